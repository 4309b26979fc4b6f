"""Twelve seats at the table, one empty seat and the Free City, in the hand of scenes_more.py.

Each as a medallion, a small one for 22-36 px, and an emblem for 14-24 px.

Everything is a list of Shape (a QPainterPath, a fill, a line width).  A head is drawn about (0,0): face about 38 wide, chin at 29,
neck to 46, shoulders below; one transform puts it in the 96 grid.  Clipping is a boolean with the disc, so that the SVG holds
paths only: no clip, mask, filter, gradient, opacity or text (SVG Tiny 1.2)."""
import math, os, re, sys
from PySide6.QtCore import Qt, QRectF, QPointF
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform
H=os.path.dirname(os.path.abspath(__file__))
# ------------------------------------------------------------------ colours (identity/tokens.py, identity/gen_icons.py)
INK="#2B2118"; SOFT="#5A4A3A"; PAR="#F3E7CE"; PARD="#E2CFA8"; STONE="#CBB894"; SAND="#D9B382"; WHITE="#FBF6EA"
TERRA="#C4593B"; TERRAL="#DF8562"; TERRAD="#8C3A25"; GOLD="#D9A441"; GOLDL="#F2D288"; GOLDD="#A87424"
SEA="#2F7A8C"; SEAL="#6FB2BD"; SEAD="#1F5A69"; DEEP="#173A47"; NIGHT="#1B2440"; WOOD="#9A6336"; WOODL="#C08A52"; WOODD="#6B4122"
REDC="#B83A34"; REDL="#D9675C"; REDD="#84251F"; BLU="#2F6DB5"; BLUL="#5C93D0"; BLUD="#1F4B80"; GRN="#3E8E4E"; GRNL="#5FA869"; GRND="#2A6437"
PUR="#6E3F8E"; PURL="#9B63B8"; PURD="#472560"; LEAF="#9DAA5E"; LEAFD="#66743A"; BLK="#3B2D23"; BLKD="#241A13"; BLKL="#54412F"
OREL="#9FABB5"; ORE="#66727F"; ORED="#414B56"; BRONZE=("#D9A85A","#A8743A","#F0CE8C")
SK=dict(fair=("#F6D8B6","#EBC09A","#CC9167","#9A5238"), olive=("#EDC297","#DDA676","#B57A50","#83452C"), tan=("#DBA574","#C98B5C","#9E643C","#6E3B26"),
        brown=("#B98056","#9C6440","#744526","#4C2818"), deep=("#8A5A40","#6E4530","#4B2C1F","#2E1710"), marble=("#F3E7CE","#E2CFA8","#BFA77C","#8B7750"), shade=("#5D8693","#4C7380","#385A66","#2C4A55"))
# ------------------------------------------------------------------ paths and shapes
class Shape:
    __slots__=("d","f","w")
    def __init__(s,d,f,w=0): s.d,s.f,s.w=d,f,w
def P(d):
    if isinstance(d,QPainterPath): return QPainterPath(d)
    z=QPainterPath(); z.setFillRule(Qt.WindingFill); t=re.findall(r"[MLCQHVZ]|-?\d*\.?\d+(?:e-?\d+)?",d); i=0; cmd=None; x=y=0.0
    def n():
        nonlocal i; v=float(t[i]); i+=1; return v
    while i<len(t):
        if t[i].isalpha(): cmd=t[i]; i+=1
        if cmd=="M": x,y=n(),n(); z.moveTo(x,y); cmd="L"
        elif cmd=="L": x,y=n(),n(); z.lineTo(x,y)
        elif cmd=="H": x=n(); z.lineTo(x,y)
        elif cmd=="V": y=n(); z.lineTo(x,y)
        elif cmd=="C": a=[n() for _ in range(6)]; z.cubicTo(*a); x,y=a[4:]
        elif cmd=="Q": a=[n() for _ in range(4)]; z.quadTo(*a); x,y=a[2:]
        elif cmd=="Z": z.closeSubpath()
    return z
def _f(v):
    s=f"{v:.2f}".rstrip("0").rstrip("."); s="0" if s in ("-0","") else s
    return s
def D(z):
    o=[]; i=0; n=z.elementCount()
    while i<n:
        a=z.elementAt(i); ty=a.type
        if ty==QPainterPath.MoveToElement: o.append(f"M{_f(a.x)} {_f(a.y)}")
        elif ty==QPainterPath.LineToElement: o.append(f"L{_f(a.x)} {_f(a.y)}")
        else:
            b,c_=z.elementAt(i+1),z.elementAt(i+2); o.append(f"C{_f(a.x)} {_f(a.y)} {_f(b.x)} {_f(b.y)} {_f(c_.x)} {_f(c_.y)}"); i+=2
        i+=1
    return " ".join(o)
def flat(xs):
    for x in xs:
        if isinstance(x,(list,tuple)): yield from flat(x)
        elif x: yield x
def q(d,f): return Shape(P(d),f)
p=q
def l(d,f,w): return Shape(P(d),f,w)
def c(x,y,r,f,w=0): return Shape(disc(x,y,r),f,w)
def ring(x,y,rr,w,f):
    z=QPainterPath()  # odd-even: two circles, no boolean (Qt flattens small curves)
    for a in (rr+w/2,rr-w/2): z.addEllipse(QPointF(x,y),a,a)
    return Shape(z,f)
def e(x,y,a,b,f): return Shape(disc(x,y,a,b),f)
def r(x,y,w,h,rx,f):
    z=QPainterPath(); z.setFillRule(Qt.WindingFill); z.addRoundedRect(QRectF(x,y,w,h),rx,rx) if rx else z.addRect(QRectF(x,y,w,h)); return Shape(z,f)
def disc(x,y,a,b=None):
    z=QPainterPath(); z.setFillRule(Qt.WindingFill); b=b or a; z.addEllipse(QPointF(x,y),a,b); return z
def box(x,y,w,h): return P(f"M{x} {y} L{x+w} {y} L{x+w} {y+h} L{x} {y+h} Z")
def inter(a,b): return P(a).intersected(P(b))
def sub(a,b): return P(a).subtracted(P(b))
def uni(*a):
    o=P(a[0])
    for k in a[1:]: o=o.united(P(k))
    return o
def mv(d,dx,dy): return P(d).translated(dx,dy)
def mirror(d): return QTransform(-1,0,0,1,0,0).map(P(d))
def sh(d,f,fd,dx=6,dy=4,hi=None,hx=3,hy=3):
    """a form: ground, light crescent upper left, shade crescent lower right"""
    o=[q(d,f)]
    if hi: o.append(q(sub(d,mv(d,hx,hy)),hi))
    o.append(q(sub(d,mv(d,-dx,-dy)),fd)); return o
def tf(t,*xs):
    k=math.sqrt(abs(t.determinant()))
    return [Shape(t.map(s.d),s.f,s.w*k) for s in flat(xs)]
def at(x,y,s,*xs,rot=0,flip=False):
    t=QTransform(); t.translate(x,y); t.rotate(rot); t.scale(-s if flip else s,s); return tf(t,*xs)
def pol(cx,cy,rad,a): a=math.radians(a); return cx+rad*math.cos(a),cy+rad*math.sin(a)
def poly(pts): return "M"+" L".join(f"{x:.2f} {y:.2f}" for x,y in pts)+" Z"
def star(cx,cy,n,ro,ri,rot=-90): return poly([pol(cx,cy,ro if i%2==0 else ri,rot+i*180/n) for i in range(2*n)])
def limb(pts,ws):
    o=None
    for i in range(len(pts)-1):
        (x0,y0),(x1,y1)=pts[i],pts[i+1]; a=math.atan2(y1-y0,x1-x0); nx,ny=-math.sin(a),math.cos(a); w0,w1=ws[i]/2,ws[i+1]/2
        s=uni(P(f"M{x0+nx*w0} {y0+ny*w0} L{x1+nx*w1} {y1+ny*w1} L{x1-nx*w1} {y1-ny*w1} L{x0-nx*w0} {y0-ny*w0} Z"),disc(x0,y0,w0),disc(x1,y1,w1)); o=s if o is None else o.united(s)
    return o
def folds(col,w,*ds): return [l(d,col,w) for d in ds]
def blobs(*cs):
    o=None
    for x,y,rr in cs: o=disc(x,y,rr) if o is None else o.united(disc(x,y,rr))
    return o
def outline(s):
    if not s.w: return s.d
    st=QPainterPathStroker(); st.setWidth(s.w); st.setCapStyle(Qt.RoundCap); st.setJoinStyle(Qt.RoundJoin); st.setCurveThreshold(.08); return st.createStroke(s.d).simplified()
def within(s,x,y,rr):
    """surely inside the disc: every point and control point is"""
    return all((s.d.elementAt(i).x-x)**2+(s.d.elementAt(i).y-y)**2<=(rr-s.w/2)**2 for i in range(s.d.elementCount()))
def clip(xs,x,y,rr,head=None):
    """cut with the disc; with head, everything above y=head stays"""
    o=[]; area=disc(x,y,rr) if head is None else uni(disc(x,y,rr),box(x-rr,0,2*rr,head)); big=QTransform.fromScale(4,4); back=QTransform.fromScale(.25,.25); A=big.map(area)
    for s in flat(xs):
        bb=s.d.boundingRect().adjusted(-s.w/2,-s.w/2,s.w/2,s.w/2)
        if not area.boundingRect().intersects(bb): continue
        z=QPainterPath(); z.addRect(bb)
        if within(s,x,y,rr) or area.contains(z): o.append(s)
        else:
            d=big.map(outline(s)).intersected(A)
            if not d.isEmpty(): o.append(Shape(back.map(d),s.f))
    return o
def svg(xs):
    o=[]
    for s in flat(xs):
        d=D(s.d)
        if not d: continue
        o.append(f'<path d="{d}" fill="none" stroke="{s.f}" stroke-width="{_f(s.w)}" stroke-linecap="round" stroke-linejoin="round"/>' if s.w else f'<path d="{d}" fill="{s.f}"/>')
    return '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="96" height="96" viewBox="0 0 96 96"><g fill-rule="evenodd">\n'+"\n".join(o)+"\n</g></svg>\n"
