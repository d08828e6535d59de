import { describe, expect, it } from 'vitest'
import type { Change } from '../advice.ts'
import { chooseSuggestions } from './choose-suggestions.ts'

const change = (requirementId: string | null, text: string): Change => ({
  id: text,
  category: 'Skills',
  action: 'add-if-true',
  text,
  tenths: 10,
  requirementId,
  findingCode: null,
  quote: null,
  question: null,
})

const task = (name: string) => change(`req_duty-${name}`, `The posting says “${name}”.`)
const skill = (name: string) => change(`req_${name}`, `Add “${name}”.`)

describe('chooseSuggestions', () => {
  it('keeps the order and says nothing twice', () => {
    expect(
      chooseSuggestions(
        [task('Foot trimming, mobility scoring'), skill('foot trimming'), skill('AI')],
        [],
      ),
    ).toEqual(['The posting says “Foot trimming, mobility scoring”.', 'Add “AI”.'])
  })

  it('names three tasks at most, and goes on with what else is asked for', () => {
    const tasks = ['milk', 'feed', 'calve', 'scrape'].map(task)
    expect(chooseSuggestions([...tasks, skill('tractor')], [])).toEqual([
      ...tasks.slice(0, 3).map(({ text }) => text),
      'Add “tractor”.',
    ])
  })

  it('invites nobody of other work to claim one thing after another', () => {
    const skills = ['roulette', 'poker', 'blackjack', 'baccarat', 'dice'].map(skill)
    const page = change(null, 'Add a phone number.')
    expect(chooseSuggestions([...skills, page], ['It is other work.'])).toEqual([
      'It is other work.',
      ...skills.slice(0, 3).map(({ text }) => text),
      'Add a phone number.',
    ])
  })

  it('quotes a line that reads like two things once', () => {
    const quote = { start: 4, end: 9, quote: 'Ovens' }
    const [baking, pastry] = ['baking', 'pastry'].map((name) => ({
      ...change(`req_${name}`, `“Ovens” reads like “${name}”.`),
      quote,
    }))
    if (!baking || !pastry) throw new Error('no changes')
    expect(chooseSuggestions([baking, pastry], [])).toEqual([baking.text])
  })

  it('says once that a page has no headings', () => {
    const missing = (part: 'experience' | 'education' | 'skills'): Change => ({
      ...change(null, `No section for ${part}.`),
      findingCode: `no-${part}-section`,
    })
    expect(chooseSuggestions([missing('experience'), skill('AI'), missing('skills')], [])).toEqual([
      'No headings were recognised for work experience and skills. Put “Experience” and “Skills” above what belongs there, each on a line of its own.',
      'Add “AI”.',
    ])
    expect(chooseSuggestions([missing('skills')], [])).toEqual(['No section for skills.'])
  })
})
