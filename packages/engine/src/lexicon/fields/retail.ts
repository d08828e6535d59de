export const retail = `
# shop floor
retail sales,-selling,selling merchandise,sales floor,store sales,floor-,shop-,-floor@ ~ retail experience
knowledge: retail experience,shop-,store-,retail environment,-industry,-sector,-setting,-background,-work,experience in retail
assisting customers,engaging-,helping-,customer assistance,assisting shoppers ~ customer service
cash handling,money-,handling cash,-money,processing transactions,cash-,-drawer,-operations,-control,-payments,ringing up customers,making change,tills@
till reconciliation,cash-,drawer-,end-of-day-,-cash,reconciling-,counting-,balancing the till,cash counts,balanced registers > cash handling
tool: point of sale systems,=POS,point-of-sale,EPOS,POS terminal,-operation,-software,-transactions,-systems,checkout-,cash register-,chip and PIN,card terminals,operate POS ~ cash handling
tool: retail POS software,Lightspeed Retail,-POS,NCR-,Shopify-,Vend-,Square-,-register,Retail Pro,=Clover@,Cybertill,Teamwork retail,RetailPro,Oracle Xstore,Epos Now > point of sale systems
returns and exchanges,process refunds-,product returns,handling-,merchandise-,exchanges and-,returned items,returns desk
product knowledge,merchandise-,product training,-information,-advice,recommend merchandise,describe-,advising customers,recommending products,knowledge of-
upselling,additional sales,link selling,add-ons@,average transaction value,units per transaction,=UPT@,=ATV@,attachment rate
personal shopping,styling customers,-advice,fashion-,-consulting
knowledge: luxury retail,-goods,-sales,-boutique,high-end retail,premium-,designer brands,boutique sales
knowledge: fashion retail,-sales,accessories-,clothing-,-retail,denim knowledge,apparel,footwear
knowledge: grocery retail,-stocking,-items,-store,-department,meat-,frozen food-,supermarket,bakery counter,food-,-retail,FMCG-,fresh departments,dairy and frozen
bagging groceries,sacking-,bagging@,packing bags,carryout service
cosmetics retail,-sales,-counter,make-up-,beauty-,-retail,-sales,skincare-,makeup-,fragrance-,-consulting,perfumery,prestige beauty
jewellery sales,-retail,diamond sales,fine jewelry,JET training jewellery,=GIA certified,gemology,gemstones
electronics retail,-sales,appliance-,computer-,device-,wireless retail,mobile contracts
furniture retail,-showroom,-sales,bed-,mattress-,carpet-,showroom-,-experience,home furnishings,homeware
DIY retail,tool rental,plumbing department,lumber-,hardware sales,timber-
bookselling,book sales,-trade,-retail,bookshop,hand-selling books
pet retail,-store,-supplies,-shop
pharmacy counter sales,medicines counter assistant course
optical retail,eyewear styling,-sales,sunglasses-,spectacle-
tobacco and alcohol age verification,tobacco sales,age-restricted-,-products,age verification,Think 25,checking ID,verifying age,Challenge 25 retail
gift wrapping,-packaging,-cards
layaway,gift registry,bridal-,lay-by
petrol station operations,--station,gas-,fuel-,service-,forecourt,fuel sales,-pumps
customer loyalty,repeat customers,-clientele,loyalty card,-schemes,-membership,rewards program
# stock
stock control,-handling,-monitoring,-checks,-availability,-queries,store inventory,merchandise-,retail-,controlling stock,tracking-,gap scans ~ inventory management
stocktaking,stock audits,inventory taking,took inventory,taking- ~ stock control
stock ordering,product-,merchandise-,ordering merchandise,-products,-inventory,-goods,-stock,reordering-,stock reordering
receiving deliveries,taking-,unpacking-,processing-,accepting-,checking-,handling-,delivery processing,-receiving,merchandise-,goods-in retail,receiving stock,-merchandise,unpacking-
stockroom organisation,back stock,stockroom,backroom,stock room,backstock
price labelling,pricing and-,--merchandise,ticketing-,price tags,-tickets,-checks,-marking,labelling products,shelf labels,shelf-edge-,check prices
# merchandising and store standards
visual merchandising,displays-,product displays,store-,creating-,attractive-,eye-catching-,visual-,built-,merchandise-,-presentation,VM standards,visual- ~ merchandising
planograms,=POG,plan-o-grams,planogramming,store layout,shelf-,-space > merchandising
merchandising,facings
store standards,floor-,-recovery,store-,-tidiness,-appearance,shop-,-floor presentation,sales-,store--,recovery store,folding clothes
store opening and closing,key holder responsibilities,closing procedures,opening-
in-store promotions,sales-,seasonal-,implementing-,current-,store-,-events,sale preparation,promotional offers,seasonal displays
loss prevention,-reduction,preventing loss,theft awareness,-detection,store security,inventory shrink,civil recovery,LP procedures
supplier price negotiation,cost-,trading terms ~ retail buying
mystery shopping,-shopper
# store leadership
store management,retail-,-operations,store-,-leadership,retail-,-supervision,store-,managed store,managing a-,running-
multi-site retail management,district--,multi-store-,cluster-,multi-site retail,multiple stores > store management
retail team leadership,store-,--meetings,-staff training,training cashiers
knowledge: retail KPIs,store-,-sales goals,-targets,store--,sales per hour,average basket,-transaction,like-for-like sales,comp-,comparable-
retail staff scheduling,Kronos--,labor-,store staffing,-schedules,associate-
new store opening,store launch,-openings,grand-,opening new stores
knowledge: retail compliance,trading standards,weights and measures,consumer law,-rights act,store policies,-procedures
certification: retail qualification,-NVQ,-management degree,--apprenticeship,-degree,fashion merchandising-,NVQ retail,Level 2-,BTEC--,Level 3-
# buying and merchandising office
retail buying,fashion-,assortment-,own-label-,product-,-selection,buying@,purchasing merchandise,buying office,-department,-cycle,buyer experience,merchandise purchasing
merchandise planning,-planner,-strategy,-financial planning,seasonal--,trade-,stock-,store grading,markdown optimization,assortment,size curves,weekly trading reports
category management,-review,-development,-analysis,-performance,-captain,-growth
apparel product development,garment--,apparel-
retail pricing,competitor-,-shops,price comparison,mark-up@,promotional pricing strategy,comp shopping,competitive-,retail math,-mathematics
tool: merchandising systems,Oracle Retail,SAP-,=RMS@,Island Pacific,RetailLink,Retail Link,Blue Yonder retail,syndicated data > merchandising
fashion trend analysis,trend awareness
retail vendor management,vendor compliance,chargebacks vendor ~ retail buying
wholesale,showroom selling,line sheets,NuOrder,Joor,market week
# e-commerce
e-commerce,ecommerce,online retail,-store,-sales,-selling,-trading,-shop,web-,-sales,internet-,e-tail,digital commerce
tool: online marketplaces,marketplace management,-selling,-listings,-seller,-account management,Walmart Marketplace,Vinted,Zalando,Depop,TikTok Shop,OnBuy,Wayfair,Poshmark > e-commerce
tool: Amazon Seller Central,Seller--,Vendor-,Amazon FBA,-marketplace,-listings,-selling,selling on Amazon,=FBA@,Helium 10,Jungle Scout > online marketplaces
tool: e-commerce platforms,BigCommerce,PrestaShop,Squarespace Commerce,OpenCart,Hybris,SAP Commerce Cloud,SFCC,commercetools,Shopware,Visualsoft,Wix stores > e-commerce
product listings,-uploads,-catalogue,-imagery,listing optimization,-creation,SKU-,-management,catalogue-,item setup,upload products
online merchandising,digital-,site-,web-,onsite-,website-,ecommerce-,online visual-,e-merchandising,website trading,onsite search > e-commerce
order fulfilment,online orders,fulfilling-,web-,ship from store
e-commerce customer care,delivery queries,order-,-enquiries
online conversion optimisation,--customer journey,--conversion,site-,checkout optimization,cart abandonment,basket-,ecommerce analytics,e-commerce-,-KPIs,average order value,=AOV@
dropshipping,drop shipping,print on demand,Printful,Oberlo,AliExpress > e-commerce
tool: online payments,PayPal,Klarna,buy now pay later
secondhand and charity retail,second-hand goods,pawnbroking,consignment@,stock donations,resale clothing,thrift,pawn loans,pre-loved
rental counter,hire desk,tool hire
direct selling,market stall,-trading,mall kiosk,promotional work
tailoring alterations,alterations@,hemming,made-to-measure,suit fitting,pinning garments
knowledge: peak trading,Christmas-,-temp,Black Friday,January sales,seasonal retail,busy trading periods,holiday shopping season
knowledge: store safety,lifting stock,moving-,lift heavy boxes
baler and cardboard recycling,baler operation,cardboard baler,-recycling,trash compactor
tool: handheld scanners,-terminals,Telxon,=PDT@,scanning barcodes,price gun,stock scanner
measuring and fitting,bridal--,suit measuring,curtain-,carpet-
photo lab operation,--processing,-counter,passport photos
money services,-orders,post office counter,Western Union,bureau de change,MoneyGram,PayPoint,currency exchange
tool: self-checkout,self-service tills,-checkout,scan and shop
collection point service,drive-up orders,grocery collection
retail analytics,-data analysis,trading--,trade reports
customer flow management,queue--,managing queues,lane supervision,checkout-,front-end operations
stocking shelves,restocking-,filling-,stacking-,shelf stacking,-filling,-stocking > stock replenishment
overnight stocking,night fill,-replenishment > stock replenishment
cashiering,cash register,using the till,checkout operation,till-,-work,operating tills,scanning items,process coupons,coupons@,credit card transactions > cash handling
safe counts,daily deposits,cash-,-office > cash handling
greeting customers,approaching-,customer greeting > assisting customers
product demonstrations,brand-,in-store-,-demo ~ product knowledge
store credit cards,extended warranties,protection plans ~ upselling
clienteling,client book,-outreach,clientelling ~ personal shopping
fitting room service,--rooms,dressing-,bra fitting
footwear sales,shoe-,-fitting,foot measuring ~ fashion retail
deli counter,meat-,fish-,seafood-,deli department,-slicer ~ grocery retail
produce department,-handling,-trimming,fresh produce ~ grocery retail
knowledge: convenience retail,-store ~ grocery retail
trolley collection,cart-,-retrieval,collecting trolleys,-carts,gathering- ~ bagging groceries
mobile phone sales,cell-,mobile phones,phone activations,device-,wireless plans ~ electronics retail
kitchen and bathroom sales,kitchen sales,bathroom-,-showroom ~ furniture retail
knowledge: garden centre retail,--centre ~ DIY retail
knowledge: trade counter,hardware store,lumber yard ~ DIY retail
paint mixing,-matching,-department ~ DIY retail
lottery sales,-terminal,selling lottery tickets ~ tobacco and alcohol age verification
inventory counts,PI-,counting stock > stocktaking
stock discrepancies,-integrity,-loss control,on-shelf availability > stock control
unloading deliveries,-freight,-stock,unpacking-,delivery unloading > receiving deliveries
price markdowns,-reductions,-changes,markdowns@,clearance pricing ~ price labelling
security tagging,tagging merchandise,anti-theft tags ~ loss prevention
window displays,-dressing,mannequins > visual merchandising
end caps,promotional displays,gondola ends,display building > visual merchandising
promotional signage,sales-,signage placement,-setup,shelf talkers ~ in-store promotions
facing products,-shelves,-up,shelf facing,product- > merchandising
modular resets,shelf-,store-,resets@,floor sets,floorsets,planogram execution > planograms
store cleanliness,shop- ~ store standards
key holding,-holder duties,keyholder,alarm codes ~ store opening and closing
shrinkage control,shrink-,-reduction,shrinkage,shrink@,stock loss > loss prevention
theft prevention,-deterrence,shoplifting,preventing theft,shoplifters > loss prevention
store audits,retail-,store visits,-checks
sales floor supervision,supervise sales floor,floor leadership,-management,supervising cashiers > retail team leadership
store profit and loss,store P&L,-profitability,-budgets ~ store management
knowledge: conversion and footfall,footfall,conversion@,foot traffic ~ retail KPIs
rota planning ~ retail staff scheduling
concession management,shop-in-shop,store-in-store
pop-up shops,-store,-retail
store refits,-refurbishments,-renovation,-remodels,-relocation
open-to-buy,=OTB,=WSSI > merchandise planning
stock allocation,merchandise-,store-,initial-,branch-,allocation retail,-and replenishment,allocate stock > merchandise planning
sell-through analysis,bestseller-,sell-through ~ retail analytics
own-label products,private label,own-label,own brand ~ retail buying
tool: syndicated market data,IRI--,=Nielsen@,Kantar,Circana,dunnhumby ~ category management
knowledge: shopper insights,category- ~ category management
tool: Shopify > e-commerce platforms
tool: Magento > e-commerce platforms
tool: WooCommerce > e-commerce platforms
tool: Salesforce Commerce Cloud,Demandware > e-commerce platforms
tool: eBay > online marketplaces
tool: Etsy > online marketplaces
product information management,--data,-feeds,=PIM@,Akeneo,Salsify ~ product listings
product descriptions,-content,-pages ~ product listings
click and collect,=BOPIS,buy online pick up in store,curbside orders,kerbside collection ~ order fulfilment
picking online orders,grocery picking,in-store-,online order- ~ order fulfilment
packing orders,order packing,-preparation ~ order fulfilment
knowledge: omnichannel retail,multichannel-,multi-channel-,omnichannel,omni-channel ~ e-commerce
knowledge: direct to consumer,=D2C,=DTC ~ e-commerce
chargebacks
watch sales,-battery replacement,luxury watches,horology ~ jewellery sales
jewellery repair,bench jewellery
antiques,auction house,-cataloguing,auctioneering,vintage clothing
charity retail,-shop,thrift store,donated goods,sorting donations,Gift Aid
store call cycle,merchandising calls ~ merchandising
banking of takings,--takings,store banking,cash handling and- > cash handling`
