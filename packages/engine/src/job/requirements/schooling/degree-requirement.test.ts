import { describe, expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { readKnowledge } from '../../../knowledge.ts'
import { readWords } from '../../../lexicon/find/read-words.ts'
import { readJob } from '../../read-job.ts'

const { lexicon, words } = readKnowledge()

function schooling(...lines: string[]): [text: string, importance: string][] {
  const posting = `Office Clerk\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}\n- Filing`
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements.flatMap(
    ({ kind, text, importance }) => (kind === 'education' ? [[text, importance]] : []),
  )
}

describe('readDegreeRequirement', () => {
  it('takes experience for a degree where the posting says so, wherever it does', () => {
    const instead = 'Two additional years of experience may be substituted for the degree.'
    const degreeOf = (...lines: string[]) =>
      readJob(
        lexicon,
        words,
        readWords(lexicon, `Office Clerk\n\nRequirements\n${lines.join('\n')}\nFiling`),
      ).requirements.find(({ need }) => need.type === 'degree')
    expect(degreeOf('Associate’s degree', instead)?.need).toMatchObject({ orExperience: true })
    expect(degreeOf('Associate’s degree', instead)?.shuts).toBeUndefined()
    expect(degreeOf('Associate’s degree')?.need).toMatchObject({ orExperience: false })
  })

  it('asks for what it takes, and wishes for what would be more', () => {
    expect(schooling('High school diploma required', "Bachelor's degree preferred")).toEqual([
      ['High school diploma', 'must'],
      ["Bachelor's degree", 'preferred'],
    ])
  })

  it('asks for the school, where years stand for what would be more', () => {
    expect(
      schooling('Grade 12 diploma', 'Completion of a Dispatch program or 2 years of experience'),
    ).toEqual([['Grade 12 diploma', 'must']])
  })

  it('asks for the certificate of an examination, in no subject called so', () => {
    const asked = (line: string) =>
      readJob(
        lexicon,
        words,
        readWords(lexicon, `Office Clerk\n\nRequirements\n- ${line}\n- Filing`),
      ).requirements.flatMap(({ need }) => (need.type === 'degree' ? [need.subjects] : []))
    expect(asked('A pass in five subjects of the Leaving Certificate Examination')).toEqual([[]])
    expect(asked('High school graduate (Grade 12) or equivalent')).toEqual([[]])
    expect(
      asked(
        'Grade D in five subjects in the Department of Education Established Leaving Certificate Examination',
      ),
    ).toEqual([[]])
  })

  it('takes years that count from a degree for experience', () => {
    expect(schooling('4+ years of post-graduate experience in a design studio')).toEqual([])
    expect(schooling('Two years of relevant postgraduate work experience')).toEqual([])
    expect(schooling('Postgraduate degree in design, with work experience')).toHaveLength(1)
  })

  it('asks for an HNC, which a trade does not show and a diploma of its level does', () => {
    const jobText =
      'Site Manager\n\nRequirements\n- SMSTS, HNC in construction\n- Two years on sites\n- Planning of works'
    expect(schooling('SMSTS, HNC in construction')).toEqual([['HNC in construction', 'must']])
    const creditFor = (paper: string) => {
      const report = analyze({
        cvText: `Jo Reed\njo@example.com\n\nExperience\nForeman, Hill Homes, 2019 - 2024\n- Ran a site of twelve houses in Ely and looked after its crews\n- Planned the works of each week with the groundworks team\n\nQualifications\n${paper}\n`,
        jobText,
        today: { year: 2026, month: 11 },
      })
      if (report.status !== 'scored') throw new Error('Both texts can be read.')
      return report.rows.find(({ requirement }) => requirement.kind === 'education')?.credit ?? 0
    }
    const [byTrade, byDiploma] = [
      creditFor('Bricklayer by trade'),
      creditFor('Level 4 Diploma in Construction Site Supervision, 2022'),
    ]
    expect(byDiploma).toBe(1)
    expect(byTrade).toBeLessThan(byDiploma)
  })

  it('names the degree without the registration that is asked for beside it', () => {
    expect(
      schooling('A social work degree or equivalent and registration with Social Work England'),
    ).toEqual([['A social work degree or equivalent', 'must']])
  })

  it('asks for school subjects besides a trade’s paper, which seldom shows them', () => {
    expect(
      schooling('NVQ Level 2 in teaching support', 'GCSE grade C/4 or above in English and Maths'),
    ).toEqual([
      ['NVQ Level 2 in teaching support', 'must'],
      ['GCSE grade C/4 or above in English and Maths', 'must'],
    ])
    expect(
      schooling('NVQ Level 2 in teaching support', 'A good education to GCSE level'),
    ).toHaveLength(1)
    expect(schooling('BSc in Nursing', 'GCSE English and Maths')).toEqual([
      ['BSc in Nursing', 'must'],
    ])
  })

  it('takes points of an entry tariff for school results', () => {
    expect(schooling('120 UCAS points or a 2:1 degree in any subject')).toEqual([
      ['120 UCAS points or a 2:1 degree in any subject', 'must'],
    ])
    expect(schooling('104 UCAS tariff points')).toEqual([['104 UCAS tariff points', 'must']])
  })

  it('wishes for nothing that is less than it asks for', () => {
    expect(schooling("Bachelor's degree required", 'A levels preferred')).toEqual([
      ["Bachelor's degree", 'must'],
    ])
  })

  it('asks for schooling in the words of other countries', () => {
    expect(schooling('Grade 12 or equivalent')).toEqual([['Grade 12 or equivalent', 'must']])
    expect(schooling('Matric (Grade 12)')).toEqual([['Matric (Grade 12)', 'must']])
  })

  it('asks for the lower of two levels that a stroke parts', () => {
    const levelOf = (line: string) =>
      readJob(
        lexicon,
        words,
        readWords(lexicon, `Safety Officer\n\nRequirements\n- ${line}\n- First aid`),
      ).requirements.flatMap(({ need }) => (need.type === 'degree' ? [need.level] : []))
    expect(levelOf('Diploma/Degree in Engineering')).toEqual(
      levelOf('Degree or Diploma in Engineering'),
    )
    expect(levelOf('Diploma / Bachelor in Accounting')).toEqual(levelOf('Diploma in Accounting'))
  })
})
