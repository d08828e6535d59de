import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCvFile } from '../../apps/server/src/cvs/write-cv-file.ts'
import type { CvDocument, CvFormat, CvStyle } from '../../packages/contract/src/calls/cvs.ts'
import { cvStyles } from '../../packages/contract/src/calls/cvs.ts'
import { readDocument } from '../../packages/documents/src/read-document.ts'
import { compareReading, composePage, readCv } from '../../packages/engine/src/index.ts'
import { convertWithLibreOffice, hasLibreOffice } from '../convert-with-libre-office.ts'
import { allCvs } from './all-cvs.ts'

/**
 * Writes every CV in every style and format, reads each file back and compares, and prints each DOCX
 * with LibreOffice to compare its words and its pages with the PDF. Times are processor time, so that
 * a busy machine does not count. `--out=FOLDER` keeps the files.
 */
const goals = { docx: 50, pdf: 500 } as const satisfies Record<CvFormat, number>

const folder = option('out') ?? mkdtempSync(join(tmpdir(), 'bench-export-'))
mkdirSync(folder, { recursive: true })
const misses: string[] = []
const pages = new Map<string, number>()
const words = new Map<string, CvDocument>()

await write('warm-up', allCvs[0]?.[1], { format: 'docx', style: 'modern' })
await write('warm-up', allCvs[0]?.[1], { format: 'pdf', style: 'modern' })
console.log('style format | files refused | whole recognised | CPU ms: median p95 max')
for (const style of cvStyles) {
  for (const format of ['docx', 'pdf'] as const) console.log(await measure(style, format))
}
if (await hasLibreOffice()) console.log(await compareWithLibreOffice())
else misses.push('LibreOffice is not installed: nothing was printed with it')
console.log(misses.length === 0 ? 'All goals reached.' : `Missed:\n${misses.join('\n')}`)
process.exit(misses.length === 0 ? 0 : 1)

async function measure(style: CvStyle, format: CvFormat): Promise<string> {
  const times: number[] = []
  const counts = { refused: 0, whole: 0, recognised: 0 }
  for (const [id, cv] of allCvs) {
    const written = await write(id, cv, { format, style })
    if (!written) {
      counts.refused++
      continue
    }
    times.push(written.milliseconds)
    const { lost, ok } = await reread(written.file, { cv: cv, style })
    if (lost.length === 0) counts.whole++
    else misses.push(`${written.file}: lost ${lost.join(' / ')}`)
    if (ok) counts.recognised++
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [median, p95] = [
    sorted[Math.floor(sorted.length / 2)] ?? 0,
    sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  ]
  if (median > goals[format]) misses.push(`${style} ${format}: ${median} ms, goal ${goals[format]}`)
  return `${style} ${format} | ${times.length} ${counts.refused} | ${counts.whole} ${counts.recognised} | ${median} ${p95} ${sorted.at(-1) ?? 0}`
}

async function write(
  id: string,
  cv: CvDocument | undefined,
  { format, style }: { format: CvFormat; style: CvStyle },
) {
  if (!cv) return null
  const started = process.cpuUsage()
  const written = await writeCvFile(cv, { format, style, now: Date.UTC(2026, 10, 21) })
  const { user, system } = process.cpuUsage(started)
  if (written.status !== 'written') return null
  const file = `${id}-${style}.${format}`
  writeFileSync(join(folder, file), written.bytes)
  words.set(file, written.cv)
  return { file, milliseconds: Math.round((user + system) / 1000) }
}

async function reread(file: string, { cv, style }: { cv: CvDocument; style: CvStyle }) {
  const read = await readDocument(readFileSync(join(folder, file)), file)
  if (read.status !== 'read') return { lost: [read.reason], ok: false }
  pages.set(file, read.report.pages)
  return compareReading(cv, composePage(cv, style), {
    text: read.text,
    cv: readCv(read.text, read.lines),
  })
}

async function compareWithLibreOffice(): Promise<string> {
  const files = [...words.keys()].filter(
    (file) => file.endsWith('.docx') && !file.startsWith('warm-up'),
  )
  const printed = await convertWithLibreOffice(folder, files)
  const counts = { opened: 0, whole: 0, compared: 0, samePages: 0 }
  for (const file of files) {
    const name = file.replace('.docx', '.pdf')
    const style = cvStyles.find((each) => name.includes(`-${each}.`)) ?? 'modern'
    const cv = words.get(file)
    if (!cv || !printed.has(name)) {
      misses.push(`${file}: LibreOffice did not open it`)
      continue
    }
    counts.opened++
    const own = pages.get(name)
    // What the PDF refuses needs fonts that this machine does not have to print with.
    if (own === undefined) continue
    counts.compared++
    const { lost } = await reread(join('printed', name), { cv, style })
    if (lost.length === 0) counts.whole++
    else misses.push(`${file}: printed without ${lost.join(' / ')}`)
    const theirs = pages.get(join('printed', name))
    if (own === theirs) counts.samePages++
    else misses.push(`${file}: ${theirs} pages printed, ${own} in the PDF`)
  }
  return `LibreOffice | opened ${counts.opened} of ${files.length} | words whole ${counts.whole} of ${counts.compared} | pages as in the PDF ${counts.samePages} of ${counts.compared}`
}

function option(name: string): string | undefined {
  return process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3)
}
