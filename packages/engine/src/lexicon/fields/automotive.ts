export const automotive = `
# diagnosis and repair
vehicle repair,car-,auto-,automotive-,-mechanics,-service
vehicle servicing,car-,automotive maintenance,vehicle-,inspection sheets ~ vehicle repair
oil changes,fluid-,-top-off,-checks,-levels,lube,lubrication service,top off fluids,filter replacement > vehicle servicing
tyre fitting,puncture repair,tyres,wheel balancing
timing belt replacement,--belts,-chain,cam belt,cambelt > engine repair
drivetrain,drive train^,driveline,differentials@@ ~ transmission repair
clutch replacement,clutches ~ transmission repair
automotive electrical,auto-,-electrics,vehicle-,-wiring,-electrical systems,CAN bus diagnosis,alternators,starter motors,wiring diagrams
car air conditioning,automotive-,--AC,A/C repair@,-systems@,R1234yf,air con recharge,-regas,aircon@@
fuel systems,-injectors,-injection,diesel-,carburetors,injector replacement
emissions repair,-systems,DEF-,=DPF,=EGR,EGR valves,emission control
aftertreatment,diesel particulate filter,DPF cleaning ~ emissions repair
emissions testing,smog check,-inspection ~ emissions repair
diesel repair,-injectors,-maintenance,-mechanics,-technology,-engines,Caterpillar-,Cummins,Detroit Diesel,heavy duty diesel,light-,Paccar
heavy vehicle repair,commercial-,-maintenance,heavy-,HGV--,trailer-,PSV-,bus-,heavy goods vehicles@@,=PSV@@,HGV repair,trailer-,truck- ~ vehicle repair
heavy equipment repair,-maintenance,crane repair,excavator-,plant-,-fitting,off-highway equipment ~ diesel repair
agricultural machinery repair,--equipment,combine repair,farm equipment-,tractor--,-maintenance ~ heavy equipment repair
forklift repair,-maintenance,-servicing,FLT-,lift truck repair
motorcycle repair,-maintenance,-servicing,ATV repair,motorbike-,powersports-
bicycle repair,-assembly,Cytech,bike building,-repair,cycle-
RV repair,motorhome-,recreational vehicle-,caravan--,-servicing,RV systems
ADAS calibration,radar-,camera-,ADAS,advanced driver assistance systems
vehicle safety inspection,federal annual--,multipoint--,courtesy-,state-,digital vehicle-,state-,multi-point--,annual DOT-,=VHC@@,vehicle health check
road testing vehicles,--testing,test drive
vehicle recovery,-transport,AA patrol,roadside breakdown,-recovery,breakdown-,wrecker,jump starts,recovery vehicle,tow truck
towing,tow truck operation ~ vehicle recovery
roadside assistance,breakdown-,roadside repair ~ vehicle recovery
windscreen replacement,windshield-,-repair,windscreen-,chip-,AGSC,auto glass
vehicle accessory fitting,tow bar--,remote start installation,car stereo--,car audio--,telematics--,dash cam-,upfitting,vehicle conversions,window tinting
performance tuning,engine-,ECU-,-remapping,dynamometer,dyno,motorsport,race engineering
skill > vehicle safety inspection:
MOT preparation,-prep,preparing MOT,prepping for-,vehicles-
pre-delivery inspection,=PDI,new vehicle preparation
skill > vehicle repair:
vehicle diagnostics,automotive-,engine-,diagnose and repair@@,diagnosing vehicles,fault codes,diagnostic trouble-,diagnostics@@,drivability,driveability diagnosis,vehicle fault-,computer diagnostics@@
brake repair,brakes,rotors and pads
wheel alignment,Hunter-,front end-,=4WA,alignment machine,alignments^@@,tracking and balancing,tracking^@@
steering and suspension,--repair,-systems,suspension-,-repair,ball joints,control arms,shocks and struts,suspension@@
engine repair,-overhaul,-rebuild,-systems,-performance,-replacement,gasoline engines,petrol-,head gasket,internal combustion engine
transmission repair,-rebuild,-service,gearbox repair,-replacement,=DSG@@,manual gearbox,automatic-,-transmission,manual-,torque converter,transfer case,transmission@@
exhaust systems,-replacement,-repair,-fitting,catalytic converters,mufflers
cooling system repair,coolant flush,radiator replacement
tool:
diagnostic scan tools,--equipment,-scanner,=OBD,OBD2,code reader,scan tool > vehicle diagnostics
tool > diagnostic scan tools:
Autel
ODIS
VCDS
XENTRY
Snap-on diagnostics,Bosch ESI,GDS2,Snap-on@@
Techstream
Ford IDS
Texa
Jaltest
certification:
EPA 609,-section 609,MVAC certification > car air conditioning
IMI electric vehicle qualification,ASE L3,EV qualification,-Level 3,-4,IMI Level 4 EV,TechSafe > hybrid and electric vehicles
knowledge:
hybrid and electric vehicles,=BEV,=EV@,=EVs,=HEV,EV diagnostics,-technology,-repair,HV battery,traction-,Level 4 EV,electric vehicles,hybrid-,high voltage batteries
licence:
MOT testing,=WOF@@,nominated tester,=MOT,roadworthy@@ > vehicle safety inspection
ADI badge,=ADI@,approved driving instructor > driving instruction
# qualifications
certification:
IRTEC > vehicle safety inspection
ASE master technician,--master,master technician certification > ASE certification
automotive technology diploma,--technology,-certificate,-degree,310S,310T,=UTI,Lincoln Tech
manufacturer technical training,-certification,--trained,-certified,OEM training,dealer-,factory-
certification > vehicle repair:
ASE certification,automotive service excellence,=ASE
motor vehicle NVQ,ATA accreditation,NVQ heavy vehicle,NVQ light--,=IMI
tool:
workshop manuals,service-,repair-,wiring-,TSBs,technical service bulletins
workshop equipment,shop-,hydraulic lifts,car-,vehicle-,-ramps,tire machines,-changer,torque wrench,two post lift
own set of tools,mechanics tools,personal-,own-
tool > workshop manuals:
AllData
Autodata
ProDemand
Identifix
# body and paint
auto body repair,accident damage--,--repair,body-,collision-,crash-,dent-,panel-,-beating,auto body,autobody,body shop,-work,bodywork@
paintless dent removal,-repair,smart--,dent removal,=PDR ~ auto body repair
vehicle refinishing,automotive-,-painting,auto-,vehicle-,car-,basecoat clearcoat,masking and sanding,paint mixing,-and prep,refinishing^@@,spraying@@,vehicle spraying
frame straightening,chassis-,-alignment,frame-,-machine,-rack,-repair,unibody-,Car-O-Liner,jig work,jig@@ > auto body repair
stripping and fitting panels,MET work,removal and refit,strip and fit ~ auto body repair
vehicle damage assessment,auto physical damage,collision estimates,damage-,-appraisal,VDA accreditation
vehicle valeting,-cleaning,-detailing,auto-,interior-,car-,-washing,ceramic coating,detailing^@@,machine polishing,paint correction,valeting
automotive upholstery,auto-,car-,vehicle trimming
certification > auto body repair:
I-CAR certification,I-CAR,ICAR
ATA body repair accreditation,ATA MET,-accredited,-VDA,-paint,-panel,-senior MET
tool:
collision estimating software,=Mitchell@@,Audatex estimating,CCC-,Mitchell-,Bodyshop management system,CCC ONE > vehicle damage assessment
tool > collision estimating software:
Audatex
GT Motive
UltraMate
Glassmatix
Qapter
# dealership
vehicle sales,auto-,automotive-,dealership-,motor-,car-,selling cars,-vehicles
service advising,-drive,-writing,repair orders,automotive service advisor
workshop control,-supervision,-scheduling,-management,shop-,fixed operations,-ops,service lane
automotive parts,vehicle-,aftermarket-,auto-,spare-,OEM-,car-,motor factors,parts catalogue,-counter,-department,-identification,-inventory,-sales,-interpreting,-ordering
warranty claims processing,warranty--,-claims,-repairs,-administration,automotive warranty,manufacturer-
automotive finance and insurance,=F&I,=SAF@@,GAP insurance,PCP and HP,car finance,automotive-,dealer-,vehicle-,-leasing,finance and insurance@@,-insurance products,menu selling
vehicle title and registration,=AFRL@@,DMV paperwork,-registration,DVLA-,vehicle-,-titles,tags and-,V5C,title processing
vehicle appraisal,trade-in-,-valuations,CAP HPI,-valuation,vehicle-,Glass's Guide,Kelley Blue Book,Manheim,part exchanges,trade appraisals
automotive lead handling,AutoTrader@@,autotrader leads,=BDC,enquiryMAX
vehicle rental,-hire,car-,-rental,daily-,rental agreements,-counter,-fleet
vehicle handover,new vehicle delivery > vehicle sales
service upselling,VHC-,service recommendations
vehicle dismantling,-depollution,salvage yard,auto recycling,breaking vehicles,salvage-,scrap-,end of life-
knowledge:
dealership operations,auto dealership,car-,automotive-,-retail,franchised dealer,main-,dealership@,motor trade
vehicle knowledge,automotive-,-background,-industry,mechanical aptitude,-knowledge,mechanically inclined,passion for cars
environmental handling in workshop,waste oil disposal
tool:
dealer management system,=DMS@,elead
tool > dealer management system:
Pinewood DMS
DealerSocket
Reynolds and Reynolds
CDK
Kerridge,Keyloop Drive
Dealertrack
Keyloop
Pinnacle DMS
VinSolutions
Autoline
Tekion
# making cars
vehicle assembly,automotive-,-production,vehicle-,-manufacturing,automotive-,car-,-assembly line,=BIW,body in white
vehicle engineering,automotive-,-design,engine development,vehicle-,-integration,-architecture
engine calibration,powertrain- ~ vehicle engineering
vehicle dynamics ~ vehicle engineering
chassis engineering,-design ~ vehicle engineering
powertrain engineering,powertrain ~ vehicle engineering
vehicle testing,crash-,emissions certification,proving ground,test track,vehicle validation
driving instruction,CDL-,driver education,-training,teach learners,driving lessons,teaching driving
service booking,-appointments,-reception,booking vehicles in,courtesy cars
knowledge:
FMVSS ~ vehicle testing
NVH testing,=NVH ~ vehicle testing
homologation,type approval ~ vehicle testing
ISO 26262,ASIL,automotive functional safety
hardware in the loop,=HIL,dSPACE ~ ISO 26262
automotive SPICE,ASPICE ~ ISO 26262
CANoe,CANalyzer ~ ISO 26262
CAN bus,-protocol,=UDS ~ ISO 26262
AUTOSAR ~ ISO 26262
battery systems for vehicles,EV batteries,battery cells,-thermal management,--pack,-management system,lithium ion,traction battery ~ hybrid and electric vehicles
flat rate time keeping,flat rate,hours sold,flagged hours
tool:
class A surfacing software,body surfacing,clay modelling
class A surfacing ~ class A surfacing software
ICEM Surf ~ class A surfacing software`
