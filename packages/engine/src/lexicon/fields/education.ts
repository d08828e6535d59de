export const education = `
# teaching
teaching,classroom experience,-instruction,instructing students,taught-,-classes ~ tutoring
lesson planning,-design,-preparation,preparing lessons,planning- > teaching ~ curriculum development
lesson delivery,delivering lessons,teaching-,deliver engaging- > teaching
classroom management,classroom behaviour-,--discipline,managed classroom > teaching ~ behaviour management
behaviour management,pupil behaviour,managing-,challenging-,student discipline
curriculum development,-planning,-writing,-design,course-,syllabus-,developed curricula,unit planning,developing curriculum ~ instructional design
curriculum mapping,-alignment,pacing guide,scope and sequence > curriculum development
differentiated instruction,-learning,-lessons,-teaching,adaptive-,differentiation@@,instructional scaffolding,scaffolding learning > teaching
student assessment,formative-,pupil-,summative-,=AFL@,assessing pupils,-students,assessment for learning,--of learning,student evaluation ~ grading student work
grading student work,--exams,-papers,-assignments,graded@@,grading^@@,marking homework,-and feedback,marking^@@
progress monitoring,student progress,pupil-,-tracking,tracking pupil attainment ~ student assessment
report card writing,--cards,pupil reports,school- ~ progress monitoring
student feedback,-conferencing,feedback to students
parent communication,-meetings,-conferences,parent-teacher-,communication with parents,family engagement,parental-,parent-,parents' evenings
student engagement,-motivation,active learning strategies,engaging lessons,-students
positive learning environment,safe-,nurturing--,inclusive classroom ~ classroom management
small group instruction,-teaching,-support,guided groups,-reading groups,small-group interventions > teaching
one-to-one tuition,-support,1:1-,-tuition,1-on-1 instruction,individual-,one-on-one-,-tutoring ~ tutoring
tutoring,academic support,homework help,private tuition
academic interventions,=RTI@,MTSS,catch-up programmes,intervention groups,interventions@@,multi-tiered system of supports,reading intervention,response to-
project-based learning,experiential-,enquiry-based-,inquiry-based-,problem-based-,=PBL@
cooperative learning,collaborative-,think-pair-share
hands-on learning,-activities,learning centers@@,-stations,manipulatives^@@
blended learning,hybrid-,-teaching,flipped classroom ~ online teaching
online teaching,remote-,virtual-,-classroom,-instruction,online-,distance education,-learning,remote-,e-learning delivery,taught online > teaching
knowledge: student-centred learning,child-centred approach,student-centered instruction,learner-centered
knowledge: Bloom's taxonomy,higher-order thinking
knowledge: pedagogy,andragogy,instructional methods,-strategies,-techniques,teaching-,-methods,-methodologies,-strategies,pedagogical ~ teaching
knowledge: child development,stages of-,adolescent--,early childhood-,developmentally appropriate,developmental milestones,human development@
knowledge: educational psychology,cognitive development,learning theories
substitute teaching,supply-,cover-,-lessons,-supervision,long-term substitute ~ teaching
classroom support,-assistance,teaching-,teacher-,supporting teachers
supervising students,-children,-pupils,break duty,bus-,lunch-,hall-,lunchtime supervision,student-,playground-,recess-
extracurricular activities,extra-curricular-,after-school-,-clubs,-program,co-curricular,student clubs
educational trips,-visits,residential trips,field-,school-
examination preparation,GCSE-,SATs-,exam-,test-,-prep,SAT-,exam invigilation ~ student assessment
standardized testing,state-,benchmark-,standardised assessments,state-,test administration
teaching materials,educational-,instructional-,creating worksheets,learning resources,teaching- ~ lesson planning
tool: classroom technology,instructional-,educational-,SMART Board,Smartboard,ed tech,Promethean board,edtech,interactive whiteboard,technology integration
professional learning communities,=PLC@,co-planning,co-teaching,teacher collaboration
teacher mentoring,-coaching,instructional-,=ECT mentor,coaching teachers,mentoring-,-trainee teachers,lesson observation,model lessons,observing-
student mentoring,-coaching,academic-,mentoring pupils,-students,-young people
teacher professional development,=CPD@,=INSET@,in-service training,professional development for teachers
data-driven instruction,data-informed-,assessment data,achievement-,student performance- ~ progress monitoring
# subjects
literacy teaching,-instruction,reading-,balanced literacy,early-,guided reading,teaching-,science of-,literacy@
knowledge: phonics,=RWI@,Fundations,Letters and Sounds,Read Write Inc,phonemic awareness,phonological- ~ literacy teaching
numeracy teaching,early maths,basic numeracy ~ mathematics teaching
mathematics teaching,math-,-instruction,algebra-,maths mastery,taught mathematics,teaching-,-maths,-algebra > teaching
English teaching,-language and literature,=ELA,language arts,taught English,teaching- > teaching
science teaching,physics-,chemistry-,biology-,science instruction,taught science,teaching-,-biology,-physics,-chemistry > teaching
social studies teaching,-instruction,civics--,geography teaching,history-,humanities-,teaching geography,-history > teaching
foreign language teaching,language--,-instruction,=MFL,second language acquisition,modern foreign languages,teaching French,-German,-Spanish > teaching
English as a second language,=EAL,=EFL,=ELL,=ESL,=ESOL,language learners,English-,multilingual- ~ foreign language teaching
certification: TEFL certificate,-certification,TESOL-,=CELTA,=DELTA@,=TEFL,=TESOL,TESL > English as a second language
knowledge: English language exams,Cambridge English--
music teaching,-instruction,band direction
art teaching,-education,arts and crafts activities,visual arts instruction
drama teaching,performing arts-,dance instruction,teaching drama,theatre education
physical education teaching,PE--,=PE@,games lessons,physical education,school sports,teaching PE
knowledge: religious education,-studies,RE teaching,catechesis
knowledge: personal social health education,=PSHE,=SEL,character education,citizenship-,relationships and sex-,social-emotional learning,social and emotional-
computing teaching,ICT-,computer science-,--literacy instruction,coding clubs,teaching coding,-computing
knowledge: STEM education,STEAM-,-activities,STEM-,-learning,=STEM,Lego robotics,makerspace
vocational training,-education,-instruction,=CTE,technical education,work-based learning
adult education,-learners,-literacy,community learning,teaching adults,training- ~ vocational training
# early years
early childhood education,preschool--,early-,nursery-,=ECE,early learning,-years,preschool teaching,kindergarten-,pre-K,pre-kindergarten
knowledge: Early Years Foundation Stage,=EYFS,Development Matters,EYFS curriculum,-framework,foundation stage > early childhood education
childcare,daycare,babysitting,caring for children,day care,child-,-minding,childminding,nannying
infant and toddler care,bottle feeding,caring for infants,diapering,infant care,nappies,toilet training,potty-,toddlers > childcare
play-based learning,continuous provision,educational play,purposeful-,imaginative-,structured-,free-,learning through- ~ early childhood education
child observations,baby-,key person,learning journals,-journeys,Tapestry online journal,next steps^@@,observing children > early childhood education
age-appropriate activities,children's-,craft-,age appropriate curriculum,circle time,story-
knowledge: Montessori > early childhood education
knowledge: Reggio Emilia approach,--Emilia,=Waldorf@,Creative Curriculum,HighScope,Steiner education,Teaching Strategies GOLD,Forest School > early childhood education
knowledge: Head Start
child nutrition and mealtimes,snack time,nap-
school run,-drop-off,-pick-up,-pickups,transporting children,driving-
certification: child development associate,=CDA credential,CDA certificate,-certification > early childhood education
certification: childcare qualification,early years educator-,=CACHE@,=NNEB,Level 3 childcare,NVQ--,Level 2- > childcare,early childhood education
certification: early years teacher status,--professional status,=EYPS,=EYTS > early childhood education
certification: paediatric first aid,infant-,--CPR,pediatric-,infant and child-
knowledge: childcare licensing,child care-,day-,NAEYC,child-to-staff ratios,staff-to-child-
licence: Ofsted registration,-registered
# special needs
special education,-educational needs,--needs,additional learning-,--needs,-support needs,=ALN,=SEN,=SEND,=SPED,pupils with SEN,students with disabilities
individualized education program,-plans,=IEP,IEP accommodations,-development,-meetings,-writing,-goals,implement IEPs,writing-,individual education plan > special education
knowledge: education health and care plan,=EHC@,=EHCP,EHC plan > special education
autism support,=ASC@,=ASD,TEACCH,autism,autistic ~ special education
emotional and behavioural difficulties,--behavioral disorders,=EBD@,=SEMH,emotional disturbance ~ behaviour management,special education
knowledge: learning disabilities,-difficulties,=MLD@,=PMLD,=SLD@,=SpLD ~ special education
dyslexia support,Wilson Reading,dyscalculia,dyslexia,dyslexic students,Orton-Gillingham ~ literacy teaching
knowledge: ADHD support,=ADHD,attention deficit ~ special education
knowledge: Section 504 plans,--504,504 plans,accommodations and modifications ~ individualized education program
knowledge: inclusive education,-teaching,push-in and pull-out,self-contained classroom,inclusion-,-setting,-support,mainstream inclusion,resource room ~ special education
sign language,-supported English,Makaton signing,deaf education
positive behavioral interventions and supports,CPI training,de-escalation-,=PBIS,Crisis Prevention Intervention,PBIS framework,Team Teach,nonviolent crisis intervention,positive handling,restorative practices > behaviour management
sensory activities,-support,-regulation,-room,-play,messy-
# leadership, pastoral, safeguarding
knowledge: safeguarding children,-policies,-training,=DSL@,child protection,-safety,-safeguarding,-abuse prevention,=KCSIE,designated safeguarding lead,mandated reporter,safeguarding@
pastoral care,-leadership,-support,form tutor,pupil welfare,student-,-well-being,-wellbeing,pupil-
school counselling,college-,guidance-,academic counseling,student-,careers education,-guidance,college and career readiness ~ academic advising
school leadership,instructional-,key stage-,educational--,-administration,=NPQ@,=NPQH,=NPQSL,principal experience,school improvement,-management
teacher evaluation,-observation,-appraisal,Danielson Framework,Marzano > school leadership
timetabling,class schedules,course scheduling,school timetable
knowledge: school accreditation,Estyn,ISI inspection,Ofsted
school enrolment,student-,-recruitment,-admissions,university-,pupil-,college-,school-,admissions counselling,enrollment management
attendance monitoring,school attendance,pupil-,student-,taking-
knowledge: school governance,-governors,board of education
student records,pupil-,student files,-information,transcripts@,=FERPA
knowledge: Common Core State Standards,standards-based instruction,=CCSS,=NGSS,=TEKS,Common Core,Next Generation Science Standards,academic standards,state-,learning-,state curriculum-
knowledge: National Curriculum,Curriculum for Excellence,=KS1,=KS2,=KS3,=KS4,=KS5,KS1 and KS2,key stage 1,-2,-3,-4,-5
knowledge: GCSE teaching,A-level-,BTEC,Edexcel,post-16,=AQA,sixth form
knowledge: International Baccalaureate,=IB@,=MYP,=PYP,IB programme,-Diploma,-curriculum
knowledge: Advanced Placement,honors classes,AP-,-courses,dual enrollment,gifted education,-students,-and talented
knowledge: primary education,elementary-,-students,-teaching,-school,primary pupils,-teaching,-classroom,-school,lower-
knowledge: secondary education,-teaching,-school,middle-
knowledge: further education,post-secondary-,=FE@,FE college,college teaching,community college-,postsecondary
knowledge: K-12 education,K-12,K12
# licences and certificates
licence: teaching licence,-credential,-qualification,-certificate,-certification,educator-,teacher-,-licensure,licensed teacher,certified-,educator license > teaching
licence: qualified teacher status,--teacher,=QTLS,=QTS,GTCS registration,QTS status > teaching ~ teaching licence
certification: PGCE,PGDE,SCITT,Teach First,postgraduate certificate in education,School Direct > teaching ~ qualified teacher status
knowledge: early career framework,-teacher,newly qualified--,=ECT@,ECT induction,=NQT
certification: Bachelor of Education,education degree^@@,=BEd,B.Ed.,BA primary education,degree in--,bachelor's- > pedagogy
certification: Master of Education,=EdD,=MEd,Ed.D.,M.Ed.,doctor of education,master's in--,master's degree- > pedagogy
certification: Praxis exams,=Praxis@,CBEST,CSET,TExES,edTPA
licence: special education certification,-credential,-endorsement,-license > special education,teaching licence
certification: ESL endorsement,-certification,bilingual-,-education,-endorsement,ESOL-,=CLAD@ > English as a second language
certification: reading specialist certification,--endorsement,LETRS > literacy teaching
licence: principal certification,-license,school administrator-,administrative credential > school leadership
licence: substitute teaching permit,-certificate,--permit,-license
certification: paraprofessional certification,-certificate,ParaPro
certification: HLTA status,=HLTA,higher level teaching assistant > classroom support
certification: teaching assistant qualification,Level 3 teaching assistant,NVQ--,Level 2- > classroom support
certification: award in education and training,=AET@,=CTLLS,=DTLLS,AET level 3,PTLLS ~ vocational training
certification: National Board Certification,-Certified Teacher,=NBCT > teaching licence
licence: school bus endorsement,-driving
# tools
tool: learning management system,=VLE,LMS administration,virtual learning environment
tool: Canvas LMS,Instructure Canvas > learning management system
tool: Blackboard > learning management system
tool: Moodle > learning management system
tool: Google Classroom,-Workspace for Education,Google--,--Certified Educator > learning management system
tool: Schoology,D2L,Brightspace,Desire2Learn > learning management system
tool: ClassDojo,Seesaw app,Seesaw@,Class Dojo
tool: student information systems,Arbor MIS,-school,Banner student,Synergy-,Bromcom,Ellucian Banner,=SIMS@,Infinite Campus,PowerSchool,Skyward@
tool: CPOMS,MyConcern
tool: childcare management apps,Blossom nursery,iConnect-,Brightwheel,Famly,HiMama,ParentZone,Procare,Tapestry EYFS
tool: online learning tools,=IXL,Accelerated Reader,Kahoot,Khan Academy,Lexia,Nearpod,Padlet,Pear Deck,Edpuzzle,Quizlet,Renaissance Learning,i-Ready
tool: school assessment tools,AIMSweb,DIBELS,FastBridge,GL Assessment,Fountas and Pinnell,MAP testing,NWEA MAP,STAR assessments,running records
tool: Turnitin,academic integrity,plagiarism detection
# higher education, training and libraries
university teaching,postgraduate-,-courses,graduate-,undergraduate-,-teaching,college-level-,delivering lectures,higher education,lecturing,teaching undergraduates > teaching
academic research,scholarly-,-publications,research-,peer-reviewed-,-journals,research agenda,-output,publication record
thesis supervision,PhD-,dissertation-,supervising dissertations,-graduate students > university teaching
certification: PhD,Ph.D.,doctor of philosophy,doctoral degree,terminal-,doctorate
research grants,NIH-,NSF-,external funding,research-,-proposals,=UKRI
academic writing,scholarly-,manuscript preparation,research papers,writing journal articles
conference presentations,-papers,academic conferences,presenting at-,poster presentation
academic advising,-advisement,-guidance,student-,-advising,-advisor,-success coaching,advising students
student affairs,-experience@,-union,-services,student support-,--activities,-life,Greek-,residence-,residential-,campus-
knowledge: international student services,--admissions,-students,=DSO@,SEVIS,UCAS,student visas,study abroad@@
financial aid,federal student-,FAFSA,scholarships administration,Title IV funding,student finance
knowledge: Title IX,-I,Clery Act
academic quality assurance,=QAA,course validation,programme-,-accreditation,institutional-,external examining
programme leadership,academic-,course-,module-,faculty-
academic administration,higher education-,faculty--,-affairs,registrar functions
certification: Advance HE fellowship,--HE,=FHEA,=HEA@,PGCAP > university teaching
widening participation,access and-,college access programs,educational outreach
instructional design,online course-
tool: e-learning authoring tools,Articulate 360,H5P > instructional design
knowledge: SCORM,Tin Can API > instructional design
corporate training delivery
apprenticeship assessment,OneFile,NVQ assessing,-assessor,assessing apprentices,e-portfolio,functional skills teaching
certification: internal verification,-verifier,-quality assurance,-assurer,=IQA,IQA qualification,level 4 IQA > apprenticeship assessment
library services,-instruction,-programming,-experience,-operations,-reference,school library
library cataloguing,RDA-,=Dewey@,MARC21,cataloguing@,metadata cataloging ~ library services
tool: library management systems,Koha,OCLC,Alma Primo,Destiny library,Polaris-,Sierra-,Follett Destiny,SirsiDynix,integrated library system ~ library services
collection development,library acquisitions,-collections,weeding- ~ library services
certification: library degree,=MLS-,ALA-accredited,Master of Library Science > library services
certification: CILIP membership,=CILIP,MCLIP > library services
archives management,archival arrangement,-collections,special-
museum education,gallery-,heritage-,docent
working with children,experience-,school-aged--,love of-,passion for teaching,working with young people
working with parents and families,family liaison,home-school- ~ parent communication
subject leadership,-coordinator,-leader,-lead,literacy-,numeracy-,english-,phonics-,maths-,science- > school leadership
university service,academic-,serve on committees
knowledge: teaching excellence,-philosophy
knowledge: tenure track,tenured
behaviour data collection,--tracking,behavior charts,-data ~ behaviour management
special education support,SEN--,learning- ~ special education
knowledge: =SATs,SATs experience,key stage tests ~ standardized testing
consulting with teachers
licence: state certification^@@,-certified^@@ ~ teaching licence`
