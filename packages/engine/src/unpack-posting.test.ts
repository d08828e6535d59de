import { describe, expect, it } from 'vitest'
import { gradedCases, unseenGradedCases } from '../../../bench/match/graded/graded-cases.ts'
import { nurseCv, nursePosting } from '../test/fixtures/nurse.ts'
import { goldenCases } from '../test/golden/golden-cases.ts'
import { analyze } from './analyze.ts'
import { readCv } from './cv/read-cv.ts'
import { readablePosting } from './job/pasted/readable-posting.ts'
import { packPosting } from './pack-posting.ts'
import { readPosting } from './read-posting.ts'
import { scoreRead } from './score-read.ts'
import { readableText } from './text/letters/readable-text.ts'
import { unpackPosting } from './unpack-posting.ts'

const today = { year: 2026, month: 11 }
/** Postings are kept as they can be read. */
const cases = [...goldenCases, ...gradedCases, ...unseenGradedCases].map((each) => ({
  ...each,
  posting: readablePosting(each.posting),
}))

const overTheWire = (text: string) => JSON.parse(JSON.stringify(packPosting(text)))

describe('unpackPosting', () => {
  it('gives the posting as it was read', () => {
    for (const { posting } of cases) {
      const unpacked = unpackPosting(overTheWire(posting), posting)
      expect(JSON.stringify(unpacked)).toBe(JSON.stringify(readPosting(posting)))
    }
  })

  it('is scored against as the text is, byte by byte', () => {
    for (const { posting, cvs } of cases) {
      const unpacked = unpackPosting(overTheWire(posting), posting)
      for (const cvText of Object.values(cvs).map(readableText)) {
        const report = analyze({ cvText, jobText: posting, today })
        const read = scoreRead({ cvText, cv: readCv(cvText), posting: unpacked, today })
        const { advice, ...assessed } = { advice: null, ...report }
        expect(JSON.stringify(read)).toBe(JSON.stringify(assessed))
      }
    }
  }, 120_000)

  it('refuses what the text is refused for', () => {
    const nothingAsked = 'We are a friendly team. Come and see us, we would love to meet you.'
    const posting = unpackPosting(overTheWire(nothingAsked), nothingAsked)
    expect(scoreRead({ cvText: nurseCv, cv: readCv(nurseCv), posting, today })).toEqual(
      analyze({ cvText: nurseCv, jobText: nothingAsked, today }),
    )
  })

  it('unpacks a posting once while it is asked about', () => {
    const packed = packPosting(nursePosting)
    expect(unpackPosting(packed, nursePosting)).toBe(unpackPosting(packed, nursePosting))
  })
})
