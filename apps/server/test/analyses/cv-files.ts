import { mostFileBytes } from '@rolefit/contract/input-rules'
import {
  encryptedDocx,
  hostileDocx,
  oldDoc,
} from '../../../../packages/documents/test/fixtures/hostile-docx.ts'
import { manyPages } from '../../../../packages/documents/test/fixtures/hostile-pdfs.ts'
import { mara } from '../../../../packages/documents/test/fixtures/people.ts'
import { scanPdf } from '../../../../packages/documents/test/fixtures/scan.ts'
import { writeDocx } from '../../../../packages/documents/test/fixtures/write-docx.ts'
import { writePdf } from '../../../../packages/documents/test/fixtures/write-pdf.ts'

type Bytes = Uint8Array | string

/** Files that hold the CV of one made-up engineer. */
export const readableFiles: readonly (readonly [name: string, bytes: () => Promise<Bytes>])[] = [
  ['one-column.pdf', () => writePdf(mara, 'single')],
  ['two-columns.pdf', () => writePdf(mara, 'columns')],
  ['two-columns-line-by-line.pdf', () => writePdf(mara, 'interleaved')],
  ['styled.docx', () => writeDocx(mara, 'styled')],
  ['contact-in-the-header.docx', () => writeDocx(mara, 'header_contact')],
  ['in-a-table.docx', () => writeDocx(mara, 'table')],
]

export async function scannedFile(): Promise<Uint8Array> {
  return scanPdf(await writePdf(mara, 'single'))
}

interface Refused {
  readonly name: string
  readonly bytes: () => Promise<Bytes> | Bytes
  readonly status: number
  readonly error: string
  /** Why a file could not be read, where it was tried. */
  readonly reason?: string
  readonly says: string
}

const unreadable = { status: 422, error: 'unreadable_cv' } as const

/** Files that nothing is made of, with what a person is told. */
export const refusedFiles: Readonly<Record<string, Refused>> = {
  'locked with a password': {
    ...unreadable,
    name: 'locked.pdf',
    bytes: () => writePdf(mara, 'single', { userPassword: 'open sesame' }),
    reason: 'password',
    says: 'This file is protected by a password. Save a copy without the password',
  },
  'a Word file locked with a password': {
    ...unreadable,
    name: 'locked.docx',
    bytes: encryptedDocx,
    reason: 'password',
    says: 'This file is protected by a password.',
  },
  'a picture that calls itself a PDF': {
    ...unreadable,
    name: 'photo.pdf',
    bytes: () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7, 7, 7, 7]),
    reason: 'picture',
    says: 'This file is a picture, whatever its name says.',
  },
  'a PDF that calls itself a Word file': {
    ...unreadable,
    name: 'cv.docx',
    bytes: () => writePdf(mara, 'single'),
    reason: 'not_as_named',
    says: 'The content of this file is not what its name says.',
  },
  'cut off in the middle': {
    ...unreadable,
    name: 'half.pdf',
    bytes: async () => (await writePdf(mara, 'single')).slice(0, 900),
    reason: 'damaged',
    says: 'This file is damaged and cannot be opened.',
  },
  'of 21 pages': {
    ...unreadable,
    name: 'book.pdf',
    bytes: () => manyPages(21),
    reason: 'too_many_pages',
    says: 'This file has more pages than a CV needs.',
  },
  'without a word': {
    ...unreadable,
    name: 'blank.txt',
    bytes: () => ' \n\n ',
    reason: 'empty',
    says: 'There is no text in this file.',
  },
  'a Word file without a word': {
    ...unreadable,
    name: 'blank.docx',
    bytes: hostileDocx.empty,
    reason: 'empty',
    says: 'There is no text in this file.',
  },
  'with macros': {
    ...unreadable,
    name: 'macros.docx',
    bytes: hostileDocx.macros,
    reason: 'macro_enabled',
    says: 'This Word file carries macros',
  },
  'of the years before 2007': {
    ...unreadable,
    name: 'old.docx',
    bytes: oldDoc,
    reason: 'not_as_named',
    says: 'Open it in the program you wrote it in and save it as PDF or DOCX.',
  },
  'of a kind nobody reads': {
    name: 'cv.pages',
    bytes: () => 'x',
    status: 415,
    error: 'unsupported_file',
    says: 'Unsupported file type. Please upload a PDF, DOCX, TXT, or MD file.',
  },
  'larger than 5 MB': {
    name: 'large.pdf',
    bytes: () => new Uint8Array(mostFileBytes + 1),
    status: 413,
    error: 'file_too_large',
    says: 'This file is larger than 5 MB.',
  },
  'larger than any form': {
    name: 'larger.pdf',
    bytes: () => new Uint8Array(mostFileBytes + 2 * 1024 * 1024),
    status: 413,
    error: 'too_large',
    says: 'That is larger than we can take.',
  },
  'of no bytes': {
    name: 'nothing.pdf',
    bytes: () => '',
    status: 400,
    error: 'input_missing',
    says: 'Please provide both a job description and a CV file.',
  },
}
