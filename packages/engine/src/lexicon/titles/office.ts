export const officeTitles = `
# administration
administrative assistant | admin assistant, administration assistant, administrative associate, administrative support assistant, administrative support specialist, admin executive, administrative executive, administration executive, administrative assistant/receptionist, administrative support associate, admin associate, administrative professional, administrative trainee, administrative intern, administrative technician | administration
administrative officer | administration officer, admin officer, administrative specialist, administrative support officer | administration
administrative clerk | admin clerk, administration clerk, administrative aide | administration
office assistant | office associate, office administrator assistant, office support assistant, office worker, clerical associate, clerical support assistant, clerical aide, clerical clerk, secretary clerk, office aide, clerical support worker, office specialist, office attendant | administration
office clerk | clerk, clerical officer, clerical assistant, clerical worker, clerical specialist | administration
office junior | office trainee, office intern, office helper, office boy | administration
administrator | contracts administrator@, business administration assistant, admin@, business coordinator | administration
business support officer | business support administrator, business support assistant, business support coordinator, business support executive | administration
administration apprentice | admin apprentice, apprentice administrator, trainee administrator, apprentice business administrator | administration
administrative coordinator | administration coordinator, admin coordinator | administration
team administrator | departmental administrator, department administrator, group administrator | administration
office coordinator | office services coordinator, office co-ordinator, office services assistant, office support coordinator, administrative services coordinator, office support specialist, administrative support coordinator, office services associate, office administration coordinator, office services supervisor, workplace assistant, office experience coordinator | administration
office supervisor | administrative supervisor, administration supervisor, office team leader, administration team leader, admin team leader, admin supervisor, clerical supervisor | administration
office manager | administration manager, administrative manager, administrative services manager, head of administration, admin manager, director of administration, administrative director, office services manager, office operations manager, branch administrator, administration lead, office director, business support manager, administrative lead, administrative services director, business services manager, admin head, office experience manager | administration
data entry clerk | data entry operator, data entry specialist, data entry assistant, data input clerk, data processor, data entry associate, keyboard operator, data entry administrator, data inputter, data processing clerk, data clerk, data entry analyst, data entry technician, data administrator, data input operator, data processing operator, data processing executive, data capturer, data entry executive, data entry keyer, data typist, data entry coordinator, data entry representative, data entry officer, data capture clerk, data input administrator, encoder@, data processing assistant, order entry clerk, order entry specialist, data transcriber | records-and-data-entry
records clerk | file clerk, records assistant, records coordinator, records technician, records specialist, document specialist, records administrator, records analyst, records management officer, records management assistant, records management coordinator, record keeper, registry clerk, document clerk, filing assistant, records custodian, documentation clerk, records processor, archiving clerk | records-and-data-entry
records manager | records officer, records management specialist, information governance officer, information management officer, records supervisor | records-and-data-entry
scanning clerk | document scanner, scanning operator, imaging clerk, document imaging specialist | records-and-data-entry
document controller | document control specialist, document coordinator, document manager, documentation coordinator, document control coordinator, document control clerk, documentation officer, document control manager, document control administrator, documentation assistant, document management specialist, document administrator, documentation controller, document processor, document control assistant, documentation executive, document control analyst, document control officer, document reviewer@ | records-and-data-entry
typist | word processing operator, typing clerk, word processor, wp operator, document production specialist | records-and-data-entry
processing clerk | order processor, application processor, processing assistant, processing officer, order administrator, order management specialist, order processing specialist, order coordinator, processing administrator, order clerk, processing associate, order specialist, processing executive, enrolment officer | records-and-data-entry
# assistants
executive assistant | =EA@, executive administrative assistant, assistant to the ceo, executive secretary, executive pa, executive personal assistant, executive support assistant, executive coordinator, executive assistant/office manager, executive support specialist, executive business partner, ceo assistant, executive support officer, executive administrator, director's assistant | executive-assistance
personal assistant | =PA@, pa to director, assistant to the director, personal secretary, pa to managing director, private assistant, pa/office manager, team pa, pa/secretary, personal executive assistant, pa to ceo, legal pa, family assistant | executive-assistance
private secretary | private pa, celebrity assistant, lifestyle manager, household personal assistant | executive-assistance
secretary | receptionist/secretary, team secretary/pa, secretarial assistant, department assistant, secretary/receptionist, secretary/administrator, team coordinator assistant | executive-assistance
team secretary | team assistant, department secretary, departmental secretary | executive-assistance
law firm secretary | law office secretary | executive-assistance
hospital secretary | medical office specialist, medical office coordinator, medical records administrator, medical pa, medical office secretary, medical office clerk, medical front office assistant | executive-assistance
health unit coordinator | ward secretary, clinic clerk, medical clerk | executive-assistance
medical administrator | medical office administrator, clinic administrator, medical administration assistant, patient administrator, patient pathway coordinator | executive-assistance
virtual assistant | remote assistant, online assistant, remote administrative assistant, virtual administrative assistant, virtual executive assistant, remote executive assistant, virtual office assistant, online administrator | executive-assistance
company secretary | company secretarial assistant, corporate secretary, board administrator, company secretarial administrator, trust secretary | executive-assistance
committee clerk | committee secretary, committee administrator, democratic services officer, clerk to the board | executive-assistance
clerk to governors | governance clerk, parish clerk | executive-assistance
governance officer | governance manager, governance administrator, governance coordinator, governance assistant | executive-assistance
# reception
receptionist | reception assistant, front desk associate, front desk executive, receptionist/administrator, front desk officer, reception administrator, front office executive, front desk coordinator, front office assistant, front desk assistant, front desk representative, administrator/receptionist, receptionist/admin assistant, front office coordinator, admin/receptionist, front desk administrator, receptionist/office assistant, front desk specialist, front office administrator, front desk clerk@, reception team member, reception coordinator, welcome host@, front office clerk, front office associate, front office specialist, receptionist/administrative assistant, =Reception@ | reception
clinic receptionist | doctor's receptionist, patient receptionist, optical receptionist, health receptionist, surgery receptionist, medical office receptionist, medical front desk, outpatient receptionist, ward receptionist, patient services assistant, front desk medical assistant | reception
dental front desk | dental office receptionist | reception
patient access specialist | patient access associate, patient registrar, patient registration specialist, patient registration representative | reception
patient scheduler | medical scheduler | reception
switchboard operator | telephone operator, telephonist, switchboard receptionist, phone operator, telephonist/receptionist, answering service operator, pbx operator, switchboard/receptionist, call operator | reception
reception manager | front desk supervisor, reception supervisor, head of reception, reception team leader, front office supervisor, front desk lead, front desk manager, front office lead, lead receptionist, patient access supervisor | reception
appointment scheduler | scheduling coordinator, scheduling specialist, booking coordinator, scheduling assistant, scheduling clerk, appointment coordinator, bookings assistant, scheduling administrator, booking clerk, bookings administrator, scheduling officer, booking officer, appointments clerk, scheduling associate | reception
# mail and office services
mailroom clerk | mail clerk, post room assistant, mailroom assistant, mail room clerk, postroom operative, mailroom associate, mail sorter, mail processor, mailroom manager, mail assistant, postal clerk, mailroom operative, mailroom supervisor, mail operator, post room operative, mailroom coordinator, mailroom operator, postroom assistant, mail room assistant, mailroom specialist, office messenger, mailroom technician, mail room operator, mail room attendant, mail services clerk | office-services
print room operator | copy centre operator, reprographics assistant, reprographics technician, copy center operator, copy operator, printing clerk, reprographics operator, reprographics officer, copy center associate, print room assistant, copy center specialist | office-services
office services clerk | office porter, messenger, office services technician, conference room attendant, office services specialist, document services specialist, office hospitality coordinator, office experience associate | office-services
event administrator | events assistant, meetings coordinator, event support coordinator, meeting planner assistant, conference administrator, training administrator@, event coordinator assistant | office-services
# kinds of administrators
sales administrator | sales admin, sales support administrator, sales administration assistant, sales office administrator, sales support assistant, sales order administrator, sales office coordinator, sales order processor, sales administration executive, sales ledger administrator, commercial administrator, sales administrative assistant, sales processor, sales support coordinator, sales administration manager, sales secretary, sales administration coordinator | specialist-administration
customer service administrator | customer support administrator, customer service admin | specialist-administration
import administrator | export administrator | specialist-administration
school office administrator | student services administrator, admissions administrator, school office assistant, academic secretary, student services assistant, curriculum administrator, alumni officer | specialist-administration
research administrator | undergraduate administrator, postgraduate administrator, course administrator, college administrator | specialist-administration
admissions assistant | admissions clerk, enrollment coordinator | specialist-administration
exams administrator | | specialist-administration
student records officer | registry assistant, student records assistant, registrar's assistant | specialist-administration
property administrator | estates administrator, housing administrator, repairs administrator, property administration assistant, block management administrator, lettings coordinator, residential administrator, tenancy administrator, maintenance administrator | specialist-administration
site administrator | site secretary, engineering administrator, technical administrator, planning administrator, works administrator, warranty administrator, service desk administrator | specialist-administration
construction administrator | construction administrative assistant, construction secretary, construction office manager | specialist-administration
bid administrator | | specialist-administration
transport administrator | fleet administrator, logistics administrator | specialist-administration
procurement administrator | purchasing administrator, stock administrator | specialist-administration
compliance administrator | quality administrator | specialist-administration
finance administrator | accounts administrator, mortgage administrator, banking administrator, financial administrator, finance and administration officer, finance and admin assistant, fund administrator@, finance and administration assistant, admin and finance officer, finance and admin officer, admin and accounts assistant, loan administrator, finance and administration manager, accounts and admin assistant, credit control administrator, admin and finance manager, admin/accounts assistant, administration and finance officer | specialist-administration
paraplanner administrator | | specialist-administration
eligibility clerk | | specialist-administration
licensing clerk | | specialist-administration
registration officer | registry officer, registration clerk | specialist-administration
voter registration clerk | | specialist-administration
church administrator | parish administrator, parish secretary, charity administrator, church office manager, church administrative assistant, ministry assistant, association administrator, diocesan administrator | specialist-administration
membership coordinator | membership administrator, membership officer, membership assistant, membership secretary, club secretary | specialist-administration
`
