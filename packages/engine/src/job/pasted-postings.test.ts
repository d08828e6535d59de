import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from '../lexicon/find/read-words.ts'
import { readJob } from './read-job.ts'

const { lexicon, words } = readKnowledge()
const read = (posting: string) => readJob(lexicon, words, readWords(lexicon, posting))

const glued = `Quality Engineer

Top Reasons to Work with Us• Free parking close by• Catered lunchesWhat You Will Be DoingAudit our
suppliers of castings and keep the calibration records.RequirementsFive years in quality
engineeringStrong knowledge of PPAP and FMEAExperience with PowerPointPreferred QualificationsSix Sigma
black beltWhat's in It for YouUnlimited vacation and a kitchen full of snacksPlease apply today with
your resume!Looking forward to meeting you and your portfolio of Weibull plots.`

function asks(posting: string) {
  return read(posting).requirements.map(({ text, importance }) => ({ text, importance }))
}

describe('readJob on postings that lost their line breaks', () => {
  it('finds the headings and the bullets again', () => {
    const found = asks(glued)
    expect(found).toContainEqual({ text: 'PPAP', importance: 'must' })
    expect(found).toContainEqual({ text: 'PowerPoint', importance: 'must' })
    expect(found.find(({ text }) => /six sigma/i.test(text))?.importance).toBe('preferred')
  })

  it('takes nothing from reasons to join, perks and the farewell', () => {
    const texts = asks(glued)
      .map(({ text }) => text)
      .join('\n')
    expect(texts).not.toMatch(/parking|lunch|vacation|snacks|weibull|looking forward/i)
  })

  it('reads headings in capitals that run on into their first sentence', () => {
    const job = read(`Line Cook

Job Summary Our bistro feeds two hundred guests a night. What You'll Do * Run the grill station *
Prepare sauces Who You Are * You know HACCP * You can carry 20 kg`)
    expect(job.requirements.find(({ text }) => text === 'HACCP')?.importance).toBe('must')
    expect(job.requirements.find(({ text }) => /grill/i.test(text))?.importance).toBe('preferred')
  })
})

describe('readJob on lists that lost their bullets', () => {
  const runOn = `Welder

Responsibilities: Weld frames of trailers to drawing and inspect each seam before painting Maintain jigs and
clean torches at the end of the shift Minimum Requirements: Three years of MIG welding in a workshop Good
knowledge of blueprints Experience of TIG welding is a plus Must lift 25 kg`
  const found = asks(runOn.replace(/\n(?!\n|Resp)/g, ' ').replace('Welder  ', 'Welder\n\n'))

  it('lets each ask be as important as its own words say', () => {
    expect(found).toContainEqual({ text: 'MIG welding', importance: 'must' })
    expect(found).toContainEqual({ text: 'blueprints', importance: 'must' })
    expect(found.find(({ text }) => /weld frames/i.test(text))?.importance).toBe('preferred')
  })

  it('leaves capitals of names in their sentence', () => {
    const sentence =
      'You report to the Work Council and the Head of Good Practice, speak with our Key Account people at the Experience Centre, and the rest is calm and quiet work'
    expect(asks(`Welder\n\nYour tasks\n- ${sentence}`).length).toBeLessThan(6)
  })
})

describe('terms of a posting’s own', () => {
  const termsOf = (requirements: string) =>
    read(`Tree Surgeon\n\nRequirements\n${requirements}`)
      .requirements.filter(({ need, kind }) => need.type === 'words' && kind !== 'duty')
      .map(({ text }) => text)

  it('are things one can know or have', () => {
    expect(termsOf('- Zorvex lowering kit\n- It helps if you held a Quillan certificate')).toEqual([
      'Zorvex lowering kit',
      'Quillan certificate',
    ])
  })

  it('are no pieces of sentences, qualities, addresses or telephone numbers', () => {
    const pieces = [
      '- Analytical and both remotely, with the brightest minds',
      '- We seek people and pay above 120 million',
      '- Questions: ping me at jo@treework.example or 020 7946 0123',
    ]
    expect(termsOf(pieces.join('\n'))).toEqual([])
  })
})
