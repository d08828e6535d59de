import { findDates, holdsRange } from '../dates/find-dates.ts'
import { degreeWords, schoolNouns } from '../lexicon/degree-words.ts'
import { namesPaper } from '../lexicon/paper-nouns.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { countPieces } from '../words/count-pieces.ts'
import { foldedPhrase, foldedWords } from '../words/fold.ts'
import { hinted, likely, organisationWeight, titleWeight } from '../words/weigh-words.ts'
import type { SectionLines } from './read-sections.ts'

/** "Qualifications" means diplomas to some, papers of a trade to others and abilities to the rest: the lines below tell. */
export function settleQualifications(section: SectionLines): SectionLines {
  const { kind, heading, lines } = section
  if (kind === 'summary') return settleSummary(section)
  if (kind === 'publications' && tellsTeaching(section)) return { ...section, kind: 'experience' }
  if (kind === 'publications')
    return holdsPapers(section) ? { ...section, kind: 'certifications' } : section
  if (kind === 'experience') return listsWorks(section) ? { ...section, kind: 'other' } : section
  if (kind === 'skills' && tellsDeeds(section)) return { ...section, kind: 'other' }
  if (kind !== 'skills' && kind !== 'education') return section
  const phrase = foldedPhrase(heading?.text ?? '')
  const isOpen = /(?:^| )qualifications$/.test(phrase)
  if (!isOpen || phrase.includes('academic') || phrase.includes('education')) return section
  const isPaper = ({ text }: CvLine) => namesPaper(text) || licence.test(text)
  const papers = lines.filter(isPaper).length
  const learned = lines.filter((line) => isLearned(line) && !licence.test(line.text)).length
  if (papers > learned && papers * 2 >= lines.length) return { ...section, kind: 'certifications' }
  if (learned * 3 >= lines.length && learned > 0) return { ...section, kind: 'education' }
  // One diploma among cards and tickets whose names say nothing: what one is able to do takes more words.
  const isListed = learned + papers > 0 && lines.every(({ text }) => text.length <= longestPaper)
  return { ...section, kind: isListed ? 'certifications' : 'skills' }
}

/** "Planned rotas for 35 staff over three shops" and the like below "Relevant skills": what was done, and no list. */
function tellsDeeds({ lines }: SectionLines): boolean {
  const deeds = lines.filter(
    ({ text, bullet }) => bullet && wasDone.test(text) && countPieces(text) >= fewestOfDeed,
  )
  return deeds.length >= fewestDeeds && deeds.length * 2 > lines.length
}

const fewestDeeds = 3
const fewestOfDeed = 5
/** In the past; "Experienced in …" and "Skilled at …" tell what somebody is. */
const wasDone =
  /^(?!(?:Experienced|Skilled|Qualified|Trained|Motivated|Dedicated|Detailed|Advanced|Certified|Licen[cs]ed|Interested|Organi[sz]ed|Talented|Gifted|Committed|Focus+ed|Determined|Accomplished|Seasoned|Versed|Educated|Practi[cs]ed|Registered|Chartered|Accustomed|Self|Need|Speed|Based)\b)(?:\p{Lu}\p{Ll}{2,}ed|Led|Ran|Built|Wrote|Took|Made|Kept|Sold|Taught|Won|Grew|Cut|Drove|Held|Set|Gave|Oversaw|Brought) (?!by\b)\S/u

/** "2023 The Crucible" over "2022 Blood Brothers": works by their years, of which no line says what one was there. */
function listsWorks({ heading, lines }: SectionLines): boolean {
  if (lines.length < 2) return false
  const names = lines.flatMap(({ text }) => behindSoleYear(text) ?? [])
  const firms = names.filter((words) => organisationWeight(words) >= likely)
  // "Nora, A Doll's House, Old Mill Theatre": an actor's part, its play and its house are a role.
  const isUntitled = names.every((words) => titleWeight(words) < hinted && !twoCommas.test(words))
  // "Blood Brothers" is a firm to its words, and below "Productions" none.
  const areWorks = ofWorks.test(heading?.text ?? '') || firms.length * 2 < lines.length
  return names.length === lines.length && isUntitled && areWorks
}

const twoCommas = /,.*,|[^\s|]\s*[\t|].*[\t|]/
const ofWorks = /\b(?:productions?|credits|theatre|stage|screen|film|television|voice)\b/i

