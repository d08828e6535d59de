import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { rendered, wordsOf } from '../../../test/rendered.ts'
import { Progress } from './progress.tsx'
import type { ProgressStep } from './progress-step.ts'

const shown = (step: ProgressStep | null) => wordsOf(rendered(createElement(Progress, { step })))

describe('Progress', () => {
  it('says what is being done, and how far that is', () => {
    expect(shown(null)).toContain('Sending 1 of 5')
    expect(shown({ step: 'requirements' })).toContain('Finding what the job asks for 3 of 5')
    expect(shown({ step: 'writing' })).toContain('Writing it up 5 of 5')
  })

  it('counts the pages of a scan, which is still being read', () => {
    const step = { step: 'ocr', page: 2, pages: 3 } as const
    expect(shown(step)).toContain('Reading page 2 of 3 from its picture 2 of 5')
  })
})
