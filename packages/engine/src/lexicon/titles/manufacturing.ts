export const manufacturingTitles = `
production operative,-associate,-labourer,-operator,-team member,--helper,-worker,line-,process-,factory-,-hand,-operative,line-,general-,manufacturing-,-operator,-associate > production
machine operator,line-,mill-,mixer-,press-,filling-,moulding-,slitter-,converting-,saw-,machine minder > production
extrusion operator,extruder- > production
assembler,assembly associate,-technician,-fitter,-operator,-worker,-operative,-line worker > production
electronics assembler,harness-,cable-,electrical-,electronic-,-assembly operative,wireman,wiring technician > production
SMT operator,PCB assembler > production
panel builder,-wirer > production
solderer,soldering technician > production
packaging operator,-operative,-technician,-line operator,bottling--,packing-,-line operative > production
process operator,batch-,plant-,blending-,chemical-,control room-,manufacturing technician,bioprocess-,production-,process-,-associate,-operative > production
food production operative,-worker,food factory--,--processor,meat-,poultry-,bakery operative,food technologist-,food process-- > production
clean room operator,-operative,wafer fab operator,cleanroom--,-technician,fab-,semiconductor-,-process technician > production
sewing machinist,-machine operator,industrial sewer,stitcher,textile operative,upholsterer > production
fabric cutter,pattern- > production
garment worker > production
print operator,flexo-,bindery-,printer-,printing press-,--technician,pre-press-,lithographic printer,press-,screen-,print finisher > production
production team leader,manufacturing-,shift-,cell--,line-,-supervisor,assembly-,production shift-,--lead,-foreman,-supervisor,plant-,manufacturing-,machine shop- > production-management
production manager,-shift manager,--unit manager,manufacturing--,-operations manager,factory--,plant-,works-,machine shop-,VP manufacturing,director of-,plant director,-superintendent > production-management
production planner,-controller,-planning manager,--scheduler,-control clerk,manufacturing planner,master scheduler,scheduling manager > production-planning
production administrator,-clerk,manufacturing coordinator,shop floor- > production-planning
CNC machinist,Swiss-,5 axis-,CNC miller,-engineer,-machine operator,CNC programmer setter--,CNC--,CNC mill--,CNC--,-technician > machining
CNC lathe operator,--turner > machining
CNC setter,CNC machine- > machining
CNC programmer > machining
machinist,EDM operator,lathe-,miller@,turner@,machine shop worker > machining
grinder operator,surface grinder > machining
toolmaker,die maker,mould-,jig-,tool-,-setter,-room machinist,tooling technician > machining
sheet metal worker,-mechanic,-fabricator,turret punch operator,stamping--,punch press-,sheetmetal worker > machining
laser operator,laser cutter- > machining
press brake operator,brake press-- > machining
metal finisher,polisher@,coating operator,paint line-,--sprayer,deburrer,finisher@,industrial painter,spray-,plater > machining
shot blaster,sandblaster > machining
powder coater > machining
foundry worker,-operative,caster@,die casting operator,forge--,furnace-,heat treatment-,--treater,moulder@ > machining
composite technician,fiberglass-,composite fabricator,laminator@ > machining
wood machinist,-worker,sawmill-,CNC router operator,cabinet maker,furniture-,cabinetmaker,woodworker > machining
3D printing technician,additive manufacturing--,-engineer > machining
quality inspector,QC-,QA-,final-,dimensional-,quality control-,-operator,--auditor,-checker,-controller,-operative,QC- > quality
CMM programmer,-inspector,-operator > quality
quality technician,quality assurance-,quality control--,QC--,quality lab-,QA--,-auditor > quality
calibration technician,metrology-,metrologist > quality
quality engineer,quality assurance-,quality control--,quality systems--,=SQE > quality
validation engineer,-specialist > quality
quality manager,-assurance manager,-supervisor,quality--,-operations manager,QA--,QC-,quality control-,--director,-lead,-team leader,--systems manager,director of quality,head- > quality
QHSE manager,SHEQ- > quality
quality assurance officer,-specialist,-associate,-coordinator,QA--,-specialist,quality compliance-,--administrator,-officer,QA-,-associate > quality
document controller,-control specialist > quality
NDT technician,ultrasonic-,nondestructive testing-,NDT inspector > quality
product tester,final-,production-,electronic test technician,test operative,-operator > quality
manufacturing engineer,-process engineer,production--,method-,process improvement- > manufacturing-engineering
tooling engineer > manufacturing-engineering
NPI engineer,industrialisation- > manufacturing-engineering
continuous improvement manager,process-,-specialist,continuous-,-engineer,CI--,-lead,-manager,operational excellence-,kaizen leader > manufacturing-engineering
lean manager,-consultant,-practitioner,-specialist,-manufacturing engineer > manufacturing-engineering
industrial engineer,work study-,time study analyst > manufacturing-engineering
packaging engineer,-developer,-technologist,-development engineer > manufacturing-engineering
food technologist,process-,NPD-,product development-,food scientist > manufacturing-engineering
maintenance technician,-mechanic,-operative,-worker,-engineer,shift-,multi skilled-,equipment technician,mechanical-,multi-craft-,industrial mechanic,plant- > plant-maintenance
mechanical fitter,maintenance- > plant-maintenance
millwright,fitter,+and turner,mechanical fitter--,machinery mechanic > plant-maintenance
electrical maintenance technician,-engineer,--fitter,-and instrumentation technician,electro-mechanical technician,electromechanical-,instrumentation and controls- > plant-maintenance
automation technician,PLC-,controls-,robotics-,mechatronics- > plant-maintenance
instrument technician,instrumentation-,E&I- > plant-maintenance
maintenance manager,-director,-superintendent,-lead,-supervisor,-coordinator,-team leader,head of maintenance > plant-maintenance
maintenance planner,-scheduler,planner-,CMMS administrator,reliability technician,shutdown planner,turnaround- > plant-maintenance
boiler operator,power plant-,utilities--,-technician,boiler-,-engineer,stationary operating-,--engineer,steam- > plant-maintenance
robot operator,automation-,robotic welding-,robot programmer,-technician > plant-maintenance
overhead crane operator,gantry- > production`
