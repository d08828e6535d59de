/** Fields between which people and skills move. A field may stand in several groups. */
const groups: readonly (readonly string[])[] = [
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
/** Fields of one trade: their people share tools and words, and the skills tell them apart. */
export const oneTrade: ReadonlySet<string> = new Set([
  'software',
  'data',
  'it-operations',
  'security',
])
const tradeKinship = 0.8

/** How near two fields are: 1 for one field, much within a trade, a little for neighbours, else nothing. */
export function fieldKinship(one: string, other: string): number {
  if (one === other) return 1
  if (oneTrade.has(one) && oneTrade.has(other)) return tradeKinship
  return areNeighbours(one, other) ? neighbourKinship : 0
}

/** Whether two fields are trades of their own that share some of their people. */
export function areNeighbours(one: string, other: string): boolean {
  return neighbours.get(one)?.has(other) ?? false
}

const neighbours: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  groups
    .flat()
    .map((field) => [field, new Set(groups.filter((group) => group.includes(field)).flat())]),
)
