import { readCv } from '@rolefit/engine'
import { plainPattern } from '../plain-pattern.ts'

interface Contact {
  readonly words: string
  readonly mark: string
}

/** Begins where a run of letters begins: tried from each letter of a long run it would take minutes. */
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const link = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|xing)\.com\/\S*/gi
/** Seven digits or more with what people put between them; years and figures are shorter. */
const phone = /(?<![\p{L}\d])\+?\(?\d(?:[\s()./-]{0,2}\d){6,14}(?!\d)/gu
const yearRange = /^(?:19|20)\d{2}\D{1,3}(?:19|20)\d{2}$/
const shortestName = 2

/**
 * Cuts who somebody is out of texts: the name, address, mail, phone and links that the CV carries,
 * and whatever else looks like one of them. What they did stays.
 */
export function cutContacts(cvText: string, texts: readonly string[]): string[] {
  const contacts = contactsOf(cvText)
  return texts.map((text) => {
    const known = contacts.reduce((left, { words, mark }) => replaceWords(left, words, mark), text)
    return known
      .replace(email, '[mail]')
      .replace(link, '[link]')
      .replace(phone, (digits) => (yearRange.test(digits) ? digits : '[phone]'))
  })
}

/** The longest first, so that a name goes as a whole before its parts do. */
function contactsOf(cvText: string): Contact[] {
  const { name, email: mail, phone: number, location, links } = readCv(cvText).header
  const parts = (name?.text ?? '').split(/[\s,]+/).filter(isNamePart)
  return [
    ...[name?.quote, name?.text, ...parts].map((words) => ({ words, mark: '[name]' })),
    ...[mail?.quote, mail?.text].map((words) => ({ words, mark: '[mail]' })),
    ...[number?.quote, number?.text].map((words) => ({ words, mark: '[phone]' })),
    ...[location?.quote, location?.text].map((words) => ({ words, mark: '[place]' })),
    ...links.map(({ quote }) => ({ words: quote, mark: '[link]' })),
  ]
    .flatMap(({ words, mark }) => (words === undefined || words === '' ? [] : [{ words, mark }]))
    .toSorted((a, b) => b.words.length - a.words.length)
}

function isNamePart(part: string): boolean {
  return part.length > shortestName && /^\p{Lu}/u.test(part)
}

/** As whole words, in any case: a header in capitals names the same person. */
function replaceWords(text: string, words: string, mark: string): string {
  const pattern = plainPattern(words.trim()).replace(/\s+/g, '\\s+')
  return text.replace(new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'giu'), mark)
}
