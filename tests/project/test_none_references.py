"""Guards against the PySide6 releases that lose references to None and abort much later."""

import sys

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QApplication, QGraphicsScene


def test_ordinary_qt_work_leaves_the_references_to_none_as_they_were(qapp: QApplication) -> None:
    def work() -> None:
        parent = QObject(None)
        child = QObject(parent)
        child.setParent(None)
        scene = QGraphicsScene(QRectF(0, 0, 10, 10))
        for _ in range(50):
            rectangle = scene.addRect(0, 0, 5, 5)
            assert rectangle.parentItem() is None
            assert scene.itemAt(QPointF(90, 90), rectangle.transform()) is None
            scene.removeItem(rectangle)
            qapp.processEvents()

    work()
    before = sys.getrefcount(None)
    for _ in range(20):
        work()
    # From Python 3.12 on None is immortal and the two counts are simply equal.
    assert sys.getrefcount(None) - before > -200
