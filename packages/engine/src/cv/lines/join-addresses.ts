const town = String.raw`\p{Lu}[\p{L} .’'-]{1,30}, [A-Z]{2} \d{5}(?:-\d{4})?(?: (?:United States|USA?))?`
const street = String.raw`(?:\d{1,5} [\p{L}\d .’'#-]{3,44}|P\.?O\.? Box \d{1,6})`
/** An employer, its address below it, and an empty line where the title and its dates follow. */
const addressed = new RegExp(
  String.raw`^(\p{Lu}[^\n:|]{2,70})\n(${street})\n(${town})(?:\n(United States|USA?))?(\n(?=\n\p{Lu}[^\n]{2,70}\n(?:[^\n]{0,90}\n)?[^\n]{0,30}(?:19|20)\d\d))?$`,
  'gmu',
)
const work = /^\W{0,3}(?:work|professional|relevant|employment|experience)\b[^\n]{0,24}$/imu
const zip = /, [A-Z]{2} \d{5}/

/**
 * The address of an employer, over two or three lines as federal forms print it, goes into the employer's line, and the
 * empty line below it goes: "Hill Office|601 Harbor Drive,Kansas City, MO 64106". Letter by letter as long as it was.
 */
export function joinAddresses(text: string): string {
  const start = zip.test(text) ? text.search(work) : -1
  if (start < 0) return text
  const below = text.slice(start)
  return text.slice(0, start) + below.replace(addressed, inOneLine)
}

function inOneLine(...found: readonly unknown[]): string {
  const [, name, where, place, country, gap] = found.map((part) => part ?? '')
  return `${name}|${where},${place}${country === '' ? '' : `,${country}`}${gap === '' ? '' : ' '}`
}
