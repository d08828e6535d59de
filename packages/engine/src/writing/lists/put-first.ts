import type { Requirement } from '../../job/job.ts'
import { standsAlone } from './stands-alone.ts'

/** A line of a list, with what it answers. */
export interface Place {
  readonly text: string
  readonly answers: readonly Requirement[]
}

/** One list in another order. */
export interface Order {
  /** What comes to be seen, the weightiest first. */
  readonly risen: readonly Place[]
  readonly lines: readonly Place[]
}

/** One more must, or one thing that is preferred and one that is nice to have. */
const fewestGained = 3
const worth = { must: 3, preferred: 2, nice: 1 } as const

/** How many are seen at a glance, and how many of those stay where they are. */
export interface Glance {
  readonly seen: number
  readonly held: number
}

/** The order in which what answers most is seen first, where something that answers more stands further down. */
export function putFirst(all: readonly Place[], { seen, held }: Glance): Order | null {
  if (!standsAlone(all.map(({ text }) => text))) return null
  const places = all.slice(held)
  const best = places
    .filter(({ answers }) => answers.length > 0)
    .toSorted((a, b) => weigh(b) - weigh(a))
    .slice(0, seen - held)
  const first = places.slice(0, seen - held)
  const risen = best.filter((place) => !first.includes(place))
  const given = first.filter((place) => !best.includes(place)).slice(-risen.length)
  if (sum(risen) < sum(given) + fewestGained) return null
  const rest = places.filter((place) => !best.includes(place))
  return { risen, lines: [...all.slice(0, held), ...best, ...rest] }
}

/** The shortest of what is asked for most names it best. */
export function nameOf({ answers }: Place): string | undefined {
  const most = Math.max(...answers.map(({ importance }) => worth[importance]))
  return answers
    .filter(({ importance }) => worth[importance] === most)
    .map(({ text }) => text)
    .toSorted((a, b) => a.length - b.length)[0]
}

function weigh({ answers }: Place): number {
  return answers.reduce((total, { importance }) => total + worth[importance], 0)
}

function sum(places: readonly Place[]): number {
  return places.reduce((total, place) => total + weigh(place), 0)
}
