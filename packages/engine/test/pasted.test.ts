import { describe, expect, it } from 'vitest'
import { gradedCases, unseenGradedCases } from '../../../bench/match/graded/graded-cases.ts'
import { readPosting } from '../src/read-posting.ts'
import { scorePair } from '../src/score-pair.ts'
import { goldenCases } from './golden/golden-cases.ts'

/** Postings and CVs of all professions, and what happens to a text between a page or a mail and our form. */
const cases = [...goldenCases, ...gradedCases, ...unseenGradedCases]

type Way = readonly [name: string, paste: (text: string) => string]

const unseen: readonly Way[] = [
  ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['line ends of old machines', (text) => text.replaceAll('\n', '\r')],
  ['a mark of its byte order', (text) => `\ufeff${text}`],
  ['blanks that do not break', (text) => text.replaceAll(' ', '\u00a0')],
  ['soft hyphens', (text) => text.replace(/([a-z]{4})([a-z]{4})/g, '$1\u00ad$2')],
  ['marks without width', (text) => text.replace(/([a-z]{4})([a-z]{4})/g, '$1\u200b$2')],
  ['joined letters', (text) => text.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ')],
  ['letters and accents apart', (text) => text.normalize('NFD')],
  ['curly quotes', (text) => text.replaceAll("'", '’')],
  ['blanks at the ends of lines', (text) => text.replace(/$/gm, '  ')],
  ['bullets', (text) => text.replace(/^- /gm, '• ')],
  ['bullets of a symbol font', (text) => text.replace(/^- /gm, '\uf0b7 ')],
  ['letters for bullets', withLettersForBullets],
]

const ofPages: readonly Way[] = [
  ['an empty line behind every line', (text) => text.replaceAll('\n', '\n\n')],
  ['blanks in front of every line', (text) => text.replace(/^(?=.)/gm, '   ')],
  ['wide blanks', (text) => text.replace(/(?<=\S) (?=\S)/g, '  ')],
  ['named signs', (text) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')],
  ['pictures for bullets', (text) => text.replace(/^- /gm, '✅ ')],
]

/** What stands on a board's page around a posting, and in what share of them it may change what is asked for. */
const ofBoards: readonly (readonly [...Way, share: number])[] = [
  [
    'menus of a page',
    (text) =>
      `Skip to main content\nSign in\nJobs\nCompanies\n\n${text}\n\nReport this job\nSave\nShare`,
    0.1,
  ],
  ['pay and hours on top', (text) => `£32,000 - £36,000 a year\nFull-time\n\n${text}`, 0.1],
  [
    "a board's labels on top",
    (text) => `Job details\nJob type: Full-time\nLocation: Hull\n\nFull job description\n${text}`,
    0.25,
  ],
]

/** Two of them would be words of the text. */
function withLettersForBullets(text: string): string {
  return (text.match(/^- /gm)?.length ?? 0) < 3 ? text : text.replace(/^- /gm, 'o ')
}

describe('however a posting is pasted', () => {
  const asked = (text: string) =>
    readPosting(text).job.requirements.map(({ text, kind, importance, weight }) =>
      [text.replaceAll("'", '’').normalize('NFC'), kind, importance, weight.toFixed(6)].join(' '),
    )

  it.each([...unseen, ...ofPages])('it asks for the same with %s', (_, paste) => {
    const otherwise = cases.filter(
      ({ posting }) => JSON.stringify(asked(paste(posting))) !== JSON.stringify(asked(posting)),
    )
    expect(otherwise.map(({ profession }) => profession)).toEqual([])
  })
})

describe('whatever a page shows around a posting', () => {
  const asked = (text: string) =>
    readPosting(text)
      .job.requirements.map(({ text, kind, weight }) => [text, kind, weight.toFixed(6)].join(' '))
      .join('\n')

  it.each(ofBoards)('nearly all ask for the same with %s', (_, paste, share) => {
    const otherwise = cases.filter(({ posting }) => asked(paste(posting)) !== asked(posting))
    expect(otherwise.length / cases.length).toBeLessThanOrEqual(share)
  })
})

describe('however a CV is pasted', () => {
  const score = (cvText: string, jobText: string) => {
    const scored = scorePair({ cvText, jobText, today: { year: 2026, month: 11 } })
    return scored.status === 'refused' ? scored.reason : scored.score
  }
  const pairs = cases.map(({ posting, cvs }, at) => {
    const all = Object.values(cvs)
    return { cv: all[at % all.length] ?? '', posting }
  })

  it.each(unseen)('it scores the same with %s', (_, paste) => {
    const otherwise = pairs.filter(
      ({ cv, posting }) => score(paste(cv), posting) !== score(cv, posting),
    )
    expect(otherwise).toEqual([])
  })
})
