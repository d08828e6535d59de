export const educationTitles = `
teacher,schoolteacher > school-teaching
elementary school teacher,grade-,primary-,--teacher,year 6-,KS1--,homeroom-,KS2-,elementary-,fourth grade-,fifth-,second-,first-,third-,key stage 2-- > school-teaching
secondary school teacher,middle-,high-,secondary--,junior high-,sixth form-- > school-teaching
mathematics teacher,algebra-,math- > school-teaching
English teacher,ELA-,literature-,language arts- > school-teaching
science teacher,biology-,physics-,chemistry- > school-teaching
history teacher,geography-,humanities-,social science-,social studies-- > school-teaching
language teacher,French-,German-,Spanish-,MFL- > school-teaching
ESL teacher,TESOL-,EAL-,EFL-,ELL-,ESOL-,English language-,TEFL--,online English-,ESL instructor > school-teaching
computer science teacher,CTE--,business-,ICT-,STEM-,computing-,economics-,technology-,vocational- > school-teaching
art teacher,drama-,theatre- > school-teaching
music teacher,orchestra-,music instructor > school-teaching
physical education teacher,PE--,gym- > school-teaching
religious education teacher,RE--,religion- > school-teaching
substitute teacher,casual-,relief-,supply-,cover-,-supervisor > school-teaching
trainee teacher,pre-service-,student-,early career-,newly qualified--,=ECT@,=NQT,teaching intern > school-teaching
reading specialist,literacy-,maths-,intervention-,-teacher,reading-,Title I-,academic interventionist,math-,reading-,literacy coach > school-teaching
special education teacher,resource room--,--teacher,special needs-,autism--,SEN-,SEND-,SPED-,inclusion-,learning support- > special-education
SENCO,SEND coordinator,inclusion-,special education-,-director,--educational needs coordinator,director of special education > special-education
teaching assistant,educational-,learning support-,school-,classroom--,-aide,special education-,--needs assistant,education--,teacher-,instructional-,-aide,teacher's-,=HLTA,=LSA@,=SNA@,=TA@,paraeducator,paraprofessional > classroom-support
learning mentor,academic-,student-,behaviour-,-support assistant,behavior support specialist,pastoral manager,-support officer > classroom-support
lunchtime supervisor,playground-,midday-,-assistant,lunch monitor,recess- > classroom-support
preschool teacher,-lead teacher,daycare--,pre-K-,nursery-,toddler-,EYFS-,Montessori-,early years-,-educator,early childhood--,-teacher,infant--,kindergarten-,reception-,prekindergarten-,Head Start- > early-years
nursery practitioner,preschool-,childcare-,early years-,-assistant,early childhood--,preschool--,-aide,-teacher assistant,childcare--,daycare-,nursery-,-nurse,-key person,crèche worker,room leader > early-years
childcare worker,-provider,day care-,child-,--caregiver,childminder,creche assistant,child care-,-worker,daycare--,playworker > early-years
nanny,au pair,babysitter,governess,mother's help > early-years
nursery manager,early years-,childcare centre--,--center director,--manager,-director,daycare-,preschool-,early childhood- > early-years-management
after-school program coordinator,--teacher,-program leader,youth-,playgroup--,holiday club-,breakfast club assistant,camp director,-counselor > early-years
head teacher,-of school,dean of students,school administrator,-director,headmaster,headmistress,headteacher,principal@ > school-leadership
head of department in school,academic director,-manager,subject leader,curriculum-,phase-,key stage-,director of studies,head of English,-science,-year,-mathematics > school-leadership
superintendent of schools,assistant superintendent,school-,chief academic officer,district administrator,education director > school-leadership
instructional coach,-specialist,education-,curriculum-,-coordinator,-designer,-developer,-director,-manager,-writer,educational consultant,education-,teacher coach,director of curriculum > curriculum-and-learning-design
instructional designer,course developer,educational technologist > curriculum-and-learning-design
school counselor,career-,college-,-advisor,careers adviser,guidance counsellor > student-advice
educational psychologist,school- > student-advice
academic advisor,-coach,-counselor,enrollment advisor,student-,-success coach,-coordinator,-advisor,--engagement officer,--support officer > student-advice
admissions counselor,-coordinator,-representative,-advisor,-manager,-officer,student recruitment-,--recruiter,director of admissions,enrollment counselor,-specialist > education-administration
financial aid counselor,-advisor,-specialist > education-administration
registrar > education-administration
school secretary,-administrator assistant,school administrative--,--office manager,school business--,--receptionist,-clerk,attendance-,-officer,exams-,examinations-,bursar,invigilator > education-administration
university administrator,faculty-,academic-,-coordinator,academic program-,graduate-,residence life--,student-,student services--,-officer,--affairs officer,-coordinator,resident director > education-administration
dean@,college president,provost,vice chancellor > university-leadership
professor,adjunct faculty,department chair,faculty member > university-teaching
lecturer,adjunct instructor,college-,teaching associate > university-teaching
further education lecturer,college--,FE-,-teacher,adult education-,-instructor,GED--,vocational-,-trainer,-tutor,college-,functional skills-,adult educator > further-education
apprenticeship assessor,-trainer,development coach,skills tutor,work-based learning-,trainer assessor,training-,workplace- > further-education
graduate teaching assistant,course--,graduate-,-student instructor > university-teaching
postdoctoral researcher,-fellow,-research associate,graduate research assistant,PhD candidate,-student,doctoral-,-researcher,postdoc,research fellow > academic-research
tutor > tutoring
test prep instructor,--proctor,-scorer,-administrator,exam marker,-tutor > tutoring
librarian,library director,-manager,media specialist > libraries-and-museums
library assistant,circulation-,library aide,-clerk,-associate,-page,-technician > libraries-and-museums
archivist > libraries-and-museums
museum curator > libraries-and-museums`
