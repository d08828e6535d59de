export const automotive = `
# diagnosis and repair
vehicle repair | automotive repair, auto repair, car repair, vehicle repairs and servicing, motor vehicle repair, repairing vehicles, repaired vehicles, automotive service, auto mechanic work, light vehicle repair, mechanical repair of vehicles, automotive mechanics | skill
vehicle servicing | vehicle maintenance, servicing vehicles, routine vehicle servicing, serviced vehicles, automotive maintenance, car servicing, full service and interim service, vehicle service, scheduled vehicle maintenance, preventive maintenance of vehicles | skill | | related: vehicle repair
vehicle diagnostics | automotive diagnostics, diagnosing vehicles, diagnostic testing of vehicles, vehicle fault diagnosis, diagnosed vehicles, engine diagnostics, computer diagnostics, diagnostic skills automotive, driveability diagnosis, drivability, fault codes, diagnostic trouble codes, diagnose vehicle | skill | implies: vehicle repair
diagnostic scan tools | scan tool, scan tools, diagnostic equipment, OBD2, Snap-on diagnostic, Bosch diagnostic, Delphi diagnostic, code reader, diagnostic scanner, ODIS, GDS2 | tool | implies: vehicle diagnostics
OBD | OBD-II | tool | implies: diagnostic scan tools
Autel | | tool | implies: diagnostic scan tools
Techstream | | tool | implies: diagnostic scan tools
Ford IDS | | tool | implies: diagnostic scan tools
Texa | | tool | implies: diagnostic scan tools
Jaltest | | tool | implies: diagnostic scan tools
oil changes | oil change, lube, lubrication service, oil and filter change, fluid changes, lube oil and filter, fluid checks, fluid levels, filter replacement, top off fluids, quick lube, fluid top-off | skill | implies: vehicle servicing
brake repair | brakes, brake service, brake replacement, brake systems, brake pads, brake inspection, rotors and pads, brake pad replacement, brake diagnosis, disc and drum brakes, air brakes | skill | implies: vehicle repair
tyre fitting | tire service, tyre changing, tire installation, tire rotation, tire mounting, tire changing, mount and balance tires, tire repair, tyre repair, puncture repair, tyres, tire rotations, wheel balancing, tire balancing, tire pressure, TPMS, tires | skill
wheel alignment | alignments@, four wheel alignment, front end alignment, tracking@, Hunter alignment, wheel alignments, alignment machine | skill | implies: vehicle repair
steering and suspension | suspension, suspension repair, shocks and struts, steering systems, suspension systems, steering repair, ball joints, front end work, control arms | skill | implies: vehicle repair
engine repair | engine rebuild, engine rebuilding, engine overhaul, engine replacement, engine rebuilds, head gasket, petrol engines, gasoline engines, engine performance, internal combustion engine, engine diagnosis and repair, engine systems | skill | implies: vehicle repair
timing belt replacement | timing belts, cambelt, cam belt, timing chain, timing chains, cambelts | skill | implies: engine repair
transmission repair | transmission, gearbox repair, automatic transmission, manual transmission, transmission rebuild, clutch replacement, transmissions and drivetrain, clutches, gearbox replacement, transmission service, transfer case, drivetrain, drive train, driveline, differentials, manual drivetrain and axles | skill | implies: vehicle repair
exhaust systems | exhaust fitting, exhaust repair, mufflers, catalytic converters, exhaust replacement | skill | implies: vehicle repair
automotive electrical | auto electrical, vehicle electrics, vehicle electrical systems, automotive electrical systems, auto electrician skills, vehicle wiring, 12V systems, alternators, starter motors, wiring diagrams, automotive wiring, electrical diagnosis of vehicles, CAN bus diagnosis, auto electrics, batteries and alternators, electrical and electronic systems, alternator replacement, vehicle electronics | skill
car air conditioning | automotive air conditioning, vehicle air conditioning, EPA 609, EPA 609 certification, mobile air conditioning, air con regas, automotive AC, MVAC, EPA section 609, vehicle air con | certification
cooling system repair | radiators and hoses, water pump replacement, coolant flush, cooling systems repair, radiator replacement | skill | implies: vehicle repair
fuel systems | fuel injection, fuel injectors, injector replacement, diesel injection, fuel pump replacement, carburetors | skill
emissions repair | emissions testing, smog check, emissions systems, smog inspection, DPF cleaning, aftertreatment, DPF, EGR valves, diesel particulate filter, DEF systems, emission control | skill
diesel repair | diesel engines, diesel engine repair, diesel mechanics, diesel maintenance, heavy duty diesel, Cummins, Detroit Diesel, Caterpillar engines, CAT engines, diesel technology, diesel diagnostics, diesel technician experience, Paccar, diesel engine, light duty diesel | skill
heavy vehicle repair | HGV maintenance, HGV repair, truck repair, heavy truck repair, heavy duty truck repair, commercial vehicle repair, commercial vehicle maintenance, trailer repair, medium and heavy duty trucks, trailer maintenance, heavy vehicle maintenance, PSV maintenance, bus maintenance, truck and trailer repair, heavy duty repair, HGV servicing | skill | | related: vehicle repair
heavy equipment repair | plant maintenance of machines, construction equipment repair, heavy equipment maintenance, plant repair, heavy equipment mechanic work, off-highway equipment, earthmoving equipment repair, heavy plant repair, plant fitting, crane repair, construction plant repair, excavator repair | skill | | related: diesel repair
agricultural machinery repair | farm equipment repair, agricultural equipment, tractor repair, John Deere equipment, agricultural engineering, combine repair, farm machinery maintenance, tractor maintenance | skill | | related: heavy equipment repair
forklift repair | materials handling equipment repair, lift truck repair, forklift maintenance, FLT servicing, forklift servicing | skill
motorcycle repair | motorcycle maintenance, motorcycle servicing, motorbike repair, powersports repair, ATV repair | skill
bicycle repair | cycle repair, bike repair, Cytech, bicycle mechanic work, e-bike repair, bike building, bicycle assembly | skill
RV repair | recreational vehicle repair, caravan servicing, motorhome repair, RV systems, caravan repair | skill
hybrid and electric vehicles | electric vehicles, =EV@, hybrid vehicles, high voltage vehicle systems, EV repair, hybrid vehicle, HEV, electric vehicle systems, EV diagnostics, BEV, EV technology, high voltage batteries, EVs | knowledge
IMI electric vehicle qualification | IMI level 3 electric vehicle, EV level 3, IMI TechSafe, level 3 hybrid electric vehicle, level 2 electric vehicle, IMI level 4 electric vehicle, EV qualification, ASE L3 | certification | implies: hybrid and electric vehicles
ADAS calibration | ADAS, advanced driver assistance systems, camera calibration, radar calibration, windscreen camera calibration, ADAS calibrations | skill
vehicle safety inspection | state inspection, safety inspection of vehicles, multi-point inspection, multi point inspection, state inspections, state vehicle inspection, vehicle health check, multipoint inspection, DOT inspections of vehicles, digital vehicle inspection, courtesy inspection, annual DOT inspection, state inspection license, vehicle health checks, brake inspector certification, federal annual inspection | skill
MOT testing | MOT tester, MOT, MOT testing licence, MOT class 4, class 4 MOT, class 7 MOT, MOT licence, MOT test, MOT preparation, class 4 and 7, MOTs, MOT preparation for HGV, IRTEC, irtec accreditation | licence | implies: vehicle safety inspection
road testing vehicles | test drive, road test vehicles, test drives, road testing, test driving vehicles, road test | skill
pre-delivery inspection | PDI, PDI inspections, pre delivery inspections, new vehicle preparation | skill | implies: vehicle safety inspection
vehicle recovery | roadside assistance, breakdown recovery, towing, vehicle towing, roadside repair, breakdown assistance, tow truck operation, tow truck, wrecker, roadside recovery, jump starts, lockouts and jump starts, roadside breakdown, AA patrol, vehicle transport, recovery vehicle | skill
windscreen replacement | auto glass replacement, windshield replacement, windscreen repair, auto glass, windshield repair, AGSC, chip repair | skill
vehicle accessory fitting | vehicle electronics installation, car audio installation, dash cam installation, tow bar fitting, towbars, remote start installation, tracker fitting, window tinting, upfitting, vehicle upfitting, telematics installation, car stereo installation, vehicle conversions, camper conversion, emergency vehicle outfitting | skill
performance tuning | engine tuning, ECU remapping, dyno, dynamometer, race car preparation, motorsport, race engineering, race mechanic experience, ECU tuning | skill
# qualifications
ASE certification | ASE certified, ASE certifications, ASE, ASE A1, ASE certificate, automotive service excellence, ASE brakes, ASE master certified parts, ASE A1-A8, ASE T-series, ASE certified technician, ASE accreditation, ASE G1 | certification | implies: vehicle repair
ASE master technician | ASE master, ASE master certified, ASE master certification, ASE L1, master technician certification, master tech certification | certification | implies: ASE certification
motor vehicle NVQ | NVQ level 3 light vehicle, NVQ level 3 motor vehicle, City and Guilds motor vehicle, NVQ level 2 vehicle maintenance, light vehicle maintenance and repair, level 3 vehicle maintenance, IMI level 3, light vehicle level 3, IMI, IMI accredited, ATA accreditation, vehicle maintenance and repair level 3, level 3 heavy vehicle, level 2 light vehicle, NVQ heavy vehicle, level 3 light vehicle | certification | implies: vehicle repair
automotive technology diploma | automotive technology, auto tech program, automotive trade school, UTI, automotive technician program, automotive certificate, Lincoln Tech, automotive degree, 310S, 310T, automotive service technician licence, red seal automotive, technical school automotive | certification
manufacturer technical training | dealer training, factory training, manufacturer certified, manufacturer trained, factory trained technician, master technician manufacturer, OEM training, manufacturer technical certification | certification
workshop manuals | service manuals, technical service bulletins, repair manuals, repair information systems, TSBs, wiring manuals, service information systems | tool
Mitchell | | tool | implies: workshop manuals
AllData | | tool | implies: workshop manuals
Autodata | | tool | implies: workshop manuals
ProDemand | | tool | implies: workshop manuals
Haynes | | tool | implies: workshop manuals
Identifix | | tool | implies: workshop manuals
workshop equipment | vehicle lifts, two post lift, vehicle ramps, tire machines, hydraulic lifts, torque wrench, tire changer, tyre machine, car lifts, shop equipment | tool
own tool set | own set of tools, own mechanic tools, must have own tools in workshop, personal tools, tool box of own, mechanics tools | tool
# body and paint
auto body repair | vehicle body repair, collision repair, panel beating, body work, bodywork, panel repair, bodyshop work, body repair, dent repair, autobody, accident repair, auto body, collision repairs, panel replacement, crash repair, body shop experience, body shop | skill
paintless dent removal | paintless dent repair, =PDR, smart repair, SMART repairs, dent removal | skill | | related: auto body repair
vehicle refinishing | automotive painting, vehicle paint spraying, car painting, auto painting, refinishing@, vehicle painting, basecoat clearcoat, automotive refinishing, spraying vehicles, paint prep of vehicles, paint mixing, colour matching paint, paint and prep, masking and sanding, color matching paint, automotive paint, waterborne paint, vehicle spraying, blending paint | skill
frame straightening | chassis straightening, jig work, frame alignment, frame machine, Car-O-Liner, chassis alignment, frame repair, frame rack, structural repair of vehicles, unibody repair | skill | implies: auto body repair
I-CAR certification | I-CAR, ICAR, I-CAR gold, I-CAR platinum, I-CAR training, ASE collision | certification | implies: auto body repair
ATA body repair accreditation | ATA panel, ATA paint, ATA MET, ATA accredited, BS 10125, ATA senior MET, ATA VDA | certification | implies: auto body repair
stripping and fitting panels | strip and fit, mechanical electrical trim, MET technician work, stripping and refitting, MET work, removing and refitting panels, removal and refit | skill | | related: auto body repair
vehicle damage assessment | damage appraisal, vehicle damage assessor, auto damage estimating, damage estimates, vehicle damage estimating, collision estimates, collision estimating, VDA accreditation, auto damage appraisal, supplements and estimates, auto physical damage, estimating vehicle damage | skill
collision estimating software | CCC ONE, Mitchell estimating, Audatex estimating, CCC estimating, CCC One | tool | implies: vehicle damage assessment
Audatex | | tool | implies: collision estimating software
GT Motive | | tool | implies: collision estimating software
UltraMate | | tool | implies: collision estimating software
Bodyshop management system | | tool | implies: collision estimating software
Glassmatix | | tool | implies: collision estimating software
Qapter | | tool | implies: collision estimating software
vehicle valeting | car detailing, valeting, auto detailing, detailing@, vehicle cleaning, car washing, ceramic coating, paint correction, car valeting, vehicle detailing, cleaning vehicles, washing vehicles, car wash, machine polishing, detailing vehicles, wash vehicles, interior detailing, valet vehicles | skill
automotive upholstery | vehicle trimming, car upholstery, auto upholstery, vehicle trim | skill
# dealership
vehicle sales | car sales, automotive sales, selling cars, auto sales, vehicle sales experience, sold vehicles, new and used cars, new car sales, used car sales, selling vehicles, dealership sales, new and used vehicles, motor sales, new vehicle sales | skill
dealership operations | dealership experience, automotive dealership, car dealership, franchised dealer, main dealer, dealership@, main dealer experience, motor trade, motor trade experience, dealer experience, auto dealership, franchised dealership, automotive retail | knowledge
service advising | service advisor experience, automotive service advising, service write-up, service writing, writing repair orders, repair orders, service drive, automotive service advisor, repair order writing, write repair orders, write service orders | skill
workshop control | workshop loading, workshop management, workshop scheduling, service department management, shop management, service bay scheduling, service department operations, managing workshop, allocating jobs to technicians, workshop supervision, fixed operations, workshop capacity, fixed ops, service lane, dispatching technicians | skill
automotive parts | auto parts, vehicle parts, parts sales, parts counter, parts ordering, parts department, parts identification, parts lookup, parts inventory, parts advisor experience, car parts, motor factors, parts counter experience, parts catalogue, parts catalog, parts knowledge, automotive parts knowledge, spare parts, parts interpreting, ordering parts, aftermarket parts, OEM parts | skill
warranty claims processing | warranty claims, warranty administration, warranty processing, automotive warranty, warranty administration of vehicles, manufacturer warranty, warranty repairs, warranty claim submission | skill
dealer management system | =DMS@, elead | tool
CDK | CDK Global, CDK Drive | tool | implies: dealer management system
Kerridge | Drive Kerridge, Keyloop Drive | tool | implies: dealer management system
Reynolds and Reynolds | Reynolds & Reynolds | tool | implies: dealer management system
Dealertrack | | tool | implies: dealer management system
Pinewood | | tool | implies: dealer management system
Keyloop | | tool | implies: dealer management system
Pinnacle DMS | | tool | implies: dealer management system
VinSolutions | | tool | implies: dealer management system
Autoline | | tool | implies: dealer management system
Dealersocket | DealerSocket | tool | implies: dealer management system
Tekion | | tool | implies: dealer management system
automotive finance and insurance | F&I, =F&I, finance and insurance products, F&I products, vehicle finance, automotive finance, vehicle leasing, PCP and HP, GAP insurance, dealer finance, car finance, SAF approved, SAF test, finance penetration, extended warranties on vehicles, auto loans at dealership, menu selling | skill
title and registration processing | vehicle registration, DMV paperwork, tags and titles, title work, title clerk duties, vehicle titles, title processing, V5C, vehicle title, deal jackets, deal posting, DVLA registration, car deals paperwork, AFRL, registration and title, DMV registration | skill
vehicle appraisal | part exchange valuation, trade-in appraisal, vehicle valuation, used car buying, CAP valuation, trade-in valuations, vehicle auctions, Glass's Guide, Kelley Blue Book, auction buying, CAP HPI, vehicle appraisals, trade appraisals, part exchanges, Manheim | skill
automotive lead handling | internet leads in dealership, BDC, automotive BDC, autotrader leads, appointment setting in dealership, internet sales automotive | skill
vehicle rental | car rental, car hire, rental fleet, vehicle hire, equipment rental of vehicles, daily rental, rental counter, rental agreements | skill
customer handover of vehicles | vehicle handovers, vehicle handover, delivering vehicles to customers, new vehicle delivery, vehicle walkaround presentations | skill | implies: vehicle sales
upselling vehicle services | selling service work, additional work authorisation, VHC upselling, service upsells, red and amber work, recommend services to customers, service recommendations, explaining repairs to customers | skill
vehicle knowledge | knowledge of vehicles, automotive knowledge, passion for cars, car knowledge, mechanical aptitude, mechanically inclined, automotive experience, automotive background, mechanical ability, automotive industry, mechanical knowledge, automotive industry experience, knowledge of cars, mechanical inclination | knowledge
environmental handling in workshop | waste oil disposal, disposal of vehicle fluids, used oil handling, hazardous waste in workshop | knowledge
vehicle dismantling | salvage vehicles, auto recycling, scrap vehicles, end of life vehicles, breaking vehicles, salvage yard, vehicle depollution | skill
# making cars
vehicle assembly | automotive assembly, car assembly line, trim line assembly, vehicle production, body in white, automotive manufacturing, final assembly of vehicles, vehicle manufacturing, car manufacturing, automotive production, =BIW, automotive tier 1, tier 1 automotive | skill
vehicle engineering | automotive engineering, chassis engineering, powertrain engineering, vehicle dynamics, powertrain, powertrain calibration, chassis design, automotive design, automotive product development, vehicle integration, engine calibration, vehicle development, vehicle architecture, engine development | skill
vehicle testing | vehicle validation, prototype vehicle testing, proving ground, durability testing of vehicles, crash testing, homologation, type approval, NVH testing, =NVH, emissions certification, FMVSS, vehicle homologation, test track | skill
ISO 26262 | functional safety of vehicles, ASIL, automotive functional safety, automotive SPICE, ASPICE, AUTOSAR, CANoe, CANalyzer, Vector CANoe, UDS, CAN protocol, CAN bus, hardware in the loop, AUTOSAR classic, dSPACE, =HIL | knowledge
battery systems for vehicles | EV batteries, battery pack design, battery management system, traction battery, lithium-ion batteries, battery pack, battery cells, battery management systems, lithium ion, EV battery, battery thermal management | knowledge | | related: hybrid and electric vehicles
CATIA for vehicle body | body surfacing, clay modelling | tool
class A surfacing | | tool | | related: CATIA for vehicle body
Alias modelling | Autodesk Alias | tool | | related: CATIA for vehicle body
ICEM Surf | | tool | | related: CATIA for vehicle body
driving instruction | driving lessons, =ADI@, approved driving instructor, behind the wheel training, driver training, driving examiner experience, driver education, teaching driving, ADI badge, CDL instruction, PDI licence driving, teach learners | skill
service booking | booking vehicles in, service bookings, booking in vehicles, scheduling service appointments, service appointments, courtesy cars, arranging courtesy cars, service reception, booking in cars, courtesy car | skill
flat rate time keeping | flat rate, billable hours in workshop, flat rate technician, hours sold, labour efficiency of workshop, flagged hours | knowledge
`
