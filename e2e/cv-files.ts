import { mara } from '../packages/documents/test/fixtures/people.ts'
import { scanPdf } from '../packages/documents/test/fixtures/scan.ts'
import { writeDocx } from '../packages/documents/test/fixtures/write-docx.ts'
import { writePdf } from '../packages/documents/test/fixtures/write-pdf.ts'

/** A posting that the CV below answers in part. */
export const posting = `Maintenance Engineer, food plant
Example Foods

We bake for three states on four packing lines, and they have to run when they are needed. You plan the maintenance and you are there when a line stops.

What you will do
- Plan and lead preventive maintenance of four packing lines
- Find out why a line stopped, and see that it does not happen again
- Train operators in lockout procedures
- Report downtime and energy use to the plant manager each week

What you bring
- Degree in mechanical engineering
- At least 5 years of experience in maintenance engineering
- Preventive maintenance
- PLC programming
- AutoCAD
- Experience in leading a team of technicians

Nice to have
- SAP PM
- Spanish

You must be authorized to work in the United States.

We offer shift premiums, a pension plan and a canteen that bakes its own bread. We welcome applications from everyone.`

export interface UploadedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export async function twoColumnPdf(): Promise<UploadedFile> {
  return pdf('mara-two-columns.pdf', await writePdf(mara, 'columns'))
}

/** The same words as in the two columns, drawn line by line across both. */
export async function mixedPdf(): Promise<UploadedFile> {
  return pdf('mara-mixed.pdf', await writePdf(mara, 'interleaved'))
}

export async function wordFile(): Promise<UploadedFile> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return { name: 'mara.docx', mimeType, buffer: Buffer.from(await writeDocx(mara, 'styled')) }
}

export async function scannedPdf(): Promise<UploadedFile> {
  return pdf('mara-scan.pdf', await scanPdf(await writePdf(mara, 'single')))
}

export async function lockedPdf(): Promise<UploadedFile> {
  return pdf('mara-locked.pdf', await writePdf(mara, 'single', { userPassword: 'open sesame' }))
}

/** A picture that calls itself a PDF. */
export function renamedPicture(): UploadedFile {
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  return pdf('photo.pdf', Buffer.from([...start, ...Array.from({ length: 400 }, () => 7)]))
}

/** The same CV as text; another `note` makes it another CV. */
export function textFile(note = 'Drives a forklift'): UploadedFile {
  return { name: 'mara.txt', mimeType: 'text/plain', buffer: Buffer.from(cvText(note)) }
}

export function cvText(note: string): string {
  const roles = mara.roles.flatMap(({ title, company, dates, bullets }) => [
    `${title}, ${company}, ${dates}`,
    ...bullets.map((bullet) => `- ${bullet}`),
  ])
  return [
    mara.name,
    `${mara.email} | ${mara.phone} | ${mara.place}`,
    'Summary',
    mara.summary,
    'Experience',
    ...roles,
    'Education',
    ...mara.schools.map(({ degree, school, dates }) => `${degree}, ${school}, ${dates}`),
    'Skills',
    [...mara.skills, note].join(', '),
  ].join('\n')
}

function pdf(name: string, bytes: Uint8Array): UploadedFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
}
