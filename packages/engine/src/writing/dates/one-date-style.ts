import type { CvMonth, CvRole } from '../../cv/cv.ts'

const months =
  'January February March April May June July August September October November December'.split(' ')
const shortMonth = months.map((month) => month.slice(0, 3)).join('|')
const longMonth = months.join('|')
const written = `(?:${longMonth}|(?:${shortMonth}|Sept)\\.?) \\d{4}|\\d{1,2}[/.-]\\d{4}`
/** A month, and another or a word for an open end: nothing besides, for what else stands there would be lost. */
const range = new RegExp(`^(${written})(\\s*(?:[-–—]|to|until)\\s*)(${written}|\\p{L}+)$`, 'iu')

/**
 * The dates of each role as they read where all tell their months in words, or all in figures, as most of them do;
 * `null` where they do so already, name no month, or say more than two months.
 */
export function inOneDateStyle(roles: readonly CvRole[]): (string | null)[] {
  const ranges = roles.map(readRange)
  const starts = ranges.flatMap((each) => each?.written[0] ?? [])
  const inFigures = starts.filter(isInFigures).length
  const [first = ''] = starts
  const isForFigures =
    inFigures * 2 > starts.length || (inFigures * 2 === starts.length && isInFigures(first))
  const isInOtherKind = (month: string) => isInFigures(month) !== isForFigures
  const write = isForFigures
    ? asFigures
    : ranges.some((each) => each?.written.some((month) => isShort.test(month)))
      ? asShort
      : asLong
  const isMixed = ranges.some((each) => each?.written.some(isInOtherKind))
  // Who writes them anew anyway writes none of them shorter than the others.
  const isOther = (each: DateRange | null) =>
    each?.written.some(
      (month) =>
        isInOtherKind(month) ||
        (isMixed && !isForFigures && isLong.test(month) && write === asShort),
    ) ?? false
  // Between the months stands what stands between those that stay.
  const between = ranges.find((each) => each !== null && !isOther(each))?.between ?? ' – '
  return ranges.map((found) => {
    if (!found || !isOther(found)) return null
    const { from, to, openEnd } = found
    return `${write(from)}${between}${to === 'present' ? openEnd : write(to)}`
  })
}

interface DateRange {
  readonly from: CvMonth
  readonly to: CvMonth | 'present'
  /** The role's own word for its open end. */
  readonly openEnd: string
  /** What parts its months, with the blanks around it. */
  readonly between: string
  /** Its months as they stand. */
  readonly written: readonly string[]
}

function readRange({ dates, from, to }: CvRole): DateRange | null {
  const [, first = '', between = '', second = ''] = range.exec(dates?.text.trim() ?? '') ?? []
  if (first === '' || !from?.month || !to || (to !== 'present' && !to.month)) return null
  return {
    from,
    to,
    openEnd: second,
    between,
    written: to === 'present' ? [first] : [first, second],
  }
}

function isInFigures(month: string): boolean {
  return /^\d/.test(month)
}

/** May is as long as it is short. */
const isShort = new RegExp(`^(?!May)(?:${shortMonth}|Sept)\\b`, 'i')

const isLong = new RegExp(`^(?!May)(?:${longMonth})\\b`, 'i')

function asFigures({ year, month = 1 }: CvMonth): string {
  return `${String(month).padStart(2, '0')}/${year}`
}

function asLong({ year, month = 1 }: CvMonth): string {
  return `${months[month - 1]} ${year}`
}

function asShort({ year, month = 1 }: CvMonth): string {
  return `${months[month - 1]?.slice(0, 3)} ${year}`
}
