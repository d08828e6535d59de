import type { GradedCase } from './graded-case.ts'

export const carpenter: GradedCase = {
  profession: 'carpenter',
  posting: `Kia ora! We're Totara Ridge Builders, fourteen people, out of Whangamoa near Nelson. Architectural new homes, the odd villa restoration, and no spec housing. We've work signed up until mid-2028 and need a qualified carpenter who can take a house from the slab up.

You'll set out and frame, stand trusses, cut a roof by hand when the architect gets ideas, hang windows, fix cladding (cedar weatherboards mostly, on a cavity), do the second fix inside, and keep the site diary and the council inspections on track when the foreman's on another job. There are two apprentices to bring along and clients who drop in at smoko.

Must haves – please don't apply without these:
• trade certificate in carpentry (NZ Certificate Level 4, or an overseas one that's been assessed)
• 4 years or more on residential builds since you qualified
• you read drawings without ringing the architect twice a day, and know NZS 3604
• own hand and power tools, full car licence
• Site Safe passport, or get one in the first fortnight; drug test before starting
• NZ residence or an open work visa

Good to have: LBP (Carpentry) so you can sign off restricted building work, heritage joinery, experience with SIPs or mass timber, telehandler or EWP ticket, running a small crew.

$42–$50 an hour on experience, ute after the first year, every second Friday off. Ring Hemi or send us a page or two about yourself.`,
  cvs: {
    a: `LIESBETH VAN ARKEN-ROSS
Joiner (bench) | Nelson | liesbeth.var@example.com | 021 555 0107

2016–2026 Tradesperson joiner, Old Port Joinery, Nelson
Timber windows and doors, sash and casement, stairs, villa fretwork, kitchens. Restoration of 30+ heritage windows for the trust. Setting out rods from architect's drawings, spindle moulder, CNC, spraying. On site perhaps one day a week: fitting stairs and hanging doors.
2013–2016 Cabinetmaker, Utrecht, Netherlands

NZ Certificate in Joinery (Level 4) 2019; MBO 3 furniture making 2012
Site Safe passport, full licence, own hand tools and most power tools
Resident visa
Haven't framed a house. Wish to be outdoors more and learn the structural side.`,
    b: `Tāne Robertshaw
22, Nelson, 021 555 0178, tane.robs@example.com

Third-year building apprentice, 31 of 42 months signed off, about nine units left. Should be qualified end of next year. My boss at Port Hills Homes (since Feb 2024) is shutting down so I need a new place.

Done so far: boxing and slabs, framing and standing walls, trusses on nine houses, wrap and cavity, James Hardie board, a bit of cedar, windows, decks, gib. Not much roof cutting. Read plans OK, 3604 block course passed.

Before: Supermarket nights 2022–2024. NCEA Level 3, 2022.

Site Safe, first aid, restricted licence (full test booked 4 Dec). Own nail guns, saw, hand tools. Kiwi. Keen surfer, up early anyway.`,
    c: `Nigel Ashcombe-Wirihana
Wakefield (Tasman) — nigel.aw@example.com — 021 555 0165

2015 to present
Secondary school technology teacher, Waimea side. Wood, metal and design, years 9 to 13. Building academy with year 12: each year a 10 m² sleepout to code. Diploma of Teaching 2015.

1999 to 2014
Carpenter. Apprenticeship with Gillam Builders, Nelson, trade certificate 2003. New homes, alterations, hand-cut roofs, cedar cladding, kitchens; foreman of three from 2009. LBP carpentry 2010 to 2014, then let go.

Full licence, tools (kept oiled), first aid, police vetted. Site Safe expired.
I've kept up a bit: read the H1 insulation changes, rebuilt our verandah in 2023. I'm 45, fit, leaving teaching in December and want to be a builder again. Good with apprentices obviously.`,
    d: `Quentin Abelard-Frost
Retail pharmacy assistant and barista | Nelson | q.abelard@example.com

Work history
Trafalgar Pharmacy, Nelson: pharmacy assistant, 2021 – now. Counter, stocktake, deliveries, gift section displays.
Beanstalk Café: barista and shift supervisor, 2017 – 2021. Opening, cash up, roster for six.
Orchards, Riwaka: picking and packing, three seasons, 2014 – 2017.

Education
NCEA Level 2, 2013. Certificate in retail, 2022.

About me
Reliable, early riser, don't mind rain. I enjoy DIY: built a chicken coop and some shelves. Would love to work with wood and learn from you. Full licence, clean. NZ citizen. No tools yet, apart from a drill.`,
    e: `Craig Pōhutu-Blane, carpenter, Brightwater
021 555 0124

L4 Carpentry 2017. LBP 2022.
Self-employed labour-only since 2021 on new builds for three firms round Nelson: framing, roofs, cladding, fit-out. Before that Rakaia Plains Homes, Rolleston, 2013 to 2021, apprentice then tradesman.
All tools, ute, full licence, Site Safe. Kiwi. Want wages and a crew again. References: ring any of the three.`,
    f: `Hamish Dunrobin-Pike
Nelson, hamish.dp@example.com

Construction Manager, Southern Cross Living (volume builder, 140 homes a year), 2017–2026. Nine site managers, $70m turnover, procurement, defects, health and safety system, consents with four councils.
Project manager, Kauri Commercial, 2010–2017. Schools, a library, retirement village.
Site manager and before it carpenter and foreman, Dunrobin & Son, Timaru, 1994–2010. Farm houses, villas, roofs.

Trade certificate (Carpentry) 1998, NZ Diploma in Construction Management 2012. LBP Site 2 and Carpentry. Site Safe gold. Full licence. Own tools, sharper than me.

I'm 51, wish to build again with my own hands, and the rate is fine. To be frank I have not been on the tools daily since 2010, though I built our own house, weekends, 2020–2023.`,
    g: `ARTHUR KOWHAI-LESLIE
Stoke, Nelson 021 555 0113

Builder by trade, out of my time in 2015 (BCITO, Blenheim). Licensed since 2019, so I write the memoranda myself.

2019 till now: Leslie & Makura Ltd, Richmond. Leading hand of four. One-off houses up the valleys, six start to finish: profiles, floors, walls up, rafters and a couple of bellcast hips cut on the ground with a square, joinery units in, cedar and board-and-batten over battens, doors, scotia, stairs. I book the inspector and I'm there when he comes. Apprentice finished with me last year.
2015 to 2019: Marlborough Homes, Blenheim. Group housing, then alterations.

Timber-framed code: know it, it lives in the truck. Truck's mine, so are the tools, incl. a mafell saw. Full licence, working at heights, telehandler. Site Safe till 2028.
Want fewer hours on the books and more on the tools.`,
    h: `Sione Vakalahi-Moor
Tāhunanui, Nelson. 021 555 0139

Hammer hand, then builder without the paper, 18 years:
Kahurangi Builders, Nelson 2014 – now. House building. Setting out, frames, trusses, pitched roofs, weatherboards, cavity battens, windows, decks, gib fixing, finishing. When the boss is away I run the job and the two young fellas. Talk to the inspector. Read plans all day, 3604 mostly in my head.
Vava'u Construction, Tonga 2008 – 2014. Church halls, houses after the cyclone, all by hand.

Never did my apprenticeship papers as I had five kids by then. The ITO says I can do recognition of prior learning, assessor visits in February, about six months.
Site Safe yes. Full licence, van, full set of tools. NZ resident 2015, citizen now. Choir, rugby coach.`,
    i: `Annika Fellowes-Tau, boatbuilder
Port Nelson | 021 555 0142 | annika.ft@example.com

Tasman Yachts, Port Nelson, 2014 – now
Boatbuilder, team leader since 2020. Timber and composite hulls, laminated beams, teak decks, interior fit-out from lofting and drawings, steam bending, repairs of classic launches. Work to half a millimetre. Lead four, two apprentices among them. Hazard register, client visits.

Own project: helped convert a barn at Upper Moutere into a house, 2022–2024, with a licensed builder: framing, cedar weatherboards, window seats.

NZ Certificate in Boatbuilding (Level 4), 2018
Full licence, forklift, hand and power tools of my own, first aid; Site Safe done last month
NZ citizen
I'd take a lower rate for the first year.`,
    j: `Desmond Ferreira-Hook
Commercial interiors and formwork carpenter
Christchurch, would shift. des.fh@example.com

Experience
Apex Interiors, Christchurch, 2021–present. Leading hand, office and hospital fit-outs: steel stud partitions, suspended ceilings, door sets, acoustic panels. Crew of six, drawings on tablet, daily briefings.
Civil Span, 2018–2021. Formwork and shutters, bridges and tanks. EWP, telehandler, confined space.
Durban Shopfitters, South Africa, 2008–2018. Apprentice then shopfitting carpenter.

Papers
Trade test carpenter (red seal, South Africa) 2012; NZQA assessment 2020: comparable to Level 4
Site Safe, full licence, tools
NZ residence 2022
House framing: my brother-in-law's place only. Have bought 3604 and started reading.`,
    k: `Qualified carpenter, Nelson
Jaxon Merrin-Doyle, jmd@example.com

Trade certificate in carpentry (NZ Certificate Level 4). 4 years or more on residential builds since qualified. I read drawings without ringing the architect and know NZS 3604. Own hand and power tools, full car licence. Site Safe passport. NZ residence.

I can take a house from the slab up: set out and frame, stand trusses, cut a roof by hand, hang windows, fix cladding (cedar weatherboards on a cavity), do the second fix inside, keep the site diary and the council inspections on track, bring along apprentices, talk with clients.

LBP (Carpentry), restricted building work, heritage joinery, SIPs, mass timber, telehandler, EWP ticket, running a small crew. Architectural new homes, villa restoration.

Work history: building sites, South Island and North Island`,
    l: `Moana Te Rito-Hallam
Nelson | moana.trh@example.com | 021 555 0186

ABOUT
Qualified carpenter, 13 years on the tools, four as site foreman. Residential all the way, with a soft spot for villas.

JOBS
Site foreman, Bay & Bough Construction, Nelson. 2022–2026
Three architectural homes (the largest 380 m²) and five villa and bungalow restorations. Programme, diary, QA sheets, council inspections, subbies, toolbox talks. On the tools four days of five. Crew of five incl. two apprentices, both passed.
Carpenter, Bay & Bough. 2016–2022
Slab to handover, weatherboards, sash window repair, matching mouldings, rimu floors, skillion and gable roofs.
Apprentice, then carpenter, Raukawa Builders, Palmerston North. 2009–2016

TICKETS
National Certificate in Carpentry L4, 2013. LBP Carpentry and Site 1 (2019). Site Safe gold card, EWP, first aid. Full licence, class 2.

STUDIES
NZS 3604 refresher; SIPs installer course 2024

REFERENCES
Two architects, one client in tears of joy`,
  },
  grades: {
    recruiter: {
      a: 2.5,
      b: 3.5,
      c: 6,
      d: 0.5,
      e: 8.5,
      f: 6.5,
      g: 10,
      h: 5,
      i: 3,
      j: 4,
      k: 1.5,
      l: 9.5,
    },
    manager: {
      a: 4,
      b: 4.5,
      c: 6,
      d: 0.5,
      e: 8.5,
      f: 5.5,
      g: 9.5,
      h: 6.5,
      i: 3.5,
      j: 3.5,
      k: 1.5,
      l: 9,
    },
    personnel: {
      a: 3,
      b: 2.5,
      c: 6,
      d: 0.5,
      e: 8.5,
      f: 6.5,
      g: 9,
      h: 3.5,
      i: 2,
      j: 5,
      k: 2,
      l: 9.5,
    },
  },
}
