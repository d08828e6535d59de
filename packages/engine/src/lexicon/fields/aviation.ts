export const aviation = `
# flying
flight operations,flying-,aircraft-,flight ops
knowledge: pilot in command time,--command,PIC time,command-,=PIC@,captain hours > flight hours
knowledge: flight hours,-time,jet-,cross country-,multi-engine--,turbine-,-PIC,flying hours,logged-,total hours flown,hours on type
licence: commercial pilot licence,--pilot,-multi-engine land,=CPL@,frozen ATPL,EASA CPL > private pilot licence
licence: airline transport pilot licence,--pilot,=ATPL,=ATP certificate,=ATP@,unrestricted ATP,restricted-,R-ATP,ATP-CTP > commercial pilot licence,instrument rating
licence: private pilot licence,--pilot,=PPL@
licence: instrument rating,-airplane,-flight rules,IFR flying,=MEIR
licence: multi-engine rating,=MEP-,multi-engine,twin engine,AMEL
licence: type rating,A320 rated
licence: certified flight instructor,type rating--,=CFI@,CFII,=MEI@,flight instructor certificate,-licence,-rating,FI--,=TRI@,=TRE@ > flight instruction
flight instruction,simulator-,flight training,-instructing,-school,ground-,Part 141,-61
crew resource management,cockpit-,threat and error--,multi-crew cooperation
licence: first class medical,second-,FAA--,aviation-,class 1-
flight planning,fuel-,flight route-,Jeppesen,ForeFlight,=Lido
knowledge: FAA regulations,federal aviation-,-administration,=FAA,14 CFR,Part 135,-121,-91
knowledge: EASA regulations,CASA-,Transport Canada-,CAA--,civil aviation-,-authority,EASA,UK CAA,ICAO
tool: glass cockpit,EFIS,flight management system,=FMS@,electronic flight bag,=EFB@
tool: Garmin G1000,G1000 > glass cockpit
helicopter flying,-rating,-operations,external load-,rotorcraft,offshore helicopter,rotary wing
HEMS ~ helicopter flying
night vision goggles ~ helicopter flying
night flying,VFR-,night rating,-VFR
knowledge: charter operations,FBO-,business aviation,corporate-,executive-,general-,on-demand charter,VIP flights,fractional ownership,=FBO@
knowledge: cargo flying,freighter operations,air cargo-,night freight
drone piloting,-operation,-flying,unmanned aircraft systems,--aerial systems,=UAS,=UAV,DJI drones,RPAS
licence: Part 107 certificate,remote pilot--,-licence,drone--,Part 107,=GVC,A2 CofC,PfCO > drone piloting
tool: flight simulators,-simulation
knowledge: aviation meteorology,-weather,METAR,=TAF
# cabin
cabin service,galley-,inflight-,onboard-,in-flight-,-customer service
cabin safety,safety demonstrations,aircraft evacuation,-emergency procedures,=SEP@,in-flight emergencies,ditching@,emergency procedures@
onboard sales,in-flight-,inflight-,buy on board,duty free
passenger service,-handling,-care,-assistance,PRM-,airline customer service,airport-,assisting passengers,passengers with reduced mobility,unaccompanied minors
airline check-in,passenger-,airport-,check-in and boarding,gate--,-operations,-announcements,boarding passengers,-gate,airline ticketing > passenger service
tool: airline reservation systems,global distribution--,departure control system,=GDS
tool: Amadeus > airline reservation systems
tool: Sabre > airline reservation systems
tool: Galileo GDS,Apollo- > airline reservation systems
tool: Navitaire > airline reservation systems
tool: Worldspan > airline reservation systems
tool: Travelport > airline reservation systems
baggage handling,luggage-,baggage loading,-services,-tracing,-claims,-systems,WorldTracer,lost luggage,loading baggage
# ground and airport
ramp operations,apron-,airside-,ground handling,ramp-,-work,aircraft turnaround,-loading,turnaround coordination,turnarounds@,airfield ramp
aircraft marshalling,-towing,towing aircraft,marshaling,wing walking,pushback,headset operations > ramp operations
tool: ground support equipment,airport ground--,=GSE,belt loader,baggage tug,ground power unit,=GPU@
aircraft fuelling,-refuelling,jet fuel,into-plane fuelling,fueling aircraft,JIG standards,Jet A
aircraft de-icing,de-icing,deicing,anti-icing
aircraft cleaning,cabin-,aircraft interior-,--detailing,cabin appearance
weight and balance,load sheets,-control,loadsheet,aircraft load planning,centre of gravity calculations
licence: airside driving permit,AMA driving,airside-,-pass,-safety,airport ID badge,SIDA,GSAT
airport operations,airfield-,terminal-,aerodrome-,-safety,airfield-,-lighting,-inspections,runway-,Part 139,wildlife hazard management,airport duty--,--certification,stand allocation,AOCC
airport security,aviation-,GSAT-,passenger screening,security-,baggage-,x-ray-,checkpoint-,AVSEC,=TSA
certification: airport rescue firefighting,aircraft-,aerodrome--,RFFS,ARFF
air cargo handling,cargo acceptance,-screening,-security training,=ULD,CASS cargo
certification: IATA dangerous goods training,DGR training,dangerous goods regulations,IATA > dangerous goods handling
licence: aviation dispatching,FAA dispatcher license,--aircraft dispatcher,flight following,-monitoring,-dispatch,aircraft-,dispatcher certificate,operational control,dispatch release > flight planning
crew scheduling,flight-,-time limitations,crew rostering,-planning,crew resource-,--tracking,-control,-pairing,-legality,-management system,AIMS crew
airline operations control,--operations,irregular-,operations control centre,disruption management,slot coordination,IROPS,airport slots
airline revenue management,--pricing,-network planning,fare filing,air fares
# air traffic
air traffic control,-services,-management,=ATC,tower control,approach-,radar-,area-,aerodrome-,en route-
licence: air traffic controller licence,student--,ATCO--,=CTO@ > air traffic control
flight information service,FISO
certification: aeronautical phraseology,radiotelephony,ICAO English,-level 6,radiotelephone operator permit,English proficient licence,FCC restricted radiotelephone
knowledge: airspace management,instrument procedure design,airspace,aeronautical information,NOTAM,PANS-OPS
# maintenance
aircraft maintenance,aviation-,airframe-,helicopter-,rotorcraft-,aircraft servicing,-repair,-overhaul,maintaining aircraft,A check,C-
base maintenance,heavy-,-checks > aircraft maintenance
line maintenance > aircraft maintenance
licence: airframe and powerplant licence,--powerplant,airframe &--,--license,powerplant-,A & P- > aircraft maintenance
licence: inspection authorization,=IA@,IA certificate,required inspection items,=RII,100 hour inspections > airframe and powerplant licence
licence: EASA Part-66 licence,B1--,B2-,CAA-,cat A-,LAE--,aircraft maintenance-,Part 66,B1.1,certifying B1,EASA-,-B2,B1/B2,B1.3 > aircraft maintenance
knowledge: Part-145,repair station,=MRO@,MRO environment
knowledge: Part-M,CAMO,airworthiness,ARC signatory
knowledge: airworthiness directives,service bulletins,=AD@,AD compliance,ADs and SBs,AD/SB
tool: aircraft maintenance manuals,--technical manuals,FAA-approved--,=AMM@,structural repair manual,component maintenance--,illustrated parts catalog,=IPC@
aircraft structures repair,structural--,fuselage-,aircraft skin-,--structures,airframe-,drilling and countersinking
aircraft sheet metal,aviation- > aircraft structures repair
riveting,bucking rivets > aircraft structures repair
avionics,aircraft wiring,-radios,-electrical,EWIS,pitot-static
aircraft engine overhaul,--engines,turbine-,aero-,jet-,turbofan,powerplant maintenance,turboprop,engine runs,-MRO,PT6,CFM56 ~ aircraft maintenance
propeller maintenance ~ aircraft engine overhaul
gas turbine overhaul ~ aircraft engine overhaul
borescope inspection,engine borescope,boroscope ~ aircraft engine overhaul
landing gear maintenance,--gear,aircraft hydraulics,flight controls > aircraft maintenance
aircraft component repair,component overhaul,-shop
aircraft interiors,-seats,-upholstery,-cabin modifications,cabin refurbishment,-interiors,VIP-,in-flight entertainment systems,=IFE@
aircraft painting,-livery
aircraft inspection,pre-flight-,preflight-,aircraft acceptance-,conformity--,aircraft quality-,phase inspections,foreign object damage,FOD prevention,-control,=FOD@
aircraft records,-logbooks,-log books,--maintenance records,aviation-,technical--,logbook entries,maintenance logbooks,-tracking software,Corridor--,AMOS,TRAX,CAMP systems,-aviation,Ramco-,Ultramain,OASES,tech log
aircraft maintenance planning,hangar--,maintenance control,-programmes,-operations control,MSG-3,task cards
knowledge: aircraft parts,aviation-,-spares,aircraft-,-stores,-on ground,rotables,=AOG,8130,EASA Form 1
aircraft assembly,-fitting,-production,-build,-manufacturing,aerospace-,-fitting,-assembly,fuselage-,wing-,spacecraft-
military aircraft maintenance,F-16--,military aviation,-aircraft,Typhoon-,C-130,MAP-21,=MAA,MRP Part 145,Black Hawk,Apache helicopter,F-35,Chinook,UH-60 > aircraft maintenance
certification: aircraft NDT,-non destructive testing,NAS 410,EN 4179,aerospace NDT > non-destructive testing
knowledge: commercial aircraft types,narrowbody,widebody,=CRJ,Q400,Embraer 145,-Phenom,Dash 8,Bombardier Challenger,Pilatus PC-12,Learjet,Dassault Falcon,Airbus helicopters,Cessna 172,=Piper@
knowledge: King Air > commercial aircraft types
knowledge: Cessna Citation,-Caravan > commercial aircraft types
knowledge: Gulfstream > commercial aircraft types
knowledge: Embraer E-Jets > commercial aircraft types
knowledge: ATR 72 > commercial aircraft types
knowledge: A350 > commercial aircraft types
knowledge: A330 > commercial aircraft types
knowledge: Boeing 777,B777 > commercial aircraft types
knowledge: Boeing 787,B787 > commercial aircraft types
knowledge: Airbus A320,A320 > commercial aircraft types
knowledge: Boeing 737,B737 > commercial aircraft types
# engineering and safety
aerospace engineering,aeronautical-,aviation-,aeronautics,aircraft design,-systems,aerospace
aerodynamics,aeroelasticity,flight dynamics,-mechanics,-physics,wind tunnel,aerodynamic analysis,-design ~ aerospace engineering
flight testing,test flights
guidance navigation and control,=GNC,GN&C,autopilot,attitude control,-determination,inertial navigation
knowledge: spacecraft design,spacecraft,space systems,satellite ground-,--operations,CubeSat,launch vehicles,payload integration,=STK@
knowledge: orbital mechanics,astrodynamics ~ spacecraft design
knowledge: mission operations in space ~ spacecraft design
knowledge: propulsion systems,rocket propulsion,-engines ~ spacecraft design
knowledge: satellites ~ spacecraft design
knowledge: aircraft certification,type-,airworthiness-,FAA DER,CS-25,FAR 25,14 CFR Part-,design organisation approval,CS-23,MIL-HDBK-516
knowledge: Part 21,-21J > aircraft certification
knowledge: supplemental type certificate,=STC@ > aircraft certification
knowledge: ARP4754,ARP4761 > aircraft certification
knowledge: DO-160 > aircraft certification
knowledge: DO-254 > aircraft certification
knowledge: DO-178C,DO-178B > aircraft certification
aircraft stress analysis,aerospace-,damage tolerance,Bruhn,Niu airframe,F&DT
knowledge: aviation safety management,--safety,-quality assurance,=SMS@,airline safety,flight-,-data monitoring,=FDM@,FOQA,air safety investigation,aircraft accident--,ASAP,IOSA,IS-BAO
knowledge: human factors in aviation,human factors,fatigue risk management
aviation compliance monitoring,--auditing,airline audit,IOSA-
aircraft leasing,-lessor,-transitions,-redelivery,-remarketing,-sales
airport planning,terminal-,airport master-,--development,-noise,-design,airfield-`
