import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { type Mutation, mutate, mutations } from '../../test/fixtures/mutations.ts'
import { mara, tomas } from '../../test/fixtures/people.ts'
import { writeDocx } from '../../test/fixtures/write-docx.ts'
import { writePdf } from '../../test/fixtures/write-pdf.ts'
import { paragraph, writeWordXml } from '../../test/fixtures/write-word-xml.ts'
import { type ReadResult, unreadableReasons } from '../document.ts'
import { unreadable } from '../unreadable.ts'
import { createReadingPool } from './reading-pool.ts'

const files = 2000
const batch = 20
/** Thousands of times what a file takes: who is still reading then hangs, however busy the machine. */
const deadlineMilliseconds = 30_000
const pool = createReadingPool({ children: 2, ocr: false, limits: { deadlineMilliseconds } })
afterAll(() => pool.close())

interface Seed {
  readonly name: string
  readonly make: (changes: readonly Mutation[]) => Uint8Array
}

describe('reading files that went wrong', () => {
  it(`answers ${files} of them in its own words`, async () => {
    const seeds = await makeSeeds()
    const one = fc.record({ seed: fc.constantFrom(...seeds), changes: mutations })
    const answers = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: batch, maxLength: batch }), async (broken) => {
        const results = await Promise.all(
          broken.map(({ seed, changes }) => pool.read(seed.make(changes), seed.name)),
        )
        for (const result of results) {
          expectOwnWords(result)
          const answer = result.status === 'read' ? 'read' : result.reason
          answers.set(answer, (answers.get(answer) ?? 0) + 1)
        }
      }),
      { numRuns: files / batch, seed: 20261121, endOnFailure: true },
    )
    expect(answers.get('took_too_long') ?? 0).toBe(0)
    // Changes must neither be too harsh nor too mild to say anything.
    expect(answers.get('read') ?? 0).toBeGreaterThan(files / 10)
    expect(answers.get('damaged') ?? 0).toBeGreaterThan(files / 10)
  }, 300_000)
})

function expectOwnWords(result: ReadResult): void {
  if (result.status === 'unreadable') {
    expect(unreadableReasons).toContain(result.reason)
    expect(result).toEqual(unreadable(result.reason))
    return
  }
  for (const { offset, length } of result.lines) {
    expect(result.text.slice(offset, offset + length)).toHaveLength(length)
  }
  expect(result.report.confidence).toBeGreaterThanOrEqual(0)
  expect(result.report.confidence).toBeLessThanOrEqual(1)
}

/** Packed files break at their wrapping; unpacked ones are broken inside it, too. */
async function makeSeeds(): Promise<readonly Seed[]> {
  const packed = await writePdf(mara, 'columns')
  const open = await writePdf(tomas, 'single', { compress: false })
  const docx = await writeDocx(mara, 'styled')
  const body = Buffer.from(
    `<w:tbl><w:tr><w:tc>${paragraph('Skills')}</w:tc><w:tc>${paragraph('C++')}</w:tc></w:tr></w:tbl>${paragraph('Mara').repeat(30)}`,
  )
  const text = Buffer.from(
    '# Mara\n\n* [one](https://example.com)\n* two\n\n| a | b |\n|---|---|\n'.repeat(5),
  )
  return [
    { name: 'cv.pdf', make: (changes) => mutate(packed, changes) },
    { name: 'cv.pdf', make: (changes) => mutate(open, changes) },
    { name: 'cv.docx', make: (changes) => mutate(docx, changes) },
    {
      name: 'cv.docx',
      make: (changes) =>
        writeWordXml({ body: Buffer.from(mutate(body, changes)).toString('utf8') }),
    },
    { name: 'cv.txt', make: (changes) => mutate(text, changes) },
    { name: 'cv.md', make: (changes) => mutate(text, changes) },
  ]
}
