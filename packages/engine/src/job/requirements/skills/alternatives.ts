import type { Span } from '../../../text/span.ts'

/** "Oracle, MySQL or Postgres" is one wish with three ways to meet it; "HTML, CSS and SQL" are three. */
export function groupAlternatives<Term extends Span>(
  text: string,
  hits: readonly Term[],
): Term[][] {
  const groups: Term[][] = []
  let chain: Chain<Term> = { hits: [], links: [] }
  for (const hit of hits) {
    const before = chain.hits.at(-1)
    const link = before && linkBetween(text, before.end, hit.start)
    if (before && !link) {
      groups.push(...cutChain(text, chain))
      chain = { hits: [], links: [] }
    }
    chain.hits.push(hit)
    if (link) chain.links.push(link)
  }
  return chain.hits.length > 0 ? [...groups, ...cutChain(text, chain)] : groups
}

/** Terms that hang together, and how each hangs on the one before it. */
interface Chain<Term extends Span> {
  readonly hits: Term[]
  readonly links: Link[]
}

type Link = 'or' | 'comma' | 'slash' | 'example'

/** An "or" makes a choice of the list it ends; a slash only of the two beside it. */
function cutChain<Term extends Span>(text: string, chain: Chain<Term>): Term[][] {
  const { hits, links } = chain
  const example = links.indexOf('example')
  if (example >= 0) return cutAtExamples(text, chain, example + 1)
  if (hits.length === 1) return [hits]
  if (isExampleList(text, hits) || endsInOther(text, { hits, links })) return [[...hits]]
  const start = choiceStart(links)
  const end = choiceEnd(links)
  if (end > 0)
    return [
      ...hits.slice(0, start).map((hit) => [hit]),
      hits.slice(start, end),
      ...(end < hits.length
        ? cutChain(text, { hits: hits.slice(end), links: links.slice(end) })
        : []),
    ]
  const groups: Term[][] = []
  for (const [at, hit] of hits.entries()) {
    const last = groups.at(-1)
    if (last && links[at - 1] === 'slash') last.push(hit)
    else groups.push([hit])
  }
  return groups
}

/** "Romanian, Polish or Kvennish", "prison, security or care experience": a choice, though nothing knows its last. */
function endsInOther<Term extends Span>(text: string, { hits, links }: Chain<Term>): boolean {
  const end = hits.at(-1)?.end ?? 0
  return (
    links.every((link) => link === 'comma') &&
    otherBehind.test(text.slice(end, end + mostLettersOfOther))
  )
}

const mostLettersOfOther = 48
/** "Or Kvennish", "or care experience": the last of a choice, which nothing knows. */
export const otherBehind =
  /^,? or (?:\p{Lu}\p{L}+(?:-\p{Lu}[\p{L}\d]+)*\b|(?:[\p{L}-]+ ){1,2}(?:experience|background|work|environments?|settings?|roles?|sectors?)\b)/u

/** "SIPs or mass timber, telehandler or crane" are two choices: how many terms belong to the first. */
function choiceEnd(links: readonly Link[]): number {
  const or = links.indexOf('or')
  if (or < 0) return 0
  const behind = links.findIndex((link, at) => at > or && link === 'comma')
  return behind < 0 ? links.length + 1 : behind + 1
}

/** "SQL, Python, Airflow or Dagster, AWS": in the midst of a list an "or" joins only the two beside it. */
function choiceStart(links: readonly Link[]): number {
  const or = links.indexOf('or')
  return or >= fewestBefore && links.includes('comma', or) ? or : 0
}

const fewestBefore = 2

/** "SIEM (Splunk, QRadar or similar)" is one wish; "Excel (pivot tables)" are two. */
function cutAtExamples<Term extends Span>(
  text: string,
  { hits, links }: Chain<Term>,
  at: number,
): Term[][] {
  const before = cutChain(text, { hits: hits.slice(0, at), links: links.slice(0, at - 1) })
  const examples = cutChain(text, { hits: hits.slice(at), links: links.slice(at) })
  const [first, ...others] = examples
  const named = before.at(-1)
  const last = hits.at(-1)
  if (namesOneLanguage(text, hits[at])) return [...before, examples.flat()]
  if (named && last && isOfKind(text, hits, at))
    return [...before.slice(0, -1), [...named, ...examples.flat()]]
  const isOpen = last && (namesExamples(text, hits[at]) || isOrTheLike(text, last))
  if (!isOpen || !first || !named || others.length > 0) return [...before, ...examples]
  return [...before.slice(0, -1), [...named, ...first]]
}

/**
 * "Accounting software (Xero, Sage, QuickBooks)": brackets behind a kind of thing name some of it, and one of them will do.
 * What one maker's things are called are parts, and all asked for: "Office packages (Word, Excel)".
 */
function isOfKind(text: string, hits: readonly Span[], at: number): boolean {
  const [first, last] = [hits[at], hits.at(-1)]
  if (!first || !last || hits.length - at < 2) return false
  const opening = text.slice(Math.max(0, first.start - mostLettersBetween), first.start)
  if (!kindBefore.test(opening) || ofOneMaker.test(opening)) return false
  return !parts.test(text.slice(first.start, last.end))
}

/** "A second community language (Urdu, Polish, Arabic)" is one of these. */
function namesOneLanguage(text: string, first: Span | undefined): boolean {
  const start = first?.start ?? 0
  return oneLanguage.test(text.slice(Math.max(0, start - mostLettersBetween), start))
}

