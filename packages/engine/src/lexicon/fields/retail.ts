export const retail = `
# shop floor
retail sales,-selling,floor sales,shop-,store-,sales floor,selling merchandise,shop floor@ ~ retail experience
assisting customers,-shoppers,customer assistance,engaging customers,helping- ~ customer service
cash handling,money-,-training,cash control,-payments,-operations,-drawer,-transactions,processing-,cashing up,making change,ringing up customers,till work,tills^@
till reconciliation,cash-,drawer-,end-of-day-,-cash,balanced registers,balancing the till,cash counts > cash handling
returns and exchanges,process refunds-,product returns,merchandise-,handling-,exchanges and-,returned items,returns desk
product knowledge,merchandise-,describe merchandise,recommend-,product advice,-information,-training,recommending products,advising customers
upselling,=ATV@,=UPT@,add-on sales,additional-,attachment rate,average transaction value,add-ons@,link selling,units per transaction
personal shopping,fashion consulting,-advice,styling-,-customers
bagging groceries,sacking-,bagging^@@,carryout service,packing bags
cosmetics retail,-sales,-counter,make-up-,beauty-,-retail,-sales,makeup-,skincare-,fragrance-,-consulting,perfumery,prestige beauty
jewellery sales,-retail,=GIA certified,fine jewelry,gemology,gemstones,JET training jewellery,diamond sales,jewellery@@
electronics retail,-sales,computer-,appliance-,device-,mobile contracts,wireless retail
furniture retail,-showroom,-sales,carpet-,bed-,mattress-,showroom-,-experience,home furnishings,homeware
DIY retail,hardware sales,timber-,tool rental,lumber department,plumbing-
bookselling,book retail,-sales,-trade,bookshop,hand-selling books
pet retail,-shop,-supplies,-store
pharmacy counter sales,--counter,medicines counter assistant course
optical retail,eyewear styling,-sales,spectacle-,sunglasses-
tobacco and alcohol age verification,Challenge 25 retail,Think 25,age verification,age-restricted products,-sales,tobacco-,checking ID
gift wrapping,-packaging
layaway,bridal registry,gift-,lay-by
petrol station operations,--station,service-,fuel-,gas-,forecourt,fuel pumps,-sales
customer loyalty,loyalty card,-schemes,-membership,repeat clientele,-customers,rewards program
knowledge:
retail experience,shop-,store-,retail background,-industry,-sector,-setting,-environment,-work,experience in retail
luxury retail,high-end-,premium-,boutique sales,luxury-,-boutique,-goods,designer brands
fashion retail,-sales,accessories-,clothing-,-retail,denim knowledge,footwear,apparel
grocery retail,-items,-store,-stocking,-department,meat-,frozen food-,FMCG retail,food-,-counter,bakery-,dairy and frozen,fresh departments,supermarket
tool:
point of sale systems,=POS,=Vend@@,Clover@@,EPOS,Lightspeed@@,card terminals,chip and PIN,POS terminal,-transactions,-operation,-software,-systems,checkout-,cash register-,operate POS,point-of-sale ~ cash handling
retail POS software,=Clover@,Cybertill,Epos Now,Lightspeed Retail,-POS,NCR-,Vend-,Shopify-,Square-,-register,Oracle Xstore,Retail Pro,RetailPro,Teamwork retail > point of sale systems
# stock
stock control,-handling,-queries,-monitoring,-checks,-availability,on-shelf-,gap scans,merchandise inventory,store-,retail- ~ inventory management
stocktaking,inventory taking,stock audits ~ stock control
stock ordering,product-,merchandise-,ordering goods,-inventory,stock reordering
receiving deliveries,accepting-,checking-,unpacking-,taking-,goods-in retail,receiving stock,unpacking merchandise,delivery processing,-receiving,merchandise-
stockroom organisation,backstock,back stock,backroom,stock room,stockroom
price labelling,pricing and-,--merchandise,check prices,labelling products,price checks,-marking,-tickets,-tags,shelf labels,shelf-edge-
# merchandising and store standards
visual merchandising,-displays,store-,eye-catching-,attractive-,product-,merchandise-,-presentation,=VM@@,visual standards,VM- ~ merchandising
planograms,=POG,plan-o-grams,store layout,shelf-,-space > merchandising
merchandising,facings^@
store standards,floor-,sales floor presentation,shop-,store--,-recovery,-tidiness,-appearance,shop-,folding clothes
store opening and closing,closing procedures,opening-,key holder responsibilities
in-store promotions,seasonal-,sales-,current-,implementing-,store-,-events,seasonal displays,promotional offers,sale preparation
loss prevention,-reduction,=LP@@,LP procedures,civil recovery,store security,inventory shrink,theft awareness,-detection
supplier price negotiation,cost-,trading terms ~ retail buying
mystery shopping,-shopper
# store leadership
store management,retail-,-leadership,store-,-operations,retail-,-supervision,store-
multi-site retail management,district--,multi-store-,cluster-,multi-site retail,multiple stores > store management
retail team leadership,store-,--meetings,-staff training,training cashiers
retail staff scheduling,Kronos--,labor-,associate schedules,store-,-staffing
new store opening,grand openings,store-,-launch,opening new stores
knowledge:
retail KPIs,store-,-targets,store sales-,-goals,=UPT@@,average basket,-transaction,=ATV@@,comp sales,comparable-,like-for-like-,=LFL@@,sales per hour
retail compliance,trading standards,consumer law,-rights act,store policies,-procedures,weights and measures
certification:
retail qualification,-apprenticeship,-management degree,--NVQ,-Cert III,--degree,fashion merchandising-,BTEC retail,Level 3-,NVQ--,Level 2-,Certificate III in Retail
# buying and merchandising office
retail buying,assortment-,own-label-,fashion-,product-,-selection,buying cycle,-office,-department,buying@
merchandise planning,-planner,-strategy,-financial planning,stock--,trade-,seasonal-,assortment@,markdown optimization,size curves,store grading,weekly trading reports
category management,-development,-performance,-analysis,-captain,-growth,-review
apparel product development,apparel--,garment-
retail pricing,competitor-,-shops,comp shopping,competitive-,mark-up@,price comparison,promotional pricing strategy,retail math
fashion trend analysis,trend awareness
retail vendor management,chargebacks vendor,vendor compliance ~ retail buying
wholesale,NuOrder,line sheets,market week,Joor,showroom selling
tool:
merchandising systems,=RMS@,Blue Yonder retail,Island Pacific,Oracle Retail,SAP-,Retail Link,RetailLink,syndicated data > merchandising
# e-commerce
e-commerce,digital commerce,ecommerce,online retail,-selling,-trading,-shop,-store,-sales,internet-,web-,-shop,e-tail
product listings,-uploads,-catalogue,-imagery,SKU creation,listing-,-optimization,SKU management,catalogue-,item setup,upload products
order fulfilment,Brightpearl,fulfilling orders,online-,web-,ship from store
e-commerce customer care,delivery queries,order-,-enquiries
online conversion optimisation,--customer journey,--conversion,site-,=AOV@,basket abandonment,cart-,average order value,checkout optimization,e-commerce KPIs,-analytics,ecommerce-
secondhand and charity retail,consignment@,pre-loved,resale clothing,second-hand goods,pawn loans,pawnbroking,stock donations,thrift
rental counter,hire desk,tool hire
direct selling,mall kiosk,market stall,-trading,promotional work
tailoring alterations,hemming,made-to-measure,alterations@@,pinning garments,suit fitting
baler and cardboard recycling,baler operation,cardboard baler,-recycling,trash compactor
measuring and fitting,bridal--,carpet measuring,suit-,curtain-
photo lab operation,--counter,-processing,passport photos
money services,-orders,MoneyGram,PayPoint,Western Union,bureau de change,currency exchange,post office counter
collection point service,drive-up orders,grocery collection
retail analytics,-data analysis,trading--,trade reports
customer flow management,queue--,checkout supervision,lane-,front-end operations
greeting customers,approaching-,customer greeting > assisting customers
product demonstrations,brand-,in-store-,-demo ~ product knowledge
store credit cards,extended warranties,protection plans^ ~ upselling
clienteling,client book,-outreach,clientelling ~ personal shopping
fitting room service,--rooms,dressing-,bra fitting
footwear sales,shoe-,-fitting,foot measuring ~ fashion retail
deli counter,seafood-,fish-,meat-,deli department,-slicer ~ grocery retail
produce department,-handling,-trimming,fresh produce ~ grocery retail
trolley collection,cart-,-retrieval,gathering carts ~ bagging groceries
mobile phone sales,cell-,mobile phones,device activations,phone-,wireless plans ~ electronics retail
kitchen and bathroom sales,bathroom showroom,-sales,kitchen- ~ furniture retail
paint mixing,-matching,-department ~ DIY retail
lottery sales,-terminal,selling lottery tickets ~ tobacco and alcohol age verification
inventory counts,PI-,counting stock > stocktaking
stock discrepancies,-integrity,-loss control,on-shelf availability > stock control
unloading deliveries,-freight,-stock,unpacking-,delivery unloading > receiving deliveries
price markdowns,waste and-,markdowns@@,clearance pricing,price changes,-reductions ~ price labelling
security tagging,anti-theft tags,tagging merchandise ~ loss prevention
promotional signage,sales-,shelf talkers,signage setup,-placement ~ in-store promotions
facing products@,-shelves,-up,shelf facing,product- > merchandising
modular resets,shelf-,store-,floor sets,floorsets,planogram execution,resets@@ > planograms
store cleanliness,shop- ~ store standards
key holding,-holder duties,alarm codes,keyholder ~ store opening and closing
store audits,retail-,store checks,-visits
sales floor supervision,floor leadership,-management,supervise sales floor,supervising cashiers > retail team leadership
store profit and loss,store P&L,-budgets,-profitability ~ store management
rota planning ~ retail staff scheduling
concession management,shop-in-shop,store-in-store
pop-up shops,-store,-retail
store refits,-remodels,-refurbishments,-relocation,-renovation
sell-through analysis,bestseller-,sell-through ~ retail analytics
own-label products,own brand,own-label,private label ~ retail buying
product information management,--data@,-feeds,=PIM@,Akeneo,Salsify ~ product listings
product descriptions,-content,-pages ~ product listings
click and collect,=BOPIS,curbside orders,kerbside collection ~ order fulfilment
picking online orders,grocery picking,in-store-,online order- ~ order fulfilment
packing orders,order preparation,-packing ~ order fulfilment
chargebacks
watch sales,-battery replacement,horology,luxury watches ~ jewellery sales
jewellery repair,bench jewellery
antiques,auction cataloguing,-house,auctioneering,vintage clothing
charity retail,-shop,donated goods,sorting donations,thrift store,Gift Aid
store call cycle,merchandising calls ~ merchandising
skill > e-commerce:
online merchandising,web-,ecommerce-,digital-,site-,online visual-,onsite--,website-,-trading,e-merchandising,onsite search
dropshipping,AliExpress,Oberlo,drop shipping,Printful,print on demand
skill > stock replenishment:
stocking shelves,filling-,stacking-,restocking-,shelf stacking,-filling,-stocking
overnight stocking,night fill,-replenishment
skill > cash handling:
cashiering,checkout operation,till-,-work,cash register,scanning items,coupons@@,credit card transactions,operating tills,process coupons,using the till
safe counts,daily deposits,cash-,-office
banking of takings,--takings,store banking,cash handling and-
skill > visual merchandising:
window displays,-dressing,mannequins
end caps,display building,gondola ends,promotional displays
skill > loss prevention:
shrinkage control,shrink-,-reduction,shrink@@,shrinkage,stock loss
theft prevention,-deterrence,shoplifters,shoplifting
skill > merchandise planning:
open-to-buy,=OTB,=WSSI
stock allocation,store-,branch-,merchandise-,initial-,allocation retail,-and replenishment,weeks cover,-of cover
tool:
online payments,PayPal,buy now pay later,Klarna
handheld scanners,-terminals,=HHT@@,=PDT@,=Zebra@@,price gun,scanning barcodes,Telxon,stock scanner
self-checkout,scan and shop,self-scan,self-service tills,-checkout
syndicated market data,IRI--,=Nielsen@,Circana,Kantar,dunnhumby ~ category management
tool > e-commerce:
online marketplaces,Walmart Marketplace,Depop,ChannelAdvisor,Linnworks,OnBuy,Poshmark,Rithum,TikTok Shop,Vinted,marketplace listings,-selling,-management,-seller,-account management,Wayfair,Zalando
e-commerce platforms,OpenCart,SAP Commerce Cloud,SFCC,PrestaShop,Shopware,Squarespace Commerce,BigCommerce,Hybris,Visualsoft,Wix stores,commercetools
tool > online marketplaces:
Amazon Seller Central,Seller--,Vendor-,=FBA@,Amazon FBA,-listings,-selling,-marketplace,Jungle Scout,Helium 10,selling on Amazon
eBay
Etsy
tool > e-commerce platforms:
Shopify
Magento
WooCommerce
Salesforce Commerce Cloud,Demandware
knowledge:
peak trading,Christmas-,-temp,Black Friday,busy trading periods,holiday shopping season,January sales,seasonal retail
store safety,lift heavy boxes,lifting stock,moving-
convenience retail,-store ~ grocery retail
garden centre retail,--centre ~ DIY retail
trade counter,lumber yard,hardware store ~ DIY retail
conversion and footfall,conversion@@,foot traffic,footfall ~ retail KPIs
shopper insights,category- ~ category management
omnichannel retail,multi-channel-,multichannel-,omnichannel,omni-channel ~ e-commerce
direct to consumer,=D2C,=DTC ~ e-commerce`
