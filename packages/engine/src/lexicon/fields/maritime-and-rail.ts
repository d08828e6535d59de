export const maritimeAndRail = `
# at sea
seamanship | deck work, deck operations, deckhand duties, rope work, splicing ropes, knots and splices, line handling | skill
vessel navigation | navigation@, ship navigation, marine navigation, passage planning, voyage planning, coastal navigation, celestial navigation, chart work, nautical charts, pilotage | skill
bridge watchkeeping | watchkeeping, navigational watch, bridge watch, watch standing, officer of the watch, =OOW@, lookout duty, helmsman duties, bridge team management, bridge resource management | skill | | related: vessel navigation
ECDIS | electronic charts | certification | implies: vessel navigation
marine radar | radar plotting, radar observer, ARPA | tool
GMDSS | marine VHF, VHF radio licence, general operator's certificate | certification
COLREGs | collision regulations, rule of the road | knowledge
STCW certification | STCW, basic safety training, =BST@, personal survival techniques | certification
certificate of competency | =CoC@, master unlimited, OOW unlimited, chief mate licence, class 2 deck, master mariner, master 3000 GT, master 500 GT, chief mate unlimited, master's licence | licence | implies: vessel navigation
merchant mariner credential | =MMC, USCG license, USCG licence, mariner's document, coast guard license, USCG captain's license, OUPV, six pack license, 100 ton master, =AB unlimited, able seaman endorsement, master 100 GRT, merchant mariner license, 1600 ton master, mate of towing, master of towing, towing endorsement | licence
ENG1 medical | ENG1, seafarer medical, seaman's book, discharge book, ML5 | certification
RYA qualification | Yachtmaster, RYA day skipper, RYA powerboat, commercial endorsement RYA, RYA instructor, boatmaster licence | licence
tankerman PIC | tankerman, oil tanker endorsement, LNG tanker endorsement, chemical tanker endorsement, =IGF code | licence
dynamic positioning | DP operator certificate, DP2, =DPO certificate, nautical institute DP, DP unlimited, unlimited DP, DP certificate, DP maintenance | certification
boat handling | ship handling, vessel handling, boat operation, manoeuvring vessels, docking and undocking, tug handling, towing vessels, skippering, rib handling, berthing, operating vessels | skill
mooring and anchoring | mooring, anchoring@, berthing and unberthing, anchor handling | skill
lifeboat operation | survival craft, lifesaving appliances, PSCRB, lifeboatman, man overboard drills, rescue boats, muster drills | certification
advanced marine firefighting | marine firefighting, shipboard firefighting, advanced fire fighting STCW, shipboard damage control, advanced firefighting | certification
ship cargo operations | cargo loading and discharge, tanker operations, ship loading, vessel loading, cargo watches, cargo planning, lashing containers, bulk cargo, ballasting, stowage, cargo securing at sea, ship stability, vessel stability, stability calculations, heavy lift cargo, ballast operations | skill
ISM code | =ISM, ISM/ISPS, designated person ashore, ISPS, ship security officer, =SSO@, port facility security officer | knowledge
SOLAS | flag state, maritime regulations, IMO regulations, classification society rules, class surveys, Coast Guard regulations, USCG regulations, USCG inspection, DNV rules, Lloyd's Register, marine regulations | knowledge
maritime law | | knowledge | | related: SOLAS
ballast water management | | knowledge | | related: SOLAS
MLC 2006 | maritime labour convention | knowledge | | related: SOLAS
port state control | | knowledge | | related: SOLAS
MARPOL | | knowledge | | related: SOLAS
marine engineering | ship engineering, marine engines, ship propulsion, marine propulsion, shipboard engineering, engine room, marine mechanical systems, two stroke engines, ship machinery, marine machinery, outboard motors, main engine, vessel machinery, marine boilers, inboard engines, marine auxiliary systems, marine diesel | skill
marine engineer certificate | chief engineer unlimited, second engineer CoC, EOOW, Y4, engineer officer of the watch, designated duty engineer, =DDE@, AEC course, =AEC@, QMED, Y3 engineer, third assistant engineer license, small vessel engineer, chief engineer licence | licence | implies: marine engineering
planned maintenance on vessels | vessel maintenance, ship maintenance, ship repair, AMOS marine, dry docking, vessel repair, boat maintenance, boat repair, chipping and painting, shipboard maintenance, drydock, hull maintenance, antifouling, hull cleaning, boat refit, yacht maintenance, deck maintenance, refit and repair, boat servicing, varnishing, wash-downs, drydocking | skill
shipbuilding | ship construction, boat building, boatbuilding, shipyard, shipfitting, hull construction, vessel construction, ship fitting, hull fabrication, yacht building | skill
marine electrical | ship electrical systems, electro-technical officer, marine electronics, NMEA 2000, ABYC, marine electrics, boat electronics installation, shipboard electrical, marine wiring | skill
naval architecture | ship design, hull design, vessel design, hydrodynamics, Rhino marine, Maxsurf, ship structural design, ShipConstructor, intact and damage stability, stability analysis, seakeeping, Orca3D, hydrostatics, NAPA software, mooring analysis, OrcaFlex, ABS rules | skill
marine surveying | ship surveying, hull surveys, vessel inspections, yacht surveys, vetting inspections, vessel vetting, OCIMF, CDI inspections, vessel surveys | skill
draft surveys | | skill | | related: marine surveying
SIRE inspections | SIRE | skill | | related: marine surveying
yacht operations | superyacht, yachting, sailing@, teak care, tender driving, watersports equipment, sailing vessels, yacht crew experience, yacht stewarding, charter yachts, yacht charter, motor yacht, sailing yacht, yacht interior, crew of yacht, guest service on yachts | skill
aquaculture | fish farming, salmon farming, hatchery, shellfish farming, fish husbandry, net pens, fish health monitoring | skill
commercial diving | underwater inspection, HSE diving, underwater welding, diving supervisor experience, ADCI, surface supplied diving, scuba diving work, saturation diving, IMCA diving, hull inspection dives, dive operations, HSE part IV, underwater construction | certification
ROV operations | =ROV, remotely operated vehicles, subsea, AUV operations | skill
offshore operations | offshore@, =CTV, jack-up, offshore experience, offshore vessels, offshore supply vessels, offshore oil and gas, offshore wind vessels, offshore environment, offshore installation, offshore construction | knowledge
offshore survival training | BOSIET, OPITO, HUET, FOET, CA-EBS, OGUK medical, =MIST, minimum industry safety training, SafeGulf, offshore medical, RigPass | certification | implies: offshore operations
# ports and shipping
port operations | harbour operations, container terminal, harbor operations, marine terminal, marine operations, quayside operations, vessel operations, stevedoring, ship to shore, longshore work, dock labour, berth planning, cargo terminal, ports@, vessel planning, yard planning terminal, terminal operations port, port terminal, port management | skill
ship agency | vessel agency, port agency, vessel clearance, ship's agent duties, husbandry@, port calls, port disbursements, crew changes, disbursement accounts, port formalities, vessel attendance, port agent, vessel husbandry | skill
ship chartering | chartering@, charterparty, laytime, shipbroking, dry bulk, fixtures shipping, post fixture, ship broking, freight derivatives, vessel scheduling, bunkers@, voyage calculations, vessel chartering, voyage charter, time charter, charter parties, tanker chartering, bunkering | skill
ship management | vessel management, crewing@, fleet technical management, manning agency, ship operations, ship operator experience, superintendency, vessel superintendence, shipping industry, shipping company, shore based maritime, crew management marine, marine crewing, crew manning, crew planning vessels | skill
vessel traffic services | =VTS, harbour control, marine traffic control, V103, port control | certification
coastguard operations | search and rescue, coast guard, SAR operations, maritime rescue, lifeboat crew | skill
port crane operation | RTG crane, tugmaster, container handling equipment, rubber tyred gantry, terminal tractor, gantry crane operation port, mobile harbour crane, top loader, ship crane | licence
ship to shore crane | quay crane, STS crane | licence | implies: port crane operation
straddle carriers | straddle carrier | licence | implies: port crane operation
reach stacker | | licence | implies: port crane operation
dredging | dredger operation, cutter suction dredger, marine construction, trailing suction hopper, marine works, dock construction, jetty construction, dredge operations, dredges | skill
lock and bridge operation | canal operations, lock keeping, swing bridge operation, inland waterways, canal maintenance, inland navigation, barges, towboat, river transport, inland towing | skill
marina operations | dockmaster duties, boat storage, yard hoist, travel lift operation, boat launching, boatyard, marina, boat lifting, fuel dock, travel hoist, boat hauling, harbour management | skill
naval service | navy experience, royal navy, US Navy, naval operations, shipboard experience, merchant navy, sea time, seagoing experience, sea service, seafaring, sea-going experience, maritime experience, merchant marine, maritime industry, sailing experience as crew, sea-going service | knowledge
oil spill response | pollution response marine, spill response marine, oil spill, OPA 90, =VRP, marine pollution, oil record book | skill
# railways
train driving | train operation, operating trains, train handling, locomotive operation, operating locomotives, train driver experience, locomotive driving, running trains, tram driving, light rail operation, rail vehicle operation, tram operation | skill
train driver licence | train driving licence, locomotive engineer certification, certified locomotive engineer, FRA engineer certification, traction knowledge, locomotive certification, FRA certification, train driver certificate, part 240 certification, traction competence, Part 242 | licence | implies: train driving
shunting | rail switching, yard switching, coupling and uncoupling, rail yard operations, switching cars, hump yard, remote control locomotive, rail car switching, railcars | skill
train dispatching | train control, rail traffic control, rail dispatching, centralized traffic control, train regulation, train movements, rail operations control, rail control centre, train planning, rail timetabling, timetable planning, train crew rostering, rail network operations | skill
signalling operations | signal box operation, operating signals, signaller competence, absolute block, track circuit block, rail signal box, VDU signalling, panel signalling, level crossing operation, train regulating, NX panel | skill
railway signalling engineering | railway signalling, rail signalling, signalling systems, railway signaling, rail signaling, train control systems, signalling maintenance, SMTH, signalling works testing, grade crossing signals, track circuits, axle counters, wayside signals, signal maintenance, ATP signalling, S&T rail, railroad signals, point machines | skill
signalling installation | | skill | | related: railway signalling engineering
signalling design | | skill | | related: railway signalling engineering
railway interlocking | interlocking@ | skill | | related: railway signalling engineering
IRSE licence | IRSE | skill | | related: railway signalling engineering
CBTC | | skill | | related: railway signalling engineering
ETCS | ERTMS | skill | | related: railway signalling engineering
track maintenance | rail replacement, track repair, spiking rail, ballast work, rail grinding, track construction, ties and ballast, track work, switches and crossings, track geometry, permanent way maintenance, track defects, track laborer work, railroad maintenance, rail maintenance | skill
track laying | track installation, track renewal | skill | implies: track maintenance
track inspection | | skill | implies: track maintenance
tamping | | skill | implies: track maintenance
permanent way | p-way | skill | implies: track maintenance
rail welding | thermite welding, aluminothermic welding, track welding | skill | implies: track maintenance
PTS certification | personal track safety, =PTS@, PTS card, PTS AC/DCCR, DCCR, PTS ticket, track safety card, =RIW card, rail industry worker card, lookout rail, PTS sponsored, Sentinel@, rail safety worker, ICI rail, PTS holder, OLEC, Sentinel card, sentinel PTS | certification
controller of site safety | =COSS, IWA rail, person in charge of possession, PICOP, safe work leader, COSS/IWA, =RWIC, Individual Working Alone, roadway worker | certification | implies: PTS certification
on-track plant operation | on-track machines, road rail vehicle, =RRV@, hi-rail, tamper operation, OTP operations, RRV operator, machine controller, on track plant, roadway maintenance machines, ballast regulator | certification
overhead line equipment | =OLE@, OHLE, catenary, overhead contact line, traction power, third rail, electrification rail, railway electrification, rail electrification, =OCS@, conductor rail, 25kV, AC/DC isolations, E&P rail, traction electrification, contact system, traction substations, traction distribution | skill
rolling stock maintenance | train maintenance, rolling stock, carriage maintenance, wagon maintenance, rail vehicles, rail fleet maintenance, train servicing, train repair, locomotives, railcar inspection, train wash, =AAR, train fleet, carman work, tram maintenance, railway vehicles, railcar cleaning, diesel multiple units, traction motors, train modifications | skill
rolling stock design | rolling stock engineering | skill | implies: rolling stock maintenance
air brake tests | | skill | implies: rolling stock maintenance
railcar repair | railcar maintenance, rail car repair, freight car repair | skill | implies: rolling stock maintenance
bogie overhaul | bogies, wheelsets | skill | implies: rolling stock maintenance
locomotive maintenance | locomotive repair | skill | implies: rolling stock maintenance
rail passenger service | onboard train customer service, ticket inspection, revenue protection, ticket checking, station customer service, ticket sales station, train announcements, fare collection, platform duties, checking tickets, train dispatch duties, ticket office, platform safety, door operation train, station duties, rail customer service, ticket gates, gateline, passenger announcements, penalty fares, STAR ticketing, on-board ticketing, station operations, revenue inspections, conductor duties, fares enforcement | skill
railway safety regulations | rail safety, railway rulebook, railway group standards, ROGS, operating rules railroad, railroad safety, rail industry standards, CROR, RAMS rail, Canadian rail operating rules, railway safety, railroad operations rules, RSSB standards, FRA rules, Common Safety Method, safety critical@ | knowledge
EN 50126 | EN 50128, EN 50129 | knowledge | implies: railway safety regulations
NORAC | | knowledge | implies: railway safety regulations
Network Rail standards | NR standards | knowledge | implies: railway safety regulations
GCOR | | knowledge | implies: railway safety regulations
FRA regulations | =FRA, federal railroad administration | knowledge | implies: railway safety regulations
rail project delivery | rail projects, rail construction, rail infrastructure, railway infrastructure, railway construction, PACE rail, transit projects, railway projects, rail systems engineering, HS2, CEM rail, railroad construction, trackwork design, rail industry, railway industry, railroad experience, MX Rail, Bentley OpenRail, Power Rail Track, isolations rail, Amtrak, Class I railroad, rail systems integration, transit systems, gauging rail, Crossrail, rail possession, contractor's engineering manager | skill
track design | track alignment design | knowledge | | related: rail project delivery
GRIP | | knowledge | | related: rail project delivery
possession planning | possessions@, possession management | knowledge | | related: rail project delivery
railway engineering | rail engineering, railroad engineering | knowledge | | related: rail project delivery
public transit operations | transit operations, public transport operations, transit scheduling, public transit, mass transit, transit planning, public transport planning, Hastus, =Trapeze, transit service planning, bus scheduling, urban transit, service planning transit, bus operations, rail operations, railway operations, railroad operations, metro operations, transit authority, GTFS, tramway operations, bus network planning, fare systems, transit agency, run cutting | skill
`
