export const legal = `
# core practice
legal research,-analysis
legal writing,-drafting,-documents ~ legal research
legal advice,-counsel@,-guidance,-consultation,-opinions,advise business
legal document review,first-level--,document-,privilege-,-log,reviewing legal documents
legal document preparation,--correspondence,preparing legal documents ~ legal writing
legal administration,law firm-,legal administrative support,legal--,-practice management,file closing,prepare correspondence
legal case management,matter--,case preparation,-files@,own caseload
legal client intake,attending clients
client care letters,--instructions
legal proofreading,table of authorities,proofreading legal documents
legal transcription,-audio typing,--dictation,transcribe-
legal calendaring,deadline-,limitation dates,calendaring court-,legal deadlines,CompuLaw,calendaring@,litigation calendar
court filing,filing pleadings,-court documents
court bundles,trial-,preparing-,hearing-,bundling legal,exhibits binder,trial binders,bundle preparation
licence: notarisation,notarial services,notary-,-public,-commission,commissioned notary,commissioner for oaths
legal billing,LEDES-,legal invoicing,e-billing legal,WIP-
legal costs,bills of-,costs drafting,-budgeting,-law
legal accounts,law firm-,solicitors accounts rules,client account
legal project management,--ops,-operations,law department-
law firm business development,legal marketing,-directories
# disputes
litigation,litigating,contentious matters
dispute resolution,=ADR law@,contentious work ~ litigation
trial preparation,hearing-,trial prep,-support,-notebooks,-strategy,-experience,-practice,-advocacy,preparing for trial,second chair > litigation
pleadings,complaints and answers,particulars of claim,statements of case,drafting complaints,legal motions > legal writing,litigation
litigation discovery,discovery@,disclosure exercise,-legal,standard disclosure > litigation
e-discovery,ediscovery,electronic discovery,-disclosure,=EDRM,eDisclosure,predictive coding,technology assisted review,e-disclosure > litigation discovery
depositions,deposing witnesses > litigation
subpoenas
affidavits,declarations legal,sworn statements,drafting witness-,statutory declarations
courtroom advocacy,-experience,oral argument,-advocacy,legal-,court-,-representation,-appearances,-hearings,conducting-,attending-,-court,appearing in-,rights of audience > litigation
legal negotiation,settlement discussions
mediation,accredited mediator,mediating disputes,mediator training,conciliation ~ arbitration
arbitration,arbitral proceedings,LCIA,expert determination ~ dispute resolution
appellate work,-practice,-advocacy,-litigation,-law,appeals@ ~ litigation
knowledge: Civil Procedure Rules,civil procedure,rules of evidence,-court,=CPR rules,procedural-,court-,-procedures,-processes
knowledge: class actions,mass torts,group litigation,multidistrict-,=MDL@ > litigation
judgment enforcement,enforcement of judgments,charging orders,writs of execution
judicial review,pre-action protocol ~ administrative law
tribunal representation,-claims,-advocacy,-proceedings,-hearings,administrative-,First-tier Tribunal,EEOC charges
expert witness coordination,--witnesses,instructing experts,retaining-
# practice areas
knowledge: contract law,contractual-
contract drafting,-preparation,drafting agreements,-contracts,drafting commercial-,drafting and negotiating--,agreement drafting > contract law
contract review,-analysis,-interpretation,reviewing contracts,-agreements ~ contract drafting
contract negotiation,negotiate commercial contracts,negotiating--,-agreements,-terms,contractual negotiations
contract administration,-database,-repository,-templates,-tracking,-playbooks,-execution
non-disclosure agreements,confidentiality-,nondisclosure-,procurement-,=NDA,=MSA@ ~ contract drafting
knowledge: corporate law,-transactional,-transactions,general corporate matters,company law,business-,companies act
knowledge: commercial law,-contracts,-transactions,Uniform Commercial Code,=UCC@
knowledge: corporate governance,board-,subsidiary-,governance advice,-framework,corporate records,-housekeeping,entity management
knowledge: mergers and acquisitions law,M&A transactions,legal M&A,private-,corporate-,disclosure letter,transactional law > corporate law
legal due diligence,due diligence reports,-review
knowledge: securities law,-regulation,-offerings,Blue Sky laws,Securities Exchange Act,prospectus drafting
knowledge: banking and finance law,finance law,secured lending documentation,syndicated-
knowledge: tax law,-litigation,-disputes,VAT law
knowledge: insolvency law,-proceedings,-practice,restructuring law,corporate insolvency,personal-,IVA administration
knowledge: competition law,merger control,antitrust,Hart-Scott-Rodino,cartel investigations
knowledge: intellectual property law,--property,=IP@,IP law,-rights,-portfolio,-litigation,-protection,-strategy,-licensing,=IPR@
patent prosecution,-law,-litigation,-docketing,-analysis,-infringement,-portfolio management,USPTO,patents@,European Patent Office,PCT applications > intellectual property law
trademark prosecution,trade marks,trademarks > intellectual property law
knowledge: copyright law,copyright@,DMCA > intellectual property law
licence: patent attorney qualification,--bar,=CIPA,chartered patent attorney,registered-,-agent,USPTO registration,=EQE,chartered trade mark attorney,European Qualifying Examination,=CITMA > patent prosecution
knowledge: technology law,-transactions,-contracts,IT-,-law,internet-,cyber-,telecommunications-,e-commerce-,TMT-,outsourcing agreements
knowledge: real estate law,-transactions,-litigation,property--,-disputes,-law,land-,housing-,HOA-,planning-,zoning-,commercial property,foreclosures
conveyancing,order searches,residential property transactions,title deeds,recording-,deed preparation,escrow and title,freehold and leasehold,lender's handbook,deeds@,raise enquiries > real estate law
knowledge: family law,-proceedings,-litigation,domestic relations,prenuptial agreements,non-molestation orders,matrimonial,Resolution member,guardianship,adoption law,cohabitation disputes
wills and probate,probate,elder law,STEP qualification,intestacy,conservatorship
knowledge: criminal law,-litigation,-cases,-procedure,-proceedings,-matters,duty solicitor,white collar defense,magistrates' court,Crown Court,=PSRAS,suppression motions,sentencing hearings,fraud defence,regulatory crime
knowledge: personal injury law,negligence claims,employers' liability-,public-,multi-track--,EL/PL-,=PI-,fast track-,slip and fall,premises liability,wrongful death,quantum assessment,torts,OIC portal
knowledge: clinical negligence law,--negligence,professional-,medical-,-malpractice,inquests,medico-legal > personal injury law
knowledge: insurance defence law,reinsurance--,insurance-,-defense,-coverage disputes,--litigation,bad faith-,coverage--,-opinions
knowledge: immigration law,-advice,-matters,-cases,-petitions,visa-,family-based immigration,business-,humanitarian-,nationality law,=EOIR,BIA appeals,consular processing,U visas
knowledge: administrative law,-appeals,regulatory law,public-,government-,municipal-,constitutional-,international-,European-,EU-,education-,election-,disability-
knowledge: environmental law,-litigation,climate law,water-,mining-,indigenous-,tribal-
knowledge: health care law,healthcare regulatory,-law,medical-,pharmaceutical-,Stark Law,Anti-Kickback Statute,False Claims Act
knowledge: construction law,-litigation,-disputes,-adjudication,-defect litigation,lien law,mechanics liens
knowledge: shipping law,-litigation,admiralty law,aviation-,transport-,charterparties,international trade compliance,charter parties
knowledge: consumer litigation,consumer protection-,lemon law,debt collection defense,=TCPA,=FCRA@
knowledge: legal aid,access to justice,CCMS,=LAA@,indigent clients,-defense,public-,Citizens Advice
# regulation, privacy
knowledge: legal compliance,corporate-,compliance law,regulatory advice,-matters,-frameworks,-change,legal risk,-requirements,legislative-,laws and regulations,law-,legislation
knowledge: data protection law,privacy--,-programme,information governance,ePrivacy,Schrems II,international data transfers
certification: privacy certification,CIPP/US,=CIPT,IAPP,PC.dp > data protection law
knowledge: anti-bribery and corruption,Bribery Act,Modern Slavery-,Foreign Corrupt Practices--,=ABAC
knowledge: financial regulation law,--services regulation,consumer finance--,FCA Handbook,bank regulatory,Investment Company Act,AIFMD
law firm compliance,SRA--,=COLP,=COFA,Lexcel,closing files,law society rules
legal training,contract-,legal updates
# courts and support
court reporting,realtime-,verbatim-,stenography,court transcription,-transcripts,machine shorthand,=RPR@,stenographic,stenotype,CART captioning,registered professional reporter
court administration,judicial-,-support,court operations,-records,-listings,-dockets,-calendars,-clerking,courtroom-,-proceedings,HMCTS,jury management
judicial clerkship,-internship,-extern,draft opinions,bench memoranda,-memos,clerkship@,judge's chambers
legal interpreting,court-,-interpreter certification,legal translation,sworn-,-translator
barristers' clerking,clerking barristers,chambers diary,-administration,-experience,barristers chambers,=LEX-
moot court,mooting,law review,-journal,-school clinic,trial team,mock trial,pupillage,vacation scheme
private investigation,legal-,process server license,=SIU@ investigations,witness locating,public records searches
jury consulting,trial presentation,-graphics,-technology,TrialDirector,Sanction trial software,OnCue
# tools
tool: legal research databases,legal--,Bloomberg Law,Fastcase,HeinOnline,Casetext,vLex,Lawtel,Justis,SCC Online,Manupatra,CanLII > legal research
tool: legal practice software,PracticePanther,MyCase,ProLaw,LEAP legal,Osprey-,CaseMap,Time Matters,Abacus Law,TrialWorks,Smokeball,PCLaw,Tabs3,=LEAP@
tool: document management for law firms,Worldox,OpenText eDOCS,=DMS@,HighQ,HotDocs,Contract Express,document assembly
tool: e-discovery platforms,=Concordance@,=Summation@,Everlaw,=DISCO@,Nuix,Logikcull,Ringtail,Brainspace,=IPRO@,Reveal discovery,Eclipse-,Catalyst-,Clearwell,Opus 2,=RCA@ > e-discovery
tool: contract management software,-system,=Ironclad@,Conga contracts,Coupa-,Concord-,Agiloft,ContractPodAi,Icertis,Juro,Evisort,SpringCM,LinkSquares,Apttus,SirionLabs,=Luminance@ ~ contract administration
tool: legal entity management tools,CT Corporation,hCue,BoardVantage,Carta cap table,eMinutes,Computershare GEMS,EntityKeeper
tool: IP management software,Anaqua,Inprotech,PATTSY,FoundationIP,PatSnap,CPA Global,Espacenet,Thomson Innovation,Derwent,AppColl,IPfolio
# licences and degrees
licence: bar admission,-exam,-membership,bar association-,--passage,-license,attorney-,law-,state bar,passed the-,member of-,admitted to--,--practice,licensed-,--attorney,=UBE
certification: Juris Doctor,-Doctorate,=JD,+degree,law-,-school graduate,J.D.,doctor of law
certification: Bachelor of Laws,=LLB,LL.B.,qualifying law degree,LLB Hons,-law,bachelor of-,degree in--,law graduate,-degree 2:1,BA LLB ~ Juris Doctor
certification: Master of Laws,=LLM,LL.M.,master's in law,master of--,=GDL,=PGDL
licence: solicitor qualification,qualified lawyer,-solicitor,admitted as a-,=LPC@,legal practice course,=SQE,solicitors qualifying examination,training contract,practising certificate,practicing-,=PQE,SQE1,SQE2,=NQ@,=QLTS ~ bar admission
licence: barrister qualification,=BPTC,=BVC,called to the Bar,Bar Standards Board,--Course,Bar Vocational-,Bar Professional Training--,=KC@,Inner Temple,Middle-,Lincoln's Inn,Gray's- ~ solicitor qualification
certification: CILEX qualification,CILEX,chartered legal executive,ILEX,FCILEx,=GCILEx
licence: licensed conveyancer qualification,-licence,CLC--,-qualification,-qualified,-Level 6,Council for Licensed Conveyancers > conveyancing
certification: paralegal certificate,-certification,-degree,-studies,-diploma,-program,-education,-training,certified paralegal,NFPA-,RP-,NALA,NALP > legal research,legal document preparation
certification: legal secretary diploma,-certification,-certificate,=ILSPA,certified legal secretary,PLS certification,NALS- > legal administration
paralegal experience,-support,-duties,-skills,-work > legal research
knowledge: law firm experience,legal--,-environment,-setting,-practice,-sector,-industry,-profession,-background,law office,-firm,big law,practice of-,Am Law 100
knowledge: legal terminology,-vocabulary,-terms,-concepts,-principles,-procedures,-processes,-knowledge,-system,-language,English law,common-,civil-,knowledge of-
memoranda of law,drafting memoranda,legal-,-memos,memorandum drafting > legal writing
brief writing,appellate briefs,writing-,drafting-,skeleton arguments > legal writing
knowledge: case law,precedent research,statutory- ~ legal research
cite checking,citation-,Shepardizing,Shepardize ~ legal proofreading
knowledge: legal citation style,--citation,Bluebook,OSCOLA,bluebooking,citation format > cite checking
docketing,court deadlines ~ legal calendaring
e-filing,efiling,ECF filing,electronic court-,CM/ECF,=PACER > court filing
service of process,process serving,serving court papers ~ court filing
time recording,billable hours ~ legal billing
outside counsel management,external-,legal spend--,panel law firms ~ legal project management
jury trials,bench-,jury selection,voir dire,first chair trial > trial preparation
motion practice,-drafting,drafting motions,dispositive-,summary judgment-,motions to dismiss > pleadings
interrogatories,requests for production,written discovery,drafting-,discovery requests,-responses > litigation discovery
legal hold,litigation holds ~ e-discovery
deposition summaries,-digests,-transcripts,summarizing depositions ~ depositions
witness preparation,preparing witnesses ~ depositions
settlement agreements,-conferences ~ legal negotiation
plea negotiations,-bargaining,-hearings,-agreements ~ criminal law
cross-examination,direct examination ~ courtroom advocacy
debt recovery litigation,collections law,creditors' rights,judgment collection ~ judgment enforcement
instructing counsel,-barristers,briefing counsel ~ expert witness coordination
knowledge: commercial agreements,supplier-,service-,vendor-,license- ~ contract drafting
knowledge: SaaS agreements,technology-,data processing-,software licence-- ~ contract drafting
redlining,redlines,contract markup > contract review
contract lifecycle management,--lifecycle,=CLM@ ~ contract administration
board resolutions,corporate minutes,minute books ~ corporate governance
Companies House filings ~ company secretarial
entity formation,business-,LLC-,incorporation filings,articles of incorporation ~ company secretarial
annual general meetings,shareholder--,proxy statements ~ company secretarial
share purchase agreements,stock-,asset-,shareholder--,joint venture- > mergers and acquisitions law
tool: data rooms ~ legal due diligence
SEC filings,10-K-,Section 16- ~ securities law
loan documentation,credit agreements,facility-,security documents ~ banking and finance law
knowledge: ISDA agreements,ISDA,derivatives documentation ~ banking and finance law
knowledge: fund formation,limited partnership agreements ~ banking and finance law
knowledge: bankruptcy petitions,-filings,Chapter 7,-13,-11 > insolvency law
patent drafting,claim-,patent applications,office actions > patent prosecution
prior art searches,patent search,patentability,freedom to operate ~ patent prosecution
trademark clearance,-searches,-watch,-registration,-filing,-applications > trademark prosecution
brand protection,anti-counterfeiting,trademark enforcement,domain name disputes ~ trademark prosecution
rights clearance,copyright-,music licensing ~ copyright law
knowledge: entertainment law,sports-,defamation-,talent agreements
knowledge: wage and hour law,--hour,=FLSA,Title VII,=FMLA@,employment discrimination > employment law
knowledge: TUPE regulations,unfair dismissal,redundancy law ~ employment law
knowledge: landlord and tenant law,landlord tenant,evictions,possession proceedings,unlawful detainer,housing disrepair ~ real estate law
commercial leasing,lease drafting,-review,-negotiation ~ real estate law
title examination,-search,-review,-work,-commitments,-abstracts,-curative ~ conveyancing
real estate closings,closing packages,settlement statements,HUD-1,title insurance ~ conveyancing
Land Registry applications,--Registry,AP1 forms,property searches,SDLT submission,stamp duty,=SDLT ~ conveyancing
remortgages,transfer of equity ~ conveyancing
post-completion,exchange and completion,--of contracts,property completions,pre-completion ~ conveyancing
knowledge: child custody,-arrangements,custody disputes,-cases,children proceedings ~ family law
knowledge: divorce proceedings,divorce,dissolution of marriage,matrimonial finance,Form E,ancillary relief > family law
knowledge: child support,paternity@,alimony ~ family law
estate planning,living trusts,wills and-,trust drafting ~ wills and probate
estate administration,probate-,administration of estates,letters testamentary,IHT400 ~ wills and probate
powers of attorney,=LPAs,court of protection,deputyship ~ wills and probate
criminal defence,DUI defense,police station representation,-accreditation > criminal law
criminal prosecution,prosecution,prosecuting cases,charging decisions,arraignments > criminal law
knowledge: felony and misdemeanor cases,felony cases,-trials,misdemeanors ~ criminal law
demand letters,-packages,settlement demands,letters of claim ~ personal injury law
medical records requests,-retrieval,--chronologies,-liens,obtaining medical records,lien negotiation ~ personal injury law
knowledge: product liability,toxic tort,asbestos litigation ~ personal injury law
knowledge: workers' compensation law,-defense ~ employment law
knowledge: road traffic accident claims,auto--,=RTA--,MVA-,Claims Portal ~ personal injury law
H-1B petitions,I-140-,H-1B,PERM labor certification,employment-based immigration,L-1,nonimmigrant visas > immigration law
asylum claims,-law,-applications,removal defense,deportation-,immigration court > immigration law
USCIS forms,immigration-,USCIS,I-130,I-485,naturalization applications > immigration law
knowledge: sponsor licences,sponsorship licence,skilled worker visas,Points Based System,I-9 compliance ~ immigration law
certification: OISC accreditation,=IAA-,=OISC,OISC Level 1,-2 > immigration law
knowledge: human rights law,international humanitarian--,Human Rights Act,civil liberties ~ administrative law
knowledge: civil rights law,-litigation,Section 1983 ~ administrative law
knowledge: oil and gas law,mineral rights,energy law
knowledge: international trade law,trade--,customs-,sanctions-,economic sanctions,=OFAC-
knowledge: pro bono,legal clinic,law-,-centre ~ legal aid
internal investigations,corporate-,government-,whistleblowing-,regulatory-
knowledge: GDPR compliance,General Data Protection Regulation > data protection law
knowledge: CCPA,CPRA > data protection law
data protection impact assessments > data protection law
data subject requests,-access requests,=DSAR > data protection law
records of processing activities,privacy notices,-policies,-by design > data protection law
tool: OneTrust,TrustArc > data protection law
conflict checks,-of interest checks,conflicts searches,file opening,new matter-,open files@ ~ legal administration
knowledge: legal ethics,attorney-,rules of professional conduct,SRA rules,-Code of Conduct
legal precedents,-knowledge management,precedent bank,precedents drafting,know-how law
skip tracing,asset-,-searches,locating witnesses,-defendants,Accurint,=TLO ~ private investigation
surveillance of claimants,claim surveillance ~ private investigation
tool: Westlaw > legal research databases
tool: LexisNexis,Lexis,LexisPSL > legal research databases
tool: Practical Law > legal research databases
tool: Clio > legal practice software
tool: Filevine,=Needles@,SmartAdvocate,CASEpeer,Litify > legal practice software
tool: Proclaim case management > legal practice software
tool: iManage,FileSite,DeskSite > document management for law firms
tool: NetDocuments,NetDocs > document management for law firms
tool: document comparison,Workshare,Litera,DeltaView,CompareDocs
Bates numbering,-stamping ~ legal document review
tool: Relativity e-discovery,=Relativity@,RelativityOne > e-discovery platforms
tool: DocuSign
corresponding with courts,liaising-,court correspondence ~ legal administration`
