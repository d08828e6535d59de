export const accounting = `
# core bookkeeping
accounting | accountancy | knowledge
bookkeeping | book-keeping, keeping books, maintained books, double-entry, ledger postings | skill | implies: accounting
accounts payable | =AP@, A/P, purchase ledger, AP processing, AP experience, bought ledger, payables | skill | | related: bookkeeping, accounts receivable
accounts receivable | =AR@, A/R, sales ledger, AR experience, receivables | skill | | related: bookkeeping
invoice processing | invoicing, processing invoices, invoice entry, supplier invoices, vendor invoices, invoice approval, purchase invoices | skill | | related: accounts payable
three-way matching | 3-way match, invoice matching, matching invoices to purchase orders, PO matching | skill | implies: accounts payable
supplier payments | payment runs, BACS payments, BACS runs, vendor payments, check runs@, cheque runs, payment processing, ACH payments, processing payments to suppliers, payment proposals | skill | implies: accounts payable
supplier statement reconciliation | supplier statements, vendor statements, statement reconciliations, vendor reconciliation | skill | implies: accounts payable
vendor master data | vendor maintenance, supplier set-up, vendor set up, vendor records, new vendor setup, vendor master file, supplier maintenance | skill
billing | customer invoicing, sales invoicing, raising invoices, invoice generation, issuing invoices, prepared invoices, generate invoices | skill | | related: accounts receivable
credit control | debt collection from customers, credit controlling, chasing payments, chasing debt, overdue accounts, aged debt, debtors, chasing overdue invoices, outstanding debt, =DSO, days sales outstanding | skill | | related: accounts receivable
debt collections | debt recovery, past due accounts, delinquent accounts, skip tracing, payment arrangements, collections@ | skill | | related: credit control
FDCPA | fair debt collection practices act | knowledge
cash application | cash allocation, cash posting, payment posting, allocating payments, applying payments, posting payments, allocating cash, applying cash, cash receipts, remittances | skill | | related: accounts receivable
customer credit checks | credit applications, credit limits, credit checks, credit accounts set up, customer credit assessment, credit insurance | skill
aging reports | ageing reports, AR aging, aged debtor reports, AP aging, aged creditor reports | skill
bank reconciliation | bank recs, reconciling bank statements, bank statement reconciliation | skill | | related: account reconciliation
account reconciliation | reconciliations@, reconciling accounts | skill | implies: general ledger
credit card reconciliation | corporate credit cards, company credit cards, credit card statements, purchase cards, P-card | skill
petty cash | | skill
expense processing | expense reports, expense claims, employee expenses, staff expenses, expense reimbursement, processing expenses, =T&E, travel and expense, employee reimbursements | skill
expense management software | =Concur | tool
Pleo | | tool | implies: expense management software
Expensify | | tool | implies: expense management software
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
ApprovalMax | | tool | implies: accounts payable automation
general ledger | =GL@, GL accounting, GL coding, chart of accounts, nominal codes, GL entries, ledgers | skill | implies: accounting
journal entries | journals, adjusting entries | skill | | related: general ledger
accruals and prepayments | accruals, prepayments, prepaids, deferred revenue, accrued expenses, accrued income | skill | | related: month-end close
month-end close | month end, monthly close, period end close, closing the books, closed books, financial close, closing process | skill | implies: general ledger
year-end close | year end, annual close, quarter end | skill | | related: month-end close
trial balance | | skill | implies: bookkeeping
financial statements | income statement | skill | implies: accounting
balance sheet | | knowledge
profit and loss account | =P&L, profit and loss, profit & loss | knowledge
cash flow statement | statement of cash flows, cashflow statements | skill | implies: financial statements
management accounts | management reporting packs, management packs, managerial accounting | skill | | related: financial statements
statutory accounts | statutory reporting, statutory financial statements, Companies House, limited company accounts, annual accounts, accounts preparation, accounts production | skill | implies: financial statements
sole trader accounts | sole traders and partnerships, partnership accounts, incomplete records | skill | | related: statutory accounts
fixed assets | capitalisation of assets, capital expenditure accounting | skill | implies: accounting
depreciation | depreciation schedules, amortization, amortisation | knowledge | | related: fixed assets
intercompany accounting | intercompany, inter-company | skill | implies: accounting
consolidation | consolidated accounts, consolidated financial statements, group accounts, group reporting, consolidated reporting | skill | implies: financial statements
multi-currency accounting | foreign currency transactions, multi currency, foreign exchange accounting, currency revaluation, foreign currency translation, multicurrency | skill
revenue recognition | ASC 606, IFRS 15, revenue accounting, rev rec, recognising revenue | knowledge
lease accounting | ASC 842, IFRS 16 | knowledge
stock accounting | inventory accounting, inventory valuation, stock valuation | skill
equity accounting | stock-based compensation accounting, ASC 718, share-based payments, cap table accounting, equity roll-forward, SBC accounting | skill
technical accounting | accounting memos, accounting policies, accounting research, accounting guidance | skill | implies: US GAAP
purchase accounting | business combinations, acquisition accounting, goodwill impairment, purchase price allocation, ASC 805 | skill
US GAAP | GAAP, generally accepted accounting principles | knowledge | implies: accounting | related: IFRS
IFRS | international financial reporting standards, FRS 101 | knowledge | implies: accounting | related: US GAAP
UK GAAP | FRS 102, FRS 105, UK accounting standards, FRS102 | knowledge | implies: accounting | related: IFRS
accounting standards | accounting principles, basic accounting, accounting concepts, accounting theory, accounting practices, accounting fundamentals | knowledge
SEC reporting | 10-K, 10-Q, =SEC, external reporting, 8-K, public company reporting | skill | implies: US GAAP
XBRL tagging | XBRL, iXBRL | tool
Workiva | Wdesk | tool | | related: XBRL tagging
financial reporting | reporting of financial results, monthly reporting@, internal reporting, management reporting | skill | | related: financial statements
board reporting | board packs, board reports | skill | | related: financial reporting
variance analysis | budget variances, analysing variances, variance reporting, budget vs actual, actual vs budget, budget to actual, flux analysis, variance commentary, analyzing variances, variances to budget | skill
budgeting | budget preparation, annual budgets, preparing budgets, budgets | skill
budget management | budget control, managing budgets, budgetary control, budget responsibility, budget monitoring, budget holder, managed a budget, budget oversight, budget tracking, budget administration | skill
cost accounting | costing@, manufacturing accounting, overhead absorption, cost analysis, standard cost, cost variances | skill | implies: accounting
job costing | project accounting, project costing, contract accounting, percentage of completion, =WIP schedules, WIP reporting, work in progress accounting, construction accounting, cost to complete accounting | skill | | related: cost accounting
nonprofit accounting | not-for-profit accounting, charity accounting, grant accounting, SORP, restricted funds, non-profit accounting, fund accounting nonprofit, charity finance | skill | implies: accounting
government accounting | governmental accounting, public sector accounting, CIPFA code, government auditing standards, fund accounting for government, public sector finance, federal accounting, cost accounting standards, FASAB, yellow book, IPSAS | knowledge | implies: accounting
uniform guidance | 2 CFR 200, OMB circulars | knowledge | implies: government accounting
DCAA | | knowledge | implies: government accounting
GASB | | knowledge | implies: government accounting
trust accounting | client money accounts, IOLTA, escrow accounting, SRA accounts rules, legal cashiering, client account reconciliation, legal billing, office and client account, legal accounts, ILFM, solicitors accounts | skill
daily revenue reconciliation | daily sales reconciliation, daily revenue reporting, sales audit, daily takings reconciliation, income audit | skill
service charge accounting | property accounting, CAM reconciliations, property management accounting, real estate accounting, service charge reconciliation | skill
accounting internal controls | internal controls, financial controls, control environment, segregation of duties, control procedures | knowledge
SOX compliance | Sarbanes-Oxley, =SOX, internal controls over financial reporting, ICFR | knowledge | implies: accounting internal controls
accounting process improvement | finance transformation, finance process improvement, close process improvement, accounting automation, streamlined month end | skill
# audit
auditing | audit experience, audits@ | skill | implies: accounting
external audit | statutory audit, public accounting audit, audit of financial statements, client audits, audit and accounts | skill | implies: auditing
internal audit | IIA standards, risk-based auditing, operational audits, audit programme | skill | implies: auditing
audit preparation | audit support, audit schedules, PBC lists, audit packs, liaising with auditors, liaison with auditors, audit liaison, preparing for audits, auditor queries, assisting auditors, external auditor liaison, audit file preparation | skill
audit planning | audit programs, audit fieldwork, audit sampling, risk assessment audit, audit reports, audit documentation, audit findings | skill | implies: auditing
walkthroughs of controls | | skill | | related: audit planning
audit workpapers | working papers, audit working papers, workpapers | skill | | related: audit planning
test of controls | tests of controls, control testing | skill | | related: audit planning
substantive testing | | skill | | related: audit planning
IT audit | information systems audit, IT general controls, ITGC, IT controls testing, COBIT, technology audit, SOC 1 | skill | implies: auditing
forensic accounting | fraud examination, financial investigations, forensic investigations accounting, fraud audits, litigation support accounting, fraud detection accounting, expert witness accounting, economic damages | skill | implies: accounting
audit software | CCH Audit | tool | implies: auditing
CaseWare | | tool | implies: audit software
IDEA data analysis | | tool | implies: audit software
ACL analytics | =ACL | tool | implies: audit software
TeamMate | | tool | implies: audit software
AuditBoard | | tool | implies: audit software
CCH ProSystem fx Engagement | CCH Engagement | tool | implies: audit software
MindBridge | | tool | implies: audit software
Diligent HighBond | | tool | implies: audit software
Thomson Reuters AdvanceFlow | | tool | implies: audit software
DataSnipper | | tool | implies: audit software
GAAS | generally accepted auditing standards, PCAOB, international standards on auditing, ISAs, ISA standards | knowledge | implies: auditing
compilations and reviews | SSARS, compilation engagements, reviews and compilations, review engagements, attestation engagements, agreed-upon procedures, notice to reader | skill
employee benefit plan audits | 401k audits, benefit plan audits, ERISA audits, single audit, A-133 | skill | implies: auditing
independent examinations | charity audits | skill
# tax
tax preparation | tax returns, tax filings, tax prep, income tax, 1040@ | skill | | related: tax compliance
tax compliance | tax reporting, compliance with tax, tax provision work | skill | implies: tax knowledge
tax knowledge | tax laws, taxation, tax regulations, tax legislation, tax code, tax issues, taxes@, tax accounting, knowledge of tax, internal revenue code, tax law | knowledge
corporation tax | corporate tax, corporate income tax, =T2@, corporate taxation, S corporation returns | skill | implies: tax compliance
form 1120 | =1120, =1120S | knowledge | | related: corporation tax
CT600 | | knowledge | | related: corporation tax
partnership tax | 1065@, partnership returns, K-1, K-1s, partnership taxation | skill | implies: tax compliance
personal tax | self assessment, individual tax, private client tax, SA100, =T1@, P11D, personal taxation, high net worth tax | skill | implies: tax compliance
VAT returns | =VAT, value added tax, making tax digital, =GST, =HST, GST/HST, =BAS, business activity statements, EC sales lists, partial exemption, Intrastat, =PST | skill
sales tax | use tax, Avalara, Vertex tax, indirect tax, state and local tax, =SALT, nexus studies, multistate taxation, state income tax | skill
payroll tax | 941@, 940@, W-2s and 1099s, unemployment tax | skill
1099 reporting | 1099s, W-9, W-9s, 1096 | skill
CIS returns | construction industry scheme, =CIS | skill
tax planning | tax advisory, tax strategy, tax consulting, tax advice, tax research, tax minimization, tax structuring, tax projections | skill | implies: tax knowledge
international tax | cross-border tax, foreign tax credits, expatriate tax, GILTI, country by country reporting, subpart F, form 5471, permanent establishment, expat tax, international taxation, mobility tax | skill | implies: tax knowledge
BEPS | Pillar Two | skill | | related: international tax
withholding tax | | skill | | related: international tax
FATCA | FBAR | skill | | related: international tax
transfer pricing | | skill | | related: international tax
tax provision | ASC 740, deferred tax, tax accounting provision, IAS 12, FIN 48, FAS 109 | skill | implies: tax knowledge
R&D tax credits | research and development tax credits, R&D claims, R&D tax, patent box, SR&ED | skill
trust and estate tax | 1041, 706@, inheritance tax planning, form 709, estate and gift tax, trust tax returns, trust and estate returns, fiduciary tax | skill | implies: tax compliance
estate tax | gift tax, form 706 | skill | | related: trust and estate tax
form 990 | 990@, nonprofit tax returns | skill | | related: trust and estate tax
capital gains tax | =CGT | skill | | related: trust and estate tax
inheritance tax | =IHT | skill | | related: trust and estate tax
tax software | CCH Axcess Tax, GoSystem Tax RS, CCH Corporate Tax | tool
Drake Tax | Drake Software | tool | implies: tax software
CCH Personal Tax | | tool | implies: tax software
UltraTax | | tool | implies: tax software
Lacerte | | tool | implies: tax software
ProSeries | | tool | implies: tax software
CCH Axcess | | tool | implies: tax software
ProSystem fx | CCH ProSystem | tool | implies: tax software
GoSystem | | tool | implies: tax software
TaxCalc | | tool | implies: tax software
OneSource | | tool | implies: tax software
TurboTax | | tool | implies: tax software
Taxprep | | tool | implies: tax software
BTCSoftware | BTC Software | tool | implies: tax software
Corptax | | tool | implies: tax software
ProConnect | | tool | implies: tax software
TaxWise | | tool | implies: tax software
TaxSlayer | | tool | implies: tax software
TaxAct | | tool | implies: tax software
Taxcycle | | tool | implies: tax software
IRS correspondence | tax notices, tax audits, HMRC, tax controversy, tax resolution, =IRS, tax authorities, CRA audits | skill
enrolled agent | =EA licence, PTIN, preparer tax identification number, AFSP, CTEC, =EA@ | licence | implies: tax preparation
chartered tax adviser | =CTA, =ATT, CIOT, ATT/CTA, chartered tax advisor, association of taxation technicians, ADIT | certification | implies: tax knowledge
# payroll
payroll | | skill
multi-state payroll | multistate payroll, international payroll, global payroll, multi-country payroll | skill | implies: payroll
payroll bureau | client payroll, bureau payroll, managed payroll services | skill | implies: payroll
UK payroll legislation | national insurance, payroll legislation, HMRC payroll submissions, apprenticeship levy, national minimum wage compliance, tax code notices | knowledge | implies: payroll
statutory payments | statutory sick pay, statutory maternity pay, =SSP, =SMP | knowledge | implies: UK payroll legislation
P45s and P60s | P45s, P60s | knowledge | implies: UK payroll legislation
RTI submissions | =RTI, real time information, FPS and EPS | knowledge | implies: UK payroll legislation
auto enrolment | | knowledge | implies: UK payroll legislation
PAYE | PAYE/NI | knowledge | implies: UK payroll legislation
wage and hour payroll law | FLSA payroll, overtime calculation, garnishments, payroll laws, child support orders, payroll regulations, payroll deductions, attachment of earnings, retroactive pay, earnings and deductions, statutory deductions, manual payroll calculations, manual calculations payroll | knowledge | implies: payroll
timesheet processing | timesheets, time sheets, timekeeping, timecards, time cards, time keeping, attendance tracking payroll | tool
time and attendance systems | time and attendance, time and attendance system, timekeeping system | tool | | related: timesheet processing
Kronos timekeeping | Kronos, UKG Dimensions | tool | implies: timesheet processing
Deputy rostering | | tool | implies: timesheet processing
Tanda | | tool | implies: timesheet processing
payroll software | Sage Payroll, IRIS payroll, Star payroll, Sage 50 Payroll, Gusto payroll, Payroll Manager, QuickBooks payroll, Xero payroll, Cascade payroll, MYOB payroll, Square Payroll | tool | implies: payroll
BrightPay | | tool | implies: payroll software
Moneysoft | | tool | implies: payroll software
Gusto | | tool | implies: payroll software
OnPay | | tool | implies: payroll software
Staffology | | tool | implies: payroll software
KeyPay | | tool | implies: payroll software
Employment Hero | | tool | implies: payroll software
Ceridian Powerpay | | tool | implies: payroll software
ADP | | tool | implies: payroll | related: Paychex, Paylocity, UltiPro
Paychex | | tool | implies: payroll
Paylocity | | tool | implies: payroll
Paycom | | tool | implies: payroll | related: Paylocity
Paycor | | tool | implies: payroll | related: Paylocity
Ceridian Dayforce | Dayforce, Ceridian | tool | implies: payroll | related: Paylocity
UltiPro | =UKG, Ultimate Software | tool | implies: payroll
payroll reconciliation | payroll journals, payroll reporting, payroll audits, payroll control, payroll balancing, reconciling payroll, gross to net, net pay reconciliation, payroll year end | skill | implies: payroll
W-2 processing | W-2s, W2s, W-2, T4s, =T4@, records of employment, =ROE, W-4, W2 | skill | implies: payroll
pension administration payroll | workplace pension administration, pension contributions, pension uploads, pension submissions, uploading pension files, teachers pension, NHS pension, LGPS | skill
payroll certification | =CPP, =FPC, certified payroll, CIPP, payroll compliance practitioner, =PCP@, National Payroll Institute | certification | implies: payroll
# systems
QuickBooks | =QB@, Quick Books, =QBO | tool | implies: accounting software | related: Xero, Sage 50
QuickBooks ProAdvisor | QuickBooks certified, QuickBooks certification, Xero certified, Xero advisor certified, certified QuickBooks user, Xero certification, Xero adviser | certification | implies: bookkeeping
Xero | | tool | implies: accounting software | related: Sage 50
Sage 50 | =Sage, Peachtree, Simply Accounting | tool | implies: accounting software
Sage 200 | MAS 90, Sage Line 200, MAS 200 | tool | implies: accounting software | related: Sage 50
Sage Intacct | Intacct | tool | implies: accounting software | related: Sage 200
Sage X3 | | tool | implies: accounting software | related: Sage 200
Sage 100 | MAS90 | tool | implies: accounting software | related: Sage 200
Sage 300 | Timberline, Accpac | tool | implies: accounting software | related: Sage 200
FreeAgent | | tool | implies: accounting software
Tally ERP | TallyPrime, =Tally@ | tool | | related: FreeAgent
FreshBooks | | tool | implies: accounting software | related: FreeAgent
KashFlow | | tool | implies: accounting software | related: FreeAgent
MYOB | | tool | implies: accounting software | related: FreeAgent
Zoho Books | Clear Books | tool | implies: accounting software | related: FreeAgent
AccountEdge | | tool | implies: accounting software | related: FreeAgent
QuickFile | | tool | implies: accounting software | related: FreeAgent
accounting software | accounting systems, accounting packages, finance systems, financial systems, financial software, accountancy software, accounting applications | tool
accounts production software | IRIS accounts, TaxCalc accounts, =CCH, Caseware accounts, Sage Final Accounts, VT final accounts | tool
Digita | | tool | implies: accounts production software
IRIS | | tool | implies: accounts production software
Capium | | tool | implies: accounts production software
practice management software | Practice CS, CCH Practice | tool
Karbon | | tool | implies: practice management software
Senta | | tool | implies: practice management software
AccountancyManager | | tool | implies: practice management software
TaxDome | | tool | implies: practice management software
Jetpack Workflow | | tool | implies: practice management software
BrightManager | | tool | implies: practice management software
ERP systems | =ERP, enterprise resource planning | tool
SAP ERP | =SAP | tool | implies: ERP systems | related: Oracle Financials, Microsoft Dynamics, NetSuite
SAP S/4HANA | S/4HANA, SAP HANA, S4 HANA, SAP S4, SAP S/4, S4HANA | tool | implies: SAP ERP
SAP FICO | SAP FI, SAP FI/CO, SAP CO, SAP Finance | tool | implies: SAP ERP
SAP Business One | SAP B1 | tool | implies: SAP ERP | related: SAP FICO
SAP ByDesign | | tool | implies: SAP ERP | related: SAP FICO
Oracle Financials | Oracle Fusion, =JDE, Oracle ERP, Oracle Cloud, Oracle EBS, Oracle E-Business Suite, Oracle R12 | tool | implies: ERP systems
JD Edwards | Oracle JDE | tool | implies: ERP systems | related: Oracle Financials
NetSuite | Net Suite | tool | implies: ERP systems
SuiteAnalytics | | tool | implies: ERP systems | related: NetSuite
Microsoft Dynamics | Dynamics AX, Dynamics SL, MS Dynamics, Dynamics 365, D365, Axapta | tool | implies: ERP systems
Dynamics GP | Great Plains | tool | implies: Microsoft Dynamics
Business Central | Dynamics NAV, Navision | tool | implies: Microsoft Dynamics
PeopleSoft Financials | PeopleSoft, Infor financials, Workday Financials, Civica Financials, e-Financials, PS Financials, Access Financials | tool | implies: accounting software
Technology One | | tool | | related: PeopleSoft Financials
Silverfin | | tool | | related: PeopleSoft Financials
Yardi accounting | | tool | | related: PeopleSoft Financials
Proclaim case accounts | =Proclaim | tool | | related: PeopleSoft Financials
Access Accounts | | tool | | related: PeopleSoft Financials
Pegasus Opera | =Opera 3, Opera accounts | tool | | related: PeopleSoft Financials
Lawson | | tool | implies: accounting software | related: PeopleSoft Financials
Unit4 | Unit 4, Agresso | tool | implies: accounting software | related: PeopleSoft Financials
Exact Globe | Exact Online | tool | implies: accounting software | related: PeopleSoft Financials
Acumatica | | tool | implies: accounting software | related: PeopleSoft Financials
Deltek Costpoint | Deltek, Costpoint | tool | implies: accounting software | related: PeopleSoft Financials
Blackbaud Financial Edge | Financial Edge | tool | implies: accounting software | related: PeopleSoft Financials
SunSystems | | tool | implies: accounting software | related: PeopleSoft Financials
Munis | | tool | implies: accounting software | related: PeopleSoft Financials
Aderant | | tool | implies: accounting software | related: PeopleSoft Financials
Elite 3E | | tool | implies: accounting software | related: PeopleSoft Financials
Ajera | | tool | implies: accounting software | related: PeopleSoft Financials
TechnologyOne | | tool | implies: accounting software | related: PeopleSoft Financials
Pronto ERP | | tool | implies: accounting software | related: PeopleSoft Financials
Iplicit | | tool | implies: accounting software | related: PeopleSoft Financials
COINS ERP | =COINS, Spectrum construction | tool | implies: accounting software | related: PeopleSoft Financials
Aptean | | tool | implies: accounting software | related: PeopleSoft Financials
SIMS FMS | | tool | implies: accounting software | related: PeopleSoft Financials
BlackLine | account reconciliation software | tool | implies: account reconciliation
Trintech | | tool | implies: account reconciliation | related: BlackLine
FloQast | | tool | implies: account reconciliation | related: BlackLine
OneStream | | tool | implies: account reconciliation | related: BlackLine
Cadency | | tool | implies: account reconciliation | related: BlackLine
Hyperion | IBM Planning Analytics, =HFM, BusinessObjects Planning, SmartView, Essbase | tool
Cognos TM1 | TM1, Cognos Controller | tool | | related: Hyperion
SAP BPC | =BPC | tool | | related: Hyperion
LucaNet | | tool | | related: Hyperion
Tagetik | | tool | | related: Hyperion
ten-key | 10-key, adding machine | skill
Excel for accounting | pivot tables and VLOOKUP, VLOOKUPs and pivot tables, V-lookups and pivot tables | skill
# qualifications
certified public accountant | =CPA, CA/CPA | licence | implies: accounting, accounting standards | related: chartered accountant, ACCA
chartered accountant | =ACA, ICAEW, ICAS, chartered accountancy, =CA qualified, ACA/ACCA, FCA accountant, CPA Australia, CA qualification, CA ANZ, FCCA | licence | implies: accounting, accounting standards
ACCA | chartered certified accountant | certification | implies: accounting, accounting standards | related: CIMA, chartered accountant
CIMA | CGMA, chartered management accountant, ACMA | certification | implies: accounting, management accounts
AAT | MAAT, association of accounting technicians | certification | implies: bookkeeping
qualified by experience | =QBE@ | knowledge
ICB bookkeeping qualification | =ICB, =IAB, certified bookkeeper, AIPB, certified public bookkeeper | certification | implies: bookkeeping
certified management accountant | =CMA@, CMA certification, CMA certified, CMA designation, US CMA | certification | implies: accounting
certified internal auditor | =CIA@, CIA certification, CIA qualified, IIA qualification, CMIIA, CIA certified, chartered internal auditor, IIA qualified, CRMA, CGAP | certification | implies: internal audit
CISA | certified information systems auditor | certification | implies: IT audit
certified fraud examiner | =CFE, =CFF@, certified in financial forensics, ACFE | certification | implies: forensic accounting
CIPFA | CGFM, certified government financial manager, CPFO, CDFM | certification | implies: government accounting
CICM qualification | CICM, chartered institute of credit management, =CCE@, NACM, ACICM, MCICM, certified credit executive, CCCM | certification | implies: credit control
public accounting | accountancy practice, accounting firm experience, Big 4, Big Four, practice experience, CPA firm, practice background, audit firm, chartered practice | knowledge
client accounting services | =CAS@, outsourced accounting, client bookkeeping, client portfolio accounting, small business accounting, write-up work, portfolio of clients | skill | implies: bookkeeping
company secretarial | confirmation statements, company formations, statutory registers, statutory books | skill
grant management accounting | grant reporting, grant budgets, grants financial reporting, grant compliance, grants management finance, grant billing | skill
insolvency | corporate recovery, JIEB, CVLs, =IPS, CPI qualification, creditors voluntary liquidation, SIPs | knowledge
bankruptcy | | knowledge | implies: insolvency
IVA | individual voluntary arrangements | knowledge | implies: insolvency
liquidations | | knowledge | implies: insolvency
unclaimed property | escheatment, escheat, property tax returns, business licenses filing, personal property tax | skill
`
