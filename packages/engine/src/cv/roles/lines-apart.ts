import { hinted, likely, sure, titleWeight } from '../words/weigh-words.ts'
import type { RoleLine } from './role-lines.ts'
import { endsInTitle } from './title-behind-employer.ts'

/** A line of capitals over a head that says everything itself is a label of several roles. */
export function isLabelAbove(above: RoleLine, anchor: RoleLine | undefined): boolean {
  if (!anchor) return false
  if (isBreak(above)) return true
  if (employsNobody(above) && opensWithPost.test(anchor.rest) && isPostOf(anchor)) return true
  if (kindOfWork.test(above.line.text) && anchor.rest.includes(',')) return true
  if (!namesBoth(anchor)) return false
  if (/\p{Ll}/u.test(above.line.text)) return opensPart(above)
  return above.title < hinted && above.company < hinted && above.place < sure
}

/** "ORCHESTRAL WORK". */
const kindOfWork = /^\p{Lu}[\p{Lu} &/-]+ (?:WORK|EXPERIENCE|ROLES|POSTS|POSITIONS|CONTRACTS)$/u

/** "Since leaving", "Chamber music": a few words, small behind the first, set off from what stands above. */
function opensPart({ line, dates, title, company }: RoleLine): boolean {
  const isSetOff = line.gap > 0 && dates.length === 0 && title < hinted && company < sure
  return isSetOff && line.text.length <= longestLabel && fewSmallWords.test(line.text)
}

const longestLabel = 30
const fewSmallWords = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,2}:?$/u

/** "MOT tester", "NPLQ exp", "W10/W11, M365": a further title, what ends small, or versions, are no employer's name. */
function employsNobody({ line, dates, title, company }: RoleLine): boolean {
  return (
    dates.length === 0 &&
    company < hinted &&
    (title >= likely || / \p{Ll}+$|\d\/\p{L}?\d/u.test(line.text))
  )
}

/** "Car mechanic, Autotek Harlow": whatever the firm is called, it needs no line above. */
function isPostOf({ rest }: RoleLine): boolean {
  return titleWeight(rest.slice(0, rest.indexOf(','))) >= 2.5
}

const opensWithPost = /^\p{Lu}[^,]*, \p{Lu}[^\s,]+ (?:& )?\p{Lu}/u

/** "Team of eight" below one of the titles that somebody held at an employer named above them all. */
export function isDutyBelow(lines: readonly RoleLine[], anchor: number, next: RoleLine): boolean {
  if (!endsSmall.test(next.line.text)) return false
  return lines
    .slice(Math.max(0, anchor - mostBetween), anchor)
    .some(({ dates, title, company }) => dates[0]?.from && title < hinted && company >= sure)
}

/** "Sites:" below the names says what is listed under it. */
export function isLabelBelow({ line, title, company }: RoleLine): boolean {
  return /^\p{L}[^:]{1,50}:$/u.test(line.text) && title < likely && company < likely
}

/** "Grants policy" over a title tells of the role above. */
export function isDutyAbove(above: RoleLine, anchor: RoleLine | undefined): boolean {
  if (!anchor || anchor.title < likely || above.line.gap > 0) return false
  return above.title + above.company < hinted && endsSmall.test(above.line.text)
}

const endsSmall = /^\p{Lu}\p{Ll}+(?: of)? \p{Ll}+$/u
const mostBetween = 12

/** "Internship in design" over "gallery in Hill", a tab and "2023". */
export function isUnderName(lines: readonly RoleLine[], at: number): boolean {
  const [above, own] = [lines[at - 1], lines[at]]
  if (!above || !own || above.line.gap === 0 || above.dates.length > 0 || own.line.gap > 0)
    return false
  return above.title >= hinted && above.headish && datesApart.test(own.line.text)
}

/** Title and company on one line; "School Nurse" alone is a title. */
export function namesBoth({ rest, title, company }: RoleLine): boolean {
  const words = rest.replace(/\W+$/, '')
  const isParted = /[,|\t]| {2}| [-–—/] /.test(withoutBrackets(words))
  const isJoined = / (?:at|@|bei|chez) /.test(words)
  if (title < hinted || isJoined) return title >= hinted
  const isFirm = isParted ? company >= hinted : company >= sure && !isBareTitle(words)
  return isFirm || endsInTitle(words)
}

/** "Warehouse Operative (agency, later permanent)" names nobody in its brackets. */
function withoutBrackets(words: string): string {
  return words.includes('(') ? words.replace(/ ?\([^()]*\)?/g, '') : words
}

/** "Security Guard", though many a firm has "Security" in its name. */
export function isBareTitle(words: string): boolean {
  const pieces = words.split(' ')
  return pieces.length <= 3 && titleWeight(pieces.at(-1) ?? '') >= likely
}

/** "Career break Jan – Jun 2019". */
export function isBreak(own: RoleLine | undefined): boolean {
  return own !== undefined && own.dates.length > 0 && timeOff.test(own.rest)
}

/** Below a name without dates, "Parental leave" may be what a page set there as the employer. */
export function isBreakAt(lines: readonly RoleLine[], at: number): boolean {
  const [above, own] = [lines[at - 1], lines[at]]
  const isOpening = !above || above.line.bullet || above.dates.length > 0
  return isBreak(own) && (isOpening || (own?.line.gap ?? 0) > 0)
}

/** What a time without work was for, where an entry among the roles opens with it. */
export const timeOff = new RegExp(
  String.raw`^(?:${[
    '(?:career|family|employment) (?:break|gap)',
    'break (?:to|from)',
    '(?:maternity|paternity|parental|adoption|study|sick|compassionate) leave(?! (?:cover|substitut|replac))',
    'gap year|sabbatical|unemployed|out of work|made redundant|furloughed',
    '(?:(?:took|taking|had) )?(?:(?:a|one|two|some) )?(?:year|months|time) (?:off|out)(?! of)',
    'left (?:work |my job )?to (?:look|care|raise|travel|have)',
    'at home with|(?:caring|cared|looked|looking) (?:for|after) my',
    'full[- ]time (?:mum|mother|dad|father|parent|carer (?:for|to) (?:my|our))',
    'raising (?:my|our|a family|two|three)',
    'backpack(?:ing|ed)|travell?(?:ed|ing) (?:in|around|round|through)|illness',
  ].join('|')})\b`,
  'i',
)

/** Behind a tab or blanks, at the right of the page. */
export const datesApart = /\S(?:\t| {2,})[^\t]{0,20}\b(?:19|20)\d\d\b[^\t]{0,20}$/
