/** In small letters, each word without an "s" at its end: a "Contracts Manager" is a contract manager. */
export function withoutPlurals(written: string): string {
  return written.toLowerCase().replace(/s\b/g, '')
}
