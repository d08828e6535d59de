import lighthouse, { type Result } from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export interface PageResult {
  readonly scores: Readonly<Record<Category, number>>
  readonly shift: number
  /** As they came over the wire, compressed. */
  readonly kilobytes: { readonly script: number; readonly style: number; readonly font: number }
  /** Lighthouse's own measure of the machine; a busy one makes every page look slow. */
  readonly machine: number
  /** What stands between the page and a full score. */
  readonly faults: readonly string[]
}

/** Runs Lighthouse so often on one page and answers the median of each number. */
export async function measurePage(
  url: string,
  { port, runs }: { port: number; runs: number },
): Promise<PageResult> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) {
    const report = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (!report) throw new Error(`Lighthouse has nothing to say about ${url}`)
    results.push(report.lhr)
  }
  const score = (category: Category) =>
    median(results.map(({ categories: all }) => Math.round((all[category]?.score ?? 0) * 100)))
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shift: median(
      results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
    ),
    kilobytes: {
      script: weightOf(results, 'Script'),
      style: weightOf(results, 'Stylesheet'),
      font: weightOf(results, 'Font'),
    },
    machine: median(results.map(({ environment }) => Math.round(environment.benchmarkIndex))),
    faults: faultsOf(results.at(-1)),
  }
}

function weightOf(results: readonly Result[], type: string): number {
  return median(results.map((result) => Math.round(bytesOf(result, type) / 1024)))
}

function bytesOf({ audits }: Result, type: string): number {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') return 0
  return details.items
    .filter((item) => item.resourceType === type)
    .reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0)
}

function faultsOf(result: Result | undefined): string[] {
  return Object.values(result?.audits ?? {})
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim())
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
