export const peopleLawAndHomesNames = `
HR generalist: people advisor, HR officer, HR advisor, people adviser, human resources officer, people officer, HR adviser, people and culture advisor, human resources advisor, people and culture officer, employee services officer
HR business partner: people and culture business partner, people and culture partner
employee relations specialist: employee relations adviser, employee relations officer, workplace relations adviser, ER adviser, labour relations officer, labour relations specialist
HR manager: personnel and training manager
HR director: director of human resources, director of people, people and culture director, director of people and culture
recruiter: headhunter, sourcing recruiter, hiring specialist, recruitment executive, recruitment adviser
recruitment consultant: staffing consultant, placement consultant, employment consultant recruitment, staffing specialist, agency recruiter, recruitment agency consultant, executive search consultant, recruitment sales consultant
recruitment coordinator: recruiting coordinator, recruitment assistant
resourcer: recruitment resourcer, candidate resourcer, candidate sourcer, talent sourcer, candidate consultant
training specialist: learning and development officer, learning and development adviser, staff development officer, L&D officer, skills development facilitator, training facilitator, learning facilitator
apprenticeship assessor: vocational assessor, VET assessor
training manager: staff development manager, skills development manager
compensation analyst: reward analyst, compensation specialist, remuneration analyst, compensation and benefits specialist, comp and ben analyst, reward and benefits analyst, remuneration and benefits specialist, total rewards analyst, reward specialist, total rewards specialist
HRIS analyst: human resources information systems analyst, HR systems specialist
lawyer: attorney at law, advocate and solicitor, law practitioner, advocate high court
solicitor: attorney, attorney at law, lawyer
barrister: advocate at the bar, junior counsel, advocate of the high court
family lawyer: family law practitioner, family law lawyer, matrimonial lawyer
employment lawyer: labour law attorney, employment law lawyer
real estate attorney: conveyancing attorney, property law solicitor, conveyancing lawyer
private client solicitor: wills trusts and estates lawyer, trusts and estates attorney, estate planning lawyer
criminal defence lawyer: criminal law solicitor, criminal defence advocate, =defence solicitor, criminal law barrister
personal injury lawyer: injury claims solicitor, compensation lawyer
litigation attorney: =litigation solicitor, dispute resolution solicitor, disputes lawyer, dispute resolution lawyer, civil litigation solicitor
corporate lawyer: company commercial solicitor, corporate law attorney, mergers and acquisitions lawyer, corporate law associate
legal executive: CILEX lawyer
prosecutor: state advocate, crown counsel
public defender: public defence solicitor, public defense attorney, legal aid defence lawyer
legal counsel: in house lawyer, in house counsel, company lawyer, corporate counsel, in house solicitor, company solicitor, corporate legal adviser
contracts manager: contract management officer
notary public: loan signing agent
legal assistant: legal support assistant, legal support officer, legal admin officer
legal secretary: solicitor's secretary, attorney's secretary, law office typist, litigation typist
barrister's clerk: clerk to chambers, junior clerk barristers
conveyancer: conveyancing executive, conveyancing practitioner, conveyancing specialist, property settlement officer, conveyancing officer
trainee solicitor: candidate attorney, solicitor trainee
court clerk: clerk of the court, judicial support officer, court registry officer, court administrative officer
court reporter: court stenographer, verbatim reporter, stenographic reporter
private investigator: private inquiry agent
estate agent: realtor, real estate salesperson, real estate sales agent, real estate agent, property consultant, property sales agent, sales and lettings negotiator, =property agent, house sales agent, property practitioner, estate agency consultant
real estate agent: estate agent, real estate salesperson, property sales agent, real estate broker associate, property sales associate, real estate practitioner, real estate representative
lettings negotiator: property rental consultant
property manager: strata manager, body corporate manager, residential property manager
block manager: block property manager, leasehold property manager
housing officer: tenancy services officer, tenancy and estates officer, housing association officer
homelessness officer: housing options adviser, housing solutions adviser, homelessness case officer
property developer: property development executive, residential developer
real estate appraiser: house appraiser, home appraiser
`
