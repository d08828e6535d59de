/**
 * A text of small letters with capitals in what has them wherever it stands: short forms that nobody could say, codes,
 * what a text gives as the initials of a name, letters that stand alone, countries and days.
 */
export function spellNames(small: string): string {
  const given = initialsIn(small)
  return small
    .replace(eachWord, (word) =>
      isSpelt(word) || given.has(word)
        ? word.toUpperCase()
        : proper.has(word)
          ? capitalFirst(word)
          : word,
    )
    .replace(code, (written) => written.toUpperCase())
    .replace(body, (name) => name.replace(bodyWord, capitalFirst))
    .replace(office, capitalFirst)
}

function capitalFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const eachWord = /(?<![\p{L}\d'’@./])\p{L}[\p{L}'’]*(?!\.\p{L})/gu

/** "a04", "b2b", "kb-403"; "c+e"; "b.p.t."; "vitamin d", "python or r". */
const code =
  /(?<![\p{L}\p{N}'’@./+])(?:\p{L}{1,5}-?\d{1,4}\p{L}{0,2}(?![\p{L}\p{N}])|\p{L}\+\p{L}(?!\p{L})|(?!(?:e\.g|i\.e|[ap]\.m)\.)(?:\p{L}\.){2,}|(?<!\d ?)[b-df-hj-np-w](?=\+\+|[\s,;)/]|$)(?![.\d'’]))/gu

/** "Microsoft excel", "word, excel", and not "to excel in". */
const office =
  /(?<![\p{L}\p{N}])(?:excel(?! (?:in|at|as|when|within)(?!\p{L}))(?<!(?:to|you|who|will|can|we|i) excel)|word(?=(?:, ?| ?\/ ?| and | & )(?:excel|powerpoint|outlook)))(?!\p{L})/gu

/** "With the victorian institute of teaching", "by the nursing and midwifery council": who gives papers has a name. */
const body =
  /(?<=(?<!\p{L})(?:with|by|of|from) the )(?:\p{Ll}+ (?:and )?){1,3}(?:(?:institute|board|college|council|authority|association|society|institution|register|commission|agency)(?!\p{L})(?: (?:of|for) (?:the )?\p{Ll}+)?)/gu
const bodyWord = /(?<!\p{L})(?!(?:and|of|for|the)(?!\p{L}))\p{Ll}\p{L}*/gu

/** "NHS", "HGV", "CRM": what nobody could say is spelt. */
const spelt = /^[b-df-hj-np-tv-xz]{2,5}$/
const sayable = new Set(
  'mr mrs ms dr st mt ft ltd jr sr mgr mgmt dept nr vs pvt rd bldg yrs hrs'.split(' '),
)

function isSpelt(word: string): boolean {
  return alwaysSpelt.has(word) || (spelt.test(word) && !sayable.has(word))
}

const alwaysSpelt = new Set('uk eu usa uae iso hr ict vat aed'.split(' '))

const proper = new Set(
  `ireland england scotland wales britain germany france spain italy portugal poland romania india pakistan nigeria
  kenya ghana canada australia zealand america europe africa asia netherlands belgium austria switzerland sweden norway
  denmark finland greece ukraine dubai singapore philippines london dublin berlin english german french dutch spanish italian portuguese
  irish british european american canadian australian indian arabic ukrainian romanian welsh scottish monday tuesday wednesday
  thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february april june
  july august september october november december`.split(/\s+/),
)

const bracketed = /\((\p{L}{2,6})\)/gu
const namesBefore = 90
const smallInNames = new Set('of for and the in on to de von'.split(' '))

/** "Victorian institute of teaching (vit)": what stands in brackets behind the words that it is made of. */
function initialsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { 1: letters = '', index } of text.matchAll(bracketed)) {
    const before = text
      .slice(Math.max(0, index - namesBefore), index)
      .trim()
      .split(/[\s-]+/)
    const initials = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('')
    const large = before.filter((word) => !smallInNames.has(word))
    if (initials(before).endsWith(letters) || initials(large).endsWith(letters)) found.add(letters)
  }
  return found
}
