export const design = `
# graphic design
graphic design,-arts,visual design@,-communication,communication design
tool: creative software,graphics-,design-,-tools
branding and marketing design,brand collateral,-assets,branded materials
typography,font selection,typesetting,type design,typographic-,hand lettering
knowledge: colour theory,-coordination,color schemes,-palettes
layout design,-and composition,page layout,magazine-,editorial-,-design,publication-,layouts@
logo design,logomark-,logo creation,designed logos,logos@ > graphic design
brand identity design,identity--,brand-,-book,-identity,corporate-,visual-,-branding,style guides > graphic design
print design,brochure-,flyer-,poster-,leaflet-,catalogue-,stationery-,book cover-,print materials,design for print > graphic design
packaging design,-artwork,label design,dieline,packaging@
pre-press,prepress,print production,-finishing,print-ready files,preflight@,artworking,colour separation
large format design,-printing,wide-,signage design,banner-,billboard-,exhibition graphics,display-,vehicle wraps
illustration,illustrated books
infographics,information design,data graphics
icon design,-sets,iconography
presentation design,-graphics,slide design,powerpoint-
social media graphics,-design,-visuals,--graphics,digital assets,-banners,web-
marketing collateral design,--design,advertising-,ad-,newsletter-,email template-
art direction,creative-,-leadership,art directing,directed photo shoots
concept development,conceptual design,-thinking,ideation
mood boards,inspiration-,concept-,moodboards
visual narratives
image editing,-manipulation,photo-,-editing@,background removal,retouching
knowledge: design portfolio,strong-,online-,creative-,portfolio of work
knowledge: design principles,-theory,-fundamentals,visual hierarchy,-aesthetics,grid systems
creative design,design solutions,-projects,-work@
design briefs,client-,interpret-
digital asset management,asset libraries,image-,=DAM@,bynder
AI image generation,stable diffusion,dall-e,adobe firefly,generative imagery
screen printing,linocut-,letterpress,risograph,printmaking
apparel graphics,textile-,t-shirt design,merchandise-
# Adobe and other drawing tools
tool: Adobe Creative Suite,=CC@,adobe cs6,-products,-package,-cs,-suite,creative-,-cloud ~ Adobe Photoshop,Adobe Illustrator,Adobe InDesign
tool: Adobe Photoshop,photoshop,=PS@,adobe photo shop > Adobe Creative Suite ~ GIMP,Affinity Photo
tool: Adobe Illustrator,=Illustrator,illustrator@,adobe ai > Adobe Creative Suite ~ CorelDRAW,Affinity Designer,Inkscape
tool: Adobe InDesign,indesign,=In Design,in-design@ > Adobe Creative Suite ~ QuarkXPress
tool: Adobe XD,=XD,adobe experience design > UI design ~ Figma,Sketch
tool: Adobe Lightroom,lightroom,adobe camera raw ~ Capture One
tool: Capture One
tool: Adobe Acrobat,pdf editing,adobe pdf,-reader,acrobat@
tool: Adobe Dreamweaver,dreamweaver > HTML
tool: Adobe Animate,adobe flash,macromedia-,flash animation > animation
tool: CorelDRAW,corel > vector graphics
tool: Affinity Designer,affinity suite,-publisher
tool: Affinity Photo
tool: Inkscape
tool: GIMP
tool: =Procreate@ > illustration ~ Clip Studio Paint,Krita
tool: Clip Studio Paint > illustration ~ Krita
tool: Krita,corel painter > illustration
tool: QuarkXPress,quark xpress,-express,=Quark@ > layout design
tool: Microsoft Publisher,ms publisher,=Publisher@
vector graphics,-art,-design,-artwork,=SVG
# digital product design
UX design,experience-,=UX,user experience,ui/ux,ux/ui,=UXD ~ UI design
UI design,interface-,gui-,app-,screen-,=UI@,user interface
digital product design > UX design
interaction design,-flows,=IxD,microinteractions,interactive design,micro-interactions > UX design
user research,ux-,design-,usability-,generative-,user experience-,--interviews,=UXR,contextual inquiry,diary studies,ethnographic research@
usability testing,-studies,-evaluation,heuristic-,user testing,maze- > user research
user personas,-profiles,personas,empathy maps
user journeys,-flows,task-,journey maps,experience-,service blueprints
wireframing,wire frames > UX design
prototyping,rapid prototyping@,mockups,mock-ups
information architecture,card sorting,site maps,sitemap,tree testing,navigation design,taxonomy- > UX design
design systems,-tokens,-libraries,pattern-,component library,ui kits,atomic design,material- > UI design
user-centred design,human-centred-,user centric-,=UCD@,=HCD@
design thinking,-sprints,-workshops
knowledge: web accessibility,digital-,accessible design,inclusive-,=WCAG,wcag 2.1,ada web compliance,accessibility standards,-guidelines,=a11y,section 508
mobile interface design,--ui design,ios human interface guidelines,app ui,responsive- > UI design
web design,website-,site-,web page-,--graphics,designed websites
website visual design,homepage--,web layouts,-mockups > web design
HTML email design,email--,html email templates,responsive emails
UX writing,microcopy,content design,interface copy,ux-,-content
service design,-prototyping
knowledge: human-computer interaction,=HCI,human factors design
design handoff,developer-,-hand-off,redlines@,design specs,-qa
e-commerce design,ecommerce-
tool: Figma,figjam > UI design,prototyping ~ Sketch
tool: =Sketch@,sketch app,-figma > UI design
tool: InVision,in vision studio > prototyping ~ Figma,Marvel app
tool: Axure > wireframing,prototyping ~ Balsamiq
tool: Balsamiq > wireframing
tool: Marvel app > prototyping ~ ProtoPie,Framer,Principle
tool: ProtoPie > prototyping ~ Framer,Principle
tool: =Framer@,framer sites > prototyping ~ Principle
tool: =Principle@,principle for mac > prototyping
tool: Zeplin,=Abstract@ > design handoff
tool: =Miro,online whiteboarding,miro boards ~ MURAL
tool: =MURAL,mural board
tool: Webflow,web flow > web design
tool: Optimal Workshop,userzoom,maze@ > user research ~ UserTesting,Dovetail,Lookback
tool: UserTesting > user research ~ Dovetail,Lookback
tool: =Dovetail@,dovetail research > user research ~ Lookback
tool: =Lookback@ > user research
# motion and three dimensions
motion graphics,animated-,-videos,motion design,kinetic typography
animation,stop motion,animated content
tool: Adobe After Effects,after effects,=AE@,aftereffects > motion graphics ~ Apple Motion
tool: Apple Motion > motion graphics
3D modelling,three-dimensional-,polygon-,hard surface-,digital sculpting,3d-,-design
3D rendering,rendering@,3d visualization,architectural-,-visualisation,-renders,photorealistic-
3D texturing,uv mapping,texture painting,-artist,texturing and lighting,texturing@
tool: Substance Painter,adobe substance > 3D texturing
character design,-rigging,creature design,rigging@
concept art,environment-,game-,visual development,digital painting,matte-
visual effects,special-,=VFX,cgi,compositing
tool: Autodesk Maya,=Maya@,maya 3d > 3D modelling ~ Blender,Cinema 4D,3ds Max
tool: =Blender@ > 3D modelling ~ Cinema 4D,3ds Max
tool: Cinema 4D,c4d,cinema4d > 3D modelling ~ 3ds Max
tool: 3ds Max,3d max,3d studio-,3dsmax > 3D modelling
tool: ZBrush,z brush > 3D modelling
tool: =Houdini@,side fx > visual effects
tool: =Nuke@ > visual effects
tool: Corona Renderer > 3D rendering ~ V-Ray,KeyShot,Arnold
tool: KeyShot > 3D rendering ~ V-Ray,Arnold
tool: =Arnold@,arnold renderer > 3D rendering ~ V-Ray
tool: Toon Boom Harmony,toon boom > animation ~ Spine 2D,Dragonframe
tool: Spine 2D > animation ~ Dragonframe
tool: Dragonframe,moho animation > animation
# industrial and product
industrial design,-product design,consumer-,product design@,-styling
product concept development,new product development@,=NPD@
hand sketching,freehand-,-drawing,hand-,-rendering,concept sketches,drawing skills,-ability,sketching-,-skills,sketch ideas,sketches@
model making,prototype-,physical prototyping,-models,scale-,foam-,architectural-,maquettes
tool: =Rhino@,rhino 3d,grasshopper-,rhinoceros,rhino/grasshopper > 3D modelling ~ SketchUp,SolidWorks
tool: Fusion 360,autodesk fusion > 3D modelling ~ Autodesk Alias
tool: Autodesk Alias,alias automotive > 3D modelling
3D printing,3d printers,fused deposition modelling
knowledge: design for manufacture,-assembly,=DFM@,=DFMA,manufacturability
knowledge: ergonomics,human factors,anthropometrics
knowledge: materials and finishes,-processes,=CMF@,colour material finish,cmf design,material selection@
furniture design,-layout,joinery design,bespoke furniture
jewellery design,-making,-cad,gemmology,goldsmithing,stone setting
toy design,product ideation
ceramics@,pottery,glass blowing,wheel throwing,stained glass
knowledge: sustainable design,-materials,eco-design,circular design
# interior and exhibition
interior renderings,-visualisation,-perspective drawings > interior design
knowledge: interior building codes
design consultations,in-home-
colour consultancy,-selection,paint-,-colours,color consultation
FF&E specification,material-,-boards,sample-,finishes selection,fabric-,furniture-,-fixtures and equipment,finish schedules,=FF&E,ff&e,furnishings@,upholstery fabrics > interior design
lighting design,-plans,-layouts,interior lighting,architectural-,reflected ceiling plans
kitchen and bathroom design,--bath design,kitchen design,bathroom-,20-20-,winner-,2020-,=NKBA > interior design
home staging,property-,-styling,staging homes
knowledge: window treatments,-dressing@,curtains and blinds,drapery
exhibition design,booth-,stand-,exhibit-
set design,stage-,scenic-,production-,prop-,-making,scenography,set dressing,-building,scenic painting,props@
visual merchandising design,retail display--
retail design,store-,store layout-
hospitality design,restaurant-,hotel interior- > interior design
interior construction drawings,--elevations,-detailing,joinery drawings,working-
interior site coordination,fit-out supervision
interior product sourcing,furniture procurement,sourcing furniture
floral design,-arrangements,flower arranging,bouquets
garden design
# fashion and textile
fashion design,clothing-,garment-,apparel-,knitwear-,footwear-,accessories-,collection-,womenswear,menswear,childrenswear
knowledge: fashion knowledge,-awareness,-industry,passion for fashion
garment costing,costing garments
apparel sizing,size grading,-charts,garment measurements
pattern cutting,-making,-drafting,-grading,-construction,patternmaking,draping@,flat pattern,block patterns,moulage
garment construction,-making,-alterations,clothing-,sewing,dressmaking,seamstress work,stitching garments,tailoring-,alterations@,garment tailoring,bespoke-
tech packs,technical-,-flats,-sketches,flat-,-drawings,flat technical-,garment specification,-spec sheets,spec sheets@ > fashion design
fashion illustration,-sketching,-drawing,croquis > fashion design
trend forecasting,-research,-boards,fashion trends,colour-,runway-,=WGSN,wgsn
textile design,-printing,surface pattern design,--design,fabric-,knit-,woven textiles,repeat patterns,weaving
fabric sourcing,-knowledge,textile-,-sourcing,trims-,fabrics and trims,fabrics@,trims@
range planning,line-,range development,-building,seasonal collections
fit sessions,-approvals,-comments,-models,garment fitting,fashion fittings,model-,fittings with
garment sampling,sample making,-development,-room,-approvals,-sewing,prototype garments,proto samples,lab dips,sampling process@
fashion styling,personal-,wardrobe-,-stylist
costume design,wardrobe department,costumes
fashion show production,--shows,runway-,lookbook
embroidery,beading@,embellishment@
tool: CLO 3D,=CLO@,clo3d,3d garment design > fashion design ~ Browzwear,Optitex
tool: Browzwear > fashion design ~ Optitex
tool: Optitex > fashion design
tool: Gerber Accumark,gerber technology,accumark > pattern cutting ~ Lectra
tool: Lectra > pattern cutting
leatherwork,shoe making,leather craft,-goods,millinery
garment production coordination,--factories,-production,apparel-,-manufacturing
tool: Centric PLM
# working as a designer
design project management,creative-,design timelines
design presentations,-critique,presenting designs
creative team leadership,-management,design leadership,-mentoring,managed designers,lead-,mentored-
design quality control,--proofing,proofing artwork,-designs,artwork approval,-checks,proofs@
design strategy,-operations,-vision,designops
technical drawing,design drafting,-drawings,detailed-,dimensioned-,drafting@
image licensing,-sourcing,-rights,stock images,-photography,picture research
freelance graphic design
# qualifications
knowledge: degree in graphic design,--design,-visual communication,--fine arts,bachelor of--,design degree,fine arts-,=BFA,degree in art and design
knowledge: degree in interior design,diploma-,interior design degree > interior design
knowledge: degree in fashion design,--fashion,-textiles,fashion degree,-design degree,-diploma > fashion design
knowledge: degree in industrial design,--product design,product design degree,industrial-
certification: NCIDQ,licensed interior designer,registered- > interior design
certification: Google UX Design Certificate,google ux certificate,-design,=NN/g,interaction design foundation,ux certification > UX design
certification: Adobe Certified Professional,adobe certification,-certified expert,-associate,=ACE@ > Adobe Creative Suite`
