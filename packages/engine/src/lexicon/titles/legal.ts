export const legalTitles = `
lawyer | attorney, legal practitioner, legal associate, law firm associate, of counsel, law firm partner, law firm owner, first-year associate | law-practice
solicitor | litigation executive | law-practice
barrister | queen's counsel, king's counsel | law-practice
family lawyer | family law attorney, family solicitor, divorce attorney, divorce lawyer, family law solicitor, family law associate, child care solicitor, guardian ad litem, matrimonial solicitor, family attorney, family court attorney, child support attorney | law-practice
employment lawyer | employment solicitor, labor attorney, employment attorney, employment law solicitor, employment law advisor, labour lawyer, employment law consultant, employment counsel, employment law attorney, workers compensation attorney, employment law adviser | law-practice
real estate attorney | property solicitor, real estate lawyer, conveyancing solicitor, property lawyer, real estate counsel, real estate solicitor, land attorney, foreclosure attorney, property litigation solicitor, leasing attorney, closing attorney | law-practice
private client solicitor | estate planning attorney, probate solicitor, probate attorney, elder law attorney, private client lawyer, estate planning associate | law-practice
criminal defence lawyer | criminal defense attorney, criminal solicitor, criminal lawyer, criminal defence solicitor, state's attorney, criminal attorney, county attorney, city attorney, commonwealth's attorney, attorney general, prosecution lawyer | law-practice
personal injury lawyer | personal injury solicitor, personal injury attorney, RTA fee earner, personal injury litigator, industrial disease solicitor, personal injury associate, defendant solicitor, claims attorney, insurance defense associate, insurance coverage attorney | law-practice
immigration lawyer | immigration solicitor, immigration attorney, immigration adviser, immigration advisor, immigration consultant, OISC adviser, immigration associate attorney, accredited representative immigration, immigration legal advisor, immigration case manager, OISC advisor, removal defense attorney | law-practice
intellectual property lawyer | IP lawyer, IP attorney, intellectual property attorney, IP solicitor, patent engineer, intellectual property associate, technical specialist patents, IP counsel, patent associate, IP litigation associate, intellectual property counsel, patent scientist, IP analyst, intellectual property manager, patent litigation associate | intellectual-property
environmental lawyer | environmental attorney, energy lawyer, health care attorney, healthcare attorney, government attorney, community care solicitor, public law solicitor, construction attorney, administrative law attorney, municipal attorney, consumer attorney, constitutional lawyer, housing attorney, tenant attorney, legislative attorney, legislative counsel | law-practice
legal counsel | in-house counsel, in-house lawyer, corporate counsel, commercial counsel, associate counsel, legal consultant, legal manager, litigation counsel, regulatory counsel, product counsel, company lawyer, compliance counsel, senior counsel, in-house attorney, legal affairs manager, staff counsel, transactional counsel, director of legal, legal representative corporate, division counsel | in-house-legal
contracts manager | contracts officer, contract negotiator, contract management specialist, contracts executive, contracts paralegal, contract lifecycle manager, director of contracts, contract consultant, contracts advisor, contract reviewer, contracts director, contract review specialist, contract drafter | in-house-legal
company secretary | chartered secretary, company secretarial officer, company secretarial manager, board secretary, company secretarial executive, corporate governance specialist, corporate governance analyst, governance professional, head of governance | in-house-legal
legal operations manager | legal project manager, legal operations analyst, legal operations specialist, law firm administrator, legal administrator manager, legal office manager, law office manager, legal operations coordinator, legal practice manager, legal technologist, law firm manager, legal knowledge manager, practice support lawyer, professional support lawyer, legal engineer, knowledge lawyer, legal billing manager, legal operations director, law practice administrator, legal solutions architect | legal-operations
compliance and privacy officer | data protection specialist, data protection analyst, data protection advisor, data protection consultant, privacy consultant, information governance manager, privacy program manager, privacy director, privacy compliance officer, data protection adviser, information rights officer, privacy compliance manager, privacy associate | privacy-and-regulation
regulatory affairs lawyer | regulatory affairs counsel, regulatory policy lawyer, antitrust lawyer, competition lawyer, regulatory attorney, financial services lawyer, competition solicitor, financial regulatory lawyer, antitrust attorney, legislative drafter, parliamentary counsel | law-practice
paralegal | legal support specialist, legal case worker, legal analyst, legal support officer, legal case manager, legal researcher, legal support assistant, litigation case manager, legal coordinator, litigation specialist | legal-support
conveyancer | conveyancing assistant, conveyancing executive, conveyancing fee earner, post-completion assistant, post completion executive, title processor, closing specialist, remortgage fee earner, conveyancing clerk, settlement officer title, title closer, conveyancing administrator, conveyancing manager, conveyancing team leader, pre-completion assistant, title curative specialist, closer title, title analyst, legal assistant conveyancing, escrow coordinator | conveyancing
probate executive | probate administrator, estates paralegal, probate practitioner, probate manager, probate clerk, probate specialist, deputyship officer | legal-support
legal assistant | legal administrative assistant, law firm assistant, attorney assistant, legal admin assistant, litigation assistant, legal administrator, legal clerk, law office assistant, legal support administrator, legal administration assistant, law office clerk, legal office assistant, litigation support assistant, calendar clerk, legal file clerk, docket coordinator, legal records clerk, legal virtual assistant, litigation support manager, legal services assistant | legal-support
legal secretary | litigation secretary, conveyancing secretary, legal executive secretary, legal personal assistant, law secretary, legal audio typist, private client secretary, personal injury secretary, legal typist, legal word processor, property secretary, probate secretary | legal-support
law clerk | judicial intern, legal trainee, legal internship, judicial extern, law graduate, legal fellow, student attorney, judge's clerk, law school intern, law fellow, legal summer intern, articled clerk, articling student, clerk to judge, legal clinic intern | legal-trainee
trainee solicitor | solicitor apprentice, graduate solicitor, legal apprentice, trainee lawyer, trainee legal executive, legal graduate, paralegal apprentice, vacation scheme student | legal-trainee
court clerk | courtroom deputy, clerk of court, court administrator, courtroom clerk, legal adviser magistrates, court associate, court coordinator, judicial secretary, court assistant, court specialist, jury coordinator, court services officer, court manager, court legal advisor, court operations specialist, tribunal clerk, court processing specialist, court services specialist, court analyst, court services clerk | court
court reporter | court transcriptionist, legal transcriptionist, deposition reporter, court monitor, legal videographer, court recorder, digital reporter | court
court judge | judge@, judicial officer, court commissioner, tribunal member, adjudication officer, hearing examiner, referee court, supreme court justice | court
mediator | dispute resolution specialist, dispute resolution officer, mediation officer, dispute resolution coordinator, ombuds, conflict resolution specialist | court
barrister's clerk | chambers clerk, junior clerk chambers, senior clerk chambers, practice manager chambers, chambers assistant, chambers administrator, chambers director | legal-support
legal investigator | special investigator, SIU investigator, surveillance agent, defense investigator, mitigation specialist, civil investigator, field interviewer investigator, forensic interviewer | legal-investigation
law professor | law lecturer, law teacher, legal studies instructor, law tutor, legal writing instructor, law instructor, legal trainer | legal-education
law librarian | legal information manager, legal information specialist, legal information officer, legal research analyst | legal-operations
costs lawyer | costs draftsman, legal costs draftsperson, costs negotiator, costs specialist | legal-support
litigation attorney | litigator, trial attorney, litigation associate, litigation lawyer, trial lawyer | law-practice
corporate lawyer | corporate attorney, M&A lawyer, corporate associate, transactional attorney, corporate solicitor | law-practice
commercial solicitor | commercial lawyer, commercial litigation solicitor | law-practice
legal executive | fee earner | law-practice
solicitor advocate | duty solicitor, police station representative | law-practice
finance lawyer | banking lawyer, banking solicitor | law-practice
tax attorney | tax lawyer | law-practice
document review attorney | contract attorney, project attorney | law-practice
legal aid attorney | legal aid lawyer, public interest lawyer, legal services attorney | law-practice
human rights lawyer | civil rights attorney | law-practice
prosecutor | district attorney, prosecuting attorney | law-practice
public defender | | law-practice
clinical negligence solicitor | medical malpractice attorney, medical negligence solicitor | law-practice
insurance defense attorney | insurance defence solicitor, insurance litigator | law-practice
bankruptcy attorney | insolvency solicitor | law-practice
general counsel | chief legal officer, head of legal, legal director | in-house-legal
legal officer | legal adviser, legal advisor, legal specialist, legal affairs officer | in-house-legal
privacy counsel | privacy attorney, data protection counsel | in-house-legal
patent attorney | patent agent, patent lawyer, patent counsel | intellectual-property
trademark attorney | trade mark attorney, trademark associate | intellectual-property
patent examiner | patent analyst, patent searcher, trademark examiner | intellectual-property
technology transfer officer | technology transfer specialist, IP manager | intellectual-property
contract analyst | contract coordinator, contract administrator | in-house-legal
e-discovery specialist | eDiscovery project manager, e-discovery analyst, e-discovery project manager, litigation support specialist, litigation support analyst | legal-operations
docketing specialist | docket clerk | legal-support
legal receptionist | law firm receptionist | legal-support
legal intake specialist | legal intake coordinator, intake specialist law | legal-support
legal billing specialist | legal billing clerk, legal accounts assistant | legal-support
title examiner | title officer, title searcher, title agent, abstractor | conveyancing
escrow officer | escrow assistant, closing coordinator, settlement agent, escrow closer | conveyancing
landman | lease analyst oil and gas | conveyancing
will writer | estate planner | legal-support
judicial clerk | judicial law clerk, judicial assistant, career law clerk | legal-trainee
summer associate | law intern, legal intern, law student, legal extern | legal-trainee
court interpreter | legal interpreter, sworn interpreter | court
stenographer | stenocaptioner | court
magistrate | justice of the peace | court
ombudsman | adjudicator, hearing officer | court
coroner | medicolegal death investigator | court
arbitrator | conciliator | court
private investigator | field investigator | legal-investigation
process server | enquiry agent | legal-investigation
`
