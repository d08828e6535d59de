import { describe, expect, it } from 'vitest'
import type { CvInput } from '../form/read-cv-input.ts'
import { parseReading, writeReading } from './stored-reading.ts'

const line = {
  ...{ offset: 0, length: 3, page: 1, x: 72, y: 90, fontSize: 11, bold: true },
  kind: 'heading',
  isFull: false,
} as const
const file: NonNullable<CvInput['file']> = {
  ...{ format: 'pdf', method: 'text', pages: 1, words: 1, language: null, columns: 1 },
  ...{ tables: 0, images: 0, textBoxes: 0, fonts: [], smallestFontSize: null },
  ...{ contactsInMargins: ['ada@example.com'], hiddenText: [], producer: null },
  ...{ unmappedCharacters: 0, iconCharacters: 0, unplacedShare: 0, trackedChanges: 0 },
  ...{ confidence: 1, doubts: [] },
}

const read: CvInput = {
  text: 'Ada',
  fileName: 'cv.pdf',
  layout: [{ ...line, place: 'body' }],
  file,
}

describe('parseReading', () => {
  it('gives the engine the lines and the facts of a file as they were read', () => {
    const { layout, file: facts } = parseReading(writeReading(read) ?? '')
    expect(layout).toEqual([line])
    expect(facts).toMatchObject({ method: 'text', contactsInMargins: ['ada@example.com'] })
  })

  it('reads a CV again whose file gave a place beyond all measure', () => {
    const broken = { ...read, layout: [{ ...line, place: 'body' as const, x: Infinity }] }
    expect(parseReading(writeReading(broken) ?? '').layout).toEqual([{ ...line, x: 0 }])
  })

  it('refuses what no file could have told', () => {
    expect(() => parseReading('{"layout":[{"offset":"0"}]}')).toThrow()
  })
})

describe('writeReading', () => {
  it('keeps nothing of a pasted text', () => {
    expect(writeReading({ text: 'Ada', fileName: 'Pasted text' })).toBeNull()
  })
})
