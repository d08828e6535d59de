import { isPaper } from '../../lexicon/is-paper.ts'
import { type AskedPaper, plainPaper } from '../../papers/asked-paper.ts'
import { findDrivingCategories, licenceByCategory } from '../../papers/driving-categories.ts'
import { rankOf } from '../../papers/language-level.ts'
import { codesIn, inBrackets, readBranches, readGrade } from '../../papers/paper-marks.ts'
import { foldWord } from '../../text/forms/fold-word.ts'
import { overlaps, quoteSpan, type Span } from '../../text/span.ts'
import { tokenize } from '../../text/tokenize.ts'
import type { Requirement } from '../job.ts'
import { calledAbroad } from '../lexicon/languages-abroad.ts'
import type { Posting } from '../posting.ts'
import { readHeldFor } from './papers/held-for.ts'
import { importanceWeights } from './requirement-weights.ts'

/** Adds to papers, licences and languages what a posting says of them beside their names. */
export function withAskedDetails(
  { text, lexicon }: Pick<Posting, 'text' | 'lexicon'>,
  requirements: readonly Requirement[],
): Requirement[] {
  return licencesOnce(requirements.map(withDetails))

  function withDetails(requirement: Requirement): Requirement {
    const { kind, need, quote, sentence } = requirement
    if (requirement.categories) return requirement
    if (kind === 'language')
      return {
        ...requirement,
        need: withOtherNames(text, requirement),
        fluency: readAskedFluency(text, requirement),
      }
    const categories = mayAskToDrive(requirement) ? askedCategories(text, requirement) : []
    if (categories.length > 0) return { ...requirement, categories }
    // A paper may show what is no paper itself.
    const mayBePaper =
      need.type === 'terms' &&
      (isPaper(requirement) || need.anyOf.some((name) => lexicon.entries.get(name)?.isProven))
    const paper = mayBePaper && readAskedPaper(text, quote, sentence)
    const only = mayBePaper && readHeldFor(text, quote, sentence)
    if (only) {
      const asked = quoteSpan(text, only.span)
      const held = { ...(paper || plainPaper), heldFor: only.heldFor }
      return { ...requirement, text: asked.quote, quote: asked, paper: held }
    }
    if (paper) return { ...requirement, paper }
    return need.type === 'terms' && isBasic(text, requirement)
      ? { ...requirement, isBasic: true }
      : requirement
  }
}

/** "Basic Excel", "a basic knowledge of SQL"; "basic life support" is a name. */
function isBasic(text: string, { quote, sentence }: Requirement): boolean {
  return basic.test(text.slice(sentence.start, quote.start))
}

