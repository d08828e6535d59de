import { expect, it } from 'vitest'
import { serve } from './serve.ts'

it('keeps an idle connection for longer than the minute that proxies do, and stops at once', async () => {
  const serving = await serve((_, response) => response.end('here'), { host: '127.0.0.1', port: 0 })
  const response = await fetch(`http://127.0.0.1:${serving.port}/`)
  expect(await response.text()).toBe('here')
  const seconds = Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1])
  expect(seconds).toBeGreaterThan(60)
  await serving.stop()
})
