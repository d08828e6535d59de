import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createReadingPool, readDocument } from '@rolefit/documents'

const rounds = 60
/** Until the compiler has seen everything, in the child too. */
const warmUp = 60

const wayNames = [
  'pdfjs',
  'pdfInPool',
  'docxInProcess',
  'docxInPool',
  'textInProcess',
  'textInPool',
] as const
type Way = (typeof wayNames)[number]

/** Milliseconds; the fastest tells what a busy machine hides. */
export interface Times {
  readonly median: number
  readonly fastest: number
}

/** How long a warm read takes; the ways take turns, so that a busy machine is fair to all. */
export async function measureSpeed(pdfPath: string, docxPath: string): Promise<Record<Way, Times>> {
  const pdf = readFileSync(pdfPath)
  const docx = readFileSync(docxPath)
  const text = Buffer.from('Mara Lindqvist\nPlant Engineer\n')
  const pool = createReadingPool({ children: 1 })
  const ways = {
    pdfjs: () => extractByPdfJs(pdf),
    pdfInPool: () => pool.read(pdf, 'cv.pdf'),
    docxInProcess: () => readDocument(docx, 'cv.docx'),
    docxInPool: () => pool.read(docx, 'cv.docx'),
    textInProcess: () => readDocument(text, 'cv.txt'),
    textInPool: () => pool.read(text, 'cv.txt'),
  } satisfies Record<Way, () => Promise<unknown>>
  const times: Record<Way, number[]> = {
    pdfjs: [],
    pdfInPool: [],
    docxInProcess: [],
    docxInPool: [],
    textInProcess: [],
    textInPool: [],
  }
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const way of wayNames) {
      const started = performance.now()
      await ways[way]()
      if (round >= warmUp) times[way].push(performance.now() - started)
    }
  }
  await pool.close()
  return {
    pdfjs: summarise(times.pdfjs),
    pdfInPool: summarise(times.pdfInPool),
    docxInProcess: summarise(times.docxInProcess),
    docxInPool: summarise(times.docxInPool),
    textInProcess: summarise(times.textInProcess),
    textInPool: summarise(times.textInPool),
  }
}

/** What a program does that only wants the text: the yardstick. */
async function extractByPdfJs(bytes: Uint8Array): Promise<void> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  for (let number = 1; number <= pdf.numPages; number += 1) {
    await (await pdf.getPage(number)).getTextContent()
  }
  await pdf.loadingTask.destroy()
}

function summarise(values: readonly number[]): Times {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, fastest: sorted[0] ?? 0 }
}
