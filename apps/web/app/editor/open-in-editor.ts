import type { CvDocument, CvPatch, LineNote } from '@rolefit/contract'
import { onDevice } from '../session/on-device.ts'

/** A regenerated CV on its way from an analysis to the editor. */
export interface CarriedCv {
  readonly cv: CvDocument
  readonly patches: readonly CvPatch[]
  readonly notes: readonly LineNote[]
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
  onDevice('sessionStorage', (storage) => {
    storage.setItem(carriedKey, JSON.stringify(carried))
    // Without storage the editor regenerates the CV of the analysis itself.
    query.set('carried', '1')
  })
  return `/cv-editor?${query}`
}

/** The CV that was laid ready in this tab, if any. It stays until another one takes its place. */
export function readCarriedCv(): CarriedCv | null {
  const kept = onDevice('sessionStorage', (storage) => {
    const text = storage.getItem(carriedKey)
    return text === null ? null : provenCarriedCv(JSON.parse(text))
  })
  return kept ?? null
}

/** Only `openInEditor` writes under this key, in this very tab. */
function provenCarriedCv(value: unknown): CarriedCv {
  return value as CarriedCv
}
