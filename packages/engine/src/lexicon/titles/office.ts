export const officeTitles = `
# administration
administrative assistant,-assistant/receptionist,-intern,-technician,-associate,-executive,-professional,-trainee,-support assistant,-specialist,-associate,admin--,-assistant,administration-,-executive,admin- > administration
administrative officer,-specialist,-support officer,admin--,administration- > administration
administrative clerk,-aide,admin clerk,administration- > administration
office assistant,office administrator-,--attendant,-aide,-associate,clerical-,-aide,-clerk,-support worker,-assistant,office-,secretary clerk > administration
office clerk,clerical officer,-worker,-specialist,clerk > administration
office junior,-helper,-intern,-trainee,-boy > administration
administrator,admin@,business coordinator,-administration assistant,contracts administrator@ > administration
business support officer,-administrator > administration
administration apprentice,admin-,apprentice administrator,trainee-,apprentice business- > administration
administrative coordinator,administration-,admin- > administration
team administrator,group-,departmental-,department- > administration
office coordinator,administrative services-,office-,-supervisor,-assistant,-associate,--co-ordinator,-support specialist,-coordinator,administrative-,office administration--,office experience--,workplace assistant > administration
office supervisor,administrative-,admin-,clerical-,administration-,-team leader,admin-,office- > administration
office manager,office services-,business-,administrative-,-director,--lead,-director,-manager,admin-,business support-,office operations--,--director,-experience manager,administration--,-lead,admin head,branch administrator,director of administration,head- > administration
data entry clerk,order-,-specialist,data processor,-transcriber,-capturer,-inputter,-typist,-clerk,data capture-,data processing--,-assistant,-executive,-operator,keyboard--,data input-,-clerk,-administrator,data--,data entry-,-keyer,-operator,-officer,encoder@ > records-and-data-entry
records clerk,-administrator,-custodian,-processor,-technician,-management coordinator,-officer,-assistant,filing--,record keeper,archiving clerk,documentation-,registry-,file-,document-,-specialist > records-and-data-entry
records manager,-supervisor,-management specialist,--officer,information governance-,--management officer > records-and-data-entry
scanning clerk,-operator,document scanner,-imaging specialist,imaging clerk > records-and-data-entry
document controller,documentation-,-coordinator,-officer,-assistant,-executive,document manager,-coordinator,-processor,-reviewer@,-administrator,document control-,-assistant,-clerk,-analyst,-manager,-officer,-coordinator,-specialist,document management-- > records-and-data-entry
typist,document production specialist,typing clerk,wp operator,word processing-,--processor > records-and-data-entry
processing clerk,-assistant,-associate,-executive,-officer,-administrator,order-,-clerk,-coordinator,-management specialist,order processing--,order--,-processor,application-,enrolment officer > records-and-data-entry
# assistants
executive assistant,-coordinator,-personal assistant,ceo--,director's-,executive administrative-,--secretary,-support officer,-specialist,--pa,-assistant/office manager,--administrator,-business partner,=EA@,assistant to the ceo > executive-assistance
personal assistant,private-,family-,personal executive-,--secretary,pa/secretary,=PA@,legal pa,team-,pa to ceo,-director,-managing director,pa/office manager > executive-assistance
private secretary,-pa,celebrity assistant,household personal-,lifestyle manager > executive-assistance
secretary,department assistant,secretarial-,team coordinator-,--secretary/pa,receptionist/secretary,secretary/administrator,secretary/receptionist > executive-assistance
team secretary,department-,departmental-,team assistant > executive-assistance
law firm secretary,law office-- > executive-assistance
hospital secretary,medical office-,-coordinator,-clerk,-specialist,--pa,-records administrator > executive-assistance
health unit coordinator,ward secretary,clinic clerk,medical- > executive-assistance
medical administrator,clinic-,medical office-,patient--,-pathway coordinator,medical administration assistant > executive-assistance
virtual assistant,remote-,remote executive-,virtual-,remote administrative--,virtual-,virtual office--,online--,-administrator > executive-assistance
company secretary,corporate-,trust-,board administrator,company secretarial-,-assistant > executive-assistance
committee clerk,-secretary,-administrator,clerk to the board,democratic services officer > executive-assistance
clerk to governors,parish clerk,governance- > executive-assistance
governance officer,-manager,-administrator > executive-assistance
# reception
receptionist,receptionist/administrator,welcome host@,=Reception@,admin/receptionist,administrator/receptionist,receptionist/office assistant,front desk-,-clerk@,-specialist,-associate,-coordinator,-executive,-representative,-officer,-administrator,front office--,-associate,-coordinator,-executive,-clerk,-specialist,-assistant,receptionist/administrative--,receptionist/admin-,reception-,-coordinator,-team member > reception
clinic receptionist,doctor's-,health-,optical-,surgery-,outpatient-,medical office-,ward--,patient-,-services assistant > reception
dental front desk,--office receptionist > reception
patient access specialist,-associate,--registrar,-registration representative,-specialist > reception
patient scheduler,medical- > reception
switchboard operator,-receptionist,telephonist/receptionist,call operator,phone-,pbx-,telephone-,answering service-,telephonist > reception
reception manager,-team leader,--supervisor,front desk-,-lead,-manager,--office lead,-supervisor,patient access--,head of reception,lead receptionist > reception
appointment scheduler,-coordinator,booking-,scheduling-,-administrator,bookings-,-assistant,scheduling-,-specialist,-officer,-associate,-clerk,appointments-,booking-,-officer > reception
# mail and office services
mailroom clerk,-coordinator,-specialist,-associate,-supervisor,-technician,-manager,-operator,mail-,mail room-,-clerk,-attendant,-assistant,post-,-operative,mailroom--,postroom-,-assistant,mailroom-,mail-,-processor,-sorter,-clerk,postal-,mail services-,office messenger > office-services
print room operator,-assistant,reprographics--,-operator,-technician,copy center associate,-specialist,-operator,copy--,copy centre-,printing clerk > office-services
office services clerk,-technician,-specialist,document-,conference room attendant,messenger,office hospitality coordinator,--porter,-experience associate > office-services
event administrator,conference-,meeting planner assistant,events--,event coordinator-,--support coordinator,meetings--,training administrator@ > office-services
# kinds of administrators
sales administrator,sales ledger-,sales office--,-coordinator,sales administration--,-assistant,-executive,-manager,--admin,-secretary,-processor,sales order-,-administrator,commercial--,sales support-,-coordinator,-assistant,sales administrative-- > specialist-administration
customer service administrator,customer support-- > specialist-administration
import administrator,export- > specialist-administration
school office administrator,-assistant,student services--,-administrator,admissions--,curriculum-,academic secretary,alumni officer > specialist-administration
research administrator,college-,course-,postgraduate-,undergraduate- > specialist-administration
admissions assistant,-clerk,enrollment coordinator > specialist-administration
exams administrator > specialist-administration
student records officer,-assistant,registrar's--,registry- > specialist-administration
property administrator,maintenance-,estates-,housing-,repairs-,residential-,tenancy-,block management-,lettings coordinator,property administration assistant > specialist-administration
site administrator,technical-,planning-,engineering-,warranty-,works-,service desk-,site secretary > specialist-administration
construction administrator,-office manager,--secretary,-administrative assistant > specialist-administration
bid administrator > specialist-administration
transport administrator,fleet-,logistics- > specialist-administration
procurement administrator,stock-,purchasing- > specialist-administration
compliance administrator,quality- > specialist-administration
finance administrator,accounts-,banking-,loan-,mortgage-,financial-,credit control-,admin/accounts assistant,fund administrator@ > specialist-administration
paraplanner administrator > specialist-administration
eligibility clerk > specialist-administration
licensing clerk > specialist-administration
registration officer,-clerk,registry officer > specialist-administration
voter registration clerk > specialist-administration
church administrator,diocesan-,association-,charity-,parish-,-secretary,ministry assistant,church administrative-,--office manager > specialist-administration
membership coordinator,-assistant,-officer,-administrator,-secretary,club- > specialist-administration`
