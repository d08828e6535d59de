export const legal = `
# core practice
legal research | legal analysis | skill
legal writing | legal drafting, legal documents, draft legal documents | skill | | related: legal research
legal advice | legal counsel@, advising on legal issues, legal guidance, legal consultation, legal opinions, advise the business, advise business, advise clients on legal matters | skill
legal document review | document review, privilege review, privilege log, first-level review, reviewing legal documents | skill
legal document preparation | preparing legal documents, legal forms preparation, preparing court documents, preparation of legal documents, legal correspondence | skill | | related: legal writing
legal administration | law firm administration, legal office administration, legal practice management, legal administrative support, legal support, file closing, prepare correspondence, diary management for solicitors | skill
legal case management | matter management, managing legal files, caseload of legal matters, running own files, case preparation, own caseload, organise case files, case files@ | skill
legal client intake | attending clients | skill
client care letters | law firm client relations, client instructions | skill
legal proofreading | table of authorities, proofreading legal documents | skill
legal transcription | legal dictation, legal audio typing, transcribe dictation | skill
legal calendaring | calendaring court dates, legal diary management, CompuLaw, calendaring@, limitation dates, litigation calendar, deadline calendaring, manage deadlines in litigation, legal deadlines | skill
court filing | filing court documents, filing pleadings | skill
court bundles | trial bundles, preparing bundles, bundling legal, hearing bundles, exhibits binder, trial binders, bundle preparation | skill
notarisation | notary services, notary public, commissioned notary, notary commission, notarial services, commissioner for oaths | licence
legal billing | legal invoicing, LEDES billing, e-billing legal, legal fees billing, WIP legal | skill
legal costs | costs drafting, bills of costs, costs budgeting, costs law, detailed assessment of costs | skill
legal accounts | solicitors accounts rules, client account, law firm bookkeeping, law firm accounts | skill
legal project management | legal operations, legal ops, law department operations, legal process improvement | skill
law firm business development | legal marketing, legal directories, Chambers and Legal 500 | skill

# disputes
litigation | litigating, contentious matters | skill
dispute resolution | =ADR law@, contentious work | skill | | related: litigation
trial preparation | trial prep, preparing for trial, trial support, trial notebooks, hearing preparation, trial strategy, trial experience, trial practice, second chair, trial advocacy | skill | implies: litigation
pleadings | complaints and answers, particulars of claim, statements of case, drafting complaints, legal motions | skill | implies: legal writing, litigation
litigation discovery | discovery@, disclosure exercise, standard disclosure, disclosure legal | skill | implies: litigation
e-discovery | ediscovery, electronic discovery, =EDRM, eDisclosure, electronic disclosure, predictive coding, technology assisted review, e-disclosure | skill | implies: litigation discovery
depositions | deposing witnesses | skill | implies: litigation
subpoenas | | skill
affidavits | witness statement drafting, declarations legal, sworn statements, drafting witness statements, statutory declarations | skill
courtroom advocacy | oral advocacy, court appearances, appearing in court, court advocacy, rights of audience, oral argument, advocacy at hearings, court hearings, attending court, conducting hearings, courtroom experience, attending hearings, legal advocacy, court representation | skill | implies: litigation
legal negotiation | settlement agreements negotiation, settlement of claims negotiation, settlement discussions | skill
mediation | accredited mediator, mediating disputes, mediator training, conciliation | skill | | related: arbitration
arbitration | arbitral proceedings, adjudication construction disputes, LCIA, expert determination | skill | | related: dispute resolution
appellate work | appeals@, appellate practice, appellate advocacy, appellate litigation, appellate law | skill | | related: litigation
Civil Procedure Rules | civil procedure, rules of evidence, court rules, =CPR rules, court procedures, court processes, rules of court, procedural rules | knowledge
class actions | mass torts, group litigation, multidistrict litigation, =MDL@ | knowledge | implies: litigation
judgment enforcement | enforcement of judgments, charging orders, writs of execution | skill
judicial review | public law challenges, pre-action protocol, judicial decisions drafting | skill | | related: administrative law
tribunal representation | tribunal hearings, tribunal claims, tribunal advocacy, tribunal proceedings, administrative hearings, First-tier Tribunal, EEOC charges | skill
expert witness coordination | instructing experts, expert witnesses, medical experts instruction, retaining experts | skill

# practice areas
contract law | law of contract, contractual law | knowledge
contract drafting | drafting contracts, drafting agreements, contract preparation, drafting commercial contracts, drafting and negotiating contracts, agreement drafting, drafting legal agreements, drafting of contracts | skill | implies: contract law
contract review | reviewing contracts, contract analysis, reviewing agreements, reviewing and negotiating contracts, contract interpretation | skill | | related: contract drafting
contract negotiation | negotiating contracts, negotiating agreements, negotiating terms, contractual negotiations, negotiate commercial contracts | skill
contract administration | contract database, contract repository, contract templates, contract tracking, contract renewals tracking, contract playbooks, contract execution | skill
non-disclosure agreements | =NDA, confidentiality agreements, =MSA@, statements of work contracts, nondisclosure agreements, procurement agreements, employment agreements drafting | skill | | related: contract drafting
corporate law | company law, business law, corporate legal matters, general corporate matters, corporate transactional, corporate transactions, companies act | knowledge
commercial law | commercial contracts, Uniform Commercial Code, =UCC@, commercial legal matters, commercial transactions | knowledge
corporate governance | board governance, governance advice, board meetings minutes, corporate records, corporate housekeeping, governance framework, entity management, subsidiary governance | knowledge
company secretarial | ICSA, chartered secretary, corporate filings, annual filings, ACG qualification, Diligent Entities, Diligent Boards, statutory filings, CGI qualification | skill
mergers and acquisitions law | M&A transactions, legal M&A, disclosure letter, private M&A, corporate M&A, transactional law | knowledge | implies: corporate law
legal due diligence | due diligence reports, due diligence exercise, due diligence review, transactional due diligence | skill
securities law | SEC filings legal, securities regulation, securities offerings, Blue Sky laws, Securities Exchange Act, prospectus drafting | knowledge
banking and finance law | finance law, secured lending documentation, syndicated lending documentation | knowledge
tax law | tax litigation, VAT law, tax disputes | knowledge
insolvency law | restructuring law, insolvency proceedings, corporate insolvency, personal insolvency, insolvency practice, IVA administration | knowledge
competition law | merger control, antitrust, Hart-Scott-Rodino, cartel investigations | knowledge
intellectual property law | =IP@, IP law, IP rights, IP portfolio, IP litigation, intellectual property, IP protection, IP strategy, IP licensing, =IPR@ | knowledge
patent prosecution | patent law, patent filing and prosecution, USPTO, patents@, European Patent Office, patent portfolio management, patent litigation, patent docketing, PCT applications, patent analysis, patent infringement | skill | implies: intellectual property law
trademark prosecution | trade marks, trademarks, design registration IP | skill | implies: intellectual property law
copyright law | copyright@, DMCA | knowledge | implies: intellectual property law
patent attorney qualification | =CIPA, registered patent attorney, USPTO registration, patent bar, registered patent agent, =EQE, chartered patent attorney, European Qualifying Examination, =CITMA, chartered trade mark attorney | licence | implies: patent prosecution
technology law | IT law, technology contracts, outsourcing agreements, internet law, cyber law, telecommunications law, IT contracts, technology transactions, e-commerce law, TMT law | knowledge
employment law | labor law, labour law, employment legislation, employment litigation, Employment Rights Act, employment matters, labour legislation, discrimination claims, settlement agreements employment, National Labor Relations Act, employment disputes, labor & employment, workers' rights | knowledge
real estate law | property law, land law, real estate transactions, property litigation, commercial property, housing law, HOA law, property disputes, planning law, zoning law, conveyance of land, real estate litigation, foreclosures | knowledge
conveyancing | residential property transactions, title deeds, deed preparation, escrow and title, freehold and leasehold, sales and purchases, lender's handbook, recording deeds, deeds@, raise enquiries, order searches, conveyancing searches | skill | implies: real estate law
family law | family proceedings, domestic relations, prenuptial agreements, family litigation, domestic abuse injunctions, non-molestation orders, matrimonial, Resolution member, guardianship, adoption law, cohabitation disputes | knowledge
wills and probate | probate, elder law, STEP qualification, intestacy, conservatorship | skill
criminal law | criminal litigation, criminal cases, duty solicitor, criminal procedure, white collar defense, criminal proceedings, magistrates' court, Crown Court, criminal matters, =PSRAS, suppression motions, sentencing hearings, fraud defence, regulatory crime | knowledge
personal injury law | fast track claims, negligence claims, employers' liability claims, multi-track claims, public liability claims, EL/PL claims, =PI claims, slip and fall, premises liability, wrongful death, quantum assessment, torts, OIC portal | knowledge
clinical negligence law | medical malpractice, clinical negligence, medical negligence, inquests, medico-legal, professional negligence | knowledge | implies: personal injury law
insurance defence law | insurance defense, insurance litigation, insurance law, coverage opinions, insurance coverage disputes, coverage litigation, reinsurance law, bad faith litigation, insurance claims litigation | knowledge
immigration law | immigration petitions, visa petitions, family-based immigration, business immigration, green card applications, immigration advice, nationality law, humanitarian immigration, immigration matters, immigration cases, =EOIR, BIA appeals, consular processing, U visas | knowledge
administrative law | regulatory law, public law, government law, municipal law, constitutional law, international law, European law, EU law, education law, election law, disability law, administrative appeals | knowledge
environmental law | climate law, water law, environmental litigation, mining law, indigenous law, tribal law | knowledge
health care law | healthcare law, medical law, Stark Law, Anti-Kickback Statute, healthcare regulatory, pharmaceutical law, False Claims Act | knowledge
construction law | construction litigation, construction disputes, JCT contracts law, NEC contracts law, mechanics liens, construction defect litigation, lien law, construction adjudication | knowledge
shipping law | admiralty law, charterparties, aviation law, transport law, shipping litigation, international trade compliance, charter parties | knowledge
consumer litigation | consumer protection litigation, lemon law, debt collection defense, =TCPA, consumer credit litigation, =FCRA@ | knowledge
legal aid | access to justice, CCMS, =LAA@, indigent clients, Citizens Advice, indigent defense, public defense, free legal services | knowledge

# regulation, privacy
legal compliance | compliance law, regulatory advice, regulatory matters, advising on regulatory compliance, regulatory frameworks, legal risk, legal requirements, laws and regulations, legislation, corporate compliance, legislative requirements, law and regulations, regulatory change | knowledge
data protection law | privacy law, information governance, privacy programme, ePrivacy, Schrems II, international data transfers | knowledge
privacy certification | CIPP/US, =CIPT, IAPP, PC.dp | certification | implies: data protection law
anti-bribery and corruption | Foreign Corrupt Practices Act, Bribery Act, Modern Slavery Act, =ABAC | knowledge
financial regulation law | financial services regulation, FCA regulation law, FCA Handbook, payment services regulation, bank regulatory, consumer finance regulation, FINRA rules law, Investment Company Act, AIFMD | knowledge
law firm compliance | AML checks law firm, SRA compliance, =COLP, =COFA, Lexcel, closing files, law society rules | skill
legal training | legal training to staff, contract training, legal updates | skill

# courts and support
court reporting | stenography, court transcription, machine shorthand, =RPR@, realtime reporting, stenographic, stenotype, CART captioning, registered professional reporter, court transcripts, verbatim reporting | skill
court administration | court clerking, court operations, judicial administration, courtroom clerking, court records, court listings, HMCTS, jury management, courtroom proceedings, judicial support, swearing in witnesses, court dockets, court calendars | skill
judicial clerkship | drafting judicial opinions, bench memoranda, clerkship@, law clerk for judge, draft opinions, judicial internship, bench memos, judicial extern, drafting orders and opinions, judge's chambers | skill
legal interpreting | court interpreting, court interpreter certification, legal translation, sworn translation, sworn translator, translation of legal documents | skill
barristers' clerking | clerking barristers, chambers diary, barristers chambers, fee negotiation barristers, chambers administration, =LEX chambers, MLC chambers software, chambers experience | skill
moot court | mooting, law review, law journal, trial team, mock trial, client counselling competition, law school clinic, pupillage, vacation scheme | skill
private investigation | legal investigation, process server license, background checks investigation, =SIU@ investigations, witness locating, public records searches | skill
jury consulting | trial graphics, trial technology, TrialDirector, courtroom presentation technology, Sanction trial software, OnCue, trial presentation | skill

# tools
legal research databases | Bloomberg Law, Fastcase, HeinOnline, Casetext, vLex, Lawtel, legal databases, Justis, SCC Online, Manupatra, CanLII | tool | implies: legal research
legal practice software | PracticePanther, MyCase, ProLaw, LEAP legal, CaseMap, Time Matters, Abacus Law, TrialWorks, Smokeball, Osprey legal, PCLaw, Tabs3, =LEAP@ | tool
document management for law firms | Worldox, OpenText eDOCS, =DMS@, HighQ, HotDocs, Contract Express, document assembly | tool
e-discovery platforms | =Concordance@, =Summation@, Everlaw, =DISCO@, Nuix, Logikcull, Ringtail, Brainspace, =IPRO@, Reveal discovery, Eclipse discovery, Clearwell, Opus 2, Catalyst discovery, =RCA@ | tool | implies: e-discovery
contract management software | =Ironclad@, Conga contracts, Agiloft, ContractPodAi, Icertis, Juro, Evisort, SpringCM, Coupa contracts, Concord contracts, LinkSquares, Apttus, contract management system, SirionLabs, =Luminance@ | tool | | related: contract administration
legal entity management tools | CT Corporation, hCue, GEMS entity management, BoardVantage, Carta cap table, eMinutes, Computershare GEMS, cap table management, EntityKeeper | tool
IP management software | CPI patent management, Anaqua, Inprotech, PATTSY, FoundationIP, PatSnap, CPA Global, Orbit patent search, Espacenet, Thomson Innovation, Derwent, AppColl, IPfolio, TESS trademark search | tool

# licences and degrees
bar admission | admitted to the bar, bar license, licensed attorney, member of the bar, bar exam, admitted to practice, state bar, bar membership, attorney license, bar association membership, passed the bar, licensed to practice, law license, bar passage, =UBE | licence
Juris Doctor | =JD, J.D., law degree, Juris Doctorate, doctor of law, =JD degree, law school graduate | certification
Bachelor of Laws | =LLB, LL.B., qualifying law degree, LLB Hons, law graduate, bachelor of law, LLB law, degree in law, BA LLB, law degree 2:1 | certification | | related: Juris Doctor
Master of Laws | =LLM, LL.M., master's in law, master of law, =GDL, =PGDL | certification
solicitor qualification | qualified solicitor, =LPC@, legal practice course, =SQE, solicitors qualifying examination, admitted as a solicitor, training contract, practising certificate, =PQE, SQE1, SQE2, practicing certificate, qualified lawyer, =NQ@, =QLTS | licence | | related: bar admission
barrister qualification | =BPTC, =BVC, Bar Professional Training Course, called to the Bar, Bar Course, Bar Vocational Course, Bar Standards Board, =KC@, Inner Temple, Lincoln's Inn, Middle Temple, Gray's Inn | licence | | related: solicitor qualification
CILEX qualification | CILEX, chartered legal executive, ILEX, FCILEx, =GCILEx, legal executive qualification | certification
licensed conveyancer qualification | CLC qualified, Council for Licensed Conveyancers, licensed conveyancer licence, CLC Level 4 diploma, CLC Level 6, Level 6 diploma conveyancing, CLC licence, Level 4 conveyancing law, SQA conveyancing diploma, CLC qualification | licence | implies: conveyancing
paralegal certificate | paralegal certification, certified paralegal, paralegal degree, paralegal studies, NALA, paralegal diploma, NALP, NFPA paralegal, paralegal associate degree, RP paralegal, paralegal program, paralegal education, paralegal training | certification | implies: legal research, legal document preparation
legal secretary diploma | =ILSPA, CILEx legal secretary, Institute of Legal Secretaries, legal secretary certification, Level 2 legal secretaries, accredited legal secretary, legal secretary certificate, certified legal secretary, PLS certification, NALS certification | certification | implies: legal administration
paralegal experience | paralegal support, paralegal duties, paralegal skills, experience as a paralegal, paralegal work | skill | implies: legal research
law firm experience | law office, legal environment, legal setting, legal practice, practice of law, legal experience, law firm, big law, legal sector, Legal 500 firm, Am Law 100, legal industry, legal profession, legal background | knowledge
legal terminology | legal vocabulary, legal terms, legal concepts, legal principles, legal procedures, legal processes, legal knowledge, legal system, knowledge of law, legal language, English law, common law, civil law | knowledge
memoranda of law | legal memoranda, legal memos, drafting memoranda, memorandum drafting | skill | implies: legal writing
brief writing | appellate briefs, writing briefs, drafting briefs, skeleton arguments | skill | implies: legal writing
case law | precedent research, statutory research | knowledge | | related: legal research
cite checking | citation checking, Shepardizing, Shepardize | skill | | related: legal proofreading
legal citation style | Bluebook, OSCOLA, bluebooking, legal citation, citation format | knowledge | implies: cite checking
docketing | court deadlines | skill | | related: legal calendaring
e-filing | efiling, electronic court filing, ECF filing, CM/ECF, =PACER | skill | implies: court filing
service of process | process serving, serving court papers | skill | | related: court filing
time recording | billable hours, legal time entries | skill | | related: legal billing
outside counsel management | external counsel management, managing external counsel, panel law firms, legal spend management | skill | | related: legal project management
jury trials | jury selection, voir dire, bench trials, first chair trial | skill | implies: trial preparation
motion practice | drafting motions, motion drafting, summary judgment motions, motions to dismiss, dispositive motions | skill | implies: pleadings
interrogatories | requests for production, written discovery, discovery requests, discovery responses, drafting discovery | skill | implies: litigation discovery
legal hold | litigation holds | skill | | related: e-discovery
deposition summaries | summarizing depositions, deposition digests, deposition transcripts | skill | | related: depositions
witness preparation | witness interviews for trial, preparing witnesses | skill | | related: depositions
settlement agreements | settlement conferences | skill | | related: legal negotiation
plea negotiations | plea bargaining, plea hearings, plea agreements | skill | | related: criminal law
cross-examination | examination of witnesses, direct examination | skill | | related: courtroom advocacy
debt recovery litigation | debt recovery legal, collections law, creditors' rights, judgment collection | skill | | related: judgment enforcement
employment tribunals | ET1 and ET3, Employment Appeal Tribunal | knowledge | | related: tribunal representation
instructing counsel | briefing counsel, instructing barristers, brief to counsel | skill | | related: expert witness coordination
commercial agreements | supplier agreements, service agreements, vendor agreements, license agreements | knowledge | | related: contract drafting
SaaS agreements | technology agreements, data processing agreements, software licence agreements | knowledge | | related: contract drafting
redlining | redlines, contract markup, tracked changes in contracts | skill | implies: contract review
contract lifecycle management | =CLM@, contract lifecycle | skill | | related: contract administration
board resolutions | corporate minutes, minute books | skill | | related: corporate governance
Companies House filings | | skill | | related: company secretarial
entity formation | business formation, LLC formation, incorporation filings, articles of incorporation | skill | | related: company secretarial
annual general meetings | shareholder meetings, proxy statements | skill | | related: company secretarial
share purchase agreements | stock purchase agreements, asset purchase agreements, shareholder agreements, joint venture agreements | skill | implies: mergers and acquisitions law
data rooms | | tool | | related: legal due diligence
SEC filings | 10-K filings, Section 16 filings | skill | | related: securities law
loan documentation | credit agreements, facility agreements, security documents | skill | | related: banking and finance law
ISDA agreements | ISDA, derivatives documentation | knowledge | | related: banking and finance law
fund formation | investment funds law, limited partnership agreements | knowledge | | related: banking and finance law
bankruptcy petitions | Chapter 7, Chapter 13, Chapter 11, bankruptcy filings | knowledge | implies: insolvency law
patent drafting | patent applications, claim drafting, office actions | skill | implies: patent prosecution
prior art searches | patent search, patentability, freedom to operate | skill | | related: patent prosecution
trademark clearance | trademark searches, trademark watch, trademark registration, trademark filing, trademark applications | skill | implies: trademark prosecution
brand protection | anti-counterfeiting, trademark enforcement, domain name disputes | skill | | related: trademark prosecution
rights clearance | copyright clearance, music licensing | skill | | related: copyright law
entertainment law | talent agreements, sports law, defamation law | knowledge
wage and hour law | wage and hour, =FLSA, Title VII, =FMLA@, employment discrimination | knowledge | implies: employment law
TUPE regulations | unfair dismissal, redundancy law | knowledge | | related: employment law
landlord and tenant law | landlord tenant, evictions, possession proceedings, unlawful detainer, housing disrepair | knowledge | | related: real estate law
commercial leasing | lease drafting, lease review, lease negotiation | skill | | related: real estate law
title examination | title search, title review, title work, title commitments, title abstracts, title curative | skill | | related: conveyancing
real estate closings | closing packages, settlement statements, HUD-1, title insurance | skill | | related: conveyancing
Land Registry applications | Land Registry, AP1 forms, property searches, SDLT submission, stamp duty, =SDLT | skill | | related: conveyancing
remortgages | transfer of equity | skill | | related: conveyancing
post-completion | exchange and completion, exchange of contracts, property completions, pre-completion | skill | | related: conveyancing
child custody | custody disputes, custody cases, children proceedings, private law children, child arrangements | knowledge | | related: family law
divorce proceedings | divorce, dissolution of marriage, matrimonial finance, Form E, ancillary relief | knowledge | implies: family law
child support | paternity@, alimony | knowledge | | related: family law
estate planning | living trusts, special needs planning, wills and trusts, trust drafting | skill | | related: wills and probate
estate administration | probate administration, administration of estates, letters testamentary, IHT400 | skill | | related: wills and probate
powers of attorney | =LPAs, court of protection, deputyship | skill | | related: wills and probate
criminal defence | criminal defense, defense of criminal cases, DUI defense, police station representation, police station accreditation | skill | implies: criminal law
criminal prosecution | prosecution, prosecuting cases, charging decisions, arraignments | skill | implies: criminal law
felony and misdemeanor cases | felony cases, misdemeanors, felony trials | knowledge | | related: criminal law
demand letters | demand packages, settlement demands, letters of claim | skill | | related: personal injury law
medical records requests | medical records retrieval, medical chronologies, obtaining medical records, medical liens, lien negotiation | skill | | related: personal injury law
product liability | toxic tort, asbestos litigation | knowledge | | related: personal injury law
workers' compensation law | workers' compensation defense, workers compensation hearings | knowledge | | related: employment law
road traffic accident claims | =RTA claims, MVA claims, auto accident claims, Claims Portal | knowledge | | related: personal injury law
subrogation | | knowledge | | related: insurance defence law
H-1B petitions | H-1B, PERM labor certification, employment-based immigration, I-140 petitions, L-1, nonimmigrant visas | skill | implies: immigration law
asylum claims | asylum law, asylum applications, removal defense, deportation defense, immigration court | skill | implies: immigration law
USCIS forms | USCIS, immigration forms, I-130, I-485, naturalization applications | skill | implies: immigration law
sponsor licences | sponsorship licence, skilled worker visas, Points Based System, I-9 compliance | knowledge | | related: immigration law
OISC accreditation | =OISC, OISC Level 1, OISC Level 2, =IAA accreditation | certification | implies: immigration law
human rights law | Human Rights Act, civil liberties, international humanitarian law | knowledge | | related: administrative law
civil rights law | civil rights litigation, Section 1983 | knowledge | | related: administrative law
oil and gas law | oil and gas title, mineral rights, energy law | knowledge
international trade law | trade law, customs law, economic sanctions, =OFAC sanctions, sanctions law | knowledge
pro bono | legal clinic, law clinic, law centre | knowledge | | related: legal aid
internal investigations | corporate investigations, government investigations, whistleblowing investigations, regulatory investigations | skill
GDPR compliance | General Data Protection Regulation | knowledge | implies: data protection law
CCPA | CPRA, California privacy law | knowledge | implies: data protection law
data protection impact assessments | | skill | implies: data protection law
data subject requests | =DSAR, data subject access requests | skill | implies: data protection law
records of processing activities | privacy notices, privacy policies, privacy by design, data mapping privacy | skill | implies: data protection law
OneTrust | TrustArc | tool | implies: data protection law
conflict checks | conflicts searches, conflict of interest checks, file opening, new matter opening, opening and closing files, open files@ | skill | | related: legal administration
legal ethics | professional ethics law, rules of professional conduct, SRA Code of Conduct, SRA rules, attorney ethics | knowledge
legal precedents | precedent bank, precedents drafting, legal knowledge management, know-how law | skill
skip tracing | locating witnesses, locating defendants, Accurint, asset searches, asset tracing, =TLO | skill | | related: private investigation
surveillance of claimants | insurance fraud surveillance, covert video surveillance, claim surveillance | skill | | related: private investigation
Westlaw | | tool | implies: legal research databases
LexisNexis | Lexis, LexisPSL | tool | implies: legal research databases
Practical Law | | tool | implies: legal research databases
Clio | | tool | implies: legal practice software
Filevine | =Needles@, SmartAdvocate, CASEpeer, Litify | tool | implies: legal practice software
Proclaim case management | | tool | implies: legal practice software
iManage | FileSite, DeskSite | tool | implies: document management for law firms
NetDocuments | NetDocs | tool | implies: document management for law firms
document comparison | Workshare, Litera, DeltaView, CompareDocs | tool
Bates numbering | Bates stamping | skill | | related: legal document review
Relativity e-discovery | =Relativity@, RelativityOne | tool | implies: e-discovery platforms
DocuSign | | tool
corresponding with courts | correspond with clients and courts, liaising with courts, court correspondence, liaising with counsel | skill | | related: legal administration
`
