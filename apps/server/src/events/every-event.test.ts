import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventDetails } from '@rolefit/contract'

const app = join(import.meta.dirname, '../../../web/app')
const calls = globSync('**/*.{ts,tsx}', { cwd: app, exclude: (name) => name.includes('.test.') })
  .map((file) => readFileSync(join(app, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/\btrack\(\s*'(\w+)'/g)].map(([, name]) => name))

describe('eventDetails', () => {
  it.each(Object.keys(eventDetails))('lists %s, which some place in the app counts', (name) => {
    expect(calls).toContain(name)
  })
})
