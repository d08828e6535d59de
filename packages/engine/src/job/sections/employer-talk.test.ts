import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()

function read(posting: string) {
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements
}

const textsOf = (intro: string) =>
  read(`Pastry Chef\n\n${intro}\n\nRequirements\n- Chocolate work\n- Sugar work`)
    .filter(({ kind }) => kind !== 'title')
    .map(({ text }) => text)
    .join(' | ')

describe('withoutEmployerTalk', () => {
  it('asks for nothing that a named employer does', () => {
    expect(
      textsOf('Silverhorn runs two restaurants, a childcare centre and a garage.'),
    ).not.toMatch(/childcare|garage/)
  })

  it.each([
    'Tom, our Head of Marketing, spent 12 years in childcare.',
    'Our managing director, Pat, was himself in childcare for 20 years.',
    'Jess runs childcare and looks after the garage.',
  ])('asks for nothing that somebody does who is there already: %s', (line) => {
    expect(textsOf(`What the job is\n${line}`)).not.toMatch(/childcare|garage/)
  })

  it('asks for nothing that everybody may do with what the employer makes', () => {
    expect(textsOf('Silverhorn makes flavourings for machine learning you eat.')).toBe(
      textsOf('Come by.'),
    )
    expect(textsOf('Silverhorn sells cakes that you price in Excel.')).toContain('Excel')
  })

  it('asks for nothing that those want whom an employer serves', () => {
    expect(textsOf('Silverhorn is a small charity for people seeking childcare.')).not.toContain(
      'childcare',
    )
  })

  it('asks for nothing that stands before whom it looks for', () => {
    const texts = textsOf(
      'Silverhorn, a childcare company with machine learning at its heart, is looking for a pastry chef to plan our menus.',
    )
    expect(texts).not.toMatch(/childcare|machine learning|looking for/)
    expect(texts).toContain('plan our menus')
  })

  it('asks for nothing that was praised on the way up from a grade', () => {
    expect(
      textsOf(
        'Our Director has led us from Requires Improvement to Good, and our HACCP was praised.',
      ),
    ).not.toContain('HACCP')
  })

  it('hears what a name is to the reader', () => {
    expect(textsOf('You bake for 90 guests. Excel is a plus.')).toContain('Excel')
  })
})
