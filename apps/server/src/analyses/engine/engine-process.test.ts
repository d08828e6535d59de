import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { cvText, posting } from '../../../test/analyses/cv-and-posting.ts'
import { createEngineProcess, type EngineProcess } from './engine-process.ts'
import type { AnalysisInput } from './engine-questions.ts'
import { forkEngine } from './fork-engine.ts'

const input: AnalysisInput = {
  cvText,
  jobText: posting,
  today: { year: 2026, month: 11 },
  fileName: 'cv.txt',
}

describe('createEngineProcess', () => {
  let engine: EngineProcess
  afterEach(() => engine.close())

  it('answers many questions at once, each with its own answer', async () => {
    engine = createEngineProcess()
    const names = ['a.txt', 'b.txt', 'c.txt']
    const outcomes = await Promise.all(
      names.map((fileName) => engine.ask('analyze', { ...input, fileName })),
    )
    const found = outcomes.map((each) => each.status === 'scored' && each.result.cv_filename)
    expect(found).toEqual(names)
  })

  it('tells a question’s own fault and goes on answering', async () => {
    engine = createEngineProcess()
    const broken: AnalysisInput = JSON.parse('{}')
    await expect(engine.ask('analyze', broken)).rejects.toThrow(
      /^The engine failed: TypeError: .+\n +at /,
    )
    expect(await engine.ask('analyze', input)).toMatchObject({ status: 'scored' })
  })

  it('gives a question up that its process dies over twice', async () => {
    engine = createEngineProcess({ heapMegabytes: 12 })
    await expect(engine.ask('analyze', input)).rejects.toMatchObject({ code: 'broke_off' })
  })

  it('gives up no question that only stood in line behind such a one', async () => {
    engine = createEngineProcess({ heapMegabytes: 128 })
    const fatal = { ...input, fileName: 'x'.repeat(100_000_000) }
    const questions = [fatal, input].map((each) => engine.ask('analyze', each))
    const outcomes = await Promise.allSettled(questions)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  }, 180_000)

  it.runIf(process.platform === 'linux')(
    'tells its process nothing of what the server knows',
    async () => {
      const child = forkEngine({ heapMegabytes: 256, onReply: () => {}, onEnd: () => {} })
      const told = readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0').filter(Boolean)
      child.kill('SIGKILL')
      const names = told.map((each) => each.slice(0, each.indexOf('=')))
      expect(names.filter((name) => !/^NODE_(?:CHANNEL_|COMPILE_CACHE$)/.test(name))).toEqual([])
    },
  )

  it('answers nothing once it is closed', async () => {
    engine = createEngineProcess()
    const asked = engine.ask('analyze', input)
    await engine.close()
    await expect(asked).rejects.toMatchObject({ code: 'broke_off' })
    await expect(engine.ask('analyze', input)).rejects.toThrow('The engine is closed.')
  })
})
