export const humanResources = `
# generalist
leave administration,-management,-of absence,family leave
reasonable accommodations@@,-adjustments,workplace-,-accommodations,disability-,ADA-,accommodation requests,interactive process
occupational health referrals
employment tribunals,ACAS conciliation,ET claims,tribunal-,-preparation,=ACAS
TUPE,transfer of undertakings
redundancy@,=RIF,WARN Act,collective consultation,downsizing,layoffs,reductions in force,restructures@@
organisational restructuring,re-organisations,reorganisation,restructures and redundancies
union negotiations,negotiating with unions,trade union negotiation ~ labour relations
collective bargaining,-agreements,bargaining-,union contract negotiations,grievance arbitration,labor contract negotiation,CBA interpretation > labour relations
employee records,-data,-files,HR-,personnel-,-records,staff-,HR-,-data entry
employment contracts,issuing-,contract letters,offer-
right to work checks,--work@@,DBS administration,safer recruitment,vetting checks,employment-,-references,pre-employment screening
I-9 verification,I-9,I-9s,I9,employment eligibility verification@@,E-Verify@@
background checks,-screening,drug screens,pre-employment checks
visa sponsorship,certificate of-,H-1B processing,visa-,H1B,Skilled Worker visa,=COS@@,UKVI compliance,sponsor management system,--licence,sponsorship-,work visas
onboarding,on-boarding^,new starters,-hire paperwork,-process
new hire orientation,conducting--,employee-,orientation programs,-sessions,inductions@ ~ onboarding
offboarding,off-boarding,leavers process,termination-,separations@@,terminations@@,employee separations,-terminations,joiners and leavers,starters-,exit interviews
HR letters,-correspondence,employment verifications
HR meetings support,--meeting notes
skill > human resources:
HR administration,people-,human resources-,joiners and leavers,starters-,=JML@@,HR documentation,-admin,-support,HR administrative-
HR generalist duties,--matters,-generalist,-operations,people-,broad HR,generalist-
HR business partnering,people--,HRBP,strategic HR,HR consulting,-advisory,-guidance,-consultation
HR management,-leadership,heading HR
employee relations,colleague-,=ER@,ER cases,-casework
absence management,attendance-,Bradford factor,RTW interviews,return to work-,absence monitoring,-tracking,-reporting,long term sickness,sickness absence,=RTWs
HR policies,people-,personnel-,HR procedures,employee handbook
HR compliance,employment-,labor-,HR audits
skill > employee relations:
disciplinary and grievance,disciplinaries,grievances@,progressive discipline,=D&G@@
workplace investigations,harassment-,HR-,employee-,AWI certificate,investigations@@,investigatory meetings
workplace mediation,employee-
labour relations,industrial-,union-,-environment,unionised-,unionized workforce,collective bargaining agreements,labor unions,trade-
knowledge:
human resources,=HR,people team
FMLA,family medical leave ~ leave administration
employment law,-practices,-laws,labor-,HR-,-regulations,employment-,-legislation,HR-,labour-,-law > human resources
affirmative action plans,-programs,AAP development,OFCCP
knowledge > employment law:
US employment regulations,=ADA@@,=EEO,ADEA,California labor law,EEOC,FLSA,FMLA and ADA,NLRA,fair labor standards act,wage and hour,Title VII
UK equality legislation,Equality Act,ACAS code,-guidelines
# recruiting
recruitment,filling vacancies,staffing@,hire staff,hiring process,-and training,hiring@,recruiting,+and staffing,-hiring,staff-- ~ headhunting
talent attraction > talent acquisition
competency-based interviewing,behavioural-,competency interviews,structured- > interviewing candidates
interview scheduling,-coordination,arranging interviews,organising-
job descriptions^,-analysis,-specifications,-profiles,role-,position descriptions
candidate assessment,DISC-,Hogan assessments,pre-employment-,Thomas International,candidate evaluation,predictive index,selection methods
reference checking,-requests,-taking,obtaining references
offer management,-process,-extension,compensation negotiation,salary-,extending offers,making-,job-
candidate experience,-care,-management,-feedback,-journey,-relationship,-engagement,-communication
hiring manager partnership,--managers,intake calls,-meetings
employer branding,-value proposition,employee-,careers page,-site,=EVP,recruitment advertising,-branding,-marketing
campus recruiting,college-,university-,-relations,apprentice recruitment,campus-,early careers^@@,-talent,emerging-,graduate programmes
graduate recruitment ~ campus recruiting
internship programs,intern- ~ campus recruiting
career fairs,recruitment-,job- ~ campus recruiting
agency management in recruitment,Beeline VMS,MSP and-,PSL management,agency liaison,Fieldglass,supplier agencies
workforce planning,-forecasting,-strategy,headcount management,-reporting,-planning,manpower-,hiring plans,staffing-,establishment control
internal mobility,-moves,-recruitment,job rotation,redeployment,secondments
skill > recruitment:
full-cycle recruiting,full desk-,end-to-end--,360-,full lifecycle-,-recruitment,360--,end-to-end-,full cycle-,--recruitment lifecycle,--life cycle recruiting
talent acquisition,attraction strategies
candidate sourcing,direct-,resume-,talent-,CV searching,X-ray search,finding candidates,passive-,sourcing-,-techniques,-talent,-and screening,sourcing@@
CV screening,application-,applicant-,candidate-,resume-,-review,shortlisting,CV sifting,reviewing CVs,-applications,sifting-
phone screening,pre-screen,prescreening,telephone interviews
interviewing candidates,-skills,-applicants,-and selecting,candidate interviews,job-,conducting-,selection-
job postings,-ads,-adverts,-advertisements,-advertising,vacancy-,posting vacancies
volume recruitment,mass-,-hiring,hourly-,volume-,bulk-,high-volume recruiting,hourly-
technical recruitment,software-,tech-,technology-,IT-,-recruiting,tech-,technical-,-hiring,recruiting engineers
healthcare recruitment,physician-,locum-,medical-,nurse-,-recruiting,medical-,physician-,healthcare-,-staffing
education recruitment,teacher-,school staffing^
industrial recruitment,contract-,temporary-,blue collar-,driver--,-recruiting,contingent labor,-workforce,contract staffing,temporary-,light industrial-,temp desk
permanent recruitment,perm-,-desk,direct hire,permanent placements
skill > candidate sourcing:
Boolean search,-sourcing,-strings,X-ray search
headhunting,executive recruiting,-recruitment,-search,retained-,head hunting,search and selection
skill > candidate assessment:
psychometric testing,-assessments,-tools,psychometrics,=SHL
assessment centres,-days
tool:
LinkedIn Recruiter,-recruiting,-Talent,-sourcing > candidate sourcing
job boards
applicant tracking system,--tracking,candidate-,-database,recruitment-,-software,-CRM,-systems,=ATS,=Lever@@,=TRAC@@,Pinpoint@@,Workable@@,recruiting software
tool > job boards:
Indeed job board,=Indeed@
CareerBuilder
Totaljobs
CV Library
ZipRecruiter
Glassdoor
Broadbean
Idibu
LogicMelon
tool > applicant tracking system:
Greenhouse ATS,-recruiting,Greenhouse@
Workday Recruiting,-ATS
Taleo
iCIMS ~ Taleo
Jobvite ~ Taleo
SmartRecruiters ~ Taleo
BrassRing ~ Taleo
=Bullhorn,Pinpoint ATS ~ Taleo
=Ashby@ ~ Taleo
Teamtailor ~ Taleo
Avature ~ Taleo
JazzHR ~ Taleo
Vincere ~ Taleo
Eploy ~ Taleo
Kenexa ~ Taleo
Hireserve ~ Taleo
JobAdder ~ Taleo
Tribepad ~ Taleo
Jobtrain ~ Taleo
Trac jobs,-recruitment ~ Taleo
NEOGOV ~ Taleo
PageUp ~ Taleo
Crelate ~ Taleo
JobDiva ~ Taleo
Recruitee ~ Taleo
Beamery ~ Taleo
Firefish ~ Taleo
TempWorks ~ Taleo
Oleeo ~ Taleo
Networx ~ Taleo
Hireful ~ Taleo
Itris ~ Taleo
RDB Pronet ~ Taleo
Loxo ~ Taleo
PCRecruiter ~ Taleo
Breezy HR ~ Taleo
SeekOut ~ Taleo
hireEZ ~ Taleo
HireVue ~ Taleo
knowledge:
recruitment agency experience,--industry,-agency,-consultancy,agency recruitment,-recruiting,employment agency,staffing-,-firm,-industry > recruitment
recruitment process outsourcing,=MSP@@,=RPO,onsite recruitment
recruitment compliance,candidate-,-vetting,=AWR,IR35,REC certificate,-level 3,CertRP,agency worker regulations
IR35 and contractor engagement,contractor onboarding,off-payroll working,umbrella companies
recruitment metrics,hiring-,recruiting-,-analytics,recruitment-,-reporting,-KPIs,-data,cost per hire,quality of--,time to--,-fill
# learning
training delivery,-staff,-sessions,-facilitation,workshop-,delivering workshops,training-,facilitating-,=ILT,classroom training,conducting-,staff-,employee-,corporate-,instructor-led-,trained employees,training new-
learning and development,training-,employee--,staff-,people-,talent-,=L&D,corporate learning,workplace-,professional development programs ~ training delivery
Kirkpatrick model,=Kirkpatrick@ ~ instructional design
adult learning theory,--learning ~ instructional design
e-learning development,elearning-,e-learning design,-modules,eLearning- ~ instructional design
ADDIE ~ instructional design
training coordination,-calendar,-matrix,-records,-tracking,-logistics,-administration,course-,arranging training,organising-,scheduling-
virtual training delivery,--facilitation,-classroom training,virtual--,virtual instructor-led-,VILT,blended learning > training delivery
apprenticeship management,-programmes,-delivery,-standards,-levy management,EPA assessment,end point-,levy funding,managing apprenticeships
coaching and mentoring,-development,--skills,-managers,coached staff,mentored-,coaching@,employee coaching,mentor and coach,mentorship
executive coaching,leadership-,ILM-,EMCC,ICF ACC,-PCC,certified coach > coaching and mentoring
career coaching ~ executive coaching
succession planning,talent-,-mapping,-pipeline,-programs,-strategy,-calibration,-pools,9-box,high potential programmes,nine box grid
talent management,-programmes,-reviews ~ succession planning
career development planning,career--,-pathing,-ladders@@,-development,-frameworks,competency-,-mapping,-models,PDPs,individual development plans,personal-
performance management,-coaching,-feedback,-review process,appraisal--,annual reviews,annual performance-,capability procedures,conducting appraisals,employee performance,staff evaluations
skill > learning and development:
training needs analysis,--gap analysis,--needs,learning-,=TNA,skills gaps
training design,-curriculum,-programmes,-content,-guides,-manuals,-curricula,-materials,course-,learning-,-content,-design,-programs,course development,developing training
training evaluation,learning-,-analytics,evaluating training,post-training assessment,training effectiveness,-feedback,-metrics
leadership development,management-,-training,leadership-,-programmes,developing leaders
skill > performance management:
probation reviews,-management
360 feedback
performance appraisals,-reviews,-evaluations,employee-,annual appraisals,staff-
performance improvement plans,=PIP@
tool > e-learning authoring tools:
Articulate Storyline,-360,-Rise,=Storyline,Rise 360
Adobe Captivate
Lectora
iSpring
Elucidat
Gomo
Vyond
tool > learning management system:
Cornerstone OnDemand,=Cornerstone
Docebo
SAP Litmos,Litmos
TalentLMS
Totara
Kallidus
Moodle Workplace
SumTotal
knowledge:
mandatory training compliance,--training,compliance-,statutory-
certification:
train the trainer,=TTT
assessor qualification,-award,=CAVA,=TAE@,CAVA assessor,A1-,TAQA > apprenticeship assessment
ICF certification,professional certified coach,=ICF ~ executive coaching
# engagement and culture
employee engagement,colleague-,staff-,-survey,-morale,employee-,-feedback,-experience,-satisfaction,-surveys,-opinion surveys,pulse--,engagement-,-initiatives,-programs,-strategy,=Glint@@,=eNPS,Culture Amp,Gallup Q12,Peakon,Qualtrics EX
employee retention,-turnover,staff-,-retention,talent-,attrition,stay interviews,turnover analysis,-reduction
organisational development,-change,-design,-effectiveness,team-,=OD@,OD interventions,org design,organisation-,-development,org-
HR change management,--transformation,culture-,-building,-change,cultural-,positive culture,company-,organisational-,workplace-
employee wellbeing,staff-,workplace-,corporate wellness,employee-,wellbeing strategy,-programmes,-initiatives,wellness-,-programs
internal communications for HR,HR communications,people-,staff-,employee-,-newsletter,staff-,town halls
employee recognition,reward and-,employee activities,-appreciation,-events,staff-,recognition programs,-schemes,service awards@@
knowledge:
diversity and inclusion,--hiring,-recruiting,-initiatives,-programs,-equity and inclusion,equality--,-diversity,=D&I,=DE&I,=DEI,employee resource groups,=EDI@,ED&I,inclusive culture,-recruitment,-workplace,unconscious bias training
mental health first aid,-aider,=MHFA,MHFAider ~ employee wellbeing
employee assistance programme,=EAP@ ~ employee wellbeing
# reward
compensation and benefits,reward-,--management,-strategy,=C&B,comp and ben,-benefits,pay-,-reward,rewards programs,total rewards
gender pay gap reporting,pay--,--equity,-transparency,equal pay,gender pay gap
bonus schemes,-administration,-plans ~ executive compensation
share schemes,-plans,equity compensation,stock plan administration ~ executive compensation
benefits administration,-management,-programs,-enrolment,annual enrollment,open-,employee benefits,flex-,group-,flexible-,staff-,health and welfare-,benefit plans,-schemes,-reconciliation,Benefex
workers' compensation administration,=WCB,WSIB,WorkCover,modified duties,return to work programs,worker's compensation,injury management
disability management,-leave,-claims management,short-term disability,short and long term-,LTD claims,STD and LTD
relocation and global mobility,global mobility,international-,-assignments,assignment management,expatriate-,expat administration,relocation-
unemployment claims,-hearings,-insurance claims
time off tracking,vacation--,PTO-,-administration,annual leave records,holiday--,-calculations
skill > compensation and benefits:
compensation analysis,-planning,-programs,-administration,-benchmarking,-surveys,-management,=Radford,MarketPay,Payfactors,compensation@@,market pricing,merit cycle,-increases,wage surveys,Mercer-,salary-,pay analysis,-reviews,-benchmarking,salary-,-review
job evaluation,-levelling,-grading,-architecture,-classification,position-,=Hay@@,Hay method,-methodology,Korn Ferry Hay,Mercer IPE,grading structures,pay-,salary-,-bands,pay-,-grades
executive compensation,incentive-,Equity Edge,LTIP,equity plans,long-term incentive-,remuneration committee,short-term incentives,executive remuneration
knowledge:
US benefits regulations,=FSA@@,=HSA@@,COBRA notices,FSA and HSA,Form 5500,HSA and FSA,QLE processing,Section 125,cafeteria plans,nondiscrimination testing,5500 filings > benefits administration
knowledge > US benefits regulations:
ACA reporting,-compliance,1095-C
ERISA
COBRA
tool:
benefits platforms,Darwin benefits,Ease-,bswift > benefits administration
tool > benefits platforms:
BenefitFocus
Businessolver
PlanSource
Employee Navigator
Empyrean
# systems and data
HRIS implementation,HCM-,Workday-,HR system-,HRIS configuration,-reporting > HRIS
HR analytics,talent-,people-,workforce-,-data,-reporting,people-,turnover-,HR-,-KPIs,-dashboards,-metrics,-data,people-,HRIS data analysis,Visier
HR shared services,--queries,employee-,-inquiries,HR-,-helpdesk,-enquiries,-service centre,-delivery,-desk,--ticketing,-case management,ServiceNow HR
HR projects,people-,-initiatives,HR-,-programs
HR strategy,human capital-,people--,-agenda,-plan,strategic HR planning > human resources
HR budget,people-,training-,recruitment-
HR due diligence in acquisitions,post-merger people integration
volunteer management,-recruitment,-supervision,-engagement,-programmes,-scheduling,-training,-coordination,recruiting volunteers,supervising-,trained-
tool:
HRIS,15Five,=HCM,Deel@@,HR database,-information system,human resources-,HR platforms,-technology,-software,-systems,people-,HRMS,Lattice@@,human capital management
Rippling HRIS,=Rippling@ ~ BambooHR
Breathe HR ~ BambooHR
Cascade HR,=Cascade@@ ~ BambooHR
Infor HCM,Lawson HR ~ PeopleSoft HR
Oracle HCM,-Fusion HCM,-HRMS,--HRMS,-HR,-Cloud HCM ~ PeopleSoft HR
tool > HRIS:
Workday HCM,=Workday ~ SAP SuccessFactors,UltiPro,PeopleSoft HR
SAP SuccessFactors,-HRMS,-HR,-SF,-HCM,Employee Central,Success Factors,SuccessFactors
BambooHR,CharlieHR
HiBob,=Bob@@,Bob HRIS ~ BambooHR
CIPHR ~ BambooHR
PeopleHR ~ BambooHR
Personio ~ BambooHR
iTrent,=MHR ~ BambooHR
Zenefits ~ BambooHR
Sage People,Zoho- ~ BambooHR
BreatheHR ~ BambooHR
Cintra ~ BambooHR
iSolved ~ BambooHR
TriNet ~ BambooHR
Insperity ~ BambooHR
Justworks ~ BambooHR
Humaans ~ BambooHR
ChrisHR ~ BambooHR
Zellis ~ BambooHR
Resourcelink ~ BambooHR
Darwinbox ~ BambooHR
Keka ~ BambooHR
greytHR ~ BambooHR
OrangeHRM ~ BambooHR
PeopleSoft HR,-HCM,-HRMS
electronic staff record,=ESR
knowledge:
GDPR in HR,HR confidentiality,confidential employee information,employee data protection
# qualifications
certification:
SHRM-SCP,SHRM senior certified professional > SHRM-CP
SPHR certification,senior professional in human resources,SPHR > PHR certification
compensation certification,CCP-,GRP-,=CBP,=CCP@,=CEBS,certified compensation professional,--employee benefit specialist,WorldatWork > compensation and benefits
ATD certification,=ATD,APTD,ASTD,CPLP,CPTD,CPTM,LPI membership,association for talent development > learning and development
recruiter certification,=CIR-,=AIRS@,CSP staffing,MREC,REC member,-qualification,CPC recruiter,LinkedIn certified-,certified internet--,--staffing professional > recruitment
personality profiling accreditation,StrengthsFinder,Strengthscope,=Hogan@@,=OPQ,=TKI,Belbin,CliftonStrengths,EQ-i 2.0,Hogan assessment,-certified,MBTI-,-practitioner,Insights Discovery accredited,OPQ32,Thomas PPA
certification > human resources:
CIPD,=CIPM@,ACIPD,FCIPD,MCIPD ~ SHRM-CP,PHR certification
SHRM-CP,SHRM
PHR certification,HR-,=PHR,GPHR,HRCI,PHR/SPHR,PHRca,PHRi,professional in human resources ~ SHRM-CP
CPHR designation,=CHRP,AHRI,CHRE,CHRL,CHRP/CHRL,CPHR,CRHA,HRPA,chartered professional in human resources
certification > personality profiling accreditation:
=DISC@@
Insights Discovery
MBTI,Myers-Briggs
# further
workplace harassment prevention,=POSH@@,prevention of sexual harassment`
