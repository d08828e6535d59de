export const design = String.raw`
# graphic design
graphic design | visual design@, graphic arts, communication design, graphic design work, visual communication | skill
typography | font selection, typesetting, type design, typographic design, lettering | skill
colour theory | color theory, colour palettes, colour schemes, colour coordination, color palettes, color schemes | knowledge
layout design | page layout, layout and composition, editorial design, magazine layout, editorial layout, publication design, layouts@, composition and layout | skill
logo design | logo creation, designed logos, logomark design | skill | implies: graphic design
brand identity design | brand identity, visual identity, corporate identity, visual branding, brand design, identity design, brand style guides, style guides, brand book | skill | implies: graphic design
print design | design for print, brochure design, flyer design, poster design, leaflet design, print media design, catalogue design, print materials, catalog design, book cover design, stationery design | skill | implies: graphic design
packaging design | package design, label design, packaging artwork, dieline | skill
pre-press | prepress, print production, pre-press production, print-ready files, preflight, artwork production, artworking, print-ready artwork, colour separation, print finishing, file preparation for print, color separation | skill
large format design | signage design, banner design, exhibition graphics, vehicle wraps, large format printing, billboard design, display graphics, wide format printing | skill
illustration | digital illustration, hand-drawn illustration, drawing illustrations, vector illustration, illustrated books, illustrator work, character illustration, book illustration | skill
infographics | infographic design, information design, data graphics | skill
icon design | iconography, icon sets | skill
presentation design | pitch deck design, slide design, powerpoint design, presentation graphics | skill
social media graphics | social graphics, social media design, social media visuals, digital banners, social media artwork, web banners, banner ads design, digital assets design, digital assets | skill
marketing collateral design | marketing design, advertising design, ad design, email template design, designed marketing materials, newsletter design | skill
art direction | creative direction, art directing, directed photo shoots, creative leadership | skill
concept development | creative concepts, concept design, conceptual design, ideation, concept creation, brainstorming concepts, concepting, design concepts, creative ideation, conceptual thinking | skill
mood boards | moodboards, inspiration boards, concept boards, storyboards for design | skill
visual storytelling design | visual narratives | skill
image editing | photo retouching, photo manipulation, image retouching, image manipulation, photo editing@, colour correction of images, background removal, retouching | skill
design portfolio | strong portfolio, online portfolio, portfolio of work, creative portfolio | knowledge
design principles | principles of design, design theory, design fundamentals, composition and colour, visual hierarchy, visual aesthetics, grid systems | knowledge
creative design | creative design work, design solutions, design projects, design work@ | skill
design briefs | client briefs, interpret briefs, interpreting design briefs, creative brief interpretation | skill
digital asset management | asset libraries, image libraries, =DAM@, bynder | skill
AI image generation | ai design tools, stable diffusion, dall-e, adobe firefly, generative imagery | skill
screen printing | silk screen printing, letterpress, risograph, linocut printing, printmaking | skill
apparel graphics | t-shirt design, merchandise design, textile graphics | skill

# Adobe and other drawing tools
Adobe Creative Suite | adobe creative cloud, adobe cs, =CC@, creative suite, creative cloud, adobe suite, adobe cs6, adobe products, adobe package, adobe design tools | tool
Adobe Photoshop | photoshop, =PS@, adobe photo shop | tool | related: GIMP, Affinity Photo
Adobe Illustrator | =Illustrator, illustrator@, adobe ai, adobe illustrator cc | tool | related: CorelDRAW, Affinity Designer, Inkscape
Adobe InDesign | indesign, =In Design, in-design@ | tool | related: QuarkXPress
Adobe XD | =XD, adobe experience design | tool | implies: UI design | related: Figma, Sketch
Adobe Lightroom | lightroom, adobe camera raw, capture one | tool
Adobe Acrobat | adobe acrobat pro, acrobat pro, pdf editing, adobe pdf, adobe reader, acrobat | tool
Adobe Dreamweaver | dreamweaver | tool | implies: HTML
Adobe Animate | adobe flash, macromedia flash, flash animation | tool | implies: animation
CorelDRAW | corel draw, corel | tool | implies: vector graphics | related: Adobe Illustrator
Affinity Designer | affinity suite, affinity publisher | tool | related: Adobe Illustrator
Affinity Photo | | tool | related: Adobe Photoshop
Inkscape | | tool | related: Adobe Illustrator
GIMP | | tool | related: Adobe Photoshop
Procreate | clip studio paint, corel painter, krita | tool | implies: illustration
QuarkXPress | quark xpress, quark express, =Quark@ | tool | implies: layout design | related: Adobe InDesign
Microsoft Publisher | ms publisher, =Publisher@ | tool
vector graphics | vector art, vector design, vector artwork, =SVG | skill

# digital product design
UX design | =UX, user experience design, user experience, ux/ui design, ui/ux, ux/ui, =UXD, experience design | skill | related: UI design
UI design | =UI@, user interface design, interface design, user interface, gui design, visual interface design, app design, screen design, mobile app design | skill | related: UX design
product design (digital) | digital product design, end-to-end product design, product designer work | skill | implies: UX design
interaction design | =IxD, interaction flows, microinteractions, interactive design, micro-interactions | skill | implies: UX design
user research | ux research, user interviews, =UXR, design research, usability research, contextual inquiry, user experience research, diary studies, generative research, ethnographic research@ | skill
usability testing | user testing, usability studies, moderated usability testing, tested prototypes with users, heuristic evaluation, usability evaluation, maze testing | skill | implies: user research
user personas | personas, persona development, empathy maps, user profiles | skill
user journeys | user flows, user journey mapping, task flows, user journey maps, journey maps, user flow diagrams, experience maps, service blueprints | skill
wireframing | wireframes, wire frames, low-fidelity wireframes, wireframe design | skill | implies: UX design
prototyping | interactive prototypes, high-fidelity prototypes, clickable prototypes, rapid prototyping@, design prototypes, mockups, mock-ups, high-fidelity mockups, prototype design, hi-fi prototypes | skill
information architecture | card sorting, site maps, sitemap, tree testing, navigation design, taxonomy design | skill | implies: UX design
design systems | component library, ui kits, pattern libraries, atomic design, design tokens, material design, design libraries | skill | implies: UI design
user-centred design | user-centered design, =UCD@, human-centred design, human-centered design, =HCD@, user centric design | skill
design thinking | design sprints, design thinking workshops, design workshops, co-design workshops | skill
web accessibility | accessible design, =WCAG, wcag 2.1, inclusive design, ada web compliance, accessibility standards, =a11y, section 508, digital accessibility, accessibility guidelines | knowledge
mobile-first design | mobile ui design, ios human interface guidelines, mobile design, app ui, responsive ui, mobile interface design | skill | implies: UI design
web design | website design, web page design, designed websites, web graphics, site design | skill
UX writing | microcopy, content design, ux copy, ux content, interface copy | skill
service design | service design thinking, service prototyping | skill
human-computer interaction | =HCI, human factors design, cognitive psychology for design | knowledge
design handoff | developer handoff, design specifications for developers, redlines, design specs, collaboration with developers, developer hand-off, design qa | skill
conversion-focused design | landing page visuals, e-commerce design, ecommerce design | skill
Figma | figjam, figma prototyping, figma design | tool | implies: UI design, prototyping | related: Sketch, Adobe XD
Sketch | sketch app | tool | implies: UI design | related: Figma, Adobe XD
InVision | in vision studio | tool | implies: prototyping | related: Figma, Marvel app
Axure | axure rp | tool | implies: wireframing, prototyping | related: Balsamiq
Balsamiq | balsamiq mockups | tool | implies: wireframing | related: Axure
Marvel app | protopie, =Principle@, origami studio, framer | tool | implies: prototyping
Zeplin | =Abstract@ | tool | implies: design handoff
Miro | mural board, whimsical, lucidspark | tool
Webflow | web flow, framer sites | tool | implies: web design
Optimal Workshop | usertesting.com, userzoom, dovetail, lookback, maze@ | tool | implies: user research

# motion and three dimensions
motion graphics | motion design, motion graphic design, animated graphics, kinetic typography, animated videos | skill
animation | 2d animation, 3d animation, character animation, computer animation, cartoon animation, stop motion, explainer animation, animated content, frame-by-frame animation, rigging and animation | skill
Adobe After Effects | after effects, =AE@, aftereffects | tool | implies: motion graphics | related: Apple Motion
Apple Motion | lottie animation, rive animation | tool | implies: motion graphics | related: Adobe After Effects
3D modelling | 3d modeling, three-dimensional modelling, polygon modelling, digital sculpting, 3d sculpting, 3d design, hard surface modelling, hard surface modeling, 3d artist work | skill
3D rendering | rendering@, 3d visualization, 3d visualisation, architectural visualization, architectural visualisation, photorealistic renders, architectural renders, visualisations@ | skill
3D texturing | uv mapping, texture painting, texturing and lighting, texture artist, substance painter, texturing@, adobe substance | skill
character design | character rigging, creature design, rigging@ | skill
concept art | environment art, visual development, digital painting, matte painting, game art | skill
visual effects | =VFX, vfx compositing, special effects, cgi, compositing, digital compositing | skill
Autodesk Maya | =Maya@, maya 3d | tool | implies: 3D modelling | related: Blender, Cinema 4D, 3ds Max
Blender | blender 3d | tool | implies: 3D modelling | related: Autodesk Maya, Cinema 4D, 3ds Max
Cinema 4D | c4d, cinema4d | tool | implies: 3D modelling | related: Autodesk Maya, Blender, 3ds Max
3ds Max | 3d max, 3d studio max, 3dsmax, autodesk 3ds max | tool | implies: 3D modelling | related: Autodesk Maya, Blender, Cinema 4D
ZBrush | z brush | tool | implies: 3D modelling
Houdini | side fx | tool | implies: visual effects
Nuke | foundry nuke | tool | implies: visual effects
V-Ray | vray, corona renderer, arnold renderer, keyshot, redshift renderer, octane render | tool | implies: 3D rendering
Enscape | lumion, twinmotion, d5 render | tool | implies: 3D rendering
toon boom | toon boom harmony, spine 2d, moho animation, dragonframe | tool | implies: animation

# industrial and product
industrial design | product design@, consumer product design, industrial product design, product styling, product form development | skill
product development (design) | new product development@, =NPD@, product concept development | skill
sketching | hand sketching, concept sketches, freehand drawing, hand drawing, sketches@, drawing skills, freehand sketching, hand rendering, drawing ability | skill
model making | physical models, scale models, foam models, architectural models, physical prototyping, prototype making, maquettes | skill
Rhino | rhinoceros 3d, rhino 3d, rhinoceros, grasshopper 3d, rhino/grasshopper | tool | implies: 3D modelling | related: SketchUp, SolidWorks
SketchUp | sketch up, google sketchup, sketchup pro | tool | implies: 3D modelling | related: Rhino, Revit
Fusion 360 | autodesk fusion, fusion 360 cad, alias automotive, autodesk alias | tool | implies: 3D modelling
3D printing | additive manufacturing for prototypes, 3d printers, fused deposition modelling, 3d printed prototypes | skill
design for manufacture | =DFM@, design for manufacturing, =DFMA, design for assembly, manufacturability | knowledge
ergonomics | human factors, anthropometrics, ergonomic design | knowledge
materials and finishes | materials knowledge for design, =CMF@, colour material finish, cmf design, material selection@, materials and processes | knowledge
furniture design | furniture making design, bespoke furniture, joinery design, furniture layout | skill
jewellery design | jewelry design, jewellery making, jewelry making, gemmology, goldsmithing, stone setting, jewellery cad, jewelry cad | skill
toy design | toy and game design, product ideation | skill
ceramics | pottery, glass blowing, ceramic design, wheel throwing, glazing pottery, stained glass | skill
sustainable design | eco-design, circular design, sustainable materials | knowledge

# interior and exhibition
interior design | interior decoration, interior decorating, residential interiors, commercial interiors, interior styling, interior architecture, home styling, interior fit-out design, interiors@ | skill
space planning | spatial planning, space planning and layout, floor plans, space layout, furniture plans, floor plan design, office layout design, floor planning | skill | implies: interior design
material selection for interiors | finishes selection, finish schedules, =FF&E, ff&e, ff&e specification, fabric selection, furniture selection, furniture fixtures and equipment, soft furnishings, material boards, material specification, fixtures and finishes, sample boards, furnishings, upholstery fabrics | skill | implies: interior design
lighting design | interior lighting, lighting plans, lighting layouts, architectural lighting, reflected ceiling plans | skill
kitchen and bathroom design | kitchen design, bathroom design, kitchen and bath design, 20-20 design, winner design, =NKBA, 2020 design | skill | implies: interior design
home staging | property staging, staging homes, show home styling, property styling | skill
window treatments | curtains and blinds, drapery, window dressing@ | knowledge
exhibition design | museum exhibit design, booth design, exhibition stand design, stand design, trade show booth design, exhibit design | skill
set design | stage design, scenic design, scenography, production design, set dressing, prop making, scenic painting, set building, props@, prop design | skill
visual merchandising design | window displays, window display design, store displays design, retail display design | skill | related: visual merchandising
retail design | store design, shop fitting design, retail environments design, store layout design | skill
hospitality design | restaurant design, hotel interior design | skill | implies: interior design
interior construction drawings | interior elevations, joinery drawings, interior detailing, construction documents for interiors, working drawings | skill
interior site coordination | site visits with clients, interior project coordination, fit-out supervision, contractor coordination on interiors, client site measurements | skill
interior specification writing | furniture procurement, interior product sourcing, sourcing furniture, vendor sourcing interiors | skill
floral design | flower arranging, floristry, floral arrangements, bouquets | skill
landscape design drawings | garden design, planting plans design | skill

# fashion and textile
fashion design | clothing design, garment design, apparel design, womenswear design, menswear design, knitwear design, footwear design, accessories design, collection design, womenswear, menswear, childrenswear | skill
pattern cutting | pattern making, patternmaking, pattern drafting, draping, pattern grading, flat pattern, block patterns, pattern construction, moulage | skill
garment construction | sewing, sewing garments, garment making, dressmaking, seamstress work, sewing machines, industrial sewing machine, tailoring, stitching garments, couture sewing, hand sewing, clothing alterations, alterations@, garment alterations | skill
tech packs | technical packs, garment specification, garment spec sheets, spec sheets@, technical flats, flat drawings, garment tech packs, technical sketches, technical drawings for garments, flat sketches, flat technical drawings | skill | implies: fashion design
fashion illustration | fashion sketching, fashion drawing, croquis | skill | implies: fashion design
trend forecasting | fashion trends, trend research, =WGSN, wgsn, fashion trend analysis, colour trends, trend boards, runway trends | skill
textile design | surface design, print and pattern design, surface pattern design, fabric design, print design for textiles, textile printing, pattern design for textiles, repeat patterns, digital textile printing, woven textiles, knit design, weaving | skill
fabric sourcing | textile sourcing, fabric knowledge, textile knowledge, fabrics and trims, trims sourcing, material sourcing for garments, fabric selection for garments, fabrics@, trims@ | skill
range planning | range development, collection development, line planning, seasonal collections, product range development, range building | skill
fit sessions | garment fitting, fittings@, fit approvals, fit comments, garment fit, fit models, fashion fittings | skill
garment sampling | sample making, sample development, sample room, prototype garments, sample approvals, proto samples, lab dips, sample sewing, sampling process@ | skill
fashion styling | wardrobe styling, personal styling, styling photo shoots, fashion stylist work, wardrobe stylist | skill
costume design | costume making, wardrobe department, theatrical costume, costume fittings, costumes | skill
fashion show production | runway shows, fashion shows, fashion show coordination, lookbook | skill
embroidery | hand embroidery, beading, embellishment, machine embroidery | skill
CLO 3D | =CLO@, clo3d, browzwear, optitex, 3d garment design, marvelous designer | tool | implies: fashion design
Gerber Accumark | lectra, lectra modaris, lectra kaledo, gerber technology, accumark, nedgraphics | tool | implies: pattern cutting
leatherwork | shoe making, leather craft, millinery, leather goods | skill
garment production coordination | apparel production, garment factories, critical path fashion, garment production, garment manufacturing oversight, apparel manufacturing | skill
product lifecycle management for apparel | centric plm, plm fashion software | tool

# working as a designer
design project management | managing design projects, design timelines, project coordination for design, design process management, end-to-end design process, creative project management | skill
client presentation of designs | present design concepts, presented concepts to clients, design presentations, design critique, design reviews with clients, presenting designs, design presentation boards | skill
creative team leadership | led design team, managed designers, design team management, design leadership, lead designers, mentored designers, managed creative team, design mentoring, creative team management | skill
design quality control | proofing artwork, artwork approval, artwork checks, proofing designs, design proofing, proofs@ | skill
design strategy | design operations, designops, design vision | skill
CAD drafting for design | technical drawing, design drawings, detailed drawings, drafting@, design drafting, dimensioned drawings | skill
stock photography licensing | stock images, image licensing, image sourcing, picture research, image rights | skill
freelance design | freelance graphic design, freelance designer work | skill

# qualifications
degree in graphic design | graphic design degree, design degree, degree in design, degree in visual communication, bachelor of fine arts, =BFA, degree in fine arts, fine arts degree, degree in art and design, degree in visual arts | knowledge
degree in interior design | interior design degree, degree in interior architecture, interior design diploma, diploma in interior design | knowledge | implies: interior design
degree in fashion design | fashion design degree, fashion degree, fashion design diploma, degree in fashion, degree in textiles | knowledge | implies: fashion design
degree in industrial design | product design degree, industrial design degree, degree in product design | knowledge
NCIDQ | ncidq certification, ncidq certified, licensed interior designer, registered interior designer | certification | implies: interior design
Google UX Design Certificate | google ux design professional certificate, google ux certificate, google ux design, =NN/g, nielsen norman ux certification, interaction design foundation, ux certification | certification | implies: UX design
Adobe Certified Professional | adobe certified expert, =ACE@, adobe certified associate, adobe certification | certification | implies: Adobe Creative Suite
LEED Green Associate for interiors | well ap, well accredited professional | certification
`
