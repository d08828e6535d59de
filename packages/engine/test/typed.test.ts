import { describe, expect, it } from 'vitest'
import { gradedCases, unseenGradedCases } from '../../../bench/match/graded/graded-cases.ts'
import { readCv } from '../src/cv/read-cv.ts'
import { pairScorer } from '../src/score-pair.ts'
import { goldenCases } from './golden/golden-cases.ts'

type Way = readonly [name: string, share: number, type: (cv: string) => string]

/** How people type and send a CV, and in what share of CVs it may move the score by more than a point. */
const ways: readonly Way[] = [
  ['all in small letters', 0.08, (cv) => cv.toLowerCase()],
  ['all in capitals', 0.08, (cv) => cv.toUpperCase()],
  ['each word with a capital', 0.06, (cv) => cv.replace(eachWord, upper)],
  ['each long word with a capital', 0.12, (cv) => cv.replace(eachLongWord, upper)],
  ['lines wrapped at 70 letters', 0.08, (cv) => wrapped(cv, 70)],
  ['lines wrapped at 90 letters', 0.02, (cv) => wrapped(cv, 90)],
  ['every blank doubled', 0, (cv) => cv.replace(/(?<=\S) (?=\S)/g, '  ')],
  ['lines stretched to a margin', 0, stretched],
  ['a tab for every blank', 0, withTabs],
  ['the year in front of its month', 0.02, (cv) => cv.replace(datedMonth, '$2 $1')],
  ['“between” two dates', 0.04, (cv) => cv.replace(range, 'between $1 and $2')],
  ['“from” when it is still so', 0.05, (cv) => cv.replace(openRange, 'from $1')],
  ['“early” and “late” in years', 0.03, (cv) => cv.replace(years, 'Early $1 – late $2')],
  ['semicolons in the heads of roles', 0.03, (cv) => cv.replace(head, '$1; $2; $3')],
  ['a consent at the end', 0.02, (cv) => `${cv}\n\n${consent}`],
  ['referees', 0.02, (cv) => `${cv}\n\nReferences\nMrs Harriet Stowe, Headteacher, 07700 900111`],
  ['its title on top', 0.02, (cv) => `CURRICULUM VITAE\n\n${cv}`],
  ['its sections turned round', 0.02, turned],
  ['what is done at home', 0.06, (cv) => `${cv}\n\nInterests\nWalking, football, cooking`],
  ['a photograph', 0, (cv) => `Passport size photograph\n\n${cv}`],
  ['“&” for “and”', 0.05, (cv) => cv.replaceAll(' and ', ' & ')],
]

/** The same of postings. */
const waysOfPostings: readonly Way[] = [
  ['all in small letters', 0.13, (posting) => posting.toLowerCase()],
  ['all in capitals', 0.15, (posting) => posting.toUpperCase()],
  ['each long word with a capital', 0.14, (posting) => posting.replace(eachLongWord, upper)],
  ['a tab for every blank', 0, withTabs],
  ['without empty lines', 0.03, (posting) => posting.replace(/\n\n+/g, '\n')],
]

const eachWord = /(?<![\p{L}\p{N}'’])\p{Ll}/gu
const eachLongWord = /(?<![\p{L}\p{N}'’])\p{Ll}(?=\p{L}{3})/gu
const datedMonth =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})/g

const date = String.raw`((?:\p{Lu}\p{L}+ )?(?:19|20)\d\d)`
const range = new RegExp(String.raw`(?<!\p{L} ?)${date} ?[–-] ?${date}`, 'gu')
const openRange = new RegExp(String.raw`(?<!\p{L} ?)${date} ?[–-] ?(?:present|now|today)\b`, 'giu')
const years = /\b((?:19|20)\d\d) ?[–-] ?((?:19|20)\d\d)\b/g

const head =
  /^([^-•,;|\n][^,;|\n]+)(?:,| \|) ([^;|\n]+)(?:,| \|| {2}) *(.{0,15}\d{4} ?(?:[–-]|to) ?.{3,20})$/gm

const consent =
  'I hereby consent to my personal data being processed for the purpose of the recruitment process.'

function upper(letter: string): string {
  return letter.toUpperCase()
}

function wrapped(cv: string, width: number): string {
  const longLine = new RegExp(`^(.{1,${width}}) (?=.)`)
  const lines = cv.split('\n').flatMap((line) => {
    const parts: string[] = []
    let rest = line
    while (rest.length > width) {
      const part = longLine.exec(rest)?.[1] ?? rest
      parts.push(part)
      rest = rest.slice(part.length + 1)
    }
    return [...parts, rest]
  })
  return lines.join('\n')
}

function withTabs(text: string): string {
  return text.replace(/(?<=\S) (?=\S)/g, '\t')
}

function stretched(cv: string): string {
  let count = 0
  return cv.replace(/(?<=\S) (?=\S)/g, () => ' '.repeat(1 + ((count++ * 7) % 3)))
}

function turned(cv: string): string {
  const headings = readCv(cv).sections.flatMap(({ heading }) => heading ?? [])
  const starts = headings.map(({ span }) => cv.lastIndexOf('\n', span.start) + 1)
  if (starts.length < 3) return cv
  const parts = starts.map((start, at) => cv.slice(start, starts[at + 1] ?? cv.length).trim())
  return [cv.slice(0, starts[0]).trim(), ...parts.toReversed()].join('\n\n')
}

describe('however a CV is typed', () => {
  const cases = [...goldenCases, ...gradedCases, ...unseenGradedCases]
  const pairs = cases.map(({ posting, cvs }, at) => {
    const all = Object.values(cvs)
    return { cv: all[at % all.length] ?? '', posting }
  })
  const scorer = pairScorer()
  const score = (cvText: string, jobText: string) => {
    const scored = scorer({ cvText, jobText, today: { year: 2026, month: 11 } })
    return scored.status === 'refused' ? -1 : scored.score
  }
  const isMoved = (one: number, other: number) => Math.abs(one - other) > 1

  it.each(ways)('it scores nearly the same: %s', (_, share, type) => {
    const moved = pairs.filter(({ cv, posting }) =>
      isMoved(score(type(cv), posting), score(cv, posting)),
    )
    expect(moved.length / pairs.length).toBeLessThanOrEqual(share)
  })

  it.each(waysOfPostings)('nor does it matter how the posting is: %s', (_, share, type) => {
    const moved = pairs.filter(({ cv, posting }) =>
      isMoved(score(cv, type(posting)), score(cv, posting)),
    )
    expect(moved.length / pairs.length).toBeLessThanOrEqual(share)
  })
})
