import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProblemCode } from '@rolefit/contract'
import { sendWaiting } from '../../analytics/track.ts'
import { countOutcome } from './count-outcome.ts'
import type { AnalysisOutcome } from './post-analysis.ts'

describe('countOutcome', () => {
  const sent: string[] = []
  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal('window', { location: { pathname: '/analyze' } })
    vi.stubGlobal('navigator', { sendBeacon: (_: string, body: FakeBlob) => sent.push(body.text) })
    vi.stubGlobal('Blob', FakeBlob)
  })
  afterEach(() => vi.unstubAllGlobals())

  const counted = (outcome: AnalysisOutcome) => {
    countOutcome(outcome)
    sendWaiting()
    return sent.flatMap((body) => JSON.parse(body).events)
  }
  const refused = (error: ProblemCode, message = 'Not this time.') =>
    counted({ status: 'refused', problem: { ok: false, error, message } })

  it('tells a file that could not be read from other refusals', () => {
    expect(refused('unreadable_cv')).toMatchObject([
      { name: 'analysis_failed', detail: 'unreadable' },
    ])
  })

  it('tells an empty balance from a failure', () => {
    expect(refused('limit_reached')).toEqual([{ name: 'limit_reached', path: '/analyze' }])
  })

  it('takes along nothing of the message, which may quote a file', () => {
    refused('cannot_be_scored', 'The file "Maren Holloway.pdf" is empty.')
    expect(sent.join()).not.toContain('Maren')
  })

  it('counts a lost connection, and nothing where the person gave up', () => {
    expect(counted({ status: 'cancelled' })).toEqual([])
    expect(counted({ status: 'lost' })).toMatchObject([{ detail: 'network' }])
  })
})

class FakeBlob {
  readonly text: string
  constructor(parts: string[]) {
    this.text = parts.join('')
  }
}
