import { rootAmong, WordTrait, wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import { everydayWord } from '../../words/everyday-words.ts'
import { isKnownPlace } from '../head/is-known-place.ts'
import type { Posting } from '../posting.ts'

/** What a small word of one field weighs at least, for which it names something by itself. */
const leastAlone = 0.7
const mostFigures = 4

interface Run {
  readonly first: number
  readonly last: number
  /** Whether it is all that a bullet says: "Write clear reports" is asked for as it stands. */
  readonly isWhole: boolean
  /** Whether a bullet says little besides: "Leasehold", "Skirting and architrave". */
  readonly isItem?: boolean
  /** Whether it stands in a list of what is to be known: nobody is given pensions there. */
  readonly isAsked?: boolean
}

/**
 * Whether a run of words names a thing that one can know or have ("White Card", "court work"), rather
 * than being a piece of a sentence ("we seek the best people", "work with engineers", "both remotely").
 */
export function namesThing(
  posting: Posting,
  { first, last, isWhole, isItem, isAsked }: Run,
): boolean {
  const own = posting.tokens.slice(first, last)
  const [head] = own
  const end = own.at(-1)
  if (!head || !end || isAddress(posting.text, head, end)) return false
  if (own.some((token) => partsNothing.has(token)) || isMeasure(own) || isGlued(posting.text, own))
    return false
  if (isTimeOfDay(own)) return false
  if (!isWhole && thirdPerson.has(head)) return false
  if (isRestOfName(posting.text, head)) return false
  const isClause = (token: Token) =>
    isOfClause(posting.text, token) && !(articles.has(token) && /ing$/.test(head.word))
  if (own.some((token) => isClause(token) || longFigure.has(token))) return false
  if (own.every((token) => figure.has(token) || headingWords.has(token))) return false
  if (own.some((token) => figure.has(token)) && own.every(isPlainOrFigure)) return false
  if (/^(?:\s?%|[- ]accredited\b)/.test(posting.text.slice(end.end, end.end + 12))) return false
  if (own.every((token) => levelWord.has(token))) return false
  if (notFirst.has(head) || beginsNothing.has(head) || endsNothing.has(end)) return false
  if (isQuality(posting, end) || (isPerk(end) && !isAsked)) return false
  if (!isWhole && doing.has(head)) return false
  return (own.length > 1 || namesAlone(posting, head, isItem)) && !namesPlace(posting, own)
}

/** "Prime contractors both demand", "team members receive": with a verb of its own, it is a sentence. */
const partsNothing = wordAmong(['both', 'demand', 'receive', 'receives', 'accredited'])

/** "Guilds" of "City & Guilds" names nothing. */
function isRestOfName(text: string, { start }: Token): boolean {
  return /\p{Lu}\p{L}+ & $/u.test(text.slice(Math.max(0, start - 16), start))
}

/** "8-50 pounds". */
function isMeasure(own: readonly Token[]): boolean {
  return own.some((token) => figure.has(token)) && unit.has(own.at(-1))
}

/** "3 pm - 11". */
function isTimeOfDay(own: readonly Token[]): boolean {
  return own.some((token, at) => ofDay.has(token) && figure.has(own[at - 1]))
}

const ofDay = wordAmong(['am', 'pm', 'a.m', 'p.m', 'uhr'])

const unit = wordAmong([
  'pounds',
  'lbs',
  'lb',
  'kg',
  'kilos',
  'inches',
  'feet',
  'miles',
  'km',
  'wk',
  'week',
  'pw',
])

/** "… you deserve.Kestrel": two sentences that lost the blank between them. */
function isGlued(text: string, own: readonly Token[]): boolean {
  return /\p{Ll}{4}\.\p{Lu}/u.test(text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0))
}

/** "Asks", "acknowledges waiting customers": what somebody does. */
const thirdPerson = wordAmong(
  listed(
    'asks understands knows acknowledges executes greets provides ensures maintains performs assists manages creates handles follows',
  ),
)

function namesPlace({ text }: Posting, own: readonly Token[]): boolean {
  return isKnownPlace(text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0))
}

