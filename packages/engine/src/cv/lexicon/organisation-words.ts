/** Legal forms and the like: whatever carries one is an organisation. Folded, without dots. */
export const legalForms: ReadonlySet<string> = new Set(
  'ltd limited inc incorporated llc llp lp plc corp corporation co gmbh ag kg ohg gbr mbh mbb ggmbh ev eg se sa sas sarl sasu eurl srl spa sl slu sau bv nv ab as asa aps oy oyj sia ou doo zoo pty pte bhd sdn kk kft zrt sro lda ltda sp oo spzoo cv pvt pte llc pllc pc cic cio stiftung ооо оао зао пао ао ип тов пп ат αε επε οε ικε as ltd sti ehf hf'.split(
    ' ',
  ),
)

/** Nouns that head or close the name of an organisation, folded. */
export const organisationNouns: ReadonlySet<string> = new Set(
  `academy agency airlines airport airways alliance analytics apparel archive archives architects army army arena assembly associates association auto automotive aviation
bakery bank bar barracks bistro board books brewery brothers builders bureau business cafe café capital care carehome carriers casino catering center centers centre centres chamber charity church
cinema circus city clinic clinics club coalition college commission committee communications community companies company computers congress construction consultancy consulting contractors cooperative corps council county court cranes
dairy dealership dental department dept depot design diner diocese distillery district distribution division drilling electric electrical electronics embassy energy engineering enterprise enterprises equipment estate estates express
fabrication factory faculty family farm farms federation festival finance financial firm fitness foods force forge foundation foundry freight furniture gallery garage garden gardens gas general global government grill grocery group guard guild gym
hall hardware haulage health healthcare heritage hire holdings holiday home homes hospice hospital hospitals hospitality hostel hotel hotels house housing industrial industries infirmary inn institute institution instruments insurance international interiors investments
joinery jewelers jewellers kindergarten kitchen kitchens lab laboratories laboratory labs landscaping laundry law leisure library lodge logistics
magazine mall management manufacturing market marketplace markets mart materials media medical medicine memorial mill mills mine mines ministry mission mobile mortgage motors museum
navy network networks news newspaper nursery nurseries nhs office oil opera orchestra organisation organization partners partnership pharma pharmaceuticals pharmacy pizza pizzeria plant plastics plumbing police polyclinic post practice press primary prison productions products properties publications publishers publishing pub
railway railways ranch realty recruitment refinery regiment reinsurance removals rentals repair research resort resources restaurant restaurants retail revision robotics roofing
salon savings school schools secondary security seminary service services shipping shipyard shop shops society software solicitors solutions sons spa sports stable stables station steel storage store stores studio studios suppliers supplies supply supermarket surgery symphony systems
taxi tavern team technologies technology telecom textiles theater theatre therapeutics times tools tower towers toys trade trading transit transport transportation travel treatment trucking trust union university utilities
directorate directorate-general secretariat inspectorate commissariat consulate magistracy
deanery battalion brigade squadron fleet constabulary parish archdiocese synagogue mosque abbey cathedral minster priory convent ysgol scoil gaelscoil sgoil coleg prifysgol ysbyty cyngor
vineyard vineyards ventures veterans villa village ward warehouse warehousing water web winery workshop works workshops ymca zoo
architekten atelier ateliers ingenieurburo buro agentur universitat hochschule fachhochschule klinik klinikum krankenhaus schule gymnasium realschule berufsschule grundschule kanzlei verband verein amt landratsamt stadtverwaltung gemeinde bundesamt ministerium gericht amtsgericht landgericht kammergericht werk werke werkstatt praxis apotheke backerei metzgerei gasthaus gasthof restaurant autohaus bau handel handwerk versicherung sparkasse volksbank bundeswehr pflegeheim seniorenheim kindergarten kita landkreis institut lehrstuhl
universite ecole lycee college hopital clinique cabinet societe entreprise etablissements groupe agence banque mairie boulangerie restaurant hotel centre institut association garage magasin maison editions laboratoire prefecture ministere chu ehpad conservatoire faculte imprimerie brasserie
universidad escuela colegio instituto hospital clinica empresa grupo agencia banco ayuntamiento restaurante fundacion asociacion centro taller tienda bufete despacho gestoria farmacia ministerio consejeria hoteles conservas aceites bodegas laboratorios
universita scuola liceo istituto ospedale clinica azienda gruppo agenzia banca comune ristorante fondazione associazione studio negozio albergo ditta cooperativa politecnico trattoria
universidade escola hospital empresa grupo banco prefeitura restaurante fundacao
univerzita univerzitet sveuciliste egyetem universitatea ulikool universitate nemocnica nemocnice bolnica korhaz spital spitalul
universiteit hogeschool ziekenhuis gemeente bedrijf bakkerij szkola uniwersytet politechnika szpital technikum завод фабрика компания банк группа холдинг больница поликлиника клиника школа университет институт торговыи дом центр бюро агентство студия магазин фирма предприятие министерство администрация управление санатории ресторан кафе гостиница отель театр музеи редакция издательство комбинат лаборатория аптека компанія лікарня група агенція готель університет γραφειο εταιρεια ομιλος τραπεζα νοσοκομειο ξενοδοχειο σχολειο πανεπιστημιο κλινικη φαρμακειο δημος εστιατοριο αφοι υπουργειο καταστημα εργοστασιο sirketi holding bankasi hastanesi universitesi okulu otel oteli belediyesi grubu fabrikasi tekstil denetim danismanlik sanayi ticaret insaat magazasi lokantasi klinigi kommun region sjukhus sjukhuset skola byra bolag bolaget fabrik verk myndigheten kommune hospital sygehus sykehus skole bureau gruppen rederij waterschap zorg ziekenhuis school groep makelaardij uitgeverij stichting vereniging pensao camara municipal editora padaria farmacia clinica construtora comune editrice officina museo musee museu muzeum museet museen galleria galerie galeria galleri biblioteca bibliotheque bibliothek bibliotheek biblioteket biblioteka teatro theatre teatr teatern parrocchia paroisse parroquia asilo agriturismo cantina`
    .split(/\s+/)
    .filter(Boolean),
)

