/**
 * "Technicien(ne) de laboratoire", "vendeur·euse", "employé(e)s": a title that names both genders is read as it is
 * without its second ending, as people call themselves.
 */
export function withOneGender(text: string): string {
  return mayName.test(text) ? text.replace(secondEnding, '') : text
}

const endings = 'ne|e|se|re|le|te|trice|rice|euse|ière|ère|ve|in|innen'
const mayName = new RegExp(`\\p{Ll}(?:\\((?:${endings})\\)|[·•](?:${endings})(?!\\p{L}))`, 'u')
const secondEnding = new RegExp(
  `(?<=\\p{Ll}{3})(?:\\((?:${endings})\\)|[·•](?:${endings})(?!\\p{L})(?:[·•]s(?!\\p{L}))?)`,
  'gu',
)
