import type { CvDocument } from '@rolefit/contract'
import { type PageReading, readPage } from '@rolefit/engine'

/** A CV as running text, and which field each stretch of it shows. */
export type CvLines = PageReading

/** The text of the exported page, with the CV as its fields say; it is what is scored. */
export function toCvLines(cv: CvDocument): CvLines {
  return readPage(cv)
}

/** The path of the field that an offset of the text lies in. */
export function pathAt({ lines }: CvLines, offset: number): string | null {
  const line = lines.find(({ start, end }) => start <= offset && offset < end)
  return line?.paragraph.path ?? null
}
