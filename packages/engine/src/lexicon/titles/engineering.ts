export const engineeringTitles = `
mechanical engineer,-project engineer,--designer,-systems engineer,--analysis engineer,--development engineer,--design engineer,machine-,thermal--,static equipment-,pipe stress-- > mechanical-engineering
rotating equipment engineer > mechanical-engineering
CFD engineer,CAE-,FEA-,simulation- > mechanical-engineering
piping designer,-engineer > mechanical-engineering
design engineer,engineering designer > mechanical-engineering
product engineer,development-,innovation-,hardware-,sustaining-,R&D-,prototype-,-technician,R&D- > mechanical-engineering
materials engineer,-scientist,-laboratory technician,polymer engineer,coatings-,ceramics-,failure analysis-,welding metallurgist > mechanical-engineering
corrosion engineer > mechanical-engineering
metallurgist,metallurgical engineer > mechanical-engineering
robotics engineer,mechatronics-,mechatronic-,robotics technician-,motion control-- > controls-and-automation
industrial designer,CMF-,consumer product-,product stylist > mechanical-engineering
optical engineer,photonics-,laser-,optics-,opto-mechanical-,optical systems-,--technician,laser- > electronics-engineering
acoustic engineer,-consultant,vibration analyst,-engineer,acoustics- > mechanical-engineering
biomedical engineer,-technician,-equipment specialist,-technician,medical-,--device engineer,clinical--,BMET > biomedical-engineering
electrical engineer,-project engineer,--designer,-draughtsman,-systems engineer,--design engineer,E&I-- > electrical-power-engineering
lighting designer,-engineer > electrical-power-engineering
power systems engineer,power--,distribution-,grid-,grid connection-,utility--,high voltage-,HV--,-technician,electrical testing-,--distribution designer > electrical-power-engineering
transmission line engineer,--engineer > electrical-power-engineering
substation engineer,-design engineer > electrical-power-engineering
protection engineer,relay-,protection and control-,relay technician > electrical-power-engineering
electronics engineer,-design engineer,hardware-,analog-,circuit-,digital-,board-,electronic-,--engineer,electronics hardware-,electrical-,EMC--,signal integrity- > electronics-engineering
PCB designer,-design engineer,PCB layout-- > electronics-engineering
electronics technician,-test technician,--repair engineer,electronic test--,--service technician,bench--,RF-,electronic-,electro-optical-,electronic repair- > electronics-engineering
embedded systems engineer,IoT--,embedded-,-software engineer,-developer,embedded--,embedded C-,--hardware engineer > electronics-engineering
firmware engineer,-developer > electronics-engineering
FPGA engineer,VLSI-,FPGA design-,RTL-,chip-,physical-,SoC-,semiconductor--,-process engineer,silicon validation--,device--,design verification-,mask designer > electronics-engineering
IC layout engineer,ASIC design--,IC-,analog IC designer > electronics-engineering
RF engineer,radio frequency-,antenna--,microwave-,wireless-,RF design-,RF test--,RF optimization--,satellite communications--,DSP--,signal processing- > electronics-engineering
radar engineer > electronics-engineering
telecommunications engineer,telecom project-,telecom--,RAN-,fiber design-,fibre-,--planner,radio-,telecoms-,FTTH designer > electronics-engineering
OSP engineer,outside plant-,OSP designer > electronics-engineering
test engineer,test development-,--technician > electronics-engineering
control systems engineer,-technician,DCS engineer,EC&I-,C&I-,OT-,controls-,automation project-,--engineer,-specialist,controls-,-design engineer,control and instrumentation-- > controls-and-automation
SCADA engineer,-technician > controls-and-automation
PLC programmer,-engineer > controls-and-automation
instrumentation engineer,-designer,instrument-,-engineer,I&C-,measurement-,instrumentation and control- > controls-and-automation
commissioning engineer,-manager,-technician,-agent,-specialist,-lead,-coordinator,start-up engineer,startup- > controls-and-automation
completions engineer > controls-and-automation
systems integration engineer,requirements--,MBSE-,mission systems-,product-,supportability--,system safety-,functional-,ILS--,safety and reliability-,ILS manager,configuration management specialist,logistics support analyst > engineering-practice
reliability engineer,-manager,asset management engineer,RAM--,asset-,integrity-,inspection-,condition monitoring- > engineering-practice
project engineer,engineering project manager > engineering-practice
engineering manager,-director,-supervisor,-team leader,design manager,mechanical engineering-,electrical-,design-,plant- > engineering-practice
chief engineer > engineering-practice
engineering technician,-assistant,-aide,-co-op,engineer in training > engineering-practice
graduate engineer,trainee-,apprentice-,placement-,engineering intern,-apprentice,-trainee > engineering-practice
plant engineer,site services-,plant project-- > engineering-practice
applications engineer,proposals-,tendering- > engineering-practice
piping inspector,API-,mechanical-,plant-,coating-,vendor-,boiler-,lifting equipment-,pressure-,NACE--,pipeline-,pressure vessel-,LOLER engineer,engineer surveyor > engineering-practice
civil engineer,public works-,-inspector,-director,civil designer,civil 3D-,--design engineer,municipal--,land development-,site-,resident--,town-,city-,county-,civil project-,-manager,CEI inspector,construction engineering-,EIT civil > civil-engineering
structural engineer,-technician,-inspector,-project engineer,--EIT,-assessor,-design engineer,--designer,steel- > civil-engineering
facade engineer,building envelope consultant,building enclosure--,façade designer > civil-engineering
bridge engineer,bridge design-,--inspector > civil-engineering
highway engineer,roadway-,transportation-,-designer,roadway-,highway-,-inspector,street works-,highways technician,transport modeller,-consultant,-engineer,highway design-,roadway-,pavement--,roads-,road safety-,-auditor > civil-engineering
traffic engineer,traffic signal-,-technician,traffic--,-analyst,-modeller > civil-engineering
water engineer,wastewater-,stormwater-,coastal-,water process-,dam--,water resources-,drainage design--,--designer,hydraulic modeller > civil-engineering
flood risk engineer,-consultant > civil-engineering
hydrologist > civil-engineering
water treatment operator,wastewater-,-plant operator,water-,water--,treatment-,wastewater-,water--,water distribution-,wastewater--,-technician,water network-,leakage--,water quality-,water--,-production operative,sewage treatment--,clean water-- > water-operations
geotechnical engineer,-consultant,-project engineer,ground--,geo-environmental-,ground investigation-,geoscientist,mud logger,engineering geologist,exploration-,wellsite-,project-,mine-,staff-,field- > geoscience
geophysicist > geoscience
geologist,hydrogeologist,geological technician > geoscience
tunnel engineer > geoscience
GIS analyst,geospatial-,-engineer,-data analyst,imagery--,spatial-,remote sensing-,-scientist,GIS specialist,-coordinator,-manager,-officer,-consultant,-engineer,-intern,-technician,mapping-,geomatics-,cartographer,photogrammetrist > geoscience
GIS developer > geoscience
building services design engineer,--consultant,--performance engineer,HVAC project--,HVAC--,HVAC design-,MEP-,plumbing-,public health--,MEP--,-designer,HVAC-,plumbing- > building-services-design
fire protection engineer,-designer,sprinkler--,fire alarm-,--engineer,fire safety-,--consultant,fire strategy- > building-services-design
chemical engineer,process development-,bioprocess scientist,-engineer,formulation-,process project-,process simulation--,refinery--,process-,process design- > chemical-engineering
process safety engineer,technical-,loss prevention--,HAZOP leader,process safety manager,-consultant > chemical-engineering
refinery operator,petrochemical-,gas plant-,process-,DCS--,board-,outside-,refinery process- > energy-operations
petroleum engineer,well-,well integrity-,pipeline-,--engineer,mud-,well test-,wireline--,well intervention-,MWD--,flow assurance-,cementing--,gas network-,MWD field--,production technologist,operations geologist,directional driller,wellsite supervisor > oil-and-gas
drilling engineer,-manager,-superintendent,-fluids engineer > oil-and-gas
reservoir engineer,subsurface-,petrophysicist > oil-and-gas
rig worker,oilfield-,-operator,slickline-,workover rig-,cement--,well service-,frac--,wireline-,lease-,coiled tubing-,offshore--,-technician,wellhead-,pipeline-,oilfield-,gas compression-,offshore production--,--installation manager,rig--,-mechanic,-electrician,-hand,frac-,roughneck,derrickhand,floorhand,driller offshore,derrickman,floorman,pumper@,assistant driller > oil-and-gas
toolpusher,tool pusher > oil-and-gas
roustabout > oil-and-gas
energy engineer,sustainability-,PV design-,energy storage--,energy efficiency--,energy systems--,heat network--,wind farm--,renewables--,BESS-,wind-,-resource analyst,power market--,carbon--,-consultant,decarbonisation-,renewable energy-,wind project manager,energy-,--specialist,-coordinator,-surveyor > energy-engineering
hydrogen engineer > energy-engineering
solar design engineer,solar--,solar project-,-manager,--designer > energy-engineering
energy analyst,-consultant,-modeler > energy-engineering
energy manager,-officer > energy-engineering
wind turbine technician,-engineer technician,--service technician,wind--,wind--,turbine-,wind farm-,blade--,hydro-,BESS-,solar O&M-,solar field--,windfarm--,wind energy-,hydroelectric operator > energy-operations
power plant engineer,-manager,-technician,power generation--,gas engine--,biogas--,gas turbine-,CHP--,-engineer,power station-,-operator,--dispatcher,-system operator,transmission-,grid--,hydro plant-,turbine millwright,-engineer,generation-,combustion-,boiler design- > energy-operations
nuclear engineer,safety case-,nuclear safety--,criticality-,decommissioning--,-operative,reactor operator,nuclear-,nuclear plant-,nuclear process--,--technician > nuclear
health physicist,-physics monitor,-technician,radiation protection--,-adviser,--safety officer,--control technician,radiological--,-engineer > nuclear
environmental engineer,-compliance engineer,-specialist,-officer,--field technician,--health engineer,--project engineer,-manager,--specialist,-officer,-planner,-inspector,-protection specialist,NEPA--,environmental permitting-,--coordinator,-advisor,-technician,hazardous waste-,environmental services--,--consultant,EIA-,staff environmental scientist,stormwater inspector,weighbridge operator,materials recovery- > environmental-engineering
waste manager,waste operations-,landfill--,-operator,-engineer,waste-,-technician,-management officer,waste compliance--,recycling--,-manager,-operative,-coordinator,-sorter,-centre operative > environmental-engineering
environmental manager,-compliance manager > environmental-engineering
air quality consultant,-engineer,-specialist > environmental-engineering
remediation engineer,-technician,contaminated land consultant > environmental-engineering
mining engineer,minerals processing-,blasting--,quarry-,mine planning-,--manager,-planner,-surveyor,metallurgist minerals > geoscience
agricultural engineer,-systems engineer,irrigation designer,-engineer,biosystems-,farm machinery-,precision agriculture specialist > mechanical-engineering
weapons engineer,defence systems-,combat-,munitions--,explosives-,ordnance-,missile-,electronic warfare-,weapons technician,explosive ordnance- > engineering-practice`
