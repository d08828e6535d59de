import { describe, expect, it } from 'vitest'
import { saveNewest } from './save-newest.ts'
import type { Sent } from './send-cv.ts'
import type { Kept } from './use-draft-here.ts'

/** Saves what is typed, while each sending may bring a newer text; answers all that was seen. */
async function saving({ typed, replies }: { typed: string[]; replies: Sent[] }) {
  const sent: [text: string, into: Kept][] = []
  const kept: [version: number, text: string][] = []
  let newest = typed.shift() ?? ''
  const end = await saveNewest({
    newest: () => newest,
    into: { id: null, version: null },
    send: async (text, into) => {
      sent.push([text, into])
      newest = typed.shift() ?? newest
      return replies.shift() ?? { status: 'failed', reason: null, isPassing: true }
    },
    onKept: ({ version }, text) => kept.push([version, text]),
  })
  return { end, sent, kept }
}

const version = (number: number): Sent => ({
  status: 'kept',
  kept: { id: 'cvs_1', version: number, name: 'Nurse' },
})

describe('saveNewest', () => {
  it('sends what stands there once, and is done', async () => {
    const { end, sent, kept } = await saving({ typed: ['a'], replies: [version(1)] })
    expect(end).toBeNull()
    expect(sent).toEqual([['a', { id: null, version: null }]])
    expect(kept).toEqual([[1, 'a']])
  })

  it('sends what was typed meanwhile after it, into the CV that the first has become', async () => {
    const typed = ['a', 'ab', 'abc']
    const replies = [version(1), version(2), version(3)]
    const { end, sent, kept } = await saving({ typed, replies })
    expect(end).toBeNull()
    expect(sent.map(([text]) => text)).toEqual(['a', 'ab', 'abc'])
    expect(sent[1]?.[1]).toMatchObject({ id: 'cvs_1', version: 1 })
    expect(kept).toEqual([
      [1, 'a'],
      [2, 'ab'],
      [3, 'abc'],
    ])
  })

  it('stops at what is in the way, and has told of what had arrived before it', async () => {
    const replies: Sent[] = [version(1), { status: 'conflict' }]
    const { end, kept } = await saving({ typed: ['a', 'ab'], replies })
    expect(end).toEqual({ status: 'conflict' })
    expect(kept).toEqual([[1, 'a']])
  })
})
