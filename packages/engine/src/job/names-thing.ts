import type { Token } from '../text/tokenize.ts'
import { isEverydayWord } from '../words/everyday-words.ts'
import { isKnownPlace } from './head-lines.ts'
import type { Posting } from './posting.ts'

/** What a small word of one field weighs at least, for which it names something by itself. */
const leastAlone = 0.7
const mostFigures = 4

interface Run {
  readonly first: number
  readonly last: number
  /** Whether it is all that a bullet says: "Write clear reports" is asked for as it stands. */
  readonly isWhole: boolean
}

/**
 * Whether a run of words names a thing that one can know or have ("White Card", "court work"), rather
 * than being a piece of a sentence ("we seek the best people", "work with engineers", "both remotely").
 */
export function namesThing(posting: Posting, { first, last, isWhole }: Run): boolean {
  const own = posting.tokens.slice(first, last)
  const [head] = own
  const end = own.at(-1)
  if (!head || !end || isAddress(posting.text, head, end)) return false
  const isClause = (token: Token) =>
    isOfClause(posting.text, token) && !(articles.has(token.word) && /ing$/.test(head.word))
  if (own.some((token) => isClause(token) || isLongFigure(token.word))) return false
  if (own.every(({ word }) => isFigure(word) || headingWords.has(word))) return false
  if (own.some(({ word }) => isFigure(word)) && own.every(isPlainOrFigure)) return false
  if (/^\s?%/.test(posting.text.slice(end.end, end.end + 2))) return false
  if (own.every(({ word }) => levelWords.test(word))) return false
  if (
    notFirst.test(head.word) ||
    beginsNothing.has(head.word) ||
    isQuality(posting, end) ||
    isPerk(end)
  )
    return false
  if (!isWhole && doing.has(head.root)) return false
  return (own.length > 1 || namesAlone(posting, head)) && !namesPlace(posting, own)
}

function namesPlace({ text }: Posting, own: readonly Token[]): boolean {
  return isKnownPlace(text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0))
}

/** How well a language is spoken names nothing by itself: "B2 at least". */
const levelWords =
  /^(?:[abc][12]|spoken|written|at|least|in|word|writing|and|or|better|level|native|fluent|speech)$/

