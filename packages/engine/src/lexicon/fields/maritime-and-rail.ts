export const maritimeAndRail = `
# at sea
seamanship,rope work,deck-,-operations,deckhand duties,splicing ropes,knots and splices,line handling
vessel navigation,ship-,marine-,coastal-,celestial-,navigation@,passage planning,voyage-,chart work,nautical charts,pilotage
bridge watchkeeping,-watch,-team management,bridge resource--,watchkeeping,navigational watch,officer of the-,watch standing,=OOW@,lookout duty,helmsman duties ~ vessel navigation
certification: ECDIS,electronic charts > vessel navigation
tool: marine radar,radar plotting,-observer,ARPA
certification: GMDSS,marine VHF,VHF radio licence,general operator's certificate
knowledge: COLREGs,collision regulations
certification: STCW certification,STCW,basic safety training,=BST@,personal survival techniques
licence: certificate of competency,=CoC@,master mariner,-3000 GT,--500 GT,--unlimited,OOW-,chief mate-,-licence,master's-- > vessel navigation
licence: merchant mariner credential,-license,USCG--,coast guard-,USCG captain's--,six pack--,=MMC,mariner's document,OUPV,100 ton master,=AB unlimited,towing endorsement,able seaman-,master of towing,mate-
certification: ENG1 medical,seafarer-,ENG1,seaman's book,discharge-,ML5
licence: RYA qualification,-powerboat,-instructor,-day skipper,Yachtmaster,boatmaster licence
licence: tankerman PIC,tankerman,oil tanker endorsement,LNG-,=IGF code
certification: dynamic positioning,DP operator certificate,=DPO--,DP-,-unlimited,-maintenance,DP2,unlimited DP
boat handling,ship-,vessel-,tug-,rib-,boat operation,manoeuvring vessels,towing-,operating-,docking and undocking,skippering,berthing
mooring and anchoring,mooring,anchoring@,berthing and unberthing,anchor handling
certification: lifeboat operation,survival craft,lifesaving appliances,PSCRB,lifeboatman,muster drills,man overboard-,rescue boats
certification: advanced marine firefighting,marine--,shipboard-,advanced-,-fire fighting STCW,shipboard damage control
ship cargo operations,tanker--,ballast-,ship loading,vessel-,-stability,ship-,cargo watches,-planning,lashing containers,bulk cargo,ballasting,stowage,stability calculations
knowledge: ISM code,=ISM,ISM/ISPS,designated person ashore,ISPS,ship security officer,port facility-,=SSO@
knowledge: SOLAS,flag state,maritime regulations,IMO-,USCG-,marine-,Coast Guard-,DNV rules,classification society-,class surveys,USCG inspection,Lloyd's Register
knowledge: maritime law ~ SOLAS
knowledge: ballast water management ~ SOLAS
knowledge: MLC 2006,maritime labour convention ~ SOLAS
knowledge: port state control ~ SOLAS
knowledge: MARPOL ~ SOLAS
marine engineering,shipboard-,ship-,-propulsion,marine-,-machinery,ship-,vessel-,engine room,outboard motors,main engine,marine boilers,-diesel,-engines,inboard-,two stroke-
licence: marine engineer certificate,chief engineer unlimited,-licence,second engineer CoC,EOOW,Y4,engineer officer of the watch,Y3 engineer,=DDE@,AEC course,=AEC@,QMED,third assistant engineer license > marine engineering
planned maintenance on vessels,vessel maintenance,boat-,shipboard-,hull-,yacht-,deck-,ship-,-repair,vessel-,boat-,refit and-,AMOS marine,dry docking,chipping and painting,drydock,antifouling,hull cleaning,boat refit,-servicing,varnishing,wash-downs,drydocking
shipbuilding,ship fitting,-construction,hull-,vessel-,boat building,yacht-,boatbuilding,shipyard,shipfitting,hull fabrication
marine electrical,shipboard-,ship electrical systems,electro-technical officer,marine electronics,-electrics,-wiring,NMEA 2000,ABYC
naval architecture,ship design,hull-,vessel-,hydrodynamics,Rhino marine,Maxsurf,ShipConstructor,intact and damage stability,stability analysis,mooring-,seakeeping,Orca3D,hydrostatics,NAPA software,OrcaFlex,ABS rules
marine surveying,ship-,hull surveys,yacht-,vessel-,-vetting,-inspections,vetting-,CDI-,OCIMF
draft surveys ~ marine surveying
SIRE inspections,SIRE ~ marine surveying
yacht operations,-stewarding,-charter,-interior,superyacht,yachting,sailing@,teak care,tender driving,watersports equipment,sailing vessels,-yacht,motor-,charter yachts
aquaculture,fish husbandry,-health monitoring,--farming,salmon-,shellfish-,hatchery,net pens
certification: commercial diving,HSE-,saturation-,IMCA-,surface supplied-,underwater inspection,-welding,-construction,ADCI,hull inspection dives,dive operations,HSE part IV
ROV operations,AUV-,=ROV,remotely operated vehicles,subsea
knowledge: offshore operations,-experience,-vessels,-wind vessels,--environment,-installation,-construction,-supply vessels,offshore@,=CTV,jack-up
certification: offshore survival training,minimum industry safety--,BOSIET,OPITO,HUET,FOET,CA-EBS,OGUK medical,offshore-,=MIST,SafeGulf,RigPass > offshore operations
# ports and shipping
port operations,harbour-,marine-,quayside-,vessel-,-planning,berth-,container terminal,marine-,cargo-,port-,-management,stevedoring,ship to shore,longshore work,dock labour,ports@
ship agency,vessel-,port-,-calls,-disbursements,-formalities,-agent,vessel clearance,-attendance,-husbandry,husbandry@,crew changes,disbursement accounts
ship chartering,-broking,freight derivatives,vessel scheduling,-chartering,tanker-,chartering@,charterparty,laytime,shipbroking,dry bulk,fixtures shipping,post fixture,bunkers@,voyage calculations,-charter,time-,charter parties,bunkering
ship management,-operations,superintendency,vessel superintendence,-management,fleet technical-,crewing@,manning agency,shipping industry,-company,crew manning,marine crewing
certification: vessel traffic services,=VTS,harbour control,port-,marine traffic-,V103
coastguard operations,SAR-,maritime rescue,search and-,coast guard,lifeboat crew
licence: port crane operation,RTG crane,ship-,mobile harbour-,tugmaster,container handling equipment,rubber tyred gantry,terminal tractor,top loader
licence: ship to shore crane,quay crane,STS- > port crane operation
licence: straddle carriers > port crane operation
licence: reach stacker > port crane operation
dredging,dredger operation,cutter suction dredger,marine works,-construction,dock-,jetty-,trailing suction hopper,dredges
lock and bridge operation,canal operations,-maintenance,lock keeping,inland waterways,-navigation,-towing,barges,towboat,river transport
marina operations,dockmaster duties,boat storage,-launching,-lifting,-hauling,yard hoist,travel-,boatyard,marina,fuel dock,harbour management
knowledge: naval service,-operations,sea time,-service,sea-going-,-experience,navy-,shipboard-,seagoing-,maritime-,-industry,royal navy,merchant-,-marine,US Navy,seafaring
oil spill response,--spill,-record book,pollution response marine,OPA 90,=VRP,marine pollution
# railways
train driving,tram-,locomotive-,-operation,tram-,train-,rail vehicle-,running trains,operating-,-locomotives,train handling
licence: train driver licence,-certificate,--driving licence,locomotive certification,FRA-,locomotive engineer-,certified locomotive engineer,traction knowledge,-competence,Part 242 > train driving
shunting,rail switching,yard-,rail car-,--yard operations,coupling and uncoupling,switching cars,hump yard,remote control locomotive,railcars
train dispatching,rail-,-control centre,--timetabling,-traffic control,centralized-,train--,-crew rostering,--regulation,-movements,-planning,timetable-
signalling operations,signal box operation,level crossing--,operating signals,signaller competence,absolute block,track circuit-,VDU signalling,panel-,train regulating,NX panel
railway signalling engineering,--signaling,rail-,ATP signalling,train control systems,signalling--,-maintenance,SMTH,wayside signals,railroad-,grade crossing-,track circuits,axle counters,S&T rail,point machines
signalling installation ~ railway signalling engineering
signalling design ~ railway signalling engineering
railway interlocking,interlocking@ ~ railway signalling engineering
IRSE licence,IRSE ~ railway signalling engineering
CBTC ~ railway signalling engineering
ETCS,ERTMS ~ railway signalling engineering
track maintenance,permanent way-,railroad--,rail-,-replacement,-grinding,track repair,-construction,-geometry,-defects,-work,ballast-,spiking rail,ties and ballast,switches and crossings
track laying,-installation,-renewal > track maintenance
track inspection > track maintenance
tamping > track maintenance
permanent way,p-way > track maintenance
rail welding,thermite-,aluminothermic-,track- > track maintenance
certification: PTS certification,-AC/DCCR,-ticket,-sponsored,-holder,-card,Sentinel-,track safety-,=RIW--,rail industry worker-,personal track safety,=PTS@,DCCR,lookout rail,ICI-,Sentinel@,rail safety worker,OLEC,sentinel PTS
certification: controller of site safety,=COSS,IWA rail,person in charge of possession,PICOP,safe work leader,COSS/IWA,=RWIC,Individual Working Alone,roadway worker > PTS certification
certification: on-track plant operation,tamper--,on-track machines,road rail vehicle,=RRV@,hi-rail,OTP operations,RRV operator,machine controller,on track plant,ballast regulator
overhead line equipment,--contact line,=OLE@,OHLE,catenary,traction substations,-distribution,-power,-electrification,railway-,rail-,third rail,electrification-,conductor-,E&P-,=OCS@,25kV,AC/DC isolations,contact system
rolling stock maintenance,train--,carriage-,wagon-,tram-,rail fleet-,--vehicles,railway-,rolling stock,train servicing,-repair,-wash,-fleet,-modifications,locomotives,railcar inspection,-cleaning,=AAR,carman work,traction motors
rolling stock design,-engineering > rolling stock maintenance
air brake tests > rolling stock maintenance
railcar repair,-maintenance,rail car repair,freight- > rolling stock maintenance
bogie overhaul,bogies,wheelsets > rolling stock maintenance
locomotive maintenance,-repair > rolling stock maintenance
rail passenger service,rail customer--,station duties,-operations,ticket inspection,-checking,-office,-gates,revenue protection,-inspections,fare collection,checking tickets,gateline,penalty fares,STAR ticketing,on-board-,conductor duties,platform-,-safety,train announcements,passenger-,fares enforcement
knowledge: railway safety regulations,--safety,-rulebook,-group standards,RSSB--,rail safety,railroad-,-operations rules,FRA--,Canadian rail operating-,ROGS,CROR,RAMS rail,Common Safety Method,safety critical@
knowledge: EN 50126,-50128,-50129 > railway safety regulations
knowledge: NORAC > railway safety regulations
knowledge: Network Rail standards,NR-- > railway safety regulations
knowledge: GCOR > railway safety regulations
knowledge: FRA regulations,=FRA,federal railroad administration > railway safety regulations
rail project delivery,--possession,-projects,transit-,railway-,-infrastructure,rail-,-systems engineering,--industry,railway-,-construction,rail-,railroad-,-experience,PACE rail,CEM-,isolations-,gauging-,HS2,trackwork design,MX Rail,Bentley OpenRail,Amtrak,transit systems,Crossrail
knowledge: track design,track alignment- ~ rail project delivery
knowledge: GRIP ~ rail project delivery
knowledge: possession planning,-management,possessions@ ~ rail project delivery
knowledge: railway engineering,rail-,railroad- ~ rail project delivery
public transit operations,public transport--,-planning,transit--,transit service-,--scheduling,bus-,-operations,rail-,railway-,railroad-,metro-,tramway-,transit-,-authority,-agency,public transit,mass-,urban-,Hastus,=Trapeze,GTFS,fare systems,run cutting`
