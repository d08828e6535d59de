import type { GradedCase } from './graded-case.ts'

export const hrBusinessPartner: GradedCase = {
  profession: 'HR business partner',
  posting: `Human Resources Business Partner, Operations
Hamilton, Ontario (on site four days, one from home)

Maple Ridge Foods has been making soups and sauces in Hamilton since 1957. Today we are 900 people on two sites, roughly 600 of them represented by a union, and we still close early on the Friday before Thanksgiving.

Reporting to the Director of HR, you will be the partner for our plant managers, the supply chain and the maintenance group, about 450 employees in all. The work ranges from the strategic (workforce plans, succession, organization design, engagement action plans) to the Tuesday-morning kind: an investigation, an accommodation, an attendance case, a supervisor who needs coaching before he says it. You will interpret the collective agreement, sit at step 2 and 3 grievance meetings, and support the bargaining committee in 2027. You will look at turnover, absence and overtime data and tell leaders what it means. Recruitment and payroll are done by other teams, with whom you will work closely.

We are looking for someone with at least five years of progressive HR experience, two or more of them as a business partner or a generalist supporting managers in a unionized environment, preferably manufacturing or distribution. You know the Employment Standards Act, the Human Rights Code, OHSA and WSIB from practice. You hold a degree or diploma in human resources or business. A CHRP is required; the CHRL is an asset, as is Workday. People tell you things, and leaders listen to you even when they'd rather not.

$92,000–$106,000, bonus to 10%, RRSP match 5%, benefits from day one, and more soup than you'll want.

We provide accommodation for applicants with disabilities on request.`,
  cvs: {
    a: `Melissa Tran, CHRL
Burlington, ON | 905-555-0136 | melissa.tran@example.com

SUMMARY
HR Business Partner with 8 years of progressive experience, five of them in unionized manufacturing.

EXPERIENCE

HR Business Partner, Steelbridge Packaging Inc., Burlington, 2020–present
• Partner to plant manager and 14 supervisors; 310 employees, 240 unionized
• Represents management in step 1–3 grievances; 70% settled before arbitration
• Member of bargaining committee in 2023 renewal (costing, language proposals)
• Workplace investigations (about 15 per year), accommodation and return to work with WSIB
• Succession plan for supervisor level, engagement action plans
• Quarterly people dashboard: turnover from 31% to 19%
• Co-led Workday implementation for site

HR Generalist, Halton Logistics Group, Oakville, 2017–2020
• Non-union warehouse and drivers, 180 employees
• Policies, ESA, performance management, onboarding

HR Assistant, Halton Logistics Group, 2016–2017

EDUCATION
Honours Bachelor of Commerce, Human Resources, Mountview University, 2016

CERTIFICATION
CHRL 2021 (CHRP 2018); Workplace Investigations certificate, 2022

COMPUTER
Workday, ADP, Power BI (basic), Excel advanced`,
    b: `NATALIE BRISEBOIS
Talent Acquisition Partner

Toronto ON • natalie.brisebois@example.com • 416-555-0149

PROFILE
Recruiter with eight years' experience in agency and in-house. Builds trust with hiring managers and fills hard roles. Wants to broaden into HR business partnering.

EXPERIENCE
Senior Talent Acquisition Partner — Kestrel Consumer Brands, Toronto — 2020–present
Supports operations, supply chain and engineering (1,100 employees, two unionized plants). 80+ hires a year, plant supervisors, millwrights, planners. Time to fill from 58 to 39 days. Workforce planning with HRBPs each fall. Job posting rules under the collective agreement. Introduced structured interviews; trained 60 leaders. Covered for an HRBP four months in 2024 (corporate functions): performance reviews, two terminations, an accommodation.

Recruitment Consultant — Bluewater Staffing — 2017–2020
Light industrial and skilled trades

EDUCATION
BA Psychology, Université de l'Outaouais-Nord, 2016
Certificate in HR Management, continuing education, 2021

DESIGNATION
CHRP, 2022

TOOLS
Workday Recruiting, LinkedIn Recruiter, Greenhouse

LANGUAGES
French and English`,
    c: `Imogen Vasquez-Bright
Dundas, Ontario. imogen.vb@example.com. 289-555-0160

I spend most of my week on a shop floor in safety shoes, because that's where the questions are.

2019 to now: Fairmeadow Dairy, Hamilton. "People Advisor, Production & Warehouse." Three hundred and eighty people, two locals, nineteen foremen, one me. When a foreman has a problem with somebody he calls me first, which took two years to earn. I read the contract with him, tell him what he can do and what an arbitrator would make of it, and go into the room beside him. Of 112 complaints that reached the third meeting, four went outside. I find out what happened when somebody says something happened (41 times, written up, two looked at by a tribunal and left standing). I get hurt people back to work they can do. Each January I sit with the plant head and draw who could do whose job in three years and what's missing; six of the nineteen foremen came off the line that way. I sat second chair for the company in the 2022 talks. I keep my own numbers on who leaves and who's off sick, and show them with a story attached: sick days down a quarter.

2015 to 2019: Regional transit authority, labour relations assistant, then officer.

Schooling: Business diploma, HR, Hamilton Harbour College, 2015; B.A. by nights, 2020.
Letters: CHRP since 2017. L exam written, waiting.
Systems: Workday, Excel`,
    d: `Carol Anne Dobbs, PCP, PLP
Payroll Manager
Stoney Creek, Ontario 905-555-0183 carolanne.dobbs@example.com

Experience

Payroll & Benefits Manager, Niagara Steel Forming Ltd. 2012 to present
Weekly payroll, 520 hourly (three bargaining units) and bi-weekly, 140 salary. Team of three. Applies wage, overtime, premium and vacation articles of three collective agreements and explains them to supervisors and stewards. Prepares costing for negotiations (2015, 2018, 2021, 2024) and sat in the company caucus room. Answers pay grievances at step 1. Benefits and pension administration. Year-end, T4s, audits, WSIB premium reporting, ROE. Moved payroll from a mainframe to Dayforce.

Payroll Administrator, Hamilton Dairy Co-operative 2003 to 2012

Accounts payable clerk, Barton Tire 1999 to 2003

Education
Diploma in Accounting, Hamilton Harbour College, 1999
Payroll Compliance Practitioner 2006, Payroll Leadership Professional 2014
Two courses towards CHRP (Compensation; Employment Law), 2020, not finished

Skills
ESA (pay and hours), Dayforce, Excel, confidentiality, calm with angry people on paydays

Hobbies
Quilting, Tiger-Cats season ticket`,
    e: `ANDREW PELLETIER

Hamilton, Ontario
andrew.pelletier@example.com
289-555-0101

Human Resources Generalist, CHRP

Six years in HR with employers large and small

HR Generalist
Golden Horseshoe Auto Trim (tier 2 automotive, 220 employees, unionized since 2022)
February 2021 - Present
Only HR person on site besides the manager in Guelph. Day-to-day contact for supervisors on attendance, discipline letters and performance. Joined step 1 and step 2 grievance meetings as note taker at first and for the last year and a half speaks for the company at step 1. WSIB claims, modified duties, joint health and safety committee. Hires hourly staff. Monthly turnover report.

HR Coordinator
Westdale Retirement Residences
May 2019 - January 2021
Job postings, reference checks, staff schedules during outbreak, employee files, benefits enrolment

Education
Postgraduate certificate, HR Management, Hamilton Harbour College, 2019
BA Geography, 2017

Software
UKG, Excel, Indeed

Languages
English, French (intermediate)

Volunteer
Treasurer, east end hockey association`,
    f: `Tyrone Maxwell
HR BUSINESS PARTNER
tyrone.maxwell@example.com — Hamilton — 905-555-0122

PROFESSIONAL SUMMARY
HR Business Partner offering progressive HR experience supporting managers in a unionized environment in manufacturing and distribution. Partner for plant managers, supply chain and maintenance. Strategic: workforce plans, succession, organization design, engagement action plans. Investigations, accommodation, attendance and coaching of supervisors. Interprets the collective agreement, step 2 and 3 grievance meetings, bargaining committee. Knows the Employment Standards Act, the Human Rights Code, OHSA and WSIB. Looks at turnover, absence and overtime data and tells leaders what it means. People tell me things, and leaders listen.

AREAS OF EXPERTISE
Business Partnering · Labour Relations · Collective Agreement · Grievances · Organization Design · Succession Planning · Workforce Planning · Engagement · Workday · CHRP (in progress) · ESA · OHSA · WSIB

EMPLOYMENT
Administrative Assistant, Queenston Fitness Clubs, Hamilton
2023–present
Front desk scheduling, onboarding paperwork for trainers, filing.

Sales Associate, Denim Depot
2020–2023

EDUCATION
General Arts and Science certificate, Hamilton Harbour College, 2020
Webinar series "HR Business Partner Essentials", 2025`,
    g: `Jasmine Oyelaran
Hair stylist / salon owner
jasmine.o@example.com
Hamilton, 289-555-0118

Objective: To get into an office career in human resources

Work experience
Owner, Crown & Curl Salon, Hamilton, 2018 to present
I have 5 stylists (3 rent chairs, 2 employees). Hiring, scheduling, paying wages, training apprentices, settling arguments, customer complaints, social media, ordering, HST. Kept everyone through the pandemic with the wage subsidy.

Stylist, Bella Forma, Ancaster, 2012 to 2018

Apprentice, Bella Forma, 2010 to 2012

Education
Certificate of Qualification, Hairstylist, 2012
Barton Secondary School, OSSD, 2009
Free online: Intro to HR, 4 weeks, 2025

Skills
People person
Good listener - clients tell me everything
Organized
Square, QuickBooks, Instagram
Conflict resolution
Own car

Community
Back to school free haircuts every August, 120 kids
Church youth group leader`,
    h: `DOUG MCKINNON
Hamilton, ON
doug.mckinnon@example.com
905-555-0170

Who I am
Production superintendent and before that a union man. Fifteen years on both sides of the table, never in HR by title. Want to do it properly now.

Work
Production Superintendent, Ironhead Can Company, Hamilton, 2017 – present
* 6 supervisors, 130 hourly employees, three shifts
* Hear grievances at step 2 for the company
* Sat on the company's bargaining team 2019 and 2022
* Attendance, discipline, return-to-work meetings with HR
* Coach new supervisors; wrote the pocket guide to the contract which HR now uses
* Co-chair JHSC (certified Part 1 and 2)

Chief Steward then Vice-President of local, Ironhead Can Company, 2009 – 2017
* 300+ grievances, 11 arbitrations, two rounds of bargaining
* WSIB representative

Millwright, Ironhead, 2001 – 2009

Education
Certificate, Labour Relations, Mountview University continuing ed., 2018
HR Management diploma part time, Hamilton Harbour College: 7 of 14 courses, since 2023
Millwright 433A certificate of qualification

No CHRP as yet.

Computer: Word, Excel fair, Kronos`,
    i: `Sukhpreet Gill
sukhpreet.gill@example.com
Brampton ON, willing to relocate
647-555-0168

HR Coordinator with 2.5 years of experience, detail oriented and tech savvy

EXPERIENCE
HR Coordinator, Crestline Distribution, Mississauga (non-union, 400 employees)
May 2023 – Present
- Maintain employee records in Workday for all locations
- Prepare offer letters, new hire orientation for 10–15 associates a week
- First point of contact at HR help desk
- Schedule and take notes in investigation meetings
- Monthly headcount report
- Coordinates wellness committee and service awards

Customer Service Representative, TelNova, 2021 – 2023

EDUCATION
Bachelor of Business Administration (HR), Peelview Polytechnic, 2021–2023 (transfer)
Diploma in Business, 2021

PROFESSIONAL
CHRP – knowledge exam passed, employment law exam passed Nov 2024, designation granted March 2025

SKILLS
Workday, MS Office, HR policies, ESA basics, communication, multitasking
Languages: English, Punjabi, Hindi

INTERESTS
Bhangra, basketball, mentoring newcomers`,
    j: `Alexandra Petrov-Hayes, CHRL
Toronto (open to Hamilton)
a.petrovhayes@example.com | 416-555-0107

HR Business Partner | Technology & Financial Services

Lumenly Software, Toronto — Senior HR Business Partner, 2021–present
· Partner to CTO and CPO; 420 engineers and product managers in Canada and Portugal
· Org design through two reorganizations and a 12% reduction in force
· Calibration, total rewards, pay bands, promotion cycles
· Manager coaching, leadership program for 55 first-time managers
· People analytics in Workday and Tableau: regretted attrition from 14% to 8%
· Investigations with external counsel (4)

Sterling Elm Bank, Toronto — HR Business Partner, Retail Operations, 2017–2021
· 600 employees, non-union
· Accommodation and leave cases, Human Rights Code, AODA
· Succession and workforce plans

Sterling Elm Bank — HR Advisor, 2014–2017

Education
Master of Industrial Relations and HR, Queensbury University, 2014 (thesis on arbitration awards in the public sector)
BCom 2012

Professional
CHRL 2017
Prosci change practitioner
ICF coaching, ACC

Why Hamilton: moving back to be near my parents, dad was 30 years at the steelworks.`,
    k: `RESUME
Maria Lourdes Bautista
Mississauga, Ontario (Permanent Resident, landed April 2025)
mlbautista@example.com / 437-555-0194

HR Business Partner with 11 years' experience in food and electronics manufacturing in the Philippines

WORK EXPERIENCE
HR Business Partner – Plant Operations
San Isidro Foods Corporation, Laguna, Philippines, 2018–2025
- HRBP for plant of 1,150 employees, rank-and-file union
- Part of management panel in two CBA negotiations (2019, 2024)
- Grievance machinery up to voluntary arbitration
- Administrative investigations and due process hearings
- Manpower planning, succession for line leaders, engagement survey action
- HR analytics monthly to Plant Director
- SAP SuccessFactors

HR Supervisor (Employee Relations)
Luzon Microelectronics, Batangas, 2014–2018

EDUCATION
BS Psychology, major Industrial, Mount Banahaw University, 2013
WES evaluation: four-year bachelor's degree (2025)

In Canada
HR Administrator (contract), Peel Settlement Services, June 2025–present
Course: Ontario Employment Law for HR, Peelview Polytechnic, 2025 (A)
CHRP: registered as a candidate, first exam booked January

SKILLS
Labour relations, coaching, Excel, English and Filipino`,
    l: `GREGORY H. OSEI-MARTIN, CHRE
Toronto | 416-555-0115 | g.oseimartin@example.com

EXECUTIVE SUMMARY
Chief people leader with 22 years across food, beverage and consumer goods. Trusted adviser to boards and CEOs on culture, talent and labour strategy.

PROFESSIONAL EXPERIENCE
Vice President, Human Resources — Northern Orchard Beverages — 2016–2025
 Executive team member; 2,800 employees, seven plants, nine collective agreements; HR team of 34; led acquisition integration of two companies; negotiated 14 renewals without a work stoppage; engagement from 58 to 74; Workday across all sites. Left following sale to private equity.
Director HR & Labour Relations — Northern Orchard Beverages — 2011–2016
HR Business Partner, Manufacturing — Prairie Mills Foods — 2006–2011
 Two bakeries, 500 unionized employees; grievances, arbitration, attendance program
HR Generalist — Prairie Mills Foods — 2003–2006

EDUCATION
MBA, Lakehead Bay School of Management, 2010
BA Labour Studies, 2002

DESIGNATIONS
CHRE 2017; CHRL 2009; ICD.D

BOARD
Chair, HR committee, Westmount Community Hospital

INTERESTS
Marathon, jazz piano`,
  },
  grades: {
    recruiter: {
      a: 10,
      b: 4,
      c: 9.5,
      d: 2.5,
      e: 7,
      f: 0.5,
      g: 0,
      h: 4,
      i: 3,
      j: 5.5,
      k: 4.5,
      l: 5,
    },
    manager: { a: 9.5, b: 4, c: 10, d: 3, e: 7, f: 0.5, g: 0, h: 5, i: 2.5, j: 6, k: 5.5, l: 5 },
    personnel: {
      a: 10,
      b: 4.5,
      c: 9,
      d: 2.5,
      e: 7.5,
      f: 0.5,
      g: 1,
      h: 4,
      i: 3,
      j: 6.5,
      k: 5,
      l: 5.5,
    },
  },
}
