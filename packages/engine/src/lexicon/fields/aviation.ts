export const aviation = `
# flying
flight operations | flying operations, flight ops, aircraft operations | skill
pilot in command time | PIC time, =PIC@, pilot in command, captain hours, command time | knowledge | implies: flight hours
flight hours | flying hours, total hours flown, flight time, logged hours, hours on type, multi-engine time, turbine time, jet time, turbine PIC, cross country time | knowledge
commercial pilot licence | =CPL@, commercial pilot, frozen ATPL, EASA CPL, commercial multi-engine land | licence | implies: private pilot licence
airline transport pilot licence | =ATPL, =ATP certificate, =ATP@, airline transport pilot, unrestricted ATP, restricted ATP, R-ATP, ATP-CTP | licence | implies: commercial pilot licence, instrument rating
private pilot licence | =PPL@, private pilot | licence
instrument rating | IFR flying, instrument flight rules, =MEIR, instrument airplane | licence
multi-engine rating | multi-engine, twin engine, =MEP rating, AMEL | licence
type rating | A320 rated | licence
certified flight instructor | =CFI@, CFII, =MEI@, flight instructor rating, flight instructor certificate, FI rating, flight instructor licence, type rating instructor, =TRI@, =TRE@ | licence | implies: flight instruction
flight instruction | flight training, teaching student pilots, ground school, flight instructing, simulator instruction, Part 141, Part 61, flight school | skill
crew resource management | cockpit resource management, multi-crew cooperation, threat and error management | skill
first class medical | class 1 medical, FAA medical, second class medical, aviation medical | licence
flight planning | flight route planning, Jeppesen, ForeFlight, fuel planning, =Lido | skill
FAA regulations | =FAA, federal aviation regulations, 14 CFR, Part 135, Part 121, Part 91, federal aviation administration | knowledge
EASA regulations | EASA, CAA regulations, UK CAA, civil aviation authority, civil aviation regulations, CASA regulations, Transport Canada regulations, ICAO | knowledge
glass cockpit | EFIS, flight management system, =FMS@, avionics suite flying, electronic flight bag, =EFB@ | tool
Garmin G1000 | G1000 | tool | implies: glass cockpit
helicopter flying | rotorcraft, helicopter rating, helicopter pilot experience, helicopter operations, offshore helicopter, external load operations, rotary wing | skill
HEMS | | skill | | related: helicopter flying
night vision goggles | | skill | | related: helicopter flying
night flying | night rating, night VFR, VFR flying | skill
charter operations | business aviation, corporate aviation, private jet operations, on-demand charter, VIP flights, executive aviation, fractional ownership, general aviation, FBO operations, =FBO@ | knowledge
cargo flying | air cargo operations, freighter operations, night freight | knowledge
drone piloting | unmanned aircraft systems, drone operation, drone flying, =UAS, =UAV, DJI drones, RPAS, unmanned aerial systems | skill
Part 107 certificate | Part 107, remote pilot certificate, remote pilot licence, =GVC, A2 CofC, PfCO, drone licence, remote pilot license | licence | implies: drone piloting
flight simulators | simulator technician work, flight simulation | tool
aviation meteorology | aviation weather, METAR, weather briefing for flights, =TAF | knowledge
# cabin
cabin service | in-flight service, inflight service, onboard service, cabin crew service, in-flight customer service, cabin crew experience, galley service, flight attendant experience, serving passengers onboard | skill
cabin safety | safety demonstrations, safety and emergency procedures, =SEP@, aircraft evacuation, in-flight emergencies, cabin security checks, aircraft emergency procedures, ditching@, FAA flight attendant certificate, cabin crew attestation, emergency procedures@ | skill
onboard sales | in-flight sales, inflight sales, duty free sales onboard, buy on board, duty free | skill
passenger service | passenger assistance, passenger handling, airline customer service, assisting passengers, passengers with reduced mobility, PRM assistance, passenger care, unaccompanied minors, airport customer service | skill
airline check-in | passenger check-in, check-in and boarding, gate operations, boarding passengers, gate boarding, boarding gate, ticketing and boarding, airline ticketing, gate announcements, airport check-in | skill | implies: passenger service
airline reservation systems | departure control system, global distribution systems, =GDS | tool
Amadeus | | tool | implies: airline reservation systems
Sabre | | tool | implies: airline reservation systems
Galileo GDS | Apollo GDS | tool | implies: airline reservation systems
Navitaire | | tool | implies: airline reservation systems
Worldspan | | tool | implies: airline reservation systems
Travelport | | tool | implies: airline reservation systems
baggage handling | baggage loading, luggage handling, baggage services, WorldTracer, baggage tracing, lost luggage, loading baggage, baggage claims, baggage systems | skill
# ground and airport
ramp operations | ramp handling, ground handling, ramp work, apron operations, aircraft turnaround, turnaround coordination, aircraft loading, airside operations, ramp agent experience, turnarounds@, airfield ramp | skill
aircraft marshalling | marshalling aircraft, marshaling, wing walking, aircraft towing, pushback, push back tug, towing aircraft, headset operations | skill | implies: ramp operations
ground support equipment | =GSE, belt loader, baggage tug, ground power unit, airport ground equipment, =GPU@, loader and tug driving | tool
aircraft fuelling | aircraft refuelling, aircraft fueling, aircraft refueling, jet fuel, into-plane fuelling, fueling aircraft, JIG standards, Jet A | skill
aircraft de-icing | de-icing, deicing, anti-icing | skill
aircraft cleaning | cabin cleaning, cabin appearance, aircraft interior cleaning, aircraft detailing | skill
weight and balance | load sheets, loadsheet, aircraft load planning, centre of gravity calculations, load control | skill
airside driving permit | airside driving, airside pass, airport ID badge, airside safety, SIDA, GSAT, AMA driving | licence
airport operations | airfield operations, airfield inspections, terminal operations, airfield safety, Part 139, runway inspections, wildlife hazard management, aerodrome operations, airport duty management, airfield lighting, airport certification, stand allocation, aerodrome safety, AOCC | skill
airport security | aviation security, passenger screening, security screening, baggage screening, x-ray screening, AVSEC, =TSA, GSAT security, checkpoint screening | skill
airport rescue firefighting | ARFF, aviation rescue and firefighting, aircraft rescue firefighting, aerodrome firefighting, RFFS | certification
air cargo handling | cargo acceptance, cargo build up, =ULD, cargo screening, cargo security training, CASS cargo | skill
IATA dangerous goods training | DGR training, dangerous goods regulations, IATA, dangerous goods by air | certification | implies: dangerous goods handling
aviation dispatching | flight dispatch, FAA dispatcher license, flight following, flight monitoring, aircraft dispatch, FAA aircraft dispatcher, dispatcher certificate, operational control, dispatch release | licence | implies: flight planning
crew scheduling | crew rostering, flight scheduling, crew planning, crew tracking, crew control, flight time limitations, crew pairing, crew duty limits, crew legality, AIMS crew, crew management system, crew resource planning | skill
airline operations control | operations control centre, network operations airline, irregular operations, disruption management, slot coordination, IROPS, operations control center, airport slots, airline operations | skill
airline revenue management | fare filing, yield management airline, route network planning, airline network planning, air fares, airline pricing | skill
# air traffic
air traffic control | =ATC, air traffic controlling, controlling air traffic, tower control, approach control, en route control, radar control, area control, air traffic services, aerodrome control, air traffic management | skill
air traffic controller licence | ATCO licence, air traffic control licence, control tower operator certificate, =CTO@, student controller licence, FAA control tower operator, ATCO license | licence | implies: air traffic control
flight information service | FISO | skill
aeronautical phraseology | radiotelephony, ICAO English, ICAO level 6, radiotelephone operator permit, English proficient licence, FCC restricted radiotelephone | certification
airspace management | instrument procedure design, airspace, aeronautical information, NOTAM, PANS-OPS | knowledge
# maintenance
aircraft maintenance | aviation maintenance, aircraft servicing, aircraft repair, maintaining aircraft, airframe maintenance, aircraft inspection and repair, aircraft mechanical work, A check, C check, helicopter maintenance, rotorcraft maintenance, aircraft overhaul | skill
base maintenance | heavy maintenance, heavy checks | skill | implies: aircraft maintenance
line maintenance | aircraft line maintenance | skill | implies: aircraft maintenance
airframe and powerplant licence | airframe and powerplant, airframe & powerplant, A & P license, airframe license, powerplant license, airframe and/or powerplant | licence | implies: aircraft maintenance
inspection authorization | =IA@, IA certificate, required inspection items, =RII, 100 hour inspections | licence | implies: airframe and powerplant licence
EASA Part-66 licence | Part 66, B1 licence, B2 licence, B1.1, B1 licensed engineer, EASA B1, EASA B2, B1/B2, aircraft maintenance licence, B1.3, CAA licence, cat A licence, LAE licence, certifying B1 | licence | implies: aircraft maintenance
Part-145 | repair station, =MRO@, MRO environment | knowledge
Part-M | CAMO, airworthiness, ARC signatory | knowledge
airworthiness directives | service bulletins, =AD@, AD compliance, ADs and SBs, AD/SB | knowledge
aircraft maintenance manuals | =AMM@, structural repair manual, illustrated parts catalog, =IPC@, aircraft technical manuals, component maintenance manual, FAA-approved manuals | tool
aircraft structures repair | structural repair, aircraft structures, structures mechanic work, aircraft skin repair, drilling and countersinking, airframe structures, fuselage repair | skill
aircraft sheet metal | aviation sheet metal | skill | implies: aircraft structures repair
riveting | bucking rivets | skill | implies: aircraft structures repair
avionics | aircraft wiring, aircraft radios, EWIS, aircraft electrical, pitot-static | skill
aircraft engine overhaul | turbine engines, turbofan, aero engines, jet engines, powerplant maintenance, aircraft engines, turboprop, engine runs, engine MRO, engine module assembly, PT6, CFM56 | skill | | related: aircraft maintenance
propeller maintenance | | skill | | related: aircraft engine overhaul
gas turbine overhaul | turbine engines on aircraft | skill | | related: aircraft engine overhaul
borescope inspection | engine borescope, borescope inspections, boroscope | skill | | related: aircraft engine overhaul
landing gear maintenance | landing gear, aircraft hydraulics, wheel and brake shop, flight controls, aircraft wheels and brakes, aircraft fuel tank entry | skill | implies: aircraft maintenance
aircraft component repair | component overhaul, component shop, workshop component maintenance, bench testing avionics | skill
aircraft interiors | cabin interiors, aircraft seats, aircraft upholstery, cabin refurbishment, in-flight entertainment systems, =IFE@, VIP interiors, aircraft cabin modifications | skill
aircraft painting | aircraft stripping and painting, aircraft livery, aircraft surface treatment | skill
aircraft inspection | phase inspections, aircraft quality inspection, pre-flight inspection, preflight inspection, aircraft acceptance inspection, foreign object damage, FOD prevention, =FOD@, FOD control, conformity inspection | skill
aircraft records | technical records, aircraft logbooks, logbook entries, maintenance tracking software, AMOS, TRAX, CAMP systems, Corridor software, aircraft log books, aviation maintenance records, Ramco aviation, Ultramain, OASES, aircraft maintenance records, CAMP aviation, tech log, maintenance logbooks | skill
aircraft maintenance planning | maintenance control, maintenance programmes, MSG-3, maintenance operations control, task cards, hangar planning | skill
aircraft parts | aviation parts, rotables, aircraft spares, =AOG, 8130, EASA Form 1, aircraft stores, aviation spares, aircraft on ground | knowledge
aircraft assembly | aircraft manufacturing, aerospace assembly, aerospace manufacturing, fuselage assembly, wing assembly, aircraft production, aircraft fitting, spacecraft assembly, aircraft build, aerospace fitting | skill
military aircraft maintenance | military aviation, F-16 maintenance, C-130, crew chief experience, military aircraft, MAP-21, =MAA, MRP Part 145, naval aviation maintenance, Black Hawk, Apache helicopter, F-35, Typhoon aircraft, Chinook, UH-60 | skill | implies: aircraft maintenance
aircraft NDT | aircraft non destructive testing, NAS 410, EN 4179, aerospace NDT | certification | implies: non-destructive testing
commercial aircraft types | narrowbody, widebody, =CRJ, Q400, Embraer 145, Dash 8, Bombardier Challenger, Pilatus PC-12, Learjet, Dassault Falcon, Embraer Phenom, Airbus helicopters, Cessna 172, =Piper@ | knowledge
King Air | | knowledge | implies: commercial aircraft types
Cessna Citation | Cessna Caravan | knowledge | implies: commercial aircraft types
Gulfstream | | knowledge | implies: commercial aircraft types
Embraer E-Jets | | knowledge | implies: commercial aircraft types
ATR 72 | | knowledge | implies: commercial aircraft types
A350 | | knowledge | implies: commercial aircraft types
A330 | | knowledge | implies: commercial aircraft types
Boeing 777 | B777 | knowledge | implies: commercial aircraft types
Boeing 787 | B787 | knowledge | implies: commercial aircraft types
Airbus A320 | A320 | knowledge | implies: commercial aircraft types
Boeing 737 | B737 | knowledge | implies: commercial aircraft types
# engineering and safety
aerospace engineering | aeronautical engineering, aeronautics, aircraft design, aircraft systems, aerospace, aviation engineering, aircraft structural design | skill
aerodynamics | aeroelasticity, flight dynamics, wind tunnel, flight mechanics, flight physics, aerodynamic analysis, aerodynamic design | skill | | related: aerospace engineering
flight testing | test flights | skill
guidance navigation and control | =GNC, GN&C, flight control systems design, flight control laws, autopilot, attitude control, inertial navigation, attitude determination | skill
spacecraft design | spacecraft, space systems, CubeSat, launch vehicles, satellite operations, payload integration, satellite ground systems, =STK@ | knowledge
orbital mechanics | astrodynamics | knowledge | | related: spacecraft design
mission operations in space | mission operations space | knowledge | | related: spacecraft design
propulsion systems | rocket propulsion, rocket engines | knowledge | | related: spacecraft design
satellites | | knowledge | | related: spacecraft design
aircraft certification | type certification, FAA DER, CS-25, FAR 25, design organisation approval, 14 CFR Part 25, CS-23, MIL-HDBK-516, airworthiness certification | knowledge
Part 21 | Part 21J | knowledge | implies: aircraft certification
supplemental type certificate | =STC@ | knowledge | implies: aircraft certification
ARP4754 | ARP4761 | knowledge | implies: aircraft certification
DO-160 | | knowledge | implies: aircraft certification
DO-254 | | knowledge | implies: aircraft certification
DO-178C | DO-178B | knowledge | implies: aircraft certification
aircraft stress analysis | airframe stress analysis, aerospace stress analysis, damage tolerance, Bruhn, stress analysis of aircraft structures, Niu airframe, F&DT | skill
aviation safety management | =SMS@, flight safety, flight data monitoring, =FDM@, aviation safety, FOQA, air safety investigation, aircraft accident investigation, ASAP, airline safety, aviation quality assurance, IOSA, IS-BAO | knowledge
human factors in aviation | human factors, fatigue risk management | knowledge
aviation compliance monitoring | airline audit, IOSA audit, aviation auditing, aviation quality audits, aviation quality system | skill
aircraft leasing | aircraft lessor, aircraft transitions, aircraft redelivery, aircraft asset management, aircraft remarketing, aircraft sales | skill
airport planning | airport design, airport master planning, airport development, airfield design, terminal planning, airport noise | skill
`
