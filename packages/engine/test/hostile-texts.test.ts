import { describe, expect, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { nurseCv, nursePosting } from './fixtures/nurse.ts'
import { goldenCases } from './golden/golden-cases.ts'
import { timesAsLong } from './times-as-long.ts'

const today = { year: 2026, month: 11 }

/** Time of this process alone: other work on the machine does not count. */
function cpuMs(): number {
  return process.cpuUsage().user / 1000
}

/** As many letters as a CV may have. */
const realCvs = goldenCases
  .flatMap(({ cvs }) => Object.values(cvs))
  .join('\n')
  .slice(0, 100_000)

/** As many as a posting may have. */
const realPostings = goldenCases
  .map(({ posting }) => posting)
  .join('\n')
  .repeat(3)
  .slice(0, 49_000)

describe('hostile texts', () => {
  it('take bounded time', () => {
    const hostile = [
      'a',
      'a ',
      'a,',
      '- a\n',
      '😀',
      '\u202e',
      '2019 - 2020\n',
      'C++ ',
      '1.',
      '[',
      'Jan 2020 – Present\n',
      'experience: ',
      '\n',
      ' ',
      '\t',
      '  \n',
      '&amp;',
      '<p ',
      '(',
      '@',
      'é',
      '中',
    ]
    // Whoever reads first also builds what reading looks things up in.
    analyze({ cvText: nurseCv, jobText: nursePosting, today })
    for (const piece of hostile) {
      // A word at the end: what nobody wrote is refused before it is read.
      const cvText = `${piece.repeat(Math.floor(99_000 / piece.length))}\nNurse`
      const jobText = `${piece.repeat(Math.floor(49_000 / piece.length))}\nNurse`
      const before = cpuMs()
      analyze({ cvText, jobText: nursePosting, today })
      analyze({ cvText: nurseCv, jobText, today })
      expect(cpuMs() - before, JSON.stringify(piece)).toBeLessThan(1500)
    }
  })

  it.each(['aA', '2x', 'ab1', 'A\u0301a', 'DutiesPrepare', 'NMC registered nurse ('])(
    'scores a CV of nothing but %j about as fast as real ones',
    (piece) => {
      const cvText = piece.repeat(Math.floor(100_000 / piece.length))
      const times = timesAsLong({
        work: () => analyze({ cvText, jobText: nursePosting, today }),
        yardstick: () => analyze({ cvText: realCvs, jobText: nursePosting, today }),
        enough: 4,
      })
      expect(times).toBeLessThan(4)
    },
  )

  it.each(['\n', 'Ayears ', 'two years ', 'or must ', '•,'])(
    'reads a posting of nothing but %j about as fast as real ones',
    (piece) => {
      const hostile = piece.repeat(Math.floor(49_000 / piece.length))
      // A posting read before is kept, so each turn has one of its own.
      let turn = 0
      const read = (text: string): void => {
        turn += 1
        analyze({ cvText: nurseCv, jobText: `${text}\nNurse ${turn}`, today })
      }
      const times = timesAsLong({
        work: () => read(hostile),
        yardstick: () => read(realPostings),
        enough: 4,
      })
      expect(times).toBeLessThan(4)
    },
  )
})
