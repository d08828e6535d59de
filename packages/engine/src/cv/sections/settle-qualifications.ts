import { degreeWords, schoolNouns } from '../lexicon/degree-words.ts'
import { namesPaper } from '../lexicon/paper-nouns.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase, foldedWords } from '../words/fold.ts'
import type { SectionLines } from './read-sections.ts'

/** "Qualifications" means diplomas to some, papers of a trade to others and abilities to the rest: the lines below tell. */
export function settleQualifications(section: SectionLines): SectionLines {
  const { kind, heading, lines } = section
  if (kind !== 'skills' && kind !== 'education') return section
  const phrase = foldedPhrase(heading?.text ?? '')
  const isOpen = /(?:^| )qualifications$/.test(phrase)
  if (!isOpen || phrase.includes('academic') || phrase.includes('education')) return section
  const learned = lines.filter(isLearned).length
  const papers = lines.filter(({ text }) => namesPaper(text)).length
  if (papers > learned && papers * 2 >= lines.length) return { ...section, kind: 'certifications' }
  const isLearning = learned * 3 >= lines.length && learned > 0
  return { ...section, kind: isLearning ? 'education' : 'skills' }
}

/** "Nurse, BSc Adult Nursing" is learned here; where no heading speaks of qualifications, it would be a role. */
function isLearned({ text }: CvLine): boolean {
  const words = foldedWords(text.slice(0, longestOpening))
  return (
    words.some((word) => schoolNouns.has(word)) ||
    words.slice(0, 3).some((word) => degreeWords.has(word) && word.length > 2)
  )
}

const longestOpening = 200
