import {
  type LexiconEntry,
  type LexiconForm,
  type LexiconTitle,
  type SkillKind,
  skillKinds,
} from './lexicon-entry.ts'
import { unfoldForms } from './unfold-forms.ts'

/**
 * Reads a field's skills, one a line: `kind: name, alias, alias > implied, implied ~ related`. All but
 * the name may be missing. A line `kind:` says what follows is, up to the next such line or remark;
 * what nothing is said of is a skill.
 */
export function parseSkills(field: string, source: string): LexiconEntry[] {
  const entries: LexiconEntry[] = []
  let kind: SkillKind = 'skill'
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (line.startsWith('#')) kind = 'skill'
    else if (line.endsWith(':')) kind = readKind(line.slice(0, -1))
    else if (line !== '') entries.push(parseSkill(field, line, kind))
  }
  return entries
}

/** Reads a field's job titles, one a line: `title, alias, alias > family`. */
export function parseTitles(field: string, source: string): LexiconTitle[] {
  return dataLines(source).map((line) => {
    const [named, family] = partAt(line, ' > ')
    const { name, forms } = parseForms(named)
    return { name, family: family || name, field, forms }
  })
}

function parseSkill(field: string, line: string, kindOfGroup: SkillKind): LexiconEntry {
  const [rest, related] = partAt(line, ' ~ ')
  const [named, implies] = partAt(rest, ' > ')
  const [own, list] = partAt(named, ': ')
  const kind = list === '' ? kindOfGroup : readKind(own)
  const forms = parseForms(list === '' ? named : list)
  return { ...forms, kind, field, implies: listed(implies), related: listed(related) }
}

function dataLines(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function partAt(line: string, mark: string): readonly [before: string, after: string] {
  const at = line.indexOf(mark)
  return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + mark.length)]
}

function readKind(written: string): SkillKind {
  const kind = skillKinds.find((each) => each === written)
  if (!kind) throw new Error(`The word data names an unknown kind: ${written}`)
  return kind
}

function listed(names: string): string[] {
  return names === '' ? [] : names.split(',').map((name) => name.trim())
}

function parseForms(list: string): { readonly name: string; readonly forms: LexiconForm[] } {
  const forms = unfoldForms(list).map(parseForm)
  return { name: forms[0]?.written ?? '', forms }
}

/**
 * A form that begins with "=" counts in these letters only, one that ends with "^" in no other ending,
 * with "@" where its field or a neighbour is spoken of, and with "@@" where its field is.
 */
function parseForm(form: string): LexiconForm {
  const isCaseSensitive = form.startsWith('=')
  const fields = endOf(form, '@')
  const bare = form.slice(isCaseSensitive ? 1 : 0, form.length - fields)
  const isExact = bare.endsWith('^')
  const written = isExact ? bare.slice(0, -1) : bare
  return {
    written,
    isCaseSensitive,
    isFieldOnly: fields > 0,
    isOwnFieldOnly: fields > 1,
    isExact,
  }
}

/** How often a sign stands at the end. */
function endOf(form: string, sign: string): number {
  let count = 0
  while (form.at(-1 - count) === sign) count += 1
  return count
}
