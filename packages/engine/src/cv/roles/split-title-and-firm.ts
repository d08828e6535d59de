import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { endOfCapitals } from '../words/end-of-capitals.ts'
import { hinted, organisationWeight, sure, titleWeight } from '../words/weigh-words.ts'

/** "Lift engineer with Pennine Elevators Ltd". */
export function splitAtWith(text: string, segment: CvText): CvText[] {
  const at = segment.quote.indexOf(' with ')
  // Sentences are read as such.
  if (at < 0 || /^(?:\p{L}+ )?(?:work|employ)/iu.test(segment.quote)) return [segment]
  // "Vicar, St Aldhelm with St Mary" serves a parish of two names.
  if (/, (?:St\.?|Saint|Holy) [^,]*$/.test(segment.quote.slice(0, at))) return [segment]
  const { start, end } = segment.span
  const title = cvText(text, start, start + at)
  const employer = cvText(text, start + at + ' with '.length, end)
  if (!title || !employer || !properName.test(employer.text)) return [segment]
  const isSure = titleWeight(title.text) >= hinted || organisationWeight(employer.text) >= hinted
  return isSure ? [title, employer] : [segment]
}

/** "Senior Accountant (Hill Forgings Ltd, Hull)". */
export function splitAtBracket(text: string, segment: CvText): CvText[] {
  if (!segment.quote.endsWith(')')) return [segment]
  const at = segment.quote.indexOf(' (')
  const { start, end } = segment.span
  const title = at < 0 ? null : cvText(text, start, start + at)
  const employer = at < 0 ? null : cvText(text, start + at + 2, end - 1)
  if (!title || !employer || !/^[^()]*\p{Lu}[^()]*$/u.test(employer.text)) return [segment]
  // "Conductor, Northern Vale Trains (Doncaster depot)": where the employer stands already, it is one of its places.
  if (title.quote.includes(', ') && workplace.test(employer.text)) return [segment]
  const isFirm = organisationWeight(employer.text) >= hinted && titleWeight(employer.text) < hinted
  return isFirm && titleWeight(title.text) >= hinted && organisationWeight(title.text) < hinted
    ? [title, employer]
    : [segment]
}

const workplace =
  /\b(?:depot|garage|base|branch|store|site|station|office|yard|terminal|hub|warehouse|plant|campus|ward|unit|shed|dock)$/i
const properName = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|&|and|of|the))+$/u

/** "SOUS CHEF Hill Hotel": a title in capitals, and who it was for. */
export function splitAtCapitals(text: string, segment: CvText): CvText[] {
  const at = endOfCapitals(segment.quote)
  if (at === 0) return [segment]
  const title = cvText(text, segment.span.start, segment.span.start + at)
  const employer = cvText(text, segment.span.start + at, segment.span.end)
  if (!title || !employer || titleWeight(title.text) < hinted) return [segment]
  const isName = titleWeight(employer.text) < hinted || organisationWeight(employer.text) >= sure
  return isName ? [title, employer] : [segment]
}
