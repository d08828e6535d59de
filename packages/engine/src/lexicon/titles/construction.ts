export const constructionTitles = `
construction labourer,-worker,-helper,-operative,site-,labourer,hod carrier,trade assistant,builder's labourer > site-trades
demolition operative,-worker > site-trades
bricklayer,mason@,blocklayer,brickie,bricky,brick layer,masonry worker > site-trades
concrete finisher,-worker,-laborer,-foreman,-pump operator,concreter,cement mason,-finisher,form setter,formwork joiner > site-trades
steel fixer,rebar installer,-worker,rodbuster > site-trades
scaffolder,scaffold builder,-erector,-labourer,scaffolding supervisor,-inspector > site-trades
roofer,roofing technician,-laborer,-foreman,-supervisor,-installer,-contractor,roof tiler,-plumber,slater,leadworker > site-trades
cladding installer,siding-,cladder > site-trades
roof inspector > site-trades
ironworker,iron worker,erector@ > site-trades
general builder,builder@,remodeling carpenter > site-trades
groundworker,ground worker,utility-,-operative,streetworks-,pipelaying-,kerb layer,drainlayer,asphalt paver operator > site-trades
highway maintenance worker,road-,highway--,road-,-crew,highways operative > site-trades
paviour,paving operative,tarmac-,asphalt worker,-raker,paver operator > site-trades
flagger,lollipop operative,traffic management-,--control person,-technician,--marshal,vehicle-,gateman > site-trades
heavy equipment operator,loader--,backhoe-,grader-,equipment-,skid steer-,heavy plant--,heavy machine--,pile driver--,360 excavator--,machine driver,roller-,loading shovel-,plant--,-operative > plant-operators
bulldozer operator,dozer- > plant-operators
dumper driver > plant-operators
excavator operator,360-,digger-,-driver > plant-operators
crane operator,-technician,-driver,-supervisor,lifting- > plant-operators
driller,drilling supervisor,-operative,piling-,drill operator,HDD-,drill rig-,pile driver,blaster@ > plant-operators
miner,quarry operative,-manager,-operator,haul truck-,crusher--,mine-,-worker,-supervisor,mining technician,tunneller > plant-operators
site manager,finishing-,construction superintendent,project-,field-,assistant-,general-,senior-,site-,-lead,-team leader,--agent,sub- > construction-management
foreman,construction crew leader,--lead,-supervisor,site-,works-,field-,ganger,foreperson > construction-management
construction manager,-project manager,building-,--contractor,general-,preconstruction manager,refurbishment-,capital projects-,construction operations--,--director,contracts-,VP construction > construction-management
construction engineer,-coordinator,-project coordinator,-engineer,office--,section-,temporary works- > construction-management
site engineer,field-,setting out- > construction-management
construction administrator,site-,construction project-,--office manager,--assistant,-admin assistant,--secretary,site-,permit coordinator,-technician,-expediter > construction-management
construction planner,-scheduler,project-,P6-,primavera-,planning engineer > construction-management
project controls engineer,-specialist,-manager > construction-management
quantity surveyor,commercial-,cost manager,-consultant,-engineer,=QS > cost-and-commercial
estimator,estimating manager,quantity takeoff specialist > cost-and-commercial
land surveyor,surveyor,survey technician,survey CAD-,--assistant,-manager,-crew chief,party--,rodman,instrument person,-man,utility locator > surveying
building surveyor,property-,residential-,disrepair-,damp-,housing-,RICS-,maintenance-,roof-,party wall-,stock condition--,building control--,-officer,--consultant > surveying
building inspector,site-,special-,electrical-,permit-,plumbing-,property-,NHBC-,building control-,construction--,-quality manager,--materials technician,plans examiner,building official > surveying
clerk of works > surveying
code enforcement officer,code compliance--,--inspector,-official > surveying
home inspector > surveying
materials technician,soils-,geotechnical-,concrete-,materials testing-,construction materials- > surveying
health and safety manager,safety supervisor,-engineer,HSE-,-officer,-manager,HSEQ-,safety-,SHE-,-advisor,SHEQ-,WHS-,safety inspector,-consultant,loss control-,head of health and safety > health-and-safety
EHS manager,-specialist,-engineer > health-and-safety
industrial hygienist,occupational- > health-and-safety
fire risk assessor > health-and-safety
architect,job captain,architectural designer,-associate,-project manager > architecture
architectural assistant,-drafter,-draftsman,-draughtsperson,-intern,architecture-,-assistant > architecture
architectural technologist,-technician,-drafting technician,--CAD technician,building technologist > architecture
interior designer,-decorator,-architect,-design assistant,-coordinator,space planner,FF&E designer,workplace- > architecture
kitchen designer,bathroom- > architecture
landscape architect,-planner,-architecture intern,--designer,garden- > architecture
BIM coordinator,-technician,Revit-,-drafter,-modeler,BIM-,-engineer,-designer,-manager,digital construction- > design-and-drafting
VDC engineer,-coordinator,-manager > design-and-drafting
CAD technician,-engineer,-specialist,-manager,-designer,-operator,AutoCAD-,-technician,drafting-,design-,drafter,draughtsman,draughtsperson,structural detailer,steel-,rebar-,detailer draftsman > design-and-drafting
architectural visualiser,-renderer,-model maker,3D visualiser > design-and-drafting
town planner,city-,regional-,development-,community-,master-,associate-,land use-,urban--,-designer,planning assistant,-technician,-consultant,heritage-,zoning administrator > urban-planning
planning officer,-enforcement officer,zoning--,heritage- > urban-planning
building services manager,M&E--,MEP project-,electrical-,mechanical-,MEP--,-superintendent,-coordinator,M&E- > construction-management
energy assessor,EPC-,retrofit-,-coordinator,energy auditor,HERS rater > surveying`
