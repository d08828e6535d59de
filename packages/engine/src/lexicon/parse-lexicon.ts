import {
  type LexiconEntry,
  type LexiconForm,
  type LexiconTitle,
  type SkillKind,
  skillKinds,
} from './lexicon-entry.ts'
import { unfoldForms } from './tight/unfold-forms.ts'

/**
 * Reads a field's skills, one a line: `kind: name, alias, alias > implied, implied ~ related`. All but
 * the name may be missing. A line `kind > implied:` says it of those that follow and do not say it
 * themselves, up to the next such line or remark; what nothing is said of is a skill.
 */
export function parseSkills(field: string, source: string): LexiconEntry[] {
  const entries: LexiconEntry[] = []
  let group = ungrouped
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (line.startsWith('#')) group = ungrouped
    else if (line.endsWith(':')) group = readGroup(line.slice(0, -1))
    else if (line !== '') entries.push(parseSkill(field, line, group))
  }
  return entries
}

/**
 * Reads a field's job titles, one a line: `title, alias, alias > family`. A line `> family` says it of
 * those that follow, up to the next such line or remark.
 */
export function parseTitles(field: string, source: string): LexiconTitle[] {
  const titles: LexiconTitle[] = []
  let ofGroup = ''
  for (const line of source.split('\n').map((each) => each.trim())) {
    const [named, own] = partAt(line, ' > ')
    if (line.startsWith('#')) ofGroup = ''
    else if (line.startsWith('> ')) ofGroup = line.slice(2)
    else if (line !== '') {
      const { name, forms } = parseForms(named)
      titles.push({ name, family: own || ofGroup || name, field, forms })
    }
  }
  return titles
}

/** What is said of several lines at once. */
interface Group {
  readonly kind: SkillKind
  readonly implies: string
}

const ungrouped: Group = { kind: 'skill', implies: '' }

function readGroup(written: string): Group {
  const [kind, implies] = partAt(written, ' > ')
  return { kind: readKind(kind), implies }
}

function parseSkill(field: string, line: string, group: Group): LexiconEntry {
  const [rest, related] = partAt(line, ' ~ ')
  const [named, implies] = partAt(rest, ' > ')
  const [own, list] = partAt(named, ': ')
  const kind = list === '' ? group.kind : readKind(own)
  const forms = parseForms(list === '' ? named : list)
  const implied = implies || group.implies
  return { ...forms, kind, field, implies: listed(implied), related: listed(related) }
}

function partAt(line: string, mark: string): readonly [before: string, after: string] {
  const at = line.indexOf(mark)
  return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + mark.length)]
}

function readKind(written: string): SkillKind {
  const kind = skillKinds.find((each) => each === written)
  if (!kind) throw new Error(`Unknown kind: ${written}`)
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
