export const education = `
# teaching
teaching,classroom experience,-instruction,instructing students,taught-,-classes ~ tutoring
behaviour management,=MAPA@@,=Team Teach,student discipline,challenging behaviour,pupil-,restorative practice
curriculum development,-planning,-writing,-design,course-,syllabus-,developed curricula,schemes of work,unit planning ~ instructional design
curriculum mapping,-alignment,pacing guide,scope and sequence > curriculum development
student assessment,formative-,pupil-,summative-,assessment@@,=AFL@,assessment for learning,--of learning,student evaluation ~ grading student work
grading student work,--exams,-papers,-assignments,graded@@,grading^@@,marking homework,-and feedback,marking^@@
progress monitoring,student progress,pupil-,-tracking,tracking pupil attainment ~ student assessment
report card writing,--cards,pupil reports,school- ~ progress monitoring
student feedback,-conferencing,feedback to students
parent communication,-meetings,-conferences,parent-teacher-,communication with parents,family engagement,parental-,parent-,parents' evenings
student engagement,-motivation,active learning strategies,engaging lessons,-students
positive learning environment,safe-,nurturing--,inclusive classroom ~ classroom management
one-to-one tuition,-support,1:1-,-tuition,1-on-1 instruction,individual-,one-on-one-,-tutoring ~ tutoring
tutoring,academic support,homework help,private tuition
academic interventions,small-group-,targeted-,=RTI@,MTSS,catch-up programmes,intervention groups,interventions@@,reading intervention,response to-
project-based learning,experiential-,enquiry-based-,inquiry-based-,problem-based-,=PBL@
cooperative learning,collaborative-,think-pair-share
hands-on learning,-activities,learning centers@@,-stations,manipulatives^@@
blended learning,hybrid-,-teaching,flipped classroom ~ online teaching
substitute teaching,supply-,cover-,-lessons,-supervision,long-term substitute ~ teaching
classroom support,-assistance,teaching-,teacher-,supporting teachers
supervising students,-children,-pupils,break duty,bus-,lunch-,hall-,lunchtime supervision,student-,playground-,recess-
extracurricular activities,extra-curricular-,after-school-,-clubs,-program,co-curricular,student clubs
educational trips,-visits,residential trips,field-,school-
examination preparation,GCSE-,SATs-,test-,-prep,SAT-,exam invigilation ~ student assessment
standardized testing,state-,benchmark-,standardised assessments,state-,test administration
teaching materials,educational-,instructional-,creating worksheets,learning resources,teaching- ~ lesson planning
professional learning communities,=PLC@,co-planning,co-teaching,teacher collaboration
teacher mentoring,-coaching,instructional-,=ECT mentor,coaching teachers,mentoring trainee-,lesson observation,model lessons
student mentoring,-coaching,academic-,mentoring pupils,-young people
teacher professional development,=CPD@,=INSET@,in-service training,professional development for teachers
data-driven instruction,data-informed-,assessment data,achievement-,student performance- ~ progress monitoring
skill > teaching:
lesson planning,-design,-preparation ~ curriculum development
lesson delivery,teaching lessons,deliver engaging-
classroom management,classroom behaviour-,--discipline ~ behaviour management
differentiated instruction,-learning,-lessons,-teaching,adaptive-,differentiation@@,instructional scaffolding,scaffolding learning
small group instruction,-teaching,-support,guided groups,-reading groups
online teaching,remote-,virtual-,-classroom,-instruction,online-,distance education,-learning,remote-,e-learning delivery
knowledge:
student-centred learning,child-centred approach,student-centered instruction,learner-centered
Bloom's taxonomy,higher-order thinking
pedagogy,andragogy,instructional methods,-strategies,-techniques,teaching-,-methods,-methodologies,-strategies,pedagogical ~ teaching
child development,stages of-,adolescent--,early childhood-,developmentally appropriate,developmental milestones,human development@
educational psychology,cognitive development,learning theories
tool:
classroom technology,instructional-,educational-,SMART Board,Smartboard,ed tech,Promethean board,edtech,interactive whiteboard,technology integration
# subjects
literacy teaching,-instruction,reading-,balanced literacy,early-,guided reading,teaching-,science of-,=SPaG,literacy@
numeracy teaching,early maths,basic numeracy ~ mathematics teaching
English as a second language,=EAL,=EFL,=ELL,=ESL,=ESOL,English as an additional language,English learners,multilingual-,language- ~ foreign language teaching
music teaching,-instruction,band direction,choir@@
art teaching,-education,arts and crafts activities,visual arts instruction
drama teaching,performing arts-,dance instruction,teaching drama,theatre education
physical education teaching,PE--,=PE@,games lessons,physical education,school sports,teaching PE
computing teaching,ICT-,computer science-,--literacy instruction,coding clubs,teaching coding,-computing
vocational training,competency-based-,technical education,vocational-,-instruction,=CTE,=RPL@@,work-based learning
adult education,-learners,-literacy,community learning,functional skills,teaching adults ~ vocational training
skill > teaching:
mathematics teaching,Numicon,White Rose Maths,algebra instruction,math-,maths mastery,taught mathematics,teaching-,-algebra
English teaching,-language and literature,=ELA,language arts,taught English,teaching-
science teaching,physics-,chemistry-,biology-,science instruction,teaching biology,-physics,-science,-chemistry
social studies teaching,-instruction,civics--,geography teaching,history-,humanities-,teaching geography,-history
foreign language teaching,language--,-instruction,=MFL,second language acquisition,modern foreign languages,teaching French,-German,-Spanish
knowledge:
phonics,=RWI@,Fundations,Letters and Sounds,Little Wandle,Read Write Inc,phonemic awareness,phonological- ~ literacy teaching
English language exams,Cambridge English--,IELTS preparation
religious education,-studies,Islamic-,Quran,RE teaching,catechesis
personal social health education,social and emotional learning,=PSHE,=SEL,character education,citizenship-,relationships and sex-
STEM education,STEAM-,-activities,STEM-,-learning,=STEM,Lego robotics,makerspace
certification:
TEFL certificate,-certification,TESOL-,=CELTA,=DELTA@,=TEFL,=TESOL,TESL > English as a second language
# early years
early childhood education,preschool--,early-,nursery-,=ECE,early learning,-years,preschool teaching,kindergarten-,pre-K,pre-kindergarten
childcare,daycare,babysitting,caring for children,day care,child-,-minding,childminding,nannying
play-based learning,continuous provision,educational play,purposeful-,imaginative-,structured-,free-,learning through- ~ early childhood education
child observations,baby-,Tapestry online journal,learning journals,-journeys,next steps^@@,observing children > early childhood education
key person,-children,-worker@,-child,keyworker@ ~ child observations
age-appropriate activities,children's-,craft-,age appropriate curriculum,circle time,story-
child nutrition and mealtimes,snack time,nap-
school run,-drop-off,-pick-up,-pickups,transporting children,driving-
skill > childcare:
infant and toddler care,bottle feeding,diapering,nappies,toddlers,infant care
potty training,toilet- ~ infant and toddler care
knowledge:
Head Start
childcare licensing,child care-,day-,NAEYC,child-to-staff ratios,staff-to-child-
knowledge > early childhood education:
Early Years Foundation Stage,--Learning Framework,=EYLF,Development Matters,=EYFS,EYFS curriculum,-framework,National Quality Framework,foundation stage
Montessori,=AMI@@
Reggio Emilia approach,--Emilia,=Waldorf@,Creative Curriculum,HighScope,Steiner education,Teaching Strategies GOLD,Forest School
certification:
childcare qualification,early years educator-,=CACHE@,Diploma of Early Childhood,Certificate III in--,Level 3 childcare,NVQ-,NVQ--,Level 2-,=ECE@@,=NNEB > childcare,early childhood education
paediatric first aid,paed-,infant-,--CPR,pediatric-,infant and child- > first aid
certification > early childhood education:
child development associate,=CDA@@,CDA certificate,-certification,=CDA credential
early years teacher status,--professional status,=EYPS,=EYTS
licence:
Ofsted registration,-registered
# special needs
special education,-educational needs,--needs,additional-,-learning needs,-support needs,pupils with SEN,=ALN,=SEN,=SEND,=SPED,students with disabilities,children-,-additional needs,--special needs
individualized education program,-plans,=IEP,IEP accommodations,-development,-meetings,-writing,-goals,implement IEPs,writing-,individual education plan > special education
autism support,=ABA@@,=ASC@,=ASD,TEACCH,autism,autistic ~ special education
emotional and behavioural difficulties,--behavioral disorders,=EBD@,=ELSA,=SEMH,emotional disturbance,-literacy support ~ behaviour management,special education
dyslexia support,Wilson Reading,dyscalculia,dyslexia,dyslexic students,Orton-Gillingham ~ literacy teaching
sign language,-supported English,Makaton signing,deaf education
positive behavioral interventions and supports,CPI training,de-escalation-,=PBIS,Crisis Prevention Intervention,PBIS framework,nonviolent crisis intervention,positive handling,restorative practices > behaviour management
sensory activities,-support,-regulation,-room,-play,messy-
knowledge:
education health and care plan,=EHC@,=EHCP,EHC plan > special education
learning disabilities,-difficulties,=MLD@,=PMLD,=SLD@,=SpLD ~ special education
ADHD support,=ADHD,attention deficit ~ special education
Section 504 plans,--504,504 plans,accommodations and modifications ~ individualized education program
inclusive education,-teaching,mainstream inclusion,self-contained classroom,inclusion-,-setting,-support,resource room ~ special education
# leadership, pastoral, safeguarding
pastoral care,-leadership,-support,form tutor,pupil welfare,student-,-well-being,-wellbeing,pupil-
school counselling,college-,guidance-,academic counseling,student-,careers education,-guidance,college and career readiness ~ academic advising
school leadership,instructional-,key stage-,educational--,-administration,=MAT@@,=NPQH,=NPQLT,=NPQSL,principal experience,school improvement,-management,=SLT@@,multi-academy trust
teacher evaluation,-observation,-appraisal,Danielson Framework,Marzano > school leadership
timetabling,class schedules,course scheduling,school timetable
school enrolment,student-,-recruitment,-admissions,university-,pupil-,college-,school-,admissions counselling,enrollment management
attendance monitoring,school attendance,pupil-,student-,taking-
student records,pupil-,student files,-information,transcripts@,=FERPA
knowledge:
safeguarding children,-policies,-training,=DDSL,=DSL@,Keeping Children Safe in Education,=KCSIE,designated safeguarding lead,child protection,-safety,-safeguarding,-abuse prevention,Prevent duty,mandated reporter,safeguarding@
school accreditation,Estyn,ISI inspection,Ofsted
school governance,-governors,board of education
Common Core State Standards,standards-based instruction,=CCSS,=NGSS,=TEKS,Common Core,Next Generation Science Standards,academic standards,state-,learning-,state curriculum-
National Curriculum,=CBSE,=CAPS@@,=ICSE,Curriculum for Excellence
GCSE teaching,A-level-,post-16,=IGCSE,=WAEC,A-level@@,BTEC,sixth form
AQA,Edexcel > GCSE teaching
International Baccalaureate,=IB@,=MYP,=PYP,IB programme,-Diploma,-curriculum
Advanced Placement,=AP@@,honors classes,AP-,-courses,dual enrollment,gifted students,-education,-and talented
primary education,elementary-,-students,-teaching,-school,primary pupils,-teaching,-classroom,-school,lower-
secondary education,-teaching,-school,middle-
further education,post-secondary-,=FE@,FE college,T Levels@@,college teaching,community college-,postsecondary
K-12 education,K-12,K12
knowledge > National Curriculum:
Key Stage 1,Year 1@@,-2@@,=KS1 ~ Key Stage 2
Key Stage 2,Year 3@@,-4@@,-5@@,-6@@,=KS2 ~ Key Stage 1,Key Stage 3
Key Stage 3,Year 7@@,-8@@,-9@@,=KS3 ~ Key Stage 2,Key Stage 4
Key Stage 4,=KS4,Year 10@@,-11@@ ~ Key Stage 3,GCSE teaching
Key Stage 5,=KS5 ~ Key Stage 4
# licences and certificates
licence:
special education certification,-credential,-endorsement,-license > special education,teaching licence
principal certification,-license,school administrator-,administrative credential > school leadership
substitute teaching permit,-certificate,--permit,-license
school bus endorsement,-driving
licence > teaching:
teaching licence,-qualification,-certificate,-credential,-certification,educator-,teacher-,-licensure,=CTET,=LET@@,=NESA@@,=SACE,=TET@@,=TRCN,=TSC@@,Teacher Eligibility Test,Teaching Council,certified teacher,licensed-,educator license
qualified teacher status,--teacher,=GTCS,=QTLS,=QTS,GTCS registration,General Teaching Council,QTS status ~ teaching licence
certification:
NASENCO,=NPQSEN,NPQ SENCO,-for SENCOs,national award for SEN coordination
PGCE,=PGCHE,PGDE,SCITT,postgraduate certificate in education,School Direct,Teach First > teaching ~ qualified teacher status
Praxis exams,=Praxis@
ESL endorsement,-certification,bilingual-,-endorsement,ESOL-,=CLAD@ > English as a second language
reading specialist certification,--endorsement > literacy teaching
paraprofessional certification,-certificate,ParaPro
award in education and training,=AET@,=CTLLS,=DTLLS,AET level 3,Cert Ed,CertEd,PTLLS ~ vocational training
National Board Certification,-Certified Teacher,=NBCT > teaching licence
certification > pedagogy:
Bachelor of Education,=BEd@@,B.Ed.,B.El.Ed,BA primary education,degree in--,bachelor's-,education degree^@@
Master of Education,=EdD,=MEd,Ed.D.,M.Ed.,doctor of education,master's in--,master's degree-
certification > classroom support:
HLTA status,=HLTA,higher level teaching assistant
teaching assistant qualification,Level 3 teaching assistant,NVQ--,Level 2-,supporting teaching and learning
knowledge:
early career framework,-teacher,newly qualified--,=ECT@,ECT induction,=NQT
# tools
tool:
learning management system,=LMS@,=VLE,LMS administration,virtual learning environment
ClassDojo,Seesaw app,Seesaw@,Class Dojo
student information systems,Arbor MIS,-school,Arbor@@,Banner student,Synergy-,Bromcom,=SIMS@,Ellucian Banner,Infinite Campus,PowerSchool,Skyward@,school management information system
CPOMS,MyConcern
childcare management apps,Blossom nursery,iConnect-,Brightwheel,Famly,HiMama,ParentZone,Procare,Tapestry EYFS,Tapestry@@
online learning tools,=IXL,Accelerated Reader,Kahoot,Khan Academy,Lexia,Nearpod,Padlet,Pear Deck,Edpuzzle,Quizlet,Renaissance Learning,i-Ready
school assessment tools,AIMSweb,DIBELS,FastBridge,GL Assessment,Fountas and Pinnell,MAP testing,NWEA MAP,STAR assessments,running records
Turnitin,academic integrity,plagiarism detection
Google Classroom,-Workspace for Education,Google--,--Certified Educator > learning management system,classroom technology
tool > learning management system:
Canvas LMS,Instructure Canvas
=Blackboard
Moodle
Schoology,D2L,Brightspace,Desire2Learn
# higher education, training and libraries
university teaching,postgraduate-,-courses,graduate-,undergraduate-,-teaching,college-level-,delivering lectures,higher education,lecturing,teaching undergraduates > teaching
academic research,scholarly-,-publications,research-,peer-reviewed-,-journals,research agenda,-output,publication record
thesis supervision,PhD-,dissertation-,supervising dissertations,-graduate students > university teaching
research grants,NIH-,NSF-,external funding,research-,-proposals,=UKRI
academic writing,scholarly-,manuscript preparation,research papers,writing journal articles
conference presentations,-papers,academic conferences,presenting at-,poster presentation
academic advising,-advisement,-guidance,student-,-advising,-advisor,-success coaching
student affairs,-experience@,-union,-services,student support-,--activities,-life,Greek-,residence-,residential-,campus-
financial aid,federal student-,FAFSA,scholarships administration,Title IV funding,student finance
academic quality assurance,=QAA,course validation,programme-,-accreditation,institutional-,external examining
programme leadership,academic-,course-,module-,faculty-
academic administration,higher education-,faculty--,-affairs,registrar functions
widening participation,access and-,college access programs,educational outreach
instructional design,online course-
corporate training delivery
apprenticeship assessment,OneFile,NVQ assessing,-assessor,assessing apprentices,e-portfolio,functional skills teaching,=EPA@@,=EQA@@,=IQA@@
library services,-instruction,-programming,-experience,-operations,-reference,school library
library cataloguing,RDA-,=Dewey@,MARC21,cataloguing@,metadata cataloging ~ library services
collection development,library acquisitions,-collections,weeding- ~ library services
archives management,archival arrangement,-collections,special-
museum education,gallery-,heritage-,docent
working with children,experience-,school-aged--,love of-,passion for teaching,working with young people
working with parents and families,family liaison,home-school- ~ parent communication
subject leadership,-coordinator,-leader,-lead,literacy-,numeracy-,english-,phonics-,maths-,science- > school leadership
university service,academic-,serve on committees
behaviour data collection,--tracking,behavior charts,-data ~ behaviour management
special education support,SEN--,learning- ~ special education
consulting with teachers
certification:
PhD,Ph.D.,doctor of philosophy,doctoral degree,terminal-,doctorate
Advance HE fellowship,--HE,=FHEA,=HEA@,PGCAP > university teaching
internal verification,-verifier,-quality assurance,-assurer,=IQA,IQA qualification,level 4 IQA > apprenticeship assessment
certification > library services:
library degree,=MLS-,ALA-accredited,Master of Library Science
CILIP membership,=CILIP,MCLIP
knowledge:
international student services,--admissions,-students,=DSO@,SEVIS,UCAS,student visas,study abroad@@
Title IX,-I,Clery Act
SCORM,Tin Can API > instructional design
teaching excellence,-philosophy
tenure track,tenured
=SATs,SATs experience,key stage tests ~ standardized testing
tool:
e-learning authoring tools,=Articulate@,Articulate 360,H5P > instructional design
library management systems,=Alma@@,Alma Primo,Sierra library,Destiny-,Polaris-,Follett Destiny,Koha,OCLC,SirsiDynix,Spydus,integrated library system ~ library services
licence:
state certification^@@,-certified^@@ ~ teaching licence`
