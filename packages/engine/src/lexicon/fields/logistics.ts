export const logistics = `
# warehouse
warehouse operations | warehousing, distribution centre operations, distribution center operations, warehouse environment, warehouse work, warehouse experience | skill | | related: inventory management
warehouse management | warehouse supervision, managed warehouse, distribution centre management, distribution center management, DC management | skill | implies: warehouse operations
order picking | picking@, order picker@, pick orders, picking and packing, order fulfilment, order fulfillment, fulfilment@, fulfillment@ | skill | implies: warehouse operations
voice picking | pick by voice, voice directed picking, vocollect | tool | implies: order picking
RF scanning | RF scanner, RF gun, handheld scanner, hand held scanner, barcode scanner, barcode scanning, RF device, scan gun | tool | | related: barcode systems
barcode systems | barcoding, RFID | knowledge
packing and labelling | packing@, packing orders, packaging orders, labelling@, labeling@, packing and labeling, shrink wrapping, pallet wrapping, stretch wrapping | skill | | related: order picking
loading and unloading | loading@, unloading@, offloading@, loading trucks, unloading trucks, loading vehicles, unloading vehicles, loading trailers, unloading deliveries, unloading containers, container unloading, lumping | skill
shipping and receiving | shipping@, receiving@, goods in, goods inward, inbound and outbound, receiving and dispatch, goods received, goods receipt, receiving goods, despatch@ | skill | | related: warehouse operations
put-away | putaway, let down | skill | | related: stock replenishment
stock replenishment | replenishment, replenish stock, restocking, stock replenish, restock shelves | skill | | related: stock rotation
stock rotation | rotate stock, first in first out, FIFO@, FEFO, product rotation | skill
cycle counting | stock count, stocktake, stock taking, physical inventory, inventory count, perpetual inventory, inventory audit | skill | | related: inventory management
inventory management | inventory control, stock control, stock management, managing inventory, managed stock, inventory planning, inventory optimization, inventory optimisation, inventory accuracy, stock accuracy | skill
inventory software | inventory system, inventory management system, inventory management software, stock control system | tool | implies: inventory management
Fishbowl | | tool | implies: inventory software
Cin7 | | tool | implies: inventory software
Katana MRP | | tool | implies: inventory software
NetStock | | tool | implies: inventory software
warehouse management system | =WMS, warehouse management software, warehouse system | tool | | related: inventory software
Manhattan Associates WMS | Manhattan Associates, Manhattan WMS, Manhattan Active, Manhattan SCALE | tool | implies: warehouse management system
Blue Yonder | =JDA | tool | implies: warehouse management system
RedPrairie | | tool | implies: warehouse management system | related: Blue Yonder
SAP EWM | SAP extended warehouse management, SAP WM | tool | implies: warehouse management system
HighJump | Korber WMS | tool | implies: warehouse management system
warehouse layout | slotting, warehouse design, space utilisation, space utilization, bin location, slot optimization, slot optimisation | skill
cross-docking | | skill
kitting | kit assembly, kit building@ | skill
palletising | palletizing, pallet building, building pallets, stacking pallets, pallet stacking, palletise, palletize | skill
returns processing | reverse logistics, processing returns, returns handling, returns management, =RMA@ | skill
manual handling | heavy lifting, lifting heavy, safe lifting, lift up to 50 lbs, lift 50 pounds, lift 50 lbs, lift up to 50 pounds, lifting up to 25kg, materials handling | skill
cold storage | cold store, temperature controlled, freezer environment, chilled environment, refrigerated warehouse | knowledge
cold chain | cold chain management | knowledge | | related: cold storage
bonded warehouse | customs warehousing, duty suspension | knowledge | | related: customs clearance
loading bay | loading dock, dock operations, dock work, dock scheduling, bay scheduling, dock to stock | skill
load planning | load building, load optimisation, load optimization, trailer loading, vehicle loading | skill
dangerous goods handling | dangerous goods, hazardous goods, hazardous materials handling, hazmat handling, =DGSA, IATA DGR, IMDG code, =ADR regulations | knowledge
warehouse safety | racking inspection, racking safety, safe working in a warehouse, forklift safety, dock safety | knowledge
# lifting and moving machines
forklift operation | forklift, fork lift, fork truck, lift truck, =FLT | skill | implies: manual handling
forklift licence | forklift certification, forklift certified, forklift license, forklift certificate, FLT licence, FLT license, forklift truck licence, certified forklift operator, OSHA forklift, RTITB, ITSSAR, powered industrial truck certification | licence | implies: forklift operation
counterbalance forklift | counterbalance, counter balance, sit down forklift | licence | implies: forklift operation | related: reach truck
reach truck | reach forklift, stand up reach, stand up forklift | licence | implies: forklift operation | related: counterbalance forklift
very narrow aisle truck | =VNA, turret truck, swing reach, Bendi, Aisle Master, flexi truck | licence | implies: forklift operation | related: reach truck
pallet jack | pallet truck, =EPJ, =PPT@, pump truck, walkie rider, low level order picker, =LLOP | tool | implies: manual handling
order picker truck | cherry picker forklift, high level order picker, high level picker, man up truck | licence | | related: reach truck
telehandler operation | telehandler, telescopic handler | licence
yard operations | yard management, yard shunting, yard jockey, yard spotter, hostler, shunting trailers, yard truck | skill
conveyor systems | conveyor, sortation, sorter, =ASRS, automated storage and retrieval | tool
parcel sorting | mail sorting, sorting parcels, sorting packages, package sorting, package handling, parcel handling, hub sortation | skill
# driving
driving licence | driver's license, driver's licence, driving license, category B licence | licence
clean driving record | good driving record, clean MVR, motor vehicle record, no points on licence, acceptable driving record, accident free driving, safe driving record | licence | | related: driving licence
CDL Class A | CDL A, class A CDL, commercial driver's license class A, class A commercial driver's license, class A license, class A driver | licence | implies: commercial driver's license, CDL Class B, tractor-trailer driving | related: HGV Class 1
CDL Class B | CDL B, class B CDL, class B commercial driver's license, class B license, class B driver | licence | implies: commercial driver's license
commercial driver's license | =CDL, commercial driving licence, commercial driving license, commercial vehicle licence | licence | implies: driving licence
HGV Class 1 | class 1 driver, class 1 licence, LGV class 1, HGV 1, =C+E, =CE licence, cat CE, category CE, =Category C+E, C+E licence, C+E license, class 1 HGV | licence | implies: HGV Class 2, tractor-trailer driving
HGV Class 2 | class 2 driver, class 2 licence, LGV class 2, HGV 2, category C licence, cat C licence, LGV C, HGV licence, LGV licence, HGV driving, LGV driving | licence | implies: category C1 licence
category C1 licence | =C1 licence, C1 driving licence, 7.5 tonne, 7.5t, C1 driver | licence | implies: driving licence
PCV licence | =PCV, PSV licence, category D licence, D1 licence, bus licence, passenger carrying vehicle | licence | implies: driving licence
driver CPC | driver qualification card, =DQC, certificate of professional competence, driver CPC card, =CPC@, CPC card@ | certification
digital tachograph card | digi card, tachograph, tacho, driver card | licence
drivers' hours regulations | drivers hours, hours of service, =HOS, working time directive, WTD regulations, electronic logging device, =ELD, driver logs, logbook compliance | knowledge
hazmat endorsement | hazardous materials endorsement, hazmat certified, hazmat certification, H endorsement | licence | implies: dangerous goods handling
tanker endorsement | tanker driving, tank endorsement, N endorsement, X endorsement, fuel tanker | licence
doubles and triples endorsement | doubles triples, T endorsement, double trailers | licence
passenger endorsement | P endorsement, school bus endorsement, S endorsement | licence | | related: PCV licence
ADR licence | =ADR | licence | implies: dangerous goods handling
TWIC card | TWIC, transportation worker identification credential, port access card | licence
DOT medical card | DOT physical, DOT medical certificate, medical examiner's certificate, D4 medical | certification
DOT regulations | DOT compliance, FMCSA, =CSA score, department of transportation regulations, FMCSR | knowledge | | related: drivers' hours regulations
tractor-trailer driving | tractor trailer, articulated lorry, artic, 18 wheeler, semi truck, semi trailer, articulated vehicle, big rig, arctic lorry | skill
over-the-road driving | =OTR, over the road, long haul, long distance driving, tramping@, regional driving | skill | implies: tractor-trailer driving
truck driving | lorry driving, commercial driving, heavy goods vehicle, large goods vehicle, straight truck, box truck, rigid lorry, trunking@, lorry driver experience, HGV driving experience | skill
van driving | delivery driving, delivering parcels, parcel delivery, courier work, driven a van, 3.5 tonne van, Luton van, sprinter van, package delivery, last mile, home delivery | skill | implies: driving licence
passenger transport | patient transport, paratransit, wheelchair accessible vehicle, non emergency medical transportation | skill
bus driving | | skill | implies: passenger transport
coach driving | | skill | implies: passenger transport
minibus driving | D1 minibus, =MiDAS | skill | implies: passenger transport
school bus driving | | skill | implies: passenger transport
taxi and private hire | private hire licence, taxi licence, rideshare, chauffeur, taxi driving, hackney carriage, chauffeuring | skill | implies: driving licence
vehicle inspection | pre trip inspection, post trip inspection, walkaround checks, walk-round checks, walk-around checks, daily walk-round checks, first use checks, vehicle checks, vehicle defect checks, pretrip, DVIR, defect reporting@ | skill
load securement | securing loads, load securing, load security, strapping@, tarping, chains and binders, flatbed securement, load restraint | skill
flatbed driving | flatbed, step deck, lowboy, oversize loads, heavy haul, abnormal loads | skill | implies: load securement
refrigerated transport | reefer, refrigerated trailer, temperature controlled transport | skill
HIAB operation | HIAB, lorry loader, truck mounted crane, ALLMI, lorry mounted crane, Moffett, piggyback forklift | licence
tail lift operation | tail lift, lift gate, liftgate | tool
proof of delivery | =POD@, delivery paperwork, signed delivery, delivery notes, delivery documentation | skill
cash on delivery collection | collected payment | skill
route knowledge | sat nav, satnav, GPS navigation, map reading, local road knowledge, knowledge of local roads | knowledge
defensive driving | safe driving, Smith System, advanced driving, eco driving | skill
# transport management
route planning | routing@, route optimisation, route optimization, delivery routing, planned routes, journey planning, routing and scheduling, transport planning | skill
route planning software | | tool | implies: route planning
Maxoptra | | tool | implies: route planning software
Roadnet | | tool | implies: route planning software
Route4Me | | tool | implies: route planning software
OptimoRoute | | tool | implies: route planning software
dispatching | driver scheduling, driver allocation, dispatch operations, dispatched drivers, driver dispatch, dispatch software, load dispatch | skill | | related: transport management
transport management | transportation management, transport operations, transportation operations, transportation planning, managing transport, transport coordination, transportation logistics | skill
transport management system | transportation management system, =TMS, Oracle Transportation Management, =OTM, =TMW | tool | | related: route planning software
MercuryGate | | tool | implies: transport management system
McLeod | | tool | implies: transport management system
Mandata | | tool | implies: transport management system
SAP TM | | tool | implies: transport management system
fleet management | fleet maintenance, fleet operations, managed fleet, managing a fleet, vehicle fleet, fleet administration | skill
vehicle telematics | telematics, fleet tracking, vehicle tracking, dashcam review | tool | | related: fleet management
Samsara | | tool | implies: vehicle telematics
Geotab | | tool | implies: vehicle telematics
Omnitracs | | tool | implies: vehicle telematics
Microlise | | tool | implies: vehicle telematics
Verizon Connect | | tool | implies: vehicle telematics
transport manager CPC | transport management CPC, international CPC, national CPC, CPC holder, operator CPC | certification | implies: operator licence compliance
operator licence compliance | operator's licence, O licence, FORS, DVSA compliance, earned recognition, vehicle compliance | knowledge | | related: fleet management
fuel management | fuel cards, fuel monitoring, fuel efficiency reporting, IFTA, fuel tax reporting | skill
freight brokerage | freight broker, load boards, =Truckstop, brokered freight, carrier sales, cradle to grave freight | skill | implies: carrier management
carrier management | carrier relations, carrier relationship, carrier selection, carrier negotiation, haulier management, managing carriers, subcontractor hauliers, carrier procurement, carrier performance | skill
freight forwarding | freight forwarder, forwarding@, international freight, air and ocean freight, air and sea freight | skill | implies: shipping documentation
air freight | airfreight, air cargo, air waybill, =AWB, air export, air import | skill
ocean freight | sea freight, ocean export, ocean import, =FCL, =LCL, container shipping, containerised freight | skill
road freight | haulage, trucking@, trucking industry | knowledge
groupage | | knowledge | implies: road freight
full truckload | truckload | knowledge | implies: road freight
less than truckload | =LTL | knowledge | implies: road freight
rail freight logistics | intermodal, multimodal transport, drayage | knowledge
freight auditing | freight bill audit, freight invoice, freight payment, freight cost, freight rates, rate negotiation@, freight quoting, freight pricing | skill
customs clearance | customs brokerage, import clearance, customs documentation, customs procedures, ACE portal | skill | | related: import and export trade
customs compliance | | skill | implies: customs clearance
customs declarations | customs entries | skill | implies: customs clearance
customs broker license | licensed customs broker, =LCB, customs broker licence, certified customs specialist | licence | implies: customs clearance, import and export trade
import and export trade | importing@, exporting@, import export@, export documentation, import documentation, import and export@, import/export operations, export operations, import operations | knowledge | | related: customs clearance
international trade | global trade | knowledge | | related: import and export trade
export controls | export control, =EAR@, ITAR compliance | knowledge | | related: import and export
trade compliance | export compliance | knowledge | | related: import and export trade
HS codes | tariff classification, commodity codes, HTS classification, harmonized system, harmonised system, HTS codes, HTSUS, Schedule B, tariff codes | knowledge | | related: customs clearance
Incoterms | shipping terms, =FOB, =CIF, =DDP, Ex Works | knowledge
documentary credits | trade documentation | knowledge
AEO status | authorised economic operator, authorized economic operator, C-TPAT, CTPAT | certification
shipping documentation | bills of lading, =BOL, shipping documents, packing lists, packing slip, commercial invoices, CMR notes, freight documentation, manifests@, shipping paperwork, shipping manifest | skill
shipment tracking | track and trace, tracking shipments, tracing shipments, shipment visibility, order tracking, project44, FourKites | skill
shipping software | parcel carriers | tool
ShipStation | | tool | implies: shipping software
UPS WorldShip | WorldShip | tool | implies: shipping software
FedEx Ship Manager | | tool | implies: shipping software
Shippo | | tool | implies: shipping software
EasyPost | | tool | implies: shipping software
Metapack | | tool | implies: shipping software
CargoWise | CW1 | tool | implies: freight forwarding
demurrage and detention | demurrage, detention charges | knowledge
cargo insurance | freight claims, cargo claims, OS&D, overages shortages and damages, loss and damage claims | knowledge
third-party logistics | =3PL, fulfilment centre, fulfillment center | knowledge
4PL | | knowledge | | related: third-party logistics
contract logistics | | knowledge | | related: third-party logistics
distribution management | distribution@, distribution operations, distribution planning, distribution logistics | skill
logistics management | logistics | skill
military logistics | logistics support in the armed forces, unit supply, supply sergeant, GCSS Army, property book | knowledge | implies: inventory management
# supply chain
supply chain management | supply chain, =SCM | skill
supply planning | material planning, materials management, replenishment planning, supply and demand planning | skill | implies: supply chain management | related: demand planning
demand planning | demand forecasting, forecast accuracy, sales forecasting for stock, statistical forecasting, forecasting demand, inventory forecasting | skill | | related: supply planning
sales and operations planning | S&OP, sales & operations planning, integrated business planning, =IBP, SIOP | skill | implies: demand planning
supply chain analytics | supply chain analysis, logistics analytics, network optimisation, network optimization, supply chain modelling, supply chain modeling, supply chain optimization, supply chain optimisation | skill
supply chain software | Coupa supply chain | tool | implies: supply chain management
Kinaxis | | tool | implies: supply chain software
o9 Solutions | | tool | implies: supply chain software
SAP APO | | tool | implies: supply chain software
SAP IBP | | tool | implies: supply chain software
Llamasoft | | tool | implies: supply chain software
E2open | | tool | implies: supply chain software
Oracle SCM | Infor SCM | tool | implies: supply chain software
Logility | | tool | implies: supply chain software
safety stock | reorder points, min max levels, economic order quantity, =EOQ, stock levels, par levels, ABC analysis | knowledge | | related: inventory management
lead time reduction | lead time | knowledge
on-time delivery | =OTIF, on time in full, delivery performance, service levels@ | knowledge
electronic data interchange | EDI transactions, advance shipping notice, =ASN | tool
supply chain risk | supply chain resilience, supply disruption, supply risk, supply continuity | knowledge
sustainable supply chain | ethical sourcing, responsible sourcing, modern slavery compliance, carbon footprint of transport, sustainable procurement, supplier diversity | knowledge
APICS CSCP | =CSCP, certified supply chain professional | certification | implies: supply chain management
APICS CPIM | =CPIM, certified in planning and inventory management, certified in production and inventory management, APICS, ASCM | certification | implies: inventory management
APICS CLTD | =CLTD, certified in logistics transportation and distribution | certification | implies: logistics management
CILT membership | =CILT, chartered institute of logistics and transport, =FCILT, =MILT | certification | implies: logistics management
# procurement
procurement | purchasing, buying@, procuring, procured materials | skill
purchase orders | =PO@, =POs@, purchase requisitions, PO processing, PO creation, requisitions@, raising purchase orders@ | skill | | related: procurement
strategic sourcing | sourcing@, sourcing strategy, supplier sourcing, vendor sourcing, global sourcing, sourced suppliers, material sourcing | skill | implies: procurement
procurement category management | category strategy, category sourcing, category plans | skill | implies: strategic sourcing
supplier management | vendor management, vendor relations, supplier relations, vendor relationships, supplier relationships, managing suppliers, managed vendors, supplier development, supplier performance | skill
supplier negotiation | vendor negotiation, price negotiation, negotiating with suppliers, negotiated with vendors, supplier contracts, vendor contracts, purchase negotiation | skill | implies: supplier management
supplier audits | vendor audit, supplier quality audit, supplier qualification, vendor qualification, supplier assessment, supplier evaluation, vendor scorecards, supplier scorecards | skill | | related: supplier management
tendering and RFPs | =RFP, =RFQ, =RFx, =RFI, request for proposal, request for quotation, tender management, invitation to tender, =ITT, bid evaluation, tender evaluation | skill | | related: procurement
public procurement | government procurement, public sector procurement, public contracts regulations, OJEU, find a tender, federal acquisition regulation, =FAR@, DFARS | knowledge | implies: procurement
contract management | contract administration, contract negotiation, managing contracts, negotiated contracts, contract lifecycle | skill
spend analysis | spend analytics, cost savings, cost reduction, savings delivery, cost avoidance, total cost of ownership, should cost | skill | | related: procurement
procure-to-pay | P2P, purchase to pay, source to pay, S2P, source to contract | knowledge | implies: procurement
procurement software | e-procurement, eprocurement | tool | | related: procurement
Ariba | | tool | implies: procurement software
Coupa | | tool | implies: procurement software
Jaggaer | | tool | implies: procurement software
Ivalua | | tool | implies: procurement software
GEP Smart | =GEP | tool | implies: procurement software
Basware | | tool | implies: procurement software
Proactis | | tool | implies: procurement software
category buying | merchandise buying, retail buying, range planning, buying experience, seasonal buying | skill | | related: procurement
CIPS qualification | MCIPS, chartered institute of procurement and supply, CIPS level 4, CIPS qualified | certification | implies: procurement
CPSM | certified professional in supply management, =CPM in purchasing, certified purchasing manager, certified purchasing professional, =CPP in purchasing, CPPB | certification | implies: procurement
NIGP certification | NIGP-CPP, certified public procurement officer, CPPO | certification | implies: public procurement
shift work | night shifts, rotating shifts, shift pattern, weekend work, overtime availability, early starts | soft
warehouse KPIs | pick rate, picking accuracy, units per hour, warehouse metrics, productivity targets | knowledge
warehouse housekeeping | clean and tidy work area, keeping work area clean, keep the warehouse clean, clean and tidy@ | skill
household removals | removals@, furniture moving, household moves, moving company, furniture delivery, white glove delivery, moving furniture | skill
postal services | mail delivery, letter delivery, mail carrier, mail processing, mail room, mailroom, post room, USPS, Royal Mail | skill
waste collection | refuse collection, garbage collection@, bin collection, recycling collection, waste transport, roll off truck | skill
multi-drop delivery | multi drop, multidrop driving, multi-stop delivery | skill
physical stamina | stand for long periods, prolonged standing, physically fit, physically demanding | soft
`
