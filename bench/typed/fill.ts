/** Puts values where a pattern names them: "{title}, {firm}". */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing to fill {${name}} with`)
    return value
  })
}

/** A pattern in one line, so that it can be told in a table. */
export function inOneLine(pattern: string): string {
  return pattern.replaceAll('\n', ' ⏎ ').replaceAll('\t', ' ⇥ ')
}
