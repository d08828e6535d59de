export const logisticsTitles = `
warehouse operative,-worker,-associate,-assistant,-operator,-person,-labourer,-team member,warehouseman,general warehouse,fulfilment associate,distribution operative,logistics- > warehouse
picker packer,picker@,packer@,order filler,packing operative,selector@ > warehouse
material handler,freight-,package-,cargo-,stock-,dock worker,loader@,unloader,lumper > warehouse
parcel sorter > warehouse
forklift operator,-driver,FLT-,telehandler-,fork lift-,lift truck operator > warehouse
reach truck driver,-operator,counterbalance driver,VNA- > warehouse
stock controller,inventory-,-clerk,-specialist,-associate,-coordinator,-administrator,-control clerk,stock-,--clerk,stores-,cycle counter > warehouse
shipping and receiving clerk,despatch operative,dispatch clerk,shipper receiver > warehouse
receiving clerk,-associate,receiver@ > warehouse
shipping clerk,-associate > warehouse
storekeeper,storeman,storesperson,stores person,-operative,-controller,-assistant,stockroom-,tool crib attendant,supply clerk > warehouse
warehouse administrator,-clerk,-coordinator,-admin > warehouse
warehouse supervisor,receiving-,shipping-,distribution-,warehouse shift-,-manager,--lead,-team leader > warehouse-management
warehouse manager,-operations manager,distribution centre--,--center manager,--manager,fulfilment-,stores-,depot-,-supervisor > warehouse-management
inventory manager,-control manager,stock-,stock-- > warehouse-management
truck driver,CDL-,OTR-,heavy goods-,class A--,tractor trailer--,class 1--,class 2--,long haul--,class B-- > driving
owner operator > driving
flatbed driver > driving
tanker driver > driving
HGV driver,lorry-,LGV-,7.5 tonne-,HGV class 1--,--2 driver > driving
delivery driver,-associate,-person,-helper,driver-,van driver,route-,multi drop-,last mile--,drivers mate > driving
courier,+driver > driving
bus driver,paratransit-,coach-,PCV-,minibus-,shuttle-,transit-,-operator,bus-,passenger assistant > driving
school bus driver > driving
taxi driver,private hire-,rideshare--,cab-,patient transport-,non-emergency- > driving
chauffeur,limousine driver > driving
yard driver,-jockey,-spotter,-operative,-marshal,shunter,hostler > driving
refuse collector,waste-,garbage-,recycling driver,refuse-,-loader,sanitation worker > driving
removals operative,-porter,mover@,moving crew > driving
mail carrier,letter-,postal worker,-delivery worker,postman@,postwoman,mail sorter,-handler,-clerk,mailroom-,postperson,post room assistant > driving
company driver,driver@,driving instructor > driving
transport planner,-scheduler,-administrator,-clerk,route planner,transportation-,traffic-,routing analyst > transport-planning
load planner > transport-planning
transport coordinator,transportation- > transport-planning
dispatcher,driver dispatcher,dispatch coordinator,-controller,transport-,fleet-,load-,traffic operator,-clerk > transport-planning
fleet manager,fleet operations-,--coordinator,-administrator,-supervisor,-controller assistant > transport-planning
transport manager,-operations manager,--supervisor,transportation-,-manager,haulage-,director of transportation > transport-planning
freight forwarder,-forwarding coordinator,export--,shipping-,-administrator,export-,-clerk,-specialist,import-,-clerk,-coordinator,freight-,-agent,ocean export- > freight-and-customs
freight broker,-sales executive,logistics account--,carrier sales representative,load broker > freight-and-customs
customs broker,-agent,-specialist,-declarant,-coordinator,-clerk,import entry-,customs-,-writer > freight-and-customs
trade compliance specialist,import-,export-,--control officer,global trade analyst,trade compliance--,-manager,customs- > freight-and-customs
logistics coordinator,-administrator,-assistant,-clerk,-officer,-associate,-technician,-controller,-specialist,supply-,logistician > supply-chain
logistics manager,-supervisor,-operations manager,--director,-team leader,director of logistics,head- > supply-chain
logistics analyst,-planner,transportation analyst,distribution-,freight- > supply-chain
supply chain analyst,-administrator > supply-chain
supply chain manager,-lead,-supervisor,head of supply chain > supply-chain
supply chain director,VP supply chain,chief supply chain officer > supply-chain
demand planner,stock-,supply-,-planning manager,demand-,--analyst,forecast- > supply-chain
S&OP manager > supply-chain
inventory planner,-analyst > supply-chain
replenishment analyst,-planner > supply-chain
material planner,-controller,materials manager,-coordinator,-supervisor,MRP planner,buyer-,planner buyer > supply-chain
3PL operations manager,logistics site-- > supply-chain
supply chain consultant,-engineer,logistics--,-consultant > supply-chain
buyer,procurement agent,purchasing-,-specialist,purchaser,purchase executive > procurement
procurement specialist,-executive,-coordinator,-officer,-assistant,-consultant,-clerk,-associate,-analyst,-administrator,purchasing-,-coordinator,-clerk > procurement
procurement manager,-lead,-business partner,head of procurement,=CPO,buying manager > procurement
chief procurement officer,procurement director > procurement
purchasing manager,-director,-supervisor > procurement
sourcing specialist,-manager > procurement
commodity manager > procurement
procurement category manager,category lead,-buyer > procurement
supplier relationship manager,--manager,-development manager,--performance manager,vendor--,-coordinator,-management specialist > procurement
contract specialist,-manager,-negotiator,-administrator,subcontract-,contracts officer > procurement
expediter,expeditor > procurement
retail buyer,merchandise-,assistant-,fashion-,buying assistant,buyer's admin- > retail-buying`
