import { expect, it } from 'vitest'
import { isQuotedIn, trimQuote } from './trim-quote.ts'

it('quotes no marks that only part what is quoted from its neighbours', () => {
  expect(trimQuote(', PMP')).toBe('PMP')
  expect(trimQuote('Led 6 staff;')).toBe('Led 6 staff')
  expect(trimQuote('Excel (pivot tables)')).toBe('Excel (pivot tables)')
  expect(trimQuote('Nights, on call.')).toBe('Nights, on call.')
  expect(trimQuote(';')).toBe(';')
})

it('tells what a sentence quotes already, whatever ends the line in the CV', () => {
  const text = '“Track budgets and change orders” reads like “change control”.'
  expect(isQuotedIn(text, 'Track budgets and change orders;')).toBe(true)
  expect(isQuotedIn(text, 'Track budgets and change orders.')).toBe(true)
  expect(isQuotedIn(text, 'Track budgets\nand change orders')).toBe(true)
  expect(isQuotedIn(text, 'Track budgets and change orders for the trust')).toBe(false)
})
