import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { engineAtBuild } from './engine-at-build.ts'
import { tightWords } from './tight-words.ts'
import { workerBuild } from './worker-build.ts'

const everyPage =
  /app\/(?:analytics|layout|meta|session|root|nonce-context|ui\/(?!dialog|toast|link-tabs))|contract\/src\/(?:brand|call)|node_modules\/(?:react|scheduler)\//

export default defineConfig(({ command }) => ({
  plugins: [engineAtBuild(), tightWords(), tailwindcss(), reactRouter()],
  worker: workerBuild,
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              // What every page needs anyway travels in one piece, instead of in fifteen of half a KB.
              groups: [{ name: 'shell', test: everyPage }],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './app/handle-page.ts' } },
      // One file without outside imports starts several times faster than a hundred small ones.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
  },
}))
