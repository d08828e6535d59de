export const retail = `
# shop floor
retail sales | retail selling, selling in store, sales floor, shop sales, store sales, selling to customers, floor sales, selling merchandise, shop floor@ | skill | | related: retail experience
retail experience | retail environment, experience in retail, retail industry, retail sector, retail setting, retail background, shop experience, retail work, store experience | knowledge
assisting customers | helping customers, customer assistance, assisting shoppers, answering customer questions, locating products for customers, engaging customers, in-store customer service | skill | | related: customer service
cash handling | handling cash, cash transactions, money handling, cash drawer, handling money, processing transactions, ring up purchases, cash operations, ringing up customers, cash control, making change, cash payments, tills@ | skill
till reconciliation | balancing the till, cash reconciliation, end-of-day cash, reconciling cash, cash counts, drawer reconciliation, balanced registers, closing out registers, daily cash reports, counting cash, end-of-day reconciliation | skill | implies: cash handling
point of sale systems | =POS, POS systems, point-of-sale, EPOS, POS terminal, checkout systems, POS operation, POS software, credit card machine, chip and PIN, card terminals, POS transactions, cash register systems, operate POS | tool | | related: cash handling
retail POS software | Shopify POS, Lightspeed Retail, Vend POS, Square POS, Retail Pro, NCR POS, =Clover@, Square register, Lightspeed POS, Cybertill, Teamwork retail, RetailPro, Oracle Xstore, Epos Now | tool | implies: point of sale systems
returns and exchanges | product returns, handling returns, exchanges and returns, merchandise returns, returned items, returns desk, process refunds and exchanges | skill
product knowledge | product information, knowledge of products, product advice, product features and benefits, advising on products, product recommendations to customers, recommending products, explaining product features, merchandise knowledge, recommend merchandise, describe merchandise, advising customers, product training | skill
upselling | additional sales, link selling, add-ons@, average transaction value, units per transaction, =UPT@, increasing basket size, =ATV@, extended warranties selling, attachment rate | skill
personal shopping | styling customers, fashion advice, styling advice, luxury client services, dressing room assistance, fashion consulting | skill
luxury retail | luxury goods, luxury sales, high-end retail, premium retail, luxury boutique, designer brands, boutique sales | knowledge
fashion retail | clothing retail, clothing sales, denim knowledge, fashion sales, accessories sales, apparel, footwear | knowledge
grocery retail | supermarket, grocery store, food retail, grocery department, bakery counter, fresh departments, grocery stocking, food and grocery, dairy and frozen, meat department, FMCG retail, food counter, frozen food department, grocery items | knowledge
bagging groceries | bagging@, packing bags, sacking groceries, carryout service | skill
cosmetics retail | beauty retail, beauty counter, fragrance sales, skincare sales, cosmetics sales, beauty products sales, perfumery, make-up counter, beauty sales, fragrance consulting, cosmetics counter, makeup sales, prestige beauty | skill
jewellery sales | jewelry sales, fine jewelry, diamond sales, jewellery retail, fine jewellery, jewelry retail, =GIA certified, gemology, piercings in store, gemstones, JET training jewellery | skill
electronics retail | appliance sales, computer sales, wireless retail, electronics sales, device sales, mobile contracts | skill
furniture retail | furniture sales, mattress sales, home furnishings, carpet sales, showroom sales, bed sales, homeware, window treatments sales, home decor sales, showroom experience, furniture showroom | skill
DIY retail | tool rental, plumbing department, lumber department, hardware sales, timber sales, equipment rental counter | skill
bookselling | book sales, bookshop, book trade, book retail, hand-selling books | skill
pet retail | pet store, pet supplies, pet shop, pet food sales | skill
pharmacy counter sales | healthcare counter assistance, medicines counter assistant course, front store pharmacy | skill
optical retail | eyewear sales, sunglasses sales, spectacle sales, eyewear styling | skill
tobacco and alcohol age verification | age-restricted sales, age verification, Think 25, checking ID, age-restricted products, verifying age, Challenge 25 retail, tobacco sales | skill
gift wrapping | gift packaging, gift cards | skill
layaway | gift registry, lay-by, bridal registry, customer orders and reservations | skill
petrol station operations | gas station, forecourt, fuel station, fuel sales, petrol station, fuel pumps, service station, car wash operations | skill
customer loyalty | repeat customers, loyalty card, rewards program, loyalty schemes, loyalty membership, loyal customer base, repeat clientele | skill

# stock
stock control | stock handling, stock monitoring, stock checks, store inventory, stock availability, controlling stock, merchandise inventory, retail inventory, tracking stock, stock queries, gap scans | skill | | related: inventory management
stocktaking | stock audits, inventory taking, took inventory, taking inventory | skill | | related: stock control
stock ordering | ordering stock, ordering merchandise, product ordering, reordering stock, merchandise ordering, ordering products, stock reordering, ordering inventory, ordering goods | skill
receiving deliveries | delivery receiving, receiving merchandise, goods-in retail, taking deliveries, delivery processing, unpacking deliveries, processing deliveries, merchandise receiving, accepting deliveries, receiving stock, checking deliveries, handling deliveries, receiving and unpacking, unpacking merchandise | skill
stockroom organisation | stockroom, back room organisation, backroom, stock room, backstock, back stock, back room organization | skill
price labelling | ticketing merchandise, price tags, pricing merchandise, labelling products, pricing labels, price tickets, pricing and labelling, shelf labels, shelf-edge labels, price checks, pricing and tagging, price marking, check prices | skill

# merchandising and store standards
visual merchandising | product displays, merchandise displays, store displays, displays merchandising, merchandise presentation, creating displays, attractive displays, setting up displays, eye-catching displays, visual displays, VM standards, visual standards, built displays | skill | | related: merchandising
planograms | =POG, plan-o-grams, planogramming, shelf layout, store layout, shelf space | skill | implies: merchandising
merchandising | facings | skill
store standards | store presentation, store appearance, sales floor maintenance, maintaining sales floor, shop floor presentation, maintaining shop floor, shop appearance, recovery store, folding clothes, store recovery, floor recovery, sales floor presentation, keep store clean, floor standards, keep the store tidy, store tidiness | skill
store opening and closing | key holder responsibilities, opening/closing procedures, closing procedures, opening procedures | skill
in-store promotions | sales promotions, seasonal promotions, store events, setting up promotions, implementing promotions, sale preparation, promotions and offers, current promotions, store promotions, seasonal displays, promotional offers | skill
loss prevention | preventing loss, loss reduction, security of merchandise, theft awareness, store security, internal theft investigations, inventory shrink, civil recovery, theft detection, LP procedures | skill
supplier price negotiation | negotiating with suppliers on range, cost price negotiation, trading terms, negotiate cost prices | skill | | related: retail buying
mystery shopping | mystery shop scores, mystery shopper | skill

# store leadership
store management | managing a store, store operations, retail management, running a store, retail operations, store leadership, managing a shop, retail leadership, managed store, store supervision, running a shop, retail supervision, supervising a store, run the store, day-to-day running of the store | skill
multi-site retail management | district management, multi-store management, regional retail management, multi-site retail, multiple stores, cluster management | skill | implies: store management
retail team leadership | coaching sales associates, store team leadership, training store associates, training sales associates, leading store teams, supervising store staff, managing store staff, store staff training, training cashiers, store team training, retail staff supervision, manage sales associates, store meetings, lead and motivate a store team | skill
retail KPIs | sales per hour, store KPIs, average basket, like-for-like sales, store sales targets, daily sales targets, store targets, comp sales, store sales goals, average transaction, comparable sales, individual sales targets | knowledge
retail staff scheduling | Kronos scheduling, store schedules, scheduling of associates, store staffing, store payroll hours, labor scheduling, associate schedules | skill
new store opening | store openings, opening new stores, store launch, new store set-up, grand openings | skill
retail compliance | trading standards, weights and measures, consumer rights act, consumer law, store health and safety, store policies, store procedures | knowledge
retail qualification | NVQ retail, retail apprenticeship, retail degree, retail management degree, Level 2 retail, BTEC retail, fashion merchandising degree, degree in fashion merchandising, retail NVQ, Level 3 retail, fashion buying degree, degree in retail management | certification

# buying and merchandising office
retail buying | buying@, product buying, purchasing merchandise, fashion buying, buying office, buyer experience, product selection, merchandise purchasing, buying department, buying cycle, assortment buying, own-label buying | skill
merchandise planning | merchandise planner, merchandising and allocation, merchandise financial planning, seasonal planning, store grading, markdown optimization, assortment, trade planning, size curves, stock planning, merchandise strategy, sales forecasts for ranges, weekly trading reports | skill
category management | category review, category development, category analysis, category performance, category captain, category growth | skill
apparel product development | garment development, fashion product development, apparel development | skill
retail pricing | price comparison, competitor pricing, mark-up@, promotional pricing strategy, comp shopping, competitive shopping, retail math, retail mathematics, competitor shops | skill
merchandising systems | Oracle Retail, =RMS@, JDA merchandise planning, SAP Retail, Island Pacific, RetailLink, Retail Link, Blue Yonder retail, syndicated data | tool | implies: merchandising
fashion trend analysis | trend awareness | skill
retail vendor management | vendor compliance, chargebacks vendor | skill | | related: retail buying
wholesale | showroom selling, line sheets, NuOrder, Joor, market week, cash and carry | skill

# e-commerce
e-commerce | ecommerce, online retail, online shop, online store, online sales, web shop, online selling, e-tail, web sales, online trading, internet sales, digital commerce | skill
online marketplaces | marketplace management, Walmart Marketplace, selling on marketplaces, marketplace selling, marketplace listings, marketplace seller, Vinted, Zalando, Depop, marketplace account management, TikTok Shop, OnBuy, Wayfair, Poshmark | tool | implies: e-commerce
Amazon Seller Central | Amazon FBA, selling on Amazon, Amazon marketplace, =FBA@, Amazon seller account, Seller Central, Vendor Central, Amazon listings, Helium 10, Jungle Scout, Amazon selling, Amazon store management | tool | implies: online marketplaces
e-commerce platforms | BigCommerce, PrestaShop, Squarespace Commerce, OpenCart, Hybris, SAP Commerce Cloud, SFCC, commercetools, Shopware, Visualsoft, Wix stores | tool | implies: e-commerce
product listings | listing products online, listing optimisation, product uploads, listing creation, listing optimization, catalogue management, catalog management, product catalogue, product catalog, SKU management, product photography coordination, item setup, SKU creation, product imagery, manage product listings, upload products | skill
online merchandising | digital merchandising, e-merchandising, site merchandising, online category management, web merchandising, onsite merchandising, product recommendations online, site search merchandising, trading the website, website trading, website merchandising, online visual merchandising, onsite search, ecommerce merchandising, run promotions online | skill | implies: e-commerce
order fulfilment | online orders, fulfilling orders, web orders, ship from store | skill
e-commerce customer care | online customer queries, customer emails online shop, order queries, order enquiries, order tracking queries, delivery queries, where is my order, order status inquiries, customer queries online | skill
online conversion optimisation | checkout optimization, cart abandonment, basket abandonment, ecommerce conversion rate, average order value, =AOV@, ecommerce analytics, online conversion, site conversion, e-commerce analytics, e-commerce KPIs, online customer journey | skill
dropshipping | drop shipping, print on demand, Printful, Oberlo, AliExpress, private label Amazon | skill | implies: e-commerce
online payments | PayPal, Klarna, buy now pay later | tool
secondhand and charity retail | second-hand goods, pawnbroking, consignment@, stock donations, resale clothing, thrift, pawn loans, pre-loved | skill
rental counter | rental agreements counter, hire desk, rental reservations counter, tool hire | skill
direct selling | market stall, demonstrations at events, market trading, mall kiosk, promotional work, sampling products to shoppers | skill
tailoring alterations | alterations@, hemming, made-to-measure, suit fitting, pinning garments | skill
peak trading | Black Friday, Christmas trading, Christmas temp, Boxing Day sales, January sales, seasonal retail, busy trading periods, holiday shopping season | knowledge
store safety | lifting stock, moving stock, carrying heavy stock, lift heavy boxes, spills in store, safe store environment, safety in the shop | knowledge
baler and cardboard recycling | baler operation, cardboard baler, cardboard recycling, trash compactor, breaking down boxes | skill
handheld scanners | handheld terminals, Telxon, =PDT@, handheld device stock, scanning barcodes, price gun, stock scanner | tool
measuring and fitting | suit measuring, curtain measuring, carpet measuring, taking measurements for customers, bridal fitting, prom dress fitting | skill
photo lab operation | photo processing, passport photos, photo counter, print shop counter, copy and print services, portrait studio sales | skill
money services | money orders, Western Union, post office counter, bureau de change, MoneyGram, PayPoint, bill payments counter, post office services, currency exchange | skill
self-checkout | self-service tills, scan and shop, self-service checkout | tool
collection point service | parcel collection point, drive-up orders, grocery collection | skill
retail analytics | trading analysis, retail sales reports, retail data analysis, weekly sales analysis, sales analysis by SKU, trade reports | skill
customer flow management | queue management, managing queues, queues at checkout, lane supervision, checkout supervision, front end supervision, front-end operations, lines at checkout | skill
stocking shelves | shelf stacking, shelf filling, restocking shelves, filling shelves, shelf stocking, stacking shelves | skill | implies: stock replenishment
overnight stocking | night fill, night replenishment | skill | implies: stock replenishment
cashiering | cash register, till operation, till work, operating tills, checkout operation, ringing up sales, scanning items, operate the till, operate cash register, using the till, process coupons, coupons@, credit card transactions | skill | implies: cash handling
safe counts | bank deposits preparation, daily deposits, cash deposits, cash office | skill | implies: cash handling
greeting customers | customer greeting, approaching customers | skill | implies: assisting customers
product demonstrations | in-store demonstrations, in-store demo, brand demonstrations | skill | | related: product knowledge
store credit cards | credit card applications in store, credit card sign-ups, extended warranties, protection plans, loyalty card sign-ups | skill | | related: upselling
clienteling | client book, clientelling, client outreach, black book of clients | skill | | related: personal shopping
fitting room service | fitting rooms, dressing rooms, bra fitting | skill
footwear sales | shoe fitting, shoe sales, foot measuring | skill | | related: fashion retail
deli counter | deli department, slicing meats and cheeses, deli slicer, meat counter, fresh food counters, fish counter, seafood counter | skill | | related: grocery retail
produce department | fresh produce, produce handling, produce trimming | skill | | related: grocery retail
convenience retail | convenience store | knowledge | | related: grocery retail
trolley collection | collecting trolleys, cart retrieval, collecting carts, retrieving shopping carts, gathering carts, cart collection | skill | | related: bagging groceries
mobile phone sales | mobile phones, cell phone sales, phone activations, device activations, wireless plans | skill | | related: electronics retail
kitchen and bathroom sales | kitchen sales, kitchen design sales, bathroom showroom, bathroom sales | skill | | related: furniture retail
garden centre retail | garden centre, garden center | knowledge | | related: DIY retail
trade counter | hardware store, lumber yard | knowledge | | related: DIY retail
paint mixing | paint matching, paint department | skill | | related: DIY retail
lottery sales | selling lottery tickets, lottery terminal | skill | | related: tobacco and alcohol age verification
inventory counts | PI counts, counting stock, cycle counting in store | skill | implies: stocktaking
stock discrepancies | stock file accuracy, stock integrity, stock loss control, on-shelf availability | skill | implies: stock control
unloading deliveries | unloading freight, delivery unloading, unloading stock, unpacking stock | skill | implies: receiving deliveries
price markdowns | markdowns@, price reductions, clearance pricing, price changes | skill | | related: price labelling
security tagging | tagging merchandise, sensors on merchandise, anti-theft tags | skill | | related: loss prevention
window displays | window dressing, mannequins | skill | implies: visual merchandising
end caps | end cap displays, gondola ends, promotional displays, display building | skill | implies: visual merchandising
promotional signage | sales signage, signage placement, signage setup, shelf talkers | skill | | related: in-store promotions
facing products | facing shelves, facing up, shelf facing, blocking and facing, product facing | skill | implies: merchandising
modular resets | resets@, shelf resets, store resets, floor sets, floorsets, planogram execution | skill | implies: planograms
store cleanliness | cleanliness of the store, clean and tidy store, shop cleanliness, tidying shop floor, neat and clean store | skill | | related: store standards
key holding | keyholder, key holder duties, alarm codes | skill | | related: store opening and closing
shrinkage control | shrink reduction, shrinkage, shrink@, shrink control, stock loss | skill | implies: loss prevention
theft prevention | shoplifting, preventing theft, theft deterrence, shoplifters | skill | implies: loss prevention
store audits | store visits, store checks, retail audits | skill
sales floor supervision | supervise sales floor, floor leadership, floor management, supervising sales associates, supervising cashiers | skill | implies: retail team leadership
store profit and loss | store P&L, store profitability, store budgets, P&L for store, payroll control in store | skill | | related: store management
conversion and footfall | footfall, conversion@, foot traffic, conversion rate in store | knowledge | | related: retail KPIs
rota planning | | skill | | related: retail staff scheduling
concession management | concessions in department stores, shop-in-shop, store-in-store | skill
pop-up shops | pop-up store, pop-up retail | skill
store refits | store refurbishments, store renovation, store remodels, store relocation | skill
open-to-buy | =OTB, =WSSI | skill | implies: merchandise planning
stock allocation | merchandise allocation, store allocation, allocation retail, allocation and replenishment, initial allocation, branch allocation, allocate stock | skill | implies: merchandise planning
sell-through analysis | sell-through, best sellers analysis, bestseller analysis | skill | | related: retail analytics
own-label products | private label, own-label, own brand | skill | | related: retail buying
syndicated market data | =Nielsen@, IRI data, Kantar, Circana, dunnhumby | tool | | related: category management
shopper insights | category insights, customer insight for ranges | knowledge | | related: category management
Shopify | | tool | implies: e-commerce platforms
Magento | | tool | implies: e-commerce platforms
WooCommerce | | tool | implies: e-commerce platforms
Salesforce Commerce Cloud | Demandware | tool | implies: e-commerce platforms
eBay | | tool | implies: online marketplaces
Etsy | | tool | implies: online marketplaces
product information management | =PIM@, Akeneo, Salsify, product data, product feeds | skill | | related: product listings
product descriptions | product content, product pages | skill | | related: product listings
click and collect | =BOPIS, buy online pick up in store, curbside orders, kerbside collection | skill | | related: order fulfilment
picking online orders | online order picking, grocery picking, personal shopper picking, in-store picking | skill | | related: order fulfilment
packing orders | order packing, packing online orders, order preparation, shipping online orders, dispatching online orders | skill | | related: order fulfilment
omnichannel retail | omnichannel, omni-channel, multichannel retail, multi-channel retail | knowledge | | related: e-commerce
direct to consumer | =D2C, =DTC | knowledge | | related: e-commerce
chargebacks | fraud checks on orders, card not present fraud, payment disputes online | skill
watch sales | luxury watches, watches and jewellery, watch battery replacement, horology | skill | | related: jewellery sales
jewellery repair | jewelry repair, bench jewellery | skill
antiques | auction house, auctioneering, auction cataloguing, vintage clothing | skill
charity retail | charity shop, thrift store, donated goods, sorting donations, Gift Aid | skill
store call cycle | merchandising calls, territory store visits | skill | | related: merchandising
banking of takings | cash handling and banking, banking takings, store banking | skill | implies: cash handling
`
