import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'

const lines = 90

/** A function that has pdf.js give the text of a two-page CV: what our times are held against. */
export async function openPdfReader(): Promise<() => Promise<void>> {
  const bytes = await writeTwoPages()
  return async () => {
    const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
    for (let page = 1; page <= pdf.numPages; page += 1)
      await (await pdf.getPage(page)).getTextContent()
    await pdf.loadingTask.destroy()
  }
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