function behindSoleYear(words: string): string | null {
  const [found, more] = findDates(words)
  const isSole = found && !more && found.start === 0 && found.from === null
  return isSole ? words.slice(found.end) : null
}

function settleSummary(section: SectionLines): SectionLines {
  if (tellsCareer(section)) return { ...section, kind: 'experience' }
  return tellsParticulars(section) ? { ...section, kind: 'header' } : section
}

/** A "personal profile" of labels ("Nationality: Indian", "Languages known: Tamil") says who somebody is to an office. */
function tellsParticulars({ heading, lines }: SectionLines): boolean {
  if (!/^(?:personal|my)\b/i.test(heading?.text ?? '') || lines.length === 0) return false
  const labelled = lines.filter(({ text }) => particular.test(text))
  return labelled.length === lines.length
}

const particular = /^\p{L}[\p{L}'’./&() -]{1,30}[ \t]*[:：]\s*\S/u

/** A "career summary" of dated posts is no summary. */
function tellsCareer({ heading, lines }: SectionLines): boolean {
  const name = heading?.text ?? ''
  if (!/career|employment|work|professional/i.test(name)) return false
  const dated = lines.filter(({ text }) => text.length <= longestOpening && holdsRange(text))
  const posts = dated.filter(({ text }) => titleWeight(text) >= likely)
  const isHead = ({ text }: CvLine) => text.length <= longestPaper && !text.endsWith('.')
  return posts.length >= fewestPosts || (/career/i.test(name) && dated.some(isHead))
}

/** Where no section tells of schools, "Training", as of a priest or an actor, may list them with their years. */
export function withSchooling(sections: readonly SectionLines[]): SectionLines[] {
  const hasSchools = sections.some(({ kind }) => kind === 'education')
  return sections.map((section) =>
    !hasSchools && isSchooling(section) ? { ...section, kind: 'education' } : section,
  )
}

function isSchooling({ heading, lines }: SectionLines): boolean {
  if (foldedPhrase(heading?.text ?? '') !== 'training' || lines.length === 0) return false
  return lines.every((line) => isLearned(line) && holdsRange(line.text))
}

const fewestPosts = 2

/** "Tutor, Hill Youth Dance, 2020 – present" below "Teaching" is a post, and no course that was given. */
function tellsTeaching({ heading, lines }: SectionLines): boolean {
  if (!/^teaching\b/i.test(heading?.text ?? '')) return false
  const isPost = ({ text, bullet }: CvLine) =>
    !bullet && titleWeight(text) >= likely && holdsRange(text)
  return lines.length > 0 && lines.every(isPost)
}

/** "Papers" are what a scholar has written, and what a craftsman holds. */
function holdsPapers({ heading, lines }: SectionLines): boolean {
  if (foldedPhrase(heading?.text ?? '') !== 'papers') return false
  return lines.some(({ text }) => namesPaper(text) || /\blicen[cs]e\b|\bfirst aid\b/i.test(text))
}

/** "Nurse, BSc Adult Nursing" is learned here; where no heading speaks of qualifications, it would be a role. */
function isLearned({ text }: CvLine): boolean {
  const words = foldedWords(text.slice(0, longestOpening))
  return (
    words.some((word) => schoolNouns.has(word)) ||
    words.slice(0, 3).some((word) => degreeWords.has(word) && word.length > 2) ||
    (text.length <= longestStudy && (study.test(text) || shortDegree.test(text)))
  )
}

/** "CLC Probate: Level 4 Diploma in Conveyancing", "A levels: English, Law". */
const study =
  /\b(?:(?:A|AS|O)[- ]levels?\b|GCSEs?\b|Leaving Cert|(?:NVQ|SVQ|QCF|RQF|Level) ?\d (?:NVQ |extended |advanced |national |higher )?(?:diploma|certificate|apprenticeship|degree)\b|(?:diploma|certificate|degree) in \p{L})/iu
/** "MA Social Work (Merit), 2024": in capitals, before a subject. */
const shortDegree = /^(?:[BM]A|BS)(?: ?\(Hons\)| Hons)?,? (?:in )?\p{Lu}\p{Ll}{2,}/u
const longestStudy = 120

const licence = /\blicen[cs]e$/i
const longestOpening = 200
const longestPaper = 60
