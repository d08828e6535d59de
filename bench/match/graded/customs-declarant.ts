import type { GradedCase } from './graded-case.ts'

export const customsDeclarant: GradedCase = {
  profession: 'customs declarant',
  posting: `Vacancy: Customs Declarant / Customs Clerk (import and transit)
Van Haaften & Doyle Forwarding, Europoort, Rotterdam. 40 h, permanent after one year

Your day: 25 to 40 files. Containers and trailers from Asia and the UK, T1 in and out of our bonded warehouse, the odd export.

* import declarations in DMS, transit in NCTS, notes on file
* tariff classification, origin, customs value; ask before you guess
* licences, inspections, CHED via TRACES (NVWA) for food customers
* contact with Customs, terminals via Portbase, carriers and clients, in Dutch and English
* duty, VAT (article 23), guarantees, post-clearance corrections, archive fit for an AEO audit

We ask:
- MBO 4 or similar working level
- diploma Declarant (FENEX or equal) or well on the way to it
- minimum 2 years as declarant in the EU, import
- HS/TARIC knowledge that survives a question
- Dutch and English, spoken and written (B2 at least)
- certificate of conduct (VOG), needed for our AEO status

Nice: excise or veterinary files, a package such as Descartes, AEB or Stream, German, CBAM.

€3,100 to €3,900 gross, 8 % holiday pay, 27 days, travel money. Flexible start between 7 and 9; one late shift a week. Questions: Joris, 010 555 0142.`,
  cvs: {
    a: `Ilse Quaadvliet
From tax office to forwarding

Municipal Tax Office Dordrecht, assessor, 2014 - 2026
I read rules and apply them to things: which category does this building, this boat, this shop belong to, and what must be paid. Objections answered in writing, 300 a year, deadlines never missed. Appeals before the court with the lawyer. Corrections, refunds, securities for late payers, files that auditors open. Calls with angry people in Dutch and English.

HBO Tax Law and Economics (2013), module customs and excise, mark 8
This summer: self-study TARIC, forty sample classifications; enrolled for FENEX Declarant, first evening in January.
German B1. VOG renewed yearly.

I know that I have no practice at a customs desk and would accept a junior salary.`,
    b: `Wouter Stamhuis, declarant
2022-now Zeeduin Expeditie, Vlissingen: import fruit (CHED-PP, TRACES), DMS 4.1, NCTS phase 5, article 23, guarantees
2019-2022 junior, same company: export, then T1
Diploma FENEX Declarant 2020. MBO 4 International trade.
Classification is what I like best; I teach it to juniors on Thursdays. Portbase daily. CBAM reports for two steel clients. AEB.
Dutch C2, English C1, German B2.
VOG no problem. Moving to Spijkenisse in spring; late shift welcome.`,
    c: `Radomir Hlavacek-Jansen

SUMMARY
Customs and logistics all-rounder, fourteen years in Central Europe and the Netherlands; diploma, languages and systems; last years more in export and supervision than in import.

WORK
2021 - 2026  Team leader export, Duinroos Freight, Moerdijk
 * six clerks, 120 export declarations and EADs daily (AES/DMS), T2L, ATA carnets
 * dual-use and sanctions screening after 2022, blocked 31 shipments
 * import as stand-in for sick colleagues, about one week in six: machinery and furniture, article 23, occasional T1
 * prepared the AEO self-assessment, archive project
2016 - 2021  Declarant, Duinroos Freight
 * 60 % import (electronics, steel), 40 % export; AGS, NCTS; value adjustments, anti-dumping on bicycles; corrections after audit
2012 - 2016  Customs clerk, forwarder in Brno: Czech e-Import, Intrastat, transit

EDUCATION
Bachelor in transport, Pardubice 2012 (valued as HBO, statement attached)
FENEX Declarant 2018; lean yellow belt; dangerous goods awareness

LANGUAGES
Czech and Slovak native, English C1, German C1, Dutch B2 (state exam II, 2020)

SYSTEMS
Descartes, Stream, Portbase, SAP GTS reading rights

PERSONAL
VOG 2024. Wishes to return from leading people to leading files. Lives in Barendrecht; notice one month.`,
    d: `Mr. drs. Hendrikje Valkenier-Osei
Attorney-level customs and trade adviser

2018 - 2026  Partner, customs & international trade, Molenaar Quist tax advisers, Amsterdam. Team of twelve. Court of Justice proceedings on classification of solar glass and on valuation of royalties; AEO and bonded warehouse permits for some seventy firms; CBAM practice leader; voluntary disclosures up to €40 million.
2009 - 2018  Head of Customs EMEA, an electronics manufacturer. 14 declarants and brokers in nine countries
2002 - 2009  Customs specialist; first two years as declarant at a forwarder in Pernis (import, Sagitta system)

Master of tax law; post-master EU customs law; lecturer for the declarant diploma since 2012
Dutch, English, German, French fluently
Salary last year: €210,000. I would consider a role with strategic scope.`,
    e: `Cornelis Haverbeke
1988-2016 in customs, 2016-2026 not

2016 - 2026: volunteer coordinator, then paid manager, food bank Vlaardingen. 130 volunteers, pallets in and out, stock lists, subsidy reports.
2006 - 2016: declarant import, Blauwerf Container Lines agency, Rotterdam. Sagitta, later AGS; 30 entries a day, textiles and toys; classification, GSP certificates; T1 in NCTS phase 4.
1998 - 2006: declarant and export clerk, Westerdok Forwarding

Diploma Declarant (FENEX) 1999, HAVO.
Union Customs Code: came into force when I left. I read the whole of it this autumn, and took the DMS e-learning. Dutch native, English B2, some German. VOG from the food bank, 2024. Health good, 56 years.`,
    f: `CUSTOMS DECLARANT / CUSTOMS CLERK (IMPORT AND TRANSIT)

Lionel Pruszko

What I offer: import declarations in DMS, transit in NCTS, notes on file. Tariff classification, origin, customs value. Licences, inspections, CHED via TRACES (NVWA). Contact with Customs, terminals via Portbase, carriers and clients. Duty, VAT (article 23), guarantees, post-clearance corrections, archive fit for an AEO audit. HS/TARIC knowledge. Descartes, AEB, Stream, CBAM, excise, veterinary files.

Who I am: accurate, stress resistant, team player, no nine to five mentality.

Work: 2020 - 2026, logistics sector, several employers, office tasks

Languages: Dutch and English, B2 at least
Certificate of conduct (VOG): yes`,
    g: `Bo Tjeerdsma
20 years | Schiedam

Education
MBO 4 International Trade and Logistics, Kadewerk College, Rotterdam, third year, work-learning track, diploma June 2027
FENEX Declarant: started September 2026, exam in May 2027

Work-learning place, four days a week
Harbour Clearance Noord, customs department, since August 2025
- prepare import entries in DMS; a senior presses send
- chase packing lists and commercial invoices
- look up TARIC codes for simple goods, keep the list of anti-dumping measures
- T1 closing reports in NCTS
- scanning for the archive

Side job: cashier, Saturdays, 2022 - 2025
Dutch native, English B2 (school exam 7.4)
VOG issued 2025. Driving licence in progress.`,
    h: `Giancarlo Mulder-Pires
Pastry chef

Patisserie De Gouden Roos, Den Haag, chef patissier since 2019. Team of four, from three in the morning, laminated doughs, wedding cakes, chocolate work. Ordering of butter, vanilla and cocoa, cost per piece, hygiene code HACCP and visits of the NVWA (always green).
Before: Hotel Zeezicht Noordwijk, 2014 - 2019; Lisbon, 2011 - 2014.
MBO 4 Pastry, 2011.
Languages: Portuguese, Dutch, English, Italian, all spoken fluently.
My back and my alarm clock disagree. I want an office trade with exact rules. I started a beginner's course in logistics and can work late shifts. VOG can be requested.`,
    i: `Femke Riddervold
Customs department, Zilverkade Cold Stores, Hoek van Holland, 1999 - 2026

They closed, I am free. Twenty-seven years I did the customs of a frozen store: meat from Brazil, fish from Vietnam, juice from Israel. Every system they ever gave us from paper to DMS. Health entries with the NVWA before there was TRACES and after. Warehouse ledger type D, T1 by the hundred, guarantee never over its limit, excise on the wine corner. At the last audit the controller asked me for my notes to teach his young ones.

School: MAVO 1993, then straight to work. A diploma as declarant I have not; at fifty I can learn it if it must be, but I do not think the fish will notice.

Dutch; English telephone every day, writing good enough (level test B2, 2026). VOG yes.`,
    j: `Yusra Benchekroun-Vos
Aangever douane | customs agent

Since May 2020 at Kortland Logistics, Maasvlakte. I clear what comes off the deep-sea boats and the Harwich ferry: textiles, e-bikes, frozen shrimp, machine parts. About thirty entries a day, first in AGS, since the switch in the new system; plus movements under T-document to warehouses in Venlo and Duisburg, discharged on time.

I find the goods code myself and write down why; two binding rulings obtained. Preference papers (REX, EUR.1, statements from British suppliers) refused when they are wrong. Fish: entry documents with the food authority, appointments at the inspection post. Repayments requested for clients last year: 212,000 euro.

Evofenedex/FENEX vakdiploma 2021. MBO 4 logistics. Software: Descartes. Languages: Dutch, English, French, Arabic. VOG from 2025. Our house passed its audit for authorised trader in March.`,
    k: `Siobhan Eckersley-Thorne
Export and Customs Compliance Coordinator

Based: Immingham, UK. Moving to Delft (Dutch partner, residence card arriving).

Feb 2021 - now   Lindqvist Fasteners UK. Export entries in CDS, 15 a day to the EU; GMR for ferries; commodity codes for 3,000 screws and brackets; origin statements under the UK-EU deal; inward processing returns; export licence checks for two dual-use lines.
2016 - 2021   Shipping administrator, same factory

Certificate in Customs Compliance, level 4, 2022; Certified practitioner of a UK customs academy.
English native. Dutch A2, evening class three times a week, expects B1 by summer.
Never worked with Dutch systems, but the Harmonized System is the same book in every country. DBS basic check clean.`,
    l: `Ashwin Kanhai-Bruins
Ocean Freight Forwarder, import desk

2017 to date: Polder & Pine Logistics, Ridderkerk
I plan arrivals from China and India, LCL and FCL: bookings, bills of lading, arrival notices, release in Portbase, demurrage fights, truck slots, invoices to clients. I collect what our customs colleagues need (invoice, packing list, certificate of origin), and I notice when the weight or the incoterm is off. On quiet Fridays I enter simple DMS declarations under the eye of the declarant, perhaps four a week since January.

MBO 4 Forwarding (2017), FENEX Expediteur diploma 2019
CargoWise, Excel
Dutch native, English C1, Hindi
VOG 2024. Course Customs basics, three days (2025)`,
  },
  grades: {
    recruiter: {
      a: 2.5,
      b: 9.5,
      c: 7.5,
      d: 2.5,
      e: 4.5,
      f: 0.5,
      g: 4,
      h: 0,
      i: 7,
      j: 10,
      k: 1.5,
      l: 3.5,
    },
    manager: {
      a: 2.5,
      b: 10,
      c: 8,
      d: 1.5,
      e: 4.5,
      f: 0.5,
      g: 4,
      h: 0.5,
      i: 7.5,
      j: 9.5,
      k: 2,
      l: 3.5,
    },
    personnel: { a: 2.5, b: 10, c: 8, d: 3.5, e: 5, f: 0.5, g: 4, h: 0, i: 7, j: 9.5, k: 2, l: 3 },
  },
}
