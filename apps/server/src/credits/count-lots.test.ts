import { describe, expect, it } from 'vitest'
import { countLots } from './count-lots.ts'

const grant = { kind: 'grant', credits: 3, checkout_id: null } as const
const purchase = (checkout_id: string, credits: number) =>
  ({ kind: 'purchase', credits, checkout_id }) as const
const spend = { kind: 'spend', credits: -1, checkout_id: null } as const
const giveBack = { kind: 'give-back', credits: 1, checkout_id: null } as const
const takenBack = (checkout_id: string, credits: number) =>
  ({ kind: 'refund', credits: -credits, checkout_id }) as const

const unused = (entries: Parameters<typeof countLots>[0]) =>
  countLots(entries).map((lot) => lot.unused)

describe('countLots', () => {
  it('uses the oldest credits first', () => {
    expect(unused([grant, spend, purchase('a', 5), spend, spend, spend])).toEqual([0, 4])
  })

  it('uses a lot up before it touches the next', () => {
    const spends = Array.from({ length: 9 }, () => spend)
    expect(unused([grant, purchase('a', 5), purchase('b', 20), ...spends])).toEqual([0, 0, 19])
  })

  it('fills the newest used lot again when a credit comes back', () => {
    expect(unused([grant, purchase('a', 5), spend, spend, spend, spend, giveBack])).toEqual([0, 5])
  })

  it('leaves out what was taken back, and counts it again when it was returned', () => {
    const refunded = [grant, purchase('a', 5), spend, takenBack('a', 5)]
    expect(unused(refunded)).toEqual([2, 0])
    expect(unused([...refunded, takenBack('a', -5)])).toEqual([2, 5])
  })

  it('moves a spend on to what is left when its own lot is gone', () => {
    expect(unused([purchase('a', 5), takenBack('a', 5), purchase('b', 5), spend])).toEqual([0, 4])
  })
})
