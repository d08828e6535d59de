import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { fieldSources } from '../../packages/engine/src/lexicon/field-sources.ts'

/** Bytes of something as it travels, by both ways of compressing it; a browser asks for brotli. */
export interface Size {
  readonly part: string
  readonly gzip: number
  readonly brotli: number
}

/** What the engine with its word data weighs in a browser: the whole, and what of it are words. */
export async function measureBrowserSize(): Promise<Size[]> {
  return [
    sizeOf('engine and word data', await bundle()),
    sizeOf('  of which skills', fieldSources.map(({ skills }) => skills).join('\n')),
    sizeOf('  of which titles', fieldSources.map(({ titles }) => titles).join('\n')),
  ]
}

async function bundle(): Promise<string> {
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
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

function sizeOf(part: string, text: string): Size {
  return {
    part,
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  }
}
