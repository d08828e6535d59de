export const accounting = `
# core bookkeeping
accounting | accountancy, accounting experience, accounting functions, accounting operations, general accounting, accounting duties | knowledge
bookkeeping | book-keeping, bookkeeping experience, full charge bookkeeping, keeping books, maintained books, double entry bookkeeping, double-entry | skill | implies: accounting
accounts payable | =AP@, A/P, purchase ledger, AP processing, AP experience, accounts payable processing, bought ledger, payables | skill | | related: bookkeeping
accounts receivable | =AR@, A/R, sales ledger, AR experience, accounts receivables, receivables | skill | | related: bookkeeping
invoice processing | invoicing, processing invoices, processed invoices, invoice entry, supplier invoices, vendor invoices, invoice approval, purchase invoices, process invoices | skill | | related: accounts payable
three-way matching | 3-way match, three way match, invoice matching, matching invoices to purchase orders, PO matching, 2-way and 3-way matching | skill | implies: accounts payable
supplier payments | payment runs, BACS payments, BACS runs, vendor payments, payment run, check runs, cheque runs, weekly check run, payment processing, ACH payments, vendor check runs, processing payments to suppliers, payment proposals | skill | implies: accounts payable
supplier statement reconciliation | supplier statements, vendor statements, statement reconciliations, vendor reconciliation, vendor statement reconciliation | skill | implies: accounts payable
vendor master data | vendor maintenance, supplier set-up, vendor set up, vendor records, new vendor setup, vendor master file, supplier maintenance | skill
billing | customer invoicing, sales invoicing, customer billing, raising invoices, client billing, sales invoices, invoice generation, raising sales invoices, issuing invoices, prepared invoices, billing experience, generate invoices | skill | | related: accounts receivable
credit control | debt collection from customers, credit controlling, chasing payments, chasing debt, overdue accounts, aged debt, debtor management, debtors, chasing overdue invoices, debtor days, outstanding debt, aged debtors, DSO, days sales outstanding | skill | | related: accounts receivable
collections | collections calls, debt recovery, debt collection, past due accounts, delinquent accounts, skip tracing, account collections, collection calls, payment arrangements, debt recoveries | skill | | related: credit control
FDCPA | fair debt collection practices act, FDCPA compliance | knowledge
cash application | cash allocation, cash posting, payment posting, allocating payments, applying payments, posting payments, allocating cash, applying cash, cash receipts, remittances | skill | | related: accounts receivable
customer credit checks | credit applications, credit limits, credit checks, credit accounts set up, customer credit assessment, credit insurance | skill
aging reports | ageing reports, AR aging, aged debtor reports, AP aging, aging report, aged creditor reports | skill
bank reconciliation | bank reconciliations, bank recs, bank rec, reconciling bank statements, reconciled bank statements, bank statement reconciliation, daily bank reconciliation | skill | | related: account reconciliation
account reconciliation | account reconciliations, reconciliations, balance sheet reconciliation, reconciling accounts, reconciled accounts, general ledger reconciliation, balance sheet reconciliations, ledger reconciliation, control account reconciliations, GL reconciliations, GL account reconciliations | skill | implies: general ledger
credit card reconciliation | corporate credit cards, company credit cards, credit card statements, credit card reconciliations, purchase cards, P-card, P-cards | skill
petty cash | petty cash handling, petty cash management, petty cash reconciliation | skill
expense processing | expense reports, expense claims, employee expenses, staff expenses, expense reimbursement, processing expenses, expense report processing, T&E, travel and expense, expenses processing, employee reimbursements | skill
expense management software | Concur, SAP Concur, Concur Expense | tool
Expensify | | tool | implies: expense management software
Pleo | | tool | implies: expense management software
Certify expenses | Ramp expenses | tool | implies: expense management software
Brex | | tool | implies: expense management software
Dext | | tool | implies: expense management software
Receipt Bank | | tool | implies: expense management software
Hubdoc | | tool | implies: expense management software
AutoEntry | | tool | implies: expense management software
Soldo | | tool | implies: expense management software
Spendesk | | tool | implies: expense management software
accounts payable automation | invoice automation | tool | implies: accounts payable
Bill.com | | tool | implies: accounts payable automation
AvidXchange | | tool | implies: accounts payable automation
Tipalti | | tool | implies: accounts payable automation
Kofax | | tool | implies: accounts payable automation
Stampli | | tool | implies: accounts payable automation
MineralTree | | tool | implies: accounts payable automation
OCR invoicing | | tool | implies: accounts payable automation
ApprovalMax | | tool | implies: accounts payable automation
general ledger | =GL@, general ledger accounting, nominal ledger, GL accounting, ledger maintenance, general ledger maintenance, GL coding, chart of accounts, nominal codes, GL entries, ledgers | skill | implies: accounting
journal entries | journals, posting journals, journal posting, journal entry, general journal entries, journal entry preparation, month end journals, adjusting entries, posted journals, prepare journal entries | skill | | related: general ledger
accruals and prepayments | accruals, prepayments, accruals and deferrals, accrual accounting, prepaids, prepaid expenses, deferred revenue, accrued expenses, prepaids and accruals, accrued income | skill | | related: month-end close
month-end close | month end, month-end, month end close, month-end closing, month-end procedures, monthly close, period end close, period-end close, closing the books, closed books, financial close, month end accounts, closing process, month end processes, month-end reporting, month-end process, monthly closing, monthly close process, close process, month end reporting | skill | implies: general ledger
year-end close | year end, year-end, year end accounts, year-end accounts, year-end closing, year end close, annual close, fiscal year end, year end processes, year-end financial statements, quarter end, quarter-end close | skill | | related: month-end close
trial balance | to trial balance, accounts to trial balance, trial balances, up to trial balance, draft trial balance | skill | implies: bookkeeping
financial statements | financial statement preparation, preparation of financial statements, preparing financial statements, income statement, income statements, financial statement, prepared financial statements, income statements and balance sheets, compilation of financial statements | skill | implies: accounting
balance sheet | balance sheets, balance sheet review, balance sheet analysis | knowledge
profit and loss account | =P&L, profit and loss, P&L statements, P&L accounts, profit & loss, profit and loss statements | knowledge
cash flow statement | statement of cash flows, cashflow statements, cash flow statements | skill | implies: financial statements
management accounts | management accounting, monthly management accounts, management accounts preparation, management reporting packs, board packs, management packs, preparing management accounts, managerial accounting | skill | | related: financial statements
statutory accounts | statutory accounts preparation, statutory reporting, statutory financial statements, Companies House filing, Companies House, limited company accounts, statutory accounting, annual accounts, year end statutory accounts, final accounts preparation, accounts preparation, accounts production | skill | implies: financial statements
sole trader accounts | sole traders and partnerships, partnership accounts, sole trader and partnership accounts, incomplete records | skill | | related: statutory accounts
fixed assets | fixed asset register, depreciation, fixed asset accounting, capitalisation of assets, fixed asset ledger, amortization, fixed asset management, fixed assets register, depreciation schedules, capital expenditure accounting, asset depreciation, fixed asset schedules, amortisation | skill | implies: accounting
intercompany accounting | intercompany reconciliations, intercompany transactions, intercompany, intercompany reconciliation, inter-company, intercompany balances, intercompany eliminations | skill | implies: accounting
consolidation | group consolidation, consolidations, consolidated accounts, consolidated financial statements, group accounts, group reporting, consolidated reporting | skill | implies: financial statements
multi-currency accounting | foreign currency transactions, multi currency, foreign exchange accounting, currency revaluation, foreign currency translation, multicurrency | skill
revenue recognition | ASC 606, IFRS 15, revenue accounting, rev rec, revenue recognition standards, recognising revenue | knowledge
lease accounting | ASC 842, IFRS 16, lease accounting standards | knowledge
stock accounting | inventory accounting, inventory valuation, stock valuation, inventory costing | skill
equity accounting | stock-based compensation accounting, ASC 718, share-based payments, cap table accounting, equity roll-forward, SBC accounting | skill
technical accounting | technical accounting research, accounting memos, accounting policies, accounting policy, technical accounting memos, technical accounting issues, accounting research, accounting guidance | skill | implies: US GAAP
purchase accounting | business combinations, acquisition accounting, goodwill impairment, purchase price allocation, ASC 805 | skill
US GAAP | GAAP, generally accepted accounting principles, =GAAP, U.S. GAAP, GAAP accounting, GAAP reporting, GAAP compliance, GAAP principles | knowledge | implies: accounting | related: IFRS
IFRS | international financial reporting standards, IAS, IFRS standards, IFRS reporting, FRS 101 | knowledge | implies: accounting | related: US GAAP
UK GAAP | FRS 102, FRS 105, UK accounting standards, FRS102, FRS 102 1A | knowledge | implies: accounting | related: IFRS
accounting standards | accounting principles, accounting principles and practices, basic accounting, accounting concepts, knowledge of accounting principles, accounting theory, basic accounting principles, accounting practices, accounting fundamentals | knowledge
SEC reporting | SEC filings, 10-K, 10-Q, 10-K and 10-Q, SEC, external reporting, 8-K, SEC rules and regulations, SEC financial reporting, public company reporting | skill | implies: US GAAP
XBRL tagging | iXBRL tagging, XBRL, iXBRL | tool
Workiva | | tool | | related: XBRL tagging
Wdesk | | tool | | related: XBRL tagging
EDGAR filing | | tool | | related: XBRL tagging
financial reporting | monthly financial reports, financial reports, reporting of financial results, preparing financial reports, monthly reporting, internal reporting, external financial reporting, prepared financial reports, management reporting | skill | | related: financial statements
variance analysis | budget variances, analysing variances, variance reporting, budget vs actual, actual vs budget, budget to actual, flux analysis, variance commentary, analyzing variances, variances to budget | skill
budgeting | budget preparation, annual budgets, preparing budgets, budgets, budget planning, budgeting process, annual budget, budgeting and forecasting, prepared budgets, budget development, departmental budgets, budgeting & forecasting, budget forecasting | skill | | related: financial forecasting
budget management | budget control, managing budgets, budgetary control, managed budgets, budget responsibility, budget monitoring, budget holder, managed a budget, budget oversight, budget tracking, managing a budget, budget administration | skill
cost accounting | standard costing, product cost accounting, cost analysis, costing, cost accounting experience, manufacturing accounting, overhead absorption, activity based costing, standard cost, cost accounting principles, absorption costing, cost variances | skill | implies: accounting
job costing | project accounting, project costing, contract accounting, percentage of completion, =WIP schedules, WIP reporting, work in progress accounting, WIP reports, project cost accounting, construction accounting, job cost accounting, cost to complete accounting | skill | | related: cost accounting
inventory costing | landed cost, margin analysis by product, gross margin analysis | skill
fund accounting for nonprofits | fund accounting, nonprofit accounting, not-for-profit accounting, charity accounting, grant accounting, charity accounts, charity SORP, SORP, grants accounting, restricted funds, non-profit accounting, fund accounting nonprofit, charity finance | skill | implies: accounting
government accounting | governmental accounting, GASB, public sector accounting, local government accounting, CIPFA code, government auditing standards, fund accounting for government, public sector finance, IPSAS, uniform guidance, federal accounting, OMB circulars, 2 CFR 200, cost accounting standards, DCAA, DCAA compliance, FASAB, yellow book | knowledge | implies: accounting
trust accounting | client money accounts, solicitors accounts rules, client accounts, IOLTA, escrow accounting, SRA accounts rules, legal cashiering, client account reconciliation, legal billing, office and client account, legal accounts, ILFM, trust account reconciliation, solicitors accounts | skill
hospitality night audit accounting | daily sales reconciliation, daily revenue reporting, sales audit, daily takings reconciliation, income audit | skill
property accounting software and service charges | service charge accounting, service charge accounts, property accounting, CAM reconciliations, property management accounting, real estate accounting, service charge reconciliation, CAM reconciliation | skill
accounting internal controls | internal controls, financial controls, control environment, internal control, segregation of duties, internal control procedures, system of internal controls, control procedures, financial control | knowledge
SOX compliance | Sarbanes-Oxley, SOX, SOX controls, SOX testing, =SOX 404, Sarbanes Oxley, SOX 404, SOX audits, internal controls over financial reporting, ICFR | knowledge | implies: accounting internal controls
accounting process improvement | finance transformation, finance process improvement, close process improvement, accounting automation, finance process improvements, streamlined month end | skill
# audit
auditing | audit experience, audits, financial audits, audit engagements, performing audits, audit procedures, audit work, performed audits, financial statement audits, auditing standards, audit procedure | skill | implies: accounting
external audit | external auditing, statutory audit, public accounting audit, financial audit, statutory audits, audit of financial statements, client audits, external audits, audit and accounts | skill | implies: auditing
internal audit | internal auditing, internal audits, IIA standards, risk-based auditing, internal audit plan, operational audits, audit programme, risk based audit, internal audit function, risk-based audit, operational auditing | skill | implies: auditing
audit preparation | audit support, audit schedules, PBC lists, audit packs, liaising with auditors, liaison with auditors, external audit support, audit liaison, preparing for audits, auditor queries, year end audit support, assisting auditors, external auditor liaison, audit file preparation, prepare audit schedules | skill
audit planning | audit programs, audit plans, audit fieldwork, audit sampling, substantive testing, risk assessment audit, walkthroughs of controls, control testing, tests of controls, test of controls, workpapers, audit workpapers, working papers, audit working papers, audit reports, audit documentation, audit findings | skill | implies: auditing
IT audit | information systems audit, IT general controls, ITGC, IT auditing, ITGCs, IT controls testing, COBIT, technology audit, SOC 1, SOC 1 and SOC 2 audits | skill | implies: auditing
forensic accounting | fraud examination, fraud investigations, financial investigations, forensic investigations accounting, fraud audits, litigation support accounting, fraud detection accounting, expert witness accounting, economic damages | skill | implies: accounting
audit software | CCH Audit | tool | implies: auditing
CaseWare | | tool | implies: audit software
IDEA data analysis | | tool | implies: audit software
ACL analytics | ACL | tool | implies: audit software
TeamMate | | tool | implies: audit software
AuditBoard | | tool | implies: audit software
CCH ProSystem fx Engagement | CCH Engagement | tool | implies: audit software
Inflo | | tool | implies: audit software
MindBridge | | tool | implies: audit software
Diligent HighBond | | tool | implies: audit software
Thomson Reuters AdvanceFlow | | tool | implies: audit software
DataSnipper | | tool | implies: audit software
GAAS | generally accepted auditing standards, PCAOB, international standards on auditing, ISAs, PCAOB standards, ISA standards | knowledge | implies: auditing
compilations and reviews | SSARS, compilation engagements, reviews and compilations, review engagements, attestation engagements, agreed-upon procedures, notice to reader | skill
employee benefit plan audits | 401k audits, benefit plan audits, ERISA audits, single audit, A-133, single audits | skill | implies: auditing
independent examinations | charity audits, independent examination, charity independent examination | skill
# tax
tax preparation | tax returns, preparing tax returns, tax return preparation, income tax preparation, prepared tax returns, tax filings, tax filing, preparation of tax returns, income tax returns, tax prep, income tax, prepare tax returns, individual tax returns, 1040, individual income tax returns, 1040 returns, form 1040 | skill | | related: tax compliance
tax compliance | tax compliance work, tax reporting, compliance with tax, tax compliance services, tax provision work | skill | implies: tax knowledge
tax knowledge | tax laws, tax law, taxation, tax regulations, tax legislation, tax code, tax issues, taxes@, tax accounting, knowledge of tax, internal revenue code, federal tax law | knowledge
corporation tax | corporate tax, corporate tax returns, CT600, corporate income tax, corporation tax returns, corporation tax computations, =1120, 1120S, corporate tax compliance, form 1120, 1120-S, T2, corporation tax compliance, corporate taxation, T2 returns, CT600s, S corporation returns | skill | implies: tax compliance
partnership tax | 1065, partnership returns, K-1, K-1s, form 1065, partnership tax returns, partnership taxation, schedule K-1 | skill | implies: tax compliance
personal tax | self assessment, self-assessment, personal tax returns, self assessment tax returns, individual tax, private client tax, T1 returns, SA100, self-assessment tax returns, personal tax compliance, T1, P11D, P11Ds, personal taxation, high net worth tax | skill | implies: tax compliance
VAT returns | VAT, value added tax, VAT return, making tax digital, MTD VAT, GST returns, =VAT, GST, HST, BAS statements, GST/HST, BAS, VAT compliance, quarterly VAT returns, completing VAT returns, VAT submissions, =GST, business activity statements, BAS preparation, EC sales lists, partial exemption, VAT and intrastat, Intrastat, PST | skill
sales tax | sales and use tax, sales tax returns, use tax, sales tax filings, sales tax compliance, Avalara, Vertex tax, state sales tax, sales & use tax, indirect tax, sales tax reporting, state and local tax, =SALT, multi-state sales tax, nexus studies, SALT tax, multistate taxation, state income tax, state and local taxes | skill
payroll tax | payroll taxes, payroll tax returns, 941, 940, form 941, payroll tax filings, W-2s and 1099s, 941s, quarterly payroll taxes, 941 and 940, unemployment tax, payroll tax reporting | skill
1099 reporting | 1099s, 1099, 1099 processing, form 1099, W-9, 1099 preparation, W-9s, 1099 forms, 1096 | skill
CIS returns | construction industry scheme, CIS, CIS deductions, subcontractor CIS, =CIS@, CIS verification, CIS tax | skill
tax planning | tax advisory, tax strategy, tax consulting, tax advice, tax research, tax minimization, tax strategies, tax planning strategies, tax structuring, tax projections | skill | implies: tax knowledge
international tax | transfer pricing, cross-border tax, foreign tax credits, FATCA, withholding tax, expatriate tax, BEPS, Pillar Two, GILTI, country by country reporting, FBAR, subpart F, form 5471, US international tax, permanent establishment, expat tax, international taxation, mobility tax | skill | implies: tax knowledge
tax provision | ASC 740, income tax provision, deferred tax, tax accounting provision, deferred taxes, IAS 12, tax provisions, FIN 48, FAS 109 | skill | implies: tax knowledge
R&D tax credits | research and development tax credits, R&D tax relief, R&D claims, R&D tax, patent box, SR&ED | skill
trust and estate tax | estate tax, trusts and estates tax, 1041, inheritance tax, 706, capital gains tax, gift tax, inheritance tax planning, form 706, form 709, form 1041, estate and gift tax, trust tax returns, IHT, =IHT, CGT, =CGT, trust and estate returns, fiduciary tax, 990, form 990, nonprofit tax returns | skill | implies: tax compliance
tax software | Drake, Drake Tax, CCH Axcess Tax, CCH Personal Tax, GoSystem Tax RS, Drake Software, CCH Corporate Tax, Profile tax software | tool
UltraTax | UltraTax CS | tool | implies: tax software
Lacerte | | tool | implies: tax software
ProSeries | | tool | implies: tax software
CCH Axcess | | tool | implies: tax software
ProSystem fx | CCH ProSystem | tool | implies: tax software
GoSystem | | tool | implies: tax software
TaxCalc | | tool | implies: tax software
OneSource | Thomson Reuters ONESOURCE | tool | implies: tax software
TurboTax | | tool | implies: tax software
Alphatax | Alphatax software | tool | implies: tax software
Taxprep | | tool | implies: tax software
BTCSoftware | | tool | implies: tax software
Corptax | | tool | implies: tax software
ProConnect | | tool | implies: tax software
TaxWise | | tool | implies: tax software
TaxSlayer | | tool | implies: tax software
TaxAct | | tool | implies: tax software
HMRC gateway | | tool | implies: tax software
Taxcycle | | tool | implies: tax software
IRS correspondence | IRS notices, IRS audits, HMRC correspondence, HMRC enquiries, tax notices, HMRC liaison, dealing with HMRC, tax audits, HMRC, IRS representation, tax controversy, tax resolution, liaising with HMRC, IRS, IRS regulations, tax authorities, CRA audits | skill
enrolled agent | =EA licence, enrolled agent license, IRS enrolled agent, PTIN, preparer tax identification number, enrolled agent designation, AFSP, CTEC | licence | implies: tax preparation
chartered tax adviser | =CTA, CTA qualified, ATT, =ATT, ATT qualified, CIOT, ATT/CTA, chartered tax advisor, association of taxation technicians, ATT/CTA qualified, ADIT | certification | implies: tax knowledge
# payroll
payroll | payroll processing, payroll administration, processing payroll, processed payroll, running payroll, payroll experience, payroll preparation, end to end payroll, payroll operations, process payroll, weekly and monthly payroll, full cycle payroll, payroll management, payroll processes, monthly payroll, biweekly payroll, bi-weekly payroll, payroll functions, weekly payroll, in-house payroll, payroll duties | skill
multi-state payroll | multistate payroll, multi state payroll, multi-state payroll processing, international payroll, global payroll, multi-country payroll | skill | implies: payroll
payroll bureau | payroll bureau experience, client payroll, bureau payroll, multiple client payrolls, managed payroll services | skill | implies: payroll
UK payroll legislation | PAYE, auto enrolment, statutory payments, RTI submissions, SSP and SMP, =NIC@, real time information, P45s, P60s, statutory sick pay, statutory maternity pay, PAYE and NIC, RTI, P45 and P60, national insurance, auto-enrolment, PAYE/NI, payroll legislation, SSP, SMP, tax and national insurance, HMRC payroll submissions, apprenticeship levy, national minimum wage compliance, FPS and EPS, tax code notices | knowledge | implies: payroll
wage and hour payroll law | FLSA payroll, overtime calculation, wage garnishments, garnishments, payroll laws, child support orders, payroll regulations, payroll deductions, attachment of earnings, retroactive pay, deductions and garnishments, wage garnishment processing, earnings and deductions, statutory deductions, manual payroll calculations, manual calculations payroll | knowledge | implies: payroll
timesheet processing | timesheets, time sheets, timekeeping, time and attendance, timekeeping system, time and attendance system, timecards, time cards, timecard review, timesheet entry, time keeping, attendance tracking payroll, payroll timesheets | tool
Kronos timekeeping | Kronos, UKG Kronos, UKG Dimensions, Kronos Workforce | tool | implies: timesheet processing
Deputy rostering | | tool | implies: timesheet processing
Tanda | | tool | implies: timesheet processing
payroll software | Sage Payroll, IRIS payroll, Star payroll, Sage 50 Payroll, Gusto payroll, Payroll Manager, QuickBooks payroll, Xero payroll, Cascade payroll, Iris Payroll Professional, Sage payroll software, MYOB payroll, Square Payroll | tool | implies: payroll
BrightPay | | tool | implies: payroll software
Moneysoft | | tool | implies: payroll software
Gusto | | tool | implies: payroll software
IRIS Earnie | Earnie IQ | tool | implies: payroll software
OnPay | | tool | implies: payroll software
Staffology | | tool | implies: payroll software
KeyPay | | tool | implies: payroll software
Employment Hero | | tool | implies: payroll software
Ceridian Powerpay | | tool | implies: payroll software
Sage Snowdrop | | tool | implies: payroll software
ADP | ADP Workforce Now, ADP payroll, ADP Run, =ADP, ADP Vantage, ADP GlobalView, ADP EV5, ADP iHCM, ADP TotalSource, ADP freedom | tool | implies: payroll
Paychex | Paychex Flex | tool | implies: payroll
Paylocity | | tool | implies: payroll
Paycom | Paycom payroll | tool | implies: payroll | related: Paylocity
Paycor | | tool | implies: payroll | related: Paylocity
Ceridian Dayforce | Dayforce, Ceridian, Dayforce payroll | tool | implies: payroll | related: Paylocity
UltiPro | =UKG | tool | implies: payroll
UKG Pro | UKG, UKG Ready | tool | implies: payroll | related: UltiPro
Ultimate Software | | tool | implies: payroll | related: UltiPro
payroll reconciliation | payroll journals, payroll reporting, payroll audits, payroll control, payroll reconciliations, payroll balancing, payroll journal entries, payroll reports, reconciling payroll, gross to net, net pay reconciliation, payroll year end | skill | implies: payroll
W-2 processing | W-2s, W2s, W-2, form W-2, W-2 reporting, T4s, =T4, records of employment, ROE, T4 slips, year end W-2s, W-4, W2 | skill | implies: payroll
pension administration payroll | workplace pension administration, pension contributions, pension uploads, pension submissions, pension contributions processing, uploading pension files, teachers pension, NHS pension, LGPS | skill
payroll certification | =CPP, certified payroll professional, =FPC, fundamental payroll certification, CIPP payroll, CIPP qualification, certified payroll, CIPP, payroll compliance practitioner, FPC certification, =PCP@, National Payroll Institute, CPP certification, CIPP diploma | certification | implies: payroll
# systems
QuickBooks | QuickBooks Online, QuickBooks Desktop, QuickBooks Pro, =QB@, Intuit QuickBooks, QuickBooks Enterprise, QuickBooks software, QuickBooks Premier | tool | implies: accounting software
Quick Books | | tool | implies: accounting software | related: QuickBooks
QBO | | tool | implies: accounting software | related: QuickBooks
QuickBooks ProAdvisor | QuickBooks certified, certified QuickBooks ProAdvisor, QuickBooks certification, Xero certified, Xero advisor certified, certified QuickBooks user, Xero certification, Xero adviser | certification | implies: bookkeeping
Xero | Xero accounting, Xero software | tool | implies: accounting software
Sage 50 | Sage Line 50, Sage 50 Accounts, Sage accounts | tool | implies: accounting software
Sage | Sage software | tool | implies: accounting software | related: Sage 50
Peachtree | Sage Peachtree | tool | implies: accounting software | related: Sage 50
Simply Accounting | Sage accounting | tool | implies: accounting software | related: Sage 50
Sage 50cloud | | tool | implies: accounting software | related: Sage 50
Sage One | | tool | implies: accounting software | related: Sage 50
Sage Business Cloud | | tool | implies: accounting software | related: Sage 50
Sage 200 | MAS 90, Sage Line 200, MAS 200 | tool | implies: accounting software | related: Sage 50
Sage Intacct | Intacct | tool | implies: accounting software | related: Sage 200
Sage X3 | | tool | implies: accounting software | related: Sage 200
Sage 100 | | tool | implies: accounting software | related: Sage 200
Sage 300 | Sage 300 CRE | tool | implies: accounting software | related: Sage 200
Sage 500 | | tool | implies: accounting software | related: Sage 200
MAS90 | | tool | implies: accounting software | related: Sage 200
Sage 1000 | | tool | implies: accounting software | related: Sage 200
Timberline | Sage Timberline | tool | implies: accounting software | related: Sage 200
Accpac | | tool | implies: accounting software | related: Sage 200
Sage Evolution | | tool | implies: accounting software | related: Sage 200
FreeAgent | | tool | implies: accounting software
FreshBooks | FreshBooks software | tool | implies: accounting software | related: FreeAgent
KashFlow | | tool | implies: accounting software | related: FreeAgent
Wave accounting | Busy accounting software | tool | implies: accounting software | related: FreeAgent
MYOB | | tool | implies: accounting software | related: FreeAgent
Zoho Books | Clear Books | tool | implies: accounting software | related: FreeAgent
AccountEdge | | tool | implies: accounting software | related: FreeAgent
Tally | Tally ERP | tool | implies: accounting software | related: FreeAgent
TallyPrime | | tool | implies: accounting software | related: FreeAgent
QuickFile | | tool | implies: accounting software | related: FreeAgent
Reckon | | tool | implies: accounting software | related: FreeAgent
accounting software | accounting systems, accounts software, accounting packages, accounting system, accounting software packages, financial accounting software, accounting software knowledge, finance systems, finance system, financial systems, financial software, accountancy software, accounting applications, accounting package | tool
accounts production software | IRIS accounts, CCH accounts production, TaxCalc accounts, IRIS accounts production, =IRIS, CCH, Caseware accounts, Sage Final Accounts, VT final accounts | tool
Digita | | tool | implies: accounts production software
BTC Software | | tool | implies: accounts production software
IRIS | IRIS software | tool | implies: accounts production software
VT Transaction | VT software, VT | tool | implies: accounts production software
Silverfin | | tool | implies: accounts production software
Capium | | tool | implies: accounts production software
CCH Central | | tool | implies: accounts production software
practice management software | Practice CS, CCH Practice | tool
Karbon | | tool | implies: practice management software
Senta | | tool | implies: practice management software
AccountancyManager | | tool | implies: practice management software
Canopy accounting | | tool | implies: practice management software
TaxDome | | tool | implies: practice management software
Jetpack Workflow | | tool | implies: practice management software
BrightManager | | tool | implies: practice management software
FYI docs | | tool | implies: practice management software
ERP systems | =ERP, ERP system, enterprise resource planning, ERP software, ERP experience, ERP implementation, ERP packages | tool
SAP ERP | =SAP | tool | implies: ERP systems
SAP system | SAP software, SAP systems | tool | implies: ERP systems | related: SAP ERP
SAP experience | | tool | implies: ERP systems | related: SAP ERP
SAP ECC | | tool | implies: ERP systems | related: SAP ERP
SAP R/3 | | tool | implies: ERP systems | related: SAP ERP
SAP user | | tool | implies: ERP systems | related: SAP ERP
SAP S/4HANA | S/4HANA | tool | implies: SAP ERP
SAP HANA | S4 HANA | tool | implies: SAP ERP | related: SAP S/4HANA
SAP S4 | | tool | implies: SAP ERP | related: SAP S/4HANA
SAP S/4 | | tool | implies: SAP ERP | related: SAP S/4HANA
S4HANA | | tool | implies: SAP ERP | related: SAP S/4HANA
SAP FICO | | tool | implies: SAP ERP
SAP FI | SAP FI-CO | tool | implies: SAP ERP | related: SAP FICO
SAP FI/CO | | tool | implies: SAP ERP | related: SAP FICO
SAP CO | | tool | implies: SAP ERP | related: SAP FICO
SAP Finance | | tool | implies: SAP ERP | related: SAP FICO
SAP Business One | | tool | implies: SAP ERP | related: SAP FICO
SAP B1 | | tool | implies: SAP ERP | related: SAP FICO
SAP ByDesign | | tool | implies: SAP ERP | related: SAP FICO
Oracle Financials | Oracle Fusion Financials, Oracle Cloud Financials, Oracle Fusion, =JDE | tool | implies: ERP systems
Oracle ERP | Oracle Cloud ERP, Oracle Cloud | tool | implies: ERP systems | related: Oracle Financials
Oracle EBS | | tool | implies: ERP systems | related: Oracle Financials
Oracle E-Business Suite | | tool | implies: ERP systems | related: Oracle Financials
Oracle R12 | | tool | implies: ERP systems | related: Oracle Financials
JD Edwards | JD Edwards EnterpriseOne | tool | implies: ERP systems | related: Oracle Financials
JDE | Oracle JDE | tool | implies: ERP systems | related: Oracle Financials
Oracle General Ledger | | tool | implies: ERP systems | related: Oracle Financials
Oracle accounting system | | tool | implies: ERP systems | related: Oracle Financials
NetSuite | Oracle NetSuite, NetSuite ERP, NetSuite OneWorld | tool | implies: ERP systems
Net Suite | | tool | implies: ERP systems | related: NetSuite
SuiteAnalytics | | tool | implies: ERP systems | related: NetSuite
Microsoft Dynamics | Dynamics GP, Dynamics 365 Business Central, Dynamics NAV, Business Central, Dynamics AX, Dynamics 365 Finance, Dynamics SL, Microsoft Dynamics GP, MS Dynamics, Microsoft Dynamics 365, Dynamics 365, Microsoft Dynamics NAV, D365 finance, D365 F&O, D365 Business Central, MS Dynamics GP | tool | implies: ERP systems
Great Plains | Microsoft Great Plains | tool | implies: ERP systems | related: Microsoft Dynamics
Navision | | tool | implies: ERP systems | related: Microsoft Dynamics
D365 | | tool | implies: ERP systems | related: Microsoft Dynamics
Axapta | | tool | implies: ERP systems | related: Microsoft Dynamics
Solomon accounting | | tool | implies: ERP systems | related: Microsoft Dynamics
PeopleSoft Financials | PeopleSoft, Infor financials, Workday Financials, Oracle PeopleSoft, Civica Financials, e-Financials, PS Financials, Access Financials | tool | implies: accounting software
Lawson | Infor Lawson | tool | implies: accounting software | related: PeopleSoft Financials
Unit4 | Unit4 Agresso | tool | implies: accounting software | related: PeopleSoft Financials
Agresso | | tool | implies: accounting software | related: PeopleSoft Financials
Exact Globe | Exact Online | tool | implies: accounting software | related: PeopleSoft Financials
Acumatica | | tool | implies: accounting software | related: PeopleSoft Financials
Deltek Costpoint | Deltek, Deltek Vision, Deltek Vantagepoint, Costpoint | tool | implies: accounting software | related: PeopleSoft Financials
Unit 4 | | tool | implies: accounting software | related: PeopleSoft Financials
Blackbaud Financial Edge | Financial Edge | tool | implies: accounting software | related: PeopleSoft Financials
Exchequer | | tool | implies: accounting software | related: PeopleSoft Financials
Access Dimensions | | tool | implies: accounting software | related: PeopleSoft Financials
Pegasus Opera | Opera 3, Opera accounts, Access Accounts, Pegasus, Proclaim accounts, Open Accounts | tool | implies: accounting software | related: PeopleSoft Financials
SunSystems | | tool | implies: accounting software | related: PeopleSoft Financials
Coda accounting | Yardi accounting, CODA, Eclipse accounting, Infinity accounting | tool | implies: accounting software | related: PeopleSoft Financials
Sun accounts | | tool | implies: accounting software | related: PeopleSoft Financials
Munis | Tyler Munis | tool | implies: accounting software | related: PeopleSoft Financials
Aderant | | tool | implies: accounting software | related: PeopleSoft Financials
Elite 3E | | tool | implies: accounting software | related: PeopleSoft Financials
Ajera | | tool | implies: accounting software | related: PeopleSoft Financials
Integra | | tool | implies: accounting software | related: PeopleSoft Financials
Technology One | | tool | implies: accounting software | related: PeopleSoft Financials
TechnologyOne | | tool | implies: accounting software | related: PeopleSoft Financials
Pronto ERP | | tool | implies: accounting software | related: PeopleSoft Financials
Iplicit | | tool | implies: accounting software | related: PeopleSoft Financials
COINS | COINS construction, Spectrum construction | tool | implies: accounting software | related: PeopleSoft Financials
Aptean | | tool | implies: accounting software | related: PeopleSoft Financials
PSF | | tool | implies: accounting software | related: PeopleSoft Financials
Foundation software | | tool | implies: accounting software | related: PeopleSoft Financials
SIMS FMS | | tool | implies: accounting software | related: PeopleSoft Financials
Vista by Viewpoint | | tool | implies: accounting software | related: PeopleSoft Financials
BlackLine | account reconciliation software | tool | implies: account reconciliation
Trintech | | tool | implies: account reconciliation | related: BlackLine
FloQast | | tool | implies: account reconciliation | related: BlackLine
OneStream | | tool | implies: account reconciliation | related: BlackLine
Cadency | | tool | implies: account reconciliation | related: BlackLine
Numeric close | | tool | implies: account reconciliation | related: BlackLine
Hyperion | Oracle Hyperion, Hyperion Financial Management, Hyperion Planning, IBM Planning Analytics, Hyperion Essbase, =HFM, BusinessObjects Planning, SAP BusinessObjects Planning and Consolidation | tool
Essbase | | tool | | related: Hyperion
HFM | | tool | | related: Hyperion
Cognos TM1 | IBM TM1, TM1, Cognos Controller | tool | | related: Hyperion
SAP BPC | BPC | tool | | related: Hyperion
LucaNet | | tool | | related: Hyperion
Tagetik | CCH Tagetik | tool | | related: Hyperion
SmartView | | tool | | related: Hyperion
ten-key | 10-key, 10 key, ten key, 10-key calculator, 10 key by touch, 10-key by touch, adding machine, ten-key by touch | skill
Excel for accounting | pivot tables and VLOOKUP, VLOOKUPs and pivot tables, V-lookups and pivot tables, pivot tables and VLOOKUPs | skill
# qualifications
certified public accountant | =CPA, CPA license, CPA licence, licensed CPA, CPA certification, active CPA, CPA exam, CPA designation, CPA candidate, CPA eligible, =CPA Canada, CA/CPA, CPA certified, CPA (or working towards) | licence | implies: accounting, accounting standards
chartered accountant | =ACA, ACA qualified, ICAEW, ICAS, chartered accountancy, chartered accountants, =CA qualified, ACA/ACCA, FCA accountant, ACA or ACCA, ACA part qualified, CPA Australia, CA qualification, ACA studier, CA ANZ, =CA@, FCCA, chartered accountancy qualification, Chartered Accountants Ireland, CA (ANZ) | licence | implies: accounting, accounting standards
ACCA | association of chartered certified accountants, ACCA qualified, ACCA part qualified, ACCA member, part qualified ACCA, ACCA finalist, ACCA studier, ACCA qualification, chartered certified accountant, ACCA affiliate | certification | implies: accounting, accounting standards
CIMA | CIMA qualified, CIMA part qualified, CGMA, chartered management accountant, ACMA, CIMA qualification, CIMA finalist, CIMA studier, part qualified CIMA | certification | implies: accounting, management accounts
AAT | AAT qualified, AAT level 3, AAT level 4, AAT level 2, MAAT, association of accounting technicians, AAT qualification, =AAT, AAT part qualified, AAT studier, AAT qualified or studying, AAT licensed | certification | implies: bookkeeping
qualified by experience | =QBE@, QBE | knowledge
ICB bookkeeping qualification | ICB, institute of certified bookkeepers, IAB, certified bookkeeper, ICB level 3, =ICB@, AIPB, certified public bookkeeper | certification | implies: bookkeeping
certified management accountant | =CMA@, CMA certification, CMA certified, CMA designation, US CMA | certification | implies: accounting
certified internal auditor | =CIA@, CIA certification, CIA qualified, IIA qualification, CMIIA, CIA certified, certified internal auditor CIA, chartered internal auditor, IIA qualified, CRMA, CGAP | certification | implies: internal audit
CISA | certified information systems auditor, CISA certified, CISA certification | certification | implies: IT audit
certified fraud examiner | =CFE, CFE certification, CFF, certified in financial forensics, ACFE | certification | implies: forensic accounting
CIPFA | CIPFA qualified, CGFM, certified government financial manager, CPFO, chartered institute of public finance and accountancy, CDFM | certification | implies: government accounting
CICM qualification | CICM, chartered institute of credit management, =CCE@, NACM, ACICM, MCICM, NACM certification, certified credit executive, CCCM | certification | implies: credit control
public accounting | public accounting experience, accountancy practice, accounting firm experience, Big 4, Big Four, practice experience, accounting practice, CPA firm, Big 4 experience, accountancy practice experience, practice background, audit firm, public accounting firm, chartered practice | knowledge
client accounting services | =CAS@, outsourced accounting, client bookkeeping, client portfolio accounting, portfolio of clients accounting, managing a portfolio of clients in practice, small business accounting, write-up work, client portfolio in practice, portfolio of clients | skill | implies: bookkeeping
company secretarial | company secretarial work, confirmation statements, company formations, company formation, confirmation statement, statutory registers, statutory books | skill
grant management accounting | grant reporting, grant budgets, grants financial reporting, grant compliance, grants management finance, grant billing | skill
insolvency | liquidations, administrations insolvency, IVA, bankruptcy, restructuring and insolvency, CPI insolvency, corporate recovery, JIEB, IPS insolvency software, corporate insolvency, insolvency practitioner, bankruptcies, individual voluntary arrangements, personal insolvency, CVLs, IPS, CPI qualification, creditors voluntary liquidation, insolvency cases, insolvency law, SIPs, Turnkey IPS | knowledge
unclaimed property | escheatment, escheat, unclaimed property reporting, property tax returns, business licenses filing, personal property tax, business personal property tax | skill
`
