export const hospitalityTitles = `
> kitchen
chef
executive chef,head-,chef owner,-patron,-de cuisine,kitchen chef manager
sous chef,assistant-,second-,deputy head-,junior sous,jr-
chef de partie,=CDP@,curry chef,tandoori-,grill-,sauce-,larder-,section-,station-,garde manger-,saucier
commis chef,apprentice-,junior-,trainee-,commis,culinary apprentice,-intern,stagiaire
cook,culinary specialist,line chef,pub-
kitchen manager,-coordinator,-lead,-supervisor,cook-,-manager,BOH-
private chef,personal-,household-,chalet-,family-,live-in-
sushi chef,-cook
pizza chef,-cook,-maker,pizzaiolo
breakfast chef,-cook
school cook,hospital-,cafeteria-,institutional-,care home-
culinary director,-instructor,chef-,corporate chef,development-
> bakery
pastry chef,-assistant,-cook,-sous chef,dessert--,patissier,cake decorator,-maker,chocolatier,confectioner
baker,bakery manager,-assistant,-worker,-associate,-clerk,-production worker,--supervisor,-team member
> kitchen-support
kitchen porter,-staff,-helper,-steward,-utility,-worker,-aide,-assistant,-attendant,-crew,-hand,-team member,=KP@@,dish washer,pot-,dishroom worker,dishwasher,steward kitchen,kitchenhand
catering assistant,canteen-,dining room-,dining--,food service-,-worker,-aide,-associate,-attendant,cafeteria--,-server,-worker,catering-,lunch lady,school lunch aide,diet--,dietary-,-cook,-assistant,dining hall-,ward catering--,--hostess,-host
fast food worker,-cook,-attendant,food counter--,--assembler,-preparer,-prep worker,food preparation--,burger chef,counter server,crew trainer,restaurant team member
sandwich maker,-artist
drive-thru operator,crew member,fast food crew
> restaurant-service
waiter,F&B attendant,-assistant,restaurant-,-server,beverage-,cocktail-,food-,dining room-,commis de rang,server@@,waiting staff,waitperson,waitress
busser,back waiter,bus person,busboy,dining attendant,dining room-,expeditor restaurant,runner-,food runner,glass collector,server assistant,bar back,barback
restaurant host,greeter restaurant,host@@,hostess,maitre d'hotel,maître d'
bartender,bar attendant,-person,-tender,-staff,-steward,-team member,barkeeper,barmaid,barman
barista,café team member,--assistant,coffee shop-,--maker,cafe worker
sommelier,beverage manager,-director,wine-,-waiter,-steward
banquet server,-waiter,catering server
head waiter,-server,chef de rang
mixologist,cocktail bartender
> hospitality-management
restaurant supervisor,FOH-,bar-,cafe-,catering-,dining room-,duty--,banquet-,dining-,food service-,F&B--,-executive,banquet captain,restaurant-,-team leader,--shift leader
restaurant manager,-general manager,--director,-owner,-operations manager,banquet--,outlet-,FOH-,café-,coffee shop-,fast food--,dining--,food service-,room-,dining room--,dining services--,-director,F&B--,=AGM@@,duty manager@@
bar manager,nightclub-,pub-,tavern-,landlord pub,publican
hotel manager,hotel general-,resort-,resort--,holiday park-,hospitality--,lodging-,motel-,hotel duty-,--director,=GM@@,inn keeper,innkeeper
catering manager,-operations manager,--director,food service-
food and beverage manager,-director,F&B manager
rooms division manager,hotel operations--,director of rooms
hostel manager,campsite-,guest house-
> hotel-front-office
hotel receptionist,hostel-,receptionist hotel,front desk agent,-clerk,hotel-,--clerk,front office agent,guest relations--,--services representative,--service associate
front office manager,guest services--,--service supervisor,head receptionist
night auditor,-porter,-manager,-receptionist,-audit clerk
reservations agent,-manager,-consultant,-supervisor,reservationist
revenue manager,yield-,revenue executive
concierge,bell person,bellhop,guest ambassador,door attendant,hall porter
guest relations manager,-officer,--experience manager
bell attendant,-boy,-captain,bellboy,bellman,hotel porter,luggage-,linen-
valet attendant,valet parking-,--parker,parking valet
> housekeeping-and-cleaning
housekeeper,chambermaid,houseperson,maid,room attendant,turndown-,domestic helper,-worker,hotel cleaner,lobby-,houseboy,housekeeping aide,-assistant,-associate,-attendant,-staff
housekeeping manager,-coordinator,-inspector,-supervisor,-team leader,assistant housekeeper manager,director of housekeeping,executive housekeeper,head-,room inspector
cleaner,EVS worker,janitorial-,sanitation-,custodian,cleaning associate,-staff,-attendant,-operative,hygiene-,day porter,domestic assistant,janitor
cleaning supervisor,EVS-,domestic-,janitorial-,custodial-,environmental services-,-manager,domestic-,EVS--,cleaning-,-team leader,--operations manager
laundry attendant,linen-,linen room-,dry cleaner,-cleaning assistant,ironing--,ironer,launderer,laundry operator,-aide,-manager,-supervisor,presser@
private butler,butler@,footman,household assistant,-manager,housekeeping couple,valet personal,chalet host
public area attendant,house--,lobby-,houseman
environmental services technician,-aide,hospital cleaner,EVS technician
window cleaner,carpet-
yacht steward,cruise ship-
> events
event coordinator,conference-,-organiser,event-,-specialist,-director,-producer,conference-,-manager,event-,event project-,event operations--,meeting planner,event-,-executive,events officer
wedding planner,-manager,-consultant,bridal coordinator,wedding and events-
banquet coordinator,catering-,venue-,groups-,event services manager,hotel event--,banquet houseman,-setup attendant
event staff,-crew,-host,-worker,concession-,hospitality-,-assistant,-team member,banquet porter,concessions attendant,guest-,box office-,-manager,cinema--,ticket clerk,-seller
florist,floristry assistant,floral-,-clerk,-designer,flower arranger
usher,ticket taker,cinema assistant,box office-
catering sales manager
venue manager,conference services-,convention-
> travel
travel agent,-agency manager,travel--,-designer,-planner,-consultant,tour-,cruise-,holiday-,travel sales-,-agent,--counselor,-operations executive
tour guide,tourist-,adventure-,city-,excursion-,museum-,safari-,interpretive-,wilderness-,expedition leader,tour conductor
tour operator,-planner,-coordinator,-executive,tour operations-,travel product--,--contracting manager,tourism--,destination-,visitor experience-,-host,--assistant,-services associate,-manager,resort manager overseas,tourism officer,-development officer
leisure attendant,attractions-,game-,arcade-,golf club steward,animateur,holiday park assistant,ride host,kids club-,resort--,-activities coordinator,guest-,entertainment--,-host,theme park-
ticketing agent,-executive,-officer
tour manager,-director,-escort,-leader
holiday representative,resort-,overseas-,holiday rep
theme park attendant,amusement--,ride-,-operator,attractions host
visitor services assistant,-officer,--experience assistant,tourist information officer
> casino
casino dealer,poker-,cage cashier,casino-,betting shop-,-manager,casino--,pit-,-boss,blackjack dealer,gaming-,-inspector,casino-,-host,-supervisor,gaming-,croupier,slot attendant`
