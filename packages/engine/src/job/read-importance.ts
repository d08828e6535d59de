import type { TermHit } from '../lexicon/find/find-terms.ts'
import { isPaper } from '../lexicon/is-paper.ts'
import { cueIndex } from '../lexicon/phrases/cue-index.ts'
import type { Token } from '../text/tokenize.ts'
import { findMarks } from './find-marks.ts'
import type { Importance } from './job.ts'
import { foreignCues } from './lexicon/foreign-section-words.ts'
import { importanceCues } from './lexicon/section-words.ts'
import type { JobUnit } from './sections/read-sections.ts'
import { hitsIn } from './terms/hits-in.ts'
import { isAnswer, isHailed, isLetOff } from './terms/is-let-off.ts'
import { waivesAll } from './terms/is-waived.ts'

type Cue = Importance | 'none' | 'must beside tasks'

/** How much a unit of a posting asks. */
export interface UnitImportance {
  /** `null` where it says that something is not asked for. */
  readonly importance: Importance | null
  /** Whether the posting says that it wishes for it only, rather than leaving it open. */
  readonly isWish: boolean
}

/**
 * How much each unit of a posting asks: a mark beside it or its own words decide ("a plus"), else the
 * section it stands in.
 */
export function readImportance(
  text: string,
  units: readonly JobUnit[],
  { tokens, terms }: { readonly tokens: readonly Token[]; readonly terms: readonly TermHit[] },
): UnitImportance[] {
  const hits = cueWords().find(tokens)
  const markOf = findMarks(text)
  const isHeadless = units.every(({ section }) => section !== 'requirements')
  return units.map((unit, at) => {
    const own = hitsIn(hits, unit).filter(({ first }) => !isOnDemand(tokens, first))
    const written = text.slice(unit.start, unit.end)
    const cues = own.flatMap(({ values }) => values)
    const found = cues.length === 0 ? noCues : new Set(cues.filter((cue) => isMeant(written, cue)))
    const told =
      isOfHouse(text, unit) ||
      isLetOff(text, unit, units[at + 1]) ||
      isAnswer(text, units[at - 1], unit)
        ? null
        : (markOf(unit) ??
          (isHailed(text, unit, units[at + 1]) ? 'nice' : weigh(written, unit, found)))
    const isBareDemand =
      isHeadless && told === 'preferred' && found.size === 0 && namesPaper(terms, unit)
    const importance = isBareDemand ? 'must' : told
    const isWish =
      importance === 'nice' ||
      (importance === 'preferred' && (found.has('preferred') || unit.section === 'preferred'))
    return { importance, isWish }
  })
}

/** "Rousing where required", "restraint only if necessary": said of when something is done. */
function isOnDemand(tokens: readonly Token[], at: number): boolean {
  return occasions.has(tokens[at - 1]?.word ?? '') && asNeeded.has(tokens[at]?.word ?? '')
}

const occasions: ReadonlySet<string> = new Set(['as', 'where', 'when', 'whenever', 'if'])
const asNeeded: ReadonlySet<string> = new Set(['required', 'necessary', 'needed', 'essential'])

const noCues: ReadonlySet<Cue> = new Set()

/** "Near Ludlow, or willing to relocate" wishes for nothing, nor does "Playwright ideally, Cypress is fine": one or the other it takes. */
function isMeant(written: string, cue: Cue): boolean {
  return cue !== 'preferred' || !(orRelocate.test(written) || orOther.test(written))
}

const orOther =
  /(?:ideally|preferably|preferred|for preference), [^.;\n]{2,80}? (?:is |are )?(?:(?:absolutely|also|just as|perfectly|equally|all|totally|completely) )?(?:fine|ok|okay|good|welcome|considered|accepted)\b/i

const orRelocate = /\bor (?:be )?willing(?:ness)? to (?:relocate|move)\b/i

/** Where no heading tells demands apart, a short line with a licence on it demands the licence. */
function namesPaper(terms: readonly TermHit[], unit: JobUnit): boolean {
  return (
    unit.section === 'intro' &&
    unit.last - unit.first <= mostWordsOfPaper &&
    terms.some(({ entry, first }) => first >= unit.first && first < unit.last && isPaper(entry))
  )
}

const mostWordsOfPaper = 12

