export const educationTitles = `
teacher,schoolteacher > school-teaching
elementary school teacher,primary-,grade-,elementary--,primary-,KS1-,KS2-,homeroom-,first grade-,second-,third-,fourth-,fifth-,year 6--,key stage 2-- > school-teaching
secondary school teacher,high-,middle-,secondary--,sixth form-,junior high-- > school-teaching
mathematics teacher,math-,algebra- > school-teaching
English teacher,ELA-,literature-,language arts- > school-teaching
science teacher,biology-,chemistry-,physics- > school-teaching
history teacher,geography-,humanities-,social studies-,social science-- > school-teaching
language teacher,Spanish-,French-,German-,MFL- > school-teaching
ESL teacher,EFL-,TEFL-,ESOL-,EAL-,TESOL-,ELL-,English language-,online English--,ESL instructor > school-teaching
computer science teacher,computing--,ICT-,technology-,STEM-,business-,economics-,CTE-,vocational- > school-teaching
art teacher,drama-,theatre- > school-teaching
music teacher,orchestra-,music instructor > school-teaching
physical education teacher,PE--,gym- > school-teaching
religious education teacher,RE--,religion- > school-teaching
substitute teacher,supply-,relief-,casual-,cover-,-supervisor > school-teaching
trainee teacher,student-,early career-,pre-service--,newly qualified-,teaching intern,=ECT@,=NQT > school-teaching
reading specialist,literacy-,maths-,intervention-,-teacher,Title I-,reading--,-interventionist,math-,academic-,literacy coach > school-teaching
special education teacher,SEN--,SEND-,SPED-,resource-,-room teacher,inclusion--,learning support-,autism--,special needs- > special-education
SENCO,special education director,-coordinator,SEND--,inclusion-,special educational needs-,director of special education > special-education
teaching assistant,teacher-,classroom-,-aide,teacher's-,special education-,instructional--,-assistant,education-,educational-,learning support-,school-,=TA@,paraprofessional,paraeducator,=LSA@,=HLTA > classroom-support
learning mentor,student-,academic-,behaviour-,-support assistant,pastoral manager,-support officer,behavior support specialist > classroom-support
lunchtime supervisor,midday-,playground-,lunch monitor,recess-,midday assistant > classroom-support
preschool teacher,-lead teacher,pre-K--,early childhood-,-educator,early years--,-teacher,nursery--,kindergarten-,reception-,daycare-,infant-,toddler-,prekindergarten-,Montessori-,EYFS-,Head Start- > early-years
nursery practitioner,childcare-,preschool-,early years-,-assistant,early childhood--,childcare--,daycare-,preschool-,-aide,-teacher assistant,nursery--,-nurse,-key person,room leader,crèche worker > early-years
childcare worker,-provider,day care-,child-,-worker,-assistant,creche--,daycare worker,childminder,child caregiver,playworker > early-years
nanny,babysitter,au pair,governess,mother's help > early-years
nursery manager,early years-,childcare centre--,--director,-manager,-center director,daycare--,preschool-,early childhood- > early-years-management
after-school program coordinator,--teacher,-program leader,youth-,playgroup--,holiday club-,camp counselor,-director,breakfast club assistant > early-years
head teacher,-of school,headteacher,principal@,headmaster,headmistress,school director,-administrator,dean of students > school-leadership
head of department in school,head of year,-mathematics,-science,-English,subject leader,curriculum-,phase-,key stage-,director of studies,academic director,-manager > school-leadership
superintendent of schools,school superintendent,assistant-,chief academic officer,education director,district administrator > school-leadership
instructional coach,-specialist,education-,curriculum-,-coordinator,-director,-developer,-designer,-writer,-manager,teacher coach,director of curriculum,educational consultant,education- > curriculum-and-learning-design
instructional designer,educational technologist,course developer > curriculum-and-learning-design
school counselor,college-,career-,guidance counsellor,careers adviser,college advisor > student-advice
educational psychologist,school- > student-advice
academic advisor,-coach,-counselor,student advisor,enrollment-,student success-,-coach,-coordinator,--support officer,--engagement officer > student-advice
admissions counselor,enrollment-,-specialist,student recruiter,-recruitment officer,admissions--,-coordinator,-advisor,-representative,-manager,director of admissions > education-administration
financial aid counselor,-advisor,-officer,-specialist > education-administration
registrar > education-administration
school secretary,-administrator assistant,school administrative--,--receptionist,-office manager,school business--,--clerk,attendance-,-officer,exams-,examinations-,bursar,invigilator > education-administration
university administrator,faculty-,academic-,-coordinator,academic program-,graduate-,student services--,-officer,--affairs officer,-coordinator,student life--,residence-,resident director > education-administration
dean@,provost,vice chancellor,college president > university-leadership
professor,adjunct faculty,faculty member,department chair > university-teaching
lecturer,teaching associate,adjunct instructor,college- > university-teaching
further education lecturer,college--,FE-,-teacher,adult education-,-instructor,GED--,vocational-,-trainer,-tutor,college-,functional skills-,adult educator > further-education
apprenticeship assessor,-trainer,training assessor,workplace-,trainer-,skills tutor,work-based learning-,development coach > further-education
graduate teaching assistant,course--,graduate-,-student instructor > university-teaching
postdoctoral researcher,-research associate,--fellow,research-,postdoc,doctoral researcher,-student,PhD-,-candidate,graduate research assistant > academic-research
tutor > tutoring
test prep instructor,--scorer,-administrator,-proctor,exam tutor,-marker > tutoring
librarian,library manager,-director,media specialist > libraries-and-museums
library assistant,circulation-,library technician,-clerk,-page,-aide,-associate > libraries-and-museums
archivist > libraries-and-museums
museum curator > libraries-and-museums`
