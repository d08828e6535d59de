export const humanResources = `
# generalist
human resources | =HR, people team | knowledge
HR administration | human resources administration, HR admin, HR administrative duties, HR support, people administration, HR documentation, HR administrative support | skill | implies: human resources
HR generalist duties | generalist HR, HR generalist, broad HR, HR operations, people operations, end to end HR, HR matters | skill | implies: human resources
HR business partnering | strategic HR, HRBP, people partnering, HR advisory, HR advice to managers, advising managers on HR, HR consultation, advising line managers, HR consulting, HR guidance | skill | implies: human resources
HR management | managing HR department, HR leadership, HR team management, leading HR team, HR department management, heading HR | skill | implies: human resources
employee relations | ER cases, =ER@, ER casework, colleague relations | skill | implies: human resources
disciplinary and grievance | disciplinaries, grievances, progressive discipline | skill | implies: employee relations
workplace investigations | HR investigations, employee investigations, investigating complaints from employees, investigatory meetings, harassment investigations, AWI certificate | skill | implies: employee relations
workplace mediation | mediating disputes at work, employee mediation, mediated employee disputes | skill | implies: employee relations
absence management | sickness absence, absence monitoring, managing absence, return to work interviews, attendance management, absence tracking, return to work meetings, long term sickness, Bradford factor, absence reporting | skill | implies: human resources
leave administration | leave of absence, leave management, family leave | skill
FMLA | FMLA administration, family medical leave, FMLA leave | knowledge | | related: leave administration
reasonable accommodations | ADA accommodations, workplace accommodations, accommodation requests, reasonable adjustments, interactive process, disability accommodations, workplace adjustments | skill
occupational health referrals | referrals to occupational health, occupational health liaison | skill
employment law | employment legislation, labour law, labor law, employment regulations, labour legislation, HR laws, employment practices, HR legislation, HR regulations, employment laws, labor laws | knowledge | implies: human resources
US employment regulations | FLSA, FMLA and ADA, =EEO, EEOC, Title VII, fair labor standards act, wage and hour, ADEA, NLRA, California labor law, Equal Employment Opportunity regulations compliance | knowledge | implies: employment law
affirmative action plans | OFCCP, AAP development, affirmative action programs | knowledge
UK equality legislation | Equality Act, ACAS guidelines, TUPE regulations knowledge, ACAS code | knowledge | implies: employment law
employment tribunals | tribunal claims, tribunal preparation, settlement agreements in employment, ACAS conciliation | skill
TUPE | transfer of undertakings | skill
redundancy | restructures@, reductions in force, =RIF, collective consultation, WARN Act, layoffs, downsizing | skill
organisational restructuring | restructuring of teams, reorganisation, organizational restructuring, restructures and redundancies, re-organisations | skill
labour relations | labor relations, union relations, industrial relations, trade unions, collective bargaining agreements, union environment, unionized environment, unionised environment, labor unions, unionized workforce | skill | implies: employee relations
union negotiations | trade union negotiation, negotiating with unions | skill | | related: labour relations
collective bargaining | contract negotiations with unions, bargaining agreements, grievance arbitration, labor contract negotiation, union contract negotiations, collective agreements, CBA interpretation | skill | implies: labour relations
HR policies | people policies, employee handbook, personnel policies, HR procedures | skill | implies: human resources
HR compliance | HR audits, employment compliance, compliance with employment law, HR regulatory compliance, labor compliance | skill | implies: human resources
employee records | personnel files, personnel records, employee files, HR records, employee data, HR files, staff records, HR data entry, employee information updates | skill
employment contracts | contracts of employment, offer letters, issuing contracts, contract changes for employees, contract letters | skill
right to work checks | right to work, DBS checks administration, compliance checks for new starters, DBS administration, pre-employment screening, employment checks, vetting checks, employment references, safer recruitment | skill
I-9 verification | I-9, I-9s, E-Verify, employment eligibility verification, I9 | skill
background checks | background screening, drug screens, drug testing administration | skill
visa sponsorship | sponsorship licence, H-1B processing, sponsor management system, certificate of sponsorship, UKVI compliance, H1B, work visas, sponsor licence, immigration processing for employees, visa processing | skill
onboarding | on-boarding, new starters, new hire paperwork, new hire process, onboarded new hires | skill
new hire orientation | inductions, orientation programs, orientation sessions, conducting orientation, orientation for new employees, employee orientation | skill | | related: onboarding
offboarding | exit interviews, leavers process, terminations@, starters and leavers, off-boarding, employee separations, separations@, starters leavers and changes, joiners and leavers, leavers administration, employee terminations, termination process, termination paperwork | skill
HR letters | HR correspondence, employment verifications, verification of employment | skill
HR meetings support | note taking in hearings, minute taking at disciplinary hearings, HR meeting notes, minuting HR meetings | skill
# recruiting
recruitment | recruiting experience, recruited staff, hiring process, recruiting and hiring, recruiting process, hiring experience, staff hiring, recruiting and staffing, hiring@, staffing@, recruiting, hire staff, hiring and training, filling vacancies | skill | | related: headhunting
full-cycle recruiting | end-to-end recruitment, full life cycle recruiting, 360 recruitment, full lifecycle recruitment, full cycle recruitment, full recruitment lifecycle, full desk recruiting, end-to-end recruiting, 360 recruiting, full lifecycle recruiting | skill | implies: recruitment
talent acquisition | acquisition of talent, attraction strategies | skill | implies: recruitment
talent attraction | attracting talent | skill | implies: talent acquisition
candidate sourcing | sourcing candidates, passive candidates, talent sourcing, direct sourcing, sourcing talent, resume sourcing, sourcing strategies for candidates, CV searching, sourcing techniques, finding candidates, sourcing and screening | skill | implies: recruitment
Boolean search | Boolean strings, X-ray search, Boolean sourcing | skill | implies: candidate sourcing
LinkedIn Recruiter | LinkedIn recruiting, recruiting on LinkedIn, LinkedIn sourcing, LinkedIn Talent | tool | implies: candidate sourcing
headhunting | executive search, head hunting, search and selection, retained search, executive recruitment, executive recruiting, headhunted candidates, headhunt | skill | implies: candidate sourcing
CV screening | resume screening, screening candidates, screening CVs, screening resumes, reviewing resumes, resume review, candidate screening, reviewing applications, CV sifting, application screening, reviewing CVs, applicant screening, shortlisting, sifting applications, screen applicants | skill | implies: recruitment
phone screening | telephone screening, phone interviews, telephone interviews, pre-screen, initial screening interviews, prescreening | skill | implies: recruitment
interviewing candidates | conducting interviews, candidate interviews, interviewing applicants, interviewing skills, job interviews, interviewing and hiring, interviewing and selecting, selection interviews | skill | implies: recruitment
competency-based interviewing | behavioural interviewing, behavioral interviewing, structured interviews, competency interviews, behaviour based interviewing | skill | implies: interviewing candidates
interview scheduling | scheduling interviews, arranging interviews, coordinating interviews, interview coordination, organising interviews, coordinating candidate interviews | skill
job postings | posting jobs, job advertising, job adverts, job ads, job advertisements, vacancy advertising, posting vacancies, job ad writing | skill | implies: recruitment
job boards | | tool
Indeed job board | =Indeed@ | tool | implies: job boards
CareerBuilder | | tool | implies: job boards
Totaljobs | | tool | implies: job boards
CV Library | | tool | implies: job boards
ZipRecruiter | | tool | implies: job boards
Glassdoor | | tool | implies: job boards
Broadbean | | tool | implies: job boards
Idibu | | tool | implies: job boards
LogicMelon | | tool | implies: job boards
job descriptions | position descriptions, job specifications, job profiles, role profiles, job analysis | skill
candidate assessment | selection methods, candidate evaluation, pre-employment assessments, Hogan assessments, assessing candidates, predictive index, skills testing of candidates, DISC assessment, Thomas International, BPS Level A | skill
psychometric testing | psychometrics, =SHL, psychometric assessments, psychometric tools | skill | implies: candidate assessment
assessment centres | assessment centers, assessment days | skill | implies: candidate assessment
reference checking | checking references, obtaining references, taking references, reference taking, reference requests | skill
offer management | job offers, extending offers, salary negotiation, making offers, negotiating salary with candidates, offer negotiation with candidates, offer process, compensation negotiation, offer extension | skill
candidate experience | candidate management, candidate care, candidate relationship, candidate communication, candidate engagement, candidate journey, candidate feedback | skill
hiring manager partnership | intake meetings, hiring managers, intake calls | skill
employer branding | employee value proposition, =EVP, careers site, recruitment marketing, recruitment advertising, careers page, employer value proposition, recruitment branding | skill
campus recruiting | university recruiting, campus recruitment, university relations, early careers, college recruiting, apprentice recruitment, emerging talent, early talent, graduate programmes, internship programme management | skill
graduate recruitment | | skill | | related: campus recruiting
internship programs | intern programs | skill | | related: campus recruiting
career fairs | job fairs, recruitment fairs | skill | | related: campus recruiting
volume recruitment | high-volume recruiting, bulk hiring, mass recruitment, volume hiring, mass hiring, hourly recruiting, hourly hiring | skill | implies: recruitment
technical recruitment | IT recruitment, technical recruiting, tech recruitment, IT recruiting, software recruitment, technology recruitment, technical hiring, recruiting engineers, tech recruiting | skill | implies: recruitment
healthcare recruitment | medical recruitment, nurse recruitment, healthcare recruiting, locum recruitment, physician recruitment, social care recruitment, medical recruiting, physician recruiting, nurse recruiting, healthcare staffing | skill | implies: recruitment
education recruitment | teacher recruitment, school staffing | skill | implies: recruitment
industrial recruitment | light industrial recruiting, driving recruitment, temps recruitment, temporary recruitment, light industrial staffing, temp desk, blue collar recruitment, driver recruiting, temporary staffing, contingent workforce, contingent labor, contract recruitment, driver recruitment, contract staffing | skill | implies: recruitment
permanent recruitment | permanent placements, perm recruitment, direct hire, perm desk | skill | implies: recruitment
recruitment agency experience | agency recruitment, staffing agency, staffing industry, recruitment consultancy, recruitment agency, agency recruiting, staffing firm, agency recruiter experience, recruitment industry, employment agency | knowledge | implies: recruitment
agency management in recruitment | managing recruitment agencies, PSL management, supplier agencies, managing staffing vendors, preferred supplier list agencies, liaising with recruitment agencies, recruitment vendor management, MSP and VMS, vendor management system staffing, Fieldglass, Beeline VMS, agency liaison | skill
recruitment process outsourcing | =RPO, onsite recruitment | knowledge
recruitment compliance | agency worker regulations, =AWR, REC certificate, CertRP, REC level 3, worker compliance files, candidate compliance, candidate vetting, IR35 | knowledge
IR35 and contractor engagement | off-payroll working, contractor onboarding, umbrella companies | knowledge
recruitment metrics | time to hire, time to fill, cost per hire, recruitment reporting, recruiting metrics, quality of hire, recruitment KPIs, hiring metrics, recruitment analytics, recruitment data, recruiting analytics | knowledge
applicant tracking system | =ATS, applicant tracking, recruiting software, recruitment software, candidate database, recruitment systems, candidate tracking, recruitment database, recruitment CRM | tool
Greenhouse ATS | Greenhouse@, Greenhouse recruiting | tool | implies: applicant tracking system
Workday Recruiting | Workday ATS | tool | implies: applicant tracking system
Taleo | | tool | implies: applicant tracking system
iCIMS | | tool | implies: applicant tracking system | related: Taleo
Jobvite | | tool | implies: applicant tracking system | related: Taleo
SmartRecruiters | | tool | implies: applicant tracking system | related: Taleo
BrassRing | | tool | implies: applicant tracking system | related: Taleo
Bullhorn | Pinpoint ATS | tool | implies: applicant tracking system | related: Taleo
Ashby | | tool | implies: applicant tracking system | related: Taleo
Teamtailor | | tool | implies: applicant tracking system | related: Taleo
Avature | | tool | implies: applicant tracking system | related: Taleo
JazzHR | | tool | implies: applicant tracking system | related: Taleo
Vincere | | tool | implies: applicant tracking system | related: Taleo
Eploy | | tool | implies: applicant tracking system | related: Taleo
Kenexa | | tool | implies: applicant tracking system | related: Taleo
Hireserve | | tool | implies: applicant tracking system | related: Taleo
JobAdder | | tool | implies: applicant tracking system | related: Taleo
Tribepad | | tool | implies: applicant tracking system | related: Taleo
Jobtrain | | tool | implies: applicant tracking system | related: Taleo
Trac jobs | Trac recruitment, Access recruitment CRM | tool | implies: applicant tracking system | related: Taleo
NEOGOV | | tool | implies: applicant tracking system | related: Taleo
PageUp | | tool | implies: applicant tracking system | related: Taleo
Crelate | | tool | implies: applicant tracking system | related: Taleo
JobDiva | | tool | implies: applicant tracking system | related: Taleo
Recruitee | | tool | implies: applicant tracking system | related: Taleo
Beamery | | tool | implies: applicant tracking system | related: Taleo
Firefish | | tool | implies: applicant tracking system | related: Taleo
TempWorks | | tool | implies: applicant tracking system | related: Taleo
Oleeo | | tool | implies: applicant tracking system | related: Taleo
Networx | | tool | implies: applicant tracking system | related: Taleo
Hireful | | tool | implies: applicant tracking system | related: Taleo
Itris | | tool | implies: applicant tracking system | related: Taleo
RDB Pronet | | tool | implies: applicant tracking system | related: Taleo
Loxo | | tool | implies: applicant tracking system | related: Taleo
PCRecruiter | | tool | implies: applicant tracking system | related: Taleo
Breezy HR | | tool | implies: applicant tracking system | related: Taleo
SeekOut | | tool | implies: applicant tracking system | related: Taleo
hireEZ | | tool | implies: applicant tracking system | related: Taleo
HireVue | | tool | implies: applicant tracking system | related: Taleo
workforce planning | headcount planning, manpower planning, staffing plans, resource planning for people, workforce forecasting, headcount management, headcount reporting, workforce strategy, hiring plans, establishment control | skill
internal mobility | redeployment, internal recruitment, internal moves, job rotation, secondments | skill
# learning
training delivery | delivering training, training facilitation, training sessions, conducting training, facilitating training, classroom training, training workshops, staff training, employee training, facilitating workshops, instructor-led training, training staff, delivering workshops, trained employees, delivery of training, workshop facilitation, training presentation, corporate training, =ILT, training new employees, training new staff, trained new hires | skill
learning and development | =L&D, training and development, employee development, learning & development, staff development, training & development, people development, talent development, corporate learning, workplace learning, professional development of employees, professional development programs, development programmes for employees | skill | | related: training delivery
training needs analysis | =TNA, training needs, learning needs, needs assessment for training, skills gaps, needs analysis in training, training gap analysis | skill | implies: learning and development
training design | training materials, training programmes, designing training, training programs, training content, course development, training manuals, curriculum development for corporate training, training courses design, training guides, learning content, developing training, training curriculum, course materials, learning materials, learning programmes, learning programs, training documentation, learning design, learning solutions, training curricula | skill | implies: learning and development
Kirkpatrick model | Kirkpatrick | skill | | related: instructional design
adult learning theory | adult learning | skill | | related: instructional design
e-learning development | elearning development, e-learning design, eLearning modules, e-learning modules | skill | | related: instructional design
ADDIE | | skill | | related: instructional design
Articulate Storyline | Rise 360, =Storyline, Articulate 360, Articulate Rise | tool | implies: e-learning authoring tools
Adobe Captivate | | tool | implies: e-learning authoring tools
Lectora | | tool | implies: e-learning authoring tools
iSpring | | tool | implies: e-learning authoring tools
Elucidat | | tool | implies: e-learning authoring tools
Gomo | | tool | implies: e-learning authoring tools
Vyond | | tool | implies: e-learning authoring tools
Cornerstone OnDemand | =Cornerstone | tool | implies: learning management system
Docebo | | tool | implies: learning management system
SAP Litmos | Litmos | tool | implies: learning management system
TalentLMS | | tool | implies: learning management system
Totara | | tool | implies: learning management system
Kallidus | | tool | implies: learning management system
Moodle Workplace | | tool | implies: learning management system
SumTotal | | tool | implies: learning management system
training coordination | coordinating training, training administration, scheduling training, training records, training logistics, training schedules, training matrix, arranging training, training calendar, tracking training compliance, course administration, course bookings, organising training, booking training, training tracking | skill
mandatory training compliance | compliance training, training compliance, mandatory training, statutory training | knowledge
training evaluation | evaluating training, training effectiveness, post-training assessment, learning evaluation, training metrics, training feedback, learning analytics, evaluation of training | skill | implies: learning and development
virtual training delivery | virtual classroom training, webinars for training, virtual instructor-led training, VILT, remote training delivery, virtual facilitation, online training delivery, virtual training, blended learning | skill | implies: training delivery
train the trainer | PTLLS, award in education and training, level 3 AET, TAQA, assessor award, =CAVA, A1 assessor, =TTT, AET level 3, IQA qualification, internal quality assurer award, TQUK assessor, D32 D33, assessor qualification, level 4 IQA | certification
apprenticeship management | apprenticeship levy management, apprenticeship programmes, apprenticeship standards, managing apprenticeships, apprenticeship provision, apprenticeship programs, end point assessment, EPA assessment, apprenticeship levy use, apprenticeship delivery, levy funding, apprenticeship frameworks, apprenticeship sector | skill
coaching and mentoring | employee coaching, coaching employees, mentored staff, coached staff, coaching managers, coaching skills, mentoring junior staff, mentorship, coaching leaders, coaching and development, mentor and coach, coaching@ | skill
executive coaching | leadership coaching, ILM coaching, EMCC, ILM level 7 coaching, ILM 5 coaching, certified coach, ICF ACC, ICF PCC | skill | implies: coaching and mentoring
career coaching | | certification | | related: executive coaching
ICF certification | =ICF, professional certified coach | certification | | related: executive coaching
leadership development | management development, leadership training, management training, leadership programmes, leadership programs, developing leaders, first line manager training, leadership coaching programmes | skill | implies: learning and development
succession planning | high potential programmes, talent pipeline, 9-box, nine box grid, talent pools, talent planning, performance and talent, talent strategy, talent calibration, talent mapping, talent programs | skill
talent management | talent reviews, talent review, talent programmes | skill | | related: succession planning
career development planning | career pathing, personal development plans, career development, individual development plans, competency frameworks, career frameworks, career ladders, PDPs, competency models, competency mapping, career planning | skill
performance management | performance review process, appraisal process, employee performance, annual reviews, managing performance, conducting appraisals, staff evaluations, annual performance reviews, performance conversations, goal setting for employees, performance feedback, capability procedures, performance coaching | skill
probation reviews | probation management | skill | implies: performance management
360 feedback | | skill | implies: performance management
performance appraisals | performance reviews, appraisals of staff, performance evaluations, annual appraisals, staff appraisals, employee evaluations | skill | implies: performance management
performance improvement plans | =PIP@ | skill | implies: performance management
# engagement and culture
employee engagement | engagement surveys, employee surveys, staff engagement, engagement initiatives, employee morale, colleague engagement, employee satisfaction, pulse surveys, Culture Amp, engagement programs, staff survey, staff morale, employee feedback, Glint surveys, Peakon, engagement strategy, employee opinion surveys, employee experience, Gallup Q12, engagement action plans, engagement programmes, Qualtrics EX | skill
employee retention | staff retention, retention of employees, reducing turnover, staff turnover, employee turnover, turnover reduction, retention strategies for staff, turnover analysis, talent retention, retention programs for employees, retention of talent, attrition | skill
organisational development | organizational development, organisation development, organization development, =OD@, organisational effectiveness, organizational effectiveness, organisation design, organizational design, organisational design, org design, organization design, team effectiveness, organisational change, OD interventions, organizational change, org development, team development interventions | skill
HR change management | people change, people side of change, culture change, cultural change, culture transformation, workplace culture, company culture, organisational culture, organizational culture, culture development, values and culture, positive culture, culture building, HR transformation, people transformation | skill
diversity and inclusion | =DEI, =D&I, diversity equity and inclusion, equality and diversity, =DE&I, diversity & inclusion, inclusive culture, ED&I, unconscious bias training, inclusive workplace, diversity initiatives, inclusive recruitment, diversity recruiting, diversity hiring, employee resource groups, equality and inclusion, diversity programs, =EDI@, diversity programmes | knowledge
employee wellbeing | wellbeing programmes, employee wellness, wellness programs, staff wellbeing, wellbeing initiatives, mental health first aider, workplace wellbeing, wellness initiatives, corporate wellness, health and wellbeing of staff, wellbeing strategy, wellbeing events, colleague wellbeing | skill
mental health first aid | | knowledge | | related: employee wellbeing
employee assistance programme | =EAP, employee assistance program | knowledge | | related: employee wellbeing
internal communications for HR | employee communications, staff communications, staff newsletter, employee newsletter, HR communications, people communications, town halls | skill
employee recognition | recognition programs, employee events, staff events, reward and recognition, recognition schemes, service awards, employee appreciation, company events for employees, employee activities | skill
# reward
compensation and benefits | comp and benefits, reward and benefits, =C&B, reward management, comp & ben, total rewards, compensation & benefits, reward strategy, pay and reward, pay and benefits, comp and ben, rewards programs | skill
compensation analysis | salary benchmarking, compensation benchmarking, salary surveys, market pricing, pay analysis, compensation surveys, pay benchmarking, compensation planning, salary review, compensation programs, pay reviews, compensation administration, merit increases, compensation management, compensation structures, merit cycle, =Radford, Mercer surveys, MarketPay, Payfactors, compensation data, wage surveys, compensation@ | skill | implies: compensation and benefits
job evaluation | job grading, salary structures, pay grades, pay structures, Korn Ferry Hay, Agenda for Change job matching, salary bands, job levelling, job leveling, job classification, grading structures, pay bands, position classification, Hay methodology, job matching panels, job architecture | skill | implies: compensation and benefits
gender pay gap reporting | pay equity, gender pay gap, equal pay, pay gap reporting, pay transparency | skill
executive compensation | incentive plans for employees, long-term incentive plans, executive remuneration, stock options administration, equity plans, short-term incentives, remuneration committee, LTIP, incentive compensation, Equity Edge, annual bonus process | skill | implies: compensation and benefits
bonus schemes | bonus plans, bonus administration | skill | | related: executive compensation
share schemes | share plans, equity compensation, stock plan administration | skill | | related: executive compensation
benefits administration | employee benefits, benefits enrollment, benefits management, open enrollment, administering benefits, health and welfare benefits, flexible benefits, benefits enrolment, benefits programs, benefit plans, health and welfare plans, benefit schemes, annual enrollment, staff benefits, medical dental and vision plans, group benefits, benefit reconciliation, benefits invoices, carrier invoices benefits, flex benefits, benefits billing, Benefex, benefits broker management, benefits vendors, benefits renewal, benefits administrator@ | skill
US benefits regulations | Affordable Care Act reporting, 5500 filings, Section 125, Form 5500, FSA and HSA, HSA and FSA, ACA reporting 1095-C, nondiscrimination testing, cafeteria plans, COBRA notices, QLE processing | knowledge | implies: benefits administration
ACA reporting | ACA compliance, 1095-C | knowledge | implies: US benefits regulations
ERISA | | knowledge | implies: US benefits regulations
COBRA | | knowledge | implies: US benefits regulations
benefits platforms | bswift, Darwin benefits, Ease benefits | tool | implies: benefits administration
BenefitFocus | | tool | implies: benefits platforms
Businessolver | | tool | implies: benefits platforms
PlanSource | | tool | implies: benefits platforms
Employee Navigator | | tool | implies: benefits platforms
Empyrean | | tool | implies: benefits platforms
workers' compensation administration | workers' comp administration, worker's compensation, WSIB, WorkCover, return to work programs, return to work coordination, =WCB, modified duties, injury management | skill
disability management | short-term disability, STD and LTD, long-term disability administration, short and long term disability, LTD claims, disability claims management, disability leave | skill
relocation and global mobility | global mobility, international assignments, expatriate management, relocation of employees, expat administration, international mobility, assignment management, relocation administration | skill
unemployment claims | unemployment hearings, unemployment insurance claims | skill
time off tracking | PTO tracking, holiday tracking for staff, annual leave administration, annual leave records, PTO administration, holiday records, vacation tracking, holiday entitlement calculations, holiday calculations | skill
# systems and data
HRIS | human resources information system, =HCM, human capital management, people systems, HR information system, HR systems, HR software, HR database, HR technology, HR platforms, HRMS | tool
HRIS implementation | HR system implementation, HRIS configuration, HRIS reporting, HCM implementation, implementing HR system, Workday implementation | skill | implies: HRIS
Workday HCM | =Workday | tool | implies: HRIS | related: SAP SuccessFactors, UltiPro, PeopleSoft HR
SAP SuccessFactors | SuccessFactors, Employee Central, Success Factors, SAP HCM, SAP HR, SAP HRMS | tool | implies: HRIS
BambooHR | CharlieHR | tool | implies: HRIS
Rippling HRIS | =Rippling@ | tool | | related: BambooHR
Breathe HR | | tool | | related: BambooHR
Cascade HR | | tool | | related: BambooHR
HiBob | Bob HRIS | tool | implies: HRIS | related: BambooHR
CIPHR | | tool | implies: HRIS | related: BambooHR
PeopleHR | | tool | implies: HRIS | related: BambooHR
Personio | | tool | implies: HRIS | related: BambooHR
iTrent | =MHR | tool | implies: HRIS | related: BambooHR
Zenefits | | tool | implies: HRIS | related: BambooHR
Sage People | Zoho People | tool | implies: HRIS | related: BambooHR
BreatheHR | | tool | implies: HRIS | related: BambooHR
Cintra | | tool | implies: HRIS | related: BambooHR
iSolved | | tool | implies: HRIS | related: BambooHR
TriNet | | tool | implies: HRIS | related: BambooHR
Insperity | | tool | implies: HRIS | related: BambooHR
Justworks | | tool | implies: HRIS | related: BambooHR
Humaans | | tool | implies: HRIS | related: BambooHR
ChrisHR | | tool | implies: HRIS | related: BambooHR
Zellis | | tool | implies: HRIS | related: BambooHR
Resourcelink | | tool | implies: HRIS | related: BambooHR
Darwinbox | | tool | implies: HRIS | related: BambooHR
Keka | | tool | implies: HRIS | related: BambooHR
greytHR | | tool | implies: HRIS | related: BambooHR
OrangeHRM | | tool | implies: HRIS | related: BambooHR
PeopleSoft HR | PeopleSoft HCM, PeopleSoft HRMS | tool | implies: HRIS
Infor HCM | Lawson HR | tool | | related: PeopleSoft HR
Oracle HCM | Oracle HRMS, Oracle Fusion HCM, Oracle Cloud HCM, Oracle HR, Oracle Fusion HRMS | tool | | related: PeopleSoft HR
electronic staff record | =ESR | tool | implies: HRIS
HR analytics | people analytics, workforce analytics, HR metrics, HR reporting, people data, HR data, HR dashboards, workforce reporting, HR KPIs, HRIS data analysis, HR management information, people metrics, people reporting, talent analytics, people insights, Visier, turnover reporting, workforce data | skill
HR shared services | HR service delivery, HR helpdesk, HR operations centre, HR service centre, HR case management, ServiceNow HR, HR contact centre, HR ticketing, HR queries, HR inbox, employee queries, answering employee questions, employee inquiries, HR inquiries, HR enquiries, HR process improvement, Global Business Services HR, HR service desk | skill
HR projects | people projects, HR initiatives, people initiatives, HR programs | skill
HR strategy | people strategy, people plan, strategic HR planning, HR strategic planning, human capital strategy, people agenda | skill | implies: human resources
HR budget | recruitment budget, training budget, people budget | skill
HR due diligence in acquisitions | HR in mergers, post-merger people integration | skill
GDPR in HR | employee data protection, HR confidentiality, confidential employee information, sensitive employee information, HR data protection | knowledge
volunteer management | volunteer coordination, volunteer recruitment, managing volunteers, coordinating volunteers, recruiting volunteers, volunteer engagement, volunteer training, supporting volunteers, volunteer programmes, supervising volunteers, trained volunteers, volunteer programs, volunteer supervision, volunteer scheduling | skill
# qualifications
CIPD | MCIPD, FCIPD, ACIPD | certification | implies: human resources | related: SHRM-CP, PHR certification
SHRM-CP | SHRM, SHRM/HRCI | certification | implies: human resources
SHRM-SCP | SHRM senior certified professional | certification | implies: SHRM-CP
PHR certification | =PHR, professional in human resources, =aPHR, HRCI, PHR/SPHR, GPHR, PHRi, PHRca, HR certification | certification | implies: human resources | related: SHRM-CP
SPHR certification | SPHR, senior professional in human resources | certification | implies: PHR certification
CPHR designation | =CHRP, CHRL, CPHR, chartered professional in human resources, CHRE, HRPA, AHRI, CHRP/CHRL, CRHA | certification | implies: human resources
compensation certification | =CCP@, certified compensation professional, WorldatWork, =CBP, =CEBS, certified employee benefit specialist, CCP certification, GRP certification | certification | implies: compensation and benefits
ATD certification | CPTD, CPLP, =ATD, APTD, certified professional in talent development, association for talent development, ASTD, CPTM, LPI membership, Learning and Performance Institute | certification | implies: learning and development
recruiter certification | AIRS, certified internet recruiter, LinkedIn certified recruiter, =CIR certification, CSP staffing, REC qualification, MREC, REC member, SHRM talent acquisition specialty, CPC recruiter, certified staffing professional | certification | implies: recruitment
personality profiling accreditation | MBTI practitioner, Hogan certified, Insights Discovery accredited, Strengthscope, EQ-i 2.0, CliftonStrengths, =OPQ, MBTI certified, Insights Discovery practitioner, MBTI Step 1 and 2, StrengthsFinder, OPQ32, Belbin, =TKI | certification
DISC | | certification | implies: personality profiling accreditation
Insights Discovery | | certification | implies: personality profiling accreditation
MBTI | Myers-Briggs | certification | implies: personality profiling accreditation
`
