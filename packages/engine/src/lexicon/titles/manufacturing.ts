export const manufacturingTitles = `
production operative | production worker, production operator, factory worker, factory operative, manufacturing operative, manufacturing associate, production associate, production team member, manufacturing operator, process worker, production labourer, line operative, line worker, production helper, general operative, factory hand | production
machine operator | machine minder, line operator, press operator, injection molding operator, moulding operator, mixer operator, filling operator, converting operator, slitter operator, saw operator, mill operator | production
extrusion operator | extruder operator | production
assembler | assembly operative, assembly worker, assembly technician, assembly line worker, assembly operator, assembly associate, assembly fitter | production
electronics assembler | wiring technician, wireman, cable assembler, harness assembler, electronic assembly operative, electrical assembler, electronic assembler | production
SMT operator | PCB assembler | production
panel builder | panel wirer | production
solderer | soldering technician | production
packaging operator | packaging operative, packaging technician, packing operator, packaging associate, packaging line operator, packing line operative, bottling operator, packaging worker | production
process operator | process operative, chemical operator, process technician, plant operator, blending operator, production technician, manufacturing technician, batch operator, control room operator, bioprocess technician, process associate | production
food production operative | food processor, food factory worker, meat processor, food process operative, bakery operative, food production worker, food technologist operative, poultry processor | production
clean room operator | cleanroom technician, clean room operative, semiconductor technician, wafer fab operator, fab technician, cleanroom operator, semiconductor process technician | production
sewing machinist | sewing machine operator, industrial sewer, upholsterer, stitcher, textile operative | production
fabric cutter | pattern cutter | production
garment worker | | production
print operator | press printer, printing press operator, print finisher, printer operator, bindery operator, flexo operator, lithographic printer, pre-press technician, printing technician, screen printer | production
production team leader | production supervisor, manufacturing supervisor, line leader, production lead, line supervisor, cell leader, manufacturing team leader, plant supervisor, assembly supervisor, shift team leader, production shift supervisor, machine shop supervisor, production foreman | production-management
production manager | manufacturing manager, plant manager, factory manager, production shift manager, director of manufacturing, production unit manager, plant superintendent, works manager, manufacturing operations manager, plant director, VP manufacturing, machine shop manager | production-management
production planner | production scheduler, master scheduler, production controller, manufacturing planner, production planning manager, scheduling manager, production control clerk | production-planning
production administrator | production clerk, manufacturing coordinator, shop floor coordinator | production-planning
CNC machinist | CNC operator, CNC machine operator, CNC miller, CNC mill operator, CNC technician, CNC engineer, Swiss machinist, 5 axis machinist, CNC setter operator, CNC programmer setter operator | machining
CNC lathe operator | CNC turner | machining
CNC setter | CNC machine setter | machining
CNC programmer | | machining
machinist | lathe operator, miller@, turner@, machine shop worker, EDM operator | machining
grinder operator | surface grinder | machining
toolmaker | die maker, mould maker, mold maker, tool maker, tooling technician, tool room machinist, jig maker, tool setter | machining
sheet metal worker | sheet metal fabricator, sheet metal mechanic, turret punch operator, punch press operator, sheetmetal worker, stamping operator | machining
laser operator | laser cutter operator | machining
press brake operator | brake press operator | machining
metal finisher | finisher@, polisher@, industrial painter, deburrer, spray painter, paint sprayer, coating operator, plater, industrial spray painter, paint line operator | machining
shot blaster | sandblaster | machining
powder coater | | machining
foundry worker | moulder@, caster@, furnace operator, heat treater, heat treatment operator, forge operator, foundry operative, die casting operator | machining
composite technician | laminator@, fiberglass technician, composite fabricator | machining
wood machinist | cabinet maker, furniture maker, bench joiner factory, CNC router operator, woodworker, sawmill worker, wood worker, cabinetmaker | machining
3D printing technician | additive manufacturing technician, additive manufacturing engineer | machining
quality inspector | quality controller, QC inspector, quality control inspector, quality checker, QA inspector, dimensional inspector, quality operative, final inspector, quality auditor, QC operative, quality control operator | quality
CMM programmer | CMM inspector, CMM operator | quality
quality technician | quality control technician, quality assurance technician, QC technician, QA technician, quality lab technician, QA auditor | quality
calibration technician | metrology technician, metrologist | quality
quality engineer | quality assurance engineer, quality systems engineer, =SQE, quality control engineer | quality
validation engineer | validation specialist | quality
quality manager | quality assurance manager, QA manager, quality control manager, head of quality, director of quality, QC manager, quality supervisor, quality director, quality lead, quality team leader, quality assurance supervisor, quality operations manager, quality systems manager | quality
QHSE manager | SHEQ manager | quality
quality assurance officer | QA officer, quality coordinator, quality specialist, quality assurance specialist, quality administrator, quality assurance coordinator, QA coordinator, QA specialist, quality compliance specialist, QA associate, quality assurance associate, quality officer, quality advisor | quality
document controller | document control specialist | quality
NDT technician | nondestructive testing technician, NDT inspector, NDT level 2 technician, ultrasonic technician, non destructive testing technician | quality
product tester | test operator, production tester, final tester, test operative, electronic test technician | quality
manufacturing engineer | production engineer, manufacturing process engineer, process improvement engineer, method engineer, manufacturing engineering manager, manufacturing engineering technician | manufacturing-engineering
tooling engineer | | manufacturing-engineering
NPI engineer | industrialisation engineer | manufacturing-engineering
continuous improvement manager | continuous improvement specialist, continuous improvement engineer, operational excellence manager, CI manager, process improvement specialist, Six Sigma black belt specialist, CI engineer, process improvement manager, kaizen leader, CI lead | manufacturing-engineering
lean manager | lean manufacturing engineer, lean specialist, lean consultant, lean coordinator, lean practitioner | manufacturing-engineering
industrial engineer | industrial engineering technician, work study engineer, time study analyst, industrial engineering manager | manufacturing-engineering
packaging engineer | packaging technologist, packaging development engineer, packaging developer | manufacturing-engineering
food technologist | NPD technologist, product development technologist, process technologist, food scientist, technical manager food, hygiene manager food | manufacturing-engineering
maintenance technician | maintenance mechanic, industrial mechanic, maintenance engineer, multi skilled engineer, plant mechanic, maintenance worker, equipment technician, multi-craft technician, industrial maintenance mechanic, maintenance operative, shift engineer, mechanical technician | plant-maintenance
mechanical fitter | maintenance fitter | plant-maintenance
millwright | machinery mechanic, mechanical fitter turner, fitter, fitter and turner | plant-maintenance
electrical maintenance technician | electrical maintenance engineer, industrial electrician maintenance, electrical fitter, electromechanical technician, electro-mechanical technician, electrical and instrumentation technician, instrumentation and controls technician | plant-maintenance
automation technician | controls technician, PLC technician, mechatronics technician, robotics technician | plant-maintenance
instrument technician | E&I technician, instrumentation technician | plant-maintenance
maintenance manager | maintenance supervisor, maintenance team leader, engineering manager maintenance, maintenance superintendent, maintenance lead, head of maintenance, maintenance coordinator, maintenance director | plant-maintenance
maintenance planner | maintenance scheduler, planner scheduler, reliability technician, CMMS administrator, shutdown planner, turnaround planner | plant-maintenance
boiler operator | stationary engineer, boiler technician, utilities operator, power plant operator, boiler engineer, utilities technician, stationary operating engineer, steam engineer | plant-maintenance
robot operator | robot technician, robot programmer, robotic welding operator, automation operator | plant-maintenance
overhead crane operator | gantry crane operator | production
`
