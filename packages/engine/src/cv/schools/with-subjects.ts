import { cvText } from '../cv-text.ts'
import type { SchoolPart } from './school-parts.ts'

/** "A-levels: English, History": what is listed behind the colon was learnt, and none of it is a school. */
export function withSubjects(text: string, parts: readonly SchoolPart[]): readonly SchoolPart[] {
  const at = parts.findIndex(({ kind }) => kind === 'degree')
  // "Hill High - GCSE English, Maths": the school may stand before what was learnt there.
  return at > 0 && leavesAt.test(parts[at]?.value.quote ?? '')
    ? [...parts.slice(0, at), ...withOwnSubjects(text, parts.slice(at))]
    : withOwnSubjects(text, parts)
}

function withOwnSubjects(text: string, parts: readonly SchoolPart[]): readonly SchoolPart[] {
  const [first, ...rest] = parts
  const listedIn = first?.kind === 'degree' ? leftInSubjects(first.value.quote) : null
  if (first && leftAlone.test(first.value.text)) return withListed(text, { first, rest, end: null })
  if (first && listedIn) return withListed(text, { first, rest, end: listedIn[0].length })
  const colon = first?.kind === 'degree' ? first.value.quote.indexOf(': ') : -1
  if (!first || colon < 0 || !leavesSchool.test(first.value.quote.slice(0, colon))) return parts
  const end = rest.findIndex(({ kind, value }, at) => {
    const before = (rest[at - 1] ?? first).value.span.end
    return kind !== 'other' || !betweenSubjects.test(text.slice(before, value.span.start))
  })
  const listed = end < 0 ? rest : rest.slice(0, end)
  const last = listed.at(-1) ?? first
  const { start } = first.value.span
  const value = cvText(text, start, start + colon)
  const field = cvText(text, start + colon + 1, last.value.span.end)
  return value && field ? [{ ...first, value, field }, ...rest.slice(listed.length)] : parts
}

interface Listing {
  readonly first: SchoolPart
  readonly rest: readonly SchoolPart[]
  /** Letters of the degree down to its first subject; null where that stands behind a comma. */
  readonly end: number | null
}

/** "A levels in Business, English and Media, BHASVIC": the subjects that schools teach, and behind them the school. */
function withListed(text: string, { first, rest, end }: Listing): readonly SchoolPart[] {
  const others = rest.findIndex(({ kind, value }) => kind !== 'other' || !taught.test(value.text))
  const listed = others < 0 ? rest : rest.slice(0, others)
  const { start } = first.value.span
  const last = listed.at(-1) ?? first
  const isBehind = end === null
  const value = isBehind ? first.value : cvText(text, start, last.value.span.end)
  const from = isBehind ? (listed[0]?.value.span.start ?? start) : start + end
  const field = cvText(text, from, last.value.span.end)
  if (listed.length === 0 || !value || !field) return [first, ...rest]
  return [{ ...first, value, field }, ...rest.slice(listed.length)]
}

/** "A levels in Business", "GCSEs English", "8 GCSEs including Maths". */
function leftInSubjects(quote: string): RegExpExecArray | null {
  return (
    leftIn.exec(quote) ?? (taught.test(quote.replace(leftWith, '')) ? leftWith.exec(quote) : null)
  )
}

const leftIn = /^(?:\d{1,2} )?(?:A[ -]?|AS[ -]|O[ -])?(?:levels?|gcses?|highers) in /i
const leavesAt = /^(?:\d{1,2} )?(?:(?:A|AS|O)[ -]?levels?|gcses?|highers)\b/i
const leftWith =
  /^(?:\d{1,2} )?(?:(?:A|AS|O)[ -]?levels?|gcses?|highers)(?: (?:including|incl?\.?))? (?=\p{L})/iu
const leftAlone = /^(?:\d{1,2} )?(?:(?:A|AS|O)[ -]?levels?|gcses?|highers)$/i
const taught =
  /^(?:(?:(?:english|french|german|spanish|irish|welsh|latin|greek|italian|mandarin|art|biology|business|chemistry|classics|citizenship|computing|computer science|dance|design|drama|economics|electronics|engineering|film|food|further maths|general|geography|geology|government|graphics|health|history|home economics|ICT|IT|language|law|literature|math(?:s|ematics)?|media|music|PE|philosophy|photography|physical education|physics|politics|psychology|RE|religious|science|sociology|sport|statistics|technology|textiles|theatre)(?: (?:studies|literature|language|science|technology|and care))?)(?: (?:\(?[A-EU1-9]\*{0,2}(?:[-/][A-E1-9])?\)?))?(?: (?:and|&) |$))+$/i

/** Behind other degrees stands what they were specialised in: "BA Fine Art: Sculpture". */
const leavesSchool = /(?:levels?|gcses?|highers?|certificate|baccalaureate|abitur|matura)$/i
/** A comma, and perhaps a mark before it: "English (A), History". */
const betweenSubjects = /^\s*(?:\([^()]{1,12}\)\s*)?,\s*$/
