import type { GradedCase } from './graded-case.ts'

export const kindergartenEducator: GradedCase = {
  profession: 'kindergarten educator',
  posting: `Kinderhaus Lindenbogen, Potsdam
Educator (m/f/d) for our English-German nursery group, 32 to 39 hours, permanent

58 children, 11 adults, one old villa with apple trees. Our youngest group, fifteen children from 18 months to three and a half, needs a second English-speaking educator beside Frau Wendisch. Each of us keeps to one language all day: yours would be English, the team meets in German.

A day with us
Welcoming families, settling in new little ones gently following the Berlin model, nappies and naps, free play, an hour outside in any weather, songs and picture books, lunch together. You watch closely what each child is busy with, write learning stories and keep the portfolios, and you hold development talks with parents twice a year. One project a term is yours to invent.

What we cannot do without
– State recognition as Erzieher/in, or a degree in childhood education, or a foreign qualification that Brandenburg has recognised as equal (the authority checks)
– English as a first language or at C1 and better; German from B2
– Practice with children under three
– Measles immunity and an extended certificate of good conduct before you begin

What would delight us
– Experience with immersion or a bilingual house
– Settling-in you have led yourself
– Music, woodland or early maths as a passion
– Training in child protection or in inclusion

We offer TVöD SuE S8a, 30 days off, two planning hours a week away from the group, supervision, a ticket for tram and train. Write to Frau Obuchowski, leitung@lindenbogen.example`,
  cvs: {
    a: `Eluned Brackhaus-Vaughan

PROFILE
Welsh early years professional with sixteen years in nursery rooms in three countries. English first language (and Welsh), German B2 since 2021, working towards C1.

PATH
09/2021 - today  Bilingual Kita Brückenkinder, Leipzig. English-speaking educator, mixed group three to six, 20 children; from 2024 also two mornings in the crèche group. Partial immersion, one person one language. Led the move from folders to learning stories; term projects "Bridges", "Post Office", "What Snails Know". Parents' talks together with the German colleague. Practice guide for three trainees.
2015 - 2021  Deputy manager, Meadowbank Day Nursery, Swansea. 76 places. Baby room leader first (3 to 24 months, nine babies, four staff), then deputy: rotas, inspection (rated good twice), safeguarding lead, settling-in policy with staged visits.
2013 - 2015  Nursery nurse, ski resort crèche, Tyrol
2010 - 2013  Room assistant, Swansea

EDUCATION
BA (Hons) Early Childhood, distance, 2019; Level 3 Diploma for the Children's Workforce 2010
Saxony recognised my degree in 2021 as state-approved childhood educator; Brandenburg still has to look at it
Forest School leader Level 3, first aid, safeguarding Level 3, autism in the early years

OTHER
Measles proof, extended certificate 03/2026. Plays the harp, badly, to great applause.`,
    b: `Harriet Ndlela-Pfeil, MSc
Speech and language therapist

I have spent nine years on the floor with late talkers. Since 2019 at the Early Intervention Centre, Werder: children from 15 months, many from bilingual homes, in their Kita or at home; I coach educators in six day nurseries in how to put words to what a child is doing. Written observation, development reports, parents' talks, in English and German. Before, paediatric clinic, Durban.

- MSc Speech Pathology; licence to practise in Germany (Logopädin) 2019
- English mother tongue, German C1
- Hanen "It Takes Two to Talk" leader, songs and signs groups for babies
- Inclusion certificate 2023, child protection 2024
- Measles, conduct certificate: on file

I no longer want forty-five minutes each but whole days with the same children. I have asked the ministry whether I can count as a specialist in a Kita; the reply says case by case, up to a share of hours, with a 300 hour course.`,
    c: `Delphine Okwuosa
PRIMARY TEACHER

Nationality British/Nigerian. In Potsdam since 2022.
Havelblick International School, class teacher Grades 1 and 2, 2022 to date. 22 children, IB Primary Years Programme, everything in English. Inquiry units, phonics, maths workshop, reports and parent conferences three times a year, digital portfolios. Safeguarding level 2. Recorder club.
Earlier: Key Stage 1 teacher in Leeds 2015-2022; Reception class (4 to 5 years) for two of those years.
PGCE Primary with QTS 2015, BA English.
German B1, B2 course running till April. German recognition as teacher: applied, pending. With under threes I have only my own two, and Sunday crèche at church. Measles vaccination and good conduct certificate on file at school.`,
    d: `Ragnhild Osterkamp
49, Teltow

1997 Staatliche Anerkennung als Erzieherin
1997 - 2000 nursery, Teltow (babies and toddlers)
2000 - 2016 English-German Kita in Zehlendorf, immersion from the first day; I was an English voice of the infant group, settling in about eight a year, Berlin model since 2004; parents' talks, portfolios from 2008; deputy head for four years
2016 - 2026 Garden centre, family firm: sales, children's birthday workshops with seedlings (my idea), bookkeeping

Now the firm passes to my brother. English C1/C2 (years in Cork before), German native. Since spring I sit in once a week at a friend's group, reading and helping at lunch, to get my ear back. Refresher on child protection booked for January. Measles: born 1977, vaccinated 2020. Certificate of conduct ordered.`,
    e: `Tilman Overbeck-Rossi
CNC milling machinist

Work
2014 - 2026 Havel Precision Parts, Brandenburg: set up and run five-axis mills, Heidenhain control, first-article inspection, tool lists, apprentices on Thursdays
2011 - 2014 apprenticeship there

Skills
Drawings, tolerances, CAM basics, shift planning, patience

Languages
German native, English B1 (school)

Personal
Father of three, trainer of the under-eights in our handball club for six years, forklift licence, first aid. The plant closes in March. The employment office suggested that social jobs have a future and that I might retrain. I would be willing to do a placement first.`,
    f: `Prof. Dr. Cordula Hagenbeck-Ihnen

2013 - 2026 Professor of Early Childhood Education, University of Applied Sciences, Neustrand
 head of the degree in childhood education, 240 students; research on second-language immersion in day nurseries (22 houses), 41 publications, handbook "Two Tongues at the Sandpit"
 advised two states on the recognition of foreign qualifications
2006 - 2013 Managing director, Kita association with 19 houses, 260 staff
1996 - 2006 Educator, then head of a bilingual Kita in Lübeck, first with infants, later mixed ages

Erzieherin with state recognition 1996, Diplom-Pädagogin 2003, doctorate 2011
English C2 (four years in Edinburgh), German native
Child protection trainer; measles proof; certificate on request

I am giving up my chair to be on the floor with the small ones again, thirty hours, no management please.`,
    g: `Kaspar Drewitz-Lund
Erzieher, youth welfare

2021 - now    Residential group for boys 12 to 17, Jugendhilfe Havelbogen. Shift work, case plans with the youth office, crisis talks, school contact, cooking for nine. Experienced professional under § 8a (child protection).
2017 - 2021   All-day school care, grades 1 to 6, Berlin-Wedding: homework, football, theatre group, parents' evenings
2017          State recognition, Fachschule Eichenring, Spandau. Practical year in the school club; one placement of six weeks in a crèche

English: B2, two summers as camp leader in Vermont. German: native.
Also: deescalation trainer, guitar, driving licence, measles vaccinated, extended certificate 2026.

Why little ones? I have become a father and see what I missed in my trade.`,
    h: `Malin Tessendorf, 21
Trainee educator, third year (Fachschule for social pedagogy, Cottbus), state exam June 2027

Practical terms
Kita Sonnenwinkel, under-threes, 20 weeks: I led the morning circle on my own, changed and fed, and accompanied one child through settling in together with my mentor. Observation after Leuven scale for my exam paper.
After-school club, 14 weeks. Residential group for teenagers, 10 weeks.

Before: a gap year as au pair in Bristol with twins of two (2022/23). My English is C1, tested at school (Abitur 14 points), and I read aloud with a rather Bristol accent.
German native. First aid for children 2026, measles twice, certificate of good conduct from the last placement. I could start part time alongside the final year and full time in summer.`,
    i: `Marguerite Solheim-Baptiste
Kindertagespflege "Die Sieben Zwerge", Potsdam West

I have looked after other people's toddlers in my own flat since 2007. Five at a time, nine months to three years; ninety-four children so far. Licence from the youth office (§ 43), renewed every five years, the 160 hour course plus 300 hours of further training: language growing up with two tongues, infant massage, signs of abuse, Pikler.

I come from St Lucia, English is my mother tongue and what the children hear from me; with the parents I speak German (C1). Each child goes in their own tempo from the lap to the carpet; mothers cry more than they do. Every child leaves with a fat book of photographs and stories. Woods every Tuesday.

No educator diploma: I trained as a bank clerk in Castries. Measles and police certificate always current for the youth office. I want colleagues at last.`,
    j: `Saoirse Mac Giolla-Reuter
born in Galway, living in Babelsberg

Since 08/2020  Crèche "Little Herons", Berlin-Steglitz: key person in a room of twelve toddlers, one to three years. I speak only my mother tongue with them, my colleague hers. I have accompanied about thirty babies through their first weeks away from mum and dad, slowly, with the parent in the room until the child lets go. Observation notebooks with photos that the children leaf through themselves; conversations with families every half year. Ukulele, and far too many puppets.

2016-2020  Early years educator, Galway (babies and wobblers)

BA in Early Childhood Studies and Practice, Galway 2016. Recognised by the Berlin senate 2020 as equal to Erzieherin (Brandenburg confirmed by mail in 2026).
German C1 (Goethe 2022). Vaccinated twice against measles. Police certificate from August.
Course: spotting neglect in the very young (2024).`,
    k: `Application as Educator (m/f/d)

I am the perfect educator for your English-German nursery group. I would welcome families, settle in new little ones gently following the Berlin model, do nappies and naps, free play, songs and picture books. I watch closely what each child is busy with, write learning stories and keep portfolios, and hold development talks with parents.

Qualities: immersion, bilingual house, settling-in, music, woodland, early maths, child protection, inclusion, measles immunity, extended certificate of good conduct.

Career
2022 - 2026 social field, various tasks
2018 - 2022 education field, various tasks

Languages: English very good, German very good
Anouk Feldbrugge-Sanna`,
    l: `Jonte Albrechtsen
staatlich anerkannter Erzieher (Fachschule Flensburg, 2019)

Grew up in Toronto until I was 14: English like a native. German native.
2019 - today: Waldkita Moosgrund, under-threes group, ten children, outdoors most of the day. Took over all settling-in in 2022 (Berliner Modell). Portfolio work, Entwicklungsgespräche, project "The Stream".
Insoweit erfahrene Fachkraft (child protection) 2025.
Measles: proven. Führungszeugnis: can be with you in two weeks. From 1 February, 35 hours would be ideal.`,
  },
  grades: {
    recruiter: {
      a: 7.5,
      b: 3,
      c: 1.5,
      d: 7,
      e: 0,
      f: 6,
      g: 2.5,
      h: 4,
      i: 3.5,
      j: 10,
      k: 0.5,
      l: 9.5,
    },
    manager: {
      a: 8,
      b: 3.5,
      c: 2.5,
      d: 7,
      e: 0.5,
      f: 6,
      g: 3,
      h: 4.5,
      i: 4,
      j: 10,
      k: 0.5,
      l: 9.5,
    },
    personnel: {
      a: 8,
      b: 3,
      c: 2,
      d: 6.5,
      e: 0,
      f: 5.5,
      g: 2.5,
      h: 4,
      i: 3.5,
      j: 10,
      k: 0.5,
      l: 9.5,
    },
  },
}
