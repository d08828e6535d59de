export const automotiveTitles = `
> vehicle-repair
automotive technician,-apprentice,-tech,-service technician,drivability--,dealership-,diagnostic-,fleet maintenance-,vehicle-,auto--,fleet-,express-,master-,vehicle-,transmission-,B-,light line-,workshop--,auto repair-,--tech,master-,engine builder,mechanic
lube technician,quick service-,general-,alignment--,fast fit-,hood--,oil-,oil change-,exhaust fitter,lube tech
tyre fitter,-technician,-and exhaust fitter,tire installer,-changer,-tech
diesel mechanic,truck-,HGV-,commercial vehicle-,-technician,heavy-,-mechanic,diesel engine--,heavy duty--,-technician,medium-,HGV--,LGV-,truck-,diesel-,-tech,HGV fitter
trailer mechanic,-technician
bus mechanic,PSV-,-technician,coach-,PCV-
heavy equipment mechanic,-technician,construction-,material handling--,plant--,-fitter,mining mechanic,crane-,equipment-,aerial lift-,powered access engineer
hydraulic technician,hose-,hydraulic engineer,-mechanic
forklift technician,lift truck-,FLT engineer,forklift-,-mechanic
agricultural technician,-engineer technician,--equipment technician,--service technician,--mechanic,tractor-,farm equipment-
motorcycle technician,powersports-
small engine technician,-mechanic,golf cart technician
bicycle mechanic,cycle-,motorcycle-,bike-,-technician,cycle-,motorbike-
RV technician,RV service-,motorhome--,caravan-,-engineer
EV technician,hybrid-
ADAS technician,ADAS calibration-
auto electrician,vehicle-,automotive-,-electrical technician,auto-,vehicle-,electric vehicle--
MOT tester,-technician,PDI-,vehicle inspection-,--examiner,-inspector,pre-delivery-
smog technician,smog check-,emissions inspector
roadside technician,roadside recovery-,breakdown--,roadside assistance-,--patrol,-mechanic,patrol-,vehicle recovery operator
tow truck driver,recovery--,-technician,-operator,tow-
vehicle dismantler,auto-,-recycler,car breaker,salvage technician,vehicle depolluter
> body-and-paint
auto body technician,-repairer,vehicle-,-builder,--builder,autobody technician,body repair-,collision-,body--,bodyshop-,collision-,frame-,body shop-,--man,trailer body fitter,bodyshop panel beater,coachbuilder
MET technician,-tech,-fitter,strip-,-and fit technician
PDR technician,dent repair-,SMART-,smart repairer
panel beater,-repairer,-technician
automotive painter,auto-,bodyshop-,car-,auto body-,vehicle--,-sprayer,-refinish technician,paint--,paint prep-,--preparer,prepper@,refinisher
windscreen technician,windshield-,window tint-,auto glass--,-installer,window tinter,windscreen fitter
vehicle valeter,-washer,-preparation technician,lot--,reconditioning-,detail-,car cleaner,vehicle-,-service attendant,lot--,car wash-,-manager,-associate,--prep,-washer,fleet-,dealership porter,service-,lot-,detailer@,valeter
vehicle damage assessor,--appraiser,auto-,auto damage-,-adjuster,--body estimator,collision--,bodyshop-,body shop-,=VDA,estimator bodyshop
> service-management
body shop manager,bodyshop supervisor,-manager,collision-,-center manager
service advisor,-lane advisor,aftersales--,bodyshop-,service drive-,--cashier,-host,-team advisor,--writer,-consultant,-booking advisor,assistant service manager
warranty administrator,-clerk
automotive service manager,--workshop manager,vehicle-,garage--,service-,MOT-,aftersales-,auto shop-,fast fit--,fixed operations--,-director,service--,-department manager,tire store--,fleet maintenance--,-supervisor,shop foreman
workshop manager,-controller,-supervisor,-foreman
> parts
parts advisor,parts sales-,-executive,-representative,-specialist,--administrator,-salesperson,-clerk,-consultant,-interpreter,-professional,-counter person
parts driver,parts delivery-
parts manager,parts department-,parts sales--,--director,-supervisor
> vehicle-sales
car sales executive,automotive-,-professional,-associate,-consultant,auto-,car-,dealership-,RV-,vehicle-,-executive,motor-,motorcycle-,truck-,van-,BDC representative,auto sales-,automotive-,--product specialist,auto salesperson,vehicle-,car-,-salesman,-sales person,product genius
vehicle buyer,car-
automotive sales manager,car-,dealership-,auto-,automotive desk--,--general manager,dealership-,--manager,BDC-,new car-,used-,dealer principal
finance and insurance manager,dealership finance manager,automotive-,--business manager,F&I--,-producer,-specialist
title clerk,DMV-,dealership accounting-,--administrator,new car-,vehicle--,-admin assistant,automotive office manager,--biller,car-
car rental agent,-manager,branch-,hire controller,hire desk-,car hire agent,rental counter--,--car agent,--representative,-agent,-sales associate,-agent
> automotive-engineering
automotive engineer,vehicle test technician
dyno technician,test cell-
powertrain engineer,-calibration engineer,automotive design--,--systems engineer,--test engineer,vehicle-,HIL-,ADAS--,homologation-,crash-,motorsport-,race-,chassis-,vehicle-,vehicle dynamics-,NVH--,vehicle integration-,engine test technician
battery engineer,EV-,vehicle development-,battery systems--,battery test--
> driving-instruction
approved driving instructor,driving--,truck-,CDLr,HGVr,behind-the-wheelr,ADIr,driver trainer,-trainingr,driving schoolr,examiner
automotive trainer,-instructor,auto mechanics-,automotive technology--,motor vehicle tutor,vehicle technical trainer
> production
vehicle assembler,automotive-,-production worker,--assembly worker,car-,vehicle production operative`
