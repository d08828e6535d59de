/** How the CV stands against what the account has of it. */
export type SaveState =
  | { readonly status: 'untouched' }
  /** `isKeptHere`: whether this device could keep it meanwhile. */
  | { readonly status: 'waiting'; readonly isKeptHere: boolean }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** Another window or device has saved a newer version. */
  | { readonly status: 'conflict' }
  /** `isPassing`: whether it is tried again by itself. */
  | { readonly status: 'failed'; readonly message: string; readonly isPassing: boolean }
  /** The session has ended; `isKeptHere` as above. */
  | { readonly status: 'signed_out'; readonly isKeptHere: boolean }

/** What the CV is kept as in the account. */
export interface KeptAs {
  readonly id: string
  readonly version: number
  /** A number stands behind it where another CV of the account has the name. */
  readonly name: string
}

/** Whether the account has everything that stands on the page. */
export function isAllSaved({ status }: SaveState): boolean {
  return status === 'untouched' || status === 'saved'
}
