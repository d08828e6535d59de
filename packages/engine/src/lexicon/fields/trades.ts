export const trades = `
# electrical
electrical installation | electrical work, electrical wiring, wiring@, installed wiring, running cable, electrical systems installation, electrical contracting, wire pulling, pulling wire, installing electrical systems, first fix electrical | skill
electrical testing | electrical inspection, inspection and testing, test and inspection, test and inspect, insulation resistance testing, fixed wire testing, dead testing, live testing | skill | implies: electrical installation
electrical fault finding | fault finding@, fault tracing, trace faults, find faults, locate faults, electrical troubleshooting of circuits, electrical faults, circuit troubleshooting, troubleshoot electrical, electrical diagnostics | skill | implies: equipment troubleshooting | related: electrical testing
18th edition wiring regulations | 18th edition, BS 7671, 17th edition, wiring regulations | certification | implies: electrical installation
inspection and testing qualification | =2391, 2394, 2395 | certification | implies: electrical testing
NVQ level 3 electrical | NVQ electrical installation, level 3 electrical installation, City and Guilds electrical, AM2, electrotechnical NVQ, gold card electrician, 2365 level 3, 2330 level 3 | certification | implies: electrical installation
JIB card | JIB gold card, ECS card, ECS gold card, JIB graded, JIB approved electrician, SJIB | certification | implies: electrical installation
NICEIC registration | NICEIC, NAPIT, competent person scheme, ECA registered, Part P | certification | | related: electrical testing
EICR | electrical installation condition report, electrical condition report, minor works certificates, electrical installation certificates, electrical certification, electrical certificates | skill | implies: electrical testing
PAT testing | portable appliance testing, =PAT@, PAT tester | skill | | related: electrical testing
journeyman electrician licence | electrical license, electrician license, licensed electrician, licensed journeyman electrician, electrician licence, A grade electrical licence, red seal electrician, 309A | licence | implies: electrical installation, national electrical code | related: NVQ level 3 electrical
master electrician licence | master electrician license, licensed master electrician, master electrical license | licence | implies: journeyman electrician licence
national electrical code | =NEC@, NEC code, electrical code, NFPA 70, AS/NZS 3000 | knowledge
NFPA 70E | arc flash, electrical safety training, qualified electrical worker | certification
conduit bending | conduit, EMT bending, containment installation, cable tray, basket tray, cable containment, containment@ | skill | implies: electrical installation
distribution boards | consumer units, panel boards, electrical panels, switchboards, breaker panels, load centers, fuse boards, panelboards, service upgrades, panel upgrades | skill | implies: electrical installation
lighting installation | lighting systems, light fittings, emergency lighting, LED lighting, lighting controls, light fixtures, luminaires, dimmers, lighting retrofits, recessed lighting | skill | implies: electrical installation
rewiring | residential wiring, domestic electrical, domestic electrician work, residential electrical, new build wiring, first and second fix electrical, first fix and second fix, rewires | skill | implies: electrical installation
commercial electrical | industrial electrical, commercial wiring, industrial wiring | skill | implies: electrical installation
three-phase power | three phase, 3 phase, 480V, 415V, high voltage, HV systems, medium voltage, low voltage systems | knowledge
motor controls | motor starters, motor wiring, contactors, relays, soft starters, servo drives, control circuits | skill
variable frequency drives | =VFD, VFDs, variable speed drives, inverters@ | skill | | related: motor controls
electrical transformers | transformers@, switchgear, circuit breakers, substations, transformer installation, transformer maintenance | skill
control panel wiring | panel wiring, control panels, panel building, control wiring, control cabinet wiring | skill | | related: electrical installation
electrical test equipment | oscilloscopes for service, =Fluke, multifunction tester, clamp meter, amp meter, voltage tester | tool
megger | insulation tester | tool | implies: electrical test equipment
multimeter | voltmeter | tool | implies: electrical test equipment
fire alarm systems | fire alarms, fire detection, BS 5839, NICET, fire and security systems | skill
security systems installation | security alarm, door entry systems, low voltage cabling | skill
intruder alarms | burglar alarms, alarm installation | skill | implies: security systems installation
CCTV | security cameras, IP cameras | skill | implies: security systems installation
access control systems | access control, door access | skill | implies: security systems installation
structured cabling | data cabling, Cat5e, Cat6, network cabling, low voltage wiring, cable termination, terminating cable, BICSI, cable pulling, Cat 6, patch panels | skill
fibre optic cabling | fiber optic, fibre optic, fibre splicing, fiber splicing, fusion splicing, OTDR, FTTP, FTTH, fiber installation, fiber optics, fibre optics | skill | | related: structured cabling
telecommunications installation | broadband installation, telecom installation, cable installation, satellite installation, DISH installation, Openreach, telephone systems installation, aerial installation, cable TV installation, in-home installation | skill
solar PV installation | solar installation, photovoltaic, solar panels, solar PV, MCS certified, NABCEP, solar systems, solar installer training, battery storage installation | skill
EV charger installation | EV charging, electric vehicle charging, EV chargers, OZEV, EVITP, car charger installation | skill | implies: electrical installation
overhead line work | lineman work, overhead lines, power line maintenance, line work, powerline, climbing poles, pole climbing, line construction, jointing, underground cable, bucket truck, overhead linesman | skill
generator maintenance | generators@, UPS systems, automatic transfer switches, uninterruptible power supply, generator installation, standby generators, backup generators, diesel generators, generator servicing | skill
building management systems | =BMS, building automation, DDC controls, building controls | tool
Johnson Controls Metasys | Metasys | tool | implies: building management systems
Tridium | | tool | implies: building management systems
Niagara framework | | tool | implies: building management systems
Siemens Desigo | | tool | implies: building management systems
BACnet | | tool | implies: building management systems
smart home installation | smart home systems, home automation, Control4, Crestron, audio visual installation, AV installation, Lutron | skill
elevator maintenance | lift maintenance, lift engineering, elevator repair, escalators, lift installation, elevator installation, elevator mechanic license, lift servicing, NVQ lifts | skill
# plumbing, heating and gas
plumbing | install pipes, fixtures@ | skill
plumbing licence | plumbing license, licensed plumber, licensed master plumber, plumber's license, journeyman plumber, 306A, red seal plumber | licence | implies: plumbing, plumbing code
NVQ plumbing | NVQ level 2 plumbing, NVQ level 3 plumbing, level 3 plumbing and heating, City and Guilds plumbing, plumbing NVQ, JIB plumbing | certification | implies: plumbing
plumbing code | =UPC@, water regulations, water regs, WRAS, building codes for plumbing | knowledge
Gas Safe registration | Gas Safe, gas safety certificate, =ACS, CCN1, CENWAT, CORGI, CP12, landlord gas safety, gas certificates, CKR1, CPA1 | licence | implies: gas fitting
gas fitting | gas fitter licence, gas fitter license, gas appliances, gas installation, gas piping, G2 gas license, gas lines, gas work, gas servicing, gas pipework | skill
boiler installation | boiler fitting, combi boilers, boiler fault finding, domestic boilers, installing boilers, Worcester Bosch, Vaillant, Baxi, commercial boilers | skill | | related: central heating systems
boiler servicing | boiler repair, boiler repairs, boiler service, boiler breakdowns | skill | | related: boiler installation
central heating systems | central heating, heating systems, underfloor heating, radiators, heating installation, power flushing, heating controls, hydronic heating, wet systems | skill
unvented hot water systems | unvented hot water, unvented cylinders, =G3@, G3 unvented, G3 qualification, hot water cylinders, water heaters | skill
heat pump installation | heat pumps, ASHP, renewable heating | skill
OFTEC registration | OFTEC, oil boilers, oil fired heating, oil heating | licence
pipefitting | pipe fitting, pipe fitter work, steamfitting, pipework, pipe installation, pipe threading, process piping, copper pipe, =PEX, steam piping, pipe fabrication, press fit pipe, pipe spooling | skill
soldering copper pipe | sweating copper, pipe soldering, brazing, silver soldering, braze | skill
drainage | drain cleaning, drain unblocking, drain clearing, blocked drains, unblocking drains, drain jetting, sewer lines, drain repair, sewer repair, rooter, CCTV drain survey, high pressure water jetting, camera inspection of drains, guttering, hydro jetting, sewer cameras | skill
bathroom fitting | bathroom installation, sanitary ware, sanitaryware, fixture installation, faucets, toilets and sinks, taps and toilets, wet rooms, shower installation, bathroom remodeling, bathroom refurbishment | skill
backflow prevention | backflow testing, backflow certification, backflow tester, backflow preventer, backflow devices | certification
medical gas installation | medical gas, ASSE 6010, med gas certification | certification
leak detection | leak repair@, leaks@, pipe repair, burst pipes, leak tracing | skill
water treatment | water quality testing | skill
water softeners | water filtration | skill | implies: water treatment
legionella | L8, water hygiene | skill | implies: water treatment
sprinkler fitting | fire sprinkler, sprinkler systems, sprinkler installation, sprinkler inspection, dry risers, backflow and standpipes | skill
NFPA 13 | | knowledge | | related: sprinkler fitting
fire suppression systems | fire suppression | knowledge | | related: sprinkler fitting
septic systems | septic tank, well pumps, sump pumps, sewage pumps, pumps maintenance | knowledge
irrigation installation | irrigation, lawn sprinklers, sprinkler repair in gardens | skill
# HVAC and refrigeration
HVAC | heating ventilation and air conditioning, HVAC/R, HVACR, heating and air conditioning, heating and cooling, heating ventilating and air conditioning | knowledge
HVAC installation | HVAC install, installing HVAC, furnace installation, air conditioning installation, air conditioner installation, AC installation, split system installation, HVAC change outs, mini splits | skill | implies: HVAC
HVAC service | HVAC repair, HVAC maintenance, HVAC troubleshooting, HVAC preventive maintenance, furnace repair, air conditioning repair, servicing HVAC, HVAC diagnostics, troubleshoot HVAC, air conditioning service, AC repair, air conditioning maintenance, diagnose and repair HVAC | skill | implies: HVAC
EPA 608 certification | EPA 608, EPA certification, EPA section 608, EPA universal, EPA certified, EPA type II, refrigerant certification | certification | implies: refrigerant handling | related: F-Gas certification
F-Gas certification | F Gas, Fgas, C&G 2079, City and Guilds 2079, ODS certification, 313A | certification | implies: refrigerant handling
NATE certification | =NATE, HVAC Excellence, RSES, HVAC certification, HVAC certificate, HVAC trade school, HVAC certified | certification | implies: HVAC
HVAC licence | HVAC license, mechanical contractor license, HVAC contractor license, journeyman HVAC, mechanical license, ARC licence, refrigeration licence, HVAC journeyman license | licence | implies: HVAC
refrigerant handling | refrigerants, R410A, recovery and recharge, evacuating systems, vacuum pumps and gauges, superheat and subcooling, manifold gauges | skill | implies: HVAC
refrigeration | walk-in coolers, walk-in freezers, ice machines, cold rooms, compressors@ | skill | | related: HVAC
air conditioning | air con, =VRF, =VRV, split systems, =AC systems, aircon, Daikin, air conditioners, VRF/VRV | skill | implies: HVAC
chillers | | skill | implies: HVAC
rooftop units | =RTU, RTUs, packaged units, roof top units | tool | implies: HVAC
air handling units | =AHU, AHUs, air handlers, fan coil units, FCUs, ventilation@, extraction systems, MVHR, exhaust fans@, belts and filters, air filters, filter changes, VAV boxes, ventilation systems | tool | implies: HVAC
ductwork | ducting, duct installation, duct fabrication, duct work, duct cleaning | skill | | related: HVAC installation
furnaces | | tool
HVAC load calculation | Manual J, load calculations for HVAC, heat loss calculations, heat load calculations | skill | implies: HVAC
test and balance | air balancing, system balancing, TAB technician work, NEBB, commissioning of HVAC, water balancing | skill | | related: HVAC
commercial catering equipment repair | catering equipment, kitchen equipment repair, CFESA, commercial kitchen equipment, hot side equipment | skill
appliance repair | white goods, appliance installation, household appliances, appliance service | skill
# welding and fabrication
welding | weld, welded structures | skill
MIG welding | =MIG, GMAW, MAG welding, MIG/MAG, gas metal arc welding, metal inert gas, wire feed welding, hard wire welding, 135 welding | skill | implies: welding | related: TIG welding
TIG welding | =TIG, GTAW, gas tungsten arc welding, tungsten inert gas, heliarc, purge welding, orbital welding, 141 welding | skill | implies: welding | related: MIG welding
stick welding | SMAW, shielded metal arc welding, =MMA welding, manual metal arc, stick welder, ARC/stick | skill | implies: welding
flux-cored welding | FCAW, flux core, dual shield, innershield | skill | implies: welding | related: MIG welding
spot welding | resistance welding, projection welding, stud welding, seam welding, tack welding | skill | implies: welding
submerged arc welding | sub arc | skill | implies: welding
robotic welding | robot welding, weld robot, laser welding, automated welding | skill | | related: welding
aluminium welding | aluminum welding, welding aluminium, welding aluminum, exotic metal welding, carbon steel welding | skill | implies: welding
stainless steel welding | weld stainless, stainless welding | skill | implies: welding | related: aluminium welding
pipe welding | pipe welder, pipeline welding, tube welding | skill | implies: welding
all-position welding | 2G, overhead welding, vertical welding, out of position welding, all positions@ | knowledge | implies: welding
6G welding | 6G | certification | implies: all-position welding
3G and 4G | 3G, 4G | certification | implies: all-position welding
coded welder certification | coded welding, coded welder, ASME IX, ASME section IX, EN 9606, ISO 9606, welder codings | certification | implies: welding
AWS welding certification | D1.1, welding certification, certified welder, certified in welding, AWS welder, AWS structural welding, CWB certified, CWB ticket, welding certificate, welding test, =AWS@ | certification | implies: welding
welding inspection | =CWI, CSWIP, weld quality inspection, welding inspector | certification | | related: welding
weld symbols | =WPS, welding procedures, =PQR, weld maps | knowledge | implies: welding
structural fabrication | fabricating steel, fabrication of metal, plating and welding, structural steel fabrication, metal fabricating, fabricator skills, fabrication from drawings, fit up, fitting and fabrication, welder fabricator, fabrication and welding, steelwork fabrication, handrails and staircases | skill | | related: welding
oxy-acetylene cutting | oxy acetylene, acetylene torch, cutting torch, oxyacetylene, oxy-fuel, burning bar, gas cutting, torches@, air arc gouging, carbon arc gouging | skill
angle grinder use | angle grinder, chop saw, band saw, bandsaw, angle grinding, grinding welds, abrasive wheels, drill presses and saws | tool
confined space entry | confined space | certification
hot work permits | hot works, fire watch, permit to work | knowledge
rigging and signalling | rigger, rigging@, slinger, signal person, crane signalling, banksman, lifting and slinging, rigging and lifting, rigging equipment | certification
# carpentry and finishing
carpentry | carpenter skills, woodworking, wood working, woodwork | skill
joinery | joiner skills, making doors and windows | skill | | related: carpentry
carpentry framing | framing@, rough carpentry, stud walls, studwork, stud partition, first fix carpentry, roof trusses, wood framing, rough framing, wall framing, timber frame, metal stud framing, framing walls, metal framing, light gauge framing | skill | implies: carpentry
finish carpentry | trim carpentry, second fix, 2nd fix, skirting, architraves, baseboards, crown molding, trim work, trim installation, hanging doors, door hanging, interior trim, millwork installation, first fix, 1st fix, finish work | skill | implies: carpentry
cabinet installation | kitchen fitting, kitchen installation, cabinetry, cabinet making by hand, fitted kitchens, worktop fitting, kitchen cabinets, cabinet install, casework installation, countertops, countertop installation | skill | | related: finish carpentry
drywall | dry lining, drylining, plasterboard, sheetrock, taping and mudding, taping and jointing, partitioning@, boarding out | skill
plastering | skimming@, rendering walls, screeding, stucco, dry dash, K rend, skim coat, plaster, render@ | skill
painting and decorating | interior painting, exterior painting, house painting, commercial painting, decorating@, painting prep, painting walls, painting experience, wallpapering, brush and roller, cutting in, surface preparation, airless sprayer, airless spray, residential painting, wallpaper hanging, hanging wallpaper, caulking, surface prep, sanding@, prep surfaces, exterior walls@ | skill
tiling | tile setting, tile installation, ceramic tile, grouting, tile work, porcelain tiles, grout | skill
flooring installation | flooring, carpet fitting, carpet installation, =LVT, carpet laying, laminate flooring, vinyl flooring, hardwood flooring, floor laying, wood flooring, safety flooring, epoxy flooring, resin flooring, floor covering | skill
window and door installation | window fitting, window installation, door installation, window and door fitting, replacement windows, door hardware, shopfront | skill
roller shutters | | skill | | related: window and door installation
curtain walling | | skill | | related: window and door installation
double glazing | uPVC windows | skill | | related: window and door installation
automatic doors | | skill | | related: window and door installation
garage doors | | skill | | related: window and door installation
glazing | glass installation | skill | | related: window and door installation
insulation installation | insulation, spray foam, lagging pipes, pipe lagging, weatherization | skill
locksmithing | locks@, key cutting, rekeying, lock changes, lock repair, lock fitting, re-keying locks | skill
shopfitting | shop fitting, store fixtures installation, retail fit out, interior fit out, office fit out | skill
suspended ceilings | ceiling fixing, drop ceiling, acoustical ceiling, acoustic ceilings, ceiling tiles, ceiling grid, T-bar ceiling | skill
pest control | pest management, extermination, pesticide applicator license, fumigation, BPCA, rodent control, termite control, termite inspection, wildlife control | skill
signage installation | sign installation, vinyl wrapping, vehicle wraps, sign making | skill
pool maintenance | pool plant, pool chemicals, pool cleaning, pool service, spa maintenance | skill
pool plant operator | certified pool operator | certification | implies: pool maintenance
window cleaning | water fed pole, reach and wash, gutter cleaning, pressure washing, power washing, jet washing | skill
# facilities and general
building maintenance | property maintenance, facility maintenance, building repairs, fabric maintenance, general maintenance, property repairs, general repairs, maintenance experience, apartment maintenance, minor repairs, handyman, maintenance repairs, hard FM, multi trade, multi-skilled trades, small repairs, home repair, odd jobs | skill
planned and reactive maintenance | reactive repairs, PPM and reactive, responsive repairs, reactive works, voids@, responsive maintenance, day to day repairs, void properties, void works | skill | implies: building maintenance
facilities management | facility operations, =FM services, hard and soft FM, hard services, facilities services, estates maintenance, managing facilities, building operations, building services management, facilities coordination | skill | | related: building maintenance
facilities management certification | IWFM, BIFM, IFMA, facility management professional, =FMP, certified facility manager | certification | implies: facilities management
building inspections for maintenance | property inspections for repairs, building walk-throughs | skill
statutory compliance | statutory compliance checks, statutory testing | skill | | related: building inspections for maintenance
grounds maintenance | groundskeeping, grounds keeping, landscape maintenance, grounds care, leaf blowing, weed control | skill
strimming | | skill | implies: grounds maintenance
hedge cutting | hedge trimming | skill | implies: grounds maintenance
mowing | grass cutting, ride on mower, lawn care | skill | implies: grounds maintenance
snow removal | snow plowing, gritting | skill | implies: grounds maintenance
landscape work | landscaping, landscape installation, soft landscaping, lawn and landscape | skill
garden maintenance | | skill | | related: landscape work
hardscaping | hard landscaping | skill | | related: landscape work
planting schemes | planting@ | skill | | related: landscape work
retaining walls | | skill | | related: landscape work
turfing | sod installation | skill | | related: landscape work
timber decking | decking@, patios | skill | | related: landscape work
fence installation | fencing@, fence building | skill | | related: landscape work
block paving | paving@ | skill | | related: landscape work
tree surgery | arboriculture, tree care, woodchipper, tree pruning | skill
NPTC | PA1 | skill | | related: tree surgery
stump grinding | | skill | | related: tree surgery
ISA certified arborist | | skill | | related: tree surgery
tree climbing | CS38 | skill | | related: tree surgery
tree felling | tree removal, tree trimming | skill | | related: tree surgery
chainsaw operation | chainsaw, CS30, CS31 | skill | | related: tree surgery
caretaking | caretaker duties, porterage, building opening and closing, opening and locking buildings, key holding, keyholding, key holder | skill
working at height | ladders, fall protection, harness work, comfortable with heights, fall arrest, rope access, IRATA, IPAF training at height | skill
asbestos awareness | asbestos, UKATA, P405, AHERA | certification
asbestos surveys | P402 | certification | | related: asbestos awareness
asbestos removal | asbestos abatement | certification | | related: asbestos awareness
lead abatement | lead paint, EPA lead safe, RRP certification | certification | | related: asbestos awareness
mold remediation | mold removal | certification | | related: asbestos awareness
fire stopping | passive fire protection, fire doors, firestopping, BM Trada, FIRAS, intumescent | skill
water damage restoration | restoration@, IICRC, mitigation@, dehumidifiers and drying, fire and water restoration, flood restoration, damage restoration, disaster restoration | skill
job sheets | own van, van stock, service tickets, service reports, service call paperwork, company van | skill
service calls | callouts@, call-outs@, on call rota, on-call rotation, standby rota, out of hours call, field service, on-site service, after hours emergency, service visits, on call duties, emergency call outs, call out rota | skill
field service software | job management software, PDA job management | tool
ServiceTitan | | tool | implies: field service software
Housecall Pro | | tool | implies: field service software
Simpro | | tool | implies: field service software
Joblogic | | tool | implies: field service software
BigChange | | tool | implies: field service software
FieldEdge | | tool | implies: field service software
ServiceMax | | tool | implies: field service software
Commusoft | | tool | implies: field service software
ServiceM8 | | tool | implies: field service software
job quoting | estimating jobs, quoting jobs, quotes and estimates, pricing jobs, job estimates, preparing quotes, written estimates, job costing for trades, estimates for customers | skill
apprenticeship training | apprenticeship, time served, apprentice served, journeyman, red seal, trade qualified, trade certificate, trade qualification, trade certification, journey level | certification
apprentice supervision | supervising apprentices, mentoring apprentices, training apprentices, supervision of apprentices | skill
small engine repair | lawn mower repair, small engines, outdoor power equipment, chainsaw repair, golf cart repair | skill
blacksmithing and farriery | farrier, farriery, horseshoeing | skill
stonemasonry | stone masonry, stone carving, natural stone, stone fixing, stone cutting | skill
gas meter installation | meter installation, meter reading, dual fuel meters, gas metering, MET1, utility metering, =AMI meters | skill
van-based work | van based role | knowledge
`
