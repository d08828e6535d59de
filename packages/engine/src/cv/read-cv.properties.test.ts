import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { early, heldOut } from '../../test/fixtures/early-and-held-out.ts'
import type { Cv, CvText } from './cv.ts'
import { readCv } from './read-cv.ts'
import { isDocumentTitle } from './sections/is-document-title.ts'

const texts = [...early, ...heldOut].map(({ text }) => text)

/** Texts with enough blanks to tell how wide they are typed, and those of them without columns. */
const spaced = texts.filter((text) => text.split(/\S +(?=\S)/).length > 10)
const typed = spaced.filter((text) => text.split(' ').length > 60 && !/\S(?: {2}|\t)/.test(text))

const crumbs = [
  'EXPERIENCE',
  'Skills:',
  'Education',
  'Nurse, Hill Hospital',
  'Jan 2020 – Present',
  '2015-17',
  '06/2O15',
  '2019年3月',
  '•',
  '- ',
  '# ',
  '**',
  '| ',
  '\t',
  '\r\n',
  '\n\n',
  'jo@example.com',
  '+44 7700 900123',
  'www.example.com/x',
  'J O R D A N',
  '(',
  ')',
  ', ',
  '\u0000',
  '\ud800',
  '\u202e',
  'ﬁ',
  '林佳穎',
  'İ',
  '🙂',
]
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...crumbs), fc.string({ maxLength: 12 })), { maxLength: 60 })
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(), fc.string({ maxLength: 5 }))
    .map(([text, from, length, put]) => {
      const at = from % text.length
      return text.slice(0, at) + put + text.slice(at + (length % 200))
    }),
)

describe('readCv on any text', () => {
  it('never throws, and every span is true of the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { quote, span } of textsOf(readCv(text))) {
          expect(text.slice(span.start, span.end)).toBe(quote)
          expect(quote.trim()).toBe(quote)
          expect(quote).not.toBe('')
        }
      }),
      { numRuns: 600 },
    )
  })

  it('says the same of the same text, and stays between 0 and 1', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cv = readCv(text)
        expect(JSON.stringify(readCv(text))).toBe(JSON.stringify(cv))
        expect(cv.confidence).toBeGreaterThanOrEqual(0)
        expect(cv.confidence).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 },
    )
  })

  it('loses no line: each is read, a heading, the document title, or shown as unplaced', () => {
    for (const text of texts) {
      const spans = textsOf(readCv(text)).map(({ span }) => span)
      for (const match of text.matchAll(/[^\r\n]*\p{L}[^\r\n]*/gu)) {
        const [line] = match
        const isShown = spans.some(
          ({ start, end }) => start < match.index + line.length && end > match.index,
        )
        if (!isDocumentTitle(line.replace(/^#+ /, '')))
          expect([line, isShown]).toEqual([line, true])
      }
    }
  })

  it('reads the same from text with other line ends', () => {
    for (const text of texts) {
      const crlf = readCv(text.replace(/\r?\n/g, '\r\n'))
      expect(values(crlf)).toEqual(values(readCv(text.replace(/\r?\n/g, '\n'))))
    }
  })

  it('reads the same from text whose every blank is doubled, or wider still', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spaced), fc.integer({ min: 2, max: 4 }), (text, width) => {
        const wide = text.replaceAll(' ', ' '.repeat(width))
        const cv = readCv(wide)
        expect(readings(cv)).toEqual(readings(readCv(text)))
        for (const { quote, span } of textsOf(cv))
          expect(wide.slice(span.start, span.end)).toBe(quote)
      }),
      { numRuns: 120 },
    )
  })

  it('reads the same roles from lines stretched to their margins', () => {
    const widths = fc.infiniteStream(fc.constantFrom(2, 2, 3, 2, 1))
    fc.assert(
      fc.property(fc.constantFrom(...typed), widths, (text, width) => {
        const wide = text.replace(/(?<=\S) (?=\S)/g, () => ' '.repeat(width.next().value ?? 2))
        expect(roles(readCv(wide))).toEqual(roles(readCv(text)))
      }),
      { numRuns: 60 },
    )
  })

  it('takes any layout, also one that does not fit', () => {
    const line = fc.record({
      offset: fc.integer({ min: -5, max: 500 }),
      length: fc.integer({ min: -5, max: 500 }),
      page: fc.nat(),
      x: fc.float(),
      y: fc.float(),
      fontSize: fc.float(),
      bold: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(line, { maxLength: 30 }), (text, layout) => {
        for (const { quote, span } of textsOf(readCv(text, layout)))
          expect(text.slice(span.start, span.end)).toBe(quote)
      }),
      { numRuns: 100 },
    )
  })
})

/** Every text of a CV, wherever it stands in it. */
function textsOf(value: unknown): CvText[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(textsOf)
  return isCvText(value) ? [value, ...inner] : inner
}

function isCvText(value: object): value is CvText {
  return 'quote' in value && 'span' in value && 'text' in value
}

/** What was read, wherever it stands. */
function readings(cv: Cv): unknown {
  return JSON.parse(
    JSON.stringify(cv, (key, value) => (['quote', 'span', 'body'].includes(key) ? null : value)),
  )
}

function roles(cv: Cv) {
  return cv.experience.map(({ title, company, from, to }) => [title?.text, company?.text, from, to])
}

function values(cv: Cv) {
  return textsOf({ ...cv, summary: null, unplaced: null }).map(({ text }) =>
    text.replace(/\s+/g, ' '),
  )
}
