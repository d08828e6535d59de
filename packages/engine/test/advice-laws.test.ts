import { describe, expect, it } from 'vitest'
import { analyze, type Report } from '../src/analyze.ts'
import { findingCatalog } from '../src/findings/finding-catalog.ts'
import { readKnowledge } from '../src/knowledge.ts'
import { type PageReading, readPage } from '../src/page/read-page.ts'
import { applyPatches } from '../src/writing/apply-patches.ts'
import { checkFacts } from '../src/writing/facts/check-facts.ts'
import { tailorLists } from '../src/writing/lists/tailor-lists.ts'
import { regenerate } from '../src/writing/regenerate.ts'
import { putIn } from './advice/put-in.ts'
import { goldenCases } from './golden/golden-cases.ts'

const today = { year: 2026, month: 11 }
const longestSentence = 200

interface Told extends Report {
  readonly name: string
  readonly cvText: string
  readonly jobText: string
}

const reports = goldenCases.flatMap(({ profession, posting, cvs }) =>
  Object.entries(cvs).flatMap(([fit, cvText]): Told[] => {
    const report = analyze({ cvText, jobText: posting, today })
    if (report.status === 'refused') return []
    return [{ ...report, name: `${profession}, ${fit}`, cvText, jobText: posting }]
  }),
)

describe('the changes of a report', () => {
  const tried = reports.flatMap((report) =>
    report.advice.changes
      .filter(({ tenths }) => tenths > 0)
      .map((change) => {
        const { score, isEmpty } = putIn(report, change)
        const points = change.tenths / 10
        return {
          name: `${report.name}: ${change.text}`,
          points,
          isEmpty,
          got: score - report.score,
        }
      }),
  )
  const worded = tried.filter(({ isEmpty }) => !isEmpty)

  it('never lower the score by more than its rounding', () => {
    expect(tried.filter(({ got }) => got < -1)).toEqual([])
    expect(worded.filter(({ got }) => got < 0)).toEqual([])
  })

  it('bring at least half of what they promise, all but a few, and on the whole all of it', () => {
    const short = worded.filter(({ points, got }) => got < points / 2 - 1)
    expect(short.length / worded.length, JSON.stringify(short)).toBeLessThanOrEqual(0.03)
    const promised = worded.reduce((sum, { points }) => sum + points, 0)
    expect(worded.reduce((sum, { got }) => sum + got, 0)).toBeGreaterThanOrEqual(promised)
  })

  it('promise of telling better no more than is missing to the ceiling', () => {
    for (const { name, advice, score, ceiling } of reports) {
      const told = advice.changes.filter(({ action }) => action !== 'add-if-true')
      const tenths = told.reduce((sum, change) => sum + change.tenths, 0)
      expect(score + tenths / 10, name).toBeLessThanOrEqual(ceiling + 1)
    }
  })

  it('ask a question wherever something would be new', () => {
    for (const { advice } of reports)
      for (const { action, question, text } of advice.changes)
        if (action === 'add-if-true') expect(question, text).not.toBeNull()
  })
})

describe('what a report says', () => {
  const ownWords = new Set(
    Object.values(findingCatalog).flatMap(({ meaning, advice }) =>
      quotesIn(`${meaning} ${advice}`),
    ),
  )

  it('quotes letter for letter', () => {
    for (const { name, advice, cvText, jobText } of reports) {
      const written = plain(`${cvText}\n${jobText}`)
      for (const line of linesOf(advice))
        for (const quote of quotesIn(line))
          if (!ownWords.has(quote))
            expect(written, `${name}: ${line}`).toContain(plain(quote.replace(/ …$/, '')))
    }
  })

  it('says nothing twice and nothing at length', () => {
    for (const { name, advice } of reports) {
      const feedback = [...advice.strengths, ...advice.weaknesses]
      expect(new Set(feedback).size, name).toBe(feedback.length)
      expect(new Set(advice.suggestions).size, name).toBe(advice.suggestions.length)
      for (const line of linesOf(advice))
        for (const sentence of line.split(/(?<=[.”)]) (?=[A-Z“])/))
          expect(sentence.length, `${name}: ${sentence}`).toBeLessThanOrEqual(longestSentence)
    }
  })

  it('praises nothing that it misses', () => {
    for (const { name, advice } of reports) {
      const praised = advice.strengths
        .filter((line) => /^(?:Lines about|What you learnt|The top|Papers asked)/.test(line))
        .flatMap(quotesIn)
      const missed = advice.weaknesses
        .filter((line) => /^(?:Not found|Papers or training|Only in|Said at|No line)/.test(line))
        .flatMap(quotesIn)
      expect(
        missed.filter((quote) => praised.includes(quote)),
        name,
      ).toEqual([])
    }
  })

  it('suggests a line for one thing only', () => {
    for (const { name, advice } of reports) {
      const lines = advice.suggestions.flatMap((text) => /^“([^”]+)” reads/.exec(text)?.[1] ?? [])
      expect(new Set(lines).size, name).toBe(lines.length)
    }
  })
})

