import type { Cv } from '../cv/cv.ts'
import { type CvDocument, toDocument } from './cv-document.ts'
import { rewordBullet } from './reword-bullet.ts'
import { hasEnded } from './write-snippet.ts'

/** One change to a CV document, to be accepted or left: where, what it was, what it becomes, and why. */
export interface Patch {
  /** Like "experience.0.bullets.2". */
  readonly path: string
  readonly before: string
  readonly after: string
  readonly because: string
}

/** A CV with the changes proposed for it; the document is the CV as it stands, unchanged. */
export interface Regenerated {
  readonly document: CvDocument
  readonly patches: readonly Patch[]
}

/** Proposes to say better what a CV says, line by line. Whatever needs no change stays byte for byte. */
export function regenerate(cv: Cv): Regenerated {
  const patches = cv.experience.flatMap((role, roleIndex) =>
    role.bullets.flatMap((bullet, index) => {
      const after = rewordBullet(bullet.text, { isPast: hasEnded(role) })
      if (after === bullet.text) return []
      return [
        {
          path: `experience.${roleIndex}.bullets.${index}`,
          before: bullet.text,
          after,
          because: 'Opens with what you did, in the tense of the role.',
        },
      ]
    }),
  )
  return { document: toDocument(cv), patches }
}

/** Applies patches to a document; one whose text has changed meanwhile is left alone. */
export function applyPatches(document: CvDocument, patches: readonly Patch[]): CvDocument {
  const byPath = new Map(patches.map((patch) => [patch.path, patch]))
  return {
    ...document,
    experience: document.experience.map((role, roleIndex) => ({
      ...role,
      bullets: role.bullets.map((bullet, index) => {
        const patch = byPath.get(`experience.${roleIndex}.bullets.${index}`)
        return patch && patch.before === bullet ? patch.after : bullet
      }),
    })),
  }
}
