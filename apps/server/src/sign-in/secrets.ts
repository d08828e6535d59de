import { createHmac, hash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits, fit for a link or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Six digits, every combination equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is stored of a secret. The secrets are random and long, so a plain hash cannot be reversed. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** A code is short: its hash is bound to the request, and only five tries are allowed. */
export function hashCode(code: string, requestId: string): string {
  return hashSecret(`${requestId}:${code}`)
}

/**
 * The session token that this sign-in request gives to this browser. It follows from the browser's
 * own secret, so a repeated call answers with the same session instead of making a second one.
 */
export function deriveSessionToken(browserSecret: string, requestId: string): string {
  return createHmac('sha256', browserSecret).update(`session:${requestId}`).digest('base64url')
}
