export const manufacturing = `
# production
production operations | manufacturing, production environment@, production experience, factory work, factory environment, production line, factory experience, manufacturing environment | skill
product assembly | assembling@, assembled components, assembling parts, assembled products, assembly@ | skill | | related: production operations
machine operation | operating machinery, machine operating, operate machines, operating production machinery, machine operator experience, running machines, machinery operation, operating production equipment, machine minding | skill | | related: production operations
machine setup | machine setting, setting machines, tool setting, set up and operate, changeovers, die changes, mould changes, mold changes | skill | implies: machine operation
hand tools | power tools, pneumatic tools, air tools | tool
reading blueprints | blueprints, reading technical drawings, engineering drawings, mechanical drawings, print reading, reading schematics, drawing interpretation, interpreting drawings | skill
work instructions | standard work, production documentation, batch records, job cards, work orders, route cards, travelers@ | skill
production planning | production scheduling, manufacturing planning, master scheduling, scheduling production, capacity planning, production control, shop floor scheduling | skill
materials requirements planning | =MRP | knowledge | | related: production planning
bills of materials | =BOM | knowledge
manufacturing execution system | =MES, shop floor system, production reporting system | tool
Siemens Opcenter | | tool | implies: manufacturing execution system
manufacturing ERP | IQMS, =QAD, EFACS | tool
Infor Visual | | tool | implies: manufacturing ERP
Infor CloudSuite | | tool | implies: manufacturing ERP
SyteLine | | tool | implies: manufacturing ERP
JobBoss | | tool | implies: manufacturing ERP
DELMIAworks | | tool | implies: manufacturing ERP
E2 Shop System | Global Shop Solutions | tool | implies: manufacturing ERP
Macola | | tool | implies: manufacturing ERP
production reporting | downtime reporting, downtime tracking, production records, output reporting, production data@, recording production | skill
production targets | production quotas, cycle time, takt time, throughput improvement, production goals, production rates, line speed | knowledge | | related: production operations
packaging operations | packaging line, packing line, palletiser operation, case packing, cartoning, flow wrap | skill
labelling machines | | skill | | related: packaging operations
blister packing | | skill | | related: packaging operations
bottling | filling machines | skill | | related: packaging operations
packaging machinery | packaging equipment | skill | | related: packaging operations
food manufacturing | food production, food processing, food factory, meat processing, poultry processing, butchery line, bakery production, dairy production, beverage production | skill
good manufacturing practice | =GMP, cGMP | knowledge
clean room | cleanroom, gowning, aseptic manufacturing, ISO 7, sterile manufacturing | knowledge | | related: good manufacturing practice
food safety in manufacturing | HACCP plans, metal detection checks | knowledge
FSMA | | knowledge | | related: food safety in manufacturing
allergen control | | knowledge | | related: food safety in manufacturing
critical control points | CCP checks | knowledge | | related: food safety in manufacturing
PCQI | preventive controls qualified individual | knowledge | | related: food safety in manufacturing
FSSC 22000 | | knowledge | | related: food safety in manufacturing
SQF | | knowledge | | related: food safety in manufacturing
BRC | BRCGS | knowledge | | related: food safety in manufacturing
medical device manufacturing | medical device, ISO 13485, 21 CFR 820, =QSR, device history record | knowledge
pharmaceutical manufacturing | pharma manufacturing, batch manufacturing, pharmaceutical production, MHRA | knowledge | | related: good manufacturing practice
downstream processing | | skill | | related: pharmaceutical manufacturing
upstream processing | | skill | | related: pharmaceutical manufacturing
granulation | | skill | | related: pharmaceutical manufacturing
biomanufacturing | bioprocessing | skill | | related: pharmaceutical manufacturing
fill finish | | skill | | related: pharmaceutical manufacturing
tablet compression | solid dose | skill | | related: pharmaceutical manufacturing
electronics assembly | PCB assembly, PCBA, circuit board assembly, electro mechanical assembly, electromechanical assembly, box build, surface mount, =SMT, through hole, pick and place machine, electronic assembly | skill | implies: product assembly
soldering | reflow, desoldering, J-STD-001, solder | skill
IPC-A-610 | IPC 610, IPC certification, IPC standards, IPC/WHMA-A-620, IPC 620, IPC certified, IPC J-STD | certification | | related: soldering
wire harness assembly | cable assembly, wire harness, wiring looms, loom building, crimping, wire stripping, cable harness, cable forming, harness assembly, loom assembly | skill | implies: product assembly
semiconductor manufacturing | wafer fabrication, wafer fab, photolithography, wafer processing, semiconductor fab, etching wafers, die attach, wire bonding | skill | | related: clean room
battery manufacturing | gigafactory, cell manufacturing, battery cell production, electrode coating | knowledge
textile manufacturing | garment production, garment manufacturing, cutting fabric, knitting machines, weaving looms | skill
overlocker | | skill | | related: textile manufacturing
pattern cutting in garments | pattern cutting@ | skill | | related: textile manufacturing
upholstery | | skill | | related: textile manufacturing
sewing machine operation | industrial sewing, sewing machine, sewing machinist | skill | | related: textile manufacturing
furniture manufacturing | cabinet making, wood machining, CNC router, edge banding, panel saw, woodworking machinery, wood manufacturing, spindle moulder, wood working machines | skill
printing and press operation | printing press, press operation, guillotine@ | skill
die cutting | | skill | implies: printing and press operation
print finishing | bindery | skill | implies: printing and press operation
large format printing | | skill | implies: printing and press operation
flexographic printing | flexo | skill | implies: printing and press operation
digital printing | | skill | implies: printing and press operation
offset printing | litho printing, =Heidelberg | skill | implies: printing and press operation
plastic injection moulding | injection moulding, injection molding, plastic molding, plastic moulding, plastics processing, moulding machines, molding machines, Scientific molding | skill | | related: machine operation
rotational moulding | | skill | | related: plastic injection moulding
thermoforming | vacuum forming | skill | | related: plastic injection moulding
blow moulding | blow molding | skill | | related: plastic injection moulding
plastic extrusion | extrusion@ | skill | | related: plastic injection moulding
composites manufacturing | composites@ | skill
autoclave curing | | skill | | related: composites manufacturing
resin infusion | vacuum bagging | skill | | related: composites manufacturing
fibreglass | fiberglass, GRP laminating | skill | | related: composites manufacturing
carbon fibre | carbon fiber | skill | | related: composites manufacturing
composite layup | lay up, laminating composites, prepreg | skill | | related: composites manufacturing
foundry work | casting@, foundry | skill
furnace operation | smelting, molten metal | skill | implies: foundry work
sand casting | investment casting | skill | implies: foundry work
die casting | | skill | implies: foundry work
metal forging | forging@, hot forging, forge | skill
blacksmithing | | skill | | related: metal forging
heat treatment | heat treating, annealing, tempering | skill | | related: metal forging
chemical production | chemical blending, blending and mixing, batch mixing, mixing chemicals, reactor operation, chemical manufacturing, process operation | skill
paper and pulp production | paper mill, paper machine, tissue converting, corrugated, corrugator, converting machines, slitting@, rewinding@, pulp mill | skill
glass production | glass cutting, glazing units, glass toughening, glass manufacturing | skill
sawmill operation | sawmill, lumber grading, timber processing, kiln drying, lumber mill | skill
# machining
CNC machining | =CNC, computer numerical control | skill | | related: manual machining
CNC programming | CNC programmer, programming CNC, conversational programming | skill | implies: CNC machining
G-code | M-code, gcode | skill | implies: CNC machining
CNC milling | machining centre, machining center, 4 axis, multi axis machining | skill | implies: CNC machining
vertical machining centre | =VMC, vertical machining center | skill | | related: CNC milling
horizontal machining center | =HMC | skill | | related: CNC milling
3 axis milling | | skill | | related: CNC milling
5 axis machining | 5 axis, five axis | skill | | related: CNC milling
CNC turning | CNC lathe, turning centre, turning center | skill | implies: CNC machining
mill turn | live tooling | skill | | related: CNC turning
Swiss lathe | Swiss machining, Swiss type lathe, sliding head | skill | | related: CNC turning
CNC controls | Fanuc | tool | implies: CNC machining
Doosan | | tool | | related: CNC controls
Haas controls | =Haas | tool | | related: CNC controls
Heidenhain | | tool | implies: CNC machining | related: CNC controls
Mazatrol | | tool | implies: CNC machining | related: CNC controls
Mazak | | tool | implies: CNC machining | related: CNC controls
Siemens Sinumerik | | tool | implies: CNC machining | related: CNC controls
Okuma | | tool | implies: CNC machining | related: CNC controls
DMG Mori | | tool | implies: CNC machining | related: CNC controls
Hurco | | tool | implies: CNC machining | related: CNC controls
manual machining | manual turning, machining, conventional machining, machine shop | skill
boring mill | horizontal boring | skill | implies: manual machining
drill press | | skill | implies: manual machining
milling machine | milling, Bridgeport, manual mill | skill | implies: manual machining
lathe operation | lathe, turning@ | skill | implies: manual machining
metal grinding | grinding@, grinders@, surface grinding, cylindrical grinding, centreless grinding, centerless grinding, ID grinding, OD grinding, tool grinding | skill | | related: manual machining
EDM machining | wire EDM, sinker EDM, electrical discharge machining, spark erosion, wire erosion | skill | | related: CNC machining
CAM software | CAM programming, Esprit CAM, CAD/CAM | tool | | related: CNC programming
Mastercam | | tool | | related: CAM software
GibbsCAM | | tool | | related: CAM software
Edgecam | | tool | | related: CAM software
HyperMill | | tool | | related: CAM software
PowerMill | | tool | | related: CAM software
FeatureCAM | | tool | | related: CAM software
Alphacam | | tool | | related: CAM software
SolidCAM | | tool | | related: CAM software
BobCAD | | tool | | related: CAM software
CAMWorks | | tool | | related: CAM software
toolmaking | tool making, tool and die, mould making, mold making, jigs and fixtures, fixture building, die making, press tools, progressive dies, jig making | skill | implies: manual machining
tool offsets | offsets@, adjusting offsets, tool wear, speeds and feeds, feeds and speeds, fixture offsets, work offsets, tool changes | knowledge | | related: CNC machining
precision measuring instruments | measuring equipment, gauges@, gages@, measuring instruments, measuring tools, precision measurement, dial indicators, inspection equipment | tool
bore gauge | | tool | implies: precision measuring instruments
height gauge | depth gauge | tool | implies: precision measuring instruments
calipers | callipers, vernier | tool | implies: precision measuring instruments
micrometers | | tool | implies: precision measuring instruments
coordinate measuring machine | =CMM | tool | | related: precision measuring instruments
PC-DMIS | | tool | implies: coordinate measuring machine
Faro arm | Romer arm | tool | implies: coordinate measuring machine
Mitutoyo | | tool | implies: coordinate measuring machine
geometric dimensioning and tolerancing | =GD&T, =GDT, tolerances@, limits and fits, ASME Y14.5, geometric tolerancing, tight tolerances | knowledge | | related: reading blueprints
metrology | calibration, calibrating, gage R&R, gauge R&R, measurement systems analysis, =MSA, ISO 17025, calibrated instruments | skill
shop mathematics | shop math, trigonometry for machining, workshop calculations | knowledge
machining materials | machining aluminium, machining aluminum, machining stainless steel, titanium, Inconel, exotic alloys, tool steel | knowledge
deburring | deburr, hand finishing, fettling, part finishing, polishing@, buffing@, linishing, debur | skill
sheet metal work | sheet metal, metal fabrication, sheetmetal, metal forming, metalwork, metal work, steel fabrication, fabrication shop | skill
press brake operation | press brake, brake press, metal bending, metal folding, Amada, Trumpf, bending brake | skill | implies: sheet metal work
laser cutting | laser cutter, laser operator, CNC laser, laser profiling | skill | | related: sheet metal work
plasma cutting | plasma cutter, oxy fuel cutting, flame cutting, torch cutting, waterjet, water jet cutting, CNC plasma, profile cutting | skill
punch press operation | punch press, turret punch, power press, stamping@, press setting, shearing@, ironworker machine, stamping press, metal stamping | skill | | related: sheet metal work
powder coating | paint line, e-coat | skill
surface finishing | | skill | | related: powder coating
galvanising | | skill | | related: powder coating
electroplating | plating@ | skill | | related: powder coating
anodising | anodizing | skill | | related: powder coating
spray painting | paint spraying, wet spray, spray booth, industrial painting, industrial coatings | skill | | related: powder coating
shot blasting | sandblasting, sand blasting, grit blasting, abrasive blasting, bead blasting | skill | | related: powder coating
adhesive bonding | gluing, bonding components, dispensing adhesives, potting and encapsulation, conformal coating | skill
# quality
quality control | =QC@, quality checks, quality inspection, product quality, checking quality, quality monitoring, in process inspection, QC inspection, quality standards, product inspection, visual inspection, defect inspection, QC checks, inspect parts, check product quality | skill
manufacturing quality assurance | =QA@, manufacturing quality, quality assurance@, quality management@, product quality assurance, quality assurance activities | skill | | related: quality control
quality management systems | =QMS, eQMS, quality system, quality manual, MasterControl, TrackWise, =ETQ, Q-Pulse | knowledge | | related: manufacturing quality assurance
ISO 9001 | ISO9001, =ISO | knowledge | implies: quality management systems
IATF 16949 | TS 16949, ISO/TS 16949, automotive quality standard, VDA 6.3 | knowledge | implies: quality management systems | related: ISO 9001
AS9100 | AS 9100, AS9102, AS9110, aerospace quality, Nadcap, AS9100D | knowledge | implies: quality management systems | related: ISO 9001
ISO 14001 | environmental management system, ISO14001, =EMS@ | knowledge
ISO 45001 | OHSAS 18001, ISO45001, occupational health and safety management system | knowledge
first article inspection | =FAI, first article, first piece inspection, first offs@, FAIR report, final inspection | skill | implies: quality control
incoming inspection | goods in inspection, receiving inspection, incoming goods inspection, incoming material inspection, source inspection | skill | implies: quality control
non-conformance reporting | =NCR@, nonconformance, non conformance, nonconforming material, nonconforming product, deviation reports, deviations@, material review board, =MRB, concessions@ | skill | | related: corrective and preventive action
corrective and preventive action | CAPA, corrective actions, preventive action, preventative actions, SCAR | skill | | related: root cause analysis
8D problem solving | =8D, eight disciplines, A3 problem solving, PDCA, plan do check act | skill | implies: root cause analysis
statistical process control | =SPC, control charts, process capability, Cpk, statistical sampling, capability studies, X bar | skill | | related: quality control
FMEA | failure mode and effects analysis, PFMEA, DFMEA, failure mode effects analysis | skill
PPAP | production part approval process, APQP, advanced product quality planning, control plans | knowledge | | related: FMEA
internal quality audits | ISO auditing, quality audits, internal audits for ISO, ISO auditor, GMP audits, process audits, lead auditor, internal audits@ | skill | | related: quality management systems
equipment and process validation | validation@, validation protocols, validation engineering | skill
computer system validation | | skill | implies: equipment and process validation
cleaning validation | | skill | implies: equipment and process validation
equipment qualification | IQ OQ PQ, installation qualification, equipment validation | skill | implies: equipment and process validation
process validation | | skill | implies: equipment and process validation
batch release | batch record review, lot release, batch documentation, product release | skill | | related: manufacturing quality assurance
document control | controlled documents, change control@, controlled documentation, revision control of documents@ | skill
product testing | end of line testing, burn in, test equipment, leak testing, hardness testing, tensile testing, destructive testing, testing products@, life testing | skill
non-destructive testing | =NDT, nondestructive testing, =NDE, phased array ultrasonic | skill
PCN certification | | skill | implies: non-destructive testing
ASNT Level II | SNT-TC-1A, ASNT | skill | implies: non-destructive testing
eddy current | | skill | implies: non-destructive testing
radiographic testing | radiography of welds | skill | implies: non-destructive testing
dye penetrant | liquid penetrant testing | skill | implies: non-destructive testing
magnetic particle inspection | =MPI | skill | implies: non-destructive testing
ultrasonic testing | phased array | skill | implies: non-destructive testing
quality complaints | customer returns analysis, warranty returns analysis, customer quality complaints | skill
AQL sampling | =AQL, acceptance sampling, sampling plans, ANSI Z1.4 | knowledge
ASQ certification | certified quality engineer, =CQE, certified quality auditor, =CQA@, certified quality technician, certified quality inspector, =ASQ, =CQI, IRCA | certification | implies: quality management systems
product compliance | product certification | knowledge
RoHS | REACH compliance | knowledge | implies: product compliance
UL listing | UL standards | knowledge | implies: product compliance
CE marking | UKCA | knowledge | implies: product compliance
# lean and improvement
lean manufacturing | lean@, Toyota production system, =TPS@, lean principles, lean tools, lean production, lean methodology, lean techniques, lean thinking, lean practices, lean transformation | skill | | related: continuous improvement
kaizen | rapid improvement events | skill | implies: continuous improvement
5S | 6S, five S, workplace organisation, workplace organization | skill | implies: lean manufacturing
kanban in production | kanban@, pull systems, just in time, =JIT@, heijunka, kanban replenishment | knowledge | | related: lean manufacturing
value stream mapping | =VSM, value stream, process mapping, spaghetti diagrams, waste elimination, waste reduction | skill | | related: lean manufacturing
total productive maintenance | =TPM, autonomous maintenance, operator maintenance, asset care | knowledge | | related: preventive maintenance
overall equipment effectiveness | =OEE, equipment efficiency, downtime reduction, uptime improvement, reduce downtime, machine uptime | knowledge
SMED | quick changeover, single minute exchange of die, setup reduction | skill | implies: lean manufacturing
poka-yoke | mistake proofing, error proofing | knowledge | implies: lean manufacturing
gemba walks | gemba, daily management boards, tier meetings, visual management, shift handover meetings, huddle boards, SQCDP | skill | | related: lean manufacturing
time and motion study | time studies, line balancing, work measurement, MOST, method study, =MTM, work study | skill | | related: lean manufacturing
scrap reduction | yield improvement, scrap rates, rework reduction, yield analysis, right first time, first pass yield, cost of poor quality | skill
# maintenance and plant
preventive maintenance | preventative maintenance, planned maintenance, =PPM@, scheduled maintenance, routine maintenance, PM schedules, maintenance schedules, PM program, maintenance program | skill
predictive maintenance | | skill | | related: preventive maintenance
condition monitoring | condition based maintenance | skill | | related: predictive maintenance
oil analysis | | skill | | related: predictive maintenance
thermography | thermal imaging | skill | | related: predictive maintenance
vibration analysis | | skill | | related: predictive maintenance
equipment maintenance | machine maintenance, machinery maintenance, plant maintenance, industrial maintenance, maintaining equipment, equipment repair, machine repair, machinery repair, maintenance and repair, repairs and maintenance, breakdown maintenance, reactive maintenance, breakdown repair | skill
equipment troubleshooting | fault finding, troubleshooting machinery, troubleshooting equipment, troubleshooting machines, fault diagnosis, diagnosing faults, faultfinding, mechanical troubleshooting, troubleshot equipment, breakdown response, trouble shooting@, basic troubleshooting@ | skill
computerised maintenance management system | CAFM, computerized maintenance management system, MP2, SAP plant maintenance, maintenance software | tool | | related: preventive maintenance
Concept Evolution | | tool | implies: computerised maintenance management system
UpKeep CMMS | | tool | implies: computerised maintenance management system
Maximo | | tool | implies: computerised maintenance management system
Fiix | | tool | implies: computerised maintenance management system
eMaint | | tool | implies: computerised maintenance management system
MaintainX | | tool | implies: computerised maintenance management system
mechanical maintenance | mechanical repair, mechanical fitting, conveyor repair, power transmission maintenance, millwright work | skill | implies: equipment maintenance
chains and sprockets | belts and pulleys, drive belts | skill | | related: mechanical maintenance
pumps and motors | | skill | | related: mechanical maintenance
gearboxes | | skill | | related: mechanical maintenance
bearing replacement | bearings@ | skill | | related: mechanical maintenance
shaft alignment | coupling alignment | skill | | related: mechanical maintenance
electrical maintenance | electrical troubleshooting, motor control centres, motor control circuits, electrical repair, three phase motors | skill | implies: equipment maintenance
pneumatics | compressed air systems, air compressors, pneumatic systems, pneumatic | skill
hydraulics | hydraulic systems, hydraulic | skill
machine installation | equipment installation, machinery installation, rigging machinery, millwrighting, machine commissioning, machinery moves | skill | | related: mechanical maintenance
boiler operation | boiler operator, boiler house, steam systems, boiler licence, boiler license, high pressure boiler, low pressure boiler, stationary engineer license, =BOAS, boiler maintenance, boilers and chillers | licence
utilities maintenance | compressed air, chillers and boilers, plant utilities, water treatment of boilers, cooling towers, plant services | skill
ammonia refrigeration | RETA, industrial refrigeration, anhydrous ammonia, PSM ammonia | knowledge
lockout tagout | =LOTO, lock out tag out, electrical isolation, isolation procedures, lock off procedures | knowledge
machine guarding | machine safety, PUWER, light curtains, safety interlocks | knowledge
industrial robots | robotic cells, robot operation, robotic welding cells | skill
Yaskawa Motoman | | tool | implies: industrial robots
cobots | Universal Robots | tool | implies: industrial robots
KUKA | | tool | implies: industrial robots
ABB robots | | tool | implies: industrial robots
Fanuc robots | | tool | implies: industrial robots
robot programming | robotics | tool | implies: industrial robots
vision inspection systems | machine vision, vision systems | tool
Keyence | | tool | implies: vision inspection systems
Cognex | | tool | implies: vision inspection systems
overhead crane operation | overhead crane, gantry crane, bridge crane, hoist operation, slinging loads, hoists@ | skill
production supervision | production management, supervising production, managing production, shift management, shift supervision, shop floor management, led production team, production leadership, plant management, factory management, manufacturing management, shift team management | skill
operator training | training operators, skills matrix, on the job training of operators, train new operators | skill
new product introduction | =NPI, product industrialisation, pilot builds, prototype builds, production ramp up, technology transfer | skill
manufacturing cost | product costing | knowledge
manufacturing safety | hearing protection | knowledge
behavioural safety | behavior based safety | knowledge | | related: manufacturing safety
near miss reporting | safety observations | knowledge | | related: manufacturing safety
chemical handling | handling chemicals, GHS labelling | knowledge
hazard communication | HazCom | knowledge | | related: chemical handling
WHMIS | | knowledge | | related: chemical handling
safety data sheets | =SDS, MSDS | knowledge | | related: chemical handling
COSHH | | knowledge | | related: chemical handling
`