# ------------------------------------------------------------------ heads (the faces of the Architects cards)
FACE={0:"M-19 -8 C-21 -36 21 -36 19 -8 C19 4 17 13 12 20 C8 26 4 29 0 29 C-4 29 -8 26 -12 20 C-17 13 -19 4 -19 -8 Z",
 -1:"M-15.5 -12 C-18 -38 20 -38 20 -10 C20 -2 20 6 16.5 13 C12 21 3 29.5 -6 29.5 C-10.5 29.5 -13 26 -14 21 C-15 17 -16 13 -16.5 9 C-18.5 5 -18 1 -16.3 -3 C-17 -6 -16.3 -9 -15.5 -12 Z"}
FACE={k:P(v) for k,v in FACE.items()}; FACE[1]=mirror(FACE[-1])
SHD={0:"M9 -44 L8 -16 C9 -9 13 -4 12 2 C11 8 8 12 9 18 C8 24 3 27 -6 36 L40 36 L40 -44 Z",
 -1:"M13 -44 L10 -14 C13 -8 12 0 8 6 C5 12 6 18 3 22 C0 26 -4 28 -8 36 L40 36 L40 -44 Z",
  1:"M8 -44 L6.5 -9 C8 -3 12 3 13 7 C12 10 8 10.5 6 10.5 C8 12 9 14 8 17 C9 22 8 26 4 36 L40 36 L40 -44 Z"}
NOSE={0:"M2 -8 C1 -2 -1 3 -3 7.5 C-1 10.5 4 10.5 6.5 8 C5 3 4 -3 5 -8 Z", -1:"M-5 -8 C-7 -3 -10 3 -12.5 7 C-11 10 -7 10.5 -3.5 8.5 C-5 4 -5 -2 -2.5 -8 Z"}
UP=6          # the body is drawn with a long throat; everything between the marks BODY and HEAD is lifted by this much
BODY=Shape(QPainterPath(),"body"); HEAD=Shape(QPainterPath(),"head")
BIG=False     # the small medallion: heavier eyes, brows and mouth
def FX(turn): return lambda x: x*(0.80 if x*turn>0 else 1.0)+turn*5
def face(turn,sk,hair=INK,lips=None,smile=.6,age=0,brow=2.6,kohl=False,eye="#FAF1E0",pupil=INK):
    L,B,Dk,K=SK[sk]; X=FX(turn); F=FACE[turn]; xs=[HEAD]
    if turn<=0: xs+= [e(19.5,1,4.2,6.5,Dk)]
    if turn>=0: xs+= [e(-19.5,1,4.2,6.5,B), e(-19,1.5,2,3.6,Dk)]
    xs+= [q(F,B), q(sub(F,mv(F,4,3)),L), q(inter(F,SHD[turn]),Dk)]
    if turn<1: xs.append(q(NOSE[turn],Dk))
    else: xs.append(q("M13 7 C11 10.2 7 10.5 4.5 9 C6 8 7 7.4 8 6.6 Z",K if sk!="fair" else Dk))
    z=2.4 if turn<0 else 0
    if age: xs+= [l(f"M{X(-10+z):.1f} 9.6 Q{X(-12.2+z):.1f} 13 {X(-10.4+z):.1f} 17.6",Dk,1.5)]
    if age>1: xs+= [l(f"M{X(-8):.1f} -18 Q{X(0):.1f} -19.6 {X(7):.1f} -18",Dk,1.5), l(f"M{X(-12+z):.1f} 2.6 Q{X(-8+z):.1f} 4.6 {X(-5+z):.1f} 3",Dk,1.3)]
    k=1.18 if BIG else 1; by=1.4 if BIG else 0
    for x in (-8.6,8.6):
        xx=X(x); w=(4.4 if x*turn<=0 else 3.7)*k
        xs+= [p(f"M{xx-w:.1f} -2.4 Q{xx:.1f} {-2.4-4.4*k:.1f} {xx+w:.1f} -2.4 Q{xx:.1f} {-2.4+3.2*k:.1f} {xx-w:.1f} -2.4 Z",eye), c(round(xx+turn*.9,1),-2.9,2.1 if not BIG else 2.7,pupil), l(f"M{xx-w-.4:.1f} -2.6 Q{xx:.1f} {-2.4-4.8*k:.1f} {xx+w+.4:.1f} -2.6",pupil,1.7*k)]
        if kohl: s=-1 if x<0 else 1; xs.append(l(f"M{xx+s*w:.1f} -2.8 L{xx+s*(w+3.8):.1f} -4.4",INK,1.9*k))
        bo=w+1-(.6 if BIG else 0); bi=w+1-(2 if BIG else 0); a_,b_=(bo,bi) if x<0 else (bi,bo)
        xs.append(l(f"M{xx-a_:.1f} {(-9.3 if x<0 else -10.6)-by:.1f} Q{xx:.1f} {-12.8-by:.1f} {xx+b_:.1f} {(-10.6 if x<0 else -9.3)-by:.1f}",hair,brow))
    m=X(0)*.95+ (-.5 if turn<0 else 0); hw=(5.6-abs(turn)*.5)*(1.15 if BIG else 1)
    if lips: xs+= [p(f"M{m-hw:.1f} {16.6-smile} Q{m-2:.1f} 14 {m:.1f} 15 Q{m+2:.1f} 14 {m+hw:.1f} {16.6-smile} Q{m:.1f} {21+smile:.1f} {m-hw:.1f} {16.6-smile} Z",lips), l(f"M{m-hw+.6:.1f} {16.8-smile:.1f} Q{m:.1f} {17.4+smile} {m+hw-.6:.1f} {16.8-smile:.1f}",K,1.1)]
    else: xs+= [l(f"M{m-hw:.1f} {17-smile} Q{m:.1f} {17.5+smile*1.6:.1f} {m+hw:.1f} {17-smile}",K,2*k), l(f"M{m-2.2:.1f} 21.6 L{m+2.2:.1f} 21.6",Dk,1.8)]
    return xs
def neck(sk,w=11,b=44):
    L,B,Dk,K=SK[sk]; n=f"M{-w} 10 L{-w} {b-12} C{-w-2} {b-5} {-w-8} {b-1} {-w-14} {b+1} L0 {b+16} L{w+14} {b+1} C{w+8} {b-1} {w+2} {b-5} {w} {b-12} L{w} 10 Z"
    return [BODY, q(n,B), q(inter(n,f"M{-w-2} 18 L{-w} 24 C-4 {b-10} 0 {b-7} 3 {b+20} L60 {b+20} L60 10 Z"),Dk)]
def torso(ny=42,w=56,dr=16,nk=13,b=60):
    return P(f"M{-nk} {ny} C{-nk-8} {ny+7} {-w+10} {ny+5} {-w} {ny+dr} C{-w-6} {ny+dr+12} {-b} {ny+30} {-b} 100 L{b} 100 C{b} {ny+30} {w+6} {ny+dr+12} {w} {ny+dr} C{w-10} {ny+5} {nk+8} {ny+7} {nk} {ny} Z")
def scoop(sk,nk=14,ny=43,dp=14):
    """bare throat cut into a garment"""
    L,B,Dk,K=SK[sk]; return [q(f"M{-nk-1} {ny-1} C{-nk+5} {ny+dp} {nk-5} {ny+dp} {nk+1} {ny-1} L0 {ny-10} Z",B), q(f"M1 {ny+dp*.75:.1f} C{nk-7} {ny+dp*.72:.1f} {nk-2} {ny+6} {nk+1} {ny-1} L{nk-6} {ny-10} C2 {ny-4} 0 {ny} 1 {ny+dp*.75:.1f} Z",Dk)]
def beard(turn,f,fd,ln=38,wd=20,sq=False,mo=True):
    X=FX(turn); t=turn*3.5
    d=(f"M{-19 if turn>=0 else -16.5} -1 C{X(-17):.1f} 6 {X(-14):.1f} 10 {X(-9):.1f} 11.5 C{X(-4):.1f} 9.8 {X(4):.1f} 9.8 {X(9):.1f} 11.5 C{X(14):.1f} 10 {X(17):.1f} 6 {19 if turn<=0 else 16.5} -1 "
       +(f"C{wd+1} 12 {wd} {ln-8} {wd-3+t} {ln} L{-wd+3+t} {ln} C{-wd} {ln-8} {-wd-1} 12 {-19 if turn>=0 else -16.5} -1 Z" if sq else f"C{wd+1} 14 {wd-4+t:.1f} {ln-6} {t:.1f} {ln} C{-wd+4+t:.1f} {ln-6} {-wd-1} 14 {-19 if turn>=0 else -16.5} -1 Z"))
    m=X(0); xs=[sh(d,f,fd,7,3)]
    if mo: xs.append(p(f"M{m-10:.1f} 16 C{m-7:.1f} 10.5 {m-2:.1f} 10 {m:.1f} 12 C{m+2:.1f} 10 {m+7:.1f} 10.5 {m+10:.1f} 16 C{m+5:.1f} 15.5 {m+2:.1f} 15 {m:.1f} 14.4 C{m-2:.1f} 15 {m-5:.1f} 15.5 {m-10:.1f} 16 Z",fd))
    return xs,m
def fist(x,y,a,sk,s=1,flip=False):
    L,B,Dk,K=SK[sk]; d="M-10 -9 C-4 -12 6 -12 9 -9 C12 -7 12 8 9 10 C5 12 -5 12 -10 9 C-12 4 -12 -4 -10 -9 Z"
    return at(x,y,s, sh(d,B,Dk,2.5,3), l("M0 -4.5 L10 -4.5 M0 1 L10 1 M0 6 L9 6",Dk,1.8), sh("M-9 -8 C-6 -13 4 -13 6 -9 C7 -6 3 -5 -1 -5 Z",B,Dk,0,2),rot=a,flip=flip)