function weigh(written: string, unit: JobUnit, found: ReadonlySet<Cue>): Importance | null {
  const isNice =
    (found.has('nice') && !isTrait(written, found)) ||
    endsInWish.test(written.slice(-mostLettersOfEnd)) ||
    (mayWish.test(written) &&
      (helps.test(written) ||
        (!found.has('preferred') && favours.test(written)) ||
        holdsLater.test(written))) ||
    isTaught.test(written) ||
    isGot.test(written)
  const isWish = isNice || found.has('preferred')
  if (
    (found.has('none') && !isWish && !turnsAwayWithout.test(written)) ||
    isRefusal(written, unit) ||
    backs.test(written) ||
    banter.test(written) ||
    ofNoMatter.test(written) ||
    waivesAll(written)
  )
    return null
  if (isNice) return 'nice'
  if (unit.section === 'nice') return insistsAtEnd.test(written) ? 'must' : 'nice'
  if (found.has('preferred') || unit.section === 'preferred') return 'preferred'
  const isDemand =
    found.has('must') ||
    unit.section === 'requirements' ||
    (found.has('must beside tasks') && unit.section !== 'duties') ||
    (written.endsWith('?') && isQuestion.test(written))
  return isDemand ? 'must' : 'preferred'
}

/** "We cannot consider applicants without a licence", "Don't apply unless you have one": it is asked for. */
const turnsAwayWithout =
  /\b(?:candidates?|applicants?|applications?|anyone|anybody|people|those|cvs?)\b[^.;]{0,30}\b(?:without|lacking|lacks?|who (?:do not|don['’]t|cannot|can['’]t|have not|haven['’]t|are not|aren['’]t))\b|\b(?:if|unless) you\b/i

/** "Domain: banking experience is mandatory", below a line of what is good to have. */
const insistsAtEnd =
  /\b(?:is|are) (?:an? (?:absolute )?(?:must|requirement)|mandatory|essential|compulsory|required|necessary|non-negotiable)\W*$/i
