import type { CvDocument, LineNote } from '@rolefit/contract'

/**
 * Notes on the lines of a CV. What finds them no score needs: it is fetched when they are first asked for,
 * and where it cannot be, there is nothing.
 */
export async function noteLines(cv: CvDocument): Promise<readonly LineNote[] | null> {
  try {
    const { findNotes } = await import('./find-notes.ts')
    return findNotes(cv)
  } catch {
    return null
  }
}
