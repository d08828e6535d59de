export const automotiveTitles = `
automotive technician | vehicle technician, mechanic, auto technician, automotive service technician, master technician, automotive tech, dealership technician, diagnostic technician, workshop technician, auto tech, fleet technician, drivability technician, light line technician, fleet maintenance technician, transmission technician, automotive apprentice, express technician, vehicle maintenance technician, B technician, engine builder, auto repair technician | vehicle-repair
lube technician | oil change technician, lube tech, fast fit technician, general service technician, quick service technician, exhaust fitter, auto service technician entry level, oil technician, alignment technician, hood technician | vehicle-repair
tyre fitter | tire technician, tyre technician, tire installer, tire changer, mobile tyre fitter, tire tech, tyre and exhaust fitter | vehicle-repair
diesel mechanic | diesel technician, heavy vehicle technician, HGV technician, HGV mechanic, truck mechanic, heavy duty mechanic, commercial vehicle technician, LGV technician, truck technician, HGV fitter, heavy vehicle mechanic, medium duty technician, heavy duty technician, diesel tech, commercial vehicle mechanic, diesel engine mechanic | vehicle-repair
trailer mechanic | trailer technician, truck and trailer mechanic | vehicle-repair
bus mechanic | PSV mechanic, PSV technician, PCV technician, coach technician | vehicle-repair
heavy equipment mechanic | plant fitter, heavy equipment technician, mobile plant fitter, construction equipment technician, heavy plant fitter, mobile equipment mechanic, crane mechanic, equipment mechanic, plant technician, plant engineer mobile, heavy equipment field technician, mining mechanic, heavy mobile equipment mechanic, construction plant fitter, material handling technician, powered access engineer, aerial lift mechanic | vehicle-repair
hydraulic technician | hydraulic engineer, hose technician, hydraulic mechanic | vehicle-repair
forklift technician | forklift mechanic, forklift engineer, FLT engineer, lift truck technician | vehicle-repair
agricultural technician | agricultural engineer technician, tractor mechanic, agricultural mechanic, farm equipment mechanic, agricultural equipment technician, agricultural service technician | vehicle-repair
motorcycle technician | powersports technician | vehicle-repair
small engine technician | small engine mechanic, golf cart technician, outdoor power equipment technician | vehicle-repair
bicycle mechanic | motorcycle mechanic, bike mechanic, cycle technician, e-bike mechanic, bike technician, motorbike technician, cycle mechanic | vehicle-repair
RV technician | caravan technician, RV service technician, motorhome technician, caravan engineer | vehicle-repair
EV technician | hybrid technician | vehicle-repair
ADAS technician | ADAS calibration technician | vehicle-repair
auto electrician | electric vehicle technician, automotive electrician, vehicle electrician, automotive electrical technician, vehicle electrical technician, auto electrical technician | vehicle-repair
MOT tester | vehicle inspector, MOT technician, vehicle examiner, PDI technician, vehicle inspection technician, pre-delivery inspector | vehicle-repair
smog technician | emissions inspector, smog check technician | vehicle-repair
roadside technician | roadside assistance technician, roadside mechanic, patrol mechanic, breakdown technician, roadside patrol, vehicle recovery operator, roadside recovery technician | vehicle-repair
tow truck driver | recovery driver, recovery operator, recovery technician, tow operator | vehicle-repair
auto body technician | vehicle body repairer, collision technician, body technician, body shop technician, bodyshop technician, collision repair technician, body repair technician, frame technician, auto body repairer, body man, vehicle body builder, coachbuilder, autobody technician, trailer body fitter, vehicle builder, paintless dent repair technician, bodyshop panel beater | body-and-paint
MET technician | strip fitter, MET fitter, strip and fit technician | body-and-paint
PDR technician | smart repairer, SMART repair technician, dent repair technician | body-and-paint
panel beater | panel technician, panel repairer | body-and-paint
automotive painter | vehicle painter, car painter, paint technician, vehicle sprayer, paint preparer, refinisher, auto painter, prepper@, auto body painter, prep technician body shop, paint prep technician, bodyshop painter, vehicle refinish technician | body-and-paint
windscreen technician | auto glass technician, windshield technician, auto glass installer, windscreen fitter, auto glass repair technician, window tint technician, window tinter | body-and-paint
vehicle valeter | valeter, car washer, detailer@, vehicle cleaner, car wash attendant, vehicle preparation technician, lot attendant, detail technician, lot porter, reconditioning technician, car cleaner, car wash associate, service porter, car wash manager, dealership porter, lot technician, vehicle washer, fleet washer, vehicle service attendant, car prep | body-and-paint
vehicle damage assessor | auto damage appraiser, collision estimator, body shop estimator, auto appraiser, auto damage adjuster, =VDA, estimator bodyshop, bodyshop estimator, auto body estimator, vehicle appraiser | body-and-paint
body shop manager | bodyshop manager, collision centre manager, collision center manager, accident repair centre manager, collision manager, bodyshop supervisor | service-management
service advisor | service writer, service adviser, service consultant, aftersales advisor, service team advisor, service drive advisor, service booking advisor, bodyshop advisor, assistant service manager, service cashier, service lane advisor, automotive customer service advisor, service host | service-management
warranty administrator | warranty clerk | service-management
automotive service manager | service manager, garage manager, aftersales manager, auto shop manager, automotive shop foreman, fixed operations director, shop foreman, service department manager, auto repair shop manager, service director, tire store manager, fixed operations manager, fast fit manager, MOT manager, fleet maintenance manager, fleet maintenance supervisor, automotive workshop manager, vehicle workshop manager | service-management
workshop manager | workshop controller, workshop supervisor, workshop foreman | service-management
parts advisor | parts specialist, parts counter person, parts interpreter, parts salesperson, parts associate, parts clerk, parts adviser, parts sales advisor, parts assistant, parts consultant, parts sales representative, parts sales specialist, parts sales executive, parts technician, parts professional, parts administrator | parts
parts driver | parts delivery driver | parts
parts manager | parts supervisor, parts department manager, parts director, parts sales manager, parts and service manager | parts
car sales executive | car salesperson, automotive sales consultant, vehicle sales executive, car salesman, automotive sales associate, motor sales executive, auto sales consultant, used car sales executive, product genius, automotive sales representative, car sales consultant, auto salesperson, car sales person, new car sales executive, automotive sales professional, vehicle sales consultant, automotive sales executive, auto sales representative, automotive product specialist, van sales executive, used car salesperson, vehicle salesperson, dealership sales consultant, BDC representative, RV sales consultant, motorcycle sales executive, truck sales executive, BDC agent | vehicle-sales
vehicle buyer | car buyer, used car buyer | vehicle-sales
automotive sales manager | car sales manager, dealership sales manager, used car manager, dealership general manager, dealer principal, new car manager, automotive general manager, auto sales manager, dealership manager, used car sales manager, automotive desk manager, BDC manager | vehicle-sales
finance and insurance manager | F&I manager, automotive business manager, automotive finance manager, F&I specialist, F&I producer, F&I director, dealership finance manager | vehicle-sales
title clerk | automotive biller, vehicle administrator, DMV clerk, dealership administrator, title and registration clerk, vehicle admin assistant, car biller, dealership accounting clerk, new car administrator, automotive office manager | vehicle-sales
car rental agent | rental sales agent, car hire agent, rental car agent, rental agent, rental counter agent, rental representative, rental sales associate, car rental manager, branch rental manager, vehicle hire controller, hire controller, hire desk controller | vehicle-sales
automotive engineer | vehicle test technician | automotive-engineering
dyno technician | test cell technician | automotive-engineering
powertrain engineer | vehicle engineer, chassis engineer, vehicle test engineer, race engineer, vehicle dynamics engineer, powertrain calibration engineer, homologation engineer, motorsport engineer, ADAS engineer, NVH engineer, vehicle integration engineer, HIL test engineer, automotive design engineer, automotive test engineer, crash engineer, automotive systems engineer, engine test technician | automotive-engineering
battery engineer | EV engineer, battery systems engineer, battery test engineer, vehicle development engineer | automotive-engineering
approved driving instructor | driver trainer, driving examiner, CDL instructor, truck driving instructor, driving school instructor, ADI instructor, HGV instructor, driver training instructor, behind-the-wheel instructor | driving-instruction
vehicle assembler | automotive assembler, automotive assembly worker, car assembly worker, vehicle production operative, automotive production worker, vehicle technician production line | production
vehicle dismantler | auto dismantler, salvage technician, auto recycler, car breaker, vehicle depolluter | vehicle-repair
automotive trainer | automotive instructor, automotive technology instructor, motor vehicle lecturer, auto mechanics instructor, motor vehicle tutor, vehicle technical trainer | driving-instruction
`
