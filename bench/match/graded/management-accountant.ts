import type { GradedCase } from './graded-case.ts'

export const managementAccountant: GradedCase = {
  profession: 'management accountant',
  posting: `Management Accountant, Dunmere Furniture Ltd

Reports to the Financial Controller. The company makes beds in two factories and sells £38m a year.

Responsibilities
- Monthly management accounts within eight working days
- Budgets, rolling forecasts and variance analysis with factory managers
- Standard costing and stock valuation
- Balance sheet reconciliations, accruals and prepayments
- Support the year-end audit

Requirements
- CIMA or ACCA, qualified or finalist
- 3+ years in a similar role, in manufacturing if possible
- Advanced Excel
- An ERP system, ideally Sage 200 or SAP
- Able to explain figures to people who are no accountants

Nice to have: Power BI, experience of a system change`,
  cvs: {
    a: `Delphine Cray ACMA, Management Accountant
Oakrill Kitchens (manufacturing), 2020 - present
- Management accounts of three plants by working day seven
- Standard costs, stock valuation, monthly margin review with plant managers
- Budget and rolling forecast of £45m; variance analysis
- Balance sheet reconciliations, accruals, audit file
- Moved the group from Sage 200 to SAP; Power BI dashboards
CIMA qualified 2021. Advanced Excel, Power Query.`,
    b: `Hugo Tennant, Assistant Management Accountant
Brisco Foods, 2022 - present
- Prepare journals, accruals and prepayments
- Balance sheet reconciliations; draft of the management accounts
- Stock counts and stock valuation
- Excel (pivot tables, XLOOKUP), Sage 200
CIMA: 12 of 16 papers passed. AAT Level 4, 2022.`,
    c: `Saoirse Melrose ACA, Audit Manager
Pickford Lane LLP, 2017 - present
- Lead audits of manufacturers up to £60m turnover
- Stock, standard cost and revenue testing; statutory accounts under FRS 102
- Manage seven seniors
- Present findings to boards
ACA 2020, BA Economics. Excel, CaseWare.`,
    d: `Barnaby Firth, Finance Business Partner
Retail chain Larkway, 2018 - present
- Partner to 60 shops: budgets, forecasts, variance analysis, business cases
- Weekly flash, monthly reporting pack
- Power BI models used by 80 managers
- SAP, advanced Excel
ACCA qualified 2019.`,
    e: `Yusra Pell, Bookkeeper
Self-employed, 2011 - present
- Sales and purchase ledgers for 20 small firms
- VAT returns, bank reconciliation, payroll
- Xero, QuickBooks, Sage 50
- Year-end file for the accountant
AAT Level 3.`,
    f: `Linus Abernethy ACCA, Financial Controller
Tarn Steelworks, 2008 - present
- Run a finance team of eleven; statutory accounts, tax, banking, audit
- Own the budget, standard costing and stock of two plants
- Implemented SAP S/4HANA
- Board reporting
ACCA 2006. Seeks a smaller role nearer home.`,
    g: `Mina Rothwell, Financial Analyst
Insurer Calder Life, 2021 - present
- Forecast models in Excel and Power BI
- Variance analysis of claims cost
- SQL queries, board slides
MSc Finance 2021. CFA level 1. Not studying for an accounting body.`,
    h: `Oskar Lune, Cost Accountant
Dravik Castings, Brno, 2016 - present
- Standard costing, BOM and routing costs, inventory valuation for a foundry
- Monthly closing, variances explained to shift leaders
- SAP CO, Excel with VBA
- Budget of production overheads
Ing. in Accounting 2015. CIMA Certificate level; two papers of the operational level. English C1.`,
    i: `Carys Whitlow, Management Accountant
NHS trust, 2015 - present
- Monthly budget statements for 40 ward managers, forecasts, variance analysis
- Accruals, prepayments and reconciliations
- Train non-finance managers in reading budgets
- Oracle, advanced Excel
CIPFA qualified 2017.`,
    j: `Dominic Sear, Accounts Payable Manager
Hartnell Logistics, 2013 - present
- Team of six, 9,000 invoices a month
- Supplier statement reconciliation, payment runs
- Accruals at month end
- SAP, Excel
AAT Level 4. Started ACCA in 2014, stopped.`,
    k: `Noor Iveson, Management Accountant
Packaging maker Foldwell, 2023 - present
- Management accounts by day nine, one site
- Overheads, variance commentary, forecasts
- Stock and standard cost roll with the cost engineer
- Sage 200, Excel
ACCA finalist, last paper in March. Graduate finance scheme 2021 - 2023. BSc Accounting.`,
    l: `Rafe Underhill, Production Planner
Dunmere Furniture, 2012 - present
- Plan both factories, stock accuracy 98 %
- Cost of materials and routings with finance
- Excel, Sage 200 manufacturing
- Budget holder
HNC Business. Studying AAT Level 3 in the evening.`,
  },
  grades: {
    recruiter: { a: 10, b: 6, c: 4, d: 7, e: 1, f: 7, g: 2, h: 6, i: 6, j: 2, k: 9, l: 1 },
    manager: { a: 10, b: 6, c: 6, d: 6, e: 1, f: 7, g: 3, h: 8, i: 5, j: 2, k: 9, l: 3 },
    personnel: { a: 10, b: 6, c: 6, d: 8, e: 0, f: 7, g: 2, h: 4, i: 7, j: 1, k: 9, l: 1 },
  },
}
