import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { wantsFrom } from '../head/hiring-sentence.ts'
import { isCapitalAt } from '../is-capital-at.ts'
import { nameJoiners } from '../lexicon/head-words.ts'
import type { JobUnit } from './read-sections.ts'
import { tellsReaderStory } from './story-to-reader.ts'

interface Told {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly company: Span | null
  /** Where the posting names posts: "The Quality Engineer is …" tells of no employer. */
  readonly posts: readonly Span[]
}

/** Leaves out of a posting what only tells of the employer: "Our salon is five chairs and a waiting list". */
export function withoutEmployerTalk(units: readonly JobUnit[], told: Told): JobUnit[] {
  const names = namesOf(told)
  let before: JobUnit | null = null
  return units
    .flatMap((unit) => (unit.isBoilerplate ? [unit] : cutAtWish(unit, told)))
    .map((unit) => {
      const isTalk =
        !unit.isBoilerplate &&
        (tellsOfEmployer(unit, told, names) ||
          tellsOfSomebody.test(told.text.slice(unit.start, unit.end)) ||
          tellsReaderStory(told.text, unit) ||
          goesOn(unit, before, told))
      before = isTalk ? unit : null
      return isTalk ? { ...unit, isBoilerplate: true } : unit
    })
}

/** "Tom, our Head of Marketing, spent 12 years at a bank", "Our managing director was himself a bricklayer": who is there already. */
const tellsOfSomebody =
  /^(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, (?:our|the|my) [^,.;]{3,50},|(?:[Oo]ur|[Mm]y) (?:[\p{L}-]+ ){0,3}(?:director|owner|founder|chef|principal|partner|chief executive|CEO|head of \p{L}+)(?:, [^,.;]{2,30},)?) (?:was|is|has|spent|holds|runs|joined|started|founded|leads|owns|sets|manages|handles|oversees|covers|does|takes care of|looks after)\b(?![^.;]*\b(?:you|your|someone|somebody)\b)|^\p{Lu}\p{Ll}{1,9}(?<!er|or|ist|ant|ent|ate|ee|ian) (?:runs|owns|looks after|leads|heads|handles) (?![^.;]*\b(?:you|your|someone|somebody)\b)|^(?:The|Our) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:ers|ors|ists|ants|ians) (?:look after|take care of|own|handle|run|do) (?![^.;]*\b(?:you(?! (?:will not|do not|won['’]t|don['’]t|needn['’]t))|your|someone|somebody)\b)/u

/** "We're Totara Builders. New homes, the odd restoration.": without a verb, it goes on about the employer. */
function goesOn(unit: JobUnit, before: JobUnit | null, { text, tokens }: Told): boolean {
  if (!before || !isOpen.has(unit.section) || !sentenceEnds.has(text.charAt(unit.end - 1)))
    return false
  if (text.slice(before.end, unit.start).includes('\n')) return false
  if (unit.last - unit.first > mostWordsOfRest) return false
  for (let at = unit.first; at < unit.last; at += 1) {
    const word = tokens[at]?.word ?? ''
    if (addressing.has(tokens[at]) || being.has(word) || workVerbs.has(word)) return false
  }
  return true
}

const mostWordsOfRest = 16

const fewestLettersOfName = 12

/** "Fenn Foods, the old bakery in Ely, is looking for a driver": what stands before is the employer. */
function cutAtWish(unit: JobUnit, { text, tokens }: Told): JobUnit[] {
  const cut = isOpen.has(unit.section) ? wantsFrom(text, unit) : null
  if (cut === null || cut - unit.start < fewestLettersOfName) return [unit]
  let at = unit.first
  while (at < unit.last && (tokens[at]?.start ?? 0) < cut) at += 1
  for (let index = unit.first; index < at; index += 1)
    if (addressing.has(tokens[index])) return [unit]
  let end = cut
  while (text.charAt(end - 1) === ' ') end -= 1
  return [
    { ...unit, end, last: at, isBoilerplate: true },
    { ...unit, start: cut, first: at },
  ]
}

const isOpen: ReadonlySet<JobUnit['section']> = new Set(['intro', 'about'])

/** "Marlbrook Vale Community Trust" is called so once, and "Marlbrook Vale" from there on. */
function namesOf({ text, company }: Told): string[] {
  const words = company ? text.slice(company.start, company.end).split(' ') : []
  return [words, words.slice(1), words.slice(0, 2), words.slice(0, 1)]
    .map((each) => each.join(' '))
    .filter((name) => name.length >= fewestLetters && !isEverydayWord(name))
    .map((name) => `${name} `)
}

const fewestLetters = 4
const fewestWords = 4

function tellsOfEmployer(unit: JobUnit, told: Told, names: readonly string[]): boolean {
  const { text, tokens } = told
  if (unit.last - unit.first < fewestWords || !sentenceEnds.has(text.charAt(unit.end - 1)))
    return false
  const isNamed = names.some((name) => text.startsWith(name, unit.start))
  const opening = openingOf(text, unit)
  if (seeking.test(opening)) return false
  const isTold = (isOpen.has(unit.section) ? anyOpening : employer).test(opening)
  const isOfName = isOpen.has(unit.section) && doesSomething(unit, told)
  if (!isNamed && !isTold && !isOfName) return false
  for (let at = unit.first; at < unit.last; at += 1)
    if (
      addressing.has(tokens[at]) &&
      !ofEverybody.has(tokens[at + 1]?.word ?? '') &&
      !served.has(tokens[at - 1]?.word ?? '')
    )
      return false
  return true
}

/** "Is looking after", "rated Requires Improvement", and what everybody does and has: "things you eat every day", "your plate". */
const ofEverybody: ReadonlySet<string> = new Set(
  'after improvement love eat drink wear buy plate table kitchen home house phone street door pocket'.split(
    ' ',
  ),
)

/** "A charity for people seeking sanctuary": what those want whom an employer serves. */
const served: ReadonlySet<string> = new Set(
  'people those families clients customers patients women men adults children refugees visitors businesses companies who'.split(
    ' ',
  ),
)

const sentenceEnds: ReadonlySet<string> = new Set(['.', '!', '?', ';'])
const mostLettersOfOpening = 24
/** "We look for a carpenter" says whom; "We look after forty guests" does not. */
const seeking = /\blooks? for\b|(?:\bis|\bare|['’]re) after\b/i

function openingOf(text: string, { start, end }: Span): string {
  return text.slice(start, Math.min(end, start + mostLettersOfOpening))
}

const mostWordsOfName = 6

/** "Wooler lends 61,000 books a year": a name that does something, and is no post's. */
function doesSomething(unit: JobUnit, { text, tokens, posts }: Told): boolean {
  let at = unit.first
  while (at < unit.last && at - unit.first < mostWordsOfName && isOfName(text, tokens[at])) at += 1
  const verb = tokens[at]?.word ?? ''
  if (at === unit.first || at === unit.last || !(being.has(verb) || isThirdPerson(verb)))
    return false
  if (isEverydayWord(tokens[unit.first]?.word ?? '')) return false
  if (rated.test(text.slice(unit.start, unit.end))) return false
  const end = tokens[at]?.start ?? unit.end
  return !posts.some((post) => post.start < end && post.end > unit.start)
}

/** "TikTok is a plus". */
const rated =
  /\b(?:plus|bonus|advantage\w*|prefer\w*|desir\w+|helpful|nice|welcome|assets?|essential|necessary|mandatory|useful|handy|ideal)\b/i

function isOfName(text: string, token: Token | undefined): boolean {
  return token !== undefined && (isCapitalAt(text, token.start) || nameJoiners.has(token.word))
}

const being: ReadonlySet<string> = new Set(['is', 'was', 'has', 'are', 'were', 'have'])

function isThirdPerson(word: string): boolean {
  if (word.length < fewestLetters || !word.endsWith('s')) return false
  return workVerbs.has(word.slice(0, -1)) || employersDo.has(word)
}

const employersDo: ReadonlySet<string> = new Set(
  'serves lends treats insures carries hosts sells makes owns employs operates grows supplies manufactures brews forges acts unites enables specialises specializes'.split(
    ' ',
  ),
)

const employer =
  /^the (?:company|school|trust|hospital|museum|city|firm|group|agency|authority|organi[sz]ation|university|college|hotel|restaurant|board|salon|clinic|club|council|society|store|shop|ngo|charity|parish)\b/i
const anyOpening = new RegExp(
  `${employer.source}|${/^(?:we(?:['’](?:re|ve))?|our|it|the (?:team|practice|department))\b/.source}`,
  'i',
)

/** Words that turn to the reader, or say what is wanted or done. */
const addressing = wordAmong(
  `you your yours yourself youll youd youre youve someone somebody candidate candidates applicant applicants looking seeking seeks seek hiring hire need needs want wants
  person require requires required expect expects ask asks search searching hope hoping must will would wanted recruit recruiting join adding`.split(
    /\s+/,
  ),
)
