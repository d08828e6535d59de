export const logistics = `
# warehouse
warehouse operations,distribution centre-,warehouse work,-environment,-experience,warehousing@ ~ inventory management
packing and labelling,--orders,packaging-,labelling@,packing@,pallet wrapping,shrink-,stretch- ~ order picking
loading and unloading,container--,devanning,loading trucks,-trailers,-vehicles,unloading-,-deliveries,-trucks,loading@,lumping^@@,offloading@,unloading@
shipping and receiving,=GRN@@,despatch@,goods in^,-receipt,-received,-inward,inbound and outbound@,receiving goods,-and dispatch,receiving^@,shipping@ ~ warehouse operations
put-away,let down,putaway ~ stock replenishment
stock replenishment,-replenish,replenishment,restock shelves,restocking ~ stock rotation
stock rotation,product-,FIFO@,date checks,FEFO,first in first out
cycle counting,inventory audit,-count,stock-,-taking,physical inventory,perpetual-,stocktake ~ inventory management
inventory management,stock-,-accuracy,inventory-,-control,-optimization,-planning,bin cards,stock-,-control,-reconciliation
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
order picking,-picker@,-fulfilment,fulfilment@,pick to light,--orders,-n pack,picking and packing,picking@
tool:
voice picking,voice directed-,pick by voice,vocollect > order picking
RF scanning,barcode-,-scanner,handheld-,hand held-,hand--,RF-,-device,-gun,scan-,=RDT@@ ~ barcode systems
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
dangerous goods handling,--goods,hazardous-,-materials handling,hazmat--,=DGSA,=IMDG,=ADR regulations,IATA DGR,IMDG code
warehouse safety,dock-,forklift-,racking-,-inspection
# lifting and moving machines
forklift operation,=FLT,fork lift,-truck,lift-,forklift > manual handling
yard operations,-shunting,-management,-truck,-jockey,-spotter,hostler,shunting trailers
parcel sorting,mail-,package-,-handling,parcel-,hub sortation
licence:
order picker truck,cherry picker forklift,high level picker ~ reach truck
telehandler operation,telehandler,telescopic handler
licence > forklift operation:
forklift licence,-ticket,-LF,-truck certificate,-certification,-certified,-lift licence,FLT--,fork-,LF--,LO-,ITSSAR,LF ticket,OSHA forklift,RTITB,powered industrial truck,High reach@@,certified forklift operator
counterbalance forklift,sit down-,counter balance,counterbalance@ ~ reach truck
reach truck,-forklift,stand up-,-reach
very narrow aisle truck,=VNA,Aisle Master,Bendi,flexi truck,turret-,swing reach ~ reach truck
tool:
pallet jack,-truck,pump-,=EPJ,=LLOP,=PPT@,walkie rider > manual handling
conveyor systems,automated storage and retrieval,=ASRS,conveyor,sortation,sorter
# driving
tanker driving,fuel tanker
tractor-trailer driving,18 wheeler,arctic lorry,articulated-,-vehicle,artic,artics,big rig,curtainsiders,tractor trailer,semi-,-truck,tautliners
over-the-road driving,regional-,long distance-,--haul,=OTR,over the road,tramping^@@ > tractor-trailer driving
truck driving,commercial-,HGV driving experience,box truck,straight-,heavy goods vehicle,large-,rigid lorry,trunking^@@
passenger transport,patient-,paratransit,wheelchair accessible vehicle
vehicle inspection,post trip-,pre-,DVIR,walk-around checks,daily defect-,vehicle-,--checks,walk-round-,walkaround-,defect reporting@,pretrip
load securement,flatbed-,chains and binders,load restraint,-securing,-security,strapping^@@,tarping
flatbed driving,flatbed,heavy haul,lowboy,abnormal loads,oversize-,step deck > load securement
refrigerated transport,-trailer,reefer,temperature controlled transport
proof of delivery,signed--,=POD@,=ePOD,delivery notes,-documentation,-paperwork
cash on delivery collection,collected payment
parcel delivery,home-,package-,last mile ~ van driving
defensive driving,advanced-,eco-,safe-,Smith System
Highway Code,road traffic law,rules of the road
chain of responsibility,=CoR@@
skill > driving licence:
van driving,delivery-,sprinter van,Luton-,3.5 tonne-,courier work
taxi and private hire,chauffeuring,private hire licence,taxi--,-driving,rideshare,hackney carriage
skill > passenger transport:
bus driving
coach driving
minibus driving,=MiDAS,D1 minibus
school bus driving
licence:
CDL Class A,--A,commercial driver's license class-,AZ licence,class A CDL,-driver,-license,-commercial driver's license > CDL Class B,tractor-trailer driving ~ HGV Class 1
CDL Class B,--B,class B CDL,-license,-commercial driver's license > commercial driver's license
HGV Class 1,--1,LGV-,-class 1,=C+E,=CE licence,=HC-,=MC-,C+E-,class 1-,-HGV,-driver,cat CE,category-,code 14@@,=Category C+E,heavy combination,multi- > HGV Class 2,tractor-trailer driving
HGV Class 2,--2,-driving,LGV-,-C,-class 2,--2,-licence,DZ-,HGV-,cat C-,category-,=HR--,class 2-,-driver,heavy rigid > category C1 licence
digital tachograph card,tachograph--,tacho-,driver-,digi-,digicard
tanker endorsement,tank-,N-,X-
doubles and triples endorsement,--triples,T endorsement,double trailers
passenger endorsement,P-,S-,school bus- ~ PCV licence
TWIC card,TWIC,transportation worker identification credential
HIAB operation,ALLMI,HIAB,truck mounted crane,lorry loader
licence > driving licence:
commercial driver's license,--driving licence,--vehicle licence,=CDL
professional driving permit,=PDP@@,PrDP
WTR endorsement,=WTR@@
category C1 licence,=C1--,=MR-,C1 driving-,--driver,7.5 tonne,7.5t,code 10@@,medium rigid
PCV licence,PSV-,bus-,category D-,=PCV,passenger carrying vehicle
licence > dangerous goods handling:
hazmat endorsement,H-,hazardous materials-,hazmat certification
ADR licence,=ADR
certification:
driver CPC,-qualification card,=CPC@,=DCPC,=DQC,CPC card@,certificate of professional competence
DOT medical card,-certificate,medical examiner's--,D4 medical,DOT physical
knowledge:
drivers' hours regulations,WTD--,=ELD,=HOS,driver logs,drivers hours,electronic logging device,=WTD@@,hours of service,logbook compliance,tacho,tachograph,working time directive,-records
DOT regulations,department of transportation-,=CSA score,DOT compliance,FMCSA,FMCSR ~ drivers' hours regulations
route knowledge,local road-,GPS navigation,map reading,sat nav,satnav
tool:
tail lift operation,--lift,lift gate,liftgate
# transport management
route planning,journey-,transport-,delivery routing,route optimisation,routing@@,routing and scheduling
dispatching,dispatch operations,-software,driver scheduling,-allocation,-dispatch,load- ~ transport management
transport management,transportation-,-operations,-logistics,-planning,transport coordination,-operations ~ logistics management
fleet management,-administration,-maintenance,-operations,vehicle fleet
fuel management,-cards,-monitoring,-tax reporting,IFTA
freight brokerage,-broker,=Truckstop,load boards,carrier sales > carrier management
carrier management,haulier-,subcontractor hauliers,carrier negotiation,-performance,-procurement,-relations,-relationship,-selection
freight forwarding,-forwarder,=BIFA,international freight,air and ocean-,--sea freight,forwarding^@@,CargoWise One > shipping documentation
air freight,-export,-import,-waybill,-cargo,=AWB,airfreight
ocean freight,containerised-,sea-,=FCL,=LCL,container shipping,ocean export,-import
freight auditing,-rates,-invoice,-payment,-pricing,-quoting,-cost,-bill audit,rate negotiation@
customs clearance,import-,ACE portal,customs brokerage,-documentation,-procedures,=CBP@@ ~ import and export trade
shipping documentation,freight-,=AWB,=B/L@@,=BOL,=HAWB,=MAWB,CMR notes,air waybill,commercial invoices,manifests@@,packing lists,-slip,shipping documents,-manifest,-paperwork,bills of lading,waybills@@
shipment tracking,order-,FourKites,project44,shipment visibility,tracing shipments,tracking-,track and trace
distribution management,-planning,-logistics,-operations,distribution@ ~ logistics management
logistics management,logistics
skill > customs clearance:
customs compliance
customs declarations,-entries,ASYCUDA,bill of entry,duty deferment,transit documents,=CDS@@,=CHIEF@@,=EUR1,=NCTS,=T1@@,ATA carnet
tool:
route planning software,Descartes@@,Paragon@@ > route planning
transport management system,transportation-,=OTM,=TMS,=TMW,Oracle Transportation Management ~ route planning software
vehicle telematics,-tracking,fleet-,=Motive@@,Lytx,Microlise,Webfleet,dashcam review,KeepTruckin,telematics ~ fleet management
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
transport manager CPC,--management CPC,TM--,national-,operator-,international-,CPC holder,-transport manager,--in transport management > operator licence compliance
customs declarant qualification,--practitioner award,--specialist diploma,declarant--,FENEX declarant > customs clearance
AEO status,CTPAT,authorised economic operator,C-TPAT
knowledge:
operator licence compliance,DVSA--,vehicle-,=CLOCS,=DVS@@,=DVSA@@,FORS,O licence,operator's-,earned recognition ~ fleet management
road freight,haulage,trucking industry,trucking@
rail freight logistics,drayage,intermodal,multimodal transport
import and export trade,exporting@,export documentation,import-,-operations,export-,importing@
international trade,global- ~ import and export trade
export controls,=EAR@,ITAR compliance ~ import and export trade
trade compliance,export- ~ import and export trade
HS codes,HTS-,commodity-,tariff-,-classification,HS-,HTS-,HTSUS,Schedule B,harmonized system ~ customs clearance
Incoterms,Ex Works,=CIF,=DDP,=FOB,shipping terms
documentary credits,trade documentation
demurrage and detention,demurrage,detention charges
cargo insurance,-claims,freight-,OS&D,overages shortages and damages
third-party logistics,=3PL,fulfilment centre
4PL ~ third-party logistics
contract logistics ~ third-party logistics
military logistics,GCSS Army,logistic corps,property book,quartermaster,squadron stores,regimental-,supply sergeant,unit supply > inventory management,logistics management
knowledge > road freight:
groupage
full truckload,truckload
less than truckload,=LTL
licence:
customs broker license,=LCB > customs clearance,import and export trade
# supply chain
supply chain management,--chain,=SCM
supply planning,material-,replenishment-,supply and demand-,materials management > supply chain management ~ demand planning
demand planning,-forecasting,inventory-,statistical-,forecast accuracy,forecasting demand
sales and operations planning,=IBP,S&OP,SIOP,integrated business planning > demand planning
supply chain analytics,-analysis,-modelling,-optimization,logistics analytics,network optimisation
tool:
supply chain software,=RELEX,Slimstock > supply chain management
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
safety stock,reorder points,=EOQ,=MOQ@@,ABC analysis,economic order quantity,par levels,stock-,min max- ~ inventory management
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
purchase orders,-requisitions,raising POs,=LPO,=PO@,=POs@,PO creation,-processing,requisitions@ ~ procurement
strategic sourcing,global-,material-,supplier-,vendor-,sourcing@,sourcing strategy > procurement
procurement category management,category plans,-sourcing,-strategy > strategic sourcing
supplier management,vendor-,-relations,supplier-,-development,-performance,-relationships,vendor-,=SRM@@,managed vendors,managing suppliers
supplier negotiation,purchase-,price-,vendor-,-contracts,supplier-,negotiating with suppliers > supplier management
supplier audits,-scorecards,vendor-,-audit,-qualification,supplier-,-assessment,-evaluation,-quality audit ~ supplier management
tendering and RFPs,=ITT,=PQQ,=PQQs,=RFI,=RFP,=RFQ,=RFx,bid evaluation,tender-,-management,invitation to tender,request for proposal,-quotation,tendering@ ~ procurement
contract management,-lifecycle,-negotiation,-administration,negotiated contracts
spend analysis,-analytics,total cost of ownership,cost avoidance,-reduction,-savings,savings delivery,should cost ~ procurement
category buying,retail-,seasonal-,merchandise-,range planning,buying experience ~ procurement
warehouse housekeeping,clean and tidy@
household removals,-moves,moving company,white glove delivery,furniture--,-moving,removals^@@
postal services,Royal Mail,USPS,letter delivery,mail-,-processing,-carrier,-room,post-,mailroom
waste collection,bin-,recycling-,refuse-,garbage collection@,roll off truck,waste transport
multi-drop delivery,multi-stop-,multi drop,multidrop,+driving
knowledge:
warehouse KPIs,-metrics,pick rate,picking accuracy,productivity targets,units per hour
knowledge > procurement:
public procurement,government-,public sector-,--contracts regulations,=FAR@,=PFMA,=PPDA,DFARS,OJEU,federal acquisition regulation
procure-to-pay,P2P,=PTP@@,S2P,purchase to pay,source-,-contract
tool:
procurement software,-system,e-procurement,eprocurement > procurement
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
CIPS qualification,-qualified,-level 4,=CIPS,MCIPS,chartered institute of procurement and supply
CPSM,certified purchasing manager,-professional,CPPB
soft:
shift work,-pattern,night shifts,rotating-,early starts,overtime availability,weekend work
physical stamina,physically demanding,-fit,prolonged standing`
