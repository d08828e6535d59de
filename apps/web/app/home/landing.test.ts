import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { cvFileKinds, mostFileSize } from '@rolefit/contract/input-rules'
import { attributeOf, elementsIn, linksIn, rendered, wordsOf } from '../../test/rendered.ts'
import type { Example } from './example.ts'
import { ExampleResult } from './example-result.tsx'
import { Faq, questions } from './faq.tsx'
import { Hero } from './hero.tsx'
import { Testimonials } from './testimonials.tsx'
import { WhatYouGet } from './what-you-get.tsx'

const example: Example = {
  ...{ score: 71, band: 'Worth applying', giveOrTake: 4, ceiling: 80, jd_title: 'Ward nurse' },
  doubts: [],
  ...{ sub_scores: { Keywords: 60, 'ATS readiness': 100 }, suggestions: [], suggestionCount: 3 },
  ...{ changeCount: 5, requirements: [], others: [], glimpse: [], words: { points: 20, of: 27 } },
}

describe('Hero', () => {
  it('says what is free and from where it costs', () => {
    const hero = rendered(createElement(Hero, { example }))
    expect(wordsOf(hero)).toContain('3 free analyses included, no card required.')
    expect(linksIn(hero)).toContainEqual(['/pricing', 'Upgrades start from $5'])
    expect(linksIn(hero)).toContainEqual(['/analyze', 'Analyze my CV'])
  })
})

describe('ExampleResult', () => {
  it('says beside how far the score may be off why that is so', () => {
    const doubts = ['The posting is not in English, which we read far less well.']
    const words = (shown: Example) =>
      wordsOf(rendered(createElement(ExampleResult, { example: shown })))
    expect(words({ ...example, giveOrTake: 36, doubts })).toMatch(
      /Give or take 36\..* not in English/,
    )
    expect(words(example)).not.toContain('not in English')
  })
})

describe('WhatYouGet', () => {
  it('promises the five parts of an analysis', () => {
    const parts = elementsIn(rendered(createElement(WhatYouGet, { example })), 'dt').map(wordsOf)
    expect(parts).toEqual([
      'Match score',
      'Keyword coverage',
      'ATS readiness',
      'Tailored suggestions',
      'Stronger phrasing',
    ])
  })
})

describe('Testimonials', () => {
  it('shows four quotes, each with name, role, country and five stars of five', () => {
    const section = rendered(createElement(Testimonials))
    expect(wordsOf(section)).toMatch(/^What our early users say /)
    const figures = elementsIn(section, 'figure')
    expect(figures).toHaveLength(4)
    for (const figure of figures) {
      const [stars = ''] = elementsIn(figure, 'span')
      expect(attributeOf(stars, 'aria-label')).toBe('5 of 5 stars')
      expect(wordsOf(figure)).toMatch(/^“.+” [^,]+, [^,]+, [^,]+$/)
    }
  })
})

describe('Faq', () => {
  it('has two blocks of questions with their answers', () => {
    const section = rendered(createElement(Faq))
    expect(elementsIn(section, 'h3')).toHaveLength(2)
    for (const question of elementsIn(section, 'details')) {
      expect(wordsOf(question)).toMatch(/^.+\? .{20,}/)
    }
  })

  it('names the kinds of files and the size that the forms take', () => {
    const files = questions.find(({ question }) => question === 'Which files can I use?')
    const kinds = cvFileKinds.replace(' or ', ' and ')
    expect(files?.answer).toContain(`${kinds} up to ${mostFileSize}, or you paste the text.`)
  })
})
