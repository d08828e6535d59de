import type { GoldenCase } from './golden-case.ts'

export const paralegal: GoldenCase = {
  profession: 'paralegal',
  posting: `Litigation Paralegal

Bexhall & Rowntree LLP is a 40-attorney firm in downtown Denver that defends manufacturers and insurers. Our Product Liability group seeks a Litigation Paralegal to support three partners and four associates.

Responsibilities
• Manage discovery from first request to production, including e-discovery in Relativity
• Draft subpoenas, discovery responses and routine motions
• File in state and federal courts through CM/ECF and Colorado Courts E-Filing
• Summarize depositions and medical records
• Prepare exhibits and trial binders and assist at trial
• Keep the docket and calendar deadlines

Qualifications
• Bachelor's degree or a paralegal certificate from an ABA-approved program
• 3-5 years of litigation paralegal experience
• Proficiency in Relativity or a similar e-discovery platform
• Strong legal research skills (Westlaw or Lexis)
• Accurate cite-checking under the Bluebook
• Ability to handle confidential information

Preferred
• Product liability or insurance defense background
• Colorado notary commission
• Spanish

A law degree is neither required nor expected.

Compensation and benefits
$68,000 to $82,000 depending on experience, medical, dental and vision insurance, 401(k), RTD EcoPass and a summer hours program. Bexhall & Rowntree LLP is an Equal Opportunity Employer and encourages candidates of all backgrounds to apply.`,
  cvs: {
    strong: `Noelle Barrington-Cruz
Denver, CO 80203 | (303) 555-0154 | noelle.bc@example.com

LITIGATION PARALEGAL

PROFESSIONAL EXPERIENCE

Litigation Paralegal, Hadley Stromberg PC, Denver, Colorado
August 2021 - Present
• Run discovery in 25 open product liability and premises cases, from requests to production
• Process and review up to 300,000 documents in Relativity; built search terms that cut review time by a third
• Draft subpoenas, interrogatory answers, privilege logs and routine motions
• E-file in Colorado district courts and in federal court (CM/ECF)
• Summarize depositions and medical records for two partners
• Prepared exhibits and trial binders for five jury trials and ran the trial screen
• Keep the team's docket; no missed deadline in four years

Legal Assistant, Moffat Reyes Insurance Defense, Aurora, Colorado
June 2019 - July 2021
• Opened files, ordered records and kept attorneys' calendars
• Checked citations against the Bluebook
• Researched case law in Westlaw for associates
• Signed NDAs for every matter and kept medical files locked

EDUCATION
Bachelor of Arts in Political Science, Front Range University, 2019
Paralegal Certificate (ABA-approved), Arapahoe Bend College, 2020

ADDITIONAL
Notary Public, State of Colorado
Spanish, professional working level
Relativity Certified User, 2023`,
    fair: `Gideon Faulkstone
Fort Collins, CO | 970-555-0121 | gideon.faulkstone@example.com

Summary
Paralegal with two years in family law who enjoys court papers, calendars and careful filing.

Experience

Paralegal, Law Office of T. Merriweather-Quill, Fort Collins
November 2024 - present
- Draft petitions, parenting plans and financial statements
- File through Colorado Courts E-Filing and serve the other side
- Exchange mandatory disclosures with opposing counsel
- Calendar hearings and deadlines for a solo attorney
- Talk to upset clients with patience and keep their papers confidential

Legal Secretary, Law Office of T. Merriweather-Quill
February 2023 - October 2024
- Answered phones, scanned mail and billed time in Clio
- Scheduled mediations and mailed notices to clients

Barista, Cloud Peak Coffee, Fort Collins, 2020 - 2023
- Opened the shop, trained new hires and counted the till

Education
Associate of Applied Science, Paralegal Studies, Poudre Ridge College (ABA-approved), 2023

Skills
Clio, Microsoft Word, Adobe Acrobat, legal drafting, client intake, proofreading, typing 75 wpm

Volunteer
Intake desk of a free legal clinic, one Saturday a month`,
    near: `Tamsin Okonedo-Wray
Colorado Springs | 719-555-0138 | tamsin.ow@example.com

COMPLIANCE ANALYST

Summary
Compliance analyst at a credit union, six years of policies, audits and member complaints.

Experience
Compliance Analyst, Pikes Summit Credit Union, Colorado Springs, 2022 - present
• Review advertising, forms and fee changes against federal rules
• Track 120 action items from audits and examinations to their end
• Draft policies and yearly training for 260 employees
• Answer regulators' document requests on time
• Investigate complaints and write the replies

Member Service Representative, Pikes Summit Credit Union, 2020 - 2022
• Opened accounts and explained loans
• Verified identity papers and reported unusual transactions
• Handled confidential member files
• Won the branch's service award in 2021

Education
Bachelor of Science in Business Administration, Garden Mesa University, 2020

Certifications
Certified Credit Union Compliance Expert, 2024

Skills
Policy writing, risk assessment, internal audit, BSA/AML, document review, Excel, SharePoint, public speaking

Community
Treasurer of a neighborhood food pantry since 2021, with a yearly budget of $90,000`,
    far: `Roscoe Delacroix-Penn
Boulder, CO | 720-555-0177 | roscoe.dp@example.com

PASTRY CHEF

Profile
Pastry chef with twelve years in hotels and bakeries, happiest with laminated dough at four in the morning.

Experience
Head Pastry Chef, Hotel Flatiron House, Boulder, 2019 - present
• Lead a team of six for two restaurants, banquets and room service
• Bake for weddings of up to 400 guests
• Brought food cost of desserts from 31% to 24%
• Change the plated dessert menu with the seasons
• Train apprentices in tempering and sugar work

Pastry Cook, Bakehouse on Pearl, Boulder, 2014 - 2019
• Shaped 900 croissants on a Saturday
• Developed a gluten-free line that became a fifth of sales
• Ordered flour, butter and fruit from nine suppliers
• Kept ovens and mixers in good repair

Education
Associate degree in Baking and Pastry Arts, High Plains Culinary School, 2014

Certificates
ServSafe Manager

Skills
Lamination, chocolate, plated desserts, wedding cakes, bread, menu costing, kitchen leadership

Awards
Second place, regional croissant competition, 2023`,
  },
  asks: [
    { words: "Bachelor's degree", importance: 'must' },
    { words: 'paralegal certificate', importance: 'must' },
    { words: '3-5 years', importance: 'must' },
    { words: 'Relativity', importance: 'must' },
    { words: 'legal research', importance: 'must' },
    { words: 'Bluebook', importance: 'must' },
    { words: 'discovery' },
    { words: 'CM/ECF' },
    { words: 'depositions' },
    { words: 'notary', importance: 'preferred' },
    { words: 'insurance defense', importance: 'preferred' },
    { words: 'Spanish', importance: 'preferred' },
  ],
  asksNot: ['law degree', 'vision insurance', 'EcoPass', 'summer hours', '401(k)'],
  shows: [
    { words: 'Relativity', quotes: ['Process and review up to 300,000 documents in Relativity'] },
    { words: 'CM/ECF', quotes: ['in federal court (CM/ECF)'] },
    { words: 'depositions', quotes: ['Summarize depositions and medical records'] },
    { words: 'Bluebook', quotes: ['Checked citations against the Bluebook'] },
    { words: 'legal research', quotes: ['Researched case law in Westlaw'] },
    { words: 'notary', quotes: ['Notary Public, State of Colorado'] },
    {
      words: "Bachelor's degree",
      quotes: ['Bachelor of Arts', 'Paralegal Certificate (ABA-approved)'],
    },
    {
      words: 'insurance defense',
      quotes: ['Moffat Reyes Insurance Defense', 'product liability and premises cases'],
    },
  ],
  lacks: ['Relativity', 'Bluebook', 'notary', 'Spanish', 'depositions'],
}
