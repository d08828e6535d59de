export const engineering = `
# shared practice
engineering design,detailed-,-engineering,basic-,design-,-calculations,=FEED@
engineering calculations,hand-,technical-,calculation packages,design calcs,engineering analysis
computer-aided design,=CAD,computer aided drafting
2D and 3D CAD,2D CAD drawing > computer-aided design
technical specifications,engineering-,equipment-,datasheets@,specification sheets
technical reports,-writing@,-documentation,engineering-,-reports
design reviews,gate-,design validation,-verification
requirements engineering,-traceability@,-capture,-management,=DOORS@,=Jama,IBM DOORS,Polarion@,engineering requirements
systems engineering,INCOSE,=SE lifecycle,V-model
engineering change management,--changes,=ECN,=ECO@,=ECR,design changes@
product configuration control,configuration--,baseline management
product development,-design,-engineering,R&D-,=NPD
research and development,=R&D,applied research
test planning,-fixtures@,-procedures,-protocols,-rigs,EMC testing,environmental-,qualification-,reliability-,hardware-,=HALT
data acquisition,-logging@,sensors and instrumentation@,=DAQ,National Instruments,instrumented testing,strain gauges
design of experiments,=DOE,Taguchi,factorial design
engineering statistics,=JMP
tolerance analysis,-stack,-stack-up ~ engineering statistics
reliability engineering,-improvement,asset reliability,equipment-,plant-,reliability@@
MTBF,RAM analysis ~ reliability engineering
failure analysis,fault tree-,=FMECA,=FTA@@ ~ reliability engineering
reliability centred maintenance,=RCM ~ reliability engineering
asset integrity management,corrosion--,integrity-,physical asset-,=RBI@,ISO 55000,-55001,asset integrity,-lifecycle,risk based inspection
engineering project management,technical-,CAPEX projects,engineering-,capital-,project engineering
systems commissioning,plant-,start-up and-,startup-,=FAT,=SAT@,commissioning@,commissioning and start-up,factory acceptance testing,site-,pre-commissioning
technical bid evaluation,--proposals,material requisitions
engineering management,-leadership,-team leadership
engineering cost estimation,--estimates,CAPEX-,=EVM@,AACE,cost engineering,earned value management
engineering risk assessment,design-,machinery-,ISO 12100,engineering risk
ergonomic design,anthropometrics,human factors engineering
patents in engineering,invention disclosures,engineering patents
production engineering support,--support engineering,sustaining--
skill > systems engineering:
systems integration
model based systems engineering,Cameo@@,Cameo Systems Modeler,MBSE,SysML
knowledge:
engineering principles,-fundamentals,-theory,applied engineering
EPC projects,turnkey-,EPCM,EPIC contracts,engineering procurement and construction
engineering standards,ANSI-,DIN-,codes and standards@,design codes
UK security clearance for engineers,BPSS engineering
ITAR
engineering sustainability,=LCA,circular economy,carbon footprinting,-assessment,lifecycle-,life cycle-,decarbonisation,embodied carbon,whole life-,net zero
knowledge > engineering standards:
API standards
IEC standards
IEEE standards
MIL-STD
ASTM standards,ASTM
ASME codes,ASME
tool:
product lifecycle management,product data--,=PDM@@,=PLM,SolidWorks PDM
Weibull analysis,Monte Carlo- > engineering statistics
tool > product lifecycle management:
Windchill
Teamcenter
Enovia
Autodesk Vault,=Vault@@
licence:
professional engineer licence,--engineer,=PE,P.Eng,PEng > fundamentals of engineering exam
certification:
fundamentals of engineering exam,=FE@,FE exam,=EIT,engineer in training
chartered engineer,=CEng,=COREN,=CPEng,=ECSA,Engineering Council registration,Pr.Eng,chartership
incorporated engineer,IEng
engineering technician registration,EngTech
engineering institution membership,Engineers Australia,=IET,=MICE@@,AIChE,ASCE,ASHRAE member,ASME-,IEEE-,CIBSE,IChemE,IMechE,IStructE,institution of civil engineers,MIChemE,MIET,MIMechE,MIStructE
engineering apprenticeship,BTEC engineering,NVQ-,time served engineer
HNC engineering,HNC mechanical-,HND--,ONC-,HNC electrical-,--or HND,HNC/HND
# mechanical
mechanical engineering,-components,-CAD,-design,-systems,-product design,electromechanical--,mechanism-
finite element analysis,FE--,=FEA,=FEM,SolidWorks Simulation,finite element,structural simulation > stress analysis
stress analysis,fatigue-,-life,-and fracture,fracture mechanics,strength calculations,stress-
computational fluid dynamics,=CFD,=Fluent@@,Ansys Fluent,OpenFOAM,STAR-CCM+,StarCCM,FloTHERM > fluid mechanics
machine design,-elements,bespoke machinery,special purpose-,-machines,gear design,machinery-,gears and bearings,mechanisms@@ > mechanical engineering
plastic part design,--parts,injection molded-,--mold tooling,plastics design,mold-,tool-,moldflow
sheet metal design,-parts,fabrication design,weldments
rotating equipment,-machinery,API 610,mechanical seals,pump selection,rotordynamics,turbines
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
building services design,-engineering,MEP--,-design,M&E- ~ HVAC design
public health engineering,-design,plumbing-- ~ HVAC design
Hevacomp ~ HVAC design
IES software,=TAS@@ ~ HVAC design
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
biomedical engineering,clinical-,tissue-,bioengineering,biomedical devices,-instrumentation,orthopaedic implants,prosthetics design
tool:
COMSOL,multiphysics modelling
Mathcad ~ MATLAB
GNU Octave ~ MATLAB
LabVIEW,NI TestStand,=ATE,automated test equipment
TestStand ~ LabVIEW
PXI ~ LabVIEW
tool > 3D modelling,computer-aided design:
SolidWorks,=SW@@,CSWA,CSWP,Solid Works ~ Autodesk Inventor,Creo,Siemens NX,CATIA,Fusion 360,Solid Edge
CATIA,3DExperience
Creo,Pro/E,Pro/Engineer,ProE
Siemens NX,=NX,Unigraphics
Autodesk Inventor,Inventor 3D,-Professional,-CAD,Inventor@
Onshape ~ Fusion 360
Solid Edge,SolidEdge
tool > finite element analysis:
Ansys,Fluent CFD,HFSS ~ Abaqus
Abaqus
Nastran ~ Abaqus
Hypermesh ~ Abaqus
LS-DYNA ~ Abaqus
Patran ~ Abaqus
Altair HyperWorks ~ Abaqus
Femap ~ Abaqus
OptiStruct ~ Abaqus
tool > MATLAB:
Simulink,model based design,model-based development,system simulation
Stateflow ~ Simulink
Simscape ~ Simulink
Amesim ~ Simulink
Modelica ~ Simulink
knowledge:
fluid mechanics,-dynamics,-systems,-flow,-power,hydraulics calculations,pipe flow
thermodynamics,heat and mass transfer,thermodynamic analysis,-cycles,thermal sciences,thermofluids
heat transfer,-exchangers,electronics cooling,thermal analysis,-engineering,-design,-management ~ thermodynamics
materials science,-characterisation,-engineering,-testing,=XRD,material selection,polymer science,welding metallurgy
FDA 510(k),510(k) ~ biomedical engineering
biomaterials ~ biomedical engineering
biomechanics ~ biomedical engineering
biomedical equipment maintenance,medical-,-repair,CBET,biomedical equipment ~ biomedical engineering
IEC 62304 ~ biomedical engineering
design controls,-history file ~ biomedical engineering
IEC 60601 ~ biomedical engineering
ISO 14971 > risk management ~ biomedical engineering
medical device design,-development ~ biomedical engineering
knowledge > materials science:
scanning electron microscopy,SEM analysis
corrosion
polymer materials,polymers@
metallurgy,metallography,metallurgical analysis
knowledge > rotating equipment:
steam turbines
gas turbines,turbomachinery
pumps and compressors,centrifugal pumps
# electrical and electronics
electrical engineering,-principles,-circuits,-design,-systems,-theory
power quality studies,harmonic-- ~ load flow studies
protection coordination studies,coordination-- ~ load flow studies
short circuit studies,-analysis,fault level studies ~ load flow studies
arc flash studies,-analysis ~ load flow studies
relay settings,protection- ~ protection and control
IEC 61850 ~ protection and control
NETA certification,NETA ~ protection and control
relay testing,Omicron-,relay commissioning ~ protection and control
lightning protection ~ substation design
earthing design,-systems,CDEGS,earthing@@,grounding design ~ substation design
overhead line design ~ substation design
PLS-CADD ~ substation design
transmission line design,--engineering,-lines ~ substation design
electrical building services,--one-lines,-services design,Amtech--,load calculations > electrical engineering
panel schedules ~ electrical building services
electrical schematics,-drawings,wiring schematics ~ electrical building services
cable sizing,-calculations,voltage drop- ~ electrical building services
single line diagrams,one-line-- ~ electrical building services
power electronics,-supplies,-converters,AC-DC-,DC-DC-,gallium nitride,IGBTs,MOSFETs,PLECS,battery chargers,converter design,inverter-,magnetics- ~ electronics design
electronics design,circuit-,electronic-,-circuits,-engineering,-components,component selection,electronics@,low power design,schematic--,board level-,hardware--,-development
PCB design,circuit board-,board layout,=PCB,printed circuit boards ~ electronics design
signal integrity,power-,high speed PCB ~ PCB design
RF engineering,=ADS@,=RF@@,Keysight ADS,RFIC,radio frequency,-systems,wireless-,drive testing
electromagnetics,CST Studio ~ RF engineering
RF testing ~ RF engineering
electronic warfare ~ RF engineering
microwave engineering,-design,RF and microwave ~ RF engineering
satellite communications,link budgets,satcom ~ RF engineering
radar systems,radar@ ~ RF engineering
antenna design,antennas ~ RF engineering
signal processing,=DSP@,=FFT,adaptive filtering,communications theory,filter design
Kalman filtering,sensor fusion > signal processing
telecommunications engineering,telecoms-,tower-,3GPP,DAS design,GSM networks,microwave links,radio access network,small cells,telecom towers,telecommunication systems,transmission planning
FPGA design,semiconductor-,-devices,Cadence Innovus,DFT insertion,=HDL,FPGA,Lattice Diamond,ModelSim,Synopsys,SystemC,Zynq,high-level synthesis,tape-out,PrimeTime,Quartus,tapeout
logic synthesis,Synopsys Design Compiler ~ FPGA design
ASIC verification ~ FPGA design
static timing analysis,timing closure ~ FPGA design
analog IC design,IC--,-layout,CMOS ~ FPGA design
ASIC design,SoC-,chip-,ASIC,VLSI,place and route ~ FPGA design
embedded electronics,-hardware,-systems,=QNX,CANopen,Nordic nRF,bootloaders,nRF52
IoT devices,smart-,connected-,wireless sensors,=IoT,internet of things
skill > power systems:
load flow studies,system impact--,grid--,power system-,-modelling,--flow,load-,hosting capacity,transient stability
protection and control,--relays,-engineering,-schemes,-systems,-coordination,relay-,SEL relays,protective-,doble,secondary injection testing
substation design,-construction,-engineering,high voltage-,-cables,11kV,132kV,33kV,G99,HV cable design,switchgear--,distribution-,-line design,transformer--,HV-,-substations
skill > electronics design:
schematic capture
board bring-up,hardware-
circuit analysis
mixed signal design,mixed-signal
digital electronics,-circuits,-design
analog circuit design,--circuits,analogue design,-electronics
skill > telecommunications engineering:
FTTH design,FTTx-,fiber network-,fibre--,-network planning
outside plant engineering,--plant,=OSP
5G
LTE networks,4G/5G,=LTE,RAN engineering
skill > FPGA design:
RTL design,=RTL
Xilinx Vivado,Vivado,Xilinx
SystemVerilog,=UVM
Verilog
VHDL
skill > embedded electronics:
MISRA C,MISRA
Raspberry Pi
Arduino
I2C and SPI,=CANopen@@,=LIN@@,=SPI@,I2C,JTAG,RS-232,RS-485,SPI bus,UART
embedded Linux,Yocto,board support packages
RTOS,FreeRTOS,VxWorks,real time operating systems
microcontrollers,STM32G4,microprocessors,nRF52,=AVR,ARM Cortex,ESP32,STM32,STM32F4
embedded software,-C,-C++
firmware,bare metal
knowledge:
power systems,-grid,-engineering,-networks,electricity-,electric power,-utility,generation and transmission,grid@@ > electrical engineering
electrical machines,JMAG,Motor-CAD,motors and drives,electric--,-motors,induction-,generator design,electromagnetic-
EMC design,=EMI,=LVD@@,EMI/EMC,electromagnetic compatibility,-interference,=EMC,low voltage directive
knowledge > power systems:
transmission and distribution,=DNO@@,=T&D networks,G98,G99,distribution network operator
power distribution,electrical-,distribution networks@@
power generation
knowledge > IoT devices:
industrial IoT,-internet of things,IIoT
MQTT
LoRaWAN,Zigbee
Bluetooth Low Energy,=BLE
digital twin
Industry 4.0,digital manufacturing,smart factory
tool:
EPLAN,E-Plan,panel design,panel layout-
E3.series ~ EPLAN
UL 508A,UL508A ~ EPLAN
Zuken E3 ~ EPLAN
Proteus PCB ~ Altium Designer
Mentor Xpedition ~ Altium Designer
Mentor PADS,PADS PCB,=PADS@@ ~ Altium Designer
Eagle PCB,Autodesk Eagle,=Eagle@@ ~ Altium Designer
circuit simulation,=SPICE
LTspice ~ circuit simulation
PSpice ~ circuit simulation
Multisim ~ circuit simulation
HSPICE ~ circuit simulation
TINA-TI ~ circuit simulation
electronic test equipment,lab-,function generator,signal-
tool > power systems:
ETAP
SKM ~ ETAP
PSS/E,PSSE ~ ETAP
DIgSILENT,PowerFactory ~ ETAP
PSCAD ~ ETAP
CYME ~ ETAP
EasyPower ~ ETAP
Amtech ~ ETAP
ASPEN OneLiner ~ ETAP
PowerWorld ~ ETAP
ProDesign ~ ETAP
IPSA ~ ETAP
PSLF ~ ETAP
OpenDSS ~ ETAP
tool > PCB design:
Altium Designer,Altium
OrCAD ~ Altium Designer
KiCad ~ Altium Designer
Cadence Allegro,-Virtuoso,=Allegro@@ ~ Altium Designer
Mentor Graphics ~ Altium Designer
EasyEDA ~ Altium Designer
DxDesigner ~ Altium Designer
Zuken CR-8000 ~ Altium Designer
tool > electronic test equipment:
component level repair,electronic fault finding
logic analyzers,Saleae
network analyzers
spectrum analyzers
oscilloscopes
certification:
HV authorised person,senior-,=SAP HV,authorised person-,HV switching,-authorised,SAP authorisation
# controls and automation
control systems,-loops,-algorithms,-loop tuning,automation and controls,controls engineering
industrial automation,factory-,process-,automated equipment,-systems,-manufacturing,automation control,-engineering,-systems ~ control systems
PLC programming,IEC 61131,PLC/HMI,function block diagram,=PLC,ladder logic,programmable logic controllers,structured text > industrial automation
process instrumentation,=C&I,=E&I,=I&C,EC&I,I/O lists,field instruments,instrument calibrations,-engineering,-index,-maintenance,-specification,instrumentation@,HART communicator,level sensors,temperature-,thermocouples and RTDs,transmitters,valve positioners
knowledge:
industrial networks,-Ethernet,-communications,-protocols,=AS-i,IO-Link
machinery safety systems,--directive,=SISTEMA@,CMSE,EN 13849,ISO-,Pilz,machine safety standards,safety PLC,-circuits,-relays
functional safety,SIL studies,=SIS,cause and effect diagrams,emergency shutdown systems,safety lifecycle
hazardous area equipment,--locations,-areas,ATEX,DSEAR,Ex equipment,-inspections,IECEx,explosion proof,explosive atmospheres,intrinsic safety,intrinsically safe
knowledge > control systems:
process control
control theory,closed loop control,feedback--,model predictive-
PID control,-loops,-tuning,loop-
knowledge > process instrumentation:
process analyzers
CCST,ISA certified control systems technician
loop checks,-diagrams,instrument loops
flow meters,-measurement
control valves
knowledge > industrial networks:
Kepware
ControlNet
HART protocol
Foundation Fieldbus,fieldbus
DNP3
DeviceNet
EtherCAT
OPC UA,=OPC
EtherNet/IP
Modbus
Profinet
Profibus
knowledge > functional safety:
safety integrity level,=SIL@,SIL verification,-assessment
LOPA,layers of protection analysis
safety instrumented systems
IEC 61511
IEC 61508
tool:
human-machine interface,operator-,=HMI,HMI/SCADA
SCADA,=RTU configuration,telemetry systems ~ human-machine interface,distributed control system
Ignition SCADA,-Perspective,=Ignition@@,Inductive Automation > SCADA
Wonderware ~ SCADA
=InTouch@ ~ SCADA
iFIX ~ SCADA
Citect ~ SCADA
AVEVA System Platform ~ SCADA
ClearSCADA ~ SCADA
VTScada ~ SCADA
distributed control system,=DCS@,S88,batch control > control systems
tool > PLC programming:
Schneider PLC,-Modicon
Mitsubishi PLC
Omron PLC,Omron
Allen-Bradley PLC,CompactLogix,ControlLogix,Allen Bradley,FactoryTalk,Logix 5000,Studio-,PanelView,RSLogix,RSView,Rockwell,SLC 500 ~ Siemens PLC
Siemens PLC,-S7,S7-1200,S7-1500,S7-300,Simatic,Step 7,TIA Portal,WinCC
PLC platforms,Wago PLC,GE-,Horner-,Automation Direct-
tool > PLC platforms:
Beckhoff
TwinCAT
CODESYS
B&R Automation
Modicon
Unity Pro
Proficy
tool > distributed control system:
Emerson Ovation,Ovation DCS
DeltaV,DCS systems
Honeywell Experion,-TDC,TDC3000,Experion PKS
Yokogawa Centum,Yokogawa
ABB 800xA,-DCS,DCS operation
Siemens PCS7,PCS 7,PCS7
Foxboro
ISA-88
certification:
CompEx,EEHA,Ex certification > hazardous area equipment
# civil, structural, water
civil engineering,infrastructure-,-projects,civil-,-infrastructure,-works,-design,-and structural,civils@,infrastructure@,public works
structural engineering,-analysis,-detailing,-drawings,-investigations,-modelling,-design,-evaluation,-framing,-systems,-calculations,bridge assessments
load rating ~ bridge engineering
AASHTO ~ bridge engineering
bridge inspection,NBIS ~ bridge engineering
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
geotechnical engineering,ground-,-improvement,=FLAC@,settlement analysis,geotechnical-,-instrumentation,-exploration,-reports,-design,earthwork-,shoring-,WALLAP,HoleBASE,OpenGround,Rocscience,Slope W,geotechnics,soil classification
site layout design,site--,site plan- ~ land development engineering
utility design,-plans,-layout ~ land development engineering
subdivision design,residential subdivisions ~ land development engineering
grading and drainage,--design,-plans ~ land development engineering
construction phase services,--administration services,--engineering and inspection,=CEI@,NEC supervisor,resident engineering
pavement design,-engineering,-evaluation,-management,airfield pavement,asphalt design,-mix design
coastal and marine structures,coastal processes,-structures,maritime-,offshore-,marine-,waterfront-,breakwaters,jetties,port engineering,quay walls
fire protection engineering,-design,-systems,life safety--,FDS modelling,PyroSim,fire engineering,fire safety-,--suppression design
facade engineering,-design,curtain wall-,roofing consultancy,envelope commissioning
skill > structural engineering:
structural inspection,-assessments,-surveys
masonry design
prestressed concrete,post-tensioned-
temporary works design,-coordinator,=TWC@@,=TWS@@
timber design,wood-
foundation design
seismic design,-analysis
reinforced concrete design,concrete--,-structures
structural steel design,--steel,steel design,-structures
bridge engineering,-rehabilitation,-design,-repair,-maintenance,-construction,-structures,highway-,NBIS inspection,bridges@@,culverts
skill > civil engineering:
highway design,-improvement schemes,--engineering,roadway-,-design,interchange-,intersection-,road-,transportation-,-projects,=ORD,manual for streets,AASHTO Green Book,--standards,DMRB-,OpenRoads,state DOT
drainage design,-calculations,-plans,-modelling,Causeway Flow,PondPack,detention ponds,erosion control plans,foul drainage,stormwater systems,surface water management
land development engineering,--development,site-,-engineering^,civil plan sets
knowledge:
geometric design ~ highway design
Caltrans standards,Caltrans ~ highway design
TxDOT ~ highway design
FDOT standards,FDOT ~ highway design
MUTCD ~ highway design
swept path analysis,AutoTURN ~ highway design
road safety audit ~ highway design
Section 278,S278,section 38 ~ highway design
DMRB ~ highway design
MEICA ~ water and wastewater engineering
AMP7,AMP8 ~ water and wastewater engineering
desalination,membrane filtration,reverse osmosis ~ water and wastewater engineering
water distribution systems,--distribution,-networks ~ water and wastewater engineering
sewer design,sanitary sewer ~ water and wastewater engineering
pump stations,lift- ~ water and wastewater engineering
water resources engineering,--resources ~ water and wastewater engineering
drinking water treatment,--water,clean-,potable-,chlorination@@ ~ water and wastewater engineering
wastewater treatment,sewage-,waste water-,activated sludge ~ water and wastewater engineering
GeoStudio ~ geotechnical engineering
engineering geology ~ geotechnical engineering
retaining wall design,--structures,earth retention ~ geotechnical engineering
rock mechanics ~ geotechnical engineering
tunnel engineering,-design ~ geotechnical engineering
gINT ~ geotechnical engineering
foundation engineering,deep foundations,pile design ~ geotechnical engineering
PLAXIS ~ geotechnical engineering
soil mechanics ~ geotechnical engineering
slope stability ~ geotechnical engineering
BS 9999,-9991 ~ fire protection engineering
NFPA 25 ~ fire protection engineering
NFPA 72 ~ fire protection engineering
NFPA standards,NFPA ~ fire protection engineering
smoke control,-modelling ~ fire protection engineering
fire alarm design ~ fire protection engineering
AutoSPRINK,HydraCAD ~ fire protection engineering
sprinkler design ~ fire protection engineering
fire strategy,fire safety- ~ fire protection engineering
building physics,-science ~ facade engineering
waterproofing ~ facade engineering
building envelope,-enclosure ~ facade engineering
knowledge > structural engineering:
Eurocodes,BS 5950,-8110,-EN 1993
ACI 318,=NDS,AISC,ASCE 7,CSA S16,=ACI
tool:
structural software,LPILE > structural engineering
geographic information systems,=GIS,ESRI,GIS software,mapping-,GISP,geodatabases,geoprocessing,geospatial,spatial analysis,-data
tool > structural software:
SDS2
Tekla Structural Designer
Robot Structural Analysis,Autodesk Robot
RAM Structural System,--Concept,-Elements,-SS
LUSAS
ETABS ~ SAP2000,STAAD Pro
SAP2000
STAAD Pro,STAAD
RISA
Tekla Structures,Tekla
SCIA
CSI Bridge
Tedds
MasterSeries
Midas Civil
spColumn
Advance Steel
ENERCALC
Fastrak
Oasys GSA
Prokon
Dlubal
IDEA StatiCa
SkyCiv
L-Pile
tool > AutoCAD:
Civil 3D,AutoCAD Civil,+3D,12d
InRoads ~ Civil 3D
OpenRoads Designer ~ Civil 3D
GEOPAK ~ Civil 3D
12d Model ~ Civil 3D
InfraWorks ~ Civil 3D
KeyTERRA-FIRMA ~ Civil 3D
tool > geographic information systems:
cartography,map production
remote sensing,satellite imagery
MapInfo
FME spatial,=FME
PostGIS
Google Earth Engine
ERDAS Imagine
ENVI imaging
GeoServer
ArcPy
licence:
wastewater operator licence ~ water and wastewater engineering
water operator licence,water treatment-,-certification ~ water and wastewater engineering
# chemical and process
chemical engineering,-processes,transport phenomena
process engineering,-plant,-equipment,-intensification,-monitoring@,continuous processes,industrial-,plant performance,production process optimization
piping and instrumentation diagrams,=PFD,P&IDs,process flowsheets,-flow diagrams,=P&ID,P and ID
HAZOP,HAZID,hazard and operability study,What-If analysis > process safety management
relief valve sizing,--valves,-system design,API 520,-521,PSV sizing,relief-,vessel-,equipment-,line-,pump-,blowdown@@,flare systems,pressure relief
bioprocess engineering,biochemical-,bioprocess development,upstream process-,downstream-,cell culture scale-up
tangential flow filtration,=TFF ~ bioprocess engineering
chromatography purification,downstream- ~ bioprocess engineering
bioreactors,=Ambr ~ bioprocess engineering
fermentation,fermentors ~ bioprocess engineering
polymer processing,-engineering,plastics-,adhesives formulation,paint-,coatings-,-technology
rubber compounding,compounding^@@ ~ polymer processing
rheology ~ polymer processing
product formulation,formulation development,formulation@@ ~ polymer processing
minerals processing,ore-,metallurgical-,Datamine,Micromine,MineSight,flotation circuits,comminution,hydrometallurgy,leaching@@,mine surveying
mine ventilation ~ minerals processing
resource estimation,geological modelling ~ minerals processing
Leapfrog Geo ~ minerals processing
exploration geology,core logging,mineral exploration ~ minerals processing
Surpac ~ minerals processing
Deswik ~ minerals processing
mine planning,-scheduling,-design ~ minerals processing
mining engineering ~ minerals processing
skill > process engineering:
process troubleshooting
debottlenecking
pilot plant,-scale,plant trials
process design,-engineering design
scale-up
process optimisation,plant-,optimising processes
process development
mass and energy balances,energy balance,material-,mass-
knowledge:
process safety management,--safety,technical-,=PSM,hazardous processes,PSSR checks,major accident hazards,pre-startup safety review,relief systems,safety critical elements
safety case ~ process safety management
quantitative risk assessment,=QRA,consequence modelling ~ process safety management
bow tie analysis,=BowTie@,bow-tie ~ process safety management
management of change,=MOC@ ~ process safety management
process hazard analysis,=PHA ~ process safety management
COMAH,Seveso ~ process safety management
petrochemical refining,oil-,oil and gas-,petrochemicals,catalytic cracking,chemical industry,-plant,crude units,hydroprocessing,olefins,refinery,refining^@@ ~ chemical engineering
knowledge > chemical engineering:
unit operations@
distillation
reaction engineering,reactor design,chemical kinetics
mass transfer,separation processes
tool:
process simulation,-modelling,DWSIM,flare analysis,flowsheeting > process engineering
tool > process simulation:
=PHAST@
=OLGA@@
Aspen Plus,=Aspen,AspenONE,AspenTech
Aspen HYSYS,HYSYS
UniSim
ChemCAD
PRO/II
gPROMS
SuperPro Designer
Petro-SIM
Flarenet
PIPESIM
# energy and environment
well planning,-design,-construction ~ drilling engineering
drilling fluids,mud engineering ~ drilling engineering
well control,IADC WellSharp,IWCF ~ drilling engineering
directional drilling wells,=MWD,measurement while drilling ~ drilling engineering
oil well testing,flowback ~ well completions
artificial lift,gas-,ESP pumps ~ well completions
well intervention,workover ~ well completions
wireline,slickline ~ well completions
coiled tubing ~ well completions
hydraulic fracturing,frac,fracking ~ well completions
decline curve analysis ~ reservoir engineering
petroleum geology ~ reservoir engineering
geophysics,geophysical surveys,seismic interpretation,-data processing ~ reservoir engineering
reservoir simulation,-modelling ~ reservoir engineering
petrophysics,log analysis,well logs ~ reservoir engineering
=Petrel@ ~ reservoir engineering
wind turbine maintenance,--turbines,blade repair,turbine climbing
power plant operation,turbine--,thermal power,HRSG,boilers and turbines,coal fired,gas engines,generating units,power plant,-station,steam generation
energy management,-benchmarking,-data analysis,utility bill--,retro-commissioning,=AEE,retrocommissioning,ASHRAE audits,carbon reduction,energy assessments,-efficiency projects,--monitoring,-procurement,-performance contracting
environmental engineering,-investigations,-consulting,-due diligence,--site investigation,remedial--,LUST sites,PFAS,UST closure,remediation systems,stack testing,vapor intrusion,ConSim
environmental impact assessment,--assessments,-impact,-review,-statements,=EIA,CEMP,EA permits,ESIA,HRA habitats,construction environmental management plan
waste management,-disposal,-handling,-industry,-processing,-segregation,-treatment,-audits,-transfer notes,RCRA training,solid waste
utilities coordination,make-ready engineering,pole loading,NRSWA C3,O-Calc,SPIDAcalc,joint use,utility diversions,-permits,-relocation
skill > oil and gas engineering:
drilling engineering,well-,casing design,cementing^@@,drilling programs,-optimization,-rigs,-operations,rig-,-floor,mud logging,offshore drilling,wellsite supervision,WellCAP
well completions,-integrity,-stimulation,-services,pumping-,wellhead,=P&A,completion design,-engineering,completions^@@,lease operating,plug and abandonment,snubbing
reservoir engineering,-characterization,-management,Eclipse reservoir,CMG-,MBAL,PVT analysis,nodal-,pressure transient-,Techlog,geosteering,history matching,reserves estimation,Kappa Saphir,subsurface modelling,subsurface@
knowledge:
oil and gas engineering,--gas,--field,=O&G,oilfield,petroleum engineering,midstream@@,upstream@@
renewable energy,clean-,-technology,cleantech,energy transition,renewables
energy storage systems,--storage,battery-,=BESS,HOMER Pro,microgrids
hydrogen technology,ammonia fuels,hydrogen@
nuclear engineering,10 CFR 50,ALARP,ONR regulations,fusion energy,nuclear@@,small modular reactors,RELAP,criticality safety
NRC regulations ~ nuclear engineering
radioactive waste,radwaste ~ nuclear engineering
reactor operator licence,NRC license ~ nuclear engineering
NQA-1 ~ nuclear engineering
reactor physics,MCNP ~ nuclear engineering
radiation protection engineering,--shielding,radiological protection ~ nuclear engineering
nuclear decommissioning,decommissioning ~ nuclear engineering
nuclear safety case,--safety ~ nuclear engineering
energy from waste,waste to energy ~ power plant operation
NERC compliance,-CIP ~ power plant operation
NERC certification,NERC ~ power plant operation
district heating,heat networks ~ power plant operation
combined heat and power,=CHP,cogeneration ~ power plant operation
combined cycle,CCGT ~ power plant operation
demand response ~ energy management
measurement and verification,CMVP ~ energy management
=ESOS@,SECR ~ energy management
energy efficiency,-savings,-conservation,-reduction ~ energy management
certified energy manager,=CEM@ ~ energy management
ISO 50001 ~ energy management
energy audits,-surveys ~ energy management
air quality assessments ~ environmental engineering
SPCC ~ environmental engineering
hydrogeology,groundwater modelling ~ environmental engineering
NPDES permits,Clean Water Act,NPDES ~ environmental engineering
CERCLA,Superfund ~ environmental engineering
RCRA ~ environmental engineering
air permitting,Title V ~ environmental engineering
air quality modelling,ADMS--,air dispersion-,AERMOD ~ environmental engineering
site remediation,environmental-,remediation@@ ~ environmental engineering
groundwater sampling,-monitoring ~ environmental engineering
contaminated land,-sites,geoenvironmental ~ environmental engineering
Phase I ESA,--II ESA,environmental site assessments ~ environmental engineering
environmental reporting ~ environmental impact assessment
environmental audits ~ environmental impact assessment
IEMA membership,IEMA,PIEMA ~ environmental impact assessment
environmental management ~ environmental impact assessment
environmental monitoring ~ environmental impact assessment
environmental compliance,-legislation,-regulations,-laws,EPA compliance,-regulations ~ environmental impact assessment
environmental permitting,permitting environmental ~ environmental impact assessment
CEQA ~ environmental impact assessment
NEPA ~ environmental impact assessment
waste regulations ~ waste management
WAMITAB ~ waste management
landfill ~ waste management
recycling operations,-facility,materials recovery- ~ waste management
hazardous waste management,--waste ~ waste management
telemetry and metering,energy--,smart-,advanced metering infrastructure,metering systems,sub-metering
knowledge > renewable energy:
tidal energy,wave-,marine renewables
geothermal energy,geothermal
biomass,biofuels
anaerobic digestion,biogas
hydropower,hydroelectric,hydro power
solar energy,-projects,-farms,-power,utility-scale solar
offshore wind
wind energy,-farms,-projects,-power,onshore wind
knowledge > hydrogen technology:
electrolysers,electrolysis
carbon capture,=CCS,CCUS
fuel cells
certification:
GWO training,=GWO,BZEE > wind turbine maintenance
HAZWOPER ~ waste management
tool:
solar design software,--design,PV-,solar system-,PV-,Aurora Solar
tool > solar design software:
PVsyst
Helioscope
OpenSolar
PV*SOL
PVcase
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
engineering sales support,application engineering,technical sales-
field engineering,-commissioning
engineering inspection,in-service-,turnaround-,API-,third party-,boiler--,pressure vessel-
vendor inspection,shop- ~ engineering inspection
coating inspection,-inspector ~ engineering inspection
knowledge:
defence engineering,-sector,DEFCON,DoD acquisition,-contracts,-programs,MOD projects,armoured vehicles,military-,-systems,defense-,-industry,explosive ordnance,logistic support analysis,S3000L,aerospace and defense
S1000D ~ defence engineering
explosives engineering,ordnance-,energetics,munitions ~ defence engineering
missile systems ~ defence engineering
DEF STAN,Defence Standards ~ defence engineering
weapons systems ~ defence engineering
integrated logistics support,--product support,=ILS@ ~ defence engineering
certification:
API inspector,-510/570/653,-570 > engineering inspection
coating inspector certification,AMPP CIP,BGAS,ICorr > coating inspection
CSWIP plant inspector ~ engineering inspection
API 653 ~ engineering inspection
API 510 ~ engineering inspection`
