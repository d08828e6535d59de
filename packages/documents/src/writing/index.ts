export { writeDocx } from './docx/write-docx.ts'
export { drawableText } from './drawable-text.ts'
export type { FileFacts } from './page.ts'
export { type PdfOptions, type WrittenPdf, writePdf } from './pdf/write-pdf.ts'
