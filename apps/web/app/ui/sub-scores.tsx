import { PercentList } from './percent-list.tsx'

const beside = new Set(['Phrasing', 'ATS readiness'])

interface SubScoresProps {
  readonly subScores: Readonly<Record<string, number>>
  readonly className?: string
}

/** Each part of the result in percent; two of them stand beside the score and give it nothing. */
export function SubScores({ subScores, className = 'sm:grid-cols-2' }: SubScoresProps) {
  const items = Object.entries(subScores).map(([name, percent]) => ({
    name,
    percent,
    ...(beside.has(name) ? { note: 'not in the score' } : {}),
  }))
  return <PercentList items={items} className={className} />
}
