import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCv, toDocument } from '@rolefit/engine'
import { cvText } from '../../test/analyses/cv-and-posting.ts'
import { runCommand } from '../../test/processes/run-command.ts'
import { exportCommand } from './export.ts'

const folder = mkdtempSync(join(tmpdir(), 'rolefit-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) => runCommand(exportCommand, args)

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const document = toDocument(readCv(cvText), cvText)
const cv = file('cv.json', JSON.stringify(document))

describe('rolefit export', () => {
  it('writes the format that the name says, and tells what was read back', async () => {
    const out = join(folder, 'cv.docx')
    const { status, said } = await run(cv, '--out', out)
    expect(status).toBe(0)
    expect(said).toMatch(/: all recovered \(2 of 2 roles, /)
    expect(readFileSync(out).subarray(0, 2).toString()).toBe('PK')
  })

  it.each([
    [[cv], 'Give one CV document and --out FILE.'],
    [[cv, '--out', 'cv.txt'], 'The formats are docx and pdf.'],
    [[cv, '--out', 'cv.pdf', '--style', 'loud'], 'The styles are harvard, modern and minimal.'],
    [['nowhere.json', '--out', 'cv.pdf'], 'nowhere.json cannot be read.'],
    [[cv, '--out', '/dev/null/cv.pdf'], '/dev/null/cv.pdf cannot be written.'],
  ])('refuses %j with one line', async (args, line) => {
    expect(await run(...args)).toEqual({ status: 2, said: '', complained: `${line}\n` })
  })

  it('names what is wrong with a document', async () => {
    const { status, complained } = await run(file('none.json', '[]'), '--out', 'cv.pdf')
    expect(status).toBe(2)
    expect(complained).toMatch(/none\.json holds no CV document: the whole: /)
    const nameless = { ...document, header: { ...document.header, name: 7 } }
    const wrong = await run(file('seven.json', JSON.stringify(nameless)), '--out', 'cv.pdf')
    expect(wrong.complained).toMatch(/seven\.json holds no CV document: header\.name: /)
  })

  it('writes no CV that still has something to fill in', async () => {
    const open = JSON.stringify({ ...document, summary: 'Led a team of [number] nurses' })
    const { status, complained } = await run(
      file('open.json', open),
      '--out',
      join(folder, 'x.pdf'),
    )
    expect(status).toBe(2)
    expect(complained.trim().split('\n')).toHaveLength(1)
  })
})
