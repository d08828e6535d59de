import { type Token, tokenize } from '../text/tokenize.ts'
import { isEverydayWord, isPlainForm } from '../words/everyday-words.ts'
import { learnWordWeights, type WordWeights } from '../words/word-weight.ts'
import type { LexiconEntry, LexiconForm, LexiconTitle } from './lexicon-entry.ts'
import { parseSkills, parseTitles } from './parse-lexicon.ts'
import { PhraseIndex } from './phrases/phrase-index.ts'
import { learnTitleWords, type TitleWords } from './title-words.ts'
import { ActionVerbs } from './verbs/action-verbs.ts'

/** A way of writing together with what it stands for: one object, as most that a text names is looked at once. */
export interface Naming<Named> extends LexiconForm {
  readonly named: Named
}

/** A skill of the word data with what hangs together with it, so that nothing of that needs looking up. */
export interface Skill extends LexiconEntry {
  /** Its place among all skills, from 0. */
  readonly number: number
  /** Everything that having it proves, itself left out; nothing for most. */
  readonly proves: ReadonlySet<string> | null
  /** Whether another skill proves it. */
  readonly isProven: boolean
}

/** The word data, ready to be found in texts. */
export interface Lexicon {
  readonly entries: ReadonlyMap<string, Skill>
  readonly titles: readonly LexiconTitle[]
  readonly skillIndex: PhraseIndex<Naming<Skill>>
  readonly titleIndex: PhraseIndex<Naming<LexiconTitle>>
  /** What people did, by the nouns that the skills name it by. */
  readonly verbs: ActionVerbs
  /** Everything that having a skill proves, the skill itself left out, by name; nothing for most. */
  readonly proves: ReadonlyMap<string, ReadonlySet<string>>
  /** How much each word tells of a job, as the word data uses it. */
  readonly words: WordWeights
  /** How much each word of a title tells of the work, as the word data's titles use it. */
  readonly titleWords: TitleWords
  /** How much each skill tells of its field, from 0 to 1, by name: "wound care" much, "customer service" little. */
  readonly telling: { get(name: string): number; of(skill: Skill): number }
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
  const entries = readEntries(sources)
  const titles = sources.flatMap((source) => parseTitles(source.field, source.titles))
  const fieldsByRoot = new Map<string, string[]>()
  const skillIndex = new PhraseIndex<Naming<Skill>>({ isTaken: isEverydayWord })
  const verbs = new ActionVerbs()
  for (const entry of entries.values()) {
    for (const form of entry.forms) {
      const tokens = tokenize(form.written)
      noteField(fieldsByRoot, entry.field, tokens)
      verbs.learn(tokens)
      if (!isVague(form)) addNaming(skillIndex, { named: entry, ...careful(form) }, tokens)
    }
  }
  for (const { forms } of entries.values())
    for (const { written } of forms) if (isName(written)) skillIndex.keepPluralOut(written)
  const titleIndex = new PhraseIndex<Naming<LexiconTitle>>()
  const fieldsByTitleRoot = new Map<string, string[]>()
  for (const title of titles) {
    for (const form of title.forms) {
      const tokens = tokenize(form.written)
      noteField(fieldsByRoot, title.field, tokens)
      noteField(fieldsByTitleRoot, title.field, tokens)
      addNaming(titleIndex, { named: title, ...careful(form) }, tokens)
    }
  }
  const words = learnWordWeights(fieldsByRoot)
  const proves = new Map(
    [...entries.values()].flatMap(({ name, proves: all }) => (all ? [[name, all]] : [])),
  )
  return {
    entries,
    titles,
    skillIndex,
    titleIndex,
    verbs,
    proves,
    words,
    titleWords: learnTitleWords(fieldsByTitleRoot, sources.length),
    telling: readTelling(words, entries),
    isEveryday: isEverydayWord,
  }
}

function readEntries(sources: readonly FieldSource[]): ReadonlyMap<string, Skill> {
  const parsed = new Map<string, LexiconEntry>()
  for (const { field, skills } of sources) {
    for (const entry of parseSkills(field, skills)) {
      if (!parsed.has(entry.name)) parsed.set(entry.name, entry)
    }
  }
  const proves = closeImplications(parsed)
  const proven = new Set([...proves.values()].flatMap((names) => [...names]))
  return new Map(
    [...parsed.values()].map((entry, number) => {
      const { name } = entry
      const isProven = proven.has(name)
      return [name, { ...entry, number, proves: proves.get(name) ?? null, isProven }]
    }),
  )
}

function noteField(
  fieldsByRoot: Map<string, string[]>,
  field: string,
  tokens: readonly Token[],
): void {
  for (const { root } of tokens) {
    const fields = fieldsByRoot.get(root)
    if (!fields) fieldsByRoot.set(root, [field])
    else if (!fields.includes(field)) fields.push(field)
  }
}

/** "Health and safety" is also "health & safety" and "health/safety", whose signs are no words. */
function addNaming<Named>(
  index: PhraseIndex<Naming<Named>>,
  naming: Naming<Named>,
  tokens: readonly Token[],
): void {
  const { written } = naming
  index.add(written, naming, tokens)
  if (!written.includes(' and ')) return
  const named = tokens.filter(({ word }) => word !== 'and')
  if (named.length > 1) index.add(written, naming, named)
}

/** A name like "Canva" or "Texa" has no plural: a canvas is something else, and so is Texas. */
export function isName(written: string): boolean {
  return /^[A-Z][A-Za-z]*[a-z]$/.test(written)
}

/** A single everyday word ("completion") names no skill by itself, whatever trade uses it. */
function isVague({ written, isCaseSensitive, isFieldOnly }: LexiconForm): boolean {
  if (isCaseSensitive || isFieldOnly || written.includes(' ')) return false
  return /^\p{L}+$/u.test(written) && !/^\p{Lu}+$/u.test(written) && isPlainForm(written)
}

/** An acronym that spells an everyday word ("MOST", "IT") counts only in capitals. */
function careful(form: LexiconForm): LexiconForm {
  const isAcronym = /^\p{Lu}+$/u.test(form.written)
  return isAcronym && isEverydayWord(form.written) ? { ...form, isCaseSensitive: true } : form
}

/** The mean of what its name's words tell, worked out for a skill when a text first names it. */
function readTelling(words: WordWeights, entries: Lexicon['entries']): Lexicon['telling'] {
  const known = new Float64Array(entries.size).fill(-1)
  const of = ({ name, number }: Skill) => {
    const before = known[number] ?? -1
    if (before >= 0) return before
    const weights = tokenize(name).map(({ root }) => words.weigh(root))
    const telling = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length)
    known[number] = telling
    return telling
  }
  const get = (name: string) => {
    const skill = entries.get(name)
    return skill ? of(skill) : 0
  }
  return { get, of }
}

function closeImplications(
  entries: ReadonlyMap<string, LexiconEntry>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const closed = new Map<string, ReadonlySet<string>>()
  for (const { name, implies } of entries.values()) {
    if (implies.length > 0) closed.set(name, reachable(entries, name))
  }
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
