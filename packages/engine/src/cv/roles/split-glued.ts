import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { legalForms } from '../lexicon/organisation-words.ts'
import { fold } from '../words/fold.ts'
import {
  hinted,
  isCity,
  maybePlace,
  organisationWeight,
  sure,
  titleWeight,
} from '../words/weigh-words.ts'

const mostWords = 12

interface Glued {
  readonly title: CvText
  readonly company: CvText
  readonly location?: CvText
}

/** "Sous Chef Trattoria Zafferano", "Shop assistant Hill Bakery Hull": names with nothing between them but a blank. */
export function splitGlued(text: string, value: CvText): Glued | null {
  const words = [...value.quote.matchAll(/\S+/g)]
  const isPlain = words.length > 2 && words.length <= mostWords && !value.quote.includes(',')
  if (!isPlain) return null
  const town = townBehind(text, value, words)
  const named = town?.named ?? value
  if (!town && organisationWeight(value.text) < hinted) return null
  const glued = splitNames(text, named, words) ?? (town && splitAtCase(text, named))
  return glued && town ? { ...glued, location: town.location } : glued
}

function splitNames(text: string, value: CvText, words: readonly RegExpExecArray[]): Glued | null {
  for (let at = words.length - 1; at > 0; at--) {
    const cutAt = value.span.start + (words[at]?.index ?? 0)
    if (cutAt >= value.span.end) continue
    const title = cvText(text, value.span.start, cutAt)
    const company = cvText(text, cutAt, value.span.end)
    if (title && company && isTitle(title) && isCompany(company)) return { title, company }
  }
  return null
}

interface Town {
  readonly named: CvText
  readonly location: CvText
}

/** A town that we know, or any name behind "Ltd". */
function townBehind(text: string, value: CvText, words: readonly RegExpExecArray[]): Town | null {
  const last = words.at(-1)
  const before = words.at(-2)
  if (!last || !before || !/^\p{Lu}\p{Ll}/u.test(last[0])) return null
  const isKnown = words.length > 3 && isCity(last[0])
  const isBehindForm = legalForms.has(fold(before[0])) && maybePlace(last[0])
  if (!isKnown && !isBehindForm) return null
  const cutAt = value.span.start + last.index
  const named = cvText(text, value.span.start, cutAt)
  const location = cvText(text, cutAt, value.span.end)
  return named && location ? { named, location } : null
}

/** "Shop assistant Gregson Stores": a title in small letters ends where large ones begin. */
function splitAtCase(text: string, value: CvText): Glued | null {
  const small =
    /^\p{L}\p{Ll}+(?: \p{Ll}+)+ (?=\p{Lu}[\p{L}’'&-]*(?: (?:&|and|of|\p{Lu}[\p{L}’'&-]*))*$)/u
  const length = small.exec(value.quote)?.[0].length
  if (length === undefined) return null
  const title = cvText(text, value.span.start, value.span.start + length)
  const company = cvText(text, value.span.start + length, value.span.end)
  if (!title || !company || !isTitle(title)) return null
  return titleWeight(company.text) < hinted ? { title, company } : null
}

function isTitle({ text, quote }: CvText): boolean {
  const last = quote.split(/\s+/).at(-1) ?? ''
  return titleWeight(last) >= sure && titleWeight(text) >= sure && organisationWeight(last) === 0
}

/** A company begins with a capital, ends in an organisation's noun, and is no rank's other half. */
function isCompany({ text, quote }: CvText): boolean {
  const isNamed = /^\p{Lu}/u.test(quote) && quote.includes(' ')
  const first = text.split(' ')[0] ?? ''
  const isNoun = organisationWeight(text) >= sure || organisationWeight(first) >= sure
  return isNamed && isNoun && titleWeight(text) < hinted
}
