import type { GradedCase } from './graded-case.ts'

export const primarySchoolTeacher: GradedCase = {
  profession: 'primary school teacher',
  posting: `Dear colleague,

Wattle Creek Primary School sits at the edge of Ballarat, between a paddock and a housing estate that grows by a street a term. We have 412 children, 19 classes, a kitchen garden, two therapy dogs and a staffroom that laughs. From Term 1 we need a classroom teacher for a Year 3/4 composite class of 24 (ongoing, full time, Classroom Teacher Range 1 or 2, $79,589–$118,063).

You would plan with two other Year 3/4 teachers in a professional learning community, teach all of the Victorian Curriculum except PE, Art and Auslan, and take a full part in our instructional model. In the last three years we have moved to structured literacy: systematic synthetic phonics, decodable texts, morphology, daily review and explicit teaching. In mathematics we do the same. So we want someone who teaches this way or is ready to learn it thoroughly. You assess, look at the data with your team every fortnight, adjust for the child who is two years behind and the one who is two ahead, and write reports that a parent can understand. About a fifth of our children have a disability adjustment or an individual education plan, and many have had a hard start; School Wide Positive Behaviour Support and calm routines are how we work. You'll know your families by name and you'll turn up for the camp.

You must hold current registration with the Victorian Institute of Teaching (provisional is fine; we mentor graduates properly) and a recognised primary teaching qualification. Experience in the middle primary years will help, and so will an interest in leading something: garden, choir, coding, whatever you love.

Please send a CV and no more than two pages on the selection criteria.

Warmly,
Bronwyn Aldous, Principal
(03) 5550 0140`,
  cvs: {
    a: `Mei-Ling Tan
Early Childhood Teacher

mei.tan@example.com — 0491 555 091 — Alfredton VIC

Profile
Kindergarten teacher, nine years, who enjoys the year before school most of all and has often wondered what happens next.

Employment
Educational Leader and Four-Year-Old Kindergarten Teacher, Banksia Street Kindergarten, 2019–present
• Two groups of 22; program planning under VEYLDF; transition statements for school
• Oral language and phonological awareness program with speech pathologist
• Inclusion support, NDIS meetings, trauma-informed practice
• Mentor for two assistants

Three-Year-Old Kindergarten Teacher, Sunny Corner Early Learning, 2016–2019

Education
Bachelor of Early Childhood and Primary Education (birth–12 years), Yarra Bend University, 2015
 Primary placements: Foundation (25 days), Year 3 (20 days)

Registration
VIT, full (early childhood and school teacher)

Professional learning
Hanen Learning Language; Science of Reading introduction (2 days) 2024; first aid 2025; child safe standards

Interests
Bush kinder, ukulele, vegetable growing

Languages
English, Mandarin`,
    b: `Scott Dempsey
Miners Rest
scottdempsey@example.com
0491 555 090

Transport scheduler looking for a sea change

Employment
2016 to present: Fleet Scheduler / Allocator, Western Plains Freight, Ballarat
Planning 45 trucks per day, driver rosters, fatigue management, customer phone calls, toolbox talks, inductions of new drivers. Introduced new software and trained 30 drivers in it.
2009 to 2016: Heavy vehicle driver, MC licence, interstate
2005 to 2009: Storeman, forklift

Education
Cert IV Transport and Logistics
Cert IV Training and Assessment (TAE40116), 2019
Year 11 Ballarat Tech

Licences
MC, forklift, dangerous goods, Working with Children Check (volunteer)

Volunteer
Junior footy coach U10, eight seasons, Miners Rest. Level 1 accreditation
School working bees, garden, drove the camp bus three years running

Personal
Married, three kids at primary school. Patient, firm and fair, up early.

I have been told I'd be a good teacher by more than one person, and I'd like to give it a go. Would study if needed.`,
    c: `Vikram Anand
Casual Relief Teacher (CRT)
vikram.anand@example.com, 0491 555 083
Ballarat Central

Registration
VIT provisional since 2022, not yet moved to full because of casual employment

Experience
2023–now Casual relief teaching through an agency and direct, nine primary schools around Ballarat and Bacchus Marsh. Foundation to Year 6, average 4 days per week. Called back often; two schools book me for whole weeks. Follow the plan left by the teacher or bring my own.
Term 3 2024 Replacement contract, 10 weeks, Year 3, Gordon Springs Primary: planning with team, parent interviews, half-year testing data, no report writing.
2022 Education support, one term, Gordon Springs Primary

Before teaching
2010–2020 Bank branch customer service, then assistant manager, Melbourne

Qualifications
Master of Teaching (Primary), Yarra Bend University, 2022
Bachelor of Commerce, 2009

Approach
Whole language and readers' workshop were what I learned; have seen explicit teaching in most schools I work in and use it when it's the school's way. Online course in phonics (6 hours) 2024.

Other
Cricket umpire, speaks Hindi and Tamil, first aid`,
    d: `CURRICULUM VITAE

Aoife Ní Bhriain
Primary School Teacher
aoife.nibhriain@example.com
+353 555 0102 (Galway until January)

Working holiday visa (417) granted; partner has permanent job in Ballarat from January, partner visa lodged

Education
Bachelor of Education (Primary Teaching), Coláiste Naomh Éinde, Ireland, 2016–2020, 2:1
Leaving Certificate 2016, 540 points

Registration
Teaching Council (Ireland), full registration, Droichead completed 2021
VIT: application for overseas qualified teachers lodged in September; English exempt; outcome expected before Term 1

Experience
Scoil Bhríde na Trá, Co. Galway, mainstream class teacher, 2021–2025
- 3rd and 4th class (ages 8–10), split class of 26
- All subjects incl. Irish, PE, religion
- Phonics and morphology programme; explicit spelling; station teaching for maths
- Support plans for children with dyslexia and autism, team teaching with SET
- Standardised test analysis (Drumcondra type), parent meetings, end of year reports
- School choir and tin whistle, green schools garden

Substitute teacher, Dublin, 2020–2021, 2nd class, during Covid

Other
Safeguarding, first aid, camogie coach

Referee: school principal`,
    e: `Brooke Sanderson-Lee
brooke.sl@example.com   0491 555 029

PRIMARY TEACHER | YEAR 3/4 | STRUCTURED LITERACY

Passionate educator who teaches with structured literacy: systematic synthetic phonics, decodable texts, morphology, daily review and explicit teaching. Plans in a professional learning community and takes full part in the instructional model. Teaches all of the Victorian Curriculum. Assesses, looks at data with the team every fortnight and adjusts for the child who is two years behind and the one who is two ahead. School Wide Positive Behaviour Support and calm routines. Knows families by name. Interest in leading garden, choir, coding.

KEY STRENGTHS
Structured literacy ★ Phonics ★ Explicit teaching ★ Data ★ IEPs ★ SWPBS ★ Composite classes ★ Reports ★ Camps ★ Victorian Curriculum

EXPERIENCE
Tutor, BrightSparks Learning Centre, Wendouree, 2024–present
 Homework help in English and maths, after school, 8 hours a week
Swim teacher, Ballarat Aquatic, 2021–present
Retail assistant, Cotton Lane, 2020–2024

EDUCATION
Bachelor of Arts (Media), Federation Plains University, 2023
Master of Teaching (Primary), enrolled, commencing March 2026

CHECKS
WWCC; first aid`,
    f: `PETER KARAGIANNIS
Assistant Principal
Geelong | peter.karagiannis@example.com | 0491 555 058

Leadership profile
Primary educator of 25 years with 12 in school leadership. Instructional leadership, data-driven improvement, wellbeing.

Positions
Assistant Principal (Teaching & Learning), Corio Shore P–6 College, 2017–present. 640 students. Leads instructional model, PLC leaders, SSP and explicit teaching rollout from 2020; NAPLAN Year 3 reading top two bands from 34% to 51%. Acting Principal Terms 2–3 2023. Line management of 28 teachers. Budget. SWPBS implementation to Tier 2.
Leading Teacher (Literacy), Corio Shore, 2013–2017
Classroom teacher, Years 3–6, Bellarine Heights Primary, 2001–2012

Qualifications
Master of Educational Leadership, Yarra Bend University, 2015
Bachelor of Education (Primary), 2000
Preparation for Principalship program, 2022

Registration
VIT full

Presentations
"Daily review that works", state conference 2022; regional principals' forum 2024

Note
After a health scare I'd like to be back in one classroom with one class. My family is moving to Ballarat. I understand the salary range.`,
    g: `Debbie Hargreaves
Education Support
Delacombe 3356
deb.hargreaves@example.com 0491 555 066

12 years as an Education Support person at a local primary school. I love my job and the kids.

Work history
2013 - now Education Support, Level 1 Range 2, Mount Clear Road Primary School
- integration aide for kids with autism, Down syndrome, hearing loss
- takes small groups for phonics and decodable reading (trained in MultiLit style program), 5 groups daily
- runs the Tier 2 catch up reading for Year 3 and 4, tests them every five weeks and puts it in the spreadsheet
- yard duty, camps, toileting, medication
- help with SWPBS tokens
- takes class for a short time when teacher called out

2008 - 2013 Canteen manager, same school

1999 - 2007 Home with kids

1995 - 1999 Checkout, Foodway

Qualifications
Certificate IV in School Based Education Support, 2014
Auslan 1 and 2
First aid, asthma, anaphylaxis
Working With Children Check
Year 12 1994

Started Bachelor of Education (Primary) online in 2024, third unit now, part time`,
    h: `LACHLAN MURPHY
Graduate Teacher

Sebastopol, Victoria
lachlan.murphy@example.com
0491 555 047

VIT: provisional registration from December 2025 (application lodged, WWCC current)

Education
Bachelor of Education (Primary), Federation Plains University, 2022–2025, Distinction average
Passed LANTITE 2023

Professional experience (placements, 85 days)
2025 - Year 4, Mt Barrow Primary (35 days). Took full load for three weeks. Taught explicit lessons in spelling and fractions with mini whiteboards and daily review. Wrote adjustments for two students with ASD. Graded "exceeding" on planning.
2024 - Foundation, Pine Hill Primary (20 days). Synthetic phonics, decodable readers.
2023 - Year 6, St Fintan's School (20 days)
2022 - Year 1/2, observation (10 days)

Employment
Out of School Hours Care educator, Little Wombats OSHC, 2022–present
AFL Auskick coordinator 2021–2024
Fish and chip shop, 2019–2022

Skills
Behaviour routines, Compass, Google Classroom, guitar, coding clubs (Scratch, micro:bit)

Statement
I'm from a farm, I like noise and kids, and I want to learn from good teachers.`,
    i: `Catherine Boyle
Buninyong, VIC
catherine.boyle@example.com
0491 555 074

Summary
Primary teacher returning to the classroom after ten years.

Career
2015–2025 Family business (Boyle's Produce & Saddlery). Bookkeeping, staff, shop. Parent helper and school council president (2019–2022) at a local primary; parent reading volunteer weekly.
2004–2015 Classroom Teacher, Lal Lal Road Primary School
 Prep/1 (3 years), Year 3/4 (6 years), Year 5 (2 years). Literacy coordinator 2011–2014 (Early Years Literacy, guided reading, reading recovery liaison). Graduate mentor. Team leader 3/4. Individual learning plans. Swim and camp.
2002–2004 Teacher, Year 3, primary school in Horsham

Qualifications
Bachelor of Teaching (Primary), 2001
Graduate Certificate in Literacy, 2010

Registration
VIT non-practising registration since 2016; application to go back to full registration with returning-to-teaching requirements started, 20 hours of PD done

Recent professional learning
Phonics and the science of reading (online, 12 hours), 2025; Disability inclusion reform webinar; Child Safe Standards; First aid

Other
CFA volunteer, horse riding instructor`,
    j: `Sister-in-law says I should call this a CV.

Rosalind Quaife
Creswick. rosquaife@example.com, 0491 555 035
On the VIT register since 2008 without a break.

Room 9, Tarrawilla Primary, a country school of 130. Eights, nines and tens together, usually twenty-four or so, seventeen years next Easter. We start at ten to nine with ten minutes of what we did yesterday, last week and last month, everybody answering on little boards. Then sounds and word parts: I taught the old way (look at the picture, have a guess) till 2017, was ashamed of my bottom six, read everything I could, and changed. Those who came to me in 2023 sounding out like five-year-olds, seven of them, five were where they ought to be when they left. I show, we do, you do, and I don't let go till they've got it; number the same. The fast ones get harder things, not more things.

Four with plans this year, one who throws chairs, or did. Same greeting at the door, same words from every grown-up. I ring each family in week two with something good.

Every second Wednesday three of us put the tests on the table and decide who needs what.

Vegetables: I run the patch and we cook on Fridays. Fourteen camps.

B.Ed., Ballarat Hills, 2007.
Tarrawilla is closing in December, numbers.`,
    k: `Emily Castellano
Ballarat East VIC
emily.castellano@example.com | 0491 555 012
VIT registration: full, current

Teaching experience

Classroom Teacher, Year 3/4, Redgum Flat Primary School, 2021–present
- Composite classes of 23–26 students
- Plans within PLC; PLC leader for 3/4 team since 2024
- Structured literacy since 2022: phonics screening, decodables, morphology, daily review; trained through a Science of Reading short course
- Explicit instruction in Mathematics
- IEPs for five students in 2025, student support group meetings every term
- SWPBS team member
- Mean growth in PAT Reading above similar schools two years running
- Camp coordinator

Classroom Teacher, Year 2 then Year 5, Plains Road Primary School, Melton, 2018–2020
- Graduate; balanced literacy at that time; remote learning 2020

Education
Bachelor of Education (Primary), Federation Plains University, 2017

Professional learning
Berry Street style trauma-informed practice (4 days), 2023
Disability Standards, Anaphylaxis, First Aid 2025

Interests
School choir (I run one of 40 children), netball

Referees
Principal and assistant principal, contact on request`,
    l: `Dr Joanne Whitcombe
Mathematics teacher, secondary

joanne.whitcombe@example.com
(03) 5550 0176

Employment
2012–2025 Mathematics and Science Teacher, Eureka Ridge Secondary College. Years 7–12, VCE Mathematical Methods. Numeracy leader 2019–2023: explicit instruction model in maths, daily review, Year 7 catch-up class for students at Year 3–4 level. Data analysis of NAPLAN and PAT. Year 7 transition: visits to feeder primaries, taught four maths afternoons in Year 6 each term.
2009–2012 Maths teacher, St Aldhelm's College, Geelong
2006–2009 Research assistant, statistics

Qualifications
Graduate Diploma of Education (Secondary): Mathematics, Science, 2009
PhD Statistics, Corio Bay University, 2008
BSc (Hons) 2004

Registration
VIT full registration (no restriction on sector by registration, but my qualification is secondary)

Professional learning
Explicit instruction masterclass 2020; Positive Behaviour Support; Autism in the classroom; First aid

Why primary
The children I could help most at twelve, I wanted to meet at eight. I have never taught reading and would need to learn.

Interests: chess club, bushwalking, bees`,
  },
  grades: {
    recruiter: {
      a: 5.5,
      b: 0,
      c: 6,
      d: 7.5,
      e: 0.5,
      f: 6.5,
      g: 3,
      h: 8,
      i: 5,
      j: 9.5,
      k: 10,
      l: 4,
    },
    manager: {
      a: 5.5,
      b: 0.5,
      c: 6,
      d: 7.5,
      e: 0.5,
      f: 6.5,
      g: 2,
      h: 7,
      i: 4.5,
      j: 9.5,
      k: 10,
      l: 3,
    },
    personnel: {
      a: 5,
      b: 0.5,
      c: 5.5,
      d: 6,
      e: 1,
      f: 6.5,
      g: 2.5,
      h: 7.5,
      i: 4.5,
      j: 9.5,
      k: 10,
      l: 3,
    },
  },
}
