import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import { hinted, organisationWeight } from '../words/weigh-words.ts'

/** The name of an employer without what is said of it. */
export function bareFirm(text: string, name: CvText): CvText {
  return withoutKind(text, withoutBracket(text, name))
}

/** "Hill Electrical Ltd, domestic and commercial": what begins small behind a firm is no part of its name. */
function withoutKind(text: string, name: CvText): CvText {
  const at = name.quote.search(/(?<!\([^)]*), \p{Ll}/u)
  const isFirm = at > 0 && organisationWeight(name.quote.slice(0, at)) >= hinted
  return (isFirm && cvText(text, name.span.start, name.span.start + at)) || name
}

/** "University of Corvallen (PI: Prof. Ito)", cut at its colon, and who placed somebody: "Hill Ltd (via Dale Resourcing)". */
function withoutBracket(text: string, name: CvText): CvText {
  const open = name.quote.lastIndexOf(' (')
  const words = open > 0 ? name.quote.slice(open) : ''
  const isAside = aside.test(words) || isTerms(words)
  return (isAside && cvText(text, name.span.start, name.span.start + open)) || name
}

/** "Hill Cafe (part time, evenings)": on what terms somebody worked is no part of a name. */
function isTerms(words: string): boolean {
  return words.split(/[(),]/).some(tellsTerms)
}

const aside =
  /^ \((?:[^)]*$|(?:via|through) |(?:(?:now|since|store|shop|branch|site|company|firm|restaurant|factory|plant|office) )?closed\b)/i
