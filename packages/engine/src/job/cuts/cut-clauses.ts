import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'

const demand =
  /\b(?:required|essential|must|needed|you(?:['’]ll)? need|we need|mandatory|necessary|vital|minimum)\b/i
const wish =
  /\b(?:pref(?:erred|erable)?|desirable|desired|handy|useful|helpful|advantage(?:ous)?|a plus|a bonus|nice to have|beneficial|welcome|appreciated|favou?rabl[ey]|(?:great|lovely|good|ideal),? but|but we (?:can |will )?train)\b/i

/** No wish is told without one of these. */
const sign =
  /pref|desir|handy|useful|helpful|advantag|plus|bonus|nice|benefi|welcome|appreciat|favou?r|asset|extra|ideally|if possible|if you can|would be|but/i

/**
 * Cuts a sentence where it stops demanding and begins to wish: "4 years in accounting, preferably in
 * manufacturing", "ADN required, BSN preferred".
 */
export function cutClauses(text: string, piece: Span): Span[] {
  const written = text.slice(piece.start, piece.end)
  const isPlain = !/[,;()]|\s[–—-]\s/.test(written) || !(sign.test(written) || spares.test(written))
  if (isPlain && !written.includes(' but ') && !refuses.test(written)) return [piece]
  if (refusedList.test(written)) return [piece]
  const cut =
    refusalFollows(written) ??
    spareFollows(written) ??
    demandBegins(written) ??
    wishCloses(written) ??
    markedAsWish(written) ??
    wishBehindDash(written) ??
    wishInBrackets(written) ??
    wishBegins(written) ??
    wishesFollow(written) ??
    changesOver(written) ??
    wishEnds(written)
  if (!cut || isWithinWish(written, cut)) return [piece]
  const first = { start: piece.start, end: piece.start + cut.end }
  const start = piece.start + cut.next
  return start < piece.end ? [first, ...cutClauses(text, { start, end: piece.end })] : [first]
}

/** "Dementia training (GPA, U-First, Montessori) an asset": what stands in the brackets is wished for with the whole. */
function isWithinWish(written: string, { end }: Cut): boolean {
  if (written.lastIndexOf('(', end) <= written.lastIndexOf(')', end)) return false
  const close = written.indexOf(')', end)
  // "Second language (Urdu, Polish) (desirable)".
  const behind = written
    .slice(close)
    .replace(mark, ' $& ')
    .replace(/ \s*\(([^()]*)\) /, ' $1 ')
  return (
    close > 0 && !wish.test(written.slice(end, close)) && !/[,;(]/.test(behind) && wishes(behind)
  )
}

const spares = /\b(?:not|no|n['’]t)\b/i

/** "English fluent, German not needed", "Excel (Power BI not needed)": what nobody needs says nothing of what stands before the one comma. */
function spareFollows(written: string): Cut | null {
  const found = spared.exec(written)
  if (!found || found.index < 3) return null
  const before = written.slice(0, found.index)
  if (/[,;]/.test(before) || spares.test(before) || wish.test(before)) return null
  if (welcomeOnly.test(written.slice(found.index))) return null
  return { end: found.index, next: found.index + (found[1]?.length ?? 0) }
}

/** "Licensed (would be awesome but not essential)" wishes for what stands before. */
const welcomeOnly =
  /^[\s(]+(?:(?:this|that|which|it) )?(?:(?:would be|is|are) )?(?:an? )?(?:(?:very|highly|really|big|great) )?(?:awesome|great|nice|good|lovely|brilliant|fantastic|ideal|cool|handy|useful|helpful|desirable|desired|preferred|advantage(?:ous)?|asset|bonus|plus|beneficial|welcome)\b[^,;()]{0,24}\bnot (?:needed|required|necessary|essential|mandatory|a must)/i

const spared =
  /([,;]\s+(?:but\s+|and\s+)?|\s\()(?=(?:(?!(?:but|al)?though|but|if|is|are|that)[^,;]{2,40} (?:(?:is |are )?not|isn['’]t|aren['’]t) (?:needed|required|necessary|essential|mandatory|a must|a requirement)|no need (?:for|of|to) [^,;]{2,40}|no [^,;]{2,30} (?:needed|required|necessary))\W*$)/i

/** "A Door Supervisor licence (a Security Guard licence alone will not be accepted)": what does not do is not asked for. */
function refusalFollows(written: string): Cut | null {
  const found = refusal.exec(written) ?? turnsAway.exec(written)
  if (!found || found.index === 0) return refusalEnds(written)
  return { end: found.index, next: found.index + (found[1]?.length ?? 0) }
}

const no = String.raw`(?:\bnot|n['’]t|\bcannot)`
/** What does not do: "is not enough", "will not meet this requirement", "don't count". */
const wontDo = String.raw`${no}(?: be)? (?:accept(?:ed|able)?|sufficient|enough|count|meet (?:this|the|our)|(?:a |an )?substitute|qualify|suit|what we mean|give the same|the place|equivalent|transferable|be used)\b`
const refuses = new RegExp(`${wontDo}|${no} be considered|\\bso (?:we|i|please)\\b`, 'i')

/** "The course is a conversion, so we cannot take ground staff", "so please don't apply on the strength of furnaces". */
const turnsAway =
  /([,;–—-]\s+(?:and |but )?)(?=so (?:(?:we|i)(?: \p{L}+ly)? (?:can['’]?t|cannot|can not|won['’]t|are unable to|are not able to) (?:take|consider|accept)\b|please (?:don['’]t|do not) apply\b))/iu

/** "MR alone is not enough), a forklift ticket": behind the brackets it asks again. */
function refusalEnds(written: string): Cut | null {
  const found = refusedInBrackets.exec(written)
  return found && { end: found[0].length - (found[1]?.length ?? 0), next: found[0].length }
}

/** "Batch, pilot scale or design work will not count)": all of the list does not. */
const refusedList = new RegExp(String.raw`^[^();]{3,110}${wontDo}[^();]{0,40}\)\W*$`, 'i')

const refusedInBrackets = new RegExp(
  String.raw`^[^(),;–—]{3,70}${wontDo}[^(),;–—]{0,20}(\)[,;]?\s+(?:(?:and|plus) )?)(?=\S)`,
  'i',
)

const refusal = new RegExp(
  String.raw`(\s*\((?=[^();]{3,110}${wontDo})|\s+[–—-]\s+|[;,]\s+(?:but\s+)?(?!(?:is|are|was|were|does|do|did|will|would|can|could|cannot|has|have)\b))(?=(?:(?<=\()[^();]{3,110}|[^(),;–—]{3,70})(?:${wontDo}|${no} be considered\W*$)[^(),;]{0,40}(?:(?:, (?:sorry|please|thanks))?\W*$|\)[,;]?\s))`,
  'i',
)

/** "You don't need a degree, but you need SQL Server". */
function demandBegins(written: string): Cut | null {
  const turn = turns.exec(written)
  if (!turn || !isDenied.test(written.slice(0, turn.index))) return null
  return { end: turn.index, next: turn.index + turn[0].length }
}

const isDenied =
  /\b(?:not (?:needed|required|necessary|essential)|(?:don['’]t|do not|won['’]t|will not) (?:need|have to)|need(?:n['’]t| not)|no need|unnecessary|not expected)\b/i
const turns =
  /\s*[,;–—-]?\s+(?:but|however,?)\s+(?=[^,;]{2,50}\b(?:need|needed|must|required?|expect|want|essential)\b)/i

interface Cut {
  readonly end: number
  /** Where the next clause begins. */
  readonly next: number
}

const mark =
  /[ \t]*\((?:(?:highly|strongly|very|not essential,? but) )?(?:(?:an? )?(?:plus|bonus|asset|advantage)|preferred|pref|desirable|desired|optional|useful|helpful|handy|nice(?: to have)?|advantageous|beneficial|ideally)\)/i
const beforeMarked = /,\s+(?:and\s+)?(?=[^,]*$)|\s+and\s+(?=\p{Lu}\S*(?: \S+)?$)/u
const behindMark = /^(?:[,;]?\s+and\s+|[,;]\s+)(?=\S)/

/** "Stock control, Sage (desirable) and payroll": a bare mark means what stands before it, up to a comma. */
function markedAsWish(written: string): Cut | null {
  const marked = mark.exec(written)
  if (!marked) return null
  const before = beforeMarked.exec(written.slice(0, marked.index))
  if (before && !wish.test(written.slice(0, before.index)))
    return { end: before.index, next: before.index + before[0].length }
  const end = marked.index + marked[0].length
  const next = behindMark.exec(written.slice(end))
  return next && { end, next: end + next[0].length }
}

/** "Good knowledge of plants - RHS Level 2 would be an advantage": what the dash leads to is wished for by itself. */
function wishBehindDash(written: string): Cut | null {
  const dash = dashedWish.exec(written)
  if (!dash || dash.index < 3 || wish.test(written.slice(0, dash.index))) return null
  return { end: dash.index, next: dash.index + (dash[1]?.length ?? 0) }
}

const dashedWish =
  /(\s+[–—-]\s+)(?=(?!(?:highly|very|strongly|would|is|are|not|but|an?|this|that|these|which|it|any|both|all|nice|ideally|preferably)\b)[\p{L}\d][^,;()–—]{2,60} (?:(?:is|are|would be) (?:(?:an?|also|highly|very|strongly|distinct|definite) )*|(?:an?|highly|strongly) )?(?:preferred|preferable|desirable|desired|advantage(?:ous)?|plus|bonus|asset|beneficial|useful|helpful)\W*$)/iu

/** "Current licence (heavy rigid looked on favourably)", "Java (17) (Kotlin a big plus)": what the brackets wish for stands alone. */
function wishInBrackets(written: string): Cut | null {
  const brackets = eachMatch(written, inBrackets).find(([, said = '']) => wishes(said))
  if (!brackets || mark.test(brackets[0]) || brackets.index < 2) return null
  if (wishes(written.slice(0, brackets.index))) return null
  const { index } = brackets
  return { end: written.slice(0, index).trimEnd().length, next: index + 1 }
}

const inBrackets = /\(([^()]{4,80})\)/g

/** "Elemis trained an advantage), body massage": what was opened before and closes here wishes for itself alone. */
function wishCloses(written: string): Cut | null {
  const found = closing.exec(written)
  return found?.[1] && wishes(found[1]) ? { end: found[1].length, next: found[0].length } : null
}

const closing = /^([^()]{4,80})\)(?:[.,;]?\s+(?:(?:and|plus|&)\s+)?|\W*$)/

function wishes(said: string): boolean {
  return wish.test(said) || wishOfSort.test(said)
}

/** "A huge advantage", "an added bonus". */
const wishOfSort =
  /\ban? (?:\p{L}+ )?(?:plus|bonus|asset|advantage|extra)\b|\bwould be (?:an? )?(?:great|ideal|good|nice|lovely)\b|\bextra points\b|^ideally\b/iu

function wishBegins(written: string): Cut | null {
  const begins =
    /,\s+(?=(?:preferably|ideally|desirably)\b(?!\W*$)|[^,.;]{3,60}\bif (?:possible|you can)\b)/i.exec(
      written,
    )
  if (!begins || wishesForAll.test(written.slice(begins.index))) return null
  return { end: begins.index, next: begins.index + begins[0].length }
}

/** ", preferably French or German, would be an asset" wishes for what stands before, too. */
const wishesForAll =
  /^,\s+(?:preferably|ideally)\b[^,;()]{2,60},\s+(?:would|will|is|are|may|could|can) (?:\p{L}+ ){0,6}(?:asset|advantage(?:ous)?|plus|bonus|preferred|desirable|desired|beneficial|welcome|appreciated|helpful|useful)\b/iu

const betweenClauses = /[,;]\s+(?:but\s+|and\s+)?/g

/**
 * A comma with a demand on one side and a wish on the other, and neither on both: the first one, but of a list
 * that follows its demand the last one ("we need A, B and C, and D is desirable").
 */
function changesOver(written: string): Cut | null {
  if (!demand.test(written) || !wish.test(written)) return null
  let last: Cut | null = null
  for (const comma of eachMatch(written, betweenClauses)) {
    const [before, after] = [written.slice(0, comma.index), written.slice(comma.index)]
    const isCut =
      (demand.test(before) && !wish.test(before) && wish.test(after)) ||
      (wish.test(before) && !demand.test(before) && demand.test(after))
    if (!isCut || /\bnot\b/i.test(after)) continue
    last = { end: comma.index, next: comma.index + comma[0].length }
    if (!needing.test(before)) return last
  }
  return last
}

const endsAsWish =
  /\b(?:useful|handy|helpful|desirable|preferred|advantageous|beneficial|nice|welcome|an? (?:plus|bonus|asset|advantage))\W*$/i

/** "Tractor work, AI useful, mobility scoring a bonus": each clause behind the first comma that wishes wishes for itself. */
function wishesFollow(written: string): Cut | null {
  const commas = eachMatch(written, betweenClauses)
  const clauses = commas.map(({ index, 0: comma }, at) =>
    written.slice(index + comma.length, commas[at + 1]?.index),
  )
  const at = clauses.findIndex((clause) => endsAsWish.test(clause))
  const first = commas[at]
  if (
    !first ||
    clauses.length - at < 2 ||
    !clauses.slice(at).every((each) => endsAsWish.test(each))
  )
    return null
  return wish.test(written.slice(0, first.index))
    ? null
    : { end: first.index, next: first.index + first[0].length }
}

/** What is needed follows, as a list. */
const needing = /\b(?:you(?:['’]ll)? need|we need|must have)\b/i

const oneWish =
  /,\s+(?=[^,;]{2,60}?\b(?:(?:is|would be|of|from) (?:(?:an?|also|highly|very|strongly|most) )*|an? (?=advantage|plus|bonus|asset))(?:preferred|desirable|desired|advantage(?:ous)?|plus|bonus|asset|appreciated|welcome|helpful|useful|nice|beneficial|favou?rable|great|lovely|amazing)\b[^,;]*$)/i
/** "Sage and payroll, AAT desirable": behind a list that has ended, what the last comma leads to is wished for by itself. */
const bareWish =
  /(?<=\s(?:and|or|&)\s[^,;]{2,60}|\b(?:licen[cs]e|years?|certificate|degree|diploma|fluent|native|basic) [^,;]{0,40}|\b(?:licen[cs]e|certificate|degree|diploma)),\s+(?=(?:(?! and )[^,;]){2,60}?\s(?:(?:an?|highly|very|strongly) )*(?:preferred|desirable|desired|advantage(?:ous)?|plus|bonus|asset|nice|helpful|useful|handy)\W*$)/i
const demanded =
  /\b(?:good|basic|native|conversational|fluent|completed|valid|current|degree|diploma|at least|excellent|strong|proficient|full|years?|certificate|licen[cs]e|training|command|must|essential)\b/i

/** "Good English, German is desirable": the last clause wishes for one thing, what stands before demands. */
function wishEnds(written: string): Cut | null {
  const comma = oneWish.exec(written)
  const before = comma ? written.slice(0, comma.index) : ''
  if (!comma || wish.test(before) || !demanded.test(before)) return bareEnd(written)
  return { end: comma.index, next: comma.index + comma[0].length }
}

function bareEnd(written: string): Cut | null {
  const comma = bareWish.exec(written)
  if (!comma || wish.test(written.slice(0, comma.index))) return null
  return { end: comma.index, next: comma.index + comma[0].length }
}
