import { joinLetters } from './joins/join-letters.ts'

/** Whether a line's words are nothing but what sections of CVs are called. */
export function isSectionName(text: string): boolean {
  return text.length <= longestName && sectionWords.test(plainName(text))
}

/** Whether it is the name of a section or of its first line, as "Education and" is over "training". */
export function opensSectionName(text: string): boolean {
  return isSectionName(text.replace(/\s+(?:and|of|&)\s*$/iu, ''))
}

/** Without the sign before it, and without the spaces between its letters. */
function plainName(text: string): string {
  return joinLetters(text.replace(sign, '')).replace(/\s+/g, ' ').trim()
}

const sign = /^\s*[^\p{L}\p{N}\s(]\s+/u

/** Whether a section of that name holds roles or schools. */
export function headsEntries(name: string): boolean {
  return isSectionName(name) && entryWords.test(plainName(name))
}

const longestName = 100
const entryWords =
  /experience|history|employment|education|qualifications|academic|berufserfahrung|werdegang|ausbildung|expérience|formation|experiencia|educación|formación|опыт|образование|εμπειρία|εκπαίδευση|经历|经验|背景/iu

/** What sections of CVs are called, in the languages in which they are sent most. */
const sectionWords = new RegExp(
  `^(?:${[
    '(?:(?:professional|work|employment|career|relevant|other|additional|teaching|research|clinical|volunteer(?:ing)?) )?(?:experience|history)',
    '(?:professional |career |executive |personal )?(?:summary|profile|statement|objective)|about(?: me)?',
    'employment|career|internships?|volunteering|military service',
    'education(?: and training| & training)?|training|qualifications|academic (?:background|history)',
    '(?:(?:technical|key|core|professional|soft|hard|it|computer|relevant|language) )?(?:skills|competenc(?:i|)es|strengths|expertise)(?: (?:and|&) \\p{L}+)?|areas of expertise',
    'certifications?|certificates|licen[cs]es(?: (?:and|&) (?:certifications|certificates))?|courses',
    'languages?|projects?|(?:selected |key )?projects|publications|awards|hono(?:u)?rs|achievements|references|interests|hobbies|contact(?: details| information)?|personal details|links|memberships|patents',
    'berufserfahrung|ausbildung|kenntnisse|sprachen|werdegang|fähigkeiten|weiterbildung|profil',
    'expérience(?:s)?(?: professionnelles?)?|formations?|compétences|langues|profil|loisirs',
    'experiencia(?: laboral| profesional)?|educación|formación|habilidades|idiomas|perfil',
    'опыт работы|образование|навыки|языки|о себе|εμπειρία|εκπαίδευση|δεξιότητες|γλώσσες',
    '工作经历|工作经验|教育背景|教育经历|技能|语言|项目经历|自我评价',
  ].join('|')}):?$`,
  'iu',
)
