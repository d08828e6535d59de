export const education = `
# teaching
teaching,classroom instruction,-experience,instructing students,taught-,-classes ~ tutoring
lesson planning,-preparation,-design,planning lessons,preparing- > teaching ~ curriculum development
lesson delivery,delivering lessons,teaching-,deliver engaging- > teaching
classroom management,classroom behaviour-,--discipline,managed classroom > teaching ~ behaviour management
behaviour management,managing behaviour,pupil-,challenging-,student discipline
curriculum development,-planning,-writing,-design,course-,syllabus-,developed curricula,unit planning,developing curriculum ~ instructional design
curriculum mapping,-alignment,scope and sequence,pacing guide > curriculum development
differentiated instruction,-learning,-teaching,-lessons,differentiation@,adaptive teaching,scaffolding learning,instructional scaffolding > teaching
student assessment,pupil-,formative-,summative-,assessing students,-pupils,assessment of learning,--for learning,=AFL@,student evaluation ~ grading student work
grading student work,--assignments,-papers,-exams,grading@,marking@,marking homework,-and feedback
progress monitoring,pupil tracking,-progress,student-,tracking pupil attainment ~ student assessment
report card writing,--cards,school reports,pupil- ~ progress monitoring
student feedback,-conferencing,feedback to students
parent communication,-meetings,-engagement,parental-,family-,parent-teacher conferences,parent-,communication with parents,parents' evenings
student engagement,-motivation,engaging students,-lessons,active learning strategies
positive learning environment,safe-,nurturing--,inclusive classroom ~ classroom management
small group instruction,-teaching,-support,guided groups,-reading groups,small-group interventions > teaching
one-to-one tuition,-support,1:1-,-tuition,individual instruction,1-on-1-,one-on-one-,-tutoring ~ tutoring
tutoring,private tuition,homework help,academic support
academic interventions,interventions@,reading intervention,response to-,intervention groups,=RTI@,MTSS,multi-tiered system of supports,catch-up programmes
project-based learning,inquiry-based-,problem-based-,enquiry-based-,experiential-,=PBL@
cooperative learning,collaborative-,think-pair-share
hands-on learning,-activities,learning centers,-stations,manipulatives@
blended learning,hybrid-,-teaching,flipped classroom ~ online teaching
online teaching,remote-,virtual-,-classroom,-instruction,online-,remote learning,distance-,-education,e-learning delivery,taught online > teaching
knowledge: student-centred learning,student-centered instruction,learner-centered,child-centred approach
knowledge: Bloom's taxonomy,higher-order thinking
knowledge: pedagogy,teaching methods,-methodologies,-strategies,instructional-,-methods,-techniques,teaching-,pedagogical,andragogy ~ teaching
knowledge: child development,stages of-,adolescent--,early childhood-,developmental milestones,human development@,developmentally appropriate
knowledge: educational psychology,learning theories,cognitive development
substitute teaching,supply-,cover-,-lessons,-supervision,long-term substitute ~ teaching
classroom support,-assistance,teaching-,teacher-,supporting teachers
supervising students,-pupils,-children,student supervision,playground-,recess-,lunchtime-,lunch duty,break-,bus-,hall-
extracurricular activities,extra-curricular-,after-school-,-program,-clubs,student-,co-curricular
educational trips,-visits,field trips,school-,residential-
examination preparation,exam-,GCSE-,SATs-,test-,-prep,SAT-,exam invigilation ~ student assessment
standardized testing,state-,benchmark-,standardised assessments,state-,test administration
teaching materials,instructional-,educational-,teaching resources,learning-,creating worksheets ~ lesson planning
tool: classroom technology,educational-,instructional-,ed tech,edtech,interactive whiteboard,SMART Board,Promethean board,technology integration,Smartboard
professional learning communities,=PLC@,teacher collaboration,co-teaching,co-planning
teacher mentoring,-coaching,instructional-,coaching teachers,mentoring-,-trainee teachers,=ECT mentor,observing lessons,model-,lesson observation
student mentoring,-coaching,academic-,mentoring students,-pupils,-young people
teacher professional development,=CPD@,=INSET@,in-service training,professional development for teachers
data-driven instruction,data-informed-,assessment data,achievement-,student performance- ~ progress monitoring
# subjects
literacy teaching,-instruction,reading-,literacy@,teaching reading,guided-,science of-,early literacy,balanced-
knowledge: phonics,Read Write Inc,=RWI@,phonemic awareness,phonological-,Fundations,Letters and Sounds ~ literacy teaching
numeracy teaching,early maths,basic numeracy ~ mathematics teaching
mathematics teaching,math-,-instruction,algebra-,taught mathematics,teaching-,-maths,-algebra,maths mastery > teaching
English teaching,-language and literature,=ELA,language arts,taught English,teaching- > teaching
science teaching,biology-,chemistry-,physics-,teaching biology,-chemistry,-physics,-science,taught-,science instruction > teaching
social studies teaching,-instruction,civics--,history teaching,geography-,humanities-,teaching history,-geography > teaching
foreign language teaching,language--,-instruction,modern foreign languages,=MFL,teaching Spanish,-French,-German,second language acquisition > teaching
English as a second language,=ESL,=EFL,=ESOL,=EAL,=ELL,multilingual learners,English-,language- ~ foreign language teaching
certification: TEFL certificate,-certification,TESOL-,=TEFL,=TESOL,=CELTA,=DELTA@,TESL > English as a second language
knowledge: English language exams,Cambridge English--
music teaching,-instruction,band direction
art teaching,-education,visual arts instruction,arts and crafts activities
drama teaching,performing arts-,theatre education,teaching drama,dance instruction
physical education teaching,PE--,teaching PE,physical education,school sports,=PE@,games lessons
knowledge: religious education,-studies,RE teaching,catechesis
knowledge: personal social health education,=PSHE,citizenship education,character-,relationships and sex-,social-emotional learning,social and emotional-,=SEL
computing teaching,ICT-,computer science-,--literacy instruction,teaching coding,-computing,coding clubs
knowledge: STEM education,STEAM-,-activities,STEM-,-learning,=STEM,Lego robotics,makerspace
vocational training,-education,-instruction,=CTE,technical education,work-based learning
adult education,-learners,-literacy,teaching adults,training-,community learning ~ vocational training
# early years
early childhood education,nursery--,early-,preschool-,-teaching,kindergarten-,early years,-learning,=ECE,pre-K,pre-kindergarten
knowledge: Early Years Foundation Stage,=EYFS,EYFS framework,-curriculum,Development Matters,foundation stage > early childhood education
childcare,day care,child-,-minding,caring for children,daycare,babysitting,nannying,childminding
infant and toddler care,infant care,caring for infants,toddlers,bottle feeding,diapering,potty training,toilet-,nappies > childcare
play-based learning,free play,structured-,imaginative-,purposeful-,educational-,learning through-,continuous provision ~ early childhood education
child observations,baby-,observing children,learning journals,-journeys,Tapestry online journal,key person,next steps > early childhood education
age-appropriate activities,children's-,craft-,story time,circle-,age appropriate curriculum
knowledge: Montessori > early childhood education
knowledge: Reggio Emilia approach,--Emilia,=Waldorf@,Steiner education,Forest School,HighScope,Creative Curriculum,Teaching Strategies GOLD > early childhood education
knowledge: Head Start
child nutrition and mealtimes,snack time,nap-
school run,-pick-up,-drop-off,-pickups,transporting children,driving-
certification: child development associate,=CDA credential,CDA certificate,-certification > early childhood education
certification: childcare qualification,early years educator-,Level 2 childcare,NVQ--,Level 3-,=NNEB,=CACHE@ > childcare,early childhood education
certification: early years teacher status,--professional status,=EYTS,=EYPS > early childhood education
certification: paediatric first aid,infant-,--CPR,pediatric-,infant and child-
knowledge: childcare licensing,day care-,child-,child-to-staff ratios,staff-to-child-,NAEYC
licence: Ofsted registration,-registered
# special needs
special education,-educational needs,--needs,additional-,-learning needs,--support needs,=SPED,=SEN,=SEND,students with disabilities,pupils with SEN,exceptional students,=ALN
individualized education program,-plans,=IEP,individual education plan,IEP development,-meetings,-writing,-goals,-accommodations,writing IEPs,implement- > special education
knowledge: education health and care plan,=EHCP,EHC plan,=EHC@ > special education
autism support,=ASD,=ASC@,autism,TEACCH,autistic ~ special education
emotional and behavioural difficulties,--behavioral disorders,=SEMH,=EBD@,emotional disturbance ~ behaviour management,special education
knowledge: learning disabilities,-difficulties,=SpLD,=PMLD,=SLD@,=MLD@ ~ special education
dyslexia support,dyslexia,Orton-Gillingham,dyscalculia,dyslexic students,Wilson Reading ~ literacy teaching
knowledge: ADHD support,=ADHD,attention deficit ~ special education
knowledge: Section 504 plans,--504,504 plans,accommodations and modifications ~ individualized education program
knowledge: inclusive education,-teaching,self-contained classroom,inclusion-,-support,-setting,mainstream inclusion,resource room,push-in and pull-out ~ special education
sign language,-supported English,deaf education,Makaton signing
positive behavioral interventions and supports,=PBIS,Team Teach,restorative practices,Crisis Prevention Intervention,CPI training,de-escalation-,nonviolent crisis intervention,positive handling,PBIS framework > behaviour management
sensory activities,-room,-regulation,-support,-play,messy-
# leadership, pastoral, safeguarding
knowledge: safeguarding children,-training,-policies,child protection,-safeguarding,-safety,-abuse prevention,safeguarding@,=KCSIE,designated safeguarding lead,=DSL@,mandated reporter
pastoral care,-support,-leadership,pupil welfare,student-,-well-being,-wellbeing,pupil-,form tutor
school counselling,guidance-,college-,-and career readiness,academic counseling,student-,careers education,-guidance ~ academic advising
school leadership,instructional-,key stage-,educational--,-administration,school management,-improvement,principal experience,=NPQH,=NPQSL,=NPQ@
teacher evaluation,-appraisal,-observation,Danielson Framework,Marzano > school leadership
timetabling,school timetable,class schedules,course scheduling
knowledge: school accreditation,Ofsted,ISI inspection,Estyn
school enrolment,student-,-recruitment,-admissions,school-,pupil-,college-,university-,admissions counselling,enrollment management
attendance monitoring,school attendance,student-,taking-,pupil-
knowledge: school governance,-governors,board of education
student records,pupil-,student information,-files,=FERPA,transcripts@
knowledge: Common Core State Standards,Common Core,state standards,academic-,learning-,state curriculum-,=CCSS,=TEKS,Next Generation Science Standards,=NGSS,standards-based instruction
knowledge: National Curriculum,key stage 1,-2,-3,-4,-5,=KS1,=KS2,=KS3,=KS4,=KS5,Curriculum for Excellence,KS1 and KS2
knowledge: GCSE teaching,A-level-,=AQA,Edexcel,sixth form,post-16,BTEC
knowledge: International Baccalaureate,=IB@,IB programme,-Diploma,-curriculum,=PYP,=MYP
knowledge: Advanced Placement,AP courses,-classes,honors-,dual enrollment,gifted education,-students,-and talented
knowledge: primary education,elementary-,-teaching,-students,-school,lower-,primary-,-teaching,-classroom,-pupils
knowledge: secondary education,-teaching,-school,middle-
knowledge: further education,post-secondary-,=FE@,FE college,community-,college teaching,postsecondary
knowledge: K-12 education,K-12,K12
# licences and certificates
licence: teaching licence,-qualification,-certificate,-credential,-certification,teacher-,educator-,-license,certified teacher,licensed-,teacher licensure > teaching
licence: qualified teacher status,--teacher,=QTS,=QTLS,GTCS registration,QTS status > teaching ~ teaching licence
certification: PGCE,postgraduate certificate in education,PGDE,SCITT,School Direct,Teach First > teaching ~ qualified teacher status
knowledge: early career framework,-teacher,newly qualified--,=ECT@,=NQT,ECT induction
certification: Bachelor of Education,=BEd,B.Ed.,education degree,bachelor's in education,degree-,BA primary-- > pedagogy
certification: Master of Education,=MEd,M.Ed.,doctor of education,master's in--,master's degree-,=EdD,Ed.D. > pedagogy
certification: Praxis exams,=Praxis@,edTPA,CBEST,CSET,TExES
licence: special education certification,-endorsement,-license,-credential > special education,teaching licence
certification: ESL endorsement,ESOL-,bilingual-,-education,-certification,ESL-,=CLAD@ > English as a second language
certification: reading specialist certification,--endorsement,LETRS > literacy teaching
licence: principal certification,-license,school administrator-,administrative credential > school leadership
licence: substitute teaching permit,-certificate,--license,-permit
certification: paraprofessional certification,-certificate,ParaPro
certification: HLTA status,=HLTA,higher level teaching assistant > classroom support
certification: teaching assistant qualification,Level 2 teaching assistant,NVQ--,Level 3- > classroom support
certification: award in education and training,=AET@,=CTLLS,=DTLLS,internal quality assurer,CAVA assessor ~ vocational training
certification: National Board Certification,-Certified Teacher,=NBCT > teaching licence
licence: school bus endorsement,-driving,minibus licence
# tools
tool: learning management system,virtual learning environment,=VLE,LMS administration
tool: Canvas LMS,Instructure Canvas > learning management system
tool: Blackboard > learning management system
tool: Moodle > learning management system
tool: Google Classroom,-Workspace for Education,Google--,--Certified Educator > learning management system
tool: Schoology,Brightspace,D2L,Desire2Learn > learning management system
tool: ClassDojo,Seesaw@,Class Dojo,Seesaw app
tool: student information systems,PowerSchool,Infinite Campus,Skyward@,=SIMS@,Arbor MIS,-school,Bromcom,Banner student,Synergy-,Ellucian Banner
tool: CPOMS,MyConcern
tool: childcare management apps,Brightwheel,Procare,Famly,HiMama,Tapestry EYFS,ParentZone,Blossom nursery,iConnect-
tool: online learning tools,Kahoot,Quizlet,Nearpod,Edpuzzle,i-Ready,Khan Academy,Pear Deck,Padlet,=IXL,Lexia,Accelerated Reader,Renaissance Learning
tool: school assessment tools,NWEA MAP,DIBELS,MAP testing,Fountas and Pinnell,STAR assessments,GL Assessment,FastBridge,AIMSweb,running records
tool: Turnitin,plagiarism detection,academic integrity
# higher education, training and libraries
university teaching,college-level-,postgraduate-,-courses,graduate-,undergraduate-,-teaching,higher education,lecturing,teaching undergraduates,delivering lectures > teaching
academic research,scholarly-,-publications,research-,peer-reviewed-,-journals,publication record,research agenda,-output
thesis supervision,dissertation-,PhD-,supervising dissertations,-graduate students > university teaching
certification: PhD,Ph.D.,doctorate,doctoral degree,terminal-,doctor of philosophy
research grants,NIH-,NSF-,=UKRI,external funding,research-,-proposals
academic writing,scholarly-,writing journal articles,research papers,manuscript preparation
conference presentations,-papers,academic conferences,presenting at-,poster presentation
academic advising,student-,-success coaching,--advisor,-guidance,academic-,-advisement,advising students
student affairs,-services,student support-,--activities,-experience@,-union,-life,residence-,residential-,campus-,Greek-
knowledge: international student services,--students,-admissions,study abroad,SEVIS,UCAS,student visas,=DSO@
financial aid,federal student-,FAFSA,Title IV funding,scholarships administration,student finance
knowledge: Title IX,-I,Clery Act
academic quality assurance,programme validation,course-,external examining,programme accreditation,institutional-,=QAA
programme leadership,course-,academic-,faculty-,module-
academic administration,faculty-,higher education-,registrar functions,faculty affairs
certification: Advance HE fellowship,--HE,=FHEA,=HEA@,PGCAP > university teaching
widening participation,access and-,college access programs,educational outreach
instructional design,online course-
tool: e-learning authoring tools,Articulate 360,H5P > instructional design
knowledge: SCORM,Tin Can API > instructional design
corporate training delivery
apprenticeship assessment,NVQ assessing,-assessor,assessing apprentices,e-portfolio,OneFile,functional skills teaching
certification: internal verification,-verifier,-quality assurance,=IQA > apprenticeship assessment
library services,-reference,-experience,-operations,-instruction,-programming,school library
library cataloguing,RDA-,cataloguing@,MARC21,metadata cataloging,Dewey ~ library services
tool: library management systems,integrated library system,Sierra library,Destiny-,Polaris-,Koha,Alma Primo,SirsiDynix,OCLC,Follett Destiny ~ library services
collection development,library acquisitions,-collections,weeding- ~ library services
certification: library degree,=MLS-,Master of Library Science,=CILIP,ALA-accredited > library services
archives management,special collections,archival-,-arrangement
museum education,gallery-,heritage-,docent
working with children,experience-,school-aged--,love of-,working with young people,passion for teaching
working with parents and families,home-school liaison,family- ~ parent communication
subject leadership,-leader,-coordinator,-lead,maths-,literacy-,science-,english-,numeracy-,phonics- > school leadership
university service,academic-,serve on committees
knowledge: teaching excellence,-philosophy
knowledge: tenure track,tenured
behaviour data collection,--tracking,behavior data,-charts ~ behaviour management
special education support,SEN--,learning- ~ special education
knowledge: SATs,+experience,key stage tests ~ standardized testing
consulting with teachers
licence: state certification,-certified ~ teaching licence`
