/** Cookies as they come in and go out: read one, or write one with the flags all of ours carry. */

export interface CookieToSet {
  readonly name: string
  readonly value: string
  readonly maxAgeSeconds: number
  readonly secure: boolean
}

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined
  }
  return undefined
}

/** Never readable by scripts, never sent along by another site's request. */
export function writeCookie({ name, value, maxAgeSeconds, secure }: CookieToSet): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`
  return `${name}=${value}; ${flags}${secure ? '; Secure' : ''}`
}
