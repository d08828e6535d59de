import { createServer, type ServerResponse } from 'node:http'

/** What the server does with one request. */
export type ScriptedReply =
  | { readonly status?: number; readonly body: unknown; readonly location?: string }
  /** Never answers, or breaks off in the middle. */
  | 'hang'
  | 'cut'

interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: unknown
}

/** A server on this machine that keeps what it is asked and answers by a script, the last reply for good. */
export async function startScriptedServer() {
  let script: readonly ScriptedReply[] = []
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const reply = script[Math.min(received.length, script.length - 1)] ?? 'hang'
    received.push({
      path: `${request.method} ${request.url}`,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    answer(response, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    reply: (...next: readonly ScriptedReply[]) => {
      script = next
      received.length = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, reply: ScriptedReply): void {
  if (reply === 'hang') return
  if (reply === 'cut') {
    response.writeHead(200, { 'content-length': '5000' }).write('{"id":"msg_1","conte')
    setTimeout(() => response.destroy(), 10)
    return
  }
  const { status = 200, body, location } = reply
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': 'application/json', ...(location ? { location } : {}) }
  response.writeHead(status, headers).end(text)
}
