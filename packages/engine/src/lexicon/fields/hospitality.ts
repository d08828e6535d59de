export const hospitality = `
# kitchen
food preparation | food prep, preparing food, prepping food, prepping ingredients, preparing ingredients, chopping vegetables, kitchen preparation | skill | | related: cooking
cooking | culinary, cookery, cook dishes, prepare and cook food | skill | implies: food preparation
line cook station work | working the line, kitchen line, broiler station | skill | implies: cooking
grilling | chargrill, broiling, barbecue cooking | skill | implies: cooking
frying | deep-fat fryer | skill | implies: cooking
baking | baked goods, dough mixing | skill | | related: pastry making
pastry making | pastry, patisserie, laminated dough, viennoiserie | skill | | related: baking
cake decorating | cake decoration, fondant, sugarcraft, icing cakes, wedding cakes, piping cakes | skill | | related: baking
chocolate work | chocolatier, confectionery, tempering chocolate, sugar work | skill
sauces and stocks | sauce making, stocks and soups, mother sauces, soups and sauces | skill | implies: cooking
butchery | meat cutting, butchering, breaking down meat, meat fabrication, boning meat, meat preparation | skill
knife skills | knife handling, knife techniques, cutting techniques in kitchen | skill
garde manger | cold kitchen, cold larder, charcuterie, larder section | skill | | related: food preparation
food plating | food presentation, plate presentation, plating dishes, presentation of dishes, garnishing, plate up | skill
pizza making | pizzaiolo, pizza dough, stone oven pizza, making pizzas, wood-fired oven, pizza oven | skill
sushi preparation | sushi rolling, sashimi, sushi making | skill | implies: cooking
Italian cuisine | pasta making, Italian cooking, fresh pasta, Italian food | knowledge
Asian cuisine | Chinese cuisine, Thai cuisine, Indian cuisine, Japanese cuisine, wok cooking, tandoor, curry chef, pan-Asian, Japanese cooking, Indian food | knowledge
French cuisine | French cooking, classic French techniques, Mediterranean cuisine, modern European cuisine, Mexican cuisine, international cuisine, world cuisine | knowledge
vegetarian and vegan cooking | vegetarian dishes | skill | implies: cooking
special diets | dietary requirements, gluten-free cooking, dietary restrictions, allergen-free meals, diabetic meals, dietary needs | knowledge
allergen awareness | food allergens, allergen management, food allergies, allergen training, Natasha's Law, ServSafe Allergens, allergen information, allergens@ | knowledge | | related: special diets
menu planning | menu development, menu design, menu creation, creating menus, planning menus, designing menus, seasonal menus, menu writing, daily specials, menu items, dessert menu | skill | | related: recipe development
recipe development | recipe creation, developing recipes, standardised recipes, standardized recipes, following recipes, recipe testing, recipe adherence | skill
portion control | control portions | skill
food cost control | food margins, =GP margins, kitchen budget, kitchen margins, food GP, beverage cost, control costs in the kitchen, cost and wastage control | skill
food waste reduction | minimising food waste, minimizing food waste, waste control in kitchen, food wastage, reducing food waste, wastage control, wastage@, control wastage | skill
food ordering | ordering food supplies, kitchen ordering, ordering ingredients, ordering kitchen supplies, food purchasing, produce ordering, kitchen stock, food deliveries | skill
food rotation | =FIFO@ | skill
food hygiene certificate | food hygiene, food safety level 2, Level 2 food safety, Level 3 food safety, food handler's card, food handlers permit, food handler certification, food handler certificate, food worker card, food safety certificate, food safety certification | certification | implies: food safety
ServSafe | =CFPM, food protection manager, food manager certification, Serv Safe, food protection certificate | certification | implies: food safety
food safety | food handling, food standards, safe handling of food, food hygiene standards, food hygiene regulations | knowledge
HACCP | hazard analysis critical control points, hazard analysis and critical control points, Safer Food Better Business | knowledge | implies: food safety
health inspections | environmental health standards, health department standards, local health regulations | knowledge
kitchen cleaning | cleaning kitchen, kitchen cleanliness, kitchen hygiene, cleaning as you go, clean workstation, cleaning down, sanitation standards, cleanliness of kitchen | skill
dishwashing | dish washing, washing dishes, dishwasher operation, commercial dishwasher, warewashing, wash pots and dishes, wash pots | skill
kitchen equipment | kitchen appliances, slicers, commercial kitchen, kitchen machinery | tool
kitchen management | kitchen operations, running a kitchen, kitchen leadership, managing a kitchen, managed kitchen, running a section, kitchen brigade, kitchen team, running the pass | skill
high-volume kitchen | high volume cooking, high-volume restaurant, high-volume environment, fast-paced kitchen, busy kitchen, high-volume food service, fast-paced restaurant, high-volume food production, production kitchen | knowledge
mise en place | station setup, setting up stations, stocking stations, station set up, stocking line, restocking kitchen stations | skill
sous vide | molecular gastronomy, vacuum cooking, fermentation and curing, smoking meats, curing and smoking | skill | implies: cooking
fresh food cooking | fresh ingredients, fresh produce cooking, seasonal ingredients, farm-to-table, home-cooked meals | skill | implies: cooking
fine dining | upscale dining, white tablecloth | knowledge
fast food | quick-service, fast casual | knowledge
institutional catering | school catering, care home catering, mass catering, army catering, galley cooking | skill
food service | foodservice, food serving, serving food, serving meals, food and beverage service, =F&B service, delivering food to tables, meal service | skill
culinary degree | culinary diploma, culinary school, City and Guilds cookery, City & Guilds 706, NVQ catering, professional cookery, NVQ Level 2 catering, culinary certificate, 706/1, 706/2, culinary arts degree | certification | implies: cooking
chef certification | certified executive chef, American Culinary Federation, =CEC@, ACF certification, certified sous chef, Red Seal cook, certified culinarian | certification | implies: cooking

# restaurant and bar
table service | waiting tables, serving guests, waitressing, waiting on tables, table waiting, serving customers food, restaurant service, serving experience, waiter experience, server experience, fine dining service | skill | implies: food service
taking orders | taking food orders, taking customer orders, took orders, take guest orders, taking drink orders, orders from guests, taking telephone orders, take food and drink orders, food and drink orders | skill
menu knowledge | knowledge of menu, explaining menu, describing menu items, recommend menu items, food knowledge, beverage knowledge | knowledge
hosting guests | front door host | skill | | related: guest relations
restaurant reservations | table reservations, booking tables, restaurant bookings, managing reservations, taking reservations, Yelp reservations | skill
bussing tables | clearing tables, busing tables, table bussing, table clearing, table set up, cleaning tables, clear and reset tables | skill
bartending | bar service, tending bar, bar work, mixing drinks, bartender experience, serving beverages, alcohol service, preparing beverages, beverage service, bar experience, alcoholic beverages, serving alcohol, making drinks, mix cocktails, serve beer and wine, stock the bar | skill
mixology | mixologist, flair bartending | skill | implies: bartending
beer and cellar management | cellar management, cellarmanship, cellar work, draught beer, craft beer, beer knowledge, cicerone | skill
wine knowledge | wine service, wine list, sommelier, wine tasting, wine selection, wines and spirits, wine menu, oenology, wine sales | knowledge
WSET | Wine and Spirit Education Trust | certification | implies: wine knowledge
barista skills | coffee making, coffee preparation, making coffee, barista training, specialty coffee, barista experience, coffee brewing, pour over coffee, coffee knowledge, brewing coffee, speciality coffee, =SCA barista | skill
personal licence | alcohol licence, personal license holder, =APLH, licensee@, =BIIAB, liquor license holder | licence
responsible alcohol service | =TIPS@, TIPS certified, TABC certification, =TABC, responsible service of alcohol, =RSA@, =BASSET, Smart Serve, alcohol server certification, TIPS certification, RBS certification, TABC certified, alcohol server permit, Responsible Beverage Service, =OLCC | certification
upselling menu items | suggestive selling of food, upselling food and drinks, promoting specials, upsell drinks, wine upselling, upselling food and beverages, upselling desserts, upsell specials | skill
restaurant POS systems | Square for Restaurants, TouchBistro, Lightspeed Restaurant, Clover POS, restaurant POS, EPOS restaurant, restaurant till systems, Zonal@, Tevalis, POS ordering system, Revel POS | tool
restaurant operations | restaurant management, restaurant experience, running a restaurant, restaurant supervision, managing a restaurant, managed restaurant, restaurant floor management, restaurant environment, hospitality operations, restaurant industry, =F&B operations, F&B management, F and B, floor supervision, open and close the restaurant | skill
restaurant scheduling software | 7shifts, HotSchedules, Fourth hospitality, Deputy rota, R365, Restaurant365, CrunchTime, MarginEdge, Harri, Planday, RotaCloud | tool
delivery platforms | Uber Eats, Deliveroo, DoorDash, Just Eat, Grubhub, food packaging takeaway, takeaway service | tool
guest service | guest satisfaction, hospitality service, guest experience, guest care, five-star service, guest hospitality, guest needs, guest interaction, guest comfort, attentive service, warm hospitality, guest-focused, guest expectations, guest engagement, check guest satisfaction, greet and serve guests | skill
guest complaints | guest concerns, guest issues, guest problems | skill | | related: guest service
taking payments | cashing up, settling bills, presenting bills, processing guest payments, splitting checks, card payments, handling payments@ | skill

# hotel
hotel front desk operations | hotel reception, front desk operations, hotel front desk, hotel front office, front office operations, rooms division, front office management, front desk management, =FOM@, front desk agent experience | skill | | related: guest service
guest check-in and check-out | guest check-in, checking in guests, guest check-out, checking guests in, guest registration, check-in/check-out, arrivals and departures, registering guests, guest arrivals, guest departures, check guests in and out | skill | implies: guest service
hotel reservations | reservations management, processing reservations, booking reservations, reservation systems, reservations@, guest reservations, central reservations, handling reservations | skill
property management systems | =PMS@, hotel PMS, hotel management software, hotel systems, PMS systems | tool
Opera PMS | =Opera@, Oracle Opera, OPERA Cloud, Fidelio, Opera PMS system, Micros Opera, Opera V5 | tool | implies: property management systems
hotel booking software | =Mews@, Cloudbeds, Protel, Guestline, OnQ, =FOSSE@, RoomMaster, eviivo, LightSpeed PMS, =MARSHA@, Rezlynx, StayNTouch, SynXis, Infor HMS | tool | implies: property management systems
night audit | end-of-day hotel audit, nightly audit, balancing daily hotel accounts, overnight desk | skill | | related: hotel front desk operations
concierge services | concierge, guest recommendations, local area knowledge, handling luggage, guest itineraries, restaurant recommendations, guest transportation, local attractions, bell desk, Clefs d'Or, local recommendations, door service | skill
guest relations | guest liaison, guest relationship management, guest recognition, guest rapport, guest correspondence | skill | | related: guest service
hotel housekeeping | housekeeping@, room cleaning, cleaning guest rooms, cleaning hotel rooms, cleaning of rooms, housekeeping duties, bedroom cleaning, housekeeping experience, servicing rooms, housekeeping standards, hotel cleaning, cleaning guestrooms, room turnover | skill | | related: commercial cleaning
bed making | making beds, changing linens, made beds, replacing linens, linen change, bed linens, bed changing, changing bedding, stripping beds, fresh linens | skill
laundry | washers and dryers, washing clothes | skill
room inspection | inspecting rooms, checking rooms, room checks, room quality inspection, housekeeping inspections | skill | implies: hotel housekeeping
restocking amenities | guest amenities, replenishing amenities, minibar, room supplies, restocking toiletries, stocking carts, replenishing supplies in rooms, housekeeping carts, restocking supplies rooms, housekeeping supplies, mini bar, cleaning cart | skill | | related: hotel housekeeping
commercial cleaning | cleaning@, office cleaning, cleaning services, cleaning duties, professional cleaning, cleaner experience, general cleaning, cleaned offices, contract cleaning, building cleaning, cleaning standards, cleaning experience, cleaning of buildings, cleaning rota, dust and polish, polish surfaces, clean surfaces | skill
floor care | sweeping floors, floor cleaning machine, floor stripping, floor scrubber, dusting@, cleaning floors, polishing floors, floor machines, polishing furniture, dust and vacuum, vacuum and dust | skill | implies: commercial cleaning
cleaning chemicals | cleaning products, COSHH cleaning, cleaning agents, cleaning supplies, cleaning materials, chemical dilution, BICSc, cleaning equipment, cleaning tools | knowledge
window cleaning | cleaning windows, window washing, high-level cleaning, washing windows, graffiti removal | skill | implies: commercial cleaning
waste removal | emptying bins, trash removal, emptying trash, rubbish removal, garbage removal, taking out trash, emptying rubbish bins, bin emptying, collecting trash, refuse disposal, emptying waste bins, litter picking, take out rubbish | skill
lost and found | lost & found | skill
room service | in-room dining | skill | implies: food service
hotel revenue management | occupancy forecasting, hotel pricing, room revenue, revenue optimisation hotels, hotel revenue, RevPAR growth, room occupancy, STR reports, total revenue management, hotel forecasting | skill
online travel agencies | =OTA@, OTA management, short-let management | tool
hotel management | hotel operations, managing a hotel, resort management, hospitality management, lodging operations, degree in hospitality, lodging industry, hotel administration, managed hotel, hospitality degree, resort operations, hotel industry, hotel experience, hotel environment | skill
hotel sales | hotel contracts, Delphi sales system, MICE sales, Delphi.fdc, group business, event sales, group room sales | skill
hospitality industry | hospitality experience, hospitality sector, hospitality background, experience in hospitality, hospitality environment, catering industry, hospitality and catering, hotels and restaurants, hospitality setting, hospitality and tourism, hotel and catering | knowledge
spa operations | spa reception, leisure club reception, spa bookings, spa management, spa coordination, wellness centre operations | skill
leisure facilities | resort activities, caravan park, holiday park, resort recreation, campground operations | skill
casino gaming | gaming regulations, slot machines, casino operations, casino dealing, gaming license, gaming commission, slot operations, betting shop, bingo hall, gaming floor | skill

# events and catering
event planning | event management, event organising, managed events, event production, event delivery, plan and execute events, conferences@ | skill
conference and banqueting | banqueting, conference services, function rooms, meetings and conferences, conference centre operations | skill | | related: event planning
wedding planning | weddings, bridal consultations | skill | implies: event planning
venue management | venue operations, stadium operations, venue coordination, arena operations, cinema operations, venue liaison, on-site event management | skill
event catering | catering services, outside catering, catering operations, off-site catering, catering events, hospitality catering, catering management, catering experience, function catering, event food service, corporate catering, canapés, catering setup | skill | | related: conference and banqueting
event setup | event set-up, event breakdown, set-up and breakdown, event staging, event rigging, stage set-up, setup and teardown, event tear down | skill
exhibitions and trade shows | exhibitions@, expo management, trade fairs, stand build, exhibitor management | skill
event software | Bizzabo, Whova, Splash events, event management software, Hopin, RainFocus, Caterease, event apps, Event Temple, registration platforms for events | tool
event budgets | event costs | skill
event vendors | event suppliers, caterers and florists, event contractors, vendor coordination, coordinate vendors | skill
certified meeting professional | =CMP@, CMP certification, =CSEP | certification | implies: event planning
sponsorship sales | sponsor relations, event sponsors, sponsor management | skill
floristry | florist experience, wreath making, floral arranging | skill

# travel and tourism
travel consulting | travel sales, holiday sales, selling holidays, vacation planning, booking holidays, travel itineraries, holiday bookings, selling travel, travel agency, leisure travel, hotels and tours, amend bookings, holiday enquiries | skill
global distribution systems | GDS systems | tool | implies: travel consulting
airline ticketing | fares and ticketing, ticketing@, IATA ticketing, ticket issuance, air ticketing, BSP reporting, fares@ | skill | | related: travel consulting
corporate travel management | corporate travel, travel policy compliance, Concur travel booking, =TMC@, travel management company | skill | | related: travel consulting
tour guiding | guided tours, leading tours, tour leading, conducting tours, led tours, guiding visitors, tour groups, giving tours, Blue Badge guide, interpretive tours, safari guiding, wildlife tours, tour escorting | skill
tour operations | tour packages, itinerary design, destination management, =DMC@, tour planning, package tours, inbound tours, tour logistics, tour product development, contracting hotels, group tours, group travel, tour coordination, travel operations | skill
destination knowledge | knowledge of travel destinations, worldwide destinations, world geography, knowledge of destinations, worldwide travel knowledge, destination expertise | knowledge
tourism | destination marketing, heritage sites, visitor attraction, ecotourism, attractions operations, tourist attractions | knowledge
visa and travel documents | travel visas, travel documentation, passport requirements, visa applications for travellers, visa assistance, visa requirements, travel insurance sales | skill
ABTA and ATOL | =ABTA, =ATOL, ATOL regulations, package travel regulations, IATA certification, IATA diploma, certified travel associate, =ASTA@, certified travel counselor, =CTC@ | certification | implies: travel consulting
cruise ship operations | cruise line, onboard hospitality, cruise industry, cruise hospitality, cruise ships, cruise staff | skill
private household service | private chef services, high-net-worth households, =UHNW household, errands for household, family chef, private service | skill
meal preparation | preparing meals | skill | implies: food preparation
sauté station | sauté, grill station, fry station, prep station, expo line | skill | implies: line cook station work
salad preparation | sandwich making, sandwich preparation, salads and sandwiches, cold preparation | skill | implies: food preparation
desserts | | skill | | related: pastry making
bread making | breads and pastries, artisan bread, sourdough, bread baking, dough making | skill | implies: baking
fish filleting | fish butchery, filleting, fillet@, filleted fish, fish preparation | skill | | related: butchery
deep fryer operation | deep fryer, fryer operation, deep frying | skill | implies: frying
plant-based cooking | vegan cooking, vegan menu, vegan dishes | skill | | related: vegetarian and vegan cooking
texture modified diets | IDDSI, pureed diets, therapeutic diets | knowledge | | related: special diets
menu costing | recipe costing, food costing, menu engineering | skill | | related: food cost control
hospitality labour costs | food and labor costs, prime cost, wage percentage | skill
food inventory | kitchen inventory, bar inventory, food and beverage inventory, kitchen stock control | skill | | related: food ordering
temperature logs | food temperatures, temperature checks of food, fridge temperature checks | skill | | related: food safety
food storage | day dots, date labelling food, labelling and dating food | skill | | related: food rotation
food hygiene rating | EHO inspection, environmental health inspection | knowledge | | related: health inspections
health code | health department inspections | knowledge | | related: health inspections
kitchen sanitation | sanitation@, sanitizing workstations, sanitising surfaces, sanitizing equipment, food sanitation, keep counters clean, counters clean | skill | | related: kitchen cleaning
pot washing | potwash, washing up, kitchen porter duties | skill | | related: dishwashing
commercial kitchen equipment | combi oven, Rational oven, ovens and grills, commercial ovens | tool | | related: kitchen equipment
back of house operations | back of house, =BOH | knowledge | | related: kitchen management
training kitchen staff | brigade leadership, supervising kitchen staff, kitchen supervision | skill | | related: kitchen management
batch cooking | bulk cooking, quantity cooking, volume catering | skill | | related: high-volume kitchen
scratch cooking | cooking from scratch, scratch kitchen, fresh food | skill | | related: fresh food cooking
Michelin star experience | Michelin star, AA Rosette, 2 rosette, rosette kitchen | knowledge | implies: fine dining
drive-thru | drive-through | skill | | related: fast food
school meals | school kitchen, school food service, school lunch program | knowledge | | related: institutional catering
hospital catering | patient meals, tray line, care home kitchen | knowledge | | related: institutional catering
contract catering | staff restaurant catering, corporate dining, employee dining, business and industry catering | knowledge | | related: institutional catering
cafeteria | canteen, counter service | knowledge
food running | food runner, running food, food delivery to tables | skill | | related: food service
silver service | plate service, table-side service, a la carte service, gueridon service | skill | implies: table service
table setting | setting tables, laying tables, resetting tables, rolling silverware | skill | | related: bussing tables
side work | side duties | skill | | related: bussing tables
food and wine pairing | wine pairing, recommending dishes, menu recommendations | skill | | related: menu knowledge
seating guests | escorting guests to tables, host stand, greeting and seating | skill | | related: hosting guests
pouring drinks | serving drinks, pulling pints, preparing drinks, drink preparation, drink service | skill | implies: bartending
cocktail making | cocktails | skill | implies: mixology
cocktail menu development | cocktail menu, cocktail development, cocktail creation | skill | implies: mixology
cask ale | real ale, Cask Marque, keg changing, changing barrels, changing kegs | skill | | related: beer and cellar management
beer line cleaning | line cleaning, cleaning beer lines | skill | | related: beer and cellar management
sommelier certification | certified sommelier, Court of Master Sommeliers | certification | implies: wine knowledge
latte art | steaming milk, milk steaming | skill | implies: barista skills
espresso machine | espresso@, coffee machine, make espresso drinks | tool | | related: barista skills
checking ID for alcohol | ID checking, Challenge 25, alcohol awareness training | skill | | related: responsible alcohol service
premises licence | designated premises supervisor, =DPS@, alcohol licensing | licence | | related: personal licence
Toast POS | =Toast@ | tool | implies: restaurant POS systems
Aloha POS | Aloha system, NCR Aloha | tool | implies: restaurant POS systems
Micros POS | =Micros@, Oracle Micros | tool | implies: restaurant POS systems
OpenTable | Resy, SevenRooms, ResDiary | tool | | related: restaurant reservations
front of house | =FOH, FOH operations | knowledge | | related: restaurant operations
bar management | bar operations, pub management, pub operations, nightclub operations | skill | | related: restaurant operations
food and beverage management | food and beverage operations, food & beverage operations, =F&B@ | skill | | related: restaurant operations
takeaway orders | takeout orders, to-go orders, curbside pickup, carry-out orders, online food orders | skill | | related: delivery platforms
service recovery | resolving guest complaints, guest complaint handling, handling guest complaints, resolving guest issues | skill | | related: guest complaints
guest reviews | TripAdvisor reviews, guest feedback, guest satisfaction scores | skill | | related: guest complaints
VIP guests | VIP services | skill | | related: guest relations
hotel loyalty programs | Bonvoy, Hilton Honors, IHG Rewards, guest loyalty | knowledge | | related: guest relations
room allocation | room assignments, rooming lists | skill | | related: hotel reservations
group reservations | group bookings, room blocks | skill | | related: hotel reservations
luggage handling | luggage storage, guest luggage, bell service, portering, bellhop service | skill | | related: concierge services
valet parking | parking cars for guests | skill
turndown service | evening turndown | skill | | related: hotel housekeeping
public area cleaning | cleaning public areas, lobby cleaning | skill | | related: hotel housekeeping
ironing clothes | ironing@, steam pressing, pressing garments | skill | | related: laundry
linen handling | linen room, linen inventory, folding linens, washing linens | skill | | related: laundry
dry cleaning | garment cleaning, stain removal | skill | | related: laundry
janitorial services | janitorial, custodial | skill | | related: commercial cleaning
deep cleaning | | skill | | related: commercial cleaning
cleaning bathrooms | cleaning restrooms, cleaning toilets, sanitising toilets, bathroom cleaning | skill | implies: commercial cleaning
house cleaning | domestic cleaning, residential cleaning, home cleaning | skill | | related: commercial cleaning
mopping | sweep and mop | skill | implies: floor care
vacuuming | hoovering | skill | implies: floor care
carpet cleaning | carpet extraction, upholstery cleaning | skill | | related: floor care
floor buffing | buffing floors, floor polishing, stripping and waxing, waxing floors, auto scrubber, scrubber dryer | skill | implies: floor care
disinfection | disinfecting, disinfectants | skill | | related: cleaning chemicals
pressure washing | | skill
RevPAR | =ADR@, average daily rate, occupancy rates | knowledge | | related: hotel revenue management
room rates | rate management, rate strategy, rate parity, yield management | skill | | related: hotel revenue management
short-term rentals | | knowledge
channel manager | SiteMinder, OTA channels, extranet@ | tool | | related: online travel agencies
Booking.com | Expedia | tool | | related: online travel agencies
pre-opening | hotel opening | skill | | related: hotel management
luxury hotel | five-star hotel, 5-star hotel, luxury hospitality, luxury resort | knowledge | | related: hospitality industry
boutique hotel | 4-star hotel, bed and breakfast, guest house | knowledge | | related: hospitality industry
kids club | guest activities, animation team, guest entertainment, entertainment of guests | skill | | related: leisure facilities
blackjack dealing | roulette, baccarat, poker dealing, craps@, card dealing, table games | skill | | related: casino gaming
banquet event orders | =BEO | skill | | related: conference and banqueting
function room setup | meeting room setup, setting up function rooms, function setup, meeting room set up | skill | | related: conference and banqueting
venue sourcing | venue selection, site selection for events, venue booking, venue hire | skill | | related: venue management
box office | ticket scanning, ticket sales at venues | skill
ushering | audience services, theatre front of house, cinema front of house | skill
concessions sales | concessions stand | skill
buffet service | buffets | skill | | related: event catering
trade show coordination | tradeshows, exhibit booths | skill | | related: exhibitions and trade shows
delegate management | delegate registration, attendee registration, event registration | skill | | related: event software
Cvent | Social Tables, Tripleseat | tool | | related: event software
Eventbrite | online ticketing, Ticketmaster | tool | | related: event software
virtual events | hybrid events, webinar hosting | skill
speaker management | speaker liaison, artist liaison, sourcing entertainment | skill | | related: event vendors
bouquets | wedding flowers, floral arrangements, flower arrangements, flower arranging | skill | | related: floristry
flight bookings | booking flights, airline reservations | skill | | related: travel consulting
cruise sales | cruise bookings | skill | | related: travel consulting
tailor-made travel | tailormade holidays, luxury travel, tailor-made holidays | skill | | related: travel consulting
Amadeus | | tool | implies: global distribution systems
Sabre | | tool | implies: global distribution systems
Galileo | | tool | implies: global distribution systems
ticket reissue | exchanges and refunds of tickets, reissues and refunds, ticket refunds | skill | | related: airline ticketing
fare calculation | fare rules, fare quotes, airfare, airline fares | knowledge | | related: airline ticketing
walking tours | tour commentary, museum tours, city tours | skill | | related: tour guiding
visitor services | visitor experience, visitor information, visitor centre, tourist information | skill | | related: tourism
ride operation | theme park, amusement park | skill
shore excursions | excursions@, transfers and excursions | skill | | related: tour operations
yacht stewarding | yacht interior, superyacht interior, yacht hospitality | skill | | related: cruise ship operations
butler service | formal service, silver polishing, wardrobe care | skill | | related: private household service
household management | running household errands, household staff, private residence | skill | | related: private household service
upselling rooms | room upgrades, selling room upgrades | skill | | related: hotel front desk operations
training junior chefs | developing junior chefs, chef training | skill | | related: kitchen management
room maintenance reporting | report maintenance issues, reporting maintenance faults, maintenance requests in rooms | skill | | related: hotel housekeeping
post-event evaluation | event debrief, post-event reporting, event evaluation | skill | | related: event planning
standing for long periods | on your feet for long periods, standing for extended periods | knowledge
presenting dishes | food presentation standards, dish presentation | skill | | related: food plating
`
