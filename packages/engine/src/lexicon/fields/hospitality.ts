export const hospitality = `
# kitchen
food preparation,kitchen-,food prep,preparing food,-ingredients,prepping-,-food,chopping vegetables ~ cooking
cooking,culinary,cookery,cook dishes > food preparation
line cook station work,kitchen line,working the-,broiler station > cooking
grilling,chargrill,broiling,barbecue cooking > cooking
frying,deep-fat fryer > cooking
baking,baked goods,dough mixing ~ pastry making
pastry making,pastry,patisserie,laminated dough,viennoiserie
cake decorating,-decoration,fondant,sugarcraft,icing cakes,wedding-,piping- ~ baking
chocolate work,sugar-,chocolatier,confectionery,tempering chocolate
sauces and stocks,sauce making,stocks and soups,mother sauces,soups and- > cooking
butchery,meat cutting,-fabrication,-preparation,butchering,boning meat,breaking down-
knife skills,-handling,-techniques
garde manger,cold kitchen,-larder,charcuterie,larder section ~ food preparation
food plating,-presentation,plate-,-up,plating dishes,presentation of-,garnishing
pizza making,-dough,-oven,wood-fired-,pizzaiolo,stone oven pizza,making pizzas
sushi preparation,-rolling,-making,sashimi > cooking
knowledge: Italian cuisine,-cooking,-food,pasta making,fresh pasta
knowledge: Asian cuisine,Chinese-,Thai-,Indian-,Japanese-,-cooking,wok-,tandoor,curry chef,pan-Asian,Indian food
knowledge: French cuisine,Mediterranean-,Mexican-,international-,world-,modern European-,French cooking,classic French techniques
vegetarian and vegan cooking,vegetarian dishes > cooking
knowledge: special diets,dietary requirements,-restrictions,-needs,gluten-free cooking,allergen-free meals,diabetic-
knowledge: allergen awareness,-management,-training,-information,food allergens,-allergies,Natasha's Law,ServSafe Allergens,allergens@ ~ special diets
menu planning,-development,-design,-creation,-writing,-items,creating menus,planning-,designing-,seasonal-,daily specials,dessert menu ~ recipe development
recipe development,-creation,-testing,-adherence,developing recipes,standardised-,following-
portion control,control portions
food cost control,--GP,-margins,=GP-,kitchen-,-budget,beverage cost
food waste reduction,--wastage,control-,minimising food waste,reducing-,wastage control,wastage@
food ordering,-purchasing,-deliveries,kitchen stock,-ordering,produce-,ordering food supplies,--ingredients,-kitchen supplies
food rotation,=FIFO@
certification: food hygiene certificate,food handler--,-certification,food safety--,-level 2,--certificate,--hygiene,-handler's card,--handlers permit,--worker card,Level 2 food safety,Level 3-- > food safety
certification: ServSafe,=CFPM,food protection manager,-certificate,--manager certification,Serv Safe > food safety
knowledge: food safety,-handling,-standards,food hygiene-,-regulations
knowledge: HACCP,hazard analysis critical control points,hazard analysis and--,Safer Food Better Business > food safety
knowledge: health inspections,-department standards,environmental health--,local health regulations
kitchen cleaning,-cleanliness,-hygiene,cleaning down,-kitchen,cleanliness of-,clean workstation,sanitation standards
dishwashing,dish washing,washing dishes,dishwasher operation,commercial dishwasher,warewashing,wash pots
tool: kitchen equipment,-appliances,-machinery,slicers,commercial kitchen
kitchen management,-operations,-leadership,-brigade,-team,managed kitchen,managing a-,running-,-section,--the pass
knowledge: high-volume kitchen,-restaurant,-environment,-food service,-production,high volume cooking,fast-paced restaurant,-kitchen,busy-,production-
mise en place,station setup,-set up,stocking line,-stations,setting up-,restocking kitchen--
sous vide,molecular gastronomy,vacuum cooking,fermentation and curing,smoking meats,curing and smoking > cooking
fresh food cooking,fresh produce--,--ingredients,seasonal-,farm-to-table,home-cooked meals > cooking
knowledge: fine dining,upscale-,white tablecloth
knowledge: fast food,-casual,quick-service
institutional catering,school-,mass-,army-,care home-,galley cooking
food service,=F&B-,meal-,food and beverage-,food serving,serving food,-meals,foodservice
certification: culinary degree,-diploma,-school,-certificate,-arts degree,City & Guilds 706,NVQ catering,NVQ Level 2-,professional cookery,City and Guilds-,706/1,706/2 > cooking
certification: chef certification,ACF-,certified sous chef,--culinarian,-executive chef,American Culinary Federation,=CEC@,Red Seal cook > cooking
# restaurant and bar
table service,restaurant-,fine dining-,waiting tables,-on tables,serving guests,-customers food,--experience,waiter-,server-,waitressing,table waiting > food service
taking orders,-telephone orders,--food orders,--customer orders,took--,take guest-,taking drink--,food and-,orders from guests
knowledge: menu knowledge,food-,beverage-,explaining menu,knowledge of-,describing menu items,recommend-
hosting guests,front door host ~ guest relations
restaurant reservations,table-,managing-,taking-,Yelp-,booking tables,restaurant bookings
bussing tables,clearing-,busing-,cleaning-,table bussing,-clearing,-set up
bartending,bar service,alcohol-,beverage-,tending bar,stock the-,bar work,-experience,bartender-,mixing drinks,making-,preparing beverages,alcoholic-,serving-,-alcohol,mix cocktails
mixology,mixologist,flair bartending > bartending
beer and cellar management,cellar management,-work,cellarmanship,draught beer,craft-,beer knowledge,cicerone
knowledge: wine knowledge,-service,-list,-tasting,-selection,-menu,-sales,sommelier,wines and spirits,oenology
certification: WSET,Wine and Spirit Education Trust > wine knowledge
barista skills,-training,-experience,coffee making,-preparation,-brewing,-knowledge,making coffee,specialty-,brewing-,pour over-,=SCA barista
licence: personal licence,alcohol-,liquor license holder,=APLH,licensee@,=BIIAB
certification: responsible alcohol service,--service of alcohol,=TIPS@,TABC certified,TIPS-,-certification,RBS-,TABC-,alcohol server-,-permit,=TABC,=RSA@,=BASSET,Smart Serve,Responsible Beverage Service,=OLCC
upselling menu items,--desserts,-food and beverages,promoting specials,upsell-,-drinks,wine upselling
tool: restaurant POS systems,--POS,-till systems,Square for Restaurants,TouchBistro,Lightspeed Restaurant,Clover POS,Revel-,EPOS restaurant,Zonal@,Tevalis,POS ordering system
restaurant operations,-environment,-industry,-floor management,F&B--,restaurant-,-experience,-supervision,floor-,managed restaurant,running a-,managing-,hospitality operations,=F&B-,F and B
tool: restaurant scheduling software,7shifts,HotSchedules,Fourth hospitality,Deputy rota,R365,Restaurant365,CrunchTime,MarginEdge,Harri,Planday,RotaCloud
tool: delivery platforms,Uber Eats,Deliveroo,DoorDash,Just Eat,Grubhub,food packaging takeaway,takeaway service
guest service,hospitality-,five-star-,attentive-,guest satisfaction,-experience,-care,-needs,-interaction,-comfort,-expectations,-engagement,-hospitality,warm-,guest-focused
guest complaints,-concerns,-issues,-problems ~ guest service
taking payments,card-,processing guest-,cashing up,settling bills,presenting-,splitting checks,handling payments@
# hotel
hotel front desk operations,front--,-management,front office--,-operations,hotel reception,-front desk,-office,rooms division,=FOM@ ~ guest service
guest check-in and check-out,guest check-in,-check-out,-registration,-arrivals,-departures,arrivals and-,registering guests,checking in-,--guests in,check-in/check-out > guest service
hotel reservations,processing-,booking-,guest-,central-,handling-,reservations management,reservation systems,reservations@
tool: property management systems,hotel--,PMS-,=PMS@,hotel PMS,-management software
tool: Opera PMS,-V5,=Opera@,Oracle Opera,Micros-,OPERA Cloud,Fidelio > property management systems
tool: hotel booking software,=Mews@,Cloudbeds,Protel,Guestline,OnQ,=FOSSE@,RoomMaster,eviivo,LightSpeed PMS,=MARSHA@,Rezlynx,StayNTouch,SynXis,Infor HMS > property management systems
night audit,nightly-,overnight desk ~ hotel front desk operations
concierge services,concierge,guest itineraries,-transportation,-recommendations,restaurant-,local-,-attractions,-area knowledge,handling luggage,bell desk,Clefs d'Or,door service
guest relations,-liaison,-recognition,-rapport,-correspondence,-relationship management ~ guest service
hotel housekeeping,-cleaning,room-,bedroom-,housekeeping@,servicing rooms,cleaning hotel-,--of rooms,--guestrooms,-guest rooms,housekeeping duties,-experience,-standards,room turnover ~ commercial cleaning
bed making,-changing,-linens,replacing-,fresh-,changing-,-bedding,making beds,made-,stripping-,linen change
laundry,washers and dryers,washing clothes
room inspection,room quality-,--checks,inspecting rooms,checking-,housekeeping inspections > hotel housekeeping
restocking amenities,-toiletries,-supplies rooms,guest amenities,replenishing-,minibar,room supplies,housekeeping-,-carts,stocking-,mini bar,cleaning cart ~ hotel housekeeping
commercial cleaning,office-,professional-,general-,contract-,building-,cleaning@,cleaning rota,-of buildings,--services,-duties,-standards,-experience,cleaner-,cleaned offices,dust and polish,polish surfaces,clean-
floor care,-stripping,-scrubber,-machines,-cleaning machine,sweeping floors,cleaning-,polishing-,-furniture,dusting@,dust and vacuum,vacuum and dust > commercial cleaning
knowledge: cleaning chemicals,-products,-agents,-supplies,-materials,-equipment,-tools,COSHH cleaning,chemical dilution,BICSc
window cleaning,high-level-,cleaning windows,washing-,window washing,graffiti removal > commercial cleaning
waste removal,trash-,rubbish-,garbage-,emptying bins,-rubbish bins,--waste bins,--trash,collecting-,taking out-,bin emptying,refuse disposal,litter picking,take out rubbish
lost and found,lost &--
room service,in-room dining > food service
hotel revenue management,total-,occupancy forecasting,hotel-,-pricing,-revenue,room-,-occupancy,revenue optimisation hotels,RevPAR growth,STR reports
tool: online travel agencies,=OTA@,OTA management,short-let-
hotel management,resort-,hospitality-,-degree,managed hotel,managing a-,degree in hospitality,lodging industry,hotel-,-administration,-experience,-environment,-operations,lodging-,resort-
hotel sales,-contracts,Delphi sales system,MICE sales,event-,group room-,--business,Delphi.fdc
knowledge: hospitality industry,-setting,-experience,-sector,-background,-environment,-and tourism,-catering,hotel-,experience in hospitality,catering industry,hotels and restaurants
spa operations,wellness centre-,leisure club reception,spa--,-bookings,-management,-coordination
leisure facilities,resort activities,-recreation,caravan park,holiday-,campground operations
casino gaming,-dealing,-operations,slot-,-machines,gaming regulations,-license,-commission,-floor,betting shop,bingo hall
# events and catering
event planning,-management,-organising,-production,-delivery,managed events,conferences@
conference and banqueting,--services,-centre operations,banqueting,function rooms,meetings and conferences ~ event planning
wedding planning,weddings,bridal consultations > event planning
venue management,on-site event-,stadium operations,arena-,cinema-,venue-,-coordination,-liaison
event catering,outside-,off-site-,hospitality-,function-,corporate-,catering services,-operations,-events,-management,-experience,-setup,event food service,canapés ~ conference and banqueting
event setup,-set-up,stage-,set-up and breakdown,event--,-staging,-rigging,-tear down,setup and teardown
exhibitions and trade shows,exhibitions@,expo management,exhibitor-,trade fairs,stand build
tool: event software,event management-,--apps,Bizzabo,Whova,Splash events,Hopin,RainFocus,Caterease,Event Temple
event budgets,-costs
event vendors,coordinate-,event suppliers,-contractors,caterers and florists,vendor coordination
certification: certified meeting professional,=CMP@,CMP certification,=CSEP > event planning
sponsorship sales,sponsor relations,-management,event sponsors
floristry,florist experience,wreath making,floral arranging
# travel and tourism
travel consulting,-itineraries,-agency,-sales,holiday-,-enquiries,-bookings,amend-,leisure travel,selling-,-holidays,booking-,vacation planning,hotels and tours
tool: global distribution systems,GDS-- > travel consulting
airline ticketing,IATA-,air-,fares and-,ticketing@,ticket issuance,BSP reporting,fares@ ~ travel consulting
corporate travel management,--travel,travel policy compliance,--management company,Concur travel booking,=TMC@ ~ travel consulting
tour guiding,safari-,guided tours,leading-,conducting-,led-,giving-,interpretive-,wildlife-,tour leading,-groups,-escorting,guiding visitors,Blue Badge guide
tour operations,travel-,tour packages,-planning,-logistics,-coordination,-product development,itinerary design,destination management,=DMC@,package tours,inbound-,group-,-travel,contracting hotels
knowledge: destination knowledge,-expertise,knowledge of destinations,worldwide--,-travel knowledge,world geography
knowledge: tourism,destination marketing,heritage sites,visitor attraction,ecotourism,attractions operations,tourist attractions
visa and travel documents,travel visas,-documentation,-insurance sales,passport requirements,visa-,-assistance
certification: ABTA and ATOL,=ABTA,=ATOL,ATOL regulations,package travel-,IATA certification,-diploma,certified travel associate,-counselor,=ASTA@,=CTC@ > travel consulting
cruise ship operations,--line,-industry,-ships,-staff,-hospitality,onboard-
private household service,--service,-chef services,high-net-worth households,=UHNW household,errands for-,family chef
meal preparation,preparing meals > food preparation
sauté station,grill-,fry-,prep-,sauté,expo line > line cook station work
salad preparation,cold-,sandwich-,-making,salads and sandwiches > food preparation
desserts ~ pastry making
bread making,dough-,breads and pastries,artisan bread,sourdough,bread baking > baking
fish filleting,-butchery,-preparation,filleting,fillet@ ~ butchery
deep fryer operation,fryer--,deep fryer,-frying > frying
plant-based cooking,vegan-,-menu,-dishes ~ vegetarian and vegan cooking
knowledge: texture modified diets,pureed--,therapeutic-,IDDSI ~ special diets
menu costing,recipe-,food-,menu engineering ~ food cost control
hospitality labour costs,prime cost,wage percentage
food inventory,bar-,kitchen-,-stock control ~ food ordering
temperature logs,food temperatures,fridge temperature checks ~ food safety
food storage,day dots,date labelling food ~ food rotation
knowledge: food hygiene rating,EHO inspection,environmental health- ~ health inspections
knowledge: health code,-department inspections ~ health inspections
kitchen sanitation,food-,sanitation@,sanitizing workstations,-equipment,sanitising surfaces,counters clean ~ kitchen cleaning
pot washing,potwash,washing up,kitchen porter duties ~ dishwashing
tool: commercial kitchen equipment,--ovens,combi oven,Rational-,ovens and grills ~ kitchen equipment
knowledge: back of house operations,--house,=BOH ~ kitchen management
training kitchen staff,supervising-,brigade leadership,kitchen supervision ~ kitchen management
batch cooking,bulk-,quantity-,volume catering ~ high-volume kitchen
scratch cooking,-kitchen,cooking from scratch,fresh food ~ fresh food cooking
knowledge: Michelin star experience,--star,AA Rosette,2 rosette,rosette kitchen > fine dining
drive-thru,drive-through ~ fast food
knowledge: school meals,-kitchen,-food service,--lunch program ~ institutional catering
knowledge: hospital catering,patient meals,tray line,care home kitchen ~ institutional catering
knowledge: contract catering,staff restaurant-,corporate dining,employee- ~ institutional catering
knowledge: cafeteria,canteen,counter service
food running,-runner,running food ~ food service
silver service,plate-,table-side-,gueridon-,a la carte- > table service
table setting,setting tables,laying-,resetting-,rolling silverware ~ bussing tables
side work,-duties ~ bussing tables
food and wine pairing,wine pairing,recommending dishes,menu recommendations ~ menu knowledge
seating guests,host stand,greeting and seating ~ hosting guests
pouring drinks,serving-,preparing-,pulling pints,drink preparation,-service > bartending
cocktail making,cocktails > mixology
cocktail menu development,cocktail--,-menu,-creation > mixology
cask ale,real-,Cask Marque,keg changing,changing barrels,-kegs ~ beer and cellar management
beer line cleaning,line--,cleaning beer lines ~ beer and cellar management
certification: sommelier certification,certified sommelier,Court of Master Sommeliers > wine knowledge
latte art,steaming milk,milk steaming > barista skills
tool: espresso machine,coffee-,espresso@,make espresso drinks ~ barista skills
checking ID for alcohol,ID checking,Challenge 25,alcohol awareness training ~ responsible alcohol service
licence: premises licence,designated premises supervisor,=DPS@,alcohol licensing ~ personal licence
tool: Toast POS,=Toast@ > restaurant POS systems
tool: Aloha POS,-system,NCR Aloha > restaurant POS systems
tool: Micros POS,=Micros@,Oracle Micros > restaurant POS systems
tool: OpenTable,Resy,SevenRooms,ResDiary ~ restaurant reservations
knowledge: front of house,=FOH,FOH operations ~ restaurant operations
bar management,pub-,-operations,bar-,nightclub- ~ restaurant operations
food and beverage management,-operations,=F&B@ ~ restaurant operations
takeaway orders,takeout-,to-go-,carry-out-,online food-,curbside pickup ~ delivery platforms
service recovery,resolving guest issues,-complaints,handling-,guest complaint handling ~ guest complaints
guest reviews,TripAdvisor-,guest feedback,-satisfaction scores ~ guest complaints
VIP guests,-services ~ guest relations
knowledge: hotel loyalty programs,Bonvoy,Hilton Honors,IHG Rewards,guest loyalty ~ guest relations
room allocation,-assignments,rooming lists ~ hotel reservations
group reservations,-bookings,room blocks ~ hotel reservations
luggage handling,-storage,guest luggage,bell service,bellhop-,portering ~ concierge services
valet parking
turndown service,evening turndown ~ hotel housekeeping
public area cleaning,lobby--,cleaning public areas ~ hotel housekeeping
ironing clothes,ironing@,steam pressing,pressing garments ~ laundry
linen handling,-room,-inventory,folding linens,washing- ~ laundry
dry cleaning,garment-,stain removal ~ laundry
janitorial services,janitorial,custodial ~ commercial cleaning
deep cleaning ~ commercial cleaning
cleaning bathrooms,-restrooms,-toilets,sanitising-,bathroom cleaning > commercial cleaning
house cleaning,domestic-,residential-,home- ~ commercial cleaning
mopping,sweep and mop > floor care
vacuuming,hoovering > floor care
carpet cleaning,upholstery-,carpet extraction ~ floor care
floor buffing,-polishing,buffing floors,waxing-,stripping and waxing,auto scrubber,scrubber dryer > floor care
disinfection,disinfecting,disinfectants ~ cleaning chemicals
pressure washing
knowledge: RevPAR,=ADR@,average daily rate,occupancy rates ~ hotel revenue management
room rates,yield management,rate-,-strategy,-parity ~ hotel revenue management
knowledge: short-term rentals
tool: channel manager,SiteMinder,OTA channels,extranet@ ~ online travel agencies
tool: Booking.com,Expedia ~ online travel agencies
pre-opening,hotel opening ~ hotel management
knowledge: luxury hotel,-hospitality,-resort,five-star hotel,5-star- ~ hospitality industry
knowledge: boutique hotel,4-star-,bed and breakfast,guest house ~ hospitality industry
kids club,guest activities,-entertainment,animation team,entertainment of guests ~ leisure facilities
blackjack dealing,poker-,card-,roulette,baccarat,craps@,table games ~ casino gaming
banquet event orders,=BEO ~ conference and banqueting
function room setup,meeting-,function-- ~ conference and banqueting
venue sourcing,-selection,-booking,-hire ~ venue management
box office,ticket scanning
ushering,audience services
concessions sales,-stand
buffet service,buffets ~ event catering
trade show coordination,tradeshows,exhibit booths ~ exhibitions and trade shows
delegate management,-registration,attendee-,event- ~ event software
tool: Cvent,Social Tables,Tripleseat ~ event software
tool: Eventbrite,online ticketing,Ticketmaster ~ event software
virtual events,hybrid-,webinar hosting
speaker management,-liaison,artist-,sourcing entertainment ~ event vendors
bouquets,wedding flowers,floral arrangements,flower-,-arranging ~ floristry
flight bookings,booking flights,airline reservations ~ travel consulting
cruise sales,-bookings ~ travel consulting
tailor-made travel,-holidays,tailormade-,luxury travel ~ travel consulting
tool: Galileo > global distribution systems
ticket reissue,-refunds,reissues and- ~ airline ticketing
knowledge: fare calculation,-rules,-quotes,airfare,airline fares ~ airline ticketing
walking tours,museum-,city-,tour commentary ~ tour guiding
visitor services,-centre,-experience,-information,tourist- ~ tourism
ride operation,theme park,amusement-
shore excursions,transfers and-,excursions@ ~ tour operations
yacht stewarding,-hospitality,-interior,superyacht- ~ cruise ship operations
butler service,formal-,silver polishing,wardrobe care ~ private household service
household management,-staff,running household errands,private residence ~ private household service
upselling rooms,room upgrades,selling room- ~ hotel front desk operations
training junior chefs,developing-,chef training ~ kitchen management
room maintenance reporting,report maintenance issues,reporting maintenance faults ~ hotel housekeeping
post-event evaluation,-reporting,event debrief,-evaluation ~ event planning
knowledge: standing for long periods,--extended periods
presenting dishes,food presentation standards,dish presentation ~ food plating`
