import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import type { Unit } from '../../text/units.ts'
import { isCapitalOrFigureAt } from '../is-capital-at.ts'
import {
  headsList,
  headsSomething,
  isFirstOfList,
  namesEmployerOrPay,
  opensInSmall,
} from './heads-something.ts'
import { headingKinds, headingWord, isSmall, openingKind } from './kinds-of-heading.ts'
import { isBullet } from './paragraph-ends.ts'

const mostBareHeadingWords = 5

/** Whether a line of its own heads what stands below it, by how it is written. */
export function looksLikeHeading(unit: Unit, own: readonly Token[], text: string): boolean {
  if (text.charAt(unit.end - 1) === ':') return true
  if (opensInSmall(text, unit, own)) return true
  const last = text.charAt(unit.end - 1)
  if (!/[\p{L}?)]/u.test(last)) return false
  if (breaksOff.test(text.slice(unit.start, unit.end)) && headsSomething(text, unit))
    return !isBullet(text, unit)
  if (isOpened(text, own)) return !isBullet(text, unit)
  if (isAllHeading(text, own) || (opensAsHeading(own) && headsList(text, unit)))
    return !isBullet(text, unit)
  return (
    last !== ')' &&
    unit.startsParagraph &&
    (namesTime.test(text.slice(unit.start, unit.end)) || !isFirstOfList(text, unit)) &&
    (own.length <= mostBareHeadingWords || perks.has(own[0])
      ? headsSomething(text, unit)
      : headsList(text, unit))
  )
}

/** "It would be great if you also had", "You should have": what a sentence that ends so goes on with stands below it. */
const breaksOff =
  /\b(?:you|we|candidate|applicant|person|they)\b.*\b(?:have|had|has|hold|holds|bring|know|if|with)$/i

/** "Min 12 months lettings experience", "Five years fitting kitchens" head a list of demands, and are the first of them. */
export const namesTime =
  /(?:\d\+?|\b(?:an?|one|two|three|four|five|six|seven|eight|ten)) *(?:months?|y(?:ea)?rs?)\b/i

/** "Essential qualifications", with every word a heading's, above lines without a bullet. */
function isAllHeading(text: string, own: readonly Token[]): boolean {
  return (
    own.length === 2 &&
    isCapitalOrFigureAt(text, own[0]?.start ?? 0) &&
    own.every((token) => headingKinds.some((kind) => headingWord[kind].has(token)))
  )
}

/** "What you will do in your working day" right above a list. */
function opensAsHeading(own: readonly Token[]): boolean {
  if (own.length > mostOpenedWords) return false
  const [first, second, third] = own.map(({ word }) => word)
  return (
    /^(?:what|how|who)$/.test(first ?? '') &&
    second === 'you' &&
    /^(?:will|need|do|bring)$/.test(third ?? '')
  )
}

/** "benefits offered for all managers" heads a list even without a capital. */
const perks = wordAmong(['benefits', 'perks', 'rewards'])

const leastOpenedWords = 2
const mostOpenedWords = 9

/** "Top Reasons to Work with Us": a heading's first word, and capitals throughout; but not "Basic £46-52k DOE". */
function isOpened(text: string, own: readonly Token[]): boolean {
  if (own.length < leastOpenedWords || own.length > mostOpenedWords || !openingKind(own))
    return false
  if (namesEmployerOrPay(text.slice(own[0]?.start, own.at(-1)?.end))) return false
  return own.every((token) => isSmall(token) || isCapitalOrFigureAt(text, token.start))
}
