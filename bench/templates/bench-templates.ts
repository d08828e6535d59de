import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '@rolefit/documents'
import { readCv } from '@rolefit/engine'
import { openBrowser, printPdf } from '../../packages/documents/test/fixtures/browser.ts'
import { type Chance, createChance } from './chance.ts'
import { countValues, findLost } from './find-lost.ts'
import { type MadeUpCv, makeUpCv } from './made-up-cv.ts'
import { drawPage } from './page/draw-page.ts'
import { writeWord } from './word/write-word.ts'

/**
 * Whether what a CV holds is found in it, whatever its template: each CV is drawn in a template mixed by
 * chance, printed by Chromium or written as a Word file, and read. Its number draws the same page again. What
 * is mended by some numbers is measured by others.
 */
const kinds = [
  { name: 'one page', roles: 3, wanted: 0.99, format: 'pdf' },
  { name: 'two pages', roles: 6, wanted: 0.99, format: 'pdf' },
  { name: 'Word file', roles: 4, wanted: 0.99, format: 'docx' },
] as const
type Kind = (typeof kinds)[number]

const { values, positionals } = parseArgs({
  options: { keep: { type: 'string' } },
  allowPositionals: true,
})
const [from = 1, to = from + 49] = positionals.map(Number)
if (values.keep) mkdirSync(values.keep, { recursive: true })
process.exit((await measure()) ? 0 : 1)

async function measure(): Promise<boolean> {
  const browser = await openBrowser()
  const rows: Row[] = []
  for (const kind of kinds) {
    const row = { kind, cvs: 0, whole: 0, values: 0, lost: 0 }
    for (let number = from; number <= to; number += 1) {
      const { held, lost } = await readBack(browser, kind, number)
      row.cvs += 1
      row.whole += lost.length === 0 ? 1 : 0
      row.values += held
      row.lost += lost.length
      for (const each of lost) console.log(`  ${kind.name} ${number}  ${each}`)
    }
    rows.push(row)
  }
  await browser.close()
  console.log('\ntemplates    CVs  whole  values   lost   found  wanted')
  for (const { kind, cvs, whole, values: held, lost } of rows) {
    const figures = [cvs, whole, held, lost].map((figure) => String(figure).padStart(6)).join(' ')
    console.log(
      `${kind.name.padEnd(10)} ${figures}  ${shareFound({ held, lost }).toFixed(4)}  >= ${kind.wanted}`,
    )
  }
  return rows.every(({ kind, values: held, lost }) => shareFound({ held, lost }) >= kind.wanted)
}

interface Row {
  readonly kind: Kind
  readonly cvs: number
  readonly whole: number
  readonly values: number
  readonly lost: number
}

function shareFound({ held, lost }: { held: number; lost: number }): number {
  return 1 - lost / held
}

async function readBack(
  browser: Browser,
  { roles, format }: Kind,
  number: number,
): Promise<{ held: number; lost: readonly string[] }> {
  const chance = createChance(number * 2 + (roles > 3 ? 1 : 0))
  const truth = makeUpCv(chance, roles)
  const drawn = await draw({ chance, truth, format }, browser)
  const result = await readDocument(drawn.file, `cv.${format}`)
  if (result.status === 'unreadable') throw new Error(`${number}: ${result.reason}`)
  if (values.keep)
    keep(`${number}-${roles}`, { ...drawn.source, [format]: drawn.file, txt: result.text })
  return {
    held: countValues(truth),
    lost: findLost(truth, readCv(result.text, result.lines)),
  }
}

type Browser = Awaited<ReturnType<typeof openBrowser>>

async function draw(
  { chance, truth, format }: { chance: Chance; truth: MadeUpCv; format: Kind['format'] },
  browser: Browser,
): Promise<{ file: Uint8Array; source: Readonly<Record<string, string>> }> {
  if (format === 'docx') return { file: await writeWord(chance, truth), source: {} }
  const html = drawPage(chance, truth)
  return { file: await printPdf(browser, html), source: { html } }
}

function keep(name: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [ending, content] of Object.entries(files))
    writeFileSync(join(values.keep ?? '', `${name}.${ending}`), content)
}
