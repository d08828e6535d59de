import { duration } from '../dates/duration.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { likely, sure } from '../words/weigh-words.ts'
import type { RoleBlock } from './role-blocks.ts'
import type { RoleLine } from './role-lines.ts'

/** Roles of a section, or part of one, without any dates. */
export function undatedBlocks(lines: readonly RoleLine[]): RoleBlock[] {
  const blocks: { head: RoleLine[]; body: CvLine[] }[] = []
  let before: RoleLine | undefined
  const parted = lines.filter(({ line, headish }) => headish && !line.bullet && isParted(line))
  const areAllParted = parted.length > 1 && parted.some(isNamed)
  for (const line of lines) {
    const block = blocks.at(-1)
    if (areAllParted && isParted(line.line) && !line.line.bullet) {
      blocks.push({ head: [line], body: [] })
      before = line
      continue
    }
    const isUnder = block !== undefined && block.body.length === 0 && block.head.length < 3
    const isFirst = !before || line.line.gap > 0 || !before.headish
    if (isNamed(line) && (isFirst || isAlike(before, line))) blocks.push({ head: [line], body: [] })
    else if (isUnder && isNamed(line)) block.head.push(line)
    else block?.body.push(line.line)
    before = line
  }
  return blocks
}

/** "Bridal shop Hill — alterations": where several lines part two names so, each is a role. */
function isParted({ text }: CvLine): boolean {
  return /^\p{Lu}[^.;:]{2,50} [—–] \p{L}[^.;:]{2,60}$/u.test(text)
}

/** "Head Chef, The Copper Pan" over "Sous Chef, Bistro Nell": each line is a role of its own. */
function isAlike(above: RoleLine | undefined, own: RoleLine): boolean {
  if (!above || above.line.bullet !== own.line.bullet) return false
  const areParted = [above, own].every(({ rest }) => /\S(?:, | [-–—|@] | at )\S/.test(rest))
  const areTitled = Math.min(above.title, own.title) >= 2.5
  const areEmployers =
    Math.min(above.company, own.company) >= 3 && Math.max(above.title, own.title) < 1.5
  return areParted && (areTitled || areEmployers || (saysHowLong(above) && saysHowLong(own)))
}

function isNamed(line: RoleLine): boolean {
  const isOpen = /[.;:]$/.test(line.line.text)
  return (
    !isOpen && line.headish && (line.title >= likely || line.company >= sure || saysHowLong(line))
  )
}

/** "Room 9, Hill Primary, seventeen years". */
function saysHowLong({ line }: RoleLine): boolean {
  const at = line.text.lastIndexOf(', ')
  return at > 0 && duration.test(line.text.slice(at + 2))
}
