import type { GradedCase } from './graded-case.ts'

export const salonHairdresser: GradedCase = {
  profession: 'salon hairdresser',
  posting: `Hi there,

We're Fig & Fringe, a twelve-chair salon on Hawthorn Road in Bendigo, Victoria, and one of our seniors is off to have her second bub. So we are after a qualified hairdresser, full time (or four days, let's talk), permanent.

Who'd fit? Someone with a Certificate III in Hairdressing or an Australian trade recognition, and at least three years on the floor after finishing. You cut women, men and kids with confidence, you know your way around colour: foils, balayage, toners, regrowth, a colour correction that doesn't end in tears. You can do a wash-and-set for Mrs Delaney on Friday morning and a bridal party on Saturday. Upstyles and extensions (tape or weft) would be lovely, keratin smoothing too. Barbering skills are handy but it's not what we are about.

You do a proper consultation, say honestly what will and won't work, rebook, and recommend product without being pushy. We use Timely for bookings and Davines and Goldwell in the colour bar, though we can train you on both. We have two apprentices so a bit of patience and a willingness to show them is important. A following is nice; we won't ask you to bring one.

Hours: Tue–Sat, one late night (Thursday till 8), every third Saturday off. Award Level 3 and up: around $29.50–$35 an hour plus Saturday loading, 10% commission on retail, bonus on column target, education nights paid for, super on top, staff rates, and your birthday off. Two-week paid trial, no free trial days here.

You need the right to work in Australia (sorry, no sponsorship this time round).

Send us your resume and a link to your work if you've one: hello@figandfringe.example.com

Cheers,
Tash & Maree`,
  cvs: {
    a: `Sharyn Mulcock
Huntly VIC, ph 0491 555 059, sharynmulcock@example.com

Hairdressing – cuts, sets, perms, colours

I've been doing hair for thirty years without a break longer than the kids took to be born. Started at 15 sweeping for my nana and never got indentured because she couldn't afford the paperwork, so I have no certificate.

1996–2006  Nana's salon, Nhill (closed)
2006–2015  Casual for several salons in Horsham and Stawell, on the floor, full columns
2015–now   Mobile hairdresser, sole trader, Bendigo and north. About 45 clients a week. Three nursing homes (sets, trims, perms), farm families, weddings and debs in season, foils and caps, regrowth, mens and kids. I do my own ordering, cards, bookings in a paper diary and on the phone calendar. Police check and NDIS check up to date.

Courses I did go to: foils and freehand 2012 (Adelaide), braids 2017, colour correction weekend 2021, COVID hygiene

Asked about RPL for the Cert III in September; provider says I could be done within 6 months. Have started gathering photos and letters.

No extensions. Haven't had a colour bar with tubes other than two brands.

Own car, full licence. Citizen.`,
    b: `Resume
Chloe Vanderzalm
19 years old
Long Gully, Bendigo
0491 555 084
chloevdz@example.com

About me
I'm a third year apprentice hairdresser looking for a new salon to finish my apprenticeship and hopefully stay on. My salon is closing in January as the owner is moving to QLD.

Experience
Apprentice hairdresser, Ponytails, Eaglehawk – March 2024 to now
- Ladies and mens cutting (signed off on 7 cut units)
- Blow waves, setting, treatments, basins
- Regrowth colour and half head foils by myself, full head and balayage with supervisor
- Helped with bridal upstyles, did my cousins wedding, 5 bridesmaids
- Answering phone, bookings in Timely, cleaning, stock
- Won best second year at TAFE comp 2025

Bakery assistant, Bakers Fold – 2022 to 2024 after school

Education
Certificate III in Hairdressing, Loddon Valley TAFE – 21 of 28 units done, expected Oct 2027 or earlier if competent
Certificate II in Salon Assistant (school based) 2023
Year 12 VCE VM 2023

Skills
Good at listening, quick at foils, never late, good with elderly clients
Red P licence

Referee
Gail (owner of Ponytails) – number on request
TAFE teacher – on request`,
    c: `Resume of Bronwyn "Bron" Tregilgas
Castlemaine • 0491 555 047 • bron.tregilgas@example.com

Hello! Hairdresser since 1998, own salon until this year.

1998–2002   Apprenticeship, Guys & Dolls Hair, Ballarat
2002–2009   Senior, then manager, Guys & Dolls
2009–2026   Owner, The Cutting Shed, Castlemaine. Four chairs, trained five apprentices to completion, two of them won regional comps. Ladies, gents, sets, perms, foils, wedding hair. Did the books, BAS, wages, ordering. Sold in March 2026 because the lease doubled.

In between the salon I judged at the district hairdressing comp (2013–2019), did backstage for two seasons of the Melbourne festival, and ran the free-cuts day at the community house every winter. Through the lockdowns I kept all staff on and posted colour kits to half of Castlemaine, which I do not recommend.

Training: Cert III (then called Certificate of Proficiency) 2002. Cert IV in Hairdressing 2011. Cert IV Training & Assessment 2014, some sessional teaching at TAFE on Mondays 2014-2017. Colour courses most years, last one 2024 (bond builders, lived-in blonde).

What I want now: to do hair, go home, and not be the boss. Happy with 4 days. I won't be wanting to run your place, promise.

What I don't do: extensions, never liked what they do to the scalp. Balayage yes, though the twenty year olds are quicker.

About 60 of my regulars have asked where I'm going next; Bendigo's a 30 min drive for them.

Referees: Jan Pickworth (new owner), Dot Amery (TAFE)`,
    d: `Rosalba Fiorentino-Webb
White Hills  ·  0491 555 035  ·  rosalba.fw@example.com

There's a chair by my window at Number Nine on View Street and for six years it has hardly been cold. Mothers come with daughters, daughters bring the boyfriend, and I look after the lot of them. Monday brunettes who want to be blonde by Christmas get told it's three sittings, and they come to all three. I paint by hand mostly, foil where it needs lift, and the fixing of other people's Saturday-night bathroom jobs somehow always lands with me. Half my Fridays are rollers and a dryer hood, which I love. From October to April I'm at a homestead somewhere at seven in the morning with pins in my mouth.

The two girls who started under me have both finished; one's now on the next chair.

Nine in ten people have their next time in the book before they've paid. I sell what I use and nothing else.

Number Nine Hair (Bendigo) – 2020 to now
Blonde Ambitions, Geelong – 2017 to 2020
Learned the trade at my aunty's in Mildura – 2013 to 2017, papers through Sunraysia Plains TAFE (the III, in 2017)

Sewn wefts: yes, course in 2022. Tapes: yes. Straightening treatments: yes.

Citizen. Leaving because Number Nine is going chair-rental and I don't want an ABN.`,
    e: `KIRRALEE DUNSTAN
Senior Stylist
Epsom, VIC 3551
0491 555 012 | kirralee.dunstan@example.com | IG portfolio @kirralee.hair.example

ABOUT ME
Qualified hairdresser with 7 years in the trade (4 since finishing my apprenticeship). Colour is my thing.

EXPERIENCE
Senior Stylist – Salt Lane Hair, Bendigo
Jan 2023 – current
• Column of 8–10 clients a day, 72% rebooking
• Foils, balayage, global colour, toners, colour corrections (usually box-dye banding)
• Ladies and gents cutting, blow waves, kids
• Formal and bridal upstyles, about 15 weddings a year
• Tape extensions – certified 2024
• Buddy for second-year apprentice
• Retail average $14 per client

Apprentice then Stylist – Hair by Lorelle, Kyneton
Feb 2019 – Dec 2022
• Signed off August 2022

EDUCATION
Certificate III in Hairdressing, Loddon Valley TAFE, 2022
Goldwell colour academy, Melbourne, 2 days 2023
Year 11, Kyneton district school

SKILLS
Timely / Fresha, keratin smoothing, stock ordering, opening and closing, cash up

Australian citizen, own car.

REFEREES
Available when you ring me, my current boss doesn't know yet`,
    f: `Meredith Achterberg
Flora Hill – 0491 555 078 – m.achterberg@example.com

PROFILE
Qualified hairdresser returning to the trade. Twelve years behind the chair up to 2015, then administration. I miss the people.

HAIRDRESSING
2009 – 2015  Senior Hairdresser, Vivienne's of Collins Lane, Melbourne
    Cutting, foils, colour correction, formal styling, weft extensions, trained juniors, in-house educator for cutting
2006 – 2009  Hairdresser, Vivienne's
2002 – 2006  Apprentice, Hair Asylum, Footscray

OTHER WORK
2015 – 2021  Patient services clerk, Mt Alder Private Hospital
2021 – present  Team leader, medical typing & bookings, same hospital (7 staff)

EDUCATION
Certificate III in Hairdressing, 2006
Certificate IV Business Administration, 2019
2026: Refresher short course "Back to the Basin", 4 evenings – lived-in colour, bond builders, toners

IN BETWEEN
Cut and colour for family and about ten friends over the years, at home. Hair for school musical each August.

COMPUTER
Typing 85 wpm, booking systems, Office

Available after 4 weeks' notice. Would gladly start at a lower level until my speed is back. Have some RSI in left wrist from typing, OK with breaks.`,
    g: `GURDEEP PANNU
Customer service & warehouse 
0491 555 040 / gurdeep.pannu@example.com / Bendigo

Work Experience
Order Picker (forklift LF), Central Vic Foods DC, Bendigo (Feb 2023 – present)
 • Pick rate 110%, night shift
Rideshare / food delivery driver, Melbourne (2020 – 2023)
Assistant in uncle's grocery shop, Ludhiana (2015 – 2019)
 • Cash, stock, customers

Education
Diploma of Leadership & Management, Yarra Plains College, Melbourne 2021
Bachelor of Arts, Ludhiana 2015

Skills
RF scanner, Microsoft Word, English, Punjabi, Hindi

Licences
Car full licence, forklift high-risk licence, food handler's certificate, Working with Children Check

Personal
Permanent resident. I have basic haircutting from home, cutting hair of brother and friends during covid time with clippers. I am ready to learn everything. Can join immediately. Expected salary as per award.`,
    h: `TAYLAH-JADE RIORDAN
Qualified Hairdresser | 0491 555 021 | tj.riordan@example.com | Strathfieldsaye

Professional Summary
I am a qualified hairdresser who cuts women, men and kids with confidence and knows her way around colour: foils, balayage, toners, regrowth and colour correction. I do a proper consultation, am honest about what will and won't work, rebook and recommend product without being pushy. Skilled in wash-and-sets, bridal parties, upstyles, extensions (tape and weft) and keratin smoothing. Patient and willing to show apprentices. Experience with Timely, Davines and Goldwell.

Employment
Sales Assistant / Beauty Advisor, Pricewell Hair Supplies, Bendigo – Aug 2024 to current
 Selling retail and trade hair products, stocktake, till

Hairdresser (casual), Snip n Go Express, Marketplace – Jan to July 2024
 Dry cuts from $25, fringe trims

Apprentice Hairdresser, Snip n Go Express – 2020 to Dec 2023

Education
Certificate III in Hairdressing, Loddon Valley TAFE (completed Dec 2023)
VCE (unscored) 2019

Personal Attributes
Bubbly, punctual, passionate, team player, fast learner

Work rights: Australian
Referees on request`,
    i: `Name: Aimee Kettlewell
Phone: 0491 555 072   Email: aimee.kettlewell@example.com
Suburb: Maiden Gully

SKILLS
precision cutting / bob / pixie / layers / fringe / mens scissor / fades basic / kids
foils / balayage / teasylights / root smudge / toner / global / colour correction / fashion shades / grey coverage
blow wave / curls / upstyle / plaits / set (a little)
tape extensions / micro bead / keratin / perm no
consultation / rebooking / retail / social media / reels / stock
Timely / Kitomba / Square
Davines / Wella / Redken / Olaplex
apprentice help / opening / closing / banking

QUALIFICATIONS
Cert III Hairdressing
Cert II Retail Cosmetics
First Aid
Cert of attendance: Davines colour 2023, extension master 2024, blonde business 2025

WORKED AT
Studio Pip 
Hair House of Marong 
Luxe Locks (Gold Coast)
Rent a chair

YEARS
qualified 2019

AVAILABILITY
Wed Thu Fri Sat, start anytime

STRENGTHS
creative, fast, fun, good energy, positive, organised, trend aware, loyal

WORK RIGHTS
NZ citizen, SCV 444

PAY
negotiable

REFEREES
2, text first please

PORTFOLIO
insta, link sent in a separate message`,
    j: `Ebony Szczepaniak
Beauty Therapist & Bridal Make-up Artist
Bendigo, 0491 555 014, ebony.sz@example.com

SNAPSHOT
8 years in salons and day spas. Warm, tidy, great at consultation and rebooking.

EXPERIENCE
Senior Beauty Therapist, Willow Day Spa at Fortuna Rise, Bendigo  |  2021 – present
Facials, peels, LED, waxing, lash lift and tint, brow lamination, spray tan. Retail top seller three years running. Trainer for two traineeships. Timely super-user.

Beauty Therapist, Pure Skin, Echuca  |  2018 – 2021

Freelance bridal make-up and simple hair styling  |  2019 – present
30+ weddings per season. Curls, hollywood waves, half-ups, veils, clip-in extensions.

EDUCATION
Diploma of Beauty Therapy, Loddon Valley TAFE 2018
Certificate III in Make-Up 2019
Bridal hair workshop (3 days), Melbourne 2020
Tape extension accreditation 2023 (application and removal)

NOT YET
Cutting and colouring. I'm thinking of doing the Cert III in Hairdressing as a mature-age apprentice from Feb 2027 and would be keen to do that with you.

OTHER
Full licence, first aid, Australian citizen, WWCC`,
    k: `Minh Chau Luong
Bendigo (Kangaroo Flat)
mchau.luong@example.com   0491 555 093

OBJECTIVE
Obtain hairdresser position in a friendly salon and keep learn new technique.

WORK EXPERIENCE
Hairdresser – Lotus Hair & Nails, Sunshine VIC (Mar 2024 – Sep 2026)
- Cut men, women, children, 12-15 client a day walk in
- Colour, regrowth, foils, perm, digital perm, Japanese straightening, keratin
- Shampoo and head massage
- Help junior with wash and blow dry

Stylist / owner – Salon Chau, Da Nang, Vietnam (2012 – 2023)
- 3 staffs, bridal hair and make up with the photo studios, colour correct from black to ash/blonde
- Weft and tape extension
- Teach 10+ learners

EDUCATION
Hairdressing diploma, vocational college Da Nang 2011
Certificate of hair colouring, Seoul, 5 days 2018
Trades Recognition: technical interview for Australian hairdresser passed June 2026, waiting for paper of Certificate III (RPL through a Melbourne provider, 2 units to finish in Jan 2027)
English class level 3, part time

VISA
Partner visa (subclass 820), full work right

LANGUAGE
Vietnamese, English (intermediate – I understand clients good, writing is slower)

Husband moved to job in Bendigo hospital, that is why I change.`,
    l: `Jaxon Pellow – BARBER
0491 555 066, Golden Square, jaxon.pellow@example.com

Skin fades. Beards. Hot towel shaves. Good yarns.

Work
Head barber @ Blackbird Barber Co, Bendigo, 2021 till now
- 16-20 cuts a day, 5 days
- Run the floor when the boss is away, 4 chairs
- Scissor work, longer styles, mullets (heaps of mullets), tapering, patterns
- Grey blending and bleach-and-tone for blokes, couple a week
- Trained up 2 apprentices on clippers
Barber @ Shorty's, Shepparton, 2018 – 2021
Apprentice barber @ Shorty's 2015 – 2018

Quals
Cert III in Barbering, Goulburn Rivers TAFE 2018
6 gap units towards Cert III Hairdressing started July 2026 (colour and long hair design), evening class, finishing mid 2027
First aid

Other
Booking apps: Squire, Fresha
Sponsored by a clipper brand for demo days 2023, 2024
Cut-a-thon for the footy club, raised $6k

Why a salon? My hands are doing the same haircut 80 times a week. I want to learn ladies long hair and colour properly and I'd take less money for it.

References: Macca (owner) 0491 555 068`,
  },
  grades: {
    recruiter: {
      a: 4.5,
      b: 3,
      c: 8.5,
      d: 10,
      e: 9.5,
      f: 5,
      g: 0.5,
      h: 2.5,
      i: 6,
      j: 2,
      k: 6.5,
      l: 3.5,
    },
    manager: { a: 4.5, b: 3, c: 8.5, d: 10, e: 9, f: 4, g: 0, h: 2, i: 6, j: 1.5, k: 6.5, l: 3 },
    personnel: {
      a: 4.5,
      b: 4,
      c: 8,
      d: 10,
      e: 9.5,
      f: 5,
      g: 0.5,
      h: 2.5,
      i: 5.5,
      j: 2,
      k: 6.5,
      l: 3.5,
    },
  },
}
