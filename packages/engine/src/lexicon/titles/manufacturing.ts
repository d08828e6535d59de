export const manufacturingTitles = `
production operative,factory-,-hand,-worker,process-,line-,-operative,general-,manufacturing-,-associate,-operator,production-,-labourer,-helper,-worker,-associate,-team member > production
machine operator,line-,press-,moulding-,mixer-,filling-,converting-,slitter-,saw-,mill-,machine minder > production
extrusion operator,extruder- > production
assembler,assembly operative,-worker,-technician,-operator,-associate,-fitter,-line worker > production
electronics assembler,cable-,harness-,electrical-,electronic-,-assembly operative,wiring technician,wireman > production
SMT operator,PCB assembler > production
panel builder,-wirer > production
solderer,soldering technician > production
packaging operator,-operative,-technician,-line operator,bottling--,packing-,-line operative > production
process operator,chemical-,plant-,blending-,batch-,control room-,process associate,-operative,-technician,production-,manufacturing-,bioprocess- > production
food production operative,-worker,food factory--,--technologist operative,bakery--,food process-,--processor,meat-,poultry- > production
clean room operator,-operative,semiconductor technician,-process technician,fab--,cleanroom-,-operator,wafer fab- > production
sewing machinist,-machine operator,industrial sewer,upholsterer,stitcher,textile operative > production
fabric cutter,pattern- > production
garment worker > production
print operator,printer-,bindery-,flexo-,printing press-,--technician,pre-press-,press printer,lithographic-,screen-,print finisher > production
production team leader,shift-,manufacturing-,--supervisor,plant-,assembly-,production shift-,--lead,-foreman,-supervisor,machine shop-,line--,-leader,cell- > production-management
production manager,-shift manager,--unit manager,manufacturing--,-operations manager,plant--,factory-,works-,machine shop-,VP manufacturing,director of-,plant superintendent,-director > production-management
production planner,-controller,-planning manager,--control clerk,--scheduler,master-,manufacturing planner,scheduling manager > production-planning
production administrator,-clerk,manufacturing coordinator,shop floor- > production-planning
CNC machinist,Swiss-,5 axis-,CNC miller,-technician,-engineer,-operator,CNC machine-,CNC mill--,CNC setter--,CNC programmer- > machining
CNC lathe operator,--turner > machining
CNC setter,CNC machine- > machining
CNC programmer > machining
machinist,lathe operator,EDM-,miller@,turner@,machine shop worker > machining
grinder operator,surface grinder > machining
toolmaker,die maker,mould-,tool-,jig-,tooling technician,tool setter,-room machinist > machining
sheet metal worker,-fabricator,-mechanic,punch press operator,stamping--,turret punch-,sheetmetal worker > machining
laser operator,laser cutter- > machining
press brake operator,brake press-- > machining
metal finisher,finisher@,polisher@,spray painter,industrial-,deburrer,paint sprayer,-line operator,coating--,plater > machining
shot blaster,sandblaster > machining
powder coater > machining
foundry worker,-operative,moulder@,caster@,furnace operator,forge-,die casting-,heat treatment--,--treater > machining
composite technician,fiberglass-,laminator@,composite fabricator > machining
wood machinist,-worker,sawmill-,cabinet maker,furniture-,CNC router operator,woodworker,cabinetmaker > machining
3D printing technician,additive manufacturing--,-engineer > machining
quality inspector,QC-,QA-,dimensional-,final-,quality control-,-operator,--auditor,-controller,-checker,-operative,QC- > quality
CMM programmer,-inspector,-operator > quality
quality technician,quality control-,quality assurance--,QC--,quality lab-,QA--,-auditor > quality
calibration technician,metrology-,metrologist > quality
quality engineer,quality assurance-,quality systems--,quality control--,=SQE > quality
validation engineer,-specialist > quality
quality manager,-assurance manager,-supervisor,quality--,-control manager,QA--,QC-,quality operations-,--lead,-systems manager,--director,-team leader,head of quality,director- > quality
QHSE manager,SHEQ- > quality
quality assurance officer,-specialist,-coordinator,-associate,QA--,-officer,quality-,-administrator,-compliance specialist,QA--,-coordinator > quality
document controller,-control specialist > quality
NDT technician,ultrasonic-,nondestructive testing-,NDT inspector > quality
product tester,production-,final-,test operator,-operative,electronic test technician > quality
manufacturing engineer,-process engineer,production--,method-,process improvement- > manufacturing-engineering
tooling engineer > manufacturing-engineering
NPI engineer,industrialisation- > manufacturing-engineering
continuous improvement manager,-engineer,-specialist,process-,-manager,operational excellence--,CI--,-engineer,-lead,kaizen leader > manufacturing-engineering
lean manager,-specialist,-consultant,-practitioner,-manufacturing engineer > manufacturing-engineering
industrial engineer,work study-,time study analyst > manufacturing-engineering
packaging engineer,-technologist,-developer,-development engineer > manufacturing-engineering
food technologist,NPD-,process-,product development-,food scientist > manufacturing-engineering
maintenance technician,-engineer,-worker,-operative,-mechanic,plant-,industrial-,shift engineer,multi skilled-,equipment technician,multi-craft-,mechanical- > plant-maintenance
mechanical fitter,maintenance- > plant-maintenance
millwright,machinery mechanic,fitter,+and turner,mechanical fitter-- > plant-maintenance
electrical maintenance technician,-engineer,--fitter,-and instrumentation technician,electromechanical technician,electro-mechanical-,instrumentation and controls- > plant-maintenance
automation technician,controls-,PLC-,mechatronics-,robotics- > plant-maintenance
instrument technician,E&I-,instrumentation- > plant-maintenance
maintenance manager,-supervisor,-superintendent,-lead,-coordinator,-director,-team leader,head of maintenance > plant-maintenance
maintenance planner,-scheduler,planner-,reliability technician,CMMS administrator,shutdown planner,turnaround- > plant-maintenance
boiler operator,power plant-,utilities--,-technician,boiler-,-engineer,steam-,stationary-,-operating engineer > plant-maintenance
robot operator,automation-,robotic welding-,robot technician,-programmer > plant-maintenance
overhead crane operator,gantry- > production`
