import { afterEach, describe, expect, it } from 'vitest'
import { type Crew, hireChildren } from './hire-children.ts'
import { NoChildren } from './lending-desk.ts'
import { usualLimits } from './reading-pool.ts'

const crews: Crew[] = []
afterEach(async () => {
  for (const crew of crews.splice(0)) await crew.dismiss()
})

describe('hireChildren', () => {
  it('refuses while no child can start, and works again once they can', async () => {
    let starts = 0
    let isShort = true
    const crew = hireChildren(2, {
      ...usualLimits,
      get heapMegabytes() {
        starts += 1
        return isShort ? 1 : usualLimits.heapMegabytes
      },
    })
    crews.push(crew)
    await expect(crew.take(undefined)).rejects.toThrow(NoChildren)
    await expect(crew.take(undefined)).rejects.toThrow(NoChildren)
    expect(starts).toBeLessThan(10)
    isShort = false
    const [first, second] = await Promise.all([crew.take(undefined), crew.take(undefined)])
    expect(first.pid).not.toBe(second.pid)
  }, 60_000)

  it('refuses who waits when the last child to end was busy for long', async () => {
    const crew = hireChildren(1, usualLimits)
    const busy = await crew.take(undefined)
    crew.relieve(busy)
    const next = await crew.take(undefined)
    const refusal = expect(crew.take(undefined)).rejects.toThrow(NoChildren)
    await Promise.all([next.ended, crew.dismiss()])
    await refusal
  }, 60_000)
})
