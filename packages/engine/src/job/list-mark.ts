import { bulletSigns, lineSigns } from '../text/letters/list-signs.ts'

/** What begins an item of a list in a posting, dashes and pictures too; a number needs its full stop. */
const sign = `[-${lineSigns}${bulletSigns}]`
const number = String.raw`\d{1,2}[.)]`
const picture = String.raw`\p{Extended_Pictographic}\ufe0f?`

/** A line that is an item: its mark, and a blank behind it. */
export const listMark = new RegExp(String.raw`^[ \t]*(?:${sign}|${number}|${picture})[ \t]`, 'u')
/** The mark alone, up to where the item's words begin. */
export const endsInMark = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?:${sign}|${number}|${picture})[ \t]*$`,
  'u',
)
/** Behind the end of a line: a list begins below it, a blank line between them or not. */
export const listBelow = new RegExp(
  String.raw`^[ \t\r]*\n(?:[ \t\r]*\n)?[ \t]*(?:${sign}|${picture})`,
  'u',
)
/** The same, or any line right below. */
export const linesBelow = new RegExp(
  String.raw`${listBelow.source}|^[ \t\r]*\n(?:[ \t\r]*\n)?[ \t]*${number}|^[ \t\r]*\n[ \t]*\S`,
  'u',
)
/** A mark between two pieces of one line. */
export const anySign = new RegExp(sign, 'u')
