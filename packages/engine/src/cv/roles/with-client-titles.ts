import type { CvRole } from '../cv.ts'

/**
 * "Client: Hill Foods (2021 – now)" below "SAP consultant, Dale Consulting, since 2014": whoever was sent there was sent
 * as that, where the client's own lines name no title and fall into its time.
 */
export function withClientTitles(text: string, roles: readonly CvRole[]): readonly CvRole[] {
  if (!roles.some((role) => isUntitledClient(text, role))) return roles
  let post: CvRole | null = null
  return roles.map((role) => {
    if (!isUntitledClient(text, role)) {
      post = role
      return role
    }
    return post?.title && liesWithin(role, post) ? { ...role, title: post.title } : role
  })
}

function isUntitledClient(text: string, { title, company, span }: CvRole): boolean {
  if (title || !company) return false
  return label.test(text.slice(span.start, span.start + longestLabel))
}

const longestLabel = 24
const label = /^(?:end[- ])?(?:client|customer|kunde)(?: name)?[ \t]*[:–-]/i

function liesWithin(inner: CvRole, outer: CvRole): boolean {
  if (!inner.from || !outer.from || inner.from.year < outer.from.year) return false
  if (outer.to === 'present') return true
  return inner.to !== 'present' && (inner.to?.year ?? 0) <= (outer.to?.year ?? 0)
}
