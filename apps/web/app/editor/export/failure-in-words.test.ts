import { describe, expect, it } from 'vitest'
import { problems } from '@rolefit/contract/problems'
import { failureInWords } from './failure-in-words.ts'

describe('failureInWords', () => {
  it('says that the export failed, and why where that is known', () => {
    expect(failureInWords(null)).toBe('Error exporting CV')
    expect(failureInWords('The connection was lost.')).toBe(
      'Error exporting CV. The connection was lost.',
    )
  })

  it('says it once, whatever the reason begins with', () => {
    const { message } = problems.export_incomplete
    expect(failureInWords(message)).toBe(message)
  })
})
