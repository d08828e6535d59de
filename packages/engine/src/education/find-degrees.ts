import type { WordedText } from '../lexicon/find/read-words.ts'
import { PhraseIndex } from '../lexicon/phrases/phrase-index.ts'
import { isCaseless } from '../text/letters/is-caseless.ts'
import { overlaps, type Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { isEverydayWord } from '../words/everyday-words.ts'
import { type DegreeForms, type DegreeLevel, degreeForms, degreeLevels } from './degrees.ts'

/** A level of education as a text names it. */
export interface DegreeHit extends Span {
  readonly level: number
  readonly first: number
  readonly last: number
}

interface DegreeForm {
  readonly level: number
  readonly exactly: string | null
}

/** Finds the degrees and other levels of education a text names; `schooling` is where it tells of nothing else. */
export function findDegrees(
  { text, tokens, smallWords }: Pick<WordedText, 'text' | 'tokens' | 'smallWords'>,
  schooling: readonly Span[] = [],
  index: DegreeIndex = degreeIndex(),
): DegreeHit[] {
  const isSmall = smallWords !== undefined || isCaseless(text)
  return index
    .find(tokens)
    .flatMap((hit) =>
      isBelowSchool(text, tokens, hit) || isNoSchool(tokens, hit)
        ? withoutFirst(index, tokens, hit)
        : [hit],
    )
    .flatMap((hit) => {
      const first = tokens[hit.first]
      const last = tokens[hit.last - 1]
      if (!first || !last) return []
      const written = text.slice(first.start, last.end)
      const school = schooling.find((span) => overlaps(span, first))
      // Short ones are words: "be", "me".
      const mayBeSmall =
        written.length > 2 || (smallWords && !isEverydayWord(written))
          ? isSmall || school !== undefined
          : school?.start === first.start
      const form =
        hit.values.find(({ exactly }) => exactly === written) ??
        hit.values.find(
          ({ exactly }) =>
            isWrittenSo(written, exactly) || (mayBeSmall && isSpeltSo(written, exactly)),
        )
      const isDoubtful =
        doubtful.has(written.toUpperCase()) ||
        // "The systems at BDS": a firm goes by these letters.
        /\b(?:at|the) [A-Z]+$/.test(text.slice(first.start - 4, last.end)) ||
        (!isSmall && (form?.exactly ?? written) !== written)
      if (form?.exactly === 'MArch' && written !== form.exactly) return []
      if (!school && isOtherMaster(tokens, hit)) return []
      // "Lincoln High, 2012" is a school; nothing else that is high is one.
      if (form?.exactly === 'High' && !(school && /^ ?[,(\n–-]/.test(text.slice(last.end))))
        return []
      if (written.includes('.') && isOfInitials(text, { start: first.start, end: last.end }))
        return []
      const isNamed = school !== undefined || isAmongDegreeWords(tokens, hit)
      // "Taught Year 12", "the 10th of May": a class, and a day.
      if (!isNamed && yearOfSchool.test(written) && !(first.isApart && /^\D/.test(written)))
        return []
      if (!form || (isDoubtful && !isNamed && !opensLineOfStudy(text, first))) return []
      if (/^degrees?$/i.test(written) && isOfMeasure(tokens, hit)) return []
      // "Grade 11: £46,142": of pay.
      if (/^grade/i.test(written) && /^\W{0,3}[£$€]\d/.test(text.slice(last.end))) return []
      // "Two partners and an Associate in their team".
      if (written === 'Associate in' && whose.has(tokens[hit.last]?.word ?? '')) return []
      // "B.A." ends in the dot that its words leave out.
      const end = last.end + Number(written.includes('.') && text.charAt(last.end) === '.')
      return [{ start: first.start, end, level: form.level, first: hit.first, last: hit.last }]
    })
}

const yearOfSchool = /^(?:\w+ )?1[0-2](?:th)?$/

interface Words {
  readonly first: number
  readonly last: number
}

/** "Valley College" over "Diploma, Logistics" is no college diploma. */
function isBelowSchool(text: string, tokens: readonly Token[], { first, last }: Words): boolean {
  const [own, next] = [tokens[first], tokens[first + 1]]
  if (!own || !next || last - first < 2 || !/^(?:college|university)$/.test(own.word)) return false
  return text.slice(own.end, next.start).includes('\n')
}

const whose: ReadonlySet<string> = new Set(['a', 'an', 'the', 'our', 'their'])

/** "A Level 3 qualification", "a level of trust", "o Level 2 in …" behind a bullet: no A level, and no O level. */
function isNoSchool(tokens: readonly Token[], { first, last }: Words): boolean {
  const next = tokens[last]
  return (
    /^[ao]$/.test(tokens[first]?.word ?? '') &&
    !next?.isApart &&
    /^(?:\d|of$)/.test(next?.word ?? '')
  )
}

function withoutFirst(index: DegreeIndex, tokens: readonly Token[], { first, last }: Words) {
  return index
    .find(tokens.slice(first + 1, last + wordsBehind))
    .filter((hit) => hit.first === 0)
    .map((hit) => ({ ...hit, first: hit.first + first + 1, last: hit.last + first + 1 }))
}

/** "A Level 2 or 3 in Childcare". */
const wordsBehind = 4

/** "BSC" in a line of capitals is a BSc. */
function isWrittenSo(written: string, exactly: string | null): boolean {
  return exactly === null || exactly === written || exactly.toUpperCase() === written
}

function isSpeltSo(written: string, exactly: string | null): boolean {
  return exactly?.toLowerCase() === written.toLowerCase()
}

/** Letters that are also states, companies or titles: they name a degree only among words of education. */
const doubtful: ReadonlySet<string> = new Set(
  'MA MS BA BS BE ME MCA BCA MD JD AAS HSC SSC BTS DUT BUT CAP MPA ADN DIP HS MED'.split(' '),
)
/** "BA Interaction Design, HKU, 2018" on a line of its own; a "BA Lead" analyses business. */
function opensLineOfStudy(text: string, { start, end }: Span): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [following = ''] = text.slice(end, end + mostOfLine).split('\n', 1)
  if (!/^\P{L}*$/u.test(before) || !/^(?:BA|MA|BS)$/.test(text.slice(start, end))) return false
  const isDated = /\b(?:19|20)\d\d\b/.test(`${before}${following}`)
  return isDated && namesSubject.test(following) && !isRole.test(following)
}

const mostOfLine = 120
const namesSubject = /^(?: \([^()]{2,12}\))? \p{Lu}\p{Ll}{2}/u
const isRole =
  /\b(?:lead|manager|analyst|consultant|role|intern|contractor|team|present|now|current)\b/i

const degreeWords: ReadonlySet<string> = new Set(
  'degree university college phd bachelor master major honors honours graduate school institute science arts engineering education hons gpa tafe polytechnic level mba diploma ged equivalent'.split(
    ' ',
  ),
)
const degreeWordReach = 5

/** "A high degree of care", "360 degree feedback", "to some degree", "two degrees down": no education. */
const measures: ReadonlySet<string> = new Set(
  'high higher highest some large certain any great greater greatest strong to same fair considerable'.split(
    ' ',
  ),
)

const measured = /^(?:of|up|down|c|celsius)$/

function isOfMeasure(tokens: readonly Token[], { first, last }: Words): boolean {
  const before = tokens[first - 1]?.word ?? ''
  return measures.has(before) || /^\d+$/.test(before) || measured.test(tokens[last]?.word ?? '')
}

/** "Scrum Master", "harbour master": what somebody is master of stands before. */
const mastered: ReadonlySet<string> = new Set(
  'scrum harbour harbor station ring band quiz stage prop cellar kennel ferry tug dock barge grand web'.split(
    ' ',
  ),
)

const asking: ReadonlySet<string> = new Set(
  'required preferred essential desirable desired needed or and qualified qualification'.split(' '),
)

/** "Bachelor or Master required", "Master, Computer Science, Leeds University"; master data is no degree. */
function isOtherMaster(tokens: readonly Token[], hit: Words): boolean {
  const [before, own] = [tokens[hit.first - 1], tokens[hit.first]]
  if (own?.base !== 'master') return false
  if (before && !own.isApart && mastered.has(before.base)) return true
  // "As master of an ASD tug".
  if (/^an?$/.test(tokens[hit.last]?.word ?? '')) return true
  if (hit.last - hit.first > 1 || isAmongDegreeWords(tokens, hit)) return false
  const next = tokens[hit.last]
  // "Quickly masters new systems" tells of none either, "Masters required" does.
  return own.word === 'master' || (next !== undefined && !next.isApart && !asking.has(next.word))
}

/** "M.S" of "A.I.S.S.M.S" and "M.E" of "A.M.E. Church" are letters of a longer name. */
function isOfInitials(text: string, { start, end }: Span): boolean {
  return (
    /\p{L}\.$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^\.\p{L}\b/u.test(text.slice(end, end + 3))
  )
}

function isAmongDegreeWords(tokens: readonly Token[], hit: Words): boolean {
  if (tokens[hit.last]?.word === 'in' || isHeld(tokens, hit)) return true
  const from = Math.max(0, hit.first - degreeWordReach)
  const around = tokens.slice(from, hit.last + degreeWordReach)
  return around.some((token, at) => from + at !== hit.first && degreeWords.has(token.base))
}

/** "You hold an MA". */
function isHeld(tokens: readonly Token[], { first }: Words): boolean {
  return (
    /^an?$/.test(tokens[first - 1]?.word ?? '') && /^h[oe]ld/.test(tokens[first - 2]?.word ?? '')
  )
}

/** Whether a word is of a degree's name, "FdSc" as well as "foundation". */
export function isDegreeWord(base: string): boolean {
  return degreeIndex().holds(base)
}

/** Words of education, by how they are written. */
export type DegreeIndex = PhraseIndex<DegreeForm>

let phrases: DegreeIndex | undefined

function degreeIndex(): DegreeIndex {
  phrases ??= indexDegrees(degreeForms)
  return phrases
}

/** Indexes how levels of education are written. */
export function indexDegrees(...tables: readonly DegreeForms[]): DegreeIndex {
  const index: DegreeIndex = new PhraseIndex()
  const levels = Object.keys(degreeLevels) as DegreeLevel[]
  for (const level of levels) {
    for (const form of tables.flatMap((table) => table[level] ?? [])) {
      const isExact = form.startsWith('=')
      const written = form.replace(/^=/, '')
      const ways = isExact ? new Set([written, dotted(written)]) : [written]
      for (const way of ways)
        index.add(way, {
          level: degreeLevels[level],
          exactly: isExact ? way.replace(/\.$/, '') : null,
        })
    }
  }
  return index
}

/** "BDes" as "B.Des". */
function dotted(letters: string): string {
  return /^\p{L}+$/u.test(letters) ? letters.replace(/(?!^)(?=\p{Lu})/gu, '.') : letters
}
