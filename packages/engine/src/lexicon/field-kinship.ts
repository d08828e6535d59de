/** Fields between which people and skills move. A field may stand in several groups. */
const groups: readonly (readonly string[])[] = [
  ['software', 'data', 'it-operations', 'security'],
  [
    'trades',
    'construction',
    'manufacturing',
    'automotive',
    'engineering',
    'aviation',
    'maritime-and-rail',
  ],
  ['logistics', 'manufacturing', 'retail'],
  ['health-care', 'social-work', 'sport'],
  ['health-care', 'science'],
  ['science', 'engineering', 'agriculture'],
  ['education', 'social-work'],
  ['accounting', 'finance', 'real-estate'],
  ['sales', 'marketing', 'real-estate', 'retail'],
  ['marketing', 'design', 'media'],
  ['retail', 'hospitality', 'sales'],
  ['legal', 'public-service', 'security'],
  ['human-resources', 'management', 'office'],
]

const neighbourKinship = 0.2

/** How near two fields are: 1 for one field, a little for neighbours, else nothing. */
export function fieldKinship(one: string, other: string): number {
  if (one === other) return 1
  return groups.some((group) => group.includes(one) && group.includes(other)) ? neighbourKinship : 0
}
