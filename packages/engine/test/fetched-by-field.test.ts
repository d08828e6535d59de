import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('fixtures/read-postings.ts', import.meta.url))

/** Each builds all that is known anew. */
const twoProcessesMs = 120_000

it(
  'reads the same in a posting where words are fetched by field as where all are at hand',
  () => {
    const atHand = postingsRead([])
    expect(atHand.filter((line) => !line.startsWith('0 ')).length).toBeGreaterThan(2)
    expect(postingsRead(['--conditions=browser'])).toEqual(atHand)
  },
  twoProcessesMs,
)

function postingsRead(options: readonly string[]): string[] {
  return execFileSync(process.execPath, [...options, script], { encoding: 'utf8' })
    .trim()
    .split('\n')
}
