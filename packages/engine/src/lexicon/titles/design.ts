export const designTitles = String.raw`
# graphic
graphic designer | graphic artist, visual designer@, communication designer, digital graphic designer, graphic design specialist, junior graphic designer, middleweight designer, freelance graphic designer, creative designer, midweight designer, marketing designer, middleweight graphic designer, in-house designer, graphic design intern, graphic design assistant | graphic-design
brand designer | brand identity designer, logo designer, visual identity designer | graphic-design
packaging designer | packaging graphic designer, label designer, packaging artworker | graphic-design
print designer | production designer print, production artist, artworker, creative artworker, mac operator, desktop publisher, layout artist, dtp operator, graphic production artist, typesetter, desktop publishing operator, layout designer, prepress technician, pre-press operator, prepress operator, dtp specialist, pre-press technician, mac artworker | graphic-design
editorial designer | magazine designer, book designer, publication designer, page designer, newspaper designer | graphic-design
presentation designer | powerpoint designer, presentation specialist | graphic-design
illustrator | digital illustrator, children's book illustrator, freelance illustrator, medical illustrator, technical illustrator, book illustrator, storyboard artist, cartoonist, comic artist | graphic-design
digital designer | multimedia designer, digital media designer, interactive designer, social media designer, email designer, digital content designer, multimedia artist, digital artist, multimedia specialist, banner designer | graphic-design
typographer | type designer, lettering artist, calligrapher, signwriter, sign writer, sign maker, signage designer | graphic-design
art director | associate art director, digital art director, junior art director, art lead, artistic director design | creative-direction
creative director | creative lead, head of creative, director of creative, creative manager, creative services manager, creative team leader, studio manager design, design studio manager, creative services director | creative-direction
design manager | design director, head of design, design lead, director of design, lead designer, design team lead, chief design officer, vp of design, design team leader, senior design manager, lead graphic designer | creative-direction
creative project manager | studio coordinator, creative producer@, traffic manager agency, creative coordinator, design coordinator@, creative operations manager | creative-direction
# digital product
UX designer | user experience designer, ux/ui designer, ui/ux designer, ux specialist, ux architect, ux consultant, ux/ui specialist, user experience architect, user experience consultant, experience designer, ux lead, user experience specialist, ux design lead, lead ux designer | product-design
UI designer | user interface designer, interface designer, ui artist, app designer, mobile designer, mobile app designer, ui visual designer, gui designer, ux visual designer | product-design
product designer | digital product designer, staff product designer, lead product designer, principal product designer | product-design
interaction designer | ix designer, conversation designer, voice user interface designer | product-design
UX researcher | user researcher, ux research lead, user experience researcher, design researcher, usability specialist, usability analyst, usability engineer, head of user research | product-design
UX writer | content designer, ux content strategist, ux copywriter, content design lead | product-design
service designer | service design lead, service design consultant | product-design
design systems designer | design system lead, design technologist, ux engineer, ux developer, design engineer digital | product-design
UX manager | head of ux, ux director, director of user experience, product design manager, head of product design, user experience manager, director of product design | product-design
information architect UX | taxonomist | product-design
web designer | website designer, web and graphic designer, web graphic designer, ui web designer, web ui designer, web design specialist, web page designer, wordpress designer, graphic and web designer, front-end designer, website builder, shopify designer, junior web designer, freelance web designer, web designer and developer, e-commerce designer | web-design
# motion and 3d
motion designer | motion graphics designer, motion graphics artist, motion artist, after effects artist | motion-and-3d
animator | 2d animator, 3d animator, character animator, animation artist, computer animator, cartoon animator, stop motion animator, animation designer, layout artist animation, rigger animation, animation director | motion-and-3d
3D artist | 3d modeler, 3d modeller, 3d generalist, 3d visualiser, 3d visualizer, 3d designer, texture artist, cg artist, character artist, environment artist, architectural visualiser, 3d character artist, architectural visualizer, cgi artist, 3d animator modeler, lighting artist | motion-and-3d
VFX artist | visual effects artist, compositor, vfx compositor, special effects artist, vfx supervisor, fx artist, matte painter, roto artist, visual effects supervisor, nuke compositor | motion-and-3d
concept artist | game artist, 2d artist, 2d game artist, visual development artist, background artist, digital painter, pixel artist, character designer, art director games | motion-and-3d
# product, fashion, interior
industrial designer | product designer industrial, consumer product designer, product design engineer, automotive designer, transportation designer, toy designer, product development designer, car designer, clay modeller, industrial design engineer | industrial-design
furniture designer | lighting designer product, furniture design engineer, product designer furniture | industrial-design
jewellery designer | jewelry designer, goldsmith, silversmith, jeweller, jeweler, bench jeweler, jewellery maker | industrial-design
ceramic designer | ceramicist, potter, ceramic artist, glass artist, glassblower, glass designer | industrial-design
model maker | prototype maker, architectural model maker, design model maker | industrial-design
CAD designer product | cad artworker, colour material finish designer, =CMF designer | industrial-design
fashion designer | clothing designer, apparel designer, womenswear designer, menswear designer, knitwear designer, footwear designer, accessories designer, assistant fashion designer, junior fashion designer, garment designer, fashion design assistant, childrenswear designer, shoe designer, denim designer, assistant designer fashion, handbag designer, fashion design intern, lingerie designer | fashion-design
textile designer | print designer textile, surface pattern designer, fabric designer, textile artist, surface designer, embroidery designer, weaver, print and pattern designer, textile print designer | fashion-design
pattern maker | pattern cutter, patternmaker, pattern grader, garment pattern cutter, pattern drafter, sample cutter | fashion-design
garment technologist | technical designer apparel, apparel technologist, fit technician, technical designer fashion, garment technician, technical apparel designer, clothing technologist, product technologist garments | fashion-design
tailor | seamstress, dressmaker, sewing machinist, alterations tailor, bespoke tailor, sample machinist, sewist, alterations specialist, alteration hand, costume maker, sewer, sewing machine operator, sample maker, seamster | garment-making
fashion stylist | wardrobe stylist, personal stylist, personal shopper@, editorial stylist, stylist assistant fashion, image consultant, celebrity stylist, fashion consultant, photo stylist, fashion assistant, fashion intern | fashion-design
costume designer | wardrobe supervisor, wardrobe assistant, costume assistant, costume supervisor, wardrobe manager, dresser theatre | fashion-design
fashion product developer | apparel product developer, fashion production coordinator, apparel production coordinator, fashion production assistant, product developer apparel, garment production manager, fashion production manager | fashion-design
interior designer | interior design consultant, interior decorator, residential interior designer, commercial interior designer, interior design assistant, junior interior designer, decorator interior, interior design coordinator, interior stylist, home stager, interior design project manager, interior design manager, design consultant interiors, interior design intern, interior design associate, hospitality interior designer, property stylist, healthcare interior designer | interior-design
interior architect | interior design architect, workplace designer, space planner, office space planner, workplace consultant design | interior-design
kitchen designer | kitchen and bath designer, bathroom designer, kitchen sales designer, kitchen and bathroom designer, kitchen design consultant, closet designer, showroom designer | interior-design
exhibition designer | exhibit designer, museum designer, booth designer, event designer, exhibition stand designer, environmental graphic designer, experiential designer, retail designer, store designer, store planner | interior-design
set designer | stage designer, scenic designer, scenic artist, prop maker, theatre designer, production designer, props master, set decorator, set dresser, scenographer | interior-design
lighting designer | architectural lighting designer, lighting design consultant | interior-design
visual merchandising designer | window dresser, display designer, window display designer, display artist | interior-design
florist | floral designer, flower arranger, florist assistant | interior-design
garden designer | landscape designer garden | interior-design
`
