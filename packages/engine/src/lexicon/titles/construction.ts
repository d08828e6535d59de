export const constructionTitles = `
> site-trades
damp proofer,-proofing operative
construction labourer,-helper,-operative,-worker,hod carrier,labourer,site operative,builder's labourer,trade assistant
demolition operative,-worker
bricklayer,brick layer,brickie,blocklayer,mason@,masonry worker
concrete finisher,-foreman,-laborer,-worker,-pump operator,concreter,cement finisher,-mason,form setter,formwork joiner
steel fixer,rebar worker,-installer,rodbuster
scaffolder,scaffold erector,-labourer,-builder,scaffolding inspector,-supervisor
roofer,leadworker,roof plumber,-tiler,roofing contractor,-foreman,-laborer,-installer,-supervisor,-technician,slater
cladding installer,siding-,cladder
roof inspector
ironworker,erector@,iron worker
general builder,builder@,remodeling carpenter
groundworker,asphalt paver operator,drainlayer,ground worker,utility-,-operative,streetworks-,pipelaying-,groundsworker,kerb layer
highway maintenance worker,road-,highway--,road-,-crew,highways operative
paviour,asphalt raker,-worker,paver@,paver operator,paving operative,tarmac-
flagger,gateman,lollipop operative,traffic management-,--control technician,-person,--marshal,vehicle-
> plant-operators
heavy equipment operator,backhoe--,heavy plant-,grader--,pile driver-,loader--,360 excavator-,equipment--,heavy machine-,skid steer--,loading shovel driver,machine--,roller-,plant-,-operative
bulldozer operator,dozer-
dumper driver
excavator operator,digger-,360-,-driver,digger-
crane operator,-technician,-driver,-supervisor,lifting-
driller,HDD operator,drill-,drill rig-,blaster@,piling operative,drilling-,-supervisor,pile driver
miner,mining technician,quarry operative,-manager,tunneller,crusher operator,quarry-,haul truck-,mine--,-supervisor,-worker
> construction-management
demolition manager
site manager,finishing-,construction superintendent,general-,project-,assistant-,senior-,field-,site-,-team leader,--lead,-agent,sub-
foreman,construction crew leader,--lead,-supervisor,field-,site-,works-,foreperson,ganger
construction manager,-project manager,building-,--contractor,general-,refurbishment manager,preconstruction-,capital projects-,construction operations--,--director,contracts-,VP construction
construction engineer,-coordinator,-project coordinator,-engineer,office--,section-,temporary works-
site engineer,field-,setting out-
construction administrator,site-,construction project-,--admin assistant,--assistant,-office manager,--secretary,site-,permit coordinator,-expediter,-technician
construction planner,-scheduler,primavera-,P6-,project-,planning engineer
project controls engineer,-specialist,-manager
building services manager,M&E--,MEP-,electrical project-,mechanical-,MEP-,--superintendent,-coordinator,M&E-
> cost-and-commercial
quantity surveyor,commercial-,=QS,cost consultant,-engineer,-manager
estimator,estimating manager,quantity takeoff specialist
> surveying
land surveyor,engineering-,instrument man,-person,party chief,survey crew-,--assistant,-manager,-CAD technician,rodman,surveyor,utility locator
building surveyor,RICS-,damp-,maintenance-,residential-,housing-,property-,disrepair-,party wall-,roof--,stock condition-,building control--,-officer,--consultant
building inspector,-official,-control inspector,site--,permit-,plumbing-,property-,NHBC-,electrical-,special-,construction-,-quality manager,--materials technician,plans examiner
clerk of works
code enforcement officer,code compliance--,--inspector,-official
home inspector
materials technician,concrete-,soils-,geotechnical-,materials testing-,construction materials-
energy assessor,EPC-,retrofit-,-coordinator,HERS rater,energy auditor
> health-and-safety
health and safety manager,HSE officer,-engineer,safety-,-manager,HSE-,HSEQ-,SHE-,-advisor,SHEQ-,WHS-,loss control consultant,safety--,-inspector,-supervisor,head of health and safety
EHS manager,-specialist,-engineer
industrial hygienist,occupational-
fire risk assessor
> architecture
architect,architectural associate,-designer,-project manager,job captain
architectural assistant,-drafter,-draughtsperson,-intern,-draftsman,architecture assistant,-intern
architectural technologist,-drafting technician,--technician,-CAD technician,building technologist
interior designer,-decorator,-architect,-design assistant,-coordinator,FF&E designer,workplace-,space planner
kitchen designer,bathroom-
landscape architect,-architecture intern,--planner,-designer,garden-
> design-and-drafting
BIM coordinator,-designer,-engineer,-manager,digital construction-,BIM modeler,Revit-,-drafter,-technician
VDC engineer,-coordinator,-manager
CAD technician,drafting-,design-,AutoCAD-,-operator,CAD-,-designer,-engineer,-manager,detailer draftsman,drafter,draughtsman,draughtsperson,rebar detailer,steel-,structural-
architectural visualiser,-renderer,-model maker,3D visualiser
> urban-planning
town planner,development-,master-,urban-,regional-,associate-,city-,community-,land use-,heritage consultant,planning-,-technician,-assistant,urban designer,zoning administrator
planning officer,-enforcement officer,zoning--,heritage-`
