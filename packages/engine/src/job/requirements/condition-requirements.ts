import type { TermHit } from '../../lexicon/find/find-terms.ts'
import { isPaper } from '../../lexicon/is-paper.ts'
import { cueIndex } from '../../lexicon/phrases/cue-index.ts'
import { licenceByCategory } from '../../papers/driving-categories.ts'
import { overlaps, quoteSpan, type Span } from '../../text/span.ts'
import type { Requirement } from '../job.ts'
import { type ConditionCode, conditions } from '../lexicon/conditions.ts'
import { shownFor } from '../lexicon/shown-conditions.ts'
import type { Posting } from '../posting.ts'
import { isForOnceChosen } from '../sections/is-process.ts'
import type { JobUnit } from '../sections/read-sections.ts'
import { hitsIn } from '../terms/hits-in.ts'
import { isWorkWith } from '../terms/is-work-with.ts'
import { isCarLicence } from './is-car-licence.ts'
import { findOtherChecks, isOfChecks } from './other-checks.ts'
import { importanceWeights, kindWeights } from './requirement-weights.ts'

/** "An advantage but not essential" insists on nothing. */
const demand =
  /(?<!(?:\b(?:not|never|without|no)|n['’]t)(?: (?:an?|absolutely|strictly|always|be|been|really))* )\b(?:must|required?|essential|mandatory|need(?:ed)?|necessary|only)\b/i

/** What an employer gives may sound like these: "no weekend shifts", "travel money". */
const alsoGiven: ReadonlySet<ConditionCode> = new Set([
  'travel',
  'shifts',
  'location',
  'age',
  'medical',
])

/** The conditions a posting names, and all words that name one. */
export interface Conditions {
  readonly requirements: readonly Requirement[]
  readonly spans: readonly Span[]
}

/** Finds the conditions a posting names, each kind once, and each test or check. They are shown apart and take part in no score. */
export function readConditions(posting: Posting): Conditions {
  const found = new Map<ConditionCode, Requirement[]>()
  const spans: Span[] = []
  const checked = new Set<JobUnit>()
  const tested: { readonly unit: JobUnit; readonly named: readonly Span[] }[] = []
  let wished: Requirement | null = null
  const add = (code: ConditionCode, unit: JobUnit, named: readonly Span[]) => {
    spans.push(...named)
    const asked = named.map((span) => asRequirement(posting, { code, unit, span }))
    found.set(code, withOthers(found.get(code) ?? [], asked))
  }
  for (const { unit, at, code } of signedUnits(posting)) {
    if (!isAskedOfAll(posting, unit, code) && !turnsAway(posting, unit, at)) {
      const wish = code === 'driving-licence' ? wishedLicence(posting, unit, at) : null
      if (wish) spans.push(wish.quote)
      if (wish && !wished) wished = wish
      continue
    }
    if (isGivenTalk(posting, unit) && alsoGiven.has(code)) continue
    const named = namings(posting.text, unit, code).filter(
      (each) =>
        !isWorkWith(posting.text, each, posting.terms) &&
        !isOfTrade(posting.text, each) &&
        !(code === 'tests' && isInstead(posting.text, each)) &&
        isCarLicence(posting, each) &&
        !isGivenToOthers(posting.text, each, { section: unit.section, code }),
    )
    if (named.length === 0) continue
    if (isOfChecks(code)) checked.add(unit)
    if (code === 'tests') tested.push({ unit, named })
    else add(code, unit, named)
  }
  // "Pass a drug screen" is a background check already, and no test besides.
  for (const { unit, named } of tested)
    add(
      'tests',
      unit,
      named.filter((test) => !spans.some((span) => overlaps(span, test))),
    )
  for (const unit of checked)
    if (unit.section !== 'duties') add('tests', unit, findOtherChecks(posting.text, unit, spans))
  const asked = conditions.flatMap(({ code }) => found.get(code) ?? [])
  const isOnlyWished = !found.has('driving-licence')
  return { requirements: wished && isOnlyWished ? [...asked, wished] : asked, spans }
}

/** "Drug test" and "background check" are two conditions of a kind, "DBS check" and "enhanced DBS" are one. */
function withOthers(known: readonly Requirement[], named: readonly Requirement[]): Requirement[] {
  const all = [...known]
  for (const each of named) {
    const isNew = all.every((other) => !isSameCondition(other, each))
    if (isNew && all.length < mostOfKind)
      all.push({ ...each, id: `${each.id}${all.length > 0 ? `-${all.length + 1}` : ''}` })
  }
  return all
}

const mostOfKind = 3

function isSameCondition({ id, text }: Requirement, other: Requirement): boolean {
  if (ofDriving.test(id)) return tellsDriving.test(text) === tellsDriving.test(other.text)
  if (!severalOf.test(id)) return true
  const own = new Set(tellingWords(text))
  const named = tellingWords(other.text)
  return own.size * named.length === 0 || named.some((word) => own.has(word))
}

/** Of these a posting may name several; all else is one thing, however often it is named. */
const severalOf = /-(?:clearance|background-check|medical|tests|kit)(?:-\d)?$/
/** "Driving licence and access to a car" asks for both. */
const ofDriving = /-driving-licence(?:-\d)?$/
const tellsDriving = /licen[cs]e|driv|\bdl\b|points/i
const sayLittle =
  /^(?:an?|the|and|or|of|on|for|in|be|your|own|must|pass|will|you|have|any|all|full|basic|enhanced|standard|satisfactory|national|employee|children|childrens|barred|list|required|needed|essential|carried|out|done|apply|role|this|pre|employment|before|start|tests?|testing|checks?|screens?|screening|assessments?|clear|clean|records?)$/

function tellingWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.filter((word) => !sayLittle.test(word)).map((word) => word.replace(/s$/, ''))
}

/** "Full UK licence desirable" wishes for a licence to drive, which the word data knows by longer names only. */
function wishedLicence(posting: Posting, unit: JobUnit, at: number): Requirement | null {
  const importance = posting.importance[at]
  if (!importance || unit.isBoilerplate || hitsIn(posting.terms, unit).some(isLicence)) return null
  const span = namings(posting.text, unit, 'driving-licence').find(({ start, end }) =>
    /licen[cs]e/i.test(posting.text.slice(start, end)),
  )
  if (!span) return null
  return {
    id: 'req_wished-driving-licence',
    text: posting.text.slice(span.start, span.end),
    quote: quoteSpan(posting.text, span),
    sentence: { start: unit.start, end: unit.end },
    kind: 'licence',
    importance,
    weight: importanceWeights[importance] * kindWeights.licence,
    need: { type: 'terms', anyOf: [carLicence] },
  }
}

const carLicence = licenceByCategory.B ?? ''

function isLicence({ entry }: TermHit): boolean {
  return isPaper(entry)
}

/** A labourer's "green card" lets nobody into a country, and who keeps the chain of custody "for drug screens" takes none. */
function isOfTrade(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - mostLettersBehind), start)
  return /^green card/i.test(text.slice(start, end))
    ? /\b(?:cscs|cisrs|cpcs|ecs|npors|labourers?|operatives?|site)\b[^.;\n]*$/i.test(before)
    : /\b(?:custody|specimens?|collect\w*|administer\w*|perform\w*)\b[^.;\n]*$/i.test(before) &&
        /^drug/i.test(text.slice(start, end))
}

