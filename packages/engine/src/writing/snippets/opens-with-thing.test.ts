import { describe, expect, it } from 'vitest'
import { opensWithThing } from './opens-with-thing.ts'

describe('opensWithThing', () => {
  it('lets tasks that begin with a verb be told as done', () => {
    for (const task of [
      'contact customers',
      'plan shifts',
      'support staff and visitors',
      'order supplies for the ward',
      'test samples of milk',
      'record information',
      'process payroll',
      'load the van',
      'lead training sessions',
      'test equipment for faults',
      'report directly to the manager',
    ])
      expect(opensWithThing(task), task).toBe(false)
  })

  it('tells things whose first word is a verb, too', () => {
    for (const task of [
      'contact centre',
      'Contact centre operations',
      'support desk',
      'plant operation',
      'stock room',
      'order books',
      'record keeping',
      'call handling for the practice',
      'lead generation',
      'care plans',
      'control rooms',
    ])
      expect(opensWithThing(task), task).toBe(true)
  })

  it('takes what may be either for a thing', () => {
    expect(opensWithThing('test equipment')).toBe(true)
    expect(opensWithThing('design software')).toBe(true)
  })
})
