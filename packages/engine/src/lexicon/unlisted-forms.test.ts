import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from './find/read-words.ts'

/** Ways of writing that stood in the word data until rules found them without. */
const skills = [
  ['depreciation schedules', 'depreciation'],
  ['farm labor', 'farm labour'],
  ['welfare of animals', 'animal welfare'],
  ['air traffic controlling', 'air traffic control'],
  ['residential builder license', 'general contractor licence'],
  ['visualised data', 'data visualization'],
  ['human-centered design', 'user-centred design'],
  ['student-centered learning', 'student-centred learning'],
  ['taught undergraduate courses', 'university teaching'],
  ['mould design', 'plastic part design'],
  ['process modeling', 'process simulation'],
  ['investment advisor act', 'Investment Advisers Act'],
  ['labor and delivery', 'labour and delivery'],
  ['prior authorisation', 'utilization review'],
  ['hearing aid fitting', 'audiology'],
  ['denials management', 'medical billing'],
  ['wash pots and dishes', 'dishwashing'],
  ['unionized environment', 'labour relations'],
  ['apprenticeship programs', 'apprenticeship management'],
  ['benefits enrollment', 'benefits administration'],
  ['SLAs', 'service level agreements'],
  ['space utilization', 'warehouse layout'],
  ['customs broker licence', 'customs broker license'],
  ['backlog prioritization', 'product backlog management'],
  ['change programs', 'change management'],
  ['plastic molding', 'plastic injection moulding'],
  ['pneumatic systems', 'pneumatics'],
  ['analyzing campaign data', 'campaign analysis'],
  ['website optimisation', 'website management'],
  ['managing an office', 'office management'],
  ['bilingual (english/spanish)', 'Spanish'],
  ['professional behavior', 'professionalism'],
  ['listing agent duties', 'listing presentations'],
  ['listing optimisation', 'product listings'],
  ['GSA schedule', 'GSA schedules'],
  ['LC-MS/MS', 'LC-MS'],
  ['firearms license', 'armed guard license'],
  ['delivery of community programmes', 'social program delivery'],
  ['PWAs', 'progressive web apps'],
  ['authentication and authorisation', 'authentication and authorization'],
] as const

const titles = [
  ['accounts payable associate', 'accounts payable clerk'],
  ['legal credit controller', 'credit controller'],
  ['general accounting manager', 'accounting manager'],
  ['tax advisor', 'tax accountant'],
  ['livestock assistant', 'livestock worker'],
  ['heavy plant fitter', 'heavy equipment mechanic'],
  ['offshore helicopter pilot', 'helicopter pilot'],
  ['senior quantity surveyor', 'quantity surveyor'],
  ['BIM modeller', 'BIM coordinator'],
  ['color and material designer', 'colour and material designer'],
  ['mechanical engineering technician', 'mechanical engineer'],
  ['process engineering manager', 'chemical engineer'],
  ['underwriting analyst', 'insurance underwriter'],
  ['fine dining server', 'waiter'],
  ['assistant human resources manager', 'HR manager'],
  ['organizational development manager', 'organisational development manager'],
  ['director of it', 'IT director'],
  ['supply chain specialist', 'supply chain analyst'],
  ['program coordinator', 'programme coordinator'],
  ['injection molding operator', 'machine operator'],
  ['crewing executive', 'crewing manager'],
  ['ppc analyst', 'PPC specialist'],
  ['advertising coordinator', 'advertising manager'],
  ['theater director', 'theatre director'],
  ['political assistant', 'political advisor'],
  ['director of housing', 'housing manager'],
  ['wholesale coordinator', 'wholesale manager'],
  ['complaints advisor', 'complaints handler'],
  ['partnership coordinator', 'partnerships manager'],
  ['mental health counsellor', 'mental health counselor'],
] as const

describe('readWords', () => {
  it('finds skills in ways of writing that nobody listed', () => {
    expect(skills.filter(([written, name]) => !namesIn(written).includes(name))).toEqual([])
  })

  it('finds titles in ways of writing that nobody listed', () => {
    expect(titles.filter(([written, name]) => !namesIn(written).includes(name))).toEqual([])
  })

  it('lists none of them', () => {
    const { entries, titles: known } = readKnowledge().lexicon
    const listed = [...entries.values(), ...known].flatMap(({ name, forms }) =>
      forms.map(({ written }) => `${written} for ${name}`),
    )
    const unlisted = [...skills, ...titles].map(([written, name]) => `${written} for ${name}`)
    expect(unlisted.filter((each) => listed.includes(each))).toEqual([])
  })
})

function namesIn(written: string): string[] {
  const found = readWords(readKnowledge().lexicon, `Experience in ${written} for years.`)
  return [...found.skills, ...found.titles].flatMap(({ values }) =>
    values.map(({ named }): string => named.name),
  )
}