/** "Certified on a forklift, or able to pass our forklift test": who holds the one is not asked for the other. */
function isInstead(text: string, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - mostLettersBehind), start)
  return /,? or (?:be )?(?:able|willing|ready|prepared|happy|going) to $/i.test(before)
}

/** "Covid and flu vaccinations" among the tasks are given, and tests and tools are the work. */
function isGivenToOthers(text: string, span: Span, { section, code }: Asked): boolean {
  if (section !== 'duties') return false
  return ofWork.has(code) || /vaccin|immuni|jab/i.test(text.slice(span.start, span.end))
}

interface Asked extends Pick<JobUnit, 'section'> {
  readonly code: ConditionCode
}

const ofWork: ReadonlySet<ConditionCode> = new Set(['tests', 'kit'])

/** Where a sentence names a condition; "residence or a work visa" names it in one. */
function namings(text: string, unit: Span, code: ConditionCode): Span[] {
  const named: { start: number; end: number }[] = []
  const asks = conditions.find((each) => each.code === code)?.asks
  if (!asks) return named
  let from = unit.start
  for (let match = asks.exec(text.slice(from, unit.end)); match; ) {
    const end = from + match.index + match[0].length
    const start = from + match.index + (joined.exec(match[0])?.[0].length ?? 0)
    const rest = text.slice(end, Math.min(unit.end, end + mostLettersBehind))
    const place = placeBehind[code]?.exec(rest)?.[0].length ?? 0
    const short = /^\s*\(\p{Lu}{2,6}\)/u.exec(text.slice(end, Math.min(unit.end, end + 10)))
    from = end + (short?.[0].length ?? place)
    const last = named.at(-1)
    const gap = last && text.slice(last.end, start)
    if (gap && joining.test(gap) && !(eachOf.has(code) && !/\bor\b|\//i.test(gap))) last.end = from
    else named.push({ start, end: from })
    match = asks.exec(text.slice(from, unit.end))
  }
  return named
}

/** "Within 60 minutes" goes on with of where: "of Port Halloran", "of the depot"; "entitled to work" with "in Canada". */
const placeBehind: { readonly [code in ConditionCode]?: RegExp } = {
  location: /^(?: of)?(?: (?:the|our) \p{Ll}+|(?: \p{Lu}[\p{L}’'-]+)+)/u,
  'work-permit': /^ in (?:the )?\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2}(?<![.])/u,
}
const mostLettersBehind = 40

/** "And valid Code 8 licence". */
const joined = /^(?:and|or|with) /i
const joining =
  /^(?:,|,?\s*(?:and|or|\/)|,\s*(?:and|or))\s*(?:(?:hold|have|be|holds|has)\s+)?(?:an?\s+|to\s+)?(?:(?:national|state|federal|valid|current|clear)\s+)?$/i

/** Of these each is asked for that an "and" joins. */
const eachOf: ReadonlySet<ConditionCode> = new Set(['clearance', 'driving-licence'])

interface Signed {
  readonly unit: JobUnit
  readonly at: number
  readonly code: ConditionCode
}

/** Where a word stands without which a condition is not named: only there is it looked for. */
function signedUnits({ tokens, units }: Posting): Signed[] {
  const signed: Signed[] = []
  const last = new Map<ConditionCode, number>()
  let at = 0
  for (const { first, values } of signs().find(tokens)) {
    while (at + 1 < units.length && (units[at]?.last ?? 0) <= first) at += 1
    const unit = units[at]
    if (!unit || unit.first > first || unit.last <= first) continue
    for (const code of values) {
      if (last.get(code) !== at) signed.push({ unit, at, code })
      last.set(code, at)
    }
  }
  return signed
}

/** What would only be nice to have turns nobody away, unless its own sentence insists on it. */
function turnsAway({ text, importance, isWish }: Posting, unit: JobUnit, at: number): boolean {
  if (!importance[at]) return false
  return !isWish[at] || demand.test(text.slice(unit.start, unit.end))
}

/** "Enhanced DBS" closes a list of wishes, and is asked of everybody; so is how one applies. */
function isAskedOfAll({ text }: Posting, { start, end }: JobUnit, code: ConditionCode): boolean {
  const said = text.slice(start, end)
  if (code === 'portfolio') return sending.test(said)
  return code === 'form-only' || (code === 'clearance' && onlyChecked.test(said))
}

/** "Send your CV with a link to your portfolio". */
const sending = /\b(?:send|include|attach|submit|provide|share|apply|applications?)\b/i

const onlyChecked =
  /^\W*(?:(?:an|enhanced|basic|full|clear) )*(?:dbs|disclosure|garda vetting|police check)(?: (?:check|clearance|disclosure))?(?: (?:is )?required)?\W*$/i

interface Found {
  readonly code: ConditionCode
  readonly unit: JobUnit
  readonly span: Span
}

function asRequirement({ text }: Posting, { code, unit, span }: Found): Requirement {
  const named = text.slice(span.start, span.end)
  const isHeld = code === 'clearance' && asksForHeld(text.slice(unit.start, unit.end), named)
  const kind = isHeld ? 'licence' : 'knock-out'
  const place = code === 'location' ? livingIn.exec(named)?.[1] : undefined
  return {
    id: `req_condition-${code}`,
    text: named,
    quote: quoteSpan(text, span),
    sentence: { start: unit.start, end: unit.end },
    kind,
    importance: 'must',
    weight: isHeld ? importanceWeights.must * kindWeights.licence : 0,
    need: { type: 'condition', shown: shownFor(code, named), ...(place ? { place } : {}) },
  }
}

/** "Active Secret clearance": who needs one on the first day is not turned into its holder by the employer. */
function asksForHeld(sentence: string, named: string): boolean {
  return ofState.test(named) && held.test(sentence) && !openToOthers.test(sentence)
}

const ofState = /\b(?:secret|ts\/sci|sc|dv|nv\d|baseline|agsva)\b/i
const held =
  /\b(?:active|current|existing|valid|in[- ]place|must (?:have|hold|already)|already|hold(?:er|ers|ing)?|held|required|at (?:the )?time of)\b/i
const openToOthers =
  /\b(?:able|ability|eligib\w+|willing\w*|obtain\w*|undergo|gain|get|apply for|sponsor\w*|preferred|desirable|advantage|or be)\b/i

/** "Live within 40 minutes of Matlock", "be local to Ely". */
const livingIn = /(?:of|to|in|near) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)$/u

const signs = cueIndex<ConditionCode>(conditions.map((each) => [each.code, each.signs] as const))

/** A medical that everybody passes once chosen is asked for, though the sentence is like every posting's. */
function isGivenTalk({ text }: Posting, { isBoilerplate, start, end }: JobUnit): boolean {
  return isBoilerplate && !isForOnceChosen(text.slice(start, end))
}
