export const educationTitles = `
teacher | schoolteacher | school-teaching
elementary school teacher | primary school teacher, primary teacher, elementary teacher, first grade teacher, second grade teacher, third grade teacher, fourth grade teacher, fifth grade teacher, grade school teacher, KS1 teacher, KS2 teacher, key stage 2 teacher, year 6 teacher, homeroom teacher | school-teaching
secondary school teacher | high school teacher, middle school teacher, secondary teacher, sixth form teacher, junior high teacher | school-teaching
mathematics teacher | math teacher, teacher of mathematics, algebra teacher, teacher of maths | school-teaching
English teacher | ELA teacher, teacher of English, language arts teacher, literature teacher | school-teaching
science teacher | biology teacher, chemistry teacher, physics teacher, teacher of science, teacher of physics, teacher of chemistry | school-teaching
history teacher | social studies teacher, geography teacher, humanities teacher, teacher of history, social science teacher | school-teaching
language teacher | Spanish teacher, French teacher, German teacher, teacher of Spanish, MFL teacher | school-teaching
ESL teacher | EFL teacher, TEFL teacher, ESOL teacher, English language teacher, ESL instructor, EAL teacher, TESOL teacher, ELL teacher, online English teacher | school-teaching
computer science teacher | computing teacher, ICT teacher, technology teacher, STEM teacher, business teacher, economics teacher, CTE teacher, vocational teacher | school-teaching
art teacher | drama teacher, theatre teacher, visual arts teacher | school-teaching
music teacher | orchestra teacher, music instructor | school-teaching
physical education teacher | PE teacher, gym teacher, teacher of PE | school-teaching
religious education teacher | RE teacher, religion teacher | school-teaching
substitute teacher | supply teacher, cover supervisor, cover teacher, relief teacher, casual teacher | school-teaching
trainee teacher | student teacher, newly qualified teacher, early career teacher, teaching intern, pre-service teacher, =ECT@, =NQT | school-teaching
reading specialist | literacy specialist, reading interventionist, literacy coach, reading teacher, math interventionist, academic interventionist, intervention specialist, intervention teacher, maths specialist, Title I teacher | school-teaching
special education teacher | SEN teacher, special needs teacher, SEND teacher, SPED teacher, resource teacher, inclusion teacher, learning support teacher, resource room teacher, autism teacher | special-education
SENCO | special educational needs coordinator, special education coordinator, SEND coordinator, director of special education, inclusion coordinator, special education director | special-education
teaching assistant | =TA@, teacher assistant, teacher's aide, classroom assistant, paraprofessional, paraeducator, learning support assistant, =LSA@, instructional aide, instructional assistant, education assistant, educational assistant, =HLTA, classroom aide, special education aide, school support assistant | classroom-support
learning mentor | student mentor, behaviour mentor, academic mentor, behaviour support assistant, pastoral support officer, behavior support specialist, pastoral manager, graduate teaching mentor | classroom-support
lunchtime supervisor | midday supervisor, playground supervisor, lunch monitor, recess monitor, midday assistant | classroom-support
preschool teacher | pre-K teacher, early childhood teacher, early childhood educator, early years teacher, nursery teacher, kindergarten teacher, reception teacher, daycare teacher, infant teacher, toddler teacher, prekindergarten teacher, lead teacher preschool, Head Start teacher, Montessori teacher, preschool lead teacher, EYFS teacher, early years educator | early-years
nursery practitioner | nursery nurse, early years practitioner, childcare practitioner, nursery assistant, room leader, early childhood assistant, early years assistant, childcare assistant, preschool assistant, preschool teacher assistant, nursery key person, daycare assistant, preschool aide, preschool practitioner, crèche worker | early-years
childcare worker | childcare provider, child care worker, child care provider, daycare worker, childminder, day care provider, child caregiver, playworker, child care assistant, creche assistant | early-years
nanny | babysitter, au pair, governess, mother's help | early-years
nursery manager | childcare director, daycare director, preschool director, childcare centre manager, early years manager, childcare manager, early childhood director, assistant director childcare, childcare center director | early-years-management
after-school program coordinator | after-school teacher, after-school program leader, playgroup leader, camp counselor, youth program leader, camp director, holiday club leader, breakfast club assistant, out-of-school club worker | early-years
head teacher | headteacher, principal@, head of school, headmaster, headmistress, school director, school administrator, dean of students | school-leadership
head of department in school | head of year, head of mathematics, head of science, head of English, subject leader, curriculum leader, key stage leader, director of studies, academic director, phase leader, academic manager | school-leadership
superintendent of schools | school superintendent, assistant superintendent, director of education, chief academic officer, education director, district administrator | school-leadership
instructional coach | curriculum coordinator, curriculum specialist, instructional specialist, teacher coach, curriculum director, curriculum developer, curriculum designer, director of curriculum, curriculum writer, education consultant, educational consultant, education specialist, curriculum manager | curriculum-and-learning-design
instructional designer | educational technologist, course developer | curriculum-and-learning-design
school counselor | guidance counselor, school counsellor, college counselor, careers adviser, career counselor, guidance counsellor, careers advisor, college advisor | student-advice
educational psychologist | school psychologist | student-advice
academic advisor | student advisor, academic adviser, student success advisor, student support officer, enrollment advisor, student adviser, student success coach, academic coach, student success coordinator, academic counselor, student engagement officer | student-advice
admissions counselor | admissions officer, admissions coordinator, enrollment counselor, student recruitment officer, admissions advisor, admissions representative, director of admissions, enrollment specialist, student recruiter, admissions manager | education-administration
financial aid counselor | financial aid advisor, financial aid officer, financial aid specialist | education-administration
registrar | | education-administration
school secretary | school administrator assistant, school receptionist, school office manager, attendance officer, attendance clerk, school business manager, exams officer, school clerk, bursar, examinations officer, school administrative assistant, invigilator | education-administration
university administrator | academic program coordinator, student services officer, student services coordinator, faculty administrator, academic coordinator, residence life coordinator, student affairs coordinator, resident director, academic administrator, graduate program coordinator, student life coordinator, student affairs officer | education-administration
dean@ | provost, vice chancellor, college president | university-leadership
professor | adjunct faculty, faculty member, department chair | university-teaching
lecturer | teaching associate, adjunct instructor, college instructor | university-teaching
further education lecturer | college lecturer, FE lecturer, college tutor, vocational tutor, functional skills tutor, adult education teacher, vocational instructor, adult education instructor, vocational trainer, FE teacher, adult educator, GED instructor | further-education
apprenticeship assessor | training assessor, workplace assessor, work-based learning tutor, apprenticeship trainer, skills tutor, trainer assessor, development coach | further-education
graduate teaching assistant | graduate assistant, graduate student instructor, course assistant | university-teaching
postdoctoral researcher | research fellow, postdoc, postdoctoral fellow, postdoctoral research associate, doctoral researcher, PhD student, PhD candidate, doctoral student, graduate research assistant | academic-research
tutor | | tutoring
test prep instructor | exam tutor, test scorer, exam marker, test administrator, test proctor | tutoring
librarian | library manager, media specialist, library director | libraries-and-museums
library assistant | library technician, library clerk, library page, library aide, library associate, circulation assistant, information assistant library | libraries-and-museums
archivist | | libraries-and-museums
museum curator | education officer museum | libraries-and-museums
`
