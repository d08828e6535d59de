import type { DraftLine } from '../draft.ts'
import { usualSize } from './usual-size.ts'

/** Marks the lines that head a section: by their words, or by looking larger and louder than the text. */
export function markHeadings(lines: readonly DraftLine[]): readonly DraftLine[] {
  const bodySize = usualSize(lines)
  const widest = Math.max(0, ...lines.map(({ fontSize }) => fontSize))
  return lines.map((line, index) => {
    if (line.kind !== 'text' || !isShort(line.text)) return line
    const isNamed = sectionWords.test(line.text.trim())
    const isTitle = index < 3 && line.fontSize === widest
    const isLoud = line.bold || isCapital(line.text)
    const isLarge = line.fontSize >= 1.15 * bodySize
    const isSet = !isTitle && isLarge && isLoud && !/\d/.test(line.text)
    return isNamed || isSet ? { ...line, kind: 'heading' } : line
  })
}

function isShort(text: string): boolean {
  return text.length <= 45 && text.split(/\s+/).length <= 6 && !/[.,;\t]$|\t/.test(text)
}

function isCapital(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
}

/** What sections of CVs are called, in the languages in which they are sent most. */
const sectionWords = new RegExp(
  `^(?:${[
    '(?:(?:professional|work|employment|career|relevant|other|additional|teaching|research|clinical|volunteer(?:ing)?) )?(?:experience|history)',
    '(?:professional |career |executive |personal )?(?:summary|profile|statement|objective)|about(?: me)?',
    'employment|career|internships?|volunteering|military service',
    'education(?: and training| & training)?|training|qualifications|academic background',
    '(?:(?:technical|key|core|professional|soft|hard|it|computer|relevant) )?(?:skills|competenc(?:i|)es|strengths|expertise)(?: (?:and|&) \\p{L}+)?',
    'certifications?|certificates|licen[cs]es(?: (?:and|&) certifications)?|courses',
    'languages?|projects?|(?:selected |key )?projects|publications|awards|hono(?:u)?rs|achievements|references|interests|hobbies|contact(?: details)?|links|memberships|patents',
    'berufserfahrung|ausbildung|kenntnisse|sprachen|werdegang|fähigkeiten|weiterbildung|profil',
    'expérience(?:s)?(?: professionnelles?)?|formations?|compétences|langues|profil|loisirs',
    'experiencia(?: laboral| profesional)?|educación|formación|habilidades|idiomas|perfil',
    'опыт работы|образование|навыки|языки|о себе|εμπειρία|εκπαίδευση|δεξιότητες|γλώσσες',
    '工作经历|工作经验|教育背景|教育经历|技能|语言|项目经历|自我评价',
  ].join('|')}):?$`,
  'iu',
)
