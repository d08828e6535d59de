export const engineeringTitles = `
> mechanical-engineering
mechanical engineer,-development engineer,--analysis engineer,--designer,-project engineer,--systems engineer,--design engineer,machine-,static equipment--,thermal--,pipe stress-
rotating equipment engineer
CFD engineer,simulation-,CAE-,FEA-
piping designer,-engineer
design engineer,engineering designer
product engineer,development-,innovation-,sustaining-,hardware-,R&D-,prototype-,-technician,R&D-
materials engineer,-scientist,-laboratory technician,ceramics engineer,polymer-,coatings-,failure analysis-,welding metallurgist
corrosion engineer
metallurgist,metallurgical engineer
industrial designer,CMF-,consumer product-,product stylist
acoustic engineer,-consultant,acoustics engineer,vibration-,-analyst
agricultural engineer,-systems engineer,farm machinery--,biosystems--,irrigation-,-designer,precision agriculture specialist
> controls-and-automation
robotics engineer,mechatronics-,robotics technician-,mechatronic--,motion control-
control systems engineer,-technician,EC&I engineer,C&I-,automation-,-specialist,-project engineer,DCS--,OT-,controls-,-specialist,-design engineer,control and instrumentation--
SCADA engineer,-technician
PLC programmer,-engineer
instrumentation engineer,I&C-,measurement-,instrument-,-designer,instrumentation-,-and control engineer
commissioning engineer,-agent,-manager,-lead,-specialist,-coordinator,-technician,start-up engineer,startup-
completions engineer
> electronics-engineering
optical engineer,optics-,optical systems-,opto-mechanical--,photonics-,laser-,-technician,optical-
electronics engineer,-design engineer,board-,analog-,hardware-,circuit-,digital-,electronic-,--engineer,electronics hardware-,electrical-,EMC--,signal integrity-
PCB designer,-design engineer,PCB layout--
electronics technician,-repair engineer,--test technician,electronic repair--,electro-optical--,electronic-,RF-,bench-,electronic service-,--test engineer
embedded systems engineer,--engineer,IoT-,embedded software-,-developer,embedded C--,embedded--,-hardware engineer
firmware engineer,-developer
FPGA engineer,FPGA design-,chip-,physical-,RTL-,SoC-,semiconductor--,-process engineer,VLSI--,design verification-,device--,silicon validation-,mask designer
IC layout engineer,ASIC design--,IC-,analog IC designer
RF engineer,signal processing-,RF test--,antenna--,satellite communications-,DSP--,wireless-,RF optimization-,microwave--,radio frequency-,RF design--
radar engineer
telecommunications engineer,fiber design-,telecom--,RAN-,telecom project-,FTTH designer,telecoms planner,fibre-,radio-
OSP engineer,outside plant-,OSP designer
> test-engineering
test technician
test engineer
> biomedical-engineering
biomedical engineer,-technician,medical equipment-,biomedical-,-specialist,BMET,clinical engineer,medical device-
> electrical-power-engineering
electrical engineer,-design engineer,--draughtsman,-designer,-project engineer,--systems engineer,E&I--
lighting designer,-engineer
power systems engineer,grid--,distribution-,high voltage-,power--,utility-,grid connection-,HV--,-technician,electrical testing-,--distribution designer
transmission line engineer,--engineer
substation engineer,-design engineer
protection engineer,relay-,protection and control-,relay technician
> engineering-practice
systems integration engineer,MBSE--,functional safety-,system-,requirements--,ILS-,mission systems-,product-,supportability--,safety and reliability-,ILS manager,configuration management specialist,logistics support analyst
reliability engineer,-manager,RAM engineer,asset-,asset management-,inspection--,integrity-,condition monitoring-
project engineer,engineering project manager
engineering manager,-director,-supervisor,-team leader,design manager
chief engineer
engineering technician,-assistant,-aide,-co-op,engineer in training
graduate engineer,apprentice-,junior-,trainee-,placement-,engineering trainee,-intern,-apprentice
plant engineer,plant project-,site services--
applications engineer,proposals-,tendering-
piping inspector,API-,NACE-,lifting equipment-,pressure-,mechanical--,pipeline-,boiler-,plant-,coating-,vendor-,pressure vessel-,LOLER engineer,engineer surveyor
weapons engineer,defence systems-,combat-,explosives--,missile-,ordnance-,munitions-,electronic warfare-,weapons technician,explosive ordnance-
> civil-engineering
civil engineer,city-,land development-,site-,resident--,municipal-,public works-,-director,-inspector,CEI--,construction engineering-,EIT civil,civil 3D designer,civil--,-project manager,-engineer,town--,county-,civil design-
structural engineer,-project engineer,--technician,-EIT,-assessor,-design engineer,--inspector,-designer,steel-
facade engineer,building enclosure consultant,building envelope--,façade designer
bridge engineer,bridge design-,--inspector
highway engineer,roads-,highway design-,roadway-,pavement--,roadway-,transport-,-consultant,-modeller,highway designer,roadway-,transportation-,-engineer,road safety-,-auditor,highway inspector,street works-,highways technician
traffic engineer,traffic signal-,-technician,traffic--,-analyst,-modeller
water engineer,dam-,stormwater-,wastewater-,coastal-,water process-,water resources--,drainage design--,--designer,hydraulic modeller
flood risk engineer,-consultant
hydrologist
> water-operations
water treatment operator,wastewater-,-plant operator,water-,treatment--,wastewater-,water-,water distribution--,water--,wastewater-,-technician,water-,leakage-,water network-,water quality--,--production operative,sewage treatment--,clean water--
> geoscience
geotechnical engineer,-consultant,-project engineer,ground--,geo-environmental-,ground investigation-,mud logger,exploration geologist,field-,mine-,staff-,project-,wellsite-,engineering-,geoscientist
geophysicist
geologist,geological technician,hydrogeologist
tunnel engineer
GIS analyst,imagery-,spatial-,geospatial-,-engineer,-data analyst,remote sensing--,-scientist,GIS manager,-intern,-officer,-consultant,-coordinator,-specialist,-engineer,-technician,geomatics-,mapping-,cartographer,photogrammetrist
GIS developer
mining engineer,minerals processing-,quarry--,blasting-,mine planning-,--surveyor,-manager,-planner,metallurgist minerals
> building-services-design
building services design engineer,--consultant,--performance engineer,HVAC design--,plumbing-,M&E-,MEP-,M&E--,HVAC project-,MEP--,public health-,HVAC--,-designer,plumbing-,MEP-
fire protection engineer,-designer,sprinkler--,fire alarm-,--consultant,fire strategy-,--engineer,fire safety-
> chemical-engineering
chemical engineer,process development-,formulation--,process-,process simulation-,refinery--,process project-,process design--,bioprocess--,-scientist
process safety engineer,technical-,loss prevention--,HAZOP leader,process safety consultant,-manager
> energy-operations
wind farm manager,solar-,renewables operations--,wind site--
refinery operator,board-,refinery process-,outside--,DCS-,petrochemical-,gas plant-,process-
wind turbine technician,-engineer technician,--service technician,wind--,BESS--,blade-,hydro-,wind farm-,solar field--,windfarm--,wind energy-,wind--,turbine-,solar O&M-,hydroelectric operator
power plant engineer,-manager,-technician,gas engine--,gas turbine--,biogas--,power generation-,CHP--,-engineer,combustion-,generation-,turbine-,boiler design-,power station--,-operator,grid--,hydro plant-,transmission system--,power-,--dispatcher,turbine millwright
> oil-and-gas
petroleum engineer,well intervention-,well--,gas network-,MWD--,pipeline-,wireline-,cementing-,mud-,pipeline integrity-,well-,MWD field--,flow assurance--,well test--,operations geologist,production technologist,directional driller,wellsite supervisor
drilling engineer,-manager,-superintendent,-fluids engineer
reservoir engineer,subsurface-,petrophysicist
rig worker,oilfield-,-technician,offshore-,offshore production-,pipeline--,wellhead-,gas compression-,assistant driller,cement operator,frac-,lease-,workover rig-,coiled tubing--,offshore--,oilfield-,wireline-,slickline-,well service-,derrickhand,derrickman,driller offshore,floorman,frac hand,rig-,-mechanic,-electrician,-manager,offshore installation-,floorhand,pumper@,roughneck
toolpusher,tool pusher
roustabout
> energy-engineering
energy engineer,energy efficiency-,heat network--,renewables--,energy storage-,BESS--,wind-,PV design-,energy systems--,sustainability--,wind farm-,--resource analyst,power market--,carbon--,-consultant,decarbonisation-,renewable energy-,energy specialist,-surveyor,-coordinator,-project manager,wind-
hydrogen engineer
solar design engineer,solar--,solar project-,-manager,--designer
energy analyst,-modeler,-consultant
energy manager,-officer
> nuclear
nuclear engineer,safety case-,criticality safety--,nuclear-,decommissioning--,-operative,nuclear technician,-operator,reactor-,nuclear process-,nuclear plant--
health physicist,-physics monitor,-technician,radiation protection--,-adviser,--safety officer,radiological engineer,-technician,radiation control-
> environmental-engineering
environmental engineer,-advisor,-compliance engineer,-officer,-specialist,--officer,-coordinator,-planner,-project engineer,-manager,--protection specialist,NEPA--,environmental-,-field technician,--permitting specialist,--technician,hazardous waste-,environmental services--,--health engineer,--inspector,-consultant,EIA-,stormwater inspector,staff environmental scientist
waste manager,recycling-,waste operations-,landfill--,-engineer,waste-,-technician,-compliance officer,waste management--
recycling operative,-sorter,-centre operative,weighbridge operator,landfill-,materials recovery-
environmental manager,-compliance manager
air quality consultant,-engineer,-specialist
remediation engineer,-technician,contaminated land consultant
> human-factors
human factors engineer,-consultant,-specialist,ergonomist`
