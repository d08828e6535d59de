export const aviationTitles = `
> pilots
airline pilot,pilot@@,senior first officer
airline captain,jet-,line-,flight-,direct entry-,captain airline
first officer,second-,=FO@@,=SFO@@
helicopter pilot,-captain,EMS pilot,HEMS-,rotary-,air ambulance-
flight instructor,aviation-,simulator-,type rating-,flying--,ground-,ground school-,=CFI
drone pilot,-surveyor,-operator,unmanned aircraft-,UAV--,UAS-,-pilot,remote-,UAV-,-technician,drone-
> aviation-management
director of flight operations,base captain,fleet-,flight operations director,-manager,chief pilot
airport operations officer,-coordinator,-manager,airside-,-officer,FBO manager,ground operations-,-supervisor,airport-,-specialist,--manager,terminal duty-,airport-,--director,-services manager,-supervisor,airport--,-terminal manager,ramp--,airline station-,airport-,ground handling--
airfield operations officer,-specialist,--manager
director of maintenance,CAMO manager,Part 145-,line station--,aircraft maintenance--,-supervisor,aviation-,-director,-manager,base-,line-,continuing airworthiness--,hangar--,-supervisor,maintenance control-
aviation safety officer,-manager,airline-,compliance monitoring--,aviation quality--,-auditor,--auditor,-compliance manager,flight data analyst,--safety officer
airline analyst,-revenue analyst,airport--,-planner,aviation-,-consultant,-analyst,airline pricing-,--network planner,aircraft leasing manager,route development--
> cabin-crew
flight attendant,cabin-,-crew,-services manager,in-flight--,inflight crew,air hostess,-stewardess,-steward
purser,cabin manager,-supervisor
> airport-ground
airport customer service agent,passenger--,-supervisor,--handling agent,station--,airline reservation-,--check-in agent,--ticket agent,--passenger assistant,--agent,PRM-,airport-,-representative,-lounge agent,-attendant,wheelchair--,-agent,special assistance-
gate agent,check-in-
ramp agent,ground-,-crew,-operations agent,--handling agent,--handler,ramp-,airport baggage-,--operative,airside-,-agent,cargo-,cross utilized-,ramp attendant,-operator,-supervisor,-worker,-lead,-service agent,fleet-,-clerk
aircraft cleaner,-groomer,cabin cleaner,-appearance agent
line service technician,-specialist,FBO line technician
baggage handler,aircraft loader,airport-
aircraft refueller,-fueler,airport-,aviation-,-fuel technician,into-plane operator,refueler
airport security officer,transportation-,aviation-,-manager,-agent,airport-,-guard,--screener,security-,-screening officer,TSA--,-agent
airport firefighter,aerodrome-,aviation-,ARFF-
> flight-operations
aircraft dispatcher,airline-,airport-,flight-,-scheduler,-planner,-operations controller,-specialist,-assistant,-coordinator,-officer,--follower,-coordinator,flight ops-,turnaround--,-manager,dispatcher airline
charter coordinator
crew scheduler,-controller,-rostering officer,--planner,crew roster-,--tracker,-scheduling coordinator
airline operations controller,network-,airline duty manager,--operations manager,aviation operations coordinator,-specialist
aviation parts specialist,-salesperson,-clerk,--stores operative,--buyer,-storeperson,-sales executive,--logistics coordinator,AOG--,aircraft parts-,-buyer,--stores controller,--materials specialist,AOG--,charter sales manager
> air-traffic-control
air traffic controller,-manager,-assistant,-control officer,-specialist,ATC specialist,ATCO,approach controller,radar-,tower-,flight information service officer
air traffic safety electronics engineer,ATC engineer,airways-,air traffic-,ATSEP,airfield electrician,-lighting technician,navaids--
> aircraft-maintenance
aircraft mechanic,-apprentice,aircraft maintenance-,-fitter,-mechanic,-technician,aviation-,base-,line-,A&P--,landing gear-,aviation--,aircraft component-,aircraft line--,aircraft composite--,aircraft armament--,aircraft--,-mechanical fitter,--maintainer,-fitter,-systems mechanic,A&P--,AMT-,airframe-,aviation-,flight line-,=AMT
GSE mechanic,-technician
powerplant mechanic,jet engine-,aircraft-,-technician,aero-,-fitter
helicopter mechanic,-technician,-engineer
licensed aircraft engineer,-maintenance engineer,line--,aircraft-,licensed avionics--,B2 licensed-,--engineer,B1-,B1--,B2-,cat A-,aircraft--,-certifying engineer,=AME,=LAE,certifying technician
avionics technician,avionics installation-,--engineer,-specialist,-mechanic,-installer,-fitter,-repair technician,avionics bench--,aircraft electrical--,-fitter,--electrician
aircraft structures technician,aircraft structural--,-mechanic,structures--,-technician,structural repair-
aircraft assembler,structures-,aircraft structural-,aerospace--,-machinist,-fitter,-technician,spacecraft-,aircraft production-,aircraft assembly--,-mechanic,--builder,riveter
aircraft painter,-finisher,-upholsterer,-cabinet maker,--interior mechanic,-technician,aircraft paint--,aviation painter
aircraft inspector,aircraft quality-,aviation-,aircraft maintenance--,aviation-,aviation--,aviation safety-
airworthiness inspector
airworthiness engineer,-surveyor,-review staff,technical services engineer,CAMO--,powerplant-,maintenance programs-,aviation maintenance planner,aircraft-,--planner,-asset manager,--technical representative
aircraft records technician,-clerk,aviation-,technical-,-officer
flight simulator technician,simulator--,-engineer
> aerospace-engineering
aerospace engineer,-stress engineer,aircraft-,airworthiness certification--,aerodynamics--,aeronautical-,aircraft structural-,--systems engineer,avionics-,propulsion--,airframe-,MRB-,aircraft design-,--performance engineer,flight dynamics--,flight sciences--,=DER,aerodynamicist
GNC engineer,flight controls-
flight test engineer
satellite engineer,-controller,-operations engineer,mission-,spacecraft operator,-engineer,payload-,aerospace project-,--design engineer,--systems engineer,space-
stress engineer`
