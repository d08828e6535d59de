import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Analysis } from '@rolefit/contract'
import { runCommand } from '../../test/processes/run-command.ts'
import { projectFolder } from '../project-folder.ts'
import { analyzeCommand } from './analyze.ts'

const cv = join(projectFolder, 'content/example/cv.txt')
const job = join(projectFolder, 'content/example/job.txt')

const run = (...args: string[]) => runCommand(analyzeCommand, args)

describe('rolefit analyze', () => {
  it('prints score, receipt and evidence for people', async () => {
    const { status, said, complained } = await run(cv, job)
    expect({ status, complained }).toEqual({ status: 0, complained: '' })
    expect(said).toMatch(/^Ward nurse, nights \(surgical\), Harbourside Hospital\n/)
    expect(said).toMatch(/\nMatch \d+ of 100: /)
    expect(said).toMatch(/\n {2}\+ +[\d.]+\/[\d.]+ .*wound care\n/i)
  })

  it('gives programs the result that the API answers', async () => {
    const { status, said } = await run(cv, job, '--json')
    const result: unknown = JSON.parse(said)
    expect(status).toBe(0)
    const kept = { id: 'ana_1', analysis_id: 'ana_1', created_at: '2026-11-22T00:00:00.000Z' }
    expect(Analysis.safeParse(Object.assign(kept, result)).error).toBeUndefined()
  })

  it.each([
    [[cv], 'Give a CV file and a file with the posting.'],
    [[cv, job, 'more.txt'], 'Give a CV file and a file with the posting.'],
    [[cv, job, '--jsno'], 'There is no option "--jsno".'],
    [[cv, 'nowhere.txt'], 'nowhere.txt cannot be read.'],
    [['nowhere.pdf', job], 'nowhere.pdf cannot be read.'],
  ])('refuses %j with one line', async (args, line) => {
    expect(await run(...args)).toEqual({ status: 2, said: '', complained: `${line}\n` })
  })
})
