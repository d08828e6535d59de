/** Nouns that head a job title, folded. Facts of the language, any field, any rank. */
export const titleHeads: ReadonlySet<string> = new Set(
  `accountant actor actress actuary adjuster administrator advisor adviser agent aide ambassador analyst anesthetist anaesthetist
announcer apprentice appraiser arborist archaeologist architect archivist artist assembler assessor assistant associate astronomer attendant
attorney auditor author baker banker barber barista barman barmaid bartender beautician biologist blacksmith blogger boilermaker bookkeeper
bricklayer broker builder butcher butler buyer cabinetmaker caddie captain caregiver carer caretaker carpenter cashier caterer ceo cfo chairman chargehand
chairperson chairwoman chaplain chauffeur chef chemist chief choreographer cio clerk coach cleaner clinician coder coo collector comedian commander commis
composer concierge conductor conservator constable consultant contractor controller conveyancer cook coordinator co-ordinator copywriter corporal
counsel counsellor counselor courier crew cto curator custodian cutter dancer dealer dean decorator dentist deputy designer detective developer dietitian
declarant dietician director dispatcher dispenser diver docent doctor doorman draftsman draughtsman drafter driver ecologist economist editor educator electrician engineer entrepreneur
epidemiologist estimator examiner executive expert fabricator facilitator farmer farmhand fellow fieldworker filmmaker financier firefighter fisherman fitter
florist foreman forester forwarder founder cofounder co-founder freelancer gardener generalist geographer geologist glazier governess grader groomer groundskeeper guard guide hairdresser
hand handler handyman head headteacher helper historian host hostess housekeeper hygienist illustrator inspector installer instructor
intern interim internist interpreter interviewer investigator invigilator janitor jeweller jeweler joiner journalist judge keeper laborer labourer
landscaper lawyer lead leader lecturer librarian lieutenant lifeguard linguist lineman loader lobbyist locksmith machinist magistrate maid maintainer maker
manager marketer mason masseur mathematician mechanic mediator medic mentor merchandiser merchant messenger microbiologist midwife miller millwright miner
minister mixer model moderator mover musician nanny negotiator neurologist notary novelist nurse nutritionist officer oncologist operative operator
optician optometrist orderly organizer organiser owner packer painter panelist paralegal paramedic partner pastor pathologist patroller pediatrician
performer pharmacist philosopher phlebotomist photographer physician physicist physiotherapist pianist picker pilot pipefitter planner plasterer plumber
police policeman porter postdoc postman postmaster preacher preceptor president presenter priest principal printer processor producer professor programmer
promoter proofreader proprietor psychiatrist psychologist psychotherapist publicist publisher purchaser rancher realtor receptionist recruiter
referee registrar repairer repairman reporter rep representative researcher resident restorer retoucher reviewer rider rigger roaster roofer roughneck
sailor salesman salesperson saleswoman scaffolder scholar scientist scout scrummaster seamstress secretary sergeant server shepherd shopkeeper singer
sociologist soldier solicitor specialist sonographer statistician stenographer steward stewardess stocker storekeeper strategist student stylist superintendent
supervisor surgeon surveyor tailor teacher technician technologist telemarketer teller tester therapist tiler toolmaker trader trainee trainer
translator treasurer tutor typist undersecretary underwriter upholsterer usher valet vet veterinarian videographer vp volunteer waiter waitress warden
watchman watchmaker weaver webmaster welder winemaker worker writer youtuber zookeeper admin exec official creator navigator observer staffer digger bricky brickie lumberjack stablehand trawlerman tankerman switchman
trainman trackman carman messman floorman derrickman flyman artilleryman sanitarian influencer newsreader newscaster sportscaster sportswriter essayist flutist inputter
shipfitter deburrer wirer launderer hostler lumper toolpusher horseshoer aquaculturist slaughterer silviculturist groundie refueler preventionist photogrammetrist copilot qc sme locum
sachbearbeiter sachbearbeiterin betreuer betreuerin leiter leiterin mitarbeiter mitarbeiterin referent referentin rechtsanwalt rechtsanwaltin geschaftsfuhrer geschaftsfuhrerin
entwickler entwicklerin ingenieur ingenieurin kaufmann kauffrau verkaufer verkauferin berater beraterin lehrer lehrerin erzieher erzieherin pfleger pflegerin
krankenschwester krankenpfleger krankenpflegerin pflegefachkraft pflegefachfrau pflegefachmann altenpfleger altenpflegerin arzt arztin koch kochin meister meisterin geselle gesellin auszubildende auszubildender azubi praktikant praktikantin werkstudent werkstudentin
assistentin techniker technikerin mechaniker mechanikerin mechatroniker mechatronikerin elektriker elektrikerin elektroniker fahrer fahrerin referendar rechtsreferendarin rechtsreferendar trainer hilfskraft aushilfe fachkraft sekretar sekretarin
buchhalter buchhalterin bauleiter projektleiter projektleiterin teamleiter teamleiterin abteilungsleiter filialleiter filialleiterin schichtleiter wissenschaftler professorin dozent dozentin tischler tischlerin maler schlosser schweisser schweisserin lagerist lageristin kellner kellnerin
chargee responsable directeur directrice ingenieure technicien technicienne vendeur vendeuse conseiller conseillere infirmier infirmiere aide-soignant aide-soignante
professeur professeure enseignant enseignante cuisinier cuisiniere cheffe serveur serveuse gestionnaire secretaire avocat avocate juriste comptable conducteur conductrice chauffeuse
stagiaire apprenti apprentie ouvrier ouvriere boulanger boulangere patissier patissiere developpeur developpeuse coordinateur coordinatrice animateur animatrice redacteur redactrice formateur formatrice adjoint adjointe charge assistante employe employee agente medecin pharmacien pharmacienne educateur educatrice architecte graphiste consultante menuisier electricien plombier soudeur macon cariste magasinier
jefe jefa director directora gerente encargado encargada responsable ingeniero ingeniera tecnico tecnica vendedor vendedora dependiente dependienta comercial delegado delegada
agente asesor asesora consultor consultora enfermero enfermera auxiliar maestro maestra profesor profesora cocinero cocinera camarero camarera abogado abogada contable administrativo
administrativa secretario secretaria conductor conductora becario becaria aprendiz desarrollador desarrolladora programador programadora coordinador coordinadora medico medica recepcionista arquitecto arquitecta operario operaria mozo peon electricista fontanero soldador
responsabile direttore direttrice ingegnere tecnico impiegato impiegata commesso commessa cuoco cuoca cameriere cameriera infermiera infermiere insegnante avvocato ragioniere tirocinante stagista operaio autista capo addetto addetta medico
coordenador coordenadora analista enfermeiro enfermeira vendedor professor professora estagiario estagiaria engenheiro engenheira advogado motorista cozinheiro
medewerker medewerkster verpleegkundige leraar docent ontwikkelaar adviseur beheerder kok chauffeur stagiair
specialista kierownik inzynier nauczyciel pielegniarka kierowca sprzedawca
dishwasher busser line-cook sous-chef barback nightwatchman bosun bosn oiler wiper motorman fitter-welder vicar curate verger organist seafarer coxswain deckhand stevedore longshoreman docker groundsman greenkeeper gamekeeper ghillie stockman herdsman dairyman jockey farrier saddler thatcher cooper
internship apprenticeship traineeship placement fellowship clerkship externship praktikum werkstudium pasantia practicas childminder minder violist violinist cellist organist drummer guitarist vocalist accompanist conductor instrumentalist dj stagehand gaffer projectionist masseuse reflexologist dramaturg dresser seamster milliner stylist barrister pupil clerk ombudsman sculptor ceramicist potter gilder framer engraver calligrapher typesetter bookbinder locksmith watchkeeper deckhand skipper mate fisher crabber logger arborist forester beekeeper vintner sommelier brewer distiller cheesemaker fishmonger greengrocer grocer newsagent tobacconist undertaker gravedigger verger sexton imam rabbi cantor deacon curate missionary diplomat attache consul councillor mayor senator whip lobbyist pollster canvasser campaigner organiser fundraiser provider reviewer member temp advocate scribe distributor selector journeyman interventionist enumerator practitioner apprentice aesthetician esthetician embalmer preparer biller scheduler expediter canvasser solicitor auctioneer appraiser conductor correspondent columnist archivist curator naturalist ranger officer controller comptroller machinist setter finisher polisher grinder sander sawyer splicer lineworker technologist hygienist audiologist chiropractor optometrist podiatrist acupuncturist doula midwife transcriptionist coder abstractor phlebotomist sonographer radiographer perfusionist orthotist prosthetist dosimetrist
бухгалтер инженер менеджер директор руководитель начальник заведующии заведующая врач медсестра медбрат фельдшер физиотерапевт массажист фармацевт провизор учитель учительница преподаватель воспитатель тренер продавец кассир кладовщик водитель механик слесарь электрик электромонтер сварщик токарь повар официант официантка бармен пекарь парикмахер юрист адвокат нотариус секретарь администратор помощник ассистент специалист аналитик программист разработчик тестировщик дизаинер архитектор художник переводчик редактор журналист корреспондент экономист логист консультант оператор мастер рабочии грузчик охранник уборщик уборщица стажер практикант аудитор технолог лаборант сотрудник прораб геодезист монтажник библиотекарь психолог логопед хирург терапевт стоматолог маркетолог
вчитель вчителька лікар бухгалтерка менеджерка продавець продавчиня водіи кухар інженер інженерка керівник керівниця юристка розробник розробниця перекладач перекладачка помічник помічниця викладач викладачка спеціаліст фахівець касир
αρχιτεκτονας μηχανικος λογιστης λογιστρια βοηθος διευθυντης διευθυντρια υπευθυνος υπευθυνη προισταμενος προισταμενη νοσηλευτης νοσηλευτρια ιατρος γιατρος φαρμακοποιος δασκαλος δασκαλα καθηγητης καθηγητρια εκπαιδευτικος ηλεκτρολογος υδραυλικος τεχνικος οδηγος μαγειρας μαγειρος σερβιτορος σερβιτορα πωλητης πωλητρια ταμιας γραμματεας δικηγορος οικονομολογος αναλυτης προγραμματιστης σχεδιαστης σχεδιαστρια δημοσιογραφος μεταφραστης μεταφραστρια υπαλληλος συντονιστης συντονιστρια εργατης ασκουμενος ασκουμενη φυσικοθεραπευτης ψυχολογος συμβουλος επιμελητης
muduru mudur uzmani uzman yardimcisi muhendisi muhendis ogretmeni ogretmen hemsire hemsiresi doktor avukat muhasebeci stajyer asistan asistani garson asci sef sefi sofor satici temsilcisi danismani danisman sorumlusu yoneticisi yonetici koordinatoru analisti gelistirici tasarimci cevirmen teknisyeni teknisyen tekniker kasiyer sekreter operatoru eczaci mimar memuru denetci direktoru
sjukskoterska underskoterska lakare larare forskollarare ingenjor civilingenjor utvecklare enhetschef projektledare saljare butikssaljare ekonom redovisningsekonom handlaggare konsult snickare svetsare malare kock servitor servitris chauffor lastbilschauffor samordnare forvaltare skogsforvaltare skogsmastare planerare assistent vaktmastare lokalvardare bibliotekarie arkitekt jurist forskare doktorand radgivare byggledare maskinist frisor butiksbitrade
sygeplejerske læge lærer pædagog udvikler ingenior projektleder sælger salgsassistent butiksassistent regnskabschef bogholder tomrer tjener radgiver konsulent sagsbehandler montor elev afdelingsleder
sykepleier lege utvikler selger saksbehandler rorlegger snekker sjafor lærling avdelingsleder barnehagelærer helsefagarbeider regnskapsforer renholder forsker butikkmedarbeider
verkoper verkoopster projectleider leidinggevende boekhouder timmerman loodgieter elektricien lasser schilder monteur matroos schipper sluiswachter receptioniste secretaresse leerkracht onderwijzer onderwijzeres advocaat accountant ontwerper onderzoeker apotheker huisarts arts fysiotherapeut verzorgende schoonmaker magazijnmedewerker teamleider
magazziniere contabile commercialista muratore elettricista idraulico falegname parrucchiere parrucchiera pasticcere pizzaiolo segretaria segretario progettista sviluppatore sviluppatrice coordinatore consulente educatore farmacista architetto architetta giornalista traduttore traduttrice ricercatore ricercatrice docente saldatore meccanico
diretor diretora rececionista cozinheira empregado empregada contabilista contador contadora assistente advogada arquiteto arquiteta jornalista tradutor tradutora eletricista canalizador carpinteiro pedreiro padeiro pasteleiro cabeleireiro cabeleireira operador operadora supervisora desenvolvedor desenvolvedora investigador investigadora formador formadora balconista farmaceutico farmaceutica fisioterapeuta psicologo psicologa educador educadora
guia
    cna rn lpn md emt emt-b emt-p aemt fto pa np ta swe sre qa pm ra
acrobat adjudicator aerodynamicist agronomist airman allocator animator annotator apiarist aquarist arbitrator arboriculturist arranger artworker assurer athlete
auxiliary babysitter bailiff ballerina banksman bassist bather behaviorist behaviourist bellhop bellman bioinformatician blaster blocklayer boatswain bodyguard booker
bookseller botanist bouncer braider brakeman breeder brickie broadcaster bursar busboy cameraman captioner cartoonist cataloguer cellarman ceramist chambermaid chancellor
chippy chiropodist chocolatier cladder climber closer clown coastguard colourist commentator commissioner communicator compositor conciliator concreter copyeditor coroner
corpsman cosmetician cowboy crewman crewmember critic croupier defender demonstrator derrickhand detailer dismantler dockhand draughtswoman driller drywaller earner
endodontist enroller entertainer erector evaluator evangelist expeditor exterminator facialist faller filleter fireman fixer flagger floorhand flautist footballer footman
forecaster formulator fueler fumigator ganger gasfitter geneticist ghostwriter glassblower goldsmith groom grower gunner hanger harpist harvester headhunter
horticulturalist horticulturist hospitalist houseman improver infantryman injector insulator jailer jointer juggler keyboardist keyholder kitchenhand labeller lagger
laminator landman lasher liaison linesman litigator locator logistician luthier lyricist magician manicurist mariner marshal matron metallurgist milker modeler modeller
moulder muralist narrator nurseryman orchestrator originator orthodontist osteopath paperhanger paraprofessional paratrooper paviour pawnbroker pedicurist pentester
percussionist periodontist physio piercer pipelayer platelayer plater playwright podcaster poet preparator prepper presser proctor progressor propagator prosecutor
provost publican pumper puppeteer purser quant rearer recordist refueller rehabilitator renderer replenisher reservationist reservist resourcer responder rider rifleman
riveter roustabout runner sampler sapper saucier saxophonist screener screenwriter scriptwriter searcher seller seaman senco servant sewist shearer sheriff shipbroker
shipwright shopfitter shopper showrunner shunter signaller signalman signwriter silversmith sister sitter slater slaughterman slinger smallholder solderer songwriter
sorter sourcer speechwriter spotter sprayer stacker stager steamfitter stitcher stockbroker stocktaker stonemason storeman stuntman subeditor subtitler sweeper sysadmin
taker tattooist taxonomist telephonist tinter trafficker transcriber transporter treater trimmer trooper trumpeter tunneller turner umpire unloader valeter valuer viewer
visualiser visualizer viticulturist vlogger walker warehouseman washer waxer wholesaler wireman wrapper gp hca rgn rmn odp sho hcsw hrbp sendco sdet pcso bdm sdr bdr idva
isva rvn hlta amhp person checker filler lsa csa trustee governor chair colonel brigadier admiral commodore midshipman
aircraftman aircraftwoman yeoman adjutant quartermaster understudy roadie stringer hacker postie postwoman emcee compere`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words of rank or kind that stand before a title's head. */
export const titleRanks: ReadonlySet<string> = new Set(
  'senior sr junior jr lead head chief principal staff assistant associate deputy vice interim acting trainee apprentice graduate executive regional national global general managing registered certified licensed chartered qualified freelance visiting adjunct postdoctoral research teaching night part-time full-time shift sales software data project product account office customer service human marketing financial clinical charge class year mechanical electrical civil старшии младшии главныи ведущии заместитель старша старшая главная ведущая головнии kidemli bas yardimci'.split(
    ' ',
  ),
)

/** Endings of words that name a person by what they do; a weaker sign than the list above. */
export const titleEndings: readonly string[] = [
  'ologist',
  'ographer',
  'iatrist',
  'trician',
  'nician',
  'keeper',
  'maker',
  'leader',
  'leiter',
  'leiterin',
  'fahrer',
  'pfleger',
  'pflegerin',
  'arbeiter',
  'arbeiterin',
  'berater',
  'beraterin',
  'entwickler',
  'ingenieur',
  'kaufmann',
  'kauffrau',
  'meister',
  'techniker',
  'lehrer',
  'lehrerin',
  'referent',
  'referentin',
  'angestellte',
  'angestellter',
  'worker',
  'woman',
  'person',
  'master',
  'mistress',
]