describe('lines said anew', () => {
  it('say what they said: nothing is new, and nothing is gone', () => {
    const { lexicon } = readKnowledge()
    for (const { candidate, cvText, advice } of reports)
      for (const { before, after } of regenerate(candidate.cv, {
        cvText,
        suggestions: advice.suggestions,
      }).patches) {
        const sources = { cvText, userFacts: [], line: before }
        expect(checkFacts(lexicon, after, sources), `${before} → ${after}`).toEqual([])
        expect(checkFacts(lexicon, before, { cvText: after, userFacts: [] }), after).toEqual([])
        expect(after).not.toMatch(/\b(\p{L}{2,}) \1\b|\s[,.;]|,,|\.\./iu)
      }
  })
})

describe('a regenerated CV', () => {
  const open = /,? \[number\] \[of what, or how often\]/g
  const pages = reports.map((report) => {
    const { candidate, rows, cvText, jobText, advice, name } = report
    const options = { cvText, suggestions: advice.suggestions }
    const { document, patches } = regenerate(candidate.cv, options)
    const tailored = [...tailorLists(candidate, rows, document), ...patches]
    const closed = tailored.map((patch) => ({ ...patch, after: patch.after.replace(open, '') }))
    const after = applyPatches(document, closed)
    return { name, jobText, before: readPage(document), after: readPage(after), options, tailored }
  })

  it('is put in order for its posting in one of four cases at least', () => {
    const ordered = pages.filter(({ tailored }) => tailored.some(({ path }) => isOfList.test(path)))
    expect(ordered.length).toBeGreaterThanOrEqual(pages.length / 4)
  })

  it('loses no line where its lists are put in order', () => {
    for (const { name, tailored } of pages)
      for (const { path, before, after } of tailored)
        if (isOfList.test(path)) {
          const lines = before.split('\n').filter(Boolean)
          expect(
            after
              .split('\n')
              .filter((line) => lines.includes(line))
              .toSorted(),
            name,
          ).toEqual(lines.toSorted())
        }
  })

  it('scores no less than the CV it came from', () => {
    for (const { name, jobText, before, after } of pages)
      expect(scoreOf(after, jobText), name).toBeGreaterThanOrEqual(scoreOf(before, jobText))
  })

  it('has nothing left to say anew but figures that only the person knows', () => {
    for (const { name, after, options } of pages) {
      const { patches } = regenerate(after.cv, { ...options, cvText: after.text })
      expect(
        patches.filter((patch) => !patch.after.includes('[number]')),
        name,
      ).toEqual([])
    }
  })
})

const isOfList = /(?:bullets|skills)$/

function scoreOf({ text, cv }: PageReading, jobText: string): number {
  const report = analyze({ cvText: text, cv, jobText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.score
}

function linesOf({ strengths, weaknesses, changes }: Report['advice']): string[] {
  return [...strengths, ...weaknesses, ...changes.map(({ text }) => text)]
}

function quotesIn(line: string): string[] {
  return [...line.matchAll(/“([^”]*)”/g)].map(([, quote = '']) => quote)
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase()
}
