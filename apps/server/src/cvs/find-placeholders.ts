import type { CvDocument } from '@rolefit/contract'

/** What a writer leaves open for the person to fill in. The editor marks the same. */
const placeholder = /\[[^[\]\n]{1,80}\]/g

/** The placeholders that still stand in a CV, each with the field it stands in. */
export function findPlaceholders(cv: CvDocument): { path: string; text: string }[] {
  // Groups name their skills once more.
  const groups = cv.skill_groups?.map(({ label }) => ({ label }))
  return [...fieldsOf({ ...cv, skill_groups: groups }, '')].flatMap(({ path, value }) =>
    [...value.matchAll(placeholder)].map(([text]) => ({ path, text })),
  )
}

/** Every text in a CV, each with where it stands. */
export function* fieldsOf(
  value: unknown,
  path: string,
): Generator<{ path: string; value: string }> {
  if (typeof value === 'string') yield { path, value }
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield* fieldsOf(inner, path === '' ? name : `${path}.${name}`)
    }
  }
}
