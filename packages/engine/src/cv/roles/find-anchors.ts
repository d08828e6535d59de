import { duration } from '../dates/duration.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import { hinted, likely, sure, titleWeight } from '../words/weigh-words.ts'
import { datesApart, isUnderName } from './lines-apart.ts'
import { isToldPost } from './read-told-head.ts'
import type { RoleLine } from './role-lines.ts'

/** The lines whose dates belong to the head of a role. */
export function findAnchors(lines: readonly RoleLine[]): number[] {
  const isAnchor = (line: RoleLine) =>
    line.dates.length > 0 && line.headish && isDateBeside(line) && !isAside(line)
  const ranges = indexesOf(
    lines,
    (line) => line.dates.some(({ from }) => from !== null) && isAnchor(line),
  )
  const opensWithDate = (line: RoleLine) => line.dates[0]?.start === line.line.start
  const isDateFirst =
    ranges.length > 0 && ranges.every((at) => lines[at] && opensWithDate(lines[at]))
  const singles = indexesOf(
    lines,
    (line, at) =>
      !line.dates.some(({ from }) => from !== null) &&
      isAnchor(line) &&
      (line.title >= likely ||
        line.company >= sure ||
        (isDateFirst && opensWithDate(line) && line.rest.length > 4) ||
        isUnderName(lines, at) ||
        isUnderSuch(lines, at) ||
        isOverPost(lines, at) ||
        (isOnlyDate(line) && isBesidePost(lines, at))),
  )
  if (ranges.length + singles.length > 0) return [...ranges, ...singles].sort((a, b) => a - b)
  const isEntry = (own: RoleLine) =>
    (own.line.text.length < 120 && own.title + own.company >= likely) || isToldPost(own.line.text)
  const listed = (own: RoleLine) =>
    own.line.bullet && own.dates.some(({ from }) => from !== null) && isEntry(own)
  const [first] = lines.filter(listed)
  // "* Casino Hill -- Trainee croupier -- 2019", where other such lines of the list have ranges.
  const isYear = (own: RoleLine) =>
    own.line.bullet &&
    own.line.indent === first?.line.indent &&
    own.dates.length > 0 &&
    own.title >= likely &&
    isDateBeside(own)
  return indexesOf(lines, (own) => listed(own) || isYear(own))
}

/** A title over it or under it; or an employer, and the title beyond, set off from the other roles. */
function isBesidePost(lines: readonly RoleLine[], at: number): boolean {
  const [over, above, below, under] = [lines[at - 2], lines[at - 1], lines[at + 1], lines[at + 2]]
  if (Math.max(above?.title ?? 0, below?.title ?? 0) >= hinted) return true
  const isEmployed = (firm: RoleLine | undefined, post: RoleLine | undefined) =>
    (firm?.company ?? 0) >= sure && (post?.title ?? 0) >= likely
  const opens = at === 0 || (lines[at]?.line.gap ?? 0) > 0
  return (
    (opens && isEmployed(below, under)) || ((over?.line.gap ?? 0) > 0 && isEmployed(above, over))
  )
}

/** "Hill Council", blanks and "3 months, 2021" right over a title: an entry of its own, whatever the firm is called. */
function isOverPost(lines: readonly RoleLine[], at: number): boolean {
  const [own, below] = [lines[at], lines[at + 1]]
  if (!own || !below || below.line.gap > 0 || below.dates.length > 0 || below.line.bullet)
    return false
  const opens = at === 0 || own.line.gap > 0
  return opens && own.title < hinted && below.title >= likely && datesApart.test(own.line.text)
}

/** "Bar Staff, The Plough, 2019" among lines that say as much in the same order, one below the other. */
function isUnderSuch(lines: readonly RoleLine[], at: number): boolean {
  const own = lines[at]
  const words = own?.line.text ?? ''
  if (titleWeight(words.slice(0, words.indexOf(','))) < likely) return false
  const isSuch = (line: RoleLine | undefined) =>
    line !== undefined && !line.line.bullet && line.headish && oneLiner.test(line.line.text)
  const beside = [lines[at - 1], lines[at + 1]]
  return isSuch(own) && beside.some((line) => isSuch(line) && namesPost(line))
}

function namesPost(line: RoleLine | undefined): boolean {
  return line !== undefined && (line.title >= likely || line.company >= sure)
}

/** "Fruit Picker, Hill Farm, 2018". */
const oneLiner = /^\p{Lu}[^,.;:]{2,40}, \p{Lu}[^,.;:]{2,40}, [^,.;:]{0,12}(?:19|20)\d\d\)?\.?$/u

/** "(seconded to Hill Council, Jan – Dec 2023)" tells of the role above. */
function isAside(own: RoleLine): boolean {
  const { text } = own.line
  return text.startsWith('(') && text.endsWith(')') && !isOnlyDate(own)
}

/** A date counts where it stands at an end of the line or between separators, not within a sentence. */
function isDateBeside(own: RoleLine): boolean {
  const { line, dates } = own
  const first = dates[0]
  if (!first) return false
  const before = line.text.slice(0, first.start - line.start)
  const after = line.text.slice(first.end - line.start)
  const isAtEdge = /^\W*$/.test(before) || /^[\W]*$/.test(after)
  const isParted =
    /[|,;:([–—-]\s*$|\s{2,}$|\t$/.test(before) || /^\s*[|,;:)\]–—-]|^\s{2,}|^\t/.test(after)
  const isRange = first.from !== null
  const isListed = isRange && /[,.]\s*$/.test(before) && /^\.(?:\s|$)/.test(after)
  if (isAtEdge || isParted || isListed) return true
  return isRange && (own.title + own.company >= likely || tellsTerms(after))
}

/** Nothing beside its dates. */
export function isOnlyDate({ rest, dates }: RoleLine): boolean {
  const words = rest.replace(/^[\W_]+|[\W_]+$/g, '')
  return dates.length > 0 && (words.length <= 4 || duration.test(words))
}

function indexesOf(
  lines: readonly RoleLine[],
  fits: (line: RoleLine, at: number) => boolean,
): number[] {
  const indexes: number[] = []
  for (const [at, line] of lines.entries()) if (fits(line, at)) indexes.push(at)
  return indexes
}
