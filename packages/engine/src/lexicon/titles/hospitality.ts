export const hospitalityTitles = `
chef > kitchen
executive chef,head-,chef owner,-patron,-de cuisine,kitchen chef manager > kitchen
sous chef,assistant-,second-,deputy head- > kitchen
chef de partie,=CDP@,curry chef,tandoori-,grill-,sauce-,larder-,section-,station-,garde manger-,saucier > kitchen
commis chef,apprentice-,junior-,trainee-,commis,culinary apprentice,-intern,stagiaire > kitchen
cook,culinary specialist,line chef,pub- > kitchen
pastry chef,-assistant,-cook,-sous chef,dessert--,patissier,cake decorator,-maker,chocolatier > bakery
baker,bakery manager,-assistant,-worker,-associate,-clerk,-production worker,--supervisor,-team member > bakery
kitchen manager,-coordinator,-lead,-supervisor,cook-,-manager,BOH- > kitchen
private chef,personal-,household-,chalet-,family-,live-in- > kitchen
kitchen porter,-staff,-helper,-steward,-utility,-worker,-aide,-assistant,-attendant,-crew,-hand,-team member,dish washer,pot-,dishroom worker,dishwasher,steward kitchen,kitchenhand > kitchen-support
catering assistant,dining room-,canteen--,dining hall-,dining--,food service-,-aide,-associate,-attendant,-worker,cafeteria server,-attendant,-worker,catering-,dietary cook,lunch lady,school lunch aide > kitchen-support
fast food worker,-cook,-attendant,food counter--,--assembler,-preparer,-prep worker,food preparation--,burger chef,counter server,crew trainer,restaurant team member > kitchen-support
waiter,F&B attendant,-assistant,restaurant-,-server,beverage-,cocktail-,food-,dining room-,commis de rang,server@@,waiter/waitress,waiting staff,waitperson,waitress > restaurant-service
busser,back waiter,bus person,busboy,dining attendant,dining room-,expeditor restaurant,runner-,food runner,glass collector,server assistant,bar back,barback > restaurant-service
restaurant host,greeter restaurant,host/hostess,host@@,hostess,maitre d'hotel,maître d' > restaurant-service
bartender,bar attendant,-person,-tender,-staff,-steward,-team member,barkeeper,barmaid,barman > restaurant-service
barista,café team member,--assistant,coffee shop-,--maker,cafe worker > restaurant-service
sommelier,beverage manager,-director,wine-,-waiter,-steward > restaurant-service
restaurant supervisor,F&B-,FOH-,bar-,catering-,dining room-,dining--,food service-,duty--,cafe-,banquet-,-captain,restaurant-,-shift leader,--team leader > hospitality-management
restaurant manager,-owner,-general manager,--director,F&B-,dining services-,-manager,café--,coffee shop-,fast food--,dining--,banquet-,food service-,room-,FOH--,outlet-,dining room- > hospitality-management
bar manager,nightclub-,pub-,tavern-,landlord pub,publican > hospitality-management
hotel manager,hotel general-,resort-,resort--,holiday park-,hospitality--,lodging-,motel-,hotel duty-,--director,inn keeper,innkeeper > hospitality-management
hotel receptionist,hostel-,receptionist hotel,front desk agent,-clerk,hotel-,--clerk,front office agent,guest relations--,--services representative,--service associate > hotel-front-office
front office manager,guest services--,--service supervisor,head receptionist > hotel-front-office
night auditor,-porter,-manager,-receptionist,-audit clerk > hotel-front-office
reservations agent,-manager,-consultant,-supervisor,reservationist > hotel-front-office
revenue manager,yield-,revenue executive > hotel-front-office
concierge,bell person,bellhop,guest ambassador,door attendant,hall porter > hotel-front-office
housekeeper,chambermaid,hotel cleaner,lobby-,housekeeping aide,-assistant,-associate,-attendant,-staff,houseperson,maid,turndown attendant,room- > housekeeping-and-cleaning
housekeeping manager,-coordinator,-inspector,-supervisor,-team leader,assistant housekeeper manager,director of housekeeping,executive housekeeper,head-,room inspector > housekeeping-and-cleaning
cleaner,EVS worker,janitorial-,sanitation-,custodian,cleaning associate,-staff,-attendant,-operative,hygiene-,day porter,domestic assistant,janitor > housekeeping-and-cleaning
cleaning supervisor,EVS-,domestic-,janitorial-,custodial-,environmental services-,-manager,domestic-,EVS--,cleaning-,-team leader,--operations manager > housekeeping-and-cleaning
laundry attendant,linen-,linen room-,dry cleaner,-cleaning assistant,launderer,laundry operator,-aide,-manager,-operative,-supervisor,presser@ > housekeeping-and-cleaning
private butler,butler@,footman,household assistant,-manager,housekeeping couple,valet personal,chalet host > housekeeping-and-cleaning
event coordinator,conference-,-organiser,-producer,-manager,event-,event project-,event operations--,--director,-producer,-executive,-organiser,-specialist,-planner,meeting-,director of events,events officer > events
wedding planner,-manager,-consultant,bridal coordinator,wedding and events- > events
banquet coordinator,catering-,venue-,groups-,event services manager,hotel event--,banquet houseman,-setup attendant > events
event staff,-crew,-host,-worker,concession-,hospitality-,-assistant,-team member,banquet porter,concessions attendant,guest-,box office-,-manager,cinema--,ticket clerk,-seller > events
florist,floristry assistant,floral-,-clerk,-designer,flower arranger > events
travel agent,-agency manager,travel--,-designer,-planner,-consultant,tour-,cruise-,holiday-,travel sales-,-agent,--counselor,-operations executive > travel
tour guide,tourist-,adventure-,city-,excursion-,museum-,safari-,interpretive-,wilderness-,expedition leader,tour conductor > travel
tour operator,-planner,-coordinator,-executive,tour operations-,travel product--,--contracting manager,tourism--,destination-,visitor experience-,-host,--assistant,-services associate,-manager,resort manager overseas,tourism officer,-development officer > travel
leisure attendant,attractions-,game-,arcade-,golf club steward,animateur,holiday park assistant,ride host,kids club-,resort--,-activities coordinator,guest-,entertainment--,-host,theme park- > travel
casino dealer,poker-,cage cashier,casino-,betting shop-,-manager,casino--,pit-,-boss,blackjack dealer,gaming-,-supervisor,casino-,-host,croupier,slot attendant > casino
sushi chef,-cook > kitchen
pizza chef,-cook,-maker,pizzaiolo > kitchen
breakfast chef,-cook > kitchen
school cook,hospital-,cafeteria-,institutional-,care home- > kitchen
culinary director,corporate chef,development- > kitchen
sandwich maker,-artist > kitchen-support
drive-thru operator,crew member,fast food crew > kitchen-support
banquet server,-waiter,catering server > restaurant-service
head waiter,-server,chef de rang > restaurant-service
mixologist,cocktail bartender > restaurant-service
catering manager,-operations manager,--director,food service- > hospitality-management
food and beverage manager,-director,director of food and beverage,F&B manager > hospitality-management
rooms division manager,hotel operations--,director of rooms > hospitality-management
hostel manager,campsite-,guest house- > hospitality-management
guest relations manager,-officer,--experience manager > hotel-front-office
bell attendant,-captain,bellboy,bellman,hotel porter,luggage- > hotel-front-office
valet attendant,valet parking-,--parker,parking valet > hotel-front-office
public area attendant,house--,lobby-,houseman > housekeeping-and-cleaning
environmental services technician,-aide,hospital cleaner,EVS technician > housekeeping-and-cleaning
window cleaner,carpet- > housekeeping-and-cleaning
usher,ticket taker,cinema assistant,box office- > events
catering sales manager > events
venue manager,conference services-,convention- > events
ticketing agent,-executive,-officer > travel
tour manager,-director,-escort,-leader > travel
holiday representative,resort-,overseas-,holiday rep > travel
theme park attendant,amusement--,ride-,-operator,attractions host > travel
visitor services assistant,-officer,--experience assistant,tourist information officer > travel
yacht steward,cruise ship- > housekeeping-and-cleaning`
