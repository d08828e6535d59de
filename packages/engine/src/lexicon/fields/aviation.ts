export const aviation = `
# flying
flight operations,aircraft-,flying-,flight ops
flight instruction,simulator-,Part 141,-61,flight instructing,-training,-school,ground-
crew resource management,cockpit-,threat and error--,=CRM@@,multi-crew cooperation
flight planning,fuel-,flight route-,=ETOPS,=Lido,=RVSM,ForeFlight,Jeppesen
helicopter flying,-rating,-operations,external load-,offshore helicopter,rotary wing,rotorcraft
HEMS ~ helicopter flying
night vision goggles ~ helicopter flying
night flying,VFR-,night rating,-VFR
drone piloting,-operation,-flying,=RPA@@,=UAS,=UAV,DJI drones,RPAS,unmanned aerial systems,--aircraft systems
knowledge:
pilot in command time,--command,=PIC@,PIC time,command-,captain hours > flight hours
flight hours,-time,multi-engine-,jet-,cross country-,turbine--,-PIC,flying hours,logged-,hours on type,total hours flown
FAA regulations,federal aviation-,-administration,Part 121,-135,-91,=FAA,=FAR@@,14 CFR
EASA regulations,CASA-,Transport Canada-,CAA--,civil aviation-,-authority,EASA,ICAO,UK CAA
charter operations,FBO-,=FBO@,business aviation,general-,corporate-,executive-,fractional ownership,VIP flights,on-demand charter
cargo flying,freighter operations,air cargo-,night freight
aviation meteorology,-weather,=TAF@,METAR
licence:
commercial pilot licence,--pilot,-multi-engine land,=CPL@,EASA CPL,frozen ATPL > private pilot licence
airline transport pilot licence,--pilot,=ATP certificate,=ATP@,=ATPL,R-ATP,restricted ATP,unrestricted- > commercial pilot licence,instrument rating
private pilot licence,--pilot,=PPL@
instrument rating,-airplane,-flight rules,=IR@@,=MEIR,IFR flying
multi-engine rating,=MEP-,multi-engine,twin engine,AMEL
type rating,=TRE@@,=TRI@@,A320 rated
certified flight instructor,=CFI@,=MEI@,CFII,FI rating,flight instructor-,-certificate,-licence > flight instruction
first class medical,FAA--,aviation-,class 1-
Part 107 certificate,remote pilot--,-licence,drone--,A2 CofC,PfCO,=GVC,BVLOS,General VLOS Certificate,Part 107 > drone piloting
tool:
glass cockpit,=EFB@,=FMS@,EFIS,electronic flight bag,flight management system
Garmin G1000,G1000 > glass cockpit
flight simulators,-simulation
# cabin
cabin service,galley-,inflight-,onboard-,in-flight-,-customer service
cabin safety,-crew attestation,=SEP@,AvMed,aircraft evacuation,-emergency procedures,ditching^@@,emergency procedures@,in-flight emergencies,safety demonstrations
onboard sales,inflight-,in-flight-,buy on board,duty free
passenger service,-care,-handling,-assistance,PRM-,airline customer service,airport-,assisting passengers,=PRM@@,reduced mobility,passengers with reduced-,unaccompanied minors
airline check-in,airport-,passenger-,airline ticketing,boarding passengers,check-in and boarding,gate--,-operations,-announcements > passenger service
baggage handling,luggage-,WorldTracer,baggage claims,-loading,-services,-systems,-tracing,loading baggage,lost luggage
tool:
airline reservation systems,global distribution--,=GDS@,departure control system,=DCS@@
tool > airline reservation systems:
Amadeus
Sabre
Galileo GDS,Apollo-
Navitaire
Worldspan
Travelport
# ground and airport
ramp operations,apron-,airside-,aircraft loading,-turnaround,ground handling,ramp-,-work,airfield ramp,turnaround coordination,turnarounds@@
aircraft marshalling,-towing,headset operations,marshaling,pushback,towing aircraft,wing walking > ramp operations
aircraft fuelling,-refuelling,JIG standards,Jet A,into-plane fuelling,jet fuel
aircraft de-icing,anti-icing,deicing,de-icing
aircraft cleaning,-detailing,-interior cleaning,cabin--,-appearance
weight and balance,loadsheet,aircraft load planning,centre of gravity calculations,load sheets,-control
airport operations,terminal-,aerodrome-,airfield-,-lighting,-safety,-inspections,runway-,aerodrome safety,AOCC,Part 139,airport certification,wildlife hazard management
airport security,GSAT-,aviation-,=TSA,AVSEC,baggage screening,checkpoint-,passenger-,x-ray-,security-
air cargo handling,=ULD,CASS cargo,cargo acceptance,-screening,-security training
aviation dispatching,operational control,aircraft dispatch,flight-,-following,-monitoring,dispatch release > flight planning
crew scheduling,flight-,-time limitations,crew control,-tracking,-pairing,-rostering,-planning,crew resource-
airline operations control,--operations,irregular-,IROPS,airport slots,disruption management,=OCC@@,operations control centre,ops control,slot coordination
airline revenue management,--pricing,-network planning,air fares,fare filing
tool:
ground support equipment,airport ground--,=GPU@,=GSE,ground power unit,baggage tug,belt loader
licence:
airside driving permit,--safety,-pass,-driving,AMA-,GSAT,airport ID badge,=SIDA@
aircraft dispatcher licence,dispatcher certificate,FAA aircraft dispatcher,--dispatcher license > aviation dispatching
certification:
airport rescue firefighting,aircraft-,aerodrome--,ARFF,RFFS
IATA dangerous goods training,DG awareness,=DGR,DGR training,IATA,dangerous goods regulations > dangerous goods handling
# air traffic
air traffic control,-services,-management,=ATC,aerodrome control,radar-,tower-,approach-,area-,en route-
flight information service,FISO
licence:
air traffic controller licence,=CTO@,ATCO licence > air traffic control
certification:
aeronautical phraseology,English proficient licence,FCC restricted radiotelephone,ICAO English,-level 6,radiotelephone operator permit,radiotelephony > English
knowledge:
airspace management,NOTAM,instrument procedure design,PANS-OPS,aeronautical information,airspace
# maintenance
aircraft maintenance,airframe-,aviation-,helicopter-,rotorcraft-,=A check,C-,aircraft overhaul,-repair,-servicing
aircraft structures repair,fuselage--,structural-,aircraft skin-,--structures,airframe-,=SRM@@,drilling and countersinking
avionics,aircraft electrical,-radios,-wiring,pitot-static,EWIS
aircraft engine overhaul,--engines,turbine-,aero-,jet-,CFM56,PT6,engine MRO,powerplant maintenance,turbofan,turboprop ~ aircraft maintenance
propeller maintenance ~ aircraft engine overhaul
gas turbine overhaul ~ aircraft engine overhaul
borescope inspection,boroscope,engine borescope ~ aircraft engine overhaul
aircraft component repair,component overhaul,-shop
aircraft interiors,VIP-,cabin-,-refurbishment,=IFE@,aircraft upholstery,-seats,-cabin modifications,in-flight entertainment systems
aircraft painting,-livery
aircraft inspection,conformity-,pre-flight-,aircraft quality-,preflight--,aircraft acceptance-,=FOD@,FOD control,-prevention,foreign object damage,phase inspections
aircraft records,-logbooks,-maintenance records,aviation-,technical--,Ultramain,=AMOS@@,=OASES@@,=TRAX@,Ramco aviation,CAMP-,-systems,tech log
aircraft maintenance planning,hangar--,=AMOS@@,MSG-3,Maintenix,TRAX@@,maintenance control,-programmes,-operations control,task cards
aircraft assembly,-build,-production,-fitting,-manufacturing,aerospace-,-fitting,-assembly,fuselage-,spacecraft-,wing-
skill > aircraft maintenance:
base maintenance,heavy-,-checks
line maintenance
landing gear maintenance,--gear,aircraft hydraulics,flight controls
military aircraft maintenance,F-16--,Black Hawk,C-130,Chinook,F-35,Apache helicopter,MRP Part 145,Typhoon aircraft,military-,-aviation,UH-60
skill > aircraft structures repair:
aircraft sheet metal,aviation-
riveting
licence:
inspection authorization,=IA@,IA certificate > airframe and powerplant licence
licence > aircraft maintenance:
airframe and powerplant licence,--powerplant,--license,powerplant-,A & P-,=A&P@@
EASA Part-66 licence,aircraft maintenance--,B1--,B2-,cat A-,B1.1,B1.3,B1/B2,EASA B1,-B2,Part 66
knowledge:
Part-145,=MRO@,MRO environment,repair station
Part-M,=CAMO@,ARC signatory,airworthiness
airworthiness directives,=AD@,AD compliance,AD/SB,ADs and SBs,service bulletins
aircraft parts,-spares,-stores,-on ground,8130,=AOG,EASA Form 1,aviation spares,-parts,rotables
commercial aircraft types,=Piper@,Airbus helicopters,Bombardier Challenger,Cessna 172,Dash 8,Dassault Falcon,Pilatus PC-12,=CRJ,Q400,narrowbody,widebody,Embraer 145,-Phenom,Learjet
knowledge > commercial aircraft types:
King Air
Cessna Citation,-Caravan
Gulfstream
Embraer E-Jets
ATR 72
A350
A330
Boeing 777,B777
Boeing 787,B787
Airbus A320,A320,319/320
Boeing 737,B737
tool:
aircraft maintenance manuals,--technical manuals,FAA-approved--,=AMM@,=IPC@,structural repair manual,component maintenance--,illustrated parts catalog
certification:
aircraft NDT,-non destructive testing,EN 4179,NAS 410,aerospace NDT > non-destructive testing
# engineering and safety
aerospace engineering,aviation-,aeronautical-,aeronautics,aerospace,aircraft design,-systems
aerodynamics,aerodynamic analysis,-design,aeroelasticity,flight dynamics,-physics,-mechanics,wind tunnel ~ aerospace engineering
flight testing,test flights
guidance navigation and control,=GNC,GN&C,attitude control,-determination,autopilot,inertial navigation
aircraft stress analysis,aerospace-,Bruhn,Niu airframe,F&DT,damage tolerance
aviation compliance monitoring,--auditing,IOSA audit,airline-
aircraft leasing,-redelivery,-lessor,-remarketing,-sales,-transitions
airport planning,terminal-,airport master-,--development,-noise,-design,airfield-
knowledge:
spacecraft design,=STK@,CubeSat,launch vehicles,payload integration,satellite operations,-ground systems,space--,spacecraft
orbital mechanics,astrodynamics ~ spacecraft design
mission operations in space ~ spacecraft design
propulsion systems,rocket engines,-propulsion ~ spacecraft design
satellites^ ~ spacecraft design
aircraft certification,airworthiness-,type-,CS-23,CS-25,FAA DER,FAR 25,14 CFR Part-,MIL-HDBK-516,design organisation approval
aviation safety management,--quality assurance,--safety,airline-,flight-,-data monitoring,=FDM@,=SMS@,FOQA,IOSA,IS-BAO,air safety investigation,aircraft accident--,=ASAP@@
human factors in aviation,fatigue risk management,human factors
knowledge > aircraft certification:
Part 21,-21J
supplemental type certificate,=STC@
ARP4754,ARP4761
DO-160
DO-254
DO-178C,DO-178B
# further
flight data monitoring,=FDM@@,=FOQA@@ ~ aviation safety management
certification:
multi-crew cooperation course,--cooperation,=MCC@@,APS MCC
knowledge:
minimum equipment list,=MEL@@`
