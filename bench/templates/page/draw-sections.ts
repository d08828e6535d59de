import type { Chance } from '../chance.ts'
import type { DrawDates } from '../draw-dates.ts'
import type { MadeUpCv } from '../made-up-cv.ts'
import { headings, levels, type Section } from '../section-names.ts'
import { drawRoles } from './draw-roles.ts'
import { apart, bold, encode, line, small } from './markup.ts'

/** Each section as HTML, under its heading. */
export function drawSections(
  chance: Chance,
  cv: MadeUpCv,
  drawDates: DrawDates,
): Readonly<Record<Section, string>> {
  const heading = chooseHeading(chance)
  const head = (section: Section): string => heading(chance.pick(headings[section]))
  return {
    summary: `${head('summary')}<p>${encode(cv.summary)}</p>`,
    experience: `${head('experience')}${drawRoles(chance, cv, drawDates)}`,
    education: `${head('education')}${drawSchools(chance, cv, drawDates)}`,
    skills: `${head('skills')}${chance.pick(skillWays)(cv.skills, chance)}`,
    languages: `${head('languages')}${drawLanguages(chance, cv)}`,
    certificates: `${head('certificates')}${cv.certificates.map((name) => line(encode(name))).join('')}`,
    contact: `${head('contact')}${drawContact(chance, cv)}`,
  }
}

function chooseHeading(chance: Chance): (text: string) => string {
  const isUpper = chance.isOneIn(2)
  const style = chance.pick([
    '',
    'border-bottom:1px solid #777',
    'letter-spacing:2.5px',
    'letter-spacing:4px;border-bottom:2px solid #246',
    'background:#e4e8ee;padding:3px 6px',
    'border-left:5px solid #a33;padding-left:7px',
    'font-variant:small-caps',
  ])
  const sign = chance.pick(['', '', '', '■ ', '› '])
  return (text) => `<h2 style="${style}">${sign}${encode(isUpper ? text.toUpperCase() : text)}</h2>`
}

function drawSchools(chance: Chance, cv: MadeUpCv, drawDates: DrawDates): string {
  const way = chance.pick([
    (degree: string, school: string, dates: string) =>
      `${apart(bold(degree), encode(dates))}${line(encode(school))}`,
    (degree: string, school: string, dates: string) =>
      `${line(bold(degree))}${line(encode(school))}${line(small(dates))}`,
    (degree: string, school: string, dates: string) =>
      `${line(`${bold(degree)}, ${encode(school)}`)}${line(small(dates))}`,
    (degree: string, school: string, dates: string) =>
      `${line(small(dates))}${line(bold(school))}${line(encode(degree))}`,
  ])
  return cv.schools
    .map(
      ({ degree, school, from, to }) =>
        `<div class="role">${way(degree, school, drawDates(from, to))}</div>`,
    )
    .join('')
}

const skillWays: readonly ((skills: readonly string[], chance: Chance) => string)[] = [
  (skills) => `<p>${skills.map(encode).join(', ')}</p>`,
  (skills) => `<p>${skills.map(encode).join(' · ')}</p>`,
  (skills) => `<p>${skills.map(encode).join(' | ')}</p>`,
  (skills) => `<ul>${skills.map((skill) => `<li>${encode(skill)}</li>`).join('')}</ul>`,
  (skills) => skills.map((skill) => line(encode(skill))).join(''),
  (skills) =>
    `<div class="two">${skills.map((skill) => line(`• ${encode(skill)}`)).join('')}</div>`,
  (skills) => skills.map((skill) => `<span class="chip">${encode(skill)}</span> `).join(''),
  (skills) =>
    skills.map((skill) => `${line(encode(skill))}<div class="bar"><div></div></div>`).join(''),
  (skills, chance) =>
    skills.map((skill) => apart(encode(skill), chance.pick(['●●●○○', '●●●●○', '●●●●●']))).join(''),
  (skills, chance) =>
    skills
      .map((skill) => apart(encode(skill), chance.pick(['Expert', 'Advanced', 'Good'])))
      .join(''),
  (skills) => {
    const half = Math.ceil(skills.length / 2)
    const group = (name: string, own: readonly string[]): string =>
      line(`${bold(`${name}:`)} ${own.map(encode).join(', ')}`)
    return group('Main', skills.slice(0, half)) + group('Further', skills.slice(half))
  },
]

function drawLanguages(chance: Chance, cv: MadeUpCv): string {
  const way = chance.pick([
    (name: string, level: string) => line(`${encode(name)} (${level})`),
    (name: string, level: string) => line(`${encode(name)} – ${level}`),
    (name: string, level: string) => apart(encode(name), level),
    (name: string, level: string) => line(`${bold(name)}: ${level}`),
  ])
  return cv.languages.map((name, index) => way(name, levels[index] ?? 'Basic')).join('')
}

/** The ways to be reached, without a heading. */
export function drawContact(chance: Chance, cv: MadeUpCv): string {
  const parts = chance.sample([cv.email, cv.phone, cv.town, cv.link], 4)
  const signs = ['✉', '☎', '⌂', '•']
  const names = ['Email', 'Phone', 'Address', 'LinkedIn']
  const label = (part: string): string =>
    names[[cv.email, cv.phone, cv.town, cv.link].indexOf(part)] ?? ''
  return chance.pick([
    () => parts.map((part) => line(encode(part))).join(''),
    () => parts.map((part, index) => line(`${signs[index]} ${encode(part)}`)).join(''),
    () => parts.map((part) => line(`${bold(`${label(part)}:`)} ${encode(part)}`)).join(''),
    () => parts.map((part) => `${line(small(label(part)))}${line(encode(part))}`).join(''),
  ])()
}

/** The same in one line, as it stands under a name. */
export function drawContactLine(chance: Chance, cv: MadeUpCv): string {
  const parts = chance.sample([cv.email, cv.phone, cv.town, cv.link], 4)
  return line(parts.map(encode).join(chance.pick([' | ', ' · ', '   •   ', ', '])))
}
