export const engineering = `
# shared practice
engineering design | design engineering, engineering designs, design calculations, detailed engineering, product design engineering, front end engineering design, =FEED@, detailed design, basic engineering | skill
engineering calculations | hand calculations, design calcs, calculation packages, engineering analysis, technical calculations | skill
engineering principles | engineering fundamentals, applied engineering, engineering theory | knowledge
computer-aided design | =CAD, CAD software, CAD modelling, CAD modeling, CAD design, computer aided drafting, CAD systems, CAD packages, 2D and 3D CAD | skill
3D modelling | 3D modeling, solid modelling, solid modeling, 3D CAD, parametric modelling, parametric modeling, surface modelling, 3D design, 3D CAD modelling | skill | implies: computer-aided design
technical specifications | engineering specifications, equipment specifications, specification sheets, datasheets, data sheets, technical datasheets, writing technical specifications | skill
technical reports | technical report writing, engineering reports, technical documentation, engineering documentation, technical writing@ | skill
design reviews | design review, critical design review, preliminary design review, peer review of designs, design verification, design verification and validation, design validation, gate reviews | skill
requirements engineering | requirements capture, engineering requirements, requirements traceability, requirements management, IBM DOORS, DOORS, requirement traceability, Jama | skill
systems engineering | system engineering, =SE lifecycle, INCOSE, V-model, systems integration, system integration, MBSE, model based systems engineering, SysML, system architecture definition, Cameo Systems Modeler, systems thinking in engineering | skill
engineering change management | engineering change orders, engineering change order, =ECO@, ECN, engineering change notices, design changes, engineering changes, ECR | skill
configuration management of products | product configuration control, configuration control, baseline management | skill
product lifecycle management | =PLM, product data management | tool
PLM software | Arena PLM, Agile PLM | tool | implies: product lifecycle management
Windchill | | tool | implies: product lifecycle management
Teamcenter | Siemens Teamcenter | tool | implies: product lifecycle management
Enovia | | tool | implies: product lifecycle management
PDM | SolidWorks PDM | tool | implies: product lifecycle management
Autodesk Vault | | tool | implies: product lifecycle management
product development | new product development, =NPD, product design, product design and development, product engineering, hardware product development, concept to production, R&D engineering, physical product development | skill
research and development | =R&D, applied research, research & development, R&D projects | skill
prototyping | prototype development, building prototypes, prototypes, proof of concept builds, prototype design, prototype testing | skill
test planning | test plans for hardware, engineering testing, test procedures, hardware testing, design of test fixtures, test fixtures, qualification testing, environmental testing, EMC testing, HALT, test rigs, test protocols, lab testing of products, reliability testing | skill
data acquisition | data logging, instrumented testing, strain gauges, DAQ, sensors and instrumentation, National Instruments, test data analysis | skill
design of experiments | =DOE, DoE, factorial design, Taguchi | skill
engineering statistics | JMP, reliability statistics, tolerance analysis, tolerance stack-up, tolerance stack up analysis | tool
Minitab | | tool | implies: engineering statistics
Weibull analysis | Monte Carlo analysis | tool | implies: engineering statistics
reliability engineering | reliability, RAMS@, MTBF, reliability centred maintenance, reliability centered maintenance, =RCM, asset reliability, RAM analysis, reliability improvement, failure analysis, maintainability | skill
asset management of plant | asset integrity, integrity management, asset lifecycle, ISO 55000, ISO 55001, corrosion management, physical asset management, risk based inspection, =RBI@ | skill
engineering project management | project engineering, managing engineering projects, engineering project delivery, capital projects, CAPEX projects, capital project management, technical project management, engineering projects | skill
EPC projects | engineering procurement and construction, EPCM, turnkey projects, EPIC contracts | knowledge
commissioning | start-up and commissioning, commissioning and start-up, pre-commissioning, plant commissioning, system commissioning, commissioned plant, site acceptance testing, factory acceptance testing, =FAT, =SAT@, FAT and SAT, startup and commissioning, FATs and SATs | skill
technical bid evaluation | technical proposals, vendor technical review, technical sales proposals, technical queries to vendors, technical evaluation of bids, material requisitions | skill
engineering management | managing engineers, engineering team leadership, leading engineers, engineering leadership, managed engineers, engineering department management, technical leadership of engineers | skill
engineering standards | ASME, ASME codes, ANSI standards, BS EN standards, ISO standards in engineering, ASTM, ASTM standards, DIN standards, industry codes and standards, codes and standards, IEC standards, Eurocodes and standards, design codes, MIL-STD, MIL-STD-810, API standards, IEEE standards | knowledge
professional engineer licence | =PE, PE license, professional engineer license, licensed professional engineer, registered professional engineer, PE licensure, P.Eng, PEng, professional engineering license, =P.E., PE licence, professional engineer | licence | implies: fundamentals of engineering exam
fundamentals of engineering exam | =FE, =EIT, engineer in training, engineer-in-training, FE exam, EIT certification, EIT license, engineering intern license, =E.I.T. | certification
chartered engineer | =CEng, CEng status, chartered engineer status, CEng MIMechE, CEng MIET, CEng MICE, chartership, IEng, incorporated engineer, EngTech, professional registration with engineering council, working towards chartership, Engineering Council registration | certification
engineering institution membership | IMechE, MIMechE, =IET, =ICE membership, MICE chartered, IStructE, MIStructE, IChemE, CIBSE, ASCE, IEEE member, ASME member, MIET, CIBSE membership, institution of civil engineers, MIChemE, AIChE, Engineers Australia, ASHRAE member | certification
engineering apprenticeship | HNC mechanical engineering, HND engineering, HNC engineering, BTEC engineering, NVQ level 3 engineering, ONC engineering, HNC electrical engineering, level 3 engineering, NVQ engineering, HNC/HND, HNC or HND, time served engineer | certification
UK security clearance for engineers | SC clearance engineering, BPSS engineering | knowledge
ITAR | =ITAR, ITAR regulations, ITAR/EAR | knowledge
engineering cost estimation | engineering estimates, cost engineering, CAPEX estimates, class 3 estimate, AACE, cost control of projects, opinion of probable cost, earned value management, =EVM@ | skill
engineering risk assessment | hazard analysis in design, design risk assessment, machinery risk assessment, ISO 12100, engineering risk | skill
sustainability in engineering | life cycle assessment, =LCA, lifecycle assessment, carbon assessment, embodied carbon, carbon footprinting, net zero, decarbonisation, decarbonization, whole life carbon, circular economy | knowledge
ergonomic design | human factors engineering, usability of products, anthropometrics, human-centred design of products | skill
patents in engineering | invention disclosures, patent drafting support, engineering patents | skill
technical support to production | production support engineering, engineering support to manufacturing, shop floor engineering support, sustaining engineering, line support engineering | skill
# mechanical
mechanical engineering | mechanical design, mechanical systems, mechanical engineering design, mechanical engineering principles, mechanical components, mechanical product design, design of mechanical systems, mechanical design engineering, mechanical engineering experience, electromechanical design, mechanism design, mechanical CAD | skill
SolidWorks | SolidWorks Simulation, SolidWorks CAD, certified SolidWorks professional, SolidWorks drawing | tool | implies: 3D modelling
Solid Works | | tool | implies: 3D modelling | related: SolidWorks
CSWA | | tool | implies: 3D modelling | related: SolidWorks
CSWP | | tool | implies: 3D modelling | related: SolidWorks
CATIA | CATIA V5, CATIA V6, 3DEXPERIENCE CATIA, 3DExperience | tool | implies: 3D modelling
Creo | PTC Creo, Creo Parametric | tool | implies: 3D modelling
Pro/Engineer | | tool | implies: 3D modelling | related: Creo
Pro/E | | tool | implies: 3D modelling | related: Creo
ProE | | tool | implies: 3D modelling | related: Creo
Pro Engineer | | tool | implies: 3D modelling | related: Creo
Siemens NX | Unigraphics, NX CAD, =NX, UG NX, NX Unigraphics | tool | implies: 3D modelling
Autodesk Inventor | Inventor CAD, Inventor 3D, Inventor Professional, Inventor@ | tool | implies: 3D modelling
Fusion 360 | Autodesk Fusion, Autodesk Fusion 360 | tool | implies: 3D modelling
Onshape | | tool | implies: 3D modelling | related: Fusion 360
Solid Edge | SolidEdge | tool | implies: 3D modelling
finite element analysis | =FEA, finite element, finite element modelling, FEM analysis, finite element method, FE analysis, FEA simulation, structural simulation, =FEM | skill | implies: stress analysis
stress analysis | structural analysis of parts, fatigue analysis, strength calculations, fatigue and fracture, stress calculations, fracture mechanics, fatigue life | skill
Ansys | | tool | implies: finite element analysis
ANSYS Mechanical | | tool | implies: finite element analysis | related: Ansys
Ansys Workbench | | tool | implies: finite element analysis | related: Ansys
ANSYS Fluent | Fluent CFD | tool | implies: finite element analysis | related: Ansys
Ansys HFSS | HFSS | tool | implies: finite element analysis | related: Ansys
Abaqus | | tool | implies: finite element analysis
Nastran | MSC Nastran | tool | implies: finite element analysis | related: Abaqus
Hypermesh | HyperMesh | tool | implies: finite element analysis | related: Abaqus
LS-DYNA | | tool | implies: finite element analysis | related: Abaqus
Patran | | tool | implies: finite element analysis | related: Abaqus
Altair HyperWorks | | tool | implies: finite element analysis | related: Abaqus
Femap | | tool | implies: finite element analysis | related: Abaqus
OptiStruct | | tool | implies: finite element analysis | related: Abaqus
COMSOL | COMSOL Multiphysics, multiphysics modelling | tool
computational fluid dynamics | =CFD, CFD analysis, OpenFOAM, STAR-CCM+, CFD modelling, CFD simulation, StarCCM, FloTHERM | skill | implies: fluid mechanics
fluid mechanics | fluid dynamics, fluid flow, fluid systems, pipe flow, hydraulics calculations, fluid power | knowledge
thermodynamics | thermal sciences, heat and mass transfer, thermodynamic analysis, thermodynamic cycles, thermofluids | knowledge
heat transfer | thermal analysis, thermal management, thermal design, heat exchangers, heat exchanger design, thermal modelling of products, thermal engineering, electronics cooling | knowledge | | related: thermodynamics
machine design | machinery design, special purpose machinery, machine elements, design of machinery, bespoke machinery, special purpose machines, mechanisms, gear design, automation machine design, gears and bearings | skill | implies: mechanical engineering
plastic part design | injection moulded part design, injection molded parts, plastics design, plastic parts, moldflow, mold design, mould design, tool design, injection mold tooling | skill
sheet metal design | sheet metal parts, sheet metal component design, weldment design, fabrication design, weldments | skill
materials science | materials engineering, metallurgy, material selection, materials selection, polymers, metals and alloys, ceramics, metallography, materials characterisation, materials characterization, metallurgical analysis, materials testing, material science, SEM analysis, corrosion, polymer science, scanning electron microscopy, welding metallurgy, XRD | knowledge
rotating equipment | pumps and compressors, turbines, compressors and turbines, centrifugal pumps, rotating machinery, gas turbines, steam turbines, turbomachinery, pump selection, mechanical seals, API 610, rotordynamics | skill
pressure vessels | pressure vessel design, ASME VIII, ASME Section VIII, PED, pressure equipment directive, pressure systems, API 510, PV Elite, PD 5500, PSSR, ASME pressure vessel code, storage tanks, API 650 | skill
piping design | pipe design, piping engineering, ASME B31.3, B31.3, pipe stress analysis, CAESAR II, piping systems, pipe stress, piping layout, piping isometrics, isometric drawings, PDMS, AVEVA E3D, Smart Plant 3D, SmartPlant, SP3D, piping and layout, AutoCAD Plant 3D, AVEVA, CADWorx, E3D, piping isometric drawings, API 570, plant 3D, isometrics | skill
static equipment | fixed equipment, vessels and tanks, columns and exchangers, fired heaters | skill
pipeline engineering | pipelines, pipeline design, ASME B31.8, pipeline integrity, cathodic protection, gas distribution engineering, gas transmission, NACE, pipeline construction, pigging, NACE certification, hydrotesting, hydrostatic testing, in-line inspection | skill
HVAC design | mechanical building services design, ductwork design, HVAC system design, heating and ventilation design, ASHRAE, ASHRAE standards, HVAC engineering, Trane TRACE, Carrier HAP, Hevacomp, MEP design, building services design, mechanical building systems, plumbing design, public health engineering, MEP engineering, CIBSE guides, IES software, ventilation design, heat load analysis, SMACNA, building systems design, Trace 700, public health design, mechanical services design, building services engineering | skill
vibration engineering | vibration, acoustics, noise and vibration, modal analysis, structural dynamics, vibration testing, noise control, acoustic modelling, acoustic consultancy, random vibration, noise assessments, acoustic engineering, environmental noise | skill
mechatronics | electro-mechanical systems, electromechanical systems, mechatronic systems, motion systems, actuators, robotics engineering, motion control, servo motors, stepper motors, robot design, =ROS, robotic systems, kinematics, servo systems, linear actuators, ROS2 | skill
optical engineering | optics, optical design, Zemax, lasers, photonics, opto-mechanical design, fiber lasers, laser systems, optomechanical, lens design, Code V, optical systems, interferometry, optical alignment, spectroscopy instruments, LightTools, infrared optics | skill
MATLAB | Matlab, MATLAB Simulink | tool
MATLAB/Simulink | | tool | | related: MATLAB
Mathcad | | tool | | related: MATLAB
GNU Octave | | tool | | related: MATLAB
Simulink | model based design, model-based design, Simulink modelling, system simulation, model-based development, dynamic modelling of systems | tool | implies: MATLAB
Stateflow | | tool | implies: MATLAB | related: Simulink
Simscape | | tool | implies: MATLAB | related: Simulink
Amesim | | tool | implies: MATLAB | related: Simulink
Modelica | | tool | implies: MATLAB | related: Simulink
LabVIEW | NI LabVIEW, NI TestStand, test automation hardware, automated test equipment, =ATE | tool
TestStand | | tool | | related: LabVIEW
PXI | | tool | | related: LabVIEW
biomedical engineering | biomedical equipment, medical device design, biomechanics, biomaterials, biomedical devices, clinical engineering, medical device development, IEC 60601, ISO 14971, design controls, FDA 510(k), bioengineering, tissue engineering, biomedical instrumentation, design history file, IEC 62304, CBET, orthopaedic implants, medical equipment maintenance, medical equipment repair, prosthetics design, 510(k) | skill
# electrical and electronics
electrical engineering | electrical design, electrical systems design, electrical engineering design, electrical engineering principles, design of electrical systems, electrical theory, electrical systems, electrical engineering experience, electrical principles, electrical circuits | skill
power systems | power system analysis, electrical power systems, power engineering, power distribution, transmission and distribution, T&D, power generation, utility power systems, power distribution systems, electric power, electrical distribution, electric utility, grid, power grid, electricity networks, power networks, distribution networks, generation and transmission | knowledge | implies: electrical engineering
load flow studies | short circuit studies, power flow studies, power system studies, arc flash studies, power flow, coordination studies, short circuit analysis, arc flash analysis, grid studies, fault level studies, harmonic studies, load flow, power system modelling, dynamic stability studies, transient stability, system impact studies, power quality studies, hosting capacity | skill | implies: power systems
ETAP | | tool | implies: power systems
SKM | SKM PowerTools | tool | implies: power systems | related: ETAP
PSS/E | | tool | implies: power systems | related: ETAP
PSSE | | tool | implies: power systems | related: ETAP
DIgSILENT | DIgSILENT PowerFactory | tool | implies: power systems | related: ETAP
PowerFactory | | tool | implies: power systems | related: ETAP
PSCAD | | tool | implies: power systems | related: ETAP
CYME | | tool | implies: power systems | related: ETAP
EasyPower | | tool | implies: power systems | related: ETAP
Amtech | | tool | implies: power systems | related: ETAP
ASPEN OneLiner | | tool | implies: power systems | related: ETAP
PowerWorld | | tool | implies: power systems | related: ETAP
ProDesign | Trimble ProDesign | tool | implies: power systems | related: ETAP
IPSA | | tool | implies: power systems | related: ETAP
PSLF | | tool | implies: power systems | related: ETAP
OpenDSS | | tool | implies: power systems | related: ETAP
protection and control | protective relays, relay protection, protection relays, protection engineering, relay settings, SEL relays, relay testing, protection systems, =P&C@, relay coordination, IEC 61850, Omicron testing, protection settings, protective relaying, Doble testing, protection coordination, doble, protection schemes, relay commissioning, NETA, NETA testing, NETA certification, secondary injection testing | skill | implies: power systems
substation design | substation engineering, high voltage design, HV substations, high voltage engineering, transmission line design, PLS-CADD, overhead line design, HV cable design, 33kV, 132kV, distribution design, 11kV, distribution line design, grounding design, lightning protection, earthing design, CDEGS, transmission lines, underground distribution design, transformer design, ICP design, G99, switchgear design, HV design, AutoCAD substation, transmission engineering, G99 applications, high voltage cables, earthing systems, substation construction | skill | implies: power systems
HV authorised person | senior authorised person, =SAP HV, HV authorised, authorised person HV, HV switching, HV/LV authorised person, LV authorised person, authorised person LV, SAP authorisation | certification
lighting design | lighting calculations, DIALux, Relux, AGi32, architectural lighting design, photometric design, photometric calculations, lighting layouts | skill
electrical building services | electrical services design, small power and lighting design, building electrical design, Amtech design, electrical load calculations, single line diagrams, one-line diagrams, panel schedules, one line diagrams, electrical schematics, cable sizing, load calculations, cable calculations, electrical drawings, wiring schematics, electrical one-lines, voltage drop calculations, single-line diagrams | skill | implies: electrical engineering
EPLAN | EPLAN Electric P8, control panel design, electrical control panel design, panel design, panel layout design | tool
E3.series | | tool | | related: EPLAN
AutoCAD Electrical schematics | SolidWorks Electrical, See Electrical | tool | | related: EPLAN
E-Plan | | tool | | related: EPLAN
UL 508A | | tool | | related: EPLAN
Zuken E3 | | tool | | related: EPLAN
UL508A | | tool | | related: EPLAN
IEC 60204 | | tool | | related: EPLAN
electrical machines | motors and drives, electric motor design, electric motors, generator design, motor design, permanent magnet motors, motor drives, electric drives, electric machines, JMAG, Motor-CAD, electromagnetic design, induction motors | knowledge
power electronics | DC-DC converters, power supply design, switch mode power supplies, inverter design, power converters, SMPS, power supplies, converter design, IGBTs, IGBT, SiC MOSFETs, AC-DC converters, PLECS, magnetics design, gallium nitride, LTspice power, MOSFETs, DC/DC converters, battery chargers, topologies of power converters | skill | | related: electronics design
electronics design | electronic design, circuit design, electronics engineering, electronic circuits, hardware design, analog design, analogue electronics, electronic engineering, digital electronics, schematic design, schematic capture, mixed signal design, electronics hardware, electronic hardware design, analog circuit design, analogue and digital electronics, circuit analysis, electrical circuit design, electronics, board level design, hardware development, analog circuits, electronic components, digital circuits, analogue design, low power design, sensor design, digital design, board bring-up, hardware bring-up, mixed-signal, component selection | skill
PCB design | PCB layout, printed circuit board design, circuit board design, PCB, PCBs, printed circuit boards, multilayer PCB, high speed PCB, PCB schematic, signal integrity, high speed design, power integrity, board layout, PCB routing | skill | | related: electronics design
Altium Designer | Altium | tool | implies: PCB design
OrCAD | Cadence OrCAD | tool | implies: PCB design | related: Altium Designer
Eagle PCB | PADS PCB, Allegro PCB, Mentor PADS, PADS layout, Autodesk Eagle, Proteus PCB, Mentor Xpedition | tool | implies: PCB design | related: Altium Designer
KiCad | | tool | implies: PCB design | related: Altium Designer
Cadence Allegro | Cadence Virtuoso | tool | implies: PCB design | related: Altium Designer
Mentor Graphics | | tool | implies: PCB design | related: Altium Designer
EasyEDA | | tool | implies: PCB design | related: Altium Designer
DxDesigner | | tool | implies: PCB design | related: Altium Designer
Zuken CR-8000 | | tool | implies: PCB design | related: Altium Designer
SPICE simulation | SPICE, circuit simulation | tool
LTspice | | tool | | related: SPICE simulation
PSpice | | tool | | related: SPICE simulation
Multisim | | tool | | related: SPICE simulation
HSPICE | | tool | | related: SPICE simulation
TINA-TI | | tool | | related: SPICE simulation
electronic test equipment | oscilloscope, oscilloscopes, logic analyzer, spectrum analyzer, signal generator, function generator, lab test equipment, spectrum analyser, logic analyser, network analyzer, vector network analyser, bench test equipment, logic analyzers, signal generators, electronic fault finding, vector network analyzer, power supplies and multimeters, electronics lab equipment, component level repair, component level fault finding, PCB fault finding, spectrum analyzers | tool
RF engineering | RF design, =RF, radio frequency, antenna design, microwave engineering, RF systems, antennas, RF circuit design, RF testing, RF and microwave, radio systems, RF test, wireless systems, radar systems, RF planning, radar engineering, microwave design, RF optimization, phased array antennas, electromagnetics, CST Studio, =ADS@, Keysight ADS, satellite communications, satcom, link budgets, radar signal processing, link budget, drive testing, RFIC, radar, antenna theory, electronic warfare, RF circuits | skill
signal processing | digital signal processing, =DSP, DSP algorithms, image processing in engineering, filter design, FFT, sensor fusion, Kalman filter, adaptive filtering, Kalman filters, Kalman filtering, communications theory | skill
telecommunications engineering | wireless networks engineering, cellular network planning, LTE networks, 5G NR, GSM networks, microwave links, fibre network planning, FTTx design, outside plant design, =OSP, outside plant, OSP engineering, telecom network planning, telecoms engineering, RAN engineering, FTTH design, OSP design, fiber network design, transmission planning, tower engineering, telecom towers, DAS design, small cells, telecommunication systems, 3GPP, radio access network, LTE, 4G/5G, 5G, fibre design, Atoll RF | skill
FPGA design | FPGA, VHDL, Verilog, SystemVerilog, Xilinx Vivado, Altera Quartus, RTL design, ASIC design, Xilinx, UVM, ASIC, Vivado, SoC design, FPGA development, Quartus, =RTL, ASIC verification, physical design of chips, timing closure, VLSI, static timing analysis, logic synthesis, Synopsys, design verification of chips, CMOS, IC design, analog IC design, VLSI design, place and route, Synopsys Design Compiler, PrimeTime, chip design, Cadence Innovus, DFT insertion, ModelSim, =HDL, Lattice Diamond, layout of integrated circuits, IC layout, tape-out, tapeout, semiconductor design, semiconductor devices, Intel FPGA, high-level synthesis, SystemC, Zynq | skill
embedded electronics | embedded hardware, microcontrollers, microcontroller, embedded systems design, STM32, ARM Cortex, PIC microcontrollers, Arduino, ESP32, I2C, SPI bus, UART, I2C SPI UART, microprocessors, embedded systems, microcontroller programming, firmware, firmware development, embedded firmware, bare metal, RTOS, FreeRTOS, embedded C, Raspberry Pi, AVR, RS-485, RS-232, I2C/SPI, real time operating systems, JTAG, bootloaders, device drivers in embedded, SPI and I2C, embedded software, embedded software development, ARM microcontrollers, VxWorks, board support packages, embedded Linux, Yocto, MISRA C, MISRA, QNX, nRF52, Zephyr RTOS, embedded C++, CANopen, Nordic nRF | skill
EMC design | =EMC, =EMI, electromagnetic compatibility, EMI/EMC, EMC compliance, electromagnetic interference, shielding and grounding | knowledge
IoT devices | internet of things, =IoT, IIoT, industrial IoT, connected devices, wireless sensors, LoRaWAN, Zigbee, Bluetooth Low Energy, =BLE, MQTT, Industry 4.0, smart factory, digital twin, smart devices, industrial internet of things, digital twins, digital manufacturing | skill
# controls and automation
control systems | controls engineering, control system design, control engineering, process control, automation and controls, control theory, PID control, industrial control systems, control systems engineering, feedback control, control system, PID tuning, control algorithms, control loops, controls systems, closed loop control, model predictive control, control systems design, PID loops, control loop tuning, advanced process control | skill
industrial automation | automation systems, factory automation, automation engineering, process automation, automated systems, automation equipment, automated equipment, automated machinery, automation solutions, automated manufacturing, automation projects, automation control | skill | | related: control systems
PLC programming | =PLC, PLCs, programmable logic controllers, PLC troubleshooting, PLC logic, ladder logic, PLC software, PLC systems, programmable logic controller, structured text, PLC experience, PLC ladder logic, PLC control, IEC 61131, PLC/HMI, PLC fault finding, function block diagram, PLC diagnostics, PLC code | skill | implies: industrial automation
Allen-Bradley PLC | Rockwell Automation, Rockwell, Rockwell PLC | tool | implies: PLC programming
Allen Bradley | | tool | implies: PLC programming | related: Allen-Bradley PLC
RSLogix | RSLogix 5000, RSLogix 500, Logix 5000, SLC 500 | tool | implies: PLC programming | related: Allen-Bradley PLC
Studio 5000 | | tool | implies: PLC programming | related: Allen-Bradley PLC
ControlLogix | | tool | implies: PLC programming | related: Allen-Bradley PLC
FactoryTalk | FactoryTalk View | tool | implies: PLC programming | related: Allen-Bradley PLC
CompactLogix | | tool | implies: PLC programming | related: Allen-Bradley PLC
PanelView | | tool | implies: PLC programming | related: Allen-Bradley PLC
RSView | | tool | implies: PLC programming | related: Allen-Bradley PLC
Siemens PLC | | tool | implies: PLC programming
TIA Portal | Siemens TIA Portal | tool | implies: PLC programming | related: Siemens PLC
Siemens S7 | S7-1200, S7-1500, S7-300, Simatic S7 | tool | implies: PLC programming | related: Siemens PLC
Step 7 | Siemens Step 7 | tool | implies: PLC programming | related: Siemens PLC
WinCC | | tool | implies: PLC programming | related: Siemens PLC
Simatic | | tool | implies: PLC programming | related: Siemens PLC
Siemens PLCs | | tool | implies: PLC programming | related: Siemens PLC
other PLC platforms | Mitsubishi PLC, Omron PLC, Schneider PLC, Omron, GE PLC, Schneider Modicon, Mitsubishi PLCs, Wago PLC, Automation Direct PLC, Horner PLC | tool | implies: PLC programming
Beckhoff | Beckhoff TwinCAT | tool | implies: other PLC platforms
TwinCAT | | tool | implies: other PLC platforms
CODESYS | | tool | implies: other PLC platforms
B&R Automation | | tool | implies: other PLC platforms
Modicon | | tool | implies: other PLC platforms
Unity Pro | | tool | implies: other PLC platforms
Proficy | | tool | implies: other PLC platforms
human-machine interface | =HMI, HMIs, operator interface, touch panel programming | tool
HMI programming | HMI design, HMI development, HMI screens | tool | implies: human-machine interface
HMI/SCADA | | tool | implies: human-machine interface
SCADA | SCADA systems, Ignition SCADA, SCADA programming, Inductive Automation Ignition, Ignition Perspective, Geo SCADA, telemetry systems, =RTU configuration, Zenon SCADA, SCADA development, Ignition by Inductive Automation | tool | | related: human-machine interface
Wonderware | Aveva Wonderware, WonderWare | tool | | related: SCADA
InTouch | | tool | | related: SCADA
iFIX | | tool | | related: SCADA
Citect | | tool | | related: SCADA
AVEVA System Platform | | tool | | related: SCADA
ClearSCADA | | tool | | related: SCADA
VTScada | | tool | | related: SCADA
distributed control system | =DCS, distributed control systems, batch control, S88 | tool | implies: control systems
DeltaV | Emerson DeltaV, Emerson Ovation, Ovation DCS, DCS systems | tool | implies: distributed control system
Honeywell Experion | Experion PKS, Honeywell TDC | tool | implies: distributed control system
Yokogawa Centum | | tool | implies: distributed control system
ABB 800xA | ABB DCS, DCS operation | tool | implies: distributed control system
Siemens PCS7 | PCS7 | tool | implies: distributed control system
Foxboro | | tool | implies: distributed control system
DCS programming | | tool | implies: distributed control system
TDC3000 | | tool | implies: distributed control system
PCS 7 | | tool | implies: distributed control system
ISA-88 | | tool | implies: distributed control system
instrumentation | process instrumentation, instrument loops, control valves, transmitters, flow meters, pressure transmitters, loop checks, instrument maintenance, =I&C, instrumentation and control, E&I, =E&I, electrical and instrumentation, EC&I, instrumentation and controls, HART communicator, temperature sensors, level transmitters, instrument commissioning, control and instrumentation, =C&I, instrument loop diagrams, instrument specification, instrument index, field instruments, loop diagrams, field instrumentation, flow measurement, instrument engineering, thermocouples and RTDs, valve positioners, ISA standards, level sensors, Smart Plant Instrumentation, SPI instrumentation, analysers in process, process analyzers, control valve sizing, I/O lists, ISA certified control systems technician, CCST, loop tuning, instrument calibrations | skill
industrial networks | Profibus, Profinet, EtherNet/IP, Modbus, fieldbus, Modbus TCP, DeviceNet, OPC UA, industrial Ethernet, ControlNet, Foundation Fieldbus, industrial communications, EtherCAT, DNP3, industrial protocols, OPC, IO-Link, HART protocol, Modbus RTU, industrial networking, Kepware, industrial communication protocols, AS-i, operational technology networks, Profibus DP | knowledge
machinery safety systems | safety PLC, safety relays, EN 13849, safety circuits, ISO 13849, performance level calculation, machinery directive, Pilz, emergency stop circuits, SISTEMA, safety PLCs, CMSE, safety systems for machines, machine safety standards, EN ISO 13849 | knowledge
functional safety | IEC 61508, IEC 61511, safety integrity level, =SIL@, safety instrumented systems, SIL assessment, TUV functional safety, safety instrumented system, SIL verification, layers of protection analysis, =LOPA, functional safety engineer certificate, LOPA, SIL studies, cause and effect diagrams, emergency shutdown systems, safety lifecycle, SIS | knowledge
hazardous area equipment | ATEX, CompEx, DSEAR, hazardous area classification, explosion proof, IECEx, intrinsically safe, hazardous areas, CompEx Ex01-04, explosive atmospheres, Ex inspections, Class I Div 2, hazardous area, ATEX zones, CompEx certification, intrinsic safety, hazardous locations, Ex equipment, hazardous classified areas, EEHA, ATEX regulations, CompEx 01-04 | certification
# civil, structural, water
civil engineering | civil engineering design, civil design, civil works, civil engineering projects, civil engineering construction, civil and structural, civil infrastructure, infrastructure projects, civil site design, civil engineering principles, civils, civil engineering experience, site civil, infrastructure engineering, public works, infrastructure design, site civil engineering, public works projects, civil projects, infrastructure, civil/site design | skill
structural engineering | structural design, structural analysis, structural calculations, structural engineering design, structural steel design, steel design, concrete design, design of structures, structural steel, steel structures, structural systems, structural modelling, steel and concrete design, structural drawings, structural assessments, structural inspection, structural engineering experience, timber design, reinforced concrete design, structural evaluation, structural framing, structural detailing, masonry design, wood design, seismic design, foundation design, structural investigations, structural surveys, structural plans, temporary works design, concrete structures, bridge assessments, seismic analysis, structural condition assessments, post-tensioned concrete, prestressed concrete, structural review, dynamic analysis of structures, structural analysis and design | skill
Eurocodes | Eurocode, British Standards structural, Eurocode 2, Eurocode 3, BS 5950, BS 8110, BS EN 1993 | knowledge | implies: structural engineering
ACI 318 | AISC, AISC steel manual, ASCE 7, ACI, AISC 360, ACI codes, NDS wood code, AISC code, NDS, ASCE 7-16, AISC 341, ACI 350, CSA S16 | knowledge | implies: structural engineering
structural software | ETABS, RAM Structural System, Robot Structural Analysis, RAM Concept, LUSAS, RAM Elements, Tekla Structural Designer, RAM SS, SDS2, Autodesk Robot, LPILE | tool | implies: structural engineering
SAP2000 | | tool | implies: structural software
STAAD Pro | STAAD | tool | implies: structural software
RISA | RISA 3D, RISA-3D | tool | implies: structural software
Tekla Structures | Tekla, Tekla Tedds, TEDDS | tool | implies: structural software
SAFE concrete | CSI SAFE | tool | implies: structural software
SCIA | SCIA Engineer | tool | implies: structural software
CSI Bridge | | tool | implies: structural software
Tedds | | tool | implies: structural software
MasterSeries | | tool | implies: structural software
Midas Civil | MIDAS | tool | implies: structural software
STAAD.Pro | | tool | implies: structural software
spColumn | | tool | implies: structural software
Advance Steel | | tool | implies: structural software
ENERCALC | Enercalc | tool | implies: structural software
Fastrak | | tool | implies: structural software
Oasys GSA | | tool | implies: structural software
Prokon | | tool | implies: structural software
Dlubal | | tool | implies: structural software
IDEA StatiCa | | tool | implies: structural software
SkyCiv | | tool | implies: structural software
L-Pile | | tool | implies: structural software
bridge engineering | bridge design, bridges, bridge inspection, AASHTO, bridge inspections, AASHTO LRFD, NBIS, bridge rehabilitation, bridge construction, bridge assessment, load rating, bridge load rating, NBIS inspection, bridge structures, culverts, bridge maintenance, bridge repair, highway structures | skill | implies: structural engineering
highway design | roadway design, road design, highway engineering, geometric design, roadway engineering, DMRB, highways engineering, AutoTURN, OpenRoads, Section 278, section 38, section 278 and 38, DOT projects, S278, highway improvement schemes, roadway plans, transportation design, roadway geometry, highways design, swept path analysis, MUTCD, vehicle tracking design, AASHTO Green Book, transportation projects, pavement marking plans, ORD, interchange design, DMRB standards, road safety audit, roadway projects, manual for streets, signing and striping plans, intersection design, road safety audits, signing and pavement marking, AASHTO standards, PennDOT, FDOT standards, Caltrans standards, TxDOT, FDOT, Caltrans, highway capital schemes, roadway alignment, state DOT | skill | implies: civil engineering
traffic engineering | traffic modelling, transport modelling, traffic impact studies, transport assessments, traffic signals, Synchro traffic, VISSIM, transportation planning engineering, traffic analysis, transport planning design, traffic impact analysis, traffic studies, SUMO traffic, junction modelling, PICADY, LINSIG, travel demand modelling, ARCADY, LinSig, SATURN model, travel plans, traffic signal design, transport statements, Junctions 10, transportation engineering, traffic operations, traffic counts, PTV Visum, Synchro/SimTraffic, travel demand modeling, PTOE, traffic data collection, signal timing, VISUM, active travel design, microsimulation, PTV Vissim, TransCAD, traffic calming, intelligent transportation systems, transportation analysis, transport appraisal, WebTAG, highway capacity manual, HCM analysis, Cube Voyager, Aimsun | skill
drainage design | stormwater design, storm drainage, SuDS, surface water drainage, MicroDrainage, drainage strategy, stormwater management, InfoDrainage, foul drainage, drainage modelling, storm sewer design, stormwater modeling, SUDS design, storm water, sustainable drainage, drainage plans, detention ponds, storm water management, StormCAD, Causeway Flow, drainage strategies, HydroCAD, PondPack, stormwater systems, storm sewers, drainage calculations, surface water management, drainage analysis, Section 104, green infrastructure design, storm drainage design, drainage studies, erosion control plans, stormwater facilities, detention pond design, CAD drainage design | skill | implies: civil engineering
hydrology and hydraulics | hydraulic modelling, hydraulic modeling, HEC-RAS, HEC-HMS, hydrology, =H&H, flood modelling, TUFLOW, Flood Modeller, flood risk assessment, InfoWorks ICM, SWMM, hydraulic analysis, river modelling, flood risk, hydrologic modeling, FEMA floodplain, WaterGEMS, hydrologic analysis, floodplain, floodplain management, XPSWMM, flood risk assessments, sewer modelling, PCSWMM, hydraulic engineering, InfoWorks, open channel flow, EPA SWMM, hydrological modelling, hydraulic design, MIKE models, flood studies, floodplain modeling, LOMR, ICPR, coastal flood, SewerCAD, dam safety, WaterCAD, dams, coastal engineering, EPANET, dam engineering, watershed modeling, InfoWater, levees, flood defence, flood alleviation, flood mapping, sewer modeling | skill
water and wastewater engineering | wastewater treatment, water supply systems, water treatment plant design, sewage treatment, wastewater systems, potable water, wastewater engineering, water distribution systems, pumping stations, water resources, water infrastructure, water/wastewater, sewer design, wastewater treatment plants, water resources engineering, clean water, wastewater collection, water and sewer, waste water treatment, water distribution, water utilities, pump stations, lift stations, water industry, water treatment plants, wastewater operator license, water quality engineering, activated sludge, drinking water treatment, water operator license, desalination, reverse osmosis, water treatment operator licence, AMP7, AMP8, UU framework, biosolids, sanitary sewer, wastewater plant operation, sanitary sewer design, membrane filtration, sludge treatment, water treatment operator certification, wastewater treatment operation, drinking water systems, MEICA, Class A water operator, nutrient removal, grade III wastewater operator, water main design, water networks, wastewater networks, water mains design, BioWin, wastewater process design, sewer rehabilitation | skill
geotechnical engineering | soil mechanics, slope stability, foundation engineering, geotechnical design, PLAXIS, ground engineering, geotechnical reports, gINT, retaining wall design, rock mechanics, geotechnical analysis, GeoStudio, geotechnical engineering reports, pile design, earth retention, deep foundations, geotechnics, ground improvement, tunnel engineering, tunnel design, piled foundation design, Slope/W, Slide slope stability, geotechnical instrumentation, settlement analysis, geotechnical exploration, Rocscience, HoleBASE, earthwork design, GI design, WALLAP, OpenGround, Holebase, soil classification, Slope W, shoring design, AGS data, FLAC, engineering geology | skill
land development engineering | site development, land development, subdivision design, site grading design, grading and drainage, grading plans, utility design, grading design, site design, site layout design, utility plans, residential subdivisions, utility coordination, site engineering, civil plan sets, commercial site development, site plan design, grading and drainage plans, land development projects, site development plans, utility layout, land development design, residential land development | skill | implies: civil engineering
Civil 3D | AutoCAD Civil 3D, Autodesk Civil 3D, AutoCAD Civil, 12d | tool | implies: AutoCAD
InRoads | Bentley InRoads | tool | implies: AutoCAD | related: Civil 3D
OpenRoads Designer | | tool | implies: AutoCAD | related: Civil 3D
MX Roads | | tool | implies: AutoCAD | related: Civil 3D
PDS drainage | | tool | implies: AutoCAD | related: Civil 3D
GEOPAK | | tool | implies: AutoCAD | related: Civil 3D
12d Model | | tool | implies: AutoCAD | related: Civil 3D
InfraWorks | Autodesk InfraWorks | tool | implies: AutoCAD | related: Civil 3D
KeyTERRA-FIRMA | | tool | implies: AutoCAD | related: Civil 3D
geographic information systems | =GIS, QGIS, ESRI, geospatial analysis, spatial analysis, geospatial data, geospatial, remote sensing, cartography, geodatabases, geodatabase, mapping software, GISP, spatial data, satellite imagery, raster and vector, geoprocessing, map production | tool
ArcGIS | ArcGIS Pro, ESRI ArcGIS, ArcGIS Online | tool | implies: geographic information systems
ArcMap | | tool | implies: geographic information systems
GIS mapping | GIS software, GIS data, GIS analysis, GIS systems, GIS databases | tool | implies: geographic information systems
MapInfo | | tool | implies: geographic information systems
FME spatial | FME | tool | implies: geographic information systems
PostGIS | | tool | implies: geographic information systems
Google Earth Engine | | tool | implies: geographic information systems
ERDAS Imagine | | tool | implies: geographic information systems
ENVI imaging | | tool | implies: geographic information systems
GeoServer | | tool | implies: geographic information systems
ArcPy | | tool | implies: geographic information systems
construction phase services | shop drawing reviews, construction administration services, construction engineering inspection, =CEI@, site observation engineer, resident engineering, NEC supervisor, construction phase engineering, construction engineering and inspection, resident engineer experience | skill
pavement design | pavement engineering, pavement management, asphalt design, pavement evaluation, asphalt mix design, airfield pavement | skill
coastal and marine structures | port engineering, marine structures, breakwaters, quay walls, coastal structures, jetties, maritime structures, offshore structures, coastal processes, waterfront structures | skill
fire protection engineering | fire engineering, fire safety engineering, fire strategy, fire strategies, smoke control, smoke modelling, sprinkler design, hydraulic calculations for sprinklers, AutoSPRINK, PyroSim, fire protection design, fire alarm design, fire suppression design, performance based fire design, fire protection systems, FDS modelling, AutoSprink, HydraCAD, fire safety strategy, BS 9999, NFPA codes, life safety systems, NFPA, BS 9991, NFPA standards, NFPA 25, NFPA 72, hydraulically calculated systems | skill
facade engineering | facade design, curtain wall design, building envelope, building envelope consulting, building enclosure, waterproofing design, building science, building physics, building envelope systems, roofing consultancy, waterproofing, envelope commissioning | skill
# chemical and process
chemical engineering | chemical process engineering, chemical process design, unit operations, chemical engineering principles, chemical processes, mass transfer, reaction engineering, separation processes, reactor design, transport phenomena, distillation, chemical kinetics | skill
process engineering | process design, process development, process optimisation, process optimization, manufacturing process development, process improvement engineering, process scale-up, process troubleshooting, process flow, process equipment, process plant, process equipment design, process engineering design, industrial processes, process technology, optimising processes, process equipment sizing, process systems, plant optimisation, process engineering experience, scale-up, scale up, production process optimization, process intensification, debottlenecking, pilot plant, pilot scale, plant trials, pilot plant operation, plant performance, continuous processes, chemical process optimisation, process monitoring, technology transfer of processes | skill
mass and energy balances | heat and material balances, mass balance, heat and mass balance, material balance, energy balance, mass and energy balance, material and energy balances, heat and material balance | skill | implies: process engineering
piping and instrumentation diagrams | =P&ID, P&IDs, PFD, process flow diagrams, P & ID, PFDs, piping and instrumentation diagram, process flow diagram, P&ID development, PFDs and P&IDs, process flowsheets, P and ID | skill
process simulation | process modelling, process modeling, flowsheeting, dynamic process simulation, OLGA, process simulation software, DWSIM, flare analysis, PHAST | tool | implies: process engineering
Aspen Plus | | tool | implies: process simulation
Aspen HYSYS | HYSYS | tool | implies: process simulation
AspenTech | | tool | implies: process simulation
UniSim | | tool | implies: process simulation
ChemCAD | | tool | implies: process simulation
PRO/II | | tool | implies: process simulation
AspenONE | | tool | implies: process simulation
gPROMS | | tool | implies: process simulation
SuperPro Designer | | tool | implies: process simulation
Petro-SIM | | tool | implies: process simulation
Flarenet | | tool | implies: process simulation
PIPESIM | | tool | implies: process simulation
Aspen | | tool | implies: process simulation
process safety management | process safety, =PSM, process hazard analysis, =PHA, COMAH, OSHA PSM, process safety engineering, Seveso, hazardous processes, technical safety, bow tie analysis, major accident hazards, risk management plan EPA, process hazards analysis, quantitative risk assessment, =QRA, consequence modelling, technical safety engineering, management of change, =MOC@, pre-startup safety review, PSSR checks, COMAH safety reports, loss prevention engineering, safety case, bow-tie, fire and gas mapping, process safety studies, PHA facilitation, BowTie, safety critical elements, relief systems | knowledge
HAZOP | HAZOP studies, hazard and operability study, HAZID, HAZOP leader, HAZOPs, HAZOP study, HAZID studies, What-If analysis | skill | implies: process safety management
relief valve sizing | pressure relief, relief system design, PSV sizing, relief valves, flare systems, API 520, API 521, relief sizing, blowdown, line sizing, pump sizing, equipment sizing, hydraulics line sizing, vessel sizing | skill
bioprocess engineering | fermentation, bioreactors, cell culture scale-up, chromatography purification, downstream purification, biochemical engineering, tangential flow filtration, upstream and downstream processing, bioreactor, upstream process development, downstream process development, bioprocess, protein purification at scale, bioprocess development, fermentors, single-use bioreactors, buffer and media preparation | skill
polymer processing | polymer chemistry in industry, compounding, rubber compounding, coatings formulation, adhesives formulation, formulation, product formulation, polymer engineering, paint formulation, rheology, plastics engineering, formulation development, coatings technology | skill
petrochemical refining | oil refining, refinery, refinery operations, petrochemicals, refining, refineries, petrochemical, petrochemical industry, refinery process, chemical plant, refinery experience, catalytic cracking, hydroprocessing, oil and gas refining, crude units, olefins, chemical industry, petrochemical plants | knowledge | | related: chemical engineering
minerals processing | mineral processing, hydrometallurgy, extractive metallurgy, ore processing, flotation circuits, metallurgical processing, leaching, mining engineering, mine planning, mine design, Deswik, Surpac, Vulcan mine, ventilation of mines, MineSight, mine ventilation, resource estimation, Datamine, Leapfrog Geo, mine surveying, Micromine, geological modelling, core logging, exploration geology, drill core logging, mine scheduling, mineral exploration, short term mine planning, comminution | skill
# energy and environment
oil and gas engineering | oil and gas, oil & gas, petroleum engineering, upstream oil and gas, oilfield, oil and gas industry, oil field, upstream, O&G, midstream, oil and gas experience, oil and gas operations, oilfield services, oil & gas industry, upstream and downstream, energy sector oil | knowledge
drilling engineering | drilling operations, well design, drilling fluids, directional drilling wells, well planning, mud engineering, offshore drilling, well control, IWCF, IWCF well control, measurement while drilling, well construction, mud logging, drilling rigs, =MWD, rig operations, drilling programs, WellCAP, cementing, wellsite supervision, IADC well control, roughneck work, drilling rig operations, well engineering, IADC WellSharp, drilling optimization, casing design, well control certificate, rig floor | skill | implies: oil and gas engineering
well completions | well intervention, workover, hydraulic fracturing, coiled tubing, well testing, wireline, slickline, fracking, well services, completions, artificial lift, completion engineering, well integrity, plug and abandonment, wireline logging, production operations oil, well stimulation, frac, well workovers, pumping services, snubbing, wellhead, wellheads, lease operating, pumper duties, ESP pumps, well servicing, gas lift, production optimization wells, flowback, completion design, P&A | skill | implies: oil and gas engineering
reservoir engineering | reservoir simulation, Petrel, Eclipse reservoir, petrophysics, production forecasting wells, decline curve analysis, reservoir modelling, seismic interpretation, reservoir characterization, CMG reservoir, petroleum geology, PVT analysis, reservoir management, history matching, subsurface modelling, geophysics, reserves estimation, log analysis, material balance reservoirs, well log interpretation, geophysical surveys, Kingdom seismic, Techlog, well logs, geosteering, MBAL, seismic data processing, subsurface, nodal analysis, Spotfire wells, Aries economics, Kappa Saphir, pressure transient analysis | skill | implies: oil and gas engineering
renewable energy | renewables, wind energy, solar energy, renewable energy projects, wind power, clean energy, wind farms, onshore wind, offshore wind, hydropower, hydroelectric, renewable power, renewable energy systems, solar farms, biomass, biogas, solar power, anaerobic digestion, utility-scale solar, renewable generation, tidal energy, geothermal energy, utility scale solar, solar projects, renewable sector, wind projects, geothermal, hydro power, wave energy, biofuels, renewable energy technologies, marine renewables, cleantech, clean technology, energy transition | knowledge
wind turbine maintenance | wind turbine technician skills, wind turbines, wind turbine, GWO, GWO basic safety training, GWO BST, GWO basic technical training, blade repair, wind turbine service, turbine climbing, GWO training, wind turbine repair, GWO working at heights, turbine blade repair, BZEE, GWO certified | certification
solar design software | Aurora Solar, solar PV design, PV design, SAM solar modelling, PV system design, solar system design, solar design, AutoCAD solar layouts, solar energy modelling | tool
PVsyst | PVSyst | tool | implies: solar design software
Helioscope | HelioScope | tool | implies: solar design software
OpenSolar | | tool | implies: solar design software
PV*SOL | | tool | implies: solar design software
PVcase | | tool | implies: solar design software
energy storage systems | battery energy storage, =BESS, grid scale storage, energy storage, battery storage, microgrids, battery storage systems, microgrid, HOMER Pro, battery energy storage systems | knowledge
hydrogen technology | hydrogen, fuel cells, electrolysers, green hydrogen, electrolysis, carbon capture, =CCS, CCUS, hydrogen production, fuel cell, electrolyzers, carbon capture and storage, electrolyser, ammonia fuels | knowledge
nuclear engineering | nuclear industry, nuclear safety, nuclear power, reactor physics, nuclear power plant, radiation protection engineering, decommissioning, nuclear safety case, nuclear decommissioning, nuclear, radiation shielding, nuclear plant, MCNP, nuclear facilities, nuclear operations, NRC regulations, radioactive waste, criticality safety, nuclear site licence conditions, nuclear sector, nuclear fuel, radiological protection, 10 CFR 50, NQA-1, nuclear reactors, ALARP, RELAP, fusion energy, NRC license, reactor operator license, ONR regulations, radwaste, defence nuclear, small modular reactors, Appendix B quality nuclear, nuclear materials | knowledge
power plant operation | power plant, power station, combined cycle, power plant operations, thermal power, power plants, combined heat and power, =CHP, HRSG, steam turbine operation, gas turbine operation, energy from waste, gas engines, power generation plant, CCGT, boilers and turbines, combined cycle power plant, power plant maintenance, coal fired, district heating, NERC certification, NERC, cogeneration, district heat networks, system operator NERC, waste to energy, heat networks, power station operation, NERC CIP, NERC compliance, generating units, steam generation, turbine operation | skill
energy management | energy efficiency, energy audits, energy auditing, certified energy manager, =CEM@, ISO 50001, energy conservation, energy monitoring, ESOS, building energy audits, energy savings, carbon reduction, energy efficiency projects, energy consumption analysis, ASHRAE audits, energy assessments, energy procurement, measurement and verification, energy reduction, SECR, energy surveys, utility bill analysis, retro-commissioning, retrocommissioning, energy data analysis, CMVP, demand response, energy benchmarking, AEE, half hourly data, energy performance contracting, energy saving measures, energy reports | skill
environmental engineering | environmental remediation, contaminated land, site remediation, air quality modelling, environmental consulting, soil and groundwater remediation, Phase I ESA, groundwater sampling, remediation, environmental site assessments, Phase II ESA, groundwater monitoring, environmental site assessment, groundwater modelling, contaminated sites, air permitting, RCRA, CERCLA, air dispersion modelling, soil and groundwater sampling, Phase I and II, environmental due diligence, vapor intrusion, Clean Air Act permits, hydrogeology, environmental investigations, air quality assessments, ADMS modelling, wastewater permits, remedial investigation, environmental field work, AERMOD, NPDES permits, geoenvironmental, NPDES, Superfund, MODFLOW, human health risk assessment contaminated land, ConSim, Clean Water Act, remediation systems, spill prevention SPCC, SPCC, Title V permits, PFAS, stack testing, environmental site investigation, LUST sites, UST closure, environmental due diligence assessments, Title V | skill
environmental impact assessment | =EIA, environmental impact assessments, environmental permitting, NEPA, environmental statements, environmental permits, CEQA, environmental compliance, environmental assessments, environmental monitoring, environmental regulations, environmental management plans, ESIA, environmental reporting, environmental legislation, EIA coordination, environmental review, permitting environmental, EPA regulations, environmental management, environmental assessment, IEMA, EPA compliance, environmental laws, environmental impact, HRA habitats, IEMA membership, EA permits, PIEMA, environmental law compliance, CEMP, construction environmental management plan, environmental policy compliance, environmental audits | skill
waste management | waste treatment, landfill engineering, hazardous waste management, recycling operations, waste regulations, hazardous waste, HAZWOPER, solid waste, landfill, HAZWOPER 40, 40-hour HAZWOPER, 40 hour HAZWOPER, WAMITAB, waste handling, waste disposal, RCRA training, hazardous waste disposal, waste industry, solid waste management, materials recovery facility, duty of care waste, recycling facility, HAZWOPER certification, waste processing, waste permitting, waste transfer notes, waste segregation, waste audits | skill
telemetry and metering | smart metering, metering systems, energy metering, advanced metering infrastructure, sub-metering | knowledge
utilities coordination | utility relocation, utility companies liaison, joint use, pole loading analysis, SPIDAcalc, O-Calc, make-ready engineering, joint use pole engineering, O-Calc Pro, pole loading, utility permits, utility diversions, C3 and C4 enquiries, NRSWA C3 | skill
# other design fields
industrial engineering | plant layout, facility layout, manufacturing systems engineering, production systems design, facility planning, simulation of production, Arena simulation, FlexSim, discrete event simulation, operations research in industry, AnyLogic, Simio, Plant Simulation, factory layout, Tecnomatix, queueing theory, factory planning, plant simulation modelling, line layout, workstation design, material flow analysis, DELMIA, labour standards, Witness simulation, time standards, process simulation in factories | skill
industrial design | product styling, product sketching, consumer product design, Keyshot, KeyShot, design sketching, industrial design rendering, model making, ideation sketching, CMF design, color material finish, concept sketching, product rendering, hand sketching, form development, foam models | skill
packaging design engineering | structural packaging, ArtiosCAD, packaging development, packaging testing, ISTA testing, corrugated design, packaging engineering, ISTA, packaging materials, TOPS packaging software, packaging specifications, packaging validation, sustainable packaging, dielines, CAPE pack | skill
agricultural engineering | irrigation design, farm machinery design, agricultural machinery design, precision agriculture, precision farming, agricultural drainage, bioresource engineering, post-harvest technology engineering | skill
defence engineering | defense engineering, defence systems, weapons systems, military systems, defense systems, missile systems, armoured vehicles, defence industry, defense industry, DoD programs, integrated logistics support, DEF STAN, =ILS@, defence sector, aerospace and defense, military vehicles, weapon systems, MOD projects, DoD acquisition, integrated product support, logistic support analysis, ordnance engineering, munitions, DoD contracts, S1000D, JSP 440, Defence Standards, explosive ordnance, S3000L, energetics, LSA engineering, DEFCON, explosives engineering | knowledge
engineering sales support | application engineering, applications engineering, technical sales engineering, sales engineering for equipment, pre-sales engineering of equipment, product selection for customers, product application support | skill
field engineering | site engineering works, field commissioning, site installation engineering, field troubleshooting of equipment, technical site support | skill
engineering inspection | API inspection, in-service inspection, vendor inspection, shop inspection, statutory engineering inspection, API 653, third party inspection, API inspector, source inspection API, pressure vessel inspection, API 510/570/653, boiler inspection, inspection of lifting equipment, National Board Commission, turnaround inspection, CSWIP plant inspector, coating inspection, NACE coating inspector, BGAS, AMPP CIP, ICorr, insulation inspection, NACE CIP level 2 | certification
`
