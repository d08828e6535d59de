export const buildingAndTradesNames = `
construction labourer: construction worker, building labourer, general labourer, site labourer, builder's labourer, construction general operative
demolition operative: demolition labourer, demolition topman, soft strip operative
bricklayer: brickie, brick mason, block layer, brick and block layer
concrete finisher: concrete placer, concretor, concrete placer finisher, concrete operative
steel fixer: reinforcing steel worker, rebar fixer, reinforcing ironworker, steelfixer
scaffolder: scaffold rigger, scaffolding operative
roofer: roofing operative, roofing mechanic
cladding installer: cladding fixer, roof sheeter
ironworker: structural steel erector, structural steelworker
general builder: jobbing builder
groundworker: civils labourer, civil construction labourer, civil construction worker, pipe layer, drain layer, kerblayer, civil works operative
highway maintenance worker: road maintenance operative, highways maintenance operative, road labourer, roadworker, roads operative
paviour: paving installer, slab layer, block paver, driveway paver
flagger: traffic controller roadworks, stop and go operative, roadworks traffic controller
heavy equipment operator: earthmoving plant operator, earthmover operator, heavy machinery operator, mobile plant operator, TLB operator, plant machine operator
bulldozer operator: bulldozer driver, dozer driver
dumper driver: dump truck operator, articulated dump truck driver, ADT driver, dump truck driver, haul truck driver
excavator operator: 360 driver, 360 operator, digger driver, excavator driver, 360 excavator driver, trackhoe operator
miner: mine labourer, quarry worker, mineworker
site manager: site superintendent, construction superintendent, site agent
construction manager: construction project manager, construction works manager
construction engineer: construction site engineer
construction planner: construction programme planner, site planner
building services manager: building services project manager, mechanical and electrical manager, M and E project manager
quantity surveyor: contract surveyor
estimator: estimating engineer
land surveyor: surveying technician
building surveyor: property condition surveyor, home surveyor
clerk of works: =works inspector
home inspector: residential property inspector, pre purchase building inspector, pest and building inspector
materials technician: soils laboratory technician, civil laboratory technician
energy assessor: home energy rater, energy performance assessor
health and safety manager: EHS specialist, health and safety advisor, health and safety adviser, HSE advisor, safety officer, OHS advisor, EHS advisor, WHS advisor, occupational health and safety officer, safety specialist, EHS coordinator, health safety and environment manager, WHS manager, OHS manager, safety health and environment officer, SHE officer, health and safety coordinator, construction safety officer
fire risk assessor: fire safety assessor, fire risk consultant
architect: architectural practitioner
architectural assistant: graduate of architecture, architectural graduate
architectural technologist: building design technologist
kitchen designer: kitchen planner
landscape architect: landscape design architect
BIM coordinator: BIM technician, BIM specialist, building information modelling coordinator
CAD technician: draughtsman, draughtsperson, draftsperson, draftsman, CAD drafter, CAD operator, drafter, draughting technician, draughting officer
planning officer: development management officer, statutory planner, local authority planner
electrical apprentice: apprentice electrician, trainee electrician, electrical trades apprentice, electrician's apprentice
lineman: overhead linesman, electrical lineworker, line worker, powerline technician, linesperson, overhead lines engineer, lineworker, linesworker, overhead power lines worker, =line mechanic, powerline worker
elevator technician: lift engineer, lift technician, elevator mechanic, lift mechanic, escalator technician, lift service engineer, lift maintenance engineer, lift installer, lift service technician, lift fitter
fire alarm technician: fire alarm service engineer, fire systems technician
CCTV engineer: CCTV technician, CCTV installation engineer, security camera installer
telecommunications technician: telephone engineer, telephone technician, broadband installer, cable television technician, field telecoms engineer, phone line technician
plumber: plumbing technician
gas engineer: gas fitter, gas technician, heating engineer gas, gas boiler engineer, gas service technician, gas installation engineer
heat pump engineer: heat pump installer, heat pump technician
pipefitter: steam fitter
drainage engineer: drain cleaning technician, jetting engineer
HVAC technician: air conditioning engineer, aircon technician
refrigeration engineer: refrigeration and air conditioning mechanic, fridge engineer, refrigeration and air conditioning technician, fridgie
ductwork installer: duct fitter, ductwork engineer
building maintenance technician: building maintenance operative, facilities maintenance operative
multi trade operative: multi skilled trade operative, multiskilled maintenance operative
handyman: odd job man, general maintenance man
caretaker: janitor, school caretaker, site caretaker, building caretaker, premises officer, custodian, school keeper, premises assistant, building custodian
building superintendent: apartment superintendent, resident superintendent
boilermaker: boiler maker
rigger: dogman, dogger
carpenter: joinery craftsman
kitchen fitter: kitchen and bathroom fitter, kitchen installation fitter, kitchen cabinet installer
shopfitter: shopfitting carpenter, shopfitting joiner, retail fixture installer
flooring installer: floorlayer, vinyl layer, floor covering installer, floor coverer
carpet fitter: carpet layer
tiler: tile setter, wall and floor tiler, tile installer, tile layer, tiling contractor, tile fixer
painter: house painter, decorator, painter and decorator, painting contractor
plasterer: rendering operative, plaster tradesman, stucco mason
dry liner: drywall installer, drywaller, plasterboard installer, dry lining fixer, drywall hanger, plasterboard fixer, taper and jointer, partition fixer, interior systems installer, partitioner, suspended ceiling fixer, gib stopper, plasterboard hanger
glazier: window fitter, window installer, glass fitter, glazing operative, glazing technician
window fitter: glazier, window installer, windows and doors fitter, double glazing fitter, window and door installer
insulation installer: insulation worker, insulation operative
sign installer: sign fitter, sign erector, signage installer
stonemason: stone mason, banker mason, fixer mason, memorial mason, stone worker
estates manager: estates and facilities manager, head of estates
groundskeeper: groundsman, groundsperson, grounds maintenance operative, landscape gardener, greenskeeper, grounds worker, grounds maintenance gardener, grounds maintenance labourer, parks and gardens worker, parks gardener, grounds maintenance assistant
fencing contractor: fencer, fencing operative
gardener: garden maintenance operative, garden labourer, garden worker
arborist: tree surgeon, tree climber, tree worker, tree lopper
mobile phone repair technician: cell phone technician, mobile repair technician, smartphone repair technician
field service technician: field service representative
pest control technician: pest control officer, pest control operative, vermin controller, pest control contractor
asbestos surveyor: asbestos inspector, asbestos assessor
asbestos removal operative: asbestos stripper, asbestos removalist, asbestos abatement worker, asbestos worker
mechanical engineer: mechanical product design engineer
materials engineer: materials and process engineer, materials science engineer
industrial designer: industrial product designer, physical product designer
PLC programmer: PLC software engineer, PLC automation programmer, PLC controls programmer
electronics engineer: electronic hardware engineer, electronics development engineer
electronics technician: electronics repair technician, electronics service technician, electronics engineer technician
embedded systems engineer: embedded systems developer, embedded software engineer, firmware engineer
test engineer: test development and quality technician, test development and quality control engineer, testing and quality control engineer, test and validation engineer, QA engineer, software tester, QA analyst, test analyst
biomedical engineer: biomedical equipment engineer, medical equipment engineer, clinical equipment engineer, medical engineering technologist
electrical engineer: electrical power engineer
engineering manager: manager of engineering, head of engineering department, engineering department manager
engineering technician: =technician engineer
graduate engineer: graduate trainee engineer, =engineering graduate
plant engineer: factory engineer, plant maintenance engineer, =works engineer
civil engineer: civil infrastructure engineer
structural engineer: structures engineer, structural design consultant
highway engineer: road design engineer
traffic engineer: traffic management engineer
water engineer: water infrastructure engineer
water treatment operator: sewage treatment operator, water treatment works operator, sewage plant operator, water process technician, water services technician
geotechnical engineer: soils engineer, geotech engineer, soil mechanics engineer
geologist: exploration geoscientist
GIS analyst: geographic information systems analyst, geographic information officer, geographic information systems technician, spatial data analyst
building services design engineer: mechanical and electrical design engineer, mechanical building services engineer, electrical building services engineer, building services mechanical engineer, mechanical services design engineer
fire protection engineer: fire safety design engineer
wind turbine technician: wind technician, wind tech, wind turbine engineer, wind turbine service engineer
rig worker: drill floor hand
roustabout: leasehand
energy engineer: energy systems design engineer, energy performance engineer
energy manager: energy and carbon manager, energy and utilities manager
environmental engineer: environment engineer, environmental remediation engineer
recycling operative: recycling worker, waste sorter, recycling centre attendant, household waste site operative, waste transfer station operative
`
