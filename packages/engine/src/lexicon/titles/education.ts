export const educationTitles = `
> school-teaching
teacher,schoolteacher
elementary school teacher,grade-,primary-,--teacher,year 6-,KS1--,homeroom-,KS2-,elementary-,fourth grade-,fifth-,second-,first-,third-,key stage 2--
secondary school teacher,middle-,high-,secondary--,junior high-,sixth form--
mathematics teacher,algebra-
English teacher,ELA-,literature-,language arts-
science teacher,biology-,physics-,chemistry-
history teacher,geography-,humanities-,social science-,social studies--
language teacher,French-,German-,Spanish-,MFL-
ESL teacher,TESOL-,EAL-,EFL-,ELL-,ESOL-,English language-,TEFL--,online English-,ESL instructor
computer science teacher,CTE--,business-,ICT-,STEM-,computing-,economics-,technology-,vocational-
art teacher,drama-,theatre-
music teacher,orchestra-,music instructor
physical education teacher,PE--,gym-
religious education teacher,RE--,religion-
substitute teacher,casual-,relief-,supply-,cover-,-supervisor
trainee teacher,pre-service-,student-,early career-,newly qualified--,=ECT@,=NQT,teaching intern
reading specialist,literacy-,maths-,intervention-,-teacher,reading-,Title I-,academic interventionist,math-,reading-,literacy coach
> special-education
special education teacher,resource room--,--teacher,special needs-,autism--,SEN-,SEND-,SPED-,inclusion-,learning support-
SENCO,SEND coordinator,inclusion-,special education-,-director,--educational needs coordinator,SENDCo
> classroom-support
teaching assistant,educational-,learning support-,school-,classroom--,-aide,special education-,--needs assistant,education--,teacher-,instructional-,-aide,teacher's-,=HLTA,=LSA@,=SNA@,=TA@,SEN TA,para educator,paraeducator,paraprofessional
classroom volunteer,reading-,school-,parent helper
learning mentor,academic-,student-,behaviour-,-support assistant,behavior support specialist,pastoral leader,-manager,-support officer,-worker
lunchtime supervisor,playground-,midday-,-assistant,lunch monitor,recess-
> early-years
preschool teacher,-lead teacher,daycare--,pre-K-,nursery-,toddler-,Montessori-,early years-,-educator,diploma--,cert III-,certificate-,early childhood--,-teacher,kindergarten--,EYFS-,infant-,reception-,prekindergarten-,Head Start-,lead educator@
nursery practitioner,preschool-,childcare-,early years-,-assistant,early childhood--,preschool--,-aide,-teacher assistant,childcare--,daycare-,nursery-,-nurse,-key person,crèche worker,room leader
childcare worker,-provider,day care-,child-,--caregiver,forest school leader,playworker,childminder,creche assistant,child care-,-worker,daycare--,after school club-
nanny,au pair,babysitter,governess,mother's help
after-school program coordinator,--teacher,-program leader,youth-,playgroup--,holiday club-,breakfast club assistant,camp director,-counselor
> early-years-management
nursery manager,early years-,childcare centre--,--center director,--manager,-director,daycare-,preschool-,early childhood-
> school-leadership
head teacher,-of school,dean of students,assistant principal,vice-,headmaster,headmistress,headteacher,principal@,school administrator,-director
head of department in school,=HOD@@,=HOY@@,pastoral lead,=HoD@@,academic director,-manager,curriculum leader,subject-,phase-,key stage-,director of studies,head of English,-mathematics,-science,-year
superintendent of schools,assistant superintendent,school-,chief academic officer,district administrator,education director
> curriculum-and-learning-design
instructional coach,-specialist,education-,curriculum-,-coordinator,-designer,-developer,-director,-manager,-writer,educational consultant,education-,teacher coach
instructional designer,learning experience-,LXD,course developer,educational technologist
> student-advice
school counselor,career-,college-,-advisor,careers adviser,guidance counsellor
educational psychologist,school-
academic advisor,-coach,-counselor,enrollment advisor,student-,-success coach,-coordinator,-advisor,--engagement officer,--support officer
> education-administration
exam invigilator,invigilator
admissions counselor,-coordinator,-representative,-advisor,-manager,-officer,student recruitment-,--recruiter,director of admissions,enrollment counselor,-specialist
financial aid counselor,-advisor,-specialist
registrar
school secretary,-administrator assistant,school administrative--,--office manager,--receptionist,-clerk,attendance-,-officer,exams-
school business manager,--director,bursar
university administrator,faculty-,academic-,-coordinator,academic program-,graduate-,residence life--,student-,student services--,-officer,international--,timetabling-,student affairs-,-coordinator,--records officer,resident director
> university-leadership
dean@,college president,provost,vice chancellor
> university-teaching
professor,adjunct faculty,department chair,faculty member
lecturer,adjunct instructor,college-,teaching associate
graduate teaching assistant,course--,graduate-,-student instructor
> further-education
further education lecturer,college--,FE-,-teacher,adult education-,-instructor,GED--,vocational-,-trainer,-tutor,college-,functional skills-,adult educator
apprenticeship assessor,-trainer,development coach,skills tutor,work-based learning-,trainer assessor,training-,workplace-
> academic-research
postdoctoral researcher,-fellow,-research associate,graduate research assistant,=PDRA,PhD candidate,-student,doctoral-,-researcher,postdoc,research fellow
> tutoring
tutor
test prep instructor,--proctor,-scorer,-administrator,exam marker,-tutor
> libraries-and-museums
librarian,library director,-manager,media specialist
library assistant,circulation-,library aide,-clerk,-associate,-page,-technician
archivist
museum curator`
