import { attribute, type XmlElement } from './parse-xml.ts'

/** A `w:sym` as the text it stands for; pictures of phones and the like stay private-use characters. */
export function readSymbol(symbol: XmlElement): string {
  const code = Number.parseInt(attribute(symbol, 'w:char') ?? '', 16)
  if (!(code > 0 && code <= 0xffff)) return ''
  const low = code >= 0xf000 ? code - 0xf000 : code
  const isSymbolFont = /^(symbol|wingdings|webdings)/i.test(attribute(symbol, 'w:font') ?? '')
  if (!isSymbolFont && code < 0xe000) return String.fromCharCode(code)
  return bulletCodes.has(low) ? '•' : String.fromCharCode(0xf000 + (low & 0xff))
}

/** Codes at which Symbol and Wingdings draw dots, squares, diamonds, arrows and ticks. */
const bulletCodes = new Set([
  0x6c, 0x6e, 0x71, 0x75, 0x76, 0x9e, 0x9f, 0xa7, 0xa8, 0xb7, 0xd8, 0xe0, 0xe8, 0xf0, 0xfc,
])
