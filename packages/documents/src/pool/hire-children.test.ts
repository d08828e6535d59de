import { afterEach, describe, expect, it } from 'vitest'
import { type Crew, hireChildren } from './hire-children.ts'
import type { ReadingLimits } from './start-child.ts'

const limits: ReadingLimits = {
  heapMegabytes: 256,
  residentMegabytes: 600,
  deadlineMilliseconds: 3000,
  ocrPageMilliseconds: 30_000,
  ocrMilliseconds: 90_000,
  ocrResidentMegabytes: 1200,
  idleMegabytes: 450,
}
const crews: Crew[] = []
afterEach(async () => {
  for (const crew of crews.splice(0)) await crew.dismiss()
})

describe('hireChildren', () => {
  it('refuses while no child can start, and works again once they can', async () => {
    let starts = 0
    let isShort = true
    const crew = hireChildren(2, {
      ...limits,
      get heapMegabytes() {
        starts += 1
        return isShort ? 1 : limits.heapMegabytes
      },
    })
    crews.push(crew)
    await expect(crew.take(undefined)).rejects.toThrow('no reading children')
    await expect(crew.take(undefined)).rejects.toThrow('no reading children')
    expect(starts).toBeLessThan(10)
    isShort = false
    const [first, second] = await Promise.all([crew.take(undefined), crew.take(undefined)])
    expect(first.pid).not.toBe(second.pid)
  }, 60_000)
})
