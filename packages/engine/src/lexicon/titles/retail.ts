export const retailTitles = `
sales associate,floor-,store-,retail-,-clerk,sales-,-assistant,shopkeeper-,retail-,-sales consultant,-representative,--worker,-advisor,-salesperson,-team member,Christmas temp,salesclerk,salesperson retail > retail-sales
luxury sales associate,fashion-,stylist-,boutique-,--assistant,brand advisor,style-,fashion-,luxury sales-,sales stylist > retail-sales
personal shopper,in-store-,online-,e-commerce- > retail-sales
beauty advisor,skincare-,fragrance-,-consultant,beauty sales-,-associate,cosmetics-,--consultant,beauty-,-specialist,cosmetician,counter manager,makeup counter assistant > retail-sales
jewellery sales consultant,-assistant,diamond consultant,jewelry-,-sales associate,watch specialist > retail-sales
mobile phone sales advisor,phone--,retail electronics associate,appliance sales--,electronics-,wireless-,-representative,-consultant,wireless--,retail technology-,mobile expert,-sales expert > retail-sales
furniture sales consultant,showroom-,carpet-,home furnishings--,showroom--,-manager,-assistant,-sales associate,paint-,furniture-,mattress-,sleep specialist > retail-sales
trade counter assistant,-sales,parts-,builders merchant assistant,counter clerk,-salesperson,lumber associate,tool rental-,hardware store-- > retail-sales
bookseller,bookshop assistant,bookstore clerk,-manager > retail-sales
charity shop assistant,-volunteer,-worker,-manager,donation attendant,-sorter,thrift store associate,-manager > retail-sales
product demonstrator,food-,demo specialist,promotional assistant,sampling- > retail-sales
cashier,toll collector,front-end clerk,cash office-,checkout--,-operator,till-,-assistant,checkout-,-attendant,kiosk-,service desk associate,front end-- > checkout
stock clerk,-person,-replenisher,-assistant,stock room-,replenishment--,-associate,stock-,stockroom-,backroom-,freight team-,stockperson,night filler,shelf-,-stacker,stocker > stock
grocery clerk,-assistant,fresh food-,dairy clerk,frozen food-,meat--,supermarket-,-worker,grocery-,-associate,-store clerk,--team member,produce-,meat manager > stock
butcher,butchery assistant,-manager,meat department-,--cutter,-wrapper > stock
retail supervisor,shop-,store-,-team leader,retail-,--lead,-shift leader,-manager,assistant department--,floor manager@,-supervisor@,key holder,keyholder,lead sales associate,senior-,supervisor retail > store-management
store manager,garden centre-,retail branch--,retail--,retail operations-,boutique--,concession-,forecourt-,gas station-,petrol-,service-,retail general--,retail sales--,shop--,-proprietor,-owner,store-,retail-,-director,shopkeeper,store leader > store-management
assistant store manager,-director,-leader,--boutique manager,--retail manager,--shop manager,deputy-,retail deputy--,deputy store--,retail assistant--,co-manager > store-management
retail department manager,store operations--,store services--,fresh food--,department lead > store-management
retail area manager,multi-site--,area retail-,regional-,--store manager,multi-unit--,retail regional-,--operations director,cluster manager@,district-,area-,-supervisor,director of retail,head-,-stores > store-management
visual merchandiser,-associate,-stylist,-display assistant,visual merchandising--,-specialist,-coordinator,display-- > merchandising
field merchandiser,beverage-,grocery-,reset-,retail-,sales-,stock-,store-,travelling-,merchandising associate,-representative,-lead,-specialist,planogram-,reset-,merchandiser assistant > merchandising
merchandiser,merchandise coordinator,-administrator,-analyst,-planner,merchandising assistant > buying-and-planning
retail buyer,-purchasing agent,associate buyer,grocery-,product-,food-,wine-,online-,buyer fashion,-retail > buying-and-planning
category manager,-insights manager,--analyst,-development manager,--management analyst > buying-and-planning
garment technologist > buying-and-planning
wholesale manager,-executive,-sales representative,wholesaler > buying-and-planning
e-commerce manager,-director,-project manager,--trading manager,ecommerce-,online-,digital commerce--,e-commerce operations--,ecommerce-,--manager,-owner,-director,-site manager,online retail--,online sales--,online store--,web shop--,eCommerce lead,head of e-commerce,-ecommerce > e-commerce
e-commerce assistant,-merchandiser,-administrator,ecommerce-,-coordinator,-assistant,catalog specialist,product listing-,digital merchandising manager,online-,--sales executive > e-commerce
marketplace specialist,-manager,-account manager,Amazon brand--,--virtual assistant,--PPC specialist,--seller,online-,Amazon FBA-,Etsy--,eBay-,-lister > e-commerce
loss prevention officer,-investigator,asset protection agent > loss-prevention
bespoke tailor > garment-care
antiques dealer,auction cataloguer,-house assistant,pawn broker-- > retail-sales
retail trainer,store-,retail training specialist,-manager,training store-- > store-management
mystery shopper,RGIS auditor,store-,retail-,stock taker,-count associate > stock
market trader,-stall assistant,stall holder,kiosk manager,street vendor,food stall- > retail-sales
customer assistant,supermarket-,-team member > retail-sales
shop assistant,counter-,shop floor-,--worker,-staff > retail-sales
bridal consultant,-stylist > retail-sales
watchmaker,horologist,watch repairer > garment-care
jeweller,gemologist > garment-care
kitchen sales designer,bathroom sales consultant,flooring- > retail-sales
rental agent,-clerk,car rental representative > retail-sales
garden centre assistant,plant sales--,garden center associate > retail-sales
brand ambassador > retail-sales
forecourt assistant,petrol station-,fuel attendant,service station-,gas-,-cashier > checkout
convenience store clerk,-assistant,-cashier,newsagent > checkout
checkout supervisor,cashier-,front end-,-manager,head cashier,lead- > checkout
deli clerk,-manager,-counter assistant > stock
produce clerk,-manager,-assistant,greengrocer > stock
fishmonger,fish counter assistant,seafood clerk > stock
bagger,cart attendant,courtesy clerk,trolley collector > stock
stockroom supervisor,stock-,stockroom manager > stock
online grocery picker,grocery--,-shopper,fulfillment- > e-commerce
department store manager,flagship-,store general--,--director > store-management
supermarket manager,grocery-,convenience store-,grocery- > store-management
store management trainee,retail-,trainee retail manager,--store manager > store-management
visual merchandising manager,visual--,VM-,regional visual merchandiser > merchandising
merchandising manager,-director,head of merchandising > buying-and-planning
allocator,allocation analyst,-planner > buying-and-planning
assistant buyer,trainee-,junior-,buyer's assistant,buying administrator > buying-and-planning
head of buying,buying director > buying-and-planning
Amazon account manager,--listing specialist,Amazon--,Amazon seller- > e-commerce
online merchandiser,ecommerce-,site-,digital-,web- > e-commerce
store detective,retail security officer > loss-prevention
dressmaker,sewing alterations > garment-care
pawnbroker,auction specialist > retail-sales
stocktaker,inventory counter,-auditor,stock- > stock`
