export const hospitality = `
# kitchen
food preparation,kitchen-,chopping vegetables,preparing ingredients,prepping-,-food,food prep ~ cooking
cooking,cookery,culinary,cook dishes > food preparation
baking,dough mixing,dough@@,baked goods ~ pastry making
pastry making,laminated dough,lamination@@,entremets,viennoiserie,pastry,patisserie,petit fours
cake decorating,-decoration,fondant,icing cakes,wedding-,piping-,sugarcraft ~ baking
chocolate work,sugar-,confectionery,chocolatier,tempering chocolate
butchery,boning meat,breaking down-,butchering,meat fabrication,-cutting,-preparation
knife skills,-handling,-techniques
garde manger,charcuterie,cold kitchen,-larder,larder section,larder@@ ~ food preparation
food plating,-presentation,plate-,-up,garnishing^@,plating dishes,presentation of-
pizza making,-dough,-oven,wood-fired-,pizzaiolo,stone oven pizza
menu planning,-creation,-design,-development,-writing,daily specials,dessert menu,seasonal menus ~ recipe development
recipe development,-adherence,-creation,-testing,following recipes,standardised-
portion control,control portions
food cost control,--GP,-margins,=GP-,gross profit-,kitchen--,-budget,=GP@@,GP%,wet sales,beverage cost
food waste reduction,--wastage,control-,wastage control,wastage@@,minimising food waste
food ordering,produce-,kitchen-,-stock,ordering kitchen supplies,--ingredients,-food supplies,food deliveries,-purchasing
food rotation,=FIFO@
kitchen cleaning,-cleanliness,-hygiene,clean workstation,cleaning down,-kitchen,sanitation standards
dishwashing,wash pots,commercial dishwasher,dish washing,dishwasher operation,warewashing
kitchen management,-brigade,-leadership,-operations,running a section,--the pass
mise en place,restocking kitchen stations,setting up--,stocking--,-line,station setup,-set up
institutional catering,army-,mass-,school-,care home-,galley cooking
food service,=F&B-,meal-,food and beverage-,--beverage@@,--serving,foodservice,serving meals
skill > cooking:
line cook station work,the pass^,broiler station,expo@@,fish section,grill-,sauce-,larder-,pastry-,kitchen line,working the-
grilling,barbecue cooking,chargrill,broiling
frying,deep-fat fryer
sauces and stocks,mother sauces,soups and-,sauce making,stocks and soups
sushi preparation,-rolling,-making,sashimi
vegetarian and vegan cooking,vegetarian dishes
sous vide,curing and smoking,fermentation and curing,molecular gastronomy,vacuum cooking,smoking meats
fresh food cooking,fresh produce--,--ingredients,seasonal-,home-cooked meals,farm-to-table
knowledge:
Italian cuisine,-cooking,-food,fresh pasta,pasta making
Asian cuisine,Chinese-,Thai-,Indian-,Japanese-,-cooking,wok-,pan-Asian,Indian food,curry chef,tandoor
French cuisine,international-,world-,Mediterranean-,Mexican-,modern European-,French cooking,classic French techniques
special diets,gluten-free cooking,allergen-free meals,diabetic-,dietary needs,-requirements,-restrictions,halal@@
allergen awareness,-information,-management,-training,Natasha's Law,ServSafe Allergens,allergens@,food allergens,-allergies ~ special diets
school food standards,-plan
food safety,-handling,-standards,food hygiene-,-regulations,=SFBB,Safer Food Better Business,=EHO@@
HACCP,Safer Food Better Business,hazard analysis and critical control points > food safety
health inspections,-department standards,environmental health--,local health regulations
high-volume kitchen,-environment@@,-food production,-service,--restaurant,fast-paced-,-kitchen,busy-,production-,high volume cooking
fine dining,upscale-,AA rosette,Michelin@@,rosettes@@,white tablecloth,à la carte
fast food,-casual,quick-service
certification > food safety:
food hygiene certificate,-level 2,food safety--,--L2,-certification,-certificate,food handler--,-certification,--handlers permit,--handler's card,Food Safety Level 3,FoodSafe,Highfield Level 2,L2 food safety,L3-,award in-,Level 2--,Level 3--,level 2 food hygiene,level 3--
ServSafe,=CFPM,Serv Safe,food manager certification,--protection certificate,-manager
certification > cooking:
culinary degree,-certificate,-school,-diploma,-arts degree,professional cookery,City and Guilds-,NVQ catering,NVQ Level 2-,City & Guilds 706
chef certification,ACF-,=CEC@,American Culinary Federation,Red Seal cook,certified culinarian,-executive chef,--sous chef
tool:
kitchen equipment,-appliances,-machinery,commercial kitchen,slicers
# restaurant and bar
table service,restaurant-,tray-,fine dining-,plate carrying,server experience,serving-,table waiting,waiting on tables,waitressing > food service
taking orders,take guest-,taking customer--,took--,taking food-,food and drink--,taking--,--telephone orders,order taking,orders from guests
hosting guests,front door host ~ guest relations
restaurant reservations,taking-,managing-,Yelp-,table-,ResDiary,SevenRooms,booking tables,restaurant bookings
bussing tables,busing-,cleaning-,table bussing,-clearing,-set up
bartending,alcohol service,beverage-,bar-,-experience,-work,alcoholic beverages,preparing-,serving-,-alcohol,making drinks,mixing-,mix cocktails,tending bar,stock the-
mixology,flair bartending,flair@@,mixologist > bartending
beer and cellar management,Cask Marque,beer knowledge,cellar management,-work,cellarmanship,cicerone,craft beer,draught-,keg changes
barista skills,-training,-experience,brewing coffee,specialty-,pour over-,coffee making,-brewing,-knowledge,-preparation
upselling menu items,--desserts,-food and beverages,promoting specials,upsell-,-drinks,wine upselling
restaurant operations,-experience,-industry,-environment,-management,F&B-,restaurant floor-,F and B,floor supervision,hospitality operations
guest service,hospitality-,guest care,-comfort,-experience,-interaction,-engagement,-expectations,-satisfaction,guest-focused
guest complaints,-concerns,-problems,-issues ~ guest service
taking payments,card-,processing guest-,handling payments@,presenting bills,settling-,splitting checks
knowledge:
menu knowledge,food-,beverage-,describing menu items,recommend-,explaining menu
wine knowledge,-sales,-selection,-service,-tasting,-list,-menu,oenology,sommelier,wines and spirits
certification:
WSET,Wine and Spirit Education Trust > wine knowledge
responsible alcohol service,--service of alcohol,Responsible Beverage Service,ServSafe Alcohol,=BASSET,Smart Serve,=OLCC,=RSA@,=TABC,=TIPS@,TIPS certified,TABC-,-certification,TIPS-,RBS-,alcohol server-,-permit
licence:
personal licence,alcohol-,=APLH,licensee@,liquor license holder
tool:
restaurant POS systems,--POS,-till systems,=Square@@,Clover POS,Revel-,Lightspeed Restaurant,Lightspeed@@,POS ordering system,Aloha@@,Square for Restaurants,Tevalis,TouchBistro,Zonal@
restaurant scheduling software,=Fourth@@,HotSchedules,MarginEdge,Planday,R365,CrunchTime,Deputy@@,Fourth hospitality,7shifts,Harri,Restaurant365,RotaCloud > scheduling software
delivery platforms,Deliveroo,DoorDash,Grubhub,Just Eat,Uber Eats,food packaging takeaway,takeaway service
# hotel
hotel front desk operations,front--,-management,front office--,-operations,hotel reception,-front desk,-office,rooms division ~ guest service
guest check-in and check-out,arrivals and departures,guest--,-arrivals,-check-in,-check-out,-registration,check-in/check-out,check-in@@,check-out@@,checked in guests,checking guests in,check-ins and check-outs > guest service
hotel reservations,guest-,handling-,booking-,central-,processing-,reservation systems,reservations management,reservations@
night audit,nightly-,overnight desk ~ hotel front desk operations
concierge services,Clefs d'Or,bell desk,concierge,guest transportation,handling luggage,local recommendations,-attractions,-area knowledge
guest relations,-liaison,-rapport,-correspondence,-recognition,-relationship management ~ guest service
hotel housekeeping,-cleaning,room-,bedroom-,cleaning guest rooms,--hotel rooms,housekeeping@,room turnover,servicing rooms^ ~ commercial cleaning
bed making,-changing,-linens,fresh-,replacing-,change beds@,-bedding,-linen,linen change,made beds,stripping-
dusting and polishing,damp dusting,dusting^@@,dusted@@,wiping surfaces ~ commercial cleaning
laundry,washers and dryers,washing clothes,-and ironing@@
room inspection,room quality-,--checks,housekeeping inspections > hotel housekeeping
restocking amenities,-toiletries,replenishing amenities,guest-,housekeeping carts,-supplies,room-,mini bar,minibar ~ hotel housekeeping
commercial cleaning,professional-,building-,contract-,general-,office-,clean surfaces,cleaned offices,cleaned@,cleaner experience,cleaning-,-duties,-services,-standards,cleaning@
waste removal,trash-,garbage-,rubbish-,bin emptying,litter picking,refuse disposal,taking out trash
lost and found
room service,in-room dining > food service
hotel revenue management,total-,RevPAR growth,STR reports,hotel forecasting,occupancy-,=IDeaS,hotel pricing,-revenue,room-,-occupancy,revenue management@@,-optimisation hotels,yield management@
hotel management,resort-,hospitality-,-degree,degree in hospitality,hotel industry,lodging-,-operations,resort-,hotel-,-administration,-experience
hotel sales,MICE-,event-,group room-,--business,Delphi sales system,Delphi.fdc,hotel contracts
spa operations,wellness centre-,leisure club reception,spa--,-management,-bookings,-coordination
leisure facilities,campground operations,caravan park,holiday-,resort activities,-recreation
casino gaming,-dealing,-operations,slot-,-machines,=RCG,=RSG,betting shop,bingo hall,gaming regulations,-commission,-license,-floor
skill > commercial cleaning:
floor care,-scrubber,-stripping,cleaning floors,sweeping-,polishing-
window cleaning,high-level-,cleaning windows,washing-,graffiti removal,window washing
tool:
property management systems,hotel--,PMS-,=PMS@,Cloudbeds,Guestline,Mews,Rezlynx,Stayntouch,hotel PMS,-booking system,--management software
online travel agencies,=OTA@,OTA management,short-let-
tool > property management systems:
Opera PMS,-V5,OPERA Cloud,=Opera@,Fidelio,Micros Opera,Oracle-
hotel booking software,=FOSSE@,=MARSHA@,=Mews@,Cloudbeds,Guestline,Infor HMS,LightSpeed PMS,OnQ,Protel,Rezlynx,RoomMaster,StayNTouch,SynXis,eviivo
knowledge:
cleaning chemicals,-tools,-agents,-products,-supplies,-equipment,-materials,BICSc,COSHH cleaning,chemical dilution
hospitality industry,-sector,-background,-experience,-and tourism,-catering,hotel-,catering industry
# events and catering
event planning,-delivery,-management,-organising,-production,conferences^@@
conference and banqueting,--services,-centre operations,meetings and conferences,=C&E@@,=M&E@@,=MICE@@,banqueting,function rooms ~ event planning
wedding planning,bridal consultations,weddings > event planning
venue management,on-site event-,arena operations,cinema-,stadium-,venue-,-coordination,-liaison
event catering,hospitality-,off-site-,outside-,corporate-,canapés,catering events,-experience,-management,-operations,-services ~ conference and banqueting
event setup,-rigging,-staging,-breakdown,set-up and-,stage set-up,event-,-tear down,setup and teardown
exhibitions and trade shows,exhibitions@,exhibitor management,expo-,stand build,trade fairs
event budgets,-costs
event vendors,coordinate-,event contractors,-suppliers,caterers and florists,vendor coordination
sponsorship sales,event sponsors,sponsor management,-relations
floristry,floral arranging,florist experience,wreath making
tool:
event software,event management-,--apps,Caterease,Event Temple,Hopin,RainFocus,Bizzabo,Splash events,Whova
certification:
certified meeting professional,=CMP@,=CSEP,CMP certification > event planning
# travel and tourism
travel consulting,-agency,-itineraries,-sales,holiday-,-bookings,leisure travel,selling-,-holidays,vacation planning
airline ticketing,IATA-,air-,fares and-,fares^@@,ticket issuance,ticketing^@@,BSP reporting ~ travel consulting
corporate travel management,--travel,=TMC@,Concur travel booking,travel management company,--policy compliance ~ travel consulting
tour guiding,safari-,Blue Badge guide,conducting tours,leading-,giving-,guided-,led-,=FGASA,guiding visitors,tour groups,-leading
tour operations,travel-,tour packages,-coordination,-planning,-logistics,=DMC@,destination management,inbound tours,package-,group-,-travel,itinerary design
visa and travel documents,passport requirements,visa-,-assistance,travel documentation,-visas,-insurance sales
cruise ship operations,--line,-industry,-ships,-staff,-hospitality,onboard-
private household service,--service,-chef services,=UHNW household,errands for-,family chef,high-net-worth households
sauté station,grill-,fry-,prep-,expo line,sauté > line cook station work
desserts ~ pastry making
bread making,dough-,artisan bread,bread baking,breads and pastries,sourdough > baking
fish filleting,-butchery,-preparation,-prep,fillet@@,filleting ~ butchery
deep fryer operation,fryer--,deep frying,-fryer > frying
plant-based cooking,vegan-,-menu,-dishes ~ vegetarian and vegan cooking
menu costing,recipe-,food-,menu engineering ~ food cost control
hospitality labour costs,prime cost,wage percentage
food inventory,bar-,kitchen-,-stock control,MarketMan ~ food ordering
temperature logs,food temperatures,temp checks,fridge temperature- ~ food safety
food storage,date labelling food,day dots ~ food rotation
kitchen sanitation,food-,counters clean,sanitation@,sanitising surfaces,sanitizing equipment,-workstations ~ kitchen cleaning
pot washing,kitchen porter duties,potwash,washing up ~ dishwashing
training kitchen staff,supervising-,brigade leadership,kitchen supervision ~ kitchen management
batch cooking,quantity-,bulk-,volume catering ~ high-volume kitchen
scratch cooking,-kitchen,cooking from scratch,fresh food ~ fresh food cooking
drive-thru,drive-through ~ fast food
food running,-runner ~ food service
silver service,plate-,gueridon-,table-side-,a la carte- > table service
table setting,laying tables,resetting-,setting-,rolling silverware ~ bussing tables
side work,-duties ~ bussing tables
food and wine pairing,menu recommendations,wine pairing,recommending dishes ~ menu knowledge
seating guests,greeting and seating,host stand ~ hosting guests
pouring drinks,serving-,drink preparation,-service,pulling pints > bartending
cask ale,real-,changing barrels,keg changing,Cask Marque ~ beer and cellar management
beer line cleaning,line--,cleaning beer lines ~ beer and cellar management
latte art,milk steaming > barista skills
checking ID for alcohol,ID checking,Challenge 25,alcohol awareness training ~ responsible alcohol service
bar management,pub-,-operations,bar-,nightclub- ~ restaurant operations
food and beverage management,-operations,=F&B@ ~ restaurant operations
takeaway orders,takeout-,carry-out-,to-go-,online food-,curbside pickup ~ delivery platforms
service recovery,guest complaint handling,handling guest complaints,resolving-,-issues ~ guest complaints
guest reviews,TripAdvisor-,guest feedback,-satisfaction scores ~ guest complaints
VIP guests,-services ~ guest relations
room allocation,-assignments,rooming lists ~ hotel reservations
group reservations,-bookings,room blocks ~ hotel reservations
luggage handling,-storage,portering^,bell service,bellhop-,guest luggage ~ concierge services
valet parking
turndown service,evening turndown,turndown@@ ~ hotel housekeeping
public area cleaning,lobby--,cleaning public areas ~ hotel housekeeping
ironing clothes,steam pressing,ironing@,pressing garments ~ laundry
linen handling,-inventory,-room,folding linens,washing- ~ laundry
dry cleaning,garment-,stain removal ~ laundry
janitorial services,janitorial,custodial ~ commercial cleaning
deep cleaning ~ commercial cleaning
cleaning bathrooms,-toilets,-restrooms,bathroom cleaning,sanitising toilets > commercial cleaning
house cleaning,home-,residential-,domestic- ~ commercial cleaning
carpet cleaning,upholstery-,carpet extraction ~ floor care
disinfection,disinfectants,disinfecting ~ cleaning chemicals
pressure washing
room rates,yield management,rate-,-parity,-strategy ~ hotel revenue management
pre-opening,hotel opening ~ hotel management
kids club,animation team,guest activities,-entertainment ~ leisure facilities
blackjack dealing,poker-,card-,baccarat,craps@,croupier,punto banco,roulette,table games ~ casino gaming
banquet event orders,=BEO,=BEOs,function sheets ~ conference and banqueting
function room setup,meeting-,function-- ~ conference and banqueting
venue sourcing,-hire,-selection,-booking ~ venue management
box office,ticket scanning
ushering,audience services
concessions sales,-stand
buffet service,buffets ~ event catering
trade show coordination,exhibit booths,tradeshows ~ exhibitions and trade shows
delegate management,-registration,attendee-,event- ~ event software
virtual events,hybrid-,webinar hosting
speaker management,-liaison,artist-,sourcing entertainment ~ event vendors
bouquets,floral arrangements,flower-,-arranging,wedding flowers ~ floristry
flight bookings,airline reservations,booking flights ~ travel consulting
cruise sales,-bookings ~ travel consulting
tailor-made travel,-holidays,tailormade-,luxury travel ~ travel consulting
ticket reissue,-refunds,reissues and- ~ airline ticketing
walking tours,city-,museum-,tour commentary ~ tour guiding
visitor services,-experience,-centre,-information,tourist- ~ tourism
ride operation,amusement park,theme-
shore excursions,transfers and-,excursions@ ~ tour operations
yacht stewarding,-hospitality,-interior,superyacht- ~ cruise ship operations
butler service,formal-,silver polishing,wardrobe care ~ private household service
household management,-staff,private residence,running household errands ~ private household service
upselling rooms,room upgrades,selling room- ~ hotel front desk operations
training junior chefs,developing-,chef training ~ kitchen management
room maintenance reporting,report maintenance issues,reporting maintenance faults ~ hotel housekeeping
post-event evaluation,event-,-debrief,post-event reporting ~ event planning
presenting dishes,dish presentation,food presentation standards ~ food plating
skill > food preparation:
meal preparation,preparing meals
salad preparation,cold-,sandwich-,-making,salads and sandwiches
skill > mixology:
cocktail making,cocktails
cocktail menu development,cocktail--,-menu,-creation
skill > floor care:
mopping,sweep and mop
vacuuming,hoovering,vacuum@@,hoover@
floor buffing,-polishing,auto scrubber,buffing floors,waxing-,scrubber dryer,stripping and waxing
licence:
personal functional licence,=PFL > casino gaming
premises licence,=DPS@,alcohol licensing,designated premises supervisor ~ personal licence
tool:
global distribution systems,GDS--,=GDS@@ > travel consulting
commercial kitchen equipment,--ovens,Rational oven,combi-,ovens and grills ~ kitchen equipment
espresso machine,coffee-,make espresso drinks,espresso@ ~ barista skills
OpenTable,ResDiary,Resy,SevenRooms ~ restaurant reservations
channel manager,SiteMinder,extranet@,OTA channels ~ online travel agencies
Booking.com,Expedia > online travel agencies
Galileo > global distribution systems
Micros POS,=Micros@,Oracle Micros > restaurant POS systems,point of sale systems
tool > event software:
Cvent,Social Tables,Tripleseat
Eventbrite,Ticketmaster,online ticketing
tool > restaurant POS systems:
Toast POS,=Toast@
Aloha POS,-system,NCR Aloha
knowledge:
destination knowledge,-expertise,world geography,worldwide destinations,-travel knowledge
tourism,attractions operations,destination marketing,ecotourism,heritage sites,tourist attractions,visitor attraction
texture modified diets,pureed--,therapeutic-,IDDSI ~ special diets
food hygiene rating,EHO inspection,environmental health- ~ health inspections
health code,-department inspections ~ health inspections
back of house operations,--house,=BOH ~ kitchen management
Michelin star experience,--star,2 rosette,AA Rosette,rosette kitchen > fine dining
school meals,-kitchen,-lunch program,--food service ~ institutional catering
hospital catering,patient meals,tray line,care home kitchen ~ institutional catering
contract catering,staff restaurant-,Sodexo,Compass Group,corporate dining,employee- ~ institutional catering
cafeteria@,canteen,counter service
front of house,=FOH,FOH operations ~ restaurant operations
hotel loyalty programs,Bonvoy,Hilton Honors,guest loyalty,IHG Rewards ~ guest relations
RevPAR,=ADR@,average daily rate,occupancy rates ~ hotel revenue management
short-term rentals
luxury hotel,-resort,-hospitality,5-star hotel,five-star- ~ hospitality industry
boutique hotel,4-star-,bed and breakfast,guest house ~ hospitality industry
fare calculation,-rules,-quotes,airfare,airline fares ~ airline ticketing
standing for long periods,--extended periods
certification:
ABTA and ATOL,=ABTA,=ASTA@,=ATOL,=CTC@,ATOL regulations,package travel-,IATA certification,-diploma,certified travel associate,-counselor > travel consulting
sommelier certification,Court of Master Sommeliers,certified sommelier > wine knowledge`
