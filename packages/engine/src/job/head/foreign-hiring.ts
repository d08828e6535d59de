import type { Span } from '../../text/span.ts'

/** What a sentence of another language says of a job: whose it is, what it is called, and where. */
export interface ForeignHiring {
  readonly company: Span | null
  readonly title: Span | null
  readonly place: Span | null
}

const nothing: ForeignHiring = { company: null, title: null, place: null }
const mostLetters = 600

/** "Belvaux recrute un(e) gestionnaire de paie à Angers", "Hallmoor GmbH sucht in Kassel eine/n", with the title on its next line. */
const hires =
  /^[ \t]*(?:(\p{Lu}[^\n]{1,60}?)[ \t]+)?(?:recrute|recherche|sucht|suchen|zoekt|zoeken|ricerca|cerca|seleziona|selecciona|busca|contrata|poszukuje|söker)\b([^\n]*)/imu
/** Without one of these nobody hires so. */
const mayHire = /recrut|recherche|such[te]|zoek|cerca|selec?c?ion|busca|contrata|poszukuje|söker/i
/** "Wir suchen", "Notre client recherche" name nobody. */
const nobody =
  /^(?:wir|vi|nous|notre|onze|wij|unser|nuestr|empresa|azienda|importante|firma|il nostro|para)\b/iu
const places =
  /(?:^|\s)(?:à|in|am Standort|en|te|per la sede di|para nuestra sede en)\s+(?!(?:Vollzeit|Teilzeit|CDI|CDD|Festanstellung)\b)(\p{Lu}[\p{L}’'-]+(?:[ -]\p{Lu}[\p{L}’'-]+)*)(?=[\s,.:]|$)/u
const article =
  /(?:^|\s)(?:une?(?:\(e\)|\/une)?|eine?[nr]?(?:\/[nr])?|een|un\/(?:una|a)|uno?\/a|una?)\s+/iu
const endOfTitle =
  /\s(?:en (?:CDI|CDD|alternance|stage)|à|für|pour|para|per|in|am|voor|zum|ab|mit)\s|[,.!]|\s[–—|-]\s|$/u

/** Reads the first line that hires in German, French, Spanish, Italian, Dutch, Polish or Swedish. */
export function findForeignHiring(text: string): ForeignHiring {
  const head = text.slice(0, mostLetters)
  const found = mayHire.test(head) ? hires.exec(head) : null
  if (!found) return nothing
  const [line, employer = '', rest = ''] = found
  const from = found.index + line.length - rest.length
  const isNamed = employer !== '' && !nobody.test(employer)
  const start = found.index + line.indexOf(employer)
  const place = places.exec(rest)
  return {
    company: isNamed ? { start, end: start + employer.length } : null,
    title: titleBehind(rest, from) ?? titleBelow(text, from + rest.length, rest),
    place: place?.[1]
      ? spanOf(from + place.index + place[0].length - place[1].length, place[1])
      : null,
  }
}

function titleBehind(rest: string, from: number): Span | null {
  const found = article.exec(rest) ?? /^\s+(?=\p{Lu}\p{Ll}{3})/u.exec(rest)
  if (!found) return null
  const at = found.index + found[0].length
  const words = rest.slice(at)
  const title = words.slice(0, endOfTitle.exec(words)?.index).trimEnd()
  return /\p{L}{3}/u.test(title) ? spanOf(from + at, title) : null
}

/** The next line, where the sentence ends in "eine/n" or a colon. */
function titleBelow(text: string, end: number, rest: string): Span | null {
  if (!/(?:[:/]|\bun[oae]?|\beine?[nr]?|\/(?:na?|una|a|r))\s*$/i.test(rest)) return null
  const below = /^\s*(\S[^\n]{2,90})/.exec(text.slice(end))
  const title = below?.[1]?.trimEnd()
  return below && title ? spanOf(end + below[0].indexOf(title), title) : null
}

function spanOf(start: number, words: string): Span {
  return { start, end: start + words.length }
}
