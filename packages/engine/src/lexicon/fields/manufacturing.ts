export const manufacturing = `
# production
production operations,-environment@,-experience,-line,manufacturing,factory environment,-work,-experience
product assembly,assembling@,assembled components,-products,assembling parts,assembly@ ~ production operations
machine operation,machinery-,operating machinery,-production machinery,-equipment,machine operating,-minding,operate machines,running- ~ production operations
machine setup,-setting,tool-,setting machines,set up and operate,changeovers,die changes,mould- > machine operation
tool: hand tools,power-,pneumatic-,air-
reading blueprints,-schematics,-technical drawings,engineering--,mechanical-,interpreting-,blueprints,print reading,drawing interpretation
work instructions,-orders,standard work,production documentation,batch records,job cards,route-,travelers@
production planning,-control,-scheduling,master-,manufacturing planning,capacity-,scheduling production
knowledge: materials requirements planning,=MRP ~ production planning
knowledge: bills of materials,=BOM
tool: manufacturing execution system,=MES
tool: Siemens Opcenter > manufacturing execution system
tool: manufacturing ERP,IQMS,=QAD,EFACS
tool: Infor Visual > manufacturing ERP
tool: Infor CloudSuite > manufacturing ERP
tool: SyteLine > manufacturing ERP
tool: JobBoss > manufacturing ERP
tool: DELMIAworks > manufacturing ERP
tool: E2 Shop System,Global Shop Solutions > manufacturing ERP
tool: Macola > manufacturing ERP
production reporting,-records,-data@,output reporting,downtime-,-tracking,recording production
knowledge: production targets,-quotas,-goals,-rates,cycle time,takt-,throughput improvement,line speed ~ production operations
packaging operations,-line,packing-,palletiser operation,case packing,cartoning,flow wrap
labelling machines ~ packaging operations
blister packing ~ packaging operations
bottling,filling machines ~ packaging operations
packaging machinery,-equipment ~ packaging operations
food manufacturing,-production,bakery-,dairy-,beverage-,meat processing,poultry-,food-,-factory,butchery line
knowledge: good manufacturing practice,=GMP,cGMP
knowledge: clean room,cleanroom,gowning,aseptic manufacturing,sterile-,ISO 7 ~ good manufacturing practice
knowledge: food safety in manufacturing,HACCP plans,metal detection checks
knowledge: FSMA ~ food safety in manufacturing
knowledge: allergen control ~ food safety in manufacturing
knowledge: critical control points,CCP checks ~ food safety in manufacturing
knowledge: PCQI,preventive controls qualified individual ~ food safety in manufacturing
knowledge: FSSC 22000 ~ food safety in manufacturing
knowledge: SQF ~ food safety in manufacturing
knowledge: BRC,BRCGS ~ food safety in manufacturing
knowledge: medical device manufacturing,--device,ISO 13485,21 CFR 820,=QSR,device history record
knowledge: pharmaceutical manufacturing,-production,pharma manufacturing,batch-,MHRA ~ good manufacturing practice
downstream processing ~ pharmaceutical manufacturing
upstream processing ~ pharmaceutical manufacturing
granulation ~ pharmaceutical manufacturing
biomanufacturing,bioprocessing ~ pharmaceutical manufacturing
fill finish ~ pharmaceutical manufacturing
tablet compression,solid dose ~ pharmaceutical manufacturing
electronics assembly,PCB-,electro mechanical-,electromechanical--,electronic-,circuit board-,PCBA,box build,surface mount,=SMT,through hole,pick and place machine > product assembly
soldering,reflow,desoldering,J-STD-001,solder
certification: IPC-A-610,IPC 610,-certification,-standards,-620,-certified,-J-STD,IPC/WHMA-A-620 ~ soldering
wire harness assembly,--stripping,-harness,cable-,-forming,-assembly,harness-,loom-,-building,wiring looms,crimping > product assembly
semiconductor manufacturing,-fab,wafer-,-fabrication,-processing,photolithography,etching wafers,die attach,wire bonding ~ clean room
knowledge: battery manufacturing,cell-,gigafactory,electrode coating
textile manufacturing,garment-,-production,cutting fabric,knitting machines,weaving looms
overlocker ~ textile manufacturing
pattern cutting in garments,pattern cutting@ ~ textile manufacturing
upholstery ~ textile manufacturing
sewing machine operation,--machine,-machinist,industrial sewing ~ textile manufacturing
furniture manufacturing,wood-,-machining,cabinet making,CNC router,edge banding,panel saw,woodworking machinery,spindle moulder
printing and press operation,printing press,press operation,guillotine@
die cutting > printing and press operation
print finishing,bindery > printing and press operation
large format printing > printing and press operation
flexographic printing,flexo > printing and press operation
digital printing > printing and press operation
offset printing,litho-,=Heidelberg > printing and press operation
plastic injection moulding,plastic--,injection-,Scientific molding,plastics processing,moulding machines ~ machine operation
rotational moulding ~ plastic injection moulding
thermoforming,vacuum forming ~ plastic injection moulding
blow moulding ~ plastic injection moulding
plastic extrusion,extrusion@ ~ plastic injection moulding
composites manufacturing,composites@
autoclave curing ~ composites manufacturing
resin infusion,vacuum bagging ~ composites manufacturing
fibreglass,fiberglass,GRP laminating ~ composites manufacturing
carbon fibre ~ composites manufacturing
composite layup,lay up,laminating composites,prepreg ~ composites manufacturing
foundry work,casting@,foundry
furnace operation,smelting,molten metal > foundry work
sand casting,investment- > foundry work
die casting > foundry work
metal forging,hot-,forging@,forge
blacksmithing ~ metal forging
heat treatment,-treating,annealing,tempering ~ metal forging
chemical production,-blending,-manufacturing,batch mixing,blending and-,mixing chemicals,reactor operation,process-
paper and pulp production,pulp mill,paper-,-machine,tissue converting,corrugated,corrugator,converting machines,slitting@,rewinding@
glass production,-cutting,-toughening,-manufacturing,glazing units
sawmill operation,sawmill,lumber grading,-mill,timber processing,kiln drying
# machining
CNC machining,=CNC,computer numerical control ~ manual machining
CNC programming,conversational-,CNC programmer,programming CNC > CNC machining
G-code,M-code,gcode > CNC machining
CNC milling,machining centre,4 axis,multi axis machining > CNC machining
vertical machining centre,=VMC ~ CNC milling
horizontal machining center,=HMC ~ CNC milling
3 axis milling ~ CNC milling
5 axis machining,--axis,five- ~ CNC milling
CNC turning,-lathe,turning centre > CNC machining
mill turn,live tooling ~ CNC turning
Swiss lathe,-machining,-type lathe,sliding head ~ CNC turning
tool: CNC controls,Fanuc > CNC machining
tool: Doosan ~ CNC controls
tool: Haas controls,=Haas ~ CNC controls
tool: Heidenhain > CNC machining ~ CNC controls
tool: Mazatrol > CNC machining ~ CNC controls
tool: Mazak > CNC machining ~ CNC controls
tool: Siemens Sinumerik > CNC machining ~ CNC controls
tool: Okuma > CNC machining ~ CNC controls
tool: DMG Mori > CNC machining ~ CNC controls
tool: Hurco > CNC machining ~ CNC controls
manual machining,-turning,machining,machine shop
boring mill,horizontal boring > manual machining
drill press > manual machining
milling machine,milling,Bridgeport,manual mill > manual machining
lathe operation,lathe,turning@ > manual machining
metal grinding,surface-,cylindrical-,centreless-,centerless-,ID-,OD-,tool-,grinding@,grinders@ ~ manual machining
EDM machining,electrical discharge-,sinker EDM,wire-,-erosion,spark- ~ CNC machining
tool: CAM software,-programming,Esprit CAM,CAD/CAM ~ CNC programming
tool: Mastercam ~ CAM software
tool: GibbsCAM ~ CAM software
tool: Edgecam ~ CAM software
tool: HyperMill ~ CAM software
tool: PowerMill ~ CAM software
tool: FeatureCAM ~ CAM software
tool: Alphacam ~ CAM software
tool: SolidCAM ~ CAM software
tool: BobCAD ~ CAM software
tool: CAMWorks ~ CAM software
toolmaking,mould making,die-,jig-,tool-,-and die,jigs and fixtures,fixture building,press tools,progressive dies > manual machining
knowledge: tool offsets,adjusting-,fixture-,work-,offsets@,tool wear,-changes,speeds and feeds,feeds and speeds ~ CNC machining
tool: precision measuring instruments,measuring--,-equipment,-tools,gauges@,gages@,precision measurement,dial indicators,inspection equipment
tool: bore gauge > precision measuring instruments
tool: height gauge,depth- > precision measuring instruments
tool: calipers,callipers,vernier > precision measuring instruments
tool: micrometers > precision measuring instruments
tool: coordinate measuring machine,=CMM ~ precision measuring instruments
tool: PC-DMIS > coordinate measuring machine
tool: Faro arm,Romer- > coordinate measuring machine
tool: Mitutoyo > coordinate measuring machine
knowledge: geometric dimensioning and tolerancing,=GD&T,=GDT,tolerances@,limits and fits,ASME Y14.5,geometric tolerancing,tight tolerances ~ reading blueprints
metrology,calibration,calibrating,gage R&R,gauge-,measurement systems analysis,=MSA,ISO 17025,calibrated instruments
knowledge: shop mathematics,-math,workshop calculations
knowledge: machining materials,-aluminium,tool steel,titanium,Inconel,exotic alloys
deburring,deburr,hand finishing,part-,fettling,polishing@,buffing@,linishing,debur
sheet metal work,--metal,sheetmetal,metal forming,-work,-fabrication,steel-,metalwork,fabrication shop
press brake operation,--brake,bending-,brake press,metal bending,-folding,Amada,Trumpf > sheet metal work
laser cutting,-cutter,-operator,-profiling,CNC laser ~ sheet metal work
plasma cutting,flame-,torch-,water jet-,profile--,oxy fuel-,plasma cutter,waterjet,CNC plasma
punch press operation,--press,power-,stamping-,turret punch,stamping@,press setting,shearing@,ironworker machine,metal stamping ~ sheet metal work
powder coating,paint line,e-coat
surface finishing ~ powder coating
galvanising ~ powder coating
electroplating,plating@ ~ powder coating
anodising ~ powder coating
spray painting,industrial-,-coatings,paint spraying,wet spray,spray booth ~ powder coating
shot blasting,sand-,grit-,abrasive-,bead-,sandblasting ~ powder coating
adhesive bonding,gluing,bonding components,dispensing adhesives,conformal coating
# quality
quality control,-monitoring,-standards,-checks,-inspection,QC-,product-,visual-,defect-,in process-,=QC@,product quality,checking-,QC checks,inspect parts
manufacturing quality assurance,product-,=QA@,manufacturing quality,quality assurance@,-management@ ~ quality control
knowledge: quality management systems,--system,-manual,=QMS,eQMS,MasterControl,TrackWise,=ETQ,Q-Pulse ~ manufacturing quality assurance
knowledge: ISO 9001,ISO9001,=ISO > quality management systems
knowledge: IATF 16949,TS-,ISO/TS-,VDA 6.3 > quality management systems ~ ISO 9001
knowledge: AS9100,AS 9100,AS9102,AS9110,aerospace quality,Nadcap,AS9100D > quality management systems ~ ISO 9001
knowledge: ISO 14001,environmental management system,ISO14001,=EMS@
knowledge: ISO 45001,OHSAS 18001,ISO45001
first article inspection,final--,first piece-,--article,-offs@,=FAI,FAIR report > quality control
incoming inspection,receiving-,incoming goods-,incoming material--,source--,goods in- > quality control
non-conformance reporting,=NCR@,nonconformance,non conformance,nonconforming material,-product,deviation reports,deviations@,material review board,=MRB,concessions@ ~ corrective and preventive action
corrective and preventive action,CAPA,corrective actions,preventative-,preventive action,SCAR ~ root cause analysis
8D problem solving,A3-,=8D,eight disciplines,PDCA,plan do check act > root cause analysis
statistical process control,--sampling,=SPC,control charts,process capability,Cpk,capability studies,X bar ~ quality control
FMEA,PFMEA,DFMEA,failure mode effects analysis,failure mode and--
knowledge: PPAP,production part approval process,APQP,advanced product quality planning,control plans ~ FMEA
internal quality audits,--audits@,ISO auditing,-auditor,lead-,quality audits,GMP-,process- ~ quality management systems
equipment and process validation,validation@,validation protocols,-engineering
computer system validation > equipment and process validation
cleaning validation > equipment and process validation
equipment qualification,installation-,IQ OQ PQ,equipment validation > equipment and process validation
process validation > equipment and process validation
batch release,lot-,product-,batch documentation,-record review ~ manufacturing quality assurance
document control,controlled documents,-documentation,change control@
product testing,leak-,hardness-,tensile-,destructive-,life-,burn in,test equipment,testing products@
non-destructive testing,nondestructive-,=NDT,=NDE
PCN certification > non-destructive testing
ASNT Level II,SNT-TC-1A,ASNT > non-destructive testing
eddy current > non-destructive testing
radiographic testing > non-destructive testing
dye penetrant,liquid penetrant testing > non-destructive testing
magnetic particle inspection,=MPI > non-destructive testing
ultrasonic testing,phased array > non-destructive testing
quality complaints,warranty returns analysis
knowledge: AQL sampling,acceptance-,=AQL,sampling plans,ANSI Z1.4
certification: ASQ certification,certified quality engineer,-auditor,-technician,-inspector,=CQE,=CQA@,=ASQ,=CQI,IRCA > quality management systems
knowledge: product compliance,-certification
knowledge: RoHS,REACH compliance > product compliance
knowledge: UL listing,-standards > product compliance
knowledge: CE marking,UKCA > product compliance
# lean and improvement
lean manufacturing,-principles,-tools,-production,-methodology,-techniques,-thinking,-practices,-transformation,lean@,Toyota production system,=TPS@ ~ continuous improvement
kaizen,rapid improvement events > continuous improvement
5S,6S,five S,workplace organisation > lean manufacturing
knowledge: kanban in production,--replenishment,kanban@,pull systems,just in time,=JIT@,heijunka ~ lean manufacturing
value stream mapping,process--,=VSM,value stream,spaghetti diagrams,waste elimination,-reduction ~ lean manufacturing
knowledge: total productive maintenance,autonomous--,operator-,=TPM,asset care ~ preventive maintenance
knowledge: overall equipment effectiveness,=OEE,equipment efficiency,downtime reduction,uptime improvement,reduce downtime,machine uptime
SMED,quick changeover,single minute exchange of die,setup reduction > lean manufacturing
knowledge: poka-yoke,mistake proofing,error- > lean manufacturing
gemba walks,gemba,huddle boards,daily management-,tier meetings,visual management,SQCDP ~ lean manufacturing
time and motion study,time studies,line balancing,work measurement,-study,method-,MOST,=MTM ~ lean manufacturing
scrap reduction,rework-,yield improvement,-analysis,scrap rates,right first time,first pass yield,cost of poor quality
# maintenance and plant
preventive maintenance,preventative-,planned-,scheduled-,routine-,=PPM@,PM schedules,maintenance-,-program,PM-
predictive maintenance ~ preventive maintenance
condition monitoring,-based maintenance ~ predictive maintenance
oil analysis ~ predictive maintenance
thermography,thermal imaging ~ predictive maintenance
vibration analysis ~ predictive maintenance
equipment maintenance,machine-,reactive-,repairs and-,machinery--,plant-,industrial-,breakdown-,-repair,equipment-,machine-,machinery-,maintenance and-,maintaining equipment
equipment troubleshooting,mechanical-,fault finding,-diagnosis,troubleshooting machinery,-equipment,-machines,diagnosing faults,faultfinding,troubleshot equipment,breakdown response,trouble shooting@,basic troubleshooting@
tool: computerised maintenance management system,CAFM,MP2,SAP plant maintenance,maintenance software ~ preventive maintenance
tool: Concept Evolution > computerised maintenance management system
tool: UpKeep CMMS > computerised maintenance management system
tool: Maximo > computerised maintenance management system
tool: Fiix > computerised maintenance management system
tool: eMaint > computerised maintenance management system
tool: MaintainX > computerised maintenance management system
mechanical maintenance,-fitting,-repair,conveyor-,millwright work > equipment maintenance
chains and sprockets,belts and pulleys,drive belts ~ mechanical maintenance
pumps and motors ~ mechanical maintenance
gearboxes ~ mechanical maintenance
bearing replacement,bearings@ ~ mechanical maintenance
shaft alignment,coupling- ~ mechanical maintenance
electrical maintenance,-troubleshooting,-repair,motor control centres,three phase motors > equipment maintenance
pneumatics,pneumatic,compressed air systems,air compressors
hydraulics,hydraulic
machine installation,equipment-,machinery-,-moves,rigging machinery,millwrighting,machine commissioning ~ mechanical maintenance
licence: boiler operation,-maintenance,-operator,-house,-licence,stationary engineer license,steam systems,high pressure boiler,=BOAS,boilers and chillers
utilities maintenance,compressed air,plant utilities,-services,cooling towers
knowledge: ammonia refrigeration,industrial-,RETA,anhydrous ammonia,PSM-
knowledge: lockout tagout,=LOTO,electrical isolation,isolation procedures,lock out tag out
knowledge: machine guarding,-safety,PUWER,light curtains,safety interlocks
industrial robots,robotic cells,robot operation
tool: Yaskawa Motoman > industrial robots
tool: cobots,Universal Robots > industrial robots
tool: KUKA > industrial robots
tool: ABB robots > industrial robots
tool: Fanuc robots > industrial robots
tool: robot programming,robotics > industrial robots
tool: vision inspection systems,vision--,machine vision
tool: Keyence > vision inspection systems
tool: Cognex > vision inspection systems
overhead crane operation,hoist--,overhead crane,gantry-,bridge-,slinging loads,hoists@
production supervision,shift-,-management,plant-,factory-,manufacturing-,shop floor-,production--,-leadership,supervising production,managing-,led production team
operator training,training operators,skills matrix
new product introduction,=NPI,product industrialisation,pilot builds,prototype-,production ramp up,technology transfer
knowledge: manufacturing cost,product costing
knowledge: manufacturing safety,hearing protection
knowledge: behavioural safety,behavior based- ~ manufacturing safety
knowledge: near miss reporting,safety observations ~ manufacturing safety
knowledge: chemical handling,handling chemicals,GHS labelling
knowledge: hazard communication,HazCom ~ chemical handling
knowledge: WHMIS ~ chemical handling
knowledge: safety data sheets,=SDS,MSDS ~ chemical handling
knowledge: COSHH ~ chemical handling`
