import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'

const rounds = 40
const warmUps = 10
const lines = 90

/** Milliseconds that pdf.js takes to give the text of a two-page CV, once it is warm: the median. */
export async function measurePdfText(): Promise<number> {
  const bytes = await writeTwoPages()
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

function writeTwoPages(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (let line = 0; line < lines; line += 1) {
    document
      .fontSize(10)
      .text(`- Planned shift ${line} for twelve colleagues and handed the ward over without delay`)
  }
  document.end()
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
}
