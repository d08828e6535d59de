export const shopsAndGuestsNames = `
sales associate: shop floor assistant, retail salesperson, store associate, sales advisor retail, retail team member, store assistant, retail sales person, retail sales advisor, shop salesperson, store team member, retail customer advisor, retail service assistant, clothing store assistant
personal shopper: personal shopping assistant
beauty advisor: cosmetics counter assistant, perfume consultant, cosmetic sales assistant, beauty counter assistant, cosmetics advisor
jewellery sales consultant: jewellery shop assistant
mobile phone sales advisor: mobile phone shop assistant, mobile sales consultant, phone shop assistant, wireless retail associate
furniture sales consultant: furniture shop assistant, furniture sales assistant
trade counter assistant: counter hand, trade counter operative, builders' merchant sales assistant, trade desk assistant
bookseller: book shop assistant, book seller
charity shop assistant: op shop assistant, thrift shop worker, thrift store clerk, charity retail assistant
market trader: market stallholder, street trader, stall trader
customer assistant: supermarket colleague, store colleague, supermarket shop assistant
shop assistant: store assistant, retail team member, retail salesperson, shop sales assistant, shop attendant, store attendant
pawnbroker: pawn shop clerk, pawnshop assistant, =pawn broker
cashier: till operator, checkout operator, till assistant, checkout assistant, register operator, check out operator, cash register operator, till worker
forecourt assistant: petrol attendant, petrol pump attendant, filling station attendant, gas station clerk, service station assistant, service station console operator, forecourt attendant
convenience store clerk: corner shop assistant, convenience shop assistant, spaza shop assistant
stock clerk: shelf stacker, shelf filler, night filler, nightfill team member, stock replenishment assistant, replenishment assistant, stock assistant, grocery filler, shelf packer, night crew clerk, stock filler, shelf replenisher
grocery clerk: grocery shop assistant, supermarket produce assistant
butcher: meat cutter, butchery assistant, slaughterman butcher, block man, blockman
deli clerk: deli assistant, delicatessen assistant, deli counter clerk, deli worker, deli counter person
produce clerk: fruit and vegetable assistant, fruit and veg assistant, greengrocery assistant
fishmonger: fish counter clerk, seafood counter assistant
bagger: parcel pickup clerk, trolley attendant, trolley boy
stocktaker: stock taking clerk, stock counter, inventory taker
retail supervisor: retail sales supervisor, senior store associate, retail section leader, retail floor supervisor, sales floor supervisor
store manager: branch manager retail, shop supervisor in charge, outlet manager, boutique manager
assistant store manager: retail assistant store manager, store second in charge, store 2IC
retail area manager: retail field manager, retail territory manager, retail zone manager
visual merchandiser: visual merchandising executive, shop window dresser, display merchandiser
field merchandiser: merchandise packer, FMCG merchandiser
merchandiser: merchandise planning analyst
e-commerce manager: online shop manager
loss prevention officer: asset protection associate, asset protection specialist, loss prevention agent
store detective: retail loss prevention detective
watchmaker: watch technician, watch repair technician
jeweller: jewellery repairer, jewellery bench worker
dressmaker: seamstress, alterations seamstress, custom clothier
executive chef: head of kitchen
sous chef: deputy chef, under chef
commis chef: kitchen apprentice, third cook
kitchen manager: back of house manager, kitchen operations manager
private chef: home chef, domestic cook, household cook, private cook
pizza chef: pizza baker
school cook: school chef, school kitchen cook, school catering cook
culinary director: director of culinary, culinary arts director
pastry chef: dessert cook, pastry baker, cake baker
kitchen porter: dishwasher, dish washer, kitchen steward, pot washer, potwash, kitchen hand, kitchen assistant, scullery worker, scullery assistant, kitchen cleaner, back of house assistant, pot wash assistant, scullion
catering assistant: canteen assistant, canteen worker, dinner lady, kitchen assistant, food service assistant, food service worker, cafeteria worker, kitchen hand, foodservice assistant, school kitchen assistant, school meals assistant, cafeteria assistant, mess attendant, tea lady, food and beverage service assistant
fast food worker: quick service restaurant crew member, fast food crew member, fast food team member, fast food restaurant assistant, takeaway assistant, takeaway counter assistant
sandwich maker: sandwich assistant, sandwich preparer
waiter: =server, wait staff, waiting staff, food server, restaurant server, food and beverage attendant, waitstaff, server restaurant, food and beverage assistant, table server, F and B attendant
busser: bus boy, busgirl, commis waiter
restaurant host: restaurant greeter, restaurant receptionist, dining room host, front of house host
bartender: barkeep, bar tender, bar attendant, bar staff, bar worker, bar assistant, barhand, bar server, cocktail maker
barista: espresso maker, coffee shop worker, cafe all rounder
sommelier: wine server
banquet server: function waiter, functions server, event waiter, banquet waiting staff, function staff, banqueting assistant
head waiter: captain waiter, dining room captain, waiter captain, lead server
restaurant supervisor: food and beverage supervisor, front of house supervisor, restaurant floor supervisor
restaurant manager: restaurant general manager, general manager restaurant, general manager of a restaurant, front of house manager, restaurant floor manager, bistro manager, steakhouse manager
bar manager: licensed house manager, pub landlord, pub landlady, pub general manager, general manager of a pub, licensed premises manager, licensee, tavern manager, beverage manager, general manager pub, bar and pub manager
hotel manager: hotel general manager, general manager hotel, general manager of a hotel, inn keeper, innkeeper, lodge manager, resort manager, inn manager, guest house owner manager, bed and breakfast manager
catering manager: canteen manager, catering unit manager
food and beverage manager: director of food and beverage, food and drink manager
hostel manager: house manager of a hostel, youth hostel manager
hotel receptionist: guest services agent, front desk agent, guest service agent, front desk associate, front desk clerk, front office agent, guest services associate, desk clerk, hotel front desk receptionist, front office receptionist
front office manager: hotel reception manager
night auditor: night receptionist, night porter receptionist, night desk clerk, overnight front desk agent, night front desk agent
reservations agent: reservations clerk, reservation executive, reservations sales agent
bell attendant: hotel porter, bellhop, bellman, luggage porter, bell person, bell hop, bell services agent
valet attendant: valet driver
housekeeper: hotel room cleaner, room cleaner, accommodation assistant, holiday home cleaner, domestic cleaner, house cleaner, home cleaner
housekeeping manager: executive housekeeper, head housekeeper, housekeeping supervisor in charge, accommodation services manager
cleaner: cleaning operator, hygiene assistant, cleaning person, custodial worker, domestic services assistant, hospital domestic, ward domestic
cleaning supervisor: cleaners supervisor, custodian supervisor, lead custodian, head custodian
laundry attendant: laundry assistant, laundry worker, laundry operative, linen assistant, laundry machine operator, linen room assistant, laundromat attendant
private butler: estate butler
environmental services technician: hospital housekeeper, hospital cleaning assistant, environmental services worker, environmental services associate
window cleaner: window washer
event coordinator: conference and banqueting coordinator, functions coordinator, event management executive
wedding planner: bridal planner, wedding event planner
event staff: festival steward
florist: flower designer, flower shop assistant
usher: ushering staff, auditorium attendant
travel agent: travel consultant, travel adviser, travel advisor, travel counsellor, travel advisor leisure, travel booking agent
tour guide: guided tour leader, tourism guide, sightseeing guide, heritage guide
holiday representative: tour representative
theme park attendant: amusement park worker
visitor services assistant: visitor information assistant, tourist information assistant, visitor centre assistant, visitor information officer, tourism information officer
casino dealer: roulette dealer
personal trainer: one to one trainer
fitness instructor: gym floor instructor, health club instructor
group fitness instructor: exercise class instructor, exercise to music instructor
gym manager: fitness manager, fitness centre manager
leisure duty manager: leisure centre duty manager, leisure operations duty manager
leisure assistant: leisure centre attendant
greenkeeper: golf course groundsman
football coach: soccer trainer
martial arts instructor: judo coach, self defence instructor, taekwondo instructor
swimming teacher: swim school teacher
lifeguard: surf lifesaver
outdoor instructor: outdoor pursuits instructor
sports therapist: sports massage and injury therapist, sports injury therapist
hairdresser: hair stylist, hairstylist, salon stylist, hair dresser, hair artist
barber: gents hairdresser, barbershop stylist
beauty therapist: beautician, beauty specialist, aesthetician, esthetician, beauty and spa therapist
aesthetic practitioner: aesthetics practitioner, cosmetic injector, injectables practitioner
nail technician: manicure and pedicure technician
spa therapist: spa massage therapist
`
