export const construction = String.raw`
# site work
construction | construction experience, construction industry, building construction, building work, construction projects, construction sites, construction work, building sites, building trade | knowledge
general labouring | general labour, general labor, labouring, laboring, manual labor, manual labour, site labouring, construction labor, site clearance, site clean-up, digging, moving materials, physical labor | skill | | related: construction
bricklaying | brickwork, brick laying, blockwork, block laying, face brickwork, brick and block, pointing@, repointing, laying bricks | skill
masonry | masonry work, CMU, concrete block, stone laying, brick masonry, tuckpointing | skill | | related: bricklaying
concrete work | concrete finishing, concreting, pouring concrete, concrete placement, poured concrete, concrete pours, concrete repair, flatwork, cement finishing, concrete construction, laying concrete, screed, ready mix | skill
concrete testing | slump tests, ACI certification, ACI field testing, cube tests, ACI concrete field testing technician, concrete cylinders | certification
formwork | shuttering, falsework, concrete forms, form setting, setting forms, building forms, temporary works, temporary works coordinator | skill | | related: concrete work
reinforcement fixing | rebar, steel fixing, tying rebar, reinforcing steel, rebar placement, reinforced concrete, RC frame | skill | | related: concrete work
scaffolding | scaffold erection, erecting scaffold, scaffold inspection, tube and fitting, scaffold building, scaffolds | skill
CISRS card | CISRS, CISRS part 2, scaffolder's card, advanced scaffolder card | certification | implies: scaffolding
mobile scaffold towers | PASMA, tower scaffold, scaffold tower | certification
roofing | roof repair, roof installation, flat roofing, pitched roofing, shingles, slating, roof tiling, felt roofing, slate and tile, single ply, TPO roofing, built up roofing, metal roofing, standing seam, roofing repairs, lead work, shingle installation, EPDM | skill
cladding | siding, siding installation, facade installation, rainscreen cladding, cladding installation, metal wall panels, vinyl siding, facades | skill
steel erection | ironwork, structural steel erection, structural ironwork, bolting up, erecting steel, steel erecting, metal decking, pre-engineered metal buildings | skill
demolition | demo work, soft strip, dismantling, strip out, demolition work, selective demolition, tear out | skill
groundworks | groundwork, foundations, footings, drainage laying, kerb laying, kerbs, laying drainage, site preparation, 360 and dumper, underground drainage, slabbing, reduced level dig, kerbing, foundation work | skill
excavation | excavating, trenching, trench work, trench safety, digging trenches, shoring, trench support, backfilling, backfill | skill | | related: groundworks
earthworks | grading@, site grading, bulk earthworks, cut and fill, compaction, soil compaction, mass excavation, fine grading, earthmoving | skill | | related: excavation
piling | pile driving, piled foundations, sheet piling, drilled shafts, CFA piling, drilling rig, caissons, directional drilling, HDD drilling, geothermal drilling | skill
asphalt paving | asphalt, tarmac, surfacing, road surfacing, tarmacking, asphalt laying, paving machine, road planing, seal coating, bituminous | skill
highway construction | road construction, highway maintenance, road works, highways, street works, roadworks, heavy civil, heavy civil construction, highways maintenance, road maintenance | skill
street works qualification | NRSWA, NRSWA streetworks, streetworks, NRSWA supervisor, New Roads and Street Works Act | certification
traffic control | traffic management, flagging, flagger certification, traffic marshalling, vehicle marshal, traffic marshal, work zone safety, certified flagger, flagger, road closures, traffic cones, chapter 8, work zone traffic control, 12D, traffic control plans | skill
utility construction | underground utilities, utilities installation, pipe laying, laying pipe, water mains, sewer construction, gas mains, wet utilities, SHEA, EUSR, water main installation, ductile iron, storm drain, mains laying, utility installation, site utilities | skill
cable avoidance | CAT and Genny, underground service detection, utility locating, 811 locates, cable detection, service avoidance, utility locates, HSG47, call before you dig, utility mapping, PAS 128, ground penetrating radar | skill
plant operation | heavy equipment operation, heavy equipment, operating heavy equipment, heavy machinery, plant machinery, operating plant, heavy plant, construction plant, heavy equipment operator, earth moving equipment, construction equipment, earthmoving equipment, mobile plant | skill
excavator operation | excavator, 360 excavator, mini digger, 360 operator, mini excavator, trackhoe, 360 tracked, CPCS A59, digger driving, A59, tracked excavator, excavators, digger driver | skill | implies: plant operation
backhoe operation | backhoe, JCB 3CX, backhoe loader, 180 excavator | skill | implies: plant operation
bulldozer operation | bulldozer, dozer, dozers | skill | implies: plant operation
skid steer operation | skid steer, bobcat@, skid-steer loader, track loader | skill | implies: plant operation
loader operation | wheel loader, front end loader, loading shovel, shovel driver, wheeled loader | skill | implies: plant operation
dumper operation | dumper, dump truck, forward tipping dumper, dumper ticket, articulated dump truck, =ADT, haul truck, rock truck, dumper driver | skill | implies: plant operation
road roller operation | roller driver, ride on roller, ride-on roller, compactor, vibratory roller, roller ticket | skill | implies: plant operation
grader operation | motor grader, grader blade, GPS machine control, Trimble machine control, machine control | skill | implies: plant operation
crane operation | crane, mobile crane, tower crane, crawler crane, crane operator, crane driver, boom truck, crane operating, lift plans, appointed person lifting, lifting plans, appointed person | skill | implies: plant operation
NCCCO certification | NCCCO, CCO crane certification, CCO certified, certified crane operator | certification | implies: crane operation
aerial lifts | scissor lift, boom lift, =MEWP, MEWPs, cherry picker, aerial work platform, man lift, JLG, IPAF, IPAF card, IPAF 3a 3b, 3a and 3b, powered access, genie lift | certification | | related: working at height
CSCS card | CSCS, CSCS labourer card, blue CSCS, black CSCS, gold CSCS card, CSCS green card, construction skills card, green card construction, valid CSCS, white card construction | certification
CPCS card | CPCS, NPORS, CPCS blue card, plant tickets, CPCS ticket, NPORS card, CPCS or NPORS, plant operator card | certification | implies: plant operation
SMSTS | site management safety training scheme, SMSTS certificate | certification | implies: construction health and safety | related: SSSTS
SSSTS | site supervisor safety training scheme, site supervision safety training scheme | certification | implies: construction health and safety | related: SMSTS
OSHA 10 | OSHA 10 hour, OSHA 10 card, OSHA 10-hour construction | certification | implies: OSHA regulations
OSHA 30 | OSHA 30 hour, OSHA 30 card, OSHA 30-hour construction, OSHA 30 certification, OSHA 500, OSHA 510 | certification | implies: OSHA 10
OSHA regulations | OSHA, OSHA standards, OSHA compliance, OSHA requirements, OSHA safety, Cal/OSHA, OSHA guidelines, 29 CFR 1926, 29 CFR 1910, OSHA rules | knowledge | implies: health and safety
health and safety | =HSE, =EHS, =H&S, workplace safety, workplace health and safety, occupational health and safety, environmental health and safety, safety compliance, health & safety, =OHS, =WHS, safety procedures, SHEQ, safety regulations, safety standards, =OSH, safety protocols, health safety and environment, safety practices, safe work practices, safe working practices | skill
construction health and safety | site safety, construction safety, site health and safety, jobsite safety, safety on site, job site safety | skill | implies: health and safety
NEBOSH | NEBOSH certificate, NEBOSH general certificate, NEBOSH construction, NEBOSH diploma, NEBOSH national general certificate | certification | implies: health and safety, risk assessment
IOSH | IOSH managing safely, IOSH membership, GradIOSH, CMIOSH, TechIOSH, chartered safety practitioner | certification | implies: health and safety
certified safety professional | =CSP@, BCSP, =CHST, =CIH, associate safety professional, certified industrial hygienist, =STSC, =CRSP, safety certification | certification | implies: health and safety
risk assessment | risk assessments, RAMS, risk assessment and method statements, hazard identification, dynamic risk assessment, hazard assessment, hazard analysis, job hazard analysis, =JHA, =JSA, job safety analysis, hazard recognition, carrying out risk assessments, identifying hazards | skill
method statements | method statement, safe systems of work, safe system of work, =SSOW, SWMS, safe work method statements | skill | | related: risk assessment
toolbox talks | toolbox talk, safety briefings, safety meetings, site inductions, safety talks, tailgate meetings, safety toolbox, safety inductions, pre-task briefings | skill | implies: construction health and safety
safety inspections | safety audits, site safety inspections, safety walks, workplace inspections, safety inspection, HSE audits, safety auditing | skill | implies: health and safety
incident investigation | accident investigation, accident reporting, incident reporting in safety, RIDDOR, OSHA recordkeeping, near misses, accident investigations, OSHA 300 log, accident and incident investigation | skill | implies: health and safety
safety management systems | safety management system, safety program, safety programs, safety culture, safety management, safety training delivery, safety policies, safety training | skill | implies: health and safety
CDM regulations | CDM, CDM 2015, principal designer, construction design and management, construction phase plan, principal contractor duties | knowledge
emergency response planning | emergency preparedness, evacuation plans, emergency action plans, evacuation procedures, fire drills | skill
industrial hygiene | exposure monitoring, air sampling, noise monitoring, occupational hygiene, respirator fit testing, face fit testing, silica exposure | skill
environmental compliance on site | SWPPP, stormwater, stormwater pollution prevention, erosion control, erosion and sediment control, site waste management, dust control, silt fence | knowledge
LOLER | LOLER inspections, thorough examination, lifting regulations, lifting equipment inspection | knowledge
# site and project management
construction management | construction project management, managing construction projects, managed construction projects, construction operations, construction project manager, construction administration, construction supervision, supervision of construction, contract administration of construction | skill | implies: construction
site management | site supervision, site manager experience, jobsite management, job site supervision, managing sites, managed site, site coordination, field supervision, jobsite supervision, field operations in construction, superintendent experience, project supervision on site | skill | implies: construction
subcontractor management | managing subcontractors, managed subcontractors, subcontractor coordination, subcontractors, coordinating subcontractors, coordinating trades, coordinated trades, subcontract management, supervising subcontractors, supervised subcontractors, trade contractors | skill
construction scheduling | construction schedule, programme of works, construction programme, project schedules in construction, look ahead schedules, critical path method, CPM scheduling, critical path, lookahead schedules, works programme, short term programmes, look-ahead programmes | skill
Primavera P6 | Primavera, P6, Oracle Primavera, Asta Powerproject, Powerproject, Asta | tool | implies: construction scheduling
Procore | Procore software, Procore certified | tool | implies: construction project software
construction project software | Buildertrend, Fieldwire, PlanGrid, Autodesk Construction Cloud, Autodesk Build, CMiC, Viewpoint, Asite, Aconex, Fieldview, e-Builder, CoConstruct, BIM 360 Field, Sage 300 construction, BIM 360 Docs, Newforma, Viewpoint for Projects, 4Projects, HCSS, HeavyJob | tool
Bluebeam Revu | Bluebeam, Revu | tool
submittals and RFIs | submittals, request for information in construction, RFIs, RFIs and submittals, technical submittals, transmittals, submittal review, shop drawing review, review of submittals | skill | related: construction management
change orders | change order, variations in contract, variation orders, compensation events, variations@, change order management, change order pricing, early warnings, variation accounts | skill
snagging | punch list, punch lists, snag lists, defects inspection, punchlist, project closeout, project close-out, handover packs, O&M manuals, as-built drawings, as-builts, closeout documents, record drawings, as built drawings, closing out projects, defects rectification | skill
building handover | commissioning and handover, practical completion, certificate of occupancy, handing over projects, handover to client, substantial completion, client handover | skill
daily site reports | daily reports on site, site diaries, daily logs, site diary, daily site diary, construction daily logs, site records, daily construction reports, allocation sheets | skill
plan reading | construction drawings, reading plans, construction plans, site plans, reading construction drawings, plans and specifications, reading drawings, architectural drawings, read plans, construction documents, interpreting plans, read and interpret drawings, building plans, working drawings, construction blueprints, read tape measure, tape measure | skill
setting out | set out, site layout, layout work, setting out engineer, site setting out, line and level, construction layout, construction staking, grade stakes, laser level, laser levels | skill | | related: land surveying
construction quality control | site quality control, quality inspections on site, inspection and test plans, =ITP, construction inspection, quality of works, field inspection, site inspections, construction inspections, construction QA/QC, special inspections, building inspections, QA/QC on site, inspect construction, construction observation | skill
building regulations | building regs, building codes, building code, local building codes, international building code, =IBC, building standards, approved documents, planning and building regulations, building safety act, residential code, Part L, national construction code, building control, Ontario building code, code compliance in building, OBC code, fire code, life safety code, NFPA 101, IBC codes | knowledge
ICC certification | ICC certified, certified building official, ICC residential inspector, building inspector licence, ICC building inspector, ICC plans examiner | certification | implies: building regulations
building permits | permits@, permit applications, planning permits, construction permits, permitting, obtaining permits, permit expediting, pulling permits, permit drawings | skill
building contracts | JCT contracts, JCT, NEC3, NEC4, FIDIC, NEC contracts, AIA contracts, AIA documents, JCT design and build, NEC3/4, construction contracts, AIA billing, construction law, standard forms of contract, GC works | knowledge
design and build | design-build, design build, turnkey construction, design-bid-build, CMAR, construction manager at risk, integrated project delivery | knowledge
prevailing wage | Davis-Bacon, certified payroll, Davis Bacon, union labor in construction | knowledge
general contractor licence | general contractor license, contractor license, contractor's license, residential builder license, builder's licence, licensed contractor, licensed builder, licensed general contractor, CSLB | licence | implies: construction
preconstruction | pre-construction services, preconstruction services, buildability, constructability, constructability reviews, value engineering, pre construction | skill
MEP coordination | =MEP, M&E coordination, mechanical electrical and plumbing, clash detection, services coordination, =M&E, building services coordination, MEP systems | skill
fit-out projects | fit-out, fit out, tenant improvements, interior construction, refurbishment, refurbishments, renovations, remodeling, home renovation, commercial fit out, remodelling, refurbishment projects, renovation, tenant fit-out, home improvement, kitchen remodels, home remodeling, restoration of buildings | skill
residential construction | house building, housebuilding, new build housing, home building, residential building, new homes, custom homes, single family homes, multifamily construction, new home construction, new build | knowledge | implies: construction
commercial construction | commercial building, commercial projects in construction, ground up construction, office construction, healthcare construction, retail construction, high rise, high rise construction, multi-storey | knowledge | implies: construction
modular construction | modern methods of construction, =MMC, off-site construction, prefabrication, precast concrete, precast, offsite manufacture, modular buildings | knowledge
# commercial and cost
quantity surveying | quantity surveyor experience, commercial management in construction, measured works, measuring quantities, commercial surveying | skill
construction estimating | estimating, cost estimating, construction estimates, estimate preparation, cost estimation, bid estimates, estimating experience, project estimating, bid preparation, preparing bids, preparing estimates, cost estimates, prepare estimates, tender pricing, pricing tenders | skill
quantity take-offs | takeoffs, take-offs, quantity takeoff, material takeoffs, quantity take off, bills of quantities, bill of quantities, =BOQ, material take off, take off quantities, quantity takeoffs | skill | | related: construction estimating
estimating software | On-Screen Takeoff, OST, PlanSwift, CostX, RSMeans, Causeway, HeavyBid, ConEst, Accubid, Sage Estimating, Candy, Conquest, STACK takeoff, Planswift | tool | implies: construction estimating
cost planning | cost plans, elemental cost plans, NRM, NRM2, new rules of measurement, RICS cost plans, feasibility estimates, SMM7 | skill | | related: quantity surveying
valuations and applications for payment | applications for payment, interim valuations, payment applications, pay applications, progress billing in construction, schedule of values, interim applications, payment certificates, subcontract payments | skill
final accounts | final account, final accounts agreement, agreeing final accounts, settlement of accounts on projects | skill | implies: quantity surveying
cost value reconciliation | =CVR@, CVRs, cost value comparison, =CVC, cost to complete | skill | implies: quantity surveying
subcontract procurement | subcontractor procurement, buyout, letting subcontracts, tender packages, bid packages, bid leveling, subcontract packages, tender analysis, bid solicitation, subcontract tendering, subcontractor bids | skill
construction claims | delay claims, extension of time, extensions of time, loss and expense, claims management in construction, delay analysis, dispute adjudication in construction, contract claims, forensic delay analysis | skill
RICS membership | MRICS, RICS, FRICS, RICS chartered, APC@, AssocRICS, RICS accredited, chartered surveyor, CIOB, MCIOB, chartered builder, RICS APC | certification
LEED | LEED AP, LEED Green Associate, LEED accredited, LEED certification, LEED GA, BREEAM, WELL AP, green building, sustainable construction, BREEAM assessor, WELL building, NABERS, Passivhaus, passive house, sustainable building | certification
certified construction manager | =CCM@, CMAA, certified construction manager CCM, associate constructor, PMP construction, CQM-C, construction quality management for contractors | certification | implies: construction management
# surveying
land surveying | surveying, land survey, field surveying, survey crew, surveying experience, survey work, field survey, surveying principles, survey field work, engineering surveying, site surveys, site survey | skill
topographic surveys | topographic surveying, topographical surveys, topo surveys, measured building surveys, topographical surveying, as-built surveys, measured surveys, topographic survey | skill | implies: land surveying
boundary surveys | boundary surveying, ALTA surveys, ALTA/NSPS, cadastral surveying, property boundary, plats, legal descriptions, subdivision plats, platting | skill | implies: land surveying
total station | robotic total station, total stations, theodolite, Leica total station, data collectors, Leica, Trimble, Topcon, level and staff, survey instruments, survey equipment, surveying equipment, surveying instruments, digital level, auto level | tool | implies: land surveying
GNSS surveying | GPS surveying, RTK, GPS RTK, RTK GPS, survey grade GPS, GNSS, survey control | tool | implies: land surveying
laser scanning | LiDAR, 3D laser scanning, point cloud, point clouds, terrestrial laser scanning, Faro scanner, scan to BIM, Leica Cyclone, photogrammetry, Recap Pro, Pix4D | skill
hydrographic surveying | bathymetric survey, bathymetry, multibeam, hydrographic survey | skill | | related: land surveying
drone surveying | UAV surveying, drone mapping, UAV survey, drone survey, aerial mapping, aerial surveys | skill
survey licence | licensed land surveyor, professional land surveyor, =PLS, =RPLS, LSIT, registered land surveyor, land surveyor in training, professional surveyor and mapper | licence | implies: land surveying
building surveying | building surveys, condition surveys, dilapidations, party wall, schedules of condition, stock condition surveys, defect diagnosis, building defects, building pathology, house surveys, HomeBuyer reports, schedules of dilapidations, property surveys, level 2 and level 3 surveys, reinstatement cost assessments, party wall matters, disrepair, damp and mould inspections | skill
survey software | Leica Infinity, Trimble Business Center, Carlson Survey, Trimble Access, LSS, n4ce, StarNet, survey drafting, Carlson | tool | implies: land surveying
geotechnical investigation | soil testing, site investigation, boreholes, nuclear density gauge, geotechnical investigations, ground investigation, soil sampling, nuclear gauge, proctor tests, materials testing of soils, compaction testing, soils testing, drilling and sampling, construction materials testing, ground investigations | skill
# architecture and design
architectural design | architecture design, building design, schematic design, concept design, architectural practice, architectural projects, design development in architecture, architectural concepts, architectural planning | skill
architectural drafting | architectural drawing, drafting, draughting, construction detailing, technical detailing, drafting construction documents, construction drawing packages, architectural detailing, CAD drafting, CAD drawings, CAD drawing, technical drawing | skill
construction documentation | construction document sets, drawing packages, tender drawings, production information, construction drawing sets, contract documents, technical design, planning drawings, working drawing packages, drawing sets | skill | | related: architectural drafting
registered architect | architectural license, licensed architect, architect licence, architect license, ARB registered, ARB registration, =RA licence, NCARB, RIBA, RIBA chartered, RIBA part 3, part III architect, ARE exams, architectural registration, AIA member, =ARB, RIBA Part III | licence | implies: architectural design, building regulations
RIBA part 2 | RIBA part II, part 2 architectural assistant, part 1 architecture, RIBA part 1, architectural degree part 2, RIBA stages, RIBA plan of work, RIBA work stages, RIBA Parts 1 and 2 | certification | implies: architectural design
Revit | Autodesk Revit, Revit Architecture, Revit MEP, Revit Structure, Revit families | tool | implies: building information modelling
building information modelling | =BIM, building information modeling, BIM modelling, BIM modeling, BIM 360, BIM coordination, BIM level 2, ISO 19650, BIM execution plan, BIM models, BIM standards, COBie, BIM software | skill
ArchiCAD | Vectorworks, MicroStation, Bentley MicroStation, Allplan, Graphisoft, Chief Architect | tool | | related: Revit, AutoCAD
AutoCAD | Autocad 2D, Autodesk AutoCAD, AutoCAD Architecture, AutoCAD LT, AutoCAD Electrical, AutoCAD MEP, Auto CAD, 2D CAD, BricsCAD, 2D drafting | tool
SketchUp | Sketchup Pro, Google SketchUp, Layout SketchUp, Trimble SketchUp | tool | implies: 3D architectural modelling
Rhino | Rhinoceros 3D, Rhino 3D, Grasshopper, Rhino Grasshopper, Dynamo, parametric design, computational design | tool | implies: 3D architectural modelling
3D architectural modelling | 3D modelling of buildings, architectural visualisation, architectural visualization, architectural rendering, 3D visualisation, photorealistic renders, 3ds Max for architecture, V-Ray, Enscape, Lumion, Twinmotion, visualisations, architectural models, 3D renders, renderings | skill
Navisworks | Navisworks Manage, Autodesk Navisworks, Solibri, clash coordination, Synchro 4D, 4D planning, Revizto | tool | implies: building information modelling
space planning | floor plans, office layouts, furniture plans, layout drawings, test fits, programming of spaces, workspace planning, furniture layouts | skill
interior design | interiors, interior architecture, FF&E, FF&E specification, material boards, finishes selection, furniture selection, mood boards for interiors, finishes and furnishings, interior designing, NCIDQ, NCIDQ certification, finish schedules, sample boards | skill
landscape architecture | landscape design, planting plans, landscape plans, landscape architect licence, LARE, public realm design, landscape drawings, CMLI, landscape institute, planting design | skill
urban planning | town planning, urban design, city planning, master planning, masterplanning, land use planning, spatial planning, regional planning, community planning, zoning, zoning codes, zoning regulations, land use, comprehensive plans, local plans, planning policy, zoning ordinances, site plan review | skill
planning applications | planning application, planning permission, planning submissions, planning appeals, development control, development management planning, entitlements, land entitlement, planning consent, listed building consent, planning consents, discharge of conditions, planning statements, householder applications | skill | | related: urban planning
RTPI membership | MRTPI, RTPI, AICP, AICP certification, chartered town planner, certified planner | certification | implies: urban planning
heritage conservation | listed buildings, historic preservation, conservation architecture, heritage buildings, building conservation, conservation of historic buildings, conservation areas, historic buildings | knowledge
architectural specifications | specification writing, NBS specifications, NBS, CSI specifications, outline specification, MasterSpec, MasterFormat, writing specifications, CSI MasterFormat, specifications writing, NBS Chorus | skill
client design meetings | design presentations, client presentations of designs, design team meetings, consultant coordination, design coordination, coordinating consultants, design management in construction, design team coordination, coordination with consultants | skill
accessibility codes | ADA compliance in buildings, ADA standards, accessible design, inclusive design, Part M, ADA guidelines | knowledge
energy modelling of buildings | SAP calculations, SBEM, energy performance certificates, EPC assessments, building energy modeling, IES VE, DesignBuilder, EnergyPlus, daylight analysis, Passive house design package, domestic energy assessment, retrofit assessment, retrofit coordination, PAS 2035, EnergyPlus modelling, domestic energy assessor, thermal modelling, eQuest | skill
mining operations | mining, underground mining, open pit mining, surface mining, blasting, mine safety, MSHA, MSHA certification, MSHA training, drill and blast, quarry operations, quarrying, shotfiring, tunnelling, tunneling, MSHA certified, crusher operation, aggregates | skill
`
