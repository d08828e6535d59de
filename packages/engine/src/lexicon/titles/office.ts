export const officeTitles = `
# administration
> administration
administrative assistant,-intern,-executive,-assistant/receptionist,-trainee,-professional,-support specialist,admin assistant,administration-,-executive,admin-,-associate
administrative officer,-specialist,-support officer,admin--,administration-
administrative clerk,-aide,admin clerk,administration-
office assistant,-aide,-associate,clerical-,-aide,-clerk,-support worker,-assistant,office-,--attendant,-boy,-administrator boy,secretary clerk,peon
office clerk,clerical officer,-worker,-specialist,clerk
office junior,-helper,-intern,-trainee,-boy
administrator,admin@,business coordinator,-administration assistant,contracts administrator@
business support officer,-administrator
administration apprentice,admin-,apprentice administrator,trainee-,apprentice business-
administrative coordinator,administration-,admin-
team administrator,group-,departmental-,department-
office coordinator,office administration-,office experience--,office support--,administrative-,--services coordinator,office-,-supervisor,-assistant,-associate,--co-ordinator,workplace assistant
office supervisor,administrative-,admin-,clerical-,administration-,-team leader,admin-,office-
office manager,office services-,business-,administrative-,-director,--lead,-director,-manager,admin-,business support-,office operations--,--director,-experience manager,administration--,-lead,admin head,branch administrator,director of administration,head-
> records-and-data-entry
data entry clerk,order-,-specialist,data processor,-transcriber,-inputter,-typist,-capturer,-administrator,data entry-,-keyer,-operator,keyboard--,data input-,-administrator,-clerk,data capture--,data--,data processing-,-assistant,-executive,-operator,=DEO@@,encoder@
records clerk,-custodian,-processor,-technician,-administrator,-management officer,-assistant,filing--,document specialist,-clerk,archiving-,registry-,file-,documentation-,record keeper
records manager,-supervisor,-management specialist,--officer,information management-
scanning clerk,-operator,document scanner,-imaging specialist,imaging clerk
document controller,documentation-,-coordinator,-officer,-assistant,-executive,document manager,-coordinator,-processor,-reviewer@,-administrator,document control-,-assistant,-clerk,-analyst,-manager,-officer,-coordinator,-specialist,document management--
typist,document production specialist,typing clerk,wp operator,word processing-,--processor
processing clerk,-assistant,-associate,-executive,-officer,-administrator,order-,-clerk,-coordinator,-management specialist,order processing--,--processor,application-,enrolment officer
# assistants
> executive-assistance
executive assistant,-coordinator,-personal assistant,ceo--,director's-,exec-,executive administrative-,--secretary,-support officer,-specialist,--pa,-administrator,-business partner,=EA@,assistant to the ceo
personal assistant,private-,family-,personal executive-,--secretary,pa/secretary,=PA@,legal pa,team-,pa to ceo,-director,-managing director,pa/office manager
private secretary,-pa,celebrity assistant,household personal-,lifestyle manager
secretary,department assistant,secretarial-,team coordinator-
team secretary,department-,departmental-,team assistant
law firm secretary,law office--
hospital secretary,medical office-,-coordinator,-clerk,-specialist,--pa,-records administrator
health unit coordinator,ward secretary,clinic clerk,medical-
medical administrator,clinic-,medical office-,patient--,-pathway coordinator,medical administration assistant
virtual assistant,online-,remote executive-,virtual-,remote administrative--,virtual-,remote--,virtual office-,=VA@@,online administrator
company secretary,corporate-,trust-,board administrator,company secretarial-,-assistant
committee clerk,-secretary,-administrator,clerk to the board,democratic services officer
clerk to governors,parish clerk,governance-
governance officer,-manager,-administrator
# reception
> reception
receptionist,=Reception@,welcome host@,front desk assistant,-specialist,-associate,-clerk@,-coordinator,-executive,-representative,-officer,-administrator,front office--,-associate,-executive,-coordinator,-clerk,-specialist,-assistant,reception--,-coordinator,-team member
clinic receptionist,doctor's-,health-,optical-,surgery-,outpatient-,medical office-,ward--,patient-,-services assistant
dental front desk,--office receptionist
patient access specialist,-associate,--registrar,-registration representative,-specialist
patient scheduler,medical-
switchboard operator,-receptionist,call operator,phone-,pbx-,answering service-,telephonist/receptionist,telephonist
reception manager,-team leader,--supervisor,front desk-,-lead,-manager,--office lead,-supervisor,patient access--,head of reception,lead receptionist
appointment scheduler,-coordinator,booking-,scheduling-,-administrator,bookings-,-assistant,scheduling-,-specialist,-officer,-associate,-clerk,appointments-,booking-,-officer
# mail and office services
> office-services
mailroom clerk,-coordinator,-specialist,-associate,-supervisor,-technician,-manager,-operator,mail-,mail room-,-clerk,-attendant,-assistant,post-,-operative,mailroom--,postroom-,-assistant,mailroom-,mail-,-processor,-sorter,-clerk,postal-,mail services-,office messenger
print room operator,-assistant,reprographics--,-operator,-technician,copy center associate,-specialist,-operator,copy--,printing clerk
office services clerk,-technician,-specialist,document-,conference room attendant,messenger,office hospitality coordinator,--porter,-experience associate
event administrator,conference-,meeting planner assistant,events--,event coordinator-,--support coordinator,meetings--,training administrator@
# kinds of administrators
> specialist-administration
sales administrator,sales ledger-,sales office--,-coordinator,sales administration--,-assistant,-executive,-manager,--admin,-secretary,-processor,sales order-,-administrator,commercial--,sales support-,-coordinator,-assistant,sales administrative--
customer service administrator,customer support--
import administrator,export-
school office administrator,-assistant,student services--,-administrator,admissions--,curriculum-,academic secretary,alumni officer
research administrator,college-,course-,postgraduate-,undergraduate-
admissions assistant,-clerk,enrollment coordinator
exams administrator
student records officer,-assistant,registrar's--,registry-
property administrator,maintenance-,estates-,housing-,repairs-,residential-,tenancy-,block management-,lettings coordinator,property administration assistant
site administrator,technical-,planning-,engineering-,warranty-,works-,service desk-,site secretary
construction administrator,-office manager,--secretary,-administrative assistant
bid administrator
transport administrator,fleet-,logistics-
procurement administrator,stock-,purchasing-
compliance administrator,quality-
finance administrator,accounts-,banking-,loan-,mortgage-,financial-,credit control-,admin/accounts assistant,fund administrator@
paraplanner administrator
eligibility clerk
licensing clerk
registration officer,-clerk,registry officer
voter registration clerk
church administrator,diocesan-,association-,charity-,parish-,-secretary,ministry assistant,church administrative-,--office manager
membership coordinator,-assistant,-officer,-administrator,-secretary,club-`
