import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type BuildOptions, build, type LibraryOptions } from 'vite'
import { tightWords } from '../../apps/web/tight-words.ts'
import { fieldSources } from '../../packages/engine/src/lexicon/field-sources.ts'
import type { FieldSource } from '../../packages/engine/src/lexicon/lexicon.ts'
import { tightenSources } from '../../packages/engine/src/lexicon/tight-sources.ts'

/** Bytes of something as it travels, by both ways of compressing it; a browser asks for brotli. */
export interface Size {
  readonly part: string
  readonly gzip: number
  readonly brotli: number
}

const project = new URL('../..', import.meta.url).pathname
const editorWorker = 'apps/web/app/editor/score/open-scorer.client.ts'
const startPage = 'apps/web/app/home/engine.client.ts'
const wholeEngine = 'packages/engine/src/index.ts'

/** What the engine with its words weighs in a browser, and what of it are words. */
export async function measureBrowserSize(): Promise<Size[]> {
  const library: LibraryOptions = { entry: project + wholeEngine, formats: ['es'] }
  return [
    ...(await measureEditor()),
    sizeOf('the start page, to try it', await codeOf({ rolldownOptions: asLoaded(startPage) })),
    sizeOf('all of the engine, unloaded', await codeOf({ lib: library })),
    sizeOf('  of which skills', tightenSources(fieldSources.map(withoutTitles))),
    sizeOf('  of which titles', tightenSources(fieldSources.map(withoutSkills))),
  ]
}

/**
 * What the editor loads to score, built as the web app builds it, and what it loads besides for a pasted
 * posting: what reads one, and what people tell of their work in each of its fields.
 */
async function measureEditor(): Promise<readonly Size[]> {
  const files = await bundle({ rolldownOptions: { input: project + editorWorker } })
  const reader = files.filter(({ name }) => name.includes('posting-reader'))
  const deeds = files.filter(({ name }) => isOfDeeds(name))
  const first = files.filter((file) => !reader.includes(file) && !deeds.includes(file))
  if (reader.length !== 1) throw new Error('The reader of postings is no chunk of its own.')
  if (deeds.length === 0) throw new Error('The deeds of the fields are no chunks of their own.')
  const bySize = deeds.map(({ code }) => code).sort((a, b) => b.length - a.length)
  return [
    sizeOf('the editor loads, to score', first.map(({ code }) => code).join('\n')),
    sizeOf('  and for a pasted posting', reader.map(({ code }) => code).join('\n')),
    sizeOf('  and of its fields, the largest', bySize[0] ?? ''),
  ]
}

function withoutTitles(source: FieldSource): FieldSource {
  return { ...source, titles: '' }
}

function withoutSkills(source: FieldSource): FieldSource {
  return { ...source, skills: '' }
}

/** What keeps all that its entry exports. */
function asLoaded(entry: string): NonNullable<BuildOptions['rolldownOptions']> {
  return { input: project + entry, preserveEntrySignatures: 'strict' }
}

/** What is fetched at once: the deeds of a field come with a posting of it. */
async function codeOf(how: BuildOptions): Promise<string> {
  const files = (await bundle(how)).filter(({ name }) => !isOfDeeds(name))
  return files.map(({ code }) => code).join('\n')
}

function isOfDeeds(name: string): boolean {
  return name.includes('-deeds-')
}

async function bundle(how: BuildOptions): Promise<{ name: string; code: string }[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [tightWords()],
    worker: { format: 'es', plugins: () => [tightWords()] },
    build: { write: false, minify: true, target: 'es2022', ...how },
  })
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : []
  // The chunks of a worker come as assets.
  return outputs.map((file) => ({
    name: file.fileName,
    code: steady(file.type === 'chunk' ? file.code : String(file.source)),
  }))
}

/**
 * A file names others with a hash of all they hold, and eight other letters move the size of what is packed by up to 300 bytes.
 * Here each keeps its hash for life: no shorter, and no easier to pack.
 */
function steady(code: string): string {
  return code.replace(/([\w-]+)-[\w-]{8}\.js/g, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
    return `${name}-${hash}.js`
  })
}

function sizeOf(part: string, text: string): Size {
  return {
    part,
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  }
}
