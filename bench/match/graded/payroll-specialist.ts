import type { GradedCase } from './graded-case.ts'

export const payrollSpecialist: GradedCase = {
  profession: 'payroll specialist',
  posting: `Payroll Specialist (Permanent, Hybrid: 3 days in office)
Northlake Cold Storage Ltd., Mississauga, Ontario
Compensation: $68,000 – $78,000 | Reports to: Controller

Northlake runs nine refrigerated warehouses in Ontario, Quebec and Alberta. About 820 people are paid by us, two thirds of them hourly and unionized under three collective agreements.

Responsibilities
Process biweekly hourly and semi-monthly salaried payrolls end to end in Dayforce, including shift premiums, retro pay, union dues and garnishments
Reconcile hours with site supervisors before cut-off
Prepare and file source deductions, EHT, WSIB and CNESST remittances; issue ROEs within the legal time
Year-end: T4, T4A, RL-1 and the pension adjustment
Prepare payroll journal entries and reconcile clearing accounts monthly
Answer employees' questions with patience, in writing and by phone
Support internal and external audits

Qualifications
PCP designation from the National Payroll Institute (required)
3+ years of full-cycle Canadian payroll for 300 or more employees
Multi-provincial payroll, Quebec included
Working knowledge of collective agreements
Strong Excel (lookups, pivot tables)
Discretion

Assets: Dayforce, French, experience in logistics or manufacturing, having lived through a system migration.

Northlake welcomes all applicants and will accommodate needs on request. Only those selected for an interview will be contacted.`,
  cvs: {
    a: `Marisol Kettering-Dubé | Hamilton ON | 289-555-0150 | marisol.kd@example.com

2016 – 2026 Owner, Dubé Yarn & Tea. Retail shop, two part-time helpers, bookkeeping in QuickBooks. Lease ended this summer.

2003 – 2016 Payroll Officer, Escarpment Foods (meat packing, 750 hourly, UFCW). Full-cycle payroll in ADP, shift premium, retro pay, union dues, garnishments, T4, RL-1 for the Quebec plant, ROEs, pension adjustments. Supervised one clerk 2010 – 2016.

1999 – 2003 Accounts payable clerk, same company

PCP granted 2008, lapsed 2017 for missing continuing education; I asked the Institute about reinstatement and was told I must pass the legislation course again, which I've signed up for (January intake).
Business diploma, Mohawk-area college, 1999. French mother tongue.`,
    b: `Rosalind Achterberg-Mills, CPA, PLP
rosalind.am@example.com — Oakville, Ontario

Director, Payroll & Total Rewards Operations, Cormorant Rail Services (6,400 employees, all provinces and four US states), 2015–2026. Team of 19; $510M annual payroll; Workday implementation; eleven collective agreements; CRA trust examination closed without assessment.
Payroll Manager, Lakeshore Steel, 2007–2015. 2,100 employees, USW.
Payroll Supervisor, then Accountant, various, 1998–2007.

CPA (CGA legacy) 2004; Payroll Leadership Professional 2010 (PCP before it); Six Sigma green belt.
Board treasurer, a hospice.

My position was eliminated in the merger. Salary is open to discussion; I would value a smaller company close to home. I have not run a pay cycle with my own hands since around 2013, but I have fixed a good many.`,
    c: `Aurelio Pinkerton-Vance, RMT
Registered Massage Therapist, Port Credit
aurelio.pv@example.com

Experience
Lakeview Wellness Clinic, RMT, 2016–present. Deep tissue, prenatal, sports; 28 clients a week; direct billing to insurers; charting in Jane App.
Cruise line spa, therapist, 2013–2016. Caribbean and Alaska.
Volunteer: Toronto marathon recovery tent.

Education
Massage therapy diploma (2,200 hours), 2013
Registered with the CMTO; first aid and CPR C

Skills
Listening, confidentiality of health records, scheduling, point of sale, basic QuickBooks for my own invoices

I'm looking for a desk job with regular hours because of my wrists, and I've always been organized with money.`,
    d: `Tamsin Oduya-Leclair, PCP
Brampton, ON · 905-555-0114 · tamsin.ol@example.com

Pay Administrator, Harrow & Finch Auto Parts (plant of 560, ON and QC), May 2020 – present
Every second Thursday is mine: 480 shop-floor cheques and 80 office staff. I chase missing punches with the foremen, apply night and weekend differentials out of two union contracts, and settle the back pay when a contract is signed late. Government payments go out to CRA and Revenu Québec, board premiums for both provinces. Relevé 1 and T4 slips three years running with no amendments. In 2023 we left ADP for Ceridian's product; I ran both side by side for three cycles.
Month end: booking the pay accruals, clearing the suspense account.

Payroll Clerk, Mapleridge Senior Living, 2017 – 2020
310 staff, SEIU locals, records of employment, court orders.

Payroll diploma, Sheridan-area college, 2017. Certified 2019, CPE current.
Français: conversational.`,
    e: `Fiona Grassick-Lund
Senior Payroll Officer (UK trained)
Burlington, Ontario. fiona.gl@example.com. 289-555-0183

Experience
Accounts Payable and Expenses Specialist, Torvane Dental Supplies, Burlington, 2025 – present
Vendor invoices, expense reports, month-end accruals, Excel, NetSuite.
Senior Payroll Officer, Ailsa Foods Group, Glasgow, 2015 – 2024
Weekly and monthly payroll of 2,300 factory and office staff, Unite agreement, shift allowances, attachment of earnings, RTI filing, P60s and P11Ds, pension auto-enrolment. iTrent to Workday changeover.
Payroll Administrator, Clydebank Hotels, 2011 – 2015

Qualifications
CIPP Foundation Degree in Payroll Management (UK), 2017
Payroll Compliance Legislation (NPI), passed June 2026; other PCP courses from January
No Canadian payroll practice so far.`,
    f: `Lukas Tremayne-Okafor
T: 905-555-0147  E: lukas.to@example.com  Mississauga

Shift Supervisor and timekeeper, Northern Frost Warehousing, Mississauga, 2019 to present
Lead of 45 unionized order pickers in a freezer warehouse (Teamsters). Since 2021 also the site's time and attendance: fix punches in Dayforce, code overtime and freezer premium, send the hours to head office payroll before cut-off, sort out pay queries, sit on the grievance committee for pay disputes (31 handled, 2 to arbitration).

Warehouse associate, same company, 2015 to 2019
Bank teller, Humber Credit Union, 2012 to 2015

Education: Business Administration diploma (accounting), 2012. NPI Payroll Fundamentals 1 in progress.
Excel: good. Reach truck licence. French: no. German: yes.`,
    g: `Priyanka Thorsby-Rao
Benefits & Pension Administrator

Mississauga, ON | 905-555-0162 | pthorsbyrao@example.com

Great Dominion Insulation Co. | Benefits and Pension Administrator | 2019–present
Administers group benefits, disability claims and DC pension for 900 employees in ON, QC and AB. Enrolments, terminations, pension adjustment calculation, taxable benefit feeds to the payroll team, carrier invoices reconciliation. Backup for payroll during two vacations a year: entered changes and previewed the run in Dayforce.
Helm Life | Group claims examiner | 2015–2019

BA Sociology 2014; CEBS (GBA designation) 2021; enrolled in the PCP program, first course passed
Excel: pivot tables, lookups. French intermediate.
Familiar with two collective agreements on the benefits side.`,
    h: `Devraj Illingworth-Soni, PCP (2020)
647-555-0133, Mississauga

Payroll Coordinator, Steelgate Logistics, 2021 – now. 600 hourly drivers and dock staff, ON/QC/AB, Unifor. Full cycle in Dayforce, remittances, ROEs, T4/RL-1, GL.
Payroll Clerk, Steelgate, 2018 – 2021.

Accounting diploma, Peel-area college, 2018. Excel daily (pivots, lookups). No French, but the Quebec drivers and I get by. Never missed a pay date.`,
    i: `Emeka Brannigan
emeka.brannigan@example.com, 365-555-0128, Mississauga

EDUCATION
Postgraduate certificate, Payroll and HR, Peel-area college, April 2026 (GPA 3.8)
PCP: all four courses passed; one year of work experience still to be completed
BSc Mathematics, Nsukka, 2021

EXPERIENCE
Payroll Clerk (co-op, then contract), Orchard & Vale Staffing, Jan 2026 – present. Entering timesheets for 400 temps, checking stat holiday pay, drafting ROEs for review, answering the pay inbox. Avanti.
Warehouse associate, cold chain DC, Brampton, 2024 – 2025 (part-time during studies)
Mathematics tutor, 2021 – 2023

SKILLS
Excel (pivot tables, XLOOKUP, a little VBA). English, Igbo, beginner French.
Permanent resident.`,
    j: `PAYROLL SPECIALIST
Brock Hennigar-Shaw, bhs@example.com

Qualifications: PCP designation from the National Payroll Institute. 3+ years of full-cycle Canadian payroll for 300 or more employees. Multi-provincial payroll, Quebec included. Working knowledge of collective agreements. Strong Excel (lookups, pivot tables). Discretion. Dayforce, French, logistics, manufacturing, system migration.

Responsibilities held:
- Process biweekly hourly and semi-monthly salaried payrolls end to end in Dayforce, including shift premiums, retro pay, union dues and garnishments
- Reconcile hours with site supervisors before cut-off
- Prepare and file source deductions, EHT, WSIB and CNESST remittances; issue ROEs within the legal time
- Year-end: T4, T4A, RL-1 and the pension adjustment
- Payroll journal entries, clearing accounts monthly
- Answer employees' questions with patience
- Support internal and external audits

Employment: several companies, Ontario`,
    k: `Wendeline Hartsook
London, Ontario (moving to Milton) | w.hartsook@example.com | 519-555-0171

Payroll and Office Administrator
Hartsook Brothers Produce, 2004 – present (22 years)
I have done the pay for the packing houses since there was a punch clock: today 340 in season, 120 in winter, in Ontario and two farms in Quebec. Biweekly hourly, piece rates, foreign seasonal workers, one union (UFCW since 2016), garnishees, remittances, ROEs, WSIB, CNESST, T4s, relevés. Sage 300 and since 2021 Payworks. I do the payroll entries and the accountant has never had to reopen a year.

Education
Secondary school diploma; bookkeeping certificate 2003. I took Payroll Compliance Legislation in 2019 and passed with 88, but did not go on to finish the PCP. I would finish it (two courses) if hired.

Excel every day. French: I manage on the phone.`,
    l: `Consolata Wexcombe-Ng
416-555-0109 | cwexcombeng@example.com | Toronto

SUMMARY
Twelve years of payroll, most of it hourly and unionized.

EXPERIENCE
Payroll Specialist, Trillium Grove Bakeries, Toronto. Aug 2019 – present
Full-cycle biweekly payroll, 940 people, six plants in ON, AB, BC. Dayforce super user; wrote the pay rules testing script for the 2022 migration from Kronos. Three UFCW agreements. Reduced off-cycle payments from 31 to 6 a month. T4/T4A, PIER review, WSIB annual reconciliation, EHT, pension adjustment for the DB plan. Journal entries, clearing account, SOX-type control evidence.
Payroll Administrator, Vantry Hospitality, Toronto. 2014 – 2019
Six hotels, 700 staff, gratuities, ROEs, garnishments.
Payroll assistant, agency, 2013 – 2014

EDUCATION
BCom (HR), Toronto 2013. PCP 2016; enrolled in Payroll Leadership Professional, two courses left.

SKILLS
Excel (XLOOKUP, pivots), Workday basics. Quebec payroll: one seasonal crew in Gatineau in 2021 only. Languages: English, Cantonese.`,
  },
  grades: {
    recruiter: { a: 3.5, b: 6, c: 0, d: 9.5, e: 2.5, f: 2, g: 3, h: 9, i: 4, j: 1.5, k: 5, l: 8 },
    manager: {
      a: 4,
      b: 5.5,
      c: 0,
      d: 9.5,
      e: 2.5,
      f: 2.5,
      g: 3.5,
      h: 9,
      i: 3,
      j: 1.5,
      k: 5,
      l: 7.5,
    },
    personnel: {
      a: 3,
      b: 6.5,
      c: 0,
      d: 9.5,
      e: 2,
      f: 1.5,
      g: 2.5,
      h: 9,
      i: 3,
      j: 2.5,
      k: 4,
      l: 7.5,
    },
  },
}
