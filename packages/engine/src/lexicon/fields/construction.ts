export const construction = `
# site work
construction | building work, building sites, building trade | knowledge
general labouring | labouring, laboring, site clearance, site clean-up, digging@, moving materials, general labor, manual labor, manual labour, construction labor, physical labor | skill | | related: construction
bricklaying | brickwork, brick laying, blockwork, block laying, brick and block, pointing@, repointing, laying bricks | skill
masonry | =CMU, concrete block, stone laying, tuckpointing | skill | | related: bricklaying
concrete work | concreting, flatwork, cement finishing, screed, ready mix, concrete finishing, pouring concrete, concrete placement, concrete pours, concrete repair, concrete construction, laying concrete | skill
concrete testing | slump tests, ACI certification, ACI field testing, cube tests, ACI concrete field testing technician, concrete cylinders | certification
formwork | shuttering, falsework, concrete forms, form setting, setting forms, building forms, temporary works | skill | | related: concrete work
reinforcement fixing | rebar, steel fixing, reinforcing steel, reinforced concrete, RC frame | skill | | related: concrete work
scaffolding | tube and fitting, scaffold erection, erecting scaffold, scaffold inspection, scaffold building, scaffolds | skill
CISRS card | CISRS, scaffolder's card | certification | implies: scaffolding
mobile scaffold towers | PASMA, tower scaffold, scaffold tower | certification
roofing | shingles@, slating, single ply, standing seam, lead work, EPDM, shingle installation, roof repair, roof installation, roof tiling, slate and tile, roofer experience | skill
cladding | siding, metal wall panels, facades@ | skill
steel erection | ironwork, bolting up, erecting steel, steel erecting, metal decking, pre-engineered metal buildings | skill
demolition | demo work, soft strip, dismantling, strip out, tear out | skill
groundworks | foundations@, footings, drainage laying, kerbs, laying drainage, site preparation, 360 and dumper, underground drainage, slabbing, reduced level dig, foundation work, kerbing | skill
excavation | excavating, trenching, shoring@, backfilling, trench work, trench safety, digging trenches, trench support, backfill | skill | | related: groundworks
earthworks | grading@, site grading, cut and fill, compaction, mass excavation, fine grading, earthmoving | skill | | related: excavation
piling works | piling@, pile driving, drilled shafts, caissons, directional drilling, HDD drilling, geothermal drilling, piled foundations, sheet piling, CFA piling | skill
asphalt paving | asphalt, tarmac, surfacing@, tarmacking, paving machine, road planing, seal coating, bituminous, road surfacing | skill
highway construction | road construction, road works, highways, street works, roadworks, heavy civil, road maintenance | skill
street works qualification | NRSWA, streetworks, New Roads and Street Works Act | certification
traffic control | traffic management, flagging@, traffic marshalling, vehicle marshal, traffic marshal, work zone safety, flagger, road closures, traffic cones, chapter 8 | skill
utility construction | underground utilities, utilities installation, pipe laying, laying pipe, water mains, sewer construction, gas mains, wet utilities, SHEA, EUSR, ductile iron, storm drain, mains laying, site utilities | skill
cable avoidance | CAT and Genny, underground service detection, utility locating, 811 locates, cable detection, service avoidance, HSG47, call before you dig, utility mapping, PAS 128, ground penetrating radar | skill
plant operation | heavy equipment, heavy machinery, plant machinery, operating plant, heavy plant, construction plant, earth moving equipment, construction equipment, earthmoving equipment, mobile plant | skill
excavator operation | excavator, mini digger, 360 operator, trackhoe, 360 tracked, digger driving, A59, digger driver | skill | implies: plant operation
backhoe operation | backhoe, JCB 3CX, 180 excavator | skill | implies: plant operation
bulldozer operation | bulldozer, dozer | skill | implies: plant operation
skid steer operation | skid steer, bobcat@, track loader | skill | implies: plant operation
loader operation | wheel loader, front end loader, loading shovel, shovel driver | skill | implies: plant operation
dumper operation | dumper, dump truck, =ADT, haul truck, rock truck | skill | implies: plant operation
road roller operation | roller driver, ride on roller, compactor, vibratory roller, roller ticket | skill | implies: plant operation
grader operation | motor grader, grader blade, machine control | skill | implies: plant operation
crane operation | crane, boom truck, lift plans, appointed person | skill | implies: plant operation
NCCCO certification | NCCCO, CCO crane certification, CCO certified, certified crane operator | certification | implies: crane operation
aerial lifts | scissor lift, boom lift, =MEWP, cherry picker, aerial work platform, man lift, =JLG, IPAF, 3a and 3b, powered access, genie lift | certification | | related: working at height
CSCS card | CSCS, construction skills card, green card construction, white card construction | certification
CPCS card | CPCS, NPORS, plant tickets, plant operator card | certification | implies: plant operation
SMSTS | site management safety training scheme | certification | implies: construction health and safety | related: SSSTS
SSSTS | site supervisor safety training scheme, site supervision safety training scheme | certification | implies: construction health and safety | related: SMSTS
OSHA 10 | | certification | implies: OSHA regulations
OSHA 30 | OSHA 500, OSHA 510 | certification | implies: OSHA 10
OSHA regulations | OSHA, Cal/OSHA, 29 CFR 1926, 29 CFR 1910 | knowledge | implies: health and safety
health and safety | =HSE, =EHS, =H&S, workplace safety, safety compliance, health & safety, =OHS, =WHS, safety procedures, SHEQ, safety regulations, safety standards, =OSH, safety protocols, health safety and environment, safety practices, safe work practices | skill
construction health and safety | site safety, construction safety, site health and safety, jobsite safety, safety on site | skill | implies: health and safety
NEBOSH | | certification | implies: health and safety, risk assessment
IOSH | GradIOSH, CMIOSH, TechIOSH, chartered safety practitioner | certification | implies: health and safety
certified safety professional | =CSP@, BCSP, associate safety professional, =STSC, =CRSP, safety certification | certification | implies: health and safety
construction health and safety technician | =CHST | certification | | related: certified safety professional
certified industrial hygienist | =CIH@ | certification | | related: certified safety professional
risk assessment | RAMS, hazard identification, hazard assessment, hazard analysis, =JHA, =JSA, job safety analysis, hazard recognition, identifying hazards | skill
method statements | safe systems of work, =SSOW, SWMS | skill | | related: risk assessment
toolbox talks | safety briefings, safety meetings, site inductions, safety talks, tailgate meetings, safety toolbox, safety inductions, pre-task briefings | skill | implies: construction health and safety
safety inspections | safety audits, safety walks, workplace inspections, HSE audits | skill | implies: health and safety
incident investigation | accident investigation, accident reporting, RIDDOR, OSHA recordkeeping, near misses, OSHA 300 log | skill | implies: health and safety
safety management systems | safety program, safety culture, safety management, safety policies, safety training | skill | implies: health and safety
CDM regulations | =CDM, principal designer, construction design and management, construction phase plan, principal contractor duties | knowledge
emergency response planning | emergency preparedness, evacuation plans, emergency action plans, evacuation procedures, fire drills | skill
industrial hygiene | exposure monitoring, air sampling, noise monitoring, occupational hygiene, respirator fit testing, face fit testing, silica exposure | skill
environmental compliance on site | SWPPP, stormwater, erosion control, erosion and sediment control, site waste management, dust control, silt fence | knowledge
LOLER | thorough examination, lifting regulations, lifting equipment inspection | knowledge
# site and project management
construction management | construction project management, managing construction projects, construction operations, construction project manager, construction administration, construction supervision | skill | implies: construction
site management | site supervision, site manager experience, jobsite management, managing sites, site coordination, field supervision, jobsite supervision, superintendent experience, project supervision on site, run sites | skill | implies: construction
subcontractor management | subcontractors, coordinating trades, subcontract management, trade contractors | skill
construction scheduling | programme of works, construction programme, look ahead schedules, CPM scheduling, critical path, lookahead schedules, works programme, short term programmes, look-ahead programmes | skill
Primavera P6 | Primavera, P6 | tool | implies: construction scheduling
Asta Powerproject | Powerproject, Asta | tool | implies: construction scheduling | related: Primavera P6
Procore | | tool | implies: construction project software
construction project software | Autodesk Construction Cloud, Sage 300 construction, HCSS | tool
Buildertrend | | tool | implies: construction project software
Fieldwire | | tool | implies: construction project software
PlanGrid | | tool | implies: construction project software
Autodesk Build | | tool | implies: construction project software
CMiC | | tool | implies: construction project software
Asite | | tool | implies: construction project software
Aconex | | tool | implies: construction project software
Fieldview | | tool | implies: construction project software
e-Builder | | tool | implies: construction project software
CoConstruct | | tool | implies: construction project software
BIM 360 Field | BIM 360 Docs | tool | implies: construction project software
Newforma | | tool | implies: construction project software
4Projects | | tool | implies: construction project software
HeavyJob | | tool | implies: construction project software
Bluebeam Revu | Bluebeam, Revu | tool
submittals and RFIs | submittals, transmittals, shop drawing review | skill | | related: construction management
change orders | variations in contract, variation orders, compensation events, variations@, early warnings, variation accounts | skill
snagging | punch list, punchlist, project closeout, project close-out, handover packs, O&M manuals, as-builts, closeout documents, record drawings, closing out projects, defects rectification, snag lists | skill
building handover | commissioning and handover, practical completion, certificate of occupancy, handing over projects, handover to client, substantial completion, client handover, handover@ | skill
daily site reports | daily reports on site, site diaries, daily logs, site records, daily construction reports, allocation sheets | skill
plan reading | construction drawings, reading plans, construction plans, site plans, plans and specifications, reading drawings, construction documents, interpreting plans, read and interpret drawings, building plans, working drawings, construction blueprints | skill
tape measure | | tool | | related: plan reading
setting out | site layout, layout work, line and level, construction layout, construction staking, grade stakes, laser level | skill | | related: land surveying
construction quality control | site quality control, quality inspections on site, inspection and test plans, =ITP, construction inspection, quality of works, field inspection, site inspections, construction QA/QC, special inspections, building inspections, QA/QC on site, inspect construction, construction observation | skill
NHBC standards | NHBC | knowledge | | related: construction quality control
building regulations | building regs, building codes, =IBC, building standards, approved documents, building safety act, residential code, Part L, national construction code, code compliance in building, OBC code, fire code, life safety code, NFPA 101 | knowledge
ICC certification | ICC certified, certified building official, ICC residential inspector, building inspector licence, ICC building inspector, ICC plans examiner | certification | implies: building regulations
building permits | permits@, permit applications, planning permits, construction permits, obtaining permits, permit expediting, pulling permits, permit drawings, permitting@ | skill
building contracts | JCT design and build, construction contracts, AIA billing, construction law, standard forms of contract, GC works | knowledge
AIA contracts | AIA documents | knowledge | implies: building contracts
FIDIC | | knowledge | implies: building contracts
NEC3 | NEC4, NEC contracts, NEC3/4 | knowledge | implies: building contracts
JCT contracts | =JCT | knowledge | implies: building contracts
design and build | design-build, turnkey construction, design-bid-build, CMAR, construction manager at risk, integrated project delivery | knowledge
prevailing wage | Davis-Bacon | knowledge
general contractor licence | contractor license, residential builder license, builder's licence, licensed contractor, licensed builder, licensed general contractor, CSLB | licence | implies: construction
preconstruction | buildability, constructability, value engineering, pre construction | skill
MEP coordination | =MEP, mechanical electrical and plumbing, clash detection, services coordination, =M&E | skill
fit-out projects | fit-out, tenant improvements, interior construction, refurbishment, renovations, remodeling, remodelling, home improvement, kitchen remodels | skill
residential construction | house building, housebuilding, home building, residential building, new homes, custom homes, single family homes, multifamily construction, new build@ | knowledge | implies: construction
commercial construction | commercial building, ground up construction, office construction, healthcare construction, retail construction, high rise, multi-storey | knowledge | implies: construction
modular construction | off-site construction, prefabrication, precast, offsite manufacture, modular buildings | knowledge
# commercial and cost
quantity surveying | quantity surveyor experience, measured works, measuring quantities, commercial surveying | skill
construction estimating | estimating@, cost estimation, bid preparation, preparing bids, tender pricing, pricing tenders, cost estimating, estimate preparation, bid estimates, estimating experience, project estimating, preparing estimates | skill
quantity take-offs | takeoffs, take-offs, bills of quantities, =BOQ | skill | | related: construction estimating
estimating software | =OST, Sage Estimating, estimating systems | tool | implies: construction estimating
On-Screen Takeoff | STACK takeoff | tool | implies: estimating software
PlanSwift | | tool | implies: estimating software
CostX | | tool | implies: estimating software
RSMeans | | tool | implies: estimating software
HeavyBid | | tool | implies: estimating software
ConEst | | tool | implies: estimating software
Accubid | | tool | implies: estimating software
cost planning | =NRM, NRM2, new rules of measurement, feasibility estimates, SMM7 | skill | | related: quantity surveying
applications for payment | interim valuations, payment applications, pay applications, schedule of values, interim applications, payment certificates, subcontract payments, valuations@ | skill
final accounts | settlement of accounts on projects | skill | implies: quantity surveying
cost value reconciliation | =CVR@, cost value comparison, =CVC, cost to complete | skill | implies: quantity surveying
subcontract procurement | subcontractor procurement, letting subcontracts, tender packages, bid packages, bid leveling, subcontract packages, tender analysis, bid solicitation, subcontract tendering, subcontractor bids | skill
construction claims | delay claims, extension of time, loss and expense, delay analysis, contract claims | skill
RICS membership | MRICS, RICS, FRICS, AssocRICS, chartered surveyor | certification
RICS assessment of professional competence | =APC@, RICS APC | certification | | related: RICS membership
CIOB | MCIOB, chartered builder | certification | | related: RICS membership
LEED | NABERS | certification
sustainable construction | sustainable building, green building | knowledge | | related: LEED
Passivhaus | passive house | knowledge | | related: LEED
WELL building | WELL AP | knowledge | | related: LEED
BREEAM | | knowledge | | related: LEED
certified construction manager | =CCM@, CMAA, associate constructor, PMP construction, CQM-C, construction quality management for contractors | certification | implies: construction management
# surveying
land surveying | surveying, field surveying, survey crew, surveying experience, survey work, surveying principles, survey field work, engineering surveying, site surveys | skill
topographic surveys | topographical surveys, topo surveys, measured building surveys, as-built surveys, measured surveys | skill | implies: land surveying
boundary surveys | ALTA surveys, ALTA/NSPS, cadastral surveying, property boundary, legal descriptions, subdivision plats | skill | implies: land surveying
total station | theodolite, data collectors, level and staff, survey instruments, survey equipment, digital level, auto level, Leica, Trimble, Topcon | tool | implies: land surveying
GNSS surveying | GPS surveying, survey grade GPS, GNSS, survey control, =RTK | tool | implies: land surveying
laser scanning | Faro scanner, scan to BIM, Leica Cyclone, Recap Pro | skill
photogrammetry | Pix4D | skill | | related: laser scanning
point clouds | point cloud | skill | | related: laser scanning
LiDAR | | skill | | related: laser scanning
hydrographic surveying | bathymetric survey, bathymetry, multibeam | skill | | related: land surveying
drone surveying | UAV surveying, drone mapping, aerial mapping, aerial surveys | skill
survey licence | licensed land surveyor, professional land surveyor, =PLS, =RPLS, LSIT, registered land surveyor, land surveyor in training, professional surveyor and mapper | licence | implies: land surveying
building surveying | condition surveys, dilapidations, party wall, schedules of condition, defect diagnosis, building defects, building pathology, house surveys, HomeBuyer reports, property surveys, level 2 and level 3 surveys, reinstatement cost assessments, disrepair, damp and mould inspections | skill
survey software | n4ce, survey drafting, Carlson Survey | tool | implies: land surveying
Leica Infinity | | tool | implies: survey software
Trimble Business Center | | tool | implies: survey software
Trimble Access | | tool | implies: survey software
StarNet | | tool | implies: survey software
geotechnical investigation | site investigation, ground investigation, soil sampling, materials testing of soils, drilling and sampling, construction materials testing | skill
compaction testing | | skill | | related: geotechnical investigation
boreholes | | skill | | related: geotechnical investigation
soil testing | soils testing, proctor tests | skill | | related: geotechnical investigation
nuclear density gauge | nuclear gauge | skill | | related: geotechnical investigation
# architecture and design
architectural design | architecture design, building design, concept design, architectural practice, architectural projects, design development in architecture, architectural concepts, architectural planning | skill
architectural drafting | architectural drawing, drafting@, draughting@, construction detailing, technical detailing, construction drawing packages, architectural detailing, CAD drawings, technical drawing, drafting construction documents, CAD drafting | skill
construction documentation | construction document sets, drawing packages, tender drawings, production information, contract documents, technical design, planning drawings, drawing sets | skill | | related: architectural drafting
registered architect | architectural license, licensed architect, architect licence, architect license, =RA licence, NCARB, RIBA, part III architect, ARE exams, architectural registration, AIA member, =ARB | licence | implies: architectural design, building regulations
RIBA part 2 | RIBA part II, part 2 architectural assistant, part 1 architecture, RIBA part 1, architectural degree part 2 | certification | implies: architectural design
RIBA plan of work | RIBA stages, RIBA work stages | knowledge | | related: RIBA part 2
Revit | | tool | implies: building information modelling
building information modelling | =BIM, building information modeling | skill
BIM coordination | | knowledge | implies: building information modelling
COBie | | knowledge | implies: building information modelling
BIM 360 | | knowledge | implies: building information modelling
ISO 19650 | | knowledge | implies: building information modelling
ArchiCAD | | tool | | related: Revit, AutoCAD
Vectorworks | | tool | | related: ArchiCAD
MicroStation | | tool | | related: ArchiCAD
Allplan | | tool | | related: ArchiCAD
Graphisoft | | tool | | related: ArchiCAD
Chief Architect | | tool | | related: ArchiCAD
AutoCAD | 2D CAD, 2D drafting, Auto CAD | tool
BricsCAD | | tool | | related: AutoCAD
SketchUp | | tool | implies: 3D architectural modelling
Rhino 3D | =Rhino, Rhinoceros 3D, parametric design, computational design | tool | implies: 3D architectural modelling
3D architectural modelling | 3ds Max for architecture, architectural models, renderings@ | skill
architectural visualisation | architectural visualization, architectural rendering, visualisations, 3D renders, photorealistic renders | tool | implies: 3D architectural modelling
Twinmotion | | tool | implies: 3D architectural modelling
Lumion | | tool | implies: 3D architectural modelling
Enscape | | tool | implies: 3D architectural modelling
V-Ray | | tool | implies: 3D architectural modelling
Navisworks | clash coordination | tool | implies: building information modelling
Solibri | | tool | implies: building information modelling | related: Navisworks
Synchro 4D | 4D planning | tool | implies: building information modelling | related: Navisworks
Revizto | | tool | implies: building information modelling | related: Navisworks
space planning | floor plans, office layouts, furniture plans, layout drawings, test fits, programming of spaces, workspace planning, furniture layouts | skill
interior design | interiors@, FF&E, material boards, finishes selection, furniture selection, finishes and furnishings, NCIDQ, finish schedules, sample boards, interior architecture, mood boards for interiors | skill
landscape architecture | landscape design, planting plans, landscape plans, landscape architect licence, LARE, public realm design, landscape drawings, CMLI, landscape institute, planting design | skill
urban planning | town planning, city planning, spatial planning, regional planning, community planning, comprehensive plans, local plans, planning policy, site plan review | skill
urban design | | skill | | related: urban planning
land use planning | land use | skill | | related: urban planning
master planning | masterplanning | skill | | related: urban planning
zoning | zoning codes, zoning regulations, zoning ordinances | skill | | related: urban planning
planning applications | planning permission, planning submissions, planning appeals, development control, development management planning, entitlements@, planning consent, listed building consent, discharge of conditions, planning statements, householder applications, land entitlement | skill | | related: urban planning
RTPI membership | MRTPI, RTPI, AICP, chartered town planner, certified planner | certification | implies: urban planning
heritage conservation | listed buildings, historic preservation, conservation architecture, heritage buildings, building conservation, conservation areas, historic buildings | knowledge
architectural specifications | specification writing, =NBS, CSI specifications, outline specification, MasterSpec, MasterFormat, writing specifications | skill
client design meetings | design presentations, client presentations of designs, design team meetings, consultant coordination, design coordination, coordinating consultants, design team coordination, coordination with consultants | skill
accessibility codes | ADA standards, accessible design, inclusive design, ADA guidelines | knowledge
building energy modelling | SAP calculations, SBEM, energy performance certificates, EPC assessments, building energy modeling, IES VE, DesignBuilder, EnergyPlus, daylight analysis, Passive house design package, domestic energy assessment, retrofit assessment, retrofit coordination, PAS 2035, domestic energy assessor, thermal modelling, eQuest | skill
mining operations | mining@, blasting@, mine safety, MSHA, quarrying, shotfiring, tunnelling@, tunneling@, crusher operation, aggregates@, underground mining, open pit mining, surface mining, drill and blast, quarry operations | skill
`
