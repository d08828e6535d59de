export const constructionTitles = `
construction labourer | labourer, laborer, construction worker, site operative, construction helper, construction operative, builder's labourer, hod carrier, trade assistant | site-trades
demolition operative | demolition worker | site-trades
bricklayer | mason@, blocklayer, brickie, bricky, brick layer, masonry worker | site-trades
concrete finisher | concreter, cement mason, concrete worker, cement finisher, concrete laborer, concrete foreman, form setter, concrete pump operator, formwork joiner | site-trades
steel fixer | rebar installer, rebar worker, rodbuster | site-trades
scaffolder | scaffold builder, scaffold erector, scaffolding supervisor, scaffold labourer, scaffolding inspector | site-trades
roofer | roofing technician, roof tiler, slater, roofing laborer, roofing foreman, roofing supervisor, roofing installer, roofing contractor, roof plumber, leadworker | site-trades
cladding installer | cladder, siding installer | site-trades
roof inspector | | site-trades
ironworker | iron worker, erector@ | site-trades
general builder | builder@, remodeling carpenter | site-trades
groundworker | ground worker, kerb layer, drainlayer, streetworks operative, utility worker, utility operative, pipelaying operative, asphalt paver operator | site-trades
highway maintenance worker | road worker, highways operative, road maintenance worker, highway worker, road crew | site-trades
paviour | paving operative, asphalt worker, tarmac operative, asphalt raker, paver operator | site-trades
flagger | traffic marshal, traffic management operative, traffic control person, vehicle marshal, gateman, traffic control technician, lollipop operative | site-trades
heavy equipment operator | loader operator, backhoe operator, grader operator, machine driver, equipment operator, roller driver, plant operative, skid steer operator, telehandler operator site, pile driver operator, loading shovel driver, heavy plant operator, heavy machine operator, plant driver, 360 excavator operator | plant-operators
bulldozer operator | dozer operator | plant-operators
dumper driver | | plant-operators
excavator operator | digger driver, 360 operator, digger operator | plant-operators
crane operator | crane driver, crane supervisor, lifting supervisor, appointed person lifting operations, crane technician | plant-operators
driller | drilling operative, piling operative, drill operator, pile driver, drilling supervisor, blaster@, drill rig operator, HDD operator | plant-operators
miner | quarry operative, mine worker, quarry manager, mine supervisor, mining technician, mine operator, tunneller, quarry operator, haul truck operator, mining supervisor, crusher operator | plant-operators
site manager | site superintendent, construction superintendent, project superintendent, site agent, field superintendent, sub agent, finishing manager, site lead, site team leader, assistant superintendent, general superintendent, senior superintendent | construction-management
foreman | construction supervisor, site supervisor, ganger, foreperson, works supervisor, construction crew leader, field supervisor, construction lead | construction-management
construction manager | construction project manager, building project manager, construction director, general contractor, construction operations manager, contracts director, building contractor, VP construction, director of construction, preconstruction manager, refurbishment manager, fit out project manager, capital projects manager | construction-management
construction engineer | construction project engineer, office engineer, section engineer, construction project coordinator, construction coordinator, temporary works engineer | construction-management
site engineer | field engineer, setting out engineer | construction-management
construction administrator | construction office manager, site administrator, construction assistant, site secretary, construction admin assistant, construction project administrator, permit coordinator, permit technician, permit expediter, construction secretary | construction-management
construction planner | planning engineer, construction scheduler, project scheduler, P6 scheduler, primavera scheduler | construction-management
project controls engineer | project controls specialist, project controls manager | construction-management
quantity surveyor | assistant quantity surveyor, senior quantity surveyor, cost manager, cost consultant, cost engineer, commercial surveyor, =QS, managing quantity surveyor, trainee quantity surveyor, project quantity surveyor | cost-and-commercial
estimator | estimating manager, quantity takeoff specialist | cost-and-commercial
land surveyor | surveyor, survey technician, party chief, rodman, instrument person, instrument man, survey crew chief, survey assistant, survey CAD technician, utility locator, survey manager | surveying
building surveyor | chartered building surveyor, party wall surveyor, property surveyor, building control surveyor, building control officer, residential surveyor, disrepair surveyor, damp surveyor, housing surveyor, RICS surveyor, building consultant, stock condition surveyor, maintenance surveyor, roof surveyor | surveying
building inspector | construction inspector, site inspector, plans examiner, special inspector, building official, construction quality manager, electrical inspector, permit inspector, plumbing inspector, property inspector, construction materials technician, building control inspector, NHBC inspector, construction quality control manager | surveying
clerk of works | | surveying
code enforcement officer | code inspector, code compliance officer, code official | surveying
home inspector | | surveying
materials technician | construction materials testing technician, soils technician, geotechnical technician, materials testing technician, concrete technician | surveying
health and safety manager | safety manager, safety officer, HSE manager, HSE advisor, safety coordinator, safety specialist, HSE officer, safety advisor, SHE manager, SHE advisor, safety director, safety technician, safety inspector, SHEQ advisor, safety engineer, safety consultant, head of health and safety, HSE engineer, HSE coordinator, HSEQ manager, safety supervisor, safety representative, WHS advisor, loss control consultant | health-and-safety
EHS manager | EHS specialist, EHS coordinator, EHS technician, EHS engineer | health-and-safety
industrial hygienist | occupational hygienist | health-and-safety
fire risk assessor | | health-and-safety
architect | job captain, architectural designer, architectural associate, architectural project manager | architecture
architectural assistant | architectural intern, architectural drafter, architectural draftsman, architectural draughtsperson, architecture intern, architecture assistant | architecture
architectural technologist | architectural technician, building technologist, architectural drafting technician, architectural CAD technician | architecture
interior designer | interior architect, interior design assistant, interior decorator, interior design coordinator, space planner, FF&E designer, workplace designer | architecture
kitchen designer | bathroom designer, kitchen and bath designer | architecture
landscape architect | landscape designer, garden designer, landscape architecture intern, landscape planner | architecture
BIM coordinator | BIM manager, BIM technician, BIM modeler, Revit technician, BIM modeller, Revit modeler, BIM specialist, Revit drafter, BIM engineer, digital construction manager, BIM designer | design-and-drafting
VDC engineer | VDC coordinator, VDC manager | design-and-drafting
CAD technician | drafter, draughtsman, draftsman, CAD designer, CAD operator, draughtsperson, AutoCAD technician, draftsperson, AutoCAD operator, CAD engineer, drafting technician, structural detailer, steel detailer, rebar detailer, CAD specialist, design technician, CAD manager, detailer draftsman | design-and-drafting
architectural visualiser | 3D visualiser, architectural renderer, 3D visualizer, architectural visualizer, architectural model maker | design-and-drafting
town planner | urban planner, city planner, planning consultant, urban designer, land use planner, planning assistant, regional planner, development planner, community planner, planning technician, zoning administrator, master planner, associate planner, heritage consultant | urban-planning
planning officer | planning enforcement officer, zoning officer, heritage officer, conservation officer heritage | urban-planning
building services manager | MEP coordinator, M&E manager, MEP manager, M&E coordinator, MEP project manager, MEP superintendent, electrical project manager, mechanical project manager | construction-management
energy assessor | retrofit assessor, EPC assessor, retrofit coordinator, energy auditor, HERS rater | surveying
`
