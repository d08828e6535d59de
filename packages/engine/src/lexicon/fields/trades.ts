export const trades = String.raw`
# electrical
electrical installation | electrical installations, electrical work, electrical wiring, wiring@, installed wiring, running cable, electrical systems installation, electrical contracting, wire pulling, pulling wire, installing electrical systems | skill
electrical testing | electrical inspection, electrical testing and inspection, inspection and testing, test and inspection, test and inspect, testing and inspection of installations, insulation resistance testing, fixed wire testing, dead testing, live testing | skill | implies: electrical installation
electrical fault finding | electrical troubleshooting of circuits, electrical faults, electrical repairs, circuit troubleshooting, troubleshoot electrical, troubleshooting electrical systems, electrical diagnostics | skill | | related: electrical testing
18th edition wiring regulations | 18th edition, BS 7671, 17th edition, IET wiring regulations, wiring regulations, 18th edition qualified | certification | implies: electrical installation
inspection and testing qualification | =2391, C&G 2391, City and Guilds 2391, 2394, 2395, 2391-52 | certification | implies: electrical testing
NVQ level 3 electrical | NVQ electrical installation, level 3 electrical installation, City and Guilds electrical, AM2, AM2 test, electrotechnical NVQ, gold card electrician, 2365 level 3, 2330 level 3 | certification | implies: electrical installation
JIB card | JIB gold card, ECS card, ECS gold card, JIB graded, JIB approved electrician, SJIB | certification | implies: electrical installation
NICEIC registration | NICEIC, NAPIT, competent person scheme, ECA registered, Part P, Part P registered | certification | related: electrical testing
EICR | electrical installation condition report, electrical condition report, minor works certificates, electrical installation certificates, electrical certification, electrical certificates | skill | implies: electrical testing
PAT testing | portable appliance testing, =PAT@, portable appliance test, PAT tester | skill | | related: electrical testing
journeyman electrician licence | journeyman electrician license, journeyman electrical license, electrical license, electrician license, state electrical license, licensed electrician, licensed journeyman electrician, electrician licence, A grade electrical licence, red seal electrician, 309A | licence | implies: electrical installation, national electrical code
master electrician licence | master electrician license, licensed master electrician, master electrical license | licence | implies: journeyman electrician licence
national electrical code | =NEC@, NEC code, electrical code, electrical codes, NFPA 70, Canadian electrical code, local electrical codes, AS/NZS 3000 | knowledge
NFPA 70E | arc flash, arc flash safety, electrical safety training, qualified electrical worker, arc flash training | certification
conduit bending | conduit, bending conduit, EMT conduit, installing conduit, rigid conduit, pipe bending for conduit, EMT bending, conduit and trunking, containment installation, cable tray, cable trays, trunking, basket tray, cable containment | skill | implies: electrical installation
distribution boards | consumer units, consumer unit, panel boards, electrical panels, switchboards, breaker panels, load centers, fuse boards, panelboards, distribution board, service upgrades, panel upgrades | skill | implies: electrical installation
lighting installation | lighting systems, light fittings, emergency lighting, LED lighting, lighting controls, light fixtures, emergency lighting testing, luminaires, dimmers, lighting retrofits, recessed lighting | skill | implies: electrical installation
rewiring | rewires, house rewiring, domestic rewires, residential wiring, domestic electrical, domestic electrician work, residential electrical, new build wiring, first and second fix electrical, first fix and second fix | skill | implies: electrical installation
commercial electrical | commercial and industrial electrical, industrial electrical, commercial wiring, industrial wiring, commercial electrical work | skill | implies: electrical installation
three-phase power | three phase, 3 phase, 480V, three phase systems, 415V, high voltage, HV systems, medium voltage, low voltage systems, high voltage switching | knowledge
motor controls | motor control, motor starters, variable frequency drives, =VFD, VFDs, inverters@, variable speed drives, motor wiring, contactors, relays, soft starters, servo drives, motor control center, =MCC@, control circuits | skill
transformers | transformer installation, transformer maintenance, substation maintenance, switchgear, =HV/LV switchgear, switchgear maintenance, circuit breakers, substations | skill
control panel wiring | panel wiring, control panels, panel building, control panel building, control wiring, electrical panel building, control cabinet wiring | skill | | related: electrical installation
electrical test equipment | multimeter, multimeters, megger, insulation tester, oscilloscopes for service, Fluke, multifunction tester, clamp meter, voltmeter, amp meter, voltage tester | tool
fire alarm systems | fire alarms, fire alarm installation, fire alarm, fire alarm testing, fire detection, BS 5839, NICET, NICET fire alarm, fire and security systems, fire alarm maintenance, addressable fire alarms | skill
security systems installation | intruder alarms, access control, access control systems, CCTV installation, CCTV, alarm installation, security alarm, burglar alarms, security cameras, door entry systems, low voltage cabling, door access, IP cameras | skill
structured cabling | data cabling, Cat5e, Cat6, network cabling, voice and data cabling, low voltage wiring, cable termination, terminating cable, BICSI, cable pulling, Cat 6, patch panels | skill
fibre optic cabling | fiber optic, fibre optic, fibre splicing, fiber splicing, fusion splicing, fiber optics, fibre optics, OTDR, FTTP, FTTH, fiber installation | skill | | related: structured cabling
telecommunications installation | broadband installation, telecom installation, cable installation, satellite installation, DISH installation, Openreach, telephone systems installation, aerial installation, cable TV installation, in-home installation | skill
solar PV installation | solar installation, solar panel installation, photovoltaic, solar panels, solar PV, MCS certified, solar photovoltaic, NABCEP, solar systems, solar installer training, battery storage installation | skill
EV charger installation | EV charging, EV charge points, electric vehicle charging, EV chargers, OZEV, EVITP, car charger installation | skill | | related: electrical installation
overhead line work | lineman work, overhead lines, power line maintenance, line work, powerline, climbing poles, pole climbing, line construction, cable jointing, jointing, underground cable, bucket truck, overhead linesman | skill
generator maintenance | generators, generator installation, standby generators, backup generators, UPS systems, automatic transfer switches, uninterruptible power supply, diesel generators, generator servicing | skill
building management systems | =BMS, building management system, building automation, building automation systems, =BAS@, Trend BMS, Tridium, Niagara framework, Johnson Controls Metasys, Siemens Desigo, DDC controls, building controls, BACnet, Honeywell building controls | tool
smart home installation | smart home systems, home automation, Control4, Crestron, audio visual installation, AV installation, Lutron | skill
elevator maintenance | lift maintenance, lift engineering, elevator repair, escalators, lift installation, elevator installation, escalator maintenance, elevator mechanic license, lift servicing, NVQ lifts | skill
# plumbing, heating and gas
plumbing | plumbing installation, plumbing systems, plumbing repairs, plumbing work, plumbing maintenance, plumbing experience, plumbing fixtures, plumbing repair, domestic plumbing, residential plumbing, plumbing and heating, commercial plumbing | skill
plumbing licence | plumbing license, journeyman plumber license, licensed plumber, journeyman plumbing license, master plumber license, state plumbing license, licensed master plumber, plumber's license, plumber license, journeyman plumber, 306A, red seal plumber | licence | implies: plumbing, plumbing code
NVQ plumbing | NVQ level 2 plumbing, NVQ level 3 plumbing, level 3 plumbing and heating, City and Guilds plumbing, plumbing NVQ, JIB plumbing | certification | implies: plumbing
plumbing code | plumbing codes, uniform plumbing code, international plumbing code, =UPC@, water regulations, water regs, WRAS, unvented water regulations, building codes for plumbing | knowledge
Gas Safe registration | Gas Safe, Gas Safe registered, Gas Safe engineer, gas safety certificate, ACS, ACS qualified, ACS gas, CCN1, CENWAT, CORGI, CP12, landlord gas safety, gas certificates, CKR1, landlords gas safety checks, CPA1 | licence | implies: gas fitting
gas fitting | gas fitter licence, gas fitter license, gas appliances, gas installation, gas line installation, gas piping, G2 gas license, gas lines, gas work, gas servicing, natural gas appliances, gas pipework | skill
boiler installation | boiler servicing, boiler repair, boiler repairs, boiler service, boiler fitting, combi boilers, boiler breakdowns, boiler fault finding, domestic boilers, installing boilers, Worcester Bosch, Vaillant, Baxi, commercial boilers | skill | | related: central heating systems
central heating systems | central heating, heating systems, underfloor heating, radiators, heating installation, power flushing, heating controls, hydronic heating, wet systems, heating system repair | skill
unvented hot water systems | unvented hot water, unvented cylinders, =G3@, G3 unvented, G3 qualification, hot water cylinders, water heaters, water heater, water heater installation, tankless water heaters, hot water heaters | skill
heat pump installation | heat pumps, heat pump, air source heat pumps, ground source heat pumps, ASHP, renewable heating, air source heat pump | skill
OFTEC registration | OFTEC, oil boilers, oil fired heating, oil heating | licence
pipefitting | pipe fitting, pipe fitter work, steamfitting, pipework, pipework installation, pipe installation, pipe threading, process piping, installing pipework, copper pipe, copper piping, PEX, steam piping, pipe fabrication, steel pipework, press fit pipe, pipe spooling | skill
soldering copper pipe | sweating copper, pipe soldering, brazing, braze, silver soldering, brazing copper, braze lines | skill
drainage | drain cleaning, drain unblocking, drain clearing, drainage repairs, blocked drains, unblocking drains, drain jetting, sewer lines, drain repair, sewer repair, rooter, CCTV drain survey, high pressure water jetting, camera inspection of drains, guttering, hydro jetting, sewer cameras | skill
bathroom fitting | bathroom installation, bathroom installations, sanitary ware, sanitaryware, fixture installation, faucets, toilets and sinks, taps and toilets, wet rooms, shower installation, bathroom remodeling, bathroom refurbishment | skill
backflow prevention | backflow testing, backflow certification, backflow tester, backflow preventer, backflow devices | certification
medical gas installation | medical gas, ASSE 6010, med gas certification, medical gas certification | certification
leak detection | leak repair, leaks@, pipe repair, burst pipes, leak tracing | skill
water treatment | water hygiene, legionella, legionella control, legionella testing, water softeners, L8, ACOP L8, water quality testing, legionella risk assessment, water filtration, water treatment systems | skill
sprinkler fitting | fire sprinkler, sprinkler systems, fire sprinklers, NFPA 13, sprinkler installation, sprinkler inspection, fire suppression systems, fire suppression, dry risers, backflow and standpipes | skill
septic systems | septic tank, septic tanks, well pumps, sump pumps, sewage pumps, pumps maintenance | knowledge
irrigation installation | irrigation, irrigation systems, lawn sprinklers, sprinkler repair in gardens | skill
# HVAC and refrigeration
HVAC | HVAC systems, heating ventilation and air conditioning, heating and cooling systems, HVAC/R, HVACR, HVAC experience, heating and air conditioning, heating and cooling, HVAC equipment, heating ventilating and air conditioning | knowledge
HVAC installation | HVAC install, HVAC installs, installing HVAC, furnace installation, air conditioning installation, air conditioner installation, AC installation, split system installation, installed HVAC, HVAC change outs, mini splits, ductless mini split | skill | implies: HVAC
HVAC service | HVAC repair, HVAC maintenance, HVAC service and repair, HVAC troubleshooting, HVAC preventive maintenance, furnace repair, air conditioning repair, servicing HVAC, HVAC diagnostics, troubleshoot HVAC, air conditioning service, AC repair, HVAC servicing, air conditioning maintenance | skill | implies: HVAC
EPA 608 certification | EPA 608, EPA certification, EPA section 608, EPA universal, EPA certified, universal EPA certification, EPA type II, EPA 608 universal, EPA universal certification, refrigerant certification, EPA universal certified | certification | implies: refrigerant handling
F-Gas certification | F Gas, Fgas, FGAS qualified, C&G 2079, City and Guilds 2079, F-gas category 1, F gas certified, ODS certification, 313A | certification | implies: refrigerant handling
NATE certification | NATE certified, =NATE, HVAC Excellence, RSES, HVAC certification, HVAC certificate, HVAC trade school, HVAC certified | certification | implies: HVAC
HVAC licence | HVAC license, mechanical contractor license, HVAC contractor license, journeyman HVAC, mechanical license, ARC licence, refrigeration licence, HVAC journeyman license | licence | implies: HVAC
refrigerant handling | refrigerants, refrigerant recovery, refrigerant charging, R410A, refrigerant leak detection, recovery and recharge, refrigerant, evacuating systems, vacuum pumps and gauges, superheat and subcooling, manifold gauges | skill | implies: HVAC
refrigeration | commercial refrigeration, refrigeration systems, refrigeration service, walk-in coolers, walk-in freezers, ice machines, refrigeration repair, supermarket refrigeration, refrigeration maintenance, industrial refrigeration systems, cold rooms, refrigeration cycle, compressors@ | skill | related: HVAC
air conditioning | air conditioning systems, air con, VRF systems, VRF, VRV, split systems, =AC systems, aircon, Daikin, Mitsubishi air conditioning, air conditioners, VRF/VRV | skill | implies: HVAC
chillers | chiller maintenance, chiller plant, centrifugal chillers, chiller service, water cooled chillers, chiller repair, air cooled chillers, Trane chillers, York chillers | skill | implies: HVAC
rooftop units | rooftop unit, =RTU, RTUs, packaged units, roof top units, package units | tool | implies: HVAC
air handling units | =AHU, AHUs, air handlers, air handler, fan coil units, FCUs, ventilation systems, ventilation, VAV boxes, extraction systems, MVHR, exhaust fans, belts and filters, air filters, filter changes | tool | implies: HVAC
ductwork | duct installation, duct fabrication, sheet metal ductwork, ducting, duct work, installing ductwork, duct cleaning, ductwork installation | skill | related: HVAC installation
furnaces | gas furnaces, furnace, gas furnace, residential furnaces, oil furnaces | tool
HVAC load calculation | Manual J, load calculations for HVAC, heat loss calculations, heat load calculations | skill | implies: HVAC
test and balance | testing and balancing, air balancing, air balance, system balancing, TAB technician work, NEBB, commissioning of HVAC, water balancing | skill | related: HVAC
commercial catering equipment repair | catering equipment, kitchen equipment repair, CFESA, commercial kitchen equipment, hot side equipment | skill
appliance repair | domestic appliance repair, white goods, appliance installation, white goods repair, household appliances, appliance service | skill
# welding and fabrication
welding | weld, welding experience, welding processes, welding techniques, welded structures, arc welding, weld metal, structural welding, production welding, welding and fabrication, fabrication welding, welding equipment, fusion welding, mobile welding | skill
MIG welding | =MIG, GMAW, MIG welder, MAG welding, MIG/MAG, gas metal arc welding, metal inert gas, MIG MAG, wire feed welding, MIG weld, hard wire welding, MIG welded, 135 welding | skill | implies: welding | related: TIG welding
TIG welding | =TIG, GTAW, TIG welder, gas tungsten arc welding, tungsten inert gas, TIG weld, heliarc, TIG welded, purge welding, orbital welding, 141 welding | skill | implies: welding | related: MIG welding
stick welding | SMAW, shielded metal arc welding, =MMA welding, manual metal arc, stick welder, MMA weld, ARC/stick | skill | implies: welding
flux-cored welding | FCAW, flux core, flux core welding, flux cored arc welding, dual shield, flux cored, innershield | skill | implies: welding | related: MIG welding
spot welding | resistance welding, spot weld, projection welding, stud welding, seam welding, tack welding, tack weld | skill | implies: welding
submerged arc welding | sub arc, sub arc welding | skill | implies: welding
robotic welding | robot welding, weld robot, laser welding, automated welding | skill | related: welding
aluminium welding | aluminum welding, welding aluminium, welding aluminum, stainless steel welding, welding stainless steel, exotic metal welding, stainless welding, carbon steel welding, weld aluminum, weld stainless | skill | implies: welding
pipe welding | pipe welder, 6G welding, 6G, coded pipe welding, pipeline welding, 6G certified, 6G pipe, tube welding, stainless pipe welding | skill | implies: welding
welding positions | 3G, 4G, 2G, all position welding, 3G and 4G, overhead welding, vertical welding, out of position welding, weld in all positions, all positions | knowledge | implies: welding
coded welder certification | coded welding, coded welder, ASME IX, ASME section IX, EN 9606, BS EN ISO 9606, ISO 9606, coded welds, welder codings | certification | implies: welding
AWS welding certification | AWS D1.1, AWS certified welder, AWS D1.1 certified, D1.1, welding certification, certified welder, certified in welding, AWS welder, welding certifications, AWS structural welding, CWB certified, CWB ticket, welding certificate, welding test | certification | implies: welding
welding inspection | certified welding inspector, =CWI, weld inspection, CSWIP, weld quality inspection, CSWIP 3.1, visual weld inspection, welding inspector, weld testing | certification | related: welding
weld symbols | welding symbols, weld procedure specifications, =WPS, welding procedures, PQR, weld procedures, weld maps, WPS and WPQR | knowledge | implies: welding
steel fabrication and plating | fabricating steel, fabrication of metal, plating and welding, structural steel fabrication, metal fabricating, fabricator skills, fabrication from drawings, fit up, fitting and fabrication, structural fabrication, welder fabricator, fabrication and welding, steelwork fabrication, handrails and staircases | skill | related: welding
oxy-acetylene cutting | oxy acetylene, acetylene torch, cutting torch, oxyacetylene, oxy-fuel, burning bar, gas cutting, oxy fuel torch, torches@, air arc gouging, carbon arc gouging | skill
angle grinder use | angle grinder, grinder@, chop saw, band saw, bandsaw, angle grinding, grinding welds, abrasive wheels, abrasive wheels certificate, drill presses and saws | tool
confined space entry | confined space, confined spaces, confined space training, confined space certified, confined space rescue | certification
hot work permits | hot works, hot work permit, fire watch, permit to work, permits to work, hot work, permit to work systems | knowledge
rigging and signalling | rigger, rigging, rigging and lifting, slinger signaller, slinger, signal person, crane signalling, NCCCO rigger, slinger banksman, banksman, rigger level 1, rigging equipment, lifting and slinging | certification
# carpentry and finishing
carpentry | carpentry work, carpentry skills, carpentry experience, carpenter skills, woodworking, woodwork, site carpentry, wood working, carpentry and joinery | skill
joinery | bench joinery, joiner skills, making doors and windows, joinery workshop, bespoke joinery | skill | related: carpentry
framing | wood framing, rough carpentry, rough framing, stud walls, studwork, stud partition, wall framing, timber frame, metal stud framing, framing walls, metal framing, light gauge framing, timber framing, first fix carpentry, roof trusses | skill | implies: carpentry
finish carpentry | second fix carpentry, trim carpentry, second fix, 2nd fix, finishing carpentry, skirting, skirting boards, architraves, baseboards, crown molding, trim work, trim installation, hanging doors, door hanging, interior trim, millwork installation, 1st and 2nd fix, first fix, 1st fix, finish work | skill | implies: carpentry
cabinet installation | kitchen fitting, kitchen installation, cabinetry, cabinet making by hand, fitted kitchens, worktop fitting, kitchen cabinets, cabinet install, casework installation, fitting kitchens, kitchen remodeling, countertops, countertop installation | skill | related: finish carpentry
drywall | drywall installation, hanging drywall, drywall hanging, drywall finishing, dry lining, drylining, plasterboard, sheetrock, taping and mudding, drywall repair, taping and jointing, drywall taping, partitioning, tape and joint, drywall patching, boarding out | skill
plastering | plaster, skimming, rendering walls, render@, screeding, skim coat, stucco, plaster repair, venetian plaster, dry dash, K rend, solid plastering, patch plastering | skill
painting and decorating | interior painting, exterior painting, house painting, commercial painting, decorating, painting prep, painting walls, spray painting walls, painting experience, wallpapering, wallpaper hanging, paint and decorate, brush and roller, cutting in, surface preparation, airless sprayer, airless spray, hanging wallpaper, residential painting | skill
tiling | tile setting, tile installation, wall tiling, floor tiling, ceramic tile, grouting, grout, tiling floors, ceramic tiling, tile work, mosaic tiling, porcelain tiles | skill
flooring installation | flooring, carpet fitting, laminate flooring, vinyl flooring, hardwood flooring, carpet installation, floor laying, LVT, wood flooring, floor installation, carpet laying, safety flooring, epoxy flooring, resin flooring, floor covering | skill
window and door installation | window fitting, window installation, double glazing, door installation, window and door fitting, uPVC windows, replacement windows, garage doors, glazing, curtain walling, glass installation, garage door installation, automatic doors, door hardware, shopfront, roller shutters | skill
insulation installation | insulation, spray foam, loft insulation, cavity wall insulation, external wall insulation, thermal insulation, lagging pipes, blown insulation, pipe lagging, weatherization, retrofit insulation | skill
locksmithing | locks, lock changes, key cutting, lock repair, lock fitting, rekeying, re-keying locks | skill
shopfitting | shop fitting, shop fit, store fixtures installation, retail fit out, interior fit out, fit outs, office fit out | skill
suspended ceilings | ceiling fixing, suspended ceiling, drop ceiling, acoustical ceiling, acoustic ceilings, ceiling tiles, ceiling grid, T-bar ceiling | skill
pest control | pest management, extermination, pesticide applicator license, fumigation, BPCA, RSPH level 2 pest management, rodent control, termite control, termite inspection, integrated pest management, wildlife control | skill
signage installation | sign installation, vinyl wrapping, vehicle wraps, sign making | skill
pool maintenance | swimming pool maintenance, pool plant, pool plant operator, pool chemicals, certified pool operator, pool cleaning, pool service, spa maintenance | skill
window cleaning | water fed pole, reach and wash, gutter cleaning, pressure washing, power washing, jet washing | skill
# facilities and general
building maintenance | property maintenance, facility maintenance, facilities maintenance, maintenance of buildings, building repairs, building fabric maintenance, fabric maintenance, general maintenance, property repairs, general repairs, maintenance experience, apartment maintenance, minor repairs, handyman work, handyman, maintenance repairs, hard FM, make ready, multi trade, multi-skilled trades, apartment turns, apartment turnovers, small repairs, general building maintenance, home repair, odd jobs | skill
planned and reactive maintenance | reactive repairs, PPM and reactive, responsive repairs, reactive works, voids, void properties, void works, responsive maintenance, day to day repairs | skill | implies: building maintenance
facilities management | facility management, facility operations, =FM services, hard and soft FM, hard services, facilities services, estates maintenance, managing facilities, managed facilities, building operations, facilities operations, building services management, facilities coordination | skill | related: building maintenance
facilities management certification | IWFM, BIFM, IFMA, facility management professional, =FMP, certified facility manager, IWFM level 4 | certification | implies: facilities management
building inspections for maintenance | property inspections for repairs, building walk-throughs, statutory compliance checks, statutory compliance, planned inspections of buildings | skill
grounds maintenance | groundskeeping, grounds keeping, snow removal, lawn care, landscape maintenance, mowing, grounds care, grass cutting, hedge cutting, snow plowing, gritting, ride on mower, strimming, hedge trimming, leaf blowing, weed control | skill
landscaping | landscape installation, hardscaping, hard landscaping, soft landscaping, block paving, paving, fencing, decking, turfing, retaining walls, patios, fence installation, fence building, sod installation, garden maintenance, planting | skill
tree surgery | arboriculture, tree care, tree climbing, chainsaw, chainsaw certificate, tree felling, ISA certified arborist, NPTC, chainsaw operation, CS30, CS38, tree trimming, tree removal, stump grinding, woodchipper, CS31, PA1 and PA6, PA1, tree pruning | skill
janitorial duties of a caretaker | caretaking, caretaker duties, porterage, building opening and closing, opening and locking buildings, key holding, keyholding, key holder | skill
working at height | work at height, working at heights, work at heights, ladders, ladder safety, climbing ladders, fall protection, harness work, comfortable with heights, ladder work, fall arrest, rope access, IRATA, IPAF training at height, working from ladders | skill
asbestos awareness | asbestos, asbestos removal, asbestos abatement, UKATA, P405, asbestos surveys, P402, lead paint, lead abatement, RRP certification, EPA lead safe, mold remediation, AHERA, asbestos training, mold removal | certification
fire stopping | passive fire protection, fire doors, fire door installation, fire door inspection, firestopping, BM Trada, FIRAS, fire door maintenance, intumescent | skill
water damage restoration | restoration, fire and water restoration, IICRC, IICRC WRT, mitigation@, flood restoration, damage restoration, disaster restoration, dehumidifiers and drying | skill
van stock and job sheets | own van, own tools, own hand tools, have own tools, own transport and tools, job sheets, job sheet completion, van stock, service tickets, service reports, service call paperwork, company van | skill
service calls | service call, callouts, call-outs, on call rota, on-call rotation, emergency call outs, standby rota, out of hours call, responding to service calls, field service, on-site service, after hours emergency, field service calls, call out rota, service visits, on call duties | skill
field service software | ServiceTitan, Housecall Pro, Simpro, Joblogic, BigChange, Jobber, FieldEdge, ServiceMax, Commusoft, job management software, PDA job management, ServiceM8 | tool
job quoting | estimating jobs, quoting jobs, quotes and estimates, pricing jobs, job estimates, preparing quotes, material takeoff for jobs, written estimates, job costing for trades, estimates for customers | skill
apprenticeship training | apprenticeship, time served, completed apprenticeship, apprentice served, journeyman, journeyman card, red seal, trade qualified, trade certificate, trade qualification, time-served apprenticeship, journeyman level, recognised apprenticeship, trade certification, journey level | certification
apprentice supervision | supervising apprentices, mentoring apprentices, training apprentices, trained apprentices, supervised apprentices, supervision of apprentices | skill
small engine repair | lawn mower repair, small engines, outdoor power equipment, chainsaw repair, golf cart repair | skill
blacksmithing and farriery | farrier, farriery, horseshoeing | skill
stonemasonry | stone masonry, stone carving, natural stone, stone fixing, stone cutting | skill
gas meter installation | smart meter installation, smart meters, meter installation, meter reading, dual fuel meters, gas metering, MET1, meter reads, utility metering, =AMI meters | skill
`
