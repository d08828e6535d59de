export const logistics = `
# warehouse
warehouse operations,distribution centre-,warehouse environment,-experience,-work,warehousing ~ inventory management
warehouse management,DC-,distribution centre-,managed warehouse,warehouse supervision > warehouse operations
order picking,-fulfilment,-picker@,fulfilment@,pick orders,picking and packing,picking@ > warehouse operations
tool: voice picking,voice directed-,pick by voice,vocollect > order picking
tool: RF scanning,barcode-,-scanner,handheld-,hand held-,RF--,-device,-gun,scan- ~ barcode systems
knowledge: barcode systems,RFID,barcoding
packing and labelling,--orders,packaging-,labelling@,packing@,pallet wrapping,shrink-,stretch- ~ order picking
loading and unloading,container--,loading trailers,-trucks,-vehicles,unloading-,-deliveries,-trucks,loading@,lumping^@@,offloading@,unloading@
shipping and receiving,despatch@,goods inward,-in^,-receipt,-received,shipping@,inbound and outbound,receiving goods,-and dispatch,receiving^@ ~ warehouse operations
put-away,let down,putaway ~ stock replenishment
stock replenishment,-replenish,replenish stock,replenishment,restock shelves,restocking ~ stock rotation
stock rotation,product-,FEFO,FIFO@,first in first out,rotate stock
cycle counting,inventory audit,-count,stock-,-taking,physical inventory,perpetual-,stocktake ~ inventory management
inventory management,stock-,-control,-accuracy,inventory-,-control,-planning,-optimization,managed stock,managing inventory
tool: inventory software,-management system,-software,--system,stock control- > inventory management
tool: =Fishbowl@ > inventory software
tool: Cin7 > inventory software
tool: Katana MRP > inventory software
tool: NetStock > inventory software
tool: warehouse management system,-software,--system,=WMS ~ inventory software
tool: Manhattan Associates WMS,--Associates,-SCALE,-WMS,-Active > warehouse management system
tool: Blue Yonder,=JDA > warehouse management system
tool: RedPrairie > warehouse management system ~ Blue Yonder
tool: SAP EWM,-WM > warehouse management system
tool: HighJump,Korber WMS > warehouse management system
warehouse layout,-design,bin location,slot optimisation,-optimization,slotting,space utilisation
cross-docking
kitting,kit assembly
palletising,building pallets,stacking-,pallet building,-stacking,palletise
returns processing,-handling,-management,=RMA@,processing returns,reverse logistics
manual handling,materials-,heavy lifting,safe-,lift 50 pounds,-lbs,lift up to-,lifting heavy,-up to 25kg
knowledge: cold storage,-store,chilled environment,freezer-,refrigerated warehouse,temperature controlled
knowledge: cold chain ~ cold storage
knowledge: bonded warehouse,customs warehousing,duty suspension ~ customs clearance
loading bay,-dock,bay scheduling,dock-,-operations,-work,-to stock
load planning,-building,-optimisation,trailer loading,vehicle-
knowledge: dangerous goods handling,--goods,hazardous-,-materials handling,hazmat--,=ADR regulations,=DGSA,IMDG code,IATA DGR
knowledge: warehouse safety,dock-,forklift-,racking-,-inspection
# lifting and moving machines
forklift operation,=FLT,fork lift,-truck,lift-,forklift > manual handling
licence: forklift licence,FLT-,forklift truck-,--certified,-certificate,-certification,powered industrial truck-,ITSSAR,OSHA forklift,RTITB,certified forklift operator > forklift operation
licence: counterbalance forklift,sit down-,counter balance,counterbalance@ > forklift operation ~ reach truck
licence: reach truck,-forklift,stand up-,-reach > forklift operation
licence: very narrow aisle truck,=VNA,Aisle Master,Bendi,flexi truck,turret-,swing reach > forklift operation ~ reach truck
tool: pallet jack,-truck,pump-,=EPJ,=LLOP,=PPT@,walkie rider > manual handling
licence: order picker truck,cherry picker forklift,high level picker ~ reach truck
licence: telehandler operation,telehandler,telescopic handler
yard operations,-shunting,-management,-truck,-jockey,-spotter,hostler,shunting trailers
tool: conveyor systems,automated storage and retrieval,=ASRS,conveyor,sortation,sorter
parcel sorting,mail-,package-,-handling,parcel-,hub sortation,sorting packages,-parcels
# driving
licence: driving licence,driver's-,category B-
licence: clean driving record,good-,safe-,motor vehicle--,clean MVR ~ driving licence
licence: CDL Class A,--A,commercial driver's license class-,class A driver,-CDL,-license,-commercial driver's license > CDL Class B,tractor-trailer driving ~ HGV Class 1
licence: CDL Class B,--B,class B CDL,-license,-commercial driver's license > commercial driver's license
licence: commercial driver's license,--driving licence,--vehicle licence,=CDL > driving licence
licence: HGV Class 1,--1,LGV class-,=C+E,=CE licence,=HC-,=MC-,C+E-,class 1-,-HGV,-driver,=Category C+E,C+E license,cat CE,category-,heavy combination,multi- > HGV Class 2,tractor-trailer driving
licence: HGV Class 2,--2,-driving,LGV-,-class 2,--C,-licence,HGV-,=HR-,cat C-,category-,class 2--,-driver,heavy rigid > category C1 licence
licence: category C1 licence,=C1--,=MR-,C1 driving-,--driver,7.5 tonne,7.5t,medium rigid > driving licence
licence: PCV licence,D1-,minibus-,PSV-,bus-,category D-,=PCV,passenger carrying vehicle > driving licence
certification: driver CPC,-qualification card,=CPC@,=DQC,CPC card@,certificate of professional competence
licence: digital tachograph card,driver--,digi-,tacho,tachograph
knowledge: drivers' hours regulations,WTD--,=ELD,=HOS,driver logs,drivers hours,electronic logging device,hours of service,logbook compliance,working time directive
licence: hazmat endorsement,H-,hazardous materials-,hazmat certification,-certified > dangerous goods handling
licence: tanker endorsement,tank-,N-,X-
tanker driving,fuel tanker
licence: doubles and triples endorsement,double trailers,T endorsement,doubles triples
licence: passenger endorsement,P-,S-,school bus- ~ PCV licence
licence: ADR licence,=ADR > dangerous goods handling
licence: TWIC card,TWIC,transportation worker identification credential
certification: DOT medical card,-certificate,medical examiner's--,D4 medical,DOT physical
knowledge: DOT regulations,department of transportation-,=CSA score,DOT compliance,FMCSA,FMCSR ~ drivers' hours regulations
tractor-trailer driving,arctic lorry,articulated-,-vehicle,18 wheeler,artic,big rig,tractor trailer,semi-,-truck
over-the-road driving,regional-,long distance-,--haul,=OTR,over the road,tramping^@@ > tractor-trailer driving
truck driving,lorry-,commercial-,HGV driving experience,box truck,straight-,heavy goods vehicle,large-,rigid lorry,trunking^@@
van driving,delivery-,sprinter van,Luton-,3.5 tonne-,delivering parcels,home delivery,package-,parcel-,last mile,courier work > driving licence
passenger transport,patient-,paratransit,wheelchair accessible vehicle
bus driving > passenger transport
coach driving > passenger transport
minibus driving,=MiDAS,D1 minibus > passenger transport
school bus driving > passenger transport
taxi and private hire,chauffeuring,hackney carriage,rideshare,chauffeur,private hire licence,taxi--,-driving > driving licence
vehicle inspection,post trip-,pre-,defect reporting@,DVIR,pretrip,vehicle defect checks,--checks,walk-round-,walk-around-,walkaround-
load securement,flatbed-,chains and binders,load restraint,-securing,-security,securing loads,strapping^@@,tarping
flatbed driving,flatbed,heavy haul,lowboy,abnormal loads,oversize-,step deck > load securement
refrigerated transport,-trailer,reefer,temperature controlled transport
licence: HIAB operation,ALLMI,HIAB,Moffett,lorry loader,-mounted crane,truck-,piggyback forklift
tool: tail lift operation,--lift,lift gate,liftgate
proof of delivery,signed--,=POD@,delivery notes,-documentation,-paperwork
cash on delivery collection,collected payment
knowledge: route knowledge,local road-,GPS navigation,map reading,sat nav,satnav
defensive driving,advanced-,eco-,safe-,Smith System
# transport management
route planning,journey-,transport-,planned routes,route optimisation,routing and scheduling,delivery routing,routing@@
tool: route planning software > route planning
tool: Maxoptra > route planning software
tool: Roadnet > route planning software
tool: Route4Me > route planning software
tool: OptimoRoute > route planning software
dispatching,dispatch operations,-software,driver scheduling,-allocation,-dispatch,load- ~ transport management
transport management,transportation-,-operations,-logistics,-planning,managing transport,transport coordination,-operations
tool: transport management system,transportation-,=OTM,=TMS,=TMW,Oracle Transportation Management ~ route planning software
tool: MercuryGate > transport management system
tool: McLeod > transport management system
tool: Mandata > transport management system
tool: SAP TM > transport management system
fleet management,-administration,-maintenance,-operations,managed fleet,vehicle-,managing a-
tool: vehicle telematics,-tracking,fleet-,dashcam review,telematics ~ fleet management
tool: Samsara > vehicle telematics
tool: Geotab > vehicle telematics
tool: Omnitracs > vehicle telematics
tool: Microlise > vehicle telematics
tool: Verizon Connect > vehicle telematics
certification: transport manager CPC,international--,national-,operator-,CPC holder > operator licence compliance
knowledge: operator licence compliance,DVSA--,vehicle-,earned recognition,FORS,O licence,operator's- ~ fleet management
fuel management,-cards,-monitoring,-tax reporting,IFTA
freight brokerage,-broker,=Truckstop,brokered freight,carrier sales,load boards > carrier management
carrier management,haulier-,managing carriers,carrier negotiation,-performance,-procurement,-relations,-relationship,-selection,subcontractor hauliers
freight forwarding,-forwarder,international freight,air and ocean-,--sea freight,forwarding^@@ > shipping documentation
air freight,-export,-import,-waybill,-cargo,=AWB,airfreight
ocean freight,containerised-,sea-,=FCL,=LCL,container shipping,ocean export,-import
knowledge: road freight,haulage,trucking industry,trucking@
knowledge: groupage > road freight
knowledge: full truckload,truckload > road freight
knowledge: less than truckload,=LTL > road freight
knowledge: rail freight logistics,drayage,intermodal,multimodal transport
freight auditing,-rates,-invoice,-payment,-pricing,-quoting,-cost,-bill audit,rate negotiation@
customs clearance,import-,ACE portal,customs brokerage,-documentation,-procedures ~ import and export trade
customs compliance > customs clearance
customs declarations,-entries > customs clearance
licence: customs broker license,certified customs specialist,=LCB,licensed customs broker > customs clearance,import and export trade
certification: customs declarant qualification,--practitioner award,--specialist diploma,declarant--,FENEX declarant > customs clearance
knowledge: import and export trade,exporting@,export documentation,import-,-operations,export-,importing@
knowledge: international trade,global- ~ import and export trade
knowledge: export controls,=EAR@,ITAR compliance ~ import and export trade
knowledge: trade compliance,export- ~ import and export trade
knowledge: HS codes,HTS-,commodity-,tariff-,-classification,HTS-,HTSUS,Schedule B,harmonized system ~ customs clearance
knowledge: Incoterms,Ex Works,=CIF,=DDP,=FOB,shipping terms
knowledge: documentary credits,trade documentation
certification: AEO status,CTPAT,authorised economic operator,C-TPAT
shipping documentation,freight-,=BOL,bills of lading,commercial invoices,CMR notes,manifests@@,packing lists,-slip,shipping documents,-manifest,-paperwork
shipment tracking,order-,FourKites,project44,shipment visibility,tracing shipments,tracking-,track and trace
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
distribution management,-planning,-logistics,-operations,distribution@
logistics management,logistics
knowledge: military logistics,GCSS Army,supply sergeant,unit supply,property book > inventory management
# supply chain
supply chain management,--chain,=SCM
supply planning,material-,replenishment-,supply and demand-,materials management > supply chain management ~ demand planning
demand planning,-forecasting,inventory-,statistical-,forecast accuracy,forecasting demand
sales and operations planning,sales &--,=IBP,S&OP,SIOP,integrated business planning > demand planning
supply chain analytics,-analysis,-modelling,-optimization,logistics analytics,network optimisation
tool: supply chain software > supply chain management
tool: Kinaxis > supply chain software
tool: o9 Solutions > supply chain software
tool: SAP APO > supply chain software
tool: SAP IBP > supply chain software
tool: Llamasoft > supply chain software
tool: E2open > supply chain software
tool: Oracle SCM,Infor- > supply chain software
tool: Logility > supply chain software
knowledge: safety stock,reorder points,=EOQ,ABC analysis,economic order quantity,par levels,stock-,min max- ~ inventory management
knowledge: lead time reduction,--time
knowledge: on-time delivery,=OTIF,delivery performance,on time in full,service levels@
tool: electronic data interchange,EDI transactions,=ASN,advance shipping notice
knowledge: supply chain risk,-resilience,--continuity,-disruption,-risk
knowledge: sustainable supply chain,--procurement,ethical sourcing,responsible-,supplier diversity
certification: APICS CSCP,=CSCP,certified supply chain professional > supply chain management
certification: APICS CPIM,=CPIM,APICS,ASCM,certified in planning and inventory management,certified in production and inventory management > inventory management
certification: APICS CLTD,=CLTD > logistics management
certification: CILT membership,=CILT,=FCILT,=MILT,chartered institute of logistics and transport > logistics management
# procurement
procurement,buying@,procuring,purchasing
purchase orders,-requisitions,=POs@,PO creation,-processing,requisitions@,=PO@ ~ procurement
strategic sourcing,global-,material-,supplier-,vendor-,sourcing strategy,sourcing@,sourced suppliers > procurement
procurement category management,category plans,-sourcing,-strategy > strategic sourcing
supplier management,vendor-,-relations,supplier-,-development,-performance,-relationships,vendor-,managed vendors,managing suppliers
supplier negotiation,purchase-,price-,vendor-,-contracts,supplier-,negotiating with suppliers > supplier management
supplier audits,-scorecards,vendor-,-audit,-qualification,supplier-,-assessment,-evaluation,-quality audit ~ supplier management
tendering and RFPs,=ITT,=RFI,=RFP,=RFQ,=RFx,bid evaluation,tender-,-management,invitation to tender,request for proposal,-quotation ~ procurement
knowledge: public procurement,government-,public sector-,--contracts regulations,=FAR@,DFARS,OJEU,federal acquisition regulation > procurement
contract management,-lifecycle,-negotiation,-administration,managing contracts,negotiated-
spend analysis,-analytics,total cost of ownership,cost avoidance,-reduction,-savings,savings delivery,should cost ~ procurement
knowledge: procure-to-pay,S2P,purchase to pay,source-,-contract,P2P > procurement
tool: procurement software,e-procurement,eprocurement ~ procurement
tool: Ariba > procurement software
tool: Coupa > procurement software
tool: Jaggaer > procurement software
tool: Ivalua > procurement software
tool: GEP Smart,=GEP > procurement software
tool: Basware > procurement software
tool: Proactis > procurement software
category buying,retail-,seasonal-,merchandise-,range planning,buying experience ~ procurement
certification: CIPS qualification,-qualified,-level 4,MCIPS,chartered institute of procurement and supply > procurement
certification: CPSM,CPPB,certified purchasing manager,-professional,--professional in supply management > procurement
certification: NIGP certification,CPPO,NIGP-CPP,certified public procurement officer > public procurement
soft: shift work,-pattern,night shifts,rotating-,early starts,overtime availability,weekend work
knowledge: warehouse KPIs,-metrics,pick rate,picking accuracy,productivity targets,units per hour
warehouse housekeeping,clean and tidy@
household removals,-moves,moving company,-furniture,white glove delivery,furniture--,-moving,removals^@@
postal services,Royal Mail,USPS,letter delivery,mail-,-processing,-carrier,-room,post-,mailroom
waste collection,bin-,recycling-,refuse-,garbage collection@,roll off truck,waste transport
multi-drop delivery,multi-stop-,multi drop,multidrop driving
soft: physical stamina,physically demanding,-fit,prolonged standing`
