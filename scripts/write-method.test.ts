import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeMethod } from '../packages/engine/src/method/describe-method.ts'

describe('docs/method.md', () => {
  it('says what the engine does now; `npm run method` writes it anew', () => {
    const page = readFileSync(new URL('../docs/method.md', import.meta.url), 'utf8')
    expect(page).toBe(`${describeMethod()}\n`)
  })
})
