import { describe, expect, it } from 'vitest'
import { changeAnchor, changeFor, changeOf } from './change-of.ts'
import { toAnalysis } from './stored/to-analysis.ts'

const analysis = toAnalysis({
  score: 60,
  suggested_changes: [
    {
      category: 'Skills',
      items: [{ id: 'a', text: 'Add welding.', points: 1.2, requirement_id: 'r1' }],
    },
    {
      category: 'Experience',
      items: [{ id: 'b', text: 'Show the drawings.', points: 3.4 }],
    },
  ],
})
if (!analysis) throw new Error('no analysis')

describe('changeOf', () => {
  it('finds the change that a suggestion tells of', () => {
    expect(changeOf(analysis, 'Show the drawings.')?.points).toBe(3.4)
    expect(changeOf(analysis, 'Show drawings, worded anew.')).toBeNull()
  })
})

describe('changeFor', () => {
  it('finds the change that answers a requirement', () => {
    expect(changeFor(analysis, 'r1')?.text).toBe('Add welding.')
    expect(changeFor(analysis, 'r2')).toBeNull()
  })
})

describe('changeAnchor', () => {
  it('is a fragment whatever the change is called', () => {
    expect(changeAnchor('add_req_go or java')).toBe('change-add_req_go%20or%20java')
  })
})
