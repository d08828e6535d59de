export const bands = [
  { from: 85, name: 'Strong fit', color: 'green' },
  { from: 70, name: 'Worth applying', color: 'green' },
  { from: 55, name: 'Borderline', color: 'amber' },
  { from: 0, name: 'Hold off', color: 'rose' },
] as const

export type BandName = (typeof bands)[number]['name']

/** The score that is recommended before applying, in percent. */
export const recommendedScore = 70

/** The name of a score's band. */
export function bandOf(score: number): BandName {
  return (bands.find(({ from }) => score >= from) ?? bands[3]).name
}
