import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser, printPdf } from '../../packages/documents/test/fixtures/browser.ts'
import { convertWithLibreOffice } from '../convert-with-libre-office.ts'
import { type Chance, createChance } from './chance.ts'
import type { Kind } from './kinds.ts'
import { type MadeUpCv, makeUpCv } from './made-up-cv.ts'
import { drawPage } from './page/draw-page.ts'
import { writeWord } from './word/write-word.ts'

export interface DrawnCv {
  readonly number: number
  readonly truth: MadeUpCv
  readonly file: Uint8Array
  readonly format: 'pdf' | 'docx'
  /** What the file was made of, by its ending. */
  readonly source: Readonly<Record<string, string | Uint8Array>>
}

/** A CV of a kind for each number, which draws the same one again. */
export function drawFiles(kind: Kind, numbers: readonly number[]): Promise<readonly DrawnCv[]> {
  const drafts = numbers.map((number): Draft => {
    const chance = createChance(number * 2 + (kind.roles > 3 ? 1 : 0))
    return { number, chance, truth: makeUpCv(chance, kind.roles) }
  })
  return makers[kind.maker](drafts)
}

interface Draft {
  readonly number: number
  readonly truth: MadeUpCv
  /** What is left of the choices when the CV is made up: they fall on its template. */
  readonly chance: Chance
}

const makers: Readonly<
  Record<Kind['maker'], (drafts: readonly Draft[]) => Promise<readonly DrawnCv[]>>
> = { Chromium: printPages, Word: writeWordFiles, LibreOffice: printWordFiles }

async function printPages(drafts: readonly Draft[]): Promise<readonly DrawnCv[]> {
  const browser = await openBrowser()
  const drawn: DrawnCv[] = []
  for (const { number, truth, chance } of drafts) {
    const html = drawPage(chance, truth)
    const file = await printPdf(browser, html)
    drawn.push({ number, truth, file, format: 'pdf', source: { html } })
  }
  await browser.close()
  return drawn
}

async function writeWordFiles(drafts: readonly Draft[]): Promise<readonly DrawnCv[]> {
  const drawn: DrawnCv[] = []
  for (const { number, truth, chance } of drafts) {
    const file = await writeWord(chance, truth)
    drawn.push({ number, truth, file, format: 'docx', source: {} })
  }
  return drawn
}

/** LibreOffice takes seconds to start, so it prints all of them at once. */
async function printWordFiles(drafts: readonly Draft[]): Promise<readonly DrawnCv[]> {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'))
  try {
    const written = await writeWordFiles(drafts)
    for (const { number, file } of written) writeFileSync(join(folder, `${number}.docx`), file)
    const names = written.map(({ number }) => `${number}.docx`)
    await convertWithLibreOffice(folder, names)
    return written.map(({ number, truth, file }) => ({
      number,
      truth,
      file: readFileSync(join(folder, 'printed', `${number}.pdf`)),
      format: 'pdf',
      source: { docx: file },
    }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
