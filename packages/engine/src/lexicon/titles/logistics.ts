export const logisticsTitles = `
warehouse operative,distribution-,logistics-,warehouse labourer,-operator,-person,-worker,-team member,--assistant,-associate,fulfilment-,general warehouse,warehouseman > warehouse
picker packer,order filler,packer@,picker@,packing operative,selector@ > warehouse
material handler,cargo-,stock-,freight-,package-,loader@,lumper,unloader,dock worker > warehouse
parcel sorter > warehouse
forklift operator,lift truck-,forklift driver,FLT-,telehandler-,fork lift- > warehouse
reach truck driver,-operator,VNA driver,counterbalance- > warehouse
stock controller,inventory-,-coordinator,-associate,-clerk,-specialist,-administrator,-control clerk,stock-,stores--,stock-,cycle counter > warehouse
shipping and receiving clerk,despatch operative,dispatch clerk,shipper receiver > warehouse
receiving clerk,-associate,receiver@ > warehouse
shipping clerk,-associate > warehouse
storekeeper,storesperson,supply clerk,tool crib attendant,stockroom assistant,stores-,-person,-controller,-operative,storeman > warehouse
warehouse administrator,-coordinator,-admin,-clerk > warehouse
warehouse supervisor,-lead,-team leader,--shift manager,-supervisor,receiving--,distribution-,shipping- > warehouse-management
warehouse manager,-operations manager,distribution center--,--manager,-centre manager,stores--,fulfilment-,depot-,-supervisor > warehouse-management
inventory manager,-control manager,stock-,stock-- > warehouse-management
truck driver,OTR-,class 1-,class 2--,class A--,class B--,long haul--,CDL--,tractor trailer-,heavy goods-- > driving
owner operator > driving
flatbed driver > driving
tanker driver > driving
HGV driver,7.5 tonne-,LGV--,lorry-,HGV class 1-,--2 driver > driving
delivery driver,-person,-associate,-helper,driver-,drivers mate,van driver,route-,multi drop-,last mile-- > driving
courier,+driver > driving
bus driver,coach-,paratransit-,PCV-,minibus-,shuttle-,transit-,-operator,bus- > driving
school bus driver > driving
taxi driver,non-emergency transport-,patient-,cab--,rideshare-,private hire- > driving
chauffeur,limousine driver > driving
yard driver,-operative,-jockey,-marshal,-spotter,hostler,shunter > driving
refuse collector,waste-,garbage-,recycling driver,refuse-,-loader,sanitation worker > driving
removals operative,-porter,mover@,moving crew > driving
mail carrier,letter-,mailroom clerk,mail-,-handler,-sorter,post room assistant,postal worker,-delivery worker,postman@,postperson,postwoman > driving
company driver,driver@,driving instructor > driving
transport planner,-clerk,-scheduler,-administrator,route planner,traffic-,transportation-,routing analyst > transport-planning
load planner > transport-planning
transport coordinator,transportation- > transport-planning
dispatcher,driver dispatcher,fleet controller,load-,transport-,dispatch-,-coordinator,traffic operator,-clerk > transport-planning
fleet manager,fleet operations-,--administrator,-coordinator,-supervisor,-controller assistant > transport-planning
transport manager,-operations manager,--supervisor,transportation-,-manager,haulage-,director of transportation > transport-planning
freight forwarder,-agent,-forwarding coordinator,import--,export-,freight-,shipping-,-administrator,export-,-clerk,import-,-specialist,export-,ocean export agent > freight-and-customs
freight broker,-sales executive,logistics account--,carrier sales representative,load broker > freight-and-customs
customs broker,-agent,-coordinator,-specialist,-declarant,-clerk,import entry-,customs-,-writer > freight-and-customs
trade compliance specialist,import-,export-,--control officer,customs compliance manager,trade-,-analyst,global trade-- > freight-and-customs
logistics coordinator,-assistant,-associate,-clerk,-administrator,-technician,-officer,-controller,-specialist,supply-,logistician > supply-chain
logistics manager,-operations manager,--supervisor,-director,-team leader,director of logistics,head- > supply-chain
logistics analyst,-planner,distribution analyst,freight-,transportation- > supply-chain
supply chain analyst,-administrator > supply-chain
supply chain manager,-lead,-supervisor,head of supply chain > supply-chain
supply chain director,VP supply chain,chief supply chain officer > supply-chain
demand planner,stock-,supply-,-planning manager,demand-,--analyst,forecast- > supply-chain
S&OP manager > supply-chain
inventory planner,-analyst > supply-chain
replenishment analyst,-planner > supply-chain
material planner,-controller,MRP planner,buyer-,materials supervisor,-coordinator,-manager,planner buyer > supply-chain
3PL operations manager,logistics site-- > supply-chain
supply chain consultant,-engineer,logistics--,-consultant > supply-chain
buyer,procurement agent,purchasing-,-specialist,purchase executive,purchaser > procurement
procurement specialist,-analyst,-assistant,-associate,-executive,-officer,-administrator,purchasing-,-clerk,-coordinator,procurement-,-clerk,-consultant > procurement
procurement manager,-lead,-business partner,=CPO,buying manager,head of procurement > procurement
chief procurement officer,procurement director > procurement
purchasing manager,-supervisor,-director > procurement
sourcing specialist,-manager > procurement
commodity manager > procurement
procurement category manager,category buyer,-lead > procurement
supplier relationship manager,--manager,-development manager,--performance manager,vendor--,-coordinator,-management specialist > procurement
contract specialist,-manager,-negotiator,-administrator,subcontract-,contracts officer > procurement
expediter,expeditor > procurement
retail buyer,assistant-,merchandise-,fashion-,buying assistant,buyer's admin- > retail-buying`
