import type { CvSectionKind } from '../cv.ts'

/**
 * Headings as people write them, folded (lower case, no accents, "and" for "&"), with `|` between them. English, then
 * German, French, Spanish and a few of Italian, Portuguese, Dutch.
 */
export const headingPhrases: Readonly<Record<CvSectionKind, string>> = {
  header:
    'contact|contact details|contact information|contact info|contacts|contact me|personal details|personal information|personal info|personal data|personal particulars|my details|details|kontakt|kontaktdaten|personliche daten|personliche angaben|zur person|angaben zur person|coordonnees|etat civil|informations personnelles|contacto|datos personales|datos de contacto|informacion personal|informazioni personali|dati personali|contatti|dados pessoais|contato|persoonlijke gegevens|personalia|контакты|контактная информация|контактные данные|личные данные|личная информация|персональные данные|контакти|контактна інформація|особисті дані|επικοινωνια|στοιχεια επικοινωνιας|προσωπικα στοιχεια|iletisim|iletisim bilgileri|kisisel bilgiler|kontaktuppgifter|kontaktinformation|personuppgifter|kontaktoplysninger|kontaktinformasjon|kontaktopplysninger|personlige oplysninger|personlige opplysninger|contactgegevens|recapiti|informacoes pessoais|contactos|contatos',
  summary:
    'summary|in a sentence|in short|in brief|in a nutshell|professional summary|executive summary|career summary|summary of qualifications|qualifications summary|profile summary|profile|professional profile|personal profile|career profile|about|about me|who i am|objective|career objective|professional objective|job objective|employment objective|career focus|career overview|professional overview|overview|personal statement|personal summary|statement|introduction|bio|biography|goal|career goal|career goals|goals|value proposition|headline|resume summary|profil|kurzprofil|uber mich|zusammenfassung|berufsziel|karriereziel|profil professionnel|a propos|a propos de moi|resume professionnel|objectif|objectif professionnel|accroche|perfil|perfil profesional|sobre mi|resumen|resumen profesional|extracto|objetivo|objetivo profesional|acerca de mi|profilo|profilo professionale|chi sono|resumo|resumo profissional|sobre mim|profiel|over mij|о себе|обо мне|профиль|краткая информация|резюме|цель|про себе|про мене|профіль|мета|προφιλ|σχετικα με εμενα|συντομο βιογραφικο|περιληψη|στοχος|hakkimda|ozet|profil ozeti|kariyer hedefi|kisisel ozet|kisaca|om mig|sammanfattning|om meg|sammendrag|profiltekst|resume|noglekompetencer og profil|samenvatting|wie ik ben|profielschets|persoonlijk profiel|sommario|presentazione|obiettivo|apresentacao|perfil pessoal',
  experience:
    'experience|work experience|professional experience|employment|employment history|employment record|employment experience|work history|professional history|career history|career|career experience|professional background|work background|job history|job experience|jobs|positions|positions held|appointments|academic appointments|professional appointments|relevant experience|related experience|additional experience|other experience|other work|other work experience|career to date|professional career|residency|residencies|residency and fellowship|clinical rotations|rotations|practicum|practica|clinical practicum|pupillage|secondments|summer jobs|part time work|holiday jobs|student jobs|freelance work|freelance experience|consulting|consulting experience|other employment|other roles|additional work|additional employment|previous experience|prior experience|recent experience|selected experience|industry experience|teaching experience|clinical experience|research experience|military experience|military service|military|sea service|sea experience|sea time|flight experience|flying experience|service record|government service|career summary and experience|posts held|roles|work placements|placements|work placement|apprenticeships|tours of duty|engagements|assignments|selected engagements|contracts|credits|selected credits|internship|internships|internship experience|leadership experience|management experience|practical experience|relevant work experience|relevant professional experience|professional work experience|working experience|experience highlights|professional employment|occupational history|work|career progression|company details|experience details|earlier career|earlier experience|early career|previous roles|previous employment|past employment|current role|current position|professional positions|berufserfahrung|berufserfahrungen|berufliche erfahrung|berufliche erfahrungen|beruflicher werdegang|werdegang|berufspraxis|arbeitserfahrung|praktische erfahrung|praktika|berufliche tatigkeit|berufliche stationen|berufstatigkeit|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|emplois|stages|stages et emplois|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|trayectoria laboral|historial laboral|vida laboral|esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|experiencia profissional|experiencias profissionais|werkervaring|ervaring|arbetslivserfarenhet|doswiadczenie zawodowe|doswiadczenie|опыт работы|опыт|профессиональныи опыт|трудовая деятельность|трудовои опыт|места работы|карьера|стажировки|досвід роботи|досвід|професіинии досвід|трудова діяльність|εμπειρια|επαγγελματικη εμπειρια|εργασιακη εμπειρια|προυπηρεσια|εργασια|deneyim|is deneyimi|deneyimler|is deneyimleri|is tecrubesi|mesleki deneyim|profesyonel deneyim|calisma hayati|stajlar|arbetslivserfarenheter|erfarenhet|erfarenheter|anstallningar|yrkeserfarenhet|arbetserfarenhet|tidigare anstallningar|praktik|erhvervserfaring|erfaring|arbejdserfaring|ansættelser|beskæftigelse|praktikophold|arbeidserfaring|yrkeserfaring|arbeidsforhold|relevant erfaring|praksis|professionele ervaring|relevante werkervaring|loopbaan|stage|arbeidsverleden|esperienza di lavoro|esperienze di lavoro|carriera|experiencias|experiencia de trabalho|percurso profissional|historico profissional|estagios',
  education:
    'education|educational background|education background|academic background|academic qualifications|academic history|academic record|academics|academic details|academic qualification|educational qualifications|educational qualification|education details|education history|educational history|schooling|school|schools|college|college education|education and training|education and qualifications|qualifications and education|education and certifications|education and professional development|degrees|academic credentials|educational credentials|academic profile|studies|ausbildung|bildung|bildungsweg|schulbildung|studium|hochschulstudium|akademische ausbildung|ausbildung und studium|schule|schulischer werdegang|akademischer werdegang|aus und weiterbildung|bildungsgang|formation|formations|etudes|diplomes|formation academique|formation initiale|cursus|cursus scolaire|parcours academique|educacion|formacion|formacion academica|estudios|titulacion|datos academicos|preparacion academica|istruzione|istruzione e formazione|formazione|titoli di studio|studi|formacao|formacao academica|educacao|escolaridade|opleiding|opleidingen|onderwijs|utbildning|wyksztalcenie|edukacja|образование|обучение|высшее образование|освіта|навчання|εκπαιδευση|σπουδες|εκπαιδευση και καταρτιση|μορφωση|egitim|egitim bilgileri|ogrenim|egitim durumu|egitim ve ogretim|utbildningar|studier|uddannelse|uddannelser|utdanning|utdannelse|opleidingen en cursussen|scholing|studie|percorso di studi|formazione scolastica|formazione accademica|formacao escolar|habilitacoes|habilitacoes literarias|habilitacoes academicas|estudos',
  skills:
    'skills|what i can do|what i know|tools and methods|methods and tools|tools|key skills|core skills|technical skills|professional skills|skill set|skillset|skill highlights|skills summary|summary of skills|skills and abilities|skills and expertise|skills and competencies|skills and tools|skills and interests|relevant skills|additional skills|other skills|soft skills|hard skills|transferable skills|computer skills|it skills|core competencies|competencies|key competencies|core competences|competences|areas of expertise|area of expertise|areas of strength|expertise|technical expertise|technical proficiencies|technical proficiency|proficiencies|technologies|technical competencies|tools|tools and technologies|software|software skills|strengths|core strengths|key strengths|highlights|core qualifications|key qualifications|capabilities|abilities|specialties|specialities|specializations|skill details|technical summary|technical knowledge|knowledge|technical toolbox|tech stack|digital skills|key areas|qualifications and skills|skills profile|kenntnisse|fahigkeiten|kompetenzen|kenntnisse und fahigkeiten|fachkenntnisse|edv kenntnisse|it kenntnisse|starken|besondere kenntnisse|weitere kenntnisse|competences cles|competences techniques|competences professionnelles|savoir faire|informatique|outils|atouts|competencias|habilidades|aptitudes|informatica|conocimientos|conocimientos informaticos|herramientas|destrezas|habilidades y competencias|competenze|competenze tecniche|capacita|conhecimentos|vaardigheden|kompetenser|umiejetnosci|навыки|ключевые навыки|профессиональные навыки|умения|навыки и умения|компетенции|навички|ключові навички|уміння|професіині навички|δεξιοτητες|γνωσεις|ικανοτητες|επαγγελματικες δεξιοτητες|beceriler|yetenekler|yetkinlikler|teknik beceriler|bilgi ve beceriler|kunskaper|fardigheter|kompetens|nyckelkompetenser|kompetencer|færdigheder|kompetanse|ferdigheter|nokkelkompetanse|noglekompetencer|kennis|kennis en vaardigheden|competenties|abilita|conoscenze|capacita e competenze|competencias tecnicas|habilidades e competencias|aptidoes',
  certifications:
    'certifications|certification|certificates|certificate|licenses|licences|licensure|licenses and certifications|licences and certifications|licensure and certifications|certifications and licenses|certifications and licences|certifications and training|training and certifications|professional certifications|professional qualifications|professional development|professional training|training|trainings|training and development|courses|courses and certifications|coursework|relevant coursework|additional training|continuing education|credentials|accreditations|tickets|tickets and licences|cards and tickets|licenses and credentials|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lehrgange|fuhrerschein|fuhrerscheine|kurse|certificats|habilitations|permis|formations complementaires|certificaciones|certificados|cursos|cursos y certificaciones|formacion complementaria|permisos|carnets|certificazioni|corsi|certificacoes|certificaten|certyfikaty|kursy|сертификаты|курсы|дополнительное образование|повышение квалификации|лицензии|сертифікати|курси|підвищення кваліфікаціі|πιστοποιησεις|σεμιναρια|πιστοποιητικα|sertifikalar|kurslar|belgeler|kurser|certifikat|certifieringar|kurser og certifikater|certifikater|sertifikater|kurs|cursussen|certificeringen|diploma e cursos|certificados e cursos|formacao complementar',
  languages:
    'languages|language|language skills|languages spoken|foreign languages|linguistic skills|sprachen|sprachkenntnisse|fremdsprachen|langues|langues etrangeres|competences linguistiques|idiomas|lenguas|lingue|conoscenze linguistiche|talen|sprak|jezyki|jezyki obce|языки|иностранные языки|знание языков|владение языками|мови|іноземні мови|володіння мовами|γλωσσες|ξενες γλωσσες|diller|yabanci diller|yabanci dil|dil bilgisi|sprakkunskaper|sprog|sprogkundskaber|sprakkunnskaper|talenkennis|lingue straniere|linguas|idiomas falados',
  projects:
    'projects|project|selected projects|notable cases|selected cases|representative matters|representative cases|selected matters|selected transactions|representative transactions|selected deals|selected works|personal projects|key projects|project experience|academic projects|side projects|notable projects|project details|relevant projects|project highlights|portfolio|open source|open source projects|projekte|projektarbeit|projets|projets personnels|proyectos|progetti|projetos|projecten|проекты|проєкти|εργα|projeler|projekt|projekter|prosjekter',
  volunteering:
    'volunteering|volunteer|volunteer experience|volunteer work|voluntary work|voluntary experience|volunteer activities|community service|community involvement|community|civic engagement|community engagement|volunteerism|leadership and volunteering|volunteer and community service|ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|soziales engagement|engagement|benevolat|vie associative|engagements|voluntariado|volontariato|trabalho voluntario|vrijwilligerswerk|wolontariat|волонтерство|волонтерська діяльність|εθελοντισμος|εθελοντικη εργασια|gonulluluk|gonullu calismalar|ideellt engagemang|frivilligt arbejde|frivillig|frivillig arbeid|frivillighet',
  publications:
    'publications|selected publications|papers|publications and presentations|presentations|conference presentations|conferences|talks|speaking|patents|research publications|peer reviewed publications|articles|books|research|research interests|teaching|teaching and supervision|exhibitions|performances|discography|publikationen|veroffentlichungen|vortrage|publicaciones|ponencias|pubblicazioni|publicaties|publicacoes|публикации|публікаціі|δημοσιευσεις|yayinlar|publikationer|publikasjoner',
  awards:
    'awards|honors|honours|awards and honors|awards and honours|honors and awards|honours and awards|achievements|key achievements|accomplishments|professional accomplishments|career accomplishments|career highlights|recognition|awards and recognition|scholarships|grants|grants and awards|awards and grants|fellowships|fellowships and awards|prizes|selected achievements|notable achievements|achievements and awards|distinctions|honors and distinctions|auszeichnungen|preise|stipendien|erfolge|prix|prix et distinctions|recompenses|premios|logros|reconocimientos|becas|premi|premios e distincoes|prijzen|награды|достижения|нагороди|досягнення|διακρισεις|βραβεια|oduller|basarilar|utmarkelser|priser|premi e riconoscimenti',
  memberships:
    'memberships|membership|professional memberships|affiliations|affiliation|professional affiliations|associations|professional associations|organizations|professional organizations|memberships and affiliations|affiliations and memberships|professional bodies|clubs|boards|board memberships|extracurricular|extracurricular activities|extra curricular activities|activities|activities and honors|leadership|leadership activities|co curricular activities|service|mitgliedschaften|mitgliedschaft|adhesions|afiliaciones|asociaciones|membresias|iscrizioni|членство|μελος|uyelikler|medlemskap|medlemskaber|lidmaatschappen',
  interests:
    'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|interests and activities|activities and interests|other interests|leisure|passions|interessen|hobbys|interessen und hobbys|hobbys und interessen|freizeit|centres d interet|centres d interets|loisirs|interets|hobbies et interets|intereses|aficiones|interessi|hobby|interesses|zainteresowania|интересы|увлечения|хобби|інтереси|захоплення|ενδιαφεροντα|χομπι|ilgi alanlari|hobiler|intressen|fritid|fritidsintressen|interesser|fritidsinteresser|hobby s|interessi e hobby|tempo libero',
  references:
    'references|reference|referees|professional references|referenzen|referenz|referencias|referentie|referenties|referenze|рекомендации|рекомендаціі|συστασεις|referanslar|referenser|referencer|referanser',
  other:
    'other|more|also in the cv|other information|additional information|additional|additional details|further information|miscellaneous|misc|notes|declaration|availability|nationality|work authorization|right to work|sonstiges|weitere angaben|zusatzliche informationen|verschiedenes|divers|autres|informations complementaires|otros|otros datos|informacion adicional|datos adicionales|otros datos de interes|altro|ulteriori informazioni|outros|outras informacoes|overig|overige|дополнительная информация|прочее|додаткова інформація|λοιπα|προσθετες πληροφοριες|diger|ek bilgiler|ovrigt|annet|overige informatie|informacoes adicionais',
}

