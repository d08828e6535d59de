export const designTitles = `
# graphic
graphic designer | graphic artist, visual designer@, communication designer, graphic design specialist, middleweight designer, creative designer, midweight designer, marketing designer, in-house designer | graphic-design
graphic design intern | graphic design assistant | graphic-design
brand designer | brand identity designer, logo designer, visual identity designer | graphic-design
packaging designer | packaging graphic designer, label designer, packaging artworker | graphic-design
print designer | production artist, artworker, mac operator, desktop publisher, layout artist, dtp operator, typesetter, desktop publishing operator, layout designer, prepress technician, pre-press operator, prepress operator, dtp specialist, pre-press technician | graphic-design
editorial designer | magazine designer, book designer, publication designer, page designer, newspaper designer | graphic-design
presentation designer | powerpoint designer, presentation specialist | graphic-design
illustrator@ | storyboard artist, cartoonist, comic artist | graphic-design
digital designer | multimedia designer, digital media designer, interactive designer, social media designer, email designer, digital content designer, multimedia artist, digital artist, multimedia specialist, banner designer | graphic-design
typographer | type designer, lettering artist, calligrapher, signwriter, sign writer, sign maker, signage designer | graphic-design
art director | art lead | creative-direction
creative director | creative lead, head of creative, director of creative, creative manager, creative services manager, creative team leader, design studio manager, creative services director | creative-direction
design manager | design director, head of design, design lead, director of design, lead designer, design team lead, chief design officer, vp of design, design team leader, lead graphic designer | creative-direction
creative project manager | studio coordinator, creative coordinator, design coordinator@, creative operations manager | creative-direction
# digital product
UX designer | ux/ui designer, ui/ux designer, ux specialist, ux architect, ux consultant, ux/ui specialist, user experience architect, user experience consultant, experience designer, ux lead, user experience specialist, ux design lead | product-design
UI designer | interface designer, ui artist, app designer, mobile designer, ui visual designer, gui designer, ux visual designer | product-design
product designer | | product-design
interaction designer | ix designer, conversation designer, voice user interface designer | product-design
UX researcher | user researcher, ux research lead, user experience researcher, design researcher, usability specialist, usability analyst, usability engineer, head of user research | product-design
UX writer | content designer, ux content strategist, ux copywriter, content design lead | product-design
service designer | service design lead, service design consultant | product-design
design systems designer | design system lead, design technologist, ux engineer, ux developer | product-design
UX manager | head of ux, ux director, director of user experience, product design manager, head of product design, user experience manager, director of product design | product-design
information architect | taxonomist | product-design
web designer | website designer, web and graphic designer, web graphic designer, web ui designer, web design specialist, web page designer, wordpress designer, front-end designer, website builder, shopify designer, e-commerce designer | web-design
# motion and 3d
motion designer | motion graphics designer, motion graphics artist, motion artist, after effects artist | motion-and-animation
animator | animation artist, animation designer | motion-and-animation
animation director | lead animator | motion-and-animation
3D artist | 3d modeler, 3d modeller, 3d generalist, 3d visualiser, 3d visualizer, 3d designer, texture artist, cg artist, character artist, environment artist, architectural visualizer, cgi artist, 3d animator modeler, lighting artist | motion-and-animation
VFX artist | visual effects artist, compositor, special effects artist, vfx supervisor, fx artist, matte painter, roto artist, visual effects supervisor | motion-and-animation
concept artist | game artist, 2d artist, visual development artist, background artist, digital painter, pixel artist, character designer | motion-and-animation
# product, fashion, interior
industrial designer | consumer product designer, automotive designer, transportation designer, toy designer, product development designer, car designer, clay modeller, industrial design engineer | industrial-design
furniture designer | furniture design engineer | industrial-design
jewellery designer | jewelry designer, goldsmith, silversmith, jeweler, jewellery maker | craft-and-garment-making
ceramic designer | ceramicist, potter, ceramic artist, glass artist, glassblower, glass designer | craft-and-garment-making
model maker | prototype maker | craft-and-garment-making
colour and material designer | cmf designer, cad artworker, color and material designer | industrial-design
fashion designer | clothing designer, apparel designer, womenswear designer, menswear designer, garment designer, fashion design assistant, childrenswear designer, denim designer, fashion design intern, lingerie designer | fashion-design
footwear designer | shoe designer | fashion-design
accessories designer | handbag designer | fashion-design
knitwear designer | | fashion-design
textile designer | surface pattern designer, fabric designer, textile artist, surface designer, embroidery designer, weaver, print and pattern designer, textile print designer | fashion-design
pattern maker | pattern cutter, patternmaker, pattern grader, pattern drafter, sample cutter | fashion-design
garment technologist | apparel technologist, fit technician, garment technician, technical apparel designer, clothing technologist, technical designer@, apparel technical designer | fashion-design
tailor@ | seamstress, sample machinist, sewist, alterations specialist, alteration hand, costume maker, sewer, sewing machine operator, sample maker, seamster | craft-and-garment-making
fashion stylist | wardrobe stylist, personal stylist, personal shopper@, editorial stylist, image consultant, celebrity stylist, fashion consultant, photo stylist, fashion assistant, fashion intern | fashion-design
costume designer | wardrobe supervisor, wardrobe assistant, costume assistant, costume supervisor, wardrobe manager | fashion-design
fashion product developer | apparel product developer, fashion production coordinator, apparel production coordinator, fashion production assistant, garment production manager, fashion production manager | fashion-design
interior designer | interior design consultant, interior design assistant, interior design coordinator, interior design project manager, interior design manager, interior design intern, interior design associate | interior-design
interior decorator | interior stylist, decorator@ | interior-design
home stager | property stylist | interior-design
interior architect | interior design architect, workplace designer, space planner | interior-design
kitchen designer | kitchen and bath designer, bathroom designer, kitchen sales designer, kitchen design consultant, closet designer, showroom designer | interior-design
exhibition designer | exhibit designer, museum designer, booth designer, event designer, exhibition stand designer, environmental graphic designer, experiential designer, retail designer, store designer, store planner | interior-design
set designer | stage designer, scenic designer, scenic artist, prop maker, theatre designer, production designer, props master, set decorator, set dresser, scenographer | interior-design
lighting designer | lighting design consultant | interior-design
visual merchandising designer | window dresser, display designer, display artist | interior-design
`
