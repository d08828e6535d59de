import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '@rolefit/documents'
import { readCv } from '@rolefit/engine'
import { hasLibreOffice } from '../convert-with-libre-office.ts'
import { type DrawnCv, drawFiles } from './draw-files.ts'
import { countValues, findLost } from './find-lost.ts'
import { type Kind, kinds } from './kinds.ts'

/**
 * Whether what a CV holds is found in it, whatever its template: each CV is drawn in a template mixed by
 * chance, printed by Chromium, written as a Word file or printed by LibreOffice, and read. Its number draws the
 * same page again. What is mended by some numbers is measured by others.
 */
const { values, positionals } = parseArgs({
  options: { keep: { type: 'string' }, kind: { type: 'string' } },
  allowPositionals: true,
})
const [from = 1, to = from + 49] = positionals.map(Number)
if (values.keep) mkdirSync(values.keep, { recursive: true })
process.exit((await measureAll()) ? 0 : 1)

async function measureAll(): Promise<boolean> {
  const asked = kinds.filter(({ key }) => values.kind === undefined || key === values.kind)
  if (asked.length === 0) throw new Error(`kinds: ${kinds.map(({ key }) => key).join(', ')}`)
  const canPrintWord = await hasLibreOffice()
  const rows: Row[] = []
  for (const kind of asked) {
    if (kind.maker === 'LibreOffice' && !canPrintWord)
      console.log(`  ${kind.name}  left out: soffice is not installed`)
    else rows.push(await measure(kind))
  }
  console.log('\ntemplates      CVs  whole  values   lost   found  wanted  ms each')
  for (const row of rows) console.log(tell(row))
  return rows.every((row) => shareFound(row) >= row.kind.wanted)
}

interface Row {
  readonly kind: Kind
  readonly cvs: number
  readonly whole: number
  readonly values: number
  readonly lost: number
  readonly milliseconds: number
}

async function measure(kind: Kind): Promise<Row> {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const row = { kind, cvs: 0, whole: 0, values: 0, lost: 0, milliseconds: 0 }
  for (const drawn of await drawFiles(kind, numbers)) {
    const { lost, milliseconds } = await readBack(drawn, kind)
    row.cvs += 1
    row.whole += lost.length === 0 ? 1 : 0
    row.values += countValues(drawn.truth)
    row.lost += lost.length
    row.milliseconds += milliseconds
    for (const each of lost) console.log(`  ${kind.name} ${drawn.number}  ${each}`)
  }
  return row
}

async function readBack(
  { number, truth, file, format, source }: DrawnCv,
  { key }: Kind,
): Promise<{ readonly lost: readonly string[]; readonly milliseconds: number }> {
  const started = process.cpuUsage()
  const result = await readDocument(file, `cv.${format}`)
  const { user, system } = process.cpuUsage(started)
  if (result.status === 'unreadable') throw new Error(`${key} ${number}: ${result.reason}`)
  if (values.keep) keep(`${number}-${key}`, { ...source, [format]: file, txt: result.text })
  const lost = findLost(truth, readCv(result.text, result.lines))
  return { lost, milliseconds: (user + system) / 1000 }
}

function keep(name: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [ending, content] of Object.entries(files))
    writeFileSync(join(values.keep ?? '', `${name}.${ending}`), content)
}

function tell({ kind, cvs, whole, values: held, lost, milliseconds }: Row): string {
  const figures = [cvs, whole, held, lost].map((figure) => String(figure).padStart(6)).join(' ')
  const found = shareFound({ values: held, lost }).toFixed(4)
  const each = (milliseconds / cvs).toFixed(0).padStart(8)
  return `${kind.name.padEnd(13)}${figures}  ${found}  >= ${kind.wanted} ${each}`
}

function shareFound({ values: held, lost }: { values: number; lost: number }): number {
  return 1 - lost / held
}
