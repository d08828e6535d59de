export const construction = `
# site work
knowledge: construction,building work,-sites,-trade
general labouring,construction labor,physical-,manual-,-labour,labouring,site clearance,-clean-up,digging@,moving materials ~ construction
bricklaying,brickwork,brick and block,--laying,block-,blockwork,pointing@,repointing,laying bricks
masonry,=CMU,concrete block,stone laying,tuckpointing ~ bricklaying
concrete work,-placement,-pours,-repair,-construction,-finishing,cement-,concreting,flatwork,screed,ready mix,pouring concrete,laying-
certification: concrete testing,-cylinders,slump tests,cube-,ACI certification,-field testing
formwork,shuttering,falsework,concrete forms,setting-,building-,form setting,temporary works ~ concrete work
reinforcement fixing,steel-,rebar,reinforcing steel,reinforced concrete,RC frame ~ concrete work
scaffolding,tube and fitting,scaffolds
certification: CISRS card,scaffolder's-,CISRS > scaffolding
certification: mobile scaffold towers,PASMA,tower scaffold,scaffold tower
roofing,shingles@,slating,single ply,standing seam,lead work,EPDM,shingle installation,roof-,-repair,-tiling,slate and tile,roofer experience
cladding,siding,metal wall panels,facades@
steel erection,-erecting,ironwork,bolting up,erecting steel,metal decking,pre-engineered metal buildings
demolition,demo work,soft strip,dismantling,strip out,tear-
groundworks,foundations@,footings,drainage laying,kerbs,laying drainage,underground-,site preparation,360 and dumper,slabbing,foundation work,kerbing
excavation,excavating,trenching,shoring@,backfilling,trench work,-safety,-support,digging trenches,backfill ~ groundworks
earthworks,grading@,site grading,fine-,cut and fill,compaction,mass excavation,earthmoving ~ excavation
piling works,piling@,pile driving,drilled shafts,caissons,directional drilling,HDD-,geothermal-,piled foundations,sheet piling,CFA-
asphalt paving,asphalt,tarmac,surfacing@,tarmacking,paving machine,road planing,-surfacing,seal coating,bituminous
highway construction,road-,-maintenance,-works,street-,highways,roadworks,heavy civil
certification: street works qualification,NRSWA,streetworks,New Roads and Street Works Act
traffic control,-cones,-management,-marshalling,vehicle marshal,flagging@,work zone safety,flagger,road closures,chapter 8
utility construction,sewer-,underground utilities,wet-,site-,utilities installation,pipe laying,mains-,laying pipe,water mains,gas-,SHEA,EUSR,ductile iron,storm drain
cable avoidance,service-,CAT and Genny,cable detection,underground service-,utility locating,-mapping,811 locates,HSG47,PAS 128,ground penetrating radar
plant operation,-machinery,heavy-,-equipment,earthmoving-,earth moving-,construction--,-plant,operating-,heavy-,mobile-
excavator operation,excavator,mini digger,360 operator,-tracked,trackhoe,digger driving,-driver,A59 > plant operation
backhoe operation,backhoe,JCB 3CX,180 excavator > plant operation
bulldozer operation,bulldozer,dozer > plant operation
skid steer operation,--steer,bobcat@,track loader > plant operation
loader operation,wheel loader,front end-,loading shovel,shovel driver > plant operation
dumper operation,dumper,dump truck,haul-,rock-,=ADT > plant operation
road roller operation,roller driver,-ticket,vibratory roller,ride on-,compactor > plant operation
grader operation,-blade,motor grader,machine control > plant operation
crane operation,crane,boom truck,lift plans,appointed person > plant operation
certification: NCCCO certification,CCO crane-,--certified,NCCCO,certified crane operator > crane operation
certification: aerial lifts,-work platform,scissor lift,boom-,man-,genie-,=MEWP,cherry picker,=JLG,IPAF,powered access ~ working at height
certification: CSCS card,construction skills-,CSCS
certification: CPCS card,plant tickets,CPCS,NPORS > plant operation
certification: SMSTS,site management safety training scheme > construction health and safety ~ SSSTS
certification: SSSTS,site supervisor safety training scheme > construction health and safety
certification: OSHA 10 > OSHA regulations
certification: OSHA 30,-500,-510 > OSHA 10
knowledge: OSHA regulations,OSHA,29 CFR 1926,-1910 > health and safety
health and safety,workplace--,health &-,=HSE,=EHS,=H&S,safety compliance,-procedures,-regulations,-standards,-protocols,-practices,safe work-,=OHS,=WHS,SHEQ,=OSH
construction health and safety,site safety,construction-,jobsite- > health and safety
certification: NEBOSH > health and safety,risk assessment
certification: IOSH,GradIOSH,CMIOSH,TechIOSH,chartered safety practitioner > health and safety
certification: certified safety professional,associate-,=CSP@,BCSP,=STSC,=CRSP,safety certification > health and safety
certification: construction health and safety technician,=CHST ~ certified safety professional
certification: certified industrial hygienist,=CIH@ ~ certified safety professional
risk assessment,hazard-,-recognition,-identification,-analysis,job safety-,RAMS,=JHA,=JSA,identifying hazards
method statements,safe systems of work,=SSOW,SWMS ~ risk assessment
toolbox talks,safety-,-meetings,tailgate-,site inductions,safety-,-toolbox,-briefings,pre-task- > construction health and safety
safety inspections,workplace-,safety walks,-audits,HSE- > health and safety
incident investigation,accident-,-reporting,RIDDOR,OSHA recordkeeping,-300 log,near misses > health and safety
safety management systems,--program,-culture,-management,-policies,-training > health and safety
knowledge: CDM regulations,=CDM,principal designer,construction phase plan,--design and management
emergency response planning,--preparedness,-action plans,evacuation--,-procedures,fire drills
industrial hygiene,occupational-,exposure monitoring,noise-,air sampling,respirator fit testing,face-,silica exposure
knowledge: environmental compliance on site,SWPPP,stormwater,dust control,erosion-,-and sediment control,site waste management,silt fence
knowledge: LOLER,thorough examination,lifting regulations,-equipment inspection
# site and project management
construction management,-operations,-administration,-supervision,-project management,-manager > construction
site management,jobsite-,-supervision,field-,site-,-coordination,superintendent experience,managing sites,run- > construction
subcontractor management,subcontract-,subcontractors,coordinating trades,trade contractors
construction scheduling,-programme,works-,programme of works,lookahead schedules,look ahead-,CPM scheduling,critical path,look-ahead programmes,short term-
tool: Primavera P6,Primavera,P6 > construction scheduling
tool: Asta Powerproject,Powerproject,Asta > construction scheduling ~ Primavera P6
tool: Procore > construction project software
tool: construction project software,Autodesk Construction Cloud,Sage 300 construction,HCSS
tool: Buildertrend > construction project software
tool: Fieldwire > construction project software
tool: PlanGrid > construction project software
tool: Autodesk Build > construction project software
tool: CMiC > construction project software
tool: Asite > construction project software
tool: Aconex > construction project software
tool: Fieldview > construction project software
tool: e-Builder > construction project software
tool: CoConstruct > construction project software
tool: BIM 360 Field,-Docs > construction project software
tool: Newforma > construction project software
tool: 4Projects > construction project software
tool: HeavyJob > construction project software
tool: Bluebeam Revu,Bluebeam,Revu
submittals and RFIs,submittals,transmittals,shop drawing review ~ construction management
change orders,variation-,-accounts,compensation events,variations@,early warnings
snagging,punch list,punchlist,project closeout,-close-out,handover packs,O&M manuals,as-builts,closeout documents,record drawings,defects rectification,snag lists
building handover,client-,commissioning and-,practical completion,substantial-,certificate of occupancy,handover to client,handover@
daily site reports,daily construction--,--logs,site diaries,-records,allocation sheets
plan reading,working drawings,construction-,-documents,-blueprints,-plans,site-,interpreting-,building-,reading-,-drawings,read and interpret-,plans and specifications
tool: tape measure ~ plan reading
setting out,site layout,construction-,-staking,layout work,laser level,line and-,grade stakes ~ land surveying
construction quality control,site-,--inspections,special-,building-,QA/QC on site,inspection and test plans,=ITP,field inspection,construction-,-QA/QC,-observation,inspect construction
knowledge: NHBC standards,NHBC ~ construction quality control
knowledge: building regulations,-regs,-codes,-standards,-safety act,=IBC,approved documents,residential code,national construction-,OBC--,fire-,life safety-,Part L,NFPA 101
certification: ICC certification,-certified,-residential inspector,ICC building--,--plans examiner,certified building official > building regulations
building permits,planning-,construction-,obtaining-,pulling-,permits@,permit applications,-expediting,-drawings,permitting@
knowledge: building contracts,construction-,-law,AIA billing,standard forms of contract,GC works
knowledge: AIA contracts,-documents > building contracts
knowledge: FIDIC > building contracts
knowledge: NEC3,NEC4,NEC contracts > building contracts
knowledge: JCT contracts,=JCT > building contracts
knowledge: design and build,design-build,turnkey construction,design-bid-build,CMAR,integrated project delivery
knowledge: prevailing wage,Davis-Bacon
licence: general contractor licence,builder's--,contractor license,licensed builder,-contractor,licensed general-,CSLB > construction
preconstruction,buildability,constructability,value engineering,pre construction
MEP coordination,services-,=MEP,mechanical electrical and plumbing,clash detection,=M&E
fit-out projects,fit-out,tenant improvements,interior construction,refurbishment,renovations,remodeling,home improvement,kitchen remodels
knowledge: residential construction,multifamily-,house building,home-,residential-,housebuilding,custom homes,single family-,new--,-build@ > construction
knowledge: commercial construction,office-,healthcare-,retail-,ground up-,commercial building,high rise,multi-storey > construction
knowledge: modular construction,off-site-,prefabrication,precast,offsite manufacture,modular buildings
# commercial and cost
quantity surveying,commercial-,measured works,measuring quantities
construction estimating,cost-,project-,estimating@,cost estimation,preparing bids,-estimates,bid-,-preparation,estimate-,tender pricing,pricing tenders,estimating experience
quantity take-offs,takeoffs,take-offs,bills of quantities,=BOQ ~ construction estimating
tool: estimating software,-systems,=OST,Sage Estimating > construction estimating
tool: On-Screen Takeoff,STACK takeoff > estimating software
tool: PlanSwift > estimating software
tool: CostX > estimating software
tool: RSMeans > estimating software
tool: HeavyBid > estimating software
tool: ConEst > estimating software
tool: Accubid > estimating software
cost planning,=NRM,NRM2,new rules of measurement,feasibility estimates,SMM7 ~ quantity surveying
applications for payment,interim valuations,-applications,payment-,pay-,schedule of values,payment certificates,subcontract payments,valuations@
final accounts > quantity surveying
cost value reconciliation,-comparison,--to complete,=CVR@,=CVC > quantity surveying
subcontract procurement,subcontractor-,-bids,letting subcontracts,tender analysis,-packages,bid-,subcontract-,-tendering,bid leveling,-solicitation
construction claims,delay-,contract-,extension of time,loss and expense,delay analysis
certification: RICS membership,MRICS,RICS,FRICS,AssocRICS,chartered surveyor
certification: RICS assessment of professional competence,=APC@,RICS APC ~ RICS membership
certification: CIOB,MCIOB,chartered builder ~ RICS membership
certification: LEED,NABERS
knowledge: sustainable construction,-building,green- ~ LEED
knowledge: Passivhaus,passive house ~ LEED
knowledge: WELL building,-AP ~ LEED
knowledge: BREEAM ~ LEED
certification: certified construction manager,=CCM@,CMAA,associate constructor,PMP construction,CQM-C,construction quality management for contractors > construction management
# surveying
land surveying,field-,surveying,survey crew,-work,site surveys
topographic surveys,topographical-,topo-,measured building-,--surveys,as-built- > land surveying
boundary surveys,ALTA-,ALTA/NSPS,cadastral surveying,property boundary,legal descriptions,subdivision plats > land surveying
tool: total station,theodolite,data collectors,survey instruments,-equipment,digital level,auto-,Leica,Trimble,Topcon > land surveying
tool: GNSS surveying,GPS-,survey control,-grade GPS,GNSS,=RTK > land surveying
laser scanning,Faro scanner,scan to BIM,Leica Cyclone,Recap Pro
photogrammetry,Pix4D ~ laser scanning
point clouds ~ laser scanning
LiDAR ~ laser scanning
hydrographic surveying,bathymetric survey,bathymetry,multibeam ~ land surveying
drone surveying,UAV-,drone mapping,aerial-,-surveys
licence: survey licence,licensed land surveyor,professional-,registered-,=PLS,=RPLS,LSIT,land surveyor in training,professional surveyor and mapper > land surveying
building surveying,-defects,-pathology,condition surveys,house-,property-,dilapidations,party wall,schedules of condition,defect diagnosis,HomeBuyer reports,reinstatement cost assessments,disrepair
tool: survey software,-drafting,n4ce,Carlson Survey > land surveying
tool: Leica Infinity > survey software
tool: Trimble Business Center > survey software
tool: Trimble Access > survey software
tool: StarNet > survey software
geotechnical investigation,site-,ground-,soil sampling,drilling and-,construction materials testing
compaction testing ~ geotechnical investigation
boreholes ~ geotechnical investigation
soil testing,proctor tests ~ geotechnical investigation
nuclear density gauge,--gauge ~ geotechnical investigation
# architecture and design
architectural design,-practice,-projects,-concepts,-planning,architecture design,building-,concept-
architectural drafting,-drawing,-detailing,construction-,technical-,-drawing,drafting@,CAD drawings,-drafting,drafting construction documents
construction documentation,drawing sets,-packages,tender drawings,planning-,production information,contract documents,technical design ~ architectural drafting
licence: registered architect,licensed-,part III-,architectural registration,-license,architect-,=RA licence,NCARB,RIBA,ARE exams,AIA member,=ARB > architectural design,building regulations
certification: RIBA part 2,-II,-1 > architectural design
knowledge: RIBA plan of work,RIBA stages,RIBA work- ~ RIBA part 2
tool: Revit > building information modelling
building information modelling,=BIM
knowledge: BIM coordination > building information modelling
knowledge: COBie > building information modelling
knowledge: BIM 360 > building information modelling
knowledge: ISO 19650 > building information modelling
tool: ArchiCAD ~ Revit,AutoCAD
tool: Vectorworks ~ ArchiCAD
tool: MicroStation ~ ArchiCAD
tool: Allplan ~ ArchiCAD
tool: Graphisoft ~ ArchiCAD
tool: Chief Architect ~ ArchiCAD
tool: AutoCAD,Auto CAD,2D-,-drafting
tool: BricsCAD ~ AutoCAD
tool: SketchUp > 3D architectural modelling
tool: Rhino 3D,Rhinoceros-,=Rhino,parametric design,computational- > 3D architectural modelling
3D architectural modelling,architectural models,renderings@
tool: architectural visualisation,-rendering,visualisations,3D renders,photorealistic- > 3D architectural modelling
tool: Twinmotion > 3D architectural modelling
tool: Lumion > 3D architectural modelling
tool: Enscape > 3D architectural modelling
tool: V-Ray > 3D architectural modelling
tool: Navisworks,clash coordination > building information modelling
tool: Solibri > building information modelling ~ Navisworks
tool: Synchro 4D,4D planning > building information modelling ~ Navisworks
tool: Revizto > building information modelling ~ Navisworks
space planning,workspace-,floor plans,furniture-,-layouts,office-,layout drawings,test fits
interior design,-architecture,interiors@,FF&E,material boards,sample-,furniture selection,finishes-,-and furnishings,NCIDQ,finish schedules
landscape architecture,-design,-architect licence,--drawings,-institute,-plans,planting-,-design,public realm-,LARE,CMLI
urban planning,town-,city-,spatial-,regional-,community-,comprehensive plans,local-,planning policy,site plan review
urban design ~ urban planning
land use planning,--use ~ urban planning
master planning,masterplanning ~ urban planning
zoning,+regulations ~ urban planning
planning applications,householder-,planning permission,-submissions,-appeals,-consent,-statements,development control,entitlements@,listed building consent,discharge of conditions,land entitlement ~ urban planning
certification: RTPI membership,MRTPI,RTPI,AICP,certified planner,chartered town- > urban planning
knowledge: heritage conservation,building-,listed buildings,heritage-,historic-,-preservation,conservation architecture,-areas
architectural specifications,CSI-,writing-,specification writing,=NBS,outline specification,MasterSpec,MasterFormat
client design meetings,design team--,-coordination,consultant--,design-,-presentations,coordinating consultants
knowledge: accessibility codes,ADA standards,-guidelines,accessible design,inclusive-
building energy modelling,thermal--,SAP calculations,SBEM,energy performance certificates,EPC assessments,IES VE,DesignBuilder,EnergyPlus,daylight analysis,domestic energy assessor,-assessment,retrofit--,-coordination,PAS 2035,eQuest
mining operations,quarry-,mining@,blasting@,mine safety,MSHA,quarrying,shotfiring,tunnelling@,crusher operation,aggregates@,underground mining,surface-,open pit-,drill and blast`
