import type { CvSectionKind } from '../cv.ts'

/** Sections that count in a way of their own and that people head in their own words. */
export const countedKinds = [
  'skills',
  'projects',
  'volunteering',
  'interests',
] as const satisfies readonly CvSectionKind[]

/** How they are headed where no word of the heading tells, as `headingPhrases` has it. */
export const countedHeadings: Readonly<Record<(typeof countedKinds)[number], string>> = {
  skills:
    'toolset|tooling|tech|stack|what i use|things i use|tech i use|systems i know|systems i use|systems used|software i use|core skillset|tools and tech|tech and tools|can do|what i can do|what i know|what i am good at|what i m good at|what i do well|what i bring|toolbox|toolkit|know how|programming languages|tools|skill set|skillset|skill highlights|skills summary|core competences|competences|areas of strength|technical proficiency|technologies|tools|software|highlights|core qualifications|key qualifications|capabilities|abilities|specialties|specialities|specializations|skill details|technical summary|software known|softwares known|software proficiency|softwares|computer proficiency|it proficiency|technical toolbox|tech stack|computer|computing|computer literacy|it|it systems|systems|technical|key areas|qualifications and skills|skills profile|fahigkeiten|kompetenzen|fachkenntnisse|starken|competences cles|competences techniques|competences professionnelles|savoir faire|informatique|outils|atouts|competencias|habilidades|aptitudes|informatica|conocimientos|conocimientos informaticos|herramientas|destrezas|competenze|competenze tecniche|capacita|conhecimentos|vaardigheden|kompetenser|umiejetnosci|навыки|ключевые навыки|профессиональные навыки|умения|навыки и умения|компетенции|навички|ключові навички|уміння|професіині навички|δεξιοτητες|γνωσεις|ικανοτητες|επαγγελματικες δεξιοτητες|beceriler|yetenekler|yetkinlikler|teknik beceriler|bilgi ve beceriler|kunskaper|fardigheter|kompetens|nyckelkompetenser|kompetencer|færdigheder|kompetanse|ferdigheter|nokkelkompetanse|noglekompetencer|kennis|kennis en vaardigheden|competenties|abilita|conoscenze|competencias tecnicas|aptidoes',
  projects:
    'project|notable cases|selected cases|representative matters|representative cases|selected matters|selected transactions|representative transactions|selected deals|selected works|project experience|project details|project highlights|portfolio|open source|projekte|projektarbeit|projets|projets personnels|proyectos|progetti|projetos|projecten|проекты|проєкти|εργα|projeler|projekt|projekter|prosjekter',
  volunteering:
    'positions of responsibility|voluntary|voluntary roles|voluntary positions|volunteering|volunteer|volunteer experience|volunteer work|voluntary work|voluntary experience|volunteer activities|community service|community involvement|community|civic engagement|community engagement|volunteerism|ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|soziales engagement|engagement|benevolat|vie associative|engagements|voluntariado|volontariato|trabalho voluntario|vrijwilligerswerk|wolontariat|волонтерство|волонтерська діяльність|εθελοντισμος|εθελοντικη εργασια|gonulluluk|gonullu calismalar|ideellt engagemang|frivilligt arbejde|frivillig|frivillig arbeid|frivillighet',
  interests:
    'hobbies|personal|private|family|free time|fun facts|out of hours|outside work|life outside work|activities and interests|leisure|passions|interessen|hobbys|freizeit|centres d interet|centres d interets|loisirs|interets|intereses|aficiones|interessi|hobby|interesses|zainteresowania|интересы|увлечения|хобби|інтереси|захоплення|ενδιαφεροντα|χομπι|ilgi alanlari|hobiler|intressen|fritid|fritidsintressen|interesser|fritidsinteresser|hobby s|tempo libero',
}

/** What ends or begins like one of them and is none. */
export const uncountedHeadings = [
  'projects and freelance',
  'projects and freelance work',
  'freelance and projects',
  'freelance work and projects',
  'projects and experience',
  'paid and voluntary work',
  'work and volunteering',
  'language skills',
  'language knowledge',
  'linguistic skills',
  'research interests',
]

/** Head words that make a heading whatever stands before them: "Retail Experience", "Welding Certifications". */
export const headingHeads: ReadonlyMap<string, CvSectionKind> = new Map(
  Object.entries<string>({
    experience:
      'experience employment jobs worked appointments career credits internships history erfahrung',
    education: 'studied studies school education qualifications qualification',
    awards: 'medals awards achievements accomplishments honors honours',
    skills:
      'skills competencies expertise strengths proficiencies toolkit capabilities specialisms knowledge kenntnisse',
    certifications:
      'certifications certification licensure registration ratings exams examinations licenses licences certificates training courses',
    memberships: 'membership memberships affiliations activities',
    publications: 'publication publications presentations',
    languages: 'languages',
    projects: 'projects',
    interests: 'interests away beyond',
    summary: 'summary profile objective',
    other: 'information',
  } satisfies Partial<Record<CvSectionKind, string>>).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as CvSectionKind] as const),
  ),
)
