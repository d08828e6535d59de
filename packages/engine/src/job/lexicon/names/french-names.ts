/** What the trades of the word data are called in French, written as in `german-names.ts`. */
export const frenchNames = `
registered nurse: infirmi(er|ère) diplômé(e) d'état, infirmi(er|ère), IDE, infirmi(er|ère) libéral(e), infirmi(er|ère) de soins généraux
nurse manager: cadre de santé, infirmi(er|ère) coordina(teur|trice), IDEC
operating room nurse: infirmi(er|ère) de bloc opératoire, IBODE
nurse anesthetist: infirmi(er|ère) anesthésiste, IADE
paediatric nurse: infirmi(er|ère) puéricult(eur|rice), puéricultrice
certified nursing assistant: aide soignant(e) diplômé(e), AS, aide médico psychologique
care assistant: aide soignant(e), auxiliaire de vie sociale, AVS, aide à domicile, aide médico psychologique, accompagnant(e) éducatif et social, assistant(e) de vie, auxiliaire de vie à domicile, AES
support worker: éducat(eur|rice) spécialisé(e), monit(eur|rice) éducat(eur|rice), accompagnant(e) éducatif et social, aide médico psychologique
residential childcare worker: éducat(eur|rice) spécialisé(e), monit(eur|rice) éducat(eur|rice)
care home manager: direct(eur|rice) d'ehpad
midwife: maïeuticien(ne)
physician: médecin généraliste, médecin urgentiste, praticien hospitalier, praticienne hospitalière
medical specialist: médecin spécialiste
surgeon: chirurgien(ne)
psychiatrist: psychiatre
clinical psychologist: psychologue, psychologue clinicien(ne)
dentist: chirurgien(ne) dentiste
dental technician: prothésiste dentaire
pharmacist: pharmacien(ne), pharmacien(ne) adjoint(e)
pharmacy technician: préparat(eur|rice) en pharmacie
physical therapist: kiné, masseu(r|se) kinésithérapeute
occupational therapist: ergothérapeute
dietitian: diététicien(ne)
podiatrist: pédicure podologue, podologue
optometrist: optométriste
dispensing optician: opticien(ne), opticien(ne) lunet(ier|ière)
audiologist: audioprothésiste
radiologic technologist: manipulat(eur|rice) radio, manipulat(eur|rice) en électroradiologie médicale, technologue en imagerie médicale
medical laboratory scientist: technicien(ne) de laboratoire médical, technicien(ne) d'analyses biomédicales, technologiste médical(e)
medical secretary: secrétaire médical(e), assistant(e) médico administrati(f|ve), secrétaire médico sociale
medical receptionist: secrétaire médical(e)
emergency medical technician: ambulanc(ier|ière), ambulanc(ier|ière) diplômé(e) d'état
hospital porter: branchardi(er|ère), brancardi(er|ère)
veterinarian: vétérinaire praticien(ne)
veterinary technician: auxiliaire vétérinaire, ASV, auxiliaire spécialisé(e) vétérinaire
social worker: assistant(e) social(e), assistant(e) de service social, travailleu(r|se) social(e)
family support worker: conseill(er|ère) en économie sociale et familiale, technicien(ne) de l'intervention sociale et familiale
youth worker: animat(eur|rice) jeunesse, éducat(eur|rice) de rue
nursery practitioner: auxiliaire de puériculture, auxiliaire puériculture, accompagnant(e) éducatif petite enfance, agent petite enfance
childcare worker: assistant(e) maternel(le), garde d'enfants, nounou
nanny: nounou, garde d'enfants à domicile
preschool teacher: éducat(eur|rice) jeunes enfants, EJE, professeur(e) de maternelle, éducat(eur|rice) de la petite enfance
nursery manager: direct(eur|rice) de crèche
teacher: professeur(e), professeur(e) certifié(e), enseignant(e), prof
elementary school teacher: professeur(e) des écoles, maître(sse) d'école, enseignant(e) du primaire
secondary school teacher: professeur(e) de collège, professeur(e) de lycée, enseignant(e) du secondaire
mathematics teacher: professeur(e) de mathématiques, professeur(e) de maths, prof de maths, enseignant(e) en mathématiques
English teacher: professeur(e) d'anglais
language teacher: professeur(e) de langues, formateur de langues, formatrice de langues
science teacher: professeur(e) de physique chimie, professeur(e) de SVT
physical education teacher: professeur(e) d'EPS
special education teacher: enseignant(e) spécialisé(e), orthopédagogue
teaching assistant: accompagnant(e) d'élèves en situation de handicap, assistant(e) d'éducation, ATSEM, auxiliaire de vie scolaire
head teacher: direct(eur|rice) d'école, principal(e) de collège, proviseur(e)
lecturer: chargé(e) de cours, enseignant(e) chercheu(r|se), maîtresse de conférences
training specialist: formateur, formatrice, chargé(e) de formation, responsable formation
training manager: responsable formation
research scientist: chercheu(r|se), ingénieur(e) de recherche
research assistant: assistant(e) de recherche
librarian: bibliothécaire, documentaliste
software engineer: développeu(r|se), développeu(r|se) informatique, ingénieur(e) logiciel, ingénieur(e) développement, ingénieur(e) développement logiciel, ingénieur(e) études et développement, développeu(r|se) logiciel, concepteu(r|se) développeu(r|se), analyste programmeu(r|se), programmeu(r|se), ingénieur(e) informatique
Java developer: développeu(r|se) java jee, ingénieur(e) développement java, ingénieur(e) études et développement java
.NET developer: développeu(r|se) net, développeu(r|se) c
Python developer: développeu(r|se) python
PHP developer: développeu(r|se) php, développeu(r|se) symfony
full-stack developer: développeu(r|se) full stack, développeu(r|se) fullstack
front-end developer: développeu(r|se) front end, développeu(r|se) front, intégrat(eur|rice) web, développeu(r|se) frontend
back-end developer: développeu(r|se) back
web developer: développeu(r|se) web, développeu(r|se) internet
mobile developer: développeu(r|se) mobile, développeu(r|se) d'applications mobiles
software architect: architecte logiciel
solution architect: architecte solution, architecte SI
QA engineer: testeu(r|se), testeu(r|se) logiciel, ingénieur(e) test, ingénieur(e) validation, ingénieur(e) QA
software tester: testeu(r|se), testeu(r|se) logiciel, testeu(r|se) fonctionnel(le)
system administrator: administra(teur|trice) système, administra(teur|trice) systèmes et réseaux, administra(teur|trice) systèmes, admin sys, administra(teur|trice) système et réseau, technicien(ne) systèmes et réseaux, ingénieur(e) système
network administrator: administra(teur|trice) réseau, administra(teur|trice) réseaux, administra(teur|trice) systèmes et réseaux
network engineer: ingénieur(e) réseau, ingénieur(e) réseaux, ingénieur(e) systèmes et réseaux
IT support specialist: technicien(ne) support informatique, technicien(ne) support, technicien(ne) informatique, technicien(ne) de maintenance informatique, technicien(ne) d'assistance informatique, technicien(ne) support utilisateurs, technicien(ne) de proximité
help desk technician: technicien(ne) helpdesk, technicien(ne) hotline, technicien(ne) support
database administrator: administra(teur|trice) de bases de données, administra(teur|trice) base de données
data analyst: analyste de données, analyste data
data scientist: scientifique des données
data engineer: ingénieur(e) data, ingénieur(e) données
security analyst: analyste cybersécurité, analyste sécurité
security engineer: ingénieur(e) sécurité, ingénieur(e) cybersécurité
DevOps engineer: ingénieur(e) devops
IT manager: responsable informatique, directeur des systèmes d'information, directrice des systèmes d'information
IT project manager: chef(fe) de projet informatique, chef(fe) de projet digital, chef(fe) de projet SI, chef(fe) de projet web, chef(fe) de projet technique
business analyst: analyste fonctionnel(le), analyste métier, business analyste
product manager: chef(fe) de produit, responsable produit
project manager: chef(fe) de projet, responsable de projet, chargé(e) de projet
management consultant: consultant(e) en management, consultant(e) en organisation
accountant: comptable, comptable général(e), comptable unique, chef(fe) comptable, collabora(teur|trice) comptable, technicien(ne) comptable, assistant(e) comptable
bookkeeper: comptable, aide comptable
accounts assistant: aide comptable, assistant(e) comptable, comptable assistant(e), secrétaire comptable
accounts payable clerk: comptable fournisseurs
accounts receivable clerk: comptable clients
credit controller: chargé(e) de recouvrement, agent de recouvrement
management accountant: contrôleu(r|se) de gestion, contrôleu(r|se) de gestion industriel(le), contrôleu(r|se) financier
financial controller: responsable comptable, responsable administratif et financier, contrôleu(r|se) de gestion
finance director: direct(eur|rice) financi(er|ère), DAF
payroll administrator: gestionnaire de paie, gestionnaire paie, technicien(ne) paie, chargé(e) de paie, gestionnaire de paie et administration du personnel
auditor: auditeur, auditrice, commissaire aux comptes, auditeur financier
tax accountant: fiscaliste
bank teller: guicheti(er|ère), chargé(e) d'accueil banque, conseill(er|ère) d'accueil
personal banker: conseill(er|ère) bancaire, chargé(e) de clientèle particuliers, conseill(er|ère) clientèle particuliers
financial advisor: conseill(er|ère) financi(er|ère), conseill(er|ère) en gestion de patrimoine
insurance agent: conseill(er|ère) en assurance, agent général d'assurance
insurance broker: courti(er|ère) en assurances
claims adjuster: gestionnaire sinistres, expert(e) d'assurance
insurance underwriter: souscript(eur|rice)
actuary: actuaire
lawyer: avocat(e) collabora(teur|trice), avocat(e), juriste
legal counsel: juriste d'entreprise, juriste, juriste droit des affaires, responsable juridique
paralegal: assistant(e) juridique, clerc de notaire, clerc
legal assistant: assistant(e) juridique
legal secretary: secrétaire juridique, assistant(e) juridique
compliance officer: chargé(e) de conformité, responsable conformité
HR manager: responsable des ressources humaines, RRH, direct(eur|rice) des ressources humaines, DRH
HR generalist: chargé(e) de ressources humaines, chargé(e) des ressources humaines, gestionnaire RH, gestionnaire ressources humaines
HR administrator: assistant(e) RH, assistant(e) ressources humaines, assistant(e) des ressources humaines, gestionnaire administration du personnel
recruiter: recruteu(r|se), chargé(e) de recrutement, chargé(e) du recrutement, responsable recrutement
recruitment consultant: consultant(e) en recrutement, consultant(e) recrutement
marketing manager: responsable marketing, chef(fe) de produit marketing, direct(eur|rice) marketing
marketing executive: chargé(e) de marketing, chargé(e) marketing, assistant(e) marketing
digital marketing executive: chargé(e) de marketing digital, responsable marketing digital, traffic manager
social media manager: gestionnaire de communauté, chargé(e) des réseaux sociaux
communications officer: chargé(e) de communication, responsable communication, responsable de la communication, chargé(e) de la communication, attaché(e) de communication, assistant(e) communication
press officer: attaché(e) de presse
copywriter: concepteu(r|trice) rédac(teur|trice), rédac(teur|trice) web
journalist: journaliste, reporteu(r|se)
news editor: rédac(teur|trice) en chef
graphic designer: graphiste, infographiste, maquettiste
web designer: webdesigner
photographer: photographe
video editor: monteu(r|se) vidéo, monteu(r|se)
translator: traduc(teur|trice)
interpreter: interprète
sales associate: conseill(er|ère) de vente, conseill(er|ère) vente, vende(ur|use) conseil, vende(ur|use) en magasin, employé(e) de vente, vende(ur|use) prêt à porter
shop assistant: conseill(er|ère) de vente, employé(e) de commerce, employé(e) libre service, employé(e) de magasin
cashier: hôte de caisse, hôtesse de caisse, hôte caisse, hôtesse caisse, caissi(er|ère), employé(e) de caisse
stock clerk: employé(e) libre service, employé(e) de rayon, ELS, metteu(r|se) en rayon
store manager: direct(eur|rice) de magasin, responsable magasin, gérant(e) de magasin, manager de magasin, responsable de boutique, responsable de point de vente
assistant store manager: adjoint(e) au responsable de magasin, direct(eur|rice) adjoint(e) de magasin, responsable adjoint(e)
retail department manager: chef(fe) de rayon, manager de rayon, responsable de rayon
sales representative: commercial(e), attaché(e) commercial(e), commercial(e) terrain, commercial(e) itinérant, délégué(e) commercial(e), VRP, technico commercial(e), chargé(e) d'affaires, ingénieur(e) commercial(e), conseill(er|ère) commercial(e)
outside sales representative: commercial(e) terrain, commercial(e) itinérant(e), attaché(e) commercial(e), commercial(e) de terrain, délégué(e) commercial(e)
inside sales representative: commercial(e) sédentaire, assistant(e) commercial(e), télévende(ur|use)
sales administrator: assistant(e) commercial(e), assistant(e) ADV, gestionnaire ADV, assistant(e) administration des ventes
sales engineer: technico commercial(e), ingénieur(e) technico commercial(e), ingénieur(e) d'affaires, ingénieur(e) commercial(e)
sales manager: responsable commercial(e), direct(eur|rice) commercial(e), chef(fe) des ventes, responsable des ventes, direct(eur|rice) des ventes
account manager: responsable de clientèle, chargé(e) de clientèle, responsable de comptes, gestionnaire de comptes
key account manager: responsable grands comptes, responsable comptes clés
business development manager: responsable développement commercial, développeu(r|se) commercial, responsable du développement
customer service representative: conseill(er|ère) client, conseill(er|ère) clientèle, chargé(e) de clientèle, conseill(er|ère) service client, chargé(e) de relation client, conseill(er|ère) relation client, conseill(er|ère) clients à distance, agent de service à la clientèle
call centre agent: téléconseill(er|ère), conseill(er|ère) clientèle, téléopéra(teur|trice), conseill(er|ère) client à distance
telemarketer: téléprospect(eur|rice), télévende(ur|use)
customer service manager: responsable service client
estate agent: agent immobilier, agente immobilière, conseill(er|ère) immobili(er|ère), négocia(teur|trice) immobili(er|ère), conseill(er|ère) en immobilier
property manager: gestionnaire de copropriété, gestionnaire de copropriétés, gestionnaire locati(f|ve), gestionnaire immobili(er|ère), syndic de copropriété
buyer: acheteu(r|se), assistant(e) achats, acheteu(r|se) industriel(le)
purchasing manager: responsable achats, responsable des achats
procurement manager: responsable achats, responsable des achats
material planner: approvisionneu(r|se), gestionnaire d'approvisionnement
inventory planner: approvisionneu(r|se), gestionnaire de stock, gestionnaire de stocks
stock controller: gestionnaire de stock, gestionnaire de stocks
supply chain manager: responsable supply chain, responsable logistique
logistics manager: responsable logistique
logistics coordinator: assistant(e) logistique, coordina(teur|trice) logistique, agent logistique, technicien(ne) logistique
transport planner: affréteu(r|se), exploitant(e) transport, agent d'exploitation transport, agent de planning
freight forwarder: transitaire, agent de transit
customs broker: déclarant(e) en douane
warehouse operative: magasini(er|ère), agent logistique, manutentionnaire, employé(e) logistique, agent de quai, opéra(teur|trice) logistique, préparat(eur|rice) de commande, agent d'entrepôt
picker packer: préparat(eur|rice) de commandes, préparat(eur|rice) de commande
warehouse supervisor: chef(fe) d'équipe logistique, chef(fe) de quai
warehouse manager: responsable d'entrepôt, chef(fe) d'entrepôt, responsable entrepôt
forklift operator: cariste, conduct(eur|rice) de chariot élévateur, cariste magasini(er|ère)
truck driver: chauffeu(r|se) poids lourd, chauffeu(r|se) PL, conduct(eur|rice) poids lourd, conduct(eur|rice) PL, chauffeu(r|se) routier, conduct(eur|rice) routi(er|ère), chauffeu(r|se) SPL, chauffeu(r|se) super poids lourd, routi(er|ère), camionneu(r|se)
HGV driver: chauffeu(r|se) poids lourd, chauffeu(r|se) PL, conduct(eur|rice) poids lourd, conduct(eur|rice) PL, chauffeu(r|se) routier, conduct(eur|rice) routi(er|ère), chauffeu(r|se) SPL, routi(er|ère)
delivery driver: chauffeu(r|se) livreu(r|se), livreu(r|se), chauffeu(r|se) VL, livreu(r|se) à domicile
courier: coursi(er|ère), livreu(r|se)
bus driver: conduct(eur|rice) de bus, chauffeu(r|se) de bus, conduct(eur|rice) de car, conduct(eur|rice) receveur
train driver: conduct(eur|rice) de train, conduct(eur|rice) de trains
mail carrier: fact(eur|rice)
cook: cuisini(er|ère), second de cuisine, commis de cuisine confirmé
chef: cuisini(er|ère), chef(fe) cuisini(er|ère), chef(fe) de cuisine
executive chef: chef(fe) de cuisine, chef(fe) cuisini(er|ère)
sous chef: second de cuisine, sous chef(fe) de cuisine
pastry chef: pâtissi(er|ère), chef(fe) pâtissi(er|ère)
baker: boulang(er|ère)
kitchen porter: plongeu(r|se), aide de cuisine, agent de plonge
catering assistant: employé(e) de restauration, agent de restauration, employé(e) polyvalent(e) de restauration, agent polyvalent de restauration, aide de cuisine
fast food worker: équipi(er|ère) polyvalent(e), employé(e) polyvalent(e) de restauration, employé(e) de restauration rapide, équipi(er|ère) de restauration
waiter: serveu(r|se), chef(fe) de rang, commis de salle, employé(e) de salle, garçon de café
head waiter: maître d'hôtel
bartender: barman, barmaid, employé(e) de bar
restaurant manager: responsable de restaurant, direct(eur|rice) de restaurant, gérant(e) de restaurant
hotel receptionist: réceptionniste, réceptionniste d'hôtel, réceptionniste en hôtellerie, réceptionniste tournant
night auditor: veilleu(r|se) de nuit, réceptionniste de nuit, night auditeur
receptionist: hôte d'accueil, hôtesse d'accueil, agent d'accueil, standardiste, chargé(e) d'accueil
hotel manager: direct(eur|rice) d'hôtel, responsable d'hôtel
housekeeper: femme de chambre, valet de chambre, employé(e) d'étage, agent d'étage, employé(e) de ménage
housekeeping manager: gouvernant(e), gouvernant(e) général(e)
cleaner: agent d'entretien, agente d'entretien, agent de propreté, agente de propreté, agent de nettoyage, femme de ménage, agent de service, employé(e) de ménage, technicien(ne) de surface, agent d'hygiène
event coordinator: chargé(e) d'événementiel, chef(fe) de projet événementiel, chargé(e) de projet événementiel, organisa(teur|trice) d'événements
travel agent: conseill(er|ère) voyages, agent de voyages, conseill(er|ère) en voyages
tour guide: guide touristique, guide conférenci(er|ère)
flight attendant: hôtesse de l'air, steward, PNC, personnel navigant commercial
executive assistant: assistant(e) de direction, secrétaire de direction, office manager
administrative assistant: assistant(e) administrati(f|ve), secrétaire administrati(f|ve), agent administrati(f|ve), employé(e) administrati(f|ve), secrétaire, assistant(e) de gestion, adjoint(e) administrati(f|ve)
administrator: gestionnaire administrati(f|ve), assistant(e) administrati(f|ve), agent administrati(f|ve)
secretary: secrétaire, secrétaire bureautique
data entry clerk: opéra(teur|trice) de saisie
operations manager: responsable des opérations, responsable d'exploitation, direct(eur|rice) des opérations
managing director: direct(eur|rice) général(e), gérant(e)
team leader: chef(fe) d'équipe, responsable d'équipe
electrician: électricien(ne) bâtiment, électricien(ne) du bâtiment, électricien(ne), électricien(ne) industriel(le), monteu(r|se) électricien(ne)
electrical maintenance technician: électricien(ne) de maintenance, électromécanicien(ne), technicien(ne) de maintenance électrique
electrical engineer: ingénieur(e) électricien(ne), ingénieur(e) électrotechnique
plumber: plombi(er|ère), plombi(er|ère) chauffagiste, chauffagiste, installateur sanitaire
gas engineer: chauffagiste
HVAC technician: frigoriste, technicien(ne) CVC, climaticien(ne), technicien(ne) génie climatique
refrigeration engineer: frigoriste, technicien(ne) frigoriste
carpenter: menuisi(er|ère), charpenti(er|ère), menuisi(er|ère) poseur, ébéniste
bricklayer: maçon(ne), maçon coffreur
construction labourer: manœuvre, ouvrier du bâtiment, aide maçon
roofer: couvreu(r|se)
tiler: carreleu(r|se)
painter: peintre en bâtiment, peintre
plasterer: plâtri(er|ère)
dry liner: plaquiste
glazier: vitri(er|ère)
heavy equipment operator: conduct(eur|rice) d'engins, conduct(eur|rice) d'engins de chantier
excavator operator: pelleteur, conduct(eur|rice) de pelle
crane operator: grutier, grutière
site manager: conduct(eur|rice) de travaux, chef(fe) de chantier, direct(eur|rice) de travaux
foreman: chef(fe) de chantier, chef(fe) d'équipe bâtiment
construction manager: direct(eur|rice) de travaux, conduct(eur|rice) de travaux
quantity surveyor: métreu(r|se), économiste de la construction
civil engineer: ingénieur(e) génie civil, ingénieur(e) travaux publics, ingénieur(e) civil
structural engineer: ingénieur(e) structure
architect: architecte DPLG, architecte HMONP
CAD technician: dessinat(eur|rice), dessinat(eur|rice) projeteur, dessinat(eur|rice) industriel(le), projeteu(r|se)
land surveyor: géomètre, géomètre topographe
health and safety manager: responsable HSE, responsable QHSE, animat(eur|rice) sécurité
mechanical engineer: ingénieur(e) mécanique, ingénieur(e) mécanicien(ne)
design engineer: ingénieur(e) bureau d'études, ingénieur(e) conception, concepteur mécanique
manufacturing engineer: ingénieur(e) méthodes, technicien(ne) méthodes, ingénieur(e) production
control systems engineer: automaticien(ne), ingénieur(e) automaticien(ne)
PLC programmer: automaticien(ne)
quality engineer: ingénieur(e) qualité
quality inspector: contrôleu(r|se) qualité, technicien(ne) contrôle qualité, opéra(teur|trice) contrôle qualité
quality technician: technicien(ne) qualité
quality manager: responsable qualité, responsable assurance qualité
maintenance technician: technicien(ne) de maintenance, technicien(ne) de maintenance industrielle, technicien(ne) maintenance, agent de maintenance, mécanicien(ne) de maintenance
field service technician: technicien(ne) SAV, technicien(ne) itinérant(e), technicien(ne) de maintenance itinérant(e)
millwright: mécanicien(ne) industriel(le), mécanicien(ne) de maintenance, monteu(r|se) mécanicien(ne)
mechanical fitter: ajusteu(r|se), ajusteu(r|se) monteu(r|se), monteu(r|se) mécanicien(ne)
maintenance manager: responsable maintenance
CNC machinist: usineu(r|se), fraiseu(r|se), tourneu(r|se), opéra(teur|trice) commande numérique, opéra(teur|trice) sur commande numérique, tourneu(r|se) fraiseu(r|se)
CNC setter: régleu(r|se), régleu(r|se) CNC, régleu(r|se) sur commande numérique
machinist: fraiseu(r|se), tourneu(r|se), usineu(r|se)
toolmaker: outilleu(r|se)
sheet metal worker: chaudronni(er|ère), tôli(er|ère)
fabricator: chaudronni(er|ère), métalli(er|ère), serruri(er|ère) métalli(er|ère)
welder: soudeu(r|se)
production operative: opéra(teur|trice) de production, agent de production, opéra(teur|trice) de fabrication, agent de fabrication, ouvri(er|ère) de production
machine operator: conduct(eur|rice) de ligne, conduct(eur|rice) de machine, conduct(eur|rice) de machines, opéra(teur|trice) machine
assembler: monteu(r|se), opéra(teur|trice) de montage
packaging operator: agent de conditionnement, conditionneu(r|se), opéra(teur|trice) de conditionnement
process operator: opéra(teur|trice) de procédé, opéra(teur|trice) chimie
production team leader: chef(fe) d'équipe production, chef(fe) d'atelier
production manager: responsable de production, responsable production, chef(fe) de production
production planner: planificat(eur|rice), ordonnanceu(r|se), planificat(eur|rice) de production
automotive technician: mécanicien(ne) automobile, mécanicien(ne) auto, technicien(ne) automobile, mécanicien(ne)
diesel mechanic: mécanicien(ne) poids lourd, mécanicien(ne) PL
auto body technician: carrossi(er|ère), carrossi(er|ère) peintre
elevator technician: ascensoriste
laboratory technician: technicien(ne) de laboratoire, technicien(ne) d'analyses, technicien(ne) chimiste, laborantin(e), technicien(ne) analyses
chemist: chimiste
farmer: agricult(eur|rice), exploitant(e) agricole
farm worker: ouvri(er|ère) agricole, salarié(e) agricole
gardener: jardini(er|ère), jardini(er|ère) paysagiste
landscaper: paysagiste, jardini(er|ère) paysagiste, ouvri(er|ère) paysagiste
hairdresser: coiffeu(r|se)
beauty therapist: esthéticien(ne)
tailor: tailleur, couturi(er|ère)
sewing machinist: couturi(er|ère), mécanicien(ne) en confection
security guard: agent de sécurité, agente de sécurité, agent de prévention et de sécurité, APS, agent de sûreté, vigile, agent de surveillance, gardien(ne)
police officer: polici(er|ère), gardien(ne) de la paix, gendarme
firefighter: sapeur pompier, pompi(er|ère)
correctional officer: surveillant(e) pénitentiaire
soldier: militaire du rang
caretaker: gardien(ne) d'immeuble, concierge d'immeuble, agent technique polyvalent
handyman: agent technique polyvalent, agent de maintenance polyvalent, homme toutes mains
facilities manager: responsable services généraux, responsable des services généraux
personal trainer: coach sporti(f|ve)
fitness instructor: coach sporti(f|ve), éducat(eur|rice) sporti(f|ve)
lifeguard: maître nageur sauveteur, maître nageuse
refuse collector: ripeur, éboueur, agent de collecte
funeral director: conseill(er|ère) funéraire
`
