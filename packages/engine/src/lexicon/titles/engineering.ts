export const engineeringTitles = `
mechanical engineer,-development engineer,--analysis engineer,--designer,-project engineer,--systems engineer,--design engineer,machine-,static equipment--,thermal--,pipe stress- > mechanical-engineering
rotating equipment engineer > mechanical-engineering
CFD engineer,simulation-,CAE-,FEA- > mechanical-engineering
piping designer,-engineer > mechanical-engineering
design engineer,engineering designer > mechanical-engineering
product engineer,development-,innovation-,sustaining-,hardware-,R&D-,prototype-,-technician,R&D- > mechanical-engineering
materials engineer,-scientist,-laboratory technician,ceramics engineer,polymer-,coatings-,failure analysis-,welding metallurgist > mechanical-engineering
corrosion engineer > mechanical-engineering
metallurgist,metallurgical engineer > mechanical-engineering
robotics engineer,mechatronics-,robotics technician-,mechatronic--,motion control- > controls-and-automation
industrial designer,CMF-,consumer product-,product stylist > mechanical-engineering
optical engineer,optics-,optical systems-,opto-mechanical--,photonics-,laser-,-technician,optical- > electronics-engineering
acoustic engineer,-consultant,acoustics engineer,vibration-,-analyst > mechanical-engineering
biomedical engineer,-technician,medical equipment-,biomedical-,-specialist,BMET,clinical engineer,medical device- > biomedical-engineering
electrical engineer,-design engineer,--draughtsman,-designer,-project engineer,--systems engineer,E&I-- > electrical-power-engineering
lighting designer,-engineer > electrical-power-engineering
power systems engineer,grid--,distribution-,high voltage-,power--,utility-,grid connection-,HV--,-technician,electrical testing-,--distribution designer > electrical-power-engineering
transmission line engineer,--engineer > electrical-power-engineering
substation engineer,-design engineer > electrical-power-engineering
protection engineer,relay-,protection and control-,relay technician > electrical-power-engineering
electronics engineer,-design engineer,board-,analog-,hardware-,circuit-,digital-,electronic-,--engineer,electronics hardware-,electrical-,EMC--,signal integrity- > electronics-engineering
PCB designer,-design engineer,PCB layout-- > electronics-engineering
electronics technician,-repair engineer,--test technician,electronic repair--,electro-optical--,electronic-,RF-,bench-,electronic service-,--test engineer > electronics-engineering
embedded systems engineer,--engineer,IoT-,embedded software-,-developer,embedded C--,embedded--,-hardware engineer > electronics-engineering
firmware engineer,-developer > electronics-engineering
FPGA engineer,FPGA design-,chip-,physical-,RTL-,SoC-,semiconductor--,-process engineer,VLSI--,design verification-,device--,silicon validation-,mask designer > electronics-engineering
IC layout engineer,ASIC design--,IC-,analog IC designer > electronics-engineering
RF engineer,signal processing-,RF test--,antenna--,satellite communications-,DSP--,wireless-,RF optimization-,microwave--,radio frequency-,RF design-- > electronics-engineering
radar engineer > electronics-engineering
telecommunications engineer,fiber design-,fibre-,telecom--,RAN-,telecom project-,FTTH designer,telecoms planner,fibre-,radio- > electronics-engineering
OSP engineer,outside plant-,OSP designer > electronics-engineering
test engineer,test development-,--technician > electronics-engineering
control systems engineer,-technician,EC&I engineer,C&I-,automation-,-specialist,-project engineer,DCS--,OT-,controls-,-specialist,-design engineer,control and instrumentation-- > controls-and-automation
SCADA engineer,-technician > controls-and-automation
PLC programmer,-engineer > controls-and-automation
instrumentation engineer,I&C-,measurement-,instrument-,-designer,instrumentation-,-and control engineer > controls-and-automation
commissioning engineer,-agent,-manager,-lead,-specialist,-coordinator,-technician,start-up engineer,startup- > controls-and-automation
completions engineer > controls-and-automation
systems integration engineer,MBSE--,functional safety-,system-,requirements--,ILS-,mission systems-,product-,supportability--,safety and reliability-,ILS manager,configuration management specialist,logistics support analyst > engineering-practice
reliability engineer,-manager,RAM engineer,asset-,asset management-,inspection--,integrity-,condition monitoring- > engineering-practice
project engineer,engineering project manager > engineering-practice
engineering manager,-director,-supervisor,-team leader,design manager,design engineering-,electrical-,mechanical-,plant- > engineering-practice
chief engineer > engineering-practice
engineering technician,-assistant,-aide,-co-op,engineer in training > engineering-practice
graduate engineer,apprentice-,trainee-,placement-,engineering apprentice,-trainee,-intern > engineering-practice
plant engineer,plant project-,site services-- > engineering-practice
applications engineer,proposals-,tendering- > engineering-practice
piping inspector,API-,NACE-,lifting equipment-,pressure-,mechanical--,pipeline-,boiler-,plant-,coating-,vendor-,pressure vessel-,LOLER engineer,engineer surveyor > engineering-practice
civil engineer,city-,land development-,site-,resident--,municipal-,public works-,-director,-inspector,CEI--,construction engineering-,EIT civil,civil 3D designer,civil--,-project manager,-engineer,town--,county-,civil design- > civil-engineering
structural engineer,-project engineer,--technician,-EIT,-assessor,-design engineer,--inspector,-designer,steel- > civil-engineering
facade engineer,building enclosure consultant,building envelope--,façade designer > civil-engineering
bridge engineer,bridge design-,--inspector > civil-engineering
highway engineer,roads-,highway design-,roadway-,pavement--,roadway-,transport-,-consultant,-modeller,highway designer,roadway-,transportation-,-engineer,road safety-,-auditor,highway inspector,street works-,highways technician > civil-engineering
traffic engineer,traffic signal-,-technician,traffic--,-analyst,-modeller > civil-engineering
water engineer,dam-,stormwater-,wastewater-,coastal-,water process-,water resources--,drainage design--,--designer,hydraulic modeller > civil-engineering
flood risk engineer,-consultant > civil-engineering
hydrologist > civil-engineering
water treatment operator,wastewater-,-plant operator,water-,treatment--,wastewater-,water-,water distribution--,water--,wastewater-,-technician,water-,leakage-,water network-,water quality--,--production operative,sewage treatment--,clean water-- > water-operations
geotechnical engineer,-consultant,-project engineer,ground--,geo-environmental-,ground investigation-,mud logger,exploration geologist,field-,mine-,staff-,project-,wellsite-,engineering-,geoscientist > geoscience
geophysicist > geoscience
geologist,geological technician,hydrogeologist > geoscience
tunnel engineer > geoscience
GIS analyst,imagery-,spatial-,geospatial-,-engineer,-data analyst,remote sensing--,-scientist,GIS manager,-intern,-officer,-consultant,-coordinator,-specialist,-engineer,-technician,geomatics-,mapping-,cartographer,photogrammetrist > geoscience
GIS developer > geoscience
building services design engineer,--consultant,--performance engineer,HVAC design--,plumbing-,MEP-,MEP--,HVAC project-,public health--,HVAC--,-designer,plumbing-,MEP- > building-services-design
fire protection engineer,-designer,sprinkler--,fire alarm-,--consultant,fire strategy-,--engineer,fire safety- > building-services-design
chemical engineer,process development-,formulation--,process-,process simulation-,refinery--,process project-,process design--,bioprocess--,-scientist > chemical-engineering
process safety engineer,technical-,loss prevention--,HAZOP leader,process safety consultant,-manager > chemical-engineering
refinery operator,board-,refinery process-,outside--,DCS-,petrochemical-,gas plant-,process- > energy-operations
petroleum engineer,well intervention-,well--,gas network-,MWD--,pipeline-,wireline-,cementing-,mud-,pipeline integrity-,well-,MWD field--,flow assurance--,well test--,operations geologist,production technologist,directional driller,wellsite supervisor > oil-and-gas
drilling engineer,-manager,-superintendent,-fluids engineer > oil-and-gas
reservoir engineer,subsurface-,petrophysicist > oil-and-gas
rig worker,oilfield-,-technician,offshore-,offshore production-,pipeline--,wellhead-,gas compression-,assistant driller,cement operator,frac-,lease-,workover rig-,coiled tubing--,offshore--,oilfield-,wireline-,slickline-,well service-,derrickhand,derrickman,driller offshore,floorman,frac hand,rig-,-mechanic,-electrician,-manager,offshore installation-,floorhand,pumper@,roughneck > oil-and-gas
toolpusher,tool pusher > oil-and-gas
roustabout > oil-and-gas
energy engineer,energy efficiency-,heat network--,renewables--,energy storage-,BESS--,wind-,PV design-,energy systems--,sustainability--,wind farm-,--resource analyst,power market--,carbon--,-consultant,decarbonisation-,renewable energy-,energy specialist,-surveyor,-coordinator,-project manager,wind- > energy-engineering
hydrogen engineer > energy-engineering
solar design engineer,solar--,solar project-,-manager,--designer > energy-engineering
energy analyst,-modeler,-consultant > energy-engineering
energy manager,-officer > energy-engineering
wind turbine technician,-engineer technician,--service technician,wind--,BESS--,blade-,hydro-,wind farm-,solar field--,windfarm--,wind energy-,wind--,turbine-,solar O&M-,hydroelectric operator > energy-operations
power plant engineer,-manager,-technician,gas engine--,gas turbine--,biogas--,power generation-,CHP--,-engineer,combustion-,generation-,turbine-,boiler design-,power station--,-operator,grid--,hydro plant-,transmission system--,power-,--dispatcher,turbine millwright > energy-operations
nuclear engineer,safety case-,criticality safety--,nuclear-,decommissioning--,-operative,nuclear technician,-operator,reactor-,nuclear process-,nuclear plant-- > nuclear
health physicist,-physics monitor,-technician,radiation protection--,-adviser,--safety officer,radiological engineer,-technician,radiation control- > nuclear
environmental engineer,-advisor,-compliance engineer,-officer,-specialist,--officer,-coordinator,-planner,-project engineer,-manager,--protection specialist,NEPA--,environmental-,-field technician,--permitting specialist,--technician,hazardous waste-,environmental services--,--health engineer,--inspector,-consultant,EIA-,stormwater inspector,staff environmental scientist > environmental-engineering
waste manager,landfill-,-engineer,waste-,-technician,-management officer,waste compliance--,recycling--,-coordinator,-manager,waste operations- > environmental-engineering
recycling operative,-sorter,-centre operative,weighbridge operator,landfill-,materials recovery- > environmental-engineering
environmental manager,-compliance manager > environmental-engineering
air quality consultant,-engineer,-specialist > environmental-engineering
remediation engineer,-technician,contaminated land consultant > environmental-engineering
mining engineer,minerals processing-,quarry--,blasting-,mine planning-,--surveyor,-manager,-planner,metallurgist minerals > geoscience
agricultural engineer,-systems engineer,farm machinery--,biosystems--,irrigation-,-designer,precision agriculture specialist > mechanical-engineering
weapons engineer,defence systems-,combat-,explosives--,missile-,ordnance-,munitions-,electronic warfare-,weapons technician,explosive ordnance- > engineering-practice`
