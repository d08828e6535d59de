import type { GoldenCase } from './golden-case.ts'

export const dataAnalyst: GoldenCase = {
  profession: 'data analyst',
  posting: `Data Analyst, Customer Insights
Toronto, ON (hybrid). Permanent, full-time

Maplecart delivers groceries to 300,000 households in Ontario. The Customer Insights team answers one question: why do people come back?

In this role you will
* write SQL against our Snowflake warehouse every day
* build and maintain dashboards in Tableau or Power BI for marketing and operations
* analyse A/B tests and explain what the numbers do and do not say
* define metrics together with product managers
* clean data and document where it came from

What we are looking for
* 2+ years as a data analyst or in a similar analytical role
* Strong SQL
* Python or R for analysis
* Good grasp of statistics: significance, sampling, regression
* Data visualization that a busy person understands
* A bachelor's degree in statistics, economics, computer science or a related field, or equivalent experience
* Clear presentation to people who do not love numbers

Bonus points
* dbt
* Experience in e-commerce or retail
* French

You don't need machine learning for this job.

Why Maplecart
RRSP matching, four weeks of vacation, half-price groceries, parental leave top-up and a team that reads books. Maplecart is committed to employment equity. Accommodation is available on request at every stage of the hiring process under the AODA.`,
  cvs: {
    strong: `Anneke Vanderholt-Singh
Toronto, ON | anneke.vs@example.com | 416-555-0133

DATA ANALYST

Experience

Data Analyst, Birchbasket Online, Toronto | January 2023 – Present
• Write SQL on Snowflake and BigQuery for an online shop with 90,000 orders a month
• Own 14 Tableau dashboards; weekly users grew from 20 to 130
• Analysed 31 A/B tests of checkout and search; two of them raised repeat orders by 4.2%
• Model churn with logistic regression in Python (pandas, statsmodels)
• Moved 60 tables of business logic into dbt with tests and descriptions
• Present findings to the leadership team each month in ten slides or fewer

Junior Data Analyst, Lakehead Transit Authority, Hamilton | June 2021 – December 2022
• Cleaned ridership data of 22 bus lines in R and wrote down every source
• Designed the sampling plan of the yearly rider survey
• Built Power BI reports for depot managers
• Agreed definitions of "late" and "full" with operations

Education
Bachelor of Science in Statistics, Escarpment University, 2021

Skills
SQL, Snowflake, Tableau, Power BI, Python, R, dbt, Excel, Git

Languages
English, French (intermediate), Dutch`,
    fair: `Omar Kestelwood
Mississauga, ON, omar.kestelwood@example.com, 905-555-0158

Profile
Reporting analyst at a hospital group, good with spreadsheets and deadlines. Wants to move into deeper analysis.

Experience

Reporting Analyst, Credit Hollow Health Network, Mississauga
February 2024 to present
- Pull data from the warehouse with SQL queries written by the team and adapt them
- Prepare weekly bed and staffing reports in Excel
- Maintain two Power BI dashboards for nurse managers
- Find and correct wrong entries in admission data
- Explain figures to managers by phone

Administrative Assistant, Credit Hollow Health Network
August 2021 to January 2024
- Entered surgery bookings, kept waiting lists, ordered supplies
- Set up a spreadsheet that warned of double bookings

Education
Bachelor of Commerce, Humberline University, 2021

Courses
SQL for data analysis (online, 2023)
Excel Expert, 2022

Skills
Excel, Power Query, SQL, Power BI, data cleaning, report writing, time management, PowerPoint

Interests
Cricket statistics since childhood, cooking, chess; I keep a small league table for our office tournament`,
    near: `Corinne Haldimand
Ottawa, ON | corinne.haldimand@example.com | 613-555-0109

MARKET RESEARCH COORDINATOR

Profile
Coordinator of surveys and focus groups, five years in an agency for consumer brands.

Experience
Research Coordinator, Rideau Opinion Group, Ottawa, 2022 - present
• Recruit panels and moderate focus groups in English and French
• Write questionnaires and programme them in Qualtrics
• Summarise open answers and charts in PowerPoint decks for clients
• Watch quotas and field costs of 25 studies a year
• Present results to brand managers
• Buy sample from two panel suppliers and compare their prices and quality

Field Supervisor, Rideau Opinion Group, 2020 - 2022
• Trained and scheduled 18 phone interviewers
• Listened to calls for quality
• Kept the do-not-call list
• Reported progress each evening
• Paid interviewers and kept their time sheets

Education
Bachelor of Arts in Sociology, Gatineau Hills University, 2020

Skills
Survey design, Qualtrics, focus groups, interviewing, PowerPoint, Excel, report writing, project coordination

Languages
French (native), English (fluent)

Memberships
National association of research professionals since 2023`,
    far: `Leopold Grantchester-Yu
Vancouver, BC | leopold.gy@example.com | 604-555-0148

CARPENTER

Profile
Red Seal carpenter with fourteen years in houses, heritage windows and stairs. I measure twice.

Experience
Lead Carpenter, Tidewood Restorations, Vancouver, 2018 - present
• Lead a crew of four on heritage houses
• Rebuilt 85 sash windows and eleven curved stairs
• Finish projects on the promised day nine times out of ten
• Talk owners through choices and costs at the kitchen table
• Teach apprentices to sharpen, scribe and fit

Carpenter, Burrard Framing Co., Burnaby, 2012 - 2018
• Framed houses and townhouses of up to forty units
• Built forms and poured foundations
• Hung doors, laid floors and fitted kitchens
• Kept the site safe and the lumber dry

Education
Carpentry apprenticeship, Coast Range Polytechnic, 2012 - 2016

Tickets
Red Seal Carpenter, fall protection, first aid level 1, aerial lift

Skills
Framing, finish carpentry, joinery, stair building, blueprint reading, estimating, crew leadership

Interests
Wooden boats, and old tools in working order.`,
  },
  asks: [
    { words: '2+ years', importance: 'must' },
    { words: 'SQL', importance: 'must' },
    { words: 'Python or R', importance: 'must' },
    { words: 'statistics', importance: 'must' },
    { words: 'Data visualization', importance: 'must' },
    { words: "bachelor's degree", importance: 'must' },
    { words: 'Snowflake' },
    { words: 'Tableau' },
    { words: 'A/B tests' },
    { words: 'dbt', importance: 'nice' },
    { words: 'French', importance: 'nice' },
    { words: 'e-commerce', importance: 'nice' },
  ],
  asksNot: ['machine learning', 'RRSP', 'half-price groceries', 'parental leave', 'reads books'],
  shows: [
    { words: 'SQL', quotes: ['Write SQL on Snowflake and BigQuery', 'SQL, Snowflake'] },
    { words: 'A/B tests', quotes: ['Analysed 31 A/B tests'] },
    { words: 'Python or R', quotes: ['logistic regression in Python', 'bus lines in R'] },
    {
      words: 'statistics',
      quotes: ['Bachelor of Science in Statistics', 'logistic regression', 'sampling plan'],
    },
    { words: 'dbt', quotes: ['business logic into dbt'] },
    { words: 'Tableau', quotes: ['Own 14 Tableau dashboards', 'Built Power BI reports'] },
    { words: 'e-commerce', quotes: ['online shop with 90,000 orders a month'] },
    { words: 'French', quotes: ['French (intermediate)'] },
  ],
  lacks: ['Python or R', 'A/B tests', 'dbt', 'French', 'Snowflake'],
}
