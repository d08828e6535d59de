/**
 * What the trades of the word data are called in German. "(in)" may be missing; of "kauf(mann|frau)" one or the other stands
 * there; "software-entwickler" is also written as one word and as two.
 */
export const germanNames = `
registered nurse: gesundheits und krankenpfleger(in), gesundheits und kinderkrankenpfleger(in), pflegefach(kraft|frau|mann|person), fachkrankenpfleger(in), fachkrankenschwester, krankenpflegefachkraft, examinierte pflegekraft, examiniert(e|er) altenpfleger(in), altenpfleger(in), dipl pflegefach(frau|mann), diplomierte gesundheits und krankenpflegerin
nurse manager: stationsleit(ung|er|erin), pflegedienstleit(ung|er|erin), wohnbereichsleit(ung|er|erin), bereichsleitung pflege
operating room nurse: operationstechnische assistentin, operationstechnischer assistent, OTA, OP-pfleger(in), OP-schwester
nurse anesthetist: anästhesiepfleger(in), anästhesietechnische assistentin, anästhesietechnischer assistent
certified nursing assistant: gesundheits und krankenpflegehelfer(in), krankenpflegehelfer(in), pflegehilfskraft, pflegefachhelfer(in), pflegefachassistent(in), altenpflegehelfer(in), pflegekraft, stationshilfe, betreuungskraft
care assistant: pflegehilfskraft, pflegefachhelfer(in), pflegefachassistent(in), betreuungskraft, betreuungsassistent(in), alltagsbegleiter(in), ambulante pflegekraft, seniorenbetreuer(in)
support worker: heilerziehungspfleger(in), heilerziehungspflegehelfer(in), betreuungsassistent(in), assistenzkraft, integrationshelfer(in), wohngruppenbetreuer(in)
direct support professional: heilerziehungspfleger(in), assistenzkraft
residential childcare worker: jugend und heimerzieher(in), heimerzieher(in)
activities coordinator: alltagsbegleiter(in), betreuungskraft
care home manager: heimleit(er|erin|ung), einrichtungsleit(er|erin|ung)
physician: hausarzt, hausärztin, facharzt, fachärztin, assistenzarzt, assistenzärztin, oberarzt, oberärztin, allgemeinmediziner(in), betriebsarzt, betriebsärztin
surgeon: chirurg(in)
paediatrician: kinderarzt, kinderärztin
psychiatrist: psychiater(in)
clinical psychologist: psycholog(e|in), diplom psycholog(e|in)
medical assistant: MFA, MPA, arzthelfer(in), medizinischer fachangestellter, medizinische praxisassistentin, praxisassistent(in), sprechstundenhilfe, ordinationsassistent(in)
medical receptionist: arztsekretär(in), praxisanmeldung
medical secretary: arztsekretär(in), chefarztsekretär(in), medizinische schreibkraft
medical laboratory scientist: medizinisch technische laboratoriumsassistentin, medizinischer technologe, medizinische technologin, medizinische technologin für laboratoriumsanalytik, MTLA, MTL, MTA
radiologic technologist: medizinisch technische radiologieassistentin, medizinische technologin für radiologie, MTRA, MTR
pharmacy technician: PTA, pharmazeutisch technische assistentin, pharmazeutisch technischer assistent
pharmacy assistant: PKA, pharmazeutisch kaufmännische angestellte
dental assistant: ZFA, ZMF, zahnmedizinischer fachangestellter, zahnarzthelfer, zahnmedizinische fachassistentin, stuhlassistenz
dental hygienist: dentalhygieniker(in)
dental technician: zahntechniker(in)
optometrist: optometrist(in)
dispensing optician: augenoptiker(in), optiker(in)
audiologist: hörakustiker(in), hörgeräteakustiker(in)
dietitian: diätassistent(in), ernährungsberater(in)
podiatrist: podolog(e|in), medizinische fußpflegerin
massage therapist: masseur(in), medizinischer bademeister
emergency medical technician: rettungssanitäter(in), rettungshelfer(in)
practice manager: praxismanager(in), praxisleitung
veterinary technician: TFA, tiermedizinischer fachangestellter
social worker: diplom sozialpädagog(e|in), sozialarbeit, sozialpädagogische fachkraft
family support worker: familienhelfer(in), sozialpädagogische familienhilfe
case manager: fallmanager(in)
youth worker: jugendarbeiter(in), streetworker(in), jugendreferent(in)
counselor: berater(in) psychosozial, suchtberater(in)
preschool teacher: staatlich anerkannte erzieher(in), pädagogische fachkraft, kita fachkraft, elementarpädagog(e|in), kindheitspädagog(e|in), kleinkinderzieher(in), kinderbetreuer(in)
nursery practitioner: pädagogische fachkraft, staatlich geprüfte kinderpflegerin, sozialassistent(in), sozialpädagogische assistentin, pädagogische ergänzungskraft
nursery manager: kitaleit(er|erin|ung), kita leit(er|erin|ung), kindergartenleit(er|erin|ung)
teacher: fachlehrer(in), lehrperson, oberstudienr(at|ätin), studienr(at|ätin)
elementary school teacher: primarlehrer(in), volksschullehrer(in)
mathematics teacher: mathematiklehrer(in), mathelehrer(in)
English teacher: englischlehrer(in)
science teacher: physiklehrer(in), chemielehrer(in), biologielehrer(in)
physical education teacher: sportlehrer(in)
music teacher: musiklehrer(in), musikpädagog(e|in)
ESL teacher: DaF lehrkraft, DaZ lehrkraft, deutschlehrer(in)
special education teacher: sonderpädagog(e|in), förderschullehrer(in), heilpädagog(e|in)
teaching assistant: schulbegleitung, schulassistent(in), integrationshelfer(in), lernbegleiter(in)
head teacher: schulleit(er|erin|ung), rektor(in)
tutor: nachhilfelehrer(in)
driving examiner: fahrprüfer(in)
approved driving instructor: fahrlehrer(in)
library assistant: fachangestellte für medien und informationsdienste, FAMI, bibliotheksassistent(in)
archivist: archivar(in)
museum curator: kurator(in)
research assistant: wissenschaftliche mitarbeiterin, wissenschaftlicher mitarbeiter, studentische hilfskraft
research scientist: wissenschaftler(in)
software engineer: software-entwickler(in), software-ingenieur(in), fachinformatiker(in) für anwendungsentwicklung, fachinformatiker(in) anwendungsentwicklung, applikationsentwickler(in), applikations-entwickler(in), anwendungs-entwickler(in), anwendungsprogrammierer(in), junior entwickler(in)
back-end developer: backend-entwickler(in), backend-softwareentwickler(in), softwareentwickler(in) back end, softwareentwickler(in) im backend
Java developer: java-backend entwickler(in), java-entwickler(in), softwareentwickler(in) mit java, entwickler(in) java
.NET developer: net-entwickler(in), dotnet-entwickler(in), c entwickler(in), softwareentwickler(in) net
Python developer: python-entwickler(in), softwareentwickler(in) python, python programmierer(in)
PHP developer: php-entwickler(in), softwareentwickler(in) php, php programmierer(in)
C++ developer: c softwareentwickler(in), softwareentwickler(in) c
full-stack developer: fullstack-entwickler(in), full stack entwickler(in), softwareentwickler(in) fullstack
front-end developer: frontend-entwickler(in), softwareentwickler(in) frontend, frontend-programmierer(in)
web developer: web-entwickler(in), webprogrammierer(in), internetprogrammierer(in)
mobile developer: app-entwickler(in), mobile entwickler(in)
Android developer: android-entwickler(in)
iOS developer: ios-entwickler(in)
embedded software engineer: embedded-entwickler(in), embedded softwareentwickler(in), softwareentwickler(in) embedded
SAP developer: abap-entwickler(in), sap-entwickler(in)
SAP consultant: sap-berater(in)
software architect: software-architekt(in)
solution architect: lösungsarchitekt(in), IT-architekt(in)
software tester: software-tester(in), testanalyst(in), testspezialist(in)
QA engineer: software-tester(in), testingenieur(in), test-ingenieur(in), testautomatisierer(in), qualitätssicherung software
test engineer: versuchsingenieur(in), test-ingenieur(in)
test automation engineer: testautomatisierer(in)
test manager: test-manager(in)
system administrator: system-administrator(in), IT-administrator(in), IT-systemadministrator(in), fachinformatiker(in) systemintegration, fachinformatiker(in) für systemintegration, netzwerk-administrator(in), server-administrator(in), IT-systemtechniker(in), IT-systemelektroniker(in)
network administrator: netzwerk-administrator(in), netzwerk-techniker(in)
network engineer: netzwerk-ingenieur(in), netzwerk-techniker(in), netzwerk-spezialist(in)
IT support specialist: IT-supporter(in), IT-support mitarbeiter(in), mitarbeiter(in) IT support, IT-techniker(in), IT-systemtechniker(in), support-mitarbeiter(in) IT, IT-systemelektroniker(in)
help desk technician: mitarbeiter(in) helpdesk, helpdesk-mitarbeiter(in), mitarbeiter(in) service desk
database administrator: datenbank-administrator(in)
data analyst: daten-analyst(in)
data engineer: daten-ingenieur(in)
security analyst: IT-sicherheitsanalyst(in), IT-sicherheitsspezialist(in)
information security officer: informationssicherheitsbeauftragte(r), IT-sicherheitsbeauftragte(r)
data protection officer: datenschutzbeauftragte(r)
IT manager: IT-leiter(in), leiter(in) IT
IT project manager: IT-projektleiter(in), IT-projektmanager(in)
IT consultant: IT-berater(in), IT-consultant
systems analyst: system-analytiker(in)
business analyst: business-analyst(in), anforderungsmanager(in), requirements engineer
product manager: produkt-manager(in), produktmanagement
project manager: projekt-manager(in), projekt-leiter(in)
project assistant: projekt-assistent(in), projekt-assistenz
management consultant: unternehmensberater(in), managementberater(in)
accountant: hauptbuchhalter(in), alleinbuchhalter(in), rechnungswesen mitarbeiter(in), sachbearbeiter(in) buchhaltung, sachbearbeiter(in) finanzbuchhaltung, mitarbeiter(in) buchhaltung
financial accountant: bilanzbuchhalter(in), finanzbuchhalter(in), hauptbuchhalter(in)
bookkeeper: buchhalter(in), buchhaltungskraft, finanzbuchhalter(in)
accounts assistant: buchhaltungskraft, sachbearbeiter(in) buchhaltung, buchhaltungsassistent(in)
accounts payable clerk: kreditorenbuchhalter(in), sachbearbeiter(in) kreditoren
accounts receivable clerk: debitorenbuchhalter(in), sachbearbeiter(in) debitoren
management accountant: controller(in), kostenrechner(in)
financial controller: leiter(in) controlling, leiter(in) finanzbuchhaltung, leiter(in) rechnungswesen
payroll administrator: lohn-buchhalter(in), gehaltsbuchhalter(in), lohn und gehaltsbuchhalter(in), entgeltabrechner(in), sachbearbeiter(in) entgeltabrechnung, lohnsachbearbeiter(in), personalabrechner(in), personalsachbearbeiter(in) entgelt, payroll specialist
tax accountant: steuerfachangestellte(r), steuerfachwirt(in), steuerberater(in), steuer-sachbearbeiter(in)
tax manager: steuerreferent(in)
auditor: wirtschaftsprüfer(in), prüfungsassistent(in)
internal auditor: revisor(in), interne revisorin, interner revisor
financial analyst: finanz-analyst(in)
bank teller: bankkaufmann, bankkauffrau, servicemitarbeiter(in) bank, bankangestellte(r)
personal banker: bankberater(in), privatkundenberater(in), bank-kauf(mann|frau)
financial advisor: finanz-berater(in), vermögensberater(in), anlageberater(in)
loan officer: kreditsachbearbeiter(in), kreditberater(in), kredit-analyst(in)
insurance agent: versicherungskaufmann, versicherungskauffrau, versicherungsvertreter(in), kauf(mann|frau) für versicherungen und finanzen
insurance broker: versicherungsmakler(in)
insurance underwriter: underwriter(in)
claims adjuster: schadensachbearbeiter(in), schadenregulierer(in), schaden-sachbearbeiter(in)
actuary: aktuar(in), versicherungsmathematiker(in)
lawyer: rechtsanwalt, rechtsanwältin, volljurist(in), jurist(in), anwalt, anwältin
legal counsel: syndikusanwalt, syndikusrechtsanwalt, syndikusrechtsanwältin, unternehmensjurist(in), justiziar(in), inhouse jurist(in)
legal secretary: rechtsanwaltsfachangestellte(r), rechtsanwalts und notarfachangestellte(r), notarfachangestellte(r), ReFa, ReNo, anwaltssekretär(in), anwaltsgehilf(e|in)
paralegal: rechtsfachwirt(in), wirtschaftsjurist(in)
compliance officer: compliance-beauftragte(r), compliance-manager(in)
HR manager: leiter(in) personal, personalmanager(in), head of HR
HR generalist: personal-referent(in), HR-referent(in), referent(in) personal, personalberater(in) intern, HR-manager(in)
HR business partner: HR-business partner(in), personal-referent(in)
personnel officer: personal-referent(in), HR-referent(in), personal-sachbearbeiter(in)
HR administrator: sachbearbeiter(in) personal, personal-sachbearbeiter(in), HR-sachbearbeiter(in), personalassistent(in), HR-assistent(in), personalfachkauf(mann|frau), mitarbeiter(in) personalverwaltung
recruiter: personalbeschaffer(in), recruiting-manager(in), recruiterin, talent-acquisition manager(in)
recruitment consultant: personalberater(in), personalvermittler(in), personaldisponent(in)
training specialist: personalentwickler(in), referent(in) personalentwicklung, schulungsleiter(in)
marketing manager: marketing-manager(in), marketingleiter(in), marketing-referent(in), leiter(in) marketing
marketing executive: marketing-referent(in), marketing-mitarbeiter(in), mitarbeiter(in) marketing, marketing-kauf(mann|frau), kauf(mann|frau) für marketingkommunikation
social media manager: social-media-manager(in), social media managerin
content marketing manager: content-manager(in), online-redakteur(in)
copywriter: texter(in), werbetexter(in)
technical writer: technische redakteurin, technischer redakteur
journalist: redakteur(in), redaktör(in), volontär(in)
news editor: redakteur(in), lektor(in), redaktionsleiter(in)
public relations account executive: PR-berater(in), PR-referent(in)
communications officer: referent(in) unternehmenskommunikation, kommunikationsreferent(in), referent(in) für öffentlichkeitsarbeit, referent(in) öffentlichkeitsarbeit, PR-referent(in), pressereferent(in), kommunikationsmanager(in), mitarbeiter(in) kommunikation, mitarbeiter(in) öffentlichkeitsarbeit
press officer: pressesprecher(in), pressereferent(in)
graphic designer: mediengestalter(in), mediengestalter(in) digital und print, grafik-designer(in), kommunikationsdesigner(in), druckvorlagenhersteller(in)
UX designer: ux-designer(in)
web designer: web-designer(in)
interior designer: innenarchitekt(in)
product designer: produktdesigner(in)
industrial designer: industriedesigner(in), produktdesigner(in)
sales associate: verkaufsberater(in), verkaufsmitarbeiter(in), verkaufskraft, fachverkäufer(in), kauf(mann|frau) im einzelhandel, einzelhandelskauf(mann|frau), verkaufsassistent(in), detailhandelsfach(mann|frau)
shop assistant: verkaufskraft, verkaufsmitarbeiter(in), verkaufshilfe, fachverkäufer(in), kauf(mann|frau) im einzelhandel, einzelhandelskauf(mann|frau)
cashier: kassierer(in), kassenkraft, mitarbeiter(in) kasse, kassenmitarbeiter(in)
stock clerk: regalauffüller(in), warenverräumer(in), auffüllkraft
store manager: filialleitung, marktleitung, storemanager(in), store leiter(in), shopleiter(in), geschäftsführer(in) markt, hausleiter(in)
assistant store manager: stellvertretende filialleiterin, stellvertretender filialleiter, stellvertretende filialleitung, stellvertretender marktleiter, stellvertretende marktleiterin
retail department manager: abteilungsleiter(in) verkauf
retail area manager: bezirksleiter(in), verkaufsleiter(in) filialen
visual merchandiser: gestalter(in) für visuelles marketing, schauwerbegestalter(in), dekorateur(in)
category manager: category-manager(in)
sales representative: vertriebs-mitarbeiter(in), vertriebler(in), verkäufer(in) im außendienst, vertriebsbeauftragte(r), vertriebsrepräsentant(in), handelsvertreter(in), fachberater(in) im außendienst
outside sales representative: außendienst-mitarbeiter(in), vertriebs-mitarbeiter(in) außendienst, vertriebs-mitarbeiter(in) im außendienst, vertriebsaußendienst, mitarbeiter(in) im außendienst, gebietsleiter(in), gebietsverkaufsleiter(in), fachberater(in) im außendienst, handelsvertreter(in)
inside sales representative: vertriebs-mitarbeiter(in) im innendienst, vertriebs-mitarbeiter(in) innendienst, innendienst-mitarbeiter(in), mitarbeiter(in) vertriebsinnendienst, sachbearbeiter(in) vertriebsinnendienst, telefonverkäufer(in)
sales administrator: vertriebsassistent(in), vertriebsassistenz, sachbearbeiter(in) vertrieb, mitarbeiter(in) vertriebsinnendienst, auftragssachbearbeiter(in)
sales coordinator: vertriebsassistenz, vertriebskoordinator(in), sachbearbeiter(in) vertriebsinnendienst
sales engineer: vertriebs-ingenieur(in), technischer vertrieb, technische vertriebsmitarbeiterin, technischer vertriebsmitarbeiter
sales manager: vertriebs-leiter(in), verkaufs-leiter(in), leiter(in) vertrieb
key account manager: key-account-manager(in), großkundenbetreuer(in), schlüsselkundenbetreuer(in)
account manager: account-manager(in), kundenbetreuer(in), kundenmanager(in)
business development manager: business-development manager(in), geschäftsentwickler(in)
call centre agent: callcenter agent(in), call center agent(in), callcenter-mitarbeiter(in), call center mitarbeiter(in), telefonist(in), kundenberater(in) im callcenter, kundenberater(in) am telefon, agent(in) im kundenservice, kauf(mann|frau) für dialogmarketing
customer service representative: kundenservice mitarbeiter(in), mitarbeiter(in) kundenservice, mitarbeiter(in) im kundenservice, kundendienst-mitarbeiter(in), sachbearbeiter(in) kundenservice, kundenberater(in) im callcenter
estate agent: immobilien-makler(in), makler(in), immobilien-berater(in)
property manager: haus-verwalter(in), immobilien-verwalter(in), immobilien-kauf(mann|frau), WEG verwalter(in), miethausverwalter(in), objektmanager(in)
buyer: ein-käufer(in), strategische einkäuferin, strategischer einkäufer, operative einkäuferin, operativer einkäufer, mitarbeiter(in) einkauf, einkaufssachbearbeiter(in), sachbearbeiter(in) einkauf, disponent(in) einkauf, technische einkäuferin, technischer einkäufer
procurement specialist: einkäufer(in), mitarbeiter(in) einkauf, beschaffer(in)
procurement manager: einkaufs-leiter(in), leiter(in) einkauf, strategische einkäuferin, strategischer einkäufer
transport planner: disponent(in), fahrdienstleiter(in) spedition, transport-disponent(in), speditions-kauf(mann|frau), disponent(in) fernverkehr, disponent(in) nahverkehr, fuhrparkdisponent(in)
transport coordinator: disponent(in), transport-disponent(in)
dispatcher: disponent(in), transport-disponent(in)
freight forwarder: kauf(mann|frau) für spedition und logistikdienstleistung, speditions-kauf(mann|frau), sachbearbeiter(in) seefracht, sachbearbeiter(in) luftfracht
customs broker: zoll-deklarant(in), zollsachbearbeiter(in), sachbearbeiter(in) zoll
logistics coordinator: logistik-sachbearbeiter(in), sachbearbeiter(in) logistik, logistiker(in), logistik-koordinator(in)
logistics manager: logistik-leiter(in), leiter(in) logistik
supply chain manager: supply-chain-manager(in)
material planner: material-disponent(in), disponent(in) material
warehouse operative: lager-mitarbeiter(in), lager-helfer(in), lager-arbeiter(in), lagerfachkraft, lagerlogistiker(in), fachlagerist(in), fachkraft lagerlogistik, logistik-mitarbeiter(in), versandmitarbeiter(in), mitarbeiter(in) lager, mitarbeiter(in) im lager, lagerfacharbeiter(in)
picker packer: kommissionierer(in), packer(in), versandmitarbeiter(in)
warehouse supervisor: lager-meister(in), schichtleiter(in) lager, teamleiter(in) lager
warehouse manager: lager-leiter(in), leiter(in) lager, lagerverwalter(in)
forklift operator: stapler-fahrer(in), gabelstapler-fahrer(in), flurförderzeugführer(in)
truck driver: LKW-fahrer(in), lastwagenfahrer(in), kraftfahrer(in), berufskraftfahrer(in), fernfahrer(in), kraftfahrer(in) CE, chauffeur(in) LKW
HGV driver: LKW-fahrer(in), lastwagenfahrer(in), kraftfahrer(in), berufskraftfahrer(in), fernfahrer(in), kraftfahrer(in) CE
delivery driver: auslieferungsfahrer(in), ausliefer-fahrer(in), kurier-fahrer(in), zusteller(in), paketbote, paketzusteller(in), kurier(in), fahrer(in) auslieferung
courier: paketzusteller(in), paketbote, kurier-fahrer(in), kurier(in)
bus driver: bus-fahrer(in), omnibus-fahrer(in)
taxi driver: taxi-fahrer(in)
mail carrier: brief-zusteller(in), postbot(e|in), zusteller(in)
train driver: lok-führer(in), triebfahrzeugführer(in), lokomotivführer(in)
cook: jung-koch, jung-köchin, köch(in), beikoch, alleinkoch, alleinköchin
chef: köch(in), koch
sous chef: stellvertretender küchenchef, stellvertretende küchenchefin
executive chef: küchen-chef(in), küchen-leiter(in), küchenmeister(in)
catering assistant: küchenkraft, mitarbeiter(in) catering, mensamitarbeiter(in), kantinenmitarbeiter(in)
kitchen porter: spül-kraft, spül-hilfe, abspüler(in), tellerwäscher(in), küchen-hilfe, küchen-helfer(in), küchen-kraft
waiter: service-kraft, servicemitarbeiter(in), kellner(in), restaurantfach(mann|frau), restaurant-fachmann, restaurant-fachfrau, bedienung, serviceaushilfe, mitarbeiter(in) service, chef de rang
bartender: barkeeper(in), barmann, barfrau, mitarbeiter(in) bar
restaurant manager: restaurant-leiter(in), restaurant-manager(in), betriebsleiter(in) restaurant, gastronomieleiter(in), betriebsleiter(in) gastronomie
hotel receptionist: rezeptionist(in), rezeptions-mitarbeiter(in), empfangs-mitarbeiter(in), mitarbeiter(in) rezeption, mitarbeiter(in) am empfang, hotel-fach(mann|frau), front office mitarbeiter(in), empfangssekretär(in)
receptionist: empfangs-mitarbeiter(in), mitarbeiter(in) am empfang, empfangskraft, empfangs-sekretär(in), empfangsdame
night auditor: nachtportier, nacht-rezeptionist(in)
front office manager: empfangschef(in), leiter(in) empfang, front office managerin
hotel manager: hotel-direktor(in), hotel-leiter(in), hotel-manager(in), hausdirektor(in)
housekeeper: zimmer-mädchen, zimmer-frau, roomboy, zimmerreinigungskraft, hotelreinigungskraft, hauswirtschafter(in), hausdame, hauswirtschaftskraft
housekeeping manager: erste hausdame, hauswirtschaftsleit(er|erin|ung), leitung housekeeping
cleaner: reinigungs-kraft, raumpfleger(in), reinigungs-frau, gebäudereiniger(in), putz-frau, putz-hilfe, putzkraft, unterhaltsreiniger(in), reinigungs-mitarbeiter(in), reinigungs-fachkraft
cleaning supervisor: objektleiter(in), vorarbeiter(in) reinigung, objektleiter(in) gebäudereinigung
laundry attendant: wäscherei-mitarbeiter(in)
caretaker: haus-meister(in), haus-wart(in), haus-techniker(in), hausverwalter(in) technisch, schulhausmeister(in), haustechnischer dienst, hausbetreuer(in), abwart
facilities manager: facility-manager(in), objektleiter(in) technik, gebäudemanager(in)
event coordinator: veranstaltungskauf(mann|frau), event-manager(in), veranstaltungs-manager(in), eventkoordinator(in)
travel agent: reiseverkehrskauf(mann|frau), tourismuskauf(mann|frau), reise-berater(in)
tour guide: reise-leiter(in), gästeführer(in), stadtführer(in)
flight attendant: flugbegleiter(in), steward(ess), kabinenpersonal
executive assistant: assistent(in) der geschäftsführung, assistenz der geschäftsführung, assistenz der geschäftsleitung, vorstandsassistent(in), geschäftsführungsassistent(in), direktionsassistent(in), chefsekretär(in), managementassistent(in), vorstandssekretär(in)
personal assistant: persönliche assistentin, persönlicher assistent, chefsekretär(in)
administrative assistant: büro-kauf(mann|frau), team-assistent(in), team-assistenz, büro-assistent(in), büro-assistenz, kauf(mann|frau) für bürokommunikation, büro-mitarbeiter(in), büro-kraft, verwaltungs-angestellte(r), verwaltungs-mitarbeiter(in), sekretär(in), fachangestellte für bürokommunikation, mitarbeiter(in) verwaltung, büroangestellte(r), verwaltungsfachangestellte(r)
administrator: büro-kauf(mann|frau), verwaltungs-angestellte(r), verwaltungs-mitarbeiter(in), verwaltungsfachangestellte(r), büro-mitarbeiter(in), kauf(mann|frau) für büromanagement, büro-kraft
office manager: office-manager(in), büro-leiter(in), büroleitung
secretary: sekretär(in), team-sekretär(in), team-assistent(in), team-assistenz, schreibkraft
data entry clerk: datenerfasser(in), datentypist(in)
team leader: gruppen-leiter(in), team-leiter(in), teamleitung
operations manager: betriebs-leiter(in), betriebsleitung
managing director: geschäfts-führer(in), geschäftsleiter(in)
department manager: abteilungs-leiter(in), bereichs-leiter(in), bereichsleitung
electrician: elektriker(in), elektro-installateur(in), elektro-monteur(in), elektro-techniker(in), elektroanlagenmonteur(in), energieelektroniker(in), elektroniker(in) für energie und gebäudetechnik, elektroniker(in), elektrofachkraft, elektroinstallateur(in) EFZ
electrical maintenance technician: elektroniker(in) für betriebstechnik, betriebs-elektriker(in), betriebs-elektroniker(in), instandhaltungselektriker(in), elektriker(in) instandhaltung, industrie-elektriker(in), industrie-elektroniker(in), elektroniker(in) instandhaltung
electrical engineer: elektro-ingenieur(in), ingenieur(in) elektrotechnik
electronics technician: elektroniker(in) für geräte und systeme
plumber: anlagenmechaniker(in) SHK, anlagenmechaniker(in) für sanitär, anlagenmechaniker(in), installateur(in), heizungs-bauer(in), sanitär-installateur(in), gas und wasserinstallateur(in), klempner(in), spengler(in), heizungsmonteur(in), kundendienstmonteur(in) SHK, SHK monteur(in), sanitärmonteur(in), heizungsinstallateur(in)
HVAC technician: kälteanlagenbauer(in), mechatroniker(in) für kältetechnik, klimatechniker(in), lüftungsmonteur(in)
refrigeration engineer: kälteanlagenbauer(in), mechatroniker(in) für kältetechnik, kältetechniker(in)
carpenter: tischler(in), schreiner(in), zimmerer, zimmerin, zimmer-mann, bautischler(in), möbeltischler(in), bauschreiner(in), holzmechaniker(in)
bricklayer: maurer(in), hochbaufacharbeiter(in)
construction labourer: bau-helfer(in), bau-arbeiter(in), hilfsarbeiter(in) bau, baufachwerker(in)
concrete finisher: beton-bauer(in), beton und stahlbetonbauer(in)
scaffolder: gerüst-bauer(in)
roofer: dach-decker(in)
tiler: fliesen-leger(in), plattenleger(in)
painter: maler(in) und lackierer(in), maler(in), anstreicher(in)
plasterer: stuckateur(in), verputzer(in), gipser(in)
dry liner: trockenbauer(in), trockenbaumonteur(in)
glazier: glaser(in)
flooring installer: bodenleger(in), parkettleger(in)
paviour: pflasterer, steinsetzer(in)
highway maintenance worker: straßen-bauer(in), straßenwärter(in)
heavy equipment operator: baumaschinenführer(in), baggerfahrer(in), baugeräteführer(in)
excavator operator: bagger-fahrer(in), bagger-führer(in)
crane operator: kran-führer(in), kran-fahrer(in)
site manager: bau-leiter(in), bau-leitung, oberbauleiter(in), bauführer(in)
foreman: polier(in), bau-vorarbeiter(in), vorarbeiter(in), werkpolier(in)
construction manager: projektleiter(in) bau, bau-projektleiter(in), oberbauleiter(in), projektleiter(in) hochbau, projektleiter(in) tiefbau
quantity surveyor: bauabrechner(in), abrechner(in) bau
estimator: kalkulator(in), bau-kalkulator(in)
civil engineer: bau-ingenieur(in), ingenieur(in) bau, tiefbauingenieur(in)
structural engineer: statiker(in), tragwerksplaner(in)
architect: hochbauarchitekt(in)
CAD technician: bauzeichner(in), technische zeichnerin, technischer zeichner, technische produktdesignerin, technischer produktdesigner, technische systemplanerin, technischer systemplaner, CAD-zeichner(in)
land surveyor: vermessungs-ingenieur(in), vermessungstechniker(in), geomatiker(in)
town planner: stadt-planer(in), raumplaner(in)
health and safety manager: fachkraft für arbeitssicherheit, sicherheitsfachkraft, sicherheitsingenieur(in)
mechanical engineer: maschinenbau-ingenieur(in), ingenieur(in) maschinenbau, diplom ingenieur(in) maschinenbau
design engineer: konstrukteur(in), konstruktions-ingenieur(in), konstruktions-mechaniker(in) entwurf, entwicklungs-ingenieur(in), entwicklungs-konstrukteur(in)
electronics engineer: hardware-entwickler(in), elektronik-entwickler(in)
control systems engineer: automatisierungs-ingenieur(in), automatisierungs-techniker(in)
PLC programmer: SPS-programmierer(in)
commissioning engineer: inbetriebnehmer(in), inbetriebnahme-ingenieur(in)
manufacturing engineer: fertigungs-ingenieur(in), produktions-ingenieur(in), arbeitsvorbereiter(in), fertigungsplaner(in)
quality engineer: qualitäts-ingenieur(in)
quality inspector: qualitäts-prüfer(in), qualitäts-kontrolleur(in), mitarbeiter(in) qualitätskontrolle, mitarbeiter(in) qualitätssicherung, prüfer(in) qualität, messtechniker(in)
quality manager: leiter(in) qualitätsmanagement, qualitäts-manager(in), qualitäts-leiter(in), qualitätsmanagement-beauftragte(r)
quality technician: qualitäts-techniker(in), mitarbeiter(in) qualitätssicherung
maintenance technician: instandhaltungs-mechaniker(in), instandhaltungs-techniker(in), betriebs-techniker(in), service-techniker(in) instandhaltung, industrie-mechaniker(in) instandhaltung, mechatroniker(in), wartungstechniker(in), betriebsschlosser(in)
field service technician: service-techniker(in), kundendienst-techniker(in), service-techniker(in) im außendienst, servicemonteur(in)
mechanical fitter: industrie-mechaniker(in), betriebsschlosser(in), betriebs-mechaniker(in), maschinen-schlosser(in), montageschlosser(in)
millwright: industrie-mechaniker(in), betriebsschlosser(in), maschinen-schlosser(in)
maintenance manager: instandhaltungs-leiter(in), leiter(in) instandhaltung, leiter(in) technik
CNC machinist: zerspanungs-mechaniker(in), CNC-fräser(in), CNC-dreher(in), CNC-fachkraft, zerspaner(in), CNC-zerspanungsmechaniker(in), polymechaniker(in)
CNC setter: einrichter(in) CNC, CNC-einrichter(in), maschineneinrichter(in)
machinist: fräser(in), dreher(in), zerspanungs-mechaniker(in)
toolmaker: werkzeug-macher(in), werkzeug-mechaniker(in), formenbauer(in), werkzeugbauer(in)
sheet metal worker: blech-schlosser(in), feinblechner(in), konstruktions-mechaniker(in), spengler(in)
fabricator: konstruktions-mechaniker(in), metall-bauer(in), schlosser(in), stahl-bauer(in)
welder: schweißfachkraft, schweisser(in), WIG schweißer(in), MAG schweißer(in)
production operative: fertigungs-mitarbeiter(in), produktions-mitarbeiter(in), produktions-helfer(in), produktionsfachkraft, mitarbeiter(in) produktion, montage-mitarbeiter(in), produktions-arbeiter(in)
assembler: montage-mitarbeiter(in), monteur(in), montagehelfer(in), montierer(in)
machine operator: maschinen-führer(in), maschinen-bediener(in), anlagen-führer(in), maschinen und anlagenführer(in), anlagenbediener(in), anlagen-fahrer(in)
process operator: chemikant(in), anlagen-fahrer(in), produktionsfachkraft chemie
packaging operator: verpacker(in), verpackungsmitarbeiter(in)
production team leader: schicht-leiter(in), schicht-führer(in), gruppenleiter(in) produktion, teamleiter(in) produktion, industriemeister(in), produktionsmeister(in)
production manager: produktions-leiter(in), fertigungs-leiter(in), werks-leiter(in), werk-leiter(in), leiter(in) produktion
production planner: produktions-planer(in), fertigungs-steuerer, fertigungs-planer(in), arbeitsvorbereiter(in)
automotive technician: kfz-mechatroniker(in), kfz-mechaniker(in), auto-mechaniker(in), kraftfahrzeugmechatroniker(in), kraftfahrzeugmechaniker(in), automobil-mechatroniker(in), kfz-schlosser(in), automechatroniker(in)
diesel mechanic: nutzfahrzeug-mechatroniker(in), LKW-mechaniker(in), landmaschinenmechaniker(in)
auto body technician: karosserie-bauer(in), karosserie und fahrzeugbaumechaniker(in), autospengler(in)
automotive painter: fahrzeug-lackierer(in), auto-lackierer(in)
service advisor: serviceberater(in) kfz, kundendienstberater(in)
car sales executive: automobil-verkäufer(in), auto-verkäufer(in), automobil-kauf(mann|frau)
bicycle mechanic: zweiradmechaniker(in), zweiradmechatroniker(in), fahrrad-mechaniker(in)
elevator technician: aufzugs-monteur(in), aufzugs-techniker(in)
laboratory technician: chemisch technischer assistent, chemisch technische assistentin, CTA, BTA, biologisch technische assistentin, biologielaborant(in), chemie-laborant(in), labor-techniker(in), laborassistent(in), labormitarbeiter(in)
chemical technician: chemie-laborant(in), chemotechniker(in)
food technologist: lebensmittel-technologe, lebensmitteltechniker(in)
farmer: landwirt(in), bauer, bäuerin
farm worker: landwirtschaftliche hilfskraft, landarbeiter(in), erntehelfer(in)
gardener: gärtner(in), garten und landschaftsbauer(in), landschaftsgärtner(in)
landscaper: landschafts-gärtner(in), garten und landschaftsbauer(in), galabauer(in)
forester: förster(in), forst-wirt(in), revierförster(in)
hairdresser: friseur(in), frisör(in), friseuse, coiffeu(r|se)
beauty therapist: kosmetiker(in)
tailor: schneider(in), maßschneider(in)
sewing machinist: näher(in)
security guard: sicherheits-mitarbeiter(in), sicherheits-kraft, mitarbeiter(in) sicherheit, wach-mann, werkschützer(in), werkschutzfachkraft, wachschutz, fachkraft für schutz und sicherheit, objektschützer(in), mitarbeiter(in) wachdienst, servicekraft für schutz und sicherheit
door supervisor: türsteher(in)
police officer: polizist(in), polizei-beamt(er|in), polizeikommissar(in), polizeimeister(in)
firefighter: feuerwehr-mann, feuerwehr-frau, brandmeister(in)
correctional officer: justizvollzugsbeamt(er|in), justizvollzugsfachwirt(in)
soldier: soldat(in), zeitsoldat(in)
funeral director: bestatter(in), bestattungsfachkraft
personal trainer: fitness-trainer(in)
fitness instructor: fitness-trainer(in)
lifeguard: rettungsschwimmer(in), bademeister(in)
translator: übersetzer(in), fachübersetzer(in)
interpreter: dolmetscher(in)
video editor: cutter(in), videoeditor(in)
videographer: kamera-mann, kamera-frau
refuse collector: müllwerker(in), müllader
water treatment operator: fachkraft für abwassertechnik, fachkraft für wasserversorgungstechnik
wind turbine technician: servicetechniker(in) windenergie
energy manager: energie-manager(in)
`
