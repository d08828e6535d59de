import { describe, expect, it } from 'vitest'
import { readEventStream, type StreamEvent } from './read-event-stream.ts'

/** A body that arrives in these pieces. */
function arriving(...pieces: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece))
  return new ReadableStream({
    start: (controller) => {
      for (const piece of bytes) controller.enqueue(piece)
      controller.close()
    },
  })
}

async function readAll(...pieces: string[]) {
  const events: StreamEvent[] = []
  for await (const event of readEventStream(arriving(...pieces))) events.push(event)
  return events
}

describe('readEventStream', () => {
  it('reads steps and the result', async () => {
    const text = 'data: {"step":"reading"}\n\nevent: result\ndata: {"score":71}\n\n'
    expect(await readAll(text)).toEqual([
      { name: 'message', data: { step: 'reading' } },
      { name: 'result', data: { score: 71 } },
    ])
  })

  it('does not care where the network cuts it', async () => {
    const text = 'event: result\r\ndata: {"score":71}\r\n\r\n'
    expect(await readAll(...text)).toEqual([{ name: 'result', data: { score: 71 } }])
  })

  it('passes over comments and broken events, and an end in the middle gives none', async () => {
    expect(await readAll(': still here\n\n', 'data: {"a\n\n', 'data: {"step":"ocr"}')).toEqual([])
  })
})
