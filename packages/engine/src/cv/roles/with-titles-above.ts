import type { CvRole, CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'
import { hinted, titleWeight } from '../words/weigh-words.ts'

const longestTitle = 90

/** "Java Developer - Hill Systems" above a form of roles names the title of the role at that employer, where it has none. */
export function withTitlesAbove(
  text: string,
  roles: readonly CvRole[],
  lines: readonly CvLine[],
): CvRole[] {
  const first = roles[0]?.span.start ?? 0
  const above = lines.filter((line) => line.end <= first && / [-–—] /.test(line.text))
  if (above.length === 0) return [...roles]
  const named = new Set<string>()
  return roles.map((role) => {
    const employer = foldedPhrase(role.company?.text ?? '')
    if (role.title || employer === '' || named.has(employer)) return role
    named.add(employer)
    const title = titleBefore(text, above, employer)
    return title ? { ...role, title } : role
  })
}

function titleBefore(text: string, lines: readonly CvLine[], employer: string): CvText | null {
  for (const line of lines) {
    const at = line.text.lastIndexOf(' - ')
    if (at < 0 || at > longestTitle) continue
    const isSame = foldedPhrase(line.text.slice(at + 3)) === employer
    if (isSame && titleWeight(line.text.slice(0, at)) >= hinted)
      return cvText(text, line.start, line.start + at)
  }
  return null
}
