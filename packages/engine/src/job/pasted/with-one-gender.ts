/**
 * "Technicien(ne) de laboratoire", "vendeur·euse", "Verkäufer:in", "employé.e.s": a title that names both genders is read
 * as it is without its second ending, as people call themselves, and one that is parted by the sexes it is meant for, as one:
 * "Leiter (m/w/d) Einkauf".
 */
export function withOneGender(text: string): string {
  const whole = text.includes('/') ? text.replace(sexesWithin, ' ') : text
  const titled = whole.replace(wife, '')
  return mayName.test(titled) ? titled.replace(secondEnding, '') : titled
}

/** "Kaufmann/-frau" on top; further down it is quoted as it stands. */
const wife = /(?<=^.*\p{Ll}mann)\/-?frau(?![\p{L}\d])/u

const sexesWithin =
  /(?<=\p{L}) +\((?:[mwfdx](?:, ?|[/|*]| \/ )){1,3}[mwfdx]\) +(?=(?!(?:als|in(?! de[rnm] )|am|auf|ab|bei|mit|und|oder|zur|zum|gesucht|at|for|with|to|on|and|or)\b)\p{L}{2})/giu
const endings = 'ne|e|se|re|le|te|trice|rice|euse|ière|ère|ve|in|innen'
/** Behind a sign that stands between other words, too, only what is no word, nor a country's letters. */
const telling = 'trice|rice|euse|ière|ère|in|innen'
const ending = `(?:\\((?:${endings})\\)|[·•](?:${endings})(?!\\p{L})(?:[·•]s(?!\\p{L}))?|(?:/-?|[:*_])(?:${telling})(?![/\\p{L}\\d])|\\.(?:e|trice|euse|ère)(?:\\.s)?(?![.\\p{L}\\d]))`
const mayName = new RegExp(`(?=[(·•/:*_.])(?<=\\p{Ll})${ending}`, 'u')
const secondEnding = new RegExp(`(?=[(·•/:*_.])(?<=\\p{Ll}{3})${ending}`, 'gu')
