import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { quickFolder } from './apps/server/test/database/quick-folder.ts'

// The programs that tests start compile the same code again and again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled')
process.env.TMPDIR = quickFolder()

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['apps/server/test/database/global-setup.ts'],
    // No module of ours keeps state that a test could see, so files share what is loaded.
    isolate: false,
    maxWorkers: availableParallelism(),
    // A net for what hangs, not a measure of speed: the machine may be busy with other things.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
