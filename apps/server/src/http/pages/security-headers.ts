/** What protects a response that is data: it is what it says, and no other site may embed it. */
export const dataHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
]

/** What protects anything that a browser could show as a page. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ...dataHeaders,
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
  ['x-frame-options', 'DENY'],
]

/** A year, once a browser has come by https. */
export const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const

/** What a page may load: our own files, and only those inline scripts that carry its nonce. */
export function contentSecurityPolicy(nonce: string, frames: string | undefined): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions that the interface computes (menus, meters) are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${frames ?? "'none'"}`,
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Without JavaScript, the form that buys credits is answered by the way to the payment page.
    "form-action 'self' https://checkout.stripe.com",
  ].join('; ')
}

/** For everything that is not a page: it may load nothing at all. */
export const lockedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For our built files: a worker is held to what its own file says, and may load our own code and no more. */
export const workerPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