/** How well a language is spoken names nothing by itself: "B2 at least". */
const levelWord = new WordTrait(({ word }) =>
  /^(?:[abc][12]|spoken|written|at|least|in|word|writing|and|or|better|level|native|fluent|speech)$/.test(
    word,
  ),
)

/** One word is a thing where it is written as a name, or where one field alone uses it. */
function namesAlone({ text, words }: Posting, token: Token, isItem = false): boolean {
  const { start, end, word, root } = token
  const written = text.slice(start, end)
  if (word.length < 2 || /['’]s$/i.test(written) || /^\p{L}\p{Ll}{3,}ed$/u.test(written))
    return false
  if (/\p{Lu}/u.test(written) && !beginsSentence(text, start))
    return written === written.toUpperCase() || !everydayWord.has(token)
  if (isInitials(text, token)) return true
  if (words.isKnown(root))
    return words.weigh(root) >= leastAlone || (isItem && !everydayWord.has(token))
  if (sharesNoun.test(text.slice(end, end + mostLettersOfNoun))) return !everydayWord.has(token)
  return (
    /^\p{Lu}\p{Ll}{3}/u.test(written) &&
    !everydayWord.has(token) &&
    (opensChoice.test(text.slice(end, end + mostLettersOfNext)) || isOwnItem(text, token))
  )
}

/** "ICAN is a must": letters that begin a line in small ones. */
function isInitials(text: string, token: Token): boolean {
  const { start, end } = token
  if (!/^\p{Lu}{3,6}$/u.test(text.slice(start, end)) || everydayWord.has(token)) return false
  return /^ [^\n]{0,24}\p{Ll}{2}/u.test(text.slice(end, end + mostLettersOfNoun))
}

/** "Palaeography" alone behind its bullet is all that is asked for there. */
function isOwnItem(text: string, { start, end }: Token): boolean {
  return (
    end - start >= fewestLettersOfItem &&
    /\n[ \t]*[-*•·–o][ \t]+$/.test(text.slice(Math.max(0, start - 6), start)) &&
    /^[.;,]?[ \t]*(?:\n|$)/.test(text.slice(end, end + 4))
  )
}

const fewestLettersOfItem = 7

/** "Spydus, Symphony or similar": a name that begins its line, because others follow it. */
const opensChoice =
  /^(?:,\s+|\s+or\s+)(?:\p{Lu}|(?:or )?(?:similar|other|another|equivalent|something)\b)/u
const mostLettersOfNext = 16

/** "Smallgoods or halal experience": experience of either. */
const sharesNoun = /^ or \p{L}+ (?:experience|knowledge|training)\b/u
const mostLettersOfNoun = 40

/** Words by which a piece shows that it is cut from a sentence; "Ind AS" and "IT" are written as names. */
function isOfClause(text: string, token: Token): boolean {
  if (!clauseWords.has(token)) return false
  const written = text.slice(token.start, token.end)
  return written.length < 2 || written !== written.toUpperCase()
}

/** "Running a small crew" is something to have done. */
const articles = wordAmong(['a', 'an', 'the'])

/** What one does: a piece that begins so is a task and no thing. */
export function isDoing(token: Token): boolean {
  return doing.has(token)
}

/** What only leads to the thing itself: "if you held a", "so is". */
export function leadsToThing(text: string, token: Token): boolean {
  return isOfClause(text, token) || doing.has(token)
}

function beginsSentence(text: string, start: number): boolean {
  return !/(?:[\p{L}\p{N},;(/&'"“]\s*|\p{L}-)$/u.test(text.slice(Math.max(0, start - 4), start))
}

/** "Analytical", "effective": how, not what. A name in capitals may end as it likes. */
function isQuality({ text }: Posting, token: Token): boolean {
  if (!qualityWord.has(token)) return false
  const { start } = token
  return !/^\p{Lu}/u.test(text.charAt(start)) || beginsSentence(text, start)
}

const qualityWord = new WordTrait(({ word }) => /(?:ly|ous|ful|ible|able|ical|ional)$/.test(word))

function isAddress(text: string, first: Token, last: Token): boolean {
  const around = text.slice(Math.max(0, first.start - 4), last.end + 5)
  return /@|www\.|https?:|\.(?:com|org|net|gov|io)\b/i.test(around)
}

/** "120 million", "3 locations". */
function isPlainOrFigure(token: Token): boolean {
  return figure.has(token) || everydayWord.has(token)
}

const figure = new WordTrait(({ word }) => /^\d+(?:h|hrs?)?$/.test(word))

/** Figures of a telephone number or of a copyright line. */
const longFigure = new WordTrait(
  ({ word }) =>
    /^(?:19|20)\d\d$/.test(word) ||
    (/^\d/.test(word) && word.replace(/\D/g, '').length > mostFigures),
)

const notFirst = new WordTrait(({ word }) =>
  /^(?!early|family|supply|assembly|poly|daily|weekly|monthly|fly|july|italy).*ly$|^(?:no|nothing|both|also|not|but|then|than|very|too|even|just|while|whether|best|brightest|latest|newest|greatest|top)$/.test(
    word,
  ),
)

function listed(words: string): string[] {
  return words.split(/\s+/).filter((word) => word !== '')
}

/** Words by which no thing begins: "about viable solutions", "handy for cover days", "Canadian". */
const beginsNothing = wordAmong(
  listed(`
eligible gentle british scottish european about into within over during without around alone ahead based neat smooth faster women men atmosphere handy ease combination completion lieu passion
desire asked given paid invited near look looks put along across behind towards toward beside between among against upon despite until comfortable pull pulling push pushing resumes asset assets canadian american victorian australian reliable`),
)

/** What is left of "bringing a junior along", "picking orders up". */
const endsNothing = wordAmong(listed('along away around together ahead apart forward near for'))

/** Whether a word names what is given, not what is asked for. */
export function isPerk(token: Token | undefined): boolean {
  return token !== undefined && perks.has(token.base)
}

/** What ends so is given, wherever it is listed: "free weekly lunches", "auto quote benefits". */
const perks: ReadonlySet<string> = new Set(
  'benefit reimbursement leave membership privilege discount gift lunch pension bereavement wellness holiday vacation gym perk bonus stipend salary overtime coffee soda bagel canteen parking casual contribution'.split(
    ' ',
  ),
)

const clauseWords = wordAmong(
  listed(`
i we you he she it they me us him her them our your his their my this that these those who whom which what when where why how whether is
are was were be been being am has have had having do does did done can could will would shall should must may might if so because while
although though unless until not don't don’t let’s let's there here with the a an all any each every to up by as from than year years yr yrs jahr jahre jahren annees anos anni jaar lata
month months per via million billion thousand percent someone somebody anyone anybody everybody everyone nobody nothing youre youve youll youd
weve theyre thats inc incl eg ie dont isnt arent doesnt`),
)

/** Words that head a part of a posting and name nothing in it. */
const headingWords = wordAmong(
  listed(`
required preferred minimum desired basic key other additional special essential desirable criteria nice have education educational experience experiences
qualification qualifications skill skills requirement requirements certification certifications certificate information example examples
attribute attributes personal summary description responsibility responsibilities benefit benefits perk perks employment position role
job candidate candidates duty duties profile background ability abilities knowledge competency competencies of and or in for with on a
nationality specialization specialisation validity cv ctc ug pg the combination equivalent similar relevant related comparable other level working`),
)

/** What one does: a piece that begins so is a task and no thing. */
const doing = rootAmong(
  listed(`
provide maintain develop ensure assist manage perform create analyze analyse monitor prepare facilitate collaborate communicate conduct
deliver drive enable establish evaluate execute explore identify implement improve interpret participate possess demonstrate resolve
respond showcase enjoy take think understand utilize utilise validate write apply attend acquire nurture carry stoop descend ascend grasp
walk operate bend pick meet help keep engage specialize specialise revel configure deploy optimize optimise articulate display standardize
standardise pursue change discover offer learn join adapt achieve adhere contribute define determine escalate follow gather generate handle
inform initiate inspire investigate liaise oversee prioritize prioritise promote propose recommend seek serve solve strive supervise
translate update verify get transform couple hold held hesitate include give make bring build work juggle`),
)
