export const humanResources = `
# generalist
knowledge: human resources,=HR,people team
HR administration,people-,human resources-,HR admin,-administrative support,HR--,-documentation > human resources
HR generalist duties,--matters,-generalist,-operations,people-,generalist HR,broad- > human resources
HR business partnering,people--,strategic HR,HRBP,HR advisory,-consultation,-consulting,-guidance > human resources
HR management,-leadership,heading HR > human resources
employee relations,colleague-,ER cases,-casework,=ER@ > human resources
disciplinary and grievance,disciplinaries,grievances,progressive discipline > employee relations
workplace investigations,HR-,employee-,harassment-,investigatory meetings,AWI certificate > employee relations
workplace mediation,employee- > employee relations
absence management,attendance-,sickness absence,managing-,absence monitoring,-tracking,-reporting,return to work interviews,long term sickness,Bradford factor > human resources
leave administration,-management,-of absence,family leave
knowledge: FMLA,family medical leave ~ leave administration
reasonable accommodations,ADA-,workplace-,disability-,accommodation requests,reasonable adjustments,workplace-,interactive process
occupational health referrals
knowledge: employment law,-practices,-legislation,HR-,labour-,-law,labor laws,HR-,employment-,-regulations,HR- > human resources
knowledge: US employment regulations,FLSA,FMLA and ADA,=EEO,EEOC,Title VII,fair labor standards act,wage and hour,ADEA,NLRA,California labor law > employment law
knowledge: affirmative action plans,-programs,OFCCP,AAP development
knowledge: UK equality legislation,Equality Act,ACAS guidelines,-code > employment law
employment tribunals,tribunal claims,-preparation,ACAS conciliation
TUPE,transfer of undertakings
redundancy,restructures@,reductions in force,=RIF,collective consultation,WARN Act,layoffs,downsizing
organisational restructuring,reorganisation,restructures and redundancies,re-organisations
labour relations,union-,industrial-,trade unions,labor-,collective bargaining agreements,union environment,unionised-,unionized workforce > employee relations
union negotiations,trade union negotiation,negotiating with unions ~ labour relations
collective bargaining,-agreements,bargaining-,grievance arbitration,labor contract negotiation,union contract negotiations,CBA interpretation > labour relations
HR policies,people-,personnel-,employee handbook,HR procedures > human resources
HR compliance,employment-,labor-,HR audits > human resources
employee records,-data,-files,HR-,personnel-,-records,staff-,HR-,-data entry
employment contracts,issuing-,contracts of employment,offer letters,contract-
right to work checks,--work,DBS administration,pre-employment screening,employment references,-checks,vetting-,safer recruitment
I-9 verification,employment eligibility-,I-9,I-9s,E-Verify,I9
background checks,-screening,drug screens
visa sponsorship,certificate of-,sponsorship licence,sponsor-,-management system,H-1B processing,visa-,UKVI compliance,H1B,work visas
onboarding,on-boarding,new starters,-hire paperwork,-process
new hire orientation,conducting--,employee-,inductions,orientation programs,-sessions ~ onboarding
offboarding,exit interviews,leavers process,-administration,terminations@,starters and leavers,joiners-,off-boarding,employee separations,-terminations,separations@,termination process,-paperwork
HR letters,-correspondence,employment verifications,verification of employment
HR meetings support,--meeting notes
# recruiting
recruitment,recruiting,+and hiring,-staffing,hiring process,-experience,-and training,recruited staff,hire-,staff hiring,hiring@,staffing@,filling vacancies ~ headhunting
full-cycle recruiting,full life cycle-,360 recruitment,full cycle-,end-to-end--,full lifecycle-,-recruiting,end-to-end--,360-,full desk-,--recruitment lifecycle > recruitment
talent acquisition,attraction strategies > recruitment
talent attraction,attracting talent > talent acquisition
candidate sourcing,talent-,direct-,resume-,finding candidates,passive-,sourcing-,-talent,-techniques,-and screening,CV searching > recruitment
Boolean search,-strings,-sourcing,X-ray search > candidate sourcing
tool: LinkedIn Recruiter,-recruiting,-sourcing,-Talent > candidate sourcing
headhunting,retained search,executive-,-recruitment,-recruiting,head hunting,search and selection,headhunt > candidate sourcing
CV screening,resume-,candidate-,application-,applicant-,screening resumes,-candidates,-CVs,reviewing-,-resumes,-applications,sifting-,resume review,CV sifting,shortlisting,screen applicants > recruitment
phone screening,telephone-,-interviews,phone-,pre-screen,prescreening > recruitment
interviewing candidates,-applicants,-skills,-and selecting,conducting interviews,candidate-,job-,selection- > recruitment
competency-based interviewing,behavioural-,structured interviews,competency- > interviewing candidates
interview scheduling,-coordination,organising interviews,scheduling-,arranging-,coordinating-
job postings,-adverts,-ads,-advertisements,-advertising,vacancy-,posting jobs,-vacancies > recruitment
tool: job boards
tool: Indeed job board,=Indeed@ > job boards
tool: CareerBuilder > job boards
tool: Totaljobs > job boards
tool: CV Library > job boards
tool: ZipRecruiter > job boards
tool: Glassdoor > job boards
tool: Broadbean > job boards
tool: Idibu > job boards
tool: LogicMelon > job boards
job descriptions,position-,job analysis,-specifications,-profiles,role-
candidate assessment,DISC-,selection methods,candidate evaluation,pre-employment assessments,Hogan-,assessing candidates,predictive index,Thomas International
psychometric testing,-assessments,-tools,psychometrics,=SHL > candidate assessment
assessment centres,-days > candidate assessment
reference checking,-taking,-requests,checking references,obtaining-,taking-
offer management,-process,-extension,job offers,extending-,making-,salary negotiation,compensation-
candidate experience,-management,-care,-relationship,-communication,-engagement,-journey,-feedback
hiring manager partnership,--managers,intake meetings,-calls
employer branding,-value proposition,employee-,=EVP,careers site,-page,recruitment marketing,-advertising,-branding
campus recruiting,college-,university-,-relations,campus recruitment,apprentice-,early careers,-talent,emerging-,graduate programmes
graduate recruitment ~ campus recruiting
internship programs,intern- ~ campus recruiting
career fairs,job-,recruitment- ~ campus recruiting
volume recruitment,mass-,-hiring,bulk-,volume-,hourly-,-recruiting,high-volume- > recruitment
technical recruitment,tech-,software-,technology-,IT-,-recruiting,tech-,technical-,-hiring,recruiting engineers > recruitment
healthcare recruitment,nurse-,locum-,physician-,medical-,-recruiting,physician-,nurse-,healthcare-,-staffing > recruitment
education recruitment,teacher-,school staffing > recruitment
industrial recruitment,driving-,temps-,temporary-,blue collar-,contract--,driver-,-recruiting,temporary staffing,contract-,light industrial-,temp desk,contingent workforce,-labor > recruitment
permanent recruitment,perm-,-desk,permanent placements,direct hire > recruitment
knowledge: recruitment agency experience,--consultancy,-agency,-industry,staffing-,-agency,-firm,agency recruitment,-recruiting,employment agency > recruitment
agency management in recruitment,supplier agencies,PSL management,Beeline VMS,MSP and-,Fieldglass,agency liaison
knowledge: recruitment process outsourcing,=RPO,onsite recruitment
knowledge: recruitment compliance,candidate-,-vetting,agency worker regulations,=AWR,REC certificate,-level 3,CertRP,IR35
knowledge: IR35 and contractor engagement,off-payroll working,contractor onboarding,umbrella companies
knowledge: recruitment metrics,-reporting,-KPIs,-analytics,-data,time to fill,-hire,cost per--,quality of--,recruiting analytics,-metrics,hiring-
tool: applicant tracking system,--tracking,candidate-,-database,recruitment-,-software,-systems,-CRM,=ATS,recruiting software
tool: Greenhouse ATS,-recruiting,Greenhouse@ > applicant tracking system
tool: Workday Recruiting,-ATS > applicant tracking system
tool: Taleo > applicant tracking system
tool: iCIMS > applicant tracking system ~ Taleo
tool: Jobvite > applicant tracking system ~ Taleo
tool: SmartRecruiters > applicant tracking system ~ Taleo
tool: BrassRing > applicant tracking system ~ Taleo
tool: Bullhorn,Pinpoint ATS > applicant tracking system ~ Taleo
tool: Ashby > applicant tracking system ~ Taleo
tool: Teamtailor > applicant tracking system ~ Taleo
tool: Avature > applicant tracking system ~ Taleo
tool: JazzHR > applicant tracking system ~ Taleo
tool: Vincere > applicant tracking system ~ Taleo
tool: Eploy > applicant tracking system ~ Taleo
tool: Kenexa > applicant tracking system ~ Taleo
tool: Hireserve > applicant tracking system ~ Taleo
tool: JobAdder > applicant tracking system ~ Taleo
tool: Tribepad > applicant tracking system ~ Taleo
tool: Jobtrain > applicant tracking system ~ Taleo
tool: Trac jobs,-recruitment > applicant tracking system ~ Taleo
tool: NEOGOV > applicant tracking system ~ Taleo
tool: PageUp > applicant tracking system ~ Taleo
tool: Crelate > applicant tracking system ~ Taleo
tool: JobDiva > applicant tracking system ~ Taleo
tool: Recruitee > applicant tracking system ~ Taleo
tool: Beamery > applicant tracking system ~ Taleo
tool: Firefish > applicant tracking system ~ Taleo
tool: TempWorks > applicant tracking system ~ Taleo
tool: Oleeo > applicant tracking system ~ Taleo
tool: Networx > applicant tracking system ~ Taleo
tool: Hireful > applicant tracking system ~ Taleo
tool: Itris > applicant tracking system ~ Taleo
tool: RDB Pronet > applicant tracking system ~ Taleo
tool: Loxo > applicant tracking system ~ Taleo
tool: PCRecruiter > applicant tracking system ~ Taleo
tool: Breezy HR > applicant tracking system ~ Taleo
tool: SeekOut > applicant tracking system ~ Taleo
tool: hireEZ > applicant tracking system ~ Taleo
tool: HireVue > applicant tracking system ~ Taleo
workforce planning,-forecasting,-strategy,headcount management,-reporting,-planning,manpower-,staffing plans,hiring-,establishment control
internal mobility,-recruitment,-moves,redeployment,job rotation,secondments
# learning
training delivery,-facilitation,workshop-,facilitating workshops,-training,conducting-,classroom-,staff-,employee-,instructor-led-,corporate-,delivering-,-workshops,training-,-sessions,-staff,-presentation,-new employees,trained--,=ILT
learning and development,training-,employee--,staff-,people-,talent-,learning &-,training-,=L&D,corporate learning,workplace-,professional development programs ~ training delivery
training needs analysis,--needs,-gap analysis,=TNA,learning needs,skills gaps > learning and development
training design,-materials,course-,learning-,-programs,-design,-solutions,-content,training-,-programmes,-manuals,-guides,-curriculum,-documentation,-curricula,developing training,designing-,course development > learning and development
Kirkpatrick model,Kirkpatrick ~ instructional design
adult learning theory,--learning ~ instructional design
e-learning development,elearning-,e-learning design,-modules,eLearning- ~ instructional design
ADDIE ~ instructional design
tool: Articulate Storyline,-Rise,-360,Rise-,=Storyline > e-learning authoring tools
tool: Adobe Captivate > e-learning authoring tools
tool: Lectora > e-learning authoring tools
tool: iSpring > e-learning authoring tools
tool: Elucidat > e-learning authoring tools
tool: Gomo > e-learning authoring tools
tool: Vyond > e-learning authoring tools
tool: Cornerstone OnDemand,=Cornerstone > learning management system
tool: Docebo > learning management system
tool: SAP Litmos,Litmos > learning management system
tool: TalentLMS > learning management system
tool: Totara > learning management system
tool: Kallidus > learning management system
tool: Moodle Workplace > learning management system
tool: SumTotal > learning management system
training coordination,-administration,course-,-bookings,coordinating training,scheduling-,arranging-,organising-,booking-,training records,-logistics,-schedules,-matrix,-calendar,-tracking
knowledge: mandatory training compliance,training--,compliance training,mandatory-,statutory-
training evaluation,learning-,-analytics,evaluating training,training effectiveness,-metrics,-feedback,post-training assessment > learning and development
virtual training delivery,--classroom training,virtual instructor-led--,virtual--,-facilitation,VILT,blended learning > training delivery
certification: train the trainer,PTLLS,award in education and training,level 4 IQA,TAQA,assessor award,-qualification,IQA-,=CAVA,A1 assessor,TQUK-,=TTT,AET level 3,D32 D33
apprenticeship management,-programmes,-standards,-provision,-delivery,-frameworks,-sector,-levy management,managing apprenticeships,EPA assessment,end point-,levy funding
coaching and mentoring,-development,--employees,-managers,-skills,-leaders,employee coaching,mentored staff,coached-,mentorship,mentor and coach,coaching@
executive coaching,leadership-,ILM-,EMCC,certified coach,ICF ACC,-PCC > coaching and mentoring
certification: career coaching ~ executive coaching
certification: ICF certification,=ICF,professional certified coach ~ executive coaching
leadership development,management-,-training,leadership-,-programmes,developing leaders > learning and development
succession planning,talent-,-pipeline,-pools,-strategy,-calibration,-mapping,-programs,high potential programmes,9-box,nine box grid
talent management,-reviews,-programmes ~ succession planning
career development planning,career--,-pathing,-ladders,-development,-frameworks,competency-,-models,-mapping,personal development plans,individual-,PDPs
performance management,-conversations,-feedback,-coaching,-review process,appraisal--,employee performance,managing-,annual reviews,annual performance-,conducting appraisals,staff evaluations,capability procedures
probation reviews,-management > performance management
360 feedback > performance management
performance appraisals,-reviews,-evaluations,employee-,annual appraisals,staff- > performance management
performance improvement plans,=PIP@ > performance management
# engagement and culture
employee engagement,staff-,colleague-,engagement initiatives,-programs,-strategy,-action plans,--surveys,pulse-,Glint-,employee-,-morale,-satisfaction,-feedback,-experience,-opinion surveys,Culture Amp,staff survey,-morale,Peakon,Gallup Q12,Qualtrics EX
employee retention,staff-,talent-,retention of employees,-talent,reducing turnover,staff-,employee-,turnover reduction,-analysis,attrition
organisational development,-effectiveness,-change,-design,org-,organisation-,-development,org-,=OD@,team effectiveness,OD interventions
HR change management,--transformation,culture-,people-,-change,cultural-,culture-,-development,-building,workplace culture,company-,organisational-,positive-
knowledge: diversity and inclusion,diversity equity-,equality--,-diversity,=DEI,=D&I,=DE&I,diversity initiatives,-recruiting,-hiring,-programs,-& inclusion,inclusive culture,-workplace,-recruitment,ED&I,unconscious bias training,employee resource groups,=EDI@
employee wellbeing,staff-,workplace-,colleague-,wellbeing strategy,-events,-programmes,-initiatives,wellness-,-programs,employee wellness,corporate-,mental health first aider
knowledge: mental health first aid ~ employee wellbeing
knowledge: employee assistance programme,=EAP ~ employee wellbeing
internal communications for HR,staff newsletter,employee-,-communications,HR-,people-,staff-,town halls
employee recognition,reward and-,recognition programs,-schemes,employee appreciation,-activities,-events,staff-,service awards
# reward
compensation and benefits,--& benefits,comp & ben,--and ben,-benefits,reward-,pay-,-reward,=C&B,reward management,-strategy,total rewards,rewards programs
compensation analysis,-surveys,-planning,-programs,-administration,-management,-structures,-data,-benchmarking,salary-,pay-,-analysis,-reviews,salary review,-surveys,Mercer-,wage-,market pricing,merit increases,-cycle,=Radford,MarketPay,Payfactors,compensation@ > compensation and benefits
job evaluation,-architecture,-grading,-levelling,-classification,position-,pay grades,-bands,salary-,-structures,grading-,pay-,Korn Ferry Hay,Hay methodology > compensation and benefits
gender pay gap reporting,pay--,--equity,-transparency,gender pay gap,equal pay
executive compensation,incentive-,equity plans,long-term incentive-,executive remuneration,short-term incentives,remuneration committee,LTIP,Equity Edge > compensation and benefits
bonus schemes,-plans,-administration ~ executive compensation
share schemes,-plans,equity compensation,stock plan administration ~ executive compensation
benefits administration,-enrolment,-programs,-invoices,-billing,-vendors,-renewal,-administrator@,-management,open enrollment,annual-,flexible benefits,staff-,group-,flex-,employee-,administering-,health and welfare-,benefit schemes,-reconciliation,-plans,Benefex
knowledge: US benefits regulations,5500 filings,Section 125,Form 5500,FSA and HSA,HSA and FSA,nondiscrimination testing,cafeteria plans,COBRA notices,QLE processing > benefits administration
knowledge: ACA reporting,-compliance,1095-C > US benefits regulations
knowledge: ERISA > US benefits regulations
knowledge: COBRA > US benefits regulations
tool: benefits platforms,bswift,Darwin benefits,Ease- > benefits administration
tool: BenefitFocus > benefits platforms
tool: Businessolver > benefits platforms
tool: PlanSource > benefits platforms
tool: Employee Navigator > benefits platforms
tool: Empyrean > benefits platforms
workers' compensation administration,worker's compensation,WSIB,WorkCover,return to work programs,=WCB,modified duties,injury management
disability management,-leave,-claims management,short-term disability,short and long term-,STD and LTD,LTD claims
relocation and global mobility,global mobility,international-,-assignments,expatriate management,assignment-,relocation administration,expat-
unemployment claims,-hearings,-insurance claims
time off tracking,vacation--,PTO-,-administration,annual leave records,holiday--,-calculations
# systems and data
tool: HRIS,=HCM,human capital management,--resources information system,HR--,--software,-database,-technology,-platforms,-systems,people-,HRMS
HRIS implementation,HCM-,Workday-,HR system-,HRIS configuration,-reporting > HRIS
tool: Workday HCM,=Workday > HRIS ~ SAP SuccessFactors,UltiPro,PeopleSoft HR
tool: SAP SuccessFactors,-HCM,-HR,-HRMS,SuccessFactors,Employee Central,Success Factors > HRIS
tool: BambooHR,CharlieHR > HRIS
tool: Rippling HRIS,=Rippling@ ~ BambooHR
tool: Breathe HR ~ BambooHR
tool: Cascade HR ~ BambooHR
tool: HiBob,Bob HRIS > HRIS ~ BambooHR
tool: CIPHR > HRIS ~ BambooHR
tool: PeopleHR > HRIS ~ BambooHR
tool: Personio > HRIS ~ BambooHR
tool: iTrent,=MHR > HRIS ~ BambooHR
tool: Zenefits > HRIS ~ BambooHR
tool: Sage People,Zoho- > HRIS ~ BambooHR
tool: BreatheHR > HRIS ~ BambooHR
tool: Cintra > HRIS ~ BambooHR
tool: iSolved > HRIS ~ BambooHR
tool: TriNet > HRIS ~ BambooHR
tool: Insperity > HRIS ~ BambooHR
tool: Justworks > HRIS ~ BambooHR
tool: Humaans > HRIS ~ BambooHR
tool: ChrisHR > HRIS ~ BambooHR
tool: Zellis > HRIS ~ BambooHR
tool: Resourcelink > HRIS ~ BambooHR
tool: Darwinbox > HRIS ~ BambooHR
tool: Keka > HRIS ~ BambooHR
tool: greytHR > HRIS ~ BambooHR
tool: OrangeHRM > HRIS ~ BambooHR
tool: PeopleSoft HR,-HCM,-HRMS > HRIS
tool: Infor HCM,Lawson HR ~ PeopleSoft HR
tool: Oracle HCM,-HRMS,-Fusion HCM,-HRMS,--HR,-Cloud HCM ~ PeopleSoft HR
tool: electronic staff record,=ESR > HRIS
HR analytics,talent-,people-,workforce-,-data,-reporting,people-,turnover-,HR-,-metrics,people-,-insights,-data,HR-,-dashboards,-KPIs,HRIS data analysis,Visier
HR shared services,--service delivery,-centre,-desk,--helpdesk,-ticketing,-queries,employee-,-inquiries,HR-,-inbox,-enquiries,-case management,ServiceNow HR
HR projects,people-,-initiatives,HR-,-programs
HR strategy,human capital-,people--,-plan,-agenda,strategic HR planning > human resources
HR budget,recruitment-,training-,people-
HR due diligence in acquisitions,post-merger people integration
knowledge: GDPR in HR,employee data protection,HR confidentiality,confidential employee information
volunteer management,-coordination,-recruitment,-engagement,-training,-programmes,-supervision,-scheduling,managing volunteers,coordinating-,recruiting-,supporting-,supervising-,trained-
# qualifications
certification: CIPD,MCIPD,FCIPD,ACIPD > human resources ~ SHRM-CP,PHR certification
certification: SHRM-CP,SHRM,SHRM/HRCI > human resources
certification: SHRM-SCP,SHRM senior certified professional > SHRM-CP
certification: PHR certification,HR-,=PHR,professional in human resources,=aPHR,HRCI,PHR/SPHR,GPHR,PHRi,PHRca > human resources ~ SHRM-CP
certification: SPHR certification,SPHR,senior professional in human resources > PHR certification
certification: CPHR designation,=CHRP,CHRL,CPHR,chartered professional in human resources,CHRE,HRPA,AHRI,CHRP/CHRL,CRHA > human resources
certification: compensation certification,CCP-,GRP-,=CCP@,certified compensation professional,--employee benefit specialist,WorldatWork,=CBP,=CEBS > compensation and benefits
certification: ATD certification,CPTD,CPLP,=ATD,APTD,association for talent development,certified professional in--,ASTD,CPTM,LPI membership > learning and development
certification: recruiter certification,=CIR-,AIRS,LinkedIn certified recruiter,CPC--,certified internet-,--staffing professional,CSP staffing,REC qualification,-member,MREC > recruitment
certification: personality profiling accreditation,Hogan certified,MBTI-,-practitioner,Insights Discovery accredited,Strengthscope,EQ-i 2.0,CliftonStrengths,=OPQ,StrengthsFinder,OPQ32,Belbin,=TKI
certification: DISC > personality profiling accreditation
certification: Insights Discovery > personality profiling accreditation
certification: MBTI,Myers-Briggs > personality profiling accreditation`
