import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { checkNode, environment, findNode, project } from './setup/project.mjs'

checkNode()
const { install } = await import('./setup/install.mjs')
const { buildWeb } = await import('./setup/build-web.mjs')
const { say } = await import('./setup/say.mjs')

const results = join(project, '.cache/tests')
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)

await install()
const node = findNode()
buildWeb(node)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const totals = { passed: 0, failed: 0, skipped: 0 }
if (only !== 'e2e') await runUnits()
if (only !== 'units') await runJourneys()
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
say(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)

async function runUnits() {
  say('Running the unit, store and API tests …')
  const report = join(results, 'units.json')
  const code = await runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(report)
  count({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }, code)
}

async function runJourneys() {
  say('\nRunning the browser journeys …')
  const report = join(results, 'journeys.json')
  const code = await runTool('@playwright/test/cli.js', ['test', '--config=e2e'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const { stats = {} } = read(report)
  const { expected = 0, unexpected = 0, flaky = 0, skipped: left = 0 } = stats
  count({ passed: expected, failed: unexpected + flaky, skipped: left }, code)
}

/** A runner that ended badly without a failed test has failed all the same. */
function count({ passed, failed, skipped: left }, code) {
  totals.passed += passed
  totals.failed += code !== 0 && failed === 0 ? 1 : failed
  totals.skipped += left
}

function runTool(path, args, extra = {}) {
  const tool = join(project, 'node_modules', path)
  const bins = join(project, 'node_modules/.bin')
  return new Promise((resolve) => {
    const child = spawn(node, [tool, ...args], {
      cwd: project,
      stdio: 'inherit',
      env: { ...environment(), ...extra, PATH: `${bins}${delimiter}${process.env.PATH ?? ''}` },
    })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
