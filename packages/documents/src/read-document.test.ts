import { describe, expect, it } from 'vitest'
import { hostileDocx, oldDoc } from '../test/fixtures/hostile-docx.ts'
import { mara } from '../test/fixtures/people.ts'
import { writeDocx } from '../test/fixtures/write-docx.ts'
import { writePdf } from '../test/fixtures/write-pdf.ts'
import type { ReadFile } from './document.ts'
import { readDocument } from './read-document.ts'

async function read(bytes: Uint8Array | string, name: string): Promise<ReadFile> {
  const result = await readDocument(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, name)
  if (result.status === 'unreadable') throw new Error(result.reason)
  return result
}

async function reasonFor(bytes: Uint8Array | string, name: string): Promise<string> {
  const result = await readDocument(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, name)
  return result.status === 'unreadable' ? result.reason : 'read'
}

describe('readDocument', () => {
  it('gives every line its place in the text, whatever the format', async () => {
    const files = [
      await read(await writePdf(mara, 'columns'), 'cv.pdf'),
      await read(await writeDocx(mara, 'styled'), 'cv.docx'),
      await read('Mara\n\n- one\n- two\n', 'cv.txt'),
      await read('# Mara\n\n* one\n', 'cv.md'),
    ]
    for (const { text, lines } of files) {
      const rebuilt = lines.map(({ offset, length }) => text.slice(offset, offset + length))
      expect(rebuilt).toEqual(text.split('\n').filter((line) => line !== ''))
    }
  })

  it('reads the same file twice to the same bytes', async () => {
    const pdf = await writePdf(mara, 'random')
    expect(await read(pdf, 'cv.pdf')).toEqual(await read(pdf, 'cv.pdf'))
  })

  it('leaves the bytes it was given as they were', async () => {
    const pdf = await writePdf(mara, 'single')
    const before = Buffer.from(pdf).toString('base64')
    await read(pdf, 'cv.pdf')
    expect(Buffer.from(pdf).toString('base64')).toBe(before)
  })

  it('does not mind capitals and dots in a file name', async () => {
    expect((await read('Mara', 'Mara.L. CV (final).TXT')).text).toBe('Mara')
  })

  it.each([
    ['', 'cv.pdf', 'empty'],
    ['  \n \t', 'cv.txt', 'empty'],
    ['Mara', 'cv.rtf', 'unsupported'],
    ['Mara', 'cv', 'unsupported'],
    ['Mara', 'cv.docm', 'macro_enabled'],
    ['Just words', 'cv.pdf', 'not_as_named'],
    ['GIF89a and so on', 'cv.pdf', 'picture'],
    ['{\\rtf1 words}', 'cv.docx', 'not_as_named'],
    ['%PDF-1.7 and no more', 'cv.pdf', 'damaged'],
    ['%PDF-1.7 inside a text file', 'cv.txt', 'not_as_named'],
    ['PK\u0003\u0004 and no more', 'cv.docx', 'damaged'],
  ])('refuses %j as %s: %s', async (content, name, reason) => {
    expect(await reasonFor(content, name)).toBe(reason)
  })

  it('refuses what is too large, and a Word file under a text file name', async () => {
    expect(await reasonFor(new Uint8Array(11 * 1024 * 1024), 'cv.txt')).toBe('too_large')
    expect(await reasonFor('word '.repeat(100_000), 'cv.txt')).toBe('too_large')
    expect(await reasonFor(await writeDocx(mara, 'styled'), 'cv.txt')).toBe('not_as_named')
    expect(await reasonFor(oldDoc(), 'cv.doc')).toBe('unsupported')
    expect(await reasonFor(hostileDocx.empty(), 'cv.docx')).toBe('empty')
  })

  it('says what is wrong and what to do, in two sentences', async () => {
    const result = await readDocument(Buffer.from('x'), 'cv.pages')
    expect(result).toEqual({
      status: 'unreadable',
      reason: 'unsupported',
      message: 'This kind of file cannot be read.',
      advice: 'Save it as PDF or DOCX from the program you wrote it in, or paste the text.',
    })
  })
})
