import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { engineAtBuild } from './engine-at-build.ts'

export default defineConfig(({ command }) => ({
  plugins: [engineAtBuild(), tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './app/handle-page.ts' } },
      // One file without outside imports starts several times faster than a hundred small ones.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
  },
}))
