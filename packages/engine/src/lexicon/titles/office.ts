export const officeTitles = `
# administration
administrative assistant,-assistant/receptionist,-professional,-intern,-support assistant,-specialist,-associate,--executive,-trainee,-technician,-associate,admin-,-assistant,administration-,-executive,admin- > administration
administrative officer,-specialist,-support officer,administration--,admin- > administration
administrative clerk,-aide,admin clerk,administration- > administration
office assistant,office administrator-,office support--,clerical-,-worker,--associate,office-,-attendant,-aide,clerical-,-clerk,secretary- > administration
office clerk,clerk,clerical officer,-assistant,-worker,-specialist > administration
office junior,-trainee,-intern,-helper,-boy > administration
administrator,contracts administrator@,business coordinator,-administration assistant,admin@ > administration
business support officer,-assistant,-coordinator,-executive,-administrator > administration
administration apprentice,admin-,apprentice administrator,trainee-,apprentice business- > administration
administrative coordinator,administration-,admin- > administration
team administrator,departmental-,department-,group- > administration
office coordinator,administrative support-,office-,-specialist,--co-ordinator,workplace assistant,office services-,-associate,-supervisor,-coordinator,administrative-,office experience--,office administration-- > administration
office supervisor,admin-,clerical-,administrative-,administration-,-team leader,office-,admin- > administration
office manager,administration-,-lead,administrative-,-manager,-services manager,-director,--director,office-,-services manager,business-,--support manager,admin--,office operations-,office experience--,head of administration,director-,branch administrator,admin head > administration
data entry clerk,order-,-specialist,data-,-assistant,-associate,-administrator,-analyst,-technician,-executive,-keyer,-coordinator,-representative,-officer,-operator,keyboard--,data input-,-clerk,-administrator,data--,-capturer,-typist,-transcriber,-processor,-inputter,-processing operator,-executive,-assistant,-clerk,data--,data capture-,encoder@ > records-and-data-entry
records clerk,-administrator,-custodian,-processor,-technician,-management officer,-coordinator,-assistant,filing--,document specialist,-clerk,file-,registry-,documentation-,archiving-,record keeper > records-and-data-entry
records manager,-supervisor,-management specialist,--officer,information governance-,--management officer > records-and-data-entry
scanning clerk,-operator,document scanner,-imaging specialist,imaging clerk > records-and-data-entry
document controller,documentation-,-coordinator,-officer,-assistant,-executive,document management specialist,document control--,-clerk,-manager,-administrator,-assistant,-analyst,-officer,-coordinator,document--,-manager,-administrator,-processor,-reviewer@ > records-and-data-entry
typist,typing clerk,wp operator,word processing-,--processor,document production specialist > records-and-data-entry
processing clerk,-associate,-executive,-officer,-assistant,-administrator,order-,-management specialist,order processing--,order--,-coordinator,-clerk,-processor,application-,enrolment officer > records-and-data-entry
# assistants
executive assistant,-secretary,-pa,-coordinator,-assistant/office manager,--business partner,--administrator,-administrative assistant,ceo--,director's-,executive support-,-specialist,-officer,--personal assistant,=EA@,assistant to the ceo > executive-assistance
personal assistant,private-,family-,personal executive-,--secretary,=PA@,pa to ceo,-director,-managing director,pa/office manager,team pa,legal-,pa/secretary > executive-assistance
private secretary,-pa,celebrity assistant,household personal-,lifestyle manager > executive-assistance
secretary,receptionist/secretary,secretarial assistant,department-,team coordinator-,--secretary/pa,secretary/receptionist,secretary/administrator > executive-assistance
team secretary,department-,departmental-,team assistant > executive-assistance
law firm secretary,law office-- > executive-assistance
hospital secretary,medical office-,-specialist,-coordinator,-clerk,--pa,-records administrator > executive-assistance
health unit coordinator,ward secretary,clinic clerk,medical- > executive-assistance
medical administrator,-administration assistant,--office administrator,clinic--,patient-,-pathway coordinator > executive-assistance
virtual assistant,remote-,remote administrative-,virtual-,virtual office--,virtual executive--,remote-,online--,-administrator > executive-assistance
company secretary,corporate-,trust-,board administrator,company secretarial-,-assistant > executive-assistance
committee clerk,-secretary,-administrator,democratic services officer,clerk to the board > executive-assistance
clerk to governors,governance clerk,parish- > executive-assistance
governance officer,-manager,-administrator > executive-assistance
# reception
receptionist,receptionist/admin assistant,receptionist/office-,receptionist/administrative-,reception-,-coordinator,front desk-,-administrator,-associate,-officer,-assistant,-representative,-specialist,-clerk@,-executive,front office--,-assistant,-clerk,-associate,-specialist,-coordinator,-administrator,reception--,-team member,receptionist/administrator,administrator/receptionist,admin/receptionist,welcome host@,=Reception@ > reception
clinic receptionist,doctor's-,optical-,health-,surgery-,outpatient-,ward-,medical office-,patient--,-services assistant > reception
dental front desk,--office receptionist > reception
patient access specialist,-associate,--registrar,-registration specialist,-representative > reception
patient scheduler,medical- > reception
switchboard operator,-receptionist,telephone operator,phone-,pbx-,call-,answering service-,telephonist,telephonist/receptionist > reception
reception manager,-team leader,--supervisor,patient access-,front desk--,-lead,-manager,--office supervisor,-lead,head of reception,lead receptionist > reception
appointment scheduler,-coordinator,scheduling-,booking-,-clerk,-officer,scheduling-,-specialist,-associate,-administrator,bookings-,-assistant,scheduling-,-clerk,appointments- > reception
# mail and office services
mailroom clerk,-operative,postroom-,post room-,-assistant,mail-,-operator,-attendant,-clerk,mail--,postal-,mail services-,--sorter,-processor,-operator,mailroom-,-associate,-manager,-supervisor,-coordinator,-specialist,-technician,-assistant,mail-,postroom-,office messenger > office-services
print room operator,-assistant,reprographics--,-technician,-operator,copy-,copy centre-,copy center--,-associate,-specialist,printing clerk > office-services
office services clerk,-technician,-specialist,document-,office porter,-hospitality coordinator,--experience associate,messenger,conference room attendant > office-services
event administrator,conference-,events assistant,meeting planner-,event coordinator--,--support coordinator,meetings--,training administrator@ > office-services
# kinds of administrators
sales administrator,sales ledger-,commercial--,sales support-,-assistant,-coordinator,sales office--,-administrator,sales order--,-processor,sales--,-secretary,-admin,-administrative assistant,sales administration--,-executive,-manager,-coordinator > specialist-administration
customer service administrator,customer support-- > specialist-administration
import administrator,export- > specialist-administration
school office administrator,-assistant,student services--,-administrator,admissions--,curriculum-,academic secretary,alumni officer > specialist-administration
research administrator,undergraduate-,postgraduate-,course-,college- > specialist-administration
admissions assistant,-clerk,enrollment coordinator > specialist-administration
exams administrator > specialist-administration
student records officer,-assistant,registry--,registrar's- > specialist-administration
property administrator,estates-,housing-,repairs-,residential-,tenancy-,maintenance-,block management-,property administration assistant,lettings coordinator > specialist-administration
site administrator,engineering-,technical-,planning-,works-,warranty-,service desk-,site secretary > specialist-administration
construction administrator,-administrative assistant,--secretary,-office manager > specialist-administration
bid administrator > specialist-administration
transport administrator,fleet-,logistics- > specialist-administration
procurement administrator,purchasing-,stock- > specialist-administration
compliance administrator,quality- > specialist-administration
finance administrator,accounts-,mortgage-,banking-,financial-,loan-,credit control-,fund administrator@,admin/accounts assistant > specialist-administration
paraplanner administrator > specialist-administration
eligibility clerk > specialist-administration
licensing clerk > specialist-administration
registration officer,-clerk,registry officer > specialist-administration
voter registration clerk > specialist-administration
church administrator,charity-,association-,diocesan-,parish-,-secretary,church office manager,--administrative assistant,ministry-- > specialist-administration
membership coordinator,-administrator,-officer,-assistant,-secretary,club- > specialist-administration`
