export const engineering = `
# shared practice
engineering design | design engineering, design calculations, detailed engineering, =FEED@, detailed design, basic engineering | skill
engineering calculations | hand calculations, design calcs, calculation packages, engineering analysis, technical calculations | skill
engineering principles | engineering fundamentals, applied engineering, engineering theory | knowledge
computer-aided design | =CAD, computer aided drafting | skill
2D and 3D CAD | 2D CAD drawing | skill | implies: computer-aided design
technical specifications | engineering specifications, equipment specifications, specification sheets, datasheets | skill
technical reports | engineering reports, technical documentation, engineering documentation, technical writing@ | skill
design reviews | peer review of designs, design verification, design validation, gate reviews | skill
requirements engineering | requirements capture, engineering requirements, requirements traceability@, requirements management, DOORS, =Jama | skill
systems engineering | =SE lifecycle, INCOSE, V-model, system architecture definition | skill
systems integration | | skill | implies: systems engineering
model based systems engineering | MBSE, SysML, Cameo Systems Modeler | skill | implies: systems engineering
engineering change management | =ECO@, =ECN, design changes@, engineering changes, =ECR | skill
product configuration control | configuration control, baseline management | skill
product lifecycle management | =PLM, product data management, SolidWorks PDM | tool
Windchill | | tool | implies: product lifecycle management
Teamcenter | | tool | implies: product lifecycle management
Enovia | | tool | implies: product lifecycle management
Autodesk Vault | | tool | implies: product lifecycle management
product development | =NPD, product design, product engineering, concept to production, R&D engineering | skill
research and development | =R&D, applied research, research & development | skill
test planning | engineering testing, test procedures, hardware testing, test fixtures@, qualification testing, environmental testing, EMC testing, =HALT, test rigs, test protocols, reliability testing | skill
data acquisition | data logging@, instrumented testing, strain gauges, =DAQ, sensors and instrumentation@, National Instruments, test data analysis | skill
design of experiments | =DOE, factorial design, Taguchi | skill
engineering statistics | =JMP | skill
tolerance analysis | tolerance stack-up | skill | | related: engineering statistics
Weibull analysis | Monte Carlo analysis | tool | implies: engineering statistics
reliability engineering | reliability@, asset reliability, reliability improvement, equipment reliability, plant reliability | skill
MTBF | RAM analysis | skill | | related: reliability engineering
failure analysis | | skill | | related: reliability engineering
reliability centred maintenance | reliability centered maintenance, =RCM | skill | | related: reliability engineering
asset integrity management | asset integrity, integrity management, asset lifecycle, ISO 55000, ISO 55001, corrosion management, physical asset management, risk based inspection, =RBI@ | skill
engineering project management | project engineering, capital projects, CAPEX projects, technical project management, engineering projects | skill
EPC projects | engineering procurement and construction, EPCM, turnkey projects, EPIC contracts | knowledge
systems commissioning | commissioning@, site acceptance testing, factory acceptance testing, =FAT, =SAT@, start-up and commissioning, commissioning and start-up, pre-commissioning, plant commissioning, commissioned plant, startup and commissioning | skill
technical bid evaluation | technical proposals, vendor technical review, technical sales proposals, technical queries to vendors, technical evaluation of bids, material requisitions | skill
engineering management | managing engineers, engineering team leadership, leading engineers, engineering leadership, engineering department management, technical leadership of engineers | skill
engineering standards | ANSI standards, BS EN standards, DIN standards, codes and standards, Eurocodes and standards, design codes | knowledge
API standards | | knowledge | implies: engineering standards
IEC standards | | knowledge | implies: engineering standards
IEEE standards | | knowledge | implies: engineering standards
MIL-STD | | knowledge | implies: engineering standards
ASTM standards | ASTM | knowledge | implies: engineering standards
ASME codes | ASME | knowledge | implies: engineering standards
professional engineer licence | =PE, P.Eng, PEng, =P.E., professional engineer | licence | implies: fundamentals of engineering exam
fundamentals of engineering exam | =FE@, =EIT, engineer in training, engineering intern license, =E.I.T. | certification
chartered engineer | =CEng, chartership, IEng, incorporated engineer, EngTech, professional registration with engineering council, Engineering Council registration | certification
engineering institution membership | IMechE, MIMechE, =IET, =ICE membership, MICE chartered, IStructE, MIStructE, IChemE, CIBSE, ASCE, IEEE member, ASME member, MIET, institution of civil engineers, MIChemE, AIChE, Engineers Australia, ASHRAE member | certification
engineering apprenticeship | HNC mechanical engineering, HND engineering, HNC engineering, BTEC engineering, ONC engineering, HNC electrical engineering, level 3 engineering, NVQ engineering, HNC/HND, HNC or HND, time served engineer | certification
UK security clearance for engineers | SC clearance engineering, BPSS engineering | knowledge
ITAR | ITAR/EAR | knowledge
engineering cost estimation | engineering estimates, cost engineering, CAPEX estimates, class 3 estimate, AACE, cost control of projects, opinion of probable cost, earned value management, =EVM@ | skill
engineering risk assessment | hazard analysis in design, design risk assessment, machinery risk assessment, ISO 12100, engineering risk | skill
engineering sustainability | life cycle assessment, =LCA, lifecycle assessment, carbon assessment, embodied carbon, carbon footprinting, net zero, decarbonisation, decarbonization, whole life carbon, circular economy | knowledge
ergonomic design | human factors engineering, anthropometrics | skill
patents in engineering | invention disclosures, patent drafting support, engineering patents | skill
production engineering support | production support engineering, engineering support to manufacturing, shop floor engineering support, sustaining engineering, line support engineering | skill
# mechanical
mechanical engineering | mechanical design, mechanical systems, mechanical components, mechanical product design, electromechanical design, mechanism design, mechanical CAD | skill
SolidWorks | Solid Works, CSWA, CSWP | tool | implies: 3D modelling | related: Autodesk Inventor, Creo, Siemens NX, CATIA, Fusion 360, Solid Edge
CATIA | 3DExperience | tool | implies: 3D modelling
Creo | Pro/Engineer, Pro/E, ProE | tool | implies: 3D modelling
Siemens NX | Unigraphics, =NX | tool | implies: 3D modelling
Autodesk Inventor | Inventor CAD, Inventor 3D, Inventor Professional, Inventor@ | tool | implies: 3D modelling
Onshape | | tool | implies: 3D modelling | related: Fusion 360
Solid Edge | SolidEdge | tool | implies: 3D modelling
finite element analysis | =FEA, finite element, FE analysis, structural simulation, =FEM | skill | implies: stress analysis
stress analysis | fatigue analysis, strength calculations, fatigue and fracture, stress calculations, fracture mechanics, fatigue life | skill
Ansys | Fluent CFD, HFSS | tool | implies: finite element analysis | related: Abaqus
Abaqus | | tool | implies: finite element analysis
Nastran | | tool | implies: finite element analysis | related: Abaqus
Hypermesh | | tool | implies: finite element analysis | related: Abaqus
LS-DYNA | | tool | implies: finite element analysis | related: Abaqus
Patran | | tool | implies: finite element analysis | related: Abaqus
Altair HyperWorks | | tool | implies: finite element analysis | related: Abaqus
Femap | | tool | implies: finite element analysis | related: Abaqus
OptiStruct | | tool | implies: finite element analysis | related: Abaqus
COMSOL | multiphysics modelling | tool
computational fluid dynamics | =CFD, OpenFOAM, STAR-CCM+, StarCCM, FloTHERM | skill | implies: fluid mechanics
fluid mechanics | fluid dynamics, fluid flow, fluid systems, pipe flow, hydraulics calculations, fluid power | knowledge
thermodynamics | thermal sciences, heat and mass transfer, thermofluids, thermodynamic analysis, thermodynamic cycles | knowledge
heat transfer | thermal analysis, thermal management, thermal design, heat exchangers, thermal engineering, electronics cooling | knowledge | | related: thermodynamics
machine design | machinery design, special purpose machinery, machine elements, design of machinery, bespoke machinery, special purpose machines, mechanisms@, gear design, gears and bearings | skill | implies: mechanical engineering
plastic part design | injection moulded part design, injection molded parts, plastics design, plastic parts, moldflow, mold design, mould design, tool design, injection mold tooling | skill
sheet metal design | sheet metal parts, sheet metal component design, fabrication design, weldments | skill
materials science | materials engineering, material selection, metals and alloys, materials characterisation, materials characterization, materials testing, polymer science, welding metallurgy, =XRD | knowledge
scanning electron microscopy | SEM analysis | knowledge | implies: materials science
corrosion | | knowledge | implies: materials science
polymer materials | polymers@ | knowledge | implies: materials science
metallurgy | metallurgical analysis, metallography | knowledge | implies: materials science
rotating equipment | turbines, rotating machinery, pump selection, mechanical seals, API 610, rotordynamics | skill
steam turbines | | knowledge | implies: rotating equipment
gas turbines | turbomachinery | knowledge | implies: rotating equipment
pumps and compressors | centrifugal pumps, compressors and turbines | knowledge | implies: rotating equipment
pressure vessels | ASME VIII, ASME Section VIII, =PED, pressure equipment directive, pressure systems, PV Elite, PD 5500, PSSR, storage tanks, API 650 | skill
piping design | piping engineering, piping systems, piping layout, piping and layout, CADWorx, piping isometric drawings, plant 3D | skill
API 570 | | skill | | related: piping design
piping isometrics | isometrics, isometric drawings | skill | | related: piping design
Smart Plant 3D | SmartPlant, SP3D | skill | | related: piping design
AVEVA E3D | PDMS, AVEVA, E3D | skill | | related: piping design
ASME B31.3 | B31.3 | skill | | related: piping design
pipe stress analysis | pipe stress, CAESAR II | skill | | related: piping design
static equipment | fixed equipment, vessels and tanks, columns and exchangers, fired heaters | skill
pipeline engineering | pipelines@, ASME B31.8, gas distribution engineering, gas transmission, pipeline design, pipeline construction | skill
pipeline integrity | pigging, in-line inspection | skill | | related: pipeline engineering
hydrotesting | hydrostatic testing | skill | | related: pipeline engineering
NACE certification | NACE | skill | | related: pipeline engineering
cathodic protection | | skill | | related: pipeline engineering
HVAC design | ductwork design, HVAC system design, heating and ventilation design, HVAC engineering, mechanical building systems, CIBSE guides, heat load analysis, SMACNA, building systems design, mechanical services design | skill
ventilation design | | skill | | related: HVAC design
building services design | building services engineering, MEP design, MEP engineering | skill | | related: HVAC design
public health engineering | public health design, plumbing design | skill | | related: HVAC design
Hevacomp | | skill | | related: HVAC design
IES software | | skill | | related: HVAC design
Carrier HAP | | skill | | related: HVAC design
Trane TRACE | Trace 700 | skill | | related: HVAC design
ASHRAE standards | ASHRAE | skill | | related: HVAC design
vibration engineering | vibration, acoustics, modal analysis, structural dynamics, noise control, noise assessments, environmental noise, acoustic modelling, acoustic consultancy, acoustic engineering | skill
mechatronics | electro-mechanical systems, electromechanical systems, linear actuators, mechatronic systems | skill
servo motors | servo systems, stepper motors, actuators | skill | | related: mechatronics
motion control | motion systems | skill | | related: mechatronics
ROS | ROS2 | skill | | related: mechatronics
robotics engineering | robot design, robotic systems, kinematics | skill | | related: mechatronics
optical engineering | optics, optical design, opto-mechanical design, fiber lasers, optomechanical, lens design, Code V, optical systems, interferometry, LightTools | skill
spectroscopy instruments | | skill | | related: optical engineering
optical alignment | | skill | | related: optical engineering
photonics | | skill | | related: optical engineering
laser systems | lasers@ | skill | | related: optical engineering
Zemax | | skill | | related: optical engineering
Mathcad | | tool | | related: MATLAB
GNU Octave | | tool | | related: MATLAB
Simulink | model based design, system simulation, model-based development, dynamic modelling of systems | tool | implies: MATLAB
Stateflow | | tool | implies: MATLAB | related: Simulink
Simscape | | tool | implies: MATLAB | related: Simulink
Amesim | | tool | implies: MATLAB | related: Simulink
Modelica | | tool | implies: MATLAB | related: Simulink
LabVIEW | NI TestStand, test automation hardware, automated test equipment, =ATE | tool
TestStand | | tool | | related: LabVIEW
PXI | | tool | | related: LabVIEW
biomedical engineering | biomedical devices, clinical engineering, bioengineering, tissue engineering, biomedical instrumentation, orthopaedic implants, prosthetics design | skill
FDA 510(k) | 510(k) | knowledge | | related: biomedical engineering
biomaterials | | knowledge | | related: biomedical engineering
biomechanics | | knowledge | | related: biomedical engineering
biomedical equipment maintenance | biomedical equipment, medical equipment maintenance, medical equipment repair, CBET | knowledge | | related: biomedical engineering
IEC 62304 | | knowledge | | related: biomedical engineering
design controls | design history file | knowledge | | related: biomedical engineering
IEC 60601 | | knowledge | | related: biomedical engineering
ISO 14971 | | knowledge | | related: biomedical engineering
medical device design | medical device development | knowledge | | related: biomedical engineering
# electrical and electronics
electrical engineering | electrical design, electrical theory, electrical systems, electrical principles, electrical circuits | skill
power systems | power engineering, electric power, electric utility, grid@, electricity networks, power networks, generation and transmission, power grid | knowledge | implies: electrical engineering
transmission and distribution | =T&D networks | knowledge | implies: power systems
power distribution | electrical distribution, distribution networks | knowledge | implies: power systems
power generation | | knowledge | implies: power systems
load flow studies | power system studies, power flow, grid studies, load flow, power system modelling, dynamic stability studies, transient stability, system impact studies, hosting capacity | skill | implies: power systems
power quality studies | harmonic studies | skill | | related: load flow studies
protection coordination studies | coordination studies | skill | | related: load flow studies
short circuit studies | short circuit analysis, fault level studies | skill | | related: load flow studies
arc flash studies | arc flash analysis | skill | | related: load flow studies
ETAP | | tool | implies: power systems
SKM | | tool | implies: power systems | related: ETAP
PSS/E | PSSE | tool | implies: power systems | related: ETAP
DIgSILENT | PowerFactory | tool | implies: power systems | related: ETAP
PSCAD | | tool | implies: power systems | related: ETAP
CYME | | tool | implies: power systems | related: ETAP
EasyPower | | tool | implies: power systems | related: ETAP
Amtech | | tool | implies: power systems | related: ETAP
ASPEN OneLiner | | tool | implies: power systems | related: ETAP
PowerWorld | | tool | implies: power systems | related: ETAP
ProDesign | | tool | implies: power systems | related: ETAP
IPSA | | tool | implies: power systems | related: ETAP
PSLF | | tool | implies: power systems | related: ETAP
OpenDSS | | tool | implies: power systems | related: ETAP
protection and control | protective relays, relay protection, protection relays, protection engineering, SEL relays, protection systems, relay coordination, protection coordination, doble, protection schemes, secondary injection testing | skill | implies: power systems
relay settings | protection settings | skill | | related: protection and control
IEC 61850 | | skill | | related: protection and control
NETA certification | NETA | skill | | related: protection and control
relay testing | relay commissioning, Omicron testing | skill | | related: protection and control
substation design | substation engineering, high voltage design, HV substations, high voltage engineering, HV cable design, 33kV, 132kV, distribution design, 11kV, distribution line design, transformer design, ICP design, G99, switchgear design, HV design, AutoCAD substation, high voltage cables, substation construction | skill | implies: power systems
lightning protection | | skill | | related: substation design
earthing design | grounding design, earthing systems, CDEGS | skill | | related: substation design
overhead line design | | skill | | related: substation design
PLS-CADD | | skill | | related: substation design
transmission line design | transmission lines, transmission engineering | skill | | related: substation design
HV authorised person | senior authorised person, =SAP HV, HV authorised, authorised person HV, HV switching, HV/LV authorised person, LV authorised person, authorised person LV, SAP authorisation | certification
electrical building services | electrical services design, small power and lighting design, building electrical design, Amtech design, load calculations, electrical one-lines | skill | implies: electrical engineering
panel schedules | | skill | | related: electrical building services
electrical schematics | wiring schematics, electrical drawings | skill | | related: electrical building services
cable sizing | cable calculations, voltage drop calculations | skill | | related: electrical building services
single line diagrams | one-line diagrams | skill | | related: electrical building services
EPLAN | panel design, panel layout design, E-Plan | tool
E3.series | | tool | | related: EPLAN
UL 508A | UL508A | tool | | related: EPLAN
Zuken E3 | | tool | | related: EPLAN
electrical machines | motors and drives, electric motors, generator design, motor design, permanent magnet motors, motor drives, electric drives, electric machines, JMAG, Motor-CAD, electromagnetic design, induction motors | knowledge
power electronics | DC-DC converters, inverter design, power converters, power supplies, converter design, IGBTs, AC-DC converters, PLECS, magnetics design, gallium nitride, LTspice power, MOSFETs, battery chargers | skill | | related: electronics design
electronics design | circuit design, hardware design, schematic design, electronics, board level design, hardware development, low power design, sensor design, component selection, electronic design, electronic circuits, electronic engineering, electronic components | skill
schematic capture | | skill | implies: electronics design
board bring-up | hardware bring-up | skill | implies: electronics design
circuit analysis | | skill | implies: electronics design
mixed signal design | mixed-signal | skill | implies: electronics design
digital electronics | digital circuits, digital design | skill | implies: electronics design
analog circuit design | analog design, analogue electronics, analog circuits, analogue design | skill | implies: electronics design
PCB design | circuit board design, =PCB, printed circuit boards, board layout | skill | | related: electronics design
signal integrity | high speed PCB, high speed design, power integrity | skill | | related: PCB design
Altium Designer | Altium | tool | implies: PCB design
Proteus PCB | | tool | | related: Altium Designer
Mentor Xpedition | | tool | | related: Altium Designer
Mentor PADS | PADS PCB | tool | | related: Altium Designer
Eagle PCB | Autodesk Eagle | tool | | related: Altium Designer
OrCAD | | tool | implies: PCB design | related: Altium Designer
KiCad | | tool | implies: PCB design | related: Altium Designer
Cadence Allegro | Cadence Virtuoso | tool | implies: PCB design | related: Altium Designer
Mentor Graphics | | tool | implies: PCB design | related: Altium Designer
EasyEDA | | tool | implies: PCB design | related: Altium Designer
DxDesigner | | tool | implies: PCB design | related: Altium Designer
Zuken CR-8000 | | tool | implies: PCB design | related: Altium Designer
circuit simulation | =SPICE | tool
LTspice | | tool | | related: circuit simulation
PSpice | | tool | | related: circuit simulation
Multisim | | tool | | related: circuit simulation
HSPICE | | tool | | related: circuit simulation
TINA-TI | | tool | | related: circuit simulation
electronic test equipment | signal generator, function generator, lab test equipment, bench test equipment, power supplies and multimeters, electronics lab equipment | tool
component level repair | component level fault finding, PCB fault finding, electronic fault finding | tool | implies: electronic test equipment
logic analyzers | logic analyser | tool | implies: electronic test equipment
network analyzers | vector network analyser | tool | implies: electronic test equipment
spectrum analyzers | spectrum analyser | tool | implies: electronic test equipment
oscilloscopes | | tool | implies: electronic test equipment
RF engineering | =RF, radio frequency, radio systems, wireless systems, =ADS@, Keysight ADS, drive testing, RFIC | skill
electromagnetics | CST Studio | skill | | related: RF engineering
RF testing | | skill | | related: RF engineering
electronic warfare | | skill | | related: RF engineering
microwave engineering | microwave design, RF and microwave | skill | | related: RF engineering
satellite communications | satcom, link budgets | skill | | related: RF engineering
radar systems | radar | skill | | related: RF engineering
antenna design | antennas | skill | | related: RF engineering
signal processing | =DSP, filter design, =FFT, adaptive filtering, communications theory | skill
Kalman filtering | sensor fusion | skill | implies: signal processing
telecommunications engineering | wireless networks engineering, GSM networks, microwave links, telecom network planning, telecoms engineering, transmission planning, tower engineering, telecom towers, DAS design, small cells, telecommunication systems, 3GPP, radio access network, Atoll RF | skill
FTTH design | FTTx design, fibre network planning, fiber network design, fibre design | skill | implies: telecommunications engineering
outside plant engineering | =OSP, outside plant | skill | implies: telecommunications engineering
5G | | skill | implies: telecommunications engineering
LTE networks | =LTE, cellular network planning, 4G/5G, RAN engineering | skill | implies: telecommunications engineering
FPGA design | FPGA, Quartus, Synopsys, PrimeTime, Cadence Innovus, DFT insertion, ModelSim, =HDL, Lattice Diamond, layout of integrated circuits, tape-out, tapeout, semiconductor design, semiconductor devices, high-level synthesis, SystemC, Zynq | skill
logic synthesis | Synopsys Design Compiler | skill | | related: FPGA design
ASIC verification | design verification of chips | skill | | related: FPGA design
static timing analysis | timing closure | skill | | related: FPGA design
analog IC design | IC design, CMOS, IC layout | skill | | related: FPGA design
ASIC design | ASIC, VLSI, SoC design, chip design, physical design of chips, place and route | skill | | related: FPGA design
RTL design | =RTL | skill | implies: FPGA design
Xilinx Vivado | Xilinx, Vivado | skill | implies: FPGA design
SystemVerilog | =UVM | skill | implies: FPGA design
Verilog | | skill | implies: FPGA design
VHDL | | skill | implies: FPGA design
embedded electronics | embedded hardware, embedded systems, bootloaders, =QNX, nRF52, CANopen, Nordic nRF | skill
MISRA C | MISRA | skill | implies: embedded electronics
Raspberry Pi | | skill | implies: embedded electronics
Arduino | | skill | implies: embedded electronics
I2C and SPI | I2C, SPI bus, UART, RS-485, RS-232, JTAG, I2C/SPI | skill | implies: embedded electronics
embedded Linux | Yocto, board support packages | skill | implies: embedded electronics
RTOS | FreeRTOS, real time operating systems, VxWorks | skill | implies: embedded electronics
microcontrollers | STM32, ARM Cortex, =AVR, ESP32, microprocessors | skill | implies: embedded electronics
embedded software | embedded C, embedded C++ | skill | implies: embedded electronics
firmware | bare metal | skill | implies: embedded electronics
EMC design | =EMC, =EMI, electromagnetic compatibility, EMI/EMC, electromagnetic interference, shielding and grounding | knowledge
IoT devices | internet of things, =IoT, connected devices, wireless sensors, smart devices | skill
industrial IoT | IIoT, industrial internet of things | knowledge | implies: IoT devices
MQTT | | knowledge | implies: IoT devices
LoRaWAN | Zigbee | knowledge | implies: IoT devices
Bluetooth Low Energy | =BLE | knowledge | implies: IoT devices
digital twin | | knowledge | implies: IoT devices
Industry 4.0 | smart factory, digital manufacturing | knowledge | implies: IoT devices
# controls and automation
control systems | controls engineering, automation and controls, control algorithms, control loops, control loop tuning | skill
process control | | knowledge | implies: control systems
control theory | feedback control, model predictive control, closed loop control | knowledge | implies: control systems
PID control | PID tuning, PID loops, loop tuning | knowledge | implies: control systems
industrial automation | automation systems, factory automation, automation engineering, process automation, automated systems, automation equipment, automated equipment, automated machinery, automation solutions, automated manufacturing, automation projects, automation control | skill | | related: control systems
PLC programming | =PLC, programmable logic controllers, ladder logic, structured text, IEC 61131, PLC/HMI, function block diagram | skill | implies: industrial automation
Schneider PLC | Schneider Modicon | tool | implies: PLC programming
Mitsubishi PLC | | tool | implies: PLC programming
Omron PLC | Omron | tool | implies: PLC programming
Allen-Bradley PLC | Rockwell, Allen Bradley, RSLogix, Logix 5000, SLC 500, Studio 5000, ControlLogix, FactoryTalk, CompactLogix, PanelView, RSView | tool | implies: PLC programming | related: Siemens PLC
Siemens PLC | TIA Portal, Siemens S7, S7-1200, S7-1500, S7-300, Step 7, WinCC, Simatic | tool | implies: PLC programming
PLC platforms | GE PLC, Wago PLC, Automation Direct PLC, Horner PLC | tool | implies: PLC programming
Beckhoff | | tool | implies: PLC platforms
TwinCAT | | tool | implies: PLC platforms
CODESYS | | tool | implies: PLC platforms
B&R Automation | | tool | implies: PLC platforms
Modicon | | tool | implies: PLC platforms
Unity Pro | | tool | implies: PLC platforms
Proficy | | tool | implies: PLC platforms
human-machine interface | =HMI, HMIs, operator interface, touch panel programming, HMI/SCADA | tool
SCADA | telemetry systems, =RTU configuration | tool | | related: human-machine interface, distributed control system
Ignition SCADA | Inductive Automation Ignition, Ignition by Inductive Automation, Ignition Perspective | tool | implies: SCADA
Wonderware | | tool | | related: SCADA
InTouch | | tool | | related: SCADA
iFIX | | tool | | related: SCADA
Citect | | tool | | related: SCADA
AVEVA System Platform | | tool | | related: SCADA
ClearSCADA | | tool | | related: SCADA
VTScada | | tool | | related: SCADA
distributed control system | =DCS, batch control, S88 | tool | implies: control systems
Emerson Ovation | Ovation DCS | tool | implies: distributed control system
DeltaV | DCS systems | tool | implies: distributed control system
Honeywell Experion | Experion PKS, Honeywell TDC, TDC3000 | tool | implies: distributed control system
Yokogawa Centum | | tool | implies: distributed control system
ABB 800xA | ABB DCS, DCS operation | tool | implies: distributed control system
Siemens PCS7 | PCS7, PCS 7 | tool | implies: distributed control system
Foxboro | | tool | implies: distributed control system
ISA-88 | | tool | implies: distributed control system
process instrumentation | transmitters, instrument maintenance, =I&C, =E&I, EC&I, HART communicator, temperature sensors, instrument commissioning, =C&I, instrument specification, instrument index, field instruments, instrument engineering, thermocouples and RTDs, valve positioners, level sensors, I/O lists, instrument calibrations, instrumentation@ | skill
process analyzers | | knowledge | implies: process instrumentation
CCST | ISA certified control systems technician | knowledge | implies: process instrumentation
loop checks | instrument loops, loop diagrams | knowledge | implies: process instrumentation
flow meters | flow measurement | knowledge | implies: process instrumentation
control valves | | knowledge | implies: process instrumentation
industrial networks | industrial Ethernet, industrial communications, industrial protocols, IO-Link, AS-i, operational technology networks | knowledge
Kepware | | knowledge | implies: industrial networks
ControlNet | | knowledge | implies: industrial networks
HART protocol | | knowledge | implies: industrial networks
Foundation Fieldbus | fieldbus | knowledge | implies: industrial networks
DNP3 | | knowledge | implies: industrial networks
DeviceNet | | knowledge | implies: industrial networks
EtherCAT | | knowledge | implies: industrial networks
OPC UA | =OPC | knowledge | implies: industrial networks
EtherNet/IP | | knowledge | implies: industrial networks
Modbus | | knowledge | implies: industrial networks
Profinet | | knowledge | implies: industrial networks
Profibus | | knowledge | implies: industrial networks
machinery safety systems | safety PLC, safety relays, EN 13849, safety circuits, ISO 13849, performance level calculation, machinery directive, Pilz, emergency stop circuits, SISTEMA, CMSE, safety systems for machines, machine safety standards | knowledge
functional safety | SIL studies, cause and effect diagrams, emergency shutdown systems, safety lifecycle, =SIS | knowledge
safety integrity level | =SIL@, SIL assessment, SIL verification | knowledge | implies: functional safety
LOPA | layers of protection analysis | knowledge | implies: functional safety
safety instrumented systems | | knowledge | implies: functional safety
IEC 61511 | | knowledge | implies: functional safety
IEC 61508 | | knowledge | implies: functional safety
hazardous area equipment | ATEX, CompEx, DSEAR, explosion proof, IECEx, intrinsically safe, hazardous areas, explosive atmospheres, Ex inspections, Class I Div 2, intrinsic safety, hazardous locations, Ex equipment, hazardous classified areas, EEHA | certification
# civil, structural, water
civil engineering | civils@, public works, infrastructure@, civil/site design, civil design, civil works, civil and structural, civil infrastructure, infrastructure projects, site civil, infrastructure engineering, infrastructure design, civil projects | skill
structural engineering | structural design, structural analysis, structural calculations, design of structures, structural systems, structural modelling, steel and concrete design, structural drawings, structural evaluation, structural framing, structural detailing, structural investigations, structural plans, bridge assessments, structural condition assessments, structural review, dynamic analysis of structures | skill
structural inspection | structural assessments, structural surveys | skill | implies: structural engineering
masonry design | | skill | implies: structural engineering
prestressed concrete | post-tensioned concrete | skill | implies: structural engineering
temporary works design | | skill | implies: structural engineering
timber design | wood design | skill | implies: structural engineering
foundation design | | skill | implies: structural engineering
seismic design | seismic analysis | skill | implies: structural engineering
reinforced concrete design | concrete design, concrete structures | skill | implies: structural engineering
structural steel design | steel design, structural steel, steel structures | skill | implies: structural engineering
Eurocodes | British Standards structural, BS 5950, BS 8110, BS EN 1993 | knowledge | implies: structural engineering
ACI 318 | AISC, ASCE 7, =ACI, =NDS, CSA S16 | knowledge | implies: structural engineering
structural software | LPILE | tool | implies: structural engineering
SDS2 | | tool | implies: structural software
Tekla Structural Designer | | tool | implies: structural software
Robot Structural Analysis | Autodesk Robot | tool | implies: structural software
RAM Structural System | RAM Concept, RAM Elements, RAM SS | tool | implies: structural software
LUSAS | | tool | implies: structural software
ETABS | | tool | implies: structural software | related: SAP2000, STAAD Pro
SAP2000 | | tool | implies: structural software
STAAD Pro | STAAD | tool | implies: structural software
RISA | | tool | implies: structural software
Tekla Structures | Tekla | tool | implies: structural software
SCIA | | tool | implies: structural software
CSI Bridge | | tool | implies: structural software
Tedds | | tool | implies: structural software
MasterSeries | | tool | implies: structural software
Midas Civil | | tool | implies: structural software
spColumn | | tool | implies: structural software
Advance Steel | | tool | implies: structural software
ENERCALC | | tool | implies: structural software
Fastrak | | tool | implies: structural software
Oasys GSA | | tool | implies: structural software
Prokon | | tool | implies: structural software
Dlubal | | tool | implies: structural software
IDEA StatiCa | | tool | implies: structural software
SkyCiv | | tool | implies: structural software
L-Pile | | tool | implies: structural software
bridge engineering | bridges@, NBIS inspection, culverts, highway structures, bridge design, bridge rehabilitation, bridge construction, bridge structures, bridge maintenance, bridge repair | skill | implies: structural engineering
load rating | | skill | | related: bridge engineering
AASHTO | | skill | | related: bridge engineering
bridge inspection | NBIS | skill | | related: bridge engineering
highway design | roadway design, road design, highway engineering, roadway engineering, OpenRoads, DOT projects, highway improvement schemes, roadway plans, transportation design, roadway geometry, AASHTO Green Book, transportation projects, pavement marking plans, =ORD, interchange design, DMRB standards, roadway projects, manual for streets, signing and striping plans, intersection design, signing and pavement marking, AASHTO standards, PennDOT, highway capital schemes, roadway alignment, state DOT | skill | implies: civil engineering
geometric design | | knowledge | | related: highway design
Caltrans standards | Caltrans | knowledge | | related: highway design
TxDOT | | knowledge | | related: highway design
FDOT standards | FDOT | knowledge | | related: highway design
MUTCD | | knowledge | | related: highway design
swept path analysis | AutoTURN, vehicle tracking design | knowledge | | related: highway design
road safety audit | | knowledge | | related: highway design
Section 278 | section 38, S278 | knowledge | | related: highway design
DMRB | | knowledge | | related: highway design
traffic engineering | transportation planning engineering, traffic analysis, transport planning design, SUMO traffic, SATURN model, transportation engineering, traffic operations, traffic counts, PTOE, traffic data collection, active travel design, microsimulation, TransCAD, traffic calming, intelligent transportation systems, transportation analysis, transport appraisal, WebTAG, highway capacity manual, HCM analysis, Cube Voyager, Aimsun | skill
VISUM | | skill | | related: traffic engineering
junction modelling | PICADY, ARCADY, Junctions 10 | skill | | related: traffic engineering
LINSIG | | skill | | related: traffic engineering
Synchro traffic | Synchro/SimTraffic | skill | | related: traffic engineering
VISSIM | | skill | | related: traffic engineering, Synchro traffic
traffic signal design | traffic signals, signal timing | skill | | related: traffic engineering
traffic impact studies | traffic impact analysis, traffic studies | skill | | related: traffic engineering
transport assessments | transport statements, travel plans | skill | | related: traffic engineering
transport modelling | traffic modelling, travel demand modelling, travel demand modeling | skill | | related: traffic engineering
drainage design | surface water drainage, foul drainage, drainage modelling, stormwater modeling, drainage plans, detention ponds, Causeway Flow, PondPack, stormwater systems, drainage calculations, surface water management, drainage analysis, Section 104, green infrastructure design, drainage studies, erosion control plans, stormwater facilities | skill | implies: civil engineering
storm drainage | storm sewers | skill | | related: drainage design
drainage strategy | | skill | | related: drainage design
StormCAD | | skill | | related: drainage design
HydroCAD | | skill | | related: drainage design
InfoDrainage | | skill | | related: drainage design
MicroDrainage | | skill | | related: drainage design
SuDS | sustainable drainage | skill | | related: drainage design
stormwater management | storm water, stormwater design | skill | | related: drainage design
hydrology and hydraulics | =H&H, Flood Modeller, river modelling, hydrologic modeling, hydrologic analysis, sewer modelling, hydraulic engineering, open channel flow, hydrological modelling, hydraulic design, MIKE models, floodplain modeling, LOMR, ICPR, coastal flood, SewerCAD, watershed modeling, InfoWater, levees, flood defence, flood alleviation, sewer modeling | skill
MODFLOW | | skill | | related: hydrology and hydraulics
EPANET | | skill | | related: hydrology and hydraulics
coastal engineering | | skill | | related: hydrology and hydraulics
dam engineering | dams@ | skill | | related: hydrology and hydraulics
floodplain management | floodplain | skill | | related: hydrology and hydraulics
WaterGEMS | WaterCAD | skill | | related: hydrology and hydraulics
SWMM | PCSWMM, XPSWMM | skill | | related: hydrology and hydraulics
InfoWorks ICM | InfoWorks | skill | | related: hydrology and hydraulics
TUFLOW | | skill | | related: hydrology and hydraulics
flood modelling | flood mapping, flood studies | skill | | related: hydrology and hydraulics
flood risk assessment | flood risk | skill | | related: hydrology and hydraulics
HEC-HMS | | skill | | related: hydrology and hydraulics
HEC-RAS | | skill | | related: hydrology and hydraulics
hydraulic modelling | hydraulic modeling, hydraulic analysis | skill | | related: hydrology and hydraulics
hydrology | | skill | | related: hydrology and hydraulics
water and wastewater engineering | water supply systems, wastewater systems, wastewater engineering, water infrastructure, water/wastewater, wastewater collection, water and sewer, water utilities, water industry, water treatment plants, water quality engineering, UU framework, biosolids, wastewater plant operation, sludge treatment, wastewater treatment operation, drinking water systems, nutrient removal, water main design, wastewater networks, BioWin, wastewater process design, sewer rehabilitation | skill
MEICA | | knowledge | | related: water and wastewater engineering
AMP7 | AMP8 | knowledge | | related: water and wastewater engineering
wastewater operator licence | wastewater operator license, grade III wastewater operator | licence | | related: water and wastewater engineering
water operator licence | water operator license, water treatment operator licence, water treatment operator certification, Class A water operator | licence | | related: water and wastewater engineering
desalination | reverse osmosis, membrane filtration | knowledge | | related: water and wastewater engineering
water distribution systems | water distribution, water networks | knowledge | | related: water and wastewater engineering
sewer design | sanitary sewer | knowledge | | related: water and wastewater engineering
pump stations | lift stations | knowledge | | related: water and wastewater engineering
water resources engineering | water resources | knowledge | | related: water and wastewater engineering
drinking water treatment | potable water, drinking water, clean water | knowledge | | related: water and wastewater engineering
wastewater treatment | waste water treatment, sewage treatment, activated sludge | knowledge | | related: water and wastewater engineering
geotechnical engineering | geotechnical design, ground engineering, geotechnical reports, geotechnical analysis, geotechnics, ground improvement, Slide slope stability, geotechnical instrumentation, settlement analysis, geotechnical exploration, Rocscience, HoleBASE, earthwork design, GI design, WALLAP, OpenGround, soil classification, Slope W, shoring design, AGS data, FLAC | skill
GeoStudio | | knowledge | | related: geotechnical engineering
engineering geology | | knowledge | | related: geotechnical engineering
retaining wall design | earth retention, retaining structures | knowledge | | related: geotechnical engineering
rock mechanics | | knowledge | | related: geotechnical engineering
tunnel engineering | tunnel design | knowledge | | related: geotechnical engineering
gINT | | knowledge | | related: geotechnical engineering
foundation engineering | deep foundations, pile design, piled foundation design | knowledge | | related: geotechnical engineering
PLAXIS | | knowledge | | related: geotechnical engineering
soil mechanics | | knowledge | | related: geotechnical engineering
slope stability | | knowledge | | related: geotechnical engineering
land development engineering | site development, land development, site engineering, civil plan sets | skill | implies: civil engineering
site layout design | site design, site plan design | skill | | related: land development engineering
utility design | utility plans, utility layout | skill | | related: land development engineering
subdivision design | residential subdivisions | skill | | related: land development engineering
grading and drainage | grading plans, grading design | skill | | related: land development engineering
Civil 3D | AutoCAD Civil, 12d | tool | implies: AutoCAD
InRoads | | tool | implies: AutoCAD | related: Civil 3D
OpenRoads Designer | | tool | implies: AutoCAD | related: Civil 3D
GEOPAK | | tool | implies: AutoCAD | related: Civil 3D
12d Model | | tool | implies: AutoCAD | related: Civil 3D
InfraWorks | | tool | implies: AutoCAD | related: Civil 3D
KeyTERRA-FIRMA | | tool | implies: AutoCAD | related: Civil 3D
geographic information systems | =GIS, ESRI, spatial analysis, geospatial, geodatabases, mapping software, GISP, spatial data, raster and vector, geoprocessing | tool
cartography | map production | tool | implies: geographic information systems
remote sensing | satellite imagery | tool | implies: geographic information systems
MapInfo | | tool | implies: geographic information systems
FME spatial | =FME | tool | implies: geographic information systems
PostGIS | | tool | implies: geographic information systems
Google Earth Engine | | tool | implies: geographic information systems
ERDAS Imagine | | tool | implies: geographic information systems
ENVI imaging | | tool | implies: geographic information systems
GeoServer | | tool | implies: geographic information systems
ArcPy | | tool | implies: geographic information systems
construction phase services | construction administration services, construction engineering inspection, =CEI@, site observation engineer, resident engineering, NEC supervisor, construction phase engineering, construction engineering and inspection | skill
pavement design | pavement engineering, pavement management, asphalt design, pavement evaluation, asphalt mix design, airfield pavement | skill
coastal and marine structures | port engineering, marine structures, breakwaters, quay walls, coastal structures, jetties, maritime structures, offshore structures, coastal processes, waterfront structures | skill
fire protection engineering | fire engineering, fire safety engineering, PyroSim, fire protection design, fire suppression design, performance based fire design, fire protection systems, FDS modelling, life safety systems | skill
BS 9999 | BS 9991 | knowledge | | related: fire protection engineering
NFPA 25 | | knowledge | | related: fire protection engineering
NFPA 72 | | knowledge | | related: fire protection engineering
NFPA standards | NFPA | knowledge | | related: fire protection engineering
smoke control | smoke modelling | knowledge | | related: fire protection engineering
fire alarm design | | knowledge | | related: fire protection engineering
AutoSPRINK | HydraCAD | knowledge | | related: fire protection engineering
sprinkler design | hydraulic calculations for sprinklers, hydraulically calculated systems | knowledge | | related: fire protection engineering
fire strategy | fire safety strategy | knowledge | | related: fire protection engineering
facade engineering | facade design, curtain wall design, roofing consultancy, envelope commissioning | skill
building physics | building science | knowledge | | related: facade engineering
waterproofing | | knowledge | | related: facade engineering
building envelope | building enclosure | knowledge | | related: facade engineering
# chemical and process
chemical engineering | chemical processes, transport phenomena | skill
unit operations | | knowledge | implies: chemical engineering
distillation | | knowledge | implies: chemical engineering
reaction engineering | reactor design, chemical kinetics | knowledge | implies: chemical engineering
mass transfer | separation processes | knowledge | implies: chemical engineering
process engineering | manufacturing process development, process improvement engineering, process flow, process equipment, process plant, industrial processes, process technology, process systems, production process optimization, process intensification, plant performance, continuous processes, chemical process optimisation, process monitoring | skill
process troubleshooting | | skill | implies: process engineering
debottlenecking | | skill | implies: process engineering
pilot plant | pilot scale, plant trials | skill | implies: process engineering
process design | process engineering design | skill | implies: process engineering
scale-up | | skill | implies: process engineering
process optimisation | process optimization, optimising processes, plant optimisation | skill | implies: process engineering
process development | | skill | implies: process engineering
mass and energy balances | mass balance, material balance, energy balance | skill | implies: process engineering
piping and instrumentation diagrams | =P&ID, =PFD, process flow diagrams, process flowsheets, P and ID, P&IDs | skill
process simulation | process modelling, process modeling, flowsheeting, DWSIM, flare analysis | tool | implies: process engineering
PHAST | | tool | implies: process simulation
OLGA | | tool | implies: process simulation
Aspen Plus | =Aspen, AspenTech, AspenONE | tool | implies: process simulation
Aspen HYSYS | HYSYS | tool | implies: process simulation
UniSim | | tool | implies: process simulation
ChemCAD | | tool | implies: process simulation
PRO/II | | tool | implies: process simulation
gPROMS | | tool | implies: process simulation
SuperPro Designer | | tool | implies: process simulation
Petro-SIM | | tool | implies: process simulation
Flarenet | | tool | implies: process simulation
PIPESIM | | tool | implies: process simulation
process safety management | process safety, =PSM, hazardous processes, technical safety, major accident hazards, risk management plan EPA, pre-startup safety review, PSSR checks, loss prevention engineering, fire and gas mapping, safety critical elements, relief systems | knowledge
safety case | | knowledge | | related: process safety management
quantitative risk assessment | =QRA, consequence modelling | knowledge | | related: process safety management
bow tie analysis | BowTie, bow-tie | knowledge | | related: process safety management
management of change | =MOC@ | knowledge | | related: process safety management
process hazard analysis | =PHA | knowledge | | related: process safety management
COMAH | Seveso | knowledge | | related: process safety management
HAZOP | hazard and operability study, HAZID, What-If analysis, HAZOPs | skill | implies: process safety management
relief valve sizing | pressure relief, relief system design, PSV sizing, relief valves, flare systems, API 520, API 521, relief sizing, blowdown@, line sizing, pump sizing, equipment sizing, vessel sizing | skill
bioprocess engineering | cell culture scale-up, biochemical engineering, upstream and downstream processing, upstream process development, downstream process development, bioprocess development, buffer and media preparation | skill
tangential flow filtration | | skill | | related: bioprocess engineering
chromatography purification | downstream purification, protein purification at scale | skill | | related: bioprocess engineering
bioreactors | | skill | | related: bioprocess engineering
fermentation | fermentors | skill | | related: bioprocess engineering
polymer processing | coatings formulation, adhesives formulation, polymer engineering, paint formulation, plastics engineering, coatings technology | skill
rubber compounding | compounding@ | skill | | related: polymer processing
rheology | | skill | | related: polymer processing
product formulation | formulation@, formulation development | skill | | related: polymer processing
petrochemical refining | refinery, petrochemicals, refining@, chemical plant, catalytic cracking, hydroprocessing, crude units, olefins, chemical industry, oil refining, oil and gas refining | knowledge | | related: chemical engineering
minerals processing | hydrometallurgy, ore processing, flotation circuits, metallurgical processing, leaching@, Vulcan mine, ventilation of mines, MineSight, Datamine, mine surveying, Micromine, short term mine planning, comminution | skill
mine ventilation | | skill | | related: minerals processing
resource estimation | geological modelling | skill | | related: minerals processing
Leapfrog Geo | | skill | | related: minerals processing
exploration geology | mineral exploration, core logging | skill | | related: minerals processing
Surpac | | skill | | related: minerals processing
Deswik | | skill | | related: minerals processing
mine planning | mine design, mine scheduling | skill | | related: minerals processing
mining engineering | | skill | | related: minerals processing
# energy and environment
oil and gas engineering | oil and gas, oil & gas, petroleum engineering, oilfield, oil field, upstream@, =O&G, midstream@, energy sector oil, upstream and downstream | knowledge
drilling engineering | drilling operations, offshore drilling, mud logging, drilling rigs, rig operations, drilling programs, WellCAP, cementing@, wellsite supervision, roughneck work, well engineering, drilling optimization, casing design, rig floor | skill | implies: oil and gas engineering
well planning | well design, well construction | skill | | related: drilling engineering
drilling fluids | mud engineering | skill | | related: drilling engineering
well control | IWCF, IADC WellSharp | skill | | related: drilling engineering
directional drilling wells | =MWD, measurement while drilling | skill | | related: drilling engineering
well completions | well services, completions@, well integrity, plug and abandonment, production operations oil, well stimulation, pumping services, snubbing, wellhead, lease operating, pumper duties, production optimization wells, =P&A, completion engineering, completion design | skill | implies: oil and gas engineering
oil well testing | flowback, well test operations | skill | | related: well completions
artificial lift | gas lift, ESP pumps | skill | | related: well completions
well intervention | workover | skill | | related: well completions
wireline | slickline | skill | | related: well completions
coiled tubing | | skill | | related: well completions
hydraulic fracturing | fracking, frac | skill | | related: well completions
reservoir engineering | Eclipse reservoir, reservoir characterization, CMG reservoir, PVT analysis, reservoir management, history matching, reserves estimation, material balance reservoirs, Kingdom seismic, Techlog, geosteering, MBAL, subsurface@, nodal analysis, Spotfire wells, Aries economics, Kappa Saphir, pressure transient analysis, subsurface modelling | skill | implies: oil and gas engineering
decline curve analysis | production forecasting wells | skill | | related: reservoir engineering
petroleum geology | | skill | | related: reservoir engineering
geophysics | seismic interpretation, seismic data processing, geophysical surveys | skill | | related: reservoir engineering
reservoir simulation | reservoir modelling | skill | | related: reservoir engineering
petrophysics | log analysis, well logs | skill | | related: reservoir engineering
Petrel | | skill | | related: reservoir engineering
renewable energy | renewables, clean energy, cleantech, clean technology, energy transition | knowledge
tidal energy | wave energy, marine renewables | knowledge | implies: renewable energy
geothermal energy | geothermal | knowledge | implies: renewable energy
biomass | biofuels | knowledge | implies: renewable energy
anaerobic digestion | biogas | knowledge | implies: renewable energy
hydropower | hydroelectric, hydro power | knowledge | implies: renewable energy
solar energy | solar power, solar farms, utility-scale solar, solar projects | knowledge | implies: renewable energy
offshore wind | | knowledge | implies: renewable energy
wind energy | wind power, wind farms, onshore wind, wind projects | knowledge | implies: renewable energy
wind turbine maintenance | wind turbines, =GWO, blade repair, turbine climbing, BZEE | certification
solar design software | Aurora Solar, PV design, SAM solar modelling, PV system design, solar system design, solar design, AutoCAD solar layouts, solar energy modelling | tool
PVsyst | | tool | implies: solar design software
Helioscope | | tool | implies: solar design software
OpenSolar | | tool | implies: solar design software
PV*SOL | | tool | implies: solar design software
PVcase | | tool | implies: solar design software
energy storage systems | =BESS, grid scale storage, energy storage, battery storage, microgrids, HOMER Pro | knowledge
hydrogen technology | hydrogen, ammonia fuels | knowledge
electrolysers | electrolyzers, electrolysis | knowledge | implies: hydrogen technology
carbon capture | =CCS, CCUS | knowledge | implies: hydrogen technology
fuel cells | | knowledge | implies: hydrogen technology
nuclear engineering | nuclear, criticality safety, 10 CFR 50, ALARP, RELAP, fusion energy, ONR regulations, small modular reactors | knowledge
NRC regulations | | knowledge | | related: nuclear engineering
radioactive waste | radwaste | knowledge | | related: nuclear engineering
reactor operator licence | reactor operator license, NRC license | knowledge | | related: nuclear engineering
NQA-1 | | knowledge | | related: nuclear engineering
reactor physics | MCNP | knowledge | | related: nuclear engineering
radiation protection engineering | radiological protection, radiation shielding | knowledge | | related: nuclear engineering
nuclear decommissioning | decommissioning | knowledge | | related: nuclear engineering
nuclear safety case | nuclear safety | knowledge | | related: nuclear engineering
power plant operation | power plant, power station, thermal power, HRSG, gas engines, power generation plant, boilers and turbines, coal fired, generating units, steam generation, turbine operation | skill
energy from waste | waste to energy | knowledge | | related: power plant operation
NERC compliance | NERC CIP | knowledge | | related: power plant operation
NERC certification | NERC | knowledge | | related: power plant operation
district heating | heat networks | knowledge | | related: power plant operation
combined heat and power | =CHP, cogeneration | knowledge | | related: power plant operation
combined cycle | CCGT | knowledge | | related: power plant operation
energy management | energy monitoring, carbon reduction, energy efficiency projects, energy consumption analysis, ASHRAE audits, energy assessments, energy procurement, utility bill analysis, retro-commissioning, retrocommissioning, energy data analysis, energy benchmarking, =AEE, half hourly data, energy performance contracting, energy saving measures, energy reports | skill
demand response | | knowledge | | related: energy management
measurement and verification | CMVP | knowledge | | related: energy management
ESOS | SECR | knowledge | | related: energy management
energy efficiency | energy conservation, energy savings, energy reduction | knowledge | | related: energy management
certified energy manager | =CEM@ | knowledge | | related: energy management
ISO 50001 | | knowledge | | related: energy management
energy audits | energy surveys | knowledge | | related: energy management
environmental engineering | environmental consulting, soil and groundwater remediation, environmental due diligence, vapor intrusion, Clean Air Act permits, environmental investigations, wastewater permits, remedial investigation, environmental field work, human health risk assessment contaminated land, ConSim, remediation systems, PFAS, stack testing, environmental site investigation, LUST sites, UST closure | skill
air quality assessments | | knowledge | | related: environmental engineering
SPCC | | knowledge | | related: environmental engineering
hydrogeology | groundwater modelling | knowledge | | related: environmental engineering
NPDES permits | NPDES, Clean Water Act | knowledge | | related: environmental engineering
CERCLA | Superfund | knowledge | | related: environmental engineering
RCRA | | knowledge | | related: environmental engineering
air permitting | Title V | knowledge | | related: environmental engineering
air quality modelling | air dispersion modelling, AERMOD, ADMS modelling | knowledge | | related: environmental engineering
site remediation | remediation@, environmental remediation | knowledge | | related: environmental engineering
groundwater sampling | groundwater monitoring | knowledge | | related: environmental engineering
contaminated land | contaminated sites, geoenvironmental | knowledge | | related: environmental engineering
Phase I ESA | Phase II ESA, environmental site assessments, Phase I and II | knowledge | | related: environmental engineering
environmental impact assessment | =EIA, environmental statements, environmental assessments, ESIA, environmental review, environmental impact, HRA habitats, EA permits, environmental law compliance, CEMP, construction environmental management plan, environmental policy compliance | skill
environmental reporting | | knowledge | | related: environmental impact assessment
environmental audits | | knowledge | | related: environmental impact assessment
IEMA membership | IEMA, PIEMA | knowledge | | related: environmental impact assessment
environmental management | | knowledge | | related: environmental impact assessment
environmental monitoring | | knowledge | | related: environmental impact assessment
environmental compliance | environmental regulations, environmental legislation, environmental laws, EPA regulations, EPA compliance | knowledge | | related: environmental impact assessment
environmental permitting | permitting environmental | knowledge | | related: environmental impact assessment
CEQA | | knowledge | | related: environmental impact assessment
NEPA | | knowledge | | related: environmental impact assessment
waste management | waste treatment, solid waste, waste handling, waste disposal, RCRA training, waste industry, waste processing, waste permitting, waste transfer notes, waste segregation, waste audits | skill
waste regulations | duty of care waste | knowledge | | related: waste management
WAMITAB | | knowledge | | related: waste management
landfill | | knowledge | | related: waste management
recycling operations | recycling facility, materials recovery facility | knowledge | | related: waste management
HAZWOPER | | certification | | related: waste management
hazardous waste management | hazardous waste | knowledge | | related: waste management
telemetry and metering | smart metering, metering systems, energy metering, advanced metering infrastructure, sub-metering | knowledge
utilities coordination | utility relocation, utility companies liaison, joint use, SPIDAcalc, O-Calc, make-ready engineering, pole loading, utility permits, utility diversions, C3 and C4 enquiries, NRSWA C3 | skill
# other design fields
industrial engineering | manufacturing systems engineering, production systems design, queueing theory, plant simulation modelling, workstation design, material flow analysis, labour standards, time standards, process simulation in factories | skill
operations research in industry | | skill | | related: industrial engineering
DELMIA | | skill | | related: industrial engineering
Tecnomatix | Plant Simulation | skill | | related: industrial engineering
Simio | | skill | | related: industrial engineering
AnyLogic | | skill | | related: industrial engineering
FlexSim | | skill | | related: industrial engineering
discrete event simulation | Arena simulation, Witness simulation | skill | | related: industrial engineering
plant layout | facility layout, factory layout, facility planning, factory planning, line layout | skill | | related: industrial engineering
CMF design | color material finish | skill | | related: industrial design
product sketching | design sketching, ideation sketching, hand sketching, concept sketching | skill | | related: industrial design
Keyshot | | skill | | related: industrial design
packaging design engineering | structural packaging, ArtiosCAD, packaging development, packaging testing, corrugated design, packaging engineering, ISTA, packaging materials, TOPS packaging software, packaging specifications, packaging validation, sustainable packaging, dielines, CAPE pack | skill
agricultural engineering | irrigation design, farm machinery design, agricultural machinery design, precision agriculture, precision farming, agricultural drainage, bioresource engineering, post-harvest technology engineering | skill
defence engineering | defense engineering, defence systems, military systems, defense systems, armoured vehicles, defence industry, defense industry, DoD programs, defence sector, aerospace and defense, military vehicles, MOD projects, DoD acquisition, logistic support analysis, DoD contracts, JSP 440, explosive ordnance, S3000L, LSA engineering, DEFCON | knowledge
S1000D | | knowledge | | related: defence engineering
explosives engineering | munitions, energetics, ordnance engineering | knowledge | | related: defence engineering
missile systems | | knowledge | | related: defence engineering
DEF STAN | Defence Standards | knowledge | | related: defence engineering
weapons systems | | knowledge | | related: defence engineering
integrated logistics support | =ILS@, integrated product support | knowledge | | related: defence engineering
engineering sales support | application engineering, technical sales engineering, sales engineering for equipment, pre-sales engineering of equipment, product selection for customers, product application support | skill
field engineering | site engineering works, field commissioning, site installation engineering, field troubleshooting of equipment, technical site support | skill
engineering inspection | API inspection, in-service inspection, third party inspection, API inspector, pressure vessel inspection, API 510/570/653, boiler inspection, inspection of lifting equipment, National Board Commission, turnaround inspection, AMPP CIP, insulation inspection, NACE CIP level 2 | certification
vendor inspection | source inspection API, shop inspection | certification | | related: engineering inspection
coating inspection | coating inspector, BGAS, ICorr | certification | | related: engineering inspection
CSWIP plant inspector | | certification | | related: engineering inspection
API 653 | | certification | | related: engineering inspection
API 510 | | certification | | related: engineering inspection
`
