export const technologyNames = `
software engineer: programmer, computer programmer, software programmer, software developer, software application engineer, software design engineer
application developer: applications programmer, application software developer
full-stack developer: fullstack programmer, full stack software developer
back-end developer: server side developer, backend programmer, backend engineer, server side engineer, back end software engineer, backend software engineer, backend software developer, backend web developer, server side programmer, backend API developer
Java developer: Java backend engineer, Spring developer, Spring Boot developer
Python developer: Python backend developer
.NET developer: C sharp developer, C# software engineer
C++ developer: C++ software developer
PHP developer: LAMP developer, PHP software engineer
Ruby developer: RoR developer
Node.js developer: Node backend developer
AI engineer: artificial intelligence developer, machine learning engineer
Salesforce developer: Apex developer, Salesforce platform developer
SAP developer: SAP ABAP programmer, ABAP programmer
front-end developer: frontend engineer, front end software engineer, UI developer, frontend web developer, front end software developer
React developer: React front end developer
Angular developer: Angular frontend developer
web developer: web site developer, web software developer
WordPress developer: WordPress website developer
QA engineer: test engineer software, QA tester, software test engineer, quality engineer software, QA test engineer, QA analyst, test engineer, test analyst, software tester
QA analyst: quality assurance test analyst, QA engineer, software tester, test analyst, test engineer
software tester: system tester, QA engineer, QA analyst, test engineer
test automation engineer: automated test engineer, automated QA engineer
embedded software engineer: embedded C engineer, embedded programmer, embedded systems software engineer, embedded software programmer, firmware engineer
software architect: software solutions architect, software systems architect
tech lead: =development lead, lead programmer
chief technology officer: chief technical officer, director of technology
IT support specialist: IT support engineer, help desk analyst, helpdesk analyst, service desk engineer, IT support analyst, IT helpdesk technician, IT technician, IT support technician, user support technician, ICT support technician, end user support technician, computer support technician, information technology support officer, end user computing technician, IT helpdesk support, IT user support specialist, help desk technician, service desk analyst, desktop support technician, first line support engineer
help desk technician: IT support engineer, IT support analyst, IT support technician, help desk specialist, IT helpdesk analyst, help desk agent, help desk engineer, helpdesk officer, help desk officer, service desk analyst, IT support specialist, desktop support technician, first line support engineer
service desk analyst: service desk officer, service desk support analyst, help desk technician, IT support specialist, desktop support technician, first line support engineer
desktop support technician: desktop support analyst, desktop support specialist, desk side support engineer, deskside support analyst, desktop analyst, end user support engineer, help desk technician, IT support specialist, service desk analyst, first line support engineer
technical support engineer: technical support analyst, technical support executive, technical support technician, technical support officer
first line support engineer: first line support analyst, level 1 support engineer, L1 support engineer, second line support engineer, second line support analyst, level 2 support engineer, help desk technician, IT support specialist, service desk analyst, desktop support technician
computer technician: computer repair specialist, PC support technician, PC repair technician
IT trainer: ICT trainer, IT skills trainer, applications trainer, software applications trainer
system administrator: systems and network administrator, server administrator, system and network administrator, systems support administrator, IT infrastructure administrator, Linux administrator, Windows administrator
network engineer: network and infrastructure engineer, network security and infrastructure engineer, routing and switching engineer
network administrator: systems and network administrator, system and network administrator, network and server administrator
network technician: network support technician, network installation technician
DevOps engineer: development operations engineer, DevOps specialist, site reliability engineer, DevSecOps engineer, platform engineer
cloud engineer: cloud platform engineer, cloud computing engineer
IT manager: IT operations and support manager, head of IT support, IT and systems manager, ICT operations manager, computer services manager
IT director: director of IT, director of information technology, ICT director
IT service manager: ICT service manager
IT consultant: IT advisory consultant, technology advisory consultant
systems analyst: systems and business analyst
data analyst: data and insights analyst, data and reporting analyst, =analytics specialist, business intelligence analyst, reporting analyst
business intelligence analyst: BI analyst, BI reporting analyst, Power BI analyst, business insights analyst, BI specialist
reporting analyst: MIS analyst, management information officer
data scientist: data science analyst, data science specialist
machine learning engineer: ML software engineer, AI engineer
data annotator: data labelling associate, data tagger, data annotation associate
statistician: statistics officer, statistical consultant
business intelligence developer: business intelligence engineer, BI engineer, BI developer, BI report developer, BI and data warehouse developer
data architect: data modelling architect
database administrator: database systems administrator, database support administrator, Oracle DBA, SQL DBA
mobile developer: Android developer, iOS developer, React Native developer, Flutter developer
site reliability engineer: DevOps engineer
platform engineer: DevOps engineer, site reliability engineer
firmware engineer: embedded software engineer
game developer: Unity developer, Unreal developer
data manager: data services manager
`