const mostLettersOfEnd = 48
/** "Public liability if self employed", "2391 for those who will be testing", "ACLS within six months of hire": who comes need not have it. */
const holdsLater =
  /[-–—(,]\s*for (?:those|anyone|anybody|candidates) (?:(?:who|that) (?:will|would|are to)|wishing|wanting)\b|\bif (?:you(?:['’]re| are)? |working )?(?:self[- ]employed|sub-?contract\w+|freelanc\w+|an? (?:sub-?contractor|limited company))\b|\bwithin (?:the first |your first )?(?:\d+|one|two|three|six|nine|twelve|eighteen) (?:days|weeks|months|years?) (?:of|from|after) (?:hire|hiring|starting|joining|appointment|employment|your start)\b/i
/** "Supervisor ticket: nice, not needed", "Drone licence (nice)", "Spanish plus". */
const endsInWish =
  /\(nice\)\W*$|, (?:ideally|preferably)\W*$|[:,–-]\s*(?:nice|welcome|lovely|great|handy)\b[^.]{0,24}\.?$|\b(?:helps?|plus|is a pre)\W*$/i
/** One of these stands in each of the next three. */
const mayWish =
  /help|happy|great|brilliant|fantastic|wonderful|benefit|advantage|extra|addition|serve you|favou?r|prefer|\bedge\b|for (?:those|any|candidates)|self|contract|freelanc|limited|within/i
/** "A degree helps, but good work helps more", "Experience with twins will help, and so will Welsh". */
const helps =
  /\bhelps?, (?:but|though)\b|\bwill help(?:,|;|\.|$)|\bwould (?:make|have) us (?:\w+ )?happy\b|\b(?:is|are) (?:great|brilliant|fantastic|wonderful)[.;,]*$/i
/** "Would be a significant benefit", "will serve you well", "looked on with favour", in however many words between. */
const favours =
  /\b(?:would|will|could|might|is|are|be|as)(?: \w+){0,2} (?:an?|of|some|to your)(?: \w+){0,2} (?:benefit|advantage|extra|addition)(?=\W*$|[.,;:)]| (?:but|if|though|although|as|when|to (?:have|know)|(?:in|for) this)\b)|\b(?:would|will|could) (?:benefit|serve) you\b|\b(?:seen|viewed|looked (?:up)?on|regarded|considered|received) (?:\w+ )?(?:with favou?r|favou?rabl[ey])|\bwe favou?r\b|\b(?:be|are|is|get|gets|given) (?:preferred|preference|favou?red)\b|\b(?:have|has|gives?(?: you)?) (?:an|the) edge\b|[\w)] an? (?:\w+ )?benefit\W*$/i

/** "We'll train you in SAP", "You will learn Terraform": who knows it already is welcome, and nobody has to. */
const isTaught =
  /^\W*(?:we(?:['’]ll| will| can) train you\b|you(?:['’]ll| will) (?:learn|be (?:trained|taught)|(?:get|receive|have) (?:full )?training)\b)/i

/** "CSCS card (we will help you get this)", "First aid – can be arranged": who comes without it gets it. */
const isGot =
  /[-–—(,:]\s*(?:we(?:['’]ll| will| can) (?:help you|put you through|book|arrange|pay for|sort(?: out)?|get you|support you|fund)\b[^.;]{0,40}\b(?:this|it|one|these|that|them)|(?:this |it )?(?:can|will) be (?:arranged|obtained|provided|sorted)(?: for you)?)\W*$/i

/** "The company will support you to undertake a diploma": given to who comes. */
const backs =
  /(?<!\byou )\b(?:support|help|fund|sponsor|assist|enable|back) you (?:to|in|through|with|towards) (?:(?:your|the|an?|further|full) )?(?:undertak|complet|gain|obtain|achiev|earn|study|work(?:ing)? towards|pursu|register|qualif|becom|train|sit(?:ting)?\b|develop)/i

/** "Our children are ready, respectful and safe": what becomes of those the house looks after, to the end of the sentence. */
function isOfHouse(text: string, { start, end }: JobUnit): boolean {
  const from = Math.max(0, end - mostLettersOfSentence)
  if (from > start) return false
  const near = text.slice(from, start)
  const before = Math.max(near.lastIndexOf('\n'), near.lastIndexOf('. '))
  const isWhole = before >= 0 || from === 0
  return isWhole && ofOurs.test(text.slice(from + before + 1, end))
}

const mostLettersOfSentence = 240
const ofOurs =
  /^\W*our (?:\w+ )?(?:children|pupils|students|learners|residents|patients|clients|customers|guests|members|families|tenants|values?) (?:are|is|will be|feel|deserve|come)\b(?![^.]*\b(?:you|your|must|candidates?|applicants?)\b)/i

/** "Do you know your lintels from your ledgers?", "As happy in a site cabin as in a buying office": said of whom they look for, and neither is asked for. */
const banter =
  /\bknow (?:your|a|an) \w+ from (?:your|a|an) \w+|\bas (?:happy|comfortable|at home|confident) (?:in|on|at|with) (?:an? |the )?[^.,;]{3,40} as (?:you are )?(?:in|on|at|with|behind) /i

/** "Degree: don't mind": the answer stands behind the colon. */
const ofNoMatter =
  /^\W*[^:.;]{2,40}: (?:we )?(?:(?:don['’]t|do not) (?:mind|care|need)|not (?:needed|required|necessary)|(?:doesn['’]t|does not) matter|no need|unimportant|irrelevant)\W*$/i

/** "Handy in more than one trade" is what somebody is, and no word of how welcome it is. */
function isTrait(written: string, found: ReadonlySet<Cue>): boolean {
  return (
    !found.has('preferred') &&
    traits.test(written) &&
    !wishing.test(written.replace(traits, ' ').replace(traits, ' '))
  )
}

const traits =
  /\b(?:handy (?:in|with|at|person)|helpful (?:and|manner|attitude|to)|(?:useful|handy)-)\b/i
const wishing = /\b(?:handy|helpful|useful|plus|bonus|advantage|asset|nice|optional|lovely)\b/i

/** "Can you colour hair without looking it up?" */
const isQuestion =
  /^(?:do|have|can|could|are) you (?!tired|bored|fed|looking|ready|searching|sick|dreaming|want|wish|dream|like\b|love|enjoy|interested|passionate)[^?]*\?$/i
const mostWordsOfRefusal = 9
/** What nobody has to do there, or is done to nobody. */
const spares =
  /^\W*(?:(?:and |so )?you(?:['’]ll never| will never| won['’]t| will not) (?:be (?:stuck|chained|tied|asked|expected|doing|sat|cold)|(?:have|need) to|get stuck|spend|do|face|work)\b|we (?:do not|don['’]t|never) (?:do|use|ask for|believe in|have|run|like|offer|sponsor|work)\b|there(?:['’]s| is| are) (?:no|never any)\b(?! (?:limit|better|need)))/i

/** "No asbestos work", "You won't have to cold call", but not "No more than six points". */
function isRefusal(written: string, unit: JobUnit): boolean {
  if (spares.test(written) && !/\b(?:but|without|unless|except|until|only)\b/i.test(written))
    return true
  return (
    unit.last - unit.first <= mostWordsOfRefusal &&
    /^\W*(?:no|not|never)\s/i.test(written) &&
    !/^\W*(?:no|not) (?:more|less|fewer|later|older|younger|only|just|afraid|shy|stranger|(?:previous |prior )?(?:criminal|convictions?))\b/i.test(
      written,
    )
  )
}

const cueWords = cueIndex<Cue>([
  ['must', importanceCues.must],
  ['must beside tasks', importanceCues.mustBesideTasks],
  ['preferred', importanceCues.preferred],
  ['nice', importanceCues.nice],
  ['none', importanceCues.none],
  ...(['must', 'preferred', 'nice', 'none'] as const).map(
    (cue) => [cue, foreignCues[cue]] as const,
  ),
])
