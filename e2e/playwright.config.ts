import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { quickFolder } from '../apps/server/test/database/quick-folder.ts'
import { browserArguments, findBrowser } from './browser.ts'

process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled')
process.env.TMPDIR = quickFolder()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Nets for what hangs, not measures of speed: the machine may be busy with other things. What
  // waits for something that never comes ends with its step, long before its journey.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Pictures of each step, or the page at each step, cost more than they tell: a failure has a picture
    // and an outline of its last page. `snapshots: true` shows every step of one that stays a riddle.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
})