const basic =
  /\b(?:basics?|a little|elementary|beginner(?:['’]s)?)(?: (?:working|level|computer|it))?(?: (?:knowledge|understanding|skills?|use|grasp|experience|level))?(?: (?:of|in|with|using))?(?: the)? $/i

/** "HGV Class 1 Driver" and "C+E licence" ask for one thing, in the words of the line that insists on it. */
function licencesOnce(requirements: readonly Requirement[]): Requirement[] {
  const isAfter = (other: Requirement, each: Requirement) =>
    importanceWeights[other.importance] - importanceWeights[each.importance] ||
    requirements.indexOf(other) - requirements.indexOf(each)
  return requirements.filter(
    (each) =>
      !each.categories ||
      !requirements.some(
        (other) => other.categories?.join() === each.categories?.join() && isAfter(other, each) > 0,
      ),
  )
}

/** Whatever language a posting is in: a CV in German says "Englisch", one in the posting's language what the posting says. */
function withOtherNames(text: string, { need, quote }: Requirement): Requirement['need'] {
  if (need.type !== 'terms' || need.orWords) return need
  const [own, other] = tokenize(text.slice(quote.start, quote.end))
  const names = need.anyOf.flatMap(calledAbroad)
  const words = own && !other ? [...names, own.word] : names
  const known = new Set(need.anyOf.map(foldWord))
  const orWords = [...new Set(words)].filter((word) => !known.has(word)).map((word) => [word])
  return orWords.length > 0 ? { ...need, orWords } : need
}

/** How postings call a little of a language, enough for everyday life, and all of it. */
const askedLevels = [
  ['A1', /\b(?:basics?|some|school|a little|a few words)\b/i],
  ['B1', /\b(?:conversational|intermediate|everyday|working knowledge|reasonable)\b|\bN3\b/i],
  ['C1', /\b(?:fluen\w+|native|mother[- ]tongue|first language|verhandlungssicher\w*|N1)\b/i],
] as const

/** Who asks for a language and names no level wants to work in it. */
function readAskedFluency(text: string, { quote, sentence }: Requirement): number {
  const level = /\b[ABC][12]\b/.exec(text.slice(quote.start, sentence.end))?.[0]
  // Of "some experience, and fluent German" the words beside the language tell.
  const from = Math.max(sentence.start, quote.start - lettersBeside)
  const before = text.slice(from, quote.start).replace(/^.*[,;:.]/s, '')
  const beside = before + text.slice(quote.start, Math.min(sentence.end, quote.end + lettersBeside))
  return rankOf(level ?? askedLevels.find(([, words]) => words.test(beside))?.[0] ?? 'B2')
}

const lettersBeside = 40

/** Reads what a posting says of a paper: its level, its branch, and whether learners may come. */
export function readAskedPaper(text: string, ask: Span, sentence: Span): AskedPaper | undefined {
  const grade =
    readGrade(lowerOfChoice.exec(text.slice(sentence.start, ask.start))?.[1] ?? '') ??
    readGrade(text.slice(ask.start, ask.end)) ??
    readGrade(levelBeside(text, ask, sentence))
  const branches = readAskedBranches(text, ask)
  const code = codesIn(text.slice(ask.start, ask.end + codeReach))[0] ?? null
  const isOpen =
    isOpenToLearners(text.slice(sentence.start, sentence.end)) ||
    welcomed.test(text.slice(sentence.end, sentence.end + lettersOfWelcome))
  if (grade || branches || code || isOpen)
    return { ...plainPaper, ...branches, grade, code, isOpenToLearners: isOpen }
  return undefined
}

/** "OISC accreditation at Level 3", "(Level 2 or above)", "Level 3 OISC": a level said of the paper and of nothing behind it. */
function levelBeside(text: string, { start, end }: Span, sentence: Span): string {
  return (
    levelBehind.exec(text.slice(end, sentence.end))?.[1] ??
    levelBefore.exec(text.slice(sentence.start, start))?.[1] ??
    ''
  )
}

/** "A Level 2 or Level 3 teaching assistant": the lower will do. */
const lowerOfChoice = /\b((?:level|lvl|nvq) ?\d) ?(?:or|\/) ?$/i

const levelBehind =
  /^\)?(?: (?:accreditation|accredited|registration|registered|certifi\p{L}+|qualifi\p{L}+))?,? ?(?:(?:at|to)(?: (?:an?|minimum|least))*|\(|[-–—]) ?((?:level|lvl) ?\d)\b(?! (?:of|in|and \p{L}+ing)\b)/iu
const levelBefore = /\b(level ?\d) (?:in |of )?(?:an? |the )?$/i

/** "Qualified or working towards it", "part-qualified": whether a sentence welcomes who is on the way. */
export function isOpenToLearners(sentence: string): boolean {
  return learners.test(sentence) && !licensedElsewhere.test(sentence)
}

/** "Licensed in another state and eligible for licensure in ours" is said of those who hold a licence. */
const licensedElsewhere =
  /\beligib(?:le|ility) for (?:licen[cs]ure|reciprocity|transfer|endorsement)\b|\bunencumbered\b/i

const learners =
  /\b(?:finalists?|final[- ]year|penultimate|predicted|on (?:track|course) for|graduating|due to (?:graduate|complete|finish)|pursuing|enrolled|by (?:(?:the )?(?:spring|summer|autumn|fall|winter|start|end|june|july|august|september)(?: of)? )?20\d\d|part[- ]?qualified|studying|work(?:ing)? towards?|near(?:ly|ing)|newly|trainees?|learners?|willing(?:ness)? to (?:obtain|gain|get|work)|able to obtain|eligib(?:le|ility) for|within \w+ (?:days|weeks|months)|(?:or|to be) (?:obtained|gained))\b/i

/** "ACAMS is required; candidates who are part-qualified will be considered": the next clause says so. */
const welcomed =
  /^\W{0,4}(?:but |though |and )?(?:(?:candidates?|applicants?|applications?|those|people|anyone|anybody|we)\b[^.;\n]{0,40}\b)?(?:part[- ]?qualified|finalists?|working towards|studying (?:for|towards)|nearing (?:completion|qualification))\b[^.;\n]{0,48}\b(?:considered|welcomed?|accepted|(?:may|can|should) (?:also )?apply)\b/i
const lettersOfWelcome = 140

const codeReach = 6

/** A posting may name a paper in several places, and its branch in one of them. */
function readAskedBranches(
  text: string,
  { start, end }: Span,
): Pick<AskedPaper, 'branches' | 'isByTrade'> | undefined {
  const paper = text.slice(start, end)
  if (paper === '') return undefined
  for (let at = text.indexOf(paper); at >= 0; at = text.indexOf(paper, at + 1)) {
    const behind = at + paper.length
    const branches = readBranches(text, behind).filter(
      (branch) => !tellsHowMuch.test(branch) && initialsOf(branch) !== paper.toLowerCase(),
    )
    const isByTrade = !inBrackets.test(text.slice(behind, behind + 96))
    if (branches.length > 0) return { branches, isByTrade }
  }
  return undefined
}

/** "BOE (Boiler Operation Engineer)" has a name, and no branch. */
function initialsOf(name: string): string {
  return (name.match(/(?<!\p{L})\p{L}/gu) ?? []).join('')
}

/** "(gold standard preferred)", "(or working towards)": no branch of a paper. */
const tellsHowMuch =
  /\b(?:prefer|ideal|desir|essential|requir|mandatory|need|must|bonus|plus|advantage|welcome|considered|equivalent|similar|toward|finalist|optional|date|within|training|given|arrang|any|clean|valid|current|standard|minimum|above|certificat|diploma|licen[cs]e|ticket)/i

/** The categories of driving licence that a posting names in the words that ask, or around them. */
function readAskedCategories(
  text: string,
  { quote, sentence }: Pick<Requirement, 'quote' | 'sentence'>,
): readonly string[] {
  const asked = { start: quote.start - sentence.start, end: quote.end - sentence.start }
  const named = findDrivingCategories(text.slice(sentence.start, sentence.end)).find((category) =>
    overlaps(category, asked),
  )
  return named?.categories ?? []
}

/** The categories that a posting names; of a licence without any, the one it is for: "HGV Class 1" is C+E. */
function askedCategories(text: string, requirement: Requirement): readonly string[] {
  const { need } = requirement
  const named = readAskedCategories(text, requirement)
  if (named.length > 0 || need.type !== 'terms' || need.anyOf.length > 1) return named
  return Object.keys(licenceByCategory).filter(
    (category) => licenceByCategory[category] === need.anyOf[0],
  )
}

/** A driving licence is asked for by its name, or by letters that no word data holds. */
function mayAskToDrive({ need, kind }: Requirement): boolean {
  return kind === 'licence' || (kind === 'knowledge' && need.type === 'words')
}
