import { readFileSync } from 'node:fs'
import { analyze } from '@rolefit/engine'
import { areaUnderCurve } from '../area-under-curve.ts'

export type Month = Parameters<typeof analyze>[0]['today']

/** A title that a posting asks for, and one that a CV holds. */
export interface TitlePair {
  readonly asked: string
  readonly held: string
  readonly kind: TitlePairKind
  readonly set: TitleSet
}

/** Which may be looked at while the engine is mended, and which not. */
export type TitleSet = 'read' | 'not read' | 'later'
type TitlePairKind = 'same' | 'same abroad' | 'near'

export interface TitleFit {
  /** The chance that another name of the same work is credited above near work. */
  readonly auc: number
  readonly same: number
  readonly sameBelow: number
  readonly near: number
  readonly nearAbove: number
}

/** Other names of the same work are to have this much, and near work at most so much. */
export const [leastOfSame, mostOfNear] = [0.5, 0.7] as const

/**
 * Written down before the engine was asked. The first of each two is looked at while it is mended, the second is not. Who
 * wrote the tables of other names knew both; `same`, `sameAbroad` and `near` were written behind them.
 */
const pairs: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('title-pairs.json', import.meta.url), 'utf8'),
)

export const titlePairs: readonly TitlePair[] = [
  ...readPairs(pairs.sameWork, 'same'),
  ...readPairs(pairs.sameWorkAbroad, 'same abroad'),
  ...readPairs(pairs.nearWork, 'near'),
  ...readPairs(pairs.same, 'same', 'later'),
  ...readPairs(pairs.sameAbroad, 'same abroad', 'later'),
  ...readPairs(pairs.near, 'near', 'later'),
]

/** How well the row of the title tells other names of the same work from names of near work; each pair is asked both ways. */
export function measureTitles(pairs: readonly TitlePair[], today: Month): TitleFit {
  const creditsOf = (isSame: boolean) =>
    pairs
      .filter(({ kind }) => (kind !== 'near') === isSame)
      .flatMap(bothWays)
      .map((pair) => creditOfTitle(pair, today))
  const [same, near] = [creditsOf(true), creditsOf(false)]
  return {
    auc: areaUnderCurve(same, near),
    same: same.length,
    sameBelow: same.filter((credit) => credit < leastOfSame).length,
    near: near.length,
    nearAbove: near.filter((credit) => credit > mostOfNear).length,
  }
}

/** As it stands, and asked the other way; but no CV names two genders. */
function bothWays({ asked, held }: TitlePair): Pick<TitlePair, 'asked' | 'held'>[] {
  const called = asked.replace(/ \((?:m\/w\/d|H\/F)\)$/, '')
  const isOfTwo = /[(·/]/.test(called)
  return isOfTwo
    ? [{ asked, held }]
    : [
        { asked, held },
        { asked: held, held: called },
      ]
}

/** What the row of the title credits where nothing but the titles tells the two apart. */
export function creditOfTitle(
  { asked, held }: Pick<TitlePair, 'asked' | 'held'>,
  today: Month,
): number {
  const report = analyze({
    cvText: `Ann Lee
ann@example.com

Experience
${capitalized(held)}, Hill Ltd, 2018 - 2026
- Did the work of each day and wrote down what was done
- Showed two new colleagues their way about in their first month
`,
    jobText: `${capitalized(asked)}
Moss Ltd

What you will do
- Do the work of each day and write it down
- Show new colleagues their way about

Requirements
- A clean driving licence
- Two years of it
`,
    today,
  })
  if (report.status !== 'scored') return 0
  return report.rows.find(({ requirement }) => requirement.kind === 'title')?.credit ?? 0
}

function readPairs(
  lines: readonly string[] = [],
  kind: TitlePairKind,
  set?: TitleSet,
): TitlePair[] {
  return lines.map((line, at) => {
    const [asked = '', held = ''] = line.split(' | ')
    return { asked, held, kind, set: set ?? (at % 2 === 0 ? 'read' : 'not read') }
  })
}

function capitalized(title: string): string {
  return title.replace(/(?<=^|[\s/-])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
}
