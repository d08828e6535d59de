import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  TextRun,
} from 'docx'
import type { Chance } from '../chance.ts'
import { chooseDates } from '../draw-dates.ts'
import type { MadeUpCv } from '../made-up-cv.ts'
import { headings, levels, type Section } from '../section-names.ts'
import { chooseDatedList, chooseList, leastForTabs } from './lists.ts'
import {
  apart,
  atRight,
  type Block,
  bold,
  broken,
  hanging,
  italic,
  line,
  row,
  small,
  smallCaps,
  table,
} from './paragraphs.ts'
import { writeRoles } from './write-roles.ts'
import { writeSkills } from './write-skills.ts'

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
    skills: (width) => writeSkills(chance, cv.skills, width),
    languages: (width) => {
      const told = cv.languages.map((name, at) => ({ name, level: levels[at] ?? 'Basic' }))
      return chance.pick(languageWays)(told, width)
    },
    certificates: (width) => {
      const list = chance.isOneIn(2) ? chooseDatedList(chance) : chooseList(chance)
      return list(cv.certificates, width)
    },
    contact: () => writeContact(chance, cv),
  }
  return (section, width) => [named(section), ...writers[section](width)]
}

function chooseHeading(chance: Chance): (text: string) => Paragraph {
  const isUpper = chance.isOneIn(2)
  const rule = { style: BorderStyle.SINGLE, size: 6, color: '777777', space: 1 }
  const set = chance.pick<IParagraphOptions>([
    {},
    {},
    { border: { bottom: rule } },
    { border: { bottom: rule } },
    { border: { top: rule, bottom: rule } },
    { alignment: AlignmentType.CENTER },
    { shading: { type: ShadingType.CLEAR, fill: 'DDE6EE' } },
  ])
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
      ? new Paragraph({ text, heading: HeadingLevel.HEADING_1, ...set })
      : new Paragraph({
          children: [new TextRun({ text, ...run })],
          ...set,
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
  ({ degree, school, dates, width }) =>
    width < leastForTabs
      ? [line(dates), line(bold(degree), `, ${school}`)]
      : [hanging([dates], [bold(degree), `, ${school}`], 2700)],
  ({ degree, school, dates, width }) =>
    width < leastForTabs
      ? [line(bold(degree), ` (${dates})`), line(school)]
      : [hanging([dates], [bold(degree)], 2700), hanging([''], [school], 2700)],
  ({ degree, school, dates, width }) => [
    apart([smallCaps(school)], dates, width),
    line(italic(degree)),
    line('Grade: merit'),
  ],
  ({ degree, school, dates, width }) => [
    table(
      [row([[line(dates)], [line(bold(degree)), line(school)]], [width * 0.3, width * 0.7])],
      [width * 0.3, width * 0.7],
    ),
  ],
]

interface Language {
  readonly name: string
  readonly level: string
}

const languageWays: readonly ((
  languages: readonly Language[],
  width: number,
) => readonly Block[])[] = [
  (languages) => languages.map(({ name, level }) => line(`${name} (${level})`)),
  (languages) => languages.map(({ name, level }) => line(`${name} – ${level}`)),
  (languages) => languages.map(({ name, level }) => line(bold(`${name}: `), level)),
  (languages) => languages.map(({ name, level }) => line(`${name}\t${level}`)),
  (languages) => [line(languages.map(({ name, level }) => `${name} (${level})`).join(', '))],
  (languages, width) => languages.map(({ name, level }) => apart([name], level, width)),
  (languages, width) => [
    table(
      languages.map(({ name, level }) =>
        row([[line(name)], [line(level)]], [width / 2, width / 2]),
      ),
      [width / 2, width / 2],
    ),
  ],
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
    () => parts.map(([, text]) => atRight(text)),
    () => parts.map(([, text], at) => line(icon(at), ` ${text}`)),
    () => parts.map(([label, text]) => hanging([bold(label)], [text], 1000)),
  ])()
}

/** Pictures of a letter, a telephone and the like. */
function icon(at: number): TextRun {
  return new TextRun({ text: String.fromCharCode(0xf028 + at), font: 'Wingdings' })
}

/** The same in one line, as it stands under a name; the address may be a link. */
export function writeContactLine(chance: Chance, cv: MadeUpCv): Paragraph {
  const sign = chance.pick([' | ', ' · ', '   ', ', '])
  const email = chance.isOneIn(2)
    ? new ExternalHyperlink({ link: `mailto:${cv.email}`, children: [new TextRun(cv.email)] })
    : new TextRun(cv.email)
  return line(`${cv.town}${sign}${cv.phone}${sign}`, email, `${sign}${cv.link}`)
}
