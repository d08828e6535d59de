export const logistics = `
# warehouse
warehouse operations,distribution centre-,warehouse work,-environment,-experience,warehousing@ ~ inventory management
packing and labelling,--orders,packaging-,labelling@,packing@,pallet wrapping,shrink-,stretch- ~ order picking
loading and unloading,container--,loading trailers,-trucks,-vehicles,unloading-,-deliveries,-trucks,loading@,lumping^@@,offloading@,unloading@,devanning
shipping and receiving,despatch@,receiving goods,-and dispatch,receiving^@,shipping@,goods in^,-receipt,-received,-inward,inbound and outbound@,=GRN@@ ~ warehouse operations
put-away,let down,putaway ~ stock replenishment
stock replenishment,-replenish,replenishment,restock shelves,restocking ~ stock rotation
stock rotation,product-,FEFO,FIFO@,first in first out,date checks
cycle counting,inventory audit,-count,stock-,-taking,physical inventory,perpetual-,stocktake ~ inventory management
inventory management,stock-,-control,-accuracy,inventory-,-control,-planning,-optimization,bin cards,stock cards,stock reconciliation
warehouse layout,-design,bin location,slot optimisation,slotting,space utilisation
cross-docking
kitting,kit assembly
palletising,building pallets,pallet building,-stacking
returns processing,-handling,-management,=RMA@,reverse logistics
manual handling,materials-,heavy lifting,safe-,lift 50 pounds,-lbs,lifting up to 25kg
loading bay,-dock,bay scheduling,dock-,-operations,-work,-to stock
load planning,-building,-optimisation,trailer loading,vehicle-
skill > warehouse operations:
warehouse management,DC-,distribution centre-,warehouse supervision
order picking,-fulfilment,-picker@,fulfilment@,pick orders,picking and packing,picking@,pick to light,pick n pack,pick & pack
tool:
voice picking,voice directed-,pick by voice,vocollect > order picking
RF scanning,barcode-,-scanner,handheld-,hand held-,RF--,-device,-gun,scan-,hand scanner,=RDT@@ ~ barcode systems
inventory software,-management system,-software,--system,stock control- > inventory management
warehouse management system,-software,--system,=WMS,Körber,Linnworks ~ inventory software
tool > inventory software:
=Fishbowl@
Cin7
Katana MRP
NetStock
tool > warehouse management system:
Manhattan Associates WMS,--Associates,-SCALE,-WMS,-Active,=Manhattan@@
Blue Yonder,=JDA
RedPrairie ~ Blue Yonder
SAP EWM,-WM
HighJump,Korber WMS
knowledge:
barcode systems,RFID,barcoding
cold storage,-store,chilled environment,freezer-,refrigerated warehouse,temperature controlled
cold chain ~ cold storage
bonded warehouse,customs warehousing,duty suspension ~ customs clearance
dangerous goods handling,--goods,hazardous-,-materials handling,hazmat--,=ADR regulations,=DGSA,IMDG code,IATA DGR,=IMDG
warehouse safety,dock-,forklift-,racking-,-inspection
# lifting and moving machines
forklift operation,=FLT,fork lift,-truck,lift-,forklift > manual handling
yard operations,-shunting,-management,-truck,-jockey,-spotter,hostler,shunting trailers
parcel sorting,mail-,package-,-handling,parcel-,hub sortation
licence:
order picker truck,cherry picker forklift,high level picker ~ reach truck
telehandler operation,telehandler,telescopic handler
licence > forklift operation:
forklift licence,fork lift-,FLT-,forklift truck-,--certified,-certificate,-certification,powered industrial truck,ITSSAR,OSHA forklift,RTITB,certified forklift operator,High reach@@,LF licence,LF ticket,LO licence,forklift ticket
counterbalance forklift,sit down-,counter balance,counterbalance@ ~ reach truck
reach truck,-forklift,stand up-,-reach
very narrow aisle truck,=VNA,Aisle Master,Bendi,flexi truck,turret-,swing reach ~ reach truck
tool:
pallet jack,-truck,pump-,=EPJ,=LLOP,=PPT@,walkie rider > manual handling
conveyor systems,automated storage and retrieval,=ASRS,conveyor,sortation,sorter
# driving
tanker driving,fuel tanker
tractor-trailer driving,arctic lorry,articulated-,-vehicle,18 wheeler,artic,big rig,tractor trailer,semi-,-truck,artics,curtainsiders,tautliners
over-the-road driving,regional-,long distance-,--haul,=OTR,over the road,tramping^@@ > tractor-trailer driving
truck driving,commercial-,HGV driving experience,box truck,straight-,heavy goods vehicle,large-,rigid lorry,trunking^@@
passenger transport,patient-,paratransit,wheelchair accessible vehicle
vehicle inspection,post trip-,pre-,defect reporting@,DVIR,pretrip,daily defect checks,vehicle-,--checks,walk-round-,walk-around-,walkaround-
load securement,flatbed-,chains and binders,load restraint,-securing,-security,strapping^@@,tarping
flatbed driving,flatbed,heavy haul,lowboy,abnormal loads,oversize-,step deck > load securement
refrigerated transport,-trailer,reefer,temperature controlled transport
proof of delivery,signed--,=POD@,delivery notes,-documentation,-paperwork,=ePOD
cash on delivery collection,collected payment
defensive driving,advanced-,eco-,safe-,Smith System
Highway Code,rules of the road,road traffic law
chain of responsibility,=CoR@@
skill > driving licence:
van driving,delivery-,sprinter van,Luton-,3.5 tonne-,home delivery,package-,parcel-,last mile,courier work
taxi and private hire,chauffeuring,hackney carriage,rideshare,private hire licence,taxi--,-driving
skill > passenger transport:
bus driving
coach driving
minibus driving,=MiDAS,D1 minibus
school bus driving
licence:
CDL Class A,--A,commercial driver's license class-,class A driver,-CDL,-license,-commercial driver's license,AZ licence > CDL Class B,tractor-trailer driving ~ HGV Class 1
CDL Class B,--B,class B CDL,-license,-commercial driver's license > commercial driver's license
HGV Class 1,--1,LGV class-,=C+E,=CE licence,=HC-,=MC-,C+E-,class 1-,-HGV,-driver,=Category C+E,cat CE,category-,heavy combination,multi-,LGV 1,code 14@@ > HGV Class 2,tractor-trailer driving
HGV Class 2,--2,-driving,LGV-,-class 2,--C,-licence,HGV-,=HR-,cat C-,category-,class 2--,-driver,heavy rigid,LGV 2,DZ licence > category C1 licence
digital tachograph card,driver--,digi-,digicard,tacho card,tachograph card
tanker endorsement,tank-,N-,X-
doubles and triples endorsement,double trailers,T endorsement,doubles triples,doubles and triples
passenger endorsement,P-,S-,school bus- ~ PCV licence
TWIC card,TWIC,transportation worker identification credential
HIAB operation,ALLMI,HIAB,Moffett,lorry loader,truck mounted crane,piggyback forklift
licence > driving licence:
commercial driver's license,--driving licence,--vehicle licence,=CDL
professional driving permit,PrDP,=PDP@@
WTR endorsement,=WTR@@
category C1 licence,=C1--,=MR-,C1 driving-,--driver,7.5 tonne,7.5t,medium rigid,code 10@@
PCV licence,D1-,minibus-,PSV-,bus-,category D-,=PCV,passenger carrying vehicle
licence > dangerous goods handling:
hazmat endorsement,H-,hazardous materials-,hazmat certification,-certified
ADR licence,=ADR
certification:
driver CPC,-qualification card,=CPC@,=DQC,CPC card@,certificate of professional competence,=DCPC
DOT medical card,-certificate,medical examiner's--,D4 medical,DOT physical
knowledge:
drivers' hours regulations,WTD--,tacho,tachograph,working time records,=ELD,=HOS,driver logs,drivers hours,electronic logging device,hours of service,logbook compliance,working time directive,=WTD@@
DOT regulations,department of transportation-,=CSA score,DOT compliance,FMCSA,FMCSR ~ drivers' hours regulations
route knowledge,local road-,GPS navigation,map reading,sat nav,satnav
tool:
tail lift operation,--lift,lift gate,liftgate
# transport management
route planning,journey-,transport-,route optimisation,routing and scheduling,delivery routing,routing@@
dispatching,dispatch operations,-software,driver scheduling,-allocation,-dispatch,load- ~ transport management
transport management,transportation-,-operations,-logistics,-planning,transport coordination,-operations ~ logistics management
fleet management,-administration,-maintenance,-operations,vehicle fleet
fuel management,-cards,-monitoring,-tax reporting,IFTA
freight brokerage,-broker,=Truckstop,carrier sales,load boards > carrier management
carrier management,haulier-,carrier negotiation,-performance,-procurement,-relations,-relationship,-selection,subcontractor hauliers
freight forwarding,-forwarder,international freight,air and ocean-,--sea freight,forwarding^@@,=BIFA,CargoWise One > shipping documentation
air freight,-export,-import,-waybill,-cargo,=AWB,airfreight
ocean freight,containerised-,sea-,=FCL,=LCL,container shipping,ocean export,-import
freight auditing,-rates,-invoice,-payment,-pricing,-quoting,-cost,-bill audit,rate negotiation@
customs clearance,import-,ACE portal,customs brokerage,-documentation,-procedures,=CBP@@ ~ import and export trade
shipping documentation,freight-,=BOL,bills of lading,commercial invoices,CMR notes,manifests@@,packing lists,-slip,shipping documents,-manifest,-paperwork,=HAWB,=MAWB,=B/L@@,air waybill,=AWB,waybills@@
shipment tracking,order-,FourKites,project44,shipment visibility,tracing shipments,tracking-,track and trace
distribution management,-planning,-logistics,-operations,distribution@ ~ logistics management
logistics management,logistics
skill > customs clearance:
customs compliance
customs declarations,-entries,=CHIEF@@,=CDS@@,=T1@@,=NCTS,=EUR1,ATA carnet,duty deferment,transit documents,ASYCUDA,bill of entry
tool:
route planning software,Paragon@@,Descartes@@ > route planning
transport management system,transportation-,=OTM,=TMS,=TMW,Oracle Transportation Management ~ route planning software
vehicle telematics,-tracking,fleet-,dashcam review,telematics,KeepTruckin,=Motive@@,Microlise,Webfleet,Lytx ~ fleet management
shipping software,parcel carriers
CargoWise,CW1 > freight forwarding
tool > route planning software:
Maxoptra
Roadnet
Route4Me
OptimoRoute
tool > transport management system:
MercuryGate
McLeod
Mandata
SAP TM
tool > vehicle telematics:
Samsara
Geotab
Omnitracs
Microlise
Verizon Connect
tool > shipping software:
ShipStation
UPS WorldShip,WorldShip
FedEx Ship Manager
Shippo
EasyPost
Metapack
certification:
transport manager CPC,international--,national-,operator-,CPC holder,TM CPC,CPC transport manager,CPC in transport management,transport management CPC > operator licence compliance
customs declarant qualification,--practitioner award,--specialist diploma,declarant--,FENEX declarant > customs clearance
AEO status,CTPAT,authorised economic operator,C-TPAT
knowledge:
operator licence compliance,DVSA--,vehicle-,earned recognition,FORS,O licence,operator's-,=DVS@@,=CLOCS,=DVSA@@ ~ fleet management
road freight,haulage,trucking industry,trucking@
rail freight logistics,drayage,intermodal,multimodal transport
import and export trade,exporting@,export documentation,import-,-operations,export-,importing@
international trade,global- ~ import and export trade
export controls,=EAR@,ITAR compliance ~ import and export trade
trade compliance,export- ~ import and export trade
HS codes,HTS-,commodity-,tariff-,-classification,HTS-,HTSUS,Schedule B,harmonized system ~ customs clearance
Incoterms,Ex Works,=CIF,=DDP,=FOB,shipping terms
documentary credits,trade documentation
demurrage and detention,demurrage,detention charges
cargo insurance,-claims,freight-,OS&D,overages shortages and damages
third-party logistics,=3PL,fulfilment centre
4PL ~ third-party logistics
contract logistics ~ third-party logistics
military logistics,GCSS Army,supply sergeant,unit supply,property book,logistic corps,quartermaster,squadron stores,regimental- > inventory management,logistics management
knowledge > road freight:
groupage
full truckload,truckload
less than truckload,=LTL
licence:
customs broker license,certified customs specialist,=LCB > customs clearance,import and export trade
# supply chain
supply chain management,--chain,=SCM
supply planning,material-,replenishment-,supply and demand-,materials management > supply chain management ~ demand planning
demand planning,-forecasting,inventory-,statistical-,forecast accuracy,forecasting demand
sales and operations planning,=IBP,S&OP,SIOP,integrated business planning > demand planning
supply chain analytics,-analysis,-modelling,-optimization,logistics analytics,network optimisation
tool:
supply chain software,Slimstock,=RELEX > supply chain management
electronic data interchange,EDI transactions,=ASN,advance shipping notice
tool > supply chain software:
Kinaxis,RapidResponse
o9 Solutions,=o9
SAP APO
SAP IBP
Llamasoft
E2open
Oracle SCM,Infor-
Logility
knowledge:
safety stock,reorder points,=EOQ,ABC analysis,economic order quantity,par levels,stock-,min max-,=MOQ@@ ~ inventory management
lead time reduction,--time
on-time delivery,=OTIF,delivery performance,on time in full,service levels@,=DIFOT
supply chain risk,-resilience,--continuity,-disruption,-risk
sustainable supply chain,--procurement,ethical sourcing,responsible-,supplier diversity
certification:
APICS CSCP,=CSCP,certified supply chain professional > supply chain management
APICS CPIM,=CPIM,APICS,ASCM,certified in planning and inventory management > inventory management
certification > logistics management:
APICS CLTD,=CLTD
CILT membership,=CILT,=FCILT,=MILT,chartered institute of logistics and transport
# procurement
procurement,buying@,procuring,purchasing
purchase orders,-requisitions,=POs@,PO creation,-processing,requisitions@,=PO@,raising POs,=LPO ~ procurement
strategic sourcing,global-,material-,supplier-,vendor-,sourcing strategy,sourcing@ > procurement
procurement category management,category plans,-sourcing,-strategy > strategic sourcing
supplier management,vendor-,-relations,supplier-,-development,-performance,-relationships,vendor-,managed vendors,managing suppliers,=SRM@@
supplier negotiation,purchase-,price-,vendor-,-contracts,supplier-,negotiating with suppliers > supplier management
supplier audits,-scorecards,vendor-,-audit,-qualification,supplier-,-assessment,-evaluation,-quality audit ~ supplier management
tendering and RFPs,=ITT,=RFI,=RFP,=RFQ,=RFx,bid evaluation,tender-,-management,invitation to tender,request for proposal,-quotation,tendering@,=PQQ,=PQQs ~ procurement
contract management,-lifecycle,-negotiation,-administration,negotiated contracts
spend analysis,-analytics,total cost of ownership,cost avoidance,-reduction,-savings,savings delivery,should cost ~ procurement
category buying,retail-,seasonal-,merchandise-,range planning,buying experience ~ procurement
warehouse housekeeping,clean and tidy@
household removals,-moves,moving company,white glove delivery,furniture--,-moving,removals^@@
postal services,Royal Mail,USPS,letter delivery,mail-,-processing,-carrier,-room,post-,mailroom
waste collection,bin-,recycling-,refuse-,garbage collection@,roll off truck,waste transport
multi-drop delivery,multi-stop-,multi drop,multidrop driving,multidrop
knowledge:
warehouse KPIs,-metrics,pick rate,picking accuracy,productivity targets,units per hour
knowledge > procurement:
public procurement,government-,public sector-,--contracts regulations,=FAR@,DFARS,OJEU,federal acquisition regulation,=PPDA,=PFMA
procure-to-pay,S2P,purchase to pay,source-,-contract,P2P,=PTP@@
tool:
procurement software,e-procurement,eprocurement,procurement system > procurement
tool > procurement software:
Ariba
Coupa
Jaggaer
Ivalua
GEP Smart,=GEP
Basware
Proactis
certification:
NIGP certification,CPPO,NIGP-CPP,certified public procurement officer > public procurement
certification > procurement:
CIPS qualification,-qualified,-level 4,MCIPS,chartered institute of procurement and supply,=CIPS
CPSM,CPPB,certified purchasing manager,-professional
soft:
shift work,-pattern,night shifts,rotating-,early starts,overtime availability,weekend work
physical stamina,physically demanding,-fit,prolonged standing`
