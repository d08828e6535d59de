import { BorderStyle, ExternalHyperlink, HeadingLevel, Paragraph, TextRun } from 'docx'
import type { Chance } from '../chance.ts'
import { chooseDates } from '../draw-dates.ts'
import type { MadeUpCv } from '../made-up-cv.ts'
import { headings, levels, type Section } from '../section-names.ts'
import { apart, type Block, bold, broken, line, row, small, table } from './paragraphs.ts'
import { writeRoles } from './write-roles.ts'

/** What stands in a column of a width, in twips. */
export type WriteSection = (section: Section, width: number) => readonly Block[]

/** Every section is written one way through a whole CV, wherever it comes to stand. */
export function chooseSections(chance: Chance, cv: MadeUpCv): WriteSection {
  const drawDates = chooseDates(chance)
  const heading = chooseHeading(chance)
  const named = (section: Section): Paragraph => heading(chance.pick(headings[section]))
  const writers: Readonly<Record<Section, (width: number) => readonly Block[]>> = {
    summary: () => [line(cv.summary)],
    experience: (width) => writeRoles(chance, cv, { drawDates, width }),
    education: (width) => {
      const way = chance.pick(schoolWays)
      return cv.schools.flatMap(({ degree, school, from, to }) =>
        way({ degree, school, dates: drawDates(from, to), width }),
      )
    },
    skills: (width) => chance.pick(skillWays)(cv.skills, width),
    languages: (width) => {
      const way = chance.pick(languageWays)
      return cv.languages.map((name, at) => way(name, levels[at] ?? 'Basic', width))
    },
    certificates: () => chance.pick(listWays)(cv.certificates),
    contact: () => writeContact(chance, cv),
  }
  return (section, width) => [named(section), ...writers[section](width)]
}

function chooseHeading(chance: Chance): (text: string) => Paragraph {
  const isUpper = chance.isOneIn(2)
  const border = chance.isOneIn(2)
    ? { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '777777', space: 1 } } }
    : {}
  const run = chance.pick([
    {},
    { bold: true },
    { bold: true, size: 28 },
    { allCaps: true, size: 26 },
    { smallCaps: true, bold: true },
    { bold: true, characterSpacing: 60 },
    { underline: {} },
  ])
  const isStyled = chance.isOneIn(3) || Object.keys(run).length === 0
  return (name) => {
    const text = isUpper ? name.toUpperCase() : name
    return isStyled
      ? new Paragraph({ text, heading: HeadingLevel.HEADING_1, ...border })
      : new Paragraph({
          children: [new TextRun({ text, ...run })],
          ...border,
          spacing: { before: 160 },
        })
  }
}

interface School {
  readonly degree: string
  readonly school: string
  readonly dates: string
  readonly width: number
}

const schoolWays: readonly ((school: School) => readonly Block[])[] = [
  ({ degree, school, dates, width }) => [apart([bold(degree)], dates, width), line(school)],
  ({ degree, school, dates }) => [line(bold(degree)), line(school), line(small(dates))],
  ({ degree, school, dates }) => [line(bold(degree), `, ${school}, ${dates}`)],
  ({ degree, school, dates }) => [line(dates), line(bold(school)), line(degree)],
  ({ degree, school, dates }) => [broken([[bold(degree)], [school], [dates]])],
  ({ degree, school, dates, width }) => [
    table(
      [row([[line(dates)], [line(bold(degree)), line(school)]], [width * 0.3, width * 0.7])],
      [width * 0.3, width * 0.7],
    ),
  ],
]

const listWays: readonly ((names: readonly string[]) => readonly Block[])[] = [
  (names) => names.map((name) => line(name)),
  (names) => names.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
  (names) => names.map((name) => line(`• ${name}`)),
  (names) => [broken(names.map((name) => [name]))],
]

const skillWays: readonly ((skills: readonly string[], width: number) => readonly Block[])[] = [
  (skills) => [line(skills.join(', '))],
  (skills) => [line(skills.join(' | '))],
  (skills) => [line(skills.join(' • '))],
  ...listWays,
  (skills, width) => [
    table(
      pairs(skills).map((pair) =>
        row(
          pair.map((name) => [line(name)]),
          [width / 2, width / 2],
        ),
      ),
      [width / 2, width / 2],
    ),
  ],
  (skills, width) => [
    table(
      pairs(skills).map((pair) =>
        row(
          pair.map((text) => [new Paragraph({ text, bullet: { level: 0 } })]),
          [width / 2, width / 2],
        ),
      ),
      [width / 2, width / 2],
    ),
  ],
  (skills) => pairs(skills).map((pair) => line(pair.join('\t\t'))),
  (skills) => {
    const half = Math.ceil(skills.length / 2)
    return [
      line(bold('Main: '), skills.slice(0, half).join(', ')),
      line(bold('Further: '), skills.slice(half).join(', ')),
    ]
  },
]

function pairs(names: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(names.length / 2) }, (_, at) =>
    names.slice(2 * at, 2 * at + 2),
  )
}

const languageWays: readonly ((name: string, level: string, width: number) => Block)[] = [
  (name, level) => line(`${name} (${level})`),
  (name, level) => line(`${name} – ${level}`),
  (name, level) => line(bold(`${name}: `), level),
  (name, level) => line(`${name}\t${level}`),
  (name, level, width) =>
    table([row([[line(name)], [line(level)]], [width / 2, width / 2])], [width / 2, width / 2]),
]

/** The ways to be reached, a line each. */
function writeContact(chance: Chance, cv: MadeUpCv): readonly Block[] {
  const parts = [
    ['Email', cv.email],
    ['Phone', cv.phone],
    ['Address', cv.town],
    ['LinkedIn', cv.link],
  ] as const
  return chance.pick([
    () => parts.map(([, text]) => line(text)),
    () => parts.map(([label, text]) => line(bold(`${label}: `), text)),
    () => [broken(parts.map(([, text]) => [text]))],
    () => parts.flatMap(([label, text]) => [line(small(label)), line(text)]),
  ])()
}

/** The same in one line, as it stands under a name; the address may be a link. */
export function writeContactLine(chance: Chance, cv: MadeUpCv): Paragraph {
  const sign = chance.pick([' | ', ' · ', '   ', ', '])
  const email = chance.isOneIn(2)
    ? new ExternalHyperlink({ link: `mailto:${cv.email}`, children: [new TextRun(cv.email)] })
    : new TextRun(cv.email)
  return line(`${cv.town}${sign}${cv.phone}${sign}`, email, `${sign}${cv.link}`)
}
