import { describe, expect, it } from 'vitest'
import { readPosting } from '../read-posting.ts'

const read = (posting: string) => readPosting(posting).job

describe('readJob on what postings say by the way', () => {
  it('asks for nothing that a notice, a code or a line on pay says by the way', () => {
    const { requirements } = read(
      'Site Manager\n\nKestrel Homes, Perth\n\nWhat you need\n- Working knowledge of the R-codes\n- Toolbox talks\n- Plan reading\n\n20-30 hrs, £12.60 + tips\nThis post is exempt from the Rehabilitation of Offenders Act and an enhanced DBS is required.',
    )
    const texts = requirements.map(({ text }) => text).join('\n')
    expect(texts).not.toMatch(/^R$|Offenders|Rehabilitation|hrs/m)
    expect(texts).toContain('enhanced DBS')
  })

  it('reads the task of a sentence that needs somebody, and knowledge of what others are given', () => {
    const { requirements } = read(
      'Claims Agent\n\nWe need a Claims Agent to run the appeals desk and write the letters.\n\nPreferred\n- Health insurance knowledge\n- Typing',
    )
    const texts = requirements.map(({ text }) => text)
    expect(texts).toContain('run the appeals desk and write the letters')
    expect(texts.some((text) => /health insurance/i.test(text))).toBe(true)
  })
})
