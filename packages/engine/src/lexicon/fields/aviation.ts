export const aviation = `
# flying
flight operations | flying operations, flight ops, aircraft operations, airline flight operations | skill
pilot in command time | PIC time, =PIC@, pilot in command, captain hours, command time | knowledge | implies: flight hours
flight hours | total flight time, flying hours, total hours flown, total flight hours, flight time, logged hours, hours on type, multi-engine time, turbine time, jet time, turbine PIC, cross country time | knowledge
commercial pilot licence | =CPL@, commercial pilot license, commercial pilot certificate, commercial pilot, FAA commercial pilot, frozen ATPL, EASA CPL, commercial multi-engine land | licence | implies: private pilot licence
airline transport pilot licence | =ATPL, =ATP certificate, ATP@, airline transport pilot, airline transport pilot certificate, unrestricted ATP, restricted ATP, R-ATP, EASA ATPL, ATP-CTP, airline transport pilot license | licence | implies: commercial pilot licence, instrument rating
private pilot licence | =PPL@, private pilot license, private pilot certificate, private pilot | licence
instrument rating | instrument rated, =IFR, IFR flying, multi-engine instrument rating, instrument flight rules, =MEIR, instrument airplane | licence
multi-engine rating | multi-engine, multi engine land, twin engine, multi engine rated, multi-engine rated, =MEP rating, AMEL | licence
type rating | type rated, A320 type rating, Boeing 737 type rating, B737 type rating, type ratings, A320 rated, Gulfstream type rating, Citation type rating, ATR type rating | licence
certified flight instructor | =CFI@, CFII, MEI@, flight instructor rating, flight instructor certificate, FI rating, certified flight instructor instrument, flight instructor licence, type rating instructor, =TRI@, =TRE@ | licence | implies: flight instruction
flight instruction | flight training, teaching student pilots, ground school, flight instructing, primary flight training, simulator instruction, Part 141, Part 61, flight school | skill
crew resource management | =CRM@, cockpit resource management, multi-crew cooperation, =MCC@, threat and error management | skill
first class medical | class 1 medical, FAA medical, first-class medical certificate, FAA first class medical, class 1 medical certificate, second class medical, EASA class 1 medical, aviation medical | licence
flight planning | flight plans, filing flight plans, flight route planning, Jeppesen, ForeFlight, weight and fuel planning, fuel planning, flight planning software, Lido | skill
FAA regulations | FAA, federal aviation regulations, FARs, 14 CFR, FAR Part 91, Part 135, Part 121, FAA compliance, Part 91, part 121 operations, federal aviation administration | knowledge
EASA regulations | EASA, EASA Part-FCL, CAA regulations, UK CAA, EASA ops, civil aviation authority, civil aviation regulations, CASA regulations, Transport Canada regulations, ICAO | knowledge
glass cockpit | EFIS, flight management system, =FMS@, avionics suite flying, electronic flight bag, =EFB@ | tool
Garmin G1000 | G1000 | tool | implies: glass cockpit
helicopter flying | rotorcraft, helicopter rating, commercial rotorcraft, helicopter pilot experience, helicopter operations, night vision goggles, offshore helicopter, external load operations, rotary wing, HEMS | skill
night flying | night rating, night VFR, VFR flying | skill
charter operations | business aviation, corporate aviation, private jet operations, on-demand charter, VIP flights, executive aviation, fractional ownership, general aviation, FBO operations, =FBO@ | knowledge
cargo flying | air cargo operations, freighter operations, night freight | knowledge
drone piloting | UAV operations, UAS operations, unmanned aircraft systems, drone operation, remotely piloted aircraft, drone flying, =UAS, =UAV, UAVs, DJI drones, drone pilot, RPAS, unmanned aerial systems | skill
Part 107 certificate | FAA Part 107, Part 107, remote pilot certificate, remote pilot licence, =GVC, A2 CofC, PfCO, Part 107 license, drone licence, remote pilot license | licence | implies: drone piloting
flight simulators | simulator technician work, full flight simulator, flight simulation, flight simulator maintenance | tool
aviation meteorology | aviation weather, METAR, weather briefing for flights, TAF | knowledge
# cabin
cabin service | in-flight service, inflight service, onboard service, cabin crew service, in-flight customer service, cabin crew experience, galley service, flight attendant experience, in flight service, serving passengers onboard | skill
cabin safety | passenger safety demonstrations, safety demonstrations, safety and emergency procedures, =SEP@, aircraft evacuation, cabin safety procedures, emergency evacuations of aircraft, in-flight emergencies, cabin security checks, aircraft emergency procedures, ditching, FAA flight attendant certificate, cabin crew attestation | skill
onboard sales | in-flight sales, inflight sales, duty free sales onboard, buy on board | skill
passenger service | passenger assistance, passenger handling, airline customer service, assisting passengers, passenger services, airline passenger service, passengers with reduced mobility, PRM assistance, passenger care, wheelchair assistance at airport, unaccompanied minors, airport customer service | skill
airline check-in | passenger check-in, check-in and boarding, gate operations, boarding passengers, gate boarding, check-in desk airport, boarding gate, ticketing and boarding, airline ticketing, gate announcements, airport check-in | skill | implies: passenger service
airline reservation systems | Amadeus, Amadeus Altea, departure control system, =DCS@, Amadeus reservation, global distribution systems, =GDS | tool
Sabre | | tool | implies: airline reservation systems
Galileo GDS | Apollo GDS | tool | implies: airline reservation systems
Navitaire | | tool | implies: airline reservation systems
Worldspan | | tool | implies: airline reservation systems
Travelport | | tool | implies: airline reservation systems
baggage handling | baggage loading, luggage handling, baggage services, lost baggage tracing, WorldTracer, baggage tracing, lost luggage, loading baggage, baggage claims, baggage systems | skill
# ground and airport
ramp operations | ramp handling, ground handling, ground operations airport, ramp work, aircraft ground handling, apron operations, aircraft turnaround, turnaround coordination, aircraft loading, airside operations, ramp agent experience, aircraft turnarounds, turnarounds@, airfield ramp | skill
aircraft marshalling | marshalling aircraft, aircraft marshaling, marshaling, wing walking, aircraft towing, pushback, pushbacks, push back tug, towing aircraft, headset operations | skill | implies: ramp operations
ground support equipment | =GSE, GSE maintenance, belt loader, baggage tug, ground power unit, GSE operation, airport ground equipment, tugs and belt loaders, =GPU@, loader and tug driving | tool
aircraft fuelling | aircraft refuelling, aircraft fueling, aircraft refueling, jet fuel, into-plane fuelling, fueling aircraft, fuel quality checks aviation, JIG standards, Jet A | skill
aircraft de-icing | de-icing, deicing, anti-icing, winter operations aircraft, deicing aircraft | skill
aircraft cleaning | cabin cleaning, cabin appearance, aircraft interior cleaning, aircraft detailing | skill
weight and balance | load sheets, loadsheet, load control aviation, aircraft load planning, centre of gravity calculations, loadsheets, load control | skill
airside driving permit | airside driving, airside pass, =ADP@, airport ID badge, SIDA badge, airside safety, airside driving licence, SIDA, GSAT, airside safety training, AMA driving | licence
airport operations | airfield operations, airport operations control, airfield inspections, terminal operations, airfield safety, Part 139, runway inspections, wildlife hazard management, aerodrome operations, airport duty management, airfield lighting, airport certification, stand allocation, aerodrome safety, AOCC | skill
airport security | aviation security, passenger screening, security screening, baggage screening, TSA screening, TSA regulations, x-ray screening, hold baggage screening, AVSEC, aviation security training, TSA, GSAT security, checkpoint screening | skill
airport rescue firefighting | ARFF, aviation rescue and firefighting, aircraft rescue firefighting, aerodrome firefighting, RFFS | certification
air cargo handling | cargo handling at airport, cargo acceptance, cargo build up, ULD building, ULD, cargo warehouse airport, cargo screening, cargo security training, CASS cargo | skill
IATA dangerous goods training | IATA dangerous goods, DGR training, IATA DGR certificate, dangerous goods regulations, IATA training, IATA certification, IATA, dangerous goods by air | certification | implies: dangerous goods handling
aviation dispatching | flight dispatch, aircraft dispatcher certificate, FAA dispatcher license, flight dispatcher certificate, flight following, flight monitoring, aircraft dispatch, FAA aircraft dispatcher, dispatcher certificate, operational control, flight dispatch licence, dispatch release | licence | implies: flight planning
crew scheduling | crew rostering, flight scheduling, crew planning, crew tracking, crew control, flight time limitations, =FTL@, crew pairing, crew duty limits, crew legality, AIMS crew, crew management system, crew resource planning | skill
airline operations control | operations control centre, =OCC@, network operations airline, irregular operations, disruption management, slot coordination, IROPS, operations control center, airport slots, airline operations | skill
airline revenue management | fare filing, yield management airline, route network planning, airline network planning, air fares, airline pricing | skill
# air traffic
air traffic control | =ATC, air traffic controlling, controlling air traffic, tower control, approach control, en route control, radar control, area control, air traffic services, aerodrome control, air traffic management, ground control at airport, air traffic control tower | skill
air traffic controller licence | ATCO licence, air traffic control licence, control tower operator certificate, =CTO@, student controller licence, FAA control tower operator, ATCO license | licence | implies: air traffic control
flight information service | FISO, flight information services, aerodrome flight information service, radio telephony licence aviation | skill
aeronautical phraseology | radiotelephony, radio communications aviation, ICAO English level 4, ICAO English, ICAO level 6, radiotelephone operator permit, English proficient licence, FCC restricted radiotelephone | certification
airspace management | airspace design, instrument procedure design, airspace, aeronautical information, NOTAM, NOTAMs, PANS-OPS | knowledge
# maintenance
aircraft maintenance | aviation maintenance, line maintenance, base maintenance, aircraft servicing, aircraft repair, aircraft maintenance experience, maintaining aircraft, airframe maintenance, aircraft inspection and repair, heavy maintenance, aircraft line maintenance, maintenance of aircraft, heavy checks, aircraft mechanical work, scheduled checks aircraft, A check, C check, aircraft repairs, helicopter maintenance, rotorcraft maintenance, aircraft overhaul, aviation maintenance experience | skill
airframe and powerplant licence | A&P, =A&P, A&P license, A&P licence, airframe and powerplant, FAA A&P, A&P certificate, airframe & powerplant, airframe and powerplant license, airframe and powerplant certificate, A&P mechanic, A & P license, airframe license, powerplant license, airframe and/or powerplant | licence | implies: aircraft maintenance
inspection authorization | =IA@, IA certificate, FAA inspection authorization, required inspection items, RII, annual inspections on aircraft, 100 hour inspections, 100-hour inspection | licence | implies: airframe and powerplant licence
EASA Part-66 licence | Part 66, B1 licence, B2 licence, B1.1, B1 licensed engineer, EASA B1, EASA B2, Part 66 licence, B1/B2, Part-66 B1, aircraft maintenance licence, =AML@, B1.3, category A licence aircraft, UK Part 66, CAA licence, cat A licence, LAE licence, certifying B1 | licence | implies: aircraft maintenance
Part-145 | Part 145, EASA Part 145, repair station, FAA repair station, Part 145 maintenance, FAA Part 145, Part 145 repair station, =MRO@, MRO environment | knowledge
Part-M | CAMO, continuing airworthiness, Part M, airworthiness management, Part-CAMO, airworthiness review, airworthiness, continued airworthiness, airworthiness review certificate, ARC signatory, continuing airworthiness management | knowledge
airworthiness directives | airworthiness directive, service bulletins, =AD@, ADs and service bulletins, AD compliance, ADs and SBs, AD/SB | knowledge
aircraft maintenance manuals | =AMM@, AMM, structural repair manual, =SRM@, illustrated parts catalog, =IPC@, aircraft technical manuals, aircraft maintenance manual, component maintenance manual, =CMM@, FAA-approved manuals | tool
aircraft structures repair | aircraft sheet metal, structural repair, aircraft structures, aircraft structural repair, aircraft sheet metal repair, riveting, rivets, structures mechanic work, bucking rivets, aircraft skin repair, aviation sheet metal, structural assembly aircraft, drilling and countersinking, airframe structures, bucking, composite repair of aircraft, fuselage repair | skill
avionics | avionics systems, avionics installation, avionics troubleshooting, avionics maintenance, avionics repair, avionics test, aircraft electrical systems, aircraft wiring, navigation systems on aircraft, avionics equipment, aircraft radios, EWIS, aircraft electrical, pitot static checks, avionics wiring, pitot-static | skill
aircraft engine overhaul | gas turbine engines, turbine engines, turbofan, engine borescope, borescope inspection, aero engines, jet engines, powerplant maintenance, engine borescoping, aircraft engines, turboprop, engine run-ups, engine runs, boroscope, jet engine, engine MRO, engine module assembly, piston engines aircraft, PT6, CFM56, propeller maintenance | skill | | related: aircraft maintenance
landing gear maintenance | landing gear, aircraft hydraulics, wheel and brake shop, flight controls rigging, flight controls, hydraulic systems aircraft, aircraft wheels and brakes, aircraft fuel tank entry, flight control systems | skill | implies: aircraft maintenance
aircraft component repair | component overhaul, component shop, workshop component maintenance, bench testing avionics, aircraft component overhaul | skill
aircraft interiors | cabin interiors, aircraft seats, aircraft upholstery, cabin refurbishment, aircraft interior, in-flight entertainment systems, =IFE@, VIP interiors, aircraft cabin modifications | skill
aircraft painting | aircraft paint, aircraft stripping and painting, aircraft livery, aircraft surface treatment | skill
aircraft inspection | aircraft inspections, final aircraft inspection, phase inspections, aircraft quality inspection, pre-flight inspection, preflight inspection, aircraft acceptance inspection, foreign object damage, FOD prevention, =FOD@, FOD control, preflight inspections, conformity inspection | skill
aircraft records | maintenance records aircraft, technical records, aircraft technical records, aircraft logbooks, logbook entries, maintenance tracking software, AMOS, TRAX, CAMP systems, Corridor software, aircraft log books, aviation maintenance records, Ramco aviation, Ultramain, OASES, aircraft maintenance records, CAMP aviation, tech log, maintenance logbooks | skill
maintenance planning for aircraft | aircraft maintenance planning, maintenance control, maintenance programme development, maintenance programmes, work packages aircraft, MSG-3, maintenance control centre, maintenance operations control, task cards, hangar planning | skill
aircraft parts | aviation parts, rotables, aircraft spares, AOG, AOG support, 8130, EASA Form 1, aircraft stores, aviation spares, 8130-3, aircraft on ground, consumables and rotables, parts traceability aviation | knowledge
aircraft assembly | aircraft manufacturing, aerospace assembly, aerospace manufacturing, fuselage assembly, wing assembly, aircraft production, final assembly aircraft, aircraft fitting, aircraft assemblies, spacecraft assembly, aircraft build, aerospace fitting | skill
military aircraft maintenance | military aviation, F-16 maintenance, C-130, crew chief experience, military aircraft, MAP-21, MAA, MRP Part 145, naval aviation maintenance, Black Hawk, Apache helicopter, F-35, Typhoon aircraft, Chinook, UH-60, Chinook maintenance | skill | implies: aircraft maintenance
aircraft NDT | aircraft non destructive testing, NAS 410, EN 4179, aerospace NDT | certification | implies: non-destructive testing
commercial aircraft types | Boeing 737, Airbus A320, A320 family, B737, Boeing 787, A330, Embraer E-Jets, Boeing 777, A350, narrowbody, widebody, CRJ, B777, A320, B787, Q400, ATR 72, Embraer 145, Dash 8, Cessna Caravan, Gulfstream, Bombardier Challenger, Cessna Citation, King Air, Pilatus PC-12, Learjet, Dassault Falcon, Embraer Phenom, Airbus helicopters, Cessna 172, Piper | knowledge
# engineering and safety
aerospace engineering | aeronautical engineering, aeronautics, aerospace design, aircraft design, aerospace systems, aircraft systems, aerospace structures, aerospace industry, aerospace, aviation engineering, aircraft structural design, aerospace experience, aerospace engineering principles, aerospace and defence | skill
aerodynamics | aerodynamic analysis, wind tunnel testing, aeroelasticity, flight dynamics, wind tunnel, flight mechanics, aerodynamic design, flight physics | skill | | related: aerospace engineering
flight testing | flight test, flight test engineering, test flights, flight test instrumentation, flight test data | skill
guidance navigation and control | =GNC, GN&C, flight control systems design, flight control laws, autopilot, attitude control, inertial navigation, orbital mechanics, astrodynamics, attitude determination | skill
spacecraft design | satellites, spacecraft, satellite systems, space systems, CubeSat, launch vehicles, satellite operations, propulsion systems, rocket propulsion, rocket engines, spacecraft systems, satellite engineering, mission operations space, payload integration, satellite ground systems, =STK@, small satellites | knowledge
aircraft certification | type certification, Part 21, Part 21J, DO-178C, supplemental type certificate, =STC@, DO-160, DO-254, ARP4754, ARP4761, FAA DER, CS-25, FAR 25, design organisation approval, DO-178B, 14 CFR Part 25, CS-23, certification plans aircraft, MIL-HDBK-516, airworthiness certification | knowledge
aircraft stress analysis | airframe stress analysis, aerospace stress analysis, fatigue and damage tolerance, damage tolerance, Bruhn, stress analysis of aircraft structures, Niu airframe, F&DT | skill
aviation safety management | aviation safety management system, =SMS@, flight safety, flight data monitoring, =FDM@, aviation safety, safety reporting aviation, ASAP programme, FOQA, air safety investigation, aircraft accident investigation, just culture aviation, ASAP, airline safety, aviation quality assurance, IOSA, IS-BAO, aviation safety audits | knowledge
human factors in aviation | human factors, human factors training, aviation human factors, fatigue risk management | knowledge
aviation compliance monitoring | airline audit, IOSA audit, aviation auditing, compliance monitoring aviation, aviation quality audits, aviation quality system | skill
aircraft leasing | aircraft lease, aircraft lessor, aircraft transitions, lease returns aircraft, aircraft redelivery, aircraft asset management, aircraft remarketing, aircraft sales | skill
airport planning | airport design, airport master planning, airport development, airfield design, terminal planning, airport noise | skill
`
