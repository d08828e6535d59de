import { z } from 'zod'
import type { AnalyzeInput, FileFacts, LayoutLine } from '@rolefit/engine'
import type { CvInput } from '../form/read-cv-input.ts'

/** JSON writes a number beyond all measure, which only a broken file gives, as null. */
const Points = z
  .number()
  .nullable()
  .transform((points) => points ?? 0)

const StoredLine = z.object({
  offset: z.number(),
  length: z.number(),
  page: z.number(),
  x: Points,
  y: Points,
  fontSize: Points,
  bold: z.boolean(),
  kind: z.enum(['heading', 'bullet', 'text']).exactOptional(),
  isFull: z.boolean().exactOptional(),
}) satisfies z.ZodType<LayoutLine>

const StoredFile = z.object({
  format: z.string(),
  method: z.enum(['text', 'ocr']),
  pages: z.number(),
  columns: z.number(),
  tables: z.number(),
  images: z.number(),
  textBoxes: z.number(),
  smallestFontSize: z.number().nullable(),
  contactsInMargins: z.array(z.string()),
  hiddenText: z.array(z.object({ text: z.string() })),
  iconCharacters: z.number(),
  unmappedCharacters: z.number(),
}) satisfies z.ZodType<FileFacts>

const StoredReading = z.object({
  layout: z.array(StoredLine),
  file: StoredFile.exactOptional(),
})

/** What the file told besides its text, as the row keeps it; a pasted text told nothing. */
export function writeReading({ layout, file }: CvInput): string | null {
  return layout ? JSON.stringify({ layout, file }) : null
}

/** Of what was kept, what the engine asks for. */
export function parseReading(reading: string): Pick<AnalyzeInput, 'layout' | 'file'> {
  return StoredReading.parse(JSON.parse(reading))
}
