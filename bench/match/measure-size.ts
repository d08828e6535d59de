import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type BuildOptions, build, type LibraryOptions } from 'vite'
import { fieldSources } from '../../packages/engine/src/lexicon/field-sources.ts'

/** Bytes of something as it travels, by both ways of compressing it; a browser asks for brotli. */
export interface Size {
  readonly part: string
  readonly gzip: number
  readonly brotli: number
}

const project = new URL('../..', import.meta.url).pathname
/** What loads the engine in a browser. */
const loaded = [
  { part: 'the editor loads, to score', entry: 'apps/web/app/editor/score/score-worker.ts' },
  { part: 'the start page, to try it', entry: 'apps/web/app/home/engine.client.ts' },
] as const
const wholeEngine = 'packages/engine/src/index.ts'

/** What the engine with its words weighs in a browser, and what of it are words. */
export async function measureBrowserSize(): Promise<Size[]> {
  const codes: string[] = []
  for (const { entry } of loaded) codes.push(await bundle({ rolldownOptions: asLoaded(entry) }))
  const library: LibraryOptions = { entry: project + wholeEngine, formats: ['es'] }
  return [
    ...loaded.map(({ part }, at) => sizeOf(part, codes[at] ?? '')),
    sizeOf('all of the engine, unloaded', await bundle({ lib: library })),
    sizeOf('  of which skills', fieldSources.map(({ skills }) => skills).join('\n')),
    sizeOf('  of which titles', fieldSources.map(({ titles }) => titles).join('\n')),
  ]
}

/** One file that keeps what its entry exports. */
function asLoaded(entry: string): NonNullable<BuildOptions['rolldownOptions']> {
  return {
    input: project + entry,
    preserveEntrySignatures: 'strict',
    output: { codeSplitting: false },
  }
}

async function bundle(how: BuildOptions): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, target: 'es2022', ...how },
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
