import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from '../lexicon/find/read-words.ts'
import { readJob } from './read-job.ts'

const { lexicon, words } = readKnowledge()

function importanceOf(line: string): string {
  const posting = `Platform Engineer\n\nRequirements\n- Linux and Bash\n- ${line}\n- Docker\n\nBenefits\n- 30 days off`
  const { requirements } = readJob(lexicon, words, readWords(lexicon, posting))
  const asked = requirements.find(({ text }) => text.includes('Terraform'))
  return asked?.importance ?? 'none'
}

describe('readImportance', () => {
  it.each([
    'Experience of Terraform would be a benefit but training can be given',
    'Terraform is of benefit',
    'Terraform experience seen as a benefit',
    'Terraform would stand you in good stead',
    'Preference given to those with Terraform',
    'Terraform welcomed',
    'Terraform preferable',
    'Terraform experience or a willingness to train',
    'Exposure to Terraform would be a significant benefit',
    'Terraform would be looked on with favour',
  ])('hears no must in: %s', (line) => {
    expect(importanceOf(line)).toMatch(/preferred|nice/)
  })

  it.each([
    'You won’t be stuck in Terraform all day',
    'You’ll never have to touch Terraform',
    'We don’t use Terraform',
    'There is no Terraform here',
    'Terraform alone won’t suit',
    'Terraform on a course is not what we mean',
    'People with a little Terraform will not get over the line',
    'We cannot consider Terraform learners',
    'Looking after Terraform for others is a different job',
    'Terraform: don’t mind',
  ])('asks for nothing in: %s', (line) => {
    expect(importanceOf(line)).toBe('none')
  })

  it.each([
    'We cannot consider applicants without Terraform',
    'Please do not apply unless you have Terraform',
    'We need somebody who has built Terraform alone',
    'You need to be at home in Terraform',
    'Terraform for years: the work goes on, so we cannot take learners',
  ])('hears a must in: %s', (line) => {
    expect(importanceOf(line)).toBe('must')
  })

  it('hears more in what is preferred than in what would be a benefit', () => {
    expect(importanceOf('Terraform is preferred but it is not essential')).toBe('preferred')
    expect(importanceOf('Terraform would be a real benefit')).toBe('nice')
  })

  it.each([
    'You will work at the cutting edge with Terraform',
    'Terraform for a team that is of real benefit to patients',
    'You must know Terraform and work extra hours',
    'Hands-on Terraform experience - AWS ideally, Azure or GCP absolutely fine',
  ])('hears no wish in: %s', (line) => {
    expect(importanceOf(line)).toBe('must')
  })

  it.each([
    'You may have used Terraform',
    'Perhaps you have used Terraform before',
    'Maybe you know Terraform',
    'Some Terraform would not hurt',
    'Terraform is a differentiator',
    'Terraform is the cherry on top',
    'It’d be great if you have Terraform',
    'Terraform? Even better!',
    '3 years of Terraform, ideally',
    'A diploma in Terraform is great',
    'Experience with Terraform would make us very happy',
  ])('hears a wish in: %s', (line) => {
    expect(importanceOf(line)).toBe('nice')
  })

  it.each([
    'We don’t use Terraform',
    'You won’t touch Terraform',
    'It’s okay if you don’t know Terraform yet',
    'We’ll teach you Terraform',
  ])('asks for nothing in: %s', (line) => {
    expect(importanceOf(line)).toBe('none')
  })

  it.each([
    'Not only Terraform but Ansible, too',
    'Not afraid of Terraform',
    'You live and breathe Terraform',
    'Terraform? You write it every day',
  ])('hears a demand in: %s', (line) => {
    expect(importanceOf(line)).toBe('must')
  })

  it('hears no demand in when something is done', () => {
    const posting =
      'Custody Officer\n\nDuties\n- Carry out cell searches where required\n- Write reports'
    const { requirements } = readJob(lexicon, words, readWords(lexicon, posting))
    const search = requirements.find(({ text }) => text.includes('cell searches'))
    expect(search?.importance).toBe('preferred')
  })

  it('reads a column that says of each line how much it is asked for', () => {
    const posting =
      'Claims Handler\n\nWhat you need | Must or wish\nMotor claims | Must\nExcel | Must\nPower BI | Wish'
    const { requirements } = readJob(lexicon, words, readWords(lexicon, posting))
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect([asked.get('Excel'), asked.get('Power BI')]).toEqual(['must', 'preferred'])
  })
})
