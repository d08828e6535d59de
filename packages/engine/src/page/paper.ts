import type { CvDocument } from '../writing/document/cv-document.ts'
import type { Paper } from './page.ts'

const a4: Paper = { name: 'A4', width: 595.28, height: 841.89 }
const letter: Paper = { name: 'Letter', width: 612, height: 792 }

const northAmericanPhone = /^(?:\+?1[\s.-]?)?\(?[2-9]\d\d\)?[\s./-]?\d{3}[\s.-]?\d{4}(?:\D.*)?$/

/** The sheet that the person's printer most likely holds: Letter with a North American phone number. */
export function paperFor({ header }: CvDocument): Paper {
  return northAmericanPhone.test(header.phone.trim()) ? letter : a4
}
