import type { CvText, Span } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { ownEmployers, roleLabels } from '../lexicon/organisation-words.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'

interface Labelled {
  title?: CvText
  company?: CvText
  location?: CvText
}

/** "Employer: X", "Role: Y". */
export function takeLabelled(text: string, segments: readonly CvText[]) {
  const labelled: Labelled = {}
  const rest: CvText[] = []
  for (const segment of segments) {
    const employer = atEmployer(text, segment)
    if (employer) labelled.company ??= employer
    if (employer) continue
    const match = /^([\p{L} ]{3,40}?)\s*[:：]\s*(?=\S)/u.exec(segment.quote)
    const kind = match?.[1] ? roleLabels.get(foldedPhrase(match[1])) : undefined
    const value =
      match && kind && cvText(text, segment.span.start + match[0].length, segment.span.end)
    if (value && (kind === 'title' || kind === 'company' || kind === 'location'))
      labelled[kind] ??= value
    else if (!isBareLabel(segment.text) && kind !== 'dates') rest.push(segment)
  }
  return { labelled, rest }
}

/** "Since May 2020 at Hill Logistics". */
function atEmployer(text: string, segment: CvText): CvText | null {
  const match =
    /^(?:[Aa]t|[Vv]ia|[Tt]hrough|[Ww]ith|[Bb]ei|[Bb]eim|[Cc]hez|hos|presso)\s+(?=(?:the\s)?[\p{Lu}\d"“„«])/u.exec(
      segment.quote,
    )
  return match && cvText(text, segment.span.start + match[0].length, segment.span.end)
}

/** "Company Name" may be a label, but also what stands where an anonymised CV had a name. */
function isBareLabel(words: string): boolean {
  const phrase = foldedPhrase(words)
  return roleLabels.has(phrase) && !ownEmployers.has(phrase)
}

/** Names that full stops part, as their order told which is which. */
export function labelledByStops(text: string, { start, stopped }: CvLine): Labelled {
  if (!stopped) return {}
  const wordsIn = (place: Span | null) =>
    place && cvText(text, start + place.start, start + place.end)
  const [company, title] = [wordsIn(stopped.company), wordsIn(stopped.title)]
  return { ...(company ? { company } : {}), ...(title ? { title } : {}) }
}
