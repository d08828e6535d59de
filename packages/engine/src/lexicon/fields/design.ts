export const design = `
# graphic design
graphic design | visual design@, graphic arts, communication design, visual communication | skill
creative software | design software, design tools, graphics software | tool
branding and marketing design | brand collateral, brand assets, branded materials | skill
typography | font selection, typesetting, type design, typographic design, hand lettering | skill
colour theory | color theory, colour palettes, colour schemes, colour coordination, color palettes, color schemes | knowledge
layout design | page layout, layout and composition, editorial design, magazine layout, editorial layout, publication design, layouts@, composition and layout | skill
logo design | logo creation, designed logos, logomark design, logos@ | skill | implies: graphic design
brand identity design | brand identity, visual identity, corporate identity, visual branding, brand design, identity design, style guides, brand book | skill | implies: graphic design
print design | design for print, brochure design, flyer design, poster design, leaflet design, print media design, catalogue design, print materials, catalog design, book cover design, stationery design | skill | implies: graphic design
packaging design | label design, packaging artwork, dieline, packaging@ | skill
pre-press | prepress, print production, print-ready files, preflight@, artworking, colour separation, print finishing, file preparation for print, color separation | skill
large format design | signage design, banner design, exhibition graphics, vehicle wraps, large format printing, billboard design, display graphics, wide format printing | skill
illustration | illustrated books | skill
infographics | information design, data graphics | skill
icon design | iconography, icon sets | skill
presentation design | slide design, powerpoint design, presentation graphics | skill
social media graphics | social graphics, social media design, social media visuals, digital banners, social media artwork, web banners, banner ads design, digital assets | skill
marketing collateral design | marketing design, advertising design, ad design, email template design, designed marketing materials, newsletter design | skill
art direction | creative direction, art directing, directed photo shoots, creative leadership | skill
concept development | conceptual design, ideation, conceptual thinking | skill
mood boards | moodboards, inspiration boards, concept boards | skill
visual narratives | | skill
image editing | photo manipulation, image manipulation, photo editing@, colour correction of images, background removal, retouching | skill
design portfolio | strong portfolio, online portfolio, portfolio of work, creative portfolio | knowledge
design principles | principles of design, design theory, design fundamentals, composition and colour, visual hierarchy, visual aesthetics, grid systems | knowledge
creative design | design solutions, design projects, design work@ | skill
design briefs | client briefs, interpret briefs, creative brief interpretation | skill
digital asset management | asset libraries, image libraries, =DAM@, bynder | skill
AI image generation | ai design tools, stable diffusion, dall-e, adobe firefly, generative imagery | skill
screen printing | letterpress, risograph, linocut printing, printmaking | skill
apparel graphics | t-shirt design, merchandise design, textile graphics | skill

# Adobe and other drawing tools
Adobe Creative Suite | adobe cs, =CC@, creative suite, creative cloud, adobe suite, adobe cs6, adobe products, adobe package, adobe design tools | tool | | related: Adobe Photoshop, Adobe Illustrator, Adobe InDesign
Adobe Photoshop | photoshop, =PS@, adobe photo shop | tool | implies: Adobe Creative Suite | related: GIMP, Affinity Photo
Adobe Illustrator | =Illustrator, illustrator@, adobe ai | tool | implies: Adobe Creative Suite | related: CorelDRAW, Affinity Designer, Inkscape
Adobe InDesign | indesign, =In Design, in-design@ | tool | implies: Adobe Creative Suite | related: QuarkXPress
Adobe XD | =XD, adobe experience design | tool | implies: UI design | related: Figma, Sketch
Adobe Lightroom | lightroom, adobe camera raw | tool | | related: Capture One
Capture One | | tool | | related: Adobe Lightroom
Adobe Acrobat | pdf editing, adobe pdf, adobe reader, acrobat@ | tool
Adobe Dreamweaver | dreamweaver | tool | implies: HTML
Adobe Animate | adobe flash, macromedia flash, flash animation | tool | implies: animation
CorelDRAW | corel | tool | implies: vector graphics | related: Adobe Illustrator
Affinity Designer | affinity suite, affinity publisher | tool | | related: Adobe Illustrator
Affinity Photo | | tool | | related: Adobe Photoshop
Inkscape | | tool | | related: Adobe Illustrator
GIMP | | tool | | related: Adobe Photoshop
=Procreate@ | | tool | implies: illustration | related: Clip Studio Paint, Krita
Clip Studio Paint | | tool | implies: illustration | related: Procreate, Krita
Krita | corel painter | tool | implies: illustration | related: Procreate, Clip Studio Paint
QuarkXPress | quark xpress, quark express, =Quark@ | tool | implies: layout design | related: Adobe InDesign
Microsoft Publisher | ms publisher, =Publisher@ | tool
vector graphics | vector art, vector design, vector artwork, =SVG | skill

# digital product design
UX design | =UX, user experience, ui/ux, ux/ui, =UXD, experience design | skill | | related: UI design
UI design | =UI@, interface design, user interface, gui design, app design, screen design | skill | | related: UX design
digital product design | end-to-end product design | skill | implies: UX design
interaction design | =IxD, interaction flows, microinteractions, interactive design, micro-interactions | skill | implies: UX design
user research | ux research, user interviews, =UXR, design research, usability research, contextual inquiry, user experience research, diary studies, generative research, ethnographic research@ | skill
usability testing | user testing, usability studies, tested prototypes with users, heuristic evaluation, usability evaluation, maze testing | skill | implies: user research
user personas | personas, empathy maps, user profiles | skill
user journeys | user flows, task flows, journey maps, experience maps, service blueprints | skill
wireframing | wire frames | skill | implies: UX design
prototyping | rapid prototyping@, mockups, mock-ups | skill
information architecture | card sorting, site maps, sitemap, tree testing, navigation design, taxonomy design | skill | implies: UX design
design systems | component library, ui kits, pattern libraries, atomic design, design tokens, material design, design libraries | skill | implies: UI design
user-centred design | user-centered design, =UCD@, human-centred design, human-centered design, =HCD@, user centric design | skill
design thinking | design sprints, design workshops | skill
web accessibility | accessible design, =WCAG, wcag 2.1, inclusive design, ada web compliance, accessibility standards, =a11y, section 508, digital accessibility, accessibility guidelines | knowledge
mobile interface design | mobile ui design, ios human interface guidelines, app ui, responsive ui | skill | implies: UI design
web design | website design, web page design, designed websites, web graphics, site design | skill
website visual design | homepage design, web layouts, web mockups | skill | implies: web design
HTML email design | html email templates, email design, responsive emails | skill
UX writing | microcopy, content design, ux copy, ux content, interface copy | skill
service design | service prototyping | skill
human-computer interaction | =HCI, human factors design, cognitive psychology for design | knowledge
design handoff | developer handoff, design specifications for developers, redlines@, design specs, collaboration with developers, developer hand-off, design qa | skill
e-commerce design | landing page visuals, ecommerce design | skill
Figma | figjam | tool | implies: UI design, prototyping | related: Sketch, Adobe XD
=Sketch@ | sketch app, sketch figma | tool | implies: UI design | related: Figma, Adobe XD
InVision | in vision studio | tool | implies: prototyping | related: Figma, Marvel app
Axure | | tool | implies: wireframing, prototyping | related: Balsamiq
Balsamiq | | tool | implies: wireframing | related: Axure
Marvel app | | tool | implies: prototyping | related: ProtoPie, Framer, Principle
ProtoPie | | tool | implies: prototyping | related: Marvel app, Framer, Principle
=Framer@ | framer sites | tool | implies: prototyping | related: Marvel app, ProtoPie, Principle
=Principle@ | principle for mac | tool | implies: prototyping | related: Marvel app, ProtoPie, Framer
Zeplin | =Abstract@ | tool | implies: design handoff
=Miro | online whiteboarding, miro boards | tool | | related: MURAL
=MURAL | mural board | tool | | related: Miro
Webflow | web flow | tool | implies: web design
Optimal Workshop | userzoom, maze@ | tool | implies: user research | related: UserTesting, Dovetail, Lookback
UserTesting | usertesting.com | tool | implies: user research | related: Optimal Workshop, Dovetail, Lookback
=Dovetail@ | dovetail research | tool | implies: user research | related: Optimal Workshop, UserTesting, Lookback
=Lookback@ | | tool | implies: user research | related: Optimal Workshop, UserTesting, Dovetail

# motion and three dimensions
motion graphics | motion design, animated graphics, kinetic typography, animated videos | skill
animation | stop motion, animated content | skill
Adobe After Effects | after effects, =AE@, aftereffects | tool | implies: motion graphics | related: Apple Motion
Apple Motion | | tool | implies: motion graphics | related: Adobe After Effects
3D modelling | three-dimensional modelling, polygon modelling, digital sculpting, 3d sculpting, 3d design, hard surface modelling, 3d artist work | skill
3D rendering | rendering@, 3d visualization, 3d visualisation, architectural visualization, architectural visualisation, photorealistic renders, architectural renders | skill
3D texturing | uv mapping, texture painting, texturing and lighting, texture artist, texturing@ | skill
Substance Painter | adobe substance | tool | implies: 3D texturing
character design | character rigging, creature design, rigging@ | skill
concept art | environment art, visual development, digital painting, matte painting, game art | skill
visual effects | =VFX, special effects, cgi, compositing | skill
Autodesk Maya | =Maya@, maya 3d | tool | implies: 3D modelling | related: Blender, Cinema 4D, 3ds Max
=Blender@ | | tool | implies: 3D modelling | related: Autodesk Maya, Cinema 4D, 3ds Max
Cinema 4D | c4d, cinema4d | tool | implies: 3D modelling | related: Autodesk Maya, Blender, 3ds Max
3ds Max | 3d max, 3d studio max, 3dsmax | tool | implies: 3D modelling | related: Autodesk Maya, Blender, Cinema 4D
ZBrush | z brush | tool | implies: 3D modelling
=Houdini@ | side fx | tool | implies: visual effects
=Nuke@ | | tool | implies: visual effects
Corona Renderer | | tool | implies: 3D rendering | related: V-Ray, KeyShot, Arnold
KeyShot | | tool | implies: 3D rendering | related: V-Ray, Corona Renderer, Arnold
=Arnold@ | arnold renderer | tool | implies: 3D rendering | related: V-Ray, Corona Renderer, KeyShot
Toon Boom Harmony | toon boom | tool | implies: animation | related: Spine 2D, Dragonframe
Spine 2D | | tool | implies: animation | related: Toon Boom Harmony, Dragonframe
Dragonframe | moho animation | tool | implies: animation | related: Toon Boom Harmony, Spine 2D

# industrial and product
industrial design | product design@, consumer product design, industrial product design, product styling, product form development | skill
product concept development | new product development@, =NPD@ | skill
hand sketching | concept sketches, freehand drawing, hand drawing, drawing skills, freehand sketching, hand rendering, drawing ability, sketching skills, sketching ability, sketch ideas, sketches@ | skill
model making | physical models, scale models, foam models, architectural models, physical prototyping, prototype making, maquettes | skill
=Rhino@ | rhino 3d, rhinoceros, grasshopper 3d, rhino/grasshopper | tool | implies: 3D modelling | related: SketchUp, SolidWorks
Fusion 360 | autodesk fusion | tool | implies: 3D modelling | related: Autodesk Alias
Autodesk Alias | alias automotive | tool | implies: 3D modelling | related: Fusion 360
3D printing | additive manufacturing for prototypes, 3d printers, fused deposition modelling | skill
design for manufacture | =DFM@, =DFMA, design for assembly, manufacturability | knowledge
ergonomics | human factors, anthropometrics | knowledge
materials and finishes | materials knowledge for design, =CMF@, colour material finish, cmf design, material selection@, materials and processes | knowledge
furniture design | furniture making design, bespoke furniture, joinery design, furniture layout | skill
jewellery design | jewelry design, jewellery making, jewelry making, gemmology, goldsmithing, stone setting, jewellery cad, jewelry cad | skill
toy design | toy and game design, product ideation | skill
ceramics@ | pottery, glass blowing, wheel throwing, stained glass | skill
sustainable design | eco-design, circular design, sustainable materials | knowledge

# interior and exhibition
interior renderings | interior visualisation, interior perspective drawings, interior 3d renders | skill | implies: interior design
interior building codes | accessibility codes for interiors | knowledge
design consultations | in-home consultations | skill
colour consultancy | paint selection, colour selection, color consultation, paint colours | skill
FF&E specification | finishes selection, finish schedules, =FF&E, ff&e, fabric selection, furniture selection, furniture fixtures and equipment, material boards, material specification, fixtures and finishes, sample boards, furnishings@, upholstery fabrics, material selection for interiors | skill | implies: interior design
lighting design | interior lighting, lighting plans, lighting layouts, architectural lighting, reflected ceiling plans | skill
kitchen and bathroom design | kitchen design, bathroom design, kitchen and bath design, 20-20 design, winner design, =NKBA, 2020 design | skill | implies: interior design
home staging | property staging, staging homes, show home styling, property styling | skill
window treatments | curtains and blinds, drapery, window dressing@ | knowledge
exhibition design | booth design, stand design, exhibit design | skill
set design | stage design, scenic design, scenography, production design, set dressing, prop making, scenic painting, set building, props@, prop design | skill
visual merchandising design | store displays design, retail display design | skill
retail design | store design, shop fitting design, retail environments design, store layout design | skill
hospitality design | restaurant design, hotel interior design | skill | implies: interior design
interior construction drawings | interior elevations, joinery drawings, interior detailing, construction documents for interiors, working drawings | skill
interior site coordination | site visits with clients, interior project coordination, fit-out supervision, contractor coordination on interiors, client site measurements | skill
interior product sourcing | furniture procurement, sourcing furniture, vendor sourcing interiors | skill
floral design | flower arranging, floral arrangements, bouquets | skill
garden design | planting plans design | skill

# fashion and textile
fashion design | clothing design, garment design, apparel design, knitwear design, footwear design, accessories design, collection design, womenswear, menswear, childrenswear | skill
fashion knowledge | fashion awareness, passion for fashion, fashion industry | knowledge
garment costing | costing garments, cost sheets for garments, bill of materials for garments | skill
apparel sizing | size grading, garment measurements, measurement charts for garments, size charts | skill
pattern cutting | pattern making, patternmaking, pattern drafting, draping@, pattern grading, flat pattern, block patterns, pattern construction, moulage | skill
garment construction | sewing, garment making, dressmaking, seamstress work, stitching garments, clothing alterations, alterations@, garment alterations, garment tailoring, bespoke tailoring, tailoring garments | skill
tech packs | technical packs, garment specification, garment spec sheets, spec sheets@, technical flats, flat drawings, technical sketches, technical drawings for garments, flat sketches, flat technical drawings | skill | implies: fashion design
fashion illustration | fashion sketching, fashion drawing, croquis | skill | implies: fashion design
trend forecasting | fashion trends, trend research, =WGSN, wgsn, colour trends, trend boards, runway trends | skill
textile design | surface design, print and pattern design, surface pattern design, fabric design, print design for textiles, textile printing, pattern design for textiles, repeat patterns, woven textiles, knit design, weaving | skill
fabric sourcing | textile sourcing, fabric knowledge, textile knowledge, fabrics and trims, trims sourcing, material sourcing for garments, fabric selection for garments, fabrics@, trims@ | skill
range planning | range development, line planning, seasonal collections, range building | skill
fit sessions | garment fitting, fit approvals, fit comments, fit models, fashion fittings, model fittings, fittings with | skill
garment sampling | sample making, sample development, sample room, prototype garments, sample approvals, proto samples, lab dips, sample sewing, sampling process@ | skill
fashion styling | wardrobe styling, personal styling, styling photo shoots, fashion stylist work, wardrobe stylist | skill
costume design | wardrobe department, costumes | skill
fashion show production | runway shows, fashion shows, lookbook | skill
embroidery | beading@, embellishment@ | skill
CLO 3D | =CLO@, clo3d, 3d garment design | tool | implies: fashion design | related: Browzwear, Optitex
Browzwear | | tool | implies: fashion design | related: CLO 3D, Optitex
Optitex | | tool | implies: fashion design | related: CLO 3D, Browzwear
Gerber Accumark | gerber technology, accumark | tool | implies: pattern cutting | related: Lectra
Lectra | | tool | implies: pattern cutting | related: Gerber Accumark
leatherwork | shoe making, leather craft, millinery, leather goods | skill
garment production coordination | apparel production, garment factories, critical path fashion, garment production, garment manufacturing oversight, apparel manufacturing | skill
Centric PLM | plm fashion software | tool

# working as a designer
design project management | managing design projects, design timelines, project coordination for design, design process management, end-to-end design process, creative project management | skill
design presentations | presented concepts to clients, design critique, design reviews with clients, presenting designs | skill
creative team leadership | led design team, managed designers, design team management, design leadership, lead designers, mentored designers, managed creative team, design mentoring, creative team management | skill
design quality control | proofing artwork, artwork approval, artwork checks, proofing designs, design proofing, proofs@ | skill
design strategy | design operations, designops, design vision | skill
technical drawing | design drawings, detailed drawings, drafting@, design drafting, dimensioned drawings | skill
image licensing | stock images, image sourcing, picture research, image rights, stock photography | skill
freelance graphic design | | skill

# qualifications
degree in graphic design | design degree, degree in design, degree in visual communication, bachelor of fine arts, =BFA, degree in fine arts, fine arts degree, degree in art and design, degree in visual arts | knowledge
degree in interior design | interior design degree, degree in interior architecture, interior design diploma, diploma in interior design | knowledge | implies: interior design
degree in fashion design | fashion design degree, fashion degree, fashion design diploma, degree in fashion, degree in textiles | knowledge | implies: fashion design
degree in industrial design | product design degree, industrial design degree, degree in product design | knowledge
NCIDQ | licensed interior designer, registered interior designer | certification | implies: interior design
Google UX Design Certificate | google ux certificate, google ux design, =NN/g, interaction design foundation, ux certification | certification | implies: UX design
Adobe Certified Professional | adobe certified expert, =ACE@, adobe certified associate, adobe certification | certification | implies: Adobe Creative Suite
`
