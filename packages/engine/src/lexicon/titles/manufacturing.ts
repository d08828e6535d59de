export const manufacturingTitles = `
> production
production operative,-associate,-labourer,-op,-team member,--helper,-operator,-worker,line-,process-,factory-,-hand,-operative,line-,general-,manufacturing-,-associate,-operator
machine operator,line-,mill-,mixer-,press-,filling-,moulding-,slitter-,converting-,saw-,machine minder,-op,rubber technician
extrusion operator,extruder-
assembler,assembly associate,-technician,-fitter,-operator,-worker,-operative,-line worker
electronics assembler,harness-,cable-,electrical-,electronic-,-assembly operative,wireman,wiring technician
SMT operator,PCB assembler
panel builder,-wirer
solderer,soldering technician
packaging operator,-operative,-technician,-line operator,bottling--,packing-,-line operative
process operator,batch-,plant-,blending-,chemical-,control room-,manufacturing technician,bioprocess-,production-,process-,-associate,-operative
food production operative,-worker,food factory--,--processor,meat-,poultry-,bakery operative,food technologist-,food process--
clean room operator,-operative,wafer fab operator,cleanroom--,-technician,fab-,semiconductor-,-process technician
sewing machinist,-machine operator,industrial sewer,stitcher,textile operative
fabric cutter,pattern-
garment worker
print operator,flexo-,bindery-,printer-,printing press-,--technician,pre-press-,lithographic printer,press-,screen-,print finisher,printer@
overhead crane operator,gantry-
> production-management
production team leader,manufacturing-,shift-,cell--,line-,-supervisor,production-,manufacturing-,assembly-,plant-,machine shop-,production shift--,--incharge,-foreman,-lead,line-,shift incharge,-in charge
production manager,-shift manager,--unit manager,manufacturing--,-operations manager,factory--,plant-,works-,machine shop-,VP manufacturing,director of-,plant director,-superintendent
> production-planning
production planner,-controller,-planning manager,--scheduler,-control clerk,manufacturing planner,master scheduler,scheduling manager
production administrator,-clerk,manufacturing coordinator,shop floor-
> machining
CNC machinist,Swiss-,5 axis-,CNC miller,-engineer,-machine operator,CNC programmer setter--,CNC--,CNC mill--,CNC--,-technician
CNC lathe operator,--turner
CNC setter,CNC machine-,setter@@
CNC programmer
machinist,EDM operator,lathe-,miller@,turner@,machine shop worker
grinder operator,surface grinder
toolmaker,die maker,mould-,jig-,tool-,-setter,-room machinist,tooling technician
sheet metal worker,-mechanic,-fabricator,turret punch operator,stamping--,punch press-,sheetmetal worker
laser operator,laser cutter-
press brake operator,brake press--
metal finisher,coating operator,paint line-,--sprayer,deburrer,electroplater,finisher@,industrial painter,spray-,plater,polisher@
shot blaster,sandblaster
powder coater
foundry worker,-operative,caster@,die casting operator,forge--,furnace-,heat treatment-,--treater,moulder@
composite technician,fiberglass-,composite fabricator,laminator@
wood machinist,-worker,sawmill-,CNC router operator,cabinet maker,furniture-,cabinetmaker,woodworker
3D printing technician,additive manufacturing--,-engineer
> quality
quality inspector,QC-,QA-,final-,dimensional-,quality control-,-operator,--auditor,-checker,-controller,-operative,QC-
CMM programmer,-inspector,-operator
quality technician,quality assurance-,quality control--,QC--,quality lab-,QA--,-auditor
calibration technician,metrology-,metrologist
quality engineer,quality assurance-,quality control--,quality systems--,=QE@@,=SQE@
validation engineer,-specialist
quality manager,-assurance manager,-supervisor,quality--,-operations manager,QA--,QC-,quality control-,--director,-lead,-team leader,--systems manager,head of quality
QHSE manager,SHEQ-
quality assurance officer,-specialist,-associate,-coordinator,QA--,-specialist,quality compliance-,--administrator,-officer,QA-,-associate
document controller,-control specialist
NDT technician,ultrasonic-,nondestructive testing-,NDT inspector
product tester,final-,production-,electronic test technician,test operative,-operator
> manufacturing-engineering
manufacturing engineer,-process engineer,production--,method-,process improvement-
tooling engineer
NPI engineer,industrialisation-,NPD-,=NPI@@
continuous improvement manager,process-,-specialist,continuous-,-engineer,CI--,-lead,-manager,operational excellence-,kaizen leader
lean manager,-consultant,-practitioner,-manufacturing engineer
industrial engineer,work study-,time study analyst
packaging engineer,-developer,-technologist,-development engineer
food technologist,process-,NPD-,product development-,food scientist
> plant-maintenance
maintenance technician,-mechanic,-operative,-worker,-engineer,shift-,multi skilled-,equipment technician,mechanical-,multi-craft-,industrial mechanic,plant-
mechanical fitter,maintenance-
millwright,fitter,machinery mechanic
electrical maintenance technician,-engineer,--fitter,-and instrumentation technician,electro-mechanical technician,electromechanical-,instrumentation and controls-
automation technician,PLC-,controls-,robotics-,mechatronics-
instrument technician,instrumentation-,C&I-,E&I-,EC&I-,I&C-
maintenance manager,-director,-superintendent,-lead,-supervisor,-coordinator,-team leader,head of maintenance
maintenance planner,-scheduler,planner-,CMMS administrator,reliability technician,shutdown planner,turnaround-
boiler operator,power plant-,utilities--,-technician,boiler-,-engineer,stationary operating-,--engineer,steam-
robot operator,automation-,robotic welding-,robot programmer,-technician
> craft-making
upholsterer
french polisher,furniture restorer,taxidermist
bookbinder,book conservator
shoemaker,cobbler,glass blower,leather worker,leatherworker,saddler,shoe repairer,wood carver
gunsmith,armourer
textile technologist,-dyer`
