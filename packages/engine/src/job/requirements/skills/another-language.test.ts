import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function languagesOf(line: string): string[] {
  const { requirements } = readPosting(
    `Housing Officer\n\nRequirements\n- Tenancy management\n- ${line}`,
  ).job
  return requirements
    .filter(({ kind }) => kind === 'language')
    .map(({ text, importance }) => `${text}: ${importance}`)
}

describe('a second language', () => {
  it('is any of those in the brackets, and wished for as a whole', () => {
    expect(languagesOf('Second community language (Urdu, Polish, Arabic) (desirable)')).toEqual([
      'Urdu, Polish, Arabic: preferred',
    ])
    expect(languagesOf('Another language (French, German)')).toEqual(['French, German: must'])
  })

  it('is wished for as a whole where some are liked best', () => {
    const line = 'A second European language, preferably French or German, would be an asset'
    expect(languagesOf(line)).toEqual([
      'European language: preferred',
      'French or German: preferred',
    ])
    const { requirements } = readPosting(`Analyst\n\nRequirements\n- SQL\n- ${line}`).job
    const open = requirements.find(({ text }) => text === 'European language')
    expect(open?.need.type === 'terms' && open.need.anyOf).toContain('French')
  })

  it('leaves several languages that are each asked for', () => {
    expect(languagesOf('Fluent French and German').length).toBe(2)
  })
})
