export const hospitalityTitles = `
chef > kitchen
executive chef,head-,chef patron,-owner,-de cuisine,kitchen chef manager > kitchen
sous chef,assistant-,second-,deputy head- > kitchen
chef de partie,=CDP@,station chef,section-,grill-,larder-,sauce-,tandoori-,curry-,garde manger-,saucier > kitchen
commis chef,apprentice-,trainee-,junior-,commis,culinary intern,-apprentice,stagiaire > kitchen
cook,line chef,pub-,culinary specialist > kitchen
pastry chef,-cook,-assistant,-sous chef,dessert--,patissier,cake decorator,-maker,chocolatier > bakery
baker,bakery assistant,-worker,-associate,-clerk,-manager,-team member,--supervisor,-production worker > bakery
kitchen manager,-lead,-coordinator,-supervisor,cook-,-manager,BOH- > kitchen
private chef,personal-,household-,family-,chalet-,live-in- > kitchen
kitchen porter,-assistant,-hand,-helper,-steward,-staff,-worker,-crew,-utility,-aide,-attendant,-team member,dishwasher,pot washer,dish-,steward kitchen,dishroom worker,kitchenhand > kitchen-support
catering assistant,dining room-,dining--,dining hall-,canteen--,food service-,-aide,-attendant,-associate,-worker,catering--,cafeteria-,-attendant,-server,school lunch aide,dietary cook,lunch lady > kitchen-support
fast food worker,food preparation--,food prep--,--preparer,-assembler,-counter attendant,fast food--,-cook,restaurant team member,crew trainer,burger chef,counter server > kitchen-support
waiter,waitress,server@,waiting staff,food server,cocktail-,dining room-,beverage--,restaurant-,-assistant,F&B-,-attendant,commis de rang,waitperson,waiter/waitress > restaurant-service
busser,food runner,busboy,barback,back waiter,expeditor restaurant,runner-,bar back,server assistant,dining attendant,dining room-,glass collector,bus person > restaurant-service
restaurant host,host@,hostess,maître d',greeter restaurant,maitre d'hotel,host/hostess > restaurant-service
bartender,barman,barmaid,bar staff,-tender,-person,-steward,-attendant,-team member,barkeeper > restaurant-service
barista,café team member,--assistant,coffee shop-,--maker,cafe worker > restaurant-service
sommelier,wine waiter,-steward,-director,beverage-,-manager > restaurant-service
restaurant supervisor,bar-,F&B-,FOH-,catering-,cafe-,food service-,banquet--,duty-,dining-,dining room-,restaurant shift leader,--team leader,--captain,banquet- > hospitality-management
restaurant manager,-general manager,--owner,-director,F&B-,dining services-,-manager,food service--,room-,café--,FOH-,banquet-,fast food-,dining--,coffee shop-,outlet--,dining room- > hospitality-management
bar manager,pub-,nightclub-,tavern-,publican,landlord pub > hospitality-management
hotel manager,hotel general-,resort-,resort--,lodging-,motel-,hospitality-,holiday park-,hotel duty--,--director,inn keeper,innkeeper > hospitality-management
hotel receptionist,hostel-,guest service agent,-associate,--services representative,--relations agent,front office--,--desk agent,-clerk,hotel-,--clerk,receptionist hotel > hotel-front-office
front office manager,guest services--,--service supervisor,head receptionist > hotel-front-office
night auditor,-receptionist,-manager,-porter,-audit clerk > hotel-front-office
reservations agent,-manager,-supervisor,-consultant,reservationist > hotel-front-office
revenue manager,yield-,revenue executive > hotel-front-office
concierge,guest ambassador,hall porter,bell person,door attendant,bellhop > hotel-front-office
housekeeper,turndown attendant,room-,housekeeping-,-assistant,-staff,-aide,-associate,chambermaid,maid,hotel cleaner,lobby-,houseperson > housekeeping-and-cleaning
housekeeping manager,-coordinator,-director,-team leader,--supervisor,-inspector,room-,executive housekeeper,head-,director of housekeeping,assistant housekeeper manager > housekeeping-and-cleaning
cleaner,janitor,custodian,hygiene operative,cleaning-,-worker,-attendant,-staff,-associate,-specialist,-technician,-assistant,domestic-,janitorial worker,EVS-,sanitation-,day porter > housekeeping-and-cleaning
cleaning supervisor,domestic-,EVS-,custodial-,janitorial-,environmental services-,-manager,domestic-,EVS--,cleaning-,-team leader,--operations manager > housekeeping-and-cleaning
laundry attendant,linen-,linen room-,presser@,laundry operative,-supervisor,-aide,-manager,-operator,dry cleaner,-cleaning assistant,launderer > housekeeping-and-cleaning
private butler,butler@,household manager,-assistant,housekeeping couple,valet personal,footman,chalet host > housekeeping-and-cleaning
event coordinator,conference-,-organiser,event-,-executive,-producer,conference-,-manager,event-,event project-,event operations--,--specialist,-director,-planner,meeting-,director of events,events officer > events
wedding planner,-consultant,-manager,bridal coordinator,wedding and events- > events
banquet coordinator,catering-,venue-,groups-,hotel event manager,event services--,banquet houseman,-setup attendant > events
event staff,-crew,-host,-worker,concession-,hospitality-,-assistant,-team member,cinema manager,box office-,-attendant,concessions--,guest-,banquet porter,ticket seller,-clerk > events
florist,floral designer,-clerk,-assistant,floristry-,flower arranger > events
travel agent,-advisor,-counselor,-operations executive,--designer,-agency manager,travel--,-planner,-consultant,holiday-,tour-,cruise-,travel sales-,-agent > travel
tour guide,tourist-,museum-,excursion-,city-,safari-,interpretive-,wilderness-,adventure-,expedition leader,tour conductor > travel
tour operator,-operations executive,travel product--,tour--,-planner,-coordinator,tourism-,-development officer,--officer,-manager,travel contracting-,destination--,visitor services-,-associate,--assistant,-experience host,-manager,resort manager overseas > travel
leisure attendant,attractions-,game-,arcade-,resort host,-activities coordinator,guest-,entertainment--,-host,theme park-,ride--,kids club-,animateur,holiday park assistant,golf club steward > travel
casino dealer,blackjack-,poker-,gaming-,-supervisor,casino-,-host,-manager,pit-,betting shop-,-cashier,cage--,casino-,croupier,slot attendant,pit boss > casino
sushi chef,-cook > kitchen
pizza chef,-cook,-maker,pizzaiolo > kitchen
breakfast chef,-cook > kitchen
school cook,institutional-,cafeteria-,hospital-,care home- > kitchen
culinary director,corporate chef,development- > kitchen
sandwich maker,-artist > kitchen-support
drive-thru operator,fast food crew,crew member > kitchen-support
banquet server,-waiter,catering server > restaurant-service
head waiter,-server,chef de rang > restaurant-service
mixologist,cocktail bartender > restaurant-service
catering manager,-operations manager,--director,food service- > hospitality-management
food and beverage manager,-director,F&B manager,director of food and beverage > hospitality-management
rooms division manager,hotel operations--,director of rooms > hospitality-management
hostel manager,campsite-,guest house- > hospitality-management
guest relations manager,-officer,-executive,--experience manager > hotel-front-office
bell attendant,-captain,bellman,bellboy,hotel porter,luggage- > hotel-front-office
valet attendant,valet parking-,--parker,parking valet > hotel-front-office
public area attendant,house--,lobby-,houseman > housekeeping-and-cleaning
environmental services technician,-aide,EVS technician,hospital cleaner > housekeeping-and-cleaning
window cleaner,carpet- > housekeeping-and-cleaning
usher,ticket taker,cinema assistant,box office- > events
catering sales manager > events
venue manager,conference services-,convention- > events
ticketing agent,-officer,-executive > travel
tour manager,-leader,-escort,-director > travel
holiday representative,resort-,overseas-,holiday rep > travel
theme park attendant,amusement--,ride-,-operator,attractions host > travel
visitor services assistant,-officer,--experience assistant,tourist information officer > travel
yacht steward,cruise ship- > housekeeping-and-cleaning`
