import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const rounds = 40
const warmUps = 100

/** Milliseconds, medians. */
export interface PdfTextTimes {
  /** One file at a time. */
  readonly alone: number
  /** So many callers at once in one process, as many as analyses are asked for at once. */
  readonly together: number
  /** Processor time a file, which a busy machine stretches less than the clock's. */
  readonly processor: number
}

/** What pdf.js takes in process to give the text of a file and nothing else, once it is warm. */
export async function measurePdfText(bytes: Uint8Array, callers: number): Promise<PdfTextTimes> {
  await repeat(bytes, warmUps)
  const before = process.cpuUsage()
  const alone = await repeat(bytes, rounds)
  const { user, system } = process.cpuUsage(before)
  const together = await Promise.all(Array.from({ length: callers }, () => repeat(bytes, rounds)))
  return {
    alone: median(alone),
    together: median(together.flat()),
    processor: (user + system) / 1_000 / rounds,
  }
}

async function repeat(bytes: Uint8Array, count: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const before = performance.now()
    const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
    for (let page = 1; page <= pdf.numPages; page += 1)
      await (await pdf.getPage(page)).getTextContent()
    await pdf.loadingTask.destroy()
    times.push(performance.now() - before)
  }
  return times
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
