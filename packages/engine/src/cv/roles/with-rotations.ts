import { hinted } from '../words/weigh-words.ts'
import type { RoleBlock } from './role-blocks.ts'
import { liesWithin, linesOf, rangeOf } from './with-clients.ts'

/**
 * "Ward 9: 2015 – 2017" and "Ward 22: 2017 – 2019" right below "Staff Nurse, Hill Hospital, 2015 – 2021" are where the post
 * was held, one after the other, and no posts: they name no title and lie within its time.
 */
export function withRotations(blocks: readonly RoleBlock[]): readonly RoleBlock[] {
  const whole: RoleBlock[] = []
  for (const [at, block] of blocks.entries()) {
    const above = whole.at(-1)
    const post = blocks[at - 1]
    const isLone =
      above === post && !isPart(blocks[at + 1], above) && !namesStation(block) && !tellsSince(block)
    if (above && isPart(block, above) && !isLone)
      whole[whole.length - 1] = { ...above, body: [...above.body, ...linesOf(block)] }
    else whole.push(block)
  }
  return whole
}

function isPart(block: RoleBlock | undefined, post: RoleBlock | undefined): boolean {
  const [line, more] = block?.head ?? []
  if (!block || !post || !line || more || line.line.gap > 0) return false
  if (line.title >= hinted && !tellsSince(block)) return false
  if (post.body.some(({ bullet }) => bullet) || !post.head.some(({ title }) => title >= hinted))
    return false
  const [own, outer] = [rangeOf(block.head), rangeOf(post.head)]
  return Boolean(own?.from) && own !== null && outer !== null && liesWithin(own, outer)
}

function namesStation({ head }: RoleBlock): boolean {
  return head.some(({ rest }) => station.test(rest))
}

/** "Led the curriculum. Examiner since 2022." */
function tellsSince({ head }: RoleBlock): boolean {
  return head.some(({ line }) => /\p{Ll}[.;] .*\bsince\b/iu.test(line.text))
}

/** Where somebody is put for a time within a post. */
const station =
  /\b(?:wards?|units?|ICU|ITU|A&E|theatres|clinics?|dep(?:artmen)?t|rotation|seat|placement|depot|platoon|squadron|secondment)\b/i
