import type { Cv } from '@rolefit/engine'
import type { Chance } from '../../templates/chance.ts'
import type { DrawnCv } from '../drawn-cv.ts'
import { fill, inOneLine } from '../fill.ts'
import { entries } from './entries.ts'
import { firstStudies, furtherStudies, type Study } from './studies.ts'

/** A CV with one to three schools, all of them typed in the same way, above or below the work. */
export function drawSchools(chance: Chance): DrawnCv {
  const heading = chance.pick(headings)
  const entry = chance.pick(entries)
  const gap = chance.pick(['\n', '\n\n'])
  const attended = attend(chance)
  const education = `${heading}\n${attended.map((each) => write(each, entry)).join(gap)}`
  const isFirst = chance.isOneIn(2)
  const text = [
    'Ilse Okonjo\nHull\n07700 900199\nilse.okonjo@example.com',
    ...(isFirst ? [education, work] : [work, education]),
    'Interests\nwalking, baking\n',
  ].join('\n\n')
  return {
    text,
    formats: [
      `heading: ${heading}`,
      `entry: ${inOneLine(entry)}`,
      `between schools: ${gap === '\n' ? 'nothing' : 'an empty line'}`,
      `schools: ${attended.length}`,
      `place: ${isFirst ? 'above' : 'below'} the work`,
    ],
    findLost: (cv) => findLost(attended, entry, cv),
  }
}

type CvSchool = Cv['education'][number]

interface Attended extends Study {
  readonly from: number
  readonly to: number
}

const headings = [
  'Education',
  'EDUCATION',
  'Education and Qualifications',
  'education:',
  'Qualifications',
  'My education',
  'School and college',
  'Education & Training',
  'ACADEMIC HISTORY',
  'Schooling',
]

const work = [
  'Work',
  'Shop Assistant, Pattersby, Hull, 2019 - 2024',
  '- Served customers and kept the place clean',
  '',
  'Cleaner, BLS Facility Services, Hull, 2016 - 2019',
  '- Cleaned offices',
].join('\n')

/** The latest first, and last the school that everybody begins with. */
function attend(chance: Chance): readonly Attended[] {
  const studies = [
    ...chance.sample(furtherStudies, chance.between(0, 2)),
    chance.pick(firstStudies),
  ]
  let year = 2024
  return studies.map((study) => {
    const to = year - chance.between(0, 2)
    year = to - chance.between(2, 3)
    return { ...study, from: year, to }
  })
}

function write({ paper, school, from, to }: Attended, entry: string): string {
  return fill(entry, {
    Paper: paper,
    School: school,
    SCHOOL: school.toUpperCase(),
    2019: String(from),
    2021: String(to),
  })
}

function findLost(
  attended: readonly Attended[],
  entry: string,
  { education, experience }: Cv,
): readonly string[] {
  const lost = attended.flatMap((study, index) => {
    const read = education[index]
    return read ? findLostOfSchool(study, entry, read) : [`school: ${study.school}`]
  })
  return [
    ...lost,
    ...(education.length > attended.length
      ? [`schools: ${education.length} read of ${attended.length}`]
      : []),
    ...(experience.length === 2 ? [] : [`roles: ${experience.length} read of 2`]),
  ]
}

function findLostOfSchool(study: Attended, entry: string, read: CvSchool): readonly string[] {
  const learnt = [read.degree, read.field, ...read.details].flatMap((each) => words(each?.text))
  const isPaper = words(study.paper).every((word) => learnt.includes(word))
  const isSchool = words(read.institution?.text).join(' ') === words(study.school).join(' ')
  return [
    ...(isPaper ? [] : [`paper: ${study.paper}`]),
    ...(isSchool ? [] : [`school: ${study.school}`]),
    ...(isDated(study, entry, read) ? [] : [`years: ${study.from} to ${study.to}`]),
  ]
}

/** What an entry does not write is not asked for. */
function isDated({ from, to }: Attended, entry: string, read: CvSchool): boolean {
  const isEnd = !entry.includes('{2021}') || isYear(read.to, to)
  return isEnd && (!entry.includes('{2019}') || isYear(read.from, from))
}

function isYear(read: CvSchool['to'], year: number): boolean {
  return read !== null && read !== 'present' && read.year === year
}

function words(text = ''): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}
