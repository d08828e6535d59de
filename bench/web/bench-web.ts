import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '../../e2e/browser.ts'
import { startServer } from '../start-server.ts'
import { measurePage, type PageResult } from './measure-page.ts'
import { publicPages } from './public-pages.ts'

/**
 * Lighthouse on every public page, as a phone sees it (its own phone profile: slow network and
 * processor, simulated), the median of five runs, on the same Chromium that the journeys use.
 * `--runs=1` and `--pages=/,/blog` measure less.
 */
const goals = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  shift: 0.02,
  landingScriptKb: 130,
  landingStyleKb: 15,
  landingFontKb: 60,
} as const

const runs = Number(option('runs') ?? 5)
const site = await startServer({ LOG_LEVEL: 'error' })
const port = 9222 + (process.pid % 1000)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
})
const pages = option('pages')?.split(',') ?? (await publicPages(site.address))
const missed: string[] = []
console.log(
  'page: performance accessibility best-practices seo | shift | script style fonts (KB) | machine',
)
for (const path of pages) {
  const result = await measurePage(`${site.address}${path}`, { port, runs })
  missed.push(...missesOf(path, result))
  console.log(inWords(path, result))
}
await browser.close()
await site.stop()
console.log(
  missed.length === 0 ? `All goals reached, median of ${runs}.` : `Missed:\n${missed.join('\n')}`,
)
process.exit(missed.length === 0 ? 0 : 1)

function inWords(path: string, { scores, shift, kilobytes, machine }: PageResult): string {
  const numbers = Object.values(scores).join(' ')
  const { script, style, font } = kilobytes
  return `${path}: ${numbers} | ${shift.toFixed(3)} | ${script} ${style} ${font} | ${machine}`
}

function missesOf(path: string, { scores, shift, kilobytes, faults }: PageResult): string[] {
  const misses = Object.entries(scores)
    .filter(([name, score]) => score < goals[scoreName(name)])
    .map(([name, score]) => `${path}: ${name} ${score}, goal ${goals[scoreName(name)]}`)
  if (shift >= goals.shift) misses.push(`${path}: layout shift ${shift}, goal below ${goals.shift}`)
  if (path === '/') {
    const { script, style, font } = kilobytes
    if (script > goals.landingScriptKb) misses.push(`${path}: ${script} KB of script`)
    if (style > goals.landingStyleKb) misses.push(`${path}: ${style} KB of style`)
    if (font > goals.landingFontKb) misses.push(`${path}: ${font} KB of fonts`)
  }
  return misses.length > 0 ? [...misses, ...faults.map((fault) => `  ${fault}`)] : []
}

function scoreName(name: string): keyof PageResult['scores'] {
  if (name === 'accessibility' || name === 'best-practices' || name === 'seo') return name
  return 'performance'
}

function option(name: string): string | undefined {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
}
