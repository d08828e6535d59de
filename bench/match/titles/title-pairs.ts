/**
 * Pairs of job titles with what we know of the work: `asked | held`. They were written down before the engine was
 * asked. The first of each two is looked at while it is mended, the second is not. Who wrote the tables of other names
 * knew both; `later` was written down behind them, and none of it was looked at.
 */
export const sameWork = `
pathology collector | phlebotomist
theatre nurse | perioperative nurse
emergency medical technician | ambulance technician
radiographer | radiologic technologist
dispensing optician | optical dispenser
anaesthetist | anesthesiologist
general practitioner | family physician
personal care assistant | carer
domiciliary carer | home care worker
chiropodist | podiatrist
medical laboratory scientist | biomedical scientist
sterile services technician | sterile processing technician
ward clerk | unit clerk
children's social worker | child protection worker
childcare assistant | daycare worker
preschool teacher | nursery teacher
elementary school teacher | primary school teacher
secondary maths teacher | high school math teacher
teacher's aide | teaching assistant
headteacher | school principal
school counsellor | guidance counselor
instructional designer | e-learning designer
substitute teacher | supply teacher
school librarian | library media specialist
adjunct professor | sessional lecturer
ESL teacher | EFL teacher
sales assistant | sales associate
retail salesperson | shop assistant
cashier | till operator
shelf stacker | stock replenishment assistant
butcher | meat cutter
pub manager | licensed house manager
general manager of a pub | pub manager
hostel manager | house manager of a hostel
kitchen porter | dishwasher
kitchen assistant | kitchen hand
waitress | server
pastry chef | patissier
hotel porter | bellhop
night auditor | night receptionist
guest services agent | hotel receptionist
catering assistant | canteen assistant
executive housekeeper | head housekeeper
travel agent | travel consultant
flight attendant | air steward
ramp agent | baggage handler
bus operator | bus driver
courier | parcel delivery driver
forklift driver | lift truck operator
warehouse worker | storeperson
order picker | warehouse picker
transport coordinator | freight dispatcher
customs clearance agent | customs broker
stock controller | inventory controller
procurement manager | purchasing manager
construction worker | labourer
drywall installer | dry liner
tiler | tile setter
window fitter | glazier
painter and decorator | house painter
gas engineer | gas fitter
overhead linesman | electrical lineworker
crane driver | crane operator
excavator operator | 360 driver
site manager | site superintendent
bid writer | proposal writer
CAD technician | draughtsman
urban planner | town planner
landscaper | landscape gardener
groundskeeper | groundsman
tree surgeon | arborist
caretaker | janitor
waste collection operative | refuse collector
motor vehicle technician | mechanic
panel beater | auto body repairer
tyre fitter | tire technician
sheet metal worker | sheet metal fabricator
millwright | maintenance fitter
assembly line worker | assembler
packaging operative | packer
factory manager | plant manager
lift engineer | elevator technician
health and safety advisor | EHS specialist
attorney | solicitor
legal counsel | in-house lawyer
police constable | patrol officer
prison officer | correctional officer
door supervisor | bouncer
loss adjuster | claims adjuster
bank teller | bank cashier
lending adviser | loan officer
tax consultant | tax adviser
accounts receivable specialist | sales ledger clerk
people advisor | HR officer
recruitment consultant | staffing consultant
office administrator | clerical officer
customer service agent | call center representative
telesales executive | telemarketer
field sales executive | outside sales representative
key account manager | strategic account manager
realtor | estate agent
communications officer | public relations officer
press officer | media relations officer
technical author | technical writer
copy editor | sub-editor
backend developer | server-side developer
software engineer | programmer
QA tester | test engineer
IT support engineer | help desk analyst
penetration tester | ethical hacker
BI developer | business intelligence engineer
hairdresser | hair stylist
beautician | beauty therapist
sewing machinist | seamstress
veterinary surgeon | veterinarian
farm hand | agricultural worker
chemical operator | process operator
train guard | train conductor
funeral director | mortician
fundraiser | fundraising officer
`

