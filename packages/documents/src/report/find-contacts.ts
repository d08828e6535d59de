import type { DraftLine } from '../draft.ts'

/** Contact details that stand in headers and footers and nowhere else, where many parsers do not look. */
export function contactsInMargins(lines: readonly DraftLine[]): readonly string[] {
  const isMargin = (line: DraftLine): boolean => line.place === 'header' || line.place === 'footer'
  const elsewhere = new Set(lines.filter((line) => !isMargin(line)).flatMap(contactsIn))
  const inMargins = lines.filter(isMargin).flatMap(contactsIn)
  return [...new Set(inMargins)].filter((contact) => !elsewhere.has(contact))
}

function contactsIn({ text }: DraftLine): readonly string[] {
  const emails = text.match(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g) ?? []
  const phones = (text.match(/\+?\(?\d[\d\s().\-/]{5,20}\d/g) ?? []).filter(isPhone)
  const profiles = text.match(/(?:linkedin\.com|github\.com)\/[\w/-]{1,100}/gi) ?? []
  return [...emails, ...phones.map((phone) => phone.trim()), ...profiles]
}

/** Years and dates have fewer digits, or the form of a range. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15 && !/^\(?(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d\)?$/.test(text)
}
