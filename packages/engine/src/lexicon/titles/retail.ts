export const retailTitles = `
sales associate,retail-,store-,floor-,sales assistant,shopkeeper-,retail-,-advisor,-worker,-salesperson,-team member,--sales consultant,-representative,--clerk,sales-,salesperson retail,Christmas temp,salesclerk > retail-sales
luxury sales associate,boutique-,fashion-,stylist-,brand advisor,fashion-,style-,luxury sales-,boutique assistant,sales stylist > retail-sales
personal shopper,in-store-,e-commerce-,online- > retail-sales
beauty advisor,skincare-,fragrance-,-consultant,beauty-,cosmetics-,beauty sales-,-associate,cosmetics-,beauty specialist,counter manager,cosmetician,makeup counter assistant > retail-sales
jewellery sales consultant,-assistant,jewelry sales associate,--consultant,diamond-,watch specialist > retail-sales
mobile phone sales advisor,phone--,retail technology consultant,wireless--,wireless sales-,-representative,-associate,electronics-,appliance-,retail electronics--,mobile expert,-sales expert > retail-sales
furniture sales consultant,showroom-,carpet-,home furnishings--,showroom--,-manager,-assistant,-sales associate,furniture-,mattress-,paint-,sleep specialist > retail-sales
trade counter assistant,-sales,parts-,lumber associate,tool rental-,hardware store--,builders merchant assistant,counter salesperson,-clerk > retail-sales
bookseller,bookshop assistant,bookstore clerk,-manager > retail-sales
charity shop assistant,-volunteer,-worker,-manager,thrift store--,-associate,donation attendant,-sorter > retail-sales
product demonstrator,food-,sampling assistant,promotional-,demo specialist > retail-sales
cashier,checkout operator,till-,-assistant,checkout-,-clerk,-attendant,kiosk-,front-end clerk,cash office-,front end associate,service desk--,toll collector > checkout
stock clerk,-replenisher,-person,-associate,stockroom-,freight team-,backroom--,replenishment-,-assistant,stock-,stock room-,shelf stacker,-filler,night-,stocker,stockperson > stock
grocery clerk,-associate,-worker,-team member,produce-,supermarket worker,-clerk,dairy-,frozen food-,meat--,grocery store-,--assistant,fresh food-,meat manager > stock
butcher,meat cutter,-wrapper,-department manager,butchery--,-assistant > stock
retail supervisor,store-,shop-,key holder,keyholder,floor supervisor@,-manager@,retail lead,-team leader,store-,retail shift--,-manager,assistant department--,supervisor retail,lead sales associate,senior- > store-management
store manager,-leader,-owner,shop-,-proprietor,-manager,retail-,boutique-,retail general-,concession--,gas station-,petrol-,service-,retail sales--,retail operations--,garden centre--,forecourt--,retail branch-,--owner,-director,shopkeeper > store-management
assistant store manager,-director,-leader,--retail manager,--boutique manager,--shop manager,deputy-,deputy store--,retail assistant--,retail deputy--,co-manager > store-management
retail department manager,store operations--,store services--,fresh food--,department lead > store-management
retail area manager,multi-site--,retail regional-,multi-unit--,regional store-,--retail manager,area-,--supervisor,-manager@,district-,cluster-,head of stores,-retail,director-,retail operations director > store-management
visual merchandiser,-stylist,-display assistant,visual merchandising--,-coordinator,-specialist,visual--,-associate,display coordinator > merchandising
field merchandiser,retail-,reset-,store-,stock-,beverage-,grocery-,travelling-,sales-,merchandising associate,-representative,-specialist,-lead,merchandiser assistant,planogram specialist,reset- > merchandising
merchandiser,merchandise planner,-coordinator,-analyst,-administrator,merchandising assistant > buying-and-planning
retail buyer,-purchasing agent,associate buyer,grocery-,food-,online-,product-,wine-,buyer fashion,-retail > buying-and-planning
category manager,-analyst,-management analyst,--development manager,--insights manager > buying-and-planning
garment technologist > buying-and-planning
wholesale manager,-executive,-sales representative,wholesaler > buying-and-planning
e-commerce manager,-trading manager,online-,ecommerce-,--owner,-site manager,--manager,-director,-operations manager,e-commerce-,--director,-project manager,online store--,online retail--,web shop--,online sales--,digital commerce--,head of e-commerce,-ecommerce,eCommerce lead > e-commerce
e-commerce assistant,-merchandiser,-administrator,ecommerce-,-coordinator,-assistant,catalog specialist,product listing-,online sales executive,--merchandising manager,digital- > e-commerce
marketplace specialist,-manager,-account manager,Amazon brand--,--FBA seller,eBay--,online-,Etsy-,Amazon-,-virtual assistant,--PPC specialist,eBay lister > e-commerce
loss prevention officer,-investigator,asset protection agent > loss-prevention
bespoke tailor > garment-care
antiques dealer,pawn broker assistant,auction house--,--cataloguer > retail-sales
retail trainer,store-,retail training specialist,-manager,training store-- > store-management
mystery shopper,retail auditor,store-,RGIS-,stock taker,-count associate > stock
market trader,-stall assistant,street vendor,food stall-,stall holder,kiosk manager > retail-sales
customer assistant,supermarket-,-team member > retail-sales
shop assistant,counter-,shop floor-,--worker,-staff > retail-sales
bridal consultant,-stylist > retail-sales
watchmaker,watch repairer,horologist > garment-care
jeweller,gemologist > garment-care
kitchen sales designer,bathroom sales consultant,flooring- > retail-sales
rental agent,-clerk,car rental representative > retail-sales
garden centre assistant,plant sales--,garden center associate > retail-sales
brand ambassador > retail-sales
forecourt assistant,petrol station-,fuel attendant,service station-,gas-,-cashier > checkout
convenience store clerk,-assistant,-cashier,newsagent > checkout
checkout supervisor,cashier-,front end-,-manager,head cashier,lead- > checkout
deli clerk,-associate,-manager,-counter assistant > stock
produce clerk,-assistant,-manager,greengrocer > stock
fishmonger,seafood clerk,fish counter assistant > stock
bagger,courtesy clerk,cart attendant,trolley collector > stock
stockroom supervisor,stock-,stockroom manager > stock
online grocery picker,grocery--,-shopper,fulfillment- > e-commerce
department store manager,flagship-,store general--,--director > store-management
supermarket manager,grocery-,-store manager,convenience- > store-management
store management trainee,retail-,trainee store manager,--retail manager > store-management
visual merchandising manager,visual--,VM-,regional visual merchandiser > merchandising
merchandising manager,-director,head of merchandising > buying-and-planning
allocator,allocation analyst,-planner > buying-and-planning
assistant buyer,junior-,trainee-,buyer's assistant,buying administrator > buying-and-planning
head of buying,buying director > buying-and-planning
Amazon account manager,--specialist,Amazon listing-,Amazon seller-- > e-commerce
online merchandiser,digital-,ecommerce-,web-,site- > e-commerce
store detective,retail security officer > loss-prevention
dressmaker,sewing alterations > garment-care
pawnbroker,auction specialist > retail-sales
stocktaker,inventory counter,-auditor,stock- > stock`
