import type { CvSectionKind } from '../cv.ts'

/** Sections that have no fields of their own in the editor: there people head them in their own words. */
export const ownSectionKinds = [
  'skills',
  'certifications',
  'languages',
  'projects',
  'volunteering',
  'publications',
  'awards',
  'memberships',
  'interests',
  'references',
] as const satisfies readonly CvSectionKind[]

/** How they are headed, as `headingPhrases` has it. */
export const ownHeadingPhrases: Readonly<Record<(typeof ownSectionKinds)[number], string>> = {
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
