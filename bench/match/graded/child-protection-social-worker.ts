import type { GradedCase } from './graded-case.ts'

export const childProtectionSocialWorker: GradedCase = {
  profession: 'child protection social worker',
  posting: `Northmere County Council – Children and Families Directorate

Social Worker, Assessment and Child Protection Team (East)
Grade 9/10, £37,938 – £45,718, plus £3,000 market supplement
37 hours, full time, permanent. Base: Holmby Civic Centre, hybrid

Northmere was rated Good in 2024 and we have got there by keeping caseloads where they ought to be: our average is 15. You will join a team of seven social workers with a manager, an advanced practitioner and a family support worker.

The job in brief. You will carry out child and family assessments and section 47 enquiries, chair or contribute to strategy discussions, write and review child in need and child protection plans, present at child protection conferences and core groups, and where it is needed take matters to PLO and into care proceedings, writing statements and giving evidence. You will see children at home, alone, and know what their day is like. You will take your turn on duty.

Essential
- Social work degree, Diploma in Social Work or recognised equivalent
- Current registration with Social Work England
- At least one year post-qualifying experience in statutory children's services (ASYE completed)
- Working knowledge of the Children Act 1989 and Working Together
- Able to write clear analytical assessments to timescale
- Full driving licence and use of a car
- Enhanced DBS

Desirable
- Court experience
- Liquidlogic (LCS) or similar
- Training in Signs of Safety or other strengths-based practice
- Practice educator award

We offer reflective supervision every four weeks that does not get cancelled, local government pension, 28 days' leave rising to 33, essential car user allowance, free parking.

Northmere is committed to safeguarding. For an informal talk ring the Service Manager on 01632 555 0104.`,
  cvs: {
    a: `CHLOE BANNERMAN – Nursery Manager & Designated Safeguarding Lead

chloe.bannerman@example.com | 07700 555 0112 | Kettleby

Experience

Nursery Manager, Tumble Tots House Day Nursery (74 places) — 2019–present
• Leading a team of 18
• Designated Safeguarding Lead: 20+ referrals to the MASH, attending strategy discussions, conferences and core groups
• Early Help Assessments as lead professional
• Ofsted "Good", 2023, safeguarding effective
• Staff safeguarding training
• Budget, funding claims, parent communication

Deputy Manager / Room Leader — Tumble Tots House, 2014–2019

Nursery Nurse — Busy Bees Cottage, 2010–2014

Qualifications
• Foundation Degree Early Years, Kettleby College, 2016
• NVQ 3 Childcare and Education, 2010
• DSL Advanced Safeguarding (refreshed every two years)
• Paediatric First Aid, SENCO award (level 3)

Skills
Observing children, record keeping, difficult conversations with parents, multi-agency work, Famly, MS Office.

Interests
Running, choir, travelling

Driver with own car`,
    b: `JORDAN WHITLOCK
jordan.whitlock@example.com

SOCIAL WORKER – CHILD PROTECTION

Dedicated child protection professional with a working knowledge of the Children Act 1989 and Working Together. Able to write clear analytical assessments to timescale. Skilled in child and family assessments, section 47 enquiries, strategy discussions, child in need and child protection plans, child protection conferences, core groups, PLO and care proceedings. Sees children at home, alone, and knows what their day is like. Committed to safeguarding, reflective supervision and strengths-based practice (Signs of Safety).

CORE COMPETENCIES
Assessment | Section 47 | CP Planning | Court work | Liquidlogic (LCS) | Duty | Signs of Safety | Analytical writing | Multi-agency working

EXPERIENCE
Business Support Assistant, Family Services, Sandling Council — April 2024 to present
Minute taking at meetings, booking rooms, scanning, entering contacts.

Receptionist, Sandling Leisure Centre — 2021 to 2024

EDUCATION
BA (Hons) Sociology with Criminology, 2:2, Sandling University, 2021
Online course "Understanding Child Protection", 8 hours, 2025

Full driving licence and use of a car
Enhanced DBS`,
    c: `Amelia Foxton
Ringmere, Northmere
a.foxton@example.com / 07700 555 0120

I qualified in July and am passionate about making a difference to children's lives.

Education and qualifications
2022–2025 BA (Hons) Social Work, First class, University of West Mercia Vale
2020–2022 Access to Higher Education (Health and Social Care), Ringmere College
Registered with Social Work England (Aug 2025)

Placements
Final placement, 100 days, Northmere County Council, Assessment and Child Protection Team (West), Jan–June 2025
- Co-worked six child and family assessments, held three child in need cases under supervision
- Shadowed section 47 visits, two initial child protection conferences, one day in family court
- Recorded in Liquidlogic
- Practice educator's report available
First placement, 70 days, Harbour Women's Aid, 2024
- Key work with mothers and children in refuge

Employment
Social Worker (ASYE), Northmere County Council Adoption Support, since September 2025 (temporary cover post, ends in March)
Healthcare assistant, Ringmere Cottage Hospital, 2016–2022

Skills
Good listener; reliable; clear writer; passed driving test in 2023 and has own car

Referees: my practice educator and university tutor`,
    d: `Hannah Oduya
Holmby, Northmere · hannah.oduya@example.com · 07700 900 555

Social Work England registered social worker with four years in frontline child protection.

EMPLOYMENT

Social Worker, Child Protection and Court Team
Wexbury Borough Council, Sept 2022 – present
- Caseload of 18–20 children, subject to child protection plans, PLO and care proceedings
- Section 47 enquiries jointly with police; strategy meetings; ABE-trained
- Core groups and conferences, child in need reviews
- Written 9 initial statements and final evidence; cross-examined three times
- Mentor to ASYE social workers
- Recording in LCS

Newly Qualified Social Worker (ASYE), Assessment Team
Wexbury Borough Council, Sept 2021 – Sept 2022
- Child and family assessments within 45 working days

Family Support Worker (part time while studying)
Sparrow Lane Children's Centre, 2018 – 2021

EDUCATION
BA (Hons) Social Work, 2:1, University of Mid-Anglia, 2021

TRAINING
Signs of Safety (5 day), 2023. Achieving Best Evidence, 2023. Practice Educator Stage 1, 2025. Child sexual abuse in the family, 2024.

OTHER
Full licence, own car. Enhanced DBS on update service.
References: on request`,
    e: `DANIEL PRYCE

danpryce@example.com
01632 555 0161
Full clean driving licence and car

Profile
Qualified social worker (SWE registered since 2020) with experience of children in care and care leavers. I am looking to move into the "front end" of the service.

Work experience

Social Worker – Children in Care Team, Fenwick Metropolitan Council
January 2022 to date
* Hold 16–19 children aged 4–17
* Care plans, statutory visits, LAC reviews, PEP meetings
* Placement changes, family time arrangements
* Two section 47 enquiries on allegations against carers
* Discharge of care orders, one SGO application; statements for these
* Life story work

Social Worker (ASYE passed 2021) – Leaving Care and Transitions, Fenwick
September 2020 – January 2022

Support worker – Ashdale House children's home
2015 – 2018

Education
MA Social Work, Fenwick Hallam University, 2018–2020
BSc Psychology, 2:2, 2014

Systems
Mosaic, Office

Training
DDP level 1, Trauma informed practice, Safeguarding level 3, Court skills (1 day)

Interests – five a side, cooking badly`,
    f: `Name      Gareth Lowe
Contact   g.lowe@example.com, 07700 555 0147
Registration   Social Work England (since 2012 via predecessor body)

Employment

2017–present  Senior Social Worker, Adult Safeguarding, Tarrant County Council
 Section 42 enquiries, chairing safeguarding meetings, Mental Capacity Act and best interests assessments, BIA qualified 2018. Court of Protection statements (six). Supervises two social workers. Duty senior one day a week.

2013–2017  Social Worker, Older People's Team, Tarrant County Council
 Care Act assessments, reviews, hospital discharge

2012–2013  Newly qualified Social Worker, Physical Disability Team

2006–2009  Care assistant, Beechfield residential home

Education
BSc Social Work, Solent Vale University, 2012 (70-day placement in a family centre)
Best Interests Assessor Certificate, 2018
Practice Educator Stage 2, 2020

Skills
Assessment, analysis, risk, multi-agency work, report writing under pressure, Mosaic and Liquidlogic (LAS)

Licence: yes, car owner

Why this post: After 13 years with adults I want to go back to what brought me to social work, which was children. I know that I'd have to learn the Children Act side and I'm willing to come in at the lower grade.`,
    g: `lee cartwright
leecartwright88@example.com
tel 07700 555 0133
Holmby

Personal profile
Hard working and honest with a lot of customer service experience. Im looking for a new challenge where I can help children and familys in my local area. I have two kids of my own.

Employment history
Bank cashier then Customer Adviser, Pennymoor Building Society, Holmby branch. 2012 to 2025 (branch closing)
Serving customers, opening accounts, spotting fraud and vulnerable customers, mortgage appointments, cash balancing, complaint logs.

Shop floor assistant, Tideway Supermarket. 2006 to 2012
Tills, shelf filling, stock rotation

Education
Holmby Community School. GCSE Maths C, English C, Science D, Business C
Certificate in Regulated General Insurance 2015

Skills
Good with numbers
Confidential
Computer literate
Team player
Driving licence, own car

Voluntary
Cub scout helper since 2021 (DBS checked)
School Parent Teachers Association - run the tombola

References availible`,
    h: `Sharon Teale
22 Mill Row, Holmby
sharon.teale@example.com
01632 555 0190

About me
I have worked with families in Northmere for sixteen years, most of that time alongside social workers in child protection. I know the estates, the schools and the health visitors, and the families know me.

Senior Family Support Worker, Northmere County Council – Assessment and Child Protection Team (West), 2014 to now
- Direct work with children on CP and CIN plans – wishes and feelings, Three Houses, All About Me
- Parenting assessments with the social worker (ParentAssess trained), which have gone to court; gave evidence once
- Home visits incl. unannounced, early morning routines
- Supervised family time and write-ups
- Attend core groups and conferences
- Recording on LCS
- Shown the ropes to more new social workers than I can count

Family Support Worker, Sure Start, 2009 to 2014

Nursery assistant, Little Acorns, 2003 to 2009

Qualifications
NVQ Level 3 Children's Care, Learning and Development
Level 4 Diploma Working with Parents, 2013
Signs of Safety 2-day; Graded Care Profile 2; Safeguarding Level 3; Motivational interviewing

No social work degree. I have applied for the social work apprenticeship twice (places were withdrawn in 2023).

Car driver. Enhanced DBS 2024.`,
    i: `Mrs Judith Penhaligon
j.penhaligon@example.com
01632 555 0128

Social work qualification: DipSW / BA, University of Tamarside, 1999

1999–2003 Social worker, Children and Families duty and assessment, Tamar County Council. Initial and core assessments, section 47 investigations, conferences, care proceedings.

2003–2007 Senior Practitioner, Long Term Child Care Team, Tamar County Council. Complex proceedings, adoption plans, supervision of two newly qualified staff, Practice Teacher Award 2005.

2007–2014 Deputy Team Manager, Child Protection, Tamar County Council. Duty rota, allocation, quality of assessments, PLO panel, legal planning meetings.

2014–2025 Out of social work. Cared for my husband until 2019. Since 2019 have run our family's plant nursery with my son and sit as a trustee of a young carers' charity (safeguarding trustee).

Registration: lapsed in 2016. I have begun the return to practice requirement (60 days): 22 days done so far, of private and formal study and of shadowing in a neighbouring authority. I expect to be restored in spring.

Licence and car: yes.
Computer: at ease; used ICS and CareFirst in my time, have not used LCS.

I am 54, healthy, and would like another ten years of this work.`,
    j: `Ruth Abernathy-Cole
ruthac@example.com, 01632 555 0157
Social worker. On the SWE register, number given at interview.

I work where somebody has rung up worried. A teacher, a midwife, a neighbour. Within the day I'm on the doorstep, usually unwelcome, and by the end of six or seven weeks I have to be able to say what life is like for each child in that house and whether it's safe for them to go on living it. Then I have to say so to the parents' faces, to a room of professionals, and now and then to a judge.

Milborough Council, 2017 until now. First year protected and signed off in 2018, then up to experienced worker in 2020. About seventeen children at a time. Over the years some 260 families: neglect mostly, non-accidental injury in babies, parents who use, men who hit. Twenty-one of those ended in front of the family court; in fourteen I wrote the evidence, and my threshold has been called "commendably clear". Five babies removed at birth, two of whom went home, safely, which I'm prouder of than anything.

I take students (second stage practice educator since 2022). I use the mapping on one page – what's working, what are we worried about – with families because they can read it.

Before: residential childcare, Scarcroft, 2011–2015.
Degree: MSW, University of Eastmoor, 2017.
I drive everywhere, in an old Skoda. LCS since 2019.`,
    k: `Mark Stavely
Retired Detective Constable
mark.stavely@example.com – 07700 555 0181

PROFILE
26 years' police service, the last eleven in a Child Abuse Investigation Team. Retired on pension September 2025 and want to carry on protecting children in another role.

CAREER
Northmere and Dale Constabulary 1999–2025
Detective Constable, Child Abuse Investigation Team (2014–2025)
  Joint section 47 investigations with social workers across three local authorities; over 400 strategy discussions; ABE interviews of children from age four (advanced interviewer); police protection; evidence in Crown Court and in family court; disclosure officer in care proceedings; conference reports.
Detective Constable, CID (2006–2014)
Response officer (1999–2006)

QUALIFICATIONS
PIP Level 2; SCAIDP (Specialist Child Abuse Investigator Development Programme) 2014; Advanced ABE 2016; Cert HE Policing 2001; A levels: English, History, Geography

SKILLS
Interviewing, risk assessment, evidence, statement writing, staying calm, knowing when a story doesn't add up. Working Together and Children Act 1989 (police powers). Niche RMS.

Full driving licence. Vetted to SC. No social work qualification or registration.`,
    l: `TENDAI CHIKOMO

Registered Social Worker (Council of Social Workers, Zimbabwe, 2013)
Currently: Kettleby, UK (Health and Care dependant visa, full right to work)
tendai.chikomo@example.com, 07700 555 0174

PROFESSIONAL EXPERIENCE

Senior Support Worker, Larkrise Children's Residential Homes, Kettleby — Oct 2023 to date
Keyworker for 3 young people with complex trauma; placement plans, LAC reviews, missing-from-home protocol, shift leading, daily records.

Child Protection Officer, Tariro Child Rights Trust, Harare — 2017 to 2023
Case management of 40+ cases of abuse and neglect; investigations with Victim Friendly Unit of police; assessments and court reports for Children's Court (about 60); placements in safety; supervision of 12 community case workers; training in national case management system.

Social Services Officer (Probation Officer for children), Department of Social Development, Masvingo — 2013 to 2017
Statutory duties under Children's Act; removal of children to place of safety; court testimony; foster care assessments.

EDUCATION
Bachelor of Social Work (Honours), Great Savanna University, Zimbabwe, 2012
Postgraduate Certificate Child-Sensitive Social Policies, 2016 (online)

REGISTRATION IN UK
Application to Social Work England submitted in July 2025; further information requested, decision awaited.

Driving licence: UK full (2024), own car. Enhanced DBS 2023.
Languages: English, Shona, Ndebele`,
  },
  grades: {
    recruiter: {
      a: 1.5,
      b: 0.5,
      c: 5.5,
      d: 10,
      e: 7.5,
      f: 4.5,
      g: 0,
      h: 3,
      i: 5,
      j: 9.5,
      k: 2,
      l: 4,
    },
    manager: { a: 1, b: 0.5, c: 5, d: 9.5, e: 7.5, f: 4, g: 0, h: 2, i: 4, j: 10, k: 1.5, l: 3.5 },
    personnel: {
      a: 1.5,
      b: 1,
      c: 5,
      d: 10,
      e: 7,
      f: 4,
      g: 0.5,
      h: 2.5,
      i: 4.5,
      j: 9.5,
      k: 2,
      l: 3.5,
    },
  },
}
