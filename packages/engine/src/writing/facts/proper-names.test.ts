import { describe, expect, it } from 'vitest'
import { properNames } from './proper-names.ts'

describe('properNames', () => {
  it.each([
    ['Drove for Fosse Haulage', ['Fosse Haulage']],
    ['Worked with Dray & Co. in Leeds', ['Dray Co', 'Leeds']],
    ['Zorvex was used', []],
    ['Zorvex Prime was used', ['Prime']],
    ['Wrote letters. Zorvex was used', []],
    ['• Zorvex was used', []],
    ['an English-speaking team', []],
    ['spoke to Managers', []],
    ['taught by O’Neill.', ['O’Neill']],
  ])('of “%s” are %j', (text, names) => expect(properNames(text)).toEqual(names))
})
