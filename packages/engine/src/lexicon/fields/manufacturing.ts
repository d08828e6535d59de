export const manufacturing = `
# production
production operations,-experience,-line,-environment@,factory environment,-experience,-work,manufacturing
product assembly,assembled components,-products,assembling@,assembly@,assembling parts ~ production operations
machine operation,machinery-,machine operating,-minding,operating production equipment,-machinery ~ production operations
machine setup,-setting,set up and operate,setting machines,tool setting^,changeovers,die changes,mould- > machine operation
reading blueprints,-schematics,-technical drawings,interpreting--,engineering-,mechanical-,drawing interpretation,blueprints@,print reading,technical drawings@
work instructions,-orders@,batch records,job cards,route-,production documentation,standard work,travelers@@
production planning,-control,-scheduling,master-,capacity planning,manufacturing-
production reporting,-records,-data@,output reporting,downtime-,-tracking,recording production
packaging operations,-line^,case packing,flow wrap,packing line,cartoning,palletiser operation
labelling machines ~ packaging operations
blister packing ~ packaging operations
bottling,filling machines ~ packaging operations
packaging machinery,-equipment,checkweigher ~ packaging operations
food manufacturing,-processing,meat-,poultry-,bakery production,beverage-,dairy-,food-,-factory,butchery line
downstream processing ~ pharmaceutical manufacturing
upstream processing ~ pharmaceutical manufacturing
granulation@ ~ pharmaceutical manufacturing
biomanufacturing,bioprocessing ~ pharmaceutical manufacturing
fill finish ~ pharmaceutical manufacturing
tablet compression,solid dose ~ pharmaceutical manufacturing
soldering,J-STD-001,desoldering,reflow
semiconductor manufacturing,-fab,wafer-,-fabrication,-processing,die attach,etching wafers,photolithography,wire bonding ~ clean room
textile manufacturing,garment-,-production,cutting fabric,knitting machines,weaving looms
overlocker ~ textile manufacturing
pattern cutting in garments,pattern cutting@ ~ textile manufacturing
upholstery ~ textile manufacturing
sewing machine operation,--machine,-machinist,industrial sewing,overlock@@ ~ textile manufacturing
furniture manufacturing,wood-,-machining,cabinet making,edge banding,panel saw,spindle moulder,woodworking machinery
CNC router ~ furniture manufacturing
printing and press operation,guillotine@,press operation,printing press
plastic injection moulding,plastic--,injection-,=Arburg,Scientific molding,moulding machines,plastics processing ~ machine operation
rotational moulding ~ plastic injection moulding
thermoforming,vacuum forming ~ plastic injection moulding
blow moulding ~ plastic injection moulding
plastic extrusion,extrusion@ ~ plastic injection moulding
composites manufacturing,composites@
autoclave curing ~ composites manufacturing
resin infusion,vacuum bagging ~ composites manufacturing
fibreglass,GRP laminating,fiberglass ~ composites manufacturing
carbon fibre ~ composites manufacturing
composite layup,prepreg,laminating composites,lay up ~ composites manufacturing
foundry work,casting@@,foundry@
metal forging,hot-,forge@@,forging^@@
blacksmithing ~ metal forging
heat treatment,-treating,annealing,tempering^ ~ metal forging
chemical production,-blending,-manufacturing,batch mixing,blending and-,mixing chemicals,process operation,reactor-
paper and pulp production,converting machines,tissue converting,corrugated@,corrugator,paper machine,-mill,pulp-,rewinding@,slitting@@
glass production,-cutting,-manufacturing,-toughening,glazing units
sawmill operation,kiln drying,lumber grading,-mill,sawmill,timber processing
skill > product assembly:
electronics assembly,electromechanical-,electronic-,PCB-,circuit board-,electro mechanical--,surface mount,=AOI@@,=ESD@@,=SMT,PCBA,box build,pick and place machine,through hole,wave soldering
wire harness assembly,loom--,harness-,cable-,-forming,-harness,wire-,-stripping,wiring looms,crimping,loom building
skill > printing and press operation:
die cutting
print finishing,bindery,folder gluer
large format printing
flexographic printing,flexo
digital printing
offset printing,litho-,litho@@,=Heidelberg
skill > foundry work:
furnace operation,molten metal,smelting
sand casting,investment-
die casting
tool:
hand tools,pneumatic-,power-,air-,own tools@,-toolbox@
manufacturing execution system,=MES
Siemens Opcenter > manufacturing execution system
manufacturing ERP,=Plex@@,=QAD,EFACS,IQMS
tool > manufacturing ERP:
Infor Visual
Infor CloudSuite
SyteLine
JobBoss
DELMIAworks
E2 Shop System,Global Shop Solutions
Macola
knowledge:
materials requirements planning,=MRP ~ production planning
bills of materials,=BOM
production targets,-rates,-quotas,-goals,cycle time,takt-,line speed,throughput improvement ~ production operations
good manufacturing practice,=GMP,=GxP,cGMP
clean room,ISO 7,aseptic manufacturing,sterile-,cleanroom,gowning^@ ~ good manufacturing practice
food safety in manufacturing,HACCP plans,metal detection checks,ISO 22000
FSMA ~ food safety in manufacturing
allergen control ~ food safety in manufacturing
critical control points,CCP checks ~ food safety in manufacturing
PCQI,preventive controls qualified individual ~ food safety in manufacturing
FSSC 22000 ~ food safety in manufacturing
SQF ~ food safety in manufacturing
BRC,=SALSA@@,BRCGS ~ food safety in manufacturing
medical device manufacturing,--device,21 CFR 820,=QSR,ISO 13485,device history record
pharmaceutical manufacturing,-production,MHRA,batch manufacturing,pharma- ~ good manufacturing practice
battery manufacturing,cell-,electrode coating,gigafactory
certification:
IPC-A-610,IPC 610,-certified,-certification ~ soldering
# machining
CNC machining,=CNC,computer numerical control ~ manual machining
mill turn,live tooling > CNC turning
Swiss lathe,-machining,-type lathe,sliding head ~ CNC turning
manual machining,-turning,machine shop,machining
metal grinding,centerless-,centreless-,cylindrical-,tool-,ID-,OD-,surface-,grinders@,grinding@ ~ manual machining
EDM machining,electrical discharge-,sinker EDM,wire-,-erosion,spark- ~ CNC machining
metrology,measurement systems analysis,ISO 17025,=MSA,calibrated instruments,calibrating,calibration,gage R&R,gauge-
deburring,buffing@,deburr,hand finishing,part-,fettling,linishing,polishing@@
sheet metal work,--metal,metalwork,sheetmetal,fabrication shop,steel fabrication,metal-,-forming,-work
press brake operation,--brake,bending-,Amada,brake press,metal bending,-folding,Trumpf > sheet metal work
laser cutting,-operator,-profiling,-cutter,CNC laser ~ sheet metal work
plasma cutting,flame-,oxy fuel-,profile--,torch-,water jet-,waterjet,CNC plasma,plasma cutter
punch press operation,--press,stamping-,power-,ironworker machine,metal stamping,press setting,shearing@@,stamping@@,turret punch ~ sheet metal work
powder coating,e-coat,paint line
surface finishing ~ powder coating
galvanising ~ powder coating
electroplating,plating@@ ~ powder coating
anodising ~ powder coating
spray painting,industrial-,-coatings,paint spraying,spray booth,wet spray ~ powder coating
shot blasting,bead-,grit-,sand-,abrasive-,sandblasting ~ powder coating
adhesive bonding,bonding components,conformal coating,dispensing adhesives,gluing
skill > CNC milling:
vertical machining centre,=VMC
horizontal machining center,=HMC
3 axis milling,3-axis,=VMC@@
5 axis machining,--axis,five-
skill > CNC machining:
CNC programming,conversational-,CNC programmer,programming CNC
G-code,M-code,gcode
CNC milling,4 axis,machining centre,multi axis machining
CNC turning,-lathe,turning centre
skill > manual machining:
boring mill,horizontal boring
drill press
milling machine,=Bridgeport@,manual mill,milling@
lathe operation,lathe,turning^@@
toolmaking,die making,jig-,mould-,tool-,-and die,fixture building,jigs and fixtures,press tools,progressive dies
tool:
CAM software,-programming,CAD/CAM,Esprit CAM,Fusion 360- ~ CNC programming
Mastercam > CNC programming,CAM software
Alphacam ~ CAM software
SolidCAM ~ CAM software
BobCAD ~ CAM software
CAMWorks ~ CAM software
precision measuring instruments,measuring--,-tools,-equipment,inspection-,gauges@,go/no-go gauges,precision measurement,dial indicators,gages@
coordinate measuring machine,=CMM,Zeiss Calypso ~ precision measuring instruments
tool > CAM software:
GibbsCAM
Edgecam
HyperMill
PowerMill
FeatureCAM
tool > CNC machining:
CNC controls,Fanuc
Heidenhain ~ CNC controls
Doosan ~ CNC controls
Haas controls,=Haas ~ CNC controls
Mazatrol ~ CNC controls
Mazak ~ CNC controls
Siemens Sinumerik,-840D,Sinumerik- ~ CNC controls
Okuma ~ CNC controls
DMG Mori ~ CNC controls
Hurco ~ CNC controls
tool > precision measuring instruments:
bore gauge
height gauge,depth-
calipers@,callipers@,vernier
micrometers,mics@@
tool > coordinate measuring machine:
PC-DMIS
Faro arm,Romer-
Mitutoyo
knowledge:
tool offsets,fixture-,adjusting-,work-,offsets^@@,speeds and feeds,tool changes,-wear,feeds and speeds ~ CNC machining
geometric dimensioning and tolerancing,=GDT,ASME Y14.5,ISO GPS,geometric tolerancing,geometrical product specification,limits and fits,tight tolerances,=GD&T,tolerances^@@ ~ reading blueprints
shop mathematics,trig@@,workshop calculations,trigonometry@@
machining materials,-aluminium,Inconel,tool steel,exotic alloys,titanium
# quality
quality control,-checks,-monitoring,-standards,-inspection,QC-,defect-,product-,visual-,in process-,=QC@,product quality,QC checks,inspect parts
manufacturing quality assurance,product-,=QA@,manufacturing quality,quality management@,-assurance@ ~ quality control
non-conformance reporting,=MRB,=NCR@,concessions^@@,deviations^@@,material review board,non conformance,nonconformance,nonconforming material,-product,deviation reports ~ corrective and preventive action
corrective and preventive action,=SCAR@,corrective actions,preventative-,CAPA,preventive action ~ root cause analysis
8D problem solving,A3-,=8D,eight disciplines,PDCA,plan do check act > root cause analysis
statistical process control,--sampling,=SPC,Cpk,X bar,capability studies,control charts,process capability ~ quality control
FMEA,DFMEA,PFMEA,failure mode and effects analysis
internal quality audits,--audits@,GMP audits,process-,quality-,ISO auditing,-auditor,lead- ~ quality management systems
equipment and process validation,validation engineering,-protocols,validation@
batch release,lot-,=QP@@,batch documentation,-record review,product release@@ ~ manufacturing quality assurance
document control,change control@,controlled documentation,-documents
product testing,destructive-,hardness-,tensile-,leak-,life-,burn in,test equipment,testing products@
non-destructive testing,nondestructive-,=NDE,=NDT
quality complaints,warranty returns analysis
skill > quality control:
first article inspection,final--,first piece-,--article,-offs@,=FAI,=FAIR@@,FAIR report
incoming inspection,receiving-,goods in-,source--,incoming material-,incoming goods--
skill > equipment and process validation:
computer system validation,=CSV@@,GAMP
cleaning validation
equipment qualification,installation-,=CQV,IQ OQ PQ,equipment validation
process validation
skill > non-destructive testing:
PCN certification,=PCN@@
ASNT Level II,ASNT,SNT-TC-1A
eddy current
radiographic testing,=RT@@
dye penetrant,=DPI@@,liquid penetrant testing
magnetic particle inspection,=MPI
ultrasonic testing,=UT@@,phased array
knowledge:
quality management systems,--manual,-system,=QMS,MasterControl,=ETQ,Q-Pulse,TrackWise,eQMS ~ manufacturing quality assurance
ISO 14001,=EMS@,ISO14001,environmental management system
ISO 45001,ISO45001,OHSAS 18001
PPAP,advanced product quality planning,control plans,APQP,production part approval process ~ FMEA
AQL sampling,acceptance-,=AQL,ANSI Z1.4,sampling plans
product compliance,-certification
knowledge > quality management systems:
ISO 9001,ISO9001,=ISO
IATF 16949,TS-,ISO/TS-,VDA 6.3 ~ ISO 9001
AS9100,AS 9100,AS9100D,AS9102,AS9110,Nadcap,aerospace quality ~ ISO 9001
knowledge > product compliance:
RoHS,REACH compliance
UL listing,-certification,-standards
CE marking,UKCA
certification:
ASQ certification,=ASQ,=CQA@,=CQE,=CQI,IRCA,certified quality auditor,-engineer,-technician,-inspector > quality management systems
# lean and improvement
lean manufacturing,-thinking,-methodology,-practices,-principles,-production,-techniques,-tools,-transformation,=TPS@,Toyota production system,lean@@ ~ continuous improvement
kaizen,rapid improvement events > continuous improvement
value stream mapping,process--,spaghetti diagrams,value stream,=VSM,waste elimination,-reduction ~ lean manufacturing
gemba walks,SQCDP,huddle boards,daily management-,gemba,tier meetings,visual management ~ lean manufacturing
time and motion study,MOST,line balancing,method study,=MTM,time studies,work measurement,-study@@ ~ lean manufacturing
scrap reduction,rework-,first pass yield,yield analysis,-improvement,cost of poor quality,right first time,scrap rates
skill > lean manufacturing:
=5S,6S,five S,workplace organisation
SMED,quick changeover,setup reduction,single minute exchange of die
knowledge:
kanban in production,--replenishment,=JIT@,heijunka,just in time,kanban@,pull systems ~ lean manufacturing
total productive maintenance,autonomous--,operator-,=TPM,asset care ~ preventive maintenance
overall equipment effectiveness,equipment efficiency,=OEE,downtime reduction,machine uptime,uptime improvement
poka-yoke,error proofing,mistake- > lean manufacturing
# maintenance and plant
preventive maintenance,planned-,routine-,preventative-,=PPM@,PM program,maintenance-,-schedules,PM-
predictive maintenance ~ preventive maintenance
condition monitoring,-based maintenance ~ predictive maintenance
oil analysis ~ predictive maintenance
thermography,thermal imaging ~ predictive maintenance
vibration analysis ~ predictive maintenance
equipment maintenance,machine-,machinery-,reactive-,industrial-,plant-,repairs and-,breakdown--,-repair,machine-,equipment-,machinery-,maintenance and-
equipment troubleshooting,mechanical-,basic troubleshooting@,breakdown response,fault diagnosis,-finding,faultfinding,trouble shooting@,troubleshooting machinery,-machines,troubleshot equipment
chains and sprockets,drive belts,belts and pulleys ~ mechanical maintenance
pumps and motors ~ mechanical maintenance
gearboxes,gear units,planetary gears ~ mechanical maintenance
bearing replacement,bearings@ ~ mechanical maintenance
shaft alignment,coupling- ~ mechanical maintenance
pneumatics,air compressors,pneumatic,compressed air systems
hydraulics,hydraulic
machine installation,equipment-,machinery-,-moves,machine commissioning,millwrighting,rigging machinery ~ mechanical maintenance
boiler operation,-operator,-house,-maintenance,boilers and chillers,high pressure boiler,steam systems
utilities maintenance,compressed air,cooling towers,plant services,-utilities
industrial robots,Universal Robots,robot operation,robotic cells
overhead crane operation,hoist--,hoists@,slinging loads,bridge crane,overhead-,gantry-
production supervision,shift-,-management,shop floor-,manufacturing--,factory-,plant-,production-,-leadership,led production team
operator training,skills matrix
new product introduction,pilot builds,prototype-,=NPI,product industrialisation,production ramp up,technology transfer
skill > equipment maintenance:
mechanical maintenance,-fitting,-repair,conveyor-,millwright work
electrical maintenance,-troubleshooting,-repair,motor control centres,three phase motors
tool:
computerised maintenance management system,=CMMS@@,CAFM,MP2,SAP plant maintenance,maintenance software ~ preventive maintenance
vision inspection systems,vision--,X-ray inspection@@,machine vision
tool > computerised maintenance management system:
Concept Evolution
UpKeep CMMS
Maximo
Fiix
eMaint
MaintainX
tool > industrial robots:
Yaskawa Motoman
cobots,Universal Robots
KUKA
ABB robots
Fanuc robots
robot programming,robotics
tool > vision inspection systems:
Keyence
Cognex
licence > boiler operation:
boiler operator licence,boiler--,=BOAS,stationary engineer license
BOE certificate,=BOE@@,boiler operation engineer
knowledge:
ammonia refrigeration,industrial-,PSM ammonia,anhydrous-,RETA
lockout tagout,=LOTO,=LOTOTO,electrical isolation,isolation procedures,lock out tag out
machine guarding,-safety,PUWER,safety interlocks,light curtains
manufacturing cost,product costing
manufacturing safety,hearing protection
behavioural safety,behavior based- ~ manufacturing safety
near miss reporting,safety observations ~ manufacturing safety
chemical handling,GHS labelling
hazard communication,HazCom ~ chemical handling
WHMIS ~ chemical handling
safety data sheets,=SDS,MSDS ~ chemical handling
COSHH ~ chemical handling`
