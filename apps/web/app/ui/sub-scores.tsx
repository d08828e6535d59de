import { PercentList } from './percent-list.tsx'

const beside = new Set(['Phrasing', 'ATS readiness'])

/** Each part of the result in percent; two of them stand beside the score and give it nothing. */
export function SubScores({ subScores }: { subScores: Readonly<Record<string, number>> }) {
  const items = Object.entries(subScores).map(([name, percent]) => ({
    name,
    percent,
    ...(beside.has(name) ? { note: 'not in the score' } : {}),
  }))
  return <PercentList items={items} className="sm:grid-cols-2" />
}
