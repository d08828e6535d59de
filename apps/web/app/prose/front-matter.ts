export interface Document {
  readonly fields: Readonly<Record<string, string>>
  readonly body: string
}

const opening = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/**
 * Parts a text into its front matter and its body. Every field named has to be there, filled in, and
 * nothing else; what is wrong is said with the file's name, because whoever reads it has to find it.
 */
export function readFrontMatter(file: string, source: string, names: readonly string[]): Document {
  const [head, lines] = opening.exec(source) ?? []
  if (head === undefined || lines === undefined) {
    throw new Error(`${file} does not begin with its front matter between two lines of ---`)
  }
  const fields = Object.fromEntries(lines.split(/\r?\n/).map((line) => readField(file, line)))
  const missing = names.filter((name) => !fields[name])
  const unknown = Object.keys(fields).filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`${file} has unknown fields: ${unknown.join(', ')}`)
  return { fields, body: source.slice(head.length) }
}

function readField(file: string, line: string): [string, string] {
  const at = line.indexOf(':')
  if (at < 1) throw new Error(`${file}: "${line}" is not "name: value"`)
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}

/** The field as a date of the calendar, `2026-11-21`. */
export function readDate(file: string, value: string | undefined): string {
  const date = new Date(`${value}T00:00:00Z`)
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
  if (!value || !isDate) throw new Error(`${file}: "${value}" is not a date like 2026-11-21`)
  return value
}
