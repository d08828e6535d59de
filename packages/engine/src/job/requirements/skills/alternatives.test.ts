import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../../knowledge.ts'
import { readWords } from '../../../lexicon/find/read-words.ts'
import { readJob } from '../../read-job.ts'

const { lexicon, words } = readKnowledge()

function asked(sentence: string): string[][] {
  const job = readJob(lexicon, words, readWords(lexicon, `Engineer\n\nRequirements\n- ${sentence}`))
  return job.requirements.flatMap(({ need }) =>
    need.type === 'terms' ? [[...need.anyOf].sort()] : [],
  )
}

describe('groupAlternatives', () => {
  it('takes "or" for one wish with several ways to meet it', () => {
    expect(asked('Experience with Java, Python or Ruby')).toContainEqual(['Java', 'Python', 'Ruby'])
  })

  it('takes what is liked best for one of the choice', () => {
    expect(asked('A SIEM: Splunk preferred, Elasticsearch or QRadar fine')).toContainEqual([
      'Elasticsearch',
      'IBM QRadar',
      'Splunk',
    ])
  })

  it('takes the rest of a name for no end of a choice', () => {
    expect(asked('Use of EMIS Web or SystmOne')).toContainEqual(['EMIS', 'SystmOne'])
  })

  it('takes another of a kind for the same wish', () => {
    expect(asked('Experience of SAP or another ERP')).toContainEqual(['ERP systems', 'SAP ERP'])
    expect(asked('Tableau or any other BI tool')).toContainEqual([
      'Tableau',
      'business intelligence',
    ])
  })

  it('lets an "or" in the midst of a list join only the two beside it', () => {
    const wishes = asked('SQL, Python, Airflow or Dagster, AWS')
    expect(wishes).toContainEqual(['Apache Airflow', 'Dagster'])
    expect(wishes).toContainEqual(['Python'])
    expect(wishes).toContainEqual(['AWS'])
  })

  it('takes one paper of a kind for one wish, whichever the brackets name', () => {
    const sizes = (sentence: string) => asked(sentence).map((each) => each.length)
    expect(sizes('A security certification (Security+, CySA+, GCIH)')).toContain(3)
    expect(sizes('Security certifications (Security+, CySA+, GCIH)')).not.toContain(3)
  })

  it.each([
    ['ERP experience (Sage, QuickBooks or Xero)', ['QuickBooks', 'Sage 50', 'Xero']],
    ['Accounting software (Xero, Sage, QuickBooks)', ['QuickBooks', 'Sage 50', 'Xero']],
    ['Knowledge of JavaScript frameworks (React, Angular, Vue)', ['Angular', 'React', 'Vue']],
    [
      'Certified to operate powered industrial trucks (forklift, reach truck)',
      ['forklift licence', 'reach truck'],
    ],
    ['Cloud platforms (AWS, Azure, GCP)', ['AWS', 'Google Cloud Platform', 'Microsoft Azure']],
  ])('takes what the brackets behind a kind of thing name for one wish: %s', (sentence, ways) => {
    expect(asked(sentence).filter((each) => each.length > 1)).toEqual([
      expect.arrayContaining(ways),
    ])
  })

  it.each([
    'Confident with Microsoft Office packages (Word, Excel)',
    'Adobe software (Photoshop, InDesign)',
  ])('takes the parts of what one maker sells for several wishes: %s', (sentence) => {
    expect(asked(sentence).filter((each) => each.length > 1)).toEqual([])
  })

  it('takes "and" for several wishes', () => {
    const wishes = asked('Experience with Java, Python and Ruby')
    expect(wishes).toContainEqual(['Java'])
    expect(wishes).toContainEqual(['Python'])
  })

  it('takes examples for one wish', () => {
    expect(asked('A scripting language such as Python, Ruby')).toContainEqual([
      'Python',
      'Ruby',
      'scripting',
    ])
  })

  it('takes what stands before "or similar" for one wish', () => {
    expect(asked('Hands-on with Splunk, QRadar or similar')).toContainEqual([
      'IBM QRadar',
      'Splunk',
    ])
    expect(asked('An enterprise SIEM (Splunk, QRadar or equivalent)')).toContainEqual([
      'IBM QRadar',
      'SIEM',
      'Splunk',
    ])
  })

  it('keeps what brackets only add apart', () => {
    const wishes = asked('Excel (pivot tables, Power Query)')
    expect(wishes).toContainEqual(['Microsoft Excel'])
    expect(wishes).toContainEqual(['pivot tables'])
  })

  it('lets a slash join only the two beside it', () => {
    const wishes = asked('Docker, Java/Kotlin, SQL')
    expect(wishes).toContainEqual(['Docker'])
    expect(wishes).toContainEqual(['Java', 'Kotlin'])
    expect(wishes).toContainEqual(['SQL'])
  })
})

describe('terms of a posting’s own', () => {
  const texts = (line: string) =>
    readJob(lexicon, words, readWords(lexicon, `Weaver\n\nRequirements\n- ${line}`))
      .requirements.filter(({ need, kind }) => need.type === 'words' && kind !== 'duty')
      .map(({ text }) => text)

  it('are one wish where one of them will do', () => {
    expect(texts('Knowledge of Zorvex, Quillan or similar')).toEqual(['Zorvex, Quillan or similar'])
    expect(texts('Zorvex or Quillan, Marnet or Pelk')).toEqual([
      'Zorvex or Quillan',
      'Marnet or Pelk',
    ])
    expect(texts('Zorvex, Quillan or PMI-PBA certification')).not.toContain('PMI')
    expect(texts('Diploma Tapestrist (ZETEX or equal)')).toEqual(['Diploma Tapestrist'])
  })
})

describe('joinChoices', () => {
  it('puts what the word data knows and what it does not into one wish', () => {
    const { requirements } = readJob(
      lexicon,
      words,
      readWords(lexicon, 'Planner\n\nRequirements\n- Zorvex, Microsoft Project or similar'),
    )
    const [choice] = requirements.filter(({ need }) => need.type === 'terms')
    expect(choice?.text).toBe('Zorvex, Microsoft Project or similar')
    expect(choice?.need).toMatchObject({ orWords: [['zorvex']] })
  })

  it('counts backgrounds in', () => {
    const wish = '- Experience in hospitality or customer service'
    const { requirements } = readJob(
      lexicon,
      words,
      readWords(lexicon, `Planner\n\nRequirements\n- Rota planning\n${wish}`),
    )
    const texts = requirements.map(({ text }) => text)
    expect(texts).toContain('hospitality or customer service')
    expect(texts).not.toContain('customer service')
  })
})
