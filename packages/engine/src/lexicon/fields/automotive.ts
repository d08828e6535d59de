export const automotive = `
# diagnosis and repair
vehicle repair,auto-,car-,automotive-,-service,-mechanics,repairing vehicles
vehicle servicing,car-,vehicle maintenance,automotive-,servicing vehicles ~ vehicle repair
vehicle diagnostics,automotive-,engine-,computer-,diagnosing vehicles,driveability diagnosis,vehicle fault-,drivability,fault codes,diagnostic trouble-,diagnose and repair@ > vehicle repair
tool: diagnostic scan tools,--equipment,-scanner,scan tool,OBD2,Snap-on diagnostic,Bosch-,Delphi-,code reader,ODIS,GDS2,=OBD > vehicle diagnostics
tool: Autel > diagnostic scan tools
tool: Techstream > diagnostic scan tools
tool: Ford IDS > diagnostic scan tools
tool: Texa > diagnostic scan tools
tool: Jaltest > diagnostic scan tools
oil changes,fluid-,-checks,-levels,-top-off,lube,lubrication service,filter replacement,top off fluids > vehicle servicing
brake repair,brakes,rotors and pads > vehicle repair
tyre fitting,puncture repair,tyres,wheel balancing
wheel alignment,Hunter-,front end-,alignments@,tracking@,alignment machine > vehicle repair
steering and suspension,--systems,-repair,suspension-,-systems,suspension@,shocks and struts,ball joints,control arms > vehicle repair
engine repair,-systems,-rebuild,-overhaul,-replacement,-performance,head gasket,petrol engines,gasoline-,internal combustion engine > vehicle repair
timing belt replacement,--belts,-chain,cambelt,cam belt > engine repair
transmission repair,-rebuild,-service,transmission@,gearbox repair,-replacement,transfer case,automatic transmission,manual- > vehicle repair
drivetrain,driveline,drive train,differentials@ ~ transmission repair
clutch replacement,clutches ~ transmission repair
exhaust systems,-fitting,-repair,-replacement,mufflers,catalytic converters > vehicle repair
automotive electrical,auto-,-electrics,vehicle-,-wiring,-electronics,-electrical systems,12V--,alternators,starter motors,wiring diagrams,automotive wiring,CAN bus diagnosis
certification: car air conditioning,automotive-,--AC,MVAC,EPA 609,-section 609,air con regas,A/C systems@,-repair@
cooling system repair,radiator replacement,coolant flush > vehicle repair
fuel systems,-injectors,-injection,diesel-,injector replacement,carburetors
emissions repair,-systems,DEF-,=DPF,EGR valves,emission control
aftertreatment,DPF cleaning,diesel particulate filter ~ emissions repair
emissions testing,smog check,-inspection ~ emissions repair
diesel repair,-mechanics,-maintenance,-technology,-diagnostics,-engines,Caterpillar-,CAT-,heavy duty diesel,light-,Cummins,Detroit Diesel,Paccar
heavy vehicle repair,commercial-,-maintenance,heavy-,trailer--,PSV-,bus-,HGV-,-servicing,-repair,truck-,trailer- ~ vehicle repair
heavy equipment repair,-maintenance,crane repair,excavator-,plant-,-fitting,off-highway equipment ~ diesel repair
agricultural machinery repair,--equipment,combine repair,farm equipment-,tractor--,-maintenance ~ heavy equipment repair
forklift repair,-maintenance,-servicing,FLT-,lift truck repair
motorcycle repair,-maintenance,-servicing,motorbike repair,powersports-,ATV-
bicycle repair,-assembly,cycle repair,bike-,-building,Cytech
RV repair,recreational vehicle-,motorhome--,caravan-,-servicing,RV systems
knowledge: hybrid and electric vehicles,electric vehicles,hybrid-,=EV@,high voltage batteries,EV repair,-diagnostics,-technology,=HEV,=BEV,=EVs
certification: IMI electric vehicle qualification,EV qualification,IMI TechSafe,ASE L3 > hybrid and electric vehicles
ADAS calibration,camera-,radar-,ADAS,advanced driver assistance systems
vehicle safety inspection,state--,multi-point-,state vehicle-,digital-,multipoint--,courtesy-,annual DOT-,federal annual--,vehicle health check
licence: MOT testing,=MOT,IRTEC > vehicle safety inspection
road testing vehicles,--testing,test drive
pre-delivery inspection,=PDI,new vehicle preparation > vehicle safety inspection
vehicle recovery,breakdown-,roadside-,-breakdown,wrecker,jump starts,AA patrol,vehicle transport,recovery vehicle,tow truck
towing,tow truck operation ~ vehicle recovery
roadside assistance,breakdown-,roadside repair ~ vehicle recovery
windscreen replacement,windshield-,-repair,windscreen-,chip-,auto glass,AGSC
vehicle accessory fitting,--conversions,car audio installation,dash cam--,remote start--,telematics--,car stereo-,tracker fitting,tow bar-,towbars,window tinting,upfitting,camper conversion
performance tuning,engine-,ECU-,-remapping,dyno,dynamometer,race engineering,motorsport
# qualifications
certification: ASE certification,=ASE,automotive service excellence > vehicle repair
certification: ASE master technician,--master,-L1,master technician certification > ASE certification
certification: motor vehicle NVQ,NVQ heavy vehicle,=IMI,ATA accreditation > vehicle repair
certification: automotive technology diploma,--certificate,-degree,-technology,=UTI,Lincoln Tech,310S,310T
certification: manufacturer technical training,-certification,--certified,-trained,dealer training,factory-,OEM-
tool: workshop manuals,service-,repair-,wiring-,technical service bulletins,TSBs
tool: AllData > workshop manuals
tool: Autodata > workshop manuals
tool: ProDemand > workshop manuals
tool: Identifix > workshop manuals
tool: workshop equipment,shop-,two post lift,tire machines,-changer,hydraulic lifts,car-,vehicle-,-ramps,torque wrench
tool: own set of tools,own tools,personal-,mechanics-
# body and paint
auto body repair,crash--,body-,collision-,dent-,accident-,-damage repair,panel--,-beating,-replacement,bodywork,autobody,auto body,body shop,-work,bodyshop-
paintless dent removal,-repair,smart--,=PDR,dent removal ~ auto body repair
vehicle refinishing,automotive-,-painting,car-,auto-,vehicle-,-spraying,refinishing@,basecoat clearcoat,spraying vehicles,paint mixing,-and prep,waterborne paint,blending-,masking and sanding
frame straightening,chassis-,-alignment,frame-,-rack,-machine,-repair,unibody-,jig work,Car-O-Liner,jig@ > auto body repair
certification: I-CAR certification,I-CAR,ICAR,ASE collision > auto body repair
certification: ATA body repair accreditation,ATA panel,-paint,-MET,-accredited,-VDA,-senior MET,BS 10125 > auto body repair
stripping and fitting panels,strip and fit,MET work,removal and refit ~ auto body repair
vehicle damage assessment,damage appraisal,-estimates,collision-,VDA accreditation,auto physical damage
tool: collision estimating software,CCC ONE,-estimating,Mitchell-,Audatex-,Bodyshop management system > vehicle damage assessment
tool: Audatex > collision estimating software
tool: GT Motive > collision estimating software
tool: UltraMate > collision estimating software
tool: Glassmatix > collision estimating software
tool: Qapter > collision estimating software
vehicle valeting,-cleaning,-detailing,car-,auto-,interior-,valeting,detailing@,car washing,ceramic coating,paint correction,cleaning vehicles,washing-,detailing-,valet-,machine polishing
automotive upholstery,car-,auto-,vehicle trimming
# dealership
vehicle sales,car-,automotive-,auto-,dealership-,motor-,selling cars,-vehicles,sold-
knowledge: dealership operations,-experience,dealer-,automotive retail,-dealership,car-,auto-,franchised-,-dealer,main-,dealership@,motor trade
service advising,-writing,-drive,repair orders,automotive service advisor
workshop control,-supervision,-capacity,-loading,-scheduling,-management,shop-,service lane,fixed operations,-ops,managing workshop,dispatching technicians
automotive parts,auto-,vehicle-,car-,spare-,ordering-,aftermarket-,OEM-,parts sales,-counter,-ordering,-department,-identification,-lookup,-inventory,-catalogue,-knowledge,-interpreting,motor factors
warranty claims processing,warranty--,-claims,-administration,-repairs,automotive warranty,manufacturer-
tool: dealer management system,=DMS@,elead
tool: Pinewood DMS > dealer management system
tool: DealerSocket > dealer management system
tool: Reynolds and Reynolds,--& Reynolds > dealer management system
tool: CDK > dealer management system
tool: Kerridge,Keyloop Drive > dealer management system
tool: Dealertrack > dealer management system
tool: Keyloop > dealer management system
tool: Pinnacle DMS > dealer management system
tool: VinSolutions > dealer management system
tool: Autoline > dealer management system
tool: Tekion > dealer management system
automotive finance and insurance,=F&I,vehicle leasing,-finance,automotive-,dealer-,car-,PCP and HP,GAP insurance,SAF approved,-test,finance penetration,-and insurance products,menu selling
vehicle title and registration,tags and titles,vehicle--,-registration,DVLA-,DMV-,-paperwork,title work,-processing,V5C,deal jackets,-posting,AFRL,registration and title
vehicle appraisal,trade-in-,-valuations,vehicle auctions,-valuation,CAP-,-HPI,auction buying,Glass's Guide,Kelley Blue Book,trade appraisals,part exchanges,Manheim
automotive lead handling,=BDC,autotrader leads
vehicle rental,-hire,car-,-rental,daily-,rental fleet,-counter,-agreements
vehicle handover,new vehicle delivery > vehicle sales
service upselling,VHC-,service recommendations
knowledge: vehicle knowledge,automotive-,-experience,-background,-industry,passion for cars,car knowledge,mechanical-,-aptitude,-ability,-inclination,mechanically inclined
knowledge: environmental handling in workshop,waste oil disposal
vehicle dismantling,-depollution,auto recycling,breaking vehicles,salvage-,scrap-,end of life-,salvage yard
# making cars
vehicle assembly,automotive-,-production,vehicle-,-manufacturing,automotive-,car-,-assembly line,body in white,=BIW
vehicle engineering,automotive-,-design,engine development,vehicle-,-integration,-architecture
engine calibration,powertrain- ~ vehicle engineering
vehicle dynamics ~ vehicle engineering
chassis engineering,-design ~ vehicle engineering
powertrain engineering,powertrain ~ vehicle engineering
vehicle testing,-validation,proving ground,crash testing,emissions certification,test track
knowledge: FMVSS ~ vehicle testing
knowledge: NVH testing,=NVH ~ vehicle testing
knowledge: homologation,type approval ~ vehicle testing
knowledge: ISO 26262,ASIL,automotive functional safety
knowledge: hardware in the loop,dSPACE,=HIL ~ ISO 26262
knowledge: automotive SPICE,ASPICE ~ ISO 26262
knowledge: CANoe,CANalyzer ~ ISO 26262
knowledge: CAN bus,-protocol,=UDS ~ ISO 26262
knowledge: AUTOSAR ~ ISO 26262
knowledge: battery systems for vehicles,EV batteries,battery management system,--pack,-cells,-thermal management,traction battery,lithium ion ~ hybrid and electric vehicles
tool: class A surfacing software,body surfacing,clay modelling
tool: class A surfacing ~ class A surfacing software
tool: ICEM Surf ~ class A surfacing software
driving instruction,CDL-,driving lessons,=ADI@,approved driving instructor,driver education,-training,teaching driving,ADI badge,teach learners
service booking,-appointments,-reception,booking vehicles in,courtesy cars
knowledge: flat rate time keeping,flat rate,hours sold,flagged hours`
