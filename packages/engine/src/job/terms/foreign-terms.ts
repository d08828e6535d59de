import type { FieldProfile } from '../../lexicon/field-profile.ts'
import type { TermHit, TitleHit } from '../../lexicon/find/find-terms.ts'
import { isPaper } from '../../lexicon/is-paper.ts'
import { fieldKinship } from '../../lexicon/kin/field-kinship.ts'
import type { LexiconEntry, SkillKind } from '../../lexicon/lexicon-entry.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import { tokenize } from '../../text/tokenize.ts'

/** From this share on, a field is one of those the posting is about. */
const mainShare = 0.2

/** Fields whose skills are asked for in every trade. */
const everywhere: ReadonlySet<string> = new Set(['office', 'management'])
/** What is called by names of its own, whatever the trade. */
const bySense: ReadonlySet<SkillKind> = new Set(['skill', 'knowledge'])

interface Read {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly profile: FieldProfile
  readonly titles: readonly TitleHit[]
}

/**
 * Leaves out words that mean a skill in a trade far from the posting's only: a carpenter's "SIPs" are no
 * telephones, an office's "doors" no requirements engineering. Such a skill counts by words of its name,
 * or where the posting names anything else of its field. A paper's letters, like the "EMT" of an electrician's
 * conduit, count where the sentence asks for papers.
 */
export function withoutForeign(terms: readonly TermHit[], read: Read): readonly TermHit[] {
  const { text, profile, titles, tokens } = read
  const main = profile.fields.filter(({ share }, at) => at === 0 || share >= mainShare)
  /** Of each field far away, the only thing that is named of it. */
  const alone = new Map<string, string>()
  const atHome = new Set<string>()
  for (const hit of terms) {
    const { field, name, kind } = hit.entry
    if (atHome.has(field) || kind === 'soft') continue
    const known = alone.get(field)
    if (known === name) continue
    if (known === undefined && isFar(hit, { main, titles })) alone.set(field, name)
    else {
      alone.delete(field)
      atHome.add(field)
    }
  }
  return terms.filter((hit) => {
    const { kind, field } = hit.entry
    if (employers.has(tokens[hit.first - 1]) && isFar(hit, { main, titles })) return false
    if (!alone.has(field)) return true
    if (isPaper(hit.entry)) return !isCode(text, hit) || asksForPapers(text, hit)
    return !bySense.has(kind) || isByName(tokens, hit)
  })
}

/** "A driving record that our insurance will accept" asks for no knowledge of insurance. */
const employers = wordAmong(['our', 'health', 'company'])

const mostLettersOfCode = 4

function isCode(text: string, { start, end }: TermHit): boolean {
  return end - start <= mostLettersOfCode && /^\p{Lu}+$/u.test(text.slice(start, end))
}

/** "EMT preferred", "current EMT", "BLS and EMT certified"; of a line of a few words letters are all that is asked. */
function asksForPapers(text: string, { start, end }: TermHit): boolean {
  const [before = ''] = /[^\n.;]*$/.exec(text.slice(Math.max(0, start - longestLine), start)) ?? []
  const [behind = ''] = /^[^\n.;]*/.exec(text.slice(end, end + longestLine)) ?? []
  const beside = `${before} ${behind}`
  return ofPapers.test(beside) || (beside.match(/\p{L}+/gu)?.length ?? 0) <= fewWords
}

const longestLine = 200
const fewWords = 3
const ofPapers =
  /certif|licen[cs]|regist|qualif|accredit|\b(?:cards?|tickets?|trained|hold|valid|current|active|required|preferred|desirable|essential)\b/i

interface Near extends Pick<Read, 'titles'> {
  readonly main: FieldProfile['fields']
}

/** The same letters may be a title, too: they are no other sign of their trade. */
function isFar({ entry, first, last }: TermHit, { main, titles }: Near): boolean {
  const { field } = entry
  if (everywhere.has(field) || main.some((each) => isBeside(each.field, field))) return false
  return !titles.some(
    (each) => each.title.field === field && (each.last <= first || last <= each.first),
  )
}

function isBeside(one: string, other: string): boolean {
  return (
    fieldKinship(one, other) > 0 ||
    beside.some((pair) => pair.includes(one) && pair.includes(other))
  )
}

/** Trades that share no people, and yet words: screens are designed, kitchens are bought for, books are counted. */
const beside: readonly (readonly string[])[] = [
  ['software', 'design'],
  ['hospitality', 'logistics'],
  ['accounting', 'finance', 'data'],
]

function isByName(tokens: readonly Token[], { first, last, entry }: TermHit): boolean {
  const roots = rootsOf(entry)
  let initials = ''
  for (let at = first; at < last; at += 1) {
    const { root = '', word = '' } = tokens[at] ?? {}
    if (roots.has(root)) return true
    if (word.length > mostSmallLetters) initials += word.charAt(0)
  }
  return roots.has(initials)
}

/** "Requests for proposals" are RFPs: small words give no letter. */
const mostSmallLetters = 3

/** The roots of its name and its trade's, and the name in one word and by its initials: "helpdesk", "CAD". */
const nameRoots = new WeakMap<LexiconEntry, ReadonlySet<string>>()

function rootsOf(entry: LexiconEntry): ReadonlySet<string> {
  const known = nameRoots.get(entry)
  if (known) return known
  const own = tokenize(entry.name)
  const trade = tokenize(entry.field)
  const joined = own.map(({ word }) => word).join('')
  const initials = own.map(({ word }) => word.charAt(0)).join('')
  const roots = new Set([...[...own, ...trade].map(({ root }) => root), joined, initials])
  nameRoots.set(entry, roots)
  return roots
}
