export const logisticsTitles = `
warehouse operative | warehouse worker, warehouse associate, warehouse assistant, warehouse operator, warehouse person, warehouseman, warehouse team member, warehouse labourer, warehouse laborer, general warehouse, fulfilment associate, fulfillment associate, distribution operative, logistics operative | warehouse
picker packer | picker@, packer@, order filler, packing operative, selector@ | warehouse
material handler | freight handler, package handler, dock worker, loader@, unloader, lumper, cargo handler, stock handler | warehouse
parcel sorter | | warehouse
forklift operator | forklift driver, fork lift driver, FLT driver, lift truck operator, telehandler driver | warehouse
reach truck driver | reach truck operator, counterbalance driver, VNA driver | warehouse
stock controller | inventory clerk, inventory controller, stock clerk, inventory control clerk, inventory specialist, inventory associate, stock control clerk, inventory coordinator, inventory administrator, stores clerk, cycle counter | warehouse
shipping and receiving clerk | despatch operative, dispatch clerk, shipper receiver | warehouse
receiving clerk | receiver@, receiving associate | warehouse
shipping clerk | shipping associate | warehouse
storekeeper | storeman, storesperson, stores person, stores assistant, stores operative, tool crib attendant, supply clerk, stockroom assistant, stores controller | warehouse
warehouse administrator | warehouse clerk, warehouse coordinator, warehouse admin | warehouse
warehouse supervisor | warehouse team leader, warehouse lead, warehouse shift manager, warehouse shift supervisor, shift lead warehouse, receiving supervisor, shipping supervisor, distribution supervisor | warehouse-management
warehouse manager | distribution centre manager, distribution center manager, distribution manager, warehouse operations manager, fulfilment manager, fulfillment manager, depot manager, depot supervisor, stores manager | warehouse-management
inventory manager | inventory control manager, stock manager, stock control manager | warehouse-management
truck driver | CDL driver, CDL truck driver, class A driver, OTR driver, tractor trailer driver, class 1 driver, class 2 driver, long haul driver, regional truck driver, dump truck driver, box truck driver, heavy goods driver, class B driver | driving
owner operator | | driving
flatbed driver | | driving
tanker driver | | driving
HGV driver | lorry driver, LGV driver, HGV class 1 driver, HGV class 2 driver, 7.5 tonne driver | driving
delivery driver | van driver, parcel delivery driver, multi drop driver, delivery associate, route driver, package delivery driver, last mile driver, delivery person, driver helper, delivery helper, drivers mate | driving
courier | courier driver | driving
bus driver | coach driver, PCV driver, minibus driver, transit operator, bus operator, shuttle driver, transit driver, paratransit driver, passenger assistant | driving
school bus driver | | driving
taxi driver | private hire driver, rideshare driver, cab driver, patient transport driver, non-emergency transport driver | driving
chauffeur | limousine driver | driving
yard driver | shunter, yard jockey, hostler, yard spotter, yard operative, yard marshal | driving
refuse collector | waste collector, refuse driver, garbage collector, refuse loader, sanitation worker, recycling driver | driving
removals operative | mover@, removals porter, moving crew | driving
mail carrier | postal worker, postman@, postwoman, letter carrier, mail handler, postal delivery worker, postperson, mail clerk, mailroom clerk, post room assistant, mail sorter | driving
company driver | driver@, driving instructor | driving
transport planner | route planner, transport scheduler, routing analyst, transport administrator, transport clerk, transportation planner, traffic planner | transport-planning
load planner | | transport-planning
transport coordinator | transportation coordinator | transport-planning
dispatcher | driver dispatcher, dispatch coordinator, dispatch controller, transport controller, fleet controller, traffic operator, traffic clerk, load controller | transport-planning
fleet manager | fleet coordinator, fleet administrator, fleet supervisor, fleet operations manager, fleet controller assistant | transport-planning
transport manager | transportation manager, transport supervisor, haulage manager, transportation supervisor, director of transportation, transport operations manager | transport-planning
freight forwarder | freight forwarding coordinator, export coordinator, import coordinator, export clerk, import clerk, freight coordinator, ocean export agent, shipping coordinator, export administrator, shipping administrator, freight agent, export specialist, import specialist | freight-and-customs
freight broker | carrier sales representative, logistics account executive, load broker, freight sales executive | freight-and-customs
customs broker | customs clerk, customs agent, customs entry clerk, customs specialist, customs entry writer, customs declarant, customs coordinator, import entry clerk | freight-and-customs
trade compliance specialist | trade compliance manager, import compliance specialist, export compliance specialist, global trade analyst, export control officer, trade compliance analyst, customs compliance manager | freight-and-customs
logistics coordinator | logistics specialist, logistics administrator, logistics assistant, logistics clerk, logistics officer, logistics associate, logistics technician, supply specialist, logistics controller, logistician | supply-chain
logistics manager | logistics supervisor, logistics operations manager, director of logistics, logistics director, head of logistics, logistics team leader | supply-chain
logistics analyst | transportation analyst, distribution analyst, freight analyst, logistics planner | supply-chain
supply chain analyst | supply chain specialist, supply chain coordinator, supply chain administrator, supply chain associate, supply chain assistant, supply chain officer | supply-chain
supply chain manager | supply chain lead, head of supply chain, supply chain supervisor | supply-chain
supply chain director | director of supply chain, VP supply chain, chief supply chain officer | supply-chain
demand planner | demand planning manager, demand analyst, forecast analyst, supply planner, stock planner, supply planning manager | supply-chain
S&OP manager | | supply-chain
inventory planner | inventory analyst | supply-chain
replenishment analyst | replenishment planner | supply-chain
material planner | materials manager, material controller, materials coordinator, MRP planner, planner buyer, buyer planner, materials supervisor | supply-chain
3PL operations manager | logistics site manager | supply-chain
supply chain consultant | logistics consultant, supply chain engineer, logistics engineer, supply chain project manager | supply-chain
buyer | purchasing agent, purchaser, purchase executive, purchasing specialist, procurement agent | procurement
procurement specialist | procurement officer, procurement executive, procurement coordinator, procurement associate, procurement analyst, procurement administrator, procurement assistant, purchasing coordinator, purchasing assistant, purchasing clerk, purchasing administrator, purchasing officer, procurement consultant, procurement clerk | procurement
procurement manager | head of procurement, =CPO, procurement lead, buying manager, procurement business partner | procurement
chief procurement officer | procurement director, director of procurement | procurement
purchasing manager | director of purchasing, purchasing director, purchasing supervisor | procurement
sourcing specialist | sourcing manager, sourcing analyst, sourcing agent, sourcing executive | procurement
commodity manager | | procurement
procurement category manager | category lead, category buyer, category specialist procurement | procurement
supplier relationship manager | vendor manager, supplier manager, vendor management specialist, supplier development manager, supplier performance manager, vendor coordinator | procurement
contract specialist | contract administrator, contract manager, contracts officer, contract negotiator, subcontract administrator | procurement
expediter | expeditor | procurement
retail buyer | merchandise buyer, assistant buyer, fashion buyer, buying assistant, buyer's admin assistant | retail-buying
`
