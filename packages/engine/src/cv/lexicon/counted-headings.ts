import type { CvSectionKind } from '../cv.ts'

/** Sections that count in a way of their own and that people head in their own words. */
export const countedKinds = [
  'skills',
  'projects',
  'volunteering',
  'interests',
] as const satisfies readonly CvSectionKind[]

/** How they are headed, as `headingPhrases` has it. */
export const countedHeadings: Readonly<Record<(typeof countedKinds)[number], string>> = {
  skills:
    'skills|what i can do|what i know|tools and methods|methods and tools|tools|key skills|core skills|technical skills|professional skills|skill set|skillset|skill highlights|skills summary|summary of skills|skills and abilities|skills and expertise|skills and competencies|skills and tools|skills and interests|relevant skills|additional skills|other skills|soft skills|hard skills|transferable skills|computer skills|it skills|core competencies|competencies|key competencies|core competences|competences|areas of expertise|area of expertise|areas of strength|expertise|technical expertise|technical proficiencies|technical proficiency|proficiencies|technologies|technical competencies|tools|tools and technologies|software|software skills|strengths|core strengths|key strengths|highlights|core qualifications|key qualifications|capabilities|abilities|specialties|specialities|specializations|skill details|technical summary|technical knowledge|knowledge|technical toolbox|tech stack|digital skills|computer|computing|computer literacy|it|it systems|systems|technical|key areas|qualifications and skills|skills profile|kenntnisse|fahigkeiten|kompetenzen|kenntnisse und fahigkeiten|fachkenntnisse|edv kenntnisse|it kenntnisse|starken|besondere kenntnisse|weitere kenntnisse|competences cles|competences techniques|competences professionnelles|savoir faire|informatique|outils|atouts|competencias|habilidades|aptitudes|informatica|conocimientos|conocimientos informaticos|herramientas|destrezas|habilidades y competencias|competenze|competenze tecniche|capacita|conhecimentos|vaardigheden|kompetenser|umiejetnosci|навыки|ключевые навыки|профессиональные навыки|умения|навыки и умения|компетенции|навички|ключові навички|уміння|професіині навички|δεξιοτητες|γνωσεις|ικανοτητες|επαγγελματικες δεξιοτητες|beceriler|yetenekler|yetkinlikler|teknik beceriler|bilgi ve beceriler|kunskaper|fardigheter|kompetens|nyckelkompetenser|kompetencer|færdigheder|kompetanse|ferdigheter|nokkelkompetanse|noglekompetencer|kennis|kennis en vaardigheden|competenties|abilita|conoscenze|capacita e competenze|competencias tecnicas|habilidades e competencias|aptidoes',
  projects:
    'projects|project|selected projects|notable cases|selected cases|representative matters|representative cases|selected matters|selected transactions|representative transactions|selected deals|selected works|personal projects|key projects|project experience|academic projects|side projects|notable projects|project details|relevant projects|project highlights|portfolio|open source|open source projects|projekte|projektarbeit|projets|projets personnels|proyectos|progetti|projetos|projecten|проекты|проєкти|εργα|projeler|projekt|projekter|prosjekter',
  volunteering:
    'volunteering|volunteer|volunteer experience|volunteer work|voluntary work|voluntary experience|volunteer activities|community service|community involvement|community|civic engagement|community engagement|volunteerism|leadership and volunteering|volunteer and community service|ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|soziales engagement|engagement|benevolat|vie associative|engagements|voluntariado|volontariato|trabalho voluntario|vrijwilligerswerk|wolontariat|волонтерство|волонтерська діяльність|εθελοντισμος|εθελοντικη εργασια|gonulluluk|gonullu calismalar|ideellt engagemang|frivilligt arbejde|frivillig|frivillig arbeid|frivillighet',
  interests:
    'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|interests and activities|activities and interests|other interests|leisure|passions|interessen|hobbys|interessen und hobbys|hobbys und interessen|freizeit|centres d interet|centres d interets|loisirs|interets|hobbies et interets|intereses|aficiones|interessi|hobby|interesses|zainteresowania|интересы|увлечения|хобби|інтереси|захоплення|ενδιαφεροντα|χομπι|ilgi alanlari|hobiler|intressen|fritid|fritidsintressen|interesser|fritidsinteresser|hobby s|interessi e hobby|tempo libero',
}

/** What ends like one of them and is none. */
export const uncountedHeadings = ['language skills', 'linguistic skills', 'research interests']

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
  ['registration', 'certifications'],
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
