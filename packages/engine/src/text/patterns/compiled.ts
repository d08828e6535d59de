const mostKept = 500
let kept = new Map<string, RegExp>()

/**
 * A pattern from its source, compiled when it is first asked for: requirements carry sources with them, and postings ask for the
 * same things again and again.
 */
export function compiled(source: string, flags: string): RegExp {
  const key = `${flags}/${source}`
  const known = kept.get(key)
  if (known) return known
  const pattern = new RegExp(source, flags)
  if (kept.size >= mostKept) kept = new Map()
  kept.set(key, pattern)
  return pattern
}
