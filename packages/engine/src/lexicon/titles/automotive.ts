export const automotiveTitles = `
automotive technician,-apprentice,-tech,-service technician,drivability--,dealership-,diagnostic-,fleet maintenance-,vehicle-,auto--,fleet-,express-,master-,vehicle-,transmission-,B-,light line-,workshop--,auto repair-,--tech,engine builder,mechanic > vehicle-repair
lube technician,quick service-,general-,alignment--,fast fit-,hood--,oil-,oil change-,exhaust fitter,lube tech > vehicle-repair
tyre fitter,-technician,-and exhaust fitter,tire installer,-changer,-tech > vehicle-repair
diesel mechanic,truck-,HGV-,commercial vehicle-,-technician,heavy-,-mechanic,diesel engine--,heavy duty--,-technician,medium-,HGV--,LGV-,truck-,diesel-,-tech,HGV fitter > vehicle-repair
trailer mechanic,-technician > vehicle-repair
bus mechanic,PSV-,-technician,coach-,PCV- > vehicle-repair
heavy equipment mechanic,-technician,construction-,material handling--,plant--,-fitter,mining mechanic,crane-,equipment-,aerial lift-,powered access engineer > vehicle-repair
hydraulic technician,hose-,hydraulic engineer,-mechanic > vehicle-repair
forklift technician,lift truck-,FLT engineer,forklift-,-mechanic > vehicle-repair
agricultural technician,-engineer technician,--equipment technician,--service technician,--mechanic,tractor-,farm equipment- > vehicle-repair
motorcycle technician,powersports- > vehicle-repair
small engine technician,-mechanic,golf cart technician > vehicle-repair
bicycle mechanic,cycle-,motorcycle-,bike-,-technician,cycle-,motorbike- > vehicle-repair
RV technician,RV service-,motorhome--,caravan-,-engineer > vehicle-repair
EV technician,hybrid- > vehicle-repair
ADAS technician,ADAS calibration- > vehicle-repair
auto electrician,vehicle-,automotive-,-electrical technician,auto-,vehicle-,electric vehicle-- > vehicle-repair
MOT tester,-technician,PDI-,vehicle inspection-,--examiner,-inspector,pre-delivery- > vehicle-repair
smog technician,smog check-,emissions inspector > vehicle-repair
roadside technician,roadside recovery-,breakdown--,roadside assistance-,--patrol,-mechanic,patrol-,vehicle recovery operator > vehicle-repair
tow truck driver,recovery--,-technician,-operator,tow- > vehicle-repair
auto body technician,-repairer,vehicle-,-builder,--builder,autobody technician,body repair-,collision-,body--,bodyshop-,collision-,frame-,body shop-,--man,trailer body fitter,bodyshop panel beater,coachbuilder > body-and-paint
MET technician,-fitter,strip- > body-and-paint
PDR technician,dent repair-,SMART-,smart repairer > body-and-paint
panel beater,-repairer,-technician > body-and-paint
automotive painter,auto-,bodyshop-,car-,auto body-,vehicle--,-sprayer,-refinish technician,paint--,paint prep-,--preparer,prepper@,refinisher > body-and-paint
windscreen technician,windshield-,window tint-,auto glass--,-installer,window tinter,windscreen fitter > body-and-paint
vehicle valeter,-washer,-preparation technician,lot--,reconditioning-,detail-,car cleaner,vehicle-,-service attendant,lot--,car wash-,-manager,-associate,--prep,-washer,fleet-,dealership porter,service-,lot-,detailer@,valeter > body-and-paint
vehicle damage assessor,--appraiser,auto-,auto damage-,-adjuster,--body estimator,collision--,bodyshop-,body shop-,=VDA,estimator bodyshop > body-and-paint
body shop manager,bodyshop supervisor,-manager,collision center-,--manager,-centre manager > service-management
service advisor,-lane advisor,aftersales--,bodyshop-,service drive-,--cashier,-host,-team advisor,--writer,-consultant,-booking advisor,assistant service manager > service-management
warranty administrator,-clerk > service-management
automotive service manager,--workshop manager,vehicle-,garage--,service-,MOT-,aftersales-,auto shop-,fast fit--,fixed operations--,-director,service--,-department manager,tire store--,fleet maintenance--,-supervisor,shop foreman > service-management
workshop manager,-controller,-supervisor,-foreman > service-management
parts advisor,parts sales-,-executive,-representative,-specialist,--administrator,-salesperson,-clerk,-consultant,-interpreter,-professional,-counter person > parts
parts driver,parts delivery- > parts
parts manager,parts department-,parts sales--,--director,-supervisor > parts
car sales executive,automotive-,-professional,-associate,-consultant,auto-,car-,dealership-,RV-,vehicle-,-executive,motor-,motorcycle-,truck-,van-,BDC representative,auto sales-,automotive-,--product specialist,auto salesperson,vehicle-,car-,-salesman,-sales person,product genius > vehicle-sales
vehicle buyer,car- > vehicle-sales
automotive sales manager,car-,dealership-,auto-,automotive desk--,--general manager,dealership-,--manager,BDC-,new car-,used-,dealer principal > vehicle-sales
finance and insurance manager,dealership finance manager,automotive-,--business manager,F&I--,-producer,-specialist > vehicle-sales
title clerk,DMV-,dealership accounting-,--administrator,new car-,vehicle--,-admin assistant,automotive office manager,--biller,car- > vehicle-sales
car rental agent,-manager,branch-,hire controller,hire desk-,car hire agent,rental counter--,--car agent,--representative,-agent,-sales associate,-agent > vehicle-sales
automotive engineer,vehicle test technician > automotive-engineering
dyno technician,test cell- > automotive-engineering
powertrain engineer,-calibration engineer,automotive design--,--systems engineer,--test engineer,vehicle-,HIL-,ADAS--,homologation-,crash-,motorsport-,race-,chassis-,vehicle-,vehicle dynamics-,NVH--,vehicle integration-,engine test technician > automotive-engineering
battery engineer,EV-,vehicle development-,battery systems--,battery test-- > automotive-engineering
approved driving instructor,truck-,ADI--,CDL-,HGV-,behind-the-wheel-,driver training-,driving school--,--examiner,driver trainer > driving-instruction
vehicle assembler,automotive-,-production worker,--assembly worker,car-,vehicle production operative > production
vehicle dismantler,auto-,-recycler,car breaker,salvage technician,vehicle depolluter > vehicle-repair
automotive trainer,-instructor,auto mechanics-,automotive technology--,motor vehicle tutor,vehicle technical trainer > driving-instruction`
