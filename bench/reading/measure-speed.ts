import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createReadingPool, readDocument } from '@rolefit/documents'

const rounds = 60
/** Until the compiler has seen everything, in the child too. */
const warmUp = 60

export interface Speed {
  readonly pdfjs: number
  readonly pdfInPool: number
  readonly docxInProcess: number
  readonly docxInPool: number
  readonly textInProcess: number
  readonly textInPool: number
}

/** Milliseconds a warm read, the middle of many; the ways take turns, so that a busy machine is fair to all. */
export async function measureSpeed(pdfPath: string, docxPath: string): Promise<Speed> {
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
  } satisfies Record<keyof Speed, () => Promise<unknown>>
  const times: Record<keyof Speed, number[]> = {
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
    pdfjs: median(times.pdfjs),
    pdfInPool: median(times.pdfInPool),
    docxInProcess: median(times.docxInProcess),
    docxInPool: median(times.docxInPool),
    textInProcess: median(times.textInProcess),
    textInPool: median(times.textInPool),
  }
}

const wayNames = [
  'pdfjs',
  'pdfInPool',
  'docxInProcess',
  'docxInPool',
  'textInProcess',
  'textInPool',
] as const satisfies readonly (keyof Speed)[]

/** What a program does that only wants the text: the yardstick. */
async function extractByPdfJs(bytes: Uint8Array): Promise<void> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  for (let number = 1; number <= pdf.numPages; number += 1) {
    await (await pdf.getPage(number)).getTextContent()
  }
  await pdf.loadingTask.destroy()
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
