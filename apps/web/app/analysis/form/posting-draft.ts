import { onDevice } from '../../session/on-device.ts'

const draftKey = 'rolefit:posting-draft'

interface Draft {
  readonly text: string
  /** The result whose posting stood there before; empty where none did. */
  readonly besides: string
}

/** Keeps a posting in this tab until it is analysed: a reload, a look elsewhere or a sign-in loses none of it. */
export function keepPosting(draft: Draft): void {
  onDevice('sessionStorage', (storage) => storage.setItem(draftKey, JSON.stringify(draft)))
}

/**
 * What was typed beside this result. What was typed beside another one stays away from it, and where no
 * result is open, whatever was typed comes back.
 */
export function keptPosting(besides: string): string {
  const draft: unknown = onDevice('sessionStorage', (storage) =>
    JSON.parse(storage.getItem(draftKey) ?? 'null'),
  )
  return isDraft(draft) && (besides === '' || draft.besides === besides) ? draft.text : ''
}

export function forgetPosting(): void {
  onDevice('sessionStorage', (storage) => storage.removeItem(draftKey))
}

function isDraft(draft: unknown): draft is Draft {
  return (
    typeof draft === 'object' &&
    draft !== null &&
    'text' in draft &&
    typeof draft.text === 'string' &&
    'besides' in draft
  )
}
