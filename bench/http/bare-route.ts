import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** The yardstick: what Hono carries on this machine when it has nothing to do. */
const app = new Hono()
app.get('/', (c) => c.json({ ok: true, balance: 3 }))
const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  console.log(`http://127.0.0.1:${port}`)
})
process.on('SIGTERM', () => process.exit(0))
