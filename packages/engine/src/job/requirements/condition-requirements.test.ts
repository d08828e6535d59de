import { describe, expect, it, test } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readPosting } from '../../read-posting.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()

function conditionsOf(posting: string): string[] {
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements.flatMap(
    ({ id, kind }) => (kind === 'knock-out' ? [id.replace('req_condition-', '')] : []),
  )
}

const below = (lines: string) => `Welder\n\nRequirements\n- MIG welding\n${lines}`

describe('readConditions', () => {
  it('finds conditions wherever they stand', () => {
    const letter =
      'Welder wanted. You weld our pontoons and you are away about 50 nights a year away from home. You will need a full car licence, and you start with a medical examination. Two Saturdays? No: one weekend in four.'
    expect(conditionsOf(letter)).toEqual(['driving-licence', 'medical', 'travel', 'shifts'])
  })

  it('begins no condition within a word', () => {
    const posting =
      'Forklift Driver\n\nOur busy warehouse needs reliable forklift drivers for nights.\n\nRequirements\n- Reach truck'
    expect(conditionsOf(posting)).toEqual([])
  })

  it.each([
    ['- Eligible and legally entitled to work in Ireland', 'work-permit'],
    ['- Extended certificate of good conduct', 'clearance'],
    ['- Driving licence class B', 'driving-licence'],
    ['- Live within 40 minutes of the depot', 'location'],
    ['- Live within 45 minutes of Ashcombe or willing to relocate', 'location'],
    ['- You need a licence and a car', 'driving-licence'],
    ['- US person status', 'work-permit'],
    ['- You are legally entitled to work in Canada', 'work-permit'],
    ['- BPSS clearance', 'clearance'],
    ['- A portfolio showing your process, not just pretty pictures', 'portfolio'],
    ['\nTo apply, send your CV and portfolio to Ann.', 'portfolio'],
    ['- CVs without a cover letter will not be considered', 'form-only'],
    ['\nHow to apply\nUse our form. We do not accept CVs.', 'form-only'],
    ['\nPlease note that CVs will not be accepted.', 'form-only'],
    ['- Satisfactory references', 'clearance'],
    ['- Rotating shifts', 'shifts'],
    ['- Able to do early starts, late finishes, weekends and bank holidays', 'shifts'],
    ['- Ability to work AM & PM shifts', 'shifts'],
    ['- Stand and walk for the entire shift', 'lifting'],
    ['- Able to shelve, lift boxes and push trolleys', 'lifting'],
    ['- Physically able to lift and carry', 'lifting'],
    ['- Must be capable of lifting, bending and carrying heavy items', 'lifting'],
    [
      '- Must pass medical, fitness (15 metre bleep test to 5.4), drugs and vetting checks',
      'medical',
    ],
    ['- Must pass a D4 medical', 'medical'],
    ['- 5 year checkable work history for BS7858 vetting', 'clearance'],
    ['- Must be a U.S. Person as defined by ITAR (22 CFR 120.62)', 'work-permit'],
    ['- Lift 20 kg', 'lifting'],
    ['- Measles immunity', 'medical'],
    ['- Four on, four off', 'shifts'],
    ['- Can carry 20 kg', 'lifting'],
    ['- Hep B immunity', 'medical'],
    ['- You must drive', 'driving-licence'],
    ['- Shopping and housework, so you need to be able to drive.', 'driving-licence'],
    ['- Driver with access to a vehicle', 'driving-licence'],
    ['- Minimum age of 21', 'age'],
    ['- Must be 22+ (legal requirement)', 'age'],
    ['- Full UK licence (held 12 months)', 'driving-licence'],
    ['- Call out 1 in 5', 'shifts'],
    ['- Happy on roofs, with a head for heights', 'lifting'],
    ['- Valid passport with unrestricted worldwide travel', 'travel'],
    ['- Height between 157cm and 190cm, able to reach 210cm', 'build'],
    ['- Minimum height 1.60 m', 'build'],
    ['- Able to swim 25 metres unaided', 'swimming'],
    ['- Able to meet the medical requirements', 'medical'],
    ['- Flexibility to work weekends and bank holidays', 'shifts'],
    ['- Flexible between 8am and 8pm Monday to Saturday', 'shifts'],
  ])('reads "%s"', (line, code) => {
    expect(conditionsOf(below(line))).toEqual([code])
  })

  it('wishes for a licence to drive under any name', () => {
    const { requirements } = readJob(
      lexicon,
      words,
      readWords(lexicon, below('- Full UK licence desirable')),
    )
    expect(requirements.filter(({ quote }) => /licence/.test(quote.quote))).toMatchObject([
      { kind: 'licence', importance: 'preferred', need: { anyOf: ['driving licence'] } },
    ])
  })

  it('turns nobody away for what the sentence or its list only wishes for', () => {
    expect(conditionsOf(below('- A driving licence is desirable'))).toEqual([])
    expect(conditionsOf(below('\nDesirable\n- Driving licence\n- Weekend shifts'))).toEqual([])
    for (const wish of [
      '- A driving licence would be an advantage but is not essential',
      '- Driving licence preferred, not strictly required',
      '- Own car useful but it isn’t a must',
    ])
      expect(conditionsOf(below(wish)), wish).toEqual([])
    expect(conditionsOf(below('- No driving licence needed'))).toEqual([])
    expect(conditionsOf(below('- Able to drive a forklift'))).toEqual([])
    expect(conditionsOf(below('- You must drive sales'))).toEqual([])
    expect(conditionsOf(below('- A valid licence to practise'))).toEqual([])
  })

  it('tells the work at hand from what somebody is like', () => {
    expect(conditionsOf(below('- Welding at a height of 20 m'))).toEqual([])
    expect(conditionsOf(below('- Lead 3 shift supervisors and the night shift team'))).toEqual([])
    expect(conditionsOf(below('- Teach children to swim 25 metres'))).toEqual([])
    expect(conditionsOf(below('- CCNSG safety passport'))).toEqual([])
    expect(conditionsOf(below('- Flexible between teams'))).toEqual([])
  })

  it('takes no condition from what the employer gives', () => {
    expect(conditionsOf(below('\nWe offer\n- No weekend shifts\n- 20 % travel allowance'))).toEqual(
      [],
    )
  })

  it('quotes a condition whole, and asks for no skill by its words', () => {
    const { requirements } = readJob(
      lexicon,
      words,
      readWords(
        lexicon,
        below(
          '- NZ residence or an open work visa\n- Background check and fingerprinting\n- certificate of conduct (VOG)',
        ),
      ),
    )
    expect(requirements.filter(({ kind }) => kind === 'knock-out').map(({ text }) => text)).toEqual(
      [
        'NZ residence or an open work visa',
        'certificate of conduct (VOG)',
        'Background check and fingerprinting',
      ],
    )
    expect(requirements.map(({ text }) => text)).not.toContain('fingerprinting')
  })

  it('quotes all the days and hours on which one has to work', () => {
    const { requirements } = readJob(
      lexicon,
      words,
      readWords(lexicon, below('- Must be flexible to work late evenings & Saturdays')),
    )
    expect(requirements.map(({ text }) => text)).toContain(
      'Must be flexible to work late evenings & Saturdays',
    )
  })

  it('takes hours of the day for part of when one has to work, and for nothing to know', () => {
    const line =
      'Must be available for afternoons (3 pm - 11:30 pm) OR nights (11 pm - 7:30 am), and some weekends'
    const { requirements } = readJob(lexicon, words, readWords(lexicon, below(`- ${line}`)))
    const asked = requirements.filter(({ quote }) => line.includes(quote.quote))
    expect(asked.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([`knock-out: ${line}`])
  })

  it('asks for no skill by what the body has to bear', () => {
    const texts = (line: string) =>
      readJob(lexicon, words, readWords(lexicon, below(line))).requirements.map(
        ({ kind, text }) => `${kind}: ${text}`,
      )
    expect(texts('- Ability to climb ladders, work at heights and lift 50 lbs')).toContain(
      'knock-out: Ability to climb ladders, work at heights and lift 50 lbs',
    )
    expect(texts('- Able to stand, bend and lift up to 50 pounds')).toContain(
      'knock-out: stand, bend and lift up to 50 pounds',
    )
    expect(texts('- Climb ladders').join('\n')).not.toMatch(/skill: .*ladder/i)
    expect(texts('- Bend and form sheet metal').join('\n')).not.toContain('knock-out')
    expect(texts('- Working at height, IPAF').join('\n')).not.toContain('knock-out')
  })

  it('tells a condition once', () => {
    const { requirements } = readJob(
      lexicon,
      words,
      readWords(lexicon, below('- Garda vetting before appointment')),
    )
    expect(requirements.filter(({ text }) => /vetting/i.test(text))).toHaveLength(1)
  })
})

test.each([
  'Sorry, we can’t offer sponsorship',
  'Settled status',
  'BPSS',
  'Clear PVG',
  'Must be able to pass vetting',
  'Credit check',
  'Non-drivers cannot be considered',
  'Must have own vehicle and business insurance',
  'Live nearby',
  'Within commuting distance of Leeds',
  'Located in or near Leeds',
  'Regular travel between our sites',
  'Occasional trips to Berlin',
  'Evenings and weekends',
  'Early starts',
  'On-call rota',
  'Flexible hours needed',
  'Part time, 3 days',
  'Physically fit',
  'Good level of fitness',
  'Not afraid of heights',
  'Happy to work outdoors in all weathers',
  'Non-smoker',
  'Able to wear a respirator',
  'Commit to at least six months',
  'Some travel (10%)',
  'Travel: up to 30%',
  'Covid-19 and flu vaccinations',
  'Up to date with your jabs',
  'Sleepovers and waking nights',
  'Upto 32 LPA',
  '60% throughout academics',
  'Grade 7, SCP 19',
  'School leavers welcome',
  'Hands-on mentality',
])('"%s" is a condition at most, and takes part in no score', (line) => {
  const { job } = readPosting(
    `Care Assistant\n\nRequirements\n- Dementia care\n- ${line}\n- Hoists`,
  )
  const scored = job.requirements.filter(({ weight }) => weight > 0)
  expect(scored.map(({ text }) => text)).not.toContain(line)
  expect(scored.filter(({ kind }) => kind !== 'title' && kind !== 'experience')).toHaveLength(2)
})
