export const automotive = `
# diagnosis and repair
vehicle repair | automotive repair, auto repair, car repair, repairing vehicles, automotive service, auto mechanic work, automotive mechanics | skill
vehicle servicing | vehicle maintenance, servicing vehicles, automotive maintenance, car servicing, full service and interim service | skill | | related: vehicle repair
vehicle diagnostics | automotive diagnostics, diagnosing vehicles, vehicle fault diagnosis, engine diagnostics, computer diagnostics, driveability diagnosis, drivability, fault codes, diagnostic trouble codes, diagnose and repair@ | skill | implies: vehicle repair
diagnostic scan tools | scan tool, diagnostic equipment, OBD2, Snap-on diagnostic, Bosch diagnostic, Delphi diagnostic, code reader, diagnostic scanner, ODIS, GDS2, =OBD | tool | implies: vehicle diagnostics
Autel | | tool | implies: diagnostic scan tools
Techstream | | tool | implies: diagnostic scan tools
Ford IDS | | tool | implies: diagnostic scan tools
Texa | | tool | implies: diagnostic scan tools
Jaltest | | tool | implies: diagnostic scan tools
oil changes | lube, lubrication service, oil and filter change, fluid changes, fluid checks, fluid levels, filter replacement, top off fluids, fluid top-off | skill | implies: vehicle servicing
brake repair | brakes, rotors and pads | skill | implies: vehicle repair
tyre fitting | puncture repair, tyres, wheel balancing, tires | skill
wheel alignment | alignments@, front end alignment, tracking@, Hunter alignment, alignment machine | skill | implies: vehicle repair
steering and suspension | suspension@, shocks and struts, steering systems, steering repair, ball joints, front end work, control arms, suspension repair, suspension systems | skill | implies: vehicle repair
engine repair | engine rebuild, engine overhaul, engine replacement, head gasket, petrol engines, gasoline engines, engine performance, internal combustion engine, engine diagnosis and repair, engine systems | skill | implies: vehicle repair
timing belt replacement | timing belts, cambelt, cam belt, timing chain | skill | implies: engine repair
transmission repair | transmission@, gearbox repair, gearbox replacement, transfer case, automatic transmission, manual transmission, transmission rebuild, transmission service | skill | implies: vehicle repair
drivetrain | driveline, drive train, differentials@ | skill | | related: transmission repair
clutch replacement | clutches | skill | | related: transmission repair
exhaust systems | exhaust fitting, exhaust repair, mufflers, catalytic converters, exhaust replacement | skill | implies: vehicle repair
automotive electrical | auto electrical, vehicle electrics, vehicle electrical systems, auto electrician skills, vehicle wiring, 12V systems, alternators, starter motors, wiring diagrams, automotive wiring, CAN bus diagnosis, auto electrics, electrical and electronic systems, vehicle electronics | skill
car air conditioning | automotive air conditioning, vehicle air conditioning, EPA 609, mobile air conditioning, air con regas, automotive AC, MVAC, EPA section 609, vehicle air con, A/C systems@, A/C repair@ | certification
cooling system repair | radiators and hoses, water pump replacement, coolant flush, radiator replacement | skill | implies: vehicle repair
fuel systems | fuel injection, fuel injectors, injector replacement, diesel injection, fuel pump replacement, carburetors | skill
emissions repair | emissions systems, =DPF, EGR valves, DEF systems, emission control | skill
aftertreatment | DPF cleaning, diesel particulate filter | skill | | related: emissions repair
emissions testing | smog check, smog inspection | skill | | related: emissions repair
diesel repair | diesel engines, diesel mechanics, diesel maintenance, heavy duty diesel, Cummins, Detroit Diesel, Caterpillar engines, CAT engines, diesel technology, diesel diagnostics, diesel technician experience, Paccar, light duty diesel | skill
heavy vehicle repair | HGV maintenance, HGV repair, truck repair, commercial vehicle repair, commercial vehicle maintenance, trailer repair, medium and heavy duty trucks, trailer maintenance, heavy vehicle maintenance, PSV maintenance, bus maintenance, heavy duty repair, HGV servicing | skill | | related: vehicle repair
heavy equipment repair | plant maintenance of machines, construction equipment repair, heavy equipment maintenance, plant repair, heavy equipment mechanic work, off-highway equipment, earthmoving equipment repair, plant fitting, crane repair, excavator repair | skill | | related: diesel repair
agricultural machinery repair | farm equipment repair, agricultural equipment, tractor repair, John Deere equipment, combine repair, farm machinery maintenance, tractor maintenance | skill | | related: heavy equipment repair
forklift repair | materials handling equipment repair, lift truck repair, forklift maintenance, FLT servicing, forklift servicing | skill
motorcycle repair | motorcycle maintenance, motorcycle servicing, motorbike repair, powersports repair, ATV repair | skill
bicycle repair | cycle repair, bike repair, Cytech, bicycle mechanic work, bike building, bicycle assembly | skill
RV repair | recreational vehicle repair, caravan servicing, motorhome repair, RV systems, caravan repair | skill
hybrid and electric vehicles | electric vehicles, =EV@, hybrid vehicles, high voltage vehicle systems, EV repair, =HEV, EV diagnostics, =BEV, EV technology, high voltage batteries, =EVs | knowledge
IMI electric vehicle qualification | IMI level 3 electric vehicle, EV level 3, IMI TechSafe, level 3 hybrid electric vehicle, level 2 electric vehicle, IMI level 4 electric vehicle, EV qualification, ASE L3 | certification | implies: hybrid and electric vehicles
ADAS calibration | ADAS, advanced driver assistance systems, camera calibration, radar calibration | skill
vehicle safety inspection | state inspection, multi-point inspection, state vehicle inspection, vehicle health check, multipoint inspection, digital vehicle inspection, courtesy inspection, annual DOT inspection, brake inspector certification, federal annual inspection | skill
MOT testing | =MOT, class 4 and 7, IRTEC | licence | implies: vehicle safety inspection
road testing vehicles | test drive, road testing | skill
pre-delivery inspection | =PDI, new vehicle preparation | skill | implies: vehicle safety inspection
vehicle recovery | breakdown recovery, wrecker, roadside recovery, jump starts, roadside breakdown, AA patrol, vehicle transport, recovery vehicle, tow truck | skill
towing | vehicle towing, tow truck operation | skill | | related: vehicle recovery
roadside assistance | roadside repair, breakdown assistance | skill | | related: vehicle recovery
windscreen replacement | windshield replacement, windscreen repair, auto glass, windshield repair, AGSC, chip repair | skill
vehicle accessory fitting | vehicle electronics installation, car audio installation, dash cam installation, tow bar fitting, towbars, remote start installation, tracker fitting, window tinting, upfitting, telematics installation, car stereo installation, vehicle conversions, camper conversion, emergency vehicle outfitting | skill
performance tuning | engine tuning, ECU remapping, dyno, dynamometer, race car preparation, motorsport, race engineering, race mechanic experience, ECU tuning | skill
# qualifications
ASE certification | =ASE, automotive service excellence | certification | implies: vehicle repair
ASE master technician | ASE master, ASE L1, master technician certification, master tech certification | certification | implies: ASE certification
motor vehicle NVQ | NVQ level 3 motor vehicle, City and Guilds motor vehicle, NVQ level 2 vehicle maintenance, light vehicle maintenance and repair, level 3 vehicle maintenance, light vehicle level 3, =IMI, ATA accreditation, vehicle maintenance and repair level 3, level 3 heavy vehicle, level 2 light vehicle, NVQ heavy vehicle, level 3 light vehicle | certification | implies: vehicle repair
automotive technology diploma | automotive technology, auto tech program, automotive trade school, =UTI, automotive technician program, automotive certificate, Lincoln Tech, automotive degree, 310S, 310T, automotive service technician licence | certification
manufacturer technical training | dealer training, factory training, manufacturer certified, manufacturer trained, master technician manufacturer, OEM training, manufacturer technical certification | certification
workshop manuals | service manuals, technical service bulletins, repair manuals, repair information systems, TSBs, wiring manuals, service information systems | tool
AllData | | tool | implies: workshop manuals
Autodata | | tool | implies: workshop manuals
ProDemand | | tool | implies: workshop manuals
Identifix | | tool | implies: workshop manuals
workshop equipment | vehicle lifts, two post lift, vehicle ramps, tire machines, hydraulic lifts, torque wrench, tire changer, tyre machine, car lifts, shop equipment | tool
own set of tools | own tools, personal tools, tool box of own, mechanics tools, own mechanic tools | tool
# body and paint
auto body repair | collision repair, panel beating, body work, bodywork, panel repair, bodyshop work, body repair, dent repair, autobody, accident repair, auto body, panel replacement, crash repair, body shop, accident damage repair, accident damaged vehicles | skill
paintless dent removal | paintless dent repair, =PDR, smart repair, dent removal | skill | | related: auto body repair
vehicle refinishing | automotive painting, car painting, auto painting, refinishing@, vehicle painting, basecoat clearcoat, automotive refinishing, spraying vehicles, paint mixing, colour matching paint, paint and prep, masking and sanding, color matching paint, waterborne paint, vehicle spraying, blending paint | skill
frame straightening | chassis straightening, jig work, frame alignment, frame machine, Car-O-Liner, chassis alignment, frame repair, frame rack, unibody repair, jig@ | skill | implies: auto body repair
I-CAR certification | I-CAR, ICAR, ASE collision | certification | implies: auto body repair
ATA body repair accreditation | ATA panel, ATA paint, ATA MET, ATA accredited, BS 10125, ATA senior MET, ATA VDA | certification | implies: auto body repair
stripping and fitting panels | strip and fit, mechanical electrical trim, MET technician work, stripping and refitting, MET work, removing and refitting panels, removal and refit | skill | | related: auto body repair
vehicle damage assessment | damage appraisal, vehicle damage assessor, damage estimates, collision estimates, VDA accreditation, supplements and estimates, auto physical damage, estimating vehicle damage | skill
collision estimating software | CCC ONE, Mitchell estimating, Audatex estimating, CCC estimating, Bodyshop management system | tool | implies: vehicle damage assessment
Audatex | | tool | implies: collision estimating software
GT Motive | | tool | implies: collision estimating software
UltraMate | | tool | implies: collision estimating software
Glassmatix | | tool | implies: collision estimating software
Qapter | | tool | implies: collision estimating software
vehicle valeting | car detailing, valeting, auto detailing, detailing@, vehicle cleaning, car washing, ceramic coating, paint correction, vehicle detailing, cleaning vehicles, washing vehicles, machine polishing, detailing vehicles, interior detailing, valet vehicles | skill
automotive upholstery | vehicle trimming, car upholstery, auto upholstery | skill
# dealership
vehicle sales | car sales, automotive sales, selling cars, auto sales, sold vehicles, new and used cars, selling vehicles, dealership sales, new and used vehicles, motor sales | skill
dealership operations | dealership experience, automotive dealership, car dealership, franchised dealer, main dealer, dealership@, motor trade, dealer experience, auto dealership, franchised dealership, automotive retail | knowledge
service advising | service advisor experience, service writing, repair orders, service drive, automotive service advisor, write service orders | skill
workshop control | workshop loading, workshop management, workshop scheduling, service department management, shop management, service bay scheduling, service department operations, managing workshop, allocating jobs to technicians, workshop supervision, fixed operations, workshop capacity, fixed ops, service lane, dispatching technicians | skill
automotive parts | auto parts, vehicle parts, parts sales, parts counter, parts ordering, parts department, parts identification, parts lookup, parts inventory, parts advisor experience, car parts, motor factors, parts catalogue, parts catalog, parts knowledge, spare parts, parts interpreting, ordering parts, aftermarket parts, OEM parts | skill
warranty claims processing | warranty claims, warranty administration, warranty processing, automotive warranty, manufacturer warranty, warranty repairs | skill
dealer management system | =DMS@, elead | tool
Pinewood DMS | | tool | implies: dealer management system
DealerSocket | | tool | implies: dealer management system
Reynolds and Reynolds | Reynolds & Reynolds | tool | implies: dealer management system
CDK | | tool | implies: dealer management system
Kerridge | Keyloop Drive | tool | implies: dealer management system
Dealertrack | | tool | implies: dealer management system
Keyloop | | tool | implies: dealer management system
Pinnacle DMS | | tool | implies: dealer management system
VinSolutions | | tool | implies: dealer management system
Autoline | | tool | implies: dealer management system
Tekion | | tool | implies: dealer management system
automotive finance and insurance | =F&I, finance and insurance products, vehicle finance, automotive finance, vehicle leasing, PCP and HP, GAP insurance, dealer finance, car finance, SAF approved, SAF test, finance penetration, extended warranties on vehicles, menu selling | skill
vehicle title and registration | vehicle registration, DMV paperwork, tags and titles, title work, title clerk duties, vehicle titles, title processing, V5C, deal jackets, deal posting, DVLA registration, car deals paperwork, AFRL, registration and title, DMV registration | skill
vehicle appraisal | trade-in appraisal, vehicle valuation, used car buying, CAP valuation, trade-in valuations, vehicle auctions, Glass's Guide, Kelley Blue Book, auction buying, CAP HPI, trade appraisals, part exchanges, Manheim | skill
automotive lead handling | =BDC, autotrader leads | skill
vehicle rental | car rental, car hire, rental fleet, vehicle hire, daily rental, rental counter, rental agreements | skill
vehicle handover | delivering vehicles to customers, new vehicle delivery, vehicle walkaround presentations | skill | implies: vehicle sales
service upselling | selling service work, additional work authorisation, VHC upselling, red and amber work, recommend services to customers, service recommendations, explaining repairs to customers | skill
vehicle knowledge | automotive knowledge, passion for cars, car knowledge, mechanical aptitude, mechanically inclined, automotive experience, automotive background, mechanical ability, automotive industry, mechanical knowledge, knowledge of cars, mechanical inclination | knowledge
environmental handling in workshop | waste oil disposal, disposal of vehicle fluids, used oil handling | knowledge
vehicle dismantling | salvage vehicles, auto recycling, scrap vehicles, end of life vehicles, breaking vehicles, salvage yard, vehicle depollution | skill
# making cars
vehicle assembly | automotive assembly, car assembly line, trim line assembly, vehicle production, body in white, automotive manufacturing, vehicle manufacturing, car manufacturing, automotive production, =BIW, automotive tier 1 | skill
vehicle engineering | automotive engineering, automotive design, automotive product development, vehicle integration, vehicle development, vehicle architecture, engine development | skill
engine calibration | powertrain calibration | skill | | related: vehicle engineering
vehicle dynamics | | skill | | related: vehicle engineering
chassis engineering | chassis design | skill | | related: vehicle engineering
powertrain engineering | powertrain | skill | | related: vehicle engineering
vehicle testing | vehicle validation, proving ground, crash testing, emissions certification, test track | skill
FMVSS | | knowledge | | related: vehicle testing
NVH testing | =NVH | knowledge | | related: vehicle testing
homologation | vehicle homologation, type approval | knowledge | | related: vehicle testing
ISO 26262 | ASIL, automotive functional safety | knowledge
hardware in the loop | dSPACE, =HIL | knowledge | | related: ISO 26262
automotive SPICE | ASPICE | knowledge | | related: ISO 26262
CANoe | CANalyzer | knowledge | | related: ISO 26262
CAN bus | CAN protocol, =UDS | knowledge | | related: ISO 26262
AUTOSAR | | knowledge | | related: ISO 26262
battery systems for vehicles | EV batteries, battery management system, traction battery, battery pack, battery cells, lithium ion, battery thermal management | knowledge | | related: hybrid and electric vehicles
class A surfacing software | body surfacing, clay modelling | tool
class A surfacing | | tool | | related: class A surfacing software
ICEM Surf | | tool | | related: class A surfacing software
driving instruction | driving lessons, =ADI@, approved driving instructor, behind the wheel training, driver training, driving examiner experience, driver education, teaching driving, ADI badge, CDL instruction, PDI licence driving, teach learners | skill
service booking | booking vehicles in, service appointments, courtesy cars, service reception, booking in cars | skill
flat rate time keeping | flat rate, hours sold, flagged hours | knowledge
`
