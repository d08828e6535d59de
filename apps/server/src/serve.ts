import { createServer, type RequestListener, type Server } from 'node:http'

const drainMs = 10_000
/** Five megabytes over a slow line take over a minute; whoever uploads them has signed in before they are read. */
const requestMs = 120_000
const headersMs = 10_000
/** Longer than the minute that proxies keep a connection: one closed while they send on it is a 502. */
const idleMs = 75_000

export interface Serving {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Listens, and stops by letting requests under way finish for ten seconds at most. */
export async function serve(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Serving> {
  const server = createServer(
    { requestTimeout: requestMs, headersTimeout: headersMs, keepAliveTimeout: idleMs },
    listener,
  )
  await listen(server, { host, port })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () => drain(server),
  }
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(explain(error, { host, port }))))
    server.listen(port, host, () => resolve())
  })
}

async function drain(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs)
  // A kept-alive connection that falls idle after its last answer would hold the close up.
  const idle = setInterval(() => server.closeIdleConnections(), 25)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(idle)
  clearTimeout(deadline)
}

function explain(error: Error, { host, port }: { host: string; port: number }): string {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is ${host}, which is no address of this machine.`
  }
  return `The server cannot listen on ${host}:${port}: ${error.message}`
}
