import type { GradedCase } from './graded-case.ts'

export const craftBaker: GradedCase = {
  profession: 'craft baker',
  posting: `BAKER WANTED – Tidewrack Bread Co., Lunenburg County, Nova Scotia

Hi there,

We're a small wood-fired and deck-oven bakery on the South Shore, fourteen years old, eleven of us in summer and seven in winter. Our second baker is moving back to Cape Breton in January, so we need someone who can take over the bread side of the shop with Annick, our owner.

What the days look like: start at 2:30 a.m. four days a week (Wed–Sat). You'll mix, shape, proof and bake around 350 loaves: naturally leavened country bread, rye, baguettes, brown bread with molasses because this is Nova Scotia, plus laminated dough on Fridays. You'll look after two starters, adjust for flour and weather, fill in the bake sheets, keep the place clean and help a junior along. In July and August it gets busy, and we mean busy. We also do three farmers' markets and everyone takes a turn behind the table.

We would like you to have three years or more in a scratch bakery with real sourdough work. A Red Seal (Baker) or a college baking diploma is great; if you learned by doing, tell us about it. You need a valid Food Handler certificate (or get one within a month), be able to lift 20 kg flour bags all day, and be legally entitled to work in Canada. No transit at that hour, so you need a licence and a car. Viennoiserie experience, stone-milling or experience with a wood oven would make us very happy.

$22–$26 an hour depending on experience, tips shared, health plan after three months, all the bread you can carry, two weeks closed in January, and a staff supper every month. No frozen dough, no drama.

Send your resume and a few lines about the last loaf you were proud of to Annick.`,
  cvs: {
    a: `Wendell Oickle
RR 2, Rose Bay, Nova Scotia
wendelloickle@example.com
902 555 0164 (not after 7, I'm in bed)

I never went to school for this. My grandmother kept a crock on the back of the stove and I've still got a piece of what was in it.

What I have done

Since 2013 I have fed this shore on my own account. I built an oven out of brick and clay in the yard, 5 by 7 feet, and three nights a week it gets fired with maple and the next morning there's 120 to 160 rounds, pan breads and dark Lunenburg rye coming out of it. No packet yeast goes into any of it. I sold at Lunenburg and Hubbards markets Thursdays and Saturdays, and to two inns and a fish shop. In winter the dough wants a warm corner, in August it wants to be watched like a toddler; I learned that by losing plenty. I bought a small stone mill in 2019 and grind Annapolis Valley wheat.

Two young fellows learned with me, summers. One has his own place in Tatamagouche now.

Before: 2001 to 2013 cook on a scallop dragger. Bread for 17 men, every day, in all weather.

My back is good, I'm 52. Truck and licence. Food handler card since 2013, done again every time it runs out, inspected each year. Never did croissants and baguettes only for myself.

I am tired of doing the books alone. I'd like to bake with people.`,
    b: `Ewan Carvery
902-555-0131
ewan.carvery@example.com
Liverpool, Nova Scotia

BAKER

Skills
bread
sourdough, levain liquid and stiff
rye
baguette
brown bread
oatcakes
tea biscuits
croissant, danish (sheeter)
spiral mixer, planetary mixer
deck oven, rack oven, convection
proofer / retarder
flour: local stone ground, Red Fife, rye, spelt
bakers percent
ordering
cleaning
food handler cert yes
lifting yes
driver's lic. yes, class 5
car yes
legal to work yes (born here)
first aid yes
cash register
farmers market
teaching new people
english
some french

Jobs
Birchbark Bakery, Liverpool. 2019-2025
Shoreline Inn kitchen, baker, White Point way. 2016-2019
before that fishing, carpentry helper

Schooling
grade 11, Liverpool Regional
evening course at the college, bread 1 and bread 2

Hours
any, early is fine, did 3 am for six years

References
Birchbark closed because the owner passed away. Her daughter will talk to you, number on request.

Not big on writing. Come and see me work or I come and do a shift for you.`,
    c: `Deshawn Pettipas
Line cook
Halifax, Nova Scotia
Ph: 902 555 0188
deshawn.pettipas@example.com

OBJECTIVE
Hard working individual looking for a change from restaurant to day hours and a chance to grow in a kitchen or bakery enviroment.

EXPERIENCE
Line Cook, The Rusty Capstan Pub, Halifax (2023 – now)
- Fryer, grill and pizza station
- Make pizza dough from mix, portion and roll out, 60–80 balls on friday
- Prep lists, stock rotation, closing clean
Dishwasher then Prep Cook, hotel kitchen, Halifax (2021 – 2023)
- veg prep, salads, banquet plating for up to 300
Landscaper, summers 2019 – 2021

EDUCATION
Adult high school, Halifax, 2022
Culinary Foundations (12 week program), 2023

CERTIFICATION
Food Handler, valid to 2028
Responsible alcohol service
First Aid

SKILLS
Knife skills, multitasking, working under pressure, cleaning, lifting, pizza

ADDITIONAL INFO
No car at the moment, have my learners and planning on getting the full licence in spring. Would need help finding a place on the south shore. I prefer to start not before 6 am but can be flexable. I baked banana bread with my nan and I am good with recipes.`,
    d: `JOCELYN THERIAULT-BOYD
Bridgewater, NS | 902-555-0127 | jocelyn.tb@example.com

Red Seal Baker with eight years in scratch bread bakeries.

EXPERIENCE

Head Baker (Bread), Ketch & Crumb Bakery, Halifax, NS
May 2021 – present
• Run night bake of 400–500 loaves: levain country, seeded rye, baguette, brown bread
• Maintain three starters (white, whole wheat, rye); adjust hydration and bulk times to flour lots and season
• Trained four junior bakers, one now writing her Red Seal block exam
• Laminated dough twice weekly (croissant, kouign-amann), roughly 600 pieces
• Bake sheets, flour ordering, waste tracking (brought waste from 9% to 4%)

Baker, Stonefold Bread, Fredericton, NB
June 2018 – April 2021
• Mixing, shaping, deck oven; wood-fired oven for Saturday market
• Market stall at the farmers' market every second weekend

Apprentice / Bench Hand, Pain Quotidien du Coin, Moncton, NB
2016 – 2018

EDUCATION & CERTIFICATION
Red Seal Endorsement, Baker (2020)
Baking and Pastry Arts Diploma, Moncton, 2016
Nova Scotia Food Handler, renewed 2025
Standard First Aid

OTHER
Bilingual English / French. Class 5 licence, own vehicle. Moving in with my partner in Mahone Bay, commute currently 70 minutes and would love to stop that.

Last loaf I was proud of: a 90% rye with Red Fife scald that finally didn't cave.`,
    e: `MELANIE STOJKOVIC, CPA
Bedford, Nova Scotia | melanie.stojkovic@example.com | 902-555-0102

SENIOR ACCOUNTANT
Detail-oriented professional with 11 years of experience in month-end close, payroll and sales tax for small and mid-size businesses, including three restaurants and a chain of coffee shops.

PROFESSIONAL EXPERIENCE
Senior Accountant, Fundy Ledger Group, Halifax, 2020 – present
• Full-cycle accounting for 22 clients, food and beverage portfolio of $14M revenue
• Cost-of-goods analysis and menu costing for hospitality clients
• Implementation of cloud bookkeeping and inventory tools
• Supervision of two junior staff

Accountant, Citadel Freight Ltd., Dartmouth, 2015 – 2020
• Accounts payable and receivable, bank reconciliations, HST returns

EDUCATION
CPA designation, 2019
Bachelor of Commerce, Halifax, 2015

SKILLS
QuickBooks Online, Sage 50, Excel (advanced), budgeting, cash-flow forecasts, audit preparation

PERSONAL
In the pandemic I discovered bread like everyone else, but I did not stop. I am looking for a less screen-heavy life and would accept a starting wage. Morning person. Valid licence and car. No professional kitchen experience and no food handler certificate yet.

Volunteer treasurer, community garden, Bedford`,
    f: `Kyle Brandvold
Halifax, NS • 902-555-0193 • kyle.brandvold@example.com

SUMMARY
Passionate artisan baker who loves naturally leavened country bread, rye, baguettes and brown bread with molasses. I mix, shape, proof and bake, look after starters, adjust for flour and weather, fill in bake sheets, keep the place clean and help juniors along. Scratch bakery mindset with real sourdough work. Viennoiserie, stone-milling and wood oven enthusiast. No frozen dough, no drama!

CORE COMPETENCIES
Sourdough | Laminated dough | Starters | Deck oven | Wood-fired oven | Scratch baking | Farmers' markets | Lifting 20 kg flour bags | Early mornings | Team player

EXPERIENCE
Barista / Counter Staff, Bluenose Bean Café, Halifax, 2024 – present
• Serve coffee and baked goods from supplier
• Warm croissants and put muffins in the display oven
• Opening shift at 6:30

Delivery Driver, meal app, Halifax, 2022 – 2024

Retail Associate, phone store, Sackville, 2020 – 2022

EDUCATION
High School Diploma, Sackville, 2020
"Sourdough Masterclass", online video course, 2025

CERTIFICATES
Food Handler (2024)

INTERESTS
Bread photography (2,300 followers), snowboarding, sneakers

References: available upon request. Licence class 5, shares a car with room-mate.`,
    g: `Harpreet Sidhu-Lang
Dartmouth, Nova Scotia
harpreet.sl@example.com | 902-555-0139

Objective: To obtain a full-time bread baker position in an artisan bakery.

Work History

Baker, Common Grain Bakehouse, Dartmouth — March 2024 to present
- Part of a team of five; shaping and oven rotation, 250 sourdough loaves a day
- Feed levain, do autolyse and folds as per formula
- Close-down cleaning, weekly deep clean of proofer
- Fill in for head baker on her days off since spring 2026

In-store Baker, Harbourfresh Foods (supermarket), Halifax — Sept 2021 to March 2024
- Bake-off from frozen, some scratch rolls and pan bread
- Ordering, date labelling, production log
- Employee of the Month twice

Crew Member, doughnut shop, Truro — 2019 to 2021

Education
Baking & Pastry Certificate (one year), college in the Annapolis Valley, 2021
High school diploma, Truro, 2019

Certificates
Food Handler Level 1 (expires 2027)
WHMIS, First Aid

Skills
Hand shaping, scoring, spiral mixer, deck oven, customer service, scaling formulas with baker's percentages. Have done lamination at school only.

Availability: Nights and early mornings OK. Full driver's licence, 2014 Corolla. I would move to the South Shore as my husband works in Bridgewater.`,
    h: `Margaux Delisle-Arsenault
pastry chef

418 555-0108
margaux.da@example.com
Québec (QC), relocating to Chester NS in January 2027

2022–2026 Chef pâtissière, Auberge des Hautes Marées, Charlevoix
Dessert menu for 70 covers, chocolate work, plated desserts, breakfast viennoiserie for 48 rooms: croissants, chocolatines, brioche, danishes, all laminated in house on a sheeter, five mornings a week from 3:30. Wedding cakes. One commis under me. Dinner rolls and focaccia with commercial yeast.

2019–2022 Pâtissière, Maison Ondine, Québec
Entremets, macarons, éclairs, seasonal boxes (1,800 bûches for Christmas 2021).

2017–2019 Commis pâtissière, same house

Formation
DEP Pâtisserie, Québec, 2017
ASP Pâtisserie de restaurant contemporaine, 2018
Short course "Pain au levain", 5 days, 2024

Hygiène et salubrité alimentaires (MAPAQ), food handler manager level, 2022. Will take the Nova Scotia one if needed.

Français, English (good, accent included)
Permis de conduire, car

My sourdough is a home sourdough: six loaves on a Sunday, I give them to the neighbours. I want to move from sugar to flour, my teeth and my heart ask for it. I know mornings, I know butter, and I learn fast with the hands.`,
    i: `Philippa Grainger-Moss
Mahone Bay, N.S. · philippa.gm@example.com · 902.555.0156

Profile
Baker by trade, then ten years of something else, and now my hands want dough again.

2016 – 2026  Office manager, marine survey firm, Chester
Invoicing, scheduling of five surveyors, payroll, office dog.

2008 – 2016  Baker, then co-owner, Two Ovens Bakery, Guelph, Ontario
A bread-only shop with stone deck oven. 180 loaves a day: levain, whole-grain, baguettes with poolish, Friday challah. I did the night shift five days for eight years, ordered organic flour direct from the mill, kept one starter alive through two floods, trained six helpers. Sold the share after my daughter was born.

2005 – 2008  Bench baker, sourdough co-operative, Toronto

2004  Baking certificate, Toronto college, ten months

Since then: bread for the church supper (40 loaves monthly), Sunday baking at home in a Dutch oven, volunteer at the community oven in the summer.

Food handler: lapsed 2017, booked for 2 December 2026.
Licence, car, ten minutes from you.
Health: good; I lifted flour before and I lift kayaks now. I would need a month or so to get back up to speed, and can't claim I was ever quick at lamination.

References: former partner at Two Ovens, and the minister.`,
    j: `SHAYLA MORIN-KOWALSKI
Nelson, British Columbia | 250-555-0142 | shayla.mk@example.com

Baker, 4 years in wood-fired and small-batch bread

Experience

Baker, Kokanee Hearth Bread, Nelson, BC (April 2023 – present)
• Two bake days and two mix days a week; 220 loaves from a masonry oven: country, seeded, spelt, light rye
• Build and feed levain, decide on fold and shape times by feel and probe
• Split wood, fire and manage the oven
• Saturday market May to October, cash and card
• Focaccia, buns and cookies for the counter
• No baguettes or lamination at this shop

Assistant Baker, Lakeside Co-op Grocery bakery, Nelson, BC (June 2022 – March 2023)
• Scratch muffins and pan breads, frozen croissants, packaging

Tree Planter, northern BC, seasons 2018 – 2022
• Crew boss in final year

Education
Professional Baking certificate, 24 weeks, Kootenays, 2022
Diploma in Recreation, Fish & Wildlife, 2017

Certificates
FoodSafe Level 1 (BC), valid to April 2028
Occupational First Aid 3
Class 5 licence, Tacoma, will drive it across

Notes
My partner has accepted a job with the shipyard in Lunenburg beginning February 2027, so we're coming for certain. I would arrive about 25 January. Canadian citizen. I'm used to a 3 a.m. alarm and to lifting, since a box of trees is heavier than your flour.

References: owner of Kokanee Hearth, with pleasure.`,
    k: `ROBERT "ROB" PETRASKY
14 Quarry Lane, Truro, NS
902-555-0115
rob.petrasky@example.com

Dependable production baker with 17 years in high-volume plants.

EMPLOYMENT
Eastbake Foods Ltd., Truro, NS, 2011 – Sept 2026 (plant closed)
Lead Hand, Dough Room (2018 – 2026)
- Supervised 6 operators on pan bread and bun lines, 9,000 units per hour
- Continuous mixers, sponge and dough system, dough temperature control
- HACCP, GFSI audits, lot tracing, allergens
- Scheduling and safety talks
Mixer Operator / Oven Operator (2011 – 2018)

Prairie Crust Bakeries, Winnipeg, MB, 2009 – 2011
Oven operator, rye bread line (with dried sour powder)

Various farm and warehouse work, Manitoba, 2003 – 2009

EDUCATION
Grade 12, Portage la Prairie, 2003
Company courses: Cereal science basics (2014), Lean Yellow Belt (2019), Forklift

CERTIFICATES
Food Safety Level 2 (2024), First Aid, WHMIS

SKILLS
Troubleshooting of dough, mechanical aptitude, team leadership, shift work, heavy lifting. Hand shaping: limited. Sourdough: hobby, since the layoff I bake every second day and took a weekend workshop.

Drives, own pickup. Would relocate, sister lives in Lunenburg. Reference letter from plant manager attached.`,
    l: `Abena Quartey-MacLeod
Wolfville NS
abena.qm@example.com / 902-555-0170

Who I am
Second-year baker apprentice (registered with the Nova Scotia agency, 1,900 of 5,400 hours logged). Looking for a sponsor bakery where I can finish.

Work
Apprentice baker, Dykeland Bread & Butter, Wolfville — since June 2025
* scale and mix doughs under journeyperson (white, multigrain, porridge levain)
* pre-shape and shape batards and rounds, pan breads
* load deck oven, still learning to judge bake by colour and sound
* wash, sweep, repeat
* Saturday market Wolfville, cash float and selling

Line cook, student pub, Wolfville — 2023 to 2025

School
Block 1 technical training, Baker, 2026 — mark 84
Two years of B.Sc. Biology at university in Wolfville (left in good standing, 2025). I liked the yeast lab more than the rest of it

Certificates
Food handler 2025, WHMIS, Standard First Aid/CPR C

Other
Class 5 licence, old Subaru with winter tires
Strong (rowing team), used to getting up
English, some Twi, French from school

Proud loaf: oat porridge levain in October, nobody touched it but me and it sold out by 9:15. I took a photo but mostly I just smelled it.`,
  },
  grades: {
    recruiter: { a: 9, b: 7.5, c: 1, d: 10, e: 1.5, f: 0.5, g: 7, h: 5, i: 6, j: 7.5, k: 3, l: 4 },
    manager: { a: 8.5, b: 8, c: 1, d: 10, e: 1.5, f: 0.5, g: 6.5, h: 5, i: 7, j: 7.5, k: 3, l: 4 },
    personnel: {
      a: 8.5,
      b: 7.5,
      c: 1,
      d: 10,
      e: 1.5,
      f: 0.5,
      g: 6.5,
      h: 4.5,
      i: 5.5,
      j: 7,
      k: 3,
      l: 3.5,
    },
  },
}
