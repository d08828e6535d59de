import { Paragraph } from 'docx'
import type { Chance } from '../chance.ts'
import type { DrawDates } from '../draw-dates.ts'
import type { MadeUpCv, MadeUpRole } from '../made-up-cv.ts'
import { chooseBody } from './lists.ts'
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

interface Parts {
  readonly role: MadeUpRole
  readonly dates: string
  readonly body: readonly Block[]
  readonly width: number
}

/** Every role of the CV, all of them written one way. */
export function writeRoles(
  chance: Chance,
  cv: MadeUpCv,
  { drawDates, width }: { readonly drawDates: DrawDates; readonly width: number },
): readonly Block[] {
  const way = chance.pick(ways)
  const writeBody = chooseBody(chance)
  const isSpaced = chance.isOneIn(2)
  return cv.roles.flatMap((role, at) => [
    ...(at > 0 && isSpaced ? [new Paragraph('')] : []),
    ...way({
      role,
      width,
      dates: drawDates(role.from, role.to),
      body: writeBody(role.bullets),
    }),
  ])
}

const ways: readonly ((parts: Parts) => readonly Block[])[] = [
  ({ role, dates, body, width }) => [
    apart([bold(role.title)], dates, width),
    line(role.employer),
    ...body,
  ],
  ({ role, dates, body, width }) => [
    apart([bold(role.employer)], role.town, width),
    apart([italic(role.title)], italic(dates), width),
    ...body,
  ],
  ({ role, dates, body, width }) => [
    apart([bold(role.title), `, ${role.employer}`], small(dates), width),
    ...body,
  ],
  ({ role, dates, body }) => [line(bold(role.title), ` | ${role.employer} | ${dates}`), ...body],
  ({ role, dates, body }) => [
    broken([[bold(role.title)], [`${role.employer}, ${role.town}`], [small(dates)]]),
    ...body,
  ],
  ({ role, dates, body }) => [line(bold(dates)), line(`${role.title}, ${role.employer}`), ...body],
  ({ role, dates, body }) => [line(dates, '\t', bold(role.title), ` – ${role.employer}`), ...body],
  ({ role, dates, body }) => [
    line(bold(role.employer), `${' '.repeat(12)}${dates}`),
    line(role.title),
    ...body,
  ],
  ({ role, dates, body, width }) => [
    table(
      [row([[line(dates)], [line(bold(role.title)), line(role.employer), ...body]], split(width))],
      split(width),
    ),
  ],
  ({ role, dates, body, width }) => [
    table(
      [row([[line(bold(role.title)), line(role.employer)], [line(dates)]], halves(width))],
      halves(width),
    ),
    ...body,
  ],
  ({ role, dates, body }) => [line(bold(`${role.title} at ${role.employer} (${dates})`)), ...body],
  ({ role, dates, body }) => [
    hanging([dates], [bold(role.title), `, ${role.employer}`], hangingWidth),
    ...body,
  ],
  ({ role, dates, body }) => [
    hanging([dates], [bold(role.employer)], hangingWidth),
    hanging([''], [italic(role.title)], hangingWidth),
    ...body,
  ],
  ({ role, dates, body }) => [
    line(bold(role.title)),
    line(`${role.employer}, ${role.town}`),
    atRight(small(dates)),
    ...body,
  ],
  ({ role, dates, body, width }) => [
    apart([smallCaps(role.employer), ` – ${role.town}`], dates, width),
    line(italic(role.title)),
    ...body,
  ],
  ({ role, dates, body, width }) => [
    table(
      [
        row([[line(bold(role.title))], [atRight(dates)]], halves(width)),
        row([[line(role.employer)], [atRight(role.town)]], halves(width)),
      ],
      halves(width),
    ),
    ...body,
  ],
  ({ role, dates, body, width }) => [
    table(
      [row([[line(bold(role.title), `, ${role.employer}`), ...body], [line(dates)]], tail(width))],
      tail(width),
    ),
  ],
]

/** Twips: room for the longest dates. */
const hangingWidth = 2700

function split(width: number): readonly number[] {
  return [Math.round(width * 0.28), Math.round(width * 0.72)]
}

function tail(width: number): readonly number[] {
  return [Math.round(width * 0.74), Math.round(width * 0.26)]
}

function halves(width: number): readonly number[] {
  return [Math.round(width * 0.65), Math.round(width * 0.35)]
}
