import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()
const asked = (posting: string) =>
  readJob(lexicon, words, readWords(lexicon, posting)).requirements.map(({ text }) => text)

describe('readPostingTerms', () => {
  it('keeps what a sentence demands of the reader, though only benefits have a heading', () => {
    const posting =
      'Pool Attendant\n\nYou will need to hold a lifeguard award and a boatswain card.\n\nBenefits\n- Free swims'
    expect(asked(posting)).toEqual(expect.arrayContaining(['lifeguard award', 'boatswain card']))
  })

  it('asks for what a benefit names, too', () => {
    const posting =
      'Dental Nurse\n\nRequirements\n- GDC registration and your own indemnity\n\nBenefits\n- GDC fees and indemnity paid'
    expect(asked(posting)).toContain('indemnity')
  })

  it('asks for no personality, and for no colour of a card by itself', () => {
    const posting =
      'Bar Manager\n\nRequirements\n- Bags of personality!\n- A CSCS card – gold for preference – and a rota system'
    expect(asked(posting).join()).not.toMatch(/personality|gold for/)
  })

  it('asks for no beginning', () => {
    const posting = 'Pool Attendant\n\nRequirements\n- Immediate start\n- Lifeguard award'
    expect(asked(posting).join()).not.toMatch(/start/i)
  })

  it('asks for no grade of pay', () => {
    const posting =
      'Pharmacist\n\nWe need a pharmacist. 37.5 hours per week. Band 7 equivalent.\n\nRequirements\n- Prescribing'
    expect(asked(posting).join()).not.toMatch(/band/i)
  })

  it('asks nobody to be a man or a woman', () => {
    const posting =
      'Site Engineer\n\nDesired profile\n- AutoCAD\n- Male candidates preferred\n- Two wheeler must'
    expect(asked(posting).join()).not.toMatch(/male/i)
    expect(asked(posting)).toContain('Two wheeler')
  })

  it('asks for a single word that nothing knows where it is all of an item', () => {
    expect(asked('Lecturer in History\n\nRequirements\n- Palaeography\n- Teaching')).toContain(
      'Palaeography',
    )
  })

  it.each([
    ['Solicitor', 'Leasehold'],
    ['Healthcare Assistant', 'Hoisting'],
    ['Laboratory Technician', 'Autoclaving'],
    ['Project Manager', 'Governance'],
    ['Joiner', 'Kitchens'],
    ['Chef de Partie', 'Plating'],
  ])('asks a %s for "%s", a word of the trade, where it is all of an item', (title, item) => {
    expect(asked(`${title}\n\nRequirements\n- Two years of it\n- ${item}`)).toContain(item)
  })

  it('leaves such a word alone where it is a part of a sentence', () => {
    const posting =
      'Joiner\n\nRequirements\n- Tidy worker with kitchens, gardens and lofts behind you'
    expect(asked(posting)).not.toContain('kitchens')
  })
})
