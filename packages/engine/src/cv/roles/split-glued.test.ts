import { describe, expect, it } from 'vitest'
import { cvText } from '../cv-text.ts'
import { splitGlued } from './split-glued.ts'

function parted(words: string) {
  const value = cvText(words, 0, words.length)
  const glued = value && splitGlued(words, value)
  return glued && [glued.title.text, glued.company.text, glued.location?.text]
}

describe('splitGlued', () => {
  it.each([
    ['Sous Chef Trattoria Zafferano', 'Sous Chef', 'Trattoria Zafferano', undefined],
    [
      'Warehouse supervisor Humber Cold Store Hull',
      'Warehouse supervisor',
      'Humber Cold Store',
      'Hull',
    ],
    ['forklift driver Dale Timber Ltd Ashcombe', 'forklift driver', 'Dale Timber Ltd', 'Ashcombe'],
    ['Shop assistant Gregson Hull', 'Shop assistant', 'Gregson', 'Hull'],
  ])('parts title, firm and town where nothing but a blank does: %s', (words, ...names) => {
    expect(parted(words)).toEqual(names)
  })

  it.each([
    'Web developer Java',
    'Class teacher Key Stage',
    'Sales Manager London',
    'Support worker',
  ])('leaves a title whole: %s', (words) => {
    expect(parted(words)).toBeNull()
  })
})
