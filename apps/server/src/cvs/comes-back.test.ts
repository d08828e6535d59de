import { describe, expect, it } from 'vitest'
import { CvDocument, type CvFormat, cvStyles } from '@rolefit/contract'
import { readDocument } from '@rolefit/documents'
import { readCv, toDocument } from '@rolefit/engine'
import { goldenCases } from '../../../../packages/engine/test/golden/golden-cases.ts'
import { writeCvFile } from './write-cv-file.ts'

const formats = ['docx', 'pdf'] as const satisfies readonly CvFormat[]
const files = goldenCases.flatMap(({ profession, cvs }, index) =>
  formats.map((format, at) => ({
    profession,
    text: cvs.strong,
    format,
    style: cvStyles[(index + at) % cvStyles.length] ?? 'modern',
  })),
)

describe('an exported CV', () => {
  it.each(files)('comes back as it went out: $profession, $style, $format', async (file) => {
    const { text, format, style } = file
    const cv = CvDocument.parse(toDocument(readCv(text), text))
    const written = await writeCvFile(cv, { format, style, now: 0 })
    if (written.status !== 'written') throw new Error(written.status)
    const read = await readDocument(written.bytes, `cv.${format}`)
    if (read.status !== 'read') throw new Error(read.reason)
    const back = CvDocument.parse(toDocument(readCv(read.text, read.lines), read.text))
    expect(inOrder(back)).toEqual(inOrder(cv))
  })
})

/** Labels and skills, whichever of them are grouped. */
function inOrder(cv: CvDocument) {
  return { ...cv, skills: cv.skills.toSorted(), skill_groups: cv.skill_groups ?? [] }
}
