import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { childFlags } from './child-flags.ts'

/** What a script in a child's position comes to: its output, or the code of the error that stopped it. */
async function attempt(script: string): Promise<string> {
  const guarded = `try { ${script} } catch (error) { console.log(error.code) }`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...childFlags(256), '--eval', guarded],
    { env: {} },
  )
  return stdout.trim()
}

describe('a reading child', () => {
  it('opens no file but its own code', async () => {
    expect(await attempt("require('fs').readFileSync('/etc/passwd')")).toBe('ERR_ACCESS_DENIED')
    expect(await attempt("require('fs').writeFileSync('/tmp/out', 'x')")).toBe('ERR_ACCESS_DENIED')
  })

  it('starts no programs', async () => {
    expect(await attempt("require('child_process').execSync('id')")).toBe('ERR_ACCESS_DENIED')
  })

  it('knows nothing of the environment', async () => {
    expect(await attempt('console.log(Object.keys(process.env).join())')).toBe('')
  })
})
