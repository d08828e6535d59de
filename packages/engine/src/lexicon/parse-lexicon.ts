import {
  type LexiconEntry,
  type LexiconForm,
  type LexiconTitle,
  type SkillKind,
  skillKinds,
} from './lexicon-entry.ts'

/** Reads a field's skills, one a line: `name | aliases | kind | implies: a, b | related: c, d`. */
export function parseSkills(field: string, source: string): LexiconEntry[] {
  return dataLines(source).map((line) => parseSkill(field, line))
}

/** Reads a field's job titles, one a line: `title | aliases | family`. */
export function parseTitles(field: string, source: string): LexiconTitle[] {
  return dataLines(source).map((line) => {
    const [name = '', aliases = '', family = ''] = columns(line)
    return {
      name: bareName(name),
      family: family || bareName(name),
      field,
      forms: parseForms(name, aliases),
    }
  })
}

function parseSkill(field: string, line: string): LexiconEntry {
  const [name = '', aliases = '', kind = '', ...links] = columns(line)
  return {
    name: bareName(name),
    kind: parseKind(kind, line),
    field,
    implies: linkedNames(links, 'implies:'),
    related: linkedNames(links, 'related:'),
    forms: parseForms(name, aliases),
  }
}

function dataLines(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function columns(line: string): string[] {
  return line.split('|').map((column) => column.trim())
}

function parseKind(kind: string, line: string): SkillKind {
  const known = skillKinds.find((each) => each === kind)
  if (!known && kind !== '') throw new Error(`The word data names an unknown kind: ${line}`)
  return known ?? 'skill'
}

function linkedNames(links: readonly string[], label: string): string[] {
  const column = links.find((link) => link.startsWith(label))
  return column ? listed(column.slice(label.length)) : []
}

function listed(column: string): string[] {
  return column
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function parseForms(name: string, aliases: string): LexiconForm[] {
  return [name, ...listed(aliases)].map((written) => ({
    written: bareName(written),
    isCaseSensitive: written.startsWith('='),
    isFieldOnly: written.endsWith('@'),
  }))
}

function bareName(written: string): string {
  return written.slice(written.startsWith('=') ? 1 : 0, written.endsWith('@') ? -1 : undefined)
}
