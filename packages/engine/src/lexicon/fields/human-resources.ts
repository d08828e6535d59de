export const humanResources = `
# generalist
human resources | =HR, human resource, HR experience, human resources experience, HR function, people team, human resources management, HR background, =HRM, human resource management | knowledge
HR administration | human resources administration, HR admin, HR administrative duties, HR support, people administration, HR documentation, HR administrative support | skill | implies: human resources
HR generalist duties | HR generalist experience, generalist HR, HR generalist, broad HR, HR operations, people operations, full range of HR, end to end HR, HR matters | skill | implies: human resources
HR business partnering | HR business partner, strategic HR, HRBP, people partnering, HR advisory, HR advice to managers, advising managers on HR, business partnering in HR, HR consultation, advising line managers, HR consulting, HR guidance | skill | implies: human resources
HR management | managing HR department, HR leadership, HR team management, leading HR team, HR department management, heading HR | skill | implies: human resources
employee relations | ER cases, employee relations experience, employee relations issues, =ER@, employee relation, complex employee relations, ER casework, colleague relations | skill | implies: human resources
disciplinary and grievance | disciplinaries, disciplinary procedures, grievances, grievance procedures, disciplinary hearings, disciplinary actions, disciplinary and grievances, disciplinary processes, grievance handling, disciplinary meetings, progressive discipline | skill | implies: employee relations
workplace investigations | HR investigations, employee investigations, investigating complaints from employees, investigatory meetings, workplace investigation, internal employee investigations, harassment investigations, AWI certificate | skill | implies: employee relations
workplace mediation | mediating disputes at work, conflict resolution in HR, employee mediation, mediated employee disputes | skill | implies: employee relations
absence management | sickness absence, absence monitoring, managing absence, return to work interviews, attendance management, sickness absence management, absence tracking, return to work meetings, long term sickness, Bradford factor | skill | implies: human resources
leave administration | leave of absence, FMLA, leaves of absence, FMLA administration, leave management, parental leave administration, maternity leave administration, family medical leave, FMLA leave, family leave, leave of absence administration | skill
reasonable accommodations | ADA accommodations, workplace accommodations, ADA accommodation, accommodation requests, reasonable adjustments, interactive process, disability accommodations, workplace adjustments | skill
occupational health referrals | referrals to occupational health, occupational health liaison | skill
employment law | UK employment law, employment legislation, employment laws, labour law, labor law, labor laws, employment regulations, federal and state employment laws, labour legislation, HR laws, employment practices, HR legislation, state and federal employment laws, HR regulations | knowledge | implies: human resources
US employment regulations | FLSA, FMLA and ADA, EEO, EEOC, Title VII, EEO laws, fair labor standards act, wage and hour laws, EEO-1 reporting, EEO compliance, wage and hour, ADEA, NLRA, EEO-1, California labor law, Equal Employment Opportunity regulations compliance | knowledge | implies: employment law
affirmative action plans | OFCCP, AAP development, affirmative action programs, OFCCP compliance | knowledge
UK equality legislation | Equality Act 2010, Equality Act, ACAS, ACAS guidelines, ACAS code of practice, TUPE regulations knowledge | knowledge | implies: employment law
employment tribunals | tribunal claims, tribunal preparation, settlement agreements in employment, ACAS conciliation, employment tribunal claims | skill
TUPE | TUPE transfers, TUPE transfer, TUPE process, transfer of undertakings | skill
redundancy | redundancies, redundancy consultation, redundancy processes, restructures, reductions in force, RIF, collective consultation, WARN Act, layoffs, downsizing, redundancy process | skill
organisational restructuring | restructuring of teams, reorganisation, organizational restructuring, restructures and redundancies, re-organisations, organisational restructure | skill
labour relations | labor relations, union relations, industrial relations, trade unions, trade union relations, collective bargaining agreements, union environment, union negotiations, unionized environment, trade union negotiation, employee and labor relations, unionised environment, labor unions, unionized workforce | skill | implies: employee relations
collective bargaining | contract negotiations with unions, bargaining agreements, grievance arbitration, labor contract negotiation, union contract negotiations, collective agreements, CBA interpretation | skill | implies: labour relations
HR policies | HR policy, HR policies and procedures, people policies, employee handbook, employee handbooks, HR policy development, personnel policies, policy development in HR, writing HR policies, HR procedures, company policies and procedures in HR, employee handbook updates, HR policy implementation | skill | implies: human resources
HR compliance | HR audits, employment compliance, compliance with employment law, HR regulatory compliance, HR audit, labor compliance | skill | implies: human resources
employee records | personnel files, personnel records, employee files, HR records, personnel file maintenance, employee data, employee personnel files, HR files, maintaining employee records, maintain personnel files, staff records, HR data entry, HR filing, employee information updates | skill
employment contracts | contracts of employment, drafting contracts of employment, offer letters, issuing contracts, contract changes for employees, employment contract preparation, contract letters, offer letters and contracts | skill
right to work checks | right to work, DBS checks administration, right to work documentation, right-to-work checks, pre-employment checks, compliance checks for new starters, reference checks, DBS administration, pre-employment screening, employment checks, vetting checks, employment references, safer recruitment | skill
I-9 verification | I-9, I-9s, I-9 compliance, E-Verify, Form I-9, employment eligibility verification, I-9 forms, I9 | skill
background checks | background screening, pre-employment drug screening, background check coordination, drug screens, background checks and drug screens, drug testing administration, criminal background checks | skill
visa sponsorship | sponsorship licence, immigration in HR, H-1B processing, sponsor management system, certificate of sponsorship, UKVI compliance, H1B, work visas, sponsor licence, immigration processing for employees, visa processing | skill
onboarding | onboarding new hires, new hire onboarding, employee onboarding, on-boarding, onboarding process, onboarding new employees, new starter process, new starters, onboarded new hires, onboarding programs, onboarding experience for employees, onboarding of new employees, new hire paperwork, new hire process, onboarding and offboarding | skill
new hire orientation | new employee orientation, inductions, employee induction, staff induction, orientation programs, orientation sessions, induction programmes, staff inductions, conducting orientation, new hire orientations, company inductions, orientation for new employees, employee orientation | skill | | related: onboarding
offboarding | exit interviews, leavers process, terminations, employee terminations, termination process, starters and leavers, exit interview, off-boarding, employee separations, separations@, termination paperwork, leaver process, unemployment claims, starters leavers and changes, joiners and leavers, leavers administration | skill
HR letters | HR correspondence, employment verification letters, employment verifications, verification of employment, HR letter writing | skill
HR meetings support | note taking in hearings, minute taking at disciplinary hearings, HR meeting notes, minuting HR meetings | skill
# recruiting
recruitment | recruiting, recruitment experience, recruiting experience, hiring, recruitment process, recruited staff, staff recruitment, recruitment and selection, recruitment cycle, hiring process, recruiting and hiring, recruiting process, recruitment activities, hiring experience, staffing, staff hiring, recruiting and staffing, recruitment campaigns | skill
full-cycle recruiting | full cycle recruiting, end-to-end recruitment, full life cycle recruiting, 360 recruitment, full lifecycle recruitment, full cycle recruitment, end to end recruitment, full life-cycle recruiting, full recruitment lifecycle, full desk recruiting, full-cycle recruitment, end-to-end recruiting, 360 recruiting, full lifecycle recruiting | skill | implies: recruitment
talent acquisition | talent attraction, attracting talent, talent acquisition experience, acquisition of talent, talent acquisition strategy, attraction strategies, talent acquisition strategies, talent acquisition process | skill | implies: recruitment
candidate sourcing | sourcing candidates, sourced candidates, passive candidates, talent sourcing, direct sourcing, sourcing talent, resume sourcing, sourcing strategies for candidates, recruiting passive candidates, passive candidate sourcing, CV searching, CV search, source candidates, sourcing passive candidates, sourcing techniques, finding candidates, sourcing and screening | skill | implies: recruitment
Boolean search | Boolean searching, Boolean strings, X-ray search, Boolean search techniques, Boolean sourcing | skill | implies: candidate sourcing
LinkedIn Recruiter | LinkedIn recruiting, LinkedIn Recruiter licence, recruiting on LinkedIn, LinkedIn sourcing, LinkedIn Talent | tool | implies: candidate sourcing
headhunting | executive search, head hunting, headhunted candidates, search and selection, headhunt, retained search, executive recruitment, executive recruiting, research in executive search | skill | implies: candidate sourcing
CV screening | resume screening, screening candidates, screening CVs, screening resumes, reviewing resumes, resume review, candidate screening, shortlisting candidates, reviewing applications, CV sifting, screened resumes, screened candidates, application screening, reviewing CVs, applicant screening, shortlisting, sifting applications, screen applicants, screening applicants | skill | implies: recruitment
phone screening | telephone screening, phone screens, phone interviews, phone screen, telephone interviews, telephone interviewing, pre-screening candidates, phone interviewing, pre-screen, initial screening interviews, prescreening | skill | implies: recruitment
interviewing candidates | conducting interviews, candidate interviews, interviewing applicants, interviewed candidates, interview candidates, conducted interviews with applicants, interviewing skills, job interviews, interviewing and hiring, interviewing and selecting, interview skills, selection interviews, interview applicants | skill | implies: recruitment
competency-based interviewing | behavioural interviewing, behavioral interviewing, competency based interviews, structured interviews, behavioral interviews, competency-based interviews, competency interviews, behaviour based interviewing | skill | implies: interviewing candidates
interview scheduling | scheduling interviews, arranging interviews, coordinating interviews, interview coordination, scheduled interviews, organising interviews, coordinating candidate interviews | skill
job postings | posting jobs, job advertising, job adverts, writing job adverts, job posting, advertising vacancies in jobs, posting job ads, job ads, placing job adverts, writing adverts for jobs, job advertisements, vacancy advertising, posting vacancies, job ad writing | skill | implies: recruitment
job boards | Monster job board, Reed job board, job board posting, Seek job board | tool
Indeed | Indeed postings | tool | implies: job boards
CareerBuilder | Monster and CareerBuilder | tool | implies: job boards
Totaljobs | | tool | implies: job boards
CV Library | CV-Library | tool | implies: job boards
ZipRecruiter | | tool | implies: job boards
Dice | | tool | implies: job boards
Glassdoor | | tool | implies: job boards
Broadbean | | tool | implies: job boards
Idibu | | tool | implies: job boards
Handshake | | tool | implies: job boards
LogicMelon | | tool | implies: job boards
job descriptions | writing job descriptions, job description development, job description writing, position descriptions, job specifications, creating job descriptions, job profiles, role profiles, job analysis, job descriptions and person specifications | skill
candidate assessment | selection methods, assessment centres, assessment centers, psychometric testing, candidate evaluation, SHL, pre-employment assessments, psychometric assessments, assessment days, psychometrics, Hogan assessments, assessing candidates, predictive index, DISC, skills testing of candidates, DISC assessment, Thomas International, BPS Level A, psychometric tools, British Psychological Society Level A and B | skill
reference checking | checking references, obtaining references, taking references, reference taking, reference requests | skill
offer management | job offers, extending offers, salary negotiation, making offers, extending job offers, negotiating salary with candidates, offer negotiation with candidates, offer process, offer negotiations with candidates, salary negotiations, compensation negotiation, offer extension | skill
candidate experience | candidate management, candidate care, candidate relationship, positive candidate experience, candidate communication, candidate engagement, candidate relationships, candidate journey, candidate feedback, candidate relationship management | skill
hiring manager partnership | partnering with hiring managers, intake meetings, hiring managers, briefing hiring managers, supporting hiring managers, intake calls, advising hiring managers, hiring manager relationships, hiring manager support, stakeholder management in recruitment | skill
employer branding | employer brand, employee value proposition, EVP, careers site, recruitment marketing, recruitment advertising, careers page, employer value proposition, recruitment branding | skill
campus recruiting | graduate recruitment, university recruiting, career fairs, early careers recruitment, campus recruitment, job fairs, university relations, early careers, college recruiting, apprentice recruitment, internship programs, recruitment fairs, job fair, career fair, emerging talent, early talent, graduate programmes, intern programs, internship programme management | skill
volume recruitment | high-volume recruiting, high volume recruitment, bulk hiring, mass recruitment, high volume recruiting, volume hiring, high volume hiring, mass hiring, hourly recruiting, hourly hiring | skill | implies: recruitment
technical recruitment | IT recruitment, technical recruiting, tech recruitment, IT recruiting, software recruitment, technology recruitment, technical hiring, recruiting engineers, tech recruiting | skill | implies: recruitment
healthcare recruitment | medical recruitment, nurse recruitment, healthcare recruiting, locum recruitment, physician recruitment, social care recruitment, medical recruiting, physician recruiting, nurse recruiting, healthcare staffing | skill | implies: recruitment
education recruitment | teacher recruitment, supply teacher recruitment, school staffing | skill | implies: recruitment
industrial recruitment | light industrial recruiting, driving recruitment, temps recruitment, temporary recruitment, light industrial staffing, temp desk, blue collar recruitment, driver recruiting, temporary staffing, temp recruitment, contingent workforce, contingent labor, contract recruitment, driver recruitment, contract staffing, temporary staffing solutions | skill | implies: recruitment
permanent recruitment | permanent placements, perm recruitment, direct hire, perm desk, direct hire recruiting, permanent placement | skill | implies: recruitment
recruitment agency experience | agency recruitment, staffing agency, staffing industry, recruitment consultancy, recruitment agency, agency recruiting, staffing agency experience, recruitment consultancy experience, staffing firm, agency recruiter experience, recruitment industry, employment agency | knowledge | implies: recruitment
agency management in recruitment | managing recruitment agencies, PSL management, recruitment agencies liaison, supplier agencies, managing staffing vendors, preferred supplier list agencies, liaising with recruitment agencies, recruitment vendor management, MSP and VMS, vendor management system staffing, Fieldglass, Beeline VMS, SAP Fieldglass, agency liaison | skill
recruitment process outsourcing | =RPO, RPO experience, RPO model, onsite recruitment | knowledge
recruitment compliance | recruitment compliance checks, agency worker regulations, =AWR, compliance in recruitment, REC certificate, CertRP, REC level 3, worker compliance files, candidate compliance, candidate vetting, IR35 | knowledge
IR35 and contractor engagement | off-payroll working, contractor onboarding, umbrella companies, contractor management in staffing | knowledge
recruitment metrics | time to hire, time to fill, cost per hire, recruitment reporting, recruiting metrics, quality of hire, recruitment KPIs, hiring metrics, time-to-fill, recruitment analytics, recruitment data, recruiting analytics | knowledge
applicant tracking system | =ATS, applicant tracking systems, applicant tracking, recruiting software, recruitment software, candidate database, applicant tracking software, recruitment systems, candidate tracking, recruitment database | tool
ATS systems | ATS experience, ATS software | tool | implies: applicant tracking system
recruitment CRM | | tool | implies: applicant tracking system
Greenhouse ATS | Greenhouse@, Greenhouse recruiting | tool | implies: applicant tracking system
Workday Recruiting | Workday ATS, Workday recruiting module | tool | implies: applicant tracking system
Taleo | Oracle Taleo, itris | tool | implies: applicant tracking system
iCIMS | | tool | implies: applicant tracking system | related: Taleo
Jobvite | | tool | implies: applicant tracking system | related: Taleo
SmartRecruiters | | tool | implies: applicant tracking system | related: Taleo
Lever | Lever ATS, Lever and Greenhouse | tool | implies: applicant tracking system | related: Taleo
BrassRing | | tool | implies: applicant tracking system | related: Taleo
Bullhorn | Bullhorn ATS, Pinpoint ATS | tool | implies: applicant tracking system | related: Taleo
Ashby | | tool | implies: applicant tracking system | related: Taleo
Workable | | tool | implies: applicant tracking system | related: Taleo
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
NEOGOV | NeoGov | tool | implies: applicant tracking system | related: Taleo
PageUp | | tool | implies: applicant tracking system | related: Taleo
Crelate | | tool | implies: applicant tracking system | related: Taleo
JobDiva | | tool | implies: applicant tracking system | related: Taleo
Recruitee | | tool | implies: applicant tracking system | related: Taleo
Phenom | | tool | implies: applicant tracking system | related: Taleo
Beamery | | tool | implies: applicant tracking system | related: Taleo
Firefish | | tool | implies: applicant tracking system | related: Taleo
TempWorks | | tool | implies: applicant tracking system | related: Taleo
Oleeo | | tool | implies: applicant tracking system | related: Taleo
Networx | | tool | implies: applicant tracking system | related: Taleo
Hireful | | tool | implies: applicant tracking system | related: Taleo
Itris | | tool | implies: applicant tracking system | related: Taleo
RDB Pronet | | tool | implies: applicant tracking system | related: Taleo
Voyager Infinity | | tool | implies: applicant tracking system | related: Taleo
Mid-Office | | tool | implies: applicant tracking system | related: Taleo
Loxo | | tool | implies: applicant tracking system | related: Taleo
PCRecruiter | | tool | implies: applicant tracking system | related: Taleo
Manatal | | tool | implies: applicant tracking system | related: Taleo
Breezy HR | | tool | implies: applicant tracking system | related: Taleo
Gem sourcing | | tool | implies: applicant tracking system | related: Taleo
SeekOut | | tool | implies: applicant tracking system | related: Taleo
hireEZ | | tool | implies: applicant tracking system | related: Taleo
Paradox AI | | tool | implies: applicant tracking system | related: Taleo
HireVue | | tool | implies: applicant tracking system | related: Taleo
workforce planning | headcount planning, manpower planning, staffing plans, strategic workforce planning, resource planning for people, workforce forecasting, headcount management, headcount reporting, workforce strategy, workforce plans, hiring plans, establishment control | skill
internal mobility | redeployment, internal recruitment, internal moves, job rotation, secondments | skill
# learning
training delivery | delivering training, training facilitation, delivered training, training sessions, conducting training, facilitating training, classroom training, training workshops, staff training, employee training, facilitating workshops, instructor-led training, training staff, trained staff, delivering workshops, trained employees, delivery of training, conducted training, conducted training sessions, training employees, workshop facilitation, training presentation, corporate training, ILT, training new employees, train employees, trained new employees, training new staff, trained new staff, trained new hires, train staff | skill
learning and development | =L&D, training and development, employee development, learning & development, T&D, staff development, =T&D, L&D experience, training & development, people development, talent development, workforce development in companies, corporate learning, workplace learning, professional development of employees, professional development programs, development programmes for employees | skill | | related: training delivery
training needs analysis | =TNA, training needs assessment, identifying training needs, learning needs analysis, training needs, learning needs, skills gap analysis, needs assessment for training, skills gaps, needs analysis in training, training gap analysis | skill | implies: learning and development
training design | training materials, training program development, training programmes, designing training, developing training materials, training programs, training content, course development, training manuals, training program design, curriculum development for corporate training, developing training programs, created training materials, training development, training courses design, training guides, learning content, developing training, training curriculum, course materials, learning materials, learning programmes, learning programs, training documentation, learning design, learning solutions, training curricula | skill | implies: learning and development
instructional design | ADDIE, instructional designer experience, learning experience design, e-learning development, elearning development, ADDIE model, e-learning design, instructional systems design, Kirkpatrick model, eLearning design, SCORM, instructional design models, adult learning theory, adult learning principles, adult learning, e-learning courses, Kirkpatrick, storyboards for e-learning, Bloom's taxonomy, instructional design principles, SAM model, elearning content, e-learning content, eLearning modules, digital learning design, xAPI, microlearning, e-learning modules | skill | implies: training design
e-learning authoring tools | Evolve authoring | tool | | related: instructional design
Articulate Storyline | Articulate 360, Articulate Rise, Articulate, Storyline 360, Rise 360, Storyline | tool | implies: e-learning authoring tools
Adobe Captivate | Captivate | tool | implies: e-learning authoring tools
Lectora | | tool | implies: e-learning authoring tools
iSpring | | tool | implies: e-learning authoring tools
Elucidat | | tool | implies: e-learning authoring tools
Camtasia for training | | tool | implies: e-learning authoring tools
Gomo | | tool | implies: e-learning authoring tools
Vyond | | tool | implies: e-learning authoring tools
learning management system | =LMS, LMS administration, learning management systems, LMS management, Absorb LMS, Success Factors learning, Cornerstone LMS, ESR learning, LMS systems, Workday Learning, LMS platforms, training management system, learning platform administration | tool
Cornerstone OnDemand | Cornerstone | tool | implies: learning management system
Docebo | | tool | implies: learning management system
SAP Litmos | Litmos | tool | implies: learning management system
TalentLMS | | tool | implies: learning management system
Saba | | tool | implies: learning management system
Totara | | tool | implies: learning management system
Kallidus | | tool | implies: learning management system
Moodle Workplace | | tool | implies: learning management system
SumTotal | | tool | implies: learning management system
training coordination | coordinating training, training administration, scheduling training, training records, organising training courses, training logistics, training schedules, training matrix, booking training courses, arranging training, training calendar, tracking training compliance, training coordination experience, course administration, course bookings, organising training, booking training, training tracking, coordinated training | skill
mandatory training compliance | statutory and mandatory training, compliance training, training compliance, mandatory training, annual compliance training, statutory training | knowledge
training evaluation | evaluating training, training effectiveness, post-training assessment, learning evaluation, training metrics, evaluate training, training feedback, learning analytics, evaluation of training | skill | implies: learning and development
virtual training delivery | virtual classroom training, webinars for training, virtual instructor-led training, VILT, remote training delivery, virtual facilitation, online training delivery, virtual training, blended learning, virtual instructor led training | skill | implies: training delivery
train the trainer | train-the-trainer, PTLLS, award in education and training, level 3 AET, TAQA, assessor award, CAVA, A1 assessor, TTT, AET level 3, IQA qualification, internal quality assurer award, level 3 award in education and training, TQUK assessor, D32 D33, assessor qualification, V1, TAQA assessor, Level 3 CAVA, level 4 IQA | certification
apprenticeship management | apprenticeship levy management, apprenticeship programmes, apprenticeship standards, apprenticeships, managing apprenticeships, apprenticeship provision, apprenticeship programs, end point assessment, EPA assessment, apprenticeship levy use, apprenticeship delivery, levy funding, apprenticeship frameworks, apprenticeship sector | skill
coaching and mentoring | coaching, mentoring, employee coaching, coaching employees, mentored staff, coached staff, coaching managers, mentoring staff, coaching skills, mentor, coaching staff, mentored, mentoring junior staff, mentorship, coached managers, coaching leaders, mentored junior staff, coaching and development, mentor and coach | skill
executive coaching | leadership coaching, =ICF certification, ICF, ICF accredited coach, professional certified coach, ILM coaching, EMCC, ICF certified, ILM level 7 coaching, ILM 5 coaching, certified coach, ICF ACC, ICF PCC, career coaching | skill | implies: coaching and mentoring
leadership development | management development, leadership training, management training, leadership programmes, leadership programs, leadership development programs, leadership development programmes, management development programmes, developing leaders, first line manager training, leadership coaching programmes | skill | implies: learning and development
succession planning | talent management, talent reviews, high potential programmes, talent pipeline, talent review, 9-box, nine box grid, talent pools, succession plans, talent planning, talent programmes, performance and talent, talent strategy, talent calibration, talent mapping, talent programs | skill
career development planning | career pathing, personal development plans, career development, career paths, individual development plans, competency frameworks, career frameworks, career ladders, competency framework, career pathways in companies, PDPs, competency models, competency mapping, career planning | skill
performance management | performance reviews, appraisals of staff, performance appraisals, performance review process, performance improvement plans, staff appraisals, =PIP@, appraisal process, performance evaluations, employee performance, performance appraisal, annual reviews, annual appraisals, employee evaluations, staff performance management, performance management process, managing performance, performance management systems, conducting appraisals, PIPs, performance management cycle, OKRs and goals in HR, staff evaluations, performance evaluation, annual performance reviews, performance improvement plan, one-to-ones, probation reviews, performance conversations, evaluating employee performance, goal setting for employees, performance review, employee performance reviews, employee performance management, performance feedback, capability procedures, 360 feedback, probation management, performance coaching, managed performance | skill
# engagement and culture
employee engagement | engagement surveys, employee surveys, staff engagement, engagement initiatives, engagement survey, employee morale, colleague engagement, employee engagement initiatives, employee engagement programs, employee satisfaction, pulse surveys, Culture Amp, engagement programs, staff survey, staff morale, employee feedback, Glint surveys, Peakon, engagement strategy, employee opinion surveys, employee experience, Gallup Q12, employee engagement surveys, employee engagement activities, engagement action plans, engagement programmes, Qualtrics EX | skill
employee retention | staff retention, retention of employees, reducing turnover, staff turnover, employee turnover, turnover reduction, retention strategies for staff, attrition reduction, reduced turnover, turnover analysis, reducing staff turnover, talent retention, retention programs for employees, retention of talent, attrition | skill
organisational development | organizational development, organisation development, organization development, =OD@, organisational effectiveness, organizational effectiveness, organisation design, organizational design, organisational design, org design, organization design, team effectiveness, organisational change, OD interventions, organizational change, org development, team development interventions | skill
HR change management | people change, people side of change, culture change, cultural change, culture transformation, workplace culture, company culture, organisational culture, organizational culture, culture development, values and culture, positive culture, company culture initiatives, culture building, HR transformation, people transformation | skill
diversity and inclusion | equality diversity and inclusion, =EDI, =DEI, =D&I, diversity equity and inclusion, diversity, equality and diversity, =DE&I, diversity & inclusion, inclusion, inclusive culture, ED&I, unconscious bias training, inclusive workplace, diversity initiatives, belonging, diversity and inclusion initiatives, inclusive recruitment, diversity recruiting, diversity hiring, employee resource groups, equality and inclusion, diversity programs | knowledge
employee wellbeing | wellbeing programmes, employee wellness, wellness programs, staff wellbeing, employee assistance program, =EAP, wellbeing initiatives, mental health first aid, wellness program, employee assistance programme, mental health first aider, workplace wellbeing, wellness initiatives, health and wellness programs, corporate wellness, health and wellbeing of staff, wellbeing strategy, wellbeing events, mental health first aiders, colleague wellbeing | skill
internal communications for HR | employee communications, staff communications, staff newsletter, employee newsletter, HR communications, people communications, all-staff communications, town halls | skill
employee recognition | recognition programs, employee events, staff events, reward and recognition, recognition schemes, employee recognition programs, service awards, long service awards, employee appreciation, company events for employees, employee activities, rewards and recognition | skill
# reward
compensation and benefits | comp and benefits, reward and benefits, =C&B, reward management, comp & ben, total rewards, compensation & benefits, total reward, reward strategy, reward, compensation and benefits administration, pay and reward, pay and benefits, comp and ben, rewards programs | skill
compensation analysis | salary benchmarking, compensation benchmarking, salary surveys, compensation, market pricing, pay analysis, compensation surveys, salary survey, pay benchmarking, compensation planning, salary review, annual pay review, compensation programs, pay reviews, compensation administration, merit increases, annual salary review, compensation management, salary reviews, salary benchmarks, compensation structures, merit cycle, annual compensation planning, Radford, Mercer surveys, MarketPay, PayScale MarketPay, Payfactors, compensation data, remuneration, wage surveys, Radford surveys | skill | implies: compensation and benefits
job evaluation | job grading, salary structures, pay grades, Hay job evaluation, pay structures, Korn Ferry Hay, Agenda for Change job matching, salary bands, job levelling, job leveling, job classification, grading structures, pay bands, position classification, Hay methodology, IPE job evaluation, job matching panels, job architecture | skill | implies: compensation and benefits
gender pay gap reporting | pay equity, gender pay gap, pay equity analysis, equal pay, equal pay audits, pay gap reporting, pay transparency | skill
executive compensation | incentive plans for employees, bonus schemes, bonus plans, long-term incentive plans, share schemes, equity compensation, executive remuneration, stock options administration, equity plans, bonus administration, short-term incentives, stock plan administration, remuneration committee, LTIP, share plans, incentive compensation, Equity Edge, annual bonus process | skill | implies: compensation and benefits
benefits administration | employee benefits, benefits enrollment, benefits management, open enrollment, administering benefits, health and welfare benefits, flexible benefits, benefit administration, benefits enrolment, employee benefit programs, benefits programs, benefits, administered benefits, benefit plans, benefits plans, benefit enrollment, benefits open enrollment, annual open enrollment, employee benefits administration, health and welfare plans, benefit programs, benefit schemes, employee benefits programs, annual enrollment, staff benefits, medical dental and vision plans, benefits platforms, group benefits, benefit reconciliation, benefits invoices, carrier invoices benefits, flex benefits, benefits billing, Benefex, benefits broker management, benefits vendors, benefits renewal | skill
US benefits regulations | ERISA, COBRA, HIPAA privacy in benefits, ACA reporting, Affordable Care Act reporting, COBRA administration, ACA compliance, ERISA compliance, =ACA@, 5500 filings, Section 125, Form 5500, FSA and HSA, HSA and FSA, ACA reporting 1095-C, 1095-C, nondiscrimination testing, cafeteria plans, COBRA notices, QLE processing | knowledge | implies: benefits administration
benefits platforms | bswift, Darwin benefits, Ease benefits | tool | implies: benefits administration
BenefitFocus | Benefitfocus | tool | implies: benefits platforms
Businessolver | | tool | implies: benefits platforms
PlanSource | | tool | implies: benefits platforms
Employee Navigator | | tool | implies: benefits platforms
Empyrean | | tool | implies: benefits platforms
workers' compensation administration | workers compensation, workers comp, workers' comp administration, worker's compensation, workers compensation administration, WSIB, WorkCover, return to work programs, return to work coordination, WCB, workers' compensation programs, modified duties, return-to-work programs, injury management, WSIB claims | skill
disability management | short-term disability, STD and LTD, long-term disability administration, short and long term disability, LTD claims, disability claims management, disability leave, short term disability | skill
relocation and global mobility | global mobility, international assignments, expatriate management, relocation of employees, expat administration, international mobility, assignment management, relocation administration | skill
unemployment claims | unemployment hearings, unemployment insurance claims, unemployment claims management | skill
time off tracking | PTO tracking, holiday tracking for staff, annual leave administration, annual leave records, PTO administration, holiday records, vacation tracking, holiday entitlement calculations, holiday calculations | skill
# systems and data
HRIS | human resources information system, HRIS systems, =HCM, HRIS administration, human resource information systems, human capital management, people systems, human resources information systems, HRIS experience, HRIS data, HRIS management, human capital management system | tool
HR information system | HR systems, HR system, HR software, HR database, HR information systems, HR technology, HR platforms, HR database management | tool | | related: HRIS
HRMS | HRMS systems | tool | | related: HRIS
HCM systems | HCM software, HCM platform | tool | | related: HRIS
HRIS implementation | HR system implementation, HRIS configuration, HRIS implementations, HR systems implementation, HRIS reporting, HCM implementation, implementing HR system, Workday implementation | skill | implies: HRIS
Workday | Workday HCM, Workday HRIS, Workday system, Workday Studio, Workday reporting, Workday configuration, Workday certified, Workday Core HCM, Workday security, Workday EIB, Workday integrations, Workday Absence, Workday Compensation | tool | implies: HRIS
SAP SuccessFactors | SuccessFactors, SuccessFactors Employee Central, Employee Central, SF Employee Central | tool | implies: HRIS
Success Factors | SAP Success Factors | tool | implies: HRIS | related: SAP SuccessFactors
SAP HCM | SAP HCM Payroll | tool | implies: HRIS | related: SAP SuccessFactors
SAP HR | | tool | implies: HRIS | related: SAP SuccessFactors
SAP HRMS | | tool | implies: HRIS | related: SAP SuccessFactors
BambooHR | myhrtoolkit, Bob@ | tool | implies: HRIS
Bamboo HR | Breathe HR, Cascade HR, Gusto HR, Cezanne HR, Charlie HR, Access HR, HR Locker, Sage HR, Natural HR, Midland HR, People HR, Access People HR, Paylocity HR, Select HR, Every HR, Breathe, Cascade HRIS, SAM People, CIPHR HR, Sage Snowdrop HR, Employment Hero HR, UKG HR, TOPdesk HR, Rippling HRIS | tool | implies: HRIS | related: BambooHR
HiBob | | tool | implies: HRIS | related: BambooHR
CIPHR | | tool | implies: HRIS | related: BambooHR
PeopleHR | | tool | implies: HRIS | related: BambooHR
Personio | | tool | implies: HRIS | related: BambooHR
Namely | | tool | implies: HRIS | related: BambooHR
Rippling | | tool | implies: HRIS | related: BambooHR
iTrent | MHR iTrent, MHR | tool | implies: HRIS | related: BambooHR
Zenefits | | tool | implies: HRIS | related: BambooHR
Sage People | Zoho People | tool | implies: HRIS | related: BambooHR
SelectHR | | tool | implies: HRIS | related: BambooHR
BreatheHR | | tool | implies: HRIS | related: BambooHR
Bob HRIS | | tool | implies: HRIS | related: BambooHR
Factorial | | tool | implies: HRIS | related: BambooHR
Cintra | | tool | implies: HRIS | related: BambooHR
Frontier Chris21 | | tool | implies: HRIS | related: BambooHR
iSolved | | tool | implies: HRIS | related: BambooHR
CharlieHR | | tool | implies: HRIS | related: BambooHR
TriNet | | tool | implies: HRIS | related: BambooHR
Insperity | | tool | implies: HRIS | related: BambooHR
Justworks | | tool | implies: HRIS | related: BambooHR
Humaans | | tool | implies: HRIS | related: BambooHR
ChrisHR | | tool | implies: HRIS | related: BambooHR
HR.net | | tool | implies: HRIS | related: BambooHR
Zellis | | tool | implies: HRIS | related: BambooHR
Resourcelink | ResourceLink | tool | implies: HRIS | related: BambooHR
Darwinbox | | tool | implies: HRIS | related: BambooHR
Keka | | tool | implies: HRIS | related: BambooHR
ELMO | | tool | implies: HRIS | related: BambooHR
greytHR | | tool | implies: HRIS | related: BambooHR
OrangeHRM | | tool | implies: HRIS | related: BambooHR
AccessPeople | | tool | implies: HRIS | related: BambooHR
PeopleSoft HR | PeopleSoft HCM, Oracle HCM, Oracle HCM Cloud, Oracle Fusion HCM, PeopleSoft HRMS, Lawson HR, Oracle HRMS, Oracle Cloud HCM, Oracle HR, Infor HCM, Oracle Fusion HRMS | tool | implies: HRIS
electronic staff record | =ESR, NHS ESR, Trac and ESR, ESR system, NHS electronic staff record, ESR and Trac | tool | implies: HRIS
HR analytics | people analytics, workforce analytics, HR metrics, HR reporting, people data, HR data, HR dashboards, HR data analysis, HR reports, workforce reporting, HR KPIs, HRIS data analysis, HR management information, people metrics, people reporting, talent analytics, HR data reporting, people insights, Visier, turnover reporting, workforce data, people data analysis | skill
HR shared services | HR service delivery, HR helpdesk, HR operations centre, HR service centre, HR case management, ServiceNow HR, HR contact centre, HR ticketing, HR queries, first line HR queries, HR inbox, responding to HR queries, employee queries, answering employee questions, employee inquiries, HR inquiries, HR enquiries, HR process improvement, Global Business Services HR, HR service desk | skill
HR projects | HR project management, people projects, HR initiatives, people initiatives, HR project work, HR programs | skill
HR strategy | people strategy, people plan, strategic HR planning, HR strategic planning, people plans, human capital strategy, HR strategies, people strategies, people agenda | skill | implies: human resources
HR budget | HR budgeting, recruitment budget, training budget, people budget, training budgets | skill
HR due diligence in acquisitions | HR integration in M&A, HR in mergers, post-merger people integration | skill
GDPR in HR | employee data protection, HR confidentiality, handling confidential employee information, confidential employee information, sensitive employee information, HR data protection, confidentiality in HR | knowledge
volunteer management | volunteer coordination, volunteer recruitment, managing volunteers, coordinating volunteers, recruiting volunteers, volunteers, volunteer engagement, recruited volunteers, volunteer training, managed volunteers, supporting volunteers, volunteer programmes, supervising volunteers, trained volunteers, volunteer programs, volunteer supervision, volunteer scheduling, coordinated volunteers | skill
# qualifications
CIPD | CIPD level 5, CIPD level 3, CIPD level 7, CIPD qualified, Assoc CIPD, MCIPD, chartered member CIPD, CIPD qualification, part qualified CIPD, Chartered MCIPD, CIPD membership, associate CIPD, FCIPD, CIPD accredited, chartered fellow CIPD, working towards CIPD, CIPD L5, ACIPD, Assoc. CIPD, CPP level 3 CIPD, CIPD studying, Chartered CIPD, CIPD member | certification | implies: human resources
SHRM-CP | SHRM CP, SHRM certified professional, SHRM certification, SHRM, SHRM-CP certification, SHRM certified, SHRM-CP or PHR, SHRM membership, PHR or SHRM-CP, SHRM certifications, SHRM/HRCI | certification | implies: human resources
SHRM-SCP | SHRM senior certified professional, SHRM SCP, SHRM-SCP certification | certification | implies: SHRM-CP
PHR certification | =PHR, professional in human resources, =aPHR, PHR certified, HRCI, HRCI certification, aPHR certification, PHR/SPHR, GPHR, PHRi, HRCI certified, PHRca, HR certification | certification | implies: human resources
SPHR certification | SPHR, senior professional in human resources, SPHR certified | certification | implies: PHR certification
CPHR designation | =CHRP, CHRL, CPHR, CHRP designation, chartered professional in human resources, CHRL designation, CHRE, HRPA, AHRI membership, AHRI, CHRP/CHRL, CRHA | certification | implies: human resources
compensation certification | =CCP@, certified compensation professional, WorldatWork, =CBP, =CEBS, certified employee benefit specialist, CCP certification, WorldatWork certification, CEBS designation, GRP certification | certification | implies: compensation and benefits
ATD certification | CPTD, CPLP, ATD, APTD, certified professional in talent development, association for talent development, ASTD, CPTM, LPI membership, Learning and Performance Institute | certification | implies: learning and development
recruiter certification | AIRS, certified internet recruiter, LinkedIn certified recruiter, AIRS certification, =CIR certification, AIRS certified, CSP staffing, REC qualification, MREC, REC member, SHRM talent acquisition specialty, CPC recruiter, certified staffing professional | certification | implies: recruitment
personality profiling accreditation | Myers-Briggs, MBTI, Insights Discovery, MBTI practitioner, Hogan certified, Insights Discovery accredited, Strengthscope, EQ-i 2.0, DISC practitioner, DISC certification, CliftonStrengths, OPQ, MBTI certified, Insights Discovery practitioner, MBTI Step 1 and 2, StrengthsFinder, OPQ32, SHL OPQ accredited, Belbin, TKI | certification
`
