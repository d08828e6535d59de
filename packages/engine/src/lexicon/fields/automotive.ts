export const automotive = `
# diagnosis and repair
vehicle repair,car-,auto-,automotive-,-mechanics,-service
vehicle servicing,car-,automotive maintenance,vehicle-,inspection sheets ~ vehicle repair
oil changes,fluid-,-top-off,-checks,-levels,lube,lubrication service,top off fluids,filter replacement > vehicle servicing
tyre fitting,puncture repair,tyres,wheel balancing
timing belt replacement,--belts,-chain,cam belt,cambelt > engine repair
drivetrain,differentials@@,drive train,driveline ~ transmission repair
clutch replacement,clutches ~ transmission repair
automotive electrical,auto-,-electrics,vehicle-,-wiring,-electrical systems,CAN bus diagnosis,alternators,starter motors,wiring diagrams
car air conditioning,automotive-,--AC,A/C repair@,-systems@,air con regas,R1234yf,air con recharge,aircon@@
fuel systems,-injectors,-injection,diesel-,carburetors,injector replacement
emissions repair,-systems,DEF-,=DPF,EGR valves,emission control,=EGR
aftertreatment,diesel particulate filter,DPF cleaning ~ emissions repair
emissions testing,smog check,-inspection ~ emissions repair
diesel repair,-maintenance,-mechanics,-technology,-engines,Caterpillar-,Cummins,Detroit Diesel,Paccar,heavy duty diesel,light-,diesel injectors
heavy vehicle repair,commercial-,-maintenance,heavy-,trailer--,PSV-,bus-,HGV-,-repair,trailer-,truck-,=PSV@@,heavy goods vehicles@@ ~ vehicle repair
heavy equipment repair,-maintenance,crane repair,excavator-,plant-,-fitting,off-highway equipment ~ diesel repair
agricultural machinery repair,--equipment,combine repair,farm equipment-,tractor--,-maintenance ~ heavy equipment repair
forklift repair,-maintenance,-servicing,FLT-,lift truck repair
motorcycle repair,-maintenance,-servicing,ATV repair,motorbike-,powersports-
bicycle repair,-assembly,Cytech,bike building,-repair,cycle-
RV repair,motorhome-,recreational vehicle-,caravan--,-servicing,RV systems
ADAS calibration,radar-,camera-,ADAS,advanced driver assistance systems
vehicle safety inspection,federal annual--,multipoint--,courtesy-,state-,digital vehicle-,state-,multi-point--,annual DOT-,vehicle health check,=VHC@@
MOT preparation,-prep,prepping for MOT,preparing--,vehicles for MOT > vehicle safety inspection
road testing vehicles,--testing,test drive
pre-delivery inspection,=PDI,new vehicle preparation > vehicle safety inspection
vehicle recovery,-transport,AA patrol,roadside breakdown,-recovery,breakdown-,wrecker,jump starts,recovery vehicle,tow truck
towing,tow truck operation ~ vehicle recovery
roadside assistance,breakdown-,roadside repair ~ vehicle recovery
windscreen replacement,windshield-,-repair,windscreen-,chip-,AGSC,auto glass
vehicle accessory fitting,tow bar--,remote start installation,car stereo--,car audio--,telematics--,dash cam-,upfitting,vehicle conversions,window tinting
performance tuning,engine-,ECU-,-remapping,dynamometer,dyno,motorsport,race engineering
skill > vehicle repair:
vehicle diagnostics,automotive-,engine-,diagnose and repair@@,diagnosing vehicles,computer diagnostics@@,fault codes,diagnostic trouble-,drivability,driveability diagnosis,vehicle fault-,diagnostics@@
brake repair,brakes,rotors and pads
wheel alignment,Hunter-,front end-,alignments^@@,tracking^@@,alignment machine,=4WA,tracking and balancing
steering and suspension,--repair,-systems,suspension-,-repair,ball joints,control arms,shocks and struts,suspension@@
engine repair,-overhaul,-rebuild,-systems,-performance,-replacement,gasoline engines,petrol-,head gasket,internal combustion engine
transmission repair,-rebuild,-service,manual transmission,automatic-,gearbox repair,-replacement,transfer case,transmission@@,=DSG@@,automatic gearbox,manual gearbox,torque converter
exhaust systems,-replacement,-repair,-fitting,catalytic converters,mufflers
cooling system repair,coolant flush,radiator replacement
tool:
diagnostic scan tools,--equipment,-scanner,=OBD,OBD2,code reader,scan tool > vehicle diagnostics
tool > diagnostic scan tools:
Autel
ODIS
VCDS
XENTRY
Snap-on diagnostics,Snap-on@@,Bosch ESI,GDS2
Techstream
Ford IDS
Texa
Jaltest
certification:
EPA 609,-section 609,MVAC certification > car air conditioning
IMI electric vehicle qualification,ASE L3,EV qualification,TechSafe,IMI Level 4 EV,EV Level 4,EV Level 3 > hybrid and electric vehicles
knowledge:
hybrid and electric vehicles,=BEV,=EV@,=EVs,=HEV,EV diagnostics,-technology,-repair,electric vehicles,hybrid-,high voltage batteries,HV battery,traction battery,Level 4 EV
licence:
MOT testing,=MOT,nominated tester,=WOF@@,roadworthy@@ > vehicle safety inspection
# qualifications
certification:
IRTEC > vehicle safety inspection
ASE master technician,--master,-L1,master technician certification > ASE certification
automotive technology diploma,--technology,-certificate,-degree,310S,310T,=UTI,Lincoln Tech
manufacturer technical training,-certification,--trained,-certified,OEM training,dealer-,factory-
certification > vehicle repair:
ASE certification,automotive service excellence,=ASE
motor vehicle NVQ,ATA accreditation,NVQ heavy vehicle,=IMI,NVQ light vehicle
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
vehicle refinishing,automotive-,-painting,auto-,vehicle-,car-,basecoat clearcoat,masking and sanding,paint mixing,-and prep,refinishing^@@,vehicle spraying,spraying@@
frame straightening,chassis-,-alignment,frame-,-machine,-rack,-repair,unibody-,Car-O-Liner,jig work,jig@@ > auto body repair
stripping and fitting panels,MET work,removal and refit,strip and fit ~ auto body repair
vehicle damage assessment,auto physical damage,collision estimates,damage-,-appraisal,VDA accreditation
vehicle valeting,-cleaning,-detailing,auto-,interior-,car-,-washing,ceramic coating,detailing^@@,machine polishing,paint correction,valeting
automotive upholstery,auto-,car-,vehicle trimming
certification > auto body repair:
I-CAR certification,I-CAR,ICAR,ASE collision
ATA body repair accreditation,ATA MET,-accredited,-VDA,-paint,-panel,-senior MET,BS 10125
tool:
collision estimating software,Mitchell estimating,Audatex-,CCC-,-ONE,Bodyshop management system,=Mitchell@@ > vehicle damage assessment
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
automotive finance and insurance,menu selling,=F&I,GAP insurance,PCP and HP,car finance,automotive-,dealer-,vehicle-,-leasing,finance and insurance products,=SAF@@,finance and insurance@@
vehicle title and registration,=AFRL@@,DMV paperwork,-registration,DVLA-,vehicle-,-titles,tags and-,V5C,title processing
vehicle appraisal,trade-in-,-valuations,CAP HPI,-valuation,vehicle-,Glass's Guide,Kelley Blue Book,Manheim,part exchanges,trade appraisals
automotive lead handling,=BDC,autotrader leads,enquiryMAX,AutoTrader@@
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
driving instruction,CDL-,driving lessons,=ADI@,ADI badge,approved driving instructor,driver education,-training,teach learners,teaching driving
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
