import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Bytes of the engine with its word data as a browser would load it, compressed. */
export async function measureBrowserSize(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: new URL('../../packages/engine/src/index.ts', import.meta.url).pathname,
        formats: ['es'],
      },
    },
  })
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : []
  return outputs.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
    0,
  )
}
