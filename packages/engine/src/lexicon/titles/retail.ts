export const retailTitles = `
sales associate | sales assistant, retail assistant, retail associate, store associate, retail advisor, retail worker, salesperson retail, retail salesperson, shopkeeper assistant, retail team member, retail sales consultant, Christmas temp, sales clerk, retail clerk, salesclerk, floor associate, retail sales representative | retail-sales
luxury sales associate | boutique sales associate, brand advisor, fashion advisor, luxury sales advisor, fashion sales associate, style advisor, boutique assistant, sales stylist, stylist sales associate | retail-sales
personal shopper | in-store shopper, e-commerce shopper, online shopper | retail-sales
beauty advisor | beauty consultant, cosmetics consultant, counter manager, fragrance consultant, skincare advisor, makeup counter assistant, beauty sales associate, cosmetics sales associate, fragrance advisor, beauty sales consultant, cosmetician, beauty specialist | retail-sales
jewellery sales consultant | jewelry sales associate, jewelry consultant, watch specialist, jewellery consultant, jewelry sales consultant, jewellery sales assistant, diamond consultant | retail-sales
mobile phone sales advisor | wireless sales associate, electronics sales associate, wireless consultant, mobile sales expert, retail technology consultant, appliance sales associate, wireless sales representative, mobile expert, phone sales advisor, wireless sales consultant, retail electronics associate | retail-sales
furniture sales consultant | furniture sales associate, showroom consultant, mattress sales associate, showroom sales consultant, home furnishings consultant, showroom manager, showroom sales associate, sleep specialist, showroom assistant, carpet sales consultant, design consultant furniture, paint sales associate | retail-sales
trade counter assistant | trade counter sales, parts counter sales, hardware store associate, tool rental associate, builders merchant assistant, lumber associate, counter salesperson, counter clerk, yard assistant merchant | retail-sales
bookseller | bookshop assistant, bookstore clerk, bookstore manager, bookstore associate | retail-sales
charity shop assistant | charity shop volunteer, thrift store associate, charity shop worker, donation attendant, donation sorter, charity shop manager, thrift store manager | retail-sales
product demonstrator | sampling assistant, food demonstrator, demo specialist, promotional assistant | retail-sales
cashier | checkout operator, till operator, checkout assistant, checkout clerk, cash office clerk, front end associate, front-end clerk, service desk associate, checkout attendant, till assistant, kiosk attendant, toll collector | checkout
stock clerk | stock associate, shelf stacker, stocker, replenishment assistant, stock assistant, stockroom associate, night filler, stock replenisher, stock person, shelf filler, freight team associate, stock room assistant, backroom associate, stockperson, replenishment associate | stock
grocery clerk | grocery assistant, grocery associate, counter assistant supermarket, supermarket clerk, grocery worker, supermarket worker, dairy clerk, frozen food clerk, meat clerk, grocery team member, meat manager, produce team member, fresh food assistant, grocery store clerk | stock
butcher | meat cutter, meat wrapper, butchery assistant, butchery manager, meat department manager | stock
retail supervisor | store supervisor, key holder, shop supervisor, keyholder, floor supervisor@, retail team leader, supervisor retail, retail lead, store team leader, lead sales associate, floor manager@, retail shift manager, senior sales associate, assistant department manager, retail shift leader | store-management
store manager | shop manager, retail manager, boutique manager, store owner, shop owner, retail branch manager, shopkeeper, store leader, retail general manager, concession manager, gas station manager, petrol station manager, retail sales manager, retail operations manager, garden centre manager, shop proprietor, retail director, forecourt manager, service station manager, retail owner | store-management
assistant store manager | deputy store manager, assistant shop manager, assistant retail manager, retail assistant manager, assistant boutique manager, retail deputy manager, deputy shop manager, assistant store director, assistant store leader, co-manager | store-management
retail department manager | store operations manager, department lead, store services manager, fresh food manager, night manager supermarket | store-management
retail area manager | area manager@, district manager@, regional retail manager, cluster manager@, multi-site manager, head of retail, retail operations director, retail regional manager, area retail manager, head of stores, multi-unit manager, regional store manager, area supervisor, director of retail | store-management
visual merchandiser | visual stylist, visual merchandising assistant, visual merchandising coordinator, visual associate, display coordinator, visual merchandising specialist, visual display assistant, visual specialist | merchandising
field merchandiser | retail merchandiser, reset merchandiser, store merchandiser, merchandising associate, stock merchandiser, merchandising representative, merchandising specialist, beverage merchandiser, grocery merchandiser, travelling merchandiser, merchandiser assistant, sales merchandiser, traveling merchandiser, planogram specialist, reset specialist, merchandising lead | merchandising
merchandiser | merchandise planner, merchandising assistant, merchandise coordinator, merchandise analyst, admin assistant merchandising, merchandise administrator | buying-and-planning
retail buyer | retail purchasing agent, associate buyer, buyer fashion, grocery buyer, buyer retail, food buyer, online buyer, product buyer, wine buyer | buying-and-planning
category manager | category analyst, category specialist, category management analyst, category executive, category development manager, category director, category insights manager | buying-and-planning
garment technologist | product developer apparel | buying-and-planning
wholesale manager | wholesale executive, wholesale assistant, wholesale coordinator, wholesale sales representative, wholesaler | buying-and-planning
e-commerce manager | ecommerce manager, online store manager, ecommerce trading manager, head of ecommerce, e-commerce director, e-commerce trading manager, eCommerce lead, online trading manager, head of e-commerce, ecommerce director, ecommerce operations manager, online retail manager, e-commerce operations manager, ecommerce owner, web shop manager, online sales manager, digital commerce manager, director of ecommerce, ecommerce site manager, e-commerce project manager | e-commerce
e-commerce assistant | ecommerce executive, ecommerce coordinator, e-commerce specialist, ecommerce assistant, e-commerce coordinator, e-commerce associate, ecommerce specialist, e-commerce executive, ecommerce analyst, product listing specialist, catalog specialist, e-commerce administrator, ecommerce administrator, online sales executive, ecommerce associate, e-commerce analyst, online merchandising manager, e-commerce merchandiser, digital merchandising manager | e-commerce
marketplace specialist | marketplace manager, eBay seller, online seller, Etsy seller, marketplace coordinator, Amazon FBA seller, eBay lister, Amazon seller, marketplace executive, Amazon virtual assistant, marketplace account manager, Amazon brand manager, Amazon PPC specialist | e-commerce
loss prevention officer | asset protection agent, loss prevention investigator | loss-prevention
bespoke tailor | | garment-care
antiques dealer | auction house assistant, auction cataloguer, pawn broker assistant | retail-sales
retail trainer | store trainer, retail training manager, retail training specialist, visual and sales trainer, training store manager | store-management
mystery shopper | retail auditor, store auditor, stock count associate, stock taker, RGIS auditor | stock
market trader | street vendor, stall holder, market stall assistant, kiosk manager, vendor at market, food stall vendor | retail-sales
customer assistant | supermarket assistant, supermarket team member | retail-sales
shop assistant | shop worker, shop staff, counter assistant, shop floor assistant | retail-sales
bridal consultant | bridal stylist | retail-sales
watchmaker | watch repairer, horologist | garment-care
jeweller | gemologist | garment-care
kitchen sales designer | bathroom sales consultant, flooring sales consultant | retail-sales
rental agent | rental clerk, car rental representative | retail-sales
garden centre assistant | garden center associate, plant sales assistant | retail-sales
brand ambassador | | retail-sales
forecourt assistant | gas station attendant, petrol station assistant, service station attendant, fuel attendant, gas station cashier | checkout
convenience store clerk | convenience store assistant, convenience store cashier, newsagent | checkout
checkout supervisor | front end supervisor, front end manager, head cashier, cashier supervisor, lead cashier | checkout
deli clerk | deli assistant, deli associate, deli worker, deli counter assistant, deli manager | stock
produce clerk | produce assistant, produce associate, produce manager, greengrocer | stock
fishmonger | seafood clerk, fish counter assistant | stock
bagger | courtesy clerk, cart attendant, trolley collector | stock
stockroom supervisor | stockroom manager, stock supervisor | stock
online grocery picker | personal shopper grocery, grocery shopper, fulfillment shopper, grocery picker | e-commerce
department store manager | flagship store manager, store general manager, store director | store-management
supermarket manager | grocery store manager, convenience store manager, grocery manager | store-management
store management trainee | retail management trainee, trainee store manager, trainee retail manager, store manager in training | store-management
visual merchandising manager | visual manager, VM manager, regional visual merchandiser | merchandising
merchandising manager | head of merchandising, merchandising director | buying-and-planning
allocator | allocation analyst, allocation planner | buying-and-planning
assistant buyer | buyer's assistant, junior buyer, trainee buyer, buying administrator | buying-and-planning
head of buying | buying director | buying-and-planning
Amazon account manager | Amazon specialist, Amazon seller specialist, Amazon listing specialist | e-commerce
online merchandiser | digital merchandiser, ecommerce merchandiser, web merchandiser, site merchandiser | e-commerce
store detective | retail security officer | loss-prevention
dressmaker | sewing alterations | garment-care
pawnbroker | valuer of antiques, auction specialist | retail-sales
stocktaker | inventory counter, inventory auditor, stock auditor | stock
`