export const sameWorkAbroad = `
java backend developer | Softwareentwickler Backend
registered nurse | Gesundheits- und Krankenpflegerin
healthcare assistant | Pflegehelfer
geriatric nurse | Altenpflegerin
dental nurse | Zahnmedizinische Fachangestellte
disability support worker | Heilerziehungspfleger
Erzieher (m/w/d) | early years educator
social worker | Sozialpädagoge
general practitioner | Hausärztin
financial accountant | Bilanzbuchhalterin
Debitorenbuchhalter (m/w/d) | accounts receivable clerk
payroll specialist | Lohnbuchhalterin
buyer | Einkäufer
Disponent (m/w/d) | transport planner
Lagerist (m/w/d) | warehouse operative
forklift driver | Staplerfahrer
truck driver | Berufskraftfahrer
Bauleiter (m/w/d) | site manager
construction foreman | Polier
Maurer (m/w/d) | bricklayer
plumbing and heating engineer | Anlagenmechaniker SHK
maintenance electrician | Elektroniker für Betriebstechnik
Industriemechaniker (m/w/d) | maintenance fitter
CNC machinist | Zerspanungsmechaniker
car mechanic | Kfz-Mechatroniker
mechanical design engineer | Konstrukteur
quality inspector | Qualitätsprüferin
production manager | Produktionsleiter
store manager | Filialleiterin
Verkäufer (m/w/d) | sales assistant
call centre agent | Kundenberater im Callcenter
field sales representative | Außendienstmitarbeiter
sales manager | Vertriebsleiterin
Koch (m/w/d) | cook
waiter | Servicekraft
room attendant | Zimmermädchen
Rezeptionist (m/w/d) | hotel receptionist
kitchen assistant | Küchenhilfe
legal secretary | Rechtsanwaltsfachangestellte
HR officer | Personalreferentin
office administrator | Bürokauffrau
systems administrator | Fachinformatiker Systemintegration
QA engineer | Softwaretester
Frontend-Entwickler (m/w/d) | frontend engineer
construction project manager | Projektleiter Bau
civil engineer | Bauingenieurin
cleaner | Reinigungskraft
security guard | Sicherheitsmitarbeiter
Hausverwalter (m/w/d) | property manager
laboratory technician | Chemielaborantin
graphic designer | Mediengestalterin
communications officer | Referent Unternehmenskommunikation
registered nurse | Infirmière diplômée d'État
Aide-soignant(e) | healthcare assistant
home care worker | Auxiliaire de vie
nursery nurse | Auxiliaire de puériculture
maths teacher | Professeur de mathématiques
residential support worker | Éducatrice spécialisée
Vendeur(se) | sales assistant
store manager | Directeur de magasin
cashier | Hôtesse de caisse
customer advisor | Conseiller clientèle
technical sales representative | Technico-commercial
sales manager | Responsable commercial
Chargé(e) de communication | communications officer
digital project manager | Chef de projet digital
systems and network administrator | Administrateur systèmes et réseaux
Développeur web (H/F) | web developer
IT support technician | Technicien support informatique
software engineer | Ingénieur logiciel
Comptable (H/F) | accountant
payroll administrator | Gestionnaire de paie
management accountant | Contrôleuse de gestion
executive assistant | Assistante de direction
medical secretary | Secrétaire médicale
recruiter | Chargée de recrutement
dishwasher | Plongeur
Cuisinier (H/F) | cook
room attendant | Femme de chambre
HGV driver | Chauffeur poids lourd
Cariste (H/F) | forklift operator
order picker | Préparatrice de commandes
buyer | Acheteuse
site manager | Conducteur de travaux
bricklayer | Maçon
Plombier chauffagiste (H/F) | plumbing and heating engineer
maintenance technician | Technicien de maintenance industrielle
sheet metal worker | Chaudronnier
production operator | Opératrice de production
quality manager | Responsable qualité
in-house counsel | Juriste d'entreprise
security guard | Agent de sécurité
Agent d'entretien (H/F) | cleaner
property manager | Gestionnaire de copropriété
Pflegefachfrau (m/w/d) | Krankenschwester
Pflegefachkraft (m/w/d) | Gesundheits- und Krankenpfleger
Softwareentwickler (m/w/d) | Programmierer
Software-Entwickler/in | Anwendungsentwicklerin
Medizinische Fachangestellte (m/w/d) | Arzthelferin
Verkäufer (m/w/d) | Einzelhandelskauffrau
Marktleiter (m/w/d) | Filialleiterin
Schreiner (m/w/d) | Tischlerin
LKW-Fahrer (m/w/d) | Berufskraftfahrer
Fachkraft für Lagerlogistik (m/w/d) | Lageristin
Reinigungskraft (m/w/d) | Raumpflegerin
Elektroniker für Energie- und Gebäudetechnik | Elektriker
Teamassistenz (m/w/d) | Sekretärin
HR-Referent (m/w/d) | Personalreferentin
Vertriebsmitarbeiter im Außendienst | Außendienstmitarbeiterin
Servicekraft (m/w/d) | Kellnerin
Systemadministrator (m/w/d) | IT-Administratorin
Kfz-Mechatroniker (m/w/d) | Automechaniker
Hauswart | Hausmeister
Pädagogische Fachkraft (m/w/d) | Erzieherin
Konstrukteur (m/w/d) | Konstruktionsingenieurin
Kundenbetreuer (m/w/d) | Kundenberaterin
Technicien(ne) de laboratoire – microbiologie (H/F) | Technicienne de laboratoire
Infirmier(ère) (H/F) | Infirmière diplômée d'État
Vendeur(se) (H/F) | Conseillère de vente
Employé·e polyvalent·e de restauration | Employée polyvalente de restauration
Hôte/Hôtesse de caisse | Caissière
Agent(e) de propreté | Agent d'entretien
Chauffeur-livreur (H/F) | Livreuse
Conducteur(trice) poids lourd | Chauffeur PL
Assistant(e) administratif(ve) | Assistante administrative
Développeur·se web | Développeuse web
Commercial(e) terrain (H/F) | Attachée commerciale
Directeur/trice de magasin | Responsable de magasin
Cuisinier(ère) | Cuisinière
Auxiliaire de vie sociale (H/F) | Aide à domicile
Aide-comptable (H/F) | Assistante comptable
Préparateur(trice) de commandes | Préparatrice de commandes
`

