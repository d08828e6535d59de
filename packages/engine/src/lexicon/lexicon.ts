import { tokenize } from '../text/tokenize.ts'
import { isEverydayWord, isPlainForm } from '../words/everyday-words.ts'
import { learnWordWeights } from '../words/word-weight.ts'
import type { LexiconEntry, LexiconForm, LexiconTitle } from './lexicon-entry.ts'
import { parseSkills, parseTitles } from './parse-lexicon.ts'
import { PhraseIndex } from './phrase-index.ts'

/** A way of writing together with what it stands for. */
export interface Naming<Named> {
  readonly named: Named
  readonly form: LexiconForm
}

/** The word data, ready to be found in texts. */
export interface Lexicon {
  readonly entries: ReadonlyMap<string, LexiconEntry>
  readonly titles: readonly LexiconTitle[]
  readonly skillIndex: PhraseIndex<Naming<LexiconEntry>>
  readonly titleIndex: PhraseIndex<Naming<LexiconTitle>>
  /** Everything that having a skill proves, the skill itself left out, by name. */
  readonly proves: ReadonlyMap<string, ReadonlySet<string>>
  /** What stands near a skill, from either side, by name. */
  readonly neighbours: ReadonlyMap<string, readonly string[]>
  /** How much each skill tells of its field, from 0 to 1, by name: "wound care" much, "customer service" little. */
  readonly telling: ReadonlyMap<string, number>
  /** Whether a word is one of everyday language, whatever the profession. */
  isEveryday(word: string): boolean
}

/** A field's word data as its files hold it. */
export interface FieldSource {
  readonly field: string
  readonly skills: string
  readonly titles: string
}

/** Builds the lexicon from its sources; a skill named in two fields keeps to the first. */
export function buildLexicon(sources: readonly FieldSource[]): Lexicon {
  const entries = new Map<string, LexiconEntry>()
  const skillIndex = new PhraseIndex<Naming<LexiconEntry>>()
  const titleIndex = new PhraseIndex<Naming<LexiconTitle>>()
  for (const source of sources) {
    for (const entry of parseSkills(source.field, source.skills)) {
      if (!entries.has(entry.name)) entries.set(entry.name, entry)
    }
  }
  for (const entry of entries.values()) {
    for (const form of entry.forms)
      if (!isVague(form)) skillIndex.add(form.written, { named: entry, form: careful(form) })
  }
  const titles = sources.flatMap((source) => parseTitles(source.field, source.titles))
  for (const title of titles) {
    for (const form of title.forms)
      titleIndex.add(form.written, { named: title, form: careful(form) })
  }
  return {
    entries,
    titles,
    skillIndex,
    titleIndex,
    proves: closeImplications(entries),
    neighbours: findNeighbours(entries),
    telling: rateTelling(entries, titles),
    isEveryday: isEverydayWord,
  }
}

/** A single everyday word ("completion") names no skill by itself, whatever trade uses it. */
function isVague(form: LexiconForm): boolean {
  const isOneWord = /^\p{L}+$/u.test(form.written)
  return (
    isOneWord &&
    !form.isCaseSensitive &&
    !form.isFieldOnly &&
    !/^\p{Lu}+$/u.test(form.written) &&
    isPlainForm(form.written)
  )
}

/** An acronym that spells an everyday word ("MOST", "IT") counts only in capitals. */
function careful(form: LexiconForm): LexiconForm {
  const isAcronym = /^\p{Lu}+$/u.test(form.written)
  return isAcronym && isEverydayWord(form.written) ? { ...form, isCaseSensitive: true } : form
}

function rateTelling(
  entries: ReadonlyMap<string, LexiconEntry>,
  titles: readonly LexiconTitle[],
): ReadonlyMap<string, number> {
  const words = learnWordWeights({ entries, titles })
  return new Map(
    [...entries.values()].map(({ name }) => {
      const weights = tokenize(name).map(({ root }) => words.weigh(root))
      return [name, weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length)]
    }),
  )
}

function closeImplications(
  entries: ReadonlyMap<string, LexiconEntry>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const closed = new Map<string, ReadonlySet<string>>()
  for (const name of entries.keys()) closed.set(name, reachable(entries, name))
  return closed
}

function reachable(entries: ReadonlyMap<string, LexiconEntry>, from: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...(entries.get(from)?.implies ?? [])]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name) || name === from) continue
    seen.add(name)
    open.push(...(entries.get(name)?.implies ?? []))
  }
  return seen
}

function findNeighbours(
  entries: ReadonlyMap<string, LexiconEntry>,
): ReadonlyMap<string, readonly string[]> {
  const near = new Map<string, string[]>()
  const link = (from: string, to: string) => {
    const known = near.get(from)
    if (!known) near.set(from, [to])
    else if (!known.includes(to)) known.push(to)
  }
  for (const entry of entries.values()) {
    for (const other of entry.related) {
      link(entry.name, other)
      link(other, entry.name)
    }
  }
  return near
}
