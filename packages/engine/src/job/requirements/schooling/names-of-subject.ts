import { rootsIn } from '../../../text/roots-in.ts'
import { firstDegrees } from './first-degrees.ts'

/** "Elec eng" for electrical engineering, "hotel management" for hospitality: a subject, and each way to name it. */
export function withShortForms(subject: readonly string[]): string[][] {
  return subject.reduce<string[][]>(
    (ways, root) => {
      const forms = [root, ...(shortOf.get(root) ?? []), ...(sameAs.get(root) ?? [])]
      return ways.flatMap((way) => forms.map((form) => [...way, form]))
    },
    [[]],
  )
}

/** Whoever writes "MSW" has said "social work". */
export function withDegrees(subject: readonly string[]): string[][] {
  const own = degreesOf.get(subject.toSorted().join(' ')) ?? []
  const broad = (subject.length === 1 && broadSubjects.get(subject[0] ?? '')) || []
  return [[...subject], ...own.map((root) => [root]), ...broad.map((root) => [root])]
}

/** "STEM degree", "numerate degree", "hospitality diploma": any of several will do. */
const broadSubjects: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      [
        'STEM',
        'science engineering mathematics statistics physics chemistry biology computer informatics technology data',
      ],
      [
        'numerate',
        'mathematics statistics physics economics finance accounting engineering actuarial computer data',
      ],
      [
        'quantitative',
        'mathematics statistics physics economics finance engineering actuarial computer data',
      ],
      ['hospitality', 'catering culinary tourism'],
    ] as const
  ).map(([name, subjects]) => [rootsIn(name)[0] ?? '', rootsIn(subjects)]),
)

/** Degrees that have their subject in their name; none whose root is that of a BSc or an MSc, like BSCE. */
const degreesOf: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ...firstDegrees.map(({ degrees, study }) => [study.split(' ', 1)[0] ?? '', degrees] as const),
      ['social work', 'MSW BSW BASW'],
      ['business administration', 'MBA BBA BSBA'],
      ['nursing', 'BSN MSN ADN ASN BN'],
      ['public health', 'MPH'],
      ['public administration', 'MPA'],
      ['engineering', 'BEng MEng BSME BSEE BSIE BSChE'],
      ['mechanical engineering', 'BSME MSME'],
      ['electrical engineering', 'BSEE MSEE'],
      ['industrial engineering', 'BSIE MSIE'],
      ['chemical engineering', 'BSChE'],
      ['computer science', 'BCA MCA'],
      ['information technology', 'BSIT MSIT'],
      ['accounting', 'BAcc'],
      ['architecture', 'BArch MArch'],
      ['physical education', 'BPEd MPEd'],
      ['hotel', 'BHM BHMCT BSHM BSHRM'],
      ['hospitality', 'BHM BHMCT BSHM BSHRM'],
      ['tourism', 'BSTM'],
      ['law', 'LLB LLM'],
      ['fine arts', 'MFA BFA'],
      ['education', 'BEd MEd PGCE PGDE'],
      ['teaching', 'BEd MEd PGCE PGDE'],
      ['commerce', 'BCom BComm MCom'],
      ['computer', 'BCA MCA'],
      ['physiotherapy', 'BPT DPT'],
    ] as const
  ).map(([name, degrees]) => [rootsIn(name).toSorted().join(' '), rootsIn(degrees)]),
)

/** Subjects as people shorten them, by their full names. */
const shortOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['laboratory', ['lab']],
  ['mathematics', ['math']],
  ['chemistry', ['chem']],
  ['biology', ['bio']],
  ['electrical', ['elec', 'electrotechnical']],
  ['mechanical', ['mech']],
  ['engineer', ['eng']],
  ['human', ['hr']],
])

/** What one place of study calls so, and another so. */
const sameStudies = [
  'accountancy accounting',
  'agriculture agricultural agronomy',
  'architecture architectural',
  'computer computing informatics',
  'drama theatre',
  'economics economic econometrics',
  'environment environmental',
  'hospitality hotel',
  'logistics supply',
  'nutrition dietetics',
  'sport sports kinesiology',
  'statistics statistical',
]

const sameAs: ReadonlyMap<string, readonly string[]> = new Map(
  sameStudies
    .map(rootsIn)
    .flatMap((roots) =>
      roots.map((root) => [root, roots.filter((other) => other !== root)] as const),
    ),
)