export const nearWork = `
dental nurse | dental hygienist
QA tester | food QA manager
registered nurse | healthcare assistant
pharmacist | pharmacy technician
physiotherapist | occupational therapist
midwife | health visitor
optometrist | dispensing optician
radiologist | radiographer
psychologist | psychiatrist
veterinarian | veterinary nurse
medical secretary | medical coder
biomedical scientist | phlebotomist
paediatric nurse | nursery nurse
veterinary nurse | registered nurse
primary school teacher | teaching assistant
maths teacher | English teacher
school principal | school bursar
university lecturer | primary teacher
driving instructor | bus driver
nursery teacher | nanny
social worker | support worker
housing officer | estate agent
solicitor | legal secretary
barrister | paralegal
police officer | security guard
probation officer | prison officer
firefighter | fire alarm engineer
electrical engineer | electrician
plumber | roofer
civil engineer | mechanical engineer
architect | software architect
quantity surveyor | land surveyor
site manager | site engineer
carpenter | bricklayer
painter and decorator | automotive spray painter
crane operator | forklift operator
welder | CNC machinist
maintenance technician | production operator
mechanical engineer | car mechanic
pilot | aircraft mechanic
train driver | bus driver
cabin crew | airport check-in agent
HGV driver | HGV mechanic
transport planner | warehouse operative
logistics manager | delivery driver
merchandiser | buyer
supply chain planner | warehouse manager
chef | waiter
barista | bartender
restaurant manager | head chef
hotel receptionist | housekeeper
event manager | event security steward
baker | butcher
field sales representative | retail sales assistant
store manager | warehouse manager
bank teller | cashier
gardener | florist
accountant | account manager
auditor | accountant
financial controller | credit controller
HR business partner | payroll administrator
financial analyst | bookkeeper
tax adviser | financial adviser
insurance underwriter | mortgage adviser
investment banker | bank teller
actuary | claims handler
careers adviser | HR advisor
recruiter | training manager
executive director | executive assistant
receptionist | data entry clerk
project manager | office manager
sales manager | marketing manager
SEO specialist | graphic designer
copywriter | social media manager
PR officer | event planner
UX designer | interior designer
copy editor | video editor
journalist | publicist
software engineer | network engineer
database administrator | frontend developer
Java developer | JavaScript developer
data engineer | data entry operator
product manager | DevOps engineer
software developer | IT support technician
SOC security analyst | security guard
business analyst | laboratory analyst
product designer | product owner
design engineer | sales engineer
process engineer | process operator
dental technician | laboratory technician
physicist | biologist
farm manager | farm equipment mechanic
landscape architect | gardener
property surveyor | estate agent
construction manager | property manager
housekeeping manager | cleaner
locksmith | security guard
physiotherapist | personal trainer
beauty therapist | hairdresser
archivist | librarian
language teacher | interpreter
sound engineer | musician
hotel general manager | product manager
care home manager | hotel manager
Ärztin | Arzthelferin
Zahnarzt (m/w/d) | Zahnmedizinische Fachangestellte
Bauleiter (m/w/d) | Filialleiter
Steuerberater (m/w/d) | Finanzberater
Rechtsanwalt (m/w/d) | Rechtsanwaltsfachangestellte
Unternehmensberater (m/w/d) | Kundenberater
Softwareentwickler (m/w/d) | Systemadministrator
Lehrer (m/w/d) | Schulbegleiterin
Koch (m/w/d) | Kellner
Elektroingenieur (m/w/d) | Elektroniker
Lagerleiter (m/w/d) | Filialleiter
Bauingenieur (m/w/d) | Bauzeichnerin
registered nurse | Altenpflegehelferin
backend developer | Fachinformatiker Systemintegration
Infirmier (H/F) | Aide-soignante
Avocat (H/F) | Assistante juridique
Comptable (H/F) | Gestionnaire de paie
Conducteur de travaux (H/F) | Conducteur de bus
Chef de cuisine (H/F) | Chef de projet
Technicien de laboratoire (H/F) | Technicien de maintenance
Agent de sécurité (H/F) | Agent immobilier
Directeur de magasin (H/F) | Magasinier
software engineer | Ingénieur réseau
`

