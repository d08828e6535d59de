import type { CvDocument, CvPatch } from '@rolefit/contract'

/** A regenerated CV on its way from an analysis to the editor. */
export interface CarriedCv {
  readonly cv: CvDocument
  readonly patches: readonly CvPatch[]
  readonly analysis_id: string | null
  /** What the CV will be called, such as the title of the posting. */
  readonly name: string
}

const carriedKey = 'rolefit:carried-cv'

/**
 * Lays a regenerated CV ready for the editor and answers the address to go to.
 * @public
 */
export function openInEditor(carried: CarriedCv): string {
  const query = new URLSearchParams()
  if (carried.analysis_id) query.set('analysis', carried.analysis_id)
  try {
    window.sessionStorage.setItem(carriedKey, JSON.stringify(carried))
    query.set('carried', '1')
  } catch {
    // Without storage the editor regenerates the CV of the analysis itself.
  }
  return `/cv-editor?${query}`
}

/** The CV that was laid ready in this tab, if any. It stays until another one takes its place. */
export function readCarriedCv(): CarriedCv | null {
  try {
    const text = window.sessionStorage.getItem(carriedKey)
    return text === null ? null : provenCarriedCv(JSON.parse(text))
  } catch {
    return null
  }
}

/** Only `openInEditor` writes under this key, in this very tab. */
function provenCarriedCv(value: unknown): CarriedCv {
  return value as CarriedCv
}
