export const design = `
# graphic design
graphic design,-arts,communication design,visual communication,-design@
branding and marketing design,brand assets,-collateral,branded materials
typography,font selection,hand lettering,kerning,type design,typographic-,typesetting
layout design,publication-,editorial-,-layout,magazine-,page-,layouts@@,layout software,-and composition,desktop publishing
packaging design,-artwork,dieline,label design,packaging@
pre-press,=Pantone,=DTP@@,CMYK,artworking,colour separation,preflight@,prepress,print finishing,-production,print-ready artwork,-files
large format design,-printing,wide-,banner design,signage-,billboard-,display graphics,exhibition-,vehicle wraps
illustration,illustrated books
infographics,data graphics,information design
icon design,-sets,iconography
presentation design,-graphics,powerpoint design,slide-
social media graphics,-design,-visuals,--graphics,digital assets,-banners,web-
marketing collateral design,--design,newsletter-,advertising-,ad-,email template-
art direction,creative-,-leadership,art directing,directed photo shoots
concept development,conceptual design,-thinking,ideation
mood boards,concept-,inspiration-,moodboards
visual narratives
image editing,-manipulation,photo-,-editing@,background removal,retouching
creative design,design projects@@,-solutions@@,-work@
design briefs,client-,interpret-
digital asset management,=DAM@,asset libraries,image-,bynder
AI image generation,Firefly@@,Midjourney,adobe firefly,generative imagery,dall-e,stable diffusion
screen printing,linocut-,letterpress,printmaking,risograph
apparel graphics,textile-,merchandise design,t-shirt-
skill > graphic design:
logo design,logomark-,logo creation,logos@,designed logos
brand identity design,identity--,brand-,-book,-identity,visual-,corporate-,style guides,visual branding
print design,brochure-,leaflet-,poster-,catalogue-,flyer-,stationery-,book cover-,design for print,print materials
tool:
creative software,design-,graphics-,Affinity Suite,design tools,=Affinity@@
knowledge:
colour theory,-coordination,color palettes,-schemes
design portfolio,creative-,online-,strong-,portfolio of work
design principles@,-theory,-fundamentals,grid systems,visual aesthetics,-hierarchy
# Adobe and other drawing tools
vector graphics,-artwork,-design,-art,=SVG
tool:
Adobe Creative Suite,=CC@,adobe cs6,-cs,-package,-products,-suite,creative-,-cloud ~ Adobe Photoshop,Adobe Illustrator,Adobe InDesign
Adobe XD,=XD,adobe experience design > UI design ~ Figma,Sketch
Adobe Lightroom,adobe camera raw,lightroom ~ Capture One
Capture One
Adobe Acrobat,adobe pdf,-reader,acrobat@,pdf editing
Adobe Dreamweaver,dreamweaver > HTML
Adobe Animate,adobe flash,macromedia-,flash animation > animation
QuarkXPress,quark express,-xpress,=Quark@ > layout design
Microsoft Publisher,=Publisher@,ms publisher
Adobe Photoshop,=PS@,adobe photo shop,photoshop > Adobe Creative Suite,image editing ~ GIMP,Affinity Photo
Adobe Illustrator,=Ai@@,=Illustrator,adobe ai,illustrator^@ > Adobe Creative Suite,vector graphics ~ CorelDRAW,Affinity Designer,Inkscape
Adobe InDesign,=In Design,in-design@,indesign > Adobe Creative Suite,layout design ~ QuarkXPress
tool > vector graphics:
CorelDRAW,corel
Affinity Designer,affinity publisher,-suite
Inkscape
tool > image editing:
Affinity Photo
GIMP
tool > illustration:
=Procreate@ ~ Clip Studio Paint,Krita
Clip Studio Paint ~ Krita
Krita,corel painter
# digital product design
UX design,=UXD,experience design^,hi-fi,=UX,lo-fi,ui/ux,user experience,ux/ui ~ UI design
UI design,screen-,app-,gui-,interface-,=UI@,user interface
user research,generative-,design-,usability-,ux-,user experience-,--interviews,=UXR,contextual inquiry,diary studies,ethnographic research@
usability testing,-sessions,-studies,-evaluation,heuristic-,maze testing,user- > user research
user personas,-profiles,empathy maps,personas^
user journeys,-flows,task-,experience maps,journey-,service blueprints
prototyping,mockups,hi-fi prototypes,high-fidelity-,low-fidelity-,mock-ups,rapid prototyping@
user-centred design,human-centred-,user centric-,=HCD@,=UCD@
design thinking,-sprints,-workshops
web design,website-,site-,web page-,--graphics
website visual design,homepage--,web layouts,-mockups > web design
HTML email design,email--,html email templates,responsive emails
UX writing,content design,interface copy,ux-,-content,microcopy
service design,-prototyping
design handoff,developer-,-hand-off,design qa,-specs,redlines@
e-commerce design,ecommerce-
skill > UX design:
digital product design
interaction design,-flows,=IxD,interactive design,micro-interactions,microinteractions,Human Interface Guidelines
wireframing,wire frames
information architecture,=IA@@,card sorting,navigation design,taxonomy-,tree testing,site maps,sitemap
skill > UI design:
design systems,-tokens,-libraries,pattern-,Design Ops,DesignOps,atomic design,component library,material design^,ui kits
mobile interface design,--ui design,app ui,responsive-,ios human interface guidelines
knowledge:
web accessibility,digital-,=WCAG,=a11y,accessibility guidelines,-standards,accessible design,inclusive-,ada web compliance,section 508,wcag 2.1
human-computer interaction,=HCI,human factors design
tool:
Figma,figjam > UI design,prototyping ~ Sketch
=Sketch@,sketch app,-figma > UI design
Axure > wireframing,prototyping ~ Balsamiq
Balsamiq > wireframing
Zeplin,=Abstract@ > design handoff
=Miro,miro boards,online whiteboarding ~ MURAL
=MURAL,mural board
Webflow,web flow > web design
tool > prototyping:
InVision,in vision studio ~ Figma,Marvel app
Marvel app ~ ProtoPie,Framer,Principle
ProtoPie ~ Framer,Principle
=Framer@,framer sites ~ Principle
=Principle@,principle for mac
tool > user research,usability testing:
Optimal Workshop,userzoom,maze@ ~ UserTesting,Dovetail,Lookback
UserTesting ~ Dovetail,Lookback
tool > user research:
=Dovetail@,dovetail research ~ Lookback
=Lookback@
# motion and three dimensions
motion graphics,animated-,-videos,Lottie,kinetic typography,motion design
animation,animated content,stop motion
3D modelling,polygon-,three-dimensional-,hard surface-,3d design,-software,-sculpting,digital-
3D rendering,3d visualization,architectural-,-renders,photorealistic-,rendering^@
3D texturing,Substance 3D,texture artist,-painting,texturing and lighting,texturing^@,uv mapping
character design,-rigging,creature design,rigging^@@
concept art,environment-,game-,matte painting,digital-,visual development
visual effects,special-,compositing,=VFX,cgi
tool:
Substance Painter,adobe substance > 3D texturing
tool > motion graphics:
Adobe After Effects,=AE@,after effects@,aftereffects ~ Apple Motion
Apple Motion
tool > 3D modelling:
Autodesk Maya,=Maya@,maya 3d ~ Blender,Cinema 4D,3ds Max
=Blender@ ~ Cinema 4D,3ds Max
Cinema 4D,c4d,cinema4d ~ 3ds Max
3ds Max,3d max,3d studio-,3dsmax
ZBrush,z brush
tool > visual effects:
=Houdini@,side fx
=Nuke@
tool > 3D rendering:
Corona Renderer ~ V-Ray,KeyShot,Arnold
KeyShot ~ V-Ray,Arnold
=Arnold@,arnold renderer ~ V-Ray
tool > animation:
Toon Boom Harmony,toon boom ~ Spine 2D,Dragonframe
Spine 2D ~ Dragonframe
Dragonframe,moho animation
# industrial and product
industrial design,-product design,consumer-,product design@,-styling^
product concept development,=NPD@,new product development@
hand sketching,freehand-,-drawing,hand-,-rendering,drawing skills,sketching-,concept sketches,sketches@@
model making,prototype-,scale models,foam-,architectural-,physical-,-prototyping,maquettes
3D printing,3d printers,=FDM@@,=SLS@@,additive manufacturing,fused deposition modelling
furniture design,-layout,bespoke furniture,joinery design
jewellery design,-cad,-making,gemmology,goldsmithing,stone setting^
toy design,product ideation
ceramics@,pottery,stained glass,wheel throwing,glass blowing
tool > 3D modelling:
=Rhino@,=Grasshopper@@,grasshopper 3d,rhino-,rhino/grasshopper,rhinoceros ~ SketchUp,SolidWorks
Fusion 360,=Fusion@@,autodesk fusion ~ Autodesk Alias
Autodesk Alias,alias automotive
knowledge:
design for manufacture,-assembly,=DFM@,=DFMA,manufacturability
ergonomics,anthropometrics,human factors
materials and finishes^,-processes,=CMF@,cmf design,material selection@,colour material finish
sustainable design,-materials,circular design,eco-design
# interior and exhibition
design consultations,in-home-
colour consultancy,-selection,paint-,-colours,color consultation
lighting design,-layouts,-plans,reflected ceiling-,architectural lighting,interior-,Dialux
home staging,property-,-styling
exhibition design,-stands,booth design,stand-,exhibit-
set design,production-,prop-,scenic-,-painting,scenography,set building,-dressing,prop making,props^@@,stage design^
visual merchandising design,retail display--
retail design,store-,store layout-
interior construction drawings,joinery--,working-,interior elevations,-detailing
interior site coordination,fit-out supervision
interior product sourcing,furniture procurement,sourcing furniture
floral design,-arrangements,bouquets,flower arranging
garden design
skill > interior design:
interior renderings,-visualisation,-perspective drawings
FF&E specification,material-,-boards,sample-,ff&e,furnishings^@@,furniture fixtures and equipment,finishes selection
kitchen and bathroom design,--bath design,20-20 design,bathroom-,kitchen-,winner-,2020-,=NKBA
hospitality design,hotel interior-,restaurant design^
knowledge:
interior building codes
window treatments,-dressing@,curtains and blinds,drapery
# fashion and textile
fashion design,apparel-,clothing-,footwear-,garment-,knitwear-,accessories-,collection-,childrenswear,menswear,womenswear
garment costing,costing garments
apparel sizing,garment measurements,size charts,-grading
pattern cutting,-drafting,-grading,-making,-construction,block patterns,draping^@@,flat pattern,moulage,patternmaking,toiles
garment construction,-alterations,clothing-,alterations@,bespoke tailoring,garment-,-making,dressmaking,sewing
trend forecasting,-research,-boards,colour trends,fashion-,runway-,wgsn
textile design,-printing,knit design,fabric-,surface-,-pattern design,weaving,repeat patterns,woven textiles
fabric sourcing,trims-,textile-,-knowledge,fabric-,fabrics and trims,fabrics@,trims@@
range planning,line-,range building,-development,seasonal collections
fit sessions,-approvals,-comments,-models,fittings with,garment fitting,fashion fittings,model-
garment sampling,sampling process@,lab dips,proto samples,prototype garments,sample approvals,-making,-sewing,-development,-room
fashion styling,wardrobe-,-stylist,personal styling^
costume design,costumes,wardrobe department
fashion show production,--shows,runway-,lookbook
embroidery,beading@,embellishment@@
leatherwork,leather craft,-goods,millinery,shoe making
garment production coordination,--factories,-production,apparel-,-manufacturing
skill > fashion design:
tech packs,technical-,-flats,-sketches,flat-,-drawings,flat technical-,spec sheets@,garment specification,-spec sheets,CAD flats
fashion illustration,-drawing,-sketching,croquis
knowledge:
fashion knowledge,-industry,-awareness,passion for fashion
tool:
Centric PLM
tool > fashion design:
CLO 3D,3d garment design,=CLO@,clo3d ~ Browzwear,Optitex
Browzwear ~ Optitex
Optitex
tool > pattern cutting:
Gerber Accumark,accumark,gerber technology ~ Lectra
Lectra
# working as a designer
design project management,creative-,design timelines
design presentations,-critique,presenting designs
creative team leadership,-management,design leadership,-mentoring,lead designers,mentored-,managed-
design quality control,--proofing,artwork approval,-checks,proofs@@,proofing artwork
design strategy,-vision,-operations,designops
technical drawing,design drafting,-drawings,dimensioned-,detailed-,drafting^@
image licensing,-sourcing,-rights,picture research,stock images,-photography
freelance graphic design
# qualifications
knowledge:
degree in graphic design,--design,-art and design,=BFA,bachelor of fine arts,degree in--,--visual communication,design degree,fine arts-
degree in interior design,diploma-,interior design degree > interior design
degree in fashion design,--fashion,-textiles,fashion degree,-design degree,-diploma > fashion design
degree in industrial design,--product design,industrial design degree,product-
certification:
NCIDQ,licensed interior designer,registered- > interior design
Google UX Design Certificate,google ux design,-certificate,ux certification > UX design
Adobe Certified Professional,=ACE@,adobe certification,-certified associate,-expert > Adobe Creative Suite
# further
signage design,wayfinding ~ graphic design`
