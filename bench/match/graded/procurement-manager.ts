import type { GradedCase } from './graded-case.ts'

export const procurementManager: GradedCase = {
  profession: 'procurement manager',
  posting: `Are you the one who keeps our ovens full?

Brouwershaven Bakery Group makes biscuits, rusks and cereal bars for retailers in eleven countries. From three plants (Oosterhout, Tiel and just over the border in Kleve) we buy for about €140 million a year. For our head office in Oosterhout we are looking for a Procurement Manager Raw Materials & Packaging (m/f/x, 36–40 hours). Working language is English; on the factory floor you will hear a lot of Dutch.

You report to the CPO and lead a team of three: two category buyers and one operational buyer. Your own spend is roughly €70 million: flour, sugar, oils and fats, cocoa, nuts, plus film and carton. You write the category strategies, run tenders, negotiate contracts and annual agreements, follow the commodity markets and decide with Finance how far forward we cover. When a supplier fails, the planners look at you first. Together with Quality you approve new suppliers, and with R&D you look for alternatives before prices force us to. Sustainability is becoming concrete: EUDR, RSPO, cocoa certification, packaging regulation.

What you bring: a bachelor's or master's degree (hbo/wo), at least six years in procurement of which a good part in food or FMCG with direct materials, and experience in leading people, even if it was a small team. You know what GFSI, IFS or BRCGS mean for a supplier file. You negotiate well in English; Dutch is a strong plus and German is a nice extra. SAP (MM or Ariba) and Excel hold no secrets. Nevi 2 or CIPS is welcome, not necessary. You have a permit to work in the EU and do not mind travelling some 20 days per year.

We offer €6,200–€7,900 gross per month, 8% holiday allowance, bonus up to 12%, 27 days plus ADV, hybrid work (two days home), lease car or NS Business Card and biscuits, always.

Questions? Call Marloes.`,
  cvs: {
    a: `MARTA CEBRIÁN OLIVARES
Procurement Manager – Direct Materials
Rotterdam · +31 6 5550 0159 · marta.cebrian@example.com · Spanish national

EXPERIENCE

Procurement Manager EMEA, Nuts & Dried Fruit — Hollandse Mengerij International, Rotterdam (Aug 2020 – now)
Lead a team of four (2 NL, 1 ES, 1 TR). €88m spend in almonds, hazelnuts, cashew and raisins; origin contracts in USA, Türkiye, Vietnam. Introduced aflatoxin scorecard with QA, rejected containers from 14 to 3 per year. Built risk-cover grid (min/max months forward) approved by the board. Lead for CSDDD human rights due diligence in hazelnut.

Senior Buyer Cocoa & Sweeteners — Confitería Ibérica Levante S.A., Valencia (2015 – 2020)
Futures-based pricing, differentials, price fixing with trading desk; tenders for glucose and sugar at end of quota regime. 

Junior Buyer Packaging — same company (2013 – 2015)

EDUCATION
MSc International Business, Universidad de la Albufera, 2013
CIPS Advanced Diploma, 2019

LANGUAGES
Spanish (native), English (C2), German (B1), Dutch (A2, taking evening course)

TOOLS
SAP MM, Ariba Sourcing, Coupa, Power BI

I have not bought film or carton since 2015. The rest of the spend in your advert I have had in my hands.`,
    b: `Skills sheet — L. Okonjo-Baert

lio.okonjo@example.com   Antwerp / Breda area   +32 470 55 50 151

PROCUREMENT
category strategy; RFI/RFQ/RFP; e-auctions; contract law basics; framework agreements; incoterms; price indices; formula pricing; savings tracking; spend cube; supplier segmentation; SRM; QBR; risk mapping; forward cover; hedging basics

CATEGORIES
sugar; starch; flour; vegetable oils; flavours; corrugated; flexible packaging; labels; MRO; transport

FOOD
IFS; BRCGS; GFSI; HACCP; allergens; RSPO; EUDR; PPWR; organic

SYSTEMS
SAP MM; SAP Ariba; S/4HANA; Jaggaer; Power BI; Excel (advanced); Teams

PEOPLE
coaching; coordinating; cross-functional projects; change

LANGUAGES
Dutch (native); English (fluent); French (fluent); German (B1)

EDUCATION
Master Handelswetenschappen (Commercial Sciences), Antwerp, 2014
Green Belt

EMPLOYERS
2014–2017 Belgische Suikerunie Tienhoven
2017–2021 Van Looveren Biscuits
2021–2026 interim assignments (food, pharma, chemicals)

Availability: immediate. Permanent or freelance. References available. EU citizen, driving licence B, no objections to travel.`,
    c: `Wendeline Spaargaren
Quality & Supplier Assurance Manager
Tiel, 06 5550 0199, wendeline.spaargaren@example.com

PROFILE Food technologist with 13 years in quality. For the last four years responsible for supplier quality; I would like to make the step to the commercial side of the table.

EXPERIENCE
Supplier Quality Manager, Betuwe Fruit & Filling B.V., Tiel (2022–present)
– Approval and monitoring of 260 raw material and packaging suppliers (BRCGS AA+, IFS 8)
– About 25 audits per year in NL, DE, PL, TR; lead auditor
– Team of 2 specification officers
– Sits in on annual negotiations; wrote quality & penalty annex for contracts
– With Purchasing: dual sourcing project pectin and cartons, four new suppliers approved, cost effect € 400k
QA Manager, same company (2017–2022)
QA officer, Rusk & Co, Culemborg (2013–2017)

EDUCATION
Hbo Food Technology, Hogeschool Rivierenland, 2013
HACCP, Lead auditor ISO 22000, food defence
Nevi 1 started in September 2026

LANGUAGES Dutch, English (fluent), German (good)
IT SAP QM and bit of MM, Excel, specification database`,
    d: `Jeroen Verhulsdonk
Tilburg | +31 6 5550 0114 | j.verhulsdonk@example.com | Dutch, 41

Profile
Procurement professional in the food industry with 14 years of experience, of which five with a small team. Calm negotiator, strong in fats, sugar and packaging film.

Work experience

2021 – present | Category Manager Ingredients & Packaging, Zuiderkroon Desserts B.V., Breda
- Spend € 52 mln: dairy powder, sugar, vegetable oils, stabilisers, PP cups and lidding film
- Functional lead of 2 buyers (appraisals together with the Head of Purchasing)
- Hedging policy for sugar and palm with Finance; coverage 3–12 months
- Savings 2024: € 1.9 mln against budget; second source for lidding film after supplier fire
- RSPO mass balance to segregated; supplier files IFS / BRCGS with QA

2016 – 2021 | Senior Buyer Packaging, Zuiderkroon Desserts B.V.
- Cartons, sleeves, film, labels, pallets (€ 19 mln)
- Tender folding cartons with six bidders, three-year agreement with index clause
- Light-weighting of cups together with R&D, 38 tonnes of PP less per year

2012 – 2016 | Buyer, Van Asperen Sauces, Roosendaal
- Spices, vinegar, glass and caps; call-offs, complaints, first yearly negotiations

Education
Hbo Food & Business, Hogeschool De Baronie, 2012
Nevi 1 (2014), Nevi 2 (2018)
Training Situational leadership, 3 days, 2022

Languages: Dutch native, English fluent, German reasonable
Systems: SAP MM, S/4 migration key user, Excel incl. Power Query`,
    e: `Rob v.d. Meerakker
Restaurant manager, Den Bosch
06 5550 0117 – rob.meerakker@example.com

Hard worker, people person, knows what food costs!

2019 – now  General manager Brasserie De Pettelaar (120 seats), Den Bosch
   Staff of 28, rosters, turnover 1.8 mln. Purchase of all food and drinks (about 520k a year), yearly talk with wholesaler, stock counts, food cost from 33 to 29 %. HACCP book. 
2015 – 2019  Chef de cuisine at the same place
2009 – 2015  Cook in several restaurants in Brabant and one season in Austria

School
mbo 3 independent cook, De Koksmaat college 2009
Sociale hygiëne certificate
BHV (first aid & fire)

Languages
Dutch, English with the guests, German from Austria

Computer
Cash register system, Word, Excel simple

I want regular hours because we have a baby since May, and I always liked the buying more than the evening shifts. Negotiating is in my blood. With some explanation about your systems I will manage it quickly.`,
    f: `Ivo Strnad

Breda, NL
ivo.strnad@example.com
+31 6 5550 0148

I came to the Netherlands in 2017 for a harvest season and stayed.

Right now (since Feb 2020): I look after everything that goes into the mixer and around the pack at Polderhof Crackers in Etten-Leur, a family firm with 190 people. Wheat and rye come straight from two mills, rapeseed oil from a crusher in Gent, seeds from wherever the crop didn't fail. About 31 million a year. There is no department: there is me, Joyce who does the orders, and since last year a trainee, both of whom I hired. Every Thursday I sit with our controller and we decide what to fix on Matif and for how long. In spring 2022, when the sunflower oil stopped in one week, we had the rapeseed recipe and new labels on the line in nineteen days. I sat at the table for the wrapping film in 2023 with three bidders and walked out with 11% less and a thinner gauge that runs better.

I walk the mills with our quality lady before they get on the list; I can read an audit report and know which non-conformities hurt.

Before: 2017–2020 shift leader, then purchasing assistant at the same address. 2011–2017 grain trader's assistant and junior trader, Agro Haná, Olomouc.

Ing. (master level) in Agricultural economics, Olomouc, 2011.
Czech, English every day, Dutch B2 (staatsexamen II 2021), German from school and used with the mills.
Exact Globe, not SAP. Excel a lot.`,
    g: `Sander Kuipéri
Indirect Procurement Manager

Contact: Utrecht / 06 5550 0131 / sander.kuiperi@example.com

Summary
Procurement manager with eight years of people leadership and nearly € 200 mln in sourced contracts in IT, facility, temp labour, marketing and fleet. Now looking for an organisation that makes something.

Career
2019–now  Indirect Procurement Manager, Lage Landen Verzekeringen N.V., Utrecht
  Team of 5 buyers plus contract manager. Category plans, tender calendar, Ariba roll-out (source-to-contract), outsourcing of IT service desk, cleaning and catering for 3,400 staff. Savings on average 6.8% per year. Supplier risk under DORA.
2014–2019  Senior Buyer IT & Professional Services, Rijnveste Bank, Amsterdam
2011–2014  Purchasing consultant, InkoopVisie adviseurs, Amersfoort (public tenders, municipalities, one project for a hospital kitchen: food and disposables, € 4 mln)

Education
Drs. Bedrijfskunde (MSc Business Administration), Universiteit Nieuw-Gelre, 2010
Nevi 2, 2013
Leading professionals (6 days), 2020

Languages
Dutch, English (both fluent), French basic

Miscellaneous
Board member food bank Utrecht-West (purchase of fresh surplus), marathon runner`,
    h: `Femke de Rooij-Tabak
Oosterhout
femkederooij@example.com / 06 5550 0187

WORK

Operational buyer / supply planner – Kaandorp Snacks, Waalwijk (2022–now)
call-offs for potato flakes, sunflower oil, seasoning and cartons; MRP run each morning; order confirmations; chasing late deliveries; complaints with supplier together with QA; small tenders pallets and tape (about 600k). Replaced the category buyer for 5 months during pregnancy leave and closed the yearly deal for cartons (2.1 mln, minus 3.5%).

Order desk employee – Transportbedrijf Rommers, Raamsdonksveer (2018–2022)
planning, customer contact, invoices

Administration – various via Tempo Plus uitzendbureau (2016–2018)

EDUCATION
mbo 4 Logistics supervisor, Markdal College, 2016
hbo Business Administration, part-time, Hogeschool De Baronie – 3rd year of 4, expected 2028
Nevi 1, certificate 2024

LANGUAGES 
Dutch mother tongue, English good (daily mail and phone), German a little

COMPUTER
SAP MM (ME21N, MD04, MIGO), Slim4, Excel pivot and xlookup

I live ten minutes by bike from your head office.`,
    i: `Dipl.-Kfm. Hartmut Rüsing
Kleve (Germany)
hartmut.ruesing@example.com, +49 170 555 0165

Beruflicher Werdegang / Career

04/2014 – today: Head of Strategic Purchasing, Niersthal Automotive Seating GmbH, Geldern
    6 direct reports; direct materials 110 Mio EUR (steel parts, foam, textiles, plastic granulate, packaging)
    Commodity clauses for steel and granulate, hedging with treasury
    Supplier audits (VDA 6.3), supplier approval with quality department (IATF 16949)
    Crisis 2021/22: task force semiconductor and foam
    Savings 3–4 % p.a.
09/2006 – 03/2014: Strategic Buyer plastics and packaging, same company
01/2003 – 08/2006: Buyer, Folienwerk Bocholt GmbH (manufacturer of films for food packaging – purchase of PE and PP granulate, inks)

Education
Diplom-Kaufmann, Universität Emsland, 2002
Banking apprentice, Sparkasse, 1997

Languages
German native, English very good (daily), Dutch good (wife from Gennep)

IT: SAP MM since 2004, SAP Ariba since 2019, MS Office

Reason for change: plant will be closed end of 2027. Notice period 3 months to end of month.`,
    j: `DR. ANNELIES WOUTERSE-HAAN
Chief Procurement Officer | Non-executive director
The Hague | annelies.wouterse@example.com | +31 6 5550 0103

Executive summary
Twenty-four years in procurement in food and home care. CPO for the past nine, most recently accountable for €1.3 bn spend and 64 people in seven countries. Known for transforming fragmented purchasing into one team.

Career
2020–2026  CPO and member Executive Committee, Nordzee Foods Group, The Hague. Post-merger integration of four purchasing organisations; €96 m run-rate synergies; commodity risk committee (cocoa, wheat, dairy, energy); science-based targets scope 3. Left after acquisition by private equity, June 2026.
2017–2020  CPO, Vlaemsche Huyshoud N.V., Antwerp
2010–2017  Director Direct Materials Europe, Nordzee Foods. Grains, sugar, oils, packaging.
2002–2010  Buyer, then Category Manager Flour & Starch, Molenhoek Bakeries

Education
PhD Agricultural Economics, Universiteit Nieuw-Gelre, 2002
Executive programme, Lac Bleu School of Management, 2015

Boards
Supervisory board Coöperatie Zonneveld (since 2023); jury Dutch procurement award

Languages: Dutch, English, German, French

Looking for: a role nearer to the work with room for two board positions (approx. 3 days a month).`,
    k: `Tom Ackerstaff – procurement trainee

Wageningen / tom.ackerstaff@example.com / 06 5550 0122

About me
25 years, in my second rotation and already convinced: buying food ingredients is the nicest job there is.

Experience
Sept 2025 – now: Management trainee Procurement, Groenlo Dairy Ingredients, Ede
 * Rotation 1: market intelligence vegetable fats, Power BI
 * Rotation 2 (current): assistant of category manager packaging; tender for big bags (€ 800k), supplier meetings, minutes, first negotiation on my own (labels, 40k)
 
Feb – July 2025: Thesis internship, Brouwerij 't Sluisje. EUDR readiness of cocoa and coffee suppliers: 37 suppliers mapped

Education
MSc Management, Economics and Consumer Studies, Universiteit Nieuw-Gelre, 2025 (7.8)
BSc Food Technology, idem, 2023

Nevi 1 – exam January 2027
Languages Dutch, English C1, Italian A2
SAP S/4 (basic), Excel good, Python a bit`,
    l: `PRIYANKA DESHMUKHE
Strategic Procurement Professional
Eindhoven | priyanka.deshmukhe@example.com | +31 6 5550 0176

PROFESSIONAL SUMMARY
Dynamic Procurement Manager Raw Materials & Packaging with expertise in category strategies, tenders, negotiating contracts and annual agreements, following commodity markets and forward cover with Finance. Expert in flour, sugar, oils and fats, cocoa, nuts, film and carton. Supplier approval with Quality, alternatives with R&D. Sustainability: EUDR, RSPO, cocoa certification, packaging regulation. Excellent in SAP MM, Ariba and Excel. GFSI, IFS, BRCGS.

AREAS OF EXPERTISE
Category management ★ Negotiation ★ People leadership ★ Commodity hedging ★ Direct materials ★ FMCG ★ Stakeholder management ★ SRM ★ P2P ★ Kraljic ★ TCO ★ Should-cost

EXPERIENCE
Purchase-to-Pay Specialist, TechVista Shared Services, Eindhoven, 2023–present
Invoice matching and vendor master data for an electronics client. 3-way match, blocked invoices, month-end accruals. Supported procurement managers in day-to-day stakeholder management. Contact with suppliers about payment terms. Prepared spend reports in Excel that were used for negotiations.
Award "Star of the Month" twice.

Accounts Payable Associate, TechVista Shared Services, Pune, 2020–2023
Processing of 120 invoices per day, query mailbox.

Intern Operations, Kalyani Sweets & Snacks, Pune, April – June 2019
Study of packaging stock; learned about flour, sugar and oil suppliers of the factory.

EDUCATION
MBA (Operations), Deccan Plateau Institute of Management, 2020
B.Com, 2018
Online certificates: "Strategic Sourcing", "Commodity Risk in 5 days", "Food Safety Essentials" (all 2026)

LANGUAGES
English, Hindi, Marathi; Dutch A1

Highly skilled migrant permit; sponsor needed.`,
  },
  grades: {
    recruiter: { a: 9, b: 5, c: 4, d: 9.5, e: 0.5, f: 8.5, g: 4, h: 3, i: 6, j: 5, k: 1.5, l: 1 },
    manager: { a: 9, b: 5.5, c: 4, d: 10, e: 0.5, f: 8.5, g: 3.5, h: 3, i: 6, j: 4.5, k: 2, l: 1 },
    personnel: { a: 9, b: 5, c: 4, d: 9.5, e: 1, f: 8, g: 3.5, h: 3, i: 6, j: 4.5, k: 2, l: 0.5 },
  },
}
