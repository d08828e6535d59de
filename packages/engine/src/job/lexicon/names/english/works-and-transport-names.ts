export const worksAndTransportNames = `
production operative: factory assembly operative, factory labourer, production hand, manufacturing worker
machine operator: machine operative, machine setter operator, machinist operator, machine attendant
assembler: assembly line worker, assembly operative, assembly worker, assembly technician, line assembler
electronics assembler: electronics assembly operative, electronics assembly operator, =wirer, electronic wirer, electronics assembly worker, electro mechanical assembler, electronics wireperson
packaging operator: packer, packaging operative, packing operative, production packer, packing machine operator, packaging machine operator, product packer, hand packer, factory packer
process operator: chemical operator, chemical plant operator, chemical process operator, panel operator
food production operative: food factory operative, food manufacturing operative, food operative, food packer, food packing operative, food process worker
sewing machinist: seamstress, sewing machine operator, sewing operative, garment machinist, overlocker, overlock machinist, garment sewer, stitching machinist
print operator: printing machine operator, printing machinist, printing press man, print machine minder, litho printer, offset printer
production team leader: manufacturing shift supervisor, factory supervisor, factory shift leader
production manager: plant manager, factory manager, works manager, manufacturing manager, factory operations manager, production operations manager
production planner: manufacturing scheduler, production planning officer
CNC machinist: CNC turner miller, CNC machining technician, CNC mill turn machinist, CNC milling machinist, CNC programmer machinist, CNC production machinist
CNC setter: CNC set up operator, CNC set up machinist
machinist: fitter and turner, centre lathe turner
toolmaker: toolroom engineer, tool room fitter
sheet metal worker: sheet metal fabricator, sheetmetal worker, tinsmith, sheet metal technician, sheet metal engineer, sheet metal operative, sheet metal tradesman
laser operator: laser cutting operator, laser machine operator, laser profiler
metal finisher: wet sprayer, linisher, metal polisher
powder coater: powder coating operative, powder paint sprayer, powder coat operator
foundry worker: foundryman, foundry labourer, metal caster
wood machinist: woodworking machinist, joinery machinist, wood machine operator
quality inspector: goods inwards inspector, incoming goods inspector, production inspector, patrol inspector, quality assurance inspector, quality control operative
quality technician: quality control lab technician, quality technologist
quality engineer: quality improvement engineer
quality manager: head of quality, quality assurance manager, quality and compliance manager, manager quality assurance
quality assurance officer: quality control officer, quality assurance executive, quality assurance administrator
NDT technician: NDT engineer, non destructive testing technician, non destructive testing engineer, NDT operator
manufacturing engineer: production process engineer, manufacturing systems engineer
continuous improvement manager: lean six sigma manager
food technologist: food product developer, food product technologist, food quality technologist
maintenance technician: maintenance craftsman, maintenance tradesperson, plant maintenance fitter
mechanical fitter: maintenance fitter, industrial mechanic, fitter machinist, engineering fitter, bench fitter, mechanical craftsperson
millwright: maintenance fitter, mechanical maintenance fitter, industrial mechanic
electrical maintenance technician: maintenance electrician, industrial electrician, plant electrician, electrical maintenance craftsman, factory electrician, electrical plant technician
instrument technician: instrument mechanic, instrument artificer, instrument fitter
boiler operator: boiler attendant, boiler house operator, boilerman, boiler house attendant, boiler plant operator
upholsterer: automotive trimmer, furniture trimmer, coach trimmer
shoemaker: shoe repair technician, shoe mender, boot repairer
automotive technician: motor mechanic, car mechanic, vehicle mechanic, auto mechanic, motor vehicle mechanic, light vehicle mechanic, motor technician, vehicle service technician, car technician, automobile technician, motor vehicle fitter
tyre fitter: tire technician, tyre technician, tire installer, tyre and wheel technician, tire repairer, tyre and battery fitter
diesel mechanic: diesel fitter, heavy goods vehicle technician, truck fitter, HGV vehicle technician, heavy commercial mechanic
bus mechanic: coach mechanic, bus and coach mechanic, bus technician, bus fitter
heavy equipment mechanic: construction plant mechanic, earthmoving mechanic, heavy plant mechanic
forklift technician: forklift truck engineer, lift truck engineer, fork truck engineer, forklift service engineer
motorcycle technician: motorcycle mechanic, motorbike mechanic, motorcycle service technician
auto electrician: auto sparky
MOT tester: MOT nominated tester, roadworthiness inspector, vehicle safety inspector, roadworthy tester, vehicle roadworthiness tester
roadside technician: mobile patrol technician, breakdown recovery technician
tow truck driver: tow truck operator, wrecker driver
auto body technician: panel beater, vehicle body repairer, collision repair technician, auto body repairer, smash repairer, accident repair technician, body shop repairer, crash repairer, autobody repairer
panel beater: auto body repairer, auto body technician, smash repairer, vehicle body repairer, body repair technician, collision repair technician, panelbeater
automotive painter: car spray painter, car body sprayer, vehicle paint sprayer, automotive spray painter
windscreen technician: windscreen repair technician, auto glass replacement technician, windscreen replacement technician, auto glazier
vehicle valeter: car groomer, vehicle prep technician, valeting operative, car detailer, auto detailer, automotive detailer
parts advisor: spares salesman, =parts specialist, parts counterperson, motor factor sales advisor
car sales executive: automotive salesperson, car sales advisor, automobile salesperson
car rental agent: car hire representative, vehicle hire agent
approved driving instructor: driving teacher, learner driver instructor, driving school teacher
warehouse operative: storeperson, stores person, storeman, order picker, warehouse picker, warehouse hand, warehouse person, warehouse assistant, stores assistant, stores operative, warehouse loader, warehouse stock handler, warehouse packer, warehouse general operative, goods inwards operative, warehouse handler, distribution centre operative, store hand, depot operative
picker packer: order picker, warehouse picker, order selector, order puller, picking operative, pick packer, picker and packer, order fulfilment operative, pick and pack assistant, order assembler, order fulfilment assistant, warehouse order picker, voice picker
parcel sorter: parcel sorting operative, package sorter, parcel hub operative, sortation operative
forklift operator: lift truck operator, fork truck driver, fork lift driver, FLT operator, counterbalance driver, forklift truck driver, forklift truck operator, fork lift truck driver, fork truck operator, forklift and warehouse operative
reach truck driver: reach truck forklift driver, reach forklift operator, narrow aisle truck driver
stock controller: inventory controller, inventory control clerk, stock control clerk, inventory clerk, stock control administrator, stock control assistant, inventory assistant, inventory officer, stock coordinator, stock control officer, stock and stores controller
shipping and receiving clerk: goods in and out clerk, goods in clerk, shipping receiving associate, despatch clerk, despatch and receiving clerk, dispatch and receiving clerk
shipping clerk: shipping and dispatch clerk, shipping assistant, despatch administrator
storekeeper: =stores clerk, stores officer, stores keeper, storewoman, stores attendant, tool store attendant
warehouse supervisor: warehouse shift leader, warehouse foreman, goods in supervisor, warehouse section leader
warehouse manager: =depot manager
truck driver: linehaul driver, semi trailer driver, code 14 driver, heavy vehicle driver, heavy combination driver, over the road driver, artic driver, tipper driver
tanker driver: fuel delivery driver
HGV driver: heavy goods vehicle driver, large goods vehicle driver, tramper driver, artic lorry driver, class one driver, class two driver, LGV lorry driver, class C driver, C+E driver
delivery driver: parcel delivery driver, multi drop driver, multidrop driver, courier, courier driver, package delivery driver, van courier, delivery man
courier: parcel delivery driver, parcel driver, multi drop driver, multidrop driver, courier driver, package delivery driver
bus driver: bus operator, coach driver, transit operator, motor coach operator, public transport driver, PSV driver, passenger carrying vehicle driver, omnibus driver
school bus driver: school transport driver, school minibus driver, pupil transport driver
taxi driver: cab driver, cabbie, private hire driver, hackney carriage driver, minicab driver, ride hailing driver, ride share driver
chauffeur: personal driver, VIP driver, executive driver, limo driver
removals operative: furniture removalist, removalist, removal man, furniture mover, household mover
mail carrier: post deliverer, mail delivery officer, postal delivery officer, mailman, letter deliverer
transport planner: transport scheduler, route planner, traffic office planner, haulage planner, transport planning clerk, delivery planner, transport operations planner
transport coordinator: freight dispatcher, haulage coordinator, transport scheduler, freight coordinator, transport desk coordinator, haulage controller, transport office coordinator, transport allocator
dispatcher: freight dispatcher, truck dispatcher, taxi controller, transport despatcher, courier controller
fleet manager: fleet and transport manager
transport manager: haulage operations manager, transport depot manager
freight forwarder: freight forwarding executive, freight forwarding agent, freight forwarding clerk, sea freight operator, air freight operator, freight operations clerk, forwarding agent, freight forwarding operator
customs broker: customs clearance agent, customs agent, customs clearance officer, customs entry clerk, customs clerk, customs declarant, customs house agent, customs clearing agent, customs clearance clerk, clearing agent, customs brokerage specialist, entry writer, clearing and forwarding agent
logistics coordinator: logistics executive, logistics operator, logistics support officer, logistics support coordinator
logistics manager: logistics and distribution manager, logistics and warehouse manager
supply chain analyst: supply chain planning analyst, supply chain executive
supply chain manager: supply chain and logistics manager, supply and logistics manager, supply chain operations manager
demand planner: demand planning analyst, supply chain planner, forecast planner
material planner: material requirements planner, materials scheduler, materials planning controller
buyer: purchasing officer, purchasing agent, purchaser, =procurement officer
procurement specialist: procurement executive, procurement coordinator, procurement analyst, procurement and purchasing officer
procurement manager: purchasing manager, head of purchasing, buying manager, procurement and supply manager
purchasing manager: procurement manager
airline pilot: commercial pilot, line pilot
helicopter pilot: rotary wing pilot
flight instructor: flying training instructor
flight attendant: air steward, air stewardess, air hostess, cabin attendant, airline steward, inflight service crew
airport customer service agent: airport check in agent, airport ground staff, ground hostess, airport passenger agent
ramp agent: baggage handler, ground handler, ramp handler, ramp service agent, airport ground handler, aircraft handler, apron handler, ramp service person
baggage handler: ramp agent, ramp handler, baggage loader, baggage agent
aircraft dispatcher: flight dispatch officer, aircraft dispatch officer, flight operations dispatcher
air traffic controller: aerodrome controller
aircraft mechanic: airframe and powerplant mechanic, A and P mechanic
avionics technician: aviation electronics technician, avionic technician
deckhand: deck crew member, general purpose rating
ship captain: vessel master, sea captain
harbour pilot: ship pilot, port pilot
stevedore: dockworker, wharfie, waterside worker, dock labourer
train conductor: train guard, passenger guard, train manager on board, onboard manager, on train customer host
station assistant: station customer service assistant
railway signaller: signal box operator, rail signaller, train signaller
track worker: track operative, rail track operative, railway track operative, rail track maintainer, railway labourer
`