# ------------------------------------------------------------------ the people
F={}
def person(f): F[f.__name__]=f; return f
@person
def naduma():     # Kush: woman of fifty, close cap with gold band, hoops, carnelian beads
    sk="deep"; L,B,Dk,K=SK[sk]; T=torso(44,54,15)
    st="M-16 -10 C-24 6 -22 26 -30 50 L-17 52 C-13 34 -14 20 -12 8 Z"; xs=[sh(st,"#C4523C","#8C3223",5,1), sh(mirror(st),"#A23F2E","#74271B",4,1), l("M-28 43 L-17 45",GOLD,3), l("M17 45 L28 43",GOLDD,3)]
    xs+= [neck(sk,10,46), sh(T,"#1F6476","#134450",14,2,"#3E8796",4,4)]
    xs+= [q(inter(T,"M14 40 C22 60 0 84 -40 100 L-58 100 C-30 84 -6 66 4 44 Z"),GOLDL), q(inter(T,"M24 42 C34 64 14 90 -20 100 L-40 100 C-4 86 20 62 14 40 Z"),REDC)]
    xs+= [scoop(sk,15,45,15)]
    for k in range(9):
        a=math.radians(18+k*18); x,y=-math.cos(a)*20,41+math.sin(a)*17; xs.append(c(x,y,3.4,(GOLD if k%2 else TERRA) if k<6 else (GOLDD if k%2 else TERRAD)))
    xs+= [face(0,sk,BLKD,lips="#8E3B3B",smile=.9,brow=2.6,age=1)]
    cap="M-20.5 -6 C-27 -50 27 -50 20.5 -6 C14 -19 -14 -19 -20.5 -6 Z"
    xs+= [sh(cap,"#C4523C","#8C3223",8,3,"#E07E5E",3,3)]
    xs+= [l(" ".join(f"M{x} {y} L{x+.1} {y}" for x,y in ((-9,-33),(0,-35),(9,-33),(-13,-26),(-4.5,-28),(4.5,-28),(13,-26))),GOLDL,3)]
    xs+= [q("M-21.4 -5 C-22 -9 -21.6 -14 -20.8 -17 C-12 -28 12 -28 20.8 -17 C21.6 -14 22 -9 21.4 -5 C12 -19 -12 -19 -21.4 -5 Z",GOLD), q("M8 -24.6 C14 -23 18 -20.4 20.8 -17 C21.6 -14 22 -9 21.4 -5 C18 -10 13.4 -13 8 -14.6 Z",GOLDD), c(0,-20.2,4.6,GOLDL), c(0,-20.2,2.4,SEA)]
    xs+= [ring(-21.5,13,5.6,2.6,GOLD), ring(21.5,13,5.6,2.6,GOLDD)]
    return xs
@person
def belaro():     # Babylon: man of forty, tall cap, square curled beard
    sk="tan"; L,B,Dk,K=SK[sk]; T=torso(44,56,15); HB,HD="#33271F","#1E1610"
    side="M-16 -14 C-32 -8 -36 24 -29 38 C-22 44 -14 40 -12 30 Z"
    xs=[sh(side,BLKL,HB,6,2), sh(mirror(side),HB,HD,5,2), l("M-27 4 Q-31 10 -26 14 M-28 18 Q-31 26 -25 29 M-20 32 Q-24 36 -26 34",HB,2.4), l("M27 4 Q31 10 26 14 M28 18 Q31 26 25 29",BLKL,2.2)]
    xs+= [neck(sk,12,46), sh(T,"#E8D3A4","#B99B66",14,2,"#F6E9C8",4,4)]
    xs+= [q(inter(T,"M-44 40 L-24 40 C-10 60 20 84 60 92 L60 100 L30 100 C-10 90 -36 64 -44 40 Z"),REDC), q(inter(T,"M-24 40 C-10 60 20 84 60 92 L60 85 C24 78 -4 58 -16 40 Z"),GOLD)]
    for k in range(7): x=-34+k*9; y=56+k*6.5; xs.append(l(f"M{x} {y} L{x-4} {y+8}",REDD,2.2))
    xs+= [face(-1,sk,BLKD,smile=.3,brow=3.6,age=1)]
    b,m=beard(-1,"#46352A","#241A13",46,20,sq=True)
    xs+= [b, l(" ".join(f"M{x-3} {y} Q{x} {y+4} {x+3} {y}" for y in (23,30,37) for x in range(-18,14,7)),"#7A5E49",2), l(f"M{m-4.5:.1f} 17.8 L{m+3.5:.1f} 17.8","#B5604A",2.6)]
    xs+= [sh("M-16.4 -10 C-18 -26 -8 -32 4 -32 C18 -32 24 -18 23 0 L18 2 C18 -8 16 -14 10 -17 C0 -16 -10 -15 -16.4 -10 Z",HB,HD,6,2)]
    hat="M-19.5 -16 C-19 -32 -17 -46 -15 -54 C-8 -58 12 -58 19 -54 C22 -46 24 -32 24.5 -16 C12 -25 -8 -25 -19.5 -16 Z"
    xs+= [sh(hat,"#F1E6CB","#C0AC7F",10,2,"#FBF6EA",3,3), q(inter(hat,"M-30 -42 C-10 -50 14 -50 30 -42 L30 -34 C14 -42 -10 -42 -30 -34 Z"),GOLD), q(inter(hat,"M8 -48 C16 -47 24 -45 30 -42 L30 -34 C24 -37 16 -39 8 -40 Z"),GOLDD), q("M-20 -13 C-8 -23 12 -23 25 -13 L24.6 -23 C12 -32 -8 -32 -19.6 -23 Z",TERRA), q("M10 -20.4 C16 -19 21 -16 25 -13 L24.6 -23 C20 -26 15 -28 10 -29 Z",TERRAD), c(20,12,3.4,GOLD)]
    return xs
@person
def tamira_merchant():  # Phoenicia: woman of thirty-five, saffron veil, band of coins, a full purse
    sk="olive"; L,B,Dk,K=SK[sk]; T=torso(44,54,15)
    veil="M-24 -6 C-30 -48 28 -50 27 -8 C28 8 30 22 34 36 C38 46 46 52 54 60 L-54 64 C-46 52 -38 44 -33 34 C-27 20 -25 8 -24 -6 Z"
    xs=[sh(veil,"#C98A22","#9A6414",8,3)]
    xs+= [neck(sk,10,45), sh(T,"#F4E8CC","#C9B48A",14,2,WHITE,4,4), scoop(sk,15,45,16)]
    xs+= [l("M-14 46 C-8 62 8 62 14 46",GOLD,3.4), l("M0 60 L0 66",GOLD,3), c(0,69,4.4,SEA), c(0,69,4.4,GOLDD,1.6)]
    xs+= [l("M-26 58 C-22 70 -24 80 -28 90 M26 58 C24 70 24 78 28 90","#D9CBAC",2.6)]
    xs+= [face(1,sk,"#3A281C",lips="#A8423A",smile=1.7,brow=2.6,kohl=True)]
    xs+= [q("M-17 -2 C-16 -16 -6 -24 6 -25 C14 -24 19 -18 19.4 -8 C22 -30 12 -36 0 -36 C-14 -36 -22 -22 -17 -2 Z",BLK)]
    front="M-16 36 C-22 20 -22 -2 -14.6 -15 C-6 -26 14 -27 20.6 -12 C22 -6 22 0 21 6 C26 0 28 -10 26.6 -18 C22 -52 -28 -50 -28 -6 C-28 10 -30 24 -36 36 C-40 44 -48 50 -56 58 L-56 82 C-40 74 -20 58 -16 36 Z"
    xs+= [sh(front,"#EDB53A","#C98A22",5,3,"#F8D883",3,3), l("M-22 -4 C-22 14 -24 30 -36 46 M-24 -20 C-22 -28 -16 -34 -8 -37","#C98A22",2.4)]
    xs+= [q("M-16 -13 C-6 -25 13 -26 20.8 -12 L21.4 -17 C14 -31 -8 -30 -18 -18 Z","#9A6414")]
    for x,y in ((-11,-19),(-4.4,-23),(2.8,-24.4),(10,-23),(16,-18.6)): xs+= [c(x,y,4.1,GOLDL), c(x+.7,y+.7,2.6,GOLDD)]
    xs+= [l("M-18.6 8 L-18.6 11",GOLD,2), c(-18.6,15,4,GOLD)]
    # purse
    pu="M-45 40 C-58 48 -60 70 -44 74 C-32 77 -16 76 -13 66 C-11 54 -18 44 -25 40 Z"
    pr=[e(-35.5,31,14.5,6.5,"#7A2E1F"), [c(x,y,5.4,f) for x,y,f in ((-42,31,GOLDD),(-29,31,GOLDD),(-35.6,27,GOLD))], c(-36.4,26.2,3.4,GOLDL), sh("M-50 30 C-44 36 -28 36 -21 30 C-20 36 -24 40 -25 42 L-45 42 C-46 40 -50 36 -50 30 Z","#B5492F","#7A2E1F",4,2), sh(pu,"#C2583A","#8A3524",7,4,"#DF8562",3,3), l("M-46 41 L-24 41",GOLDL,4), l("M-44 50 C-46 56 -45 60 -43 64 M-28 49 C-25 54 -25 58 -26 62","#8A3524",2.2)]
    o=[at(5,-6,1,pr), q(limb([(-56,96),(-40,70)],[24,18]),B), fist(-32,62,-8,sk,1.1), l("M-51 80 L-36 89",GOLD,4.4)]; xs+= [BODY, at(3,-6,1,o) if BIG else o]
    return xs
