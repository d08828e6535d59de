/** Rules that the form and the server share; no schema library, so that the browser stays light. */

/** Without the signs by which mail programs list, name and quote addresses: one of ours is one mailbox. */
export const emailPattern =
  /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+\.[^\s@,;:<>()[\]"\\\p{C}]+$/u
export const maxEmailLength = 254
export const maxNameLength = 80
export const yearOfBirthPattern = /^\d{4}$/
export const codePattern = /^\d{6}$/

export const existsDebounceMs = 300
export const verifyPollMs = 1_500
export const waitingTickMs = 1_000
export const linkLifetimeMinutes = 15
export const wrongCodesAllowed = 5

/** Set by the page as somebody logs out, for no script can take the session's own cookie away. */
export const leftCookie = 'rolefit_left'
/** Set by the page that waits for a mail: whose mail it is. */
export const pendingCookie = 'rolefit_pending'

export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text)
}

export function isYearOfBirth(text: string): boolean {
  return yearOfBirthPattern.test(text)
}

const anyOrigin = 'https://a.invalid'

/** Where to go after signing in: a path on this site, or the analysis screen. Never another site. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return '/analyze'
  const url = URL.canParse(next, anyOrigin) ? new URL(next, anyOrigin) : undefined
  // `/.//elsewhere` becomes `//elsewhere` once it is tidied, which names another site.
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return '/analyze'
  return `${url.pathname}${url.search}${url.hash}`
}
