import { describe, expect, it } from 'vitest'
import { countedKinds } from '../lexicon/counted-headings.ts'
import { headingPhrases } from '../lexicon/section-headings.ts'
import { nameHeading } from './name-heading.ts'
import { kindOfOwnHeading } from './own-heading.ts'

describe('kindOfOwnHeading', () => {
  it('knows the headings that the reader of CVs knows, where they change how a section counts', () => {
    const phrases = Object.values(headingPhrases).flatMap((list) => list.split('|'))
    const counted = (phrase: string) =>
      countedKinds.find((kind) => kind === nameHeading(phrase)?.kind) ?? 'other'
    expect(phrases.filter((each) => kindOfOwnHeading(each) !== counted(each))).toEqual([])
  })

  it('goes by the first of several headings, and by the last word of a longer one', () => {
    expect(kindOfOwnHeading('Projects & Interests:')).toBe('projects')
    expect(kindOfOwnHeading('Welding skills')).toBe('skills')
    expect(kindOfOwnHeading('Retail experience')).toBe('other')
    expect(kindOfOwnHeading('')).toBe('other')
  })
})
