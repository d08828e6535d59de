export const engineering = `
# shared practice
engineering design,detailed-,-engineering,basic-,design-,-calculations,=FEED@
engineering calculations,hand-,technical-,calculation packages,design calcs,engineering analysis
knowledge: engineering principles,-fundamentals,-theory,applied engineering
computer-aided design,=CAD,computer aided drafting
2D and 3D CAD,2D CAD drawing > computer-aided design
technical specifications,engineering-,equipment-,datasheets@,specification sheets
technical reports,-writing@,-documentation,engineering-,-reports
design reviews,gate-,design validation,-verification
requirements engineering,-traceability@,-capture,-management,=DOORS@,=Jama,engineering requirements
systems engineering,INCOSE,=SE lifecycle,V-model
systems integration > systems engineering
model based systems engineering,Cameo Systems Modeler,MBSE,SysML > systems engineering
engineering change management,--changes,=ECN,=ECO@,=ECR,design changes@
product configuration control,configuration--,baseline management
tool: product lifecycle management,product data--,=PLM,SolidWorks PDM
tool: Windchill > product lifecycle management
tool: Teamcenter > product lifecycle management
tool: Enovia > product lifecycle management
tool: Autodesk Vault > product lifecycle management
product development,-design,-engineering,R&D-,=NPD
research and development,research &--,applied research,=R&D
test planning,-fixtures@,-procedures,-protocols,-rigs,EMC testing,environmental-,qualification-,reliability-,hardware-,=HALT
data acquisition,-logging@,sensors and instrumentation@,=DAQ,National Instruments,instrumented testing,strain gauges
design of experiments,=DOE,Taguchi,factorial design
engineering statistics,=JMP
tolerance analysis,-stack-up ~ engineering statistics
tool: Weibull analysis,Monte Carlo- > engineering statistics
reliability engineering,-improvement,asset reliability,equipment-,plant-,reliability@@
MTBF,RAM analysis ~ reliability engineering
failure analysis ~ reliability engineering
reliability centred maintenance,=RCM ~ reliability engineering
asset integrity management,corrosion--,integrity-,physical asset-,=RBI@,ISO 55000,-55001,asset integrity,-lifecycle,risk based inspection
engineering project management,technical-,CAPEX projects,engineering-,capital-,project engineering
knowledge: EPC projects,turnkey-,EPCM,EPIC contracts,engineering procurement and construction
systems commissioning,plant-,start-up and-,startup-,=FAT,=SAT@,commissioning@,commissioning and start-up,factory acceptance testing,site-,pre-commissioning
technical bid evaluation,--proposals,material requisitions
engineering management,-leadership,-team leadership,leading engineers,managing-
knowledge: engineering standards,ANSI-,DIN-,codes and-,design codes
knowledge: API standards > engineering standards
knowledge: IEC standards > engineering standards
knowledge: IEEE standards > engineering standards
knowledge: MIL-STD > engineering standards
knowledge: ASTM standards,ASTM > engineering standards
knowledge: ASME codes,ASME > engineering standards
licence: professional engineer licence,--engineer,=P.E.,=PE,P.Eng,PEng > fundamentals of engineering exam
certification: fundamentals of engineering exam,=E.I.T.,=EIT,=FE@,engineer in training
certification: chartered engineer,=CEng,chartership,Engineering Council registration
certification: incorporated engineer,IEng
certification: engineering technician registration,EngTech
certification: engineering institution membership,AIChE,ASCE,MIStructE,institution of civil engineers,ASHRAE member,ASME-,IEEE-,CIBSE,Engineers Australia,IChemE,IMechE,IStructE,MIChemE,MIET,MIMechE,=IET
certification: engineering apprenticeship,BTEC engineering,NVQ-,time served engineer
certification: HNC engineering,HNC mechanical-,HND--,ONC-,HNC electrical-,--or HND,HNC/HND
knowledge: UK security clearance for engineers,BPSS engineering
knowledge: ITAR
engineering cost estimation,--estimates,CAPEX-,=EVM@,AACE,cost engineering,earned value management
engineering risk assessment,design-,machinery-,ISO 12100,engineering risk
knowledge: engineering sustainability,=LCA,circular economy,carbon footprinting,-assessment,lifecycle-,life cycle-,decarbonisation,embodied carbon,whole life-,net zero
ergonomic design,anthropometrics,human factors engineering
patents in engineering,invention disclosures,engineering patents
production engineering support,--support engineering,sustaining--
# mechanical
mechanical engineering,-components,-CAD,-design,-systems,-product design,electromechanical--,mechanism-
tool: SolidWorks,CSWA,CSWP,Solid Works > 3D modelling ~ Autodesk Inventor,Creo,Siemens NX,CATIA,Fusion 360,Solid Edge
tool: CATIA,3DExperience > 3D modelling
tool: Creo,Pro/E,Pro/Engineer,ProE > 3D modelling
tool: Siemens NX,=NX,Unigraphics > 3D modelling
tool: Autodesk Inventor,Inventor 3D,-Professional,-CAD,Inventor@ > 3D modelling
tool: Onshape > 3D modelling ~ Fusion 360
tool: Solid Edge,SolidEdge > 3D modelling
finite element analysis,FE--,=FEA,=FEM,finite element,structural simulation > stress analysis
stress analysis,fatigue-,-life,-and fracture,fracture mechanics,strength calculations,stress-
tool: Ansys,Fluent CFD,HFSS > finite element analysis ~ Abaqus
tool: Abaqus > finite element analysis
tool: Nastran > finite element analysis ~ Abaqus
tool: Hypermesh > finite element analysis ~ Abaqus
tool: LS-DYNA > finite element analysis ~ Abaqus
tool: Patran > finite element analysis ~ Abaqus
tool: Altair HyperWorks > finite element analysis ~ Abaqus
tool: Femap > finite element analysis ~ Abaqus
tool: OptiStruct > finite element analysis ~ Abaqus
tool: COMSOL,multiphysics modelling
computational fluid dynamics,StarCCM,=CFD,FloTHERM,OpenFOAM,STAR-CCM+ > fluid mechanics
knowledge: fluid mechanics,-dynamics,-systems,-flow,-power,hydraulics calculations,pipe flow
knowledge: thermodynamics,heat and mass transfer,thermodynamic analysis,-cycles,thermal sciences,thermofluids
knowledge: heat transfer,-exchangers,electronics cooling,thermal analysis,-engineering,-design,-management ~ thermodynamics
machine design,-elements,bespoke machinery,special purpose-,-machines,gear design,machinery-,gears and bearings,mechanisms@@ > mechanical engineering
plastic part design,--parts,injection molded-,--mold tooling,plastics design,mold-,tool-,moldflow
sheet metal design,-parts,fabrication design,weldments
knowledge: materials science,-characterisation,-engineering,-testing,=XRD,material selection,polymer science,welding metallurgy
knowledge: scanning electron microscopy,SEM analysis > materials science
knowledge: corrosion > materials science
knowledge: polymer materials,polymers@ > materials science
knowledge: metallurgy,metallography,metallurgical analysis > materials science
rotating equipment,-machinery,API 610,mechanical seals,pump selection,rotordynamics,turbines
knowledge: steam turbines > rotating equipment
knowledge: gas turbines,turbomachinery > rotating equipment
knowledge: pumps and compressors,centrifugal pumps > rotating equipment
pressure vessels,-systems,-equipment directive,API 650,=PED,PD 5500,PSSR,ASME VIII,-Section VIII,PV Elite,storage tanks
piping design,-layout,-systems,-engineering,-isometric drawings,CADWorx,plant 3D
API 570 ~ piping design
piping isometrics,isometrics@,isometric drawings ~ piping design
Smart Plant 3D,SmartPlant,SP3D ~ piping design
AVEVA E3D,AVEVA,PDMS,E3D ~ piping design
ASME B31.3,B31.3 ~ piping design
pipe stress analysis,--stress,CAESAR II ~ piping design
static equipment,fixed-,fired heaters
pipeline engineering,-construction,-design,ASME B31.8,gas transmission,pipelines@@
pipeline integrity,in-line inspection,pigging ~ pipeline engineering
hydrotesting,hydrostatic testing ~ pipeline engineering
NACE certification,NACE ~ pipeline engineering
cathodic protection ~ pipeline engineering
HVAC design,mechanical services-,ductwork--,HVAC system-,--engineering,CIBSE guides,SMACNA,heat load analysis
ventilation design ~ HVAC design
building services design,-engineering,MEP--,-design ~ HVAC design
public health engineering,-design,plumbing-- ~ HVAC design
Hevacomp ~ HVAC design
IES software ~ HVAC design
Carrier HAP ~ HVAC design
Trane TRACE,Trace 700 ~ HVAC design
ASHRAE standards,ASHRAE ~ HVAC design
vibration engineering,acoustic-,-consultancy,-modelling,acoustics,environmental noise,modal analysis,noise assessments,-control,structural dynamics,vibration
mechatronics,electro-mechanical systems,electromechanical-,mechatronic-,linear actuators
servo motors,stepper-,actuators,servo systems ~ mechatronics
motion control,-systems ~ mechatronics
=ROS@,ROS2 ~ mechatronics
robotics engineering,kinematics,robot design,robotic systems ~ mechatronics
optical engineering,-design,-systems,Code V,fiber lasers,interferometry,LightTools,lens design,opto-mechanical-,optics,optomechanical
spectroscopy instruments ~ optical engineering
optical alignment ~ optical engineering
photonics ~ optical engineering
laser systems,lasers@ ~ optical engineering
Zemax ~ optical engineering
tool: Mathcad ~ MATLAB
tool: GNU Octave ~ MATLAB
tool: Simulink,model based design,model-based development,system simulation > MATLAB
tool: Stateflow > MATLAB ~ Simulink
tool: Simscape > MATLAB ~ Simulink
tool: Amesim > MATLAB ~ Simulink
tool: Modelica > MATLAB ~ Simulink
tool: LabVIEW,NI TestStand,=ATE,automated test equipment
tool: TestStand ~ LabVIEW
tool: PXI ~ LabVIEW
biomedical engineering,clinical-,tissue-,bioengineering,biomedical devices,-instrumentation,orthopaedic implants,prosthetics design
knowledge: FDA 510(k),510(k) ~ biomedical engineering
knowledge: biomaterials ~ biomedical engineering
knowledge: biomechanics ~ biomedical engineering
knowledge: biomedical equipment maintenance,medical-,-repair,CBET,biomedical equipment ~ biomedical engineering
knowledge: IEC 62304 ~ biomedical engineering
knowledge: design controls,-history file ~ biomedical engineering
knowledge: IEC 60601 ~ biomedical engineering
knowledge: ISO 14971 ~ biomedical engineering
knowledge: medical device design,-development ~ biomedical engineering
# electrical and electronics
electrical engineering,-principles,-circuits,-design,-systems,-theory
knowledge: power systems,-grid,-engineering,-networks,electricity-,electric power,-utility,generation and transmission,grid@@ > electrical engineering
knowledge: transmission and distribution,=T&D networks > power systems
knowledge: power distribution,electrical-,distribution networks@@ > power systems
knowledge: power generation > power systems
load flow studies,system impact--,grid--,power system-,-modelling,--flow,load-,hosting capacity,transient stability > power systems
power quality studies,harmonic-- ~ load flow studies
protection coordination studies,coordination-- ~ load flow studies
short circuit studies,-analysis,fault level studies ~ load flow studies
arc flash studies,-analysis ~ load flow studies
tool: ETAP > power systems
tool: SKM > power systems ~ ETAP
tool: PSS/E,PSSE > power systems ~ ETAP
tool: DIgSILENT,PowerFactory > power systems ~ ETAP
tool: PSCAD > power systems ~ ETAP
tool: CYME > power systems ~ ETAP
tool: EasyPower > power systems ~ ETAP
tool: Amtech > power systems ~ ETAP
tool: ASPEN OneLiner > power systems ~ ETAP
tool: PowerWorld > power systems ~ ETAP
tool: ProDesign > power systems ~ ETAP
tool: IPSA > power systems ~ ETAP
tool: PSLF > power systems ~ ETAP
tool: OpenDSS > power systems ~ ETAP
protection and control,--relays,-engineering,-schemes,-systems,-coordination,relay-,SEL relays,protective-,doble,secondary injection testing > power systems
relay settings,protection- ~ protection and control
IEC 61850 ~ protection and control
NETA certification,NETA ~ protection and control
relay testing,Omicron-,relay commissioning ~ protection and control
substation design,-construction,-engineering,high voltage-,-cables,11kV,132kV,33kV,G99,HV cable design,switchgear--,distribution-,-line design,transformer--,HV-,-substations > power systems
lightning protection ~ substation design
earthing design,-systems,CDEGS,grounding design ~ substation design
overhead line design ~ substation design
PLS-CADD ~ substation design
transmission line design,--engineering,-lines ~ substation design
certification: HV authorised person,LV-,senior-,=SAP HV,authorised person-,HV authorised,-switching,SAP authorisation
electrical building services,--one-lines,-services design,Amtech--,load calculations > electrical engineering
panel schedules ~ electrical building services
electrical schematics,-drawings,wiring schematics ~ electrical building services
cable sizing,-calculations,voltage drop- ~ electrical building services
single line diagrams,one-line-- ~ electrical building services
tool: EPLAN,E-Plan,panel design,panel layout-
tool: E3.series ~ EPLAN
tool: UL 508A,UL508A ~ EPLAN
tool: Zuken E3 ~ EPLAN
knowledge: electrical machines,JMAG,electromagnetic design,generator-,Motor-CAD,motor drives,motors and-,electric--,-motors,induction-
power electronics,-supplies,-converters,AC-DC-,DC-DC-,gallium nitride,IGBTs,MOSFETs,PLECS,battery chargers,converter design,inverter-,magnetics- ~ electronics design
electronics design,circuit-,electronic-,-circuits,-engineering,-components,component selection,electronics@,low power design,schematic--,board level-,hardware--,-development
schematic capture > electronics design
board bring-up,hardware- > electronics design
circuit analysis > electronics design
mixed signal design,mixed-signal > electronics design
digital electronics,-circuits,-design > electronics design
analog circuit design,--circuits,analogue design,-electronics > electronics design
PCB design,circuit board-,board layout,=PCB,printed circuit boards ~ electronics design
signal integrity,power-,high speed PCB ~ PCB design
tool: Altium Designer,Altium > PCB design
tool: Proteus PCB ~ Altium Designer
tool: Mentor Xpedition ~ Altium Designer
tool: Mentor PADS,PADS PCB ~ Altium Designer
tool: Eagle PCB,Autodesk Eagle ~ Altium Designer
tool: OrCAD > PCB design ~ Altium Designer
tool: KiCad > PCB design ~ Altium Designer
tool: Cadence Allegro,-Virtuoso > PCB design ~ Altium Designer
tool: Mentor Graphics > PCB design ~ Altium Designer
tool: EasyEDA > PCB design ~ Altium Designer
tool: DxDesigner > PCB design ~ Altium Designer
tool: Zuken CR-8000 > PCB design ~ Altium Designer
tool: circuit simulation,=SPICE
tool: LTspice ~ circuit simulation
tool: PSpice ~ circuit simulation
tool: Multisim ~ circuit simulation
tool: HSPICE ~ circuit simulation
tool: TINA-TI ~ circuit simulation
tool: electronic test equipment,lab-,function generator,signal-
tool: component level repair,electronic fault finding > electronic test equipment
tool: logic analyzers > electronic test equipment
tool: network analyzers > electronic test equipment
tool: spectrum analyzers > electronic test equipment
tool: oscilloscopes > electronic test equipment
RF engineering,=ADS@,=RF,Keysight ADS,RFIC,drive testing,radio frequency,-systems,wireless-
electromagnetics,CST Studio ~ RF engineering
RF testing ~ RF engineering
electronic warfare ~ RF engineering
microwave engineering,-design,RF and microwave ~ RF engineering
satellite communications,link budgets,satcom ~ RF engineering
radar systems,radar@ ~ RF engineering
antenna design,antennas ~ RF engineering
signal processing,=DSP,=FFT,adaptive filtering,filter design,communications theory
Kalman filtering,sensor fusion > signal processing
telecommunications engineering,telecoms-,tower-,3GPP,DAS design,GSM networks,microwave links,radio access network,small cells,telecom towers,telecommunication systems,transmission planning
FTTH design,FTTx-,fiber network-,fibre--,-network planning > telecommunications engineering
outside plant engineering,--plant,=OSP > telecommunications engineering
5G > telecommunications engineering
LTE networks,4G/5G,=LTE,RAN engineering > telecommunications engineering
FPGA design,semiconductor-,-devices,Cadence Innovus,DFT insertion,=HDL,FPGA,Lattice Diamond,ModelSim,Synopsys,SystemC,Zynq,high-level synthesis,tape-out,PrimeTime,Quartus,tapeout
logic synthesis,Synopsys Design Compiler ~ FPGA design
ASIC verification ~ FPGA design
static timing analysis,timing closure ~ FPGA design
analog IC design,IC--,-layout,CMOS ~ FPGA design
ASIC design,SoC-,chip-,ASIC,VLSI,place and route ~ FPGA design
RTL design,=RTL > FPGA design
Xilinx Vivado,Vivado,Xilinx > FPGA design
SystemVerilog,=UVM > FPGA design
Verilog > FPGA design
VHDL > FPGA design
embedded electronics,-hardware,-systems,=QNX,CANopen,Nordic nRF,bootloaders,nRF52
MISRA C,MISRA > embedded electronics
Raspberry Pi > embedded electronics
Arduino > embedded electronics
I2C and SPI,I2C,RS-232,RS-485,SPI bus,JTAG,UART > embedded electronics
embedded Linux,Yocto,board support packages > embedded electronics
RTOS,FreeRTOS,VxWorks,real time operating systems > embedded electronics
microcontrollers,=AVR,ARM Cortex,ESP32,STM32,microprocessors > embedded electronics
embedded software,-C,-C++ > embedded electronics
firmware,bare metal > embedded electronics
knowledge: EMC design,EMI/EMC,electromagnetic compatibility,-interference,=EMI,=EMC
IoT devices,smart-,connected-,wireless sensors,=IoT,internet of things
knowledge: industrial IoT,-internet of things,IIoT > IoT devices
knowledge: MQTT > IoT devices
knowledge: LoRaWAN,Zigbee > IoT devices
knowledge: Bluetooth Low Energy,=BLE > IoT devices
knowledge: digital twin > IoT devices
knowledge: Industry 4.0,digital manufacturing,smart factory > IoT devices
# controls and automation
control systems,-loops,-algorithms,-loop tuning,automation and controls,controls engineering
knowledge: process control > control systems
knowledge: control theory,closed loop control,feedback--,model predictive- > control systems
knowledge: PID control,-loops,-tuning,loop- > control systems
industrial automation,factory-,process-,automated equipment,-systems,-manufacturing,automation control,-engineering,-systems ~ control systems
PLC programming,IEC 61131,PLC/HMI,function block diagram,=PLC,ladder logic,programmable logic controllers,structured text > industrial automation
tool: Schneider PLC,-Modicon > PLC programming
tool: Mitsubishi PLC > PLC programming
tool: Omron PLC,Omron > PLC programming
tool: Allen-Bradley PLC,CompactLogix,ControlLogix,Allen Bradley,FactoryTalk,Logix 5000,Studio-,PanelView,RSLogix,RSView,Rockwell,SLC 500 > PLC programming ~ Siemens PLC
tool: Siemens PLC,-S7,S7-1200,S7-1500,S7-300,Simatic,Step 7,TIA Portal,WinCC > PLC programming
tool: PLC platforms,Wago PLC,GE-,Horner-,Automation Direct- > PLC programming
tool: Beckhoff > PLC platforms
tool: TwinCAT > PLC platforms
tool: CODESYS > PLC platforms
tool: B&R Automation > PLC platforms
tool: Modicon > PLC platforms
tool: Unity Pro > PLC platforms
tool: Proficy > PLC platforms
tool: human-machine interface,operator-,=HMI,HMI/SCADA,HMIs
tool: SCADA,=RTU configuration,telemetry systems ~ human-machine interface,distributed control system
tool: Ignition SCADA,-Perspective,Inductive Automation Ignition > SCADA
tool: Wonderware ~ SCADA
tool: =InTouch@ ~ SCADA
tool: iFIX ~ SCADA
tool: Citect ~ SCADA
tool: AVEVA System Platform ~ SCADA
tool: ClearSCADA ~ SCADA
tool: VTScada ~ SCADA
tool: distributed control system,=DCS,batch control,S88 > control systems
tool: Emerson Ovation,Ovation DCS > distributed control system
tool: DeltaV,DCS systems > distributed control system
tool: Honeywell Experion,-TDC,TDC3000,Experion PKS > distributed control system
tool: Yokogawa Centum > distributed control system
tool: ABB 800xA,-DCS,DCS operation > distributed control system
tool: Siemens PCS7,PCS 7,PCS7 > distributed control system
tool: Foxboro > distributed control system
tool: ISA-88 > distributed control system
process instrumentation,=C&I,=E&I,=I&C,EC&I,I/O lists,field instruments,instrument calibrations,-engineering,-index,-maintenance,-specification,instrumentation@,HART communicator,level sensors,temperature-,thermocouples and RTDs,transmitters,valve positioners
knowledge: process analyzers > process instrumentation
knowledge: CCST,ISA certified control systems technician > process instrumentation
knowledge: loop checks,-diagrams,instrument loops > process instrumentation
knowledge: flow meters,-measurement > process instrumentation
knowledge: control valves > process instrumentation
knowledge: industrial networks,-Ethernet,-communications,-protocols,=AS-i,IO-Link
knowledge: Kepware > industrial networks
knowledge: ControlNet > industrial networks
knowledge: HART protocol > industrial networks
knowledge: Foundation Fieldbus,fieldbus > industrial networks
knowledge: DNP3 > industrial networks
knowledge: DeviceNet > industrial networks
knowledge: EtherCAT > industrial networks
knowledge: OPC UA,=OPC > industrial networks
knowledge: EtherNet/IP > industrial networks
knowledge: Modbus > industrial networks
knowledge: Profinet > industrial networks
knowledge: Profibus > industrial networks
knowledge: machinery safety systems,--directive,=SISTEMA@,CMSE,EN 13849,ISO-,Pilz,machine safety standards,safety PLC,-circuits,-relays
knowledge: functional safety,SIL studies,=SIS,cause and effect diagrams,emergency shutdown systems,safety lifecycle
knowledge: safety integrity level,=SIL@,SIL verification,-assessment > functional safety
knowledge: LOPA,layers of protection analysis > functional safety
knowledge: safety instrumented systems > functional safety
knowledge: IEC 61511 > functional safety
knowledge: IEC 61508 > functional safety
knowledge: hazardous area equipment,--locations,-areas,ATEX,DSEAR,Ex equipment,-inspections,IECEx,explosion proof,explosive atmospheres,intrinsic safety,intrinsically safe
certification: CompEx,+certified,EEHA,Ex certification > hazardous area equipment
# civil, structural, water
civil engineering,infrastructure-,-projects,civil-,-infrastructure,-works,-design,-and structural,civils@,infrastructure@,public works
structural engineering,-analysis,-detailing,-drawings,-investigations,-modelling,-design,-evaluation,-framing,-systems,-calculations,bridge assessments
structural inspection,-assessments,-surveys > structural engineering
masonry design > structural engineering
prestressed concrete,post-tensioned- > structural engineering
temporary works design > structural engineering
timber design,wood- > structural engineering
foundation design > structural engineering
seismic design,-analysis > structural engineering
reinforced concrete design,concrete--,-structures > structural engineering
structural steel design,--steel,steel design,-structures > structural engineering
knowledge: Eurocodes,BS 5950,-8110,-EN 1993 > structural engineering
knowledge: ACI 318,=NDS,AISC,ASCE 7,CSA S16,=ACI > structural engineering
tool: structural software,LPILE > structural engineering
tool: SDS2 > structural software
tool: Tekla Structural Designer > structural software
tool: Robot Structural Analysis,Autodesk Robot > structural software
tool: RAM Structural System,--Concept,-Elements,-SS > structural software
tool: LUSAS > structural software
tool: ETABS > structural software ~ SAP2000,STAAD Pro
tool: SAP2000 > structural software
tool: STAAD Pro,STAAD > structural software
tool: RISA > structural software
tool: Tekla Structures,Tekla > structural software
tool: SCIA > structural software
tool: CSI Bridge > structural software
tool: Tedds > structural software
tool: MasterSeries > structural software
tool: Midas Civil > structural software
tool: spColumn > structural software
tool: Advance Steel > structural software
tool: ENERCALC > structural software
tool: Fastrak > structural software
tool: Oasys GSA > structural software
tool: Prokon > structural software
tool: Dlubal > structural software
tool: IDEA StatiCa > structural software
tool: SkyCiv > structural software
tool: L-Pile > structural software
bridge engineering,-rehabilitation,-design,-repair,-maintenance,-construction,-structures,highway-,NBIS inspection,bridges@@,culverts > structural engineering
load rating ~ bridge engineering
AASHTO ~ bridge engineering
bridge inspection,NBIS ~ bridge engineering
highway design,-improvement schemes,--engineering,roadway-,-design,interchange-,intersection-,road-,transportation-,-projects,=ORD,manual for streets,AASHTO Green Book,--standards,DMRB-,OpenRoads,state DOT > civil engineering
knowledge: geometric design ~ highway design
knowledge: Caltrans standards,Caltrans ~ highway design
knowledge: TxDOT ~ highway design
knowledge: FDOT standards,FDOT ~ highway design
knowledge: MUTCD ~ highway design
knowledge: swept path analysis,AutoTURN ~ highway design
knowledge: road safety audit ~ highway design
knowledge: Section 278,S278,section 38 ~ highway design
knowledge: DMRB ~ highway design
traffic engineering,transportation-,HCM analysis,PTOE,SATURN model,SUMO traffic,TransCAD,WebTAG,highway capacity manual,intelligent transportation systems,Aimsun,Cube Voyager,microsimulation,traffic calming,-analysis@@,-counts,-operations,-data collection,transport appraisal
VISUM ~ traffic engineering
junction modelling,ARCADY,Junctions 10,PICADY ~ traffic engineering
LINSIG ~ traffic engineering
Synchro traffic,Synchro/SimTraffic ~ traffic engineering
VISSIM ~ traffic engineering,Synchro traffic
traffic signal design,--signals,signal timing ~ traffic engineering
traffic impact studies,-analysis,--studies ~ traffic engineering
transport assessments,-statements,travel plans ~ traffic engineering
transport modelling,traffic-,travel demand- ~ traffic engineering
drainage design,-calculations,-plans,-modelling,Causeway Flow,PondPack,detention ponds,erosion control plans,foul drainage,stormwater systems,surface water management > civil engineering
storm drainage,-sewers ~ drainage design
drainage strategy ~ drainage design
StormCAD ~ drainage design
HydroCAD ~ drainage design
InfoDrainage ~ drainage design
MicroDrainage ~ drainage design
SuDS,sustainable drainage ~ drainage design
stormwater management,-design,storm water ~ drainage design
hydrology and hydraulics,=H&H,Flood Modeller,ICPR,InfoWater,LOMR,SewerCAD,flood alleviation,-defence,watershed modeling,floodplain-,hydrologic-,-analysis,hydraulic design,-engineering,hydrological modelling,river-,sewer-,levees,open channel flow
MODFLOW ~ hydrology and hydraulics
EPANET ~ hydrology and hydraulics
coastal engineering ~ hydrology and hydraulics
dam engineering,dams@@ ~ hydrology and hydraulics
floodplain management,floodplain ~ hydrology and hydraulics
WaterGEMS,WaterCAD ~ hydrology and hydraulics
SWMM,PCSWMM,XPSWMM ~ hydrology and hydraulics
InfoWorks ICM,InfoWorks ~ hydrology and hydraulics
TUFLOW ~ hydrology and hydraulics
flood modelling,-mapping,-studies ~ hydrology and hydraulics
flood risk assessment,--risk ~ hydrology and hydraulics
HEC-HMS ~ hydrology and hydraulics
HEC-RAS ~ hydrology and hydraulics
hydraulic modelling,-analysis ~ hydrology and hydraulics
hydrology ~ hydrology and hydraulics
water and wastewater engineering,--sewer,--industry,-treatment plants,--utilities,-main design,--infrastructure,-supply systems,wastewater--,-collection,-engineering,-networks,BioWin,biosolids,nutrient removal,sewer rehabilitation,sludge treatment,water/wastewater
knowledge: MEICA ~ water and wastewater engineering
knowledge: AMP7,AMP8 ~ water and wastewater engineering
licence: wastewater operator licence ~ water and wastewater engineering
licence: water operator licence,water treatment-,-certification ~ water and wastewater engineering
knowledge: desalination,membrane filtration,reverse osmosis ~ water and wastewater engineering
knowledge: water distribution systems,--distribution,-networks ~ water and wastewater engineering
knowledge: sewer design,sanitary sewer ~ water and wastewater engineering
knowledge: pump stations,lift- ~ water and wastewater engineering
knowledge: water resources engineering,--resources ~ water and wastewater engineering
knowledge: drinking water treatment,--water,clean-,potable- ~ water and wastewater engineering
knowledge: wastewater treatment,sewage-,waste water-,activated sludge ~ water and wastewater engineering
geotechnical engineering,ground-,-improvement,=FLAC@,settlement analysis,geotechnical-,-instrumentation,-exploration,-reports,-design,earthwork-,shoring-,WALLAP,HoleBASE,OpenGround,Rocscience,Slope W,geotechnics,soil classification
knowledge: GeoStudio ~ geotechnical engineering
knowledge: engineering geology ~ geotechnical engineering
knowledge: retaining wall design,--structures,earth retention ~ geotechnical engineering
knowledge: rock mechanics ~ geotechnical engineering
knowledge: tunnel engineering,-design ~ geotechnical engineering
knowledge: gINT ~ geotechnical engineering
knowledge: foundation engineering,deep foundations,pile design ~ geotechnical engineering
knowledge: PLAXIS ~ geotechnical engineering
knowledge: soil mechanics ~ geotechnical engineering
knowledge: slope stability ~ geotechnical engineering
land development engineering,--development,site-,-engineering^,civil plan sets > civil engineering
site layout design,site--,site plan- ~ land development engineering
utility design,-plans,-layout ~ land development engineering
subdivision design,residential subdivisions ~ land development engineering
grading and drainage,--design,-plans ~ land development engineering
tool: Civil 3D,12d,AutoCAD Civil > AutoCAD
tool: InRoads > AutoCAD ~ Civil 3D
tool: OpenRoads Designer > AutoCAD ~ Civil 3D
tool: GEOPAK > AutoCAD ~ Civil 3D
tool: 12d Model > AutoCAD ~ Civil 3D
tool: InfraWorks > AutoCAD ~ Civil 3D
tool: KeyTERRA-FIRMA > AutoCAD ~ Civil 3D
tool: geographic information systems,=GIS,ESRI,GISP,geodatabases,geoprocessing,geospatial,mapping software,spatial analysis,-data
tool: cartography,map production > geographic information systems
tool: remote sensing,satellite imagery > geographic information systems
tool: MapInfo > geographic information systems
tool: FME spatial,=FME > geographic information systems
tool: PostGIS > geographic information systems
tool: Google Earth Engine > geographic information systems
tool: ERDAS Imagine > geographic information systems
tool: ENVI imaging > geographic information systems
tool: GeoServer > geographic information systems
tool: ArcPy > geographic information systems
construction phase services,--administration services,--engineering inspection,-and inspection,=CEI@,NEC supervisor,resident engineering
pavement design,-engineering,-evaluation,-management,airfield pavement,asphalt design,-mix design
coastal and marine structures,coastal processes,-structures,maritime-,offshore-,marine-,waterfront-,breakwaters,jetties,port engineering,quay walls
fire protection engineering,-design,-systems,life safety--,FDS modelling,PyroSim,fire engineering,fire safety-,--suppression design
knowledge: BS 9999,-9991 ~ fire protection engineering
knowledge: NFPA 25 ~ fire protection engineering
knowledge: NFPA 72 ~ fire protection engineering
knowledge: NFPA standards,NFPA ~ fire protection engineering
knowledge: smoke control,-modelling ~ fire protection engineering
knowledge: fire alarm design ~ fire protection engineering
knowledge: AutoSPRINK,HydraCAD ~ fire protection engineering
knowledge: sprinkler design ~ fire protection engineering
knowledge: fire strategy,fire safety- ~ fire protection engineering
facade engineering,-design,curtain wall-,roofing consultancy,envelope commissioning
knowledge: building physics,-science ~ facade engineering
knowledge: waterproofing ~ facade engineering
knowledge: building envelope,-enclosure ~ facade engineering
# chemical and process
chemical engineering,-processes,transport phenomena
knowledge: unit operations > chemical engineering
knowledge: distillation > chemical engineering
knowledge: reaction engineering,reactor design,chemical kinetics > chemical engineering
knowledge: mass transfer,separation processes > chemical engineering
process engineering,-plant,-equipment,-monitoring,-intensification,continuous processes,industrial-,plant performance,production process optimization
process troubleshooting > process engineering
debottlenecking > process engineering
pilot plant,-scale,plant trials > process engineering
process design,-engineering design > process engineering
scale-up > process engineering
process optimisation,plant-,optimising processes > process engineering
process development > process engineering
mass and energy balances,energy balance,material-,mass- > process engineering
piping and instrumentation diagrams,=PFD,P&IDs,process flowsheets,-flow diagrams,=P&ID,P and ID
tool: process simulation,-modelling,DWSIM,flare analysis,flowsheeting > process engineering
tool: =PHAST@ > process simulation
tool: =OLGA@@ > process simulation
tool: Aspen Plus,=Aspen,AspenONE,AspenTech > process simulation
tool: Aspen HYSYS,HYSYS > process simulation
tool: UniSim > process simulation
tool: ChemCAD > process simulation
tool: PRO/II > process simulation
tool: gPROMS > process simulation
tool: SuperPro Designer > process simulation
tool: Petro-SIM > process simulation
tool: Flarenet > process simulation
tool: PIPESIM > process simulation
knowledge: process safety management,--safety,technical-,=PSM,hazardous processes,PSSR checks,major accident hazards,pre-startup safety review,relief systems,safety critical elements
knowledge: safety case ~ process safety management
knowledge: quantitative risk assessment,=QRA,consequence modelling ~ process safety management
knowledge: bow tie analysis,=BowTie@,bow-tie ~ process safety management
knowledge: management of change,=MOC@ ~ process safety management
knowledge: process hazard analysis,=PHA ~ process safety management
knowledge: COMAH,Seveso ~ process safety management
HAZOP,HAZID,HAZOPs,What-If analysis,hazard and operability study > process safety management
relief valve sizing,--valves,-system design,API 520,-521,PSV sizing,relief-,vessel-,equipment-,line-,pump-,blowdown@@,flare systems,pressure relief
bioprocess engineering,biochemical-,bioprocess development,upstream process-,downstream-,cell culture scale-up
tangential flow filtration ~ bioprocess engineering
chromatography purification,downstream- ~ bioprocess engineering
bioreactors ~ bioprocess engineering
fermentation,fermentors ~ bioprocess engineering
polymer processing,-engineering,plastics-,adhesives formulation,paint-,coatings-,-technology
rubber compounding,compounding^@@ ~ polymer processing
rheology ~ polymer processing
product formulation,formulation development,formulation@@ ~ polymer processing
knowledge: petrochemical refining,oil-,oil and gas-,petrochemicals,catalytic cracking,chemical industry,-plant,crude units,hydroprocessing,olefins,refinery,refining^@@ ~ chemical engineering
minerals processing,ore-,metallurgical-,Datamine,Micromine,MineSight,flotation circuits,comminution,hydrometallurgy,leaching@@,mine surveying
mine ventilation ~ minerals processing
resource estimation,geological modelling ~ minerals processing
Leapfrog Geo ~ minerals processing
exploration geology,core logging,mineral exploration ~ minerals processing
Surpac ~ minerals processing
Deswik ~ minerals processing
mine planning,-scheduling,-design ~ minerals processing
mining engineering ~ minerals processing
# energy and environment
knowledge: oil and gas engineering,--gas,--field,-& gas,=O&G,midstream@@,oilfield,upstream and downstream,petroleum engineering,upstream@@
drilling engineering,well-,casing design,cementing^@@,drilling programs,-optimization,-rigs,-operations,rig-,-floor,mud logging,offshore drilling,wellsite supervision,WellCAP > oil and gas engineering
well planning,-design,-construction ~ drilling engineering
drilling fluids,mud engineering ~ drilling engineering
well control,IADC WellSharp,IWCF ~ drilling engineering
directional drilling wells,=MWD,measurement while drilling ~ drilling engineering
well completions,-integrity,-stimulation,-services,pumping-,wellhead,=P&A,completion design,-engineering,completions^@@,lease operating,plug and abandonment,snubbing > oil and gas engineering
oil well testing,flowback ~ well completions
artificial lift,gas-,ESP pumps ~ well completions
well intervention,workover ~ well completions
wireline,slickline ~ well completions
coiled tubing ~ well completions
hydraulic fracturing,frac,fracking ~ well completions
reservoir engineering,-characterization,-management,Eclipse reservoir,CMG-,MBAL,PVT analysis,nodal-,pressure transient-,Techlog,geosteering,history matching,reserves estimation,Kappa Saphir,subsurface modelling,subsurface@ > oil and gas engineering
decline curve analysis ~ reservoir engineering
petroleum geology ~ reservoir engineering
geophysics,geophysical surveys,seismic interpretation,-data processing ~ reservoir engineering
reservoir simulation,-modelling ~ reservoir engineering
petrophysics,log analysis,well logs ~ reservoir engineering
=Petrel@ ~ reservoir engineering
knowledge: renewable energy,clean-,-technology,cleantech,energy transition,renewables
knowledge: tidal energy,wave-,marine renewables > renewable energy
knowledge: geothermal energy,geothermal > renewable energy
knowledge: biomass,biofuels > renewable energy
knowledge: anaerobic digestion,biogas > renewable energy
knowledge: hydropower,hydroelectric,hydro power > renewable energy
knowledge: solar energy,-projects,-farms,-power,utility-scale solar > renewable energy
knowledge: offshore wind > renewable energy
knowledge: wind energy,-farms,-projects,-power,onshore wind > renewable energy
wind turbine maintenance,--turbines,blade repair,turbine climbing
certification: GWO training,=GWO,BZEE > wind turbine maintenance
tool: solar design software,--design,PV-,solar system-,PV-,Aurora Solar
tool: PVsyst > solar design software
tool: Helioscope > solar design software
tool: OpenSolar > solar design software
tool: PV*SOL > solar design software
tool: PVcase > solar design software
knowledge: energy storage systems,--storage,battery-,=BESS,HOMER Pro,microgrids
knowledge: hydrogen technology,ammonia fuels,hydrogen@
knowledge: electrolysers,electrolysis > hydrogen technology
knowledge: carbon capture,=CCS,CCUS > hydrogen technology
knowledge: fuel cells > hydrogen technology
knowledge: nuclear engineering,10 CFR 50,ALARP,ONR regulations,fusion energy,nuclear@@,small modular reactors,RELAP,criticality safety
knowledge: NRC regulations ~ nuclear engineering
knowledge: radioactive waste,radwaste ~ nuclear engineering
knowledge: reactor operator licence,NRC license ~ nuclear engineering
knowledge: NQA-1 ~ nuclear engineering
knowledge: reactor physics,MCNP ~ nuclear engineering
knowledge: radiation protection engineering,--shielding,radiological protection ~ nuclear engineering
knowledge: nuclear decommissioning,decommissioning ~ nuclear engineering
knowledge: nuclear safety case,--safety ~ nuclear engineering
power plant operation,turbine--,thermal power,HRSG,boilers and turbines,coal fired,gas engines,generating units,power plant,-station,steam generation
knowledge: energy from waste,waste to energy ~ power plant operation
knowledge: NERC compliance,-CIP ~ power plant operation
knowledge: NERC certification,NERC ~ power plant operation
knowledge: district heating,heat networks ~ power plant operation
knowledge: combined heat and power,=CHP,cogeneration ~ power plant operation
knowledge: combined cycle,CCGT ~ power plant operation
energy management,-benchmarking,-data analysis,utility bill--,retro-commissioning,=AEE,retrocommissioning,ASHRAE audits,carbon reduction,energy assessments,-efficiency projects,--monitoring,-procurement,-performance contracting
knowledge: demand response ~ energy management
knowledge: measurement and verification,CMVP ~ energy management
knowledge: =ESOS@,SECR ~ energy management
knowledge: energy efficiency,-savings,-conservation,-reduction ~ energy management
knowledge: certified energy manager,=CEM@ ~ energy management
knowledge: ISO 50001 ~ energy management
knowledge: energy audits,-surveys ~ energy management
environmental engineering,-investigations,-consulting,-due diligence,--site investigation,remedial--,LUST sites,PFAS,UST closure,remediation systems,stack testing,vapor intrusion,ConSim
knowledge: air quality assessments ~ environmental engineering
knowledge: SPCC ~ environmental engineering
knowledge: hydrogeology,groundwater modelling ~ environmental engineering
knowledge: NPDES permits,Clean Water Act,NPDES ~ environmental engineering
knowledge: CERCLA,Superfund ~ environmental engineering
knowledge: RCRA ~ environmental engineering
knowledge: air permitting,Title V ~ environmental engineering
knowledge: air quality modelling,ADMS--,air dispersion-,AERMOD ~ environmental engineering
knowledge: site remediation,environmental-,remediation@@ ~ environmental engineering
knowledge: groundwater sampling,-monitoring ~ environmental engineering
knowledge: contaminated land,-sites,geoenvironmental ~ environmental engineering
knowledge: Phase I ESA,--II ESA,environmental site assessments ~ environmental engineering
environmental impact assessment,--assessments,-impact,-review,-statements,=EIA,CEMP,EA permits,ESIA,HRA habitats,construction environmental management plan
knowledge: environmental reporting ~ environmental impact assessment
knowledge: environmental audits ~ environmental impact assessment
knowledge: IEMA membership,IEMA,PIEMA ~ environmental impact assessment
knowledge: environmental management ~ environmental impact assessment
knowledge: environmental monitoring ~ environmental impact assessment
knowledge: environmental compliance,-legislation,-regulations,-laws,EPA compliance,-regulations ~ environmental impact assessment
knowledge: environmental permitting,permitting environmental ~ environmental impact assessment
knowledge: CEQA ~ environmental impact assessment
knowledge: NEPA ~ environmental impact assessment
waste management,-disposal,-handling,-industry,-processing,-segregation,-treatment,-audits,-transfer notes,RCRA training,solid waste
knowledge: waste regulations ~ waste management
knowledge: WAMITAB ~ waste management
knowledge: landfill ~ waste management
knowledge: recycling operations,-facility,materials recovery- ~ waste management
certification: HAZWOPER ~ waste management
knowledge: hazardous waste management,--waste ~ waste management
knowledge: telemetry and metering,energy--,smart-,advanced metering infrastructure,metering systems,sub-metering
utilities coordination,make-ready engineering,pole loading,NRSWA C3,O-Calc,SPIDAcalc,joint use,utility diversions,-permits,-relocation
# other design fields
industrial engineering,manufacturing systems-,material flow analysis,labour standards,time-,queueing theory,workstation design
operations research in industry ~ industrial engineering
DELMIA ~ industrial engineering
Tecnomatix,Plant Simulation ~ industrial engineering
Simio ~ industrial engineering
AnyLogic ~ industrial engineering
FlexSim ~ industrial engineering
discrete event simulation,Arena--,Witness- ~ industrial engineering
plant layout,facility-,-planning,factory-,-layout,line- ~ industrial engineering
CMF design,color material finish ~ industrial design
product sketching,hand-,design-,concept-,ideation- ~ industrial design
Keyshot ~ industrial design
packaging design engineering,packaging--,-development,-materials,-validation,-testing,-specifications,ArtiosCAD,ISTA,corrugated design,dielines,structural packaging,sustainable-
agricultural engineering,-drainage,-machinery design,irrigation--,bioresource engineering,precision agriculture,-farming
knowledge: defence engineering,-sector,DEFCON,DoD acquisition,-contracts,-programs,MOD projects,armoured vehicles,military-,-systems,defense-,-industry,explosive ordnance,logistic support analysis,S3000L,aerospace and defense
knowledge: S1000D ~ defence engineering
knowledge: explosives engineering,ordnance-,energetics,munitions ~ defence engineering
knowledge: missile systems ~ defence engineering
knowledge: DEF STAN,Defence Standards ~ defence engineering
knowledge: weapons systems ~ defence engineering
knowledge: integrated logistics support,--product support,=ILS@ ~ defence engineering
engineering sales support,application engineering,technical sales-
field engineering,-commissioning
engineering inspection,in-service-,turnaround-,API-,third party-,boiler--,pressure vessel-
certification: API inspector,-510/570/653,-570,National Board Commission > engineering inspection
vendor inspection,shop- ~ engineering inspection
coating inspection,-inspector ~ engineering inspection
certification: coating inspector certification,AMPP CIP,BGAS,ICorr > coating inspection
certification: CSWIP plant inspector ~ engineering inspection
certification: API 653 ~ engineering inspection
certification: API 510 ~ engineering inspection`