/** Head words that make a heading whatever stands before them: "Retail Experience", "Welding Certifications". */
export const headingHeads: ReadonlyMap<string, CvSectionKind> = new Map<string, CvSectionKind>([
  ['experience', 'experience'],
  ['employment', 'experience'],
  ['jobs', 'experience'],
  ['worked', 'experience'],
  ['studied', 'education'],
  ['studies', 'education'],
  ['school', 'education'],
  ['appointments', 'experience'],
  ['internships', 'experience'],
  ['education', 'education'],
  ['qualifications', 'education'],
  ['skills', 'skills'],
  ['competencies', 'skills'],
  ['expertise', 'skills'],
  ['strengths', 'skills'],
  ['proficiencies', 'skills'],
  ['certifications', 'certifications'],
  ['certification', 'certifications'],
  ['licensure', 'certifications'],
  ['ratings', 'certifications'],
  ['qualification', 'education'],
  ['membership', 'memberships'],
  ['publication', 'publications'],
  ['history', 'experience'],
  ['licenses', 'certifications'],
  ['licences', 'certifications'],
  ['certificates', 'certifications'],
  ['training', 'certifications'],
  ['courses', 'certifications'],
  ['languages', 'languages'],
  ['projects', 'projects'],
  ['publications', 'publications'],
  ['presentations', 'publications'],
  ['awards', 'awards'],
  ['achievements', 'awards'],
  ['accomplishments', 'awards'],
  ['honors', 'awards'],
  ['honours', 'awards'],
  ['memberships', 'memberships'],
  ['affiliations', 'memberships'],
  ['activities', 'memberships'],
  ['interests', 'interests'],
  ['summary', 'summary'],
  ['profile', 'summary'],
  ['objective', 'summary'],
  ['kenntnisse', 'skills'],
  ['erfahrung', 'experience'],
  ['information', 'other'],
])

