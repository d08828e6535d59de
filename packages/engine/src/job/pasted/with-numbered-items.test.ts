import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'
import { withNumberedItems } from './with-numbered-items.ts'

describe('withNumberedItems', () => {
  it('gives each item of a list that runs on a line, and the heading glued to the next one', () => {
    const posting =
      'Purpose: Run the yard.  Duties:1.    Meet the plan for loading.2.    Sign off repairs3.    Keep 2.5 days of stock.  Skills, Knowledge and/ or Experience Required:1.    Careful2.    Strong planning background3. Leadership Education Requirements:1.    College degree'
    expect(withNumberedItems(posting).split('\n')).toEqual([
      'Purpose: Run the yard.  ',
      'Duties:',
      '- Meet the plan for loading.',
      '- Sign off repairs',
      '- Keep 2.5 days of stock.  ',
      'Skills, Knowledge and/ or Experience Required:',
      '- Careful',
      '- Strong planning background',
      '- Leadership ',
      'Education Requirements:',
      '- College degree',
    ])
  })

  it('reads numbers before brackets, and items that begin with years', () => {
    const posting =
      '***3 MUST HAVES***1.) 3+ years as a clerk in an office. 2.) Able to type fast. 3.) 1+ year of approving timesheets'
    expect(withNumberedItems(posting).split('\n')).toEqual([
      '***3 MUST HAVES***',
      '- 3+ years as a clerk in an office. ',
      '- Able to type fast. ',
      '- 1+ year of approving timesheets',
    ])
  })

  it.each([
    'You know versions 1.0, 2.0 and 3.0 of the standard, NVQ Level 1. Level 2. Level 3. Good Excel.',
    'Phase 1. Design it well. Phase 2. Build it well. Phase 3. Hand over the keys and go.',
    'We moved from building 1. Our team of 2. Then 3. Nothing else is to be said of any of this here.',
    'Teach Year 1. Year 2. Year 3. And so on, with more lessons here and there and everywhere',
    '1. Plan the week and the month, with all that goes with them\n2. Brief the crew on what there is to be done this week\n3. Report to the owner on what was done and what was not',
  ])('leaves other numbers as they are: %s', (posting) => {
    expect(withNumberedItems(posting)).toBe(posting)
  })

  it('lets the skills of a list that runs on be asked without their neighbours’ numbers', () => {
    const posting =
      'Yard Manager\n\nPurpose: Run the yard. Skills Required:1.    Knowledge of diagnostic procedures2.    Salesmanship3.    In-depth knowledge of forklifts4.    Inventory management'
    const texts = (readPosting(posting)?.job.requirements ?? []).map(({ text }) => text)
    expect(texts.filter((text) => /\d/.test(text))).toEqual([])
    expect(texts).toContain('Inventory management')
  })
})