@person
def idara_general():    # Caria: woman of forty, crested helmet pushed up, scale corselet, sea cloak
    sk="tan"; L,B,Dk,K=SK[sk]; T=torso(44,56,15); GB,GD,GL=BRONZE; HB,HD,HL="#A9B4BC","#66727F","#DCE3E6"
    braid=blobs(*[(-21+k*.6,14+k*9,6.6-k*.3) for k in range(5)])
    arc="M20 -46 C0 -56 -30 -46 -31 -10 C-31 6 -31 20 -27 34"
    crest=uni(outline(l(arc,"",15)),disc(20,-46,7.5),"M-38.6 20 C-40 36 -36 48 -26 54 C-22 46 -20 40 -19.6 32 Z"); xs=[sh(crest,"#24558F","#173A66",5,2,"#4C82BD",3,3)]
    for x0,y0,x1,y1 in ((10,-56.6,10,-49),(-1,-56,1,-48),(-12,-52,-8,-45),(-23,-44,-17,-38),(-31,-34,-24,-29),(-36,-22,-28,-19),(-37.6,-9,-29,-8),(-37.6,4,-29,4),(-37.6,16,-29,15),(-37,28,-28,25)): xs.append(l(f"M{x0} {y0} L{x1} {y1}","#173A66",2))
    xs+= [sh(braid,BLKL,BLKD,4,3)]
    xs+= [neck(sk,11,45), sh(T,GB,GD,14,2,GL,4,4)]
    for j,y in enumerate((60,69,78,87)): xs.append(l(" ".join(f"M{x-5} {y} Q{x} {y+8} {x+5} {y}" for x in range(-40+(j%2)*5,44,10)),GD,2))
    xs+= [scoop(sk,15,45,12), l("M-15 45 C-9 58 9 58 15 45",GOLDL,3.6)]
    cl="M20 42 C34 48 50 48 62 62 L62 100 L30 100 C34 82 32 58 20 42 Z"; xs+= [sh(cl,"#25588F","#173A66",10,2,"#4C82BD",3,2), sh("M-60 64 C-52 50 -38 50 -28 50 C-38 62 -44 80 -44 100 L-60 100 Z","#2B68AF","#173A66",4,2,"#4C82BD",3,2), c(27,52,6,GOLDL), c(28,53,3.4,GOLDD)]
    xs+= [face(1,sk,BLKD,lips="#9B4030",smile=.2,brow=3)]
    bowl="M-24 0 C-37 -55 31 -66 27 -10 C14 -22 -4 -22 -14 -10 Z"
    xs+= [sh("M24.6 -10 L17.6 -12 C18 -2 17 6 14 13 C14 18 15 22 17 24 C21 18 25 4 24.6 -10 Z",HD,"#4A5561",2,2), sh(bowl,HB,HD,9,3,HL,4,4), l("M22 -37 C6 -48 -20 -38 -24 -10 C-25 -2 -25 4 -24 10",PAR,4.6), l("M22 -35.4 C6 -46 -17 -37 -21.4 -14",STONE,1.4)]
    xs+= [q("M-15 -5 C-8 -19 16 -23 27.4 -4 L27.2 -13 C16 -31 -10 -27 -19 -13 Z",GL), q("M10 -18.6 C17 -17 23 -12 27.4 -4 L27.2 -13 C22 -20 16 -24 10 -25 Z",GB), l("M-13.6 -5 C-6 -17 15 -21 26.4 -4.6",GD,1.8), p(star(8,-20.6,8,4.6,2.4),REDC)]
    ck="M-24 -6 L-13 -9 C-13.6 2 -11 10 -6 16 C-6 21 -8 26 -12 30 C-21 24 -26 8 -24 -6 Z"
    xs+= [sh(ck,HB,HD,3,3,HL,3,2), c(-18.4,0,3,GL), l("M-12.4 -8 C-13 3 -10.4 10.6 -5.6 16 C-5.8 21 -8 26 -11.6 29.4",GB,2.2)]
    return xs
@person
def filena_scholar():   # Ionian in Alexandria: woman of seventy, white hair in a knot, a roll of papyrus
    sk="olive"; L,B,Dk,K=SK[sk]; T=torso(44,52,16); HB,HD,HL="#EFE8DA","#B9AE9C",WHITE
    xs=[sh(blobs((25,-22,12),(20,-14,10)),HB,HD,5,3,HL,3,3), l("M20 -30 Q29 -30 30 -20",HD,2)]
    xs+= [neck(sk,10,45), sh(T,"#F1E3C6","#C6B48C",14,2,WHITE,4,4), scoop(sk,15,45,13)]
    him="M60 60 C50 46 34 48 16 42 C18 62 -6 82 -44 100 L62 100 Z"; xs+= [sh(him,TERRA,TERRAD,12,3,TERRAL,3,3), l("M16 42 C18 62 -6 82 -44 100",GOLDL,3), l("M30 50 C34 66 20 84 -8 100 M42 54 C46 70 36 86 16 100",TERRAD,2.8)]
    xs+= [face(-1,sk,"#B9AE9C",lips="#A8563F",smile=1.2,brow=2.6,age=2)]
    hr="M-16.6 -6 C-20 -38 -2 -42 8 -40 C24 -38 27 -16 20 2 C18 -6 16 -14 10 -19 C2 -16 -10 -16 -16.6 -6 Z"
    xs+= [sh(hr,HB,HD,6,3,HL,3,3), l("M-11 -20 C-5 -25 3 -26 10 -23 M-13 -14 C-6 -20 4 -21 12 -17 M-4 -36 C4 -39 14 -35 19 -27 M-9 -31 C-7 -34 -5 -36 -2 -37 M17 -8 C19 -12 18 -15 15 -18",HD,2), q("M-17.6 -19 C-10 -33 12 -38 23 -24 L24 -18.6 C12 -31 -8 -26 -17.4 -12.6 Z",SEA), q("M8 -33.4 C14 -32 19 -29 23 -24 L24 -18.6 C20 -24 14 -27 8 -28 Z",SEAD), c(20,11.6,3,GOLD)]
    # roll
    ro=[sh("M-50 14 L-34 10 L-26 62 L-42 66 Z",PAR,STONE,6,0,WHITE,3,0), e(-42,12,8.4,3.8,PARD), e(-42,12,4,1.7,WOOD), r(-44,2,4,10,2,GOLDD), l("M-47 28 L-33 25",REDC,4.4)]
    o=[at(-3,4,1,ro), q(limb([(-44,100),(-46,72)],[26,20]),B), fist(-39,56,-14,sk,1.05)]; xs+= at(8,-10,1,o) if BIG else o
    xs+= [sh("M-62 80 C-54 72 -44 72 -34 78 L-30 100 L-62 100 Z","#F1E3C6","#C6B48C",6,2)]
    return xs
@person
def doram_builder():    # Numidia: man of thirty-five, knotted head-cloth, apron, a trowel
    sk="deep"; L,B,Dk,K=SK[sk]; T=torso(43,58,15)
    xs=[p("M19 -14 L34 -10 L30 -3 L37 4 L27 4 L18 -6 Z","#BFB196"), p("M19 -14 L34 -10 L30 -3 L24 -6 Z",PARD)]
    xs+= [neck(sk,13,45), sh(T,B,Dk,14,2,L,4,4), l("M-14 54 C-6 58 6 58 14 53",Dk,2.4)]
    ap=inter(T,"M-30 60 L30 60 L46 110 L-46 110 Z"); xs+= [sh(uni(ap,"M-31 46 L-21 43 L-17 62 L-30 62 Z","M31 46 L21 43 L17 62 L30 62 Z"),SEA,SEAD,9,2,SEAL,2.5,2.5), l("M-30 61 L30 61",GOLD,3), c(-24,62,3,GOLDL), c(24,62,3,GOLD), l("M-14 72 L14 72",SEAD,2.4)]
    xs+= [face(-1,sk,BLKD,smile=1.1,brow=3.2)]
    b,m=beard(-1,"#2B1B13","#1A0F0A",33,19); xs+= [b, l(f"M{m-4.6:.1f} 17.2 Q{m:.1f} 19.4 {m+4:.1f} 17","#A85C48",2.4)]
    xs+= [sh("M-17.4 -9 C-23 -46 27 -46 22.6 -5 C18 -16 8 -19 0 -18 C-8 -17 -13 -14 -17.4 -9 Z","#F1E6CB","#BFB196",8,3,WHITE,4,4), l("M-16.6 -18 C-6 -27 12 -27 22 -16 M-13 -29 C-4 -36 10 -36 19 -27","#D6C8A6",2.4), c(20.5,11,3,GOLD)]
    # trowel
    tr=[sh("M0 -34 L15 -3 C10 2 -10 2 -15 -3 Z",OREL,ORE,7,0,"#D8DFE2",3,1), l("M0 0 C0 5 5 4 4 10",ORED,4), r(0,9,8,20,3,WOODL), r(4.6,9,3.4,20,2,WOOD), r(0,26,8,5,2,GOLD)]
    o=[at(-42,34,1.0,tr,rot=-8), q(limb([(-62,92),(-40,70)],[26,20]),B), fist(-37,54,-10,sk,1.12), l("M-57 76 L-41 87",GOLD,4.6)]; xs+= at(8,-8,1,o) if BIG else o
    return xs
@person
def merita():     # Egypt: young woman, black wig, lotus diadem, broad collar
    sk="brown"; L,B,Dk,K=SK[sk]; T=torso(45,52,15)
    back="M-27 -12 C-30 -50 30 -50 27 -12 L33 40 C24 46 -24 46 -33 40 Z"
    xs=[sh(back,"#2E2530","#1B141C",9,0), neck(sk,10,46), sh(T,WHITE,"#CBB894",14,2), q(inter(T,disc(0,34,60,30)),B), q(inter(inter(T,disc(0,34,60,30)),box(14,30,60,60)),Dk)]
    for a,f,fd in ((40,SEAD,DEEP),(35,GOLD,GOLDD),(30,TERRA,TERRAD),(25,GOLDL,GOLD),(21,BLU,BLUD)):
        d=inter(disc(0,44,a,a*.84),box(-60,44,120,60)); xs+= [q(d,f), q(inter(d,"M10 40 L14 60 L30 100 L70 100 L70 40 Z"),fd)]
    xs+= [q(disc(0,42,15,11),B), q(inter(disc(0,42,15,11),box(2,30,40,40)),Dk), q("M-10 18 L10 18 L12 46 L-12 46 Z",B), q("M-10 24 C0 33 4 38 1 53 L14 46 L10 18 Z",Dk)]
    xs+= [face(0,sk,BLKD,lips="#A23D33",smile=1.1,brow=2.8,kohl=True)]
    fr="M-20 8 C-24 -2 -22 -12 -19 -17 C-10 -13 10 -13 19 -17 C22 -12 24 -2 20 8 L20 44 C26 45 32 44 34 40 L28 -12 C31 -51 -31 -51 -28 -12 L-34 40 C-32 44 -26 45 -20 44 Z"
    xs+= [sh(fr,"#3A2F3C","#1F1720",7,3,"#574858",3,3), l("M-26 0 L-29 40 M-22.6 4 L-24.6 43 M26 0 L29 40 M-12 -20 L-14 -15 M-4 -20 L-4.6 -14.4 M5 -20 L5 -14.4","#1F1720",1.8)]
    xs+= [q("M-27.6 -16 C-20 -30 20 -30 27.6 -16 L28.2 -22 C20 -37 -20 -37 -28.2 -22 Z",GOLD), q("M9 -31 C18 -29 24 -26 28.2 -22 L27.6 -16 C23 -21 17 -24 9 -25.4 Z",GOLDD)]
    pet="M0 4 C-5 -2 -5 -12 0 -19 C5 -12 5 -2 0 4 Z"; tip="M-2.6 -13.6 C-1.8 -15.8 -1 -17.6 0 -19 C1 -17.6 1.8 -15.8 2.6 -13.6 C1 -12.6 -1 -12.6 -2.6 -13.6 Z"
    for a_,f1,f2 in ((-52,"#F6DDE0","#D9798C"),(52,"#E3B9C0","#B85C72"),(-27,WHITE,"#E08A9A"),(27,"#F0D3D6","#C96A80"),(0,WHITE,"#E08A9A")): xs.append(at(0,-26,.9,q(pet,f1),q(tip,f2),rot=a_))
    xs.append(c(0,-24.6,3.6,GOLDL)); xs.append(c(0,-24.6,1.9,SEA))
    xs+= [l("M-21 6 L-21 10",GOLD,2), c(-21,14,4,GOLD), c(21,14,4,GOLDD)]
    return xs
