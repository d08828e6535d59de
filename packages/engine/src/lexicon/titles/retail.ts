export const retailTitles = `
> retail-sales
sales associate,floor-,store-,retail-,-clerk,sales-,-assistant,shopkeeper-,retail-,-sales consultant,-representative,--worker,-advisor,-salesperson,-team member,Christmas temp,salesclerk,salesperson retail
luxury sales associate,fashion-,stylist-,boutique-,--assistant,brand advisor,style-,fashion-,luxury sales-,sales stylist
personal shopper,in-store-,online-,e-commerce-
beauty advisor,skincare-,fragrance-,-consultant,beauty sales-,-associate,cosmetics-,--consultant,beauty-,-specialist,cosmetician,counter manager,makeup counter assistant
jewellery sales consultant,-assistant,diamond consultant,jewelry-,-sales associate,watch specialist
mobile phone sales advisor,phone--,retail electronics associate,appliance sales--,electronics-,wireless-,-representative,-consultant,wireless--,retail technology-,mobile expert,-sales expert
furniture sales consultant,showroom-,carpet-,home furnishings--,showroom--,-manager,-sales associate,paint-,furniture-,mattress-,sleep specialist
trade counter assistant,-sales,parts-,builders merchant assistant,counter clerk,-salesperson,lumber associate,tool rental-,hardware store--
bookseller,bookshop assistant,bookstore clerk,-manager
charity shop assistant,-volunteer,-worker,-manager,donation attendant,-sorter,thrift store associate,-manager
product demonstrator,food-,demo specialist,promotional assistant,sampling-
antiques dealer,auction cataloguer,-house assistant,pawn broker--
market trader,-stall assistant,stall holder,kiosk manager,street vendor,food stall-
customer assistant,supermarket-,-team member
shop assistant,counter-,shop floor-,--worker,-staff
bridal consultant,-stylist
kitchen sales designer,bathroom sales consultant,flooring-
rental agent,-clerk,car rental representative
garden centre assistant,plant sales--,garden center associate
brand ambassador
pawnbroker,auction specialist
> checkout
cashier,toll collector,front-end clerk,cash office-,checkout--,-operator,till-,-assistant,checkout attendant,kiosk-,service desk associate,front end--
forecourt assistant,petrol station-,fuel attendant,service station-,gas-,-cashier
convenience store clerk,-assistant,-cashier,newsagent
checkout supervisor,cashier-,front end-,-manager,head cashier,lead-
> stock
stock clerk,-person,-replenisher,-assistant,stock room-,replenishment--,-associate,stock-,stockroom-,backroom-,freight team-,stockperson,night filler,shelf-,-stacker,stocker
grocery clerk,-assistant,fresh food-,dairy clerk,frozen food-,meat--,supermarket-,-worker,grocery-,-associate,-store clerk,--team member,produce-,meat manager
butcher,butchery assistant,-manager,meat department-,--cutter,-wrapper
mystery shopper,RGIS auditor,store-,retail-,stock taker,-count associate
deli clerk,-manager,-counter assistant
produce clerk,-manager,greengrocer
fishmonger,fish counter assistant,seafood clerk
bagger,cart attendant,courtesy clerk,trolley collector
stockroom supervisor,stock-,stockroom manager
stocktaker,inventory counter,-auditor,stock-
> store-management
retail supervisor,shop-,store-,-team leader,retail-,--lead,-shift leader,-manager,assistant department--,floor manager@,-supervisor@,key holder,keyholder,lead sales associate,senior-,supervisor retail
store manager,garden centre-,retail branch--,retail--,retail operations-,boutique--,concession-,forecourt-,gas station-,petrol-,service-,retail general--,retail sales--,shop--,-proprietor,-owner,store-,retail-,-director,shopkeeper,store leader
assistant store manager,-director,-leader,--boutique manager,--retail manager,--shop manager,deputy-,retail deputy--,deputy store--,retail assistant--,co-manager
retail department manager,dept--,store operations-,store services--,fresh food--,department lead
retail area manager,multi-site--,area retail-,regional-,--store manager,multi-unit--,retail regional-,--operations director,cluster manager@,district-,area-,-supervisor,director of retail,head-,-stores
retail trainer,store-,retail training specialist,-manager,training store--
department store manager,flagship-,store general--,--director
supermarket manager,grocery-,convenience store-,grocery-
store management trainee,retail-,trainee retail manager,--store manager
> merchandising
visual merchandiser,-associate,-stylist,-display assistant,visual merchandising--,-specialist,-coordinator,display--
field merchandiser,beverage-,grocery-,reset-,retail-,sales-,stock-,store-,travelling-,merchandising associate,-representative,-lead,-specialist,planogram-,reset-,merchandiser assistant
visual merchandising manager,visual--,VM-,regional visual merchandiser
> buying-and-planning
merchandiser,merchandise coordinator,-administrator,-analyst,-planner,merchandising assistant
retail buyer,-purchasing agent,associate buyer,grocery-,product-,food-,wine-,online-,buyer fashion,-retail
category manager,-insights manager,--analyst,-development manager,--management analyst
garment technologist
wholesale manager,-executive,-sales representative,wholesaler
merchandising manager,-director,head of merchandising
allocator,allocation analyst,-planner
assistant buyer,trainee-,junior-,buyer's assistant,buying administrator
head of buying,buying director
> e-commerce
e-commerce manager,-director,-project manager,--trading manager,ecommerce-,online-,digital commerce--,e-commerce operations--,ecommerce-,--manager,-owner,-director,-site manager,online retail--,online sales--,online store--,web shop--,eCommerce lead,head of e-commerce,-ecommerce
e-commerce assistant,-merchandiser,-administrator,ecommerce-,-assistant,digital merchandising manager,online-,--sales executive,catalog specialist,product listing-
marketplace specialist,-manager,-account manager,Amazon brand--,--virtual assistant,--PPC specialist,--seller,online-,Amazon FBA-,Etsy--,eBay-,-lister
online grocery picker,grocery--,-shopper,fulfillment-
Amazon account manager,--listing specialist,Amazon--,Amazon seller-
online merchandiser,ecommerce-,site-,digital-,web-
> loss-prevention
loss prevention officer,-investigator
store detective,retail security officer
> garment-care
bespoke tailor
watchmaker,horologist,watch repairer
jeweller,gemologist
dressmaker,sewing alterations,milliner`
