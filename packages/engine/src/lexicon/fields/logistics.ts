export const logistics = `
# warehouse
warehouse operations,distribution centre-,warehousing,warehouse environment,-work,-experience ~ inventory management
warehouse management,DC-,distribution centre-,warehouse supervision,managed warehouse > warehouse operations
order picking,-picker@,-fulfilment,picking@,pick orders,picking and packing,fulfilment@ > warehouse operations
tool: voice picking,voice directed-,pick by voice,vocollect > order picking
tool: RF scanning,barcode-,-scanner,handheld-,hand held-,RF--,-device,-gun,scan- ~ barcode systems
knowledge: barcode systems,barcoding,RFID
packing and labelling,--orders,packaging-,packing@,labelling@,shrink wrapping,pallet-,stretch- ~ order picking
loading and unloading,container--,loading@,unloading@,offloading@,loading trailers,-trucks,-vehicles,unloading-,-trucks,-deliveries,-containers,lumping
shipping and receiving,shipping@,receiving@,goods in,-inward,-received,-receipt,inbound and outbound,receiving goods,-and dispatch,despatch@ ~ warehouse operations
put-away,putaway,let down ~ stock replenishment
stock replenishment,-replenish,replenishment,replenish stock,restocking,restock shelves ~ stock rotation
stock rotation,product-,rotate stock,first in first out,FIFO@,FEFO
cycle counting,stock count,-taking,stocktake,physical inventory,perpetual-,inventory count,-audit ~ inventory management
inventory management,stock-,-control,inventory-,-planning,-optimization,-accuracy,stock-,managing inventory,managed stock
tool: inventory software,-management system,-software,--system,stock control- > inventory management
tool: Fishbowl > inventory software
tool: Cin7 > inventory software
tool: Katana MRP > inventory software
tool: NetStock > inventory software
tool: warehouse management system,-software,--system,=WMS ~ inventory software
tool: Manhattan Associates WMS,--Associates,-WMS,-Active,-SCALE > warehouse management system
tool: Blue Yonder,=JDA > warehouse management system
tool: RedPrairie > warehouse management system ~ Blue Yonder
tool: SAP EWM,-WM > warehouse management system
tool: HighJump,Korber WMS > warehouse management system
warehouse layout,-design,slotting,space utilisation,bin location,slot optimization,-optimisation
cross-docking
kitting,kit assembly
palletising,pallet building,-stacking,building pallets,stacking-,palletise
returns processing,-handling,-management,reverse logistics,processing returns,=RMA@
manual handling,materials-,heavy lifting,safe-,lifting heavy,-up to 25kg,lift 50 pounds,-lbs,lift up to-
knowledge: cold storage,-store,temperature controlled,freezer environment,chilled-,refrigerated warehouse
knowledge: cold chain ~ cold storage
knowledge: bonded warehouse,customs warehousing,duty suspension ~ customs clearance
loading bay,-dock,dock to stock,--operations,-work,-scheduling,bay-
load planning,-building,-optimisation,trailer loading,vehicle-
knowledge: dangerous goods handling,--goods,hazardous-,-materials handling,hazmat--,=DGSA,IATA DGR,IMDG code,=ADR regulations
knowledge: warehouse safety,forklift-,dock-,racking-,-inspection
# lifting and moving machines
forklift operation,forklift,fork lift,-truck,lift-,=FLT > manual handling
licence: forklift licence,-certified,-certificate,-truck licence,--certification,powered industrial truck-,FLT licence,certified forklift operator,OSHA forklift,RTITB,ITSSAR > forklift operation
licence: counterbalance forklift,sit down-,counterbalance,counter balance > forklift operation ~ reach truck
licence: reach truck,-forklift,stand up-,-reach > forklift operation
licence: very narrow aisle truck,=VNA,turret truck,flexi-,swing reach,Bendi,Aisle Master > forklift operation ~ reach truck
tool: pallet jack,-truck,pump-,=EPJ,=PPT@,walkie rider,=LLOP > manual handling
licence: order picker truck,cherry picker forklift,high level picker ~ reach truck
licence: telehandler operation,telehandler,telescopic handler
yard operations,-management,-shunting,-jockey,-spotter,-truck,hostler,shunting trailers
tool: conveyor systems,conveyor,sortation,sorter,=ASRS,automated storage and retrieval
parcel sorting,mail-,package-,-handling,parcel-,sorting parcels,-packages,hub sortation
# driving
licence: driving licence,driver's-,category B-
licence: clean driving record,good-,safe-,motor vehicle--,clean MVR ~ driving licence
licence: CDL Class A,--A,commercial driver's license class-,class A CDL,-license,-driver,-commercial driver's license > CDL Class B,tractor-trailer driving ~ HGV Class 1
licence: CDL Class B,--B,class B CDL,-license,-commercial driver's license > commercial driver's license
licence: commercial driver's license,--driving licence,--vehicle licence,=CDL > driving licence
licence: HGV Class 1,--1,LGV class-,class 1 driver,-licence,-HGV,=C+E,=CE licence,C+E-,-license,cat CE,category-,=Category C+E > HGV Class 2,tractor-trailer driving
licence: HGV Class 2,--2,-driving,LGV-,-class 2,--C,-licence,category C-,cat-,HGV--,class 2-,-driver > category C1 licence
licence: category C1 licence,=C1--,C1 driving-,--driver,7.5 tonne,7.5t > driving licence
licence: PCV licence,PSV-,D1-,bus-,category D-,=PCV,passenger carrying vehicle > driving licence
certification: driver CPC,-qualification card,=DQC,certificate of professional competence,=CPC@,CPC card@
licence: digital tachograph card,digi--,driver-,tachograph,tacho
knowledge: drivers' hours regulations,WTD--,drivers hours,hours of service,=HOS,working time directive,electronic logging device,=ELD,driver logs,logbook compliance
licence: hazmat endorsement,H-,hazardous materials-,hazmat certified,-certification > dangerous goods handling
licence: tanker endorsement,tank-,N-,X-,tanker driving,fuel tanker
licence: doubles and triples endorsement,doubles triples,T endorsement,double trailers
licence: passenger endorsement,P-,S-,school bus- ~ PCV licence
licence: ADR licence,=ADR > dangerous goods handling
licence: TWIC card,TWIC,transportation worker identification credential
certification: DOT medical card,-certificate,medical examiner's--,DOT physical,D4 medical
knowledge: DOT regulations,department of transportation-,DOT compliance,FMCSA,=CSA score,FMCSR ~ drivers' hours regulations
tractor-trailer driving,tractor trailer,semi-,-truck,arctic lorry,articulated-,-vehicle,artic,18 wheeler,big rig
over-the-road driving,regional-,long distance-,--haul,=OTR,over the road,tramping@ > tractor-trailer driving
truck driving,lorry-,commercial-,heavy goods vehicle,large-,straight truck,box-,rigid lorry,trunking@,HGV driving experience
van driving,delivery-,delivering parcels,parcel delivery,package-,home-,courier work,Luton van,sprinter-,3.5 tonne-,last mile > driving licence
passenger transport,patient-,paratransit,wheelchair accessible vehicle
bus driving > passenger transport
coach driving > passenger transport
minibus driving,D1 minibus,=MiDAS > passenger transport
school bus driving > passenger transport
taxi and private hire,private hire licence,taxi--,-driving,rideshare,chauffeur,hackney carriage,chauffeuring > driving licence
vehicle inspection,pre trip-,post-,walkaround checks,walk-round-,walk-around-,vehicle-,-defect checks,pretrip,DVIR,defect reporting@
load securement,flatbed-,securing loads,load securing,-security,-restraint,strapping@,tarping,chains and binders
flatbed driving,flatbed,step deck,lowboy,oversize loads,abnormal-,heavy haul > load securement
refrigerated transport,-trailer,reefer,temperature controlled transport
licence: HIAB operation,HIAB,lorry loader,-mounted crane,truck-,ALLMI,Moffett,piggyback forklift
tool: tail lift operation,--lift,lift gate,liftgate
proof of delivery,signed--,=POD@,delivery paperwork,-notes,-documentation
cash on delivery collection,collected payment
knowledge: route knowledge,local road-,sat nav,satnav,GPS navigation,map reading
defensive driving,safe-,advanced-,eco-,Smith System
# transport management
route planning,journey-,transport-,routing@,route optimisation,delivery routing,planned routes,routing and scheduling
tool: route planning software > route planning
tool: Maxoptra > route planning software
tool: Roadnet > route planning software
tool: Route4Me > route planning software
tool: OptimoRoute > route planning software
dispatching,driver scheduling,-allocation,-dispatch,load-,dispatch operations,-software ~ transport management
transport management,transportation-,-planning,-logistics,-operations,transport-,-coordination,managing transport
tool: transport management system,transportation-,=TMS,Oracle Transportation Management,=OTM,=TMW ~ route planning software
tool: MercuryGate > transport management system
tool: McLeod > transport management system
tool: Mandata > transport management system
tool: SAP TM > transport management system
fleet management,-maintenance,-operations,-administration,managed fleet,vehicle-,managing a-
tool: vehicle telematics,-tracking,fleet-,telematics,dashcam review ~ fleet management
tool: Samsara > vehicle telematics
tool: Geotab > vehicle telematics
tool: Omnitracs > vehicle telematics
tool: Microlise > vehicle telematics
tool: Verizon Connect > vehicle telematics
certification: transport manager CPC,international--,national-,operator-,CPC holder > operator licence compliance
knowledge: operator licence compliance,DVSA--,vehicle-,operator's licence,O-,FORS,earned recognition ~ fleet management
fuel management,-cards,-monitoring,-tax reporting,IFTA
freight brokerage,-broker,load boards,=Truckstop,brokered freight,carrier sales > carrier management
carrier management,haulier-,carrier relations,-relationship,-selection,-negotiation,-procurement,-performance,managing carriers,subcontractor hauliers
freight forwarding,-forwarder,forwarding@,international freight,air and ocean-,--sea freight > shipping documentation
air freight,-cargo,-waybill,-export,-import,airfreight,=AWB
ocean freight,sea-,containerised-,ocean export,-import,=FCL,=LCL,container shipping
knowledge: road freight,haulage,trucking@,trucking industry
knowledge: groupage > road freight
knowledge: full truckload,truckload > road freight
knowledge: less than truckload,=LTL > road freight
knowledge: rail freight logistics,intermodal,multimodal transport,drayage
freight auditing,-invoice,-payment,-cost,-rates,-quoting,-pricing,-bill audit,rate negotiation@
customs clearance,import-,customs brokerage,-documentation,-procedures,ACE portal ~ import and export trade
customs compliance > customs clearance
customs declarations,-entries > customs clearance
licence: customs broker license,licensed customs broker,=LCB,certified customs specialist > customs clearance,import and export trade
knowledge: import and export trade,import documentation,export-,-operations,import-,importing@,exporting@
knowledge: international trade,global- ~ import and export trade
knowledge: export controls,=EAR@,ITAR compliance ~ import and export
knowledge: trade compliance,export- ~ import and export trade
knowledge: HS codes,commodity-,HTS-,tariff-,-classification,HTS-,harmonized system,HTSUS,Schedule B ~ customs clearance
knowledge: Incoterms,shipping terms,=FOB,=CIF,=DDP,Ex Works
knowledge: documentary credits,trade documentation
certification: AEO status,authorised economic operator,C-TPAT,CTPAT
shipping documentation,freight-,bills of lading,=BOL,shipping documents,-paperwork,-manifest,packing lists,-slip,commercial invoices,CMR notes,manifests@
shipment tracking,-visibility,track and trace,tracking shipments,tracing-,order tracking,project44,FourKites
tool: shipping software,parcel carriers
tool: ShipStation > shipping software
tool: UPS WorldShip,WorldShip > shipping software
tool: FedEx Ship Manager > shipping software
tool: Shippo > shipping software
tool: EasyPost > shipping software
tool: Metapack > shipping software
tool: CargoWise,CW1 > freight forwarding
knowledge: demurrage and detention,demurrage,detention charges
knowledge: cargo insurance,-claims,freight-,OS&D,overages shortages and damages
knowledge: third-party logistics,=3PL,fulfilment centre
knowledge: 4PL ~ third-party logistics
knowledge: contract logistics ~ third-party logistics
distribution management,-operations,-planning,-logistics,distribution@
logistics management,logistics
knowledge: military logistics,unit supply,supply sergeant,GCSS Army,property book > inventory management
# supply chain
supply chain management,--chain,=SCM
supply planning,material-,replenishment-,supply and demand-,materials management > supply chain management ~ demand planning
demand planning,-forecasting,statistical-,inventory-,forecast accuracy,forecasting demand
sales and operations planning,sales &--,S&OP,integrated business planning,=IBP,SIOP > demand planning
supply chain analytics,-analysis,-modelling,-optimization,network optimisation,logistics analytics
tool: supply chain software > supply chain management
tool: Kinaxis > supply chain software
tool: o9 Solutions > supply chain software
tool: SAP APO > supply chain software
tool: SAP IBP > supply chain software
tool: Llamasoft > supply chain software
tool: E2open > supply chain software
tool: Oracle SCM,Infor- > supply chain software
tool: Logility > supply chain software
knowledge: safety stock,reorder points,stock levels,par-,min max-,economic order quantity,=EOQ,ABC analysis ~ inventory management
knowledge: lead time reduction,--time
knowledge: on-time delivery,=OTIF,on time in full,delivery performance,service levels@
tool: electronic data interchange,EDI transactions,advance shipping notice,=ASN
knowledge: supply chain risk,-resilience,--disruption,-risk,-continuity
knowledge: sustainable supply chain,--procurement,ethical sourcing,responsible-,supplier diversity
certification: APICS CSCP,=CSCP,certified supply chain professional > supply chain management
certification: APICS CPIM,=CPIM,certified in planning and inventory management,certified in production and inventory management,APICS,ASCM > inventory management
certification: APICS CLTD,=CLTD > logistics management
certification: CILT membership,=CILT,chartered institute of logistics and transport,=FCILT,=MILT > logistics management
# procurement
procurement,purchasing,buying@,procuring
purchase orders,-requisitions,=PO@,=POs@,PO processing,-creation,requisitions@ ~ procurement
strategic sourcing,supplier-,vendor-,global-,material-,sourcing@,sourcing strategy,sourced suppliers > procurement
procurement category management,category strategy,-sourcing,-plans > strategic sourcing
supplier management,vendor-,-relations,supplier-,-development,-performance,-relationships,vendor-,managing suppliers,managed vendors
supplier negotiation,-contracts,vendor-,-negotiation,price-,purchase-,negotiating with suppliers > supplier management
supplier audits,-qualification,vendor-,-audit,-scorecards,supplier-,-assessment,-evaluation,-quality audit ~ supplier management
tendering and RFPs,=RFP,=RFQ,=RFx,=RFI,request for proposal,-quotation,tender management,-evaluation,bid-,invitation to tender,=ITT ~ procurement
knowledge: public procurement,government-,public sector-,--contracts regulations,OJEU,federal acquisition regulation,=FAR@,DFARS > procurement
contract management,-administration,-negotiation,-lifecycle,managing contracts,negotiated-
spend analysis,-analytics,cost savings,-reduction,-avoidance,savings delivery,total cost of ownership,should cost ~ procurement
knowledge: procure-to-pay,P2P,purchase to pay,source-,-contract,S2P > procurement
tool: procurement software,e-procurement,eprocurement ~ procurement
tool: Ariba > procurement software
tool: Coupa > procurement software
tool: Jaggaer > procurement software
tool: Ivalua > procurement software
tool: GEP Smart,=GEP > procurement software
tool: Basware > procurement software
tool: Proactis > procurement software
category buying,merchandise-,retail-,seasonal-,range planning,buying experience ~ procurement
certification: CIPS qualification,-qualified,-level 4,MCIPS,chartered institute of procurement and supply > procurement
certification: CPSM,certified purchasing manager,-professional,--professional in supply management,CPPB > procurement
certification: NIGP certification,NIGP-CPP,certified public procurement officer,CPPO > public procurement
soft: shift work,-pattern,night shifts,rotating-,weekend work,overtime availability,early starts
knowledge: warehouse KPIs,-metrics,pick rate,picking accuracy,units per hour,productivity targets
warehouse housekeeping,clean and tidy@
household removals,-moves,removals@,furniture moving,-delivery,white glove-,moving company,-furniture
postal services,letter delivery,mail-,-carrier,-processing,-room,post-,mailroom,USPS,Royal Mail
waste collection,refuse-,bin-,recycling-,garbage collection@,waste transport,roll off truck
multi-drop delivery,multi-stop-,multi drop,multidrop driving
soft: physical stamina,prolonged standing,physically fit,-demanding`