const oneLanguage =
  /\b(?:an?|one|any|second|third|additional|another|further|other|foreign|community|regional) (?:[\p{L}-]+ ){0,2}language(?: skills?| spoken)?\s*\((?:e\.?g\.?,? |such as |ideally |preferably |like )?$/iu
const kindBefore =
  /\b(?:tool(?:s|ing|kits?)|systems?|software|packages|platforms?|frameworks|libraries|databases|warehouses|records|suites?|solutions|applications|apps|programs|providers|training|courses?|clouds?|version control|(?:programming|scripting|coding) languages|crms?|erps?|ats|cms|ehrs?|emrs?|lms|pos|wms|tms|cad|trucks|vehicles|machines|machinery|plant)(?: (?:experience|exposure|knowledge|skills|background|proficiency))?\s*\(\s*$/i
const ofOneMaker =
  /\b(?:microsoft|ms|office|adobe|google|atlassian|autodesk|aws|azure|apple|oracle|sap|salesforce)(?: [\p{L}-]+){1,2}\s*\(\s*$/iu
const parts =
  /\b(?:word|excel|outlook|powerpoint|photoshop|illustrator|indesign)\b.*\b(?:word|excel|outlook|powerpoint|access|teams|photoshop|illustrator|indesign)\b/i

const mostLettersBetween = 90

function linkBetween(text: string, from: number, to: number): Link | undefined {
  if (to - from > mostLettersBetween) return undefined
  const gap = text
    .slice(from, to)
    .replace(gradeBeforeOr, '')
    .replace(restOfName, '')
    .replace(likedBest, '')
  if (
    /^\s*,?\s*(?:and\s*\/\s*or|or|oder|ou|o|lub|eller)(?:\s+(?:an?|in|on|as|with|any|other|another|major|similar|equivalent|relevant|related|even|experience))*\s+$/i.test(
      gap,
    )
  )
    return 'or'
  if (/^\s*\/\s*$/.test(gap)) return 'slash'
  if (opensExamples.test(gap)) return 'example'
  return ofList.test(gap) ? 'comma' : undefined
}

/** "IELTS 7.0 (writing 6.5) or OET", "DBS (enhanced) or PVG": how good the first must be parts no choice. */
const gradeBeforeOr =
  /^ (?:(?:(?:level|grade|band|score) )?(?:[\d.]{1,4}\+?|[A-E][+-]?) ?)?(?:\([^()]{1,40}\))?(?=,? or )/i

/** "EMIS Web or SystmOne", "Jira Cloud or Trello": a product is called so by more words than the word data needs. */
const restOfName = /^ \p{Lu}[\p{L}\d]{1,11}(?: \p{Lu}[\p{L}\d]{1,11})?(?= or )/u

/** "Sentinel preferred, Splunk or QRadar fine": which of a choice is liked best. */
const likedBest = /^ (?:ideally|preferably|preferred|for preference)(?=, )/

/** A comma; or two, with a name between them that nothing knows: "GPA, U-First, Montessori". */
const ofList = /^(?: (?:[A-Z]{2,3}|[\d.]{1,5}|Pro))?\s*,\s*$|^, \p{Lu}[\p{L}\d-]{1,20}, $/u

/** A word for the kind of thing may stand before its examples: "CAT tool such as". */
const opensExamples =
  /^(?:\s+(?:tool(?:s|ing|kits?)?|systems?|platforms?|software|packages?|databases?|suites?|frameworks|libraries|solutions|applications|providers|training|courses?))?\s*(?:\(\s*(?:e\.?g\.?,?|such as|like|for example,?)?|,?\s+(?:such as|like|e\.?g\.?,?|for example,?))\s*$/i

const lettersAround = 24

/** "Databases such as Oracle, MySQL", "one of A, B", "A, B or similar" ask for one, not for all of them. */
function isExampleList(text: string, chain: readonly Span[]): boolean {
  const [first] = chain
  const last = chain.at(-1)
  if (!first || !last || chain.length < 2) return false
  return namesExamples(text, first) || isOrTheLike(text, last) || isOnePaperOf(text, first)
}

/** "A security certification (Security+, CySA+, GCIH)" asks for one paper, and the brackets tell which will do. */
function isOnePaperOf(text: string, { start }: Span): boolean {
  return /\ban? (?:[\p{L}-]+ ){0,4}(?:certification|certificate|qualification|accreditation) \($/iu.test(
    text.slice(Math.max(0, start - mostLettersBetween), start),
  )
}

function namesExamples(text: string, first: Span | undefined): boolean {
  const start = first?.start ?? 0
  return /(?:such as|e\.?g\.?,?|for example,?|for instance,?|\blike|\b(?:one|any|either) of)\s*:?\s*$/i.test(
    text.slice(Math.max(0, start - lettersAround), start),
  )
}

function isOrTheLike(text: string, { end }: Span): boolean {
  return orTheLike.test(text.slice(end, end + lettersAround))
}

/** "… or similar", "… or equivalent". */
export const orTheLike =
  /^[+#]*(?:\s*,)?\s+or\s+(?:an?\s+|any\s+|some(?:thing)?\s+)?(?:similar|equivalent|comparable|equal|like|the like|alike|another|other|others)\b|^(?:\s*,)?\s+(?:oder (?:vergleichbar|ähnlich|gleichwertig)|ou (?:équivalent|similaire)|o (?:similar|equivalente|simile)|of vergelijkbaar|lub podobn)/i
