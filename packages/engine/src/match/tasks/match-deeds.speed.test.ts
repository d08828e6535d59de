import { describe, expect, it } from 'vitest'
import { nursePosting } from '../../../test/fixtures/nurse.ts'
import { timesAsLong } from '../../../test/times-as-long.ts'
import { compare } from '../../compare.ts'
import { tokenize } from '../../text/tokenize.ts'
import { linesTelling } from './match-deeds.ts'

const words = ['team', 'care', 'patient', 'home']
const lines = Array.from({ length: 4000 }, (_, at) => `- ${words.join(' ')} ${at}`)
const cvText = `Ann Other
ann@example.com

Experience
Nurse, Elm Hospital, 2019 - present
${lines.join('\n')}`.slice(0, 100_000)

describe('linesTelling', () => {
  it('looks through thousands of lines with all words about as fast as they are read', () => {
    const compared = compare({ cvText, jobText: nursePosting, today: { year: 2026, month: 11 } })
    if (compared.status === 'refused') throw new Error(compared.reason)
    const ways = words.flatMap((one) => words.map((other) => `${one} ${other}`))
    const times = timesAsLong({
      work: () => {
        // Lines that were looked for once are known of their CV.
        const candidate = { ...compared.candidate }
        expect(linesTelling(candidate, { roots: [], ways }).size).toBeGreaterThan(1000)
      },
      yardstick: () => tokenize(cvText),
      enough: 8,
    })
    expect(times).toBeLessThan(8)
  })
})
