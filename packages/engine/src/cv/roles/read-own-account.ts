import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { ownEmployers } from '../lexicon/organisation-words.ts'
import { fold } from '../words/fold.ts'
import { likely, titleWeight } from '../words/weigh-words.ts'

interface Own {
  readonly title?: CvText | null
  readonly company?: CvText | null
}

/** "Photographer (self-employed)", "Hill Gardens (sole trader)", "Owner, Hill Gardens (sole trader)". */
export function readOwnAccount(text: string, { quote, span }: CvText): Own | null {
  const own = /^(.+?)\s*\(([^()]{4,30})\)$/.exec(quote)
  const [, named = '', account = ''] = own ?? []
  if (!own || !ownEmployers.has(fold(account).trim())) return null
  const end = span.start + named.length
  const comma = named.indexOf(', ')
  if (comma > 0 && titleWeight(named.slice(0, comma)) >= likely)
    return {
      title: cvText(text, span.start, span.start + comma),
      company: cvText(text, span.start + comma + 1, end),
    }
  const isFirm = titleWeight(named) === 0 && /\s/.test(named)
  if (isFirm) return { company: cvText(text, span.start, end) }
  const open = span.start + quote.lastIndexOf('(') + 1
  return { title: cvText(text, span.start, end), company: cvText(text, open, span.end - 1) }
}
