export const maritimeAndRail = `
# at sea
seamanship,splicing ropes,deck operations,-work,rope-,deckhand duties,knots and splices,line handling
vessel navigation,celestial-,ship-,marine-,coastal-,chart work,nautical charts,navigation@@,passage planning,voyage-,pilotage
bridge watchkeeping,-resource management,bridge team--,--watch,navigational-,officer of the-,=BRM@@,=OOW@,helmsman duties,lookout duty,watch standing,watchkeeping ~ vessel navigation
boat handling,ship-,vessel-,rib-,tug-,berthing,boat operation,manoeuvring vessels,towing-,operating-,docking and undocking,skippering
mooring and anchoring,mooring,anchor handling,anchoring@@,berthing and unberthing
ship cargo operations,ballast--,tanker-,-familiarisation,ballasting,bulk cargo,crude oil washing,inert gas system,lashing containers,cargo ops,-watches,-planning^,ship loading,vessel-,-stability,ship-,stability calculations,stowage
marine engineering,shipboard-,ship-,-machinery,marine-,vessel-,inboard engines,marine-,two stroke-,engine room,main engine,marine boilers,-diesel,-propulsion,ship-,outboard motors
planned maintenance on vessels,dry docking,drydocking,hull cleaning,chipping and painting,antifouling,boat maintenance,shipboard-,deck-,hull-,ship-,yacht-,vessel-,-repair,refit and-,ship--,boat-,-refit,-servicing,varnishing@
shipbuilding,boat building,yacht-,boatbuilding,vessel construction,ship-,hull-,-fabrication,ship fitting,shipfitting,shipyard
marine electrical,shipboard-,ABYC,NMEA 2000,electro-technical officer,marine electrics,-wiring,-electronics,ship electrical systems
naval architecture,ABS rules,Maxsurf,intact and damage stability,mooring analysis,stability-,seakeeping,NAPA software,Orca3D,OrcaFlex,Rhino marine,ShipConstructor,hull design,vessel-,ship-,hydrodynamics,hydrostatics
marine surveying,ship-,OCIMF,class surveyor,=DNV,CDI inspections,vetting-,vessel-,-vetting,-surveys,hull-,class-,yacht-,Lloyd's Register
draft surveys ~ marine surveying
SIRE inspections,=SIRE@ ~ marine surveying
yacht operations,-charter,-interior,-stewarding,sailing@@,superyacht,teak care,tender driving,motor yacht,sailing-,-vessels,watersports equipment,yachting,charter yachts
aquaculture,salmon farming,shellfish-,fish-,-husbandry,-health monitoring,hatchery,net pens
ROV operations,AUV-,subsea,=ROV,remotely operated vehicles
certification:
ECDIS,electronic charts > vessel navigation
GMDSS,=GOC@@,general operator's certificate
STCW certification,=BST@,=FPFF,=PSSR@@,=PST@@,STCW,basic safety training,personal survival techniques
ENG1 medical,seafarer-,ENG 1,ENG1
discharge book,seaman's-
dynamic positioning,=DP@@,unlimited DP,=DPO certificate,DP-,DP operator-,--maintenance,-unlimited,DP2
lifeboat operation,lifeboatman
PSCRB,rescue boats > STCW certification,lifeboat operation
designated security duties,SDSD > STCW certification
advanced marine firefighting,marine--,shipboard-,advanced-,-fire fighting STCW
commercial diving,HSE-,IMCA-,saturation-,surface supplied-,ADCI,HSE part IV,dive operations,hull inspection dives,underwater construction,-inspection,-welding
offshore survival training,BOSIET,CA-EBS,FOET,HUET,OPITO > offshore operations
tool:
marine radar,ARPA,radar observer,-plotting
knowledge:
COLREGs,collision regulations
ISM code,=ISM,ISPS,designated person ashore,ship security officer,port facility-,=SSO@,ISM/ISPS
SOLAS,USCG inspection,-regulations,marine-,IMO-,maritime-,Coast Guard-,DNV rules,classification society-,Lloyd's Register,class surveys,flag state
maritime law ~ SOLAS
ballast water management,--water@@ ~ SOLAS
MLC 2006,maritime labour convention ~ SOLAS
port state control,=PSC@@ ~ SOLAS
MARPOL ~ SOLAS
offshore operations,-experience,-construction,-installation,-wind vessels,--environment,-vessels,-supply vessels,=CTV,jack-up,offshore@
licence:
certificate of competency,Master 200,-3000,master mariner,-500 GT,--3000 GT,--unlimited,OOW-,chief mate-,-licence,master's--,=CDC@@,=CoC@,=EOOW,=OOW@@,Chief Mate > vessel navigation
merchant mariner credential,-license,USCG--,six pack-,coast guard--,USCG captain's--,mariner's document,100 ton master,=AB unlimited,=MMC,OUPV,towing endorsement,able seaman-,master of towing,mate-
RYA qualification,-instructor,-powerboat,-day skipper,=RYA@@,Day Skipper,Yachtmaster
tankerman PIC,LNG tanker endorsement,oil-,tankerman
marine engineer certificate,=AEC@,=DDE@,=MEO@@,EOOW,Y3 engineer,Y4,chief engineer licence,-unlimited,engineer officer of the watch,second engineer CoC,third assistant engineer license > marine engineering
# ports and shipping
port operations,quayside-,harbour-,marine-,vessel-,-planning,berth-,marine terminal,cargo-,port-,container-,ship to shore,stevedoring,dock labour,longshore work,port management,ports@@
ship agency,port-,vessel-,-attendance,-clearance,-husbandry,crew changes,disbursement accounts,port formalities,-disbursements,-agent,-calls,husbandry@@
ship chartering,tanker-,vessel-,-scheduling,bunkering,bunkers@@,charter parties,chartering^@@,charterparty,dry bulk,fixtures shipping,freight derivatives,laytime,post fixture,ship broking,shipbroking,time charter,voyage-,-calculations
ship management,fleet technical-,vessel--,-superintendence,=DPA@@,crew manning,company security officer,crewing^@@,manning agency,marine crewing,ship operations^,shipping company,-industry,superintendency
coastguard operations,SAR-,coast guard,lifeboat crew,maritime rescue,search and-
dredging,cutter suction dredger,jetty construction,dock-,marine-,-works,dredger operation,trailing suction hopper
lock and bridge operation,barges,canal maintenance,-operations,inland navigation,-towing,-waterways,lock keeping,river transport,towboat
marina operations,marina@,boat hauling,-launching,-lifting,-storage,boatyard,fuel dock,travel hoist,yard-
oil spill response,--spill,-record book,=VRP,marine pollution,pollution response marine,OPA 90
certification:
vessel traffic services,=VTS,V103,harbour control,port-,marine traffic-
licence:
port crane operation,RTG crane,ship-,mobile harbour-,container handling equipment,rubber tyred gantry,top loader
licence > port crane operation:
ship to shore crane,STS crane,quay-
straddle carriers
reach stacker
knowledge:
naval service,-operations,US Navy,navy experience,shipboard-,maritime-,-industry,sea time,-service,sea-going-,merchant marine,-navy,royal-,seafaring
# railways
train driving,tram-,locomotive-,-operation,tram-,rail vehicle-,train--,-handling,operating locomotives
shunting,railcars,remote control locomotive,coupling and uncoupling,rail switching,yard-,rail car-,--yard operations,hump yard,switching cars
train dispatching,rail-,-timetabling,-control centre,--traffic control,centralized-,train--,-movements,-planning^,-regulation,-crew rostering,timetable planning
signalling operations,NX panel,VDU signalling,panel-,absolute block,track circuit-,level crossing operation,signal box--,train regulating,signaller competence
railway signalling engineering,--signaling,rail-,ATP signalling,S&T rail,SMTH,wayside signals,railroad-,grade crossing-,axle counters,point machines,track circuits,signalling maintenance,-systems,train control-
signalling installation,=S&T@@ ~ railway signalling engineering
signalling design ~ railway signalling engineering
railway interlocking,interlocking@@ ~ railway signalling engineering
IRSE licence,IRSE ~ railway signalling engineering
CBTC ~ railway signalling engineering
ETCS,ERTMS ~ railway signalling engineering
track maintenance,railroad-,permanent way-,rail--,-replacement,-grinding,spiking rail,switches and crossings,ties and ballast,track construction,-geometry,-defects@@,-work^,-repair,ballast work
overhead line equipment,--contact line,25kV,=OCS@,OHLE,catenary,conductor rail,third-,=OLE@,AC/DC isolations,contact system,rail electrification,railway-,traction-,-distribution,-power,-substations
rolling stock maintenance,carriage--,tram-,train-,wagon-,rail fleet-,--vehicles,railway-,=AAR,locomotives,railcar cleaning,-inspection,rolling stock,diesel multiple units,traction motors,train fleet,-servicing,-repair
rail passenger service,rail customer--,STAR ticketing,on-board-,gateline,passenger announcements,train-,penalty fares,platform duties,-safety,revenue protection,station duties,-operations,fare collection,fares enforcement,ticket checking,-office,-gates,-inspection
rail project delivery,--industry,railway-,-projects,rail-,transit-,-systems,Amtrak,Bentley OpenRail,Crossrail,HS2,MX Rail,rail construction,railroad-,railway-,-infrastructure,rail-,-systems engineering,Class I railroad,railroad experience,trackwork design
public transit operations,bus--,metro-,transit-,rail-,railroad-,railway-,tramway-,public transport-,-planning,transit--,transit service-,=Trapeze,bus scheduling,transit-,-agency,-authority,GTFS,Hastus,fare systems,mass transit,urban-,public-,run cutting
skill > track maintenance:
track laying,-renewal,-installation
track inspection
tamping
permanent way,p-way
rail welding,track-,thermite-,aluminothermic-
skill > rolling stock maintenance:
rolling stock design,-engineering
air brake tests
railcar repair,-maintenance,freight car repair,rail-
bogie overhaul,bogies,wheelsets
locomotive maintenance,-repair
licence:
train driver licence,-certificate,--driving licence,FRA certification,locomotive-,locomotive engineer-,Part 242,certified locomotive engineer,traction competence,-knowledge > train driving
certification:
PTS certification,-AC/DCCR,-ticket,-card,Sentinel-,=RIW-,rail industry worker-,=PTS@,=Sentinel@@,DCCR,rail safety worker,OLEC,personal track safety,sentinel PTS,track induction,-safety card
controller of site safety,=COSS,=RWIC,COSS/IWA,PICOP,roadway worker,safe work leader > PTS certification
on-track plant operation,tamper--,=RRV@,OTP operations,RRV operator,ballast regulator,machine controller,on track plant,on-track machines,road rail vehicle,hi-rail
knowledge:
railway safety regulations,--safety,-rulebook,-group standards,RSSB--,rail industry-,--safety,railroad-,-operations rules,FRA--,Canadian rail operating-,=ROGS@,=RSSB,=SSOW@@,CROR,Common Safety Method,RAMS rail,=GERT8000,rule book@@,safety critical@
track design,track alignment- ~ rail project delivery
=GRIP@ ~ rail project delivery
possession planning,-management,possessions@@ ~ rail project delivery
railway engineering,rail-,railroad- ~ rail project delivery
knowledge > railway safety regulations:
EN 50126,-50128,-50129
NORAC
Network Rail standards,NR--,Network Rail@@
GCOR
FRA regulations,federal railroad administration,=FRA`
