export const maritimeAndRailTitles = `
> deck-crew
deckhand,=EDH,=AB@@,=OS@@,able seaman,barge hand,boat-,deck-,-cadet,-rating,ferry crew,mariner,sailor,seafarer,seaman
bosun,boatswain
ship's officer,chief-,third-,deck-,navigation-,deck watch-,mate@
dynamic positioning operator,DP--,=DPO@@
ship captain,-master,ferry-,-captain,yacht-,boat-,-operator,launch-,vessel-,-captain,water taxi-,boatmaster,coxswain,master mariner,skipper,tender driver
harbour pilot,maritime-,marine-
tug captain,tugboat-,towboat-,-pilot,tug master
> marine-engineering
marine engineer,second-,port-,yacht-,fourth-,2nd-,3rd-,tug-,superintendent-,ship-,third-,marine chief-,=ETO,engine cadet,engineer officer
engine room rating,-oiler,--rating,wiper@@,QMED oiler,motorman,oiler ship
electro-technical officer
marine technician,marine electrical-,boat repair--,boat yard--,marine service--,outboard--,yacht-,marine electronics-,-installer,--fitter,-mechanic,boat-,outboard-,marine diesel-,--engine technician,boat--,-rigger,yacht-,boatyard operative,sailmaker
shipbuilder,hull technician,laminator boats,ship's carpenter,marine-,-welder,ship-,-repairer,-painter,-plater,outside machinist,shipwright,shipyard electrician,-rigger,-worker,yacht joiner,marine-
boat builder,boatbuilder
shipfitter,marine pipefitter,ship fitter
naval architect,marine-,-structural engineer,offshore-,ship-,subsea--,mooring-,ship design-,marine-,subsea-,marine project--,marine systems--,--warranty surveyor,hydrodynamicist
commercial diver,subsea technician,dive-,diver@,diving supervisor,underwater welder
ROV pilot,-supervisor,-technician
> ship-hospitality
yacht steward,cabin-,ship-,chief stew,-stewardess,superyacht-,yacht-,-chef,-stew,cruise director,-staff,-ship crew,galley hand,ship's cook,steward baker,messman
> fishing-and-aquaculture
fisherman,fisher@,fishing crew,-deckhand,-vessel crew,trawlerman
fish farm worker,-technician,salmon-,hatchery--,fish health-,aquaculture--,-manager,hatchery-,fish farm-,-assistant,--hatchery worker,--farmer,shellfish-,marine farm operative
> port-operations
stevedore,linesman port,tankerman,longshore worker,port-,-crane operator,STS-,port--,marine terminal-,quayside operative,dock-,port-,lashing-,mooring-,terminal-,-tractor driver,tugmaster--,straddle carrier-,docker@,lasher@,line handler,longshoreman,tally clerk
harbour master,-assistant,-manager,marine operations coordinator,-manager,port-,-supervisor,-officer,maritime-,coastguard-,--officer,berthing-,port security-,bridge operator,berth planner,vessel-,harbormaster,lock keeper,terminal superintendent,port-,marine-,-terminal manager,port--,-director,-controller,-supervisor,-captain
marina manager,marina operations-,--assistant,-dockhand,-attendant,dock master,dockmaster
VTS operator,vessel traffic officer
> shipping-business
shipping agent,-executive,marine operations-,shipping-,boarding agent,husbandry-,port-,bunker trader,demurrage clerk,-analyst,laytime-,liner operations,post fixture operator,ship--,ship agency-,voyage--,-manager,ship operations-,ship--,vessel-,-scheduler,-agent,-operations coordinator,marine--
technical superintendent,vetting-,marine operations-
shipbroker,chartering executive,-operator,-manager,-broker,ship-
crewing manager,-officer
marine surveyor,class-,draft-,hull-,ship-,yacht-,marine casualty-,--consultant,-inspector,petroleum-
vetting inspector,cargo-,-surveyor
> train-crew
train driver,metro-,tube-,railway engineer-,locomotive--,-engineer,-operator,rail-,train-,-engineer
tram driver,light rail-,streetcar operator,tram-
train conductor,assistant-,passenger-,tram-,freight-,railroad-,railway-,brakeman,commercial guard,conductor-,-railroad,-trainee,conductor@@,guard@@,locomotive switcher,rail car-,railcar--,-operator,rail yard-,--shunter,train-,-attendant,-host,-guard,-crew member,on-board manager,switchman,trainman,trainmaster,yardmaster,shunter driver
revenue protection officer,-inspector,ticket--,fare-,-enforcement officer,revenue-,--control officer
> rail-operations
station assistant,-host,-dispatcher,-supervisor,-team member,--customer assistant,gateline--,ticket office-,platform--,-staff,railway station-,-manager,train cleaner,-presentation operative,transit station agent,rail customer host
railway signaller,crossing keeper,duty control manager,transit operations--,mobile-,rail-,-controller,line--,rail-,train-,rail service-,rail traffic--,--roster clerk,--timetable planner,--transportation supervisor,transit operations--,train-,transit--,train crew-,-manager,transit--,-scheduler,-controller,train running-,--movement director,signaller@,signalman
bus controller,-scheduler,-depot manager,bus operations--
train planner,diagramming-,transit-,bus network-,public transport--,timetable--,rail resource-
train dispatcher,rail-,railroad-,transit-
> rail-infrastructure
track worker,railway maintenance-,track-,-manager,track section--,--foreman,-engineer,p-way-,permanent way-,-operative,rail maintenance--,-technician,S&T--,p way-,roadmaster,trackman,trackperson,COSS,lookout operative,P-way-,rail-,railway-,PTS-,-labourer,rail-,track-,-inspector,-supervisor,rail site-,track quality--,platelayer,rail grinder,-worker,railroad-,-laborer
on-track plant operator,rail-,tamper--,RRV-
signal maintainer
rail welder,thermite-,track-,crossing nose-
overhead line technician,OLE--,catenary-,-lineman,traction-,OLE linesman
rail signalling engineer,signalling--,-installer,-design engineer,rail-,OLE-,ETCS--,contractor's responsible-,rail integration--,rail--,-technical officer,--project manager,-engineer,signalling-,--supervisor,-principles tester,--assistant,-fitter,-tester,-maintenance engineer,rail systems--,railway-,CBTC--,railway telecoms-,gauging--,rail safety-,railway electrification--,rail-,railway--,OLE-,S&T-,overhead line-,rail civil--,railway-,train control--,traction power--,E&P technician,railway communications-,possession planner,railroad signal maintainer,signal inspector
track design engineer
rolling stock technician,-engineer,-mechanic,-electrician,-supervisor,-fitter,bogie--,rail-,train-,-maintainer,-presentation technician,train depot--,tram--,train-,train maintenance-,-engineer,traction--,rail vehicle-,-technician,-mechanic,transit-,carman
railcar mechanic,freight car-,rail-,-repairer,wagon--,-fitter,railcar inspector,-welder,-repairman,-technician,railcar repair-
locomotive mechanic,-technician,-fitter,-electrician,-machinist`