@person
def lidora():     # Lydia: young woman, loose auburn curls, wreath of flowers
    sk="fair"; L,B,Dk,K=SK[sk]; T=torso(44,50,16); HB,HD,HL="#B4552B","#7E3519","#D67C46"
    hb=blobs((-20,-16,13),(-27,-2,12),(-30,14,12),(-32,30,12),(-30,45,11),(20,-16,13),(27,-2,12),(30,14,12),(32,30,12),(30,45,11),(0,-22,25),(0,10,28))
    xs=[sh(hb,HB,HD,8,3,HL,3,3), neck(sk,9,45), sh(T,"#E7A08F","#B4685C",14,2,"#F4C2B2",4,4), scoop(sk,16,45,17)]
    xs+= [l("M-16 45 C-9 64 9 64 16 45",GOLDL,3.2), c(-26,50,5,GOLDL), c(27,50,5,GOLD), l("M-20 58 C-16 70 -18 82 -22 92 M-6 64 C-6 76 -8 84 -10 92 M12 62 C16 74 16 84 14 92","#C9796B",2.6)]
    lock="M-22 8 C-30 20 -22 30 -28 42 C-30 54 -24 62 -16 64 C-20 54 -14 46 -16 36 C-18 26 -14 18 -16 8 Z"
    xs+= [face(-1,sk,"#8A4322",lips="#C0503F",smile=1.4,brow=2.3), [c(x,y,.9,Dk) for x,y in ((1,5),(4.4,6.4),(-.6,7.6),(3,8.6))]]
    hr="M-16.4 0 C-22 -4 -24 -16 -20 -24 C-14 -42 18 -44 24 -24 C28 -12 25 0 20 6 C20 -6 16 -14 9 -20 C4 -14 -10 -16 -13 -12 C-15 -8 -16 -4 -16.4 0 Z"
    xs+= [sh(hr,HB,HD,6,3,HL,3,3), l("M-8 -24 C0 -30 8 -30 14 -26 M14 -14 C20 -10 22 -4 22 2",HD,2)]
    for x,y,a in ((-21,-19,-70),(-12,-29,-40),(-1,-34,-10),(10,-33,15),(19,-27,45),(25,-17,70)): xs.append(at(x,y,1,p("M-7 0 C-4 -5 4 -5 7 0 C4 5 -4 5 -7 0 Z","#8FA858" if x<8 else "#66803F"),rot=a))
    for x,y,rr,f in ((-17,-24,5.4,WHITE),(-6,-32,4.6,"#F2B8C0"),(4.5,-34.5,5.6,WHITE),(15.4,-30,4.6,"#E39AA8"),(22.6,-22,5.2,"#EADFC8")):
        xs+= [q(blobs(*[(x+rr*.56*math.cos(math.radians(k*72-90)),y+rr*.56*math.sin(math.radians(k*72-90)),rr*.54) for k in range(5)]),f), c(x,y,rr*.36,GOLD)]
    return xs
@person
def calino():     # Athens: youth of seventeen, dark curls, white fillet, red cloak
    sk="olive"; L,B,Dk,K=SK[sk]; T=torso(43,52,16); HB,HD,HL="#4A3020","#2C1A10","#6B4A30"
    xs=[sh(blobs((-20,2,7),(-22,10,6),(-18,-8,9)),HB,HD,3,3)]
    xs+= [neck(sk,11,44), sh(T,WHITE,"#C9BBA0",14,2), scoop(sk,15,44,14), l("M-8 60 C-8 72 -12 82 -16 92 M4 62 C6 74 4 84 2 92","#D9CBAC",2.6)]
    cl="M-62 66 C-54 48 -40 48 -16 42 C-22 60 -24 80 -20 100 L-62 100 Z"; xs+= [sh(cl,REDC,REDD,8,3,REDL,3,3), l("M-30 48 C-38 62 -40 80 -36 98 M-44 52 C-50 66 -50 80 -48 96",REDD,2.8)]
    xs+= [sh("M16 42 C34 46 52 48 62 66 L62 100 L44 100 C48 76 36 54 16 42 Z",REDC,REDD,10,2), c(-18,48,6,GOLDL), c(-17.2,48.8,3.4,GOLDD)]
    xs+= [face(1,sk,"#4A3020",smile=1.3,brow=2.9)]
    hr=blobs((-16,-12,8.5),(-19,-22,9),(-12,-32,10),(0,-37,10.5),(12,-34,9.5),(20,-25,8),(22.4,-15,5.4),(-2,-26,12),(10,-25,9),(16,-20,6),(-10,-20,8))
    hr=uni(sub(hr,"M-11 2 C-12 -12 -4 -19 6 -19 C14 -19 20 -14 21 -6 L30 -2 L20 10 Z"),blobs((-1,-19,4.6),(6,-19.6,4.4),(13,-18,4)))
    xs+= [sh(hr,HB,HD,5,4,HL,2.6,2.6), l("M-14 -35 Q-8 -40 -3 -36 M4 -40 Q11 -39 12 -33 M-22 -16 Q-17 -20 -13 -15",HL,2)]
    xs+= [q("M-27 -17 C-18 -34 12 -39 26 -25 L27 -20.6 C14 -33 -12 -29 -25 -12 Z",WHITE), q("M8 -33.6 C15 -33 21 -30 26 -25 L27 -20.6 C21 -26 15 -29 8 -29.6 Z","#CBBD9E"), p("M-25 -15 L-37 -9 L-31 -5 L-36 4 L-24 -6 Z","#E2D6BC")]
    return xs
@person
def ondaro():      # Rhodes: sailor of fifty-five, low felt cap pushed back, grey curls and cropped beard
    sk="tan"; L,B,Dk,K=SK[sk]; T=torso(44,56,15); GB,GD,GL="#A8A093","#6F675D","#C6BFB2"
    xs=[sh(blobs((20,-14,8),(23,-4,8),(22,6,7),(17,14,7)),GB,GD,4,3,GL,2,2)]
    xs+= [neck(sk,13,46), sh(T,"#24618F","#153F63",14,2,"#4A8ABA",4,4), [q(inter(T,f"M-62 {y} C-20 {y+9} 20 {y+9} 62 {y} L62 {y+4} C20 {y+13} -20 {y+13} -62 {y+4} Z"),PAR) for y in (62,72)], scoop(sk,15,45,14), l("M-15 45 C-9 60 9 60 15 45",PAR,3.4)]
    xs+= [face(-1,sk,GD,smile=1.5,brow=3.6,age=2)]
    b,m=beard(-1,GB,GD,35,20); xs+= [b, l(f"M{m-4.8:.1f} 17 Q{m:.1f} 20 {m+4.4:.1f} 16.8","#9B4A3A",2.6), l("M-10 25 Q-9 28 -6 27 M-4 28 Q-2 31 1 29 M5 24 Q8 26 10 22 M12 16 Q15 17 16 13",GD,1.9)]
    cap="M-17 -19 C-18 -42 0 -52 16 -48 C30 -44 33 -26 27 -12 C16 -24 -2 -27 -17 -19 Z"
    xs+= [sh(blobs((-13,-18,5.4),(-5,-21,5.6),(4,-21,5),(13,-18,5),(20,-12,5.4)),GB,GD,2,2,GL,1.6,1.6), sh(cap,"#F1E3C0","#BFA574",9,3,WHITE,4,4), q("M-18.4 -16 C-4 -26 16 -24 28 -9 L30 -16.4 C18 -32 -4 -33 -18.8 -24 Z","#24618F"), q("M10 -22 C17 -19.6 23 -15 28 -9 L30 -16.4 C24 -23.4 17 -27.4 10 -29.2 Z","#153F63"), c(21,12,3.8,GOLD), c(20.4,11.4,1.6,GOLDL)]
    return xs
@person
def valerno():    # Rome: man of sixty-five, short white hair, toga with the purple stripe
    sk="fair"; L,B,Dk,K=SK[sk]; T=torso(44,54,15); HB,HD="#E9E2D4","#B3A998"
    xs=[neck(sk,12,45), sh(T,"#F4ECDC","#C6B89C",14,2,WHITE,4,4), q(inter(T,"M-8 44 L4 58 L2 100 L-10 100 Z"),"#8B4BA8"), scoop(sk,14,45,10)]
    tg="M62 62 C50 46 34 48 17 43 C22 58 14 74 -12 100 L62 100 Z"; xs+= [sh(tg,"#FBF6EA","#CBB894",12,3), l("M17 43 C22 58 14 74 -12 100","#6E3F8E",5), l("M30 50 C36 66 28 84 12 98 M42 53 C48 68 44 84 34 98",STONE,2.8)]
    xs+= [sh("M-62 68 C-54 50 -40 49 -26 48 C-34 62 -38 80 -36 100 L-62 100 Z","#FBF6EA","#CBB894",5,2), l("M-42 54 C-48 70 -48 84 -46 98",STONE,2.6)]
    xs+= [face(1,sk,"#B3A998",smile=.5,brow=3.4,age=2)]
    hr="M-15 10 C-22 6 -26 -12 -23 -23 C-19 -44 13 -48 20.6 -28 C22 -23 21 -17 18.6 -12 C18.4 -17 16 -22 12.6 -25 C9 -20 3 -18 -2 -19 C-5 -20 -8.4 -18 -10.4 -13 C-12.6 -6 -12 4 -15 10 Z"
    xs+= [sh(hr,HB,HD,4,2,WHITE,3,3), l("M-18 -18 C-15 -27 -10 -31 -3 -33 M-8 -21 C-4 -29 3 -33 10 -32 M3 -21 C6 -26 9 -29 13 -30 M-20 -5 C-19 -10 -18 -13 -16 -16",HD,1.9)]
    return xs
