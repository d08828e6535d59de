import { describe, expect, it } from 'vitest'
import { joinWrappedHeads } from './join-wrapped-heads.ts'

const box = (text: string, start: number, baseline: number, width: number) => ({
  text,
  start,
  end: start + width,
  baseline,
  size: 10,
  font: 'plain',
})
const date = box('2018 – 2022', 300, 100, 60)

const texts = (drawn: Parameters<typeof joinWrappedHeads>[0]) =>
  joinWrappedHeads(drawn).map(({ text }) => text)

describe('joinWrappedHeads', () => {
  it('joins an employer that had no room beside the date', () => {
    const head = [
      box('Financial Accountant, Penrose', 50, 100, 225),
      box('Retail Group', 50, 112, 70),
    ]
    const whole = ['Financial Accountant, Penrose Retail Group', '2018 – 2022']
    expect(texts([...head, date])).toEqual(whole)
    expect(texts([date, ...head])).toEqual(whole.toReversed())
  })

  it.each([
    ['a title over its employer', 'Community Specialist Public Health Nurse', 'Penrose', 230],
    ['a town with its country', 'Financial Accountant, Penrose', 'Leeds, UK', 225],
    ['what would have had room', 'Accountant, Penrose', 'Retail Group', 120],
    ['what goes on with a list', 'Financial Accountant, Penrose', '• Closed the books', 225],
  ])('leaves %s', (_, head, below, width) => {
    expect(texts([box(head, 50, 100, width), box(below, 50, 112, 70), date])).toHaveLength(3)
  })
})
