/** How the CV stands against what the account has of it. */
export type SaveState =
  | { readonly status: 'untouched' }
  | { readonly status: 'waiting' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** Another window or device has saved a newer version. */
  | { readonly status: 'conflict' }
  | { readonly status: 'failed'; readonly message: string }

/** What the CV is kept as in the account. */
export interface KeptAs {
  readonly id: string
  readonly version: number
}
