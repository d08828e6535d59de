import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { hinted, organisationWeight, sure, titleWeight } from '../words/weigh-words.ts'

const mostWords = 12

/** "Sous Chef Trattoria Zafferano": title and company with nothing between them but a blank. */
export function splitGlued(text: string, value: CvText): { title: CvText; company: CvText } | null {
  const words = [...value.quote.matchAll(/\S+/g)]
  const isPlain = words.length > 2 && words.length <= mostWords && !value.quote.includes(',')
  if (!isPlain || organisationWeight(value.text) < hinted) return null
  for (let at = words.length - 1; at > 0; at--) {
    const cutAt = value.span.start + (words[at]?.index ?? 0)
    const title = cvText(text, value.span.start, cutAt)
    const company = cvText(text, cutAt, value.span.end)
    if (title && company && isTitle(title) && isCompany(company)) return { title, company }
  }
  return null
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