/** What stands for an employer where there is none. */
export const ownEmployers: ReadonlySet<string> = new Set(
  'self-employed|self employed|sole trader|sole proprietor|on own account|einzelunternehmer|zelfstandig|freelance|freelancer|independent|various clients|various|various employers|private household|private households|selbststandig|selbstandig|freiberuflich|independant|a mon compte|auto-entrepreneur|autonomo|por cuenta propia|libero professionista|company name|confidential|undisclosed|own business|family business|private family|private clients'.split(
    '|',
  ),
)

export type RoleLabel = 'title' | 'company' | 'dates' | 'location' | 'description'

/** Labels before a value in forms and tables, folded, and what the value is. */
export const roleLabels: ReadonlyMap<string, RoleLabel> = new Map<string, RoleLabel>([
  ['position', 'title'],
  ['position held', 'title'],
  ['title', 'title'],
  ['job title', 'title'],
  ['role', 'title'],
  ['designation', 'title'],
  ['post', 'title'],
  ['occupation', 'title'],
  ['occupation or position held', 'title'],
  ['function', 'title'],
  ['puesto', 'title'],
  ['cargo', 'title'],
  ['tipo di impiego', 'title'],
  ['poste', 'title'],
  ['fonction', 'title'],
  ['tatigkeit', 'title'],
  ['funktion', 'title'],
  ['company', 'company'],
  ['company name', 'company'],
  ['employer', 'company'],
  ['name of employer', 'company'],
  ['name and address of employer', 'company'],
  ['organisation', 'company'],
  ['organization', 'company'],
  ['client', 'company'],
  ['empresa', 'company'],
  ['entreprise', 'company'],
  ['employeur', 'company'],
  ['arbeitgeber', 'company'],
  ['firma', 'company'],
  ['unternehmen', 'company'],
  ['duration', 'dates'],
  ['period', 'dates'],
  ['dates', 'dates'],
  ['date', 'dates'],
  ['dates employed', 'dates'],
  ['tenure', 'dates'],
  ['fechas', 'dates'],
  ['fecha', 'dates'],
  ['periode', 'dates'],
  ['zeitraum', 'dates'],
  ['location', 'location'],
  ['place', 'location'],
  ['city', 'location'],
  ['ort', 'location'],
  ['lieu', 'location'],
  ['lugar', 'location'],
  ['description', 'description'],
  ['duties', 'description'],
  ['responsibilities', 'description'],
  ['main responsibilities', 'description'],
  ['main activities and responsibilities', 'description'],
  ['key responsibilities', 'description'],
  ['aufgaben', 'description'],
  ['missions', 'description'],
  ['funciones', 'description'],
])
