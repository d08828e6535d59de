import { singular, wordRoot } from '../../text/forms/word-forms.ts'
import { tokenize } from '../../text/tokenize.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import type { FieldSource } from '../lexicon.ts'
import { isLikeItsVerb, verbRootOf } from '../verbs/action-nouns.ts'
import { unfoldForms } from './unfold-forms.ts'

/**
 * Writes a skill's ways of several words in small letters and each of their words as it comes most often:
 * "Medicare plans, selling Medicare" as "medicare plan, sales medicare". They are found by the roots of
 * their words, so the same is found, and fewer different words travel. An acronym goes in small letters, as it is
 * found in any. Names stay, and so does what is found by its letters: other single words, what is marked to
 * count in some places only, and titles, of which the last word's ending tells.
 */
export function plainForms(sources: readonly FieldSource[]): FieldSource[] {
  const words = countWords(sources)
  return sources.map((source) => ({ ...source, skills: plainLines(source.skills, words) }))
}

interface Words {
  /** The roots of ways of writing that are of several skills. */
  readonly shared: ReadonlySet<string>
  /** Of the words of a root, the one that comes most often. */
  readonly byRoot: ReadonlyMap<string, string>
  /** How often each singular is there: texts are parted into words by it, so none may be lost. */
  readonly bySingular: Map<string, number>
}

function countWords(sources: readonly FieldSource[]): Words {
  const counts = new Map<string, number>()
  for (const source of sources.flatMap(({ skills, titles }) => [skills, titles]))
    for (const line of source.split('\n').filter(isList))
      for (const [word] of partsOf(line).list.matchAll(plainWord)) count(counts, word, 1)
  const byRoot = new Map<string, string>()
  const bySingular = new Map<string, number>()
  for (const [word, times] of counts) {
    const root = wordRoot(word)
    if (times > (counts.get(byRoot.get(root) ?? '') ?? 0)) byRoot.set(root, word)
    count(bySingular, singular(word), times)
  }
  return { byRoot, bySingular, shared: readShared(sources.map(({ skills }) => skills)) }
}

function readShared(sources: readonly string[]): ReadonlySet<string> {
  const owners = new Map<string, string>()
  const shared = new Set<string>()
  for (const line of sources.flatMap((source) => source.split('\n')).filter(isList))
    for (const form of unfoldForms(partsOf(line).list)) {
      const roots = rootsOf(form)
      if ((owners.get(roots) ?? line) !== line) shared.add(roots)
      owners.set(roots, line)
    }
  return shared
}

/** "Health and safety" is also found without its "and". */
function rootsOf(form: string): string {
  const named = tokenize(form).filter(({ word }) => word !== 'and')
  return named.map(({ root }) => root).join(' ')
}

/** Between blanks, hyphens and the marks of words left out. */
const plainWord = /(?<![\w'’/&.+#])[a-z]+(?![\w'’/&.+#])/g

function count(counts: Map<string, number>, word: string, times: number): void {
  counts.set(word, (counts.get(word) ?? 0) + times)
}

function isList(line: string): boolean {
  return !/^(?:#|> |$)|:$/.test(line)
}

/** What kind of thing a line names, its ways of writing, and what they link to. */
function partsOf(line: string): { kind: string; list: string; links: string } {
  const [kind = ''] = /^[a-z]+: /.exec(line) ?? []
  const linksAt = line.search(/ [>~] /)
  const end = linksAt === -1 ? line.length : linksAt
  return { kind, list: line.slice(kind.length, end), links: line.slice(end) }
}

function plainLines(source: string, words: Words): string {
  return source
    .split('\n')
    .map((line) => (isList(line) ? plainLine(line, words) : line))
    .join('\n')
}

function plainLine(line: string, words: Words): string {
  const { kind, list, links } = partsOf(line)
  const forms = unfoldForms(list)
  const items = list.split(',')
  for (const [at, item] of items.entries()) {
    const form = forms[at] ?? ''
    if (at === 0 || !(isFoundByRoots(form) || isAcronym(form))) continue
    if (words.shared.has(rootsOf(form))) continue
    const plain = plainItem(item, words)
    if (plain === item) continue
    items[at] = plain
    // Those behind it may repeat its words.
    if (unfoldForms(items.join(',')).every((form, each) => isSame(form, forms[each] ?? '', words)))
      noteChange(item, plain, words)
    else items[at] = item
  }
  return kind + items.join(',') + links
}

function isFoundByRoots(form: string): boolean {
  return form.includes(' ') && !/[=@^]/.test(form)
}

/** "CGMA"; not "MOST", which would be found where a plain word is meant, nor "310S", found where "310" is. */
function isAcronym(form: string): boolean {
  if (!/^(?=.*[A-Z])[A-Z\d&/.+#-]+$/.test(form) || isEverydayWord(form)) return false
  const word = form.toLowerCase()
  return singular(word) === word && singular(`${word}s`) === word
}

function plainItem(item: string, { byRoot, bySingular }: Words): string {
  return item.toLowerCase().replace(plainWord, (word) => {
    const common = byRoot.get(wordRoot(word)) ?? word
    const base = singular(word)
    return base === singular(common) || (bySingular.get(base) ?? 0) > 1 ? common : word
  })
}

function noteChange(from: string, to: string, { bySingular }: Words): void {
  for (const [word] of from.matchAll(plainWord)) count(bySingular, singular(word), -1)
  for (const [word] of to.matchAll(plainWord)) count(bySingular, singular(word), 1)
}

function isSame(form: string, before: string, { shared }: Words): boolean {
  if (form === before || (isAcronym(before) && form === before.toLowerCase())) return true
  if (shared.has(rootsOf(before))) return false
  return isFoundByRoots(form) && isFoundByRoots(before) && readAs(form) === readAs(before)
}

/** All that a lexicon keeps of a way of several words; its last noun says what a verb does. */
function readAs(form: string): string {
  const tokens = tokenize(form)
  const noun = tokens.at(-1)?.base ?? ''
  const roots = tokens.map(({ root }) => root)
  return JSON.stringify([roots, verbRootOf(noun), isLikeItsVerb(noun), form.includes(' and ')])
}
