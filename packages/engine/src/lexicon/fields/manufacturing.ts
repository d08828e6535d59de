export const manufacturing = String.raw`
# production
production operations | manufacturing, manufacturing environment, production environment, production line work, production experience, manufacturing experience, factory work, factory environment, manufacturing operations, production line, factory experience | skill
assembly | assembly line, product assembly, assembly work, mechanical assembly, assembling@, assembled components, assembling parts, assembled products, sub assembly, line assembly | skill | | related: production operations
machine operation | operating machinery, machine operating, operate machines, operated machines, operating production machinery, machine operator experience, running machines, machinery operation, operating production equipment, machine minding | skill | | related: production operations
machine setup | machine set up, machine setting, setting machines, tool setting, set up and operate, machine setups, tool changeover, changeovers, changeover@, die changes, mould changes, mold changes | skill | implies: machine operation
hand tools | hand and power tools, power tools, basic hand tools, pneumatic tools, air tools, hand tool use | tool
reading blueprints | blueprint reading, blueprints, reading technical drawings, read technical drawings, engineering drawings, technical drawings, mechanical drawings, reading engineering drawings, print reading, interpret blueprints, reading schematics, read schematics, drawing interpretation, interpreting drawings | skill
work instructions | standard work, standard operating procedures in production, follow work instructions, written work instructions, production documentation, batch records, job cards, work orders, route cards, travelers@ | skill
production planning | production scheduling, manufacturing planning, production schedule, production schedules, master production schedule, master scheduling, scheduling production, capacity planning, production control, shop floor scheduling | skill
materials requirements planning | =MRP, MRP system, material requirements planning, MRP II | knowledge | | related: production planning
bills of materials | bill of materials, =BOM, BOMs | knowledge
manufacturing execution system | =MES, MES software, shop floor system, Siemens Opcenter, Plex, Tulip, Wonderware MES, production reporting system | tool
manufacturing ERP | Epicor, Infor Visual, Infor CloudSuite, SyteLine, Syspro, JobBoss, IQMS, DELMIAworks, QAD, E2 Shop System, Macola, Global Shop Solutions, EFACS | tool
production reporting | downtime reporting, downtime tracking, production records, production reports, output reporting, production data, recording production | skill
production targets | meeting production targets, production quotas, cycle time, cycle times, takt time, throughput improvement, production goals, production rates, line speed | knowledge | | related: production operations
packaging operations | packaging machinery, packaging line, packaging equipment, packing line, bottling, filling machines, blister packing, palletiser operation, case packing, labelling machines, cartoning, flow wrap | skill
food manufacturing | food production, food processing, food factory, meat processing, poultry processing, butchery line, bakery production, dairy production, beverage production | skill
good manufacturing practice | =GMP, cGMP, GMPs, current good manufacturing practices, good manufacturing practices, GMP environment | knowledge
clean room | cleanroom, cleanroom environment, gowning, aseptic manufacturing, cleanroom assembly, ISO 7, sterile manufacturing, aseptic technique in manufacturing | knowledge | | related: good manufacturing practice
food safety in manufacturing | HACCP plans, BRC, BRCGS, BRC audits, SQF, FSSC 22000, food safety standards in manufacturing, allergen control, metal detection checks, CCP checks, critical control points, PCQI, preventive controls qualified individual, FSMA | knowledge
medical device manufacturing | medical device, medical devices, ISO 13485, 21 CFR 820, =QSR, device history record | knowledge
pharmaceutical manufacturing | pharma manufacturing, tablet compression, batch manufacturing, solid dose, fill finish, biomanufacturing, bioprocessing, granulation, pharmaceutical production, MHRA, upstream processing, downstream processing | knowledge | | related: good manufacturing practice
electronics assembly | PCB assembly, PCBA, circuit board assembly, electronic assembly, electro mechanical assembly, electromechanical assembly, box build, surface mount, SMT, through hole, surface mount technology, pick and place machine | skill | implies: assembly
soldering | solder, hand soldering, reflow, wave soldering, desoldering, rework and repair of boards, brazing and soldering, J-STD-001, microscope soldering | skill
IPC-A-610 | IPC 610, IPC certification, IPC standards, IPC/WHMA-A-620, IPC 620, IPC certified, IPC J-STD | certification | | related: soldering
wiring harness assembly | cable assembly, wire harness, wiring looms, loom building, crimping, wire stripping, cable harness, cable forming, harness assembly, loom assembly | skill | implies: assembly
semiconductor manufacturing | wafer fabrication, wafer fab, photolithography, wafer processing, semiconductor fab, etching wafers, die attach, wire bonding | skill | | related: clean room
battery manufacturing | gigafactory, cell manufacturing, battery cell production, electrode coating | knowledge
textile manufacturing | industrial sewing, sewing machine, sewing machine operation, sewing machinist, garment production, garment manufacturing, upholstery, overlocker, cutting fabric, pattern cutting@, knitting machines, weaving looms | skill
furniture manufacturing | cabinet making, wood machining, CNC router, edge banding, panel saw, woodworking machinery, wood manufacturing, spindle moulder, wood working machines | skill
printing and press operation | print finishing, offset printing, digital printing, flexographic printing, flexo, litho printing, printing press, press operation, screen printing, large format printing, Heidelberg, bindery, pre-press, prepress, die cutting, guillotine@ | skill
plastic injection moulding | injection moulding, injection molding, plastic molding, plastic moulding, plastics processing, moulding machines, molding machines, blow moulding, blow molding, thermoforming, vacuum forming, extrusion, plastic extrusion, rotational moulding, Scientific molding | skill | | related: machine operation
composites manufacturing | composites, composite layup, lay up, laminating composites, carbon fibre, carbon fiber, fibreglass, fiberglass, autoclave curing, resin infusion, prepreg, GRP laminating, vacuum bagging | skill
foundry work | casting, die casting, foundry, sand casting, investment casting, furnace operation, moulding in foundry, smelting, molten metal | skill
forging | forge, heat treatment, heat treating, annealing, tempering, blacksmithing, hot forging | skill
chemical production | chemical blending, blending and mixing, batch mixing, mixing chemicals, compounding in production, chemical process operation, reactor operation, chemical manufacturing, process operation | skill
paper and pulp production | paper mill, paper machine, tissue converting, corrugated, corrugator, converting machines, slitting, rewinding, pulp mill | skill
glass production | glass cutting, glazing units, double glazed unit manufacture, glass toughening, glass manufacturing | skill
sawmill operation | sawmill, lumber grading, timber processing, kiln drying, lumber mill | skill
# machining
CNC machining | =CNC, CNC operation, CNC machine, CNC machines, CNC machine operation, CNC operating, computer numerical control, CNC setting, CNC experience, machined parts on CNC | skill | | related: manual machining
CNC programming | CNC programmer, programming CNC, CNC programs, write CNC programs, programmed CNC, conversational programming | skill | implies: CNC machining
G-code | =G code, M-code, G and M codes, G & M codes, gcode | skill | implies: CNC machining
CNC milling | CNC mill, vertical machining centre, vertical machining center, =VMC, machining centre, machining center, horizontal machining center, =HMC, 3 axis milling, 5 axis, 5 axis machining, five axis, 4 axis, multi axis machining | skill | implies: CNC machining
CNC turning | CNC lathe, CNC lathes, turning centre, turning center, sliding head, Swiss lathe, Swiss machining, Swiss type lathe, mill turn, live tooling | skill | implies: CNC machining
CNC controls | Fanuc, Fanuc controls, Heidenhain, Mazatrol, Mazak, Haas, Siemens Sinumerik, Okuma, DMG Mori, Hurco, Doosan, Citizen Swiss, Star Swiss, Haas controls | tool | implies: CNC machining
manual machining | manual lathe, manual mill, manual milling, manual turning, milling, centre lathe, lathe operation, lathe, milling machine, turning@, Bridgeport, conventional machining, machining, drill press, machine shop, machine shop experience, boring mill, horizontal boring | skill
grinding | surface grinding, cylindrical grinding, centreless grinding, centerless grinding, grinders@, ID grinding, OD grinding, tool grinding | skill | | related: manual machining
EDM machining | wire EDM, sinker EDM, electrical discharge machining, spark erosion, wire erosion | skill | | related: CNC machining
CAM software | Mastercam, CAM programming, CAD/CAM, GibbsCAM, Esprit CAM, Edgecam, HyperMill, PowerMill, FeatureCAM, Hypermill, Alphacam, SolidCAM, BobCAD, CAMWorks | tool | | related: CNC programming
toolmaking | tool making, tool and die, tool and die making, mould making, mold making, jigs and fixtures, fixture building, die making, press tools, progressive dies, jig making | skill | implies: manual machining
tool offsets | offsets@, adjusting offsets, tool wear, speeds and feeds, feeds and speeds, fixture offsets, work offsets, tool changes | knowledge | | related: CNC machining
precision measuring instruments | measuring equipment, micrometer, micrometers, calipers, callipers, vernier, verniers, gauges, gages, height gauge, bore gauge, depth gauge, precision measuring tools, measuring instruments, measuring tools, precision measurement, precision measuring equipment, dial indicators, inspection equipment | tool
coordinate measuring machine | =CMM, CMM programming, CMM operation, CMM inspection, PC-DMIS, Calypso, Faro arm, Romer arm, CMM inspector, Zeiss CMM, Mitutoyo, Hexagon CMM | tool | | related: precision measuring instruments
geometric dimensioning and tolerancing | =GD&T, GDT, geometric tolerancing, geometric tolerance, tolerances, tight tolerances, limits and fits, ASME Y14.5 | knowledge | | related: reading blueprints
metrology | calibration, instrument calibration, gauge calibration, calibrated instruments, calibrating, gage R&R, gauge R&R, measurement systems analysis, =MSA, ISO 17025, calibration records | skill
shop mathematics | shop math, trigonometry for machining, workshop calculations | knowledge
machining materials | machining aluminium, machining aluminum, machining stainless steel, titanium, Inconel, exotic alloys, tool steel | knowledge
deburring | deburr, debur, hand finishing, fettling, part finishing, polishing, buffing, linishing | skill
sheet metal work | sheet metal, sheet metal fabrication, metal fabrication, sheetmetal, metal forming, metalwork, metal work, steel fabrication, fabrication shop | skill
press brake operation | press brake, brake press, metal bending, metal folding, CNC press brake, Amada, Trumpf, bending brake | skill | implies: sheet metal work
laser cutting | laser cutter, laser operator, CNC laser, fibre laser, fiber laser, laser machine, laser profiling | skill | | related: sheet metal work
plasma cutting | plasma cutter, oxy fuel cutting, flame cutting, torch cutting, waterjet, water jet cutting, waterjet cutting, CNC plasma, profile cutting | skill
punch press operation | punch press, turret punch, power press, stamping press, metal stamping, stamping, press setting, shearing@, ironworker machine | skill | | related: sheet metal work
powder coating | industrial painting, spray painting, wet spray, paint line, paint spraying, industrial coatings, spray booth, anodising, anodizing, electroplating, plating, galvanising, surface finishing, e-coat | skill
shot blasting | sandblasting, sand blasting, grit blasting, abrasive blasting, bead blasting | skill | | related: powder coating
3D printing | additive manufacturing, FDM printing, SLA printing, selective laser sintering, =SLS, =DMLS, rapid prototyping, Stratasys, Formlabs, 3D printer, 3D printers | skill
adhesive bonding | gluing, bonding components, dispensing adhesives, potting and encapsulation, conformal coating | skill
# quality
quality control | =QC@, quality checks, quality inspection, product quality, quality checking, checking quality, quality monitoring, quality control checks, in process inspection, QC inspection, quality standards, product inspection, visual inspection, defect inspection, QC checks | skill
quality assurance in manufacturing | =QA@, manufacturing quality, quality assurance@, quality management@, product quality assurance, quality assurance activities | skill | related: quality control
quality management systems | quality management system, =QMS, eQMS, QMS documentation, quality system, quality systems, quality manual, MasterControl, TrackWise, ETQ, Q-Pulse | knowledge | | related: quality assurance in manufacturing
ISO 9001 | ISO9001, ISO 9000, ISO 9001:2015, ISO certification, ISO standards, ISO quality, ISO | knowledge | implies: quality management systems
IATF 16949 | TS 16949, ISO/TS 16949, automotive quality standard, VDA 6.3 | knowledge | implies: quality management systems | related: ISO 9001
AS9100 | AS 9100, AS9102, AS9110, aerospace quality, Nadcap, AS9100D | knowledge | implies: quality management systems | related: ISO 9001
ISO 14001 | environmental management system, ISO14001, =EMS@ | knowledge
ISO 45001 | OHSAS 18001, ISO45001, occupational health and safety management system | knowledge
first article inspection | =FAI, first article, first off inspection, first piece inspection, first offs, FAIR report, final inspection, first article inspection reports | skill | implies: quality control
incoming inspection | goods in inspection, receiving inspection, incoming goods inspection, incoming material inspection, source inspection | skill | implies: quality control
non-conformance reporting | =NCR@, nonconformance, non conformance, non conformances, nonconforming material, nonconforming product, NCRs, deviation reports, deviations@, material review board, =MRB, concessions@ | skill | | related: corrective and preventive action
corrective and preventive action | CAPA, corrective actions, corrective action, preventive action, preventative actions, corrective and preventative actions, CAPAs, corrective action requests, SCAR | skill | | related: root cause analysis
root cause analysis | =RCA, root cause, root causes, 5 whys, five whys, fishbone diagram, Ishikawa, fault tree analysis, root cause investigation, root cause problem solving | skill
8D problem solving | =8D, 8D reports, eight disciplines, A3 problem solving, 8D methodology, PDCA, plan do check act | skill | implies: root cause analysis
statistical process control | =SPC, control charts, process capability, Cpk, statistical sampling, capability studies, X bar | skill | | related: quality control
FMEA | failure mode and effects analysis, failure modes and effects analysis, PFMEA, DFMEA, process FMEA, failure mode effects analysis | skill
PPAP | production part approval process, APQP, advanced product quality planning, control plans, PPAP submissions, control plan | knowledge | | related: FMEA
internal quality audits | internal auditing of processes, ISO auditing, quality audits, internal audits for ISO, ISO auditor, ISO 9001 lead auditor, lead auditor certification, layered process audits, quality auditing, GMP audits, process audits, lead auditor | skill | related: quality management systems
validation | process validation, equipment validation, IQ OQ PQ, IQ/OQ/PQ, installation qualification, cleaning validation, computer system validation, validation protocols, equipment qualification | skill
batch release | batch record review, lot release, batch documentation, product release | skill | related: quality assurance in manufacturing
document control | controlled documents, change control, controlled documentation, document management in quality, engineering change control, revision control of documents | skill
product testing | functional testing of products, end of line testing, electrical testing of products, burn in, test equipment, leak testing, hardness testing, tensile testing, destructive testing, testing products, pressure testing of products, life testing | skill
non-destructive testing | =NDT, nondestructive testing, ultrasonic testing, magnetic particle inspection, =MPI, dye penetrant, radiographic testing, eddy current, NDE, liquid penetrant testing, phased array, phased array ultrasonic, radiography of welds, ASNT Level II, SNT-TC-1A, PCN certification, ASNT | skill
customer complaints in quality | customer returns analysis, warranty returns analysis, customer quality complaints | skill
AQL sampling | =AQL, acceptance sampling, sampling plans, ANSI Z1.4 | knowledge
ASQ certification | certified quality engineer, =CQE, certified quality auditor, =CQA@, certified quality technician, certified quality inspector, ASQ, certified manager of quality, =CQI, CQI membership, IRCA | certification | implies: quality management systems
product compliance | CE marking, UL listing, UKCA, RoHS, REACH compliance, product certification, regulatory approvals of products, UL standards | knowledge
# lean and improvement
lean manufacturing | lean, lean principles, lean tools, lean production, Toyota production system, =TPS@, lean methodology, lean techniques, lean thinking, lean methodologies, lean practices, lean transformation | skill | | related: continuous improvement
Six Sigma | 6 sigma, lean six sigma, DMAIC, six sigma methodology, =LSS, six sigma methodologies | knowledge | | related: lean manufacturing
Six Sigma Green Belt | green belt, lean six sigma green belt, six sigma yellow belt, CSSGB, yellow belt | certification | implies: Six Sigma
Six Sigma Black Belt | black belt, lean six sigma black belt, master black belt, CSSBB | certification | implies: Six Sigma Green Belt
continuous improvement | process improvement, continual improvement, continuous process improvement, improvement projects, improving processes, improved processes, CI projects, CI activities, operational excellence, process improvements, CI initiatives, business process improvement | skill
kaizen | kaizen events, rapid improvement events | skill | implies: continuous improvement
5S | 5s methodology, 6S, five S, workplace organisation, workplace organization, 5S standards, 5S audits | skill | implies: lean manufacturing
kanban in production | kanban@, pull systems, just in time, =JIT, heijunka, kanban replenishment | knowledge | | related: lean manufacturing
value stream mapping | =VSM, value stream, process mapping, spaghetti diagrams, waste elimination, waste reduction | skill | | related: lean manufacturing
total productive maintenance | =TPM, autonomous maintenance, operator maintenance, asset care | knowledge | | related: preventive maintenance
overall equipment effectiveness | =OEE, equipment efficiency, downtime reduction, uptime improvement, reduce downtime, reduced downtime, machine uptime | knowledge
SMED | quick changeover, single minute exchange of die, setup reduction | skill | implies: lean manufacturing
poka-yoke | mistake proofing, error proofing | knowledge | implies: lean manufacturing
gemba walks | gemba, daily management boards, tier meetings, visual management, shift handover meetings, huddle boards, SQCDP | skill | related: lean manufacturing
time and motion study | time studies, line balancing, time study, work measurement, MOST, method study, MTM, work study | skill | | related: lean manufacturing
scrap reduction | yield improvement, scrap rates, rework reduction, yield analysis, reducing waste in production, right first time, first pass yield, cost of poor quality | skill
# maintenance and plant
preventive maintenance | preventative maintenance, planned maintenance, planned preventive maintenance, planned preventative maintenance, =PPM@, scheduled maintenance, routine maintenance, PM schedules, maintenance schedules, preventive maintenance program, PM program, PPMs, performed preventive maintenance, maintenance program | skill
predictive maintenance | condition monitoring, vibration analysis, thermography, thermal imaging, oil analysis, condition based maintenance, infrared thermography | skill | | related: preventive maintenance
equipment maintenance | machine maintenance, machinery maintenance, plant maintenance, industrial maintenance, maintaining equipment, maintained equipment, equipment repair, machine repair, machinery repair, production equipment maintenance, maintenance and repair, repairs and maintenance, breakdown maintenance, reactive maintenance, breakdown repair | skill
equipment troubleshooting | fault finding, troubleshooting machinery, troubleshooting equipment, troubleshoot equipment, troubleshooting machines, fault diagnosis, diagnosing faults, diagnosed faults, faultfinding, mechanical troubleshooting, troubleshot equipment, breakdown response, troubleshoot machines, trouble shooting@ | skill
computerised maintenance management system | =CMMS, CAFM, computerized maintenance management system, Maximo, IBM Maximo, Fiix, UpKeep, eMaint, MaintainX, MP2, SAP PM, SAP plant maintenance, maintenance software, Concept Evolution | tool | | related: preventive maintenance
mechanical maintenance | mechanical repair, bearings, gearboxes, chains and sprockets, belts and pulleys, pumps and motors, shaft alignment, mechanical repairs, mechanical fitting, conveyor repair, coupling alignment, power transmission maintenance, millwright work, bearing replacement, drive belts | skill | implies: equipment maintenance
electrical maintenance | electrical fault finding, electrical repairs on machinery, electrical troubleshooting, motor control centres, motor control circuits, electrical repair, electrical maintenance of machinery, three phase motors | skill | implies: equipment maintenance
pneumatics | pneumatic systems, pneumatic, compressed air systems, air compressors | skill
hydraulics | hydraulic systems, hydraulic, hydraulic repair, hydraulic power units | skill
machine installation | equipment installation, machinery installation, rigging machinery, millwrighting, machine commissioning, machinery moves | skill | related: mechanical maintenance
boiler operation | boiler operator, boiler house, steam systems, boiler licence, boiler license, high pressure boiler, low pressure boiler, stationary engineer license, =BOAS, boiler maintenance, boilers and chillers | licence
utilities maintenance | compressed air, chillers and boilers, plant utilities, water treatment of boilers, cooling towers, plant services | skill
ammonia refrigeration | RETA, industrial refrigeration, anhydrous ammonia, PSM ammonia | knowledge
lockout tagout | =LOTO, lock out tag out, lockout/tagout, lock out/tag out, LOTO procedures, electrical isolation, isolation procedures, lock off procedures | knowledge
machine guarding | machine safety, PUWER, guarding, light curtains, safety interlocks | knowledge
industrial robots | robotics, robot programming, Fanuc robots, ABB robots, KUKA, Yaskawa Motoman, robotic cells, robot operation, cobots, Universal Robots, robotic welding cells | skill
vision inspection systems | machine vision, vision systems, Cognex, Keyence | tool
overhead crane operation | overhead crane, gantry crane, bridge crane, hoist operation, slinging loads, hoists@, overhead cranes | skill
production supervision | production management, supervising production, supervised production, managing production, shift management, shift supervision, shop floor management, led production team, production leadership, plant management, factory management, manufacturing management, shift team management | skill
operator training | training operators, trained operators, cross training operators, skills matrix, on the job training of operators, train new operators | skill
new product introduction | =NPI, product launch in manufacturing, product industrialisation, pilot builds, prototype builds, production ramp up, technology transfer | skill
design for manufacture | design for manufacturability, =DFM, =DFMA, design for manufacturing, design for assembly, DFM analysis | skill
manufacturing cost | standard costing of parts, product costing, cost estimating for manufacture, manufacturing cost reduction, bill of process | knowledge
manufacturing safety | safety in production, ergonomics, hearing protection, behavioural safety, behavior based safety, near miss reporting, safety observations, =PPE@, personal protective equipment | knowledge
spill response in plants | chemical handling, handling chemicals, safe chemical handling, COSHH, hazard communication, HazCom, safety data sheets, =SDS, MSDS, WHMIS, GHS labelling | knowledge
`
