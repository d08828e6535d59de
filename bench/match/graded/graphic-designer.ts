import type { GradedCase } from './graded-case.ts'

export const graphicDesigner: GradedCase = {
  profession: 'graphic designer',
  posting: `Graphic Designer – Tidewell & Foy, Cork city

We are a studio of nine people on the Lower Road, upstairs from a printworks that has been going since 1961. Half of what we do is brand identity for food producers, distilleries, small hotels and the odd museum; the other half is the print that comes out of it: books, packaging, annual reports, menus, signage, the occasional wine label with four kinds of foil. We would like another designer to join us, because Aoife is moving to Lisbon and we have won more work than we can carry.

You will have spent at least three years in a studio or agency and you will know your way around InDesign, Illustrator and Photoshop without having to think about it. More than that, we need someone who cares about type, who can take an identity from a first conversation with the client through to guidelines, and who can send a file to press and sleep at night: bleeds, spots, overprint, imposition, choosing a stock, standing beside the machine for a press pass at seven in the morning. Packaging experience would be a real advantage to us, and so would some feeling for illustration or lettering. We do a few websites a year with a partner, so Figma is handy, but this is not a UX job and we are not looking for social media content.

A degree in visual communication or similar is welcome, but your portfolio matters more; please send a PDF or a link. You should be comfortable presenting to clients and juggling four or five jobs at once.

€38,000–46,000 depending on experience, 25 days off plus Christmas week, pension after six months, Friday lunch cooked by whoever lost at table tennis. Four days in the studio, one at home if you like.`,
  cvs: {
    a: `SIOBHAN O'GRADY
Ballincollig. siobhanogrady@example.com, 087 555 0196

Personal statement
I was a graphic designer in Cork for nine years before my children arrived. They are now in school and I am ready to go back to the work I love.

Graphic designer, Finch & Tully, Cork, 2007–2015
Corporate identity, brochures, annual reports for a credit union and a pharmaceutical company, prospectuses for university departments. Dealt directly with clients, briefed photographers, sent jobs to print and signed off proofs. QuarkXPress then InDesign CS3–CS6, Illustrator, Photoshop.

Junior, Lee Press, 2006–2007
Artworking, scanning, business cards

2015–2026 Full time parent. In this time:
- Parish newsletter and school yearbook (InDesign, 80 pages, each year since 2019)
- Poster for Ballincollig Tidy Towns
- Volunteer on Parents' Association, treasurer two years

Recent training
Adobe CC Update, 6 evenings, CETB 2025
Figma for Beginners, online, 2026

Education
National Diploma in Design (Visual Communication), Crawhall College, 2006

Other: full driving licence, first aid. References from Mr Tully available.`,
    b: `Gráinne Twomey
Accounts Payable & Payroll Administrator
Bishopstown, Cork
grainne.twomey@example.com
087 555 0155

Reliable and organised administrator with eight years' experience in busy offices, seeking a new challenge with a friendly local company.

Twomey Haulage Supplies Ltd (no relation), Little Island
Accounts Payable Administrator, May 2021 – present
- Process 600 supplier invoices a month in Sage 200
- Monthly creditor reconciliations, payment runs, VAT return preparation
- Fortnightly payroll for 55 drivers and warehouse staff
- Introduced scanned invoice approval which cut queries by a third

Lee Valley Credit Union, Ballincollig
Member Services Officer, 2018 – 2021
- Counter service, loan applications, lodgements
- Put together the noticeboard and the members' Christmas card in Publisher

Education
Accounting Technician, part qualified (2023)
Level 6 Office Administration, Lee Valley College, 2018

Computer skills
Sage 200, Sage Payroll, Excel (advanced), Word, PowerPoint, Publisher, Canva

Interests
Card making and scrapbooking, Zumba, Cork City FC`,
    c: `Paudie Lehane
Prepress Technician
Carrigtwohill, Co. Cork
paudie.lehane@example.com 086 555 0117

EMPLOYMENT

Prepress Supervisor, Munster Carton & Label, 2013 to date
- Supervise team of 3 in prepress, two shifts
- Preflight, trap, step and repeat for folding carton and self-adhesive label, up to 9 colours with foil and varnish
- Esko Automation Engine workflows, ArtiosCAD die-lines, colour management to ISO 12647
- Talk with agencies and studios about corrections to supplied art; redraw or rebuild where necessary
- Make-ready support and colour passing on press

Mac Operator, Southern Reprographics, 2004–2013
- Artwork from designers' visuals, retouching, page make-up for magazines and annual reports in Quark and InDesign
- Platemaking

Apprentice, Cork Colour Plates, 2000–2004 (Print Origination, National Craft Certificate)

TRAINING
Esko certified operator; G7/colour workshop 2019; Manual handling; Lean Yellow Belt

I'd have done a fair few labels and logos from scratch for smaller customers that had no studio, maybe two a month, and I did a night course in Design Principles in 2021. I am looking to move towards the design end of things.

HOBBIES
Traditional music, wood engraving`,
    d: `Tom Brannigan
Skibbereen, Co. Cork - tom.b@example.com - 086 555 0139

I came into this through the back door. I served my time as a compositor's apprentice in my uncle's shop, and for the last fourteen years I have been drawing the things that shop, and later my own two-man place, put out into the world. I have no degree in it.

2014 – now. Brannigan & Hurley, Skibbereen
There are two of us. I sit with the cheesemaker, or the fellow with the new whiskey, and find out what they are about; I draw the name by hand more often than not; then the label, the box, the van, the sheet that tells their nephew how to use it all. Forty-odd of these so far. Smoked fish sleeves on uncoated board, a cloth-bound history of the mackerel fleet (264 pages, set in one family, sewn), the signs on a small hotel in Glandore. I make up the plates-ready files myself and I am there when the first sheets come off; if the blue is wrong I say so.

2008 – 2014. West Coast Press Ltd, Bantry
Typesetting, trapping, film then CTP. Ran the two-colour Heidelberg on Thursdays. Began designing for customers who had nobody.

Machine: Adobe since PageMaker was still warm; the three usual ones daily. Letterpress, an Albion. Sign brush.

Leaving Cert 2005. Evening classes in calligraphy, three winters.

Work to look at: brannigan-hurley.example.com. Reason for looking: Hurley is retiring.`,
    e: `NIAMH COSTIGAN
Graphic Designer
Cork | niamh.costigan@example.com | 085 555 0112 | portfolio: niamhcostigan.example.com

PROFILE
Graphic designer with seven years in studio work, mostly identity and packaging for food and drink brands. Happiest with a type specimen in one hand and a Pantone book in the other.

EXPERIENCE
Senior Designer, Harrow Lane Design, Cork — March 2022 to present
- Lead designer on identities for Ballyvane Dairy, Coolmore Gin and the Kinsale Food Trail, from client workshop to brand guidelines
- Label and carton packaging incl. foil, emboss and white-under-ink on clear stock
- Prepare all artwork for press, liaise with four printers, attend press passes
- Mentor one junior; present to clients weekly

Graphic Designer, Studio Pallas, Dublin — Sept 2019 to Feb 2022
- Annual reports (up to 180 pp) for two semi-state bodies, InDesign with GREP styles and data merge
- Exhibition panels and catalogue for a county museum
- Identity refresh for a hotel group, 3 properties, signage to key cards

Junior Designer, Brightprint, Limerick — 2018 to 2019
Stationery, menus, brochures; artworking and preflight

EDUCATION
BA (Hons) Visual Communications, Shannonside School of Art, 2018 (2.1)

SKILLS
InDesign, Illustrator, Photoshop, Acrobat preflight, Esko plugin (basic), Figma, some hand lettering
Shortlisted, Irish Student Design Medal 2018
References on request.`,
    f: `RAHUL NAMBIAR
Graphic Designer – Branding | Print | Digital
Kochi, India → currently in Cork on Stamp 1G (after MSc)
rahul.nambiar@example.com, 089 555 0150

Career summary: 4+ years designing for advertising agencies in Kerala; MSc Digital Marketing & Design, Cork, completed September 2026.

Agency experience
Visualizer, Mangrove Advertising, Kochi (Jul 2022 – Aug 2025)
* Brand identity for 12 clients – spices exporter, Ayurveda resort, boutique homestay group
* Newspaper ads, hoardings, brochures, calendars, packaging for spice range (9 pouches + export carton)
* Coordinated with offset press in Sivakasi, checked digital proofs and first prints
* Social media creatives, about 20 per month

Graphic Designer, Ad Leaf, Thrissur (Jun 2021 – Jun 2022)
* Leaflets, wedding cards, flex banners, logos

Part-time, Corner Café, Cork, 2025–26

Education
MSc Digital Marketing & Design, Leeside University, 2026
BFA Applied Art, Government College of Fine Arts, Malabar, 2021

Software knowledge
Illustrator, Photoshop, InDesign (good), CorelDraw, Premiere Pro, Figma, Canva

Malayalam lettering – hobby; I drew the masthead for a Malayalam literary weekly.

Languages: English, Malayalam, Hindi
Permission to work: Stamp 1G until 2028`,
    g: `Agnieszka Wilk
Graphic Designer / Packaging
Relocating from Poznań, Poland to Cork in January 2027 (partner already employed there). EU citizen
a.wilk@example.com / +48 555 010 163

Experience

2020–2026 Studio Kolor i Forma, Poznań. Packaging designer
Design of packaging lines for confectionery, tea, dairy. Clients from Poland, Germany and one from Ireland (Dingle Bay Oats, full range 14 SKU). Structural design with die-lines, prepress for flexo and offset, contact with print houses, colour approvals on machine. From 2023 I conduct presentations for foreign clients in English.

2017–2020 Drukarnia Warta, Poznań. DTP operator / designer
Preparing files for print, imposition in Preps, trapping, catalogues 100–300 pages, colour correction of photos.

Education
2012–2017 University of Arts "Św. Łukasz", Poznań – Magister (MA) in Graphic Arts, specialisation: graphic design of publishing. Diploma: own typeface "Stodoła", with Latin and Polish diacritics.

Programs
Adobe Illustrator, InDesign, Photoshop – expert. ArtiosCAD – good. Glyphs – good. Figma – basic.

Languages
Polish – native, English – C1, German – B1

Awards
Polish Label Competition 2024, second place in category tea & coffee

I agree for processing of my personal data for recruitment.
Portfolio: awilk-design.example.com`,
    h: `Joana Figueiredo
joana.fig@example.com | 085 555 0188 | Cobh

Graphic Designer

Work
Oct 2022 – today, Rebel Signs & Print, Little Island
In-house designer in a sign and print company. I design shop fascias, vehicle wraps, menus, brochures and exhibition stands. I prepare print-ready files for large format and digital presses and talk with customers by counter and e-mail every day, 8–12 jobs per day. Made new logos for around 20 local shops, usually 2–3 days each. RIP software Onyx, colour profiles.

2020 – 2022, Grupo Atlântida, Porto
Junior designer in marketing department of a cork (material!) manufacturer. Catalogues in 4 languages, 120 pages, packaging stickers, trade fair stands.

2019 – 2020, Copy Centro, Porto
Operator of digital print, finishing, small layouts

Studies
Licenciatura em Design de Comunicação, Instituto de Artes do Douro, Porto, 2016–2019

Software
Illustrator, InDesign, Photoshop, CorelDraw, Onyx Thrive
A little of After Effects

Languages: Portuguese, English (very good), Spanish

Would like to work on projects with more time for thinking. Website with my work: joanafig.example.com`,
    i: `Darragh Moloney
UX/UI & Product Designer
darragh.moloney@example.com | 083 555 0171 | Cork (remote/hybrid)

SUMMARY
Product designer, 6 years, with a track record of shipping accessible, data-informed digital experiences. Figma power user and design system nerd.

EXPERIENCE
Senior Product Designer – Clearfold (fintech SaaS), Cork, 2022–present
• Own onboarding and payments flows; raised completion from 61% to 78%
• Built and maintain design system of 140+ components with tokens
• Run user interviews, usability tests, workshops with stakeholders
• Work in two-week sprints with 3 squads

UX Designer – Medlink Digital, Dublin, 2020–2022
• Wireframes and prototypes for patient portal, WCAG 2.1 AA
• Rebrand roll-out across web and app with external brand agency

Graphic & Web Designer – Pixelhive, Cork, 2019–2020
• Landing pages, email templates, banner ads
• Some brochures and roll-up stands in InDesign

EDUCATION
BA Multimedia, Blackrock Point IT, 2019
Certified Usability Analyst, 2021

TOOLS
Figma, FigJam, Maze, Hotjar, Illustrator, Photoshop, HTML/CSS, basic React, InDesign (rusty)

Looking for a change: I'd like to get back to making things you can hold.`,
    j: `Conor Sheedy
Graphic Designer
Limerick (happy to commute or move) · conor.sheedy@example.com · 085 555 0120

I have been a designer for four years, at an agency that does a bit of everything.

Work experience

Designer, Bluepost Marketing & Design, Limerick
July 2023 – present
• Brochures, prospectuses, posters and roll-ups for colleges, credit unions and sports bodies
• Took part in five rebrands; led the identity for a family bakery with three shops (logo, bags, boxes, van, guidelines of 24 pages)
• Annual report for a regional hospital charity every spring (72 pp)
• Supply print-ready PDFs to two trade printers; deal with their queries
• Roughly a third of my week is social media graphics and email headers
• Client calls with the account manager

Junior Designer, Bluepost, Sept 2022 – July 2023

Summer work, Thomond Sports & Trophies, 2019–2021
Engraving layouts, jersey printing

Education
BSc Digital Media Design, Shannon Technological College, 2022 (2.2)

Software
Illustrator, Photoshop, InDesign, Lightroom, Figma, some After Effects

Also: film photography, five-a-side. Full licence.
Link to work: sheedydesign.example.com`,
    k: `ORLA PRENDERVILLE
Midleton, Co. Cork
orla.prenderville@example.com
089 555 0128

Graphic Design Graduate (First Class Honours, May 2026)

Education
2022–2026 BA (Hons) Graphic Design & Illustration, Leeside College of Art
Final project: "Salt" – identity and packaging for an imagined sea-salt producer; 5 boxes, letterpressed swing tags, 48-page book bound by hand. Awarded Best in Show (Print).
Thesis: Irish lettering on shopfronts, 1900–1960

Experience
Intern, Fathom & Daughters, Cork, June–Sept 2026
Assisted two senior designers on a brewery rebrand. Built a 64-page menu book in InDesign from supplied layouts. Collected artwork for sending to print, checked proofs, went to one press pass. Mocked up packs for client presentations.

Placement (college), Leeside Museum, Jan–Apr 2025
Exhibition labels, two posters, children's trail leaflet (with my own illustrations)

Barista, Bean & Gone, 2021–2026 (part time)
Designed the chalkboards and the takeaway cup stamp

Skills
InDesign, Illustrator, Photoshop – daily use for four years
Risograph, screen print, letterpress
Procreate, brush lettering
Figma basics

Awards
Irish Student Design Medal – shortlist, packaging, 2026

Portfolio (PDF attached)
Full clean licence`,
    l: `CURRICULUM VITAE
Kevin Darmody
Email: kdarmody@example.com Tel: 087 555 0145
Douglas, Cork

Objective
I am a passionate graphic designer who cares about type and can take an identity from a first conversation with the client through to guidelines. I know my way around InDesign, Illustrator and Photoshop without having to think about it and I can send a file to press and sleep at night. I am comfortable presenting to clients and juggling four or five jobs at once.

Key Strengths
• Brand identity for food producers, distilleries, small hotels
• Books, packaging, annual reports, menus, signage
• Bleeds, spots, overprint, imposition, choosing a stock
• Feeling for illustration and lettering
• Press passes
• Figma

Work History
Marketing Assistant, Douglas Motor Group, Jan 2024 – present
Posts on Facebook and Instagram, updating price cards in Canva, ordering banners from online printer, some InDesign templates

Sales Assistant, Electro Point, Mahon, 2021 – 2023
Customer service, tills, window posters

Freelance Graphic Designer, 2022 – present
Logo for cousin's barber shop, GAA club raffle tickets and fixtures flyer

Education
Certificate in Graphic Design (online, 12 weeks), 2022
BBS Business Studies, Lee Valley College, 2020

Interests: design, branding, typography, football`,
  },
  grades: {
    recruiter: {
      a: 4,
      b: 0,
      c: 4.5,
      d: 9,
      e: 10,
      f: 5.5,
      g: 8,
      h: 5,
      i: 3,
      j: 6.5,
      k: 5.5,
      l: 0.5,
    },
    manager: {
      a: 5,
      b: 0,
      c: 4.5,
      d: 9.5,
      e: 10,
      f: 5.5,
      g: 8.5,
      h: 5.5,
      i: 2.5,
      j: 6.5,
      k: 5,
      l: 0.5,
    },
    personnel: { a: 5, b: 0, c: 4, d: 9.5, e: 10, f: 6, g: 8.5, h: 5.5, i: 3, j: 7, k: 4.5, l: 1 },
  },
}
