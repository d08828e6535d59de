/** The fields of a form, a query or an address without the one character that Postgres cannot store. */
export function dropNulIn<T>(fields: Readonly<Record<string, T>>): Record<string, T | string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? dropNul(value) : value,
    ]),
  )
}

/** Parses JSON whose texts have no such character, however deep they lie. */
export function parseJsonWithoutNul(json: string): unknown {
  if (!json.includes('\\u0000')) return JSON.parse(json)
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? dropNul(value) : value,
  )
}

/** No keyboard has it, but a text copied out of a broken PDF may, and so may a request that means ill. */
function dropNul(text: string): string {
  return text.includes(nul) ? text.replaceAll(nul, '') : text
}

const nul = '\u0000'
