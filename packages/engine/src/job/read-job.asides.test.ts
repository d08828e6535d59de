import { describe, expect, it } from 'vitest'
import { readPosting } from '../read-posting.ts'

const read = (posting: string) => readPosting(posting).job

describe('readJob on what postings say by the way', () => {
  it('asks for nothing out of what it says about itself as a list', () => {
    const { requirements } = read(
      'Yard Manager\n\nRequirements\n- Forklifts\n\nNote: This is not necessarily an exhaustive list of duties. While it is accurate, we reserve nothing, but the yard reserves the right to revise it when circumstances change (i.e., rush jobs, or technological developments). All information is considered to be confidential information; this would include financial information and emails.',
    )
    expect(requirements.map(({ text }) => text).join('\n')).not.toMatch(/rush|financial|emails/)
  })

  it('asks for no tool that the employer is called after, unless it asks for it', () => {
    const posting =
      'Financial Analyst\n\nSalesforce is hiring analysts. They work across many areas within Salesforce.\n\nRequirements\n- Financial modelling'
    const tools = (more: string) =>
      read(posting + more).requirements.filter(({ kind }) => kind === 'tool').length
    expect(tools('')).toBe(0)
    expect(tools('\n- Experience with Salesforce')).toBe(1)
  })

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

  it('asks for nothing out of what becomes of those the house looks after', () => {
    const { requirements } = read(
      'Teaching Assistant\n\nPerson specification\n- Phonics\n- First aid\n- Our children are ready, respectful and safe, and so are our staff',
    )
    const texts = requirements.map(({ text }) => text).join('\n')
    expect(texts).not.toMatch(/respectful|safe/)
    expect(texts).toContain('Phonics')
  })

  it('asks once for the work that years are asked of, and for no program by its accreditation', () => {
    const { requirements } = read(
      'Social Worker\n\nRequirements\n- MSW from a CSWE-accredited program\n- Two years of post-master’s clinical experience\n- One year’s experience of working with children under five\n- DBT',
    )
    const skills = requirements.filter(({ kind }) => kind !== 'experience').map(({ text }) => text)
    expect(skills.join('\n')).not.toMatch(/clinical experience|working with|CSWE$/m)
    expect(skills).toContain('DBT')
  })

  it('reads no task in a demand for schooling, however long', () => {
    const { requirements } = read(
      'Nursery Nurse\n\nRequirements\n- Level 3 diploma in Early Years\n- GCSE grade C/4 or above in English and Maths, or an equivalent from elsewhere\n- Makaton',
    )
    expect(requirements.filter(({ kind }) => kind === 'duty')).toEqual([])
  })

  it('asks for nothing out of banter', () => {
    const { requirements } = read(
      'Sales Representative\n\nDo you know your lintels from your ledgers?\n\nAbout you\n- As happy in a site cabin as in a buying office\n- Field sales\n- Salesforce',
    )
    const texts = requirements.map(({ text }) => text).join('\n')
    expect(texts).not.toMatch(/ledgers|buying office/)
    expect(texts).toContain('Salesforce')
  })

  it('cuts nothing at an abbreviation, and takes a check that closes a list of wishes for none', () => {
    const { requirements } = read(
      'Library Assistant\n\nEssential\n- Good knowledge of IT incl. social media and a library management system\n- Able to work Mondays\n\nDesirable\n- Fundraising experience\n\nEnhanced DBS. Closing date 4 December.',
    )
    const asked = requirements.map(({ kind, text }) => `${kind}: ${text}`)
    expect(asked).toContain('knock-out: Enhanced DBS')
    expect(asked).toContain('knock-out: Able to work Mondays')
    expect(asked.join('\n')).not.toMatch(/incl$/m)
  })

  it('asks neither for what it denies nor for its own forms', () => {
    const { requirements } = read(
      'Truck Driver\n\nRequirements\n- Class 1 licence with no DD, DR or IN endorsements\n- Tachograph\n- Load securing\n- Completed application forms only\nOnly shortlisted candidates will be contacted.',
    )
    const asked = requirements.map(({ kind, text }) => `${kind}: ${text}`)
    expect(asked.join('\n')).toContain('Class 1 licence')
    expect(asked.join('\n')).not.toMatch(/DD|endorsement|shortlist/)
    // How to apply is told, and takes part in no score.
    expect(asked.filter((each) => each.includes('application'))).toEqual([
      'knock-out: application forms only',
    ])
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

  it('asks neither for the children of a family that writes itself nor for a greeting', () => {
    const { title, requirements } = read(
      'Hi, we are looking for someone to mind our two (Ivo 4 and Mia 7, Mia is deaf) after school. You would pick them up, cook tea and help Mia with her reading. Must have paediatric first aid and know sign language.',
    )
    expect(title).toBeNull()
    const texts = requirements.map(({ text }) => text)
    expect(texts).toContain('paediatric first aid')
    expect(texts.join('\n')).not.toMatch(/^(?:Hi|Ivo|Mia)/m)
  })

  it('asks for no pay, no parking, no call and none of several codes that it denies', () => {
    const { requirements } = read(
      'Agency Driver\n\nYou must have:\n- Class 1 licence, no more than 6 points (no IN, DR, TT)\n- Tachograph card\nWork out of Kendal, all over the lakes. Weekly pay. Holiday pay. Free parking.\nCall Gary or send CV',
    )
    const texts = requirements.map(({ text }) => text).join('\n')
    expect(texts).toContain('Tachograph card')
    expect(texts).not.toMatch(/^(?:DR|TT|IN)$|pay|parking|Gary|Kendal|over the/m)
  })

  it('asks for no paper of those whom one helps, nor for a degree that a title teaches to', () => {
    const carer = read(
      'Ward Assistant\n\nDuties\n- To assist registered nurses in the delivery of care\n- Serve meals to patients',
    )
    expect(carer.requirements.map(({ text }) => text)).not.toContain('registered nurses')
    const teacher = read(
      'Teacher of Chemistry to A Level\n\nYou will teach Science to GCSE.\n\nEssential\n- QTS\n- Degree in chemistry',
    )
    const [education] = teacher.requirements.filter(({ kind }) => kind === 'education')
    expect(education?.text).toBe('Degree in chemistry')
  })

  it('asks for no paper of whom one works under, and for none of who gives one', () => {
    const { requirements } = read(
      'Surgical Technologist\n\nDuties\n- Under the direction of the RN circulator, prepares the operating room\n\nRequired\n- BLS (AHA)\n- Level 3 in Surgical Technology (IMI/City & Guilds)\n- Takes call: one weekend in five',
    )
    const texts = requirements.map(({ kind, text }) => `${kind}: ${text}`)
    expect(texts.join('\n')).not.toMatch(/: (?:RN|AHA|IMI)$/m)
    expect(texts).toContain('certification: BLS')
    expect(texts).toContain('knock-out: Takes call: one weekend in five')
  })

  it('asks for no days off, no class of pay, no welcome and nothing that may be done later', () => {
    const { requirements } = read(
      'Room Leader\n\nDuties\n- Plan play with a team of three educators\n- Classification: Diploma qualified, Level 4.1 Award\n- Male/Female both can apply.\n\nEssential\n- First aid\n- Anaphylaxis training (can be completed on commencement)\n- Two years in day care, ideally with under 3s\nCTC: 7-9 LPA. Work from office, 6 days (2nd & 4th Sat off).',
    )
    const texts = requirements.map(({ text }) => text).join('\n')
    expect(texts).toMatch(/Anaphylaxis training/)
    expect(texts).not.toMatch(/Classification|apply|commencement|LPA|off|^ideally/m)
  })

  it('asks for no grade of a standard, and for nothing that a hyphen makes another thing', () => {
    const { requirements, company } = read(
      'Network Engineer\nJob ID 88213 | Columbus, OH (hybrid)\n\nDuties\n- Manage site-to-site and remote access VPN\n- Test portals against WCAG 2.2 AA\n\nRequired\n- Five years with Cisco routers\n- CCNP',
    )
    const texts = requirements.map(({ text }) => text).join('\n')
    expect(texts).toMatch(/^VPN$/m)
    expect(texts).not.toMatch(/^(?:Manage site|AA)$/m)
    expect(company).toBeNull()
  })

  it('takes what an employer says of itself, and what an interview asks, for no task', () => {
    const { requirements } = read(
      'Support Analyst\nCobalt Bridge is a provider with 40 staff looking after 120 small firms.\n\nDuties\n- Log tickets in Autotask and meet SLAs\n- Sales met in the last year will be asked about at interview\n- Hours 9 to 5.30 from Monday',
    )
    expect(requirements.flatMap(({ kind, text }) => (kind === 'duty' ? text : []))).toEqual([
      'Log tickets in Autotask and meet SLAs',
    ])
  })

  it('asks once for a licence that title and list name in other words', () => {
    const { requirements } = read(
      'HGV Class 1 Driver\n\nYou must have:\n- C+E licence\n- Driver CPC\n- Tachograph card',
    )
    const licences = requirements.filter(({ categories }) => categories?.includes('CE'))
    expect(licences.map(({ text }) => text)).toEqual(['C+E licence'])
  })

  it('asks once for a paper that schooling may stand for, and not for the language of an exam', () => {
    const { requirements } = read(
      'Healthcare Assistant\n\nEssential\n- Care Certificate or NVQ 2 in Health and Social Care\n- GCSE English and Maths\n- Moving and handling',
    )
    const papers = requirements.filter(({ text }) => /Care Certificate/.test(text))
    expect(papers.map(({ kind }) => kind)).toEqual(['education'])
    expect(requirements.some(({ kind }) => kind === 'language')).toBe(false)
  })

  it('asks for Word where it stands beside Excel, whatever else the posting is about', () => {
    const asked = (line: string) =>
      read(
        `Lettings Assistant\n\nDuties\n- Book viewings for landlords\n- Prepare tenancy agreements\n\nYou need\n- ${line}`,
      ).requirements.map(({ text }) => text)
    expect(asked('Good Word, Excel and Outlook')).toEqual(
      expect.arrayContaining(['Word', 'Excel', 'Outlook']),
    )
    expect(asked('Word of mouth marketing')).not.toContain('Word')
  })

  it('takes what a firm calls itself neither for a skill nor for a place', () => {
    const { place, requirements } = read(
      'Office Administrator\nBellwater Lettings, Estate Agents, is looking for an administrator.\n\nDuties\n- Book viewings\n- Raise invoices and chase rent',
    )
    expect(place).toBeNull()
    expect(requirements.map(({ text }) => text)).not.toContain('Estate Agents')
  })

  it('asks for no boots that are given, no cold by its figures, and no message to the writer', () => {
    const { requirements } = read(
      'Warehouse Operative\n\n- Pick orders with a voice headset\n- Load cages\n- Steel toe caps needed (can be supplied)\nMust be ok in the cold (chill 2-4 C, freezer -20). DM or pop in x',
    )
    const texts = requirements.map(({ text }) => text).join('\n')
    expect(texts).not.toMatch(/^(?:chill|freezer)|toe caps|\bDM\b/m)
  })

  it('takes the business of a family that looks for somebody for no knowledge', () => {
    const { requirements } = read(
      'Bookkeeper\nWe’re a family-run garden centre near Evesham looking for a bookkeeper to look after our books.\nYou will do the purchase ledger on Xero and chase debtors.\nMust know Xero, Excel & Word.',
    )
    const texts = requirements.map(({ text }) => text)
    expect(texts).not.toContain('garden centre')
    expect(texts.join('\n')).not.toMatch(/looking for/)
  })

  it('reads the title of a long first line up to its bar', () => {
    expect(
      read(
        'Events & Marketing Coordinator (FTC to Dec 2027) | Harrowgate Arts Trust | Hybrid, two days in the office in York\n\nWhat we look for\n- Canva\n- Strong writing',
      ).title,
    ).toMatch(/^Events & Marketing Coordinator/)
  })
})
