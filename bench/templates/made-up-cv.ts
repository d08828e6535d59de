import type { Chance } from './chance.ts'
import type { Trade } from './trades/trade.ts'
import { commonBullets, names, tongues, towns, trades } from './trades.ts'

/** What a drawn CV holds, and so what has to be found in it again. */
export interface MadeUpCv {
  readonly name: string
  readonly headline: string
  readonly email: string
  readonly phone: string
  readonly town: string
  readonly link: string
  readonly summary: string
  readonly roles: readonly MadeUpRole[]
  readonly schools: readonly MadeUpSchool[]
  readonly skills: readonly string[]
  readonly languages: readonly string[]
  readonly certificates: readonly string[]
}

export interface MadeUpRole {
  readonly title: string
  readonly employer: string
  readonly town: string
  readonly from: Month
  readonly to: Month | 'present'
  readonly bullets: readonly string[]
}

interface MadeUpSchool {
  readonly degree: string
  readonly school: string
  readonly from: Month
  readonly to: Month
}

export interface Month {
  readonly year: number
  readonly month: number
}

export function makeUpCv(chance: Chance, roleCount: number): MadeUpCv {
  const trade = chance.pick(trades)
  const name = chance.pick(names)
  const handle = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.')
  const roles = makeUpRoles(chance, trade, roleCount)
  const first = roles.at(-1)?.from.year ?? 2015
  return {
    name,
    headline: trade.headline,
    email: `${handle}@example.com`,
    phone: chance.pick(['+44 7700 900142', '07700 900 318', '(202) 555-0147', '+1 202-555-0163']),
    town: chance.pick(towns),
    link: `linkedin.com/in/${handle.replaceAll('.', '-')}`,
    summary: trade.summary,
    roles,
    schools: trade.degrees.slice(0, chance.between(1, 2)).map((degree, index) => ({
      degree,
      school: trade.schools[index] ?? 'Open College',
      from: { year: first - 3 - index * 3, month: 9 },
      to: { year: first - index * 3, month: 6 },
    })),
    skills: chance.sample(trade.skills, chance.between(6, 9)),
    languages: ['English', ...chance.sample(tongues.slice(1), chance.between(1, 2))],
    certificates: trade.certificates,
  }
}

function makeUpRoles(chance: Chance, trade: Trade, count: number): readonly MadeUpRole[] {
  const titles = [...trade.titles]
  while (titles.length > count) titles.splice(chance.between(0, titles.length - 1), 1)
  const employers = chance.sample(trade.employers, count)
  const ownBullets = [...chance.sample(trade.bullets, trade.bullets.length)]
  const bullets = [...ownBullets, ...chance.sample(commonBullets, commonBullets.length)]
  let year = 2026
  let month = chance.between(1, 6)
  return titles.map((title, index) => {
    const to = index === 0 && !chance.isOneIn(4) ? 'present' : { year, month }
    year -= chance.between(1, 4)
    month = chance.between(1, 12)
    const from = { year, month }
    return {
      title,
      employer: employers[index] ?? trade.headline,
      town: chance.pick(towns),
      from,
      to,
      bullets: bullets.splice(0, chance.between(2, count > 4 ? 4 : 3)),
    }
  })
}
