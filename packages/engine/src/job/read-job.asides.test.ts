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

  it('asks for what it wishes of knowledge, even of what others are given', () => {
    const { requirements } = read(
      'Medical Secretary\n\nAbout you\n- Audio typing\n- Medical terminology\nNice to have: knowledge of private medical insurance, Meddbase',
    )
    const asked = requirements.map(({ text, importance }) => [text, importance])
    expect(asked).toContainEqual(['private medical insurance', 'nice'])
    expect(asked).toContainEqual(['Meddbase', 'nice'])
  })

  it('asks neither for what it denies nor for its own forms', () => {
    const { requirements } = read(
      'Truck Driver\n\nRequirements\n- Class 1 licence with no DD, DR or IN endorsements\n- Tachograph\n- Load securing\n- Completed application forms only\nOnly shortlisted candidates will be contacted.',
    )
    const texts = requirements.map(({ text }) => text).join('\n')
    expect(texts).toContain('Class 1 licence')
    expect(texts).not.toMatch(/DD|endorsement|shortlist|application/)
  })

  it('reads the task of a sentence that needs somebody, and knowledge of what others are given', () => {
    const { requirements } = read(
      'Claims Agent\n\nWe need a Claims Agent to run the appeals desk and write the letters.\n\nPreferred\n- Health insurance knowledge\n- Typing',
    )
    const texts = requirements.map(({ text }) => text)
    expect(texts).toContain('run the appeals desk and write the letters')
    expect(texts.some((text) => /health insurance/i.test(text))).toBe(true)
  })

  it('hears “Nice:” behind demands, and no wish in the assets that one looks after', () => {
    const { requirements } = read(
      'Finance Analyst\n\nMust:\n* Asset accounting (FI-AA)\n* Fluent English\nNice: SAP certification, Power BI',
    )
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('FI-AA')).toBe('must')
    expect(asked.get('English')).toBe('must')
    expect(asked.get('SAP certification')).toBe('nice')
    expect(asked.get('Power BI')).toBe('nice')
  })

  it('hears “You’ll need your card” as a demand and no task', () => {
    const { requirements } = read(
      'Groundworks Foreman\nHousing site. You’ll need your SMSTS or SSSTS and first aid. You will run a gang of eight.',
    )
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('SMSTS or SSSTS')).toBe('must')
    expect(asked.get('first aid')).toBe('must')
    expect([...asked.keys()].filter((text) => /need your/.test(text))).toEqual([])
  })

  it('reads years that stand first in a list, though the line is short', () => {
    const { requirements } = read(
      'Lettings Negotiator\n\nYou will book and carry out viewings.\n\n- Min 12 months lettings experience\n- Reapit\n',
    )
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('Min 12 months lettings experience')).toBe('must')
    expect(asked.get('Reapit')).toBe('must')
  })

  it('names a degree that is wished for without the wish', () => {
    const { requirements } = read(
      'Herd Manager\n\nYou must have\n- Telehandler ticket\n- Ideally NVQ/BTEC agriculture\n',
    )
    expect(requirements.find(({ kind }) => kind === 'education')?.text).toBe('NVQ/BTEC agriculture')
  })
})
