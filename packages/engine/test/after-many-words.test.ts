import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('fixtures/score-after-many-words.ts', import.meta.url))

it('scores and tells the same in a process that has read more words than it keeps', () => {
  const fresh = scoresAfter(0)
  expect(fresh.length).toBeGreaterThan(50)
  expect(scoresAfter(1.25)).toEqual(fresh)
})

function scoresAfter(times: number): string[] {
  return execFileSync(process.execPath, [script, String(times)], { encoding: 'utf8' })
    .trim()
    .split('\n')
}
