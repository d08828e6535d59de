import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { townEndings } from '../lexicon/place-words.ts'
import { splitAtCommas } from '../words/split-segments.ts'
import {
  hinted,
  likely,
  maybePlace,
  organisationWeight,
  titleWeight,
} from '../words/weigh-words.ts'

interface Named {
  readonly title: CvText
  readonly company: CvText
  readonly location: CvText
}

/** "Team Leader, Brightwater Utilities – Ashcombe": a title, its employer and, behind them, a town that no list knows. */
export function firmBeforeTown(text: string, others: readonly CvText[]): Named | null {
  const [named, location, more] = others
  if (!named || !location || more || !named.quote.includes(',')) return null
  const [title, firm] = splitAtCommas(text, named.span)
  const company = firm ? cvText(text, firm.span.start, named.span.end) : null
  if (!title || !company || titleWeight(title.text) < likely || !maybePlace(location.text))
    return null
  if (titleWeight(company.text) >= hinted || part.test(company.text)) return null
  const isFirm = organisationWeight(company.text) >= hinted || company.text.includes(' & ')
  const isBeforeTown = town.test(location.text) && twoNames.test(company.text)
  return isFirm || isBeforeTown ? { title, company, location } : null
}

/** "Team Leader, Customer Services – Brightwater": what is called so is a part of an employer, and the employer follows. */
const part =
  /\b(?:department|team|division|unit|ward|section|desk|shift)$|^(?:customer|client|technical|financial|finance|support|student|field|clinical|public|social|business|people|human|community|guest|food|patient|health|legal|corporate|facilities|it|operations|sales|retail|marketing|member|property|home|tax|risk|care|residential|children(?:['’]s)?|adult|youth|professional|digital|data|network|maintenance|engineering|global|shared|account|claims|security|cleaning|transport|logistics|warehouse|production|quality|general|acute|emergency|mental|nursing|night|day)\b/i
const town = new RegExp(String.raw`^(?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+(?:${townEndings})$`, 'u')
const twoNames = /^\p{Lu}[\p{L}’'&-]+(?: (?:&|and|of|\p{Lu}[\p{L}’'&-]+))+$/u
