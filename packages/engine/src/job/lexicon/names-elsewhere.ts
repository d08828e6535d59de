/**
 * Names of trades that CVs use and the word data does not hold: short ones, and those of German, French, Spanish, Italian,
 * Dutch, Polish, Portuguese and Romanian. They are sent along with a posting that asks for the trade. "(in)" may be missing, and of "(o|a)"
 * one or the other stands there.
 */
export const namesElsewhere = `
registered nurse: SRN, RMN, krankenschwester, krankenpfleger(in), gesundheits und krankenpfleger(in), pflegefachfrau, pflegefachmann, pflegefachkraft, infirmier(e), enfermer(o|a), infermier(e|a), verpleegkundige, pielęgniar(ka|z), enfermeir(o|a), asistent(a) medical(a)
certified nursing assistant: HCA, CNA, pflegehelfer(in), pflegeassistent(in), aide soignant(e), auxiliar de enfermería, operator(e|rice) socio sanitari(o|a), zorghulp, opiekun(ka) medyczn(y|a)
care assistant: HCA, pflegehelfer(in), altenpflegehelfer(in), altenpfleger(in), auxiliaire de vie, badante, verzorgende, opiekun(ka), cuidador(a), îngrijitor
midwife: hebamme, sage femme, matrona, ostetrica, verloskundige, położna, parteira
nurse practitioner: NP, ANP
physician: arzt, ärztin, médecin, médic(o|a), lekar(z|ka)
physical therapist: physiotherapeut(in), krankengymnast(in), kinésithérapeute, fisioterapeuta, fysiotherapeut, fizjoterapeut(ka)
occupational therapist: OT, ergotherapeut(in), ergothérapeute, terapeuta ocupacional
speech-language pathologist: SLP, SALT, SLT, logopäd(e|in), orthophoniste, logopeda
dentist: zahnarzt, zahnärztin, dentista, tandarts, dentysta
dental assistant: zahnmedizinische fachangestellte, zahnarzthelferin, assistant(e) dentaire, tandartsassistent(e)
pharmacist: apotheker(in), pharmacien(ne), farmacéutic(o|a), farmacista, farmaceut(a|ka)
medical assistant: medizinische fachangestellte, arzthelferin, doktersassistent(e)
paramedic: notfallsanitäter(in), rettungsassistent(in), ratownik medyczny
veterinarian: tierarzt, tierärztin, vétérinaire, veterinari(o|a), dierenarts
veterinary technician: RVN, tiermedizinische fachangestellte, tierarzthelferin
social worker: sozialarbeiter(in), sozialpädagog(e|in), assistant(e) social(e), trabajador(a) social, assistente sociale, maatschappelijk werker, pracownik socjalny
psychotherapist: psychotherapeut(in), psicoterapeuta
teacher: lehrer(in), lehrkraft, enseignant(e), professeur, maestr(o|a), profesor(a), insegnante, docent(e), leraar, lerares, nauczyciel(ka), professor(a)
elementary school teacher: grundschullehrer(in), professeur des écoles, instituteur, institutrice, maestr(o|a), leerkracht basisonderwijs, nauczyciel(ka) wczesnoszkoln(y|a)
secondary school teacher: gymnasiallehrer(in), realschullehrer(in), professeur, profesor(a) de secundaria, nauczyciel(ka)
trainee teacher: ECT, NQT, referendar(in)
teaching assistant: TA, LSA, AESH, schulbegleiter(in), onderwijsassistent(e)
preschool teacher: erzieher(in), kindergärtnerin, éducat(eur|rice) de jeunes enfants, educador(a) infantil, maestr(o|a) de educación infantil, educatrice d'infanzia, pedagogisch medewerker, przedszkolanka, nauczyciel(ka) przedszkola
nursery practitioner: erzieher(in), kinderpfleger(in), auxiliaire de puériculture, técnic(o|a) en educación infantil, pedagogisch medewerker, opiekun(ka) dziecięc(y|a)
childcare worker: tagesmutter, kinderpfleger(in), erzieher(in), assistant(e) maternel(le), opiekun(ka)
professor: professorin, professeur, profesor, catedrátic(o|a)
lecturer: dozent(in), maître de conférences, profesor(a), docent(e)
librarian: bibliothekar(in), bibliothécaire, bibliotecari(o|a), bibliothecaris, bibliotekar(z|ka)
software engineer: dev, SDE, SWE, softwareentwickler(in), programmierer(in), fachinformatiker(in), anwendungsentwickler(in), développe(ur|use), ingénieur logiciel, desarrollador(a), programador(a), ingenier(o|a) de software, sviluppat(ore|rice), programmatore, softwareontwikkelaar, programist(a|ka), desenvolvedor(a)
front-end developer: FE dev, FE developer, front end dev, frontendentwickler(in), développeur front end
back-end developer: BE dev, BE developer, back end dev, backendentwickler(in), backend entwickler(in), softwareentwickler(in) backend, backend softwareentwickler(in), développeu(r|se) back end, développeu(r|se) backend, desarrollador(a) backend
Java developer: java entwickler(in), java backend entwickler(in), java softwareentwickler(in), softwareentwickler(in) java, java programmierer(in), développeu(r|se) java, ingénieur java, desarrollador(a) java, sviluppat(ore|rice) java
full-stack developer: FS dev, full stack dev
web developer: web dev, webentwickler(in), développe(ur|use) web, desarrollador(a) web
mobile developer: mobile dev
system administrator: sys admin, systemadministrator(in), administrateur systèmes, administrador(a) de sistemas, systeembeheerder, administrator systemów
network engineer: net eng, netzwerktechniker(in), ingénieur réseaux
IT support specialist: fachinformatiker(in) systemintegration, technicien(ne) informatique, técnic(o|a) informátic(o|a)
data analyst: datenanalyst(in), analyste de données, analista de datos
data scientist: científic(o|a) de datos
QA engineer: QA eng, SDET, softwaretester(in), testeur logiciel
scrum master: SM
product manager: PM, produktmanager(in), chef(fe) de produit, jefe de producto
project manager: PM, projektleiter(in), projektmanager(in), chef(fe) de projet, jef(e|a) de proyecto, responsabile di progetto, projectleider, kierownik projektu, gestor(a) de projetos
business analyst: BA
accountant: acct, buchhalter(in), finanzbuchhalter(in), bilanzbuchhalter(in), comptable, contable, ragionier(e|a), contabile, boekhouder, księgow(y|a), contabilista, contador(a), contabil
bookkeeper: buchhalter(in), aide comptable, boekhouder, księgow(y|a)
accounts assistant: buchhalter(in), aide comptable, auxiliar contable
management accountant: contrôle(ur|use) de gestion
financial controller: contrôle(ur|use) de gestion
auditor: wirtschaftsprüfer(in), audite(ur|use), auditor(a), revisore
payroll administrator: lohnbuchhalter(in), entgeltabrechner(in), gestionnaire de paie
tax accountant: steuerfachangestellte, steuerberater(in)
bank teller: bankkaufmann, bankkauffrau, conseille(r|re) clientèle, cajer(o|a)
insurance agent: versicherungsvertreter(in), versicherungskaufmann, versicherungskauffrau
lawyer: rechtsanwalt, rechtsanwältin, avocat(e), abogad(o|a), avvocat(o|a), advocaat, adwokat, radca prawny, advogad(o|a)
solicitor: rechtsanwalt, rechtsanwältin, avocat(e), abogad(o|a), avvocat(o|a), advocaat, radca prawny
paralegal: rechtsanwaltsfachangestellte, assistant(e) juridique
HR manager: personalleiter(in), responsable ressources humaines, responsable RH, responsable de recursos humanos, HR managerin
HR generalist: personalreferent(in), personalsachbearbeiter(in), chargé(e) RH, técnic(o|a) de recursos humanos
HR business partner: HRBP, personalreferent(in)
recruiter: TA specialist, recruiterin, personalberater(in), chargé(e) de recrutement
training specialist: formate(ur|rice), formador(a), trener(ka)
marketing manager: marketingleiter(in), responsable marketing, responsable de marketing, kierownik marketingu
marketing executive: chargé(e) de marketing, técnic(o|a) de marketing
SEO specialist: SEO exec
public relations account executive: PR exec
graphic designer: grafiker(in), grafikdesigner(in), mediengestalter(in), graphiste, diseñador(a) gráfic(o|a), grafic(o|a), grafisch ontwerper, grafi(k|czka)
architect: architekt(in), architecte, arquitect(o|a), architett(o|a)
journalist: journalistin, redakteur(in), journaliste, periodista, giornalista, dziennikar(z|ka), jornalista
translator: übersetzer(in), traduct(eur|rice), traductor(a), tradut(tore|trice), vertaler, tłumacz(ka), tradutor(a)
interpreter: dolmetscher(in), interprète, intérprete, tolk, tłumacz(ka)
photographer: fotograf(in), photographe, fotógraf(o|a), fotograf(o|a)
sales associate: verkäufer(in), einzelhandelskaufmann, einzelhandelskauffrau, vende(ur|use), vendedor(a), dependient(e|a), commess(o|a), verkoper, verkoopmedewerker, sprzedaw(ca|czyni), vânzător
shop assistant: verkäufer(in), vende(ur|use), dependient(e|a), commess(o|a), winkelmedewerker, sprzedaw(ca|czyni)
cashier: kassierer(in), caissi(er|ère), hôte(sse) de caisse, cajer(o|a), cassier(e|a), caissière, kasjer(ka), casier
store manager: filialleiter(in), marktleiter(in), responsable de magasin, encargad(o|a) de tienda, filiaalmanager, kierownik sklepu
sales representative: vertriebsmitarbeiter(in), außendienstmitarbeiter(in), technico commercial(e), agente comercial, agente di commercio, vertegenwoordiger, przedstawiciel(ka) handlow(y|a)
account executive: AE
sales manager: vertriebsleiter(in), verkaufsleiter(in), responsable commercial(e), directeur commercial, jef(e|a) de ventas, kierownik sprzedaży
business development manager: BDM, biz dev manager
customer success manager: CSM
customer service representative: kundenberater(in), kundenbetreuer(in), conseille(r|re) clientèle, téléconseill(er|ère), agente de atención al cliente, klantenservicemedewerker
estate agent: immobilienmakler(in), agent(e) immobilier, sales neg, agente inmobiliari(o|a), makelaar
lettings negotiator: lettings neg
buyer: einkäufer(in), achete(ur|use), comprador(a), inkoper, kupiec
procurement manager: einkaufsleiter(in), responsable achats, jef(e|a) de compras, hoofd inkoop
warehouse operative: lagerist(in), lagermitarbeiter(in), fachkraft für lagerlogistik, lagerarbeiter, magasinier, préparat(eur|rice) de commandes, moz(o|a) de almacén, magazzinier(e|a), magazijnmedewerker, magazynier(ka), pracownik magazynu, operador de armazém, lucrător depozit
warehouse manager: lagerleiter(in), responsable entrepôt, jefe de almacén, kierownik magazynu
forklift operator: staplerfahrer(in), gabelstaplerfahrer(in), cariste, carretiller(o|a), carrellista, heftruckchauffeur, operator wózka widłowego
truck driver: LKW fahrer(in), berufskraftfahrer(in), kraftfahrer(in), chauffeur poids lourd, conducteur routier, camionero, camionista, vrachtwagenchauffeur, kierowca ciężarówki, kierowca C E, motorista de pesados, șofer de camion
HGV driver: LKW fahrer(in), berufskraftfahrer(in), kraftfahrer(in), chauffeur poids lourd, conducteur routier, camionero, camionista, vrachtwagenchauffeur, kierowca ciężarówki, kierowca C E, motorista de pesados, șofer de camion
tanker driver: tankwagenfahrer(in), kierowca cysterny
delivery driver: auslieferungsfahrer(in), paketzusteller(in), chauffeur livreur, livreur, repartidor, corriere, bezorger, dostawca, kurier, estafeta
bus driver: busfahrer(in), conducteur de bus, chauffeur de bus, conductor de autobús, autista di autobus, buschauffeur, kierowca autobusu, motorista de ônibus, motorista de autocarro
company driver: fahrer(in), autista, kierowca, motorista, șofer
customs broker: zolldeklarant(in), deklarant(in), zollsachbearbeiter(in), déclarant(e) en douane, douane declarant, aangever douane, agente de aduanas, spedizioniere doganale, agent celny
freight forwarder: speditionskaufmann, speditionskauffrau, spediteur, disponent(in), transitaire, agent de transit, expediteur, spedytor(ka)
dispatcher: disponent(in), répartiteur, dyspozytor(ka)
chef: koch, köchin, cuisini(er|ère), cociner(o|a), cuoc(o|a), kok, kuchar(z|ka), cozinheir(o|a), bucătar
executive chef: küchenchef(in), chef(fe) de cuisine, jefe de cocina, capocuoco, szef kuchni
chef de partie: CDP, demichef, jefe de partida, capo partita
cook: koch, köchin, cuisini(er|ère), cociner(o|a), cuoc(o|a), kok, kuchar(z|ka), cozinheir(o|a), bucătar
pastry chef: konditor(in), pâtissi(er|ère), pasteler(o|a), pasticcer(e|a), cukiernik
baker: bäcker(in), boulang(er|ère), panader(o|a), panettier(e|a), fornai(o|a), bakker, piekarz, padeir(o|a)
butcher: metzger(in), fleischer(in), bouch(er|ère), carnicer(o|a), macellaio, slager, rzeźnik
waiter: kellner(in), servicekraft, serve(ur|use), camarer(o|a), camerier(e|a), ober, kelner(ka), empregad(o|a) de mesa, chelner
bartender: barfrau, camarer(o|a), barmanka
kitchen porter: KP, küchenhilfe, spülkraft, plonge(ur|use), lavaplatos, afwasser, pomoc kuchenna
hotel receptionist: rezeptionist(in), hotelfachfrau, hotelfachmann, réceptionniste, recepcionista, receptioniste, recepcjonist(a|ka)
receptionist: rezeptionist(in), empfangsmitarbeiter(in), réceptionniste, recepcionista, receptioniste, recepcjonist(a|ka)
front office manager: empfangsleiter(in), FOM, chef(fe) de réception, jef(e|a) de recepción
hotel manager: hoteldirektor(in), directeur d'hôtel, director(a) de hotel
restaurant manager: restaurantleiter(in), directeur de restaurant, encargad(o|a) de restaurante, kierownik restauracji
housekeeper: zimmermädchen, hauswirtschafter(in), femme de chambre, camarer(o|a) de pisos, cameriera ai piani, kamermeisje, pokojówka
cleaner: reinigungskraft, gebäudereiniger(in), putzkraft, agent d'entretien, limpiador(a), addett(o|a) alle pulizie, schoonmaker, schoonmaakster, sprzątacz(ka)
event coordinator: eventmanager(in), veranstaltungskaufmann, veranstaltungskauffrau, chargé(e) d'événementiel
executive assistant: EA, PA, vorstandsassistent(in), assistant(e) de direction, asistente de dirección, directiesecretaresse, asystent(ka) zarządu
personal assistant: PA, EA, sekretär(in), assistant(e) de direction, secretaresse
administrative assistant: bürokaufmann, bürokauffrau, bürofachkraft, sachbearbeiter(in), kaufmann für büromanagement, kauffrau für büromanagement, assistant(e) administrati(f|ve), auxiliar administrativ(o|a), administrativ(o|a), impiegat(o|a), administratief medewerker, pracownik biurowy
administrator: sachbearbeiter(in), administrativ(o|a), impiegat(o|a), administratief medewerker
secretary: sec, sekretär(in), secrétaire, secretari(o|a), segretari(o|a), secretaresse, sekretar(z|ka)
electrician: sparky, elektriker(in), elektroniker(in), elektroinstallateur(in), électricien(ne), electricista, elettricista, elektricien, elektryk, eletricista
plumber: installateur, anlagenmechaniker(in), klempner(in), plombier, fontaner(o|a), idraulic(o|a), loodgieter, hydraulik, canalizador
carpenter: chippy, chippie, tischler(in), schreiner(in), zimmerer, zimmermann, menuisi(er|ère), charpentier, carpinter(o|a), falegname, carpentiere, timmerman, stolarz, cieśla, carpinteir(o|a), tâmplar
bricklayer: maurer, maçon, albañil, muratore, metselaar, murarz, pedreiro, zidar
painter: maler(in), lackierer(in), peintre, pintor(a), imbianchino, schilder, malarz, zugrav
plasterer: stuckateur, plâtrier, yesero, stukadoor, tynkarz
roofer: dachdecker, couvreur, techador, dakdekker, dekarz
welder: schweißer(in), soude(ur|use), soldador(a), saldatore, lasser, spawacz, sudor
crane operator: kranführer(in), kranfahrer, grutier, gruist(a|e), kraanmachinist, operator żurawia
construction labourer: bauarbeiter, bauhelfer, manœuvre, peón, manovale, bouwvakker, robotnik budowlany, muncitor în construcții
site manager: bauleiter(in), conducteur de travaux, jefe de obra, capocantiere, uitvoerder, kierownik budowy
foreman: polier, vorarbeiter(in), chef de chantier, encargado de obra, capocantiere, voorman, brygadzista
civil engineer: bauingenieur(in), ingénieur civil, ingenier(o|a) civil, ingegnere civile, civiel ingenieur, inżynier budownictwa
quantity surveyor: QS
land surveyor: vermessungsingenieur(in), géomètre, topógraf(o|a), geometra, landmeter, geodeta
mechanical engineer: maschinenbauingenieur(in), ingénieur mécanique, ingenier(o|a) mecánic(o|a), ingegnere meccanico, werktuigbouwkundige, inżynier mechanik
electrical engineer: elektroingenieur(in), ingénieur électricien, ingenier(o|a) eléctric(o|a), ingegnere elettrico, inżynier elektryk
maintenance technician: instandhalter, betriebstechniker, technicien(ne) de maintenance, técnic(o|a) de mantenimiento, manutentore, onderhoudsmonteur, technik utrzymania ruchu
millwright: industriemechaniker(in), schlosser(in), mécanicien monteur, monteur
automotive technician: KFZ mechatroniker(in), KFZ mechaniker(in), automechaniker(in), mécanicien(ne) auto, mecánic(o|a), meccanic(o|a), automonteur, mechanik samochodowy, mecânic(o|a)
CNC machinist: zerspanungsmechaniker(in), CNC dreher(in), CNC fräser(in), dreher(in), fräser(in), tourne(ur|use), fraise(ur|use), tornero, fresador, tornitore, verspaner, tokarz, frezer, operator CNC
machinist: zerspanungsmechaniker(in), dreher(in), fräser(in), tourneur, fraiseur, tornero, fresador, verspaner, tokarz, frezer
toolmaker: werkzeugmacher, outilleur, gereedschapmaker, ślusarz narzędziowy
production operative: produktionsmitarbeiter(in), produktionshelfer(in), opérat(eur|rice) de production, ouvri(er|ère), operari(o|a), operai(o|a), productiemedewerker, pracownik produkcji, operador(a) de produção, muncitor
machine operator: maschinenbediener(in), anlagenführer(in), maschinenführer(in), conduct(eur|rice) de ligne, operador(a) de máquina, machineoperator, operator maszyn
production manager: produktionsleiter(in), responsable de production, jefe de producción, kierownik produkcji
quality manager: qualitätsmanager(in), responsable qualité, responsable de calidad, kierownik jakości
laboratory technician: laborant(in), chemielaborant(in), chemisch technische assistentin, technicien(ne) de laboratoire, técnic(o|a) de laboratorio, tecnic(o|a) di laboratorio, laborant(ka)
chemist: chemiker(in), chimiste, químic(o|a), chimic(o|a), chemik
farm worker: landwirtschaftlicher helfer, ouvrier agricole, peón agrícola, bracciante, landarbeider, pracownik rolny
farmer: landwirt(in), agricult(eur|rice), agricultor(a), boer, rolnik
gardener: gärtner(in), jardini(er|ère), jardiner(o|a), giardinier(e|a), hovenier, ogrodni(k|czka)
hairdresser: friseur(in), frisör(in), coiffe(ur|use), peluquer(o|a), parrucchier(e|a), kapper, kapster, fryzjer(ka), cabeleireir(o|a), frizer
beauty therapist: kosmetiker(in), esthéticien(ne), esteticista, estetista, schoonheidsspecialiste, kosmetyczka
police officer: PC, polizist(in), polizeibeamter, policier, policière, policía, poliziotto, politieagent, policjant(ka)
firefighter: feuerwehrmann, feuerwehrfrau, pompier, bomber(o|a), vigile del fuoco, brandweerman, strażak
security guard: sicherheitsmitarbeiter(in), agent de sécurité, vigilante, guardia giurata, beveiliger, pracownik ochrony
flight attendant: flugbegleiter(in), hôtesse de l'air, azafata, tripulante de cabina, assistente di volo, stewardess, stewardesa
property manager: immobilienverwalter(in), hausverwalter(in), gestionnaire immobili(er|ère)
facilities manager: objektleiter(in), facility managerin
caretaker: hausmeister(in), gardien(ne) d'immeuble, conserje, custode, dozorca
managing director: MD, geschäftsführer(in), directeur général, director(a) general, amministratore delegato, algemeen directeur, prezes zarządu, dyrektor
operations manager: betriebsleiter(in), responsable d'exploitation, responsable de operaciones, kierownik operacyjny
team leader: TL, teamleiter(in), chef(fe) d'équipe, jefe de equipo, capo squadra, teamleider, kierownik zespołu
research assistant: RA, wissenschaftliche mitarbeiterin, wissenschaftlicher mitarbeiter
accounts receivable clerk: credit and collections associate, credit and collections specialist, credit & collections associate, credit & collections specialist, cash applications clerk, cash applications specialist
library assistant: library and resources assistant, library & resources assistant, school library assistant
landscaper: foreman landscaper, landscape foreman, landscaping foreman, landscaping team leader
production planner: production scheduler
`
