import { isPlainLetter } from '../../text/letters/character-kinds.ts'
import { countPieces } from './count-pieces.ts'
import { onlyAscii } from './fold.ts'
import { hinted, likely, organisationWeight, sure, titleWeight } from './weigh-words.ts'

/** Sentences of a CV begin with what was done. */
const deed =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Led|Left|Ran|Built|Wrote|Took|Made|Kept|Sold|Taught|Won|Grew|Cut|Drove|Held|Set|Gave|Met|Saw|Oversaw|Brought|Responsible|Provide|Manage|Maintain|Assist|Perform|Prepare|Ensure|Support|Work(?! (?:experience|placement|shadowing)\b)|Develop|Create|Coordinate|Conduct|I|We|My|The(?! \p{Lu})|As|To|In(?!-)|On(?!-)|For|With|This|Our|All|Also|Duties|Responsibilities|Achievements)\b/u

/** What looks like a deed and is a kind of person or of firm. */
const kinds =
  /^(?:Registered|Certified|Chartered|Qualified|Licensed|Accredited|Advanced|Allied|Applied|Associated|Combined|Integrated|United)\b(?! (?:by|in|as|with|for|on|at)\b)/

/** Signs that a line names a role, however its words run. */
interface Signs {
  readonly title: number
  readonly company: number
  readonly isDated: boolean
}

/** Whether the words of a line tell of what was done, and name no role. */
export function isProse(words: string, signs: Signs): boolean {
  const count = countPieces(words)
  if (count > 18) return true
  // A dated line of names stays one, whatever the template puts behind it.
  const isBrief = signs.isDated && count < 14
  if (count > 6 && /[.;!?]$/.test(words) && !/\b(?:Co|Ltd|Inc|Corp|S\.A|S\.L|e\.V)\.$/.test(words))
    if (!isBrief || (smallShare(words) >= 0.3 && !isFirmThenPost(words))) return true
  if (/[.;] /.test(words) && /\p{Ll}{4,}[.;] \p{Lu}\p{L}* ?\p{Ll}/u.test(words))
    if (!isBrief || !areTwoNames(words)) return true
  if (isBrief)
    return signs.title < hinted && signs.company < hinted && /^\p{Ll}[^,|]*\.$/u.test(words)
  if (/^\p{Ll}/u.test(words) && (signs.company < sure || smallDeed.test(words))) return true
  if (count > 2 && plainDeed.test(words)) return true
  const isDeed = deed.test(words)
  const isFirm = count < mostWordsOfFirm && signs.company >= sure
  if (isDeed && !isFirm && smallShare(words) > 0.4) return true
  if (count < 3 || (count < 9 && signs.title >= likely) || signs.company >= sure) return false
  return (isDeed && smallShare(words) > 0.25) || (count > 5 && smallShare(words) > 0.45)
}

/** "Tatrasped s.r.o., Hull": small letters are of its legal form. */
const mostWordsOfFirm = 4

/** "St Anne's Hospital, catering assistant then cook. ": an employer by its name, and what one was there. */
function isFirmThenPost(words: string): boolean {
  const [firm = '', post = '', ...more] = words.split(', ')
  const isPair = more.length === 0 && /^\p{Ll}/u.test(post) && /^\p{Lu}/u.test(firm)
  return isPair && organisationWeight(firm) >= likely && titleWeight(post) >= likely
}

/** "looked after the equipment", though many a firm is called after its equipment. */
const smallDeed =
  /^(?:\p{Ll}{2,}ed|led|ran|built|wrote|took|made|kept|sold|taught|won|drove|held|set|gave|did|dealt|ensuring|helping|working) \p{Ll}/u

/** "Supervise 16 attendants", "Make up boards": as it is done today, with verbs that begin no title and no name. */
const plainDeed =
  /^(?:Supervise|Oversee|Employ|Recruit|Speciali[sz]e|Make|Keep|Handle|Answer|Take|Give|Carry|Inspect|Liaise|Organi[sz]e|Monitor|Attend|Advise|Arrange|Greet|Look) (?:\d|\p{Ll})|^(?:Lead|Run|Drive|Help|Check|Cook|Train|Teach|Serve|Sell|Deliver|Clean|Update|Write|Feed|Order) (?:\d|(?:an?|the|up|out|all|our|new) )/u

/** Whether words begin with what was done, or with who did it. */
export function beginsWithDeed(words: string): boolean {
  const [first = words] = words.split(column, 1)
  const mayName = first !== words || mayBeTitle.test(words)
  const isNamed = kinds.test(words) || (mayName && titleWeight(first) >= likely)
  return (
    (!isNamed && !twoNames.test(words) && deed.test(words)) ||
    /(?<!\p{L})(?:I|my|we|our)(?!\p{L})/u.test(words)
  )
}

/** "Set Decorator", and far behind it "Hill Studios": what parts columns. */
const column = /\t| {2,}| \| /

/** "Woking Rangers (National League)", "Barking Works, Leeds". */
const twoNames = /^\p{Lu}\p{Ll}+ing \p{Lu}\p{Ll}+(?: \(|,|$)/u

/** "Cleaning supervisor", "Support Worker", "Mixed vet, Hill Vets": a kind of person, if its last word is. */
const mayBeTitle = /^\p{L}+(?:ing\s|ed \p{L}+(?:,|$))|^Support \p{Lu}/u

/** "Hired 40 people", "I plan activities": what a line of its own begins with where signs are left out. */
export function opensWithVerb(words: string): boolean {
  if (!/^\p{Lu}/u.test(words)) return false
  return (
    /^I \p{Ll}/u.test(words) || plainVerb.test(words) || (deed.test(words) && !kinds.test(words))
  )
}

const plainVerb =
  /^(?:Beat|Hold|Run|Lead|Plan|Teach|Train|Help|Serve|Sell|Check|Order|Keep|Handle|Process|Answer|Design|Build|Write|Test|Review|Deliver|Liaise|Organi[sz]e|Monitor|Clean|Cook|Load|Drive|Operate|Install|Repair|Carry|Cover|Take|Make|Give|Look|Act|Oversee|Chase|Update|Produce|Attend|Advise|Care|Administer|Inspect|Hire|Recruit) /

/** "Hill Transit, Leeds. Bus driver": a full stop parts two names as well. */
function areTwoNames(words: string): boolean {
  const [first, second, ...more] = words
    .replace(/(?<![\s.;,])[\s.;,]+$/, '')
    .split(/[.;] (?=\p{Lu})/u)
  const isPair = first !== undefined && second !== undefined && more.length === 0
  return isPair && !/[.!?]$/.test(second) && !deed.test(second) && smallShare(words) < 0.5
}

/** How many of the words begin small: most of a sentence's do, few of a name's. */
export function smallShare(words: string): number {
  const { all, small } = onlyAscii(words) ? countPlain(words) : countAny(words)
  return small / Math.max(1, all)
}

interface WordCount {
  readonly all: number
  readonly small: number
}

function countPlain(words: string): WordCount {
  let all = 0
  let small = 0
  let isInWord = false
  for (let at = 0; at < words.length; at++) {
    const code = words.charCodeAt(at)
    const isLetter = isPlainLetter(code)
    if (isLetter && !isInWord) {
      all++
      if (code >= 97) small++
    }
    isInWord = isLetter
  }
  return { all, small }
}

function countAny(words: string): WordCount {
  const all = words.match(/\p{L}+/gu) ?? []
  let small = 0
  for (const word of all) if (/^\p{Ll}/u.test(word)) small++
  return { all: all.length, small }
}