@person
def sirvan():     # Persia: man of thirty, soft saffron cap with lappets, short beard
    sk="olive"; L,B,Dk,K=SK[sk]; T=torso(44,56,15); HB,HD="#3B2A1E","#20140D"; YB,YD,YL="#D8643A","#9C3D20","#EE9168"
    bk="M-24 -12 C-30 -50 30 -50 27 -12 C28 8 30 30 36 52 L18 56 L14 20 L-14 20 L-20 56 L-38 52 C-30 30 -26 8 -24 -12 Z"
    xs=[sh(bk,YD,"#742B16",8,2), neck(sk,12,45), sh(T,"#25588F","#173A66",14,2,"#4C82BD",4,4)]
    xs+= [q("M-13 44 L0 72 L13 44 L8 38 L-8 38 Z",B), q("M2 42 L0 72 L13 44 L9 36 Z",Dk), l("M-15 44 L0 76 L15 44",GOLD,4.4), l("M0 76 L0 100",GOLD,4.4)]
    for x,y,f in ((-33,66,GOLDL),(-19,78,GOLDL),(-46,80,GOLDL),(33,66,GOLD),(19,78,GOLD),(46,80,GOLD)): xs+= [p(star(x,y,8,5.6,3),f), c(x,y,1.8,"#173A66")]
    xs+= [face(0,sk,HD,smile=.5,brow=3.4)]
    b,m=beard(0,HB,HD,39,20); xs+= [b, l("M-4.4 17.4 Q0 19 4.4 17.4","#B5604A",2.4), l(" ".join(f"M{x-2.6} {y} Q{x} {y+3.4} {x+2.6} {y}" for y,x0,n in ((22,-12,5),(28,-9,4),(34,-3,2)) for x in [x0+6*k for k in range(n)]),"#6B4C36",1.9)]
    cap="M-20 6 C-24 -2 -22 -13 -18 -18 C-8 -23 8 -23 18 -18 C22 -13 24 -2 20 6 C22 24 24 40 30 52 C34 54 38 52 40 48 C32 30 29 8 28 -10 C30 -30 24 -44 14 -50 C16 -57 6 -60 -2 -57 C-18 -52 -30 -36 -28 -10 C-29 8 -32 30 -40 48 C-38 52 -34 54 -30 52 C-24 40 -22 24 -20 6 Z"
    xs+= [sh(cap,YB,YD,8,3,YL,3,3), l("M-14 -44 C-4 -48 6 -48 14 -42 M-26 0 C-27 16 -30 32 -36 46",YD,2.2), q("M-22.4 -8 C-22 -14 -20.6 -18 -18.6 -21 C-8 -27 8 -27 18.6 -21 C20.6 -18 22 -14 22.4 -8 C20 -12 18.6 -14 17.6 -15.6 C8 -20.6 -8 -20.6 -17.6 -15.6 C-18.6 -14 -20 -12 -22.4 -8 Z",GOLD), q("M8 -24.6 C12 -23.8 15.6 -22.6 18.6 -21 C20.6 -18 22 -14 22.4 -8 C20 -12 18.6 -14 17.6 -15.6 C14.6 -17.2 11.4 -18.2 8 -18.8 Z",GOLDD), c(0,-22.4,3.6,GOLDL), c(0,-22.4,1.9,BLUD)]
    return xs
@person
def seat_empty(): # nobody yet: a person in shade, neither young nor old, no dress of any land
    L,B,Dk,K=SK["shade"]; T=torso(44,54,15)
    hd=uni("M-19 -8 C-21 -36 21 -36 19 -8 C19 4 17 13 12 20 C8 26 4 29 0 29 C-4 29 -8 26 -12 20 C-17 13 -19 4 -19 -8 Z",disc(-19.4,1,4.2,6.5),disc(19.4,1,4.2,6.5))
    hr="M-20 -2 C-25 -22 -22 -42 0 -42 C22 -42 25 -22 20 -2 C19 -10 15 -18 8 -20 C0 -18 -10 -18 -14 -14 C-18 -10 -19 -6 -20 -2 Z"
    return [BODY, q("M-12 14 L-12 46 L0 56 L12 46 L12 14 Z","#7DA3AD"), q("M-12 24 C0 34 4 38 2 55 L12 46 L12 14 Z","#628A95"), sh(T,"#4A7684","#3A606D",14,3,"#5F8B98",4,4), q("M-13 43 C-9 56 9 56 13 43 L0 34 Z","#7DA3AD"), q("M2 52.6 C8 52 11.6 48 13 43 L6 36 C3 42 2 48 2 52.6 Z","#628A95"), HEAD, sh(hd,"#9DBCC4","#7AA0AA",9,2), sh(hr,"#5B8794","#47707D",7,3,"#739CA7",3,3)]
@person
def free_city():  # the city herself, in stone, crowned with her own walls
    sk="marble"; L,B,Dk,K=SK[sk]; T=torso(44,52,16); HB,HD="#B0935C","#836B3D"
    hair="M-22 -10 C-32 -2 -28 16 -32 30 C-34 42 -26 50 -18 46 C-14 38 -16 20 -14 8 Z"
    xs=[sh(hair,HB,HD,5,3), sh(mirror(hair),HD,"#8B7244",5,3), l("M-26 4 Q-30 14 -25 20 Q-30 30 -25 40 M26 4 Q30 14 25 20 Q30 30 25 40","#6E5930",2)]
    xs+= [neck(sk,10,45), sh(T,"#E9DABA","#B9A27A",14,2,WHITE,4,4), scoop(sk,16,45,14), l("M-16 45 C-9 62 9 62 16 45","#B9A27A",2.6), l("M-24 54 C-18 70 -20 82 -24 94 M0 64 L0 94 M24 54 C18 70 20 82 24 94","#C9B58C",2.8)]
    xs+= [face(0,sk,"#A68C5C",smile=.7,brow=2.6,eye="#F8F0DE",pupil="#8B7244")]
    xs+= [sh("M-20 4 C-26 -8 -24 -22 -16 -26 L16 -26 C24 -22 26 -8 20 4 C19 -8 14 -16 0 -19 C-14 -16 -19 -8 -20 4 Z",HB,HD,6,3), l("M-14 -14 Q-8 -22 0 -22 Q8 -22 14 -14","#8B7244",1.8)]
    cr="M-23 -20 L-25 -52 L-17 -52 L-17 -46 L-12 -46 L-12 -54 L-4.6 -54 L-4.6 -47 L4.6 -47 L4.6 -54 L12 -54 L12 -46 L17 -46 L17 -52 L25 -52 L23 -20 C12 -27 -12 -27 -23 -20 Z"
    xs+= [sh(cr,"#F3E7CE","#C2AA78",9,0,WHITE,2.6,2), q("M-5 -25.4 L-5 -33 C-5 -40 5 -40 5 -33 L5 -25.4 C2 -25.8 -2 -25.8 -5 -25.4 Z",INK), l("M-16 -38 L-16 -33 M16 -38 L16 -33",INK,3)]
    return xs
# ------------------------------------------------------------------ emblems, 24 x 24 about (0,0); f = figure, k = cut (the colour of the ground)
def em_palm(f,k): return [p("M-1 -3 C1.4 1 2 6 1.2 11 L-3.4 11 C-1.4 6 -1.6 1 -2.6 -2 Z",f), [at(-1.4,-3,1,p(f"M0 -1 C4 -6 {9.6*z} -5 {11.6*z} 2 C{8*z} -1.4 {5*z} -1 0 2 Z",f),rot=a,flip=m) for a,z,m in ((0,1,False),(-42,.98,False),(0,.9,True),(42,.92,True))], p("M-3 -4 C-4 -9 -1 -12 2.4 -12 C.6 -9.6 1 -7 0 -3 Z",f), l("M-7 11 L5 11",f,2)]
def em_bull(f,k): return [p("M-5 -4.6 L5 -4.6 C6.4 0 4.2 5 3.6 9 C2.6 11.8 -2.6 11.8 -3.6 9 C-4.2 5 -6.4 0 -5 -4.6 Z",f), p("M5 -3.6 C8 -5 10.6 -3.6 11.6 -1.4 C9 .6 6.6 .2 5 -.8 Z M-5 -3.6 C-8 -5 -10.6 -3.6 -11.6 -1.4 C-9 .6 -6.6 .2 -5 -.8 Z",f), p("M-2.6 -4.4 C-9 -3.6 -12.4 -7 -10 -12.4 C-9 -8.6 -6.6 -7.4 -2.6 -7.4 Z M2.6 -4.4 C9 -3.6 12.4 -7 10 -12.4 C9 -8.6 6.6 -7.4 2.6 -7.4 Z",f), p("M-3 -7.4 L3 -7.4 L3 -4 L-3 -4 Z",f), c(-2.9,.2,1.2,k), c(2.9,.2,1.2,k), l("M-1.5 8.2 L-1.4 8.2 M1.5 8.2 L1.6 8.2",k,1.5)]
def em_purse(f,k): return [p("M-5 -3.6 C-12 1 -12 10.5 -4 10.5 L4 10.5 C12 10.5 12 1 5 -3.6 Z",f), p("M-6.6 -10.4 C-3 -8.4 -2 -10.6 0 -9 C2 -10.6 3 -8.4 6.6 -10.4 L4.4 -5 L-4.4 -5 Z",f), l("M-5.4 -4.2 L5.4 -4.2",k,1.5), c(0,3.8,3.7,k), l("M0 2.2 L0 5.4",f,1.7)]
def em_helmet(f,k): return [p("M-6.4 -3 C-6.4 -10 8 -10 8 -2 L8 10 L3.6 10 L3.6 3 L1.4 .6 L1.4 10 L-6.4 10 Z",f), p("M-8.4 1 C-12 -12 4 -14 9 -9 C2 -9.4 -6 -8 -8.4 1 Z",f), l("M3.8 -1 L8 -1",k,1.8)]
def em_scroll(f,k): return at(0,0,1,[p("M-7 -8 L7 -6.4 L7 8 L-7 6.4 Z",f), r(-11.4,-10.6,5,20,2.5,f), r(6.4,-9.4,5,20,2.5,f), l("M-5.8 -7.4 L-5.8 6.2 M5.8 -6 L5.8 7.4",k,1.1), l("M-3 -3.6 L3 -3 M-3 0 L3 .6 M-3 3.6 L1 4",k,1.5)],rot=-10)
def em_trowel(f,k): return at(.6,-.6,1,[p("M0 -13 L7.6 -1.6 C8.6 1 6 2.4 0 2.4 C-6 2.4 -8.6 1 -7.6 -1.6 Z",f), l("M0 2 L0 3.6 C0 5 -2.4 4.6 -2.4 6.4",f,1.9), r(-5,6.6,5.2,7.4,2.2,f)],rot=40)
def em_lotus(f,k):
    pe="M0 9 C-5.6 3 -5.2 -6 0 -11.6 C5.2 -6 5.6 3 0 9 Z"
    def o(sx,rot):
        d=QTransform().translate(0,8).rotate(rot).scale(sx,sx).translate(0,-8).map(P(pe)); return [Shape(d,k,2.2),Shape(d,f)]
    return [o(.84,-62),o(.84,62),o(.94,-31),o(.94,31),o(1,0), l("M-4.6 10.4 L4.6 10.4",f,2)]
