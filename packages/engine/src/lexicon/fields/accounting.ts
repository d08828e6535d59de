export const accounting = `
# core bookkeeping
accounts payable,bought ledger,purchase-,creditors@,=A/P,=AP@,AP experience,-processing,payables ~ bookkeeping,accounts receivable
accounts receivable,A/R,AR experience,receivables,sales ledger,=AR@ ~ bookkeeping
invoice processing,-entry,-approval,invoicing,purchase invoices,supplier-,vendor- ~ accounts payable
vendor master data,-file,--records,-set up,--maintenance,supplier-,-set-up
billing,credit notes,debit-,customer invoicing,sales-,invoice generation,prepared invoices,issuing-,raising- ~ accounts receivable
credit control,aged debt,outstanding-,chasing-,-payments,-overdue invoices,=DSO,days sales outstanding,debtors,overdue accounts ~ accounts receivable
debt collections,-recovery,loan-,collections@,delinquent accounts,past due-,dunning@,payment arrangements,skip tracing ~ credit control
cash application,-receipts,-allocation,-posting,payment-,applying payments,allocating-,lockbox@@,remittances ~ accounts receivable
customer credit checks,credit--,-limits,-applications,-insurance
aging reports,aged creditor-,aged debtor--,AP aging,AR-
bank reconciliation,bank statement-,--recs,=BRS@ ~ account reconciliation
credit card reconciliation,-statements,purchase cards,corporate credit-,P-card
petty cash
expense processing,-reimbursement,-claims,-reports,=T&E,processing expenses,staff-,employee-,-reimbursements,travel and expense
journal entries,adjusting-,journals@ ~ general ledger
accruals and prepayments,accruals,accrued expenses,-income,prepaids,deferred revenue,prepayments ~ month-end close
year-end close,annual-,quarter end,year- ~ month-end close
trial balance,=TB@@ > bookkeeping
management accounts,-packs,-reporting packs,--accounting,managerial- ~ financial statements
sole trader accounts,partnership--,-accounting,incomplete records ~ statutory accounts
multi-currency accounting,foreign exchange-,--currency transactions,-translation,currency revaluation,multi currency,multicurrency
stock accounting,inventory-,-valuation,stock-
equity accounting,SBC-,ASC 718,share-based payments,equity roll-forward
purchase accounting,acquisition-,ASC 805,goodwill impairment,purchase price allocation,business combinations
financial reporting,management-,internal-,=R2R,monthly reporting@,reporting of financial results ~ financial statements
board reporting,-packs ~ financial reporting
variance analysis,flux-,budget to actual,--variances,-vs actual,variance commentary,-reporting
budgeting,annual budgets,budget preparation
budget management,-responsibility,-holder,-tracking,-oversight,-administration,-monitoring,-control,budgetary-,operating expenditure,opex
job costing,project-,-accounting,construction-,contract-,=WIP schedules,WIP reporting,percentage of completion ~ cost accounting
trust accounting,escrow-,-accounts,solicitors-,legal-,trust-,client money-,ILFM,IOLTA,SRA accounts rules,legal billing,-cashiering
daily revenue reconciliation,daily takings--,income audit,sales-
service charge accounting,-reconciliation,CAM reconciliations,property accounting,property management-,real estate--
accounting process improvement,finance-,--transformation,accounting automation
skill > accounting:
bookkeeping,books of accounts,full set-,book-keeping,cash book,double-entry,ledger postings,maintained books
general ledger,=GL@,GL accounting,-entries,-coding,chart of accounts,ledgers,nominal codes
financial statements,income statement
fixed assets,capital expenditure accounting
intercompany accounting,inter-company,intercompany
cost accounting,manufacturing-,=COGS,cost variances,-analysis,-of goods sold,costing@,overhead absorption,standard cost
nonprofit accounting,non-profit-,grant-,not-for-profit-,charity-,-finance,SORP,restricted funds
skill > accounts payable:
three-way matching,PO-,invoice-,3-way match,=GRNI
supplier payments,vendor-,ACH-,BACS-,-runs,cheque-,payment-,-vouchers,-processing,-proposals,check runs@
supplier statement reconciliation,vendor--,-statements,supplier-,statement reconciliations
skill > general ledger:
account reconciliation,balance sheet-,reconciliations@,recs@
month-end close,monthly-,financial-,hard-,soft-,period end-,closed books,closing the-,--process,=MEC@@,month end
skill > financial statements:
cash flow statement,cashflow statements
statutory accounts,-accounting,-reporting,-financial statements,Companies House,accounts preparation,-production,annual accounts,stat-,limited company-
consolidation@,consolidated accounts,-financial statements,--reporting,group-,-accounting,-accounts@@
skill > US GAAP:
technical accounting,accounting guidance,-memos,-policies,-research
SEC reporting,external-,10-K,10-Q,8-K,=SEC@
knowledge:
accounting,accountancy
FDCPA,fair debt collection practices act
balance sheet
profit and loss account,--loss,=P&L
depreciation,amortization ~ fixed assets
revenue recognition,-accounting,ASC 606,IFRS 15,recognising revenue,rev rec
lease accounting,ASC 842,IFRS 16
accounting standards,-principles,-concepts,-practices,-theory,-fundamentals,basic accounting,Ind AS
accounting internal controls,financial--,internal-,segregation of duties,control environment,-procedures
SOX compliance,=SOX,ICFR,Sarbanes-Oxley > accounting internal controls
knowledge > accounting:
US GAAP,GAAP,generally accepted accounting principles ~ IFRS
IFRS,=MFRS,=PFRS,international financial reporting standards,FRS 101
UK GAAP,-accounting standards,FRS102,FRS 102,-105 ~ IFRS
government accounting,governmental-,federal-,public sector-,-finance,FASAB,IPSAS,cost accounting standards,government auditing--,yellow book,CIPFA code
knowledge > government accounting:
uniform guidance,2 CFR 200,OMB circulars
DCAA
GASB
tool:
expense management software,=Concur
accounts payable automation,invoice-- > accounts payable
XBRL tagging,XBRL,iXBRL
Workiva,Wdesk ~ XBRL tagging
tool > expense management software:
Pleo
Expensify
Brex
Dext
Receipt Bank
Hubdoc
AutoEntry
Soldo
Spendesk
tool > accounts payable automation:
Bill.com
AvidXchange
Tipalti
Kofax
Stampli
MineralTree
ApprovalMax
# audit
audit preparation,audit file-,--liaison,-support,-packs,-schedules,assisting auditors,liaising with-,PBC lists,auditor queries
walkthroughs of controls ~ audit planning
audit workpapers,-working papers,working--,workpapers ~ audit planning
test of controls,control testing ~ audit planning
substantive testing ~ audit planning
compilations and reviews,SSARS,agreed-upon procedures,attestation engagements,compilation-,review-,notice to reader,reviews and compilations
independent examinations,charity audits
skill > accounting:
auditing,audit experience,audits@
forensic accounting,economic damages,financial investigations,fraud audits,-examination
skill > auditing:
external audit,statutory-,audit and accounts,--of financial statements,client audits
internal audit,audit programme,operational audits,risk-based auditing,IIA standards
audit planning,-fieldwork,-findings,-programs,-reports,-sampling,-documentation
IT audit,technology-,information systems-,COBIT,IT general controls,ITGC,SOC 1
employee benefit plan audits,benefit--,401k--,ERISA-,A-133,single audit
tool:
audit software,CCH Audit > auditing
tool > audit software:
CaseWare
IDEA data analysis
ACL analytics,=ACL
TeamMate
AuditBoard
CCH ProSystem fx Engagement,CCH Engagement
MindBridge
Diligent HighBond
Thomson Reuters AdvanceFlow
DataSnipper
knowledge:
GAAS,ISAs,PCAOB,international standards on auditing,ISA standards,generally accepted auditing- > auditing
# tax
tax preparation,-prep,-filings,-returns,self assessment-,1040@,ITR filing,income tax ~ tax compliance
VAT returns,=GST,=HST,=MTD@@,=PST@,=SST@,=VAT,EC sales lists,Intrastat,VAT201,VAT3,business activity statements,input tax credit,making tax digital,=BAS,GST/HST,GSTR-1,GSTR-3B,partial exemption,value added tax
sales tax,indirect-,use-,Vertex-,state and local-,=SALT,Avalara,multistate taxation,nexus studies
payroll tax,unemployment-,940@,941@,EMP201,EMP501,IRP5,W-2s and 1099s
1099 reporting,1096@,1099s,W-9s,W-9
CIS returns,=CIS@,construction industry scheme
BEPS,Pillar Two ~ international tax
withholding tax,=WHT,tax deducted at source,=TDS@@ ~ international tax
FATCA,FBAR ~ international tax
transfer pricing ~ international tax
R&D tax credits,research and development-,R&D claims,-tax,SR&ED,patent box
estate tax,gift-,form 706 ~ trust and estate tax
form 990,990@ ~ trust and estate tax
capital gains tax,=CGT ~ trust and estate tax
inheritance tax,=IHT ~ trust and estate tax
IRS correspondence,=ATO@,HMRC,=BIR,=FIRS,=IRS,=KRA,=LHDN,CRA audits,tax-,-authorities,-controversy,-resolution,-notices,South African Revenue Service
skill > tax knowledge:
tax compliance,-reporting
tax planning,-consulting,-projections,-structuring,-advice,-advisory,-research,-strategy,-minimization
international tax,-taxation,GILTI,cross-border tax,expatriate-,mobility-,expat-,foreign tax credits,form 5471,permanent establishment,subpart F
tax provision,ASC 740,FAS 109,FIN 48,IAS 12,deferred tax
skill > tax compliance:
corporation tax,corporate-,-taxation,-income tax,=T2@,S corporation returns
partnership tax,-returns,-taxation,1065@,K-1,K-1s
personal tax,-taxation,=T1@,P11D,SA100,individual tax,private client-,self assessment
trust and estate tax,1041,706@,form 709,fiduciary tax,estate and gift-,inheritance tax planning,trust tax returns
knowledge:
tax knowledge,-accounting,-issues,-legislation,-law,-laws,-regulations,-code,internal revenue-,taxation,taxes@
form 1120,=1120,=1120S ~ corporation tax
CT600 ~ corporation tax
tool:
tax software,Alphatax,CCH Axcess Tax,--Corporate Tax,GoSystem Tax RS
tool > tax software:
Drake Tax,-Software
CCH Personal Tax
UltraTax
Lacerte
ProSeries
CCH Axcess
ProSystem fx,CCH ProSystem
GoSystem
TaxCalc
OneSource
TurboTax
Taxprep
BTCSoftware,BTC Software
Corptax
ProConnect
TaxWise
TaxSlayer
TaxAct
Taxcycle
licence:
enrolled agent,=EA licence,=EA@ > tax preparation
certification:
chartered tax adviser,=CITN,=CTA,ADIT,ATT/CTA,CIOT > tax knowledge
# payroll
payroll,=STP@@,SuperStream@@
pension administration payroll,--submissions,-contributions,-uploads,LGPS,NHS pension,teachers-,workplace pension administration
skill > payroll:
multi-state payroll,multi-country-,global-,international-,multistate-
payroll bureau,bureau payroll,client-
payroll reconciliation,net pay-,gross to net,payroll audits,-control,-journals,-balancing,-reporting,-year end,reconciling payroll
statutory payroll contributions,Pag-IBIG@,=COIDA@,=UIF@,=CPF@,=EPF@,=ESIC@,=NHIF@,=NSSF@,=SHIF@,=SOCSO@,=SSS@,PhilHealth@,superannuation@@
W-2 processing,T4s,W2,=ROE,=T4@,=W-4,W-2,W-2s,records of employment
knowledge > payroll:
UK payroll legislation,payroll--,apprenticeship levy,national insurance,HMRC payroll submissions
wage and hour payroll law,attachment of earnings,child support orders,statutory deductions,payroll-,earnings and-,garnishments,overtime calculation,FLSA payroll,retroactive pay
knowledge > UK payroll legislation:
statutory payments,-sick pay,--maternity pay,=SMP,=SSP,gratuity@@,provident fund
P45s and P60s,P45s,P60s
RTI submissions,=RTI,FPS and EPS,real time information
auto enrolment
PAYE
tool:
timesheet processing,time cards,-keeping,-sheets,timecards,timekeeping,timesheets
time and attendance systems,--attendance,timekeeping system ~ timesheet processing
tool > timesheet processing:
Kronos timekeeping,Kronos,UKG Dimensions
Deputy rostering
Tanda
tool > payroll:
payroll software,Gusto payroll,Cascade-,IRIS-,MYOB-,QuickBooks-,Star-,Xero-,Payroll Manager,VIP Payroll,Square-,Sage-,Sage 50-
ADP ~ Paychex,Paylocity,UltiPro
Paychex
Paylocity
Paycom ~ Paylocity
Paycor ~ Paylocity
Ceridian Dayforce,Ceridian,Dayforce ~ Paylocity
UltiPro,Ultimate Software,=UKG
tool > payroll software:
BrightPay
Moneysoft
=Gusto
OnPay
Staffology
KeyPay
Employment Hero
Ceridian Powerpay
certification:
payroll certification,-compliance practitioner,=CPP,=FPC,=PCP@,CIPP,certified payroll > payroll
# systems
ten-key,10-key,adding machine
Excel for accounting
tool:
Tally ERP,=Tally@,TallyPrime ~ FreeAgent
accounting software,-packages,-applications,-systems,finance-,financial-,-software,accountancy-,bookkeeping-,-package,cloud accounting
accounts production software,=CCH,Caseware accounts,IRIS-,TaxCalc-,VT final-,Sage Final Accounts
practice management software,Practice CS,CCH Practice
ERP systems,=ERP,enterprise resource planning
Technology One ~ PeopleSoft Financials
Silverfin ~ PeopleSoft Financials
Yardi accounting ~ PeopleSoft Financials
Proclaim case accounts,=Proclaim ~ PeopleSoft Financials
Access Accounts ~ PeopleSoft Financials
Pegasus Opera,=Opera 3,Opera accounts ~ PeopleSoft Financials
Hyperion,BusinessObjects Planning,Essbase,IBM Planning Analytics,=HFM,SmartView
Cognos TM1,-Controller,TM1 ~ Hyperion
SAP BPC,=BPC ~ Hyperion
LucaNet ~ Hyperion
Tagetik ~ Hyperion
tool > accounting software:
QuickBooks,=QB@,=QBO,=Quick Books ~ Xero,Sage 50
Xero ~ Sage 50
Sage 50,=Pastel@,=Peachtree@,=Sage,Simply Accounting
Sage Intacct,Intacct ~ Sage 200
Sage X3 ~ Sage 200
Sage 100,MAS90 ~ Sage 200
Sage 300,Accpac,Timberline ~ Sage 200
FreeAgent
FreshBooks ~ FreeAgent
KashFlow ~ FreeAgent
AutoCount ~ FreeAgent
MYOB ~ FreeAgent
Zoho Books,Clear- ~ FreeAgent
AccountEdge ~ FreeAgent
QuickFile ~ FreeAgent
PeopleSoft Financials,Access-,Civica-,PS-,Workday-,Infor financials,PeopleSoft,e-Financials
=Lawson@ ~ PeopleSoft Financials
Unit4,Agresso,Unit 4 ~ PeopleSoft Financials
Exact Globe,-Online ~ PeopleSoft Financials
Acumatica ~ PeopleSoft Financials
Deltek Costpoint,Deltek,Costpoint ~ PeopleSoft Financials
Blackbaud Financial Edge,Financial-- ~ PeopleSoft Financials
SunSystems ~ PeopleSoft Financials
Munis ~ PeopleSoft Financials
Aderant ~ PeopleSoft Financials
Elite 3E ~ PeopleSoft Financials
Ajera ~ PeopleSoft Financials
TechnologyOne ~ PeopleSoft Financials
Pronto ERP ~ PeopleSoft Financials
Iplicit ~ PeopleSoft Financials
COINS ERP,=COINS,Spectrum construction ~ PeopleSoft Financials
Aptean ~ PeopleSoft Financials
SIMS FMS ~ PeopleSoft Financials
tool > ERP systems:
Sage 200,-Line 200,MAS--,-90 ~ Sage 50
SAP ERP,=SAP ~ Oracle Financials,Microsoft Dynamics,NetSuite
Oracle Financials,-Fusion,-Cloud,-EBS,-ERP,-R12,-E-Business Suite,=JDE
JD Edwards,Oracle JDE ~ Oracle Financials
NetSuite,Net Suite
SuiteAnalytics ~ NetSuite
Microsoft Dynamics,MS-,Axapta,Dynamics 365,-AX,-SL,D365
tool > accounts production software:
=Digita
=IRIS@
Capium
tool > practice management software:
Karbon
Senta
AccountancyManager
TaxDome
Jetpack Workflow
BrightManager
tool > SAP ERP:
SAP S/4HANA,-S4,-S/4,-HANA,S4-,S/4HANA,S4HANA
SAP FICO,-CO,-FI,-Finance
SAP Business One,--B1 ~ SAP FICO
SAP ByDesign ~ SAP FICO
tool > Microsoft Dynamics:
Dynamics GP,Great Plains
Business Central,Dynamics NAV,Navision
tool > account reconciliation:
BlackLine
Trintech ~ BlackLine
FloQast ~ BlackLine
OneStream ~ BlackLine
Cadency ~ BlackLine
certification:
QuickBooks ProAdvisor,-certified,-certification > bookkeeping
# qualifications
client accounting services,--bookkeeping,=CAS@,outsourced accounting,small business-,portfolio of clients,write-up work > bookkeeping
company secretarial,-formations,=CIPC@@,confirmation statements,statutory books,-registers
grant management accounting,--budgets,-compliance,-billing,-reporting
unclaimed property,escheatment,escheat,property tax returns
licence > accounting,accounting standards:
certified public accountant,CA/CPA,=CPA ~ chartered accountant,ACCA
chartered accountant,-accountancy,CA ANZ,=ACA,=CA qualified,=ICAI,=ICAN,=ICPAK,=SAICA,ACA/ACCA,CPA Australia,ICAEW
certification:
ACCA,=FCCA,chartered certified accountant > accounting,accounting standards ~ CIMA,chartered accountant
CIMA,=FCMA,ACMA,CGMA,chartered management accountant > accounting,management accounts
certified management accountant,=CMA@,CMA certification,-certified,-designation,US CMA > accounting
certified internal auditor,chartered-,=CIA@,CIA certification,-certified,-qualified,IIA-,-qualification,CMIIA,CRMA > internal audit
CISA,certified information systems auditor > IT audit
certified fraud examiner,=CFE,ACFE > forensic accounting
CIPFA,CPFO > government accounting
CICM qualification,=CCE@,ACICM,CCCM,CICM,MCICM,NACM,chartered institute of credit management > credit control
certification > bookkeeping:
AAT,=IATI,MIATI,accounting technicians Ireland,MAAT,association of accounting technicians
ICB bookkeeping qualification,=IAB,=ICB,AIPB,certified bookkeeper,certified public-
knowledge:
qualified by experience,=QBE@
public accounting,Big 4,-Four,CPA firm,audit-,accountancy practice,chartered-,accounting firm experience,practice--,-background
insolvency,creditors voluntary liquidation,=IPS,CPI qualification,CVLs,JIEB,SIPs@@,corporate recovery
knowledge > insolvency:
bankruptcy
IVA,individual voluntary arrangements
liquidations@
# further
capital expenditure,-budgeting,capex ~ budgeting`
