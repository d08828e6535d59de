import type { Heading } from './find-headings.ts'
import { readTableRows } from './read-table-rows.ts'

/**
 * "Essential", "Desirable" and "How identified" right below one another: the head of a table that lost its
 * columns on the way. Below it nothing tells any more what was demanded and what wished for.
 */
const header =
  /^(?:[ \t]*(?:criteria|criterion|category|area|attributes?|factors?|requirements?)[ \t]*\n+)?[ \t]*essential(?: criteria)?[ \t]*(?<gap>\n+)[ \t]*desirable(?: criteria)?[ \t]*\n+(?:[ \t]*(?:how (?:identified|assessed|tested|measured|evidenced)|(?:method of )?assess(?:ment|ed)(?: method| by)?|evidence(?:d by)?|(?:identified|measured) by)[ \t]*\n+)?/gim

/** What a row is about, alone on its line. */
const label =
  /^\W*(?:education|training|qualifications?|experience|knowledge|skills|abilities|aptitudes?|personal (?:qualities|attributes|skills)|qualities|attributes|competenc(?:ies|es)|disposition|circumstances|other(?: requirements)?|special(?: requirements)?|behaviours?|values|and|&|\/|,| )+\W*$/i
/** How a row is judged, alone on its line. */
const judged =
  /^\W*(?:(?:application(?: form)?|interview|references?|certificates?|tests?|assessments?|task|presentation|observation|lesson|proof|sight|form|cv|and|of|at|in|[aitrc]|[/&,+ ])+)\W*$/i
const mostLettersOfCell = 200
/** What stands below the table: who is told what one will do, and what the post is subject to. */
const goesOn =
  /^\W*(?:you(?:['’]ll| will)|we|our|the (?:post|role|school|academy|trust|council|successful)|this (?:post|role)|please|to apply|closing|how to|(?:main |key |other )?(?:duties|responsibilities|benefits))\b/i

/** Finds the rows under such a head: all of them are wished for, and nobody is turned away by one. */
export function findStackedColumns(text: string): Heading[] {
  if (!/\bdesirable\b/i.test(text)) return []
  return [...text.matchAll(header)].flatMap((match) => {
    const end = match.index + match[0].length
    const { gap = '' } = match.groups ?? {}
    const isLoose = gap.length > 1
    const head = readTableRows(text.slice(0, end), match.index, (row, start): Heading[] => [
      { kind: 'preferred', start, end: start + row.length },
    ])
    const rows = readTableRows(text, end, (row, start) => readRow(row, start, isLoose))
    return [...head, ...rows]
  })
}

function readRow(row: string, start: number, isLoose: boolean): Heading[] | null {
  if (row.trim() === '') return isLoose ? [] : null
  if (row.length > mostLettersOfCell || goesOn.test(row)) return null
  const isAside = label.test(row) || judged.test(row)
  return [{ kind: 'preferred', start, end: isAside ? start + row.length : start }]
}
