import type { CvRole } from '../cv.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'

const headed =
  /^(?:(?:my|key|main|major|core|specific) )?(?:duties|responsibilities|tasks|roles|achievements|job description)(?: (?:and|&) (?:duties|responsibilities|achievements|tasks))?(?: performed| undertaken| held)? (?:at|in|with|for|as(?: an?| the)?) (?=\p{L})/iu
const longestHeading = 90

/** Lines below a table of posts, by the place of the role they tell of: "Duties at Hill Aid" over what was done there. */
export function dutiesBelow(
  roles: readonly CvRole[],
  lines: readonly CvLine[],
): ReadonlyMap<number, readonly CvLine[]> {
  const parted = new Map<number, CvLine[]>()
  let at = roles.length - 1
  for (const line of lines) {
    const own = roleNamedBy(line, roles)
    if (own >= 0) at = own
    else parted.set(at, [...(parted.get(at) ?? []), line])
  }
  return parted
}

function roleNamedBy({ text, bullet }: CvLine, roles: readonly CvRole[]): number {
  const match = bullet || text.length > longestHeading ? null : headed.exec(text)
  if (!match) return -1
  const name = foldedPhrase(text.slice(match[0].length))
  return roles.findIndex(({ title, company }) =>
    [title, company].some((own) => own && foldedPhrase(own.text) === name),
  )
}
