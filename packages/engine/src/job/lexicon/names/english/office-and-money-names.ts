export const officeAndMoneyNames = `
administrative assistant: clerical officer, office administrator, office clerk, office assistant, clerical assistant, administration assistant, clerical administrator, administrative support assistant, admin support assistant, admin support officer, administration support officer, general office assistant, admin and office assistant, administrative support worker
administrative officer: administration and support officer, admin and support officer
administrative clerk: general clerk, clerk administrator, admin and general clerk
office assistant: office support worker, office admin
office clerk: clerical staff, office clerical assistant
administrator: clerical officer, office administrator, office clerk, administration officer, office assistant, clerical assistant, clerical worker, clerical and administrative officer, office admin
business support officer: business support assistant, business support worker, business administration officer
office manager: office and facilities manager, office operations lead
data entry clerk: data entry assistant, data entry specialist, data input officer, data entry executive, keyboard clerk
records clerk: =records assistant
records manager: records and information manager
executive assistant: assistant to the chief executive, assistant to chief executive officer, senior personal assistant, PA to chief executive, C suite assistant, assistant to director
personal assistant: =management assistant, assistant to managing director, director's PA
secretary: department secretary typist
virtual assistant: virtual PA, remote personal assistant, remote admin assistant, virtual admin assistant
company secretary: corporate governance officer
committee clerk: committee services clerk, democratic services assistant
governance officer: governance adviser, governance coordinator, governance and compliance officer
receptionist: front desk person, reception administrator, reception clerk
switchboard operator: telephone receptionist
mailroom clerk: mail room operative, post room clerk, post room operator, mail services assistant
print room operator: copy shop assistant, photocopy operator
office services clerk: office runner
sales administrator: sales office assistant, sales support officer
school office administrator: school administrative officer, school admin officer, school administration assistant, school clerk administrator
property administrator: property management administrator, property support officer
bid administrator: tender administrator, bid support coordinator
registration officer: registration assistant, births deaths and marriages registrar
church administrator: parish office administrator, church secretary
membership coordinator: membership services officer, membership services coordinator, member services administrator
bookkeeper: book keeper, ledger keeper
accounts payable clerk: accounts payable specialist, purchase ledger clerk, payables clerk, AP specialist, creditors clerk, creditors controller, accounts payable associate, accounts payable officer, accounts payable assistant, AP officer, supplier accounts clerk, purchase ledger assistant, purchase ledger officer, bought ledger controller, creditors officer, accounts payable executive
invoice processor: invoice processing clerk, invoice administrator
accounts receivable clerk: accounts receivable specialist, sales ledger clerk, receivables clerk, AR specialist, debtors clerk, accounts receivable officer, accounts receivable assistant, accounts receivable associate, sales ledger assistant, AR analyst, accounts receivable executive, debtors administrator
accounts assistant: purchase and sales ledger clerk, ledger assistant, accounts technician
billing specialist: billing officer, billing executive, billing analyst, billing coordinator, invoicing administrator, billing assistant
credit controller: credit control officer, credit control executive, credit control assistant, debt recovery clerk, arrears officer, debt collector, accounts collector
credit manager: credit and collections manager
payroll administrator: payroll officer, payroll coordinator, payroll assistant, payroll executive, wages clerk, salaries clerk, payroll technician, payroll analyst, wages administrator, salary administrator, pay officer, payroll adviser
payroll manager: payroll services manager, pay and benefits manager, payroll delivery manager
accountant: accounts and finance executive
management accountant: cost accountant, management accounts analyst
finance business partner: financial business partner
financial accountant: statutory accountant, =reporting accountant
budget analyst: budget officer, budget coordinator
accounting manager: accounts department manager, manager accounts, accounts team manager
finance manager: finance and accounts manager, manager finance, finance and administration manager, finance and admin manager
financial controller: corporate controller, finance controller
finance director: director of finance, executive director of finance
auditor: =audit associate, =audit executive, audit accountant, audit analyst
internal auditor: internal audit associate, internal audit officer, internal audit analyst, internal audit executive, audit and assurance officer
forensic accountant: forensic accounting analyst, investigative accountant
insolvency administrator: insolvency accountant, insolvency associate, liquidation administrator
tax accountant: tax consultant, tax adviser, tax advisor, tax associate, tax specialist, tax practitioner, tax adviser accountant, chartered tax adviser, taxation accountant, personal tax adviser, corporation tax adviser
tax examiner: tax auditor, tax audit officer
VAT accountant: sales and use tax accountant
tax manager: taxation manager
financial analyst: finance and business analyst, budget and forecast analyst, financial planning and analysis analyst, financial modelling analyst
investment banker: corporate finance banker, M and A banker, mergers and acquisitions banker
treasury analyst: treasury accountant, treasury officer
bank teller: bank cashier, branch cashier, customer service teller, bank counter clerk, bank customer service officer, bank branch cashier, branch customer adviser
bank branch manager: bank branch head
loan officer: lending adviser, lending advisor, lending specialist, loan adviser, lending manager, lending officer, loan consultant, home lending specialist
loan processor: loan processing officer, lending processor, loan support officer
mortgage adviser: home loan adviser, mortgage intermediary, home loan broker, mortgage planner
credit underwriter: credit decision officer
credit analyst: credit assessment officer
risk analyst: risk management analyst, risk officer, risk management officer
compliance officer: compliance associate, compliance adviser, =compliance specialist, compliance executive, compliance and risk officer, regulatory compliance specialist
AML analyst: know your customer analyst, KYC analyst, financial crime compliance analyst, AML officer, anti money laundering officer
fraud analyst: =fraud specialist, =fraud officer, fraud prevention analyst, fraud risk analyst, fraud operations analyst, fraud prevention officer
investment analyst: investment research associate
investment portfolio manager: discretionary portfolio manager, money manager
stockbroker: share broker, share dealer, equity broker, stock broker, equities dealer
financial advisor: financial planning adviser, financial services advisor, financial services consultant, wealth consultant
paraplanner: para planner, financial planning technician
fund accountant: fund administration accountant
payments analyst: payments processor, payments administrator, payments operations associate
pensions administrator: pensions clerk, retirement benefits administrator, superannuation administrator, pension fund administrator, retirement fund administrator, pensions assistant
insurance agent: insurance salesperson, insurance representative, insurance sales consultant, insurance salesman
insurance broker: insurance broking executive, insurance broking account executive, insurance intermediary
insurance underwriter: underwriting officer, underwriting specialist, underwriting executive, underwriting analyst
insurance administrator: insurance support administrator, insurance operations administrator, =insurance officer
claims adjuster: loss adjuster, insurance adjuster, claims assessor, loss assessor, claims representative, =claims specialist, claims adviser, claims officer, claims technician, claims executive, insurance claims adviser, claims case handler, claims settlement officer
`
