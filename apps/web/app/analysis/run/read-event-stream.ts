export interface StreamEvent {
  readonly name: string
  readonly data: unknown
}

/** Reads a stream of server-sent events; one whose data is no JSON is passed over. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  while (true) {
    const { done, value } = await reader.read()
    if (done) return
    waiting = `${waiting}${value}`.replaceAll('\r\n', '\n')
    const blocks = waiting.split('\n\n')
    waiting = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = readBlock(block)
      if (event) yield event
    }
  }
}

function readBlock(block: string): StreamEvent | null {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) name = line.slice('event:'.length).trim()
    if (line.startsWith('data:')) data.push(line.slice('data:'.length).trim())
  }
  try {
    return { name, data: JSON.parse(data.join('\n')) }
  } catch {
    return null
  }
}
