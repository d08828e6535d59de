import { expect, test } from 'vitest'
import { tokenize } from '../../../text/tokenize.ts'
import { isAmount } from './is-amount.ts'

const amountsIn = (text: string) => {
  const tokens = tokenize(text)
  return tokens.filter((_, at) => isAmount(text, tokens, at)).map(({ word }) => word)
}

test.each([
  ['Inspect a minimum of 60 guestrooms per shift', ['60']],
  ['Lead a team of 14-18 room attendants', ['14', '18']],
  ['Lift up to 50 lbs', ['50']],
])('"%s" says how many', (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts)
})

test.each([
  'Set a 5 axis mill',
  'Teach Level 3 awards',
  'Support Office 365 apps',
  'Decontaminate in line with HTM 01-05',
  'Work in our 12 bay workshop',
])('"%s" names something by its number', (text) => {
  expect(amountsIn(text)).toEqual([])
})