/** One word is a thing where it is written as a name, or where one field alone uses it. */
function namesAlone({ text, words }: Posting, { start, end, word, root }: Token): boolean {
  if (word.length < 2 || /['’]s$/i.test(text.slice(start, end))) return false
  const written = text.slice(start, end)
  if (/\p{Lu}/u.test(written) && !beginsSentence(text, start))
    return written === written.toUpperCase() || !isEverydayWord(word)
  if (words.isKnown(root)) return words.weigh(root) >= leastAlone
  return (
    /^\p{Lu}\p{Ll}{3}/u.test(written) &&
    !isEverydayWord(word) &&
    opensChoice.test(text.slice(end, end + mostLettersOfNext))
  )
}

/** "Spydus, Symphony or similar": a name that begins its line, because others follow it. */
const opensChoice =
  /^(?:,\s+|\s+or\s+)(?:\p{Lu}|(?:or )?(?:similar|other|another|equivalent|something)\b)/u
const mostLettersOfNext = 16

/** Words by which a piece shows that it is cut from a sentence; "Ind AS" and "IT" are written as names. */
function isOfClause(text: string, { word, start, end }: Token): boolean {
  const written = text.slice(start, end)
  return clauseWords.has(word) && (written.length < 2 || written !== written.toUpperCase())
}

/** "Running a small crew" is something to have done. */
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** What one does: a piece that begins so is a task and no thing. */
export function isDoing({ root }: Token): boolean {
  return doing.has(root)
}

/** What only leads to the thing itself: "if you held a", "so is". */
export function leadsToThing(text: string, token: Token): boolean {
  return isOfClause(text, token) || doing.has(token.root)
}

function beginsSentence(text: string, start: number): boolean {
  return !/(?:[\p{L}\p{N},;(/&'"“]\s*|\p{L}-)$/u.test(text.slice(Math.max(0, start - 4), start))
}

/** "Analytical", "effective": how, not what. A name in capitals may end as it likes. */
function isQuality({ text }: Posting, { start, word }: Token): boolean {
  const isName = /^\p{Lu}/u.test(text.charAt(start)) && !beginsSentence(text, start)
  return !isName && /(?:ly|ous|ful|ible|able|ical|ional)$/.test(word)
}

function isAddress(text: string, first: Token, last: Token): boolean {
  const around = text.slice(Math.max(0, first.start - 4), last.end + 5)
  return /@|www\.|https?:|\.(?:com|org|net|gov|io)\b/i.test(around)
}

/** "120 million", "3 locations". */
function isPlainOrFigure({ word }: Token): boolean {
  return isFigure(word) || isEverydayWord(word)
}

function isFigure(word: string): boolean {
  return /^\d+$/.test(word)
}

/** Figures of a telephone number or of a copyright line. */
function isLongFigure(word: string): boolean {
  return (
    /^(?:19|20)\d\d$/.test(word) ||
    (/^\d/.test(word) && word.replace(/\D/g, '').length > mostFigures)
  )
}

const notFirst =
  /^(?!early|family|supply|assembly|poly|daily|weekly|monthly|fly|july|italy).*ly$|^(?:no|nothing|both|also|not|but|then|than|very|too|even|just|while|whether|best|brightest|latest|newest|greatest|top)$/
/** Words by which no thing begins: "about viable solutions", "handy for cover days", "Canadian". */
const beginsNothing = setOf(`
about into within during without around alone ahead based neat smooth faster women men atmosphere handy ease combination completion lieu passion
desire comfortable resumes asset assets canadian american victorian australian reliable`)

/** Whether a word names what is given, not what is asked for. */
export function isPerk(token: Token | undefined): boolean {
  return token !== undefined && perks.has(token.base)
}

/** What ends so is given, wherever it is listed: "free weekly lunches", "auto quote benefits". */
const perks: ReadonlySet<string> = new Set(
  'benefit reimbursement leave membership privilege discount gift lunch pension bereavement wellness holiday vacation gym perk bonus stipend salary overtime coffee soda bagel casual contribution'.split(
    ' ',
  ),
)

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''))
}

const clauseWords = setOf(`
i we you he she it they me us him her them our your his their my this that these those who whom which what when where why how whether is
are was were be been being am has have had having do does did done can could will would shall should may might if so because while
although though unless until not don't don’t let’s let's there here with the a an all any each every to up by as from than year years
month months per via million billion thousand percent someone somebody anyone anybody everybody everyone nobody nothing youre youve youll youd
weve theyre thats dont isnt arent doesnt`)

/** Words that head a part of a posting and name nothing in it. */
const headingWords = setOf(`
required preferred minimum desired basic key other additional special essential nice have education educational experience experiences
qualification qualifications skill skills requirement requirements certification certifications certificate information example examples
attribute attributes personal summary description responsibility responsibilities benefit benefits perk perks employment position role
job candidate candidates duty duties profile background ability abilities knowledge competency competencies of and or in for with on a
the equivalent similar relevant related comparable other level working`)

/** What one does, by root: a piece that begins so is a task and no thing. */
const doing = setOf(`
provid maintain develop ensur assist manag perform creat analyz analys monitor prepar facilitat collaborat communicat conduct deliver
driv enabl establish evaluat execut explor identify implement improv interpret participat possess demonstrat resolv respond showcas
enjoy tak think understand utiliz utilis validat writ apply attend acquir nurtur carry stoop descend ascend grasp walk operat bend pick
meet help keep engag specializ specialis revel configur deploy optimiz optimis articulat display standardiz standardis pursu chang
discover offer learn join adapt achiev adher contribut defin determin escalat follow gather generat handl inform initiat inspir
investigat liais overse prioritiz prioritis promot propos recommend seek serv solv striv supervis translat updat verify get transform
coupl hold held hesitat includ giv mak bring build work`)