def em_lyre(f,k): return [l("M-4.4 6 C-12.6 1 -4.6 -5 -9.8 -10.6 M4.4 6 C12.6 1 4.6 -5 9.8 -10.6",f,2.6), l("M-7 -6.2 L7 -6.2",f,2), l("M-2 -6 L-2 6 M2 -6 L2 6",f,1.3), p("M-6.8 3.4 C-4 5.4 4 5.4 6.8 3.4 C7 9.4 3.4 11.4 0 11.4 C-3.4 11.4 -7 9.4 -6.8 3.4 Z",f)]
def em_owl(f,k): return [p("M-8 -11 C-5 -9.6 5 -9.6 8 -11 C9.6 -5 9 6 5 10 C3 11.6 -3 11.6 -5 10 C-9 6 -9.6 -5 -8 -11 Z",f), c(-3.7,-4,3.1,k), c(3.7,-4,3.1,k), c(-3.7,-4,1.4,f), c(3.7,-4,1.4,f), p("M-1.5 -1.4 L1.5 -1.4 L0 2 Z",k), l("M-3 6 L-1.6 7.4 L0 6 L1.6 7.4 L3 6",k,1.2)]
def em_trident(f,k): return [l("M0 -10 L0 11",f,2.4), l("M-7 -6 C-7 3 7 3 7 -6",f,2.4), p("M-7 -12 L-4.4 -5 L-9.6 -5 Z M7 -12 L9.6 -5 L4.4 -5 Z M0 -12.6 L2.8 -6 L-2.8 -6 Z",f)]
def em_amphora(f,k): return [p("M-3.6 -11 L3.6 -11 L3.6 -9 L2.2 -8.4 L2.2 -5.4 C7.6 -3.6 7.6 3 2.4 9 L3 11.4 L-3 11.4 L-2.4 9 C-7.6 3 -7.6 -3.6 -2.2 -5.4 L-2.2 -8.4 L-3.6 -9 Z",f), l("M-2.6 -8.6 C-8.6 -10 -9.6 -3 -5.6 -1.6 M2.6 -8.6 C8.6 -10 9.6 -3 5.6 -1.6",f,1.7), l("M-4.6 1 L4.6 1",k,1.4)]
def em_flame(f,k): return [p("M-.6 -12.6 C4.4 -9 7.4 -4.6 5.6 -.4 C4.6 2 2.4 3 0 3 C-3.6 3 -6.4 .8 -6 -3 C-5.8 -5 -4.6 -6.2 -3.6 -7.4 C-3.2 -5.6 -2.4 -4.8 -1.4 -4.6 C-2 -7.4 -1.8 -10.2 -.6 -12.6 Z",f), p("M.6 -3.4 C2.6 -1.6 2.6 .6 .6 2 C-1.6 1.6 -2 -.2 .6 -3.4 Z",k), p("M-9 4 L9 4 L7 7 L4 7 L4 9.4 L8 9.4 L8 12 L-8 12 L-8 9.4 L-4 9.4 L-4 7 L-7 7 Z",f)]
def em_none(f,k): return [l("M-8 0 L-7.9 0 M0 0 L.1 0 M8 0 L8.1 0",f,4.4)]
def em_gate(f,k): return [p("M-10.5 10.5 L-10.5 -9 L-7 -9 L-7 -6 L-4.4 -6 L-4.4 -9 L-1.4 -9 L-1.4 -6 L1.4 -6 L1.4 -9 L4.4 -9 L4.4 -6 L7 -6 L7 -9 L10.5 -9 L10.5 10.5 L4 10.5 L4 4 C4 -1.4 -4 -1.4 -4 4 L-4 10.5 Z",f)]
# ------------------------------------------------------------------ border patterns on the ring r0..r1 (mid rm), n repeats, t = tone
def around(n,fn,off=0.0):
    o=[]; n=round(n/1.6) if BIG else n; k=1.42 if BIG else 1
    for i in range(n):
        t=QTransform(); t.translate(48,48); t.rotate(i*360/n+off); t.translate(0,-RM0 if BIG else 0); t.scale(k,k); t.translate(0,RM if BIG else 0); o+=tf(t,fn())
    return o
R0,R1=37.4,44.6; RM=(R0+R1)/2; RM0=39.9
def pt_beads(t): return around(24,lambda: c(0,-RM,2.3,t))
def pt_squares(t): return around(20,lambda: r(-2.9,-RM-2.9,5.8,5.8,0,t))
def pt_rings(t): return around(18,lambda: ring(0,-RM,2.4,1.6,t))
def pt_spears(t): return around(22,lambda: p(f"M-3.6 {-R0+.2:.2f} L0 {-R1:.2f} L3.6 {-R0+.2:.2f} Z",t))
def pt_waves(t): return [c(48,48,RM0-4.2 if BIG else RM-2.6,t,2.2 if BIG else 1.6), around(18,lambda: l(f"M-7 {-RM+2.6:.2f} C-3 {-RM+2:.2f} -4 {-RM-2.4:.2f} 0 {-RM-2.4:.2f} C3 {-RM-2.2:.2f} 2.8 {-RM+.9:.2f} .6 {-RM+.5:.2f}",t,1.7))]
def pt_bricks(t): return [around(14,lambda: l(f"M-6.2 {-R1+1.9:.2f} C-3 {-R1+1.5:.2f} 3 {-R1+1.5:.2f} 6.2 {-R1+1.9:.2f}",t,2.6)), around(14,lambda: l(f"M-5.2 {-R0-1.7:.2f} C-3 {-R0-1.9:.2f} 3 {-R0-1.9:.2f} 5.2 {-R0-1.7:.2f}",t,2.6),180/14)]
def pt_petals(t): return around(20,lambda: p(f"M-4 {-R0:.2f} C-5 {-RM-1:.2f} -2 {-R1+1:.2f} 0 {-R1+.2:.2f} C2 {-R1+1:.2f} 5 {-RM-1:.2f} 4 {-R0:.2f} C2 {-R0-1.4:.2f} -2 {-R0-1.4:.2f} -4 {-R0:.2f} Z",t))
def pt_strings(t): return around(48,lambda: l(f"M0 {-R0-1.2:.2f} L0 {-R1+1.2:.2f}",t,1.6))
def pt_leaves(t): return around(22,lambda: at(0,-RM,1,p("M-5.6 2.6 C-4 -2.6 1 -4 5.6 -2.6 C4 2.6 -1 4 -5.6 2.6 Z",t)))
def pt_rope(t): return around(24,lambda: p(f"M-5.4 {-R0:.2f} L-1.6 {-R0:.2f} L5 {-R1:.2f} L1.2 {-R1:.2f} Z",t))
def pt_lines(t):
    return [c(48,48,RM0,t,3.8)] if BIG else [c(48,48,RM+1.9,t,1.7), c(48,48,RM-1.9,t,1.7)]
def pt_zigzag(t):
    n,a,b,w=(16,RM0+3.2,RM0-3.2,2.8) if BIG else (26,R1-1.4,R0+1.4,1.9); return [l(poly([pol(48,48,a if i%2 else b,i*180/n-90) for i in range(2*n)]),t,w)]
def pt_dashes(t): return around(12,lambda: l(f"M-5 {-RM+.3:.2f} C-2 {-RM-.1:.2f} 2 {-RM-.1:.2f} 5 {-RM+.3:.2f}",t,2.6))
def pt_merlons(t): return [c(48,48,RM0-3.4 if BIG else R0+1.4,t,3.6 if BIG else 2.8), around(22,lambda: r(-2.7,-R1+.6,5.4,5,0,t))]
# ------------------------------------------------------------------ seats: ring, ground, sun, pattern tone, dark (emblem), emblem, pattern
SEAT=dict(
 naduma=("#EBDDB8","#EBDDB8","#F8EFD6","#9C7A45","#5A4424",em_palm,pt_beads),
 belaro=("#2460A8","#2460A8","#4580C4","#F2D288","#1A3F70",em_bull,pt_squares),
 tamira_merchant=("#9F6EBC","#9F6EBC","#BD93D4","#F2D288","#4B2767",em_purse,pt_rings),
 idara_general=("#C9502E","#C9502E","#E07650","#F8DDAE","#7E2A16",em_helmet,pt_spears),
 filena_scholar=("#2C7344","#2C7344","#4C9462","#DDE8B8","#184A2A",em_scroll,pt_waves),
 doram_builder=("#E3A92C","#E3A92C","#F4CC6A","#7E4E12","#6B430C",em_trowel,pt_bricks),
 merita=("#62B9BF","#62B9BF","#94D3D4","#174F5C","#174F5C",em_lotus,pt_petals),
 lidora=("#2A3460","#2A3460","#46528A","#E9E4F2","#1B2440",em_lyre,pt_strings),
 calino=("#A3B04E","#A3B04E","#C6D07E","#4A5420","#45501C",em_owl,pt_leaves),
 ondaro=("#E08A9A","#E08A9A","#F2B4BC","#7E2C44","#7A2840",em_trident,pt_rope),
 valerno=("#7B2236","#7B2236","#9E4054","#F2C9B0","#571425",em_amphora,pt_lines),
 sirvan=("#717C88","#717C88","#95A0AA","#F3E7CE","#3A434D",em_flame,pt_zigzag),
 seat_empty=("#234D5B","#234D5B","#2F6070","#86AAB3","#234D5B",em_none,pt_dashes),
 free_city=("#D9A441","#D9A441","#F2D288","#F3E7CE","#173A47",em_gate,pt_merlons))
