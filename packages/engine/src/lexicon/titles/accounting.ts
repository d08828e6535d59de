export const accountingTitles = `
bookkeeper, bookkeeping assistant, -clerk, ledger- > bookkeeping
accounts payable clerk, -specialist, -coordinator, -analyst, -associate, -assistant, -administrator, -officer, -processor, -technician, -accountant, disbursement clerk, payables-, AP-, bought ledger-, purchase-, -controller, -assistant, -administrator, AP--, -specialist, -analyst, expense-, P2P-, AP coordinator, -associate, -assistant, transactional finance- > bookkeeping
invoice processor, -clerk > bookkeeping
accounts payable manager, -supervisor, -team leader, --lead, --receivable manager, -supervisor, -team leader, AP--, purchase ledger-, --manager, -supervisor, sales-, -manager, AP--, procure to pay-, AP lead, -supervisor, billing-, AR-, -manager, transactional finance-, billing--, order to cash- > bookkeeping
accounts receivable clerk, -analyst, -coordinator, -associate, -assistant, -administrator, -officer, -representative, -accountant, -specialist, AR--, cash application-, --allocator, -applications analyst, AR--, -coordinator, -associate, -clerk, cash posting-, receivables--, cash allocation-, sales ledger--, -controller, -administrator, -assistant, cash allocations-- > bookkeeping
accounts assistant, fiscal-, treasury-, finance-, finance and admin-, --administration officer, --office administrator, accounts trainee, -clerk, -administrator, finance-, -associate, -support officer, --clerk, -officer, income-, accounts-, -junior, -apprentice, finance-, -coordinator, accounting-, -associate, -technician, -specialist, -intern, -support specialist, trainee accountant, junior-, audit intern, office manager bookkeeper, fiscal technician, -clerk, purchase and sales ledger- > bookkeeping
accounts semi senior, semi senior accountant > bookkeeping
legal cashier, cashier legal > bookkeeping
billing specialist, invoicing-, billing clerk, -analyst, -administrator, -representative, -assistant, -associate, -officer, -executive, -technician, -coordinator, invoice-, legal biller, revenue controller > bookkeeping
credit controller, legal credit-, commercial-, credit clerk, -control supervisor, -clerk, -assistant, -administrator, -team leader, collections--, --supervisor, -advisor, -specialist, -agent, -manager, -analyst, -representative, -clerk, -officer, -associate, -coordinator, credit-, -specialist, recovery-, loss mitigation-, collector@, debt advisor collections, --recovery officer, -agent, enforcement--, skip tracer > credit-and-collections
credit manager, credit control- > credit-and-collections
payroll administrator, payroll bureau-, payroll and benefits--, -specialist, --HR administrator, timekeeping clerk, payroll-, -officer, -assistant, -coordinator, -associate, -technician, -analyst, -advisor, -executive, -processor, -accountant, -controller, -practitioner, -representative, -consultant, -specialist, payroll implementation-, payroll client--, timekeeper > payroll
payroll manager, -supervisor, -team leader, --lead, -operations manager, --director, -bureau manager, head of payroll, director- > payroll
accountant, +and bookkeeper, tax accountant-, =CPA, property accounts assistant, business services senior, accounts--, -and audit senior, -semi senior, cost analyst, accounting-, small business accountant, client accounting specialist, -manager, technical-, SEC reporting--, client portfolio manager accounts > accounting
SOX analyst > accounting
management accountant, assistant management-, cost and-, interim--, trainee-, divisional--, site-, business-, stock-, management reporting-, plant controller, margin analyst, senior finance business partner, commercial- > accounting
commercial accountant, -finance manager, -analyst > accounting
finance business partner, --partner > accounting
financial accountant, assistant financial-, international--, R2R-, financial reporting-, statutory-, -manager, external-, financial-, -analyst, R2R--, record to report-, -accountant > accounting
SEC reporting accountant > accounting
group accountant, group financial-, group reporting--, -manager, consolidation--, group finance- > accounting
accounting manager, -director, -team lead, --supervisor, -lead, -operations manager, finance and-, finance--, general accounting--, corporate-, revenue-, property-, cost-, grants-, GL--, general ledger-, fiscal--, finance and office-, accounts--, --team leader, finance-, --supervisor, -lead, -and administration manager, finance &--, assistant controller, assistant financial-, --finance manager, interim-, divisional-, plant-, fiscal services--, --officer, chief accounting-, head of accounting, director- > accounting-leadership
finance manager, financial-, head of finance > accounting-leadership
financial controller, controller@, comptroller > accounting-leadership
finance director, financial-, finance and operations-, director of finance, -financial operations, =FD, fractional CFO, deputy chief financial officer > accounting-leadership
chief financial officer, chief finance--, =CFO, VP finance, VP of-, vice president-, finance VP > accounting-leadership
auditor, audit associate, assurance-, -manager, -senior, audit semi-, audit--, -assistant, -trainee, -supervisor, -graduate, -executive, -staff, -& accounts manager, senior associate audit, audit junior, -apprentice, -in charge, --and accounts senior, -assistant manager, accounts and audit manager > audit
audit manager, -director, -partner > audit
internal auditor, -audit manager, -analyst, -associate, -director, -supervisor, -consultant, -specialist, internal control--, -manager, --controls analyst, SOX compliance--, --auditor, compliance-, risk-, operational-, fraud-, corporate-, head of internal audit, director-, chief audit executive, SOX manager, audit and compliance- > audit
IT auditor, technology-, information systems-, IT audit manager, -associate > audit
forensic accountant, litigation support-, fraud examiner, forensic auditor, -accounting associate, -manager, financial investigator > audit
tax accountant, corporate tax-, state-, personal-, tax analyst, tax compliance-, -specialist, tax--, tax resolution-, --associate, -senior, tax semi-, --consultant, -advisor, -assistant, -adviser, -trainee, -professional, -technician, -staff, -intern, -clerk, -preparer, tax return- > tax
transfer pricing analyst, -associate > tax
enrolled agent > tax
tax examiner, -inspector, -officer, -collector, revenue agent, -officer tax > tax
VAT accountant, sales and use tax-, VAT specialist, -consultant, -advisor > tax
tax manager, VAT-, transfer pricing-, tax senior--, tax reporting--, tax compliance--, --director, -partner, -supervisor, head of tax, director-, VP- > tax
insolvency administrator, insolvency case-, --senior, -practitioner, -assistant, -supervisor, -executive, -manager, IVA case-, bankruptcy analyst, corporate recovery senior, restructuring accountant, -advisory associate > audit
grants accountant, grants and contracts-, grants finance officer, research-, nonprofit finance manager, grant accounting specialist, fiscal--, -analyst, grants financial-, government budget-- > accounting
budget analyst, -officer, -manager, -coordinator, -director, -specialist > accounting
accounting systems analyst, finance-, -administrator, -accountant, -manager, financial-, -analyst, finance process--, --transformation manager, --data analyst, ERP accountant, -finance consultant, SAP FICO-- > accounting
accounting clerk and receptionist, accounts receptionist, finance-, -secretary, accounts and office administrator > bookkeeping
accountancy partner, -practice partner, CPA--, accounting practice manager, practice manager accounting firm, director of client accounting > accounting-leadership
`
