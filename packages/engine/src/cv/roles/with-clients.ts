import type { FoundDates } from '../dates/find-dates.ts'
import { mainDates } from '../dates/main-dates.ts'
import { likely } from '../words/weigh-words.ts'
import type { RoleBlock } from './role-blocks.ts'

/** Whoever works for several at a time, in the words of a title or in the place of an employer. */
const ownWork = /\bfree-?lanc(?:e|er|ing)\b|\bself[- ]employed\b|\bsole trader\b|\bown business\b/i

/**
 * "Hill Festival – posters, 2022" below "Freelance designer, 2019 – present" is somebody it was done for, and no post: it
 * is told of the work on one's own, as long as it stands right below, in that time, without a title.
 */
export function withClients(blocks: readonly RoleBlock[]): readonly RoleBlock[] {
  if (!blocks.some(isOwnWork)) return blocks
  const whole: RoleBlock[] = []
  for (const block of blocks) {
    const above = whole.at(-1)
    if (above && isOwnWork(above) && isClient(block, above))
      whole[whole.length - 1] = { ...above, body: [...above.body, ...linesOf(block)] }
    else whole.push(block)
  }
  return whole
}

function isOwnWork({ head }: RoleBlock): boolean {
  return head.some(({ line }) => ownWork.test(line.text)) && Boolean(rangeOf(head)?.from)
}

function isClient({ head, body }: RoleBlock, above: RoleBlock): boolean {
  const [first] = head
  const isApart = !first || first.line.gap > 0 || head.some(({ line }) => ownWork.test(line.text))
  if (isApart || head.some(({ title }) => title >= likely) || body.some(({ bullet }) => bullet))
    return false
  const [own, outer] = [rangeOf(head), rangeOf(above.head)]
  return own !== null && outer !== null && liesWithin(own, outer)
}

export function rangeOf(head: RoleBlock['head']): FoundDates | null {
  return mainDates(head.flatMap(({ dates }) => dates))
}

export function liesWithin({ from, to }: FoundDates, outer: FoundDates): boolean {
  if (!outer.from) return false
  const start = from ?? (to === 'present' ? null : to)
  if (start === null || start.year < outer.from.year) return false
  return outer.to === 'present' || (to !== 'present' && to.year <= outer.to.year)
}

export function linesOf({ head, body }: RoleBlock) {
  return [...head.map(({ line }) => line), ...body]
}
