import { describe, expect, it } from 'vitest'
import { tokenize } from '../../text/tokenize.ts'
import type { CvUnit } from '../candidate.ts'
import { wishedSpans } from './wished-spans.ts'

function wishedIn(line: string, isWork = false): string[] {
  const tokens = tokenize(line)
  const unit: CvUnit = {
    start: 0,
    end: line.length,
    first: 0,
    last: tokens.length,
    strength: 'listed',
    recency: 1,
    backing: 1,
    roles: [],
    isWork,
    isRepeat: false,
  }
  return wishedSpans(tokens, [unit]).map(({ start, end }) => line.slice(start, end))
}

describe('wishedSpans', () => {
  it('finds what somebody would like to do, and nothing in what they would like to bring', () => {
    expect(wishedIn('I would like to fly.')).toEqual(['fly'])
    expect(wishedIn('I’d like to teach small children one day').join()).toContain('teach')
    expect(wishedIn('I would like to bring ten years of sales')).toEqual([])
    expect(wishedIn('Six years in restaurants, now after a sales career').join()).toContain('sales')
    expect(wishedIn('Trainer, after a career in sales')).toEqual([])
    expect(wishedIn('Ready to learn forklift driving').join()).toContain('forklift')
    expect(wishedIn('I was told I’d be a good teacher')).toEqual(['a good teacher'])
    expect(wishedIn('Former teacher retraining as a data analyst')).toEqual(['a data analyst'])
    expect(wishedIn('Baker training to become an electrician').join()).toContain('electrician')
    expect(wishedIn('Worked as a data analyst')).toEqual([])
  })

  it('finds nothing in what somebody is', () => {
    for (const line of [
      'Software Developer',
      'Registered nurse with three years on a surgical floor',
      'In my role as a team leader I work with suppliers',
    ])
      expect(wishedIn(line), line).toEqual([])
  })

  it('hears the post that is sought, up to what one brings along', () => {
    for (const [line, wished] of [
      [
        'Seeking a position as a software developer where I can use React',
        'a position as a software developer',
      ],
      [
        'Cook looking for my first role as a head chef, with ten years of grill',
        'my first role as a head chef',
      ],
      [
        'To obtain a full-time, permanent post as a nurse',
        'a full-time, permanent post as a nurse',
      ],
      ['Hoping to become a welder', 'a welder'],
      ['Would love to become a welder', 'a welder'],
      ['I want to study nursing', 'nursing'],
      ['My goal is to work as an accountant using SAP', 'as an accountant'],
      ['Aspiring data analyst, good at Excel', 'data analyst'],
      ['I would like to move into palliative care', 'into palliative care'],
    ] as const)
      expect(wishedIn(line), line).toEqual([wished])
  })

  it('hears where somebody is moving, or seeks a move', () => {
    expect(wishedIn('Research scientist moving into data analysis.')).toEqual(['data analysis'])
    expect(
      wishedIn('Teacher with 11 years of practice, now seeking a move into learning').join(),
    ).toContain('learning')
    expect(wishedIn('Looking for receptionist')).toEqual(['receptionist'])
    expect(wishedIn('Moved into management in 2020')).toEqual([])
  })

  it.each(['seeking to progress to', 'looking to step up to', 'keen to advance to'])(
    'hears to which post somebody is %s',
    (wish) => {
      expect(wishedIn(`Clerk ${wish} staff officer level`).join()).toContain('staff officer')
    },
  )

  it('hears no wish in lines about work, nor in the search for other things', () => {
    expect(wishedIn('Seeking a new role for each trainee', true)).toEqual([])
    expect(wishedIn('Always seeking cleaner code')).toEqual([])
    expect(wishedIn('Lectures on how to study law')).toEqual([])
    expect(wishedIn('Ten years of looking for leaks')).toEqual([])
  })

  it('finds a start that is looked for', () => {
    expect(wishedIn('Fitter looking for a start offshore')).toEqual(['a start offshore'])
  })
})
