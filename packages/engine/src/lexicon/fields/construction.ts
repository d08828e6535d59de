export const construction = `
# site work
general labouring,construction labor,physical-,manual-,digging@@,labouring,moving materials,site clean-up,-clearance ~ construction
bricklaying,block laying,brick-,-and block,blockwork,brickwork,pointing^@,repointing
masonry,tuckpointing,=CMU,concrete block,stone laying ~ bricklaying
concrete work,-construction,-pours,-pump,-repair,-finishing,cement-,concreting,flatwork,laying concrete,pouring-,power floating,ready mix,screed
concrete testing,-cylinders,cube tests,slump-
formwork,building forms,concrete-,setting-,falsework,form setting,shuttering,temporary works ~ concrete work
reinforcement fixing,steel-,=BBS@@,RC frame,rebar,reinforced concrete,reinforcing steel,bar bending schedule ~ concrete work
scaffolding@,Kwikstage,tube and fitting
roofing,fascias,flashing@@,roof installation,-repair,-tiling,shingles@,EPDM,lead work,single ply,slate and tile,slating,soffits,standing seam
cladding,facades@,metal wall panels,siding@
steel erection,-erecting,bolting up,metal decking,pre-engineered metal buildings,ironwork
demolition,demo work,dismantling@,soft strip,strip out,tear-
groundworks,360 and dumper,drainage laying,kerb-,footings,foundations^@@,foundation work,kerbing,kerbs@@,site preparation,underground drainage
excavation,excavating,shoring^@@,trench safety,-support,-work,trenching,backfill@,digging trenches ~ groundworks
earthworks,compaction,cut and fill,earthmoving,fine grading,site-,grading^@@,mass excavation ~ excavation
piling works,CFA piling,sheet-,drilled shafts,HDD drilling,directional-,geothermal-,caissons,pile driving,piled foundations,piling@
asphalt paving,asphalt,bituminous,road planing,-surfacing,paving machine,seal coating,surfacing^@@,tarmac,tarmacking
highway construction,road-,-maintenance,-works,street-,heavy civil,highways,roadworks
traffic control,-cones,-marshalling,-management,=STMS,chapter 8,flagger,flagging^@@,CoPTTM,road closures,vehicle marshal,work zone safety
utility construction,sewer-,underground utilities,wet-,=SHEA@,EUSR,ductile iron,gas mains,water-,pipe laying,mains-
cable avoidance,service-,CAT and Genny,HSG47,cable detection,underground service-,811 locates,ground penetrating radar,permit to dig,utility locating,-mapping,PAS 128
plant operation,-machinery,heavy-,-equipment,earthmoving-,earth moving-,construction--,-plant,mobile-,heavy-,=TLB@@
aerial lifts,-work platform,=JLG,=MEWP,boom lift,genie-,man-,scissor-,powered access,cherry picker ~ working at height
health and safety,workplace--,=EHS,=H&S,=HSE,=OHS,=OSH,=WHS,SHEQ,safe work practices,safety--,-compliance,-procedures,-protocols,-regulations,-standards,=LTIFR
risk assessment,hazard-,-recognition,-identification,-analysis,job safety-,=HIRA,=JHA,=JSA,=RAMS
method statements,=SSOW,SWMS,safe systems of work ~ risk assessment
toolbox talks,safety-,-meetings,tailgate-,pre-task briefings,safety-,-toolbox,-inductions,site-,=TBT@@ > construction health and safety
emergency response planning,--preparedness,-action plans,evacuation--,-procedures,fire drills
industrial hygiene,occupational-,air sampling,exposure monitoring,noise-,face fit testing,respirator-,silica exposure
skill > plant operation:
excavator operation,360 driver@@,-operator,-tracked,A59,digger driver,-driving,excavator,mini digger,trackhoe
backhoe operation,JCB 3CX,backhoe,180 excavator
bulldozer operation,dozer,bulldozer
skid steer operation,--steer,bobcat@,track loader
loader operation,wheel loader,front end-,shovel driver,loading shovel
dumper operation,=ADT,dump truck,haul-,rock-,dumper
road roller operation,compactor,vibratory roller,ride on-,roller driver,-ticket
grader operation,-blade,motor grader,machine control
crane operation,appointed person,boom truck,crane,lift plans
skill > health and safety:
construction health and safety,construction phase plan,--safety,jobsite-,site-,F10 notification,principal designer@@
safety inspections,workplace-,HSE audits,safety-,-walks
incident investigation,accident-,-reporting,OSHA recordkeeping,-300 log,near misses,RIDDOR
safety management systems,--culture,-policies,-program,-training,-management
knowledge:
construction,building sites,-trade,-work
OSHA regulations,29 CFR 1910,-1926,OSHA > health and safety
CDM regulations,principal designer,=CDM,construction phase plan,--design and management
environmental compliance on site,SWPPP,dust control,erosion-,-and sediment control,silt fence,site waste management,stormwater
LOLER,lifting regulations,-equipment inspection,thorough examination
certification:
ACI certification,-field testing > concrete testing
CISRS card,scaffolder's-,CISRS > scaffolding
mobile scaffold towers,PASMA,scaffold tower,tower scaffold
street works qualification,NRSWA,New Roads and Street Works Act,streetworks
NCCCO certification,CCO crane-,--certified,NCCCO,certified crane operator > crane operation
IPAF,PAL card,=EWPA yellow-,EWP ticket,MEWP licence,powered access- > aerial lifts
CSCS card,construction skills-,=Site Safe,CSCS,White Card@
CPCS card,A58,A59,NPORS,plant tickets,CPCS > plant operation
OSHA 10 > OSHA regulations
OSHA 30,-500,-510 > OSHA 10
NEBOSH > health and safety,risk assessment
construction health and safety technician,=CHST ~ certified safety professional
certified industrial hygienist,=CIH@ ~ certified safety professional
certification > construction health and safety:
SMSTS,site management safety training scheme ~ SSSTS
SSSTS,site supervisor safety training scheme
certification > health and safety:
IOSH,chartered safety practitioner,CMIOSH,GradIOSH,TechIOSH
certified safety professional,=CRSP,=CSP@,safety certification
licence:
high risk work licence,=HRWL
# site and project management
subcontractor management,subcontract-,coordinating trades,subbies,subcontractors,trade contractors
construction scheduling,-programme,works-,CPM scheduling,critical path,lookahead schedules,look ahead-,look-ahead programmes,short term-
submittals and RFIs,shop drawing review,submittals,transmittals^@ ~ construction management
change orders,variation-,-accounts,early warnings@@,compensation events,variations@@
snagging,handover packs,=DLP@@,O&M manuals,as-builts,closeout documents,defects rectification,-liability period,project closeout,-close-out,punch list,punchlist,record drawings,snag lists
building handover,client-,commissioning and-,handover@@,practical completion,substantial-,certificate of occupancy,handover to client
daily site reports,daily construction--,--logs,allocation sheets,site diaries,-records
plan reading,construction documents,-drawings,reading-,working-,read and interpret-,site plans,building-,interpreting-,plans and specifications
setting out^,site layout,construction-,-staking,grade stakes,laser level,line and-,layout work,set out^@@ ~ land surveying
construction quality control,site-,--inspections,building-,special-,=ITP,construction observation,-inspection,field-,inspection and test plans
building permits,pulling-,planning-,construction-,obtaining-,permit applications,-drawings,-expediting,permits@,permitting^@
preconstruction,buildability,constructability,pre construction,value engineering
MEP coordination,services-,=M&E,=MEP@,clash detection,mechanical electrical and plumbing
fit-out projects,Cat A@@,fit-out,home improvement,remodeling,interior construction,kitchen remodels,refurbishment,renovations,tenant improvements
skill > construction:
construction management,-administration,-supervision,-operations,-project manager,-management
site management,jobsite-,-supervision,field-,site-,-coordination,superintendent experience
tool:
construction project software,Autodesk Construction Cloud,Dalux,HCSS,=Viewpoint@@,PlanRadar,Sage 300 construction
Bluebeam Revu,Bluebeam,Revu
tape measure ~ plan reading
Procore > construction project software,construction management software
tool > construction scheduling:
Primavera P6,P6,Primavera
Asta Powerproject,Powerproject,Asta ~ Primavera P6
tool > construction project software:
construction management software
Buildertrend
Fieldwire
PlanGrid
Autodesk Build
CMiC
Asite
Aconex
Fieldview
e-Builder
CoConstruct
BIM 360 Field,-Docs
Newforma
4Projects
HeavyJob
knowledge:
NHBC standards,NHBC ~ construction quality control
building regulations,-codes,-regs,-standards,-safety act,=IBC,Part L,fire code,life safety-,residential--,national construction-,NFPA 101
building contracts,construction-,-law,=JBCC,AIA billing,GC works,standard forms of contract
design and build@,design-bid-build,CMAR,design-build,integrated project delivery,turnkey construction
prevailing wage,Davis-Bacon
modular construction,off-site-,modular buildings,offsite manufacture,precast,prefabrication
knowledge > building contracts:
AIA contracts,-documents
FIDIC
NEC3,=NEC@,NEC contracts,NEC4
JCT contracts,=JCT
knowledge > construction:
residential construction,multifamily-,custom homes,new-,single family-,home building,house-,residential-,housebuilding,new build@
commercial construction,office-,retail-,healthcare-,ground up-,commercial building,high rise,multi-storey
certification:
ICC certification,-certified,-residential inspector,ICC building--,--plans examiner,certified building official > building regulations
licence:
general contractor licence,builder's--,CSLB,contractor license > construction
# commercial and cost
quantity surveying,commercial-,measured works,measuring quantities
construction estimating,cost-,project-,bid estimates,-preparation,estimate-,tender pricing,cost estimation,estimating@,pricing tenders
quantity take-offs,=BOQ,bills of quantities,take-offs^,takeoffs ~ construction estimating
cost planning,=NRM@,NRM2,SMM7,feasibility estimates,new rules of measurement ~ quantity surveying
applications for payment,interim valuations,-applications,pay-,payment-,-certificates,retention@@,schedule of values,subcontract payments,valuations@
subcontract procurement,-packages,-tendering,bid leveling,-solicitation,-packages,tender-,-analysis,letting subcontracts,subcontractor bids,-procurement
construction claims,contract-,delay-,-analysis,=EOT@@,extension of time,loss and expense
skill > quantity surveying:
final accounts
cost value reconciliation,-comparison,--to complete,=CVC,=CVR@
tool:
estimating software,-systems,=OST@,Causeway@@,Sage Estimating > construction estimating
tool > estimating software:
On-Screen Takeoff,STACK takeoff
PlanSwift
CostX
RSMeans
HeavyBid
ConEst
Accubid
certification:
RICS membership,AssocRICS,FRICS,MRICS,RICS,chartered surveyor
RICS assessment of professional competence,=APC@,RICS APC ~ RICS membership
CIOB,MCIOB,chartered builder ~ RICS membership
=LEED
certified construction manager,=CCM@,=SACPCMP,CMAA > construction management
construction quality management for contractors,CQM-C > construction quality control
knowledge:
sustainable construction,-building,green- ~ LEED
Passivhaus,passive house ~ LEED
WELL building,-AP ~ LEED
BREEAM ~ LEED
# surveying
land surveying,field-,site surveys,survey crew,-work,surveying^
laser scanning,-scanners,scan to BIM,Faro scanner,Leica Cyclone,Recap Pro
photogrammetry,Pix4D ~ laser scanning
point clouds ~ laser scanning
LiDAR ~ laser scanning
hydrographic surveying,bathymetric survey,bathymetry,multibeam ~ land surveying
drone surveying,UAV-,drone mapping,aerial-,-surveys
building surveying,-defects,-pathology,HomeBuyer reports,disrepair,condition surveys,house-,property-,dilapidations,party wall,reinstatement cost assessments,schedules of condition
geotechnical investigation,ground-,site-,construction materials testing,soil sampling,drilling and-
compaction testing ~ geotechnical investigation
boreholes ~ geotechnical investigation
soil testing,proctor tests ~ geotechnical investigation
nuclear density gauge,--gauge ~ geotechnical investigation
skill > land surveying:
topographic surveys,topo-,measured building-,--surveys,topographical-,as-built-
boundary surveys,ALTA-,ALTA/NSPS,cadastral surveying,legal descriptions,property boundary,cadastral@@,subdivision plats
tool > land surveying:
total station,=Leica@,Topcon,Trimble,auto level,digital-,data collectors@@,survey equipment,-instruments,theodolite
GNSS surveying,GPS-,=RTK,GNSS,survey control,-grade GPS
survey software,-drafting,Carlson Survey,n4ce
tool > survey software:
Leica Infinity
Trimble Business Center
Trimble Access
StarNet
licence:
survey licence,=PLS,=RPLS,licensed land surveyor,registered-,professional-,--surveyor and mapper > land surveying
certification:
land surveyor in training,LSIT > land surveying
# architecture and design
architectural design,-concepts,-planning,-practice,-projects,architecture design,building-,concept-
architectural drafting,-drawing,-detailing,construction-,technical-,-drawing,drafting@,CAD drafting,-drawings,drafting construction documents
construction documentation,contract documents,drawing sets,-packages,planning drawings,shop-,tender-,production information,technical design ~ architectural drafting
building information modelling,=BIM
3D architectural modelling,architectural models,renderings^@,rendering^@
space planning,workspace-,floor plans,furniture-,-layouts,office-,layout drawings,test fits
interior design,-architecture,NCIDQ,finish schedules,FF&E,finishes and furnishings,--selection,furniture-,interiors^@@,material boards,sample-
landscape architecture,-institute,-design,-drawings,-architect licence,--plans,planting-,-design,public realm-,CMLI,LARE
urban planning,city-,town-,regional-,spatial-,community-,comprehensive plans,local-,planning policy,site plan review
urban design ~ urban planning
land use planning,--use ~ urban planning
master planning,masterplanning ~ urban planning
zoning@,rezoning,zoning regulations ~ urban planning
planning applications,householder-,=Idox,development control,-management@@,discharge of conditions,entitlements^@@,land entitlement,listed building consent,planning--,-permission,-statements,-submissions,-appeals ~ urban planning
architectural specifications,CSI-,=NBS,MasterFormat,MasterSpec,outline specification,specification writing
client design meetings,design team--,-coordination,consultant--,design-,-presentations
building energy modelling,thermal--,EnergyPlus,daylight analysis,retrofit coordination,-assessment,domestic energy-,-assessor,IES VE,PAS 2035,SAP calculations,SBEM,eQuest,energy performance certificates
mining operations,quarry-,quarrying,shotfiring,MSHA,aggregates@@,blasting@,drill and blast,mine safety,mining@@,underground mining,surface-,open pit-,tunnelling@
licence:
registered architect,part III-,=ARB,NCARB,RIBA,architect license,architectural-,-registration,=ARE@@,=SACAP > architectural design,building regulations
certification:
RIBA part 2,-II > architectural design
RTPI membership,MRTPI,RTPI,certified planner,chartered town-,=SACPLAN,AICP > urban planning
knowledge:
RIBA plan of work,RIBA stages,RIBA work- ~ RIBA part 2
heritage conservation,building-,conservation architecture,-areas,heritage buildings,listed-,historic-,-preservation
accessibility codes,ADA guidelines,-standards,accessible design,inclusive-
knowledge > building information modelling:
BIM coordination
COBie
BIM 360
ISO 19650
tool:
ArchiCAD ~ Revit,AutoCAD
Vectorworks ~ ArchiCAD
MicroStation ~ ArchiCAD
Allplan ~ ArchiCAD
Graphisoft ~ ArchiCAD
Chief Architect ~ ArchiCAD
tool > computer-aided design:
AutoCAD,Auto CAD,2D-,-drafting
BricsCAD ~ AutoCAD
tool > building information modelling:
Revit
Navisworks,clash coordination
Solibri ~ Navisworks
Synchro 4D,4D planning ~ Navisworks
Revizto ~ Navisworks
tool > 3D architectural modelling:
SketchUp
Rhino 3D,Rhinoceros-,=Rhino,computational design,parametric-
architectural visualisation,-rendering,photorealistic renders,3D-,visualisations@@
V-Ray
tool > 3D architectural modelling,architectural visualisation:
Twinmotion
Lumion
Enscape`
