export const accounting = `
# core bookkeeping
bookkeeping,double-entry,keeping books,maintained-,book-keeping,ledger postings > accounting
accounts payable,A/P,AP experience,-processing,bought ledger,purchase-,=AP@,payables ~ bookkeeping,accounts receivable
accounts receivable,A/R,AR experience,receivables,sales ledger,=AR@ ~ bookkeeping
invoice processing,-entry,-approval,invoicing,purchase invoices,supplier-,vendor- ~ accounts payable
three-way matching,PO-,invoice-,3-way match > accounts payable
supplier payments,vendor-,ACH-,BACS-,-runs,cheque-,payment-,-proposals,-processing,check runs@ > accounts payable
supplier statement reconciliation,vendor--,-statements,supplier-,statement reconciliations > accounts payable
vendor master data,-file,--records,-set up,--maintenance,supplier-,-set-up
billing,customer invoicing,sales-,generate invoices,issuing-,prepared-,raising-,invoice generation ~ accounts receivable
credit control,aged debt,outstanding-,chasing-,-payments,-overdue invoices,=DSO,days sales outstanding,debtors,overdue accounts ~ accounts receivable
debt collections,-recovery,collections@,skip tracing,delinquent accounts,past due-,payment arrangements ~ credit control
cash application,-receipts,-allocation,-posting,payment-,allocating cash,-payments,posting-,applying-,-cash,remittances ~ accounts receivable
customer credit checks,credit--,-limits,-applications,-insurance
aging reports,aged creditor-,aged debtor--,AP aging,AR-
bank reconciliation,bank statement-,--recs ~ account reconciliation
account reconciliation,reconciliations@,reconciling accounts > general ledger
credit card reconciliation,-statements,purchase cards,corporate credit-,P-card
petty cash
expense processing,-reimbursement,-claims,-reports,=T&E,processing expenses,staff-,employee-,-reimbursements,travel and expense
general ledger,=GL@,GL accounting,-entries,-coding,chart of accounts,ledgers,nominal codes > accounting
journal entries,adjusting-,journals@ ~ general ledger
accruals and prepayments,accruals,accrued expenses,-income,prepaids,deferred revenue,prepayments ~ month-end close
month-end close,monthly-,financial-,period end-,closed books,closing the-,--process,month end > general ledger
year-end close,annual-,quarter end,year- ~ month-end close
trial balance > bookkeeping
financial statements,income statement > accounting
cash flow statement,cashflow statements,statement of cash flows > financial statements
management accounts,-packs,-reporting packs,--accounting,managerial- ~ financial statements
statutory accounts,-accounting,-reporting,-financial statements,Companies House,accounts preparation,-production,annual accounts,limited company- > financial statements
sole trader accounts,partnership--,-accounting,incomplete records ~ statutory accounts
fixed assets,capital expenditure accounting > accounting
intercompany accounting,inter-company,intercompany > accounting
consolidation@,consolidated accounts,-financial statements,--reporting,group-,-accounting,-accounts@@ > financial statements
multi-currency accounting,foreign exchange-,--currency transactions,-translation,currency revaluation,multi currency,multicurrency
stock accounting,inventory-,-valuation,stock-
equity accounting,SBC-,ASC 718,share-based payments,equity roll-forward
technical accounting,accounting guidance,-memos,-policies,-research > US GAAP
purchase accounting,acquisition-,ASC 805,goodwill impairment,purchase price allocation,business combinations
SEC reporting,external-,8-K,10-K,10-Q,=SEC > US GAAP
financial reporting,management-,internal-,monthly reporting@,reporting of financial results ~ financial statements
board reporting,-packs ~ financial reporting
variance analysis,-reporting,-commentary,flux analysis,analysing variances,budget-,-to actual,--vs actual
budgeting,preparing budgets,annual-,budget preparation,budgets
budget management,-responsibility,-holder,-tracking,-oversight,-administration,-monitoring,-control,budgetary-,managing budgets
cost accounting,manufacturing-,cost variances,-analysis,costing@,overhead absorption,standard cost > accounting
job costing,project-,-accounting,construction-,contract-,=WIP schedules,WIP reporting,percentage of completion ~ cost accounting
nonprofit accounting,non-profit-,grant-,not-for-profit-,charity-,-finance,SORP,restricted funds > accounting
trust accounting,escrow-,-accounts,solicitors-,legal-,trust-,client money-,ILFM,IOLTA,SRA accounts rules,legal billing,-cashiering
daily revenue reconciliation,daily takings--,income audit,sales-
service charge accounting,-reconciliation,CAM reconciliations,property accounting,property management-,real estate--
accounting process improvement,finance-,--transformation,accounting automation
knowledge:
accounting,accountancy
FDCPA,fair debt collection practices act
balance sheet
profit and loss account,--loss,--& loss,=P&L
depreciation,amortization ~ fixed assets
revenue recognition,-accounting,ASC 606,IFRS 15,recognising revenue,rev rec
lease accounting,ASC 842,IFRS 16
US GAAP,GAAP,generally accepted accounting principles > accounting ~ IFRS
IFRS,international financial reporting standards,FRS 101 > accounting
UK GAAP,-accounting standards,FRS102,FRS 102,-105 > accounting ~ IFRS
accounting standards,-principles,-concepts,-practices,-theory,-fundamentals,basic accounting
government accounting,governmental-,federal-,public sector-,-finance,FASAB,IPSAS,cost accounting standards,government auditing--,yellow book,CIPFA code > accounting
uniform guidance,2 CFR 200,OMB circulars > government accounting
DCAA > government accounting
GASB > government accounting
accounting internal controls,financial--,internal-,segregation of duties,control environment,-procedures
SOX compliance,=SOX,ICFR,Sarbanes-Oxley > accounting internal controls
tool:
expense management software,=Concur
Pleo > expense management software
Expensify > expense management software
Brex > expense management software
Dext > expense management software
Receipt Bank > expense management software
Hubdoc > expense management software
AutoEntry > expense management software
Soldo > expense management software
Spendesk > expense management software
accounts payable automation,invoice-- > accounts payable
Bill.com > accounts payable automation
AvidXchange > accounts payable automation
Tipalti > accounts payable automation
Kofax > accounts payable automation
Stampli > accounts payable automation
MineralTree > accounts payable automation
ApprovalMax > accounts payable automation
XBRL tagging,XBRL,iXBRL
Workiva,Wdesk ~ XBRL tagging
# audit
auditing,audit experience,audits@ > accounting
external audit,statutory-,audit and accounts,--of financial statements,client audits > auditing
internal audit,audit programme,operational audits,risk-based auditing,IIA standards > auditing
audit preparation,audit file-,--liaison,-support,-packs,-schedules,assisting auditors,liaising with-,PBC lists,auditor queries
audit planning,-fieldwork,-findings,-programs,-reports,-sampling,-documentation > auditing
walkthroughs of controls ~ audit planning
audit workpapers,-working papers,working--,workpapers ~ audit planning
test of controls,control testing ~ audit planning
substantive testing ~ audit planning
IT audit,technology-,information systems-,COBIT,IT general controls,ITGC,SOC 1 > auditing
forensic accounting,economic damages,financial investigations,fraud audits,-examination > accounting
compilations and reviews,SSARS,agreed-upon procedures,attestation engagements,compilation-,review-,notice to reader,reviews and compilations
employee benefit plan audits,benefit--,401k--,ERISA-,A-133,single audit > auditing
independent examinations,charity audits
tool:
audit software,CCH Audit > auditing
CaseWare > audit software
IDEA data analysis > audit software
ACL analytics,=ACL > audit software
TeamMate > audit software
AuditBoard > audit software
CCH ProSystem fx Engagement,CCH Engagement > audit software
MindBridge > audit software
Diligent HighBond > audit software
Thomson Reuters AdvanceFlow > audit software
DataSnipper > audit software
knowledge:
GAAS,ISAs,PCAOB,international standards on auditing,ISA standards,generally accepted auditing- > auditing
# tax
tax preparation,-prep,-filings,-returns,1040@,income tax ~ tax compliance
tax compliance,-reporting > tax knowledge
corporation tax,corporate-,-taxation,-income tax,=T2@,S corporation returns > tax compliance
partnership tax,-returns,-taxation,1065@,K-1,K-1s > tax compliance
personal tax,-taxation,=T1@,P11D,SA100,individual tax,private client-,self assessment > tax compliance
VAT returns,=BAS,=GST,=HST,=PST,=VAT,EC sales lists,GST/HST,Intrastat,business activity statements,making tax digital,partial exemption,value added tax
sales tax,indirect-,use-,Vertex-,state and local-,=SALT,Avalara,multistate taxation,nexus studies
payroll tax,unemployment-,940@,941@,W-2s and 1099s
1099 reporting,1096@,1099s,W-9s,W-9
CIS returns,=CIS,construction industry scheme
tax planning,-consulting,-projections,-structuring,-advice,-advisory,-research,-strategy,-minimization > tax knowledge
international tax,-taxation,GILTI,cross-border tax,expatriate-,mobility-,expat-,foreign tax credits,form 5471,permanent establishment,subpart F > tax knowledge
BEPS,Pillar Two ~ international tax
withholding tax ~ international tax
FATCA,FBAR ~ international tax
transfer pricing ~ international tax
tax provision,ASC 740,FAS 109,FIN 48,IAS 12,deferred tax > tax knowledge
R&D tax credits,research and development-,R&D claims,-tax,SR&ED,patent box
trust and estate tax,1041,706@,form 709,fiduciary tax,estate and gift-,inheritance tax planning,trust tax returns > tax compliance
estate tax,gift-,form 706 ~ trust and estate tax
form 990,990@ ~ trust and estate tax
capital gains tax,=CGT ~ trust and estate tax
inheritance tax,=IHT ~ trust and estate tax
IRS correspondence,CRA audits,tax-,-authorities,-controversy,-resolution,-notices,=IRS,HMRC
knowledge:
tax knowledge,-accounting,-issues,-legislation,-law,-laws,-regulations,-code,internal revenue-,taxation,taxes@
form 1120,=1120,=1120S ~ corporation tax
CT600 ~ corporation tax
tool:
tax software,CCH Corporate Tax,--Axcess Tax,GoSystem Tax RS
Drake Tax,-Software > tax software
CCH Personal Tax > tax software
UltraTax > tax software
Lacerte > tax software
ProSeries > tax software
CCH Axcess > tax software
ProSystem fx,CCH ProSystem > tax software
GoSystem > tax software
TaxCalc > tax software
OneSource > tax software
TurboTax > tax software
Taxprep > tax software
BTCSoftware,BTC Software > tax software
Corptax > tax software
ProConnect > tax software
TaxWise > tax software
TaxSlayer > tax software
TaxAct > tax software
Taxcycle > tax software
licence:
enrolled agent,=EA licence,=EA@,AFSP,CTEC,PTIN > tax preparation
certification:
chartered tax adviser,=ATT,=CTA,ADIT,CIOT,association of taxation technicians,ATT/CTA > tax knowledge
# payroll
payroll
multi-state payroll,multi-country-,global-,international-,multistate- > payroll
payroll bureau,bureau payroll,client- > payroll
payroll reconciliation,net pay-,gross to net,payroll audits,-control,-journals,-balancing,-reporting,-year end,reconciling payroll > payroll
W-2 processing,records of employment,W2,=ROE,=T4@,T4s,W-2,W-2s,W-4,W2s > payroll
pension administration payroll,--submissions,-contributions,-uploads,LGPS,NHS pension,teachers-,workplace pension administration
knowledge:
UK payroll legislation,payroll--,apprenticeship levy,national insurance,HMRC payroll submissions > payroll
statutory payments,-sick pay,--maternity pay,=SMP,=SSP > UK payroll legislation
P45s and P60s,P45s,P60s > UK payroll legislation
RTI submissions,=RTI,FPS and EPS,real time information > UK payroll legislation
auto enrolment > UK payroll legislation
PAYE > UK payroll legislation
wage and hour payroll law,attachment of earnings,child support orders,statutory deductions,payroll-,earnings and-,garnishments,overtime calculation,FLSA payroll,retroactive pay > payroll
tool:
timesheet processing,time cards,-keeping,-sheets,timecards,timekeeping,timesheets
time and attendance systems,--attendance,timekeeping system ~ timesheet processing
Kronos timekeeping,Kronos,UKG Dimensions > timesheet processing
Deputy rostering > timesheet processing
Tanda > timesheet processing
payroll software,Square Payroll,Sage-,Sage 50-,Gusto payroll,Cascade-,IRIS-,MYOB-,QuickBooks-,Star-,Xero-,Payroll Manager > payroll
BrightPay > payroll software
Moneysoft > payroll software
=Gusto > payroll software
OnPay > payroll software
Staffology > payroll software
KeyPay > payroll software
Employment Hero > payroll software
Ceridian Powerpay > payroll software
ADP > payroll ~ Paychex,Paylocity,UltiPro
Paychex > payroll
Paylocity > payroll
Paycom > payroll ~ Paylocity
Paycor > payroll ~ Paylocity
Ceridian Dayforce,Ceridian,Dayforce > payroll ~ Paylocity
UltiPro,Ultimate Software,=UKG > payroll
certification:
payroll certification,-compliance practitioner,=CPP,=FPC,=PCP@,CIPP,certified payroll > payroll
# systems
ten-key,10-key,adding machine
Excel for accounting
tool:
QuickBooks,=QB@,=QBO,Quick Books > accounting software ~ Xero,Sage 50
Xero > accounting software ~ Sage 50
Sage 50,=Peachtree@,=Sage,Simply Accounting > accounting software
Sage 200,-Line 200,MAS--,-90 > accounting software ~ Sage 50
Sage Intacct,Intacct > accounting software ~ Sage 200
Sage X3 > accounting software ~ Sage 200
Sage 100,MAS90 > accounting software ~ Sage 200
Sage 300,Accpac,Timberline > accounting software ~ Sage 200
FreeAgent > accounting software
Tally ERP,=Tally@,TallyPrime ~ FreeAgent
FreshBooks > accounting software ~ FreeAgent
KashFlow > accounting software ~ FreeAgent
MYOB > accounting software ~ FreeAgent
Zoho Books,Clear- > accounting software ~ FreeAgent
AccountEdge > accounting software ~ FreeAgent
QuickFile > accounting software ~ FreeAgent
accounting software,-packages,-systems,-applications,accountancy software,financial-,-systems,finance-
accounts production software,=CCH,Caseware accounts,IRIS-,TaxCalc-,VT final-,Sage Final Accounts
=Digita > accounts production software
=IRIS@ > accounts production software
Capium > accounts production software
practice management software,Practice CS,CCH Practice
Karbon > practice management software
Senta > practice management software
AccountancyManager > practice management software
TaxDome > practice management software
Jetpack Workflow > practice management software
BrightManager > practice management software
ERP systems,=ERP,enterprise resource planning
SAP ERP,=SAP > ERP systems ~ Oracle Financials,Microsoft Dynamics,NetSuite
SAP S/4HANA,-S4,-S/4,-HANA,S4-,S/4HANA,S4HANA > SAP ERP
SAP FICO,-CO,-FI,-Finance > SAP ERP
SAP Business One,--B1 > SAP ERP ~ SAP FICO
SAP ByDesign > SAP ERP ~ SAP FICO
Oracle Financials,-Fusion,-Cloud,-EBS,-ERP,-R12,-E-Business Suite,=JDE > ERP systems
JD Edwards,Oracle JDE > ERP systems ~ Oracle Financials
NetSuite,Net Suite > ERP systems
SuiteAnalytics > ERP systems ~ NetSuite
Microsoft Dynamics,MS-,Axapta,Dynamics 365,-AX,-SL,D365 > ERP systems
Dynamics GP,Great Plains > Microsoft Dynamics
Business Central,Dynamics NAV,Navision > Microsoft Dynamics
PeopleSoft Financials,Access-,Civica-,PS-,Workday-,Infor financials,PeopleSoft,e-Financials > accounting software
Technology One ~ PeopleSoft Financials
Silverfin ~ PeopleSoft Financials
Yardi accounting ~ PeopleSoft Financials
Proclaim case accounts,=Proclaim ~ PeopleSoft Financials
Access Accounts ~ PeopleSoft Financials
Pegasus Opera,=Opera 3,Opera accounts ~ PeopleSoft Financials
=Lawson@ > accounting software ~ PeopleSoft Financials
Unit4,Agresso,Unit 4 > accounting software ~ PeopleSoft Financials
Exact Globe,-Online > accounting software ~ PeopleSoft Financials
Acumatica > accounting software ~ PeopleSoft Financials
Deltek Costpoint,Deltek,Costpoint > accounting software ~ PeopleSoft Financials
Blackbaud Financial Edge,Financial-- > accounting software ~ PeopleSoft Financials
SunSystems > accounting software ~ PeopleSoft Financials
Munis > accounting software ~ PeopleSoft Financials
Aderant > accounting software ~ PeopleSoft Financials
Elite 3E > accounting software ~ PeopleSoft Financials
Ajera > accounting software ~ PeopleSoft Financials
TechnologyOne > accounting software ~ PeopleSoft Financials
Pronto ERP > accounting software ~ PeopleSoft Financials
Iplicit > accounting software ~ PeopleSoft Financials
COINS ERP,=COINS,Spectrum construction > accounting software ~ PeopleSoft Financials
Aptean > accounting software ~ PeopleSoft Financials
SIMS FMS > accounting software ~ PeopleSoft Financials
BlackLine > account reconciliation
Trintech > account reconciliation ~ BlackLine
FloQast > account reconciliation ~ BlackLine
OneStream > account reconciliation ~ BlackLine
Cadency > account reconciliation ~ BlackLine
Hyperion,BusinessObjects Planning,Essbase,IBM Planning Analytics,=HFM,SmartView
Cognos TM1,-Controller,TM1 ~ Hyperion
SAP BPC,=BPC ~ Hyperion
LucaNet ~ Hyperion
Tagetik ~ Hyperion
certification:
QuickBooks ProAdvisor,-certified,-certification,Xero-,-certified,-adviser > bookkeeping
# qualifications
client accounting services,--bookkeeping,=CAS@,outsourced accounting,small business-,portfolio of clients,write-up work > bookkeeping
company secretarial,-formations,confirmation statements,statutory books,-registers
grant management accounting,--budgets,-compliance,-billing,-reporting
unclaimed property,escheatment,escheat,property tax returns
licence:
certified public accountant,CA/CPA,=CPA > accounting,accounting standards ~ chartered accountant,ACCA
chartered accountant,-accountancy,=ACA,ACA/ACCA,CA ANZ,CPA Australia,FCCA,ICAEW,=CA qualified > accounting,accounting standards
certification:
ACCA,chartered certified accountant > accounting,accounting standards ~ CIMA,chartered accountant
CIMA,ACMA,CGMA,chartered management accountant > accounting,management accounts
AAT,MAAT,association of accounting technicians > bookkeeping
ICB bookkeeping qualification,=IAB,=ICB,AIPB,certified bookkeeper,certified public- > bookkeeping
certified management accountant,=CMA@,CMA certification,-certified,-designation,US CMA > accounting
certified internal auditor,chartered-,=CIA@,CGAP,CIA certified,-certification,-qualified,IIA-,-qualification,CMIIA,CRMA > internal audit
CISA,certified information systems auditor > IT audit
certified fraud examiner,--in financial forensics,=CFE,=CFF@,ACFE > forensic accounting
CIPFA,certified government financial manager,CDFM,CGFM,CPFO > government accounting
CICM qualification,=CCE@,ACICM,CCCM,CICM,MCICM,NACM,chartered institute of credit management > credit control
knowledge:
qualified by experience,=QBE@
public accounting,Big 4,-Four,CPA firm,audit-,accountancy practice,chartered-,accounting firm experience,practice--,-background
insolvency,creditors voluntary liquidation,=IPS,CPI qualification,CVLs,JIEB,SIPs@@,corporate recovery
bankruptcy > insolvency
IVA,individual voluntary arrangements > insolvency
liquidations@ > insolvency`
