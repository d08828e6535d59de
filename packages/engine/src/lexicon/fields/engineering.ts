export const engineering = `
# shared practice
engineering design,detailed-,-engineering,basic-,design-,-calculations,=FEED@
engineering calculations,hand-,technical-,design calcs,calculation packages,engineering analysis
knowledge: engineering principles,-fundamentals,-theory,applied engineering
computer-aided design,=CAD,computer aided drafting
2D and 3D CAD,2D CAD drawing > computer-aided design
technical specifications,engineering-,equipment-,specification sheets,datasheets
technical reports,-writing@,-documentation,engineering-,-reports
design reviews,gate-,design verification,-validation
requirements engineering,-capture,-traceability@,-management,engineering requirements,DOORS,=Jama
systems engineering,=SE lifecycle,INCOSE,V-model
systems integration > systems engineering
model based systems engineering,MBSE,SysML,Cameo Systems Modeler > systems engineering
engineering change management,--changes,=ECO@,=ECN,design changes@,=ECR
product configuration control,configuration--,baseline management
tool: product lifecycle management,product data--,=PLM,SolidWorks PDM
tool: Windchill > product lifecycle management
tool: Teamcenter > product lifecycle management
tool: Enovia > product lifecycle management
tool: Autodesk Vault > product lifecycle management
product development,-design,-engineering,R&D-,=NPD
research and development,research &--,=R&D,applied research
test planning,-procedures,-fixtures@,-rigs,-protocols,engineering testing,hardware-,qualification-,environmental-,EMC-,reliability-,=HALT
data acquisition,-logging@,instrumented testing,strain gauges,=DAQ,sensors and instrumentation@,National Instruments
design of experiments,=DOE,factorial design,Taguchi
engineering statistics,=JMP
tolerance analysis,-stack-up ~ engineering statistics
tool: Weibull analysis,Monte Carlo- > engineering statistics
reliability engineering,-improvement,reliability@,asset reliability,equipment-,plant-
MTBF,RAM analysis ~ reliability engineering
failure analysis ~ reliability engineering
reliability centred maintenance,=RCM ~ reliability engineering
asset integrity management,integrity--,corrosion-,physical asset-,asset integrity,-lifecycle,ISO 55000,-55001,risk based inspection,=RBI@
engineering project management,technical-,project engineering,capital projects,CAPEX-,engineering-
knowledge: EPC projects,turnkey-,engineering procurement and construction,EPCM,EPIC contracts
systems commissioning,plant-,start-up and-,startup-,commissioning@,site acceptance testing,factory-,=FAT,=SAT@,commissioning and start-up,pre-commissioning,commissioned plant
technical bid evaluation,--proposals,material requisitions
engineering management,-leadership,-team leadership,managing engineers,leading-
knowledge: engineering standards,ANSI-,DIN-,codes and-,design codes
knowledge: API standards > engineering standards
knowledge: IEC standards > engineering standards
knowledge: IEEE standards > engineering standards
knowledge: MIL-STD > engineering standards
knowledge: ASTM standards,ASTM > engineering standards
knowledge: ASME codes,ASME > engineering standards
licence: professional engineer licence,--engineer,=PE,P.Eng,PEng,=P.E. > fundamentals of engineering exam
certification: fundamentals of engineering exam,=FE@,=EIT,engineer in training,=E.I.T.
certification: chartered engineer,incorporated-,=CEng,chartership,IEng,EngTech,Engineering Council registration
certification: engineering institution membership,=ICE--,IMechE,MIMechE,=IET,MICE chartered,IStructE,MIStructE,IChemE,CIBSE,ASCE,IEEE member,ASME-,ASHRAE-,MIET,institution of civil engineers,MIChemE,AIChE,Engineers Australia
certification: engineering apprenticeship,HNC/HND,HND engineering,HNC-,BTEC-,ONC-,HNC electrical-,level 3--,NVQ--,HNC mechanical-,--or HND,time served engineer
knowledge: UK security clearance for engineers,BPSS engineering
knowledge: ITAR
engineering cost estimation,--estimates,CAPEX-,cost engineering,AACE,earned value management,=EVM@
engineering risk assessment,design-,machinery-,ISO 12100,engineering risk
knowledge: engineering sustainability,life cycle assessment,lifecycle--,carbon-,-footprinting,=LCA,embodied carbon,whole life-,net zero,decarbonisation,circular economy
ergonomic design,human factors engineering,anthropometrics
patents in engineering,invention disclosures,engineering patents
production engineering support,--support engineering,sustaining--
# mechanical
mechanical engineering,-systems,-components,-product design,--CAD,-design,electromechanical-,mechanism-
tool: SolidWorks,Solid Works,CSWA,CSWP > 3D modelling ~ Autodesk Inventor,Creo,Siemens NX,CATIA,Fusion 360,Solid Edge
tool: CATIA,3DExperience > 3D modelling
tool: Creo,Pro/Engineer,Pro/E,ProE > 3D modelling
tool: Siemens NX,Unigraphics,=NX > 3D modelling
tool: Autodesk Inventor,Inventor CAD,-3D,-Professional,Inventor@ > 3D modelling
tool: Onshape > 3D modelling ~ Fusion 360
tool: Solid Edge,SolidEdge > 3D modelling
finite element analysis,FE--,=FEA,finite element,structural simulation,=FEM > stress analysis
stress analysis,fatigue-,-life,-and fracture,strength calculations,stress-,fracture mechanics
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
computational fluid dynamics,=CFD,OpenFOAM,STAR-CCM+,StarCCM,FloTHERM > fluid mechanics
knowledge: fluid mechanics,-dynamics,-systems,-power,-flow,pipe-,hydraulics calculations
knowledge: thermodynamics,thermal sciences,heat and mass transfer,thermofluids,thermodynamic analysis,-cycles
knowledge: heat transfer,-exchangers,thermal analysis,-management,-design,-engineering,electronics cooling ~ thermodynamics
machine design,-elements,machinery design,gear-,special purpose machines,-machinery,bespoke--,mechanisms@,gears and bearings > mechanical engineering
plastic part design,--parts,injection molded-,--mold tooling,plastics design,mold-,tool-,moldflow
sheet metal design,-parts,fabrication design,weldments
knowledge: materials science,-engineering,-characterisation,-testing,material selection,polymer science,welding metallurgy,=XRD
knowledge: scanning electron microscopy,SEM analysis > materials science
knowledge: corrosion > materials science
knowledge: polymer materials,polymers@ > materials science
knowledge: metallurgy,metallurgical analysis,metallography > materials science
rotating equipment,-machinery,turbines,pump selection,mechanical seals,API 610,rotordynamics
knowledge: steam turbines > rotating equipment
knowledge: gas turbines,turbomachinery > rotating equipment
knowledge: pumps and compressors,centrifugal pumps > rotating equipment
pressure vessels,-systems,-equipment directive,ASME VIII,-Section VIII,=PED,PV Elite,PD 5500,PSSR,storage tanks,API 650
piping design,-engineering,-systems,-layout,-isometric drawings,CADWorx,plant 3D
API 570 ~ piping design
piping isometrics,isometrics,isometric drawings ~ piping design
Smart Plant 3D,SmartPlant,SP3D ~ piping design
AVEVA E3D,PDMS,AVEVA,E3D ~ piping design
ASME B31.3,B31.3 ~ piping design
pipe stress analysis,--stress,CAESAR II ~ piping design
static equipment,fixed-,fired heaters
pipeline engineering,-design,-construction,gas transmission,pipelines@,ASME B31.8
pipeline integrity,pigging,in-line inspection ~ pipeline engineering
hydrotesting,hydrostatic testing ~ pipeline engineering
NACE certification,NACE ~ pipeline engineering
cathodic protection ~ pipeline engineering
HVAC design,ductwork-,mechanical services-,HVAC system--,--engineering,CIBSE guides,heat load analysis,SMACNA
ventilation design ~ HVAC design
building services design,-engineering,MEP--,-design ~ HVAC design
public health engineering,-design,plumbing-- ~ HVAC design
Hevacomp ~ HVAC design
IES software ~ HVAC design
Carrier HAP ~ HVAC design
Trane TRACE,Trace 700 ~ HVAC design
ASHRAE standards,ASHRAE ~ HVAC design
vibration engineering,acoustic-,-modelling,-consultancy,vibration,acoustics,modal analysis,structural dynamics,noise control,-assessments,environmental noise
mechatronics,electro-mechanical systems,electromechanical-,mechatronic-,linear actuators
servo motors,stepper-,servo systems,actuators ~ mechatronics
motion control,-systems ~ mechatronics
ROS,ROS2 ~ mechatronics
robotics engineering,robot design,robotic systems,kinematics ~ mechatronics
optical engineering,-design,-systems,optics,opto-mechanical design,lens-,fiber lasers,optomechanical,Code V,interferometry,LightTools
spectroscopy instruments ~ optical engineering
optical alignment ~ optical engineering
photonics ~ optical engineering
laser systems,lasers@ ~ optical engineering
Zemax ~ optical engineering
tool: Mathcad ~ MATLAB
tool: GNU Octave ~ MATLAB
tool: Simulink,model based design,system simulation,model-based development > MATLAB
tool: Stateflow > MATLAB ~ Simulink
tool: Simscape > MATLAB ~ Simulink
tool: Amesim > MATLAB ~ Simulink
tool: Modelica > MATLAB ~ Simulink
tool: LabVIEW,NI TestStand,automated test equipment,=ATE
tool: TestStand ~ LabVIEW
tool: PXI ~ LabVIEW
biomedical engineering,clinical-,tissue-,biomedical devices,-instrumentation,bioengineering,orthopaedic implants,prosthetics design
knowledge: FDA 510(k),510(k) ~ biomedical engineering
knowledge: biomaterials ~ biomedical engineering
knowledge: biomechanics ~ biomedical engineering
knowledge: biomedical equipment maintenance,medical-,-repair,biomedical equipment,CBET ~ biomedical engineering
knowledge: IEC 62304 ~ biomedical engineering
knowledge: design controls,-history file ~ biomedical engineering
knowledge: IEC 60601 ~ biomedical engineering
knowledge: ISO 14971 ~ biomedical engineering
knowledge: medical device design,-development ~ biomedical engineering
# electrical and electronics
electrical engineering,-design,-theory,-systems,-principles,-circuits
knowledge: power systems,-grid,-engineering,-networks,electricity-,electric power,-utility,grid@,generation and transmission > electrical engineering
knowledge: transmission and distribution,=T&D networks > power systems
knowledge: power distribution,electrical-,distribution networks > power systems
knowledge: power generation > power systems
load flow studies,grid--,system impact-,power system--,-modelling,--flow,load-,transient stability,hosting capacity > power systems
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
protection and control,--schemes,-relays,-engineering,-systems,-coordination,relay-,-protection,protective relays,SEL-,doble,secondary injection testing > power systems
relay settings,protection- ~ protection and control
IEC 61850 ~ protection and control
NETA certification,NETA ~ protection and control
relay testing,Omicron-,relay commissioning ~ protection and control
substation design,-construction,-engineering,high voltage-,-design,-cables,HV substations,-cable design,transformer--,ICP-,switchgear-,HV-,distribution-,-line design,33kV,132kV,11kV,G99,AutoCAD substation > power systems
lightning protection ~ substation design
earthing design,-systems,grounding design,CDEGS ~ substation design
overhead line design ~ substation design
PLS-CADD ~ substation design
transmission line design,--lines,-engineering ~ substation design
certification: HV authorised person,senior-,LV-,=SAP HV,authorised person-,HV authorised,-switching,SAP authorisation
electrical building services,--one-lines,-services design,Amtech--,load calculations > electrical engineering
panel schedules ~ electrical building services
electrical schematics,wiring-,electrical drawings ~ electrical building services
cable sizing,-calculations,voltage drop- ~ electrical building services
single line diagrams,one-line-- ~ electrical building services
tool: EPLAN,panel design,panel layout-,E-Plan
tool: E3.series ~ EPLAN
tool: UL 508A,UL508A ~ EPLAN
tool: Zuken E3 ~ EPLAN
knowledge: electrical machines,electric-,-motors,-drives,motors and-,motor--,-design,generator-,electromagnetic-,induction motors,JMAG,Motor-CAD
power electronics,-supplies,-converters,DC-DC-,AC-DC-,inverter design,converter-,magnetics-,IGBTs,PLECS,gallium nitride,LTspice power,MOSFETs,battery chargers ~ electronics design
electronics design,circuit-,hardware-,-development,schematic design,board level-,low power--,sensor--,electronic-,-circuits,-engineering,-components,electronics,component selection
schematic capture > electronics design
board bring-up,hardware- > electronics design
circuit analysis > electronics design
mixed signal design,mixed-signal > electronics design
digital electronics,-circuits,-design > electronics design
analog circuit design,analogue--,-electronics,analog circuits > electronics design
PCB design,circuit board-,=PCB,printed circuit boards,board layout ~ electronics design
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
tool: electronic test equipment,lab-,signal generator,function-
tool: component level repair,electronic fault finding > electronic test equipment
tool: logic analyzers > electronic test equipment
tool: network analyzers > electronic test equipment
tool: spectrum analyzers > electronic test equipment
tool: oscilloscopes > electronic test equipment
RF engineering,=RF,radio frequency,-systems,wireless-,=ADS@,Keysight ADS,drive testing,RFIC
electromagnetics,CST Studio ~ RF engineering
RF testing ~ RF engineering
electronic warfare ~ RF engineering
microwave engineering,-design,RF and microwave ~ RF engineering
satellite communications,satcom,link budgets ~ RF engineering
radar systems,radar ~ RF engineering
antenna design,antennas ~ RF engineering
signal processing,=DSP,filter design,=FFT,adaptive filtering,communications theory
Kalman filtering,sensor fusion > signal processing
telecommunications engineering,telecoms-,tower-,GSM networks,microwave links,transmission planning,telecom towers,DAS design,small cells,telecommunication systems,3GPP,radio access network,Atoll RF
FTTH design,FTTx-,fiber network-,fibre--,-network planning > telecommunications engineering
outside plant engineering,--plant,=OSP > telecommunications engineering
5G > telecommunications engineering
LTE networks,=LTE,4G/5G,RAN engineering > telecommunications engineering
FPGA design,semiconductor-,-devices,FPGA,Quartus,Synopsys,PrimeTime,Cadence Innovus,DFT insertion,ModelSim,=HDL,Lattice Diamond,tape-out,tapeout,high-level synthesis,SystemC,Zynq
logic synthesis,Synopsys Design Compiler ~ FPGA design
ASIC verification ~ FPGA design
static timing analysis,timing closure ~ FPGA design
analog IC design,IC--,-layout,CMOS ~ FPGA design
ASIC design,SoC-,chip-,ASIC,VLSI,place and route ~ FPGA design
RTL design,=RTL > FPGA design
Xilinx Vivado,Xilinx,Vivado > FPGA design
SystemVerilog,=UVM > FPGA design
Verilog > FPGA design
VHDL > FPGA design
embedded electronics,-hardware,-systems,bootloaders,=QNX,nRF52,CANopen,Nordic nRF
MISRA C,MISRA > embedded electronics
Raspberry Pi > embedded electronics
Arduino > embedded electronics
I2C and SPI,I2C,SPI bus,UART,RS-485,RS-232,JTAG > embedded electronics
embedded Linux,Yocto,board support packages > embedded electronics
RTOS,FreeRTOS,real time operating systems,VxWorks > embedded electronics
microcontrollers,STM32,ARM Cortex,=AVR,ESP32,microprocessors > embedded electronics
embedded software,-C,-C++ > embedded electronics
firmware,bare metal > embedded electronics
knowledge: EMC design,=EMC,=EMI,electromagnetic compatibility,-interference,EMI/EMC
IoT devices,connected-,smart-,internet of things,=IoT,wireless sensors
knowledge: industrial IoT,-internet of things,IIoT > IoT devices
knowledge: MQTT > IoT devices
knowledge: LoRaWAN,Zigbee > IoT devices
knowledge: Bluetooth Low Energy,=BLE > IoT devices
knowledge: digital twin > IoT devices
knowledge: Industry 4.0,smart factory,digital manufacturing > IoT devices
# controls and automation
control systems,-algorithms,-loops,-loop tuning,controls engineering,automation and controls
knowledge: process control > control systems
knowledge: control theory,feedback control,model predictive-,closed loop-- > control systems
knowledge: PID control,-loops,-tuning,loop- > control systems
industrial automation,factory-,process-,automation engineering,-equipment,-solutions,-projects,-control,-systems,automated-,-equipment,-machinery,-manufacturing ~ control systems
PLC programming,=PLC,programmable logic controllers,ladder logic,structured text,IEC 61131,PLC/HMI,function block diagram > industrial automation
tool: Schneider PLC,-Modicon > PLC programming
tool: Mitsubishi PLC > PLC programming
tool: Omron PLC,Omron > PLC programming
tool: Allen-Bradley PLC,Rockwell,Allen Bradley,RSLogix,Logix 5000,Studio-,SLC 500,ControlLogix,FactoryTalk,CompactLogix,PanelView,RSView > PLC programming ~ Siemens PLC
tool: Siemens PLC,-S7,TIA Portal,S7-1200,S7-1500,S7-300,Step 7,WinCC,Simatic > PLC programming
tool: PLC platforms,GE PLC,Wago-,Horner-,Automation Direct- > PLC programming
tool: Beckhoff > PLC platforms
tool: TwinCAT > PLC platforms
tool: CODESYS > PLC platforms
tool: B&R Automation > PLC platforms
tool: Modicon > PLC platforms
tool: Unity Pro > PLC platforms
tool: Proficy > PLC platforms
tool: human-machine interface,operator-,=HMI,HMIs,HMI/SCADA
tool: SCADA,telemetry systems,=RTU configuration ~ human-machine interface,distributed control system
tool: Ignition SCADA,-Perspective,Inductive Automation Ignition > SCADA
tool: Wonderware ~ SCADA
tool: InTouch ~ SCADA
tool: iFIX ~ SCADA
tool: Citect ~ SCADA
tool: AVEVA System Platform ~ SCADA
tool: ClearSCADA ~ SCADA
tool: VTScada ~ SCADA
tool: distributed control system,=DCS,batch control,S88 > control systems
tool: Emerson Ovation,Ovation DCS > distributed control system
tool: DeltaV,DCS systems > distributed control system
tool: Honeywell Experion,-TDC,Experion PKS,TDC3000 > distributed control system
tool: Yokogawa Centum > distributed control system
tool: ABB 800xA,-DCS,DCS operation > distributed control system
tool: Siemens PCS7,PCS7,PCS 7 > distributed control system
tool: Foxboro > distributed control system
tool: ISA-88 > distributed control system
process instrumentation,transmitters,instrument maintenance,-commissioning,-specification,-index,-engineering,-calibrations,=I&C,=E&I,EC&I,HART communicator,temperature sensors,level-,=C&I,field instruments,thermocouples and RTDs,valve positioners,I/O lists,instrumentation@
knowledge: process analyzers > process instrumentation
knowledge: CCST,ISA certified control systems technician > process instrumentation
knowledge: loop checks,-diagrams,instrument loops > process instrumentation
knowledge: flow meters,-measurement > process instrumentation
knowledge: control valves > process instrumentation
knowledge: industrial networks,-Ethernet,-communications,-protocols,IO-Link,AS-i
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
knowledge: machinery safety systems,--directive,safety PLC,-relays,-circuits,EN 13849,ISO-,Pilz,SISTEMA,CMSE,machine safety standards
knowledge: functional safety,SIL studies,cause and effect diagrams,emergency shutdown systems,safety lifecycle,=SIS
knowledge: safety integrity level,=SIL@,SIL assessment,-verification > functional safety
knowledge: LOPA,layers of protection analysis > functional safety
knowledge: safety instrumented systems > functional safety
knowledge: IEC 61511 > functional safety
knowledge: IEC 61508 > functional safety
certification: hazardous area equipment,--areas,-locations,ATEX,CompEx,DSEAR,explosion proof,IECEx,intrinsically safe,explosive atmospheres,Ex inspections,-equipment,intrinsic safety,EEHA
# civil, structural, water
civil engineering,infrastructure-,-projects,-design,civil/site-,civil-,-infrastructure,-projects,-and structural,--works,public-,civils@,infrastructure@,site civil
structural engineering,-review,-design,-analysis,-calculations,-systems,-modelling,-drawings,-evaluation,-framing,-detailing,-investigations,-plans,bridge assessments
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
knowledge: ACI 318,AISC,ASCE 7,=ACI,=NDS,CSA S16 > structural engineering
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
bridge engineering,-maintenance,-repair,-design,-rehabilitation,-construction,-structures,highway-,bridges@,NBIS inspection,culverts > structural engineering
load rating ~ bridge engineering
AASHTO ~ bridge engineering
bridge inspection,NBIS ~ bridge engineering
highway design,-improvement schemes,--engineering,roadway-,-alignment,-design,-plans,-geometry,-projects,DOT-,transportation-,-design,road-,interchange-,intersection-,OpenRoads,AASHTO Green Book,--standards,DMRB-,pavement marking plans,=ORD,manual for streets,PennDOT,state DOT > civil engineering
knowledge: geometric design ~ highway design
knowledge: Caltrans standards,Caltrans ~ highway design
knowledge: TxDOT ~ highway design
knowledge: FDOT standards,FDOT ~ highway design
knowledge: MUTCD ~ highway design
knowledge: swept path analysis,AutoTURN ~ highway design
knowledge: road safety audit ~ highway design
knowledge: Section 278,section 38,S278 ~ highway design
knowledge: DMRB ~ highway design
traffic engineering,transportation-,-analysis,traffic-,HCM-,transport appraisal,active travel design,SUMO traffic,SATURN model,traffic operations,-counts,-calming,-data collection,PTOE,microsimulation,TransCAD,intelligent transportation systems,WebTAG,highway capacity manual,Cube Voyager,Aimsun
VISUM ~ traffic engineering
junction modelling,PICADY,ARCADY,Junctions 10 ~ traffic engineering
LINSIG ~ traffic engineering
Synchro traffic,Synchro/SimTraffic ~ traffic engineering
VISSIM ~ traffic engineering,Synchro traffic
traffic signal design,--signals,signal timing ~ traffic engineering
traffic impact studies,-analysis,--studies ~ traffic engineering
transport assessments,-statements,travel plans ~ traffic engineering
transport modelling,traffic-,travel demand- ~ traffic engineering
drainage design,-modelling,-plans,-calculations,-analysis,-studies,surface water management,foul drainage,stormwater modeling,-systems,-facilities,detention ponds,Causeway Flow,PondPack,Section 104,green infrastructure design,erosion control plans > civil engineering
storm drainage,-sewers ~ drainage design
drainage strategy ~ drainage design
StormCAD ~ drainage design
HydroCAD ~ drainage design
InfoDrainage ~ drainage design
MicroDrainage ~ drainage design
SuDS,sustainable drainage ~ drainage design
stormwater management,-design,storm water ~ drainage design
hydrology and hydraulics,=H&H,Flood Modeller,river modelling,sewer-,hydrological-,hydraulic engineering,-design,open channel flow,MIKE models,floodplain modeling,watershed-,hydrologic-,-analysis,LOMR,ICPR,coastal flood,SewerCAD,InfoWater,levees,flood defence,-alleviation
MODFLOW ~ hydrology and hydraulics
EPANET ~ hydrology and hydraulics
coastal engineering ~ hydrology and hydraulics
dam engineering,dams@ ~ hydrology and hydraulics
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
water and wastewater engineering,--sewer,--supply systems,wastewater--,-collection,-networks,-engineering,-treatment operation,water infrastructure,-utilities,-industry,-treatment plants,--main design,water/wastewater,UU framework,biosolids,sludge treatment,nutrient removal,BioWin,sewer rehabilitation
knowledge: MEICA ~ water and wastewater engineering
knowledge: AMP7,AMP8 ~ water and wastewater engineering
licence: wastewater operator licence ~ water and wastewater engineering
licence: water operator licence,water treatment-,-certification ~ water and wastewater engineering
knowledge: desalination,reverse osmosis,membrane filtration ~ water and wastewater engineering
knowledge: water distribution systems,--distribution,-networks ~ water and wastewater engineering
knowledge: sewer design,sanitary sewer ~ water and wastewater engineering
knowledge: pump stations,lift- ~ water and wastewater engineering
knowledge: water resources engineering,--resources ~ water and wastewater engineering
knowledge: drinking water treatment,--water,potable-,clean- ~ water and wastewater engineering
knowledge: wastewater treatment,sewage-,waste water-,activated sludge ~ water and wastewater engineering
geotechnical engineering,-design,-reports,-analysis,-instrumentation,-exploration,ground engineering,-improvement,geotechnics,Slide slope stability,settlement analysis,Rocscience,HoleBASE,earthwork design,GI-,shoring-,WALLAP,OpenGround,soil classification,Slope W,AGS data,FLAC
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
land development engineering,site--,-development,land-,civil plan sets > civil engineering
site layout design,site--,site plan- ~ land development engineering
utility design,-plans,-layout ~ land development engineering
subdivision design,residential subdivisions ~ land development engineering
grading and drainage,--plans,-design ~ land development engineering
tool: Civil 3D,AutoCAD Civil,12d > AutoCAD
tool: InRoads > AutoCAD ~ Civil 3D
tool: OpenRoads Designer > AutoCAD ~ Civil 3D
tool: GEOPAK > AutoCAD ~ Civil 3D
tool: 12d Model > AutoCAD ~ Civil 3D
tool: InfraWorks > AutoCAD ~ Civil 3D
tool: KeyTERRA-FIRMA > AutoCAD ~ Civil 3D
tool: geographic information systems,=GIS,ESRI,spatial analysis,-data,geospatial,geodatabases,mapping software,GISP,geoprocessing
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
construction phase services,--administration services,--engineering inspection,-and inspection,=CEI@,resident engineering,NEC supervisor
pavement design,-engineering,-management,-evaluation,asphalt design,-mix design,airfield pavement
coastal and marine structures,port engineering,marine structures,coastal-,maritime-,offshore-,waterfront-,breakwaters,quay walls,jetties,coastal processes
fire protection engineering,-design,-systems,life safety--,fire engineering,fire safety-,--suppression design,PyroSim,FDS modelling
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
process engineering,-flow,-equipment,-plant,-technology,-systems,-intensification,-monitoring,manufacturing process development,industrial processes,continuous-,production process optimization,plant performance
process troubleshooting > process engineering
debottlenecking > process engineering
pilot plant,-scale,plant trials > process engineering
process design,-engineering design > process engineering
scale-up > process engineering
process optimisation,plant-,optimising processes > process engineering
process development > process engineering
mass and energy balances,mass balance,material-,energy- > process engineering
piping and instrumentation diagrams,=P&ID,=PFD,process flowsheets,-flow diagrams,P and ID,P&IDs
tool: process simulation,-modelling,flowsheeting,DWSIM,flare analysis > process engineering
tool: PHAST > process simulation
tool: OLGA > process simulation
tool: Aspen Plus,=Aspen,AspenTech,AspenONE > process simulation
tool: Aspen HYSYS,HYSYS > process simulation
tool: UniSim > process simulation
tool: ChemCAD > process simulation
tool: PRO/II > process simulation
tool: gPROMS > process simulation
tool: SuperPro Designer > process simulation
tool: Petro-SIM > process simulation
tool: Flarenet > process simulation
tool: PIPESIM > process simulation
knowledge: process safety management,--safety,technical-,=PSM,hazardous processes,major accident hazards,pre-startup safety review,PSSR checks,safety critical elements,relief systems
knowledge: safety case ~ process safety management
knowledge: quantitative risk assessment,=QRA,consequence modelling ~ process safety management
knowledge: bow tie analysis,BowTie,bow-tie ~ process safety management
knowledge: management of change,=MOC@ ~ process safety management
knowledge: process hazard analysis,=PHA ~ process safety management
knowledge: COMAH,Seveso ~ process safety management
HAZOP,hazard and operability study,HAZID,What-If analysis,HAZOPs > process safety management
relief valve sizing,--system design,--valves,-sizing,PSV-,line-,pump-,equipment-,vessel-,pressure relief,flare systems,API 520,-521,blowdown@
bioprocess engineering,biochemical-,cell culture scale-up,bioprocess development,upstream process-,downstream-
tangential flow filtration ~ bioprocess engineering
chromatography purification,downstream- ~ bioprocess engineering
bioreactors ~ bioprocess engineering
fermentation,fermentors ~ bioprocess engineering
polymer processing,-engineering,plastics-,adhesives formulation,paint-,coatings-,-technology
rubber compounding,compounding@ ~ polymer processing
rheology ~ polymer processing
product formulation,formulation@,formulation development ~ polymer processing
knowledge: petrochemical refining,oil-,oil and gas-,refinery,petrochemicals,refining@,chemical plant,-industry,catalytic cracking,hydroprocessing,crude units,olefins ~ chemical engineering
minerals processing,ore-,metallurgical-,hydrometallurgy,flotation circuits,leaching@,Vulcan mine,MineSight,Datamine,mine surveying,Micromine,comminution
mine ventilation ~ minerals processing
resource estimation,geological modelling ~ minerals processing
Leapfrog Geo ~ minerals processing
exploration geology,mineral exploration,core logging ~ minerals processing
Surpac ~ minerals processing
Deswik ~ minerals processing
mine planning,-design,-scheduling ~ minerals processing
mining engineering ~ minerals processing
# energy and environment
knowledge: oil and gas engineering,--gas,--field,-& gas,petroleum engineering,oilfield,upstream@,=O&G,midstream@,upstream and downstream
drilling engineering,well-,drilling rigs,-programs,-optimization,-operations,rig-,-floor,offshore drilling,mud logging,WellCAP,cementing@,wellsite supervision,roughneck work,casing design > oil and gas engineering
well planning,-design,-construction ~ drilling engineering
drilling fluids,mud engineering ~ drilling engineering
well control,IWCF,IADC WellSharp ~ drilling engineering
directional drilling wells,=MWD,measurement while drilling ~ drilling engineering
well completions,-integrity,-stimulation,-services,pumping-,completions@,plug and abandonment,snubbing,wellhead,lease operating,pumper duties,=P&A,completion engineering,-design > oil and gas engineering
oil well testing,flowback ~ well completions
artificial lift,gas-,ESP pumps ~ well completions
well intervention,workover ~ well completions
wireline,slickline ~ well completions
coiled tubing ~ well completions
hydraulic fracturing,fracking,frac ~ well completions
reservoir engineering,-characterization,-management,Eclipse reservoir,CMG-,PVT analysis,nodal-,pressure transient-,history matching,reserves estimation,Kingdom seismic,Techlog,geosteering,MBAL,subsurface@,Spotfire wells,Aries economics,Kappa Saphir,subsurface modelling > oil and gas engineering
decline curve analysis ~ reservoir engineering
petroleum geology ~ reservoir engineering
geophysics,seismic interpretation,-data processing,geophysical surveys ~ reservoir engineering
reservoir simulation,-modelling ~ reservoir engineering
petrophysics,log analysis,well logs ~ reservoir engineering
Petrel ~ reservoir engineering
knowledge: renewable energy,clean-,-technology,renewables,cleantech,energy transition
knowledge: tidal energy,wave-,marine renewables > renewable energy
knowledge: geothermal energy,geothermal > renewable energy
knowledge: biomass,biofuels > renewable energy
knowledge: anaerobic digestion,biogas > renewable energy
knowledge: hydropower,hydroelectric,hydro power > renewable energy
knowledge: solar energy,-power,-farms,-projects,utility-scale solar > renewable energy
knowledge: offshore wind > renewable energy
knowledge: wind energy,-power,-farms,-projects,onshore wind > renewable energy
certification: wind turbine maintenance,--turbines,=GWO,blade repair,turbine climbing,BZEE
tool: solar design software,--system design,PV-,PV--,solar-,Aurora Solar
tool: PVsyst > solar design software
tool: Helioscope > solar design software
tool: OpenSolar > solar design software
tool: PV*SOL > solar design software
tool: PVcase > solar design software
knowledge: energy storage systems,--storage,battery-,=BESS,microgrids,HOMER Pro
knowledge: hydrogen technology,hydrogen,ammonia fuels
knowledge: electrolysers,electrolysis > hydrogen technology
knowledge: carbon capture,=CCS,CCUS > hydrogen technology
knowledge: fuel cells > hydrogen technology
knowledge: nuclear engineering,nuclear,criticality safety,10 CFR 50,ALARP,RELAP,fusion energy,ONR regulations,small modular reactors
knowledge: NRC regulations ~ nuclear engineering
knowledge: radioactive waste,radwaste ~ nuclear engineering
knowledge: reactor operator licence,NRC license ~ nuclear engineering
knowledge: NQA-1 ~ nuclear engineering
knowledge: reactor physics,MCNP ~ nuclear engineering
knowledge: radiation protection engineering,--shielding,radiological protection ~ nuclear engineering
knowledge: nuclear decommissioning,decommissioning ~ nuclear engineering
knowledge: nuclear safety case,--safety ~ nuclear engineering
power plant operation,turbine--,power plant,-station,thermal power,HRSG,gas engines,boilers and turbines,coal fired,generating units,steam generation
knowledge: energy from waste,waste to energy ~ power plant operation
knowledge: NERC compliance,-CIP ~ power plant operation
knowledge: NERC certification,NERC ~ power plant operation
knowledge: district heating,heat networks ~ power plant operation
knowledge: combined heat and power,=CHP,cogeneration ~ power plant operation
knowledge: combined cycle,CCGT ~ power plant operation
energy management,-monitoring,-assessments,-procurement,-benchmarking,-performance contracting,--reports,-efficiency projects,--data analysis,utility bill--,carbon reduction,ASHRAE audits,retro-commissioning,retrocommissioning,=AEE
knowledge: demand response ~ energy management
knowledge: measurement and verification,CMVP ~ energy management
knowledge: ESOS,SECR ~ energy management
knowledge: energy efficiency,-conservation,-savings,-reduction ~ energy management
knowledge: certified energy manager,=CEM@ ~ energy management
knowledge: ISO 50001 ~ energy management
knowledge: energy audits,-surveys ~ energy management
environmental engineering,-consulting,-due diligence,--investigations,-site investigation,remedial--,vapor intrusion,wastewater permits,ConSim,remediation systems,PFAS,stack testing,LUST sites,UST closure
knowledge: air quality assessments ~ environmental engineering
knowledge: SPCC ~ environmental engineering
knowledge: hydrogeology,groundwater modelling ~ environmental engineering
knowledge: NPDES permits,NPDES,Clean Water Act ~ environmental engineering
knowledge: CERCLA,Superfund ~ environmental engineering
knowledge: RCRA ~ environmental engineering
knowledge: air permitting,Title V ~ environmental engineering
knowledge: air quality modelling,ADMS--,air dispersion-,AERMOD ~ environmental engineering
knowledge: site remediation,environmental-,remediation@ ~ environmental engineering
knowledge: groundwater sampling,-monitoring ~ environmental engineering
knowledge: contaminated land,-sites,geoenvironmental ~ environmental engineering
knowledge: Phase I ESA,--II ESA,environmental site assessments ~ environmental engineering
environmental impact assessment,--statements,-assessments,-review,-impact,=EIA,ESIA,HRA habitats,EA permits,CEMP,construction environmental management plan
knowledge: environmental reporting ~ environmental impact assessment
knowledge: environmental audits ~ environmental impact assessment
knowledge: IEMA membership,IEMA,PIEMA ~ environmental impact assessment
knowledge: environmental management ~ environmental impact assessment
knowledge: environmental monitoring ~ environmental impact assessment
knowledge: environmental compliance,-legislation,-laws,-regulations,EPA-,-compliance ~ environmental impact assessment
knowledge: environmental permitting,permitting environmental ~ environmental impact assessment
knowledge: CEQA ~ environmental impact assessment
knowledge: NEPA ~ environmental impact assessment
waste management,-treatment,-handling,-disposal,-industry,-processing,-permitting,-segregation,-audits,-transfer notes,solid waste,RCRA training
knowledge: waste regulations ~ waste management
knowledge: WAMITAB ~ waste management
knowledge: landfill ~ waste management
knowledge: recycling operations,-facility,materials recovery- ~ waste management
certification: HAZWOPER ~ waste management
knowledge: hazardous waste management,--waste ~ waste management
knowledge: telemetry and metering,smart--,energy-,metering systems,advanced metering infrastructure,sub-metering
utilities coordination,utility relocation,-permits,-diversions,joint use,SPIDAcalc,O-Calc,make-ready engineering,pole loading,NRSWA C3
# other design fields
industrial engineering,manufacturing systems-,workstation design,queueing theory,material flow analysis,labour standards,time-
operations research in industry ~ industrial engineering
DELMIA ~ industrial engineering
Tecnomatix,Plant Simulation ~ industrial engineering
Simio ~ industrial engineering
AnyLogic ~ industrial engineering
FlexSim ~ industrial engineering
discrete event simulation,Arena--,Witness- ~ industrial engineering
plant layout,facility-,-planning,factory-,-layout,line- ~ industrial engineering
CMF design,color material finish ~ industrial design
product sketching,design-,ideation-,hand-,concept- ~ industrial design
Keyshot ~ industrial design
packaging design engineering,packaging--,-development,-testing,-materials,-specifications,-validation,structural packaging,sustainable-,ArtiosCAD,corrugated design,ISTA,dielines,CAPE pack
agricultural engineering,-drainage,-machinery design,irrigation--,precision agriculture,-farming,bioresource engineering
knowledge: defence engineering,LSA-,defense systems,-industry,defence sector,military systems,-vehicles,armoured-,DoD programs,-acquisition,-contracts,aerospace and defense,MOD projects,logistic support analysis,JSP 440,explosive ordnance,S3000L,DEFCON
knowledge: S1000D ~ defence engineering
knowledge: explosives engineering,ordnance-,munitions,energetics ~ defence engineering
knowledge: missile systems ~ defence engineering
knowledge: DEF STAN,Defence Standards ~ defence engineering
knowledge: weapons systems ~ defence engineering
knowledge: integrated logistics support,--product support,=ILS@ ~ defence engineering
engineering sales support,application engineering,technical sales-
field engineering,-commissioning
certification: engineering inspection,in-service-,third party-,pressure vessel--,boiler--,turnaround-,insulation-,API-,-inspector,-510/570/653,National Board Commission,AMPP CIP
certification: vendor inspection,shop- ~ engineering inspection
certification: coating inspection,-inspector,BGAS,ICorr ~ engineering inspection
certification: CSWIP plant inspector ~ engineering inspection
certification: API 653 ~ engineering inspection
certification: API 510 ~ engineering inspection`
