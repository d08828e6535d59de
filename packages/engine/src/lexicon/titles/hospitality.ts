export const hospitalityTitles = `
chef | | kitchen
executive chef | head chef, chef de cuisine, chef patron, kitchen chef manager, chef owner | kitchen
sous chef | assistant chef, second chef, deputy head chef | kitchen
chef de partie | =CDP@, station chef, section chef, grill chef, larder chef, sauce chef, saucier, garde manger chef, tandoori chef, curry chef | kitchen
commis chef | commis, apprentice chef, trainee chef, junior chef, culinary intern, stagiaire, culinary apprentice | kitchen
cook | line chef, pub chef, culinary specialist | kitchen
pastry chef | pastry cook, patissier, dessert chef, cake decorator, pastry sous chef, pastry assistant, chocolatier, cake maker | bakery
baker | bakery assistant, bakery worker, bakery associate, bakery clerk, bakery production worker, bakery manager, bakery team member, bakery supervisor | bakery
kitchen manager | kitchen supervisor, back of house manager, BOH manager, kitchen lead, cook manager, cook supervisor, kitchen coordinator | kitchen
private chef | personal chef, household chef, family chef, chalet chef, live-in chef | kitchen
kitchen porter | dishwasher, kitchen assistant, pot washer, steward kitchen, kitchen hand, kitchen helper, kitchen steward, dish washer, kitchen staff, kitchen worker, kitchen team member, kitchen crew, kitchen utility, kitchen aide, dishroom worker, kitchenhand, kitchen attendant | kitchen-support
catering assistant | canteen assistant, dining hall assistant, cafeteria worker, food service assistant, cafeteria attendant, school lunch aide, food service worker, dietary cook, food service aide, cafeteria server, lunch lady, food service attendant, dining room assistant, dining assistant, catering worker, food service associate | kitchen-support
fast food worker | restaurant team member, food preparation worker, food prep worker, fast food attendant, food counter attendant, crew trainer, fast food cook, burger chef, food preparer, food assembler, counter server | kitchen-support
waiter | waitress, server@, restaurant server, waiting staff, food server, commis de rang, F&B assistant, waiter/waitress, cocktail server, waitperson, fine dining server, F&B attendant, dining room server, restaurant assistant, beverage server | restaurant-service
busser | food runner, busboy, barback, back waiter, expeditor restaurant, bar back, server assistant, dining room attendant, dining attendant, glass collector, bus person, runner restaurant | restaurant-service
restaurant host | host@, hostess, maître d', host/hostess, greeter restaurant, maitre d'hotel | restaurant-service
bartender | barman, barmaid, bar staff, bar tender, bar person, bar steward, barkeeper, bar team member, bar attendant | restaurant-service
barista | café assistant, coffee shop assistant, cafe worker, café team member, shift supervisor coffee shop, coffee maker | restaurant-service
sommelier | wine waiter, wine steward, wine director, beverage director, beverage manager | restaurant-service
restaurant supervisor | bar supervisor, F&B supervisor, restaurant shift leader, FOH supervisor, restaurant team leader, dining room supervisor, catering supervisor, cafe supervisor, restaurant captain, banquet captain, food service supervisor, banquet supervisor, duty supervisor, dining supervisor | hospitality-management
restaurant manager | restaurant general manager, dining room manager, food service manager, café manager, FOH manager, dining services director, banquet manager, fast food manager, restaurant owner, F&B director, restaurant director, dining services manager, dining manager, coffee shop manager, outlet manager, room service manager | hospitality-management
bar manager | pub manager, nightclub manager, publican, landlord pub, tavern manager | hospitality-management
hotel manager | hotel general manager, resort manager, lodging manager, motel manager, inn keeper, hotel director, innkeeper, resort general manager, hotel duty manager, hospitality manager, holiday park manager | hospitality-management
hotel receptionist | front desk agent, guest service agent, front office agent, front desk clerk, guest services representative, hotel clerk, receptionist hotel, guest service associate, hotel desk clerk, guest relations agent, hostel receptionist | hotel-front-office
front office manager | guest services manager, head receptionist, guest service supervisor | hotel-front-office
night auditor | night receptionist, night manager, night porter, overnight front desk agent, night audit clerk | hotel-front-office
reservations agent | reservations manager, reservationist, reservations executive, reservations coordinator, reservations supervisor, reservation specialist, reservations consultant | hotel-front-office
revenue manager | director of revenue management, yield manager, revenue executive | hotel-front-office
concierge | guest ambassador, hall porter, bell person, door attendant, bellhop | hotel-front-office
housekeeper | room attendant, chambermaid, housekeeping attendant, housekeeping assistant, maid, hotel cleaner, housekeeping staff, housekeeping aide, houseperson, housekeeping associate, turndown attendant, lobby cleaner | housekeeping-and-cleaning
housekeeping manager | executive housekeeper, head housekeeper, housekeeping supervisor, floor supervisor housekeeping, assistant housekeeper manager, director of housekeeping, housekeeping coordinator, housekeeping team leader, housekeeping director, housekeeping inspector, room inspector | housekeeping-and-cleaning
cleaner | janitor, custodian, cleaning operative, cleaning technician, cleaning staff, domestic assistant, cleaning assistant, janitorial worker, EVS worker, sanitation worker, hygiene operative, cleaning associate, cleaning worker, cleaning specialist, cleaning attendant, day porter | housekeeping-and-cleaning
cleaning supervisor | cleaning manager, custodial supervisor, janitorial supervisor, environmental services manager, environmental services supervisor, EVS supervisor, domestic supervisor, EVS manager, cleaning team leader, cleaning operations manager, domestic services manager | housekeeping-and-cleaning
laundry attendant | laundry worker, laundry assistant, linen attendant, dry cleaner, presser@, laundry operative, laundry supervisor, laundry aide, laundry associate, laundry technician, laundry manager, linen room attendant, launderer, dry cleaning assistant, laundry operator | housekeeping-and-cleaning
private butler | butler@, household manager, housekeeping couple, valet personal, footman, household assistant, chalet host, estate manager private | housekeeping-and-cleaning
event coordinator | event planner, event manager, event organiser, event organizer, event executive, event producer, conference organiser, conference coordinator, event project manager, event specialist, head of events, event director, meeting planner, events officer, conference producer, director of events, event operations manager, conference manager | events
wedding planner | wedding coordinator, wedding consultant, bridal coordinator, wedding manager, wedding and events coordinator | events
banquet coordinator | catering coordinator, venue coordinator, hotel event manager, event services manager, groups coordinator, banquet setup attendant, banquet houseman | events
event staff | event crew, hospitality assistant, event host, event worker, box office manager, concession worker, concessions attendant, guest attendant, banquet porter, cinema manager, hospitality team member, ticket seller, ticket clerk, box office attendant, hospitality worker | events
florist | floral designer, flower arranger, floristry assistant, floral clerk, floral assistant | events
travel agent | travel consultant, travel advisor, travel sales consultant, travel counselor, travel specialist, holiday consultant, travel coordinator, travel sales agent, travel executive, travel designer, travel agency manager, travel manager, tour consultant, cruise consultant, travel planner, travel operations executive | travel
tour guide | tourist guide, museum guide, excursion guide, city guide, safari guide, expedition leader, interpretive guide, wilderness guide, tour conductor, adventure guide | travel
tour operator | tour coordinator, destination manager, tour operations executive, travel product executive, tour executive, tourism officer, visitor services manager, tourism manager, tourism coordinator, tour planner, visitor experience host, visitor services associate, visitor assistant, travel contracting manager, resort manager overseas, tourism development officer, visitor experience manager | travel
leisure attendant | resort host, kids club host, entertainment host, animateur, holiday park assistant, resort activities coordinator, entertainment coordinator, attractions attendant, theme park host, game attendant, arcade attendant, golf club steward, guest activities coordinator, ride host | travel
casino dealer | croupier, table games dealer, slot attendant, casino host, gaming supervisor, pit boss, poker dealer, casino supervisor, casino manager, gaming dealer, betting shop cashier, cage cashier, blackjack dealer, casino cashier, pit manager, floor supervisor casino, betting shop manager | casino
sushi chef | sushi cook | kitchen
pizza chef | pizza cook, pizza maker, pizzaiolo | kitchen
breakfast chef | breakfast cook | kitchen
school cook | institutional cook, cafeteria cook, care home cook, hospital cook | kitchen
culinary director | corporate chef, development chef | kitchen
sandwich maker | sandwich artist | kitchen-support
drive-thru operator | fast food cashier, fast food crew, crew member | kitchen-support
banquet server | banquet waiter, catering server | restaurant-service
head waiter | chef de rang, head server | restaurant-service
mixologist | cocktail bartender | restaurant-service
catering manager | catering director, catering operations manager, food service director | hospitality-management
food and beverage manager | F&B manager, food & beverage manager, director of food and beverage, food and beverage director | hospitality-management
rooms division manager | director of rooms, hotel operations manager | hospitality-management
hostel manager | guest house manager, bed and breakfast owner, campsite manager | hospitality-management
guest relations manager | guest experience manager, guest relations officer, guest relations executive | hotel-front-office
bell attendant | bellman, bellboy, hotel porter, luggage porter, bell captain | hotel-front-office
valet attendant | valet parker, valet parking attendant, parking valet | hotel-front-office
public area attendant | houseman, house attendant, lobby attendant | housekeeping-and-cleaning
environmental services technician | environmental services aide, EVS technician, hospital cleaner | housekeeping-and-cleaning
window cleaner | carpet cleaner | housekeeping-and-cleaning
usher | ticket taker, box office assistant, cinema assistant | events
catering sales manager | | events
venue manager | conference services manager, convention services manager | events
ticketing agent | ticketing officer, ticketing executive | travel
tour manager | tour leader, tour director, tour escort | travel
holiday representative | resort representative, overseas representative, holiday rep | travel
theme park attendant | ride operator, ride attendant, attractions host, amusement attendant | travel
visitor services assistant | visitor experience assistant, tourist information officer, visitor services officer | travel
yacht steward | chief stewardess yacht, cruise ship steward | housekeeping-and-cleaning
`
