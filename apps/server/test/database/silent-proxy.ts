import { connect, createServer, type Server, type Socket } from 'node:net'

export interface SilentProxy {
  /** The same database by way of this proxy. */
  readonly url: string
  /** From now on nothing passes, in either way, and nobody is told: a network cut in two. */
  readonly fallSilent: () => void
  readonly speakAgain: () => void
  readonly close: () => Promise<void>
}

/** Stands between the application and a Postgres, and can stop forwarding without closing anything. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => {
      if (!isSilent) to.write(bytes)
    })
    from.on('close', () => {
      sockets.delete(from)
      if (!isSilent) to.destroy()
    })
    from.on('error', () => {})
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    forward(near, far)
    forward(far, near)
  })
  const proxied = new URL(databaseUrl)
  proxied.port = String(await listen(server))
  return {
    url: proxied.href,
    fallSilent: () => {
      isSilent = true
    },
    speakAgain: () => {
      isSilent = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
