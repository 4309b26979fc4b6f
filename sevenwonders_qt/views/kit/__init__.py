"""One kit for pages and tables: layout, type and parts, buttons and fields, boxes and lists."""
