import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const asked = (heading: string, lines: readonly string[], opening = '') =>
  readPosting(
    `Content Designer\n${opening}\n${heading}\n${lines.map((line) => `- ${line}`).join('\n')}\n- Proofreading`,
  ).job.requirements.map(({ text }) => text)

describe('a choice of which one half is known', () => {
  it.each([
    ['Podcast or video production', 'Podcast or video production'],
    ['Photo or video editing', 'Photo or video editing'],
    ['Welsh or Gaelic language skills', 'Welsh or Gaelic'],
  ])('is asked for whole, wished for or not: %s', (line, whole) => {
    expect(asked('Requirements', [line])).toContain(whole)
    expect(asked('Nice to have', [line])).toContain(whole)
    expect(asked('Nice to have', [line]).filter((text) => whole.includes(text))).toEqual([whole])
  })

  it('is a choice though the posting speaks of its half before', () => {
    const opening = 'We make films, a newsletter and the Paddock podcast, here in Leeds.\n'
    expect(asked('Nice to have', ['Podcast or video production'], opening)).toContain(
      'Podcast or video production',
    )
  })

  it('takes no word that says how or how much for a thing', () => {
    const texts = asked('Requirements', [
      'Good or excellent customer service',
      'Strategic or financial planning',
    ])
    expect(texts).toContain('customer service')
    expect(texts.join()).not.toMatch(/Good|Strategic/)
  })
})
