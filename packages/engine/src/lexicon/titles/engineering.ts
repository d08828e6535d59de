export const engineeringTitles = `
mechanical engineer | mechanical design engineer, mechanical project engineer, mechanical engineering technician, mechanical designer, mechanical systems engineer, mechanical development engineer, thermal engineer, static equipment engineer, machine design engineer, mechanical engineering intern, pipe stress engineer, mechanical analysis engineer | mechanical-engineering
rotating equipment engineer | | mechanical-engineering
CFD engineer | CAE engineer, FEA engineer, simulation engineer | mechanical-engineering
piping designer | piping engineer | mechanical-engineering
design engineer | engineering designer, special purpose machinery designer | mechanical-engineering
product engineer | hardware engineer, sustaining engineer, product engineering manager, R&D engineer, R&D technician, prototype engineer, development engineer, prototype technician, innovation engineer | mechanical-engineering
materials engineer | materials scientist, polymer engineer, failure analysis engineer, coatings engineer, ceramics engineer, materials and process engineer, materials laboratory technician, welding metallurgist | mechanical-engineering
corrosion engineer | | mechanical-engineering
metallurgist | metallurgical engineer | mechanical-engineering
robotics engineer | mechatronics engineer, motion control engineer, robotics technician engineer, mechatronic engineer | controls-and-automation
industrial designer | product stylist, consumer product designer, CMF designer | mechanical-engineering
optical engineer | photonics engineer, laser engineer, optical technician, optics engineer, opto-mechanical engineer, optical systems engineer, laser technician | electronics-engineering
acoustic engineer | acoustic consultant, vibration engineer, vibration analyst, acoustics engineer | mechanical-engineering
biomedical engineer | medical device engineer, biomedical equipment technician, biomedical technician, clinical engineer, biomedical engineering technician, BMET, medical device design engineer, medical equipment technician, biomedical equipment specialist | biomedical-engineering
electrical engineer | electrical design engineer, electrical project engineer, electrical engineering technician, electrical designer, building services electrical design engineer, electrical systems engineer, electrical engineering intern, E&I engineer, electrical draughtsman | electrical-power-engineering
lighting designer | lighting engineer | electrical-power-engineering
power systems engineer | power engineer, distribution engineer, high voltage engineer, grid engineer, grid connection engineer, HV engineer, HV technician, utility engineer, electrical testing technician, electrical distribution designer | electrical-power-engineering
transmission line engineer | transmission engineer | electrical-power-engineering
substation engineer | substation design engineer | electrical-power-engineering
protection engineer | relay technician, protection and control engineer, relay engineer, protection and control technician | electrical-power-engineering
electronics engineer | electronics design engineer, hardware design engineer, analog design engineer, circuit design engineer, electronics hardware engineer, electrical hardware engineer, EMC engineer, digital design engineer, board design engineer, mixed signal design engineer, signal integrity engineer, electronic engineer, electronic design engineer | electronics-engineering
PCB designer | PCB design engineer, PCB layout engineer | electronics-engineering
electronics technician | electronics test technician, electronic repair technician, engineering technician electronics, electronics repair engineer, bench technician, electronic test engineer, RF technician, electro-optical technician, electronic service technician, component level repair technician, electronic technician | electronics-engineering
embedded systems engineer | embedded engineer, embedded software engineer, embedded hardware engineer, embedded developer, embedded C developer, embedded software developer, IoT engineer | electronics-engineering
firmware engineer | firmware developer | electronics-engineering
FPGA engineer | VLSI engineer, design verification engineer, FPGA design engineer, RTL design engineer, semiconductor engineer, chip design engineer, physical design engineer, silicon validation engineer, semiconductor process engineer, device engineer, SoC design engineer, mask designer | electronics-engineering
IC layout engineer | ASIC design engineer, IC design engineer, analog IC designer | electronics-engineering
RF engineer | radio frequency engineer, antenna engineer, microwave engineer, wireless engineer, RF design engineer, RF test engineer, RF optimization engineer, satellite communications engineer, DSP engineer, signal processing engineer | electronics-engineering
radar engineer | | electronics-engineering
telecommunications engineer | telecom engineer, fibre planner, RAN engineer, radio planner, telecoms planner, fiber design engineer, FTTH designer, fibre design engineer, telecom project engineer | electronics-engineering
OSP engineer | outside plant engineer, OSP designer | electronics-engineering
test engineer | test and validation engineer, validation and verification engineer, test technician, test and commissioning engineer, test development engineer | electronics-engineering
control systems engineer | controls engineer, automation engineer, control and instrumentation engineer, DCS engineer, automation specialist, systems integrator automation, control systems technician, EC&I engineer, controls specialist, C&I engineer, automation project engineer, controls design engineer, OT engineer | controls-and-automation
SCADA engineer | SCADA technician | controls-and-automation
PLC programmer | PLC engineer, software engineer PLC | controls-and-automation
instrumentation engineer | instrument engineer, instrumentation designer, I&C engineer, instrument designer, instrumentation and control engineer, instrument and electrical designer, measurement engineer | controls-and-automation
commissioning engineer | commissioning manager, commissioning technician, start-up engineer, commissioning agent, commissioning specialist, startup engineer, commissioning lead, commissioning coordinator | controls-and-automation
completions engineer | | controls-and-automation
systems integration engineer | requirements engineer, MBSE engineer, mission systems engineer, product systems engineer, safety and reliability engineer, integrated logistics support engineer, ILS engineer, supportability engineer, system safety engineer, configuration management specialist, logistics support analyst, ILS manager, functional safety engineer | engineering-practice
reliability engineer | asset management engineer, reliability manager, RAM engineer, asset engineer, integrity engineer, inspection engineer, reliability and maintenance engineer, condition monitoring engineer | engineering-practice
project engineer | engineering project manager, project engineering manager | engineering-practice
engineering manager | mechanical engineering manager, engineering director, electrical engineering manager, engineering supervisor, engineering team leader, plant engineering manager, design manager, design engineering manager | engineering-practice
chief engineer | | engineering-practice
engineering technician | engineering assistant, engineering aide, engineer in training, engineering co-op | engineering-practice
graduate engineer | engineering intern, trainee engineer, apprentice engineer, engineering apprentice, engineering trainee, placement engineer | engineering-practice
plant engineer | site services engineer, plant project engineer | engineering-practice
applications engineer | proposals engineer, tendering engineer | engineering-practice
piping inspector | API inspector, mechanical inspector, plant inspector, pressure vessel inspector, coating inspector, vendor inspector, boiler inspector, lifting equipment inspector, pressure equipment inspector, LOLER engineer, engineer surveyor lifting, NACE inspector, QC inspector oil and gas, pipeline inspector, engineer surveyor | engineering-practice
civil engineer | civil design engineer, civil engineering technician, civil project engineer, municipal engineer, land development engineer, civil designer, city engineer, county engineer, civil engineering intern, public works engineer, resident engineer, civil 3D designer, public works inspector, construction engineering inspector, EIT civil, site development engineer, civil project manager, town engineer, civil engineering designer, CEI inspector, public works director | civil-engineering
structural engineer | structural design engineer, structural designer, structural technician, structural inspector, structural engineering technician, structural project engineer, structural EIT, steel designer, structural assessor | civil-engineering
facade engineer | building envelope consultant, façade designer, building enclosure consultant | civil-engineering
bridge engineer | bridge inspector, bridge design engineer | civil-engineering
highway engineer | roadway engineer, transportation engineer, roadway designer, highway design engineer, transport modeller, highway inspector, pavement engineer, highways technician, roads engineer, transport consultant, transportation designer, highway designer, road safety engineer, transport engineer, street works inspector, roadway design engineer, road safety auditor, intelligent transport systems engineer | civil-engineering
traffic engineer | traffic signal engineer, traffic technician, traffic signal technician, traffic analyst, traffic modeller | civil-engineering
water engineer | water resources engineer, wastewater engineer, stormwater engineer, hydraulic modeller, coastal engineer, water process engineer, hydraulic modeler, drainage design engineer, dam engineer, drainage designer | civil-engineering
flood risk engineer | flood risk consultant | civil-engineering
hydrologist | | civil-engineering
water treatment operator | wastewater operator, water plant operator, wastewater treatment operator, water treatment plant operator, wastewater technician, water operator, wastewater plant operator, sewage treatment operative, water distribution operator, water network technician, leakage technician, water quality technician, treatment plant operator, water production operative, wastewater treatment plant operator, water technician, clean water operative | water-operations
geotechnical engineer | ground engineer, geotechnical project engineer, geo-environmental engineer, ground investigation engineer, geoscientist, mud logger, geotechnical consultant, engineering geologist, exploration geologist, wellsite geologist, project geologist, mine geologist, staff geologist, field geologist | geoscience
geophysicist | | geoscience
geologist | hydrogeologist, geological technician | geoscience
tunnel engineer | tunnelling engineer | geoscience
GIS analyst | GIS specialist, GIS technician, cartographer, geospatial analyst, GIS coordinator, photogrammetrist, GIS manager, mapping technician, GIS officer, remote sensing analyst, geospatial engineer, GIS consultant, GIS engineer, imagery analyst, remote sensing scientist, GIS intern, spatial analyst, geomatics technician, geospatial data analyst | geoscience
GIS developer | | geoscience
building services design engineer | MEP engineer, HVAC engineer, HVAC design engineer, mechanical building services design engineer, MEP designer, building services design manager, public health engineer, HVAC designer, plumbing designer, building services consultant, MEP design engineer, building performance engineer, mechanical engineer MEP, electrical engineer MEP, plumbing design engineer, HVAC project engineer | building-services-design
fire protection engineer | fire engineer, fire safety engineer, sprinkler designer, fire alarm designer, fire protection designer, fire consultant, fire alarm system designer, fire strategy consultant | building-services-design
chemical engineer | process engineer, process design engineer, process development engineer, bioprocess engineer, formulation engineer, process project engineer, process simulation engineer, process engineering technician, process engineering manager, bioprocess scientist, refinery engineer | chemical-engineering
process safety engineer | technical safety engineer, loss prevention engineer, HAZOP leader, process safety manager, process safety consultant | chemical-engineering
refinery operator | petrochemical operator, gas plant operator, process plant operator, console operator refinery, refinery process operator, DCS operator, board operator, outside operator | energy-operations
petroleum engineer | production engineer oil and gas, well engineer, well integrity engineer, pipeline engineer, production technologist, mud engineer, well test engineer, wireline engineer, well intervention engineer, operations geologist, directional driller, MWD engineer, flow assurance engineer, wellsite supervisor, cementing engineer, pipeline integrity engineer, gas network engineer, MWD field engineer | oil-and-gas
drilling engineer | drilling fluids engineer, drilling manager, drilling superintendent | oil-and-gas
reservoir engineer | subsurface engineer, petrophysicist | oil-and-gas
rig worker | roughneck, derrickhand, floorhand, driller offshore, derrickman, floorman, frac operator, wireline operator, oilfield operator, lease operator, offshore technician, pumper@, oilfield worker, well service operator, coiled tubing operator, rig hand, rig manager, wellhead technician, assistant driller, offshore operator, frac hand, slickline operator, field operator oil and gas, rig mechanic, rig electrician, pipeline technician, oilfield technician, gas compression technician, offshore installation manager, offshore production technician, workover rig operator, cement operator, equipment operator frac | oil-and-gas
toolpusher | tool pusher | oil-and-gas
roustabout | | oil-and-gas
energy engineer | wind engineer, sustainability engineer, wind resource analyst, PV design engineer, energy storage engineer, energy efficiency engineer, energy systems engineer, carbon analyst, heat network engineer, carbon consultant, wind farm engineer, wind project manager, decarbonisation consultant, energy specialist, renewables engineer, power market analyst, BESS engineer, energy coordinator, energy project manager, energy surveyor, renewable energy consultant | energy-engineering
hydrogen engineer | | energy-engineering
solar design engineer | solar engineer, solar PV design engineer, solar project engineer, solar designer, solar project manager | energy-engineering
energy analyst | energy consultant, energy modeler, energy modeller | energy-engineering
energy manager | energy officer | energy-engineering
wind turbine technician | wind technician, wind turbine engineer technician, turbine technician, wind energy technician, wind farm technician, blade technician, wind service technician, hydro technician, O&M technician renewables, BESS technician, wind turbine service technician, solar O&M technician, solar field technician, windfarm technician, hydroelectric operator | energy-operations
power plant engineer | power station engineer, turbine engineer, power plant technician, power station operator, generation engineer, power generation technician, gas turbine technician, boiler design engineer, combustion engineer, energy from waste operator, gas turbine field engineer, power plant manager, CHP engineer, turbine field service engineer, power system operator, grid operator, power dispatcher, power plant shift supervisor, gas engine technician, hydro plant operator, biogas technician, transmission system operator, turbine millwright, CHP technician | energy-operations
nuclear engineer | reactor operator, nuclear technician, nuclear safety engineer, decommissioning engineer, nuclear operator, safety case engineer, criticality safety engineer, nuclear plant operator, decommissioning operative, nuclear process operator | nuclear
health physicist | radiation protection technician, radiation protection adviser, health physics technician, health physics monitor, radiological technician, radiation safety officer, radiological engineer, radiation control technician | nuclear
environmental engineer | environmental engineering technician, environmental compliance engineer, environmental field technician, environmental health engineer, environmental project engineer, environmental permitting specialist, environmental coordinator, environmental advisor, environmental technician, environmental specialist, environmental compliance specialist, environmental officer, EIA consultant, environmental project manager, environmental planner, environmental consultant, NEPA specialist, environmental inspector, environmental compliance officer, environmental protection specialist, staff environmental scientist, stormwater inspector, weighbridge operator, environmental services technician, materials recovery operator, hazardous waste technician | environmental-engineering
waste manager | waste engineer, landfill engineer, landfill manager, recycling manager, waste management officer, recycling officer, landfill operator, recycling operative, waste operations manager, waste technician, waste compliance officer, recycling coordinator, recycling centre operative, recycling sorter | environmental-engineering
environmental manager | environmental compliance manager | environmental-engineering
air quality consultant | air quality engineer, air quality specialist | environmental-engineering
remediation engineer | contaminated land consultant, remediation technician | environmental-engineering
mining engineer | mine planning engineer, minerals processing engineer, mine engineer, mine manager, metallurgist minerals, mine planner, mine surveyor, blasting engineer, quarry engineer | geoscience
agricultural engineer | irrigation engineer, irrigation designer, farm machinery engineer, agricultural systems engineer, biosystems engineer, precision agriculture specialist | mechanical-engineering
weapons engineer | defence systems engineer, munitions engineer, explosives engineer, ordnance engineer, missile engineer, electronic warfare engineer, weapons technician, explosive ordnance technician, combat systems engineer | engineering-practice
`
