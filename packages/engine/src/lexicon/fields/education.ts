export const education = `
# teaching
teaching | classroom instruction, taught students, classroom experience, taught classes, instructing students | skill | | related: tutoring
lesson planning | planning lessons, lesson preparation, lesson design, preparing lessons | skill | implies: teaching | related: curriculum development
lesson delivery | delivering lessons, teaching lessons, deliver engaging lessons, plan and deliver lessons | skill | implies: teaching
classroom management | classroom behaviour management, managing a classroom, managed classroom, classroom discipline | skill | implies: teaching | related: behaviour management
behaviour management | behavior management, managing behaviour, managing behavior, pupil behaviour, student discipline, challenging behaviour, challenging behavior, managed student behavior | skill | | related: classroom management
curriculum development | curriculum design, curriculum planning, curriculum writing, developing curriculum, course design, syllabus design, developed curricula, unit planning | skill | | related: lesson planning, instructional design
curriculum mapping | curriculum alignment, vertical alignment of curriculum, scope and sequence, pacing guide | skill | implies: curriculum development
differentiated instruction | differentiation@, differentiated learning, differentiated teaching, adaptive teaching, scaffolding learning, instructional scaffolding, differentiated lessons, differentiate for all abilities | skill | implies: teaching
student assessment | assessing students, pupil assessment, assessment of learning, assessment for learning, =AFL@, formative assessment, summative assessment, assessing pupils, student evaluation | skill | | related: grading student work
grading student work | grading@, marking@, grading assignments, grading papers, marking and feedback, grading exams, marking homework | skill | | related: student assessment
progress monitoring | student progress, pupil progress, pupil tracking, progress tracking of pupils, tracking pupil attainment, assess and record pupil progress, track student progress, monitor student progress | skill | | related: student assessment
report card writing | school reports, pupil reports, report cards, progress reports for students | skill | | related: progress monitoring
student feedback | feedback to students, giving feedback to learners, feedback to pupils, student conferencing | skill
parent communication | parent-teacher conferences, communicating with parents, parents' evenings, parent meetings, communication with parents, parent engagement, parental engagement, family engagement, liaising with parents, parent conferences | skill
student engagement | engaging students, engaging lessons, engaging learning environment, student motivation, active learning strategies | skill
positive learning environment | safe learning environment, inclusive classroom, inclusive learning environment, stimulating learning environment, supportive learning environment, nurturing environment | skill | | related: classroom management
small group instruction | small group teaching, guided groups, small-group interventions, guided reading groups, small group support | skill | implies: teaching
one-to-one tuition | one-on-one instruction, one-to-one support, 1:1 support, individual instruction, one-on-one tutoring, 1-on-1 instruction, 1:1 tuition, one-on-one student support | skill | | related: tutoring
tutoring | private tuition, homework help, academic support | skill | | related: teaching
academic interventions | interventions@, reading intervention, intervention groups, response to intervention, =RTI@, MTSS, multi-tiered system of supports, catch-up programmes, targeted interventions@ | skill
project-based learning | inquiry-based learning, =PBL@, problem-based learning, enquiry-based learning, experiential learning | skill
cooperative learning | collaborative learning, group work facilitation, think-pair-share | skill
hands-on learning | hands-on activities, learning centers, manipulatives@, learning stations | skill
blended learning | hybrid learning, flipped classroom, hybrid teaching | skill | | related: online teaching
online teaching | remote teaching, distance learning, e-learning delivery, virtual teaching, virtual classroom, virtual instruction, distance education, online instruction, taught online, remote learning | skill | implies: teaching
student-centred learning | student-centered learning, learner-centered, student-centered instruction, child-centred approach, learner-centred | knowledge
Bloom's taxonomy | higher-order thinking, depth of knowledge levels | knowledge
pedagogy | teaching methods, teaching methodologies, instructional strategies, instructional methods, pedagogical, teaching strategies, instructional techniques, andragogy, teaching techniques | knowledge | | related: teaching
child development | early childhood development, developmental milestones, stages of development, adolescent development, human development@, developmentally appropriate | knowledge
educational psychology | psychology of learning, learning theories, cognitive development | knowledge
substitute teaching | supply teaching, cover teaching, cover lessons, cover supervision, long-term substitute | skill | | related: teaching
classroom support | teaching assistance, assisting the teacher, supporting the class teacher, assist lead teacher, teacher assistance, classroom assistance, supporting teachers, supporting teaching and learning | skill
supervising students | student supervision, playground supervision, lunch duty, break duty, recess supervision, supervising pupils, bus duty, lunchtime supervision, supervising children, hall duty, supervise lunch and recess | skill
extracurricular activities | after-school activities, after-school clubs, student clubs, running school clubs, extra-curricular activities, after-school program, co-curricular | skill
educational trips | field trips, school trips, educational visits, residential trips | skill
examination preparation | exam preparation, test preparation, GCSE preparation, test prep, SAT prep, exam invigilation, SATs preparation | skill | | related: student assessment
standardized testing | standardised testing, state testing, test administration, state assessments, standardised assessments, benchmark testing | skill
teaching materials | instructional materials, teaching resources, educational materials, learning resources, creating worksheets | skill | | related: lesson planning
classroom technology | educational technology, instructional technology, ed tech, edtech, interactive whiteboard, SMART Board, Promethean board, technology integration, Smartboard, technology in the classroom | tool
professional learning communities | =PLC@, teacher collaboration, co-teaching, collaborative planning with teachers, co-planning | skill
teacher mentoring | mentoring teachers, teacher coaching, instructional coaching, coaching teachers, =ECT mentor, mentoring trainee teachers, supervising student teachers, observing lessons, lesson observation, model lessons, modelling lessons | skill
student mentoring | mentoring students, mentoring young people, mentoring pupils, student coaching, academic coaching | skill
teacher professional development | staff training in schools, =CPD@, =INSET@, in-service training, delivering CPD to teachers, professional development for teachers, lead professional development for teachers | skill
data-driven instruction | student data analysis, assessment data, achievement data, data-informed instruction, student performance data, analyze student data, analyse pupil data | skill | | related: progress monitoring

# subjects
literacy teaching | reading instruction, literacy instruction, literacy@, teaching reading, early literacy, reading and writing instruction, guided reading, balanced literacy, science of reading | skill
phonics | Read Write Inc, =RWI@, phonemic awareness, Fundations, Letters and Sounds, phonological awareness | knowledge | | related: literacy teaching
numeracy teaching | early maths, basic numeracy | skill | | related: mathematics teaching
mathematics teaching | math instruction, teaching mathematics, teaching maths, math teaching, algebra instruction, teaching algebra, taught mathematics, maths mastery | skill | implies: teaching
English teaching | =ELA, language arts, English literature teaching, English language and literature, taught English, teaching English | skill | implies: teaching
science teaching | teaching biology, teaching chemistry, teaching physics, biology teaching, chemistry teaching, physics teaching, teaching science, science instruction, taught science | skill | implies: teaching
social studies teaching | history teaching, geography teaching, humanities teaching, teaching history, teaching social studies, social studies instruction, civics instruction, teaching geography | skill | implies: teaching
foreign language teaching | modern foreign languages, =MFL, teaching Spanish, teaching French, language teaching, second language acquisition, teaching German, language instruction | skill | implies: teaching
English as a second language | =ESL, =EFL, =ESOL, =EAL, =ELL, multilingual learners, English learners, language learners | skill | | related: foreign language teaching
TEFL certificate | =TEFL, =TESOL, =CELTA, =DELTA@, TEFL certification, TESOL certification, TESL | certification | implies: English as a second language
English language exams | Cambridge English exams | knowledge
music teaching | band direction, music instruction | skill
art teaching | art education, visual arts instruction, art and design teaching, arts and crafts activities | skill
drama teaching | theatre education, teaching drama, performing arts teaching, dance instruction | skill
physical education teaching | PE teaching, teaching PE, physical education, school sports, =PE@, games lessons | skill
religious education | RE teaching, religious studies, catechesis | knowledge
personal social health education | =PSHE, relationships and sex education, citizenship education, social-emotional learning, =SEL, social and emotional learning, character education | knowledge
computing teaching | computer science teaching, teaching coding, ICT teaching, teaching computing, coding clubs, digital literacy instruction, computer literacy instruction | skill
STEM education | =STEM, STEAM education, STEM activities, STEM learning, STEAM activities, Lego robotics, makerspace | knowledge
vocational training | =CTE, vocational education, technical education, vocational instruction, work-based learning | skill
adult education | teaching adults, adult learners, adult literacy, community learning, training adults | skill | | related: vocational training

# early years
early childhood education | =ECE, early years, preschool education, pre-K, pre-kindergarten, nursery education, kindergarten teaching, preschool teaching, early education, early learning | skill
Early Years Foundation Stage | =EYFS, EYFS framework, EYFS curriculum, Development Matters, foundation stage | knowledge | implies: early childhood education
childcare | child care, caring for children, day care, daycare, babysitting, nannying, child minding, childminding, supervision of children | skill
infant and toddler care | infant care, caring for infants, toddlers, care of babies, nappy changing, bottle feeding, diapering, potty training, toilet training, nappies | skill | implies: childcare
play-based learning | learning through play, free play, structured play, imaginative play, continuous provision, purposeful play, educational play | skill | | related: early childhood education
child observations | observing children, learning journals, learning journeys, Tapestry online journal, baby observations, key person approach, key worker nursery, next steps, key person | skill | implies: early childhood education
age-appropriate activities | children's activities, craft activities, story time, circle time, age appropriate curriculum, games for children | skill
Montessori | | knowledge | implies: early childhood education
Reggio Emilia approach | Reggio Emilia, =Waldorf@, Steiner education, Forest School, HighScope, Creative Curriculum, Teaching Strategies GOLD | knowledge | implies: early childhood education
Head Start | | knowledge
child nutrition and mealtimes | preparing children's meals, preparing snacks for children, serving meals to children, snack time, nap time, lunch and nap routines | skill
school run | school pick-up, school drop-off, school pickups, transporting children, driving children | skill
child development associate | =CDA credential, CDA certificate, CDA certification | certification | implies: early childhood education
childcare qualification | Level 3 childcare, =NNEB, =CACHE@, Level 2 childcare, NVQ childcare, early years educator qualification, BTEC children's play, level 3 in childcare, early years level 3 | certification | implies: childcare, early childhood education
early years teacher status | =EYTS, early years professional status, =EYPS | certification | implies: early childhood education
paediatric first aid | pediatric first aid, infant CPR, pediatric CPR, infant and child CPR, infant first aid | certification
childcare licensing | child-to-staff ratios, staff-to-child ratios, NAEYC, day care licensing, child care licensing, state licensing childcare | knowledge
Ofsted registration | Ofsted registered | licence

# special needs
special education | =SPED, special educational needs, =SEN, =SEND, special needs, students with disabilities, pupils with SEN, exceptional students, additional needs, additional learning needs, =ALN, additional support needs | skill
individualized education program | =IEP, individualised education plan, IEP development, individual education plan, IEP meetings, IEP writing, individualized education plans, writing IEPs, IEP goals, IEP accommodations, implement IEPs | skill | implies: special education
education health and care plan | =EHCP, EHC plan, =EHC@ | knowledge | implies: special education
autism support | =ASD, =ASC@, autism, TEACCH, autistic | skill | | related: special education
emotional and behavioural difficulties | =SEMH, =EBD@, emotional and behavioral disorders, emotional disturbance | skill | | related: behaviour management, special education
learning disabilities | learning difficulties, =SpLD, =PMLD, =SLD@, =MLD@ | knowledge | | related: special education
dyslexia support | dyslexia, Orton-Gillingham, dyscalculia, dyslexic students, Wilson Reading | skill | | related: literacy teaching
ADHD support | =ADHD, attention deficit | knowledge | | related: special education
Section 504 plans | 504 plans, IDEA compliance special education, accommodations and modifications, Section 504 | knowledge | | related: individualized education program
inclusive education | inclusion classroom, mainstream inclusion, resource room, inclusion support, inclusive teaching, push-in and pull-out, self-contained classroom, inclusion setting | knowledge | | related: special education
sign language | deaf education, Makaton signing, sign supported English | skill
positive behavioral interventions and supports | =PBIS, Team Teach, restorative practices, restorative justice in schools, Crisis Prevention Intervention, CPI training, nonviolent crisis intervention, positive handling, PBIS framework, de-escalation training | skill | implies: behaviour management
sensory activities | sensory play, sensory room, sensory regulation, sensory support, messy play | skill

# leadership, pastoral, safeguarding
safeguarding children | child protection, safeguarding@, child safeguarding, =KCSIE, designated safeguarding lead, =DSL@, safeguarding training, safeguarding policies, child safety, mandated reporter, child abuse prevention | knowledge
pastoral care | pastoral support, student wellbeing, pupil wellbeing, form tutor, student welfare, student well-being, pastoral leadership, pupil welfare | skill
school counselling | school counseling, academic counseling, guidance counseling, student counseling, college counseling, careers education, careers guidance, guidance counselling, college and career readiness, college counselling, college and career planning, career planning for students, individual planning with students | skill | | related: academic advising
school leadership | educational leadership, school management, principal experience, instructional leadership, =NPQH, =NPQSL, =NPQ@, school improvement, educational administration, key stage leadership | skill
teacher evaluation | teacher appraisal, teacher observation, Danielson Framework, staff evaluation in school, performance management of teachers, Marzano | skill | implies: school leadership
timetabling | school timetable, class schedules, course scheduling | skill
school accreditation | Ofsted, ISI inspection, accreditation of schools, Estyn, inspection readiness in school | knowledge
school enrolment | student enrollment, school admissions, pupil admissions, student admissions, college admissions, student recruitment, university admissions, admissions counselling, enrollment management, student enrolment | skill
attendance monitoring | school attendance, attendance tracking of pupils, student attendance, taking attendance, pupil attendance, attendance records of students | skill
school governance | school governors, school board relations, board of education | knowledge
student records | pupil records, student information, student files, =FERPA, transcripts@, student data records | skill
Common Core State Standards | Common Core, state standards, =CCSS, state curriculum standards, =TEKS, Next Generation Science Standards, =NGSS, academic standards, standards-based instruction, learning standards | knowledge
National Curriculum | key stage 1, key stage 2, =KS1, =KS2, =KS3, =KS4, =KS5, key stage 3, key stage 4, key stage 5, Curriculum for Excellence, KS1 and KS2 | knowledge
GCSE teaching | GCSE level teaching, A-level teaching, =AQA, Edexcel, sixth form, post-16, BTEC | knowledge
International Baccalaureate | =IB@, IB programme, IB Diploma, =PYP, =MYP, IB curriculum | knowledge
Advanced Placement | AP courses, AP classes, dual enrollment, gifted and talented, gifted education, honors classes, gifted students | knowledge
primary education | elementary education, elementary school, primary school, primary teaching, elementary teaching, primary classroom, elementary students, lower school, primary pupils | knowledge
secondary education | secondary school, middle school, secondary teaching | knowledge
further education | =FE@, FE college, community college, college teaching, post-secondary education, postsecondary | knowledge
K-12 education | K-12, K12 | knowledge

# licences and certificates
teaching licence | teaching license, teaching certificate, teacher certification, certified teacher, teaching credential, teacher licensure, educator license, teaching certification, licensed teacher, educator certification, teaching qualification | licence | implies: teaching
qualified teacher status | =QTS, =QTLS, qualified teacher, GTCS registration, QTS status | licence | implies: teaching | related: teaching licence
PGCE | postgraduate certificate in education, PGDE, SCITT, School Direct, Teach First | certification | implies: teaching | related: qualified teacher status
early career framework | early career teacher, =ECT@, =NQT, newly qualified teacher, ECT induction | knowledge
Bachelor of Education | =BEd, B.Ed., education degree, bachelor's in education, degree in education, BA primary education | certification | implies: pedagogy
Master of Education | =MEd, M.Ed., master's in education, =EdD, Ed.D., doctor of education, master's degree in education | certification | implies: pedagogy
Praxis exams | =Praxis@, edTPA, CBEST, CSET, TExES | certification
special education certification | special education certified, special education endorsement, special education license, special education credential, education specialist credential, special education teaching license | licence | implies: special education, teaching licence
ESL endorsement | ESOL endorsement, bilingual certification, ESL certification, bilingual endorsement, =CLAD@, bilingual education | certification | implies: English as a second language
reading specialist certification | reading endorsement, literacy specialist certification, LETRS | certification | implies: literacy teaching
principal certification | administrative certificate in education, principal license, school administrator license, administrative credential | licence | implies: school leadership
substitute teaching permit | substitute license, substitute teaching certificate, substitute permit | licence
paraprofessional certification | ParaPro, paraprofessional certificate | certification
HLTA status | =HLTA, higher level teaching assistant | certification | implies: classroom support
teaching assistant qualification | Level 3 teaching assistant, Level 2 teaching assistant, NVQ teaching assistant | certification | implies: classroom support
award in education and training | =AET@, =CTLLS, =DTLLS, internal quality assurer, CAVA assessor | certification | | related: vocational training
National Board Certification | National Board Certified Teacher, =NBCT | certification | implies: teaching licence
school bus endorsement | school bus licence, school bus driving, minibus licence, school bus driver license | licence

# tools
learning management system | virtual learning environment, =VLE, LMS administration | tool
Canvas LMS | Instructure Canvas | tool | implies: learning management system
Blackboard | | tool | implies: learning management system
Moodle | | tool | implies: learning management system
Google Classroom | Google for Education, Google Workspace for Education, Google Certified Educator | tool | implies: learning management system
Schoology | Brightspace, D2L, Desire2Learn | tool | implies: learning management system
ClassDojo | Seesaw@, Class Dojo, Seesaw app | tool
student information systems | PowerSchool, Infinite Campus, Skyward@, =SIMS@, Arbor MIS, Bromcom, Banner student, Ellucian Banner, Arbor school, Synergy student, Aspen student information | tool
CPOMS | MyConcern | tool
childcare management apps | Brightwheel, Procare, Famly, HiMama, Tapestry EYFS, ParentZone, Blossom nursery, iConnect nursery | tool
online learning tools | Kahoot, Quizlet, Nearpod, Edpuzzle, i-Ready, Khan Academy, Pear Deck, Padlet, =IXL, Lexia, Accelerated Reader, Renaissance Learning | tool
school assessment tools | NWEA MAP, DIBELS, MAP testing, Fountas and Pinnell, STAR assessments, GL Assessment, FastBridge, AIMSweb, running records | tool
Turnitin | plagiarism detection, academic integrity | tool

# higher education, training and libraries
university teaching | higher education, lecturing, undergraduate teaching, teaching undergraduates, postgraduate teaching, college-level teaching, teaching university students, delivering lectures, taught undergraduate courses, undergraduate and graduate courses, teaching at university level, graduate courses, undergraduate courses, postgraduate courses | skill | implies: teaching
academic research | scholarly research, research publications, peer-reviewed publications, scholarly publications, publication record, research agenda, peer-reviewed journals, research output, active program of research, publish in peer-reviewed journals, programme of research | skill
thesis supervision | dissertation supervision, supervising graduate students, PhD supervision, supervising dissertations, supervising postgraduate students, supervision of doctoral students, student research supervision | skill | implies: university teaching
PhD | Ph.D., doctorate, doctoral degree, doctor of philosophy, terminal degree | certification
research grants | research funding, grant applications for research, NIH grants, NSF grants, research proposals, =UKRI, external funding, seek external funding, external research funding | skill
academic writing | scholarly writing, writing journal articles, research papers, manuscript preparation | skill
conference presentations | presenting at conferences, academic conferences, conference papers, poster presentation | skill
academic advising | student advising, academic advisement, advising students, student advisor, student guidance, student success coaching, academic guidance | skill | | related: school counselling
student affairs | student life, student services, residence life, student activities, student support services, residential life, campus life, Greek life, student engagement programs, student experience@, student union | skill
international student services | study abroad, SEVIS, international students, international admissions, UCAS, student visas, =DSO@ | knowledge
financial aid | FAFSA, federal student aid, Title IV funding, scholarships administration, student finance | skill
Title IX | Title I, Clery Act | knowledge
academic quality assurance | programme validation, academic standards review, external examining, quality assurance in education, programme accreditation, course validation, =QAA, institutional accreditation, program review academic | skill
programme leadership | program coordination academic, course leadership, academic program management, academic leadership, faculty leadership, module leadership | skill
academic administration | faculty administration, registrar functions, faculty affairs, higher education administration | skill
Advance HE fellowship | =FHEA, =HEA@, PGCAP, Advance HE | certification | implies: university teaching
widening participation | outreach to schools, college access programs, educational outreach, access and participation | skill
instructional design | online course design, designing learning experiences | skill | | related: curriculum development
e-learning authoring tools | Articulate 360, H5P | tool | implies: instructional design
SCORM | Tin Can API | knowledge | implies: instructional design
corporate training delivery | classroom training delivery | skill
apprenticeship assessment | NVQ assessing, assessing apprentices, e-portfolio, OneFile, NVQ assessor, functional skills teaching | skill
internal verification | internal quality assurance, =IQA, internal verifier | certification | implies: apprenticeship assessment
library services | library reference, library experience, school library, library operations, library instruction, reference and reader services, library programming | skill
library cataloguing | cataloguing@, cataloging@, RDA cataloguing, MARC21, metadata cataloging, Dewey | skill | | related: library services
library management systems | integrated library system, Sierra library, Koha, Alma Primo, SirsiDynix, Destiny library, OCLC, Polaris library, Follett Destiny | tool | | related: library services
collection development | library acquisitions, weeding collections, library collections, acquisitions and collections | skill | | related: library services
library degree | =MLS degree, Master of Library Science, =CILIP, ALA-accredited | certification | implies: library services
archives management | archiving records history, special collections, archival arrangement, archival collections | skill
museum education | gallery education, heritage education, docent | skill
working with children | experience with children, working with young people, working with kids, experience with young people, love of children, passion for teaching, passion for education, school-aged children | skill
working with parents and families | work with families in school, home-school liaison, home school communication, family liaison | skill | | related: parent communication
subject leadership | lead a subject, leading a subject, subject lead, maths lead, literacy lead, science lead, english lead, numeracy lead, phonics lead, subject leader,  subject coordinator, curriculum subject lead | skill | implies: school leadership
university service | serve on committees, service to the university, academic service | skill
teaching excellence | evidence of teaching excellence, teaching philosophy | knowledge
tenure track | tenured | knowledge
behaviour data collection | collect behavior data, behavior data, behaviour tracking, behavior charts | skill | | related: behaviour management
special education support | support students with disabilities, supporting pupils with SEND, SEN support, learning support | skill | | related: special education
SATs | SATs experience, key stage tests | knowledge | | related: standardized testing
consulting with teachers | consult with teachers and parents, collaborating with teachers, consultation with school staff | skill
state certification | state certified, state educator certification | licence | | related: teaching licence
`