export const later = {
  same: `
neonatal nurse | NICU nurse
diagnostic sonographer | ultrasound technician
hospice nurse | palliative care nurse
respite carer | respite support worker
cardiac physiologist | cardiac technician
art therapist | arts psychotherapist
head of year | pastoral leader
piano teacher | piano tutor
exam invigilator | exam proctor
showroom manager | furniture store manager
merchandise planner | retail planner
doorman | concierge
banquet manager | conference and banqueting manager
cellar hand | winery worker
dry cleaner | laundry presser
school bus driver | home to school driver
harbour master | port captain
rigger | lifting operative
asphalt worker | tarmac operative
structural steel erector | steel erector
damp proofing technician | waterproofing technician
water engineer | hydraulic engineer
substation technician | power system electrician
boiler engineer | boiler service technician
ecommerce executive | online trading executive
growth marketer | growth marketing manager
web content editor | online editor
radio presenter | radio host
grants manager | grants officer
office cleaner | commercial cleaner
treasury analyst | cash management analyst
credit risk analyst | credit analyst
cost accountant | management accountant
data protection officer | privacy officer
information analyst | data analyst
platform engineer | infrastructure engineer
embedded developer | firmware developer
ruby on rails developer | rails engineer
application support engineer | application support analyst
technical project manager | IT project manager
`,
  sameAbroad: `
dialysis nurse | Dialysefachkraft
Ergotherapeutin | occupational therapist
Augenoptikermeister | optician
Familienpflegerin | family support worker
Fleischereifachverkäuferin | deli counter assistant
Zugbegleiter (m/w/d) | train conductor
Schichtleiter Produktion | production shift leader
roofer | Dachdeckerin
Vermessungstechniker (m/w/d) | surveying technician
Fachinformatiker Anwendungsentwicklung | software developer
Sachbearbeiter Einkauf (m/w/d) | purchasing assistant
head of finance | Leiter Finanzen
Wirtschaftsprüferin | auditor
Pressesprecher (m/w/d) | press officer
Schulsozialarbeiterin | school social worker
Tierpfleger (m/w/d) | animal keeper
Stuckateur (m/w/d) | plasterer
network engineer | Netzwerkadministrator
Assistentin der Geschäftsführung | Chefsekretärin
Fitnesstrainer (m/w/d) | fitness instructor
Orthophoniste (H/F) | speech therapist
Manipulatrice radio | radiographer
dental assistant | Assistante dentaire
Animateur périscolaire (H/F) | after-school club worker
Boucher (H/F) | butcher
store assistant | Employée libre-service
Chef de rang (H/F) | waiter
Peintre en bâtiment (H/F) | painter and decorator
crane operator | Grutier
Technicien SAV (H/F) | after-sales service technician
tool maker | Outilleur
Responsable RH (H/F) | HR manager
notary's clerk | Clerc de notaire
Chef de publicité (H/F) | advertising account manager
Responsable logistique (H/F) | logistics manager
DevOps engineer | Ingénieur DevOps
Contrôleur qualité (H/F) | Contrôleuse qualité
Ambulancier (H/F) | Ambulancière
Gestionnaire RH (H/F) | Chargée des ressources humaines
Hauswirtschafterin | Hauswirtschafter
`,
  near: `
neonatal nurse | nursery assistant
sonographer | sound technician
art therapist | art teacher
exam invigilator | examiner
showroom manager | exhibition technician
banquet manager | bank manager
harbour master | harbour pilot
water engineer | water treatment operator
radio presenter | radio frequency engineer
treasury analyst | treasurer of a club
credit risk analyst | health and safety risk assessor
cost accountant | cost estimator
platform engineer | platform worker offshore
embedded developer | embedded journalist
data protection officer | police protection officer
office cleaner | office manager
school bus driver | school caretaker
structural steel erector | steel trader
boiler engineer | structural engineer
piano teacher | piano tuner
Ergotherapeutin | Physiotherapeutin
Zugbegleiter (m/w/d) | Flugbegleiter
Vermessungstechniker (m/w/d) | Veranstaltungstechniker
Wirtschaftsprüferin | Qualitätsprüferin
Schulsozialarbeiterin | Lehrerin
Tierpfleger (m/w/d) | Krankenpfleger
Immobilienmakler (m/w/d) | Versicherungsmakler
Bauleiter (m/w/d) | Projektleiter IT
Augenoptiker (m/w/d) | Augenärztin
Netzwerkadministrator (m/w/d) | Datenbankentwickler
Orthophoniste (H/F) | Orthodontiste
Boucher (H/F) | Boulanger
Chef de rang (H/F) | Chef de chantier
Technicien SAV (H/F) | Technicien de laboratoire
Responsable RH (H/F) | Responsable logistique
Animateur périscolaire (H/F) | Animateur radio
Ambulancier (H/F) | Infirmier
Contrôleur qualité (H/F) | Contrôleur de gestion
Conducteur de bus (H/F) | Conducteur de ligne
Clerc de notaire (H/F) | Notaire
`,
}
