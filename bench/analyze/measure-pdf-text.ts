import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const rounds = 40
const warmUps = 10

/** Milliseconds that pdf.js takes in process to give the text of a file, once it is warm: the median. */
export async function measurePdfText(bytes: Uint8Array): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const before = performance.now()
    const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
    for (let page = 1; page <= pdf.numPages; page += 1)
      await (await pdf.getPage(page)).getTextContent()
    await pdf.loadingTask.destroy()
    if (round >= warmUps) times.push(performance.now() - before)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
