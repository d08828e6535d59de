export const hospitality = String.raw`
# kitchen
food preparation | food prep, preparing food, preparing meals, meal preparation, prepping food, prepping ingredients, preparing ingredients, chopping vegetables, kitchen preparation | skill | | related: cooking
cooking | culinary, cookery | skill | implies: food preparation
line cook station work | grill station, fry station, working the line, expo line, kitchen line, sauté, prep station, broiler station | skill | implies: cooking
grilling | chargrill, broiling, barbecue cooking | skill | implies: cooking
frying | deep fryer, fryer operation, deep-fat fryer | skill | implies: cooking
baking | bread making, baked goods, bakery production, breads and pastries, artisan bread, dough making, dough mixing, sourdough | skill | | related: pastry making
pastry making | pastry, patisserie, pâtisserie, desserts, laminated dough, viennoiserie | skill | | related: baking
cake decorating | cake decoration, fondant, sugarcraft, icing cakes, wedding cakes, piping cakes | skill | | related: baking
chocolate work | chocolatier, confectionery, tempering chocolate, sugar work | skill
sauces and stocks | sauce making, stocks and soups, mother sauces, soups and sauces | skill | implies: cooking
butchery | meat cutting, butchering, fish filleting, breaking down meat, meat fabrication, boning meat, meat preparation | skill
knife skills | knife handling, knife techniques, cutting techniques in kitchen | skill
garde manger | cold kitchen, cold larder, charcuterie, salad preparation, larder section, cold preparation, salads and sandwiches, sandwich making, sandwich preparation | skill | | related: food preparation
food plating | plating@, food presentation, plate presentation, plating dishes, presentation of dishes, garnishing, plate up | skill
pizza making | pizzaiolo, pizza dough, stone oven pizza, making pizzas, wood-fired oven, pizza oven | skill
sushi preparation | sushi rolling, sashimi, sushi making | skill | implies: cooking
Italian cuisine | pasta making, Italian cooking, fresh pasta, Italian food | knowledge
Asian cuisine | Chinese cuisine, Thai cuisine, Indian cuisine, Japanese cuisine, wok cooking, tandoor, curry chef, pan-Asian, Japanese cooking, Indian food | knowledge
French cuisine | French cooking, classic French techniques, Mediterranean cuisine, modern European cuisine, Mexican cuisine, international cuisine, world cuisine | knowledge
vegetarian and vegan cooking | plant-based cooking, vegan cooking, vegan dishes, vegetarian dishes, vegan menu | skill | implies: cooking
special diets | dietary requirements, gluten-free cooking, dietary restrictions, therapeutic diets, allergen-free meals, texture modified diets, IDDSI, diabetic meals, dietary needs | knowledge
allergen awareness | food allergens, allergen management, food allergies, allergen control, allergen training, Natasha's Law, ServSafe Allergens, allergen information | knowledge | | related: special diets
menu planning | menu development, menu design, menu creation, creating menus, planning menus, menu engineering, designing menus, seasonal menus, menu writing, daily specials, menu items | skill | | related: recipe development
recipe development | recipe creation, developing recipes, standardised recipes, standardized recipes, following recipes, recipe testing, recipe costing, recipe adherence | skill
portion control | portioning | skill
food cost control | food costing, food margins, =GP margins, kitchen budget, food and labor costs, kitchen margins, food GP, menu costing, beverage cost, prime cost | skill
food waste reduction | minimising food waste, minimizing food waste, waste control in kitchen, food wastage, reducing food waste, wastage control | skill
food ordering | ordering food supplies, kitchen ordering, ordering ingredients, ordering kitchen supplies, food purchasing, produce ordering, food inventory, kitchen inventory, kitchen stock, food deliveries, bar inventory | skill
food rotation | =FIFO@, date labelling food, food storage, day dots, labelling and dating food | skill
food hygiene certificate | food hygiene, food safety level 2, Level 2 food safety, Level 3 food safety, food handler's card, food handlers permit, food handler certification, food handler certificate, food worker card, food safety certificate, food safety certification | certification | implies: food safety
ServSafe | =CFPM, food protection manager, food manager certification, Serv Safe, food protection certificate | certification | implies: food safety
food safety | food handling, food standards, safe handling of food, food sanitation, food temperatures, temperature checks of food, temperature logs, food hygiene standards, food hygiene regulations | knowledge
HACCP | hazard analysis critical control points, =HACCP, hazard analysis and critical control points, Safer Food Better Business | knowledge | implies: food safety
health inspections | health department inspections, health code, EHO inspection, environmental health standards, food hygiene rating, health department standards, local health regulations | knowledge
kitchen cleaning | kitchen sanitation, cleaning kitchen, kitchen cleanliness, kitchen hygiene, cleaning as you go, sanitizing workstations, sanitising surfaces, clean workstation, sanitizing equipment, cleaning down, sanitation standards, sanitation@, cleanliness of kitchen | skill
dishwashing | dish washing, pot washing, washing dishes, dishwasher operation, commercial dishwasher, potwash, washing up, warewashing | skill
kitchen equipment | ovens and grills, combi oven, kitchen appliances, slicers, commercial kitchen, Rational oven, kitchen machinery, commercial ovens | tool
kitchen management | kitchen operations, running a kitchen, back of house, =BOH, kitchen leadership, kitchen supervision, managing a kitchen, managed kitchen, running a section, brigade leadership, supervising kitchen staff, kitchen brigade, kitchen team, training kitchen staff, running the pass | skill
high-volume kitchen | high volume cooking, high-volume restaurant, high-volume environment, fast-paced kitchen, busy kitchen, volume catering, quantity cooking, batch cooking, bulk cooking, high-volume food service, fast-paced restaurant, high-volume food production, production kitchen | knowledge
mise en place | station setup, setting up stations, stocking stations, station set up, stocking line, restocking kitchen stations | skill
sous vide | molecular gastronomy, vacuum cooking, fermentation and curing, smoking meats, curing and smoking | skill | implies: cooking
fresh food cooking | cooking from scratch, fresh ingredients, scratch kitchen, rosette kitchen, fresh produce cooking, scratch cooking, seasonal ingredients, farm-to-table, home-cooked meals | skill | implies: cooking
fine dining | Michelin star, Michelin-starred, upscale dining, AA Rosette, 2 rosette, white tablecloth | knowledge
fast food | =QSR, drive-thru, quick-service, fast casual, drive-through | knowledge
institutional catering | school catering, hospital catering, contract catering, school kitchen, school meals, care home catering, staff restaurant catering, canteen, cafeteria, school lunch program, school food service, tray line, mass catering, corporate dining, employee dining, patient meals, army catering, galley cooking | skill
food service | foodservice, food serving, serving food, serving meals, running food, food and beverage service, =F&B service, delivering food to tables, food delivery to tables, meal service | skill
culinary degree | culinary diploma, culinary school, City and Guilds cookery, City & Guilds 706, NVQ catering, professional cookery, NVQ Level 2 catering, culinary certificate, 706/1, 706/2, culinary arts degree | certification | implies: cooking
certified chef credentials | certified executive chef, American Culinary Federation, =CEC@, ACF certification, certified sous chef, Red Seal cook, certified culinarian | certification | implies: cooking

# restaurant and bar
table service | waiting tables, serving guests, waitressing, waiting on tables, table waiting, serving customers food, restaurant service, silver service, plate service, serving experience, waiter experience, server experience, fine dining service, table-side service | skill | implies: food service
taking orders | order taking, taking food orders, taking customer orders, took orders, take guest orders, taking drink orders, taking guest orders, orders from guests, taking telephone orders, customer orders@ | skill
menu knowledge | menu recommendations, food and wine pairing, knowledge of menu, recommending dishes, explaining menu, describing menu items, recommend menu items, food knowledge, beverage knowledge | knowledge
hosting guests | seating guests, greeting guests, greeting and seating, host stand, welcoming guests, guest greeting, front door host, escorting guests to tables | skill | | related: guest relations
restaurant reservations | table reservations, OpenTable, Resy, booking tables, SevenRooms, ResDiary, restaurant bookings, managing reservations, taking reservations, Yelp reservations | skill
bussing tables | clearing tables, busing tables, table setting, resetting tables, setting tables, table bussing, laying tables, side work, table clearing, side duties, table set up, cleaning tables, rolling silverware | skill
bartending | bar service, tending bar, bar work, pouring drinks, serving drinks, mixing drinks, drink preparation, bartender experience, pulling pints, preparing drinks, serving beverages, alcohol service, mixed drinks, preparing beverages, beverage service, bar experience, alcoholic beverages, serving alcohol, making drinks, drink service | skill
mixology | cocktails, mixologist, flair bartending | skill | implies: bartending
beer and cellar management | cellar management, cask ale, keg changing, cellarmanship, cellar work, Cask Marque, changing barrels, changing kegs, draught beer, real ale, craft beer, line cleaning, beer knowledge, cicerone | skill
wine knowledge | wine service, wine list, sommelier, wine tasting, wine pairing, wine selection, wines and spirits, wine menu, oenology, wine sales | knowledge
WSET | Wine and Spirit Education Trust, Court of Master Sommeliers, certified sommelier | certification | implies: wine knowledge
barista skills | espresso, coffee making, latte art, coffee preparation, making coffee, steaming milk, barista training, specialty coffee, barista experience, coffee brewing, pour over coffee, coffee knowledge, brewing coffee, speciality coffee, =SCA barista, coffee machine | skill
personal licence | alcohol licence, personal license holder, =APLH, =DPS@, designated premises supervisor, licensee@, premises licence, alcohol licensing, =BIIAB, liquor license holder | licence
responsible alcohol service | =TIPS@, TIPS certified, TABC certification, =TABC, responsible service of alcohol, =RSA@, =BASSET, Smart Serve, alcohol server certification, alcohol awareness training, checking ID for alcohol, TIPS certification, Challenge 25, RBS certification, TABC certified, ID checking, alcohol server permit, Responsible Beverage Service, =OLCC, ServSafe Alcohol, bartender license, alcohol certification, check IDs, BASSET certified, MAST permit, intoxicated guests, checking identification | certification
upselling in hospitality | upselling menu items, suggestive selling of food, upselling food and drinks, promoting specials, upsell drinks, suggestive selling@, wine upselling, upselling food and beverages, upselling desserts | skill
restaurant POS systems | Toast POS, Micros POS, =Toast@, Aloha POS, =Micros@, Square for Restaurants, TouchBistro, Lightspeed Restaurant, Clover POS, Oracle Micros, restaurant POS, Aloha system, EPOS restaurant, restaurant till systems, Zonal@, Tevalis, POS ordering system, Revel POS, NCR Aloha | tool
restaurant operations | restaurant management, front of house, =FOH, restaurant experience, running a restaurant, restaurant supervision, FOH operations, managing a restaurant, managed restaurant, restaurant floor management, bar management, pub management, restaurant environment, hospitality operations, bar operations, restaurant industry, pub operations, =F&B@, =F&B operations, F&B management, F and B, floor supervision, food & beverage | skill
restaurant scheduling software | 7shifts, HotSchedules, Fourth hospitality, Deputy rota, R365, Restaurant365, CrunchTime, MarginEdge, Harri, Planday, RotaCloud | tool
delivery platforms | Uber Eats, Deliveroo, DoorDash, Just Eat, Grubhub, takeaway orders, takeout orders, to-go orders, online food orders, food packaging takeaway, curbside pickup, carry-out orders, takeaway service | tool
guest service | guest satisfaction, hospitality service, guest experience, guest care, five-star service, guest hospitality, guest needs, guest interaction, guest comfort, attentive service, warm hospitality, guest-focused, guest expectations, guest engagement, VIP guests | skill
guest complaints | service recovery, guest feedback, guest concerns, guest issues, guest problems, TripAdvisor reviews, guest reviews | skill | | related: guest service
hospitality till operation | cashing up, settling bills, presenting bills, processing guest payments, splitting checks, card payments, taking payments, handling payments@, process payments@ | skill

# hotel
hotel front desk operations | hotel reception, front desk operations, hotel front desk, hotel front office, front office operations, rooms division, front office management, front desk management, =FOM@ | skill | | related: guest service
guest check-in and check-out | check-in and check-out, guest check-in, checking in guests, guest check-out, checking guests in, guest registration, check-in/check-out, arrivals and departures, registering guests, guest arrivals, guest departures | skill | implies: guest service
hotel reservations | room reservations, room bookings, reservations management, hotel bookings, processing reservations, group reservations, booking reservations, reservation systems, room allocation, room assignments, reservations@, guest reservations, central reservations, group bookings, handling reservations | skill
property management systems | =PMS@, hotel PMS, Opera PMS, hotel management software, hotel systems, PMS systems | tool
Opera hotel system | =Opera@, Oracle Opera, OPERA Cloud, Fidelio, Opera PMS system, Micros Opera, Opera V5 | tool | implies: property management systems
hotel booking software | Mews, Cloudbeds, Protel, Guestline, OnQ, FOSSE, RoomMaster, eviivo, LightSpeed PMS, MARSHA, Rezlynx, StayNTouch, SynXis, Infor HMS, RMS Cloud, Maestro PMS, SkyTouch, ChoiceADVANTAGE, HotSOS, ALICE hotel, Knowcross | tool | implies: property management systems
night audit | end-of-day hotel audit, nightly audit, balancing daily hotel accounts, overnight desk | skill | | related: hotel front desk operations
concierge services | concierge, guest recommendations, local area knowledge, luggage handling, guest luggage, bell service, valet parking, portering, handling luggage, guest itineraries, restaurant recommendations, guest transportation, local attractions, bellhop service, luggage storage, bell desk, Clefs d'Or, local recommendations, door service | skill
guest relations | guest liaison, guest loyalty, guest relationship management, guest recognition, VIP services, guest rapport, Bonvoy, Hilton Honors, guest correspondence | skill | | related: guest service
hotel housekeeping | housekeeping@, room cleaning, cleaning guest rooms, cleaning hotel rooms, cleaning of rooms, turndown service, housekeeping duties, bedroom cleaning, housekeeping experience, servicing rooms, room servicing, housekeeping standards, hotel cleaning, public area cleaning, cleaning guestrooms, room turnover, tidying rooms, cleaning public areas, cleaning bedrooms | skill | | related: commercial cleaning
bed making | making beds, changing linens, made beds, replacing linens, linen change, bed linens, bed changing, changing bedding, stripping beds, fresh linens | skill
laundry | linen handling, ironing, pressing garments, laundering, linen room, dry cleaning, washing linens, washers and dryers, washing clothes, steam pressing, folding linens, linen inventory | skill
room inspection | inspecting rooms, checking rooms, room checks, room quality inspection, housekeeping inspections | skill | implies: hotel housekeeping
restocking amenities | guest amenities, replenishing amenities, minibar, room supplies, restocking toiletries, stocking carts, replenishing supplies in rooms, housekeeping carts, restocking supplies rooms, housekeeping supplies, mini bar, cleaning cart | skill | | related: hotel housekeeping
commercial cleaning | cleaning@, office cleaning, cleaning services, cleaning duties, professional cleaning, cleaner experience, general cleaning, janitorial, domestic cleaning, house cleaning, residential cleaning, cleaned offices, contract cleaning, deep cleaning, custodial, building cleaning, cleaning standards, home cleaning, cleaning toilets, cleaning experience, cleaning of buildings, sanitising toilets, cleaning bathrooms, cleaning restrooms, cleaning rota | skill
floor care | mopping, vacuuming, floor buffing, carpet cleaning, sweeping floors, buffing floors, floor cleaning machine, waxing floors, floor stripping, scrubber dryer, floor scrubber, stripping and waxing, dusting@, hoovering, cleaning floors, floor polishing, sweep and mop, carpet extraction, polishing floors, floor machines, auto scrubber, polishing furniture | skill | implies: commercial cleaning
cleaning chemicals | cleaning products, COSHH cleaning, cleaning agents, cleaning supplies, cleaning materials, chemical dilution, disinfectants, BICSc, disinfecting, cleaning equipment, disinfection, cleaning tools | knowledge
window cleaning | cleaning windows, window washing, pressure washing, power washing, high-level cleaning, washing windows, graffiti removal, jet washing | skill | implies: commercial cleaning
waste removal | emptying bins, trash removal, emptying trash, rubbish removal, garbage removal, taking out trash, emptying rubbish bins, bin emptying, collecting trash, refuse disposal, emptying waste bins, litter picking | skill
lost and found | lost property, lost & found | skill
room service | in-room dining | skill | implies: food service
hotel revenue management | =RevPAR, =ADR@, yield management, occupancy forecasting, rate management, room rates, rate strategy, hotel pricing, average daily rate, occupancy rates, room revenue, revenue optimisation hotels, occupancy@, rate parity, hotel revenue, RevPAR growth, room occupancy, STR reports, total revenue management, hotel forecasting | skill
online travel agencies | =OTA@, Booking.com, Expedia, OTA management, Airbnb, channel manager, SiteMinder, OTA channels, short-term rentals, vacation rentals, holiday lets, short-let management, VRBO, extranet@ | tool
hotel management | hotel operations, managing a hotel, resort management, hospitality management, lodging operations, degree in hospitality, lodging industry, hotel administration, managed hotel, hospitality degree, resort operations, luxury hotel, 5-star hotel, five-star hotel, 4-star hotel, boutique hotel, hotel industry, hotel experience, hotel environment, luxury hospitality, hospitality leadership, pre-opening, luxury resort | skill
hotel sales | hotel contracts, Delphi sales system, MICE sales, Delphi.fdc, group business, catering sales, banquet sales, venue sales, event sales, group room sales, room blocks | skill
hospitality industry | hospitality experience, hospitality sector, hospitality background, experience in hospitality, hospitality environment, catering industry, hospitality and catering, hotels and restaurants, hospitality setting, hospitality and tourism, hotel and catering | knowledge
spa operations | spa reception, leisure club reception, spa bookings, spa management, spa coordination, wellness centre operations | skill
leisure facilities | resort activities, guest entertainment, caravan park, holiday park, guest activities, animation team, kids club, resort recreation, campground operations, entertainment of guests | skill
casino gaming | gaming regulations, blackjack dealing, roulette, table games, slot machines, casino operations, poker dealing, casino dealing, baccarat, gaming license, card dealing, gaming commission, slot operations, betting shop, bingo hall, craps, gaming floor | skill

# events and catering
event planning | event management, event coordination, planning events, event organisation, event organization, event organising, organising events, organizing events, coordinating events, managed events, event production, event logistics, event delivery, corporate events, event execution, special events, event operations, private events, event design, conference organisation, event programming, running events | skill
conference and banqueting | =C&B@, banqueting, conference services, function rooms, conference and events, =BEO, meeting room set up, function setup, meetings and conferences, meeting room setup, conference centre operations | skill | | related: event planning
wedding planning | weddings, bridal consultations | skill | implies: event planning
venue management | venue sourcing, venue selection, venue operations, venue hire, stadium operations, venue bookings, venue coordination, box office, arena operations, usher duties, ticket scanning, cinema operations, audience services, venue liaison, concessions stand, concession sales | skill
event catering | catering services, outside catering, catering operations, off-site catering, catering events, hospitality catering, catering management, catering experience, function catering, event food service, corporate catering, buffets, catering equipment, canapés, catering setup | skill | | related: conference and banqueting
event setup | event set-up, event breakdown, set-up and breakdown, event staging, event rigging, stage set-up, setup and teardown, event tear down | skill
exhibitions and trade shows | trade shows, exhibitions, tradeshows, expo management, trade fairs, exhibit booths, stand build, exhibitor management | skill
event software | Cvent, Eventbrite, Social Tables, Tripleseat, Bizzabo, Whova, Splash events, event management software, virtual events, Hopin, RainFocus, online ticketing, webinar hosting, event registration, Caterease, event apps, hybrid events, delegate registration, attendee registration, delegate management, Ticketmaster, Event Temple | tool
event budgets | event costs | skill
event vendors | event suppliers, caterers and florists, event contractors, sourcing entertainment, speaker management, vendor coordination, speaker liaison, artist liaison | skill
certified meeting professional | =CMP@, CMP certification, =CSEP, =CMM@ | certification | implies: event planning
sponsorship sales | sponsor relations, event sponsors, sponsorships, sponsor management | skill
floristry | floral design, flower arranging, floral arrangements, flower arrangements, bouquets, florist experience, wedding flowers, wreath making, floral arranging | skill

# travel and tourism
travel consulting | travel planning, travel sales, holiday sales, selling holidays, travel bookings, booking travel, booking flights, travel arrangements@, tailor-made travel, vacation planning, booking holidays, travel itineraries, holiday bookings, selling travel, travel agency, leisure travel, luxury travel, travel experiences, selling tours, itinerary planning, travel industry, itineraries@, travel packages, holiday packages, package holidays, tailormade holidays, cruise sales, travel advice, flight bookings, airline reservations, cruise bookings | skill
global distribution systems | =Amadeus, =Sabre, =Galileo, Worldspan, Travelport, =GDS, GDS systems, Amadeus GDS, Sabre GDS, Galileo GDS, Apollo GDS, Amadeus Altea | tool | implies: travel consulting
airline ticketing | fares and ticketing, ticketing@, IATA ticketing, ticket reissue, airline fares, air fares, ticket issuance, ticket refunds, fare rules, reissues and refunds, air ticketing, fare calculation, BSP reporting, fare quotes, airfare | skill | | related: travel consulting
corporate travel management | business travel, corporate travel, travel policy compliance, Concur travel booking, =TMC@, travel management company | skill | | related: travel consulting
tour guiding | guided tours, leading tours, tour leading, conducting tours, led tours, tour commentary, walking tours, guiding visitors, tour groups, giving tours, Blue Badge guide, interpretive tours, safari guiding, wildlife tours, tour escorting | skill
tour operations | tour packages, itinerary design, destination management, =DMC@, tour planning, package tours, inbound tours, tour logistics, excursions, tour product development, contracting hotels, group tours, group travel, tour coordination, travel operations, tour programmes | skill
destination knowledge | knowledge of travel destinations, worldwide destinations, world geography, knowledge of destinations, worldwide travel knowledge, destination expertise | knowledge
tourism | tourist information, destination marketing, visitor services, visitor experience, heritage sites, visitor attraction, visitor information, theme park, ecotourism, ride operation, amusement park, attractions operations, tourist attractions, visitor centre | knowledge
visa and travel documents | visa processing, travel visas, travel documentation, passport requirements, visa applications for travellers, visa assistance, visa requirements, travel insurance sales | skill
ABTA and ATOL | =ABTA, =ATOL, ATOL regulations, package travel regulations, =IATA, IATA certification, IATA diploma, certified travel associate, ASTA, certified travel counselor, =CTC@ | certification | implies: travel consulting
cruise ship operations | cruise line, onboard hospitality, yacht hospitality, cruise industry, cruise hospitality, cruise ships, yacht interior, superyacht interior, shore excursions, yacht stewarding, cruise staff | skill
private household service | butler service, household management, household staff, private household, private chef services, high-net-worth households, silver polishing, wardrobe care, private residence, =UHNW household, formal service, errands for household, family chef, running household errands, private service | skill
`
