import { describe, expect, it } from 'vitest'
import { outcomeInWords } from './outcome-in-words.ts'
import { readReply } from './post-analysis.ts'

/** What the person reads after an answer with this status and body. */
const toldOf = (reply: unknown, status: number) => {
  const outcome = readReply(reply, status)
  if (outcome.status === 'done') throw new Error('This is a result.')
  return outcomeInWords(outcome)
}

describe('outcomeInWords', () => {
  it('tells the reason of a refusal', () => {
    const message = 'This PDF is protected by a password.'
    expect(toldOf({ ok: false, error: 'unreadable_cv', message }, 422)).toBe(message)
  })

  it('names the status of a failing server, ours or another', () => {
    const ours = { ok: false, error: 'unexpected', message: 'Something went wrong.' }
    expect(toldOf(ours, 500)).toBe('Server returned 500')
    expect(toldOf(null, 504)).toBe('Server returned 504')
    expect(toldOf({ error: 'too busy' }, 429)).toBe('Server returned 429')
  })

  it('falls back where there is nothing to name', () => {
    expect(toldOf('<h1>Hello</h1>', 200)).toBe('Something went wrong.')
    expect(toldOf({ ok: false, error: 'cancelled', message: '' }, 408)).toBe(
      'Something went wrong.',
    )
  })

  it('says of a lost connection that trying again costs nothing more', () => {
    expect(outcomeInWords({ status: 'lost' })).toMatch(/^Something went wrong\. .* you pay once/)
  })
})
