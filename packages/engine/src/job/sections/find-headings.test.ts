import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()
const read = (posting: string) => readJob(lexicon, words, readWords(lexicon, posting))

describe('findHeadings', () => {
  it('takes an employer and its town for no heading of tasks', () => {
    const { requirements } = read(
      'Sous Chef\nThe Copper Pan, York\n\nWe need stock control and allergen training.',
    )
    expect(requirements.filter(({ kind }) => kind === 'duty')).toEqual([])
  })

  it('hears a must in what one needs, whatever stands in brackets behind it', () => {
    const { requirements } = read(
      'Electrician\n\nThe job\n- Cable trays\n\nYou’ll need (please don’t apply without these)\n- White Card\n- Conduit bending',
    )
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('White Card')).toBe('must')
  })

  it('takes extras for what is given', () => {
    const { requirements } = read(
      'Legal Secretary\n\nNeeded\n- Audio typing\n- Conveyancing\n\nLovely extras: 25 days + your birthday, season ticket loan, Christmas shutdown.',
    )
    expect(requirements.map(({ text }) => text).join('\n')).not.toMatch(/birthday|loan|Christmas/)
  })

  it('asks nothing of what a house tells below its own heading', () => {
    const { requirements } = read(
      'Learning Officer\n\nThe museum\nFellmire Mill is a working cotton mill with steam engines and welding shops.\n\nWhat you will do\n- Plan school visits\n- Run family workshops',
    )
    expect(requirements.map(({ text }) => text).join('\n')).not.toMatch(/mill|engines|welding/i)
  })

  it('takes what is looked after for a task, and not for whom they look for', () => {
    const { requirements } = read(
      'Office Manager\n\nThe role\n- Raise invoices in Xero\n- Look after the office: cleaners, landlord, fire safety checks\n\nAbout you\n- Weaving',
    )
    const asked = requirements.find(({ text }) => text.includes('landlord'))
    expect(asked).toMatchObject({ kind: 'duty', importance: 'preferred' })
  })

  it('takes what personnel work is called for no heading of benefits in a list of tasks', () => {
    const tasks = '- Compensation and benefits\n- Employee benefits\n- Payroll'
    const textsOf = (posting: string) => read(posting).requirements.map(({ text }) => text)
    expect(textsOf(`HR Adviser\n\nResponsibilities\n${tasks}`)).toContain('Payroll')
    const offer = 'Employee Benefits\n- Discounts on spa services and apparel\n- Payroll giving'
    const offered = textsOf(`Baker\n\nRequirements\n- Bread\n\n${offer}`).join('\n')
    expect(offered).not.toMatch(/spa|apparel|giving|benefits/i)
  })

  it('hears what is asked with a question mark', () => {
    const { requirements } = read(
      'Funeral Arranger\n\nWe look after the families of Kettleby.\n\nWhat will I be doing?\n- Meeting bereaved families in our office and arranging the funeral with them\n\nWho are we looking for?\n- Experience with Sage 50',
    )
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('Sage 50')).toBe('must')
    expect(requirements.find(({ kind }) => kind === 'duty')?.text).toContain('Meeting bereaved')
  })

  it.each([
    'Things you need to know',
    'What you need to know before you apply',
    'Selection process details',
    'Nationality requirements',
    'Contact point for applicants',
    'How you will be evaluated',
    'How you’ll be assessed',
    'How we will assess you',
    'How we assess applications',
    'The assessment process',
    'What happens next?',
    'Working for the Civil Service',
    'Success Profiles',
    'Key dates',
    'Shortlisting',
    'Recruitment timeline',
    'Pre-employment checks',
    'Complaints process',
    'Reserve list',
  ])('asks for nothing of how people are chosen, below “%s”', (heading) => {
    const { requirements } = read(
      `Policy Adviser\n\nAbout the role\n- Drafting briefings for ministers\n\nPerson specification\n- Knowledge of housing policy\n\n${heading}\nThis vacancy uses Success Profiles and will score your Experience and Strengths.\nCandidates write a 500 word statement on data analysis.\nOpen to nationals of the Republic of Ireland and the Commonwealth.\nA criminal record check is required.`,
    )
    const asked = requirements.map(({ text }) => text)
    expect(asked.join()).not.toMatch(/success|statement|data analysis|Republic|Commonwealth/i)
    expect(asked).toContain('criminal record check')
    expect(asked).toContain('housing policy')
  })

  it.each([
    ['Knowledge of 360 Lifecycle or Smartr365 helpful.', '360 Lifecycle or Smartr365'],
    ['Experience with a pottery wheel would be great.', 'pottery wheel'],
    ['Welsh is a real advantage. Knowledge of 360 Lifecycle is useful.', '360 Lifecycle'],
  ])('wishes for what a line below a list of demands wishes for: “%s”', (line, wished) => {
    const { requirements } = read(
      `Mortgage Adviser\n\nYou will have:\n- CeMAP\n- Full driving licence\n\n${line} We are a friendly firm with a Pension Bike.\n\nThe Pension Bike is a scheme of our own.`,
    )
    expect(requirements.find(({ text }) => text === wished)?.importance).toBe('nice')
    expect(requirements.map(({ text }) => text).join()).not.toMatch(/Pension|friendly/)
  })

  it.each([
    'Applications with Flexible Hours are welcome.',
    'Visits to the Potters Barn are very welcome.',
  ])('takes who or what may come for nothing wished for: “%s”', (line) => {
    const { requirements } = read(
      `Mortgage Adviser\n\nYou will have:\n- CeMAP\n- Full driving licence\n\n${line}`,
    )
    expect(requirements.map(({ text }) => text).join()).not.toMatch(/Flexible|Potters/)
  })

  it('asks for nothing that cannot be accepted', () => {
    const { requirements } = read(
      'Labourer\n\nRequirements\n- Site cleaning\n- We cannot accept CSCS green cards\n- Photocopied passports will not be accepted',
    )
    expect(requirements.map(({ text }) => text).join()).not.toMatch(/CSCS|green card|passport/i)
  })

  it.each(["Who we're after:", 'Your new team mate, the one who fits:'])(
    'hears whom they look for below “%s”, told in sentences',
    (heading) => {
      const { requirements } = read(
        `Senior Stylist\n\nWe're a busy little salon in the heart of Ely.\n\n${heading}\nYou're confident with colour, balayage and foils, and you love hair.\n\nWhat you get: £14 an hour.`,
      )
      expect(requirements.map(({ text }) => text)).toContain('balayage')
    },
  )

  it('finds the headings of a posting that has lost its empty lines', () => {
    const parted =
      'Funeral Arranger\n\nWe look after the families of Kettleby.\n\nYou need\n- Sage 50\n- A driving licence\n\nA plus\n- First aid'
    const asked = (posting: string) =>
      read(posting).requirements.map(({ text, importance }) => [text, importance])
    expect(asked(parted.replaceAll('\n\n', '\n'))).toEqual(asked(parted))
  })

  it.each([
    '🎯 Your mission',
    'What you’ll own',
    'Your profile',
    'Your know-how',
    'You should apply if:',
  ])('asks for what stands below “%s”', (heading) => {
    const { requirements } = read(
      `Reliability Engineer\nKestrelpay\n\nWe run card payments for shops.\n\n${heading}\n• Run our platform with Terraform\n• Improve alerts in Grafana\n\nWhat we offer\n• 30 days off`,
    )
    expect(requirements.map(({ text }) => text)).toContain('Terraform')
  })

  it.each([
    ['Get in touch if you have:', 'must'],
    ['We’d love to hear from you if you:', 'must'],
    ['This is for you if:', 'must'],
    ['We’d be even happier if you have:', 'nice'],
  ])('asks for what stands below “%s” as a %s', (heading, importance) => {
    const { requirements } = read(
      `Buyer\n\nYou will buy fabric and write orders.\n\n${heading}\n- excellent InDesign and Photoshop`,
    )
    expect(requirements.filter(({ kind }) => kind === 'duty').length).toBeLessThan(2)
    expect(requirements.find(({ text }) => text === 'InDesign')).toMatchObject({ importance })
  })

  it.each(['We don’t need', 'What you don’t need:', 'You won’t need'])(
    'asks for nothing below “%s”',
    (heading) => {
      const { requirements } = read(
        `Designer\n\nRequirements\n- Figma\n- User research\n\n${heading}\n- A degree\n- HTML/CSS skills\n\nBenefits\n- 30 days off`,
      )
      const asked = requirements.map(({ text }) => text)
      expect(asked).toContain('Figma')
      expect(asked.join()).not.toMatch(/degree|HTML/)
    },
  )

  it('hears what “Do I fit?” heads as demands', () => {
    const { requirements } = read(
      'Translator\n\nDo I fit?\nTrados Studio and memoQ\nMembership of ITI desirable\n\nWhere?\nCardiff',
    )
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('memoQ')).toBe('must')
  })

  it.each([
    ['Requisitos mínimos:', 'Se valora:'],
    ['Wymagania:', 'Mile widziane:'],
    ['Wat vragen wij?', 'Pluspunten'],
    ['Requisitos e qualificações', 'Diferenciais'],
    ['Ihr Profil', 'Das wäre schön'],
    ['Krav', 'Meriterande'],
  ])('hears demands below "%s" and wishes below "%s"', (demands, wishes) => {
    const { requirements } = read(`Data Analyst\n\n${demands}\n- Excel\n\n${wishes}\n- Power BI`)
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('Excel')).toBe('must')
    expect(asked.get('Power BI')).not.toBe('must')
  })

  it('hears a heading right above its list, and one whose words all head something', () => {
    const { requirements } = read(
      'Nursery Apprentice\nWhat you will do in your working day\n* Help at mealtimes\n* Set up games for the children\nEssential qualifications\nGCSE in English',
    )
    expect(requirements.find(({ kind }) => kind === 'education')?.importance).toBe('must')
  })

  it('takes the first item of a list for no heading of the others', () => {
    const { requirements } = read('Kitchen Fitter\n\n- Worktop templating in Excel\n- Tiling\n')
    expect(requirements.map(({ text }) => text)).toContain('Excel')
  })

  it('takes a list that opens with years for one of demands', () => {
    const { requirements } = read('Kitchen Fitter\n\n- Five years fitting kitchens\n- Tiling\n')
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('Five years fitting kitchens')).toBe('must')
    expect(asked.get('Tiling')).toBe('must')
  })

  it('hears headings in a posting that is a single line', () => {
    const { title, requirements } = read(
      'Staff Nurse Elm Park Hospital, Bristol Our ward has thirty beds. What you will do: - Plan care - Give medicines - Teach students Requirements: - Cannulation - Excel - Experience with Python Nice to have: - Kafka - Dutch Benefits: - Pension',
    )
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(title).toBe('Staff Nurse')
    expect(asked.get('Excel')).toBe('must')
    expect(asked.get('Python')).toBe('must')
    expect(asked.get('Kafka')).toBe('nice')
  })

  it.each([
    'You might also have',
    'What will set you apart',
    'Not essential but useful',
    'Kudos if you have',
  ])('hears wishes below "%s"', (heading) => {
    const { requirements } = read(`Clerk\n\nRequirements\n- Excel\n\n${heading}\n- Power BI`)
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('Excel')).toBe('must')
    expect(asked.get('Power BI')).toBe('nice')
  })

  it.each(['You’ve got', 'Does this sound like you?', 'You’re a good fit if', 'Deal breakers'])(
    'hears demands below "%s"',
    (heading) => {
      const { requirements } = read(`Clerk\n\nDuties\n- File letters\n\n${heading}\n- Power BI`)
      expect(requirements.find(({ text }) => text === 'Power BI')?.importance).toBe('must')
    },
  )

  it.each(['What we provide', 'How we look after you', 'What you can expect from us'])(
    'asks for nothing that stands below "%s"',
    (heading) => {
      const { requirements } = read(`Clerk\n\nRequirements\n- Excel\n\n${heading}\n- A MacBook`)
      expect(requirements.map(({ text }) => text).join()).not.toContain('Mac')
    },
  )

  it.each([
    'Nice, not needed',
    'Not needed, but nice',
    'Helpful but not required',
    'Lovely but by no means essential',
    'No must, but a plus',
  ])('hears wishes behind "%s:"', (label) => {
    const { requirements } = read(
      `Clerk\n\nYou bring five years in an office and Excel.\n\n${label}: Power BI; a bachelor's degree in business.\n\nHybrid: three days a week with us.`,
    )
    const asked = requirements.filter(({ text }) => /Power BI|degree/.test(text))
    expect(asked.map(({ importance }) => importance)).toEqual(['nice', 'nice'])
  })

  it.each(['Not negotiable', 'Not optional', 'What we can’t do without'])(
    'hears demands below "%s"',
    (heading) => {
      const { requirements } = read(`Clerk\n\nDuties\n- File letters\n\n${heading}\n- Power BI`)
      expect(requirements.find(({ text }) => text === 'Power BI')?.importance).toBe('must')
    },
  )
})
