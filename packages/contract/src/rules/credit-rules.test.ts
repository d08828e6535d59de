import { describe, expect, it } from 'vitest'
import {
  findPack,
  formatAmount,
  formatPrice,
  packs,
  pricePerCreditMinor,
  savingPercent,
  worthMinor,
} from './credit-rules.ts'

describe('packs', () => {
  it('are the four on the price list, with prices and savings that follow from them', () => {
    expect(
      packs.map((pack) => [
        pack.key,
        formatPrice(pack.priceMinor, pack.currency),
        pack.credits,
        formatAmount(pricePerCreditMinor(pack), pack.currency),
        savingPercent(pack),
      ]),
    ).toEqual([
      ['starter', '$5', 5, '$1.00', 0],
      ['hunt', '$15', 20, '$0.75', 25],
      ['serious', '$30', 50, '$0.60', 40],
      ['power', '$50', 120, '$0.42', 58],
    ])
  })

  it('have one most popular, the Serious Pack', () => {
    expect(packs.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(['Serious Pack'])
  })

  it('are found by their key and by nothing else', () => {
    expect(findPack('hunt')?.name).toBe('Job Hunt Pack')
    expect(findPack('toString')).toBeNull()
  })
})

describe('worthMinor', () => {
  it('is the share of the payment, rounded down', () => {
    expect(worthMinor({ amount: 3000, credits: 50 }, 43)).toBe(2580)
    expect(worthMinor({ amount: 5000, credits: 120 }, 119)).toBe(4958)
    expect(worthMinor({ amount: 5000, credits: 120 }, 0)).toBe(0)
  })
})

describe('formatAmount', () => {
  it.each([
    [500, 'usd', '$5.00'],
    [417, 'USD', '$4.17'],
    [500, 'jpy', '¥500'],
    [123456, 'eur', '€1,234.56'],
    [0, 'usd', '$0.00'],
  ])('writes %i %s as %s', (amount, currency, written) => {
    expect(formatAmount(amount, currency)).toBe(written)
  })
})

describe('formatPrice', () => {
  it.each([
    [500, 'usd', '$5'],
    [417, 'usd', '$4.17'],
    [500, 'jpy', '¥500'],
  ])('writes %i %s as %s', (amount, currency, written) => {
    expect(formatPrice(amount, currency)).toBe(written)
  })
})
