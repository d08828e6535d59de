export const constructionTitles = `
construction labourer,-helper,-operative,-worker,hod carrier,labourer,site operative,builder's labourer,trade assistant > site-trades
demolition operative,-worker > site-trades
bricklayer,brick layer,brickie,blocklayer,bricky,mason@,masonry worker > site-trades
concrete finisher,-foreman,-laborer,-worker,-pump operator,concreter,cement finisher,-mason,form setter,formwork joiner > site-trades
steel fixer,rebar worker,-installer,rodbuster > site-trades
scaffolder,scaffold erector,-labourer,-builder,scaffolding inspector,-supervisor > site-trades
roofer,leadworker,roof plumber,-tiler,roofing contractor,-foreman,-laborer,-installer,-supervisor,-technician,slater > site-trades
cladding installer,siding-,cladder > site-trades
roof inspector > site-trades
ironworker,erector@,iron worker > site-trades
general builder,builder@,remodeling carpenter > site-trades
groundworker,asphalt paver operator,drainlayer,ground worker,utility-,-operative,streetworks-,pipelaying-,kerb layer > site-trades
highway maintenance worker,road-,highway--,road-,-crew,highways operative > site-trades
paviour,asphalt raker,-worker,paving operative,tarmac-,paver operator > site-trades
flagger,gateman,lollipop operative,traffic management-,--control technician,-person,--marshal,vehicle- > site-trades
heavy equipment operator,backhoe--,heavy plant-,grader--,pile driver-,loader--,360 excavator-,equipment--,heavy machine-,skid steer--,loading shovel driver,machine--,roller-,plant-,-operative > plant-operators
bulldozer operator,dozer- > plant-operators
dumper driver > plant-operators
excavator operator,360-,digger-,-driver > plant-operators
crane operator,-technician,-driver,-supervisor,lifting- > plant-operators
driller,HDD operator,drill-,drill rig-,blaster@,piling operative,drilling-,-supervisor,pile driver > plant-operators
miner,mining technician,quarry operative,-manager,tunneller,crusher operator,quarry-,haul truck-,mine--,-supervisor,-worker > plant-operators
site manager,finishing-,construction superintendent,general-,project-,assistant-,senior-,field-,site-,-team leader,--lead,-agent,sub- > construction-management
foreman,construction crew leader,--lead,-supervisor,field-,site-,works-,foreperson,ganger > construction-management
construction manager,-project manager,building-,--contractor,general-,refurbishment manager,preconstruction-,capital projects-,construction operations--,--director,contracts-,VP construction > construction-management
construction engineer,-coordinator,-project coordinator,-engineer,office--,section-,temporary works- > construction-management
site engineer,field-,setting out- > construction-management
construction administrator,site-,construction project-,--admin assistant,--assistant,-office manager,--secretary,site-,permit coordinator,-expediter,-technician > construction-management
construction planner,-scheduler,primavera-,P6-,project-,planning engineer > construction-management
project controls engineer,-specialist,-manager > construction-management
quantity surveyor,commercial-,=QS,cost consultant,-engineer,-manager > cost-and-commercial
estimator,estimating manager,quantity takeoff specialist > cost-and-commercial
land surveyor,instrument man,-person,party chief,survey crew-,--manager,-assistant,-CAD technician,rodman,surveyor,utility locator > surveying
building surveyor,RICS-,damp-,maintenance-,residential-,housing-,property-,disrepair-,party wall-,roof--,stock condition-,building control--,-officer,--consultant > surveying
building inspector,-official,-control inspector,site--,permit-,plumbing-,property-,NHBC-,electrical-,special-,construction-,-quality manager,--materials technician,plans examiner > surveying
clerk of works > surveying
code enforcement officer,code compliance--,--inspector,-official > surveying
home inspector > surveying
materials technician,concrete-,soils-,geotechnical-,materials testing-,construction materials- > surveying
health and safety manager,HSE officer,-engineer,safety-,-manager,HSE-,HSEQ-,SHE-,-advisor,SHEQ-,WHS-,loss control consultant,safety--,-inspector,-supervisor,head of health and safety > health-and-safety
EHS manager,-specialist,-engineer > health-and-safety
industrial hygienist,occupational- > health-and-safety
fire risk assessor > health-and-safety
architect,architectural associate,-designer,-project manager,job captain > architecture
architectural assistant,-drafter,-draughtsperson,-intern,-draftsman,architecture assistant,-intern > architecture
architectural technologist,-drafting technician,--technician,-CAD technician,building technologist > architecture
interior designer,-decorator,-architect,-design assistant,-coordinator,FF&E designer,workplace-,space planner > architecture
kitchen designer,bathroom- > architecture
landscape architect,-architecture intern,--planner,-designer,garden- > architecture
BIM coordinator,-designer,-engineer,-manager,digital construction-,BIM modeler,Revit-,-drafter,-technician > design-and-drafting
VDC engineer,-coordinator,-manager > design-and-drafting
CAD technician,drafting-,design-,AutoCAD-,-operator,CAD-,-designer,-engineer,-manager,detailer draftsman,drafter,draughtsman,draughtsperson,rebar detailer,steel-,structural- > design-and-drafting
architectural visualiser,-renderer,-model maker,3D visualiser > design-and-drafting
town planner,development-,master-,urban-,regional-,associate-,city-,community-,land use-,heritage consultant,planning-,-technician,-assistant,urban designer,zoning administrator > urban-planning
planning officer,-enforcement officer,zoning--,heritage- > urban-planning
building services manager,M&E--,MEP-,electrical project-,mechanical-,MEP-,--superintendent,-coordinator,M&E- > construction-management
energy assessor,EPC-,retrofit-,-coordinator,HERS rater,energy auditor > surveying`