/** Words that are often a heading and often an entry of a list: they need a heading's look as well. */
export const weakHeadings: ReadonlySet<string> = new Set(
  'school|schools|college|roles|placements|engagements|assignments|contracts|credits|research|teaching|training|service|leadership|career|work|military|knowledge|software|tools|technologies|community|language|project|reference|certificate|details|other|more|additional|statement|goal|goals|jobs|positions|internship|speaking|books|articles|papers|talks|grants|activities|clubs|boards|informatica|informatique|conocimientos|studium|schule|parcours|formation|engagement|divers|portfolio|headline|volunteer|recognition|highlights|strengths|expertise|capabilities|abilities|courses|coursework|conferences|presentations|patents|tickets|licences|licenses|permis|erfolge|outils|atouts|starken|availability|nationality|about|bio|overview|introduction|company details|project details|communication|organizations|cards and tickets|work background|leisure|passions|notes|опыт|карьера|резюме|цель|мета|профиль|обучение|умения|курсы|εργασια|στοχος|εργα|γνωσεις|stage|praktik|praksis|studie|kennis|kurs|carriera|abilita|conoscenze|kisaca|ozet|annet|diger|belgeler|beceriler'.split(
    '|',
  ),
)

/** A document's own title, which is nobody's name and no section. */
export const documentTitles: ReadonlySet<string> = new Set(
  'curriculum vitae|curriculum|cv|c v|resume|resume cv|resume of qualifications|resume of|resume for|professional profile and resume|vitae|vita|lebenslauf|tabellarischer lebenslauf|hoja de vida|curriculo|curriculum vitae et studiorum|europass|europass cv|europass curriculum vitae|my resume|my cv|professional resume|academic cv|biodata|bio data|bewerbung|履歴書|職務経歴書|简历|個人簡歷|резюме'.split(
    '|',
  ),
)
