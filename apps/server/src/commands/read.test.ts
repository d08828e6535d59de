import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../test/processes/run-command.ts'
import { readCommand } from './read.ts'

const folder = mkdtempSync(join(tmpdir(), 'rolefit-read-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cv = [
  '# Ann Larsson',
  'ann@example.com',
  '',
  '## Experience',
  'Nurse at Elm Hospital, 2019 - 2021',
  '- Cared for the patients of a ward with 20 beds and wrote the plan for the night',
].join('\n')

const run = (...args: string[]) => runCommand(readCommand, args)

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('rolefit read', () => {
  it('prints the text and what is known of it', async () => {
    const { status, said } = await run(file('cv.md', cv))
    expect(status).toBe(0)
    expect(said).toContain('Ann Larsson\nann@example.com')
    expect(said).toContain('language en, confidence 1.00')
  })

  it('gives programs text, warnings, CV and quality', async () => {
    const { status, said } = await run(file('cv.md', cv), '--json')
    const result = JSON.parse(said)
    expect(status).toBe(0)
    expect(result.text).toContain('ann@example.com')
    expect(result.warnings).toEqual([])
    expect(result.cv.header.email.text).toBe('ann@example.com')
    expect(result.quality).toMatchObject({ format: 'markdown', pages: 1, language: 'en' })
  })

  it.each([
    [['nowhere.pdf'], 'nowhere.pdf cannot be read.'],
    [[], 'Give one CV file.'],
    [['a.pdf', '--loud'], 'There is no option "--loud".'],
  ])('refuses %j with one line', async (args, line) => {
    expect(await run(...args)).toEqual({ status: 2, said: '', complained: `${line}\n` })
  })

  it('refuses an unreadable file with what is wrong and what to do', async () => {
    const { status, complained } = await run(file('cv.pdf', 'no such thing'))
    expect(status).toBe(2)
    expect(complained).toBe(
      'The content of this file is not what its name says. Open it in the program you wrote it in and save it as PDF or DOCX.\n',
    )
  })
})
