import { foldedPhrase } from '../words/fold.ts'

/** How much somebody worked, or on what terms, part by part: neither title nor employer. */
const terms: ReadonlySet<string> = new Set(
  'full time|full-time|fulltime|part time|part-time|contract|contractor|permanent|perm|temporary|temp|fixed term|fixed-term|ftc|seasonal|casual|zero hours|zero-hours|hybrid|on site|on-site|onsite|vollzeit|teilzeit|befristet|cdi|cdd|cdd saisonnier|saisonnier|saisonniere|alternance|en alternance|contrat d apprentissage|minijob|temps plein|temps partiel|interim|maternity leave cover|maternity cover|paternity cover|parental leave cover|sickness cover|temp to perm|jornada completa|media jornada|tempo pieno|per diem|prn|hourly|ad hoc|ad-hoc|as needed|job share|job-share|secondment|summer|winter|season|summer season|winter season|seasons|summer job|holiday job|student job|summers|winters|weekend|weekends|saturday|saturdays|sundays|evening|evenings|night|nights|day|days|shift|shifts|earlies|lates|early|late|rotating|holidays|school holidays|term time|term-time|alongside studies|while studying|unpaid'.split(
    '|',
  ),
)
const kinds = / (?:only|basis|contract|cover|hours|shifts?|work)$/
const amount =
  /^(?:(?:\d{1,2}(?: \d{1,2})?|one|two|three|four|five|six) ?(?:hours?|hrs?|h|days?|nights?|shifts?|evenings?)(?: (?:(?:a|per) )?(?:week|wk|month)| weekly)?|\d{1,2} (?:months?|weeks?|years?) (?:[a-z ]{4,12} )?(?:contract|cover)|\d \d{1,2} fte|fte \d \d{1,2})$/
const longest = 50

/** With which words terms begin: few stretches of a CV do. */
const firstWords: ReadonlySet<string> = new Set(
  [...terms, ...'one two three four five six fte agency bank locum relief'.split(' ')].flatMap(
    (term) => term.split(/[ -]/, 1),
  ),
)

function mayTell(words: string): boolean {
  const first = /[\p{L}\d]+/u.exec(words)?.[0] ?? ''
  return /^\d/.test(first) || firstWords.has(first.toLowerCase())
}

/** "part-time, evenings", "20 hours a week", "maternity cover": on what terms somebody worked, and nothing else. */
export function tellsTerms(words: string): boolean {
  if (words.length > longest || !mayTell(words)) return false
  return words.split(/,|&| (?:\/|and|or|(?:and )?then|and later|later) /).every(isTerm)
}

/** Written small, "agency" and "bank" tell it, too. */
const smallTerms = /^[ (]*(?:agency|bank|locum|relief)(?: (?:work|staff|basis))?[ )]*$/

function isTerm(words: string): boolean {
  const phrase = foldedPhrase(words)
  if (terms.has(phrase) || amount.test(phrase) || smallTerms.test(words)) return true
  const bare = phrase.replace(kinds, '')
  return bare !== phrase && terms.has(bare)
}
