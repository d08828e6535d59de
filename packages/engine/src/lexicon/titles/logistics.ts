export const logisticsTitles = `
> warehouse
warehouse operative,distribution-,logistics-,warehouse labourer,-op,-operator,-person,-worker,-team member,--assistant,-associate,fulfilment-,general warehouse,warehouseman
picker packer,order filler,packer@,picker@,packing operative,selector@
material handler,cargo-,stock-,freight-,package-,loader@,lumper,unloader,dock worker
parcel sorter
forklift operator,lift truck-,forklift driver,FLT-,telehandler-,fork lift-
reach truck driver,-operator,VNA driver,counterbalance-
stock controller,inventory-,-coordinator,-associate,-clerk,-specialist,-administrator,-control clerk,stock-,stores--,stock-,cycle counter
shipping and receiving clerk,despatch operative,dispatch clerk,shipper receiver
receiving clerk,-associate,receiver@
shipping clerk,-associate
storekeeper,storesperson,supply clerk,tool crib attendant,stockroom assistant,stores-,-person,-controller,-operative,storeman
warehouse administrator,-coordinator,-admin,-clerk
> warehouse-management
warehouse supervisor,receiving-,distribution-,shipping-,warehouse operations-,warehouse shift--,-manager,--lead,-team leader
warehouse manager,-operations manager,distribution center--,--manager,fulfilment centre-,depot-,-supervisor,stores manager^
inventory manager,-control manager,stock-,stock--
> driving
truck driver,OTR-,class 1-,class 2--,class A--,class B--,long haul--,CDL--,tractor trailer-,heavy goods--
owner operator
flatbed driver
tanker driver
HGV driver,Class 1-,HGV class-,--2 driver,Class--,LGV--,7.5 tonne-,=HGV@@
delivery driver,-person,-associate,-helper,driver-,drivers mate,van driver,route-,multi drop-,last mile--
courier,dispatch rider,motorcycle courier
bus driver,coach-,paratransit-,matatu-,minibus-,PCV-,shuttle-,transit-,-operator,bus-
school bus driver
taxi driver,non-emergency transport-,patient-,cab--,rideshare-,private hire-
chauffeur,limousine driver
yard driver,-operative,-jockey,-marshal,-spotter,hostler,shunter
refuse collector,waste-,garbage-,recycling driver,refuse-,-loader,sanitation worker
removals operative,-porter,mover@,moving crew
mail carrier,letter-,mailroom clerk,mail-,-handler,-sorter,post room assistant,postal worker,-delivery worker,postman@,postperson,postwoman
company driver,driver@
> transport-planning
transport planner,-clerk,-scheduler,route planner,traffic-,transportation-,routing analyst
load planner
transport coordinator,transportation-
dispatcher,fleet controller,load-,transport-,dispatch-,-coordinator,traffic operator,-clerk
fleet manager,fleet operations-,--administrator,-coordinator,-supervisor,-controller assistant
transport manager,-operations manager,--supervisor,transportation-,-manager,haulage-,director of transportation
> freight-and-customs
freight forwarder,-agent,-forwarding coordinator,import--,export-,freight-,shipping-,-administrator,export-,-clerk,import-,-specialist,export-,ocean export agent
freight broker,-sales executive,logistics account--,carrier sales representative,load broker
customs broker,-coordinator,-specialist,-declarant,-agent,-clerk,import entry-,customs-,-writer,=CHB@@
trade compliance specialist,export-,import-,customs compliance manager,trade-,export control officer,global trade analyst
> supply-chain
logistics coordinator,-assistant,-associate,-clerk,-administrator,-technician,-officer,-controller,-specialist,supply-,logistician
logistics manager,-operations manager,--supervisor,-director,-team leader,head of logistics
logistics analyst,-planner,distribution analyst,freight-,transportation-
supply chain analyst,-administrator
supply chain manager,-lead,-supervisor,head of supply chain
supply chain director,VP supply chain,chief supply chain officer
demand planner,stock-,supply-,-planning manager,demand-,--analyst,forecast-
S&OP manager
inventory planner,-analyst
replenishment analyst,-planner
material planner,-controller,MRP planner,buyer-,materials supervisor,-coordinator,-manager,planner buyer
3PL operations manager,logistics site--
supply chain consultant,-engineer,logistics--,-consultant
> procurement
buyer,procurement agent,purchasing-,-specialist,purchase executive,purchaser
procurement specialist,-clerk,-consultant,-administrator,purchasing-,-coordinator,-clerk
procurement manager,-lead,-business partner,=CPO,buying manager,head of procurement
chief procurement officer,procurement director
purchasing manager,-supervisor,-director
sourcing specialist,-manager
commodity manager
procurement category manager,category buyer,-lead
supplier relationship manager,--manager,-development manager,--performance manager,vendor--,-coordinator,-management specialist
contract specialist,-manager,-negotiator,-administrator,subcontract-,contracts officer
expediter,expeditor
> retail-buying
retail buyer,assistant-,merchandise-,fashion-,buying assistant,buyer's admin-`
