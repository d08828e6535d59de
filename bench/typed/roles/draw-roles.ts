import type { Cv } from '@rolefit/engine'
import type { Chance } from '../../templates/chance.ts'
import type { DrawnCv } from '../drawn-cv.ts'
import { fill, inOneLine } from '../fill.ts'
import { type DateFormat, dateFormats, type Month, writeDates } from './dates.ts'
import { heads } from './heads.ts'
import { type Post, posts } from './posts.ts'
import { type Telling, tasks, tellings } from './tellings.ts'

/** A CV with three roles, all of them typed in the same way. */
export function drawRoles(chance: Chance): DrawnCv {
  const way = {
    heading: chance.pick(headings),
    head: chance.pick(heads),
    dates: chance.pick(dateFormats),
    telling: chance.pick(tellings),
    gap: chance.pick(['\n', '\n\n']),
  }
  const held = holdPosts(chance)
  const written = held.map((role, index) => writeRole(role, way, index + 1)).join(way.gap)
  const text = [
    'Ilse Okonjo\n14 Alder Road, Stockton-on-Tees TS18 2AB\n07700 900199\nilse.okonjo@example.com',
    ...chance.pick(abouts),
    `${way.heading}\n${chance.pick(['', '\n'])}${written}`,
    `Education\n${chance.pick(schools)}`,
    'Interests\nwalking, baking\n',
  ].join('\n\n')
  return {
    text,
    formats: [
      `heading: ${way.heading}`,
      `head: ${inOneLine(way.head)}`,
      `dates: ${way.dates.ended}`,
      `telling: ${way.telling.name}`,
      `between roles: ${way.gap === '\n' ? 'nothing' : 'an empty line'}`,
    ],
    findLost: (cv) => findLost(held, way.telling, cv),
  }
}

type CvRole = Cv['experience'][number]

interface Held extends Post {
  readonly from: Month
  readonly to: Month | 'present'
  readonly tasks: readonly string[]
}

interface Way {
  readonly head: string
  readonly dates: DateFormat
  readonly telling: Telling
}

const headings = [
  'Work',
  'WORK EXPERIENCE',
  'Employment History',
  'work experience:',
  'Jobs',
  'Career',
  'Employment',
  'Previous jobs',
  'MY WORK EXPERIENCE',
  'Work history',
]

const abouts: readonly (readonly string[])[] = [
  [],
  [
    'About me\nI am a reliable and hard working person who enjoys being part of a team and learning new things.',
  ],
  ['About me\nHard working, honest and punctual. Looking for full time work close to home.'],
]

const schools = [
  'GCSE English (C), Maths (D), Thornmere School, 2009',
  'Aldermoor College, NVQ Level 2 Health and Social Care, 2011',
]

/** The present post first; the one before ends in the first half of the year in which the next began in its second. */
function holdPosts(chance: Chance): readonly Held[] {
  let year = 2026 - chance.between(0, 2)
  return chance.sample(posts, 3).map((post, index) => {
    const to = index === 0 ? 'present' : { year, month: chance.between(1, 6) }
    year -= chance.between(1, 4)
    const from = { year, month: chance.between(7, 12) }
    return { ...post, from, to, tasks: chance.sample(tasks, chance.between(2, 3)) }
  })
}

function writeRole(role: Held, { head, dates, telling }: Way, number: number): string {
  const written = fill(head, {
    Title: role.title,
    TITLE: role.title.toUpperCase(),
    title: role.title.toLowerCase(),
    Firm: role.firm,
    FIRM: role.firm.toUpperCase(),
    Town: role.town,
    dates: writeDates(dates, role.from, role.to),
    number: String(number),
  })
  const told = telling.write(role.tasks)
  return told ? `${written}\n${told}` : written
}

function findLost(held: readonly Held[], telling: Telling, { experience }: Cv): readonly string[] {
  const lost = held.flatMap((role, index) => {
    const read = experience[index]
    return read ? findLostOfRole(role, telling, read) : [`role: ${role.title}`]
  })
  return experience.length > held.length
    ? [...lost, `roles: ${experience.length} read of ${held.length}`]
    : lost
}

function findLostOfRole(role: Held, telling: Telling, read: CvRole): readonly string[] {
  const told = read.bullets.map(({ text }) => text.toLowerCase()).join(' ')
  const isTold = telling.write(role.tasks) !== ''
  return [
    ...(isSame(read.title?.text, role.title) ? [] : [`title: ${role.title}`]),
    ...(isSame(read.company?.text, role.firm) ? [] : [`firm: ${role.firm}`]),
    ...(isSameYear(read.from, role.from) ? [] : [`from: ${role.from.year}`]),
    ...(isSameYear(read.to, role.to)
      ? []
      : [`to: ${role.to === 'present' ? 'present' : role.to.year}`]),
    ...(isTold ? role.tasks.filter((task) => !told.includes(task)) : []).map(
      (task) => `task: ${task}`,
    ),
    ...(isTold || told === '' ? [] : [`no task, but: ${told}`]),
  ]
}

function isSame(read: string | undefined, truth: string): boolean {
  return read?.toLowerCase() === truth.toLowerCase()
}

function isSameYear(read: CvRole['to'], truth: Month | 'present'): boolean {
  if (read === null || read === 'present' || truth === 'present') return read === truth
  return read.year === truth.year
}
