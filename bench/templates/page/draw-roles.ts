import type { Chance } from '../chance.ts'
import type { DrawDates } from '../draw-dates.ts'
import type { MadeUpCv, MadeUpRole } from '../made-up-cv.ts'
import { apart, bold, encode, italic, line, small } from './markup.ts'

interface Parts {
  readonly role: MadeUpRole
  readonly dates: string
  readonly body: string
}

/** Every role of the CV, all of them drawn one way. */
export function drawRoles(chance: Chance, cv: MadeUpCv, drawDates: DrawDates): string {
  const way = chance.pick(Object.values(ways))
  const drawBody = chance.pick(bodies)
  const roles = cv.roles.map((role) => {
    const dates = drawDates(role.from, role.to)
    return way({ role, dates, body: drawBody(role.bullets) })
  })
  return roles.map((html) => `<div class="role">${html}</div>`).join('')
}

/** The ways that CV builders and people write the head of a role. */
const ways: Readonly<Record<string, (parts: Parts) => string>> = {
  titleThenEmployerAndDates: ({ role, dates, body }) =>
    `${line(bold(role.title))}${line(encode(`${role.employer} · ${dates}`))}${body}`,
  titleApartFromDates: ({ role, dates, body }) =>
    `${apart(bold(role.title), encode(dates))}${line(encode(role.employer))}${body}`,
  employerApartFromDates: ({ role, dates, body }) =>
    `${apart(bold(role.employer), encode(dates))}${line(italic(role.title))}${body}`,
  employerApartFromTown: ({ role, dates, body }) =>
    `${apart(bold(role.employer), encode(role.town))}${apart(italic(role.title), italic(dates))}${body}`,
  titleAndEmployerApartFromDates: ({ role, dates, body }) =>
    `${apart(`${bold(role.title)}, ${encode(role.employer)}`, small(dates))}${body}`,
  barred: ({ role, dates, body }) =>
    `${line(`${bold(role.title)} | ${encode(role.employer)} | ${encode(dates)}`)}${body}`,
  titleAtEmployer: ({ role, dates, body }) =>
    `${line(bold(`${role.title} at ${role.employer}`))}${line(small(dates))}${body}`,
  titleAndDatesInBrackets: ({ role, dates, body }) =>
    `${line(`${bold(role.title)} (${encode(dates)})`)}${line(encode(`${role.employer}, ${role.town}`))}${body}`,
  datesFirst: ({ role, dates, body }) =>
    `${line(small(dates))}${line(bold(role.title))}${line(italic(role.employer))}${body}`,
  datesInColumn: ({ role, dates, body }) =>
    `<div class="dated"><div>${small(dates)}</div><div>${line(bold(role.title))}${line(encode(role.employer))}${body}</div></div>`,
  datesAndTownInColumn: ({ role, dates, body }) =>
    `<div class="dated"><div>${line(encode(dates))}${line(small(role.town))}</div><div>${line(`${bold(role.title)}, ${encode(role.employer)}`)}${body}</div></div>`,
  datesInRightColumn: ({ role, dates, body }) =>
    `<div class="dated-right"><div>${line(bold(role.title))}${line(italic(role.employer))}${body}</div><div>${small(dates)}</div></div>`,
  timeline: ({ role, dates, body }) =>
    `<div class="timeline">${line(bold(role.title))}${line(`${encode(role.employer)} <span class="far">${encode(dates)}</span>`)}${body}</div>`,
  timelineDot: ({ role, dates, body }) =>
    `<div class="timeline"><span class="dot">●</span>${line(small(dates))}${line(bold(role.title))}${line(encode(role.employer))}${body}</div>`,
  tableRow: ({ role, dates, body }) =>
    `<table><tr><td class="when">${encode(dates)}</td><td>${line(bold(role.title))}${line(encode(role.employer))}${body}</td></tr></table>`,
  employerFirst: ({ role, dates, body }) =>
    `${line(bold(role.employer.toUpperCase()))}${line(`${encode(role.title)} – ${encode(role.town)}`)}${line(small(dates))}${body}`,
}

const bodies: readonly ((bullets: readonly string[]) => string)[] = [
  list('disc'),
  list('disc'),
  list('square'),
  list("'– '"),
  list("'› '"),
  (bullets) => bullets.map((bullet) => line(`• ${encode(bullet)}`)).join(''),
  (bullets) => bullets.map((bullet) => line(`- ${encode(bullet)}`)).join(''),
  (bullets) => bullets.map((bullet) => `<p>${encode(bullet)}.</p>`).join(''),
]

function list(type: string): (bullets: readonly string[]) => string {
  return (bullets) =>
    `<ul style="list-style-type:${type}">${bullets.map((bullet) => `<li>${encode(bullet)}</li>`).join('')}</ul>`
}
