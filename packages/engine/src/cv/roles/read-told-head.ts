import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { isOnlyPlace, withoutPlace } from '../words/cut-place.ts'
import { likely, organisationWeight, titleWeight } from '../words/weigh-words.ts'

/** Title, employer and place of a head that is a sentence. */
export interface ToldHead {
  readonly title: CvText | null
  readonly company: CvText | null
  readonly location: CvText | null
}

/** "Currently working as …", "Worked with …", "I have been employed at …". */
const opening =
  /^(?:\d{1,2}(?:\.\d)?\+? ?(?:years?|yrs|months?) (?:and )?(?:\d{1,2} months? )?(?:of )?)?(?:(?:currently|presently|previously|formerly|also|now|i|have|had|has|am|was|been|having) ){0,4}(?:worked|working|work|employed|served|serving|engaged|associated|experience) (?=(?:as|with|at|for|in|by)\s)/i
/** "Presently working as a Quantity Surveyor at Hill Contracting …" is a head however long its sentence is. */
export function isToldPost(words: string): boolean {
  const lead = opening.exec(words)
  if (!lead || words.length > longestTold) return false
  const [, post = ''] = namedPost.exec(words.slice(lead[0].length)) ?? []
  return titleWeight(post) >= likely
}

const longestTold = 200
const namedPost =
  /(?:^|\s)as (?:an? |the )?(\S.{2,60}?)(?= (?:with|at|for|in|by|from|since|during) |[,.(]|$)/i

const clause =
  /(?<!\S)(as|with|at|for|in|by)\s+(?:an?\s|the\s)?(.*?)(?=\s+(?:as|with|at|for|in|by)\s|\s+(?:from|since|during)\s*$|[.,;]*\s*$)/giu

/** Reads "Working with Hill Hospital as Staff Nurse" by the words between its names; null where a head is no sentence. */
export function readToldHead(text: string, segments: readonly CvText[]): ToldHead | null {
  const [first] = segments
  const lead = first && opening.exec(first.quote)
  if (!first || !lead) return null
  const clauses = segments.flatMap((segment) =>
    clausesOf(text, segment, segment === first ? lead[0].length : 0),
  )
  const title = clauses.find(({ word }) => word === 'as')?.value ?? null
  const named = clauses.filter(
    ({ word, value }) => word !== 'as' && /^[\p{Lu}\d"“]/u.test(value.quote),
  )
  const [employer] = named
    .filter(({ value }) => !isOnlyPlace(value.text))
    .toSorted((a, b) => b.weight - a.weight)
  if (!title && !employer) return null
  const { value: company, place } = withoutPlace(text, employer?.value ?? null, 'company')
  const town = named.find(({ value }) => isOnlyPlace(value.text))?.value
  return { title, company, location: place ?? town ?? null }
}

interface Clause {
  readonly word: string
  readonly value: CvText
  readonly weight: number
}

function clausesOf(text: string, { quote, span }: CvText, from: number): Clause[] {
  return [...quote.slice(from).matchAll(clause)].flatMap((match) => {
    const [whole, word = '', name = ''] = match
    const start = span.start + from + match.index + whole.length - name.length
    const value = cvText(text, start, start + name.length)
    const isDirect = /^(?:at|with)$/i.test(word)
    const weight = organisationWeight(name) + (isDirect ? 1 : 0)
    return value ? [{ word: word.toLowerCase(), value, weight }] : []
  })
}