RIM=GOLDL; RI=36.6
def mix(a,b,t): return "#"+"".join(f"{round(int(a[i:i+2],16)*(1-t)+int(b[i:i+2],16)*t):02X}" for i in (1,3,5))
def frame(k,ri):
    ring,bg,sun,tone,dark,em,pt=SEAT[k]; D_=disc(48,48,ri)
    xs=[c(48,48,47.6,INK), c(48,48,46.2,RIM), c(48,48,44.8,ring)]
    if k=="free_city": xs+= [q(inter(disc(48,48,44.8),box(48,0,50,96)),SEA)]
    xs+= [clip(pt(tone),48,48,44.8), c(48,48,ri+1,INK), c(48,48,ri,bg)]
    if k=="free_city": xs+= [q(inter(D_,box(48,0,50,96)),SEA), q(inter(disc(44,40,27),box(0,0,48,96)),sun), q(inter(disc(44,40,27),box(48,0,48,96)),"#4F98A8")]
    else: xs+= [q(inter(disc(43,40,28),D_),sun)]
    if k in LAND and not BIG: xs+= clip(LAND[k](mix(bg,dark,.30),mix(bg,dark,.52)),48,48,ri)
    return xs
def cyp(x,y,h,w,f,d): return [p(f"M{x} {y-h} C{x+w} {y-h*.5} {x+w} {y-h*.1} {x} {y} C{x-w} {y-h*.1} {x-w} {y-h*.5} {x} {y-h} Z",f), p(f"M{x} {y-h} C{x+w} {y-h*.5} {x+w} {y-h*.1} {x} {y} C{x+w*.35} {y-h*.3} {x+w*.35} {y-h*.6} {x} {y-h} Z",d)]
def tri(x,y,w,h,f,d): return [p(f"M{x-w} {y} L{x} {y-h} L{x+w} {y} Z",f), p(f"M{x} {y-h} L{x+w} {y} L{x+w*.2} {y} Z",d)]
def ground(y,f): return p(f"M0 {y} C30 {y-2} 66 {y-2} 96 {y} L96 96 L0 96 Z",f)
LAND=dict(
 naduma=lambda f,d: [tri(17,66,7,18,f,d), tri(27,66,5,12,f,d), tri(78,66,8,20,f,d), tri(68,66,5,11,f,d), ground(66,f)],
 belaro=lambda f,d: [p("M6 68 L6 62 L10 62 L10 56 L14 56 L14 50 L22 50 L22 56 L26 56 L26 62 L30 62 L30 68 Z",f), p("M17 50 L22 50 L22 56 L26 56 L26 62 L30 62 L30 68 L22 68 Z",d), p("M66 68 L66 58 L69 58 L69 55 L72 55 L72 58 L75 58 L75 55 L78 55 L78 58 L81 58 L81 55 L86 55 L86 68 Z",f), ground(68,f)],
 tamira_merchant=lambda f,d: [r(0,62,96,40,0,f), p("M69 59 C72 62 80 62 85 57 L83 65 L71 65 Z",d), r(72,46,9.6,10,0,d), l("M76.8 44 L76.8 61",d,1.2), p("M12 60 L22 60 L20 63 L14 63 Z M17 58.6 L17 50 L22.6 57.4 Z",d), l("M10 70 L24 70 M14 75 L20 75 M70 72 L84 72",d,1.2)],
 idara_general=lambda f,d: [p("M6 66 L20 52 L32 64 L62 64 L74 50 L92 66 L92 96 L6 96 Z",f), p("M74 50 L92 66 L80 66 Z M20 52 L32 64 L24 64 Z",d)],
 filena_scholar=lambda f,d: [p("M68 66 L69.6 50 L78.4 50 L80 66 Z",f), p("M75 50 L78.4 50 L80 66 L75.6 66 Z",d), r(70.6,42,6.8,8,0,f), r(74.6,42,2.8,8,0,d), p("M70 42 L74 37 L78 42 Z",d), r(66,64,16,4,0,f), r(0,67,96,30,0,f)],
 doram_builder=lambda f,d: [r(64,52,22,16,0,f), l("M64 57.4 L86 57.4 M64 62.6 L86 62.6 M70 52 L70 57 M79 52 L79 57 M74 58 L74 62 M83 58 L83 62 M70 63 L70 68 M79 63 L79 68",d,1), l("M66 68 L66 40 M80 68 L80 40 M62 46 L84 46",d,1.4), ground(68,f)],
 merita=lambda f,d: [tri(18,66,12,17,f,d), tri(80,66,9,12,f,d), ground(66,f)],
 lidora=lambda f,d: [p("M6 70 L22 58 L36 66 L62 66 L76 54 L92 70 L92 96 L6 96 Z",d), [p(star(x,y,4,s_,s_*.34),"#E9E4F2") for x,y,s_ in ((19,36,2),(76,30,2.3),(81,46,1.5),(16,50,1.3),(70,19,1.4))]],
 calino=lambda f,d: [p("M58 68 L64 60 L86 60 L92 68 Z",f), r(66,51,18,2,0,f), p("M65 51 L75 45.6 L85 51 Z",f), [r(67+i*4.6,53,2.4,7,0,f) for i in range(4)], p("M75 45.6 L85 51 L77 51 Z",d), cyp(19,70,16,3.4,f,d), cyp(26,71,11,2.8,f,d), ground(68,f)],
 ondaro=lambda f,d: [r(0,62,96,40,0,f), p("M12 60 L26 60 L23 64 L15 64 Z",d), p("M19 58.6 L19 44 L27 57 Z",d), p("M17.6 58.6 L17.6 48 L12.6 57.4 Z",d), l("M68 68 L82 68 M73 73 L86 73 M12 70 L22 70",d,1.2)],
 valerno=lambda f,d: [q(sub(box(0,50,96,50),uni(*[f"M{x} 100 L{x} 62 C{x} 55 {x+8} 55 {x+8} 62 L{x+8} 100 Z" for x in (4,15,26,62,73,84)])),f), r(0,50,96,1.6,0,d), r(0,47.6,96,2.4,0,f)],
 sirvan=lambda f,d: [cyp(18,72,22,4.4,f,d), cyp(27,72,14,3.6,f,d), cyp(79,72,24,4.6,f,d), cyp(70,72,14,3.4,f,d), ground(70,f)])
TEMPER=dict(doram_builder="builder",idara_general="general",filena_scholar="scholar",tamira_merchant="merchant")
def badge(k,x=79,y=79,rr=14.4):
    ring,bg,sun,tone,dark,em,pt=SEAT[k]
    if k=="seat_empty": return []
    f=GOLDL if k in TEMPER else PAR   # a gold badge: a temperament of the computer
    return [c(x,y,rr,INK), c(x,y,rr-1.5,f), at(x,y,(rr-4)/12.4,em(dark,f))]
# place (x, y, scale) of the head: tall hats sit lower, those who hold a tool stand a little to the right
POS=dict(naduma=(48,45.5,.66),belaro=(48,49,.64),tamira_merchant=(50,46,.66),idara_general=(51,48,.62),filena_scholar=(51,45,.66),doram_builder=(51,45,.66),merita=(48,45,.62),
 lidora=(48,45,.61),calino=(48,46,.67),ondaro=(48,49,.63),valerno=(48,44.5,.67),sirvan=(48,49,.64),seat_empty=(48,45.5,.66),free_city=(48,48.5,.62))
POSS=dict(naduma=(48,47,.76),belaro=(48,49,.68),tamira_merchant=(51,47,.72),idara_general=(51,50.5,.65),filena_scholar=(52,46,.74),doram_builder=(53,46,.74),merita=(48,47,.72),
 lidora=(48,48.5,.69),calino=(48,49,.72),ondaro=(49,50,.68),valerno=(48,47.5,.74),sirvan=(48,50,.68),seat_empty=(48,48.5,.70),free_city=(48,52,.64))
def figure(k):
    o=[]; dy=0; up=QTransform.fromTranslate(0,-UP)
    for x in flat(F[k]()):
        if x is BODY: dy=1
        elif x is HEAD: dy=0
        else: o.append(tf(up,x)[0] if dy else x)
    return o
BROAD=dict(tamira_merchant=1.07,doram_builder=1.06,ondaro=1.06,belaro=1.04,filena_scholar=.97,lidora=1.03,calino=.97,valerno=.98,merita=1.04)
def place(k,x,y,s):
    t=QTransform.fromTranslate(x,y); t.scale(s*BROAD.get(k,1),s); return tf(t,figure(k))
def medallion(k): return [frame(k,RI), clip(place(k,*POS[k]),48,48,RI), badge(k)]
def small(k):
    global BIG; BIG=True; ri=34.4; xs=[frame(k,ri), clip(place(k,*POSS[k]),48,48,ri)]; BIG=False; return xs
def emblem(k):
    ring,bg,sun,tone,dark,em,pt=SEAT[k]; light=ring in ("#EBDDB8","#E3A92C","#62B9BF","#A3B04E","#E08A9A")
    fg=INK if light else PAR; xs=[c(48,48,46,INK), c(48,48,43,RIM), c(48,48,39.5,ring)]
    if k=="free_city": xs+= [q(inter(disc(48,48,39.5),box(48,0,50,96)),SEA)]
    return xs+[at(48,48,2.45,em(fg,ring if k!="free_city" else INK))]

KINDS = {"": medallion, "_small": small, "_emblem": emblem}


def drawings():
    """The name of every portrait and its SVG."""
    for name in SEAT:
        for suffix, draw in KINDS.items():
            yield name + suffix, svg(draw(name))
