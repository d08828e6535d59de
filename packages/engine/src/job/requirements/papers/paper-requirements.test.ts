import { describe, expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { readKnowledge } from '../../../knowledge.ts'
import { readWords } from '../../../lexicon/find/read-words.ts'
import { readPosting } from '../../../read-posting.ts'
import { readJob } from '../../read-job.ts'

const { lexicon, words } = readKnowledge()

function read(posting: string) {
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements
}

const papersOf = (line: string) =>
  read(`Weaver\n\nRequirements\n- Looms\n- ${line}`)
    .filter(({ need, kind }) => need.type === 'words' && /licence|certification/.test(kind))
    .map(({ text }) => text)

describe('papers instead of schooling', () => {
  it('are those that it is told by for example, and no demands of their own', () => {
    const asked = read(
      'Nursery Nurse\n\nRequirements\n- Level 3 qualification in Early Years, e.g. NNEB or CACHE\n- Paediatric First Aid certificate',
    )
    const texts = asked.filter(({ kind }) => kind === 'certification').map(({ text }) => text)
    expect(texts).toEqual(['Paediatric First Aid certificate'])
    expect(asked.find(({ need }) => need.type === 'degree')?.need).toHaveProperty('orPapers')
  })
})

describe('readOwnPapers', () => {
  it('takes “from an accepted provider” for no paper’s name', () => {
    expect(papersOf('Looming certification from an accepted provider')).toEqual([
      'Looming certification',
    ])
    expect(
      papersOf('Nationally recognised personal training certification from an accepted body'),
    ).toEqual([])
    expect(papersOf('Certificate from the Guild of Weavers')).toEqual([
      'Certificate from the Guild of Weavers',
    ])
  })

  it('takes experience after a registration for no paper', () => {
    expect(papersOf('Post registration experience in an acute hospital')).toEqual([])
  })

  it.each([
    'Sorry, no trainee looming licences for this vacancy',
    'No Zorvex ticket, no interview',
  ])('asks for none by "%s"', (line) =>
    expect(papersOf(line).filter((text) => /^no|trainee/i.test(text))).toEqual([]),
  )

  it('hears an equal of what it names as no paper of its own', () =>
    expect(papersOf('Zorvex ticket, or a weaver with equivalent accreditation')).toEqual([
      'Zorvex ticket',
    ]))

  it('hears two papers that a stroke parts as one choice', () => {
    const [choice, other] = read(
      'Weaver\n\nRequirements\n- Looms\n- Blue ticket / Certificate of Looming',
    ).filter(({ kind }) => kind === 'certification')
    expect(choice?.text).toBe('Blue ticket / Certificate of Looming')
    expect(choice?.need).toHaveProperty('orWords')
    expect(other).toBeUndefined()
  })

  it.each([
    ['Zorvex ticket', 'Zorvex ticket'],
    ['Must hold ZKW (Zorvex Kiln Weaver) certificate', 'ZKW (Zorvex Kiln Weaver) certificate'],
    ['a valid Quillan Safe passport', 'Quillan Safe passport'],
    [
      'You must hold registration with the Guild of Town Weavers',
      'registration with the Guild of Town Weavers',
    ],
    ['Category C+E licence, no points', 'Category C+E licence'],
  ])('tells the paper in "%s"', (line, paper) => {
    expect(papersOf(line)).toEqual([paper])
  })

  it.each([
    'Experience of processing gas safety certificates',
    'Issuing certificates',
    'Knowledge of hot work permits',
    'Experience in producing energy performance certificates',
  ])('takes work with papers for no paper: %s', (line) => {
    expect(papersOf(line)).toEqual([])
  })

  it('tells who must be checked from who checks', () => {
    const kindsOf = (line: string) =>
      read(`HR Administrator\n\nRequirements\n- Filing\n- ${line}`)
        .filter(({ sentence }) => sentence.start > 40)
        .map(({ kind }) => kind)
    expect(kindsOf('Experience of right to work checks')).toEqual(['skill'])
    expect(kindsOf('You must have the right to work in the UK')).toEqual(['knock-out'])
  })

  it('takes a card in either colour for one', () => {
    const asked = (line: string) =>
      read(`Bricklayer\n\nRequirements\n- Pointing\n- ${line}`).map(({ text }) => text)
    expect(asked('CSCS gold or black card')).not.toContain('black card')
    expect(asked('CSCS gold card or black ticket')).toContain('CSCS gold card or black ticket')
  })

  it('tells a paper in a short line that no heading announces', () => {
    const posting = 'Weaver\n\nYou run six looms and mend what they tear.\n\n'
    const papers = read(`${posting}Class 3 licence and own car.`).filter(
      ({ kind }) => kind === 'certification',
    )
    expect(papers.map(({ text }) => text)).toEqual(['Class 3 licence'])
    expect(
      read(`${posting}Certificates are printed in the office and posted to members.`).filter(
        ({ kind }) => kind === 'certification',
      ),
    ).toEqual([])
  })

  it.each([
    'Pays by credit card',
    'Fill in job cards and the day book',
    'Keep recipe cards for the kitchen',
    'Sort out theatre tickets for guests',
    'Sells season tickets',
    'Handles support tickets in the morning',
  ])('takes nothing for a paper in "%s"', (line) => expect(papersOf(line)).toEqual([]))

  it('meets the name of who holds it', () => {
    const posting = 'Crier\n\nRequirements\n- Looms\n- Registration as a town crier\n- Loud voice'
    const statusFor = (title: string) => {
      const report = analyze({
        jobText: posting,
        cvText: `Ann Ray\nann@example.com\n\nExperience\n\n${title}\nHill Town, 2019 - 2024\n- Mended looms and told the news of the town every day at noon\n- Trained two people who read the news in the villages around the town`,
        today: { year: 2026, month: 11 },
      })
      if (report.status !== 'scored') throw new Error(report.status)
      return report.rows.find(({ requirement }) => /^registration/i.test(requirement.text))?.status
    }
    expect(statusFor('Registered town crier')).toBe('met')
    expect(statusFor('Town crier')).toBe('missing')
  })

  it('is not told once more as a skill', () => {
    const texts = read('Weaver\n\nRequirements\n- Looms\n- Crane supervisor ticket').map(
      ({ text }) => text,
    )
    expect(texts.filter((text) => /crane/i.test(text))).toEqual(['Crane supervisor ticket'])
  })

  it('takes experience after a registration for no paper', () => {
    expect(papersOf('one year of post-registration experience')).toEqual([])
  })
})

describe('who accredits a degree', () => {
  const asked = (line: string) =>
    readPosting(
      `Quantity Surveyor\nFernhill Ltd, Leeds\n\nRequirements\n- ${line}\n- Excel`,
    ).job.requirements.map(({ text }) => text)

  it.each(['A degree in Surveying (RICS accredited preferred)', 'RICS-approved degree'])(
    'is joined by nobody for it: %s',
    (line) => expect(asked(line)).not.toContain('RICS'),
  )

  it('is asked for where one has to belong', () =>
    expect(asked('RICS membership').join()).toContain('RICS'))

  it('is said of the paper without how little it is asked for', () =>
    expect(asked('NVQ L6 in Construction preferred, not essential')).toContain(
      'NVQ L6 in Construction',
    ))
})

it('asks for a licence once, whoever may have given it', () => {
  const { requirements } = readPosting(
    'Reach Truck Operator\n\nThe Person\n- In-date Reach Truck licence (RTITB, ITSSAR or equivalent)\n- Voice picking\n',
  ).job
  const papers = requirements.filter(({ kind }) => kind === 'licence').map(({ text }) => text)
  expect(papers).toEqual(['Reach Truck licence'])
})

it('asks for a register once, whatever the board that keeps it and its heading are called', () => {
  const { requirements } = readPosting(
    `Physiotherapist

Eligibility Criteria
Candidates must have:
1. Statutory Registration, Professional Qualifications, Experience, etc.
(a) Be registered on the Register maintained by the Physiotherapists Registration Board at CORU.
2. Annual registration: Practitioners must maintain live annual registration with CORU.
`,
  ).job
  const asked = requirements.filter(({ text }) => /regist|coru/i.test(text))
  expect(asked.map(({ text }) => text)).toEqual(['CORU'])
})
