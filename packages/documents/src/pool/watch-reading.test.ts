import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { nestedForms } from '../../test/fixtures/hostile-pdfs.ts'
import type { ReadingProgress } from '../read-document.ts'
import { childFlags } from './child-flags.ts'
import { startChild } from './start-child.ts'
import { watchReading } from './watch-reading.ts'

const limits = {
  heapMegabytes: 256,
  residentMegabytes: 600,
  deadlineMilliseconds: 1500,
  ocrPageMilliseconds: 30_000,
  ocrMilliseconds: 90_000,
  ocrResidentMegabytes: 1200,
  idleMegabytes: 450,
}
const recogniserFile = fileURLToPath(new URL('../../test/recogniser.ts', import.meta.url))
const jobOf = (bytes: Uint8Array, fileName: string) => ({
  request: { bytes, fileName, ocr: false },
  onProgress: () => {},
})

describe('watchReading', () => {
  // What one file does to its child, or has done to it, is nothing that the next should meet.
  const startedChild = async () => {
    const child = startChild(limits)
    onTestFinished(() => child.kill())
    expect(await child.ready).toBe(true)
    return child
  }

  it.runIf(process.platform === 'linux')(
    'does not blame a file for a machine that is busy with something else',
    async () => {
      const child = await startedChild()
      // A stopped process waits for its turn as on a machine that has none to give.
      process.kill(child.pid, 'SIGSTOP')
      const reading = child.read(jobOf(Buffer.from('Mara Lindqvist\nPlant Engineer'), 'cv.txt'))
      setTimeout(() => process.kill(child.pid, 'SIGCONT'), limits.deadlineMilliseconds + 500)
      expect(await reading).toMatchObject({ status: 'read' })
    },
  )

  it.runIf(process.platform !== 'win32').each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'does not blame a file for a child that was ended from outside by %s',
    async (signal) => {
      const child = await startedChild()
      const reading = child.read(jobOf(nestedForms(), 'cv.pdf'))
      // As the system does where memory is short, and whoever stops the service.
      process.kill(child.pid, signal)
      const broken = await reading
      expect(broken).toMatchObject({ reason: 'broke_off', advice: 'Please try again.' })
      expect(broken.status === 'unreadable' && broken.message).not.toMatch(/damaged/)
    },
  )

  it.runIf(process.platform === 'linux')(
    'starts a child behind its bars, and tells it nothing of what the server knows',
    async () => {
      const { pid } = await startedChild()
      const told = (what: string) =>
        readFileSync(`/proc/${pid}/${what}`, 'utf8').split('\0').filter(Boolean)
      expect(told('cmdline')).toEqual(expect.arrayContaining(childFlags(limits.heapMegabytes)))
      // The line to the parent is all that Node itself adds.
      expect(told('environ').filter((each) => !each.startsWith('NODE_CHANNEL_'))).toEqual([])
    },
  )

  it('believes nothing of a child that has an unknown shape', async () => {
    const liar = fork(recogniserFile, ['lie'])
    const steps: ReadingProgress[] = []
    const result = await watchReading(
      liar,
      { ...jobOf(Buffer.from('a file'), 'cv.pdf'), onProgress: (step) => steps.push(step) },
      { ...limits, deadlineMilliseconds: 30_000 },
    )
    liar.kill()
    expect(result).toMatchObject({ status: 'read', text: 'At last' })
    expect(steps).toEqual([{ page: 1, pages: 1 }])
  })

  it('stops a file that works on and on', async () => {
    const child = await startedChild()
    const result = await child.read(jobOf(nestedForms(), 'cv.pdf'))
    expect(result).toMatchObject({ status: 'unreadable' })
    expect(result.status === 'unreadable' && result.reason).toMatch(/^too(k_too_long|_large)$/)
  })

  describe('while words are recognised', () => {
    const watched = async (work: 'wait' | 'toil') => {
      const recogniser = fork(recogniserFile, [work])
      const result = await watchReading(recogniser, jobOf(Buffer.from('a scan'), 'cv.pdf'), {
        ...limits,
        ocrPageMilliseconds: 300,
      })
      recogniser.kill()
      return result
    }

    it.runIf(process.platform === 'linux')('does not blame a page for a busy machine', async () => {
      expect(await watched('wait')).toMatchObject({ status: 'read', text: 'At last' })
    })

    it('stops a page that is recognised on and on', async () => {
      expect(await watched('toil')).toMatchObject({ reason: 'took_too_long' })
    })
  })
})
