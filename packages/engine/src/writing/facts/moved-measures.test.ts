import { describe, expect, it } from 'vitest'
import { movedMeasures } from './moved-measures.ts'

describe('movedMeasures', () => {
  it.each([
    ['a day', 'a week', ['day']],
    ['daily', 'monthly', ['dail']],
    ['per annum', 'a quarter', ['annum']],
    ['each shift', 'each night', ['shift']],
    ['€9,000', '£9,000', ['€']],
    ['9,000 dollars', '9,000 euros', ['dollars']],
    ['USD 9,000', 'GBP 9,000', ['USD']],
    ['the first floor', 'the third floor', ['first']],
    ['came 1st', 'came 2nd', ['1st']],
    ['as lead nurse', 'as a nurse', ['as lead']],
    ['the head chef', 'the chef', ['the head']],
    ['a principal engineer', 'an engineer', ['a principal']],
    ['both senior and chief', 'both', ['both senior']],
    ['the chief cashier', 'the cashier', ['the chief']],
  ])('names what “%s” measures otherwise than “%s”', (text, source, moved) =>
    expect(movedMeasures(text, source)).toEqual(moved),
  )

  it.each([
    ['daily', 'a day'],
    ['each year', 'annually'],
    ['yearly', 'per annum'],
    ['weekly', 'two weeks'],
    ['fortnightly', 'a fortnight'],
    ['€5', '5 euros'],
    ['5 EUR', '€5'],
    ['£5', '5 pounds'],
    ['5 GBP', '£5'],
    ['$5', '5 dollars'],
    ['5 USD', '$5'],
    ['first', '1st'],
    ['2nd', 'second'],
    ['the tenth', 'the 10th'],
    ['day-to-day work', 'work'],
    ['the lead nurse', 'as lead nurse'],
  ])('finds the same in “%s” and “%s”', (text, source) =>
    expect(movedMeasures(text, source)).toEqual([]),
  )
})
