export const legal = `
# core practice
legal research,-analysis
legal writing,-drafting,-documents ~ legal research
legal advice,-guidance,-opinions,-consultation,-counsel@,advise business
legal document review,document--,first-level-,privilege-,-log,reviewing legal documents,=Kira@@,Luminance@@
legal document preparation,--correspondence,preparing legal documents ~ legal writing
legal administration,law firm-,file closing,legal administrative support,legal--,-practice management
legal case management,matter--,case files@,-preparation
legal client intake,attending clients@@
client care letters,--instructions
legal proofreading,table of authorities,proofreading legal documents
legal transcription,-audio typing,--dictation,transcribe-
legal calendaring,deadline-,limitation dates,calendaring court-,CompuLaw,calendaring@,legal deadlines,litigation calendar
court filing,filing pleadings,-court documents
court bundles,hearing-,trial-,-binders,bundle preparation,bundling legal,exhibits binder
legal billing,LEDES-,WIP legal,e-billing-,legal invoicing
legal costs,bills of-,costs budgeting^,-drafting,-law
legal accounts,law firm-,client account@,solicitors accounts rules
legal project management,--ops,-operations,law department-
law firm business development,legal directories,-marketing
licence:
notarisation,notarial services,notary-,-public,-commission,commissioned notary
# disputes
litigation,contentious matters,litigating
dispute resolution,=ADR law@,=ADR@@,contentious work ~ litigation
pleadings^,drafting complaints,legal motions,particulars of claim,statements of case > legal writing,litigation
e-discovery,predictive coding,technology assisted review,e-disclosure,=EDRM,eDisclosure,ediscovery,electronic disclosure,-discovery > litigation discovery
subpoenas
affidavits,sworn statements,drafting witness-,declarations legal,statutory declarations
legal negotiation,settlement discussions
mediation,conciliation,mediating disputes,mediator training,accredited mediator ~ arbitration
arbitration,=ICC@@,LCIA,arbitral proceedings,expert determination ~ dispute resolution
appellate work,-law,-litigation,-advocacy,-practice,appeals^@@ ~ litigation
judgment enforcement,charging orders,writs of execution
judicial review,pre-action protocol ~ administrative law
tribunal representation,-advocacy,-proceedings,-claims,-hearings,administrative-,EEOC charges,First-tier Tribunal,tribunals@@
expert witness coordination,--witnesses,instructing experts,retaining-
skill > litigation:
trial preparation,hearing-,preparing for trial,second chair,trial advocacy,-practice,-strategy,-support,-experience,-notebooks,-prep
litigation discovery,disclosure exercise,-legal,discovery@@,standard disclosure
depositions,deposing witnesses
courtroom advocacy,-experience,appearing in court,attending--,-hearings,conducting-,court-,-appearances,-representation,legal advocacy,oral-,-argument,rights of audience
knowledge:
Civil Procedure Rules,rules of evidence,procedural rules,=CPR-,court-,-procedures,-processes,=CPR@@,civil procedure
class actions,=MDL@,group litigation,multidistrict-,mass torts > litigation
# practice areas
contract drafting,agreement-,contract preparation,drafting agreements,-contracts,drafting commercial-,drafting and negotiating-- > contract law
contract review,-analysis,-interpretation,reviewing agreements ~ contract drafting
contract negotiation,contractual negotiations,negotiate commercial contracts,negotiating--,-agreements,-terms
contract administration,-repository,-database,-tracking,-execution,-playbooks,-templates
non-disclosure agreements,confidentiality-,procurement-,nondisclosure-,=MSA@,=NDA ~ contract drafting
legal due diligence,due diligence review,-reports
conveyancing,lender's handbook,order searches,raise enquiries,recording deeds,title-,residential property transactions,deed preparation,escrow and title,freehold and leasehold,deeds@@ > real estate law
wills and probate,Court of Protection,conservatorship,elder law,intestacy,private client@@,probate
skill > intellectual property law:
patent prosecution,-analysis,-docketing,-infringement,-law,-litigation,-portfolio management,=EPO@@,=PCT@@,European Patent Office,PCT applications,USPTO,patents@
trademark prosecution,=UKIPO,trade marks,trademarks
knowledge:
contract law,contractual-
corporate law,-transactions,-transactional,business law,company-,companies act,general corporate matters
commercial law,-contracts,-transactions,=UCC@,Uniform Commercial Code
corporate governance,subsidiary-,board-,=ICSA,=MAICSA,corporate housekeeping,-records,entity management,governance advice,-framework,secretarial standards
mergers and acquisitions law,M&A transactions,disclosure letter,corporate M&A,private-,legal-,transactional law > corporate law
securities law,-regulation,-offerings,Blue Sky laws,Securities Exchange Act,prospectus drafting
banking and finance law,finance law,secured lending documentation,syndicated-
tax law,-litigation,-disputes,VAT law
insolvency law,-practice,-proceedings,corporate insolvency,personal-,restructuring law,IVA administration
competition law,antitrust,Hart-Scott-Rodino,cartel investigations,merger control
intellectual property law,--property,=IP@,=IPR@,IP law,-protection,-strategy,-litigation,-licensing,-portfolio,-rights
copyright law,DMCA,copyright@ > intellectual property law
technology law,-transactions,-contracts,IT-,-law,e-commerce-,internet-,TMT-,cyber-,telecommunications-,outsourcing agreements
real estate law,-transactions,-litigation,property--,-disputes,-law,zoning-,HOA-,land-,housing-,planning-,commercial property,foreclosures
family law,-litigation,-proceedings,adoption law,cohabitation disputes,Resolution member,domestic relations,guardianship,matrimonial,non-molestation orders,prenuptial agreements
criminal law,-cases,-litigation,-proceedings,-matters,-procedure,Crown Court,duty solicitor,=PSRAS,fraud defence,magistrates' court,regulatory crime,sentencing hearings,suppression motions,white collar defense
personal injury law,=PI claims,EL/PL-,employers' liability-,public-,negligence--,multi-track-,fast track-,=PI@@,=RTA@@,premises liability,quantum assessment,slip and fall,MOJ portal,OIC-,torts,wrongful death
clinical negligence law,--negligence,professional-,medical-,-malpractice,medico-legal,clin neg,inquests > personal injury law
insurance defence law,reinsurance--,insurance-,-defense,-coverage disputes,--litigation,bad faith-,coverage--,-opinions
immigration law,-cases,-advice,-matters,-petitions,visa-,=EOIR,=ILR@@,=UKVI,business immigration,family-based-,humanitarian-,consular processing,leave to remain,nationality law,BIA appeals,U visas
administrative law,-appeals,public law,constitutional-,international-,EU-,education-,government-,municipal-,regulatory-,European-,disability-,election-
environmental law,-litigation,indigenous law,climate-,mining-,tribal-,water-
health care law,medical--,pharmaceutical-,healthcare-,-regulatory,Anti-Kickback Statute,Stark Law,False Claims Act
construction law,-disputes,-adjudication,-litigation,-defect litigation,mechanics liens,lien law
shipping law,-litigation,admiralty law,transport-,aviation-,charter parties,charterparties,international trade compliance
consumer litigation,consumer protection-,=FCRA@,=TCPA,debt collection defense,lemon law
legal aid,CCMS,Citizens Advice,access to justice,indigent clients,-defense,public-,=LAA@
licence:
patent attorney qualification,--bar,=CIPA,=CITMA,=EQE,European Qualifying Examination,USPTO registration,chartered patent attorney,registered-,-agent,chartered trade mark attorney > patent prosecution
# regulation, privacy
law firm compliance,SRA--,-Accounts Rules,=COFA,=COLP,=CQS,=SRA@@,Conveyancing Quality Scheme,Lexcel,Solicitors Regulation Authority,closing files,law society rules
legal training,contract-,legal updates
knowledge:
legal compliance,corporate-,law and regulations,laws-,legislation,regulatory advice,-frameworks,-change,-matters,legislative requirements,legal-,-risk
data protection law,privacy--,-programme,Schrems II,ePrivacy,information governance,international data transfers
anti-bribery and corruption,=ABAC,Bribery Act,Modern Slavery-,Foreign Corrupt Practices--
financial regulation law,--services regulation,consumer finance--,AIFMD,FCA Handbook,Investment Company Act,bank regulatory
certification:
privacy certification,=CIPT,CIPP/US,PC.dp,IAPP > data protection law
# courts and support
court reporting^,-transcripts,-transcription,=RPR@,CART captioning,machine shorthand,realtime reporting,verbatim-,registered professional reporter,stenography,stenotype,stenographic
court administration,judicial-,HMCTS,court clerking,-dockets,-listings,-records,-calendars,-operations,courtroom proceedings,jury management
judicial clerkship,-internship,-extern,bench memoranda,-memos,draft opinions,clerkship@@,judge's chambers
legal interpreting,court-,-interpreter certification,legal translation,sworn-,-translator
barristers' clerking,=LEX chambers,barristers-,chambers administration,-diary,-experience
moot court,mooting,law journal,-review,-school clinic,mock trial,pupillage,trial team,vacation scheme
private investigation,legal-,=SIU@ investigations,process server license,public records searches,witness locating
jury consulting,OnCue,Sanction trial software,TrialDirector,trial graphics,-technology,-presentation
# tools
tool:
legal research databases,legal--,=Justis,Bloomberg Law,=Harvey@@,CanLII,Casetext,CoCounsel,Fastcase,HeinOnline,Lawtel,Lexis+,Manupatra,SCC Online,Westlaw Edge,vLex > legal research
legal practice software,=LEAP@,=P4W,Abacus Law,CaseMap,Clio Manage,LEAP legal,Osprey-,MyCase,PCLaw,Partner for Windows,PracticePanther,ProLaw,Smokeball,Tabs3,Time Matters,TrialWorks
document management for law firms,=DMS@,HighQ,HotDocs,OpenText eDOCS,Worldox,Contract Express,document assembly
e-discovery platforms,=DISCO@,=IPRO@,=RCA@,=Summation@,=Concordance@,Clearwell,Brainspace,Catalyst discovery,Eclipse-,Reveal-,Everlaw,Logikcull,Nuix,Opus 2,Ringtail > e-discovery
contract management software,-system,=Luminance@,Agiloft,Apttus,Concord contracts,Conga-,Coupa-,ContractPodAi,Icertis,Juro,LinkSquares,=Ironclad@,SirionLabs,SpringCM,DocuSign CLM,Evisort ~ contract administration
legal entity management tools,BoardVantage,CT Corporation,Computershare GEMS,Carta cap table,EntityKeeper,eMinutes,hCue
IP management software,=Derwent@,AppColl,CPA Global,Espacenet,FoundationIP,Anaqua,IPfolio,Inprotech,PATTSY,PatSnap,Thomson Innovation
# licences and degrees
paralegal experience,-work,-duties,-skills,-support > legal research
cite checking,citation-,Shepardize ~ legal proofreading
docketing,court deadlines ~ legal calendaring
e-filing,=PACER,efiling,CM/ECF,ECF filing,electronic court- > court filing
service of process,process serving,serving court papers ~ court filing
time recording,billable hours ~ legal billing
outside counsel management,external-,legal spend--,panel law firms ~ legal project management
jury trials,bench-,first chair trial,jury selection,voir dire > trial preparation
motion practice,-drafting,dispositive motions,drafting-,summary judgment-,motions to dismiss,motions@@ > pleadings
interrogatories,discovery requests,-responses,drafting discovery,written-,requests for production > litigation discovery
legal hold,litigation holds ~ e-discovery
deposition summaries,-transcripts,-digests,summarizing depositions ~ depositions
witness preparation ~ depositions
settlement agreements,-conferences ~ legal negotiation
plea negotiations,-hearings,-agreements,-bargaining ~ criminal law
cross-examination,direct examination ~ courtroom advocacy
debt recovery litigation,collections law,creditors' rights,judgment collection ~ judgment enforcement
instructing counsel,-barristers,briefing counsel ~ expert witness coordination
redlining@,contract markup,redlines@ > contract review
contract lifecycle management,--lifecycle,=CLM@ ~ contract administration
board resolutions,corporate minutes,minute books ~ corporate governance
Companies House filings ~ company secretarial
entity formation,LLC-,business-,incorporation filings,company incorporation,articles of- ~ company secretarial
annual general meetings,shareholder--,proxy statements,=AGM ~ company secretarial
share purchase agreements,asset-,stock-,shareholder--,joint venture-,=SPA@@ > mergers and acquisitions law
SEC filings,10-K-,Section 16- ~ securities law
loan documentation,security documents^@@,credit agreements,facility- ~ banking and finance law
patent drafting,claim-,office actions,patent applications > patent prosecution
prior art searches,freedom to operate,patent search,patentability ~ patent prosecution
trademark clearance,-filing,-searches,-applications,-registration,-watch > trademark prosecution
brand protection,anti-counterfeiting,domain name disputes,trademark enforcement ~ trademark prosecution
rights clearance,copyright-,music licensing ~ copyright law
commercial leasing,lease drafting,-review,-negotiation ~ real estate law
title examination,-curative,-abstracts,-commitments,-work,-review,-search ~ conveyancing
real estate closings,HUD-1,closing packages,settlement statements,title insurance ~ conveyancing
Land Registry applications,--Registry,=HMLR,=SDLT,SDLT submission,property searches,AP1 forms,stamp duty,unregistered land ~ conveyancing
remortgages,transfer of equity ~ conveyancing
post-completion,exchange and completion,--of contracts,pre-completion,property completions ~ conveyancing
estate planning,living trusts,wills and-,trust drafting ~ wills and probate
estate administration,probate-,IHT400,administration of estates,letters testamentary ~ wills and probate
powers of attorney,=LPA@@,=LPAs,court of protection,deputyship ~ wills and probate
demand letters,-packages,letters of claim,settlement demands ~ personal injury law
medical records requests,-retrieval,--liens,-chronologies,lien negotiation,obtaining medical records ~ personal injury law
internal investigations,government-,regulatory-,corporate-,whistleblowing-
conflict checks,-of interest checks,conflicts searches,file opening,new matter-,open files@ ~ legal administration
legal precedents,-knowledge management,know-how law,precedent bank,precedents drafting
skip tracing,asset-,-searches,=TLO,Accurint,locating defendants,-witnesses ~ private investigation
surveillance of claimants,claim surveillance ~ private investigation
Bates numbering,-stamping ~ legal document review
corresponding with courts,liaising-,court correspondence ~ legal administration
skill > legal writing:
memoranda of law,drafting memoranda,legal-,-memos,memorandum drafting
brief writing,appellate briefs,drafting-,skeleton arguments
skill > criminal law:
criminal defence,DUI defense,police station representation,-accreditation
criminal prosecution,arraignments,prosecuting cases,charging decisions,prosecution@
skill > immigration law:
H-1B petitions,I-140-,H-1B,L-1,PERM labor certification,employment-based immigration,nonimmigrant visas
asylum claims,-applications,-law,deportation defense,removal-,immigration court
USCIS forms,immigration-,=PERM@@,naturalization applications,I-130,I-485,USCIS
skill > data protection law:
data protection impact assessments
data subject requests,-access requests,=DSAR,=SARs@@
records of processing activities,=ROPA,=RoPA,privacy notices,-policies,-by design
licence:
bar admission,-association membership,bar--,-passage,-exam,-license,attorney-,law-,licensed to practice,admitted-,-the bar,-New York Bar,state bar,passed the-,member of-,=UBE
solicitor qualification,=NQ@,=QWE,NQ solicitor,admitted as a-,practicing certificate,practising-,qualified lawyer,roll of solicitors ~ bar admission
barrister qualification,=KC@,Gray's Inn,Lincoln's-,Inner Temple,Middle-,called to the Bar,Bar Standards Board ~ solicitor qualification
licensed conveyancer qualification,-licence,CLC--,-qualified,-qualification,-Level 6,Council for Licensed Conveyancers > conveyancing
certification:
Juris Doctor,-Doctorate,doctor of law,=JD@,J.D.,JD degree,law-,-school graduate
Bachelor of Laws,=LLB,BA LLB,LL.B.,LLB Hons,-law,bachelor of-,degree in--,qualifying law degree,law graduate,-degree 2:1 ~ Juris Doctor
Master of Laws,LL.M.,=LLM,master of law,master's in--
Graduate Diploma in Law,=GDL,=PGDL,law conversion course
legal practice course,=LPC@,=QLTS,=SQE,SQE1,SQE2,solicitors qualifying examination
training contract
Bar Course,Bar Vocational-,Bar Training--,Bar Professional-,=BPTC,=BVC
CILEX qualification,CILEX,=GCILEx,FCILEx,ILEX,chartered legal executive
paralegal certificate,-education,-degree,-diploma,-studies,-certification,NALP,=NALA@@,NFPA paralegal,certified-,RP- > legal research,legal document preparation
legal secretary diploma,-certificate,-certification,NALS--,PLS-,=ILSPA,certified legal secretary > legal administration
STEP qualification,=STEP@@ > wills and probate
OISC accreditation,=IAA-,=IAA@@,=OISC,OISC Level 1,-2 > immigration law
knowledge:
law firm experience,legal--,-practice,-background,-industry,-environment,-sector,Am Law 100,big law,law firm,-office
legal terminology,-language,-knowledge,-principles,-concepts,-procedures,-processes,-system,English law,common-,civil-,knowledge of-
case law,precedent research,statutory- ~ legal research
legal citation style,--citation,Bluebook,OSCOLA,citation format > cite checking
commercial agreements,supplier-,service-,vendor-,license-,=DPAs@@,=SOWs@@ ~ contract drafting
SaaS agreements,data processing-,technology--,software licence- ~ contract drafting
ISDA agreements,ISDA,derivatives documentation ~ banking and finance law
fund formation,limited partnership agreements ~ banking and finance law
bankruptcy petitions,-filings,Chapter 11,-13,-7 > insolvency law
entertainment law,defamation-,sports-,talent agreements
wage and hour law,--hour,=FLSA,=FMLA@,Title VII,employment discrimination > employment law
TUPE regulations,redundancy law,unfair dismissal ~ employment law
landlord and tenant law,--tenant,housing disrepair,evictions,possession proceedings,unlawful detainer ~ real estate law
child custody,-arrangements,children proceedings,custody cases,-disputes ~ family law
divorce proceedings,dissolution of marriage,divorce,matrimonial finance,Form E,ancillary relief,=FDR@@ > family law
child support,alimony,paternity@ ~ family law
felony and misdemeanor cases,felony cases,-trials,misdemeanors ~ criminal law
product liability,asbestos litigation,toxic tort ~ personal injury law
workers' compensation law,-defense ~ employment law
road traffic accident claims,auto--,=RTA--,MVA-,Claims Portal ~ personal injury law
sponsor licences,I-9 compliance,Points Based System,skilled worker visas,sponsorship licence ~ immigration law
human rights law,international humanitarian--,Human Rights Act,civil liberties ~ administrative law
civil rights law,-litigation,Section 1983 ~ administrative law
oil and gas law,energy law,mineral rights
international trade law,sanctions--,customs-,trade-,=OFAC sanctions,economic-
pro bono,law centre,-clinic,legal- ~ legal aid
legal ethics,attorney-,SRA rules,-Code of Conduct,rules of professional conduct
knowledge > data protection law:
GDPR compliance,General Data Protection Regulation,UK GDPR
CCPA,CPRA
tool:
data rooms,=VDR,=VDRs ~ legal due diligence
OneTrust,TrustArc > data protection law
document comparison,CompareDocs,DeltaView,Litera,Workshare
Relativity e-discovery,=Relativity@,RelativityOne > e-discovery platforms
DocuSign
tool > legal research databases:
Westlaw
LexisNexis,Lexis,LexisPSL
Practical Law
tool > legal practice software:
=Clio@
Filevine,CASEpeer,Litify,=Needles@,SmartAdvocate
Proclaim case management
tool > document management for law firms:
iManage,DeskSite,FileSite
NetDocuments,NetDocs
# further
whistleblowing,whistleblower protection ~ legal compliance`
