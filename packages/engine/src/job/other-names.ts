import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import { rootsIn } from '../text/roots-in.ts'
import { tokenize } from '../text/tokenize.ts'
import { stopRoots } from '../words/everyday-words.ts'
import { levelWords } from './lexicon/level-words.ts'
import { englishNames } from './lexicon/names/english-names.ts'
import { frenchNames } from './lexicon/names/french-names.ts'
import { germanNames } from './lexicon/names/german-names.ts'
import { namesElsewhere } from './lexicon/names-elsewhere.ts'

/** How words of titles are cut short, beside those that every text is read for ("mgr"). */
const cuts = `
accounts accts|accountant acct|administrative admin|administrator admin|assistant asst|advisor adv|business biz bus|commercial comm|
customer cust|service serv svc|services svcs|representative rep|developer dev|development dev|director dir|electrical elec|
engineer eng|engineering eng|executive exec|finance fin|laboratory lab|maintenance maint|management mgmt|
manager mngr|mechanical mech|negotiator neg|network net|officer ofcr|operations ops|operative op|operator op|production prod|professional prof|
quality qual|receptionist recep|secretary sec|security sec|software sw|specialist spec|supervisor sup spvr|systems sys|technician tech|
technical tech|technology tech|technologist tech|veterinary vet|warehouse whse|manufacturing mfg|marketing mktg|international intl|
assurance assur|department dept|certified cert|registered reg|construction constr|transport trans|communications comms
`
const mostNames = 160
const mostWords = 4
const [fewestInitials, mostInitials] = [2, 5] as const

/**
 * What roles may be called that do the work of a title, by roots, beside what the word data knows: names of the
 * trade in other languages and in short, the words of the title cut short, and its initials.
 */
export function otherNames({ name }: LexiconTitle, written: string): readonly string[] {
  const words = rootsIn(written)
  const all = [
    ...namesOf(name),
    ...[...initialsOf(written), ...initialsOf(name), ...cutShort(words)].map(aloneIfShort),
  ]
  return [...new Set(all)].filter((each) => each !== words.join(' ')).slice(0, mostNames)
}

let shortForms: ReadonlyMap<string, readonly string[]> | undefined

function readCuts(): ReadonlyMap<string, readonly string[]> {
  shortForms ??= new Map(
    cuts.split('|').map((line) => {
      const [word = '', ...short] = line.trim().split(' ').map(asRoots)
      return [word, short]
    }),
  )
  return shortForms
}

let written: ReadonlyMap<string, readonly string[]> | undefined
const known = new Map<string, readonly string[]>()

/** What the tables call a title, by roots. To read all of them for one would keep the first posting waiting. */
export function namesOf(title: string): readonly string[] {
  const names = known.get(title)
  if (names) return names
  written ??= readNames()
  const read = [...new Set((written.get(title) ?? []).map(nameByRoots))]
  known.set(title, read)
  return read
}

/** Shorter ones are initials that many trades share, and words that mean something else elsewhere. */
const fewestLetters = 4
const mostMeant = 3
let meant: ReadonlyMap<string, readonly string[]> | undefined

/** The titles of the word data that go by a name elsewhere, given by its roots: "pflegefachkraft" is a registered nurse. */
export function titlesElsewhere(roots: string): readonly string[] {
  if (roots.length < fewestLetters) return []
  meant ??= readMeanings()
  return meant.get(roots) ?? []
}

function readMeanings(): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>()
  for (const title of readNames().keys())
    for (const name of namesOf(title))
      meanings.set(name, [...(meanings.get(name) ?? []), title].slice(0, mostMeant))
  return meanings
}

/** The titles of the word data with their names elsewhere, written out. */
export function readNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
    const [title = '', ways = ''] = line.split(': ')
    names.set(title, [...(names.get(title) ?? []), ...ways.split(', ').flatMap(writtenOut)])
  }
  return names
}

const tables = [namesElsewhere, germanNames, frenchNames, ...englishNames]

/** "Koch(in)" is "Koch" or "Kochin"; "enfermer(o|a)" ends in one or the other; "software-entwickler" is one word or two. */
function writtenOut(name: string): readonly string[] {
  const part = /\(([^)]*)\)/.exec(name)
  if (!part)
    return name.includes('-') ? [name.replaceAll('-', ''), name.replaceAll('-', ' ')] : [name]
  const [whole, endings = ''] = part
  const ways = endings.includes('|') ? endings.split('|') : ['', endings]
  return ways.flatMap((ending) => writtenOut(name.replace(whole, ending)))
}

/** A name by its roots, behind "=" where it is one as a whole title only. */
function nameByRoots(name: string): string {
  return name.startsWith('=') ? `=${asRoots(name)}` : aloneIfShort(asRoots(name))
}

/** So short a name is one only where nothing but a level stands beside it. */
function aloneIfShort(name: string): string {
  return name.length < fewestLetters ? `=${name}` : name
}

/** "KAM" of a key account manager. */
function initialsOf(written: string): readonly string[] {
  const naming = tokenize(written).filter(({ root }) => !levelWords.has(root))
  const letters = naming
    .filter(({ root }) => !stopRoots().has(root))
    .map(({ word }) => word.charAt(0))
  const isName = letters.length >= fewestInitials && letters.length <= mostInitials
  return isName ? rootsIn(letters.join('')) : []
}

/** "Mech eng", "mechanical eng" and "mech engineer". */
function cutShort(words: readonly string[]): readonly string[] {
  if (words.length > mostWords) return []
  return words
    .map((word) => [word, ...(readCuts().get(word) ?? [])])
    .reduce<readonly string[]>(
      (so, ways) => so.flatMap((before) => ways.map((way) => `${before} ${way}`.trim())),
      [''],
    )
}

function asRoots(name: string): string {
  return rootsIn(name).join(' ')
}
