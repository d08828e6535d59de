import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type LibraryOptions } from 'vite'
import { tightWords } from '../../apps/web/tight-words.ts'
import { workerBuild } from '../../apps/web/worker-build.ts'
import { fieldSources } from '../../packages/engine/src/lexicon/field-sources.ts'
import type { FieldSource } from '../../packages/engine/src/lexicon/lexicon.ts'
import { tightenSources } from '../../packages/engine/src/lexicon/tight/tight-sources.ts'
import { packBrotli } from '../../scripts/setup/pack-brotli.mjs'

/** Bytes of something as it travels, by both ways of compressing it; a browser asks for brotli. */
export interface Size {
  readonly part: string
  readonly gzip: number
  readonly brotli: number
}

const project = new URL('../..', import.meta.url).pathname
const editorWorker = 'apps/web/app/editor/score/open-scorer.client.ts'
const startPage = 'apps/web/app/home/engine-worker.ts'
const wholeEngine = 'packages/engine/src/index.ts'

/** What the engine with its words weighs in a browser, and what of it are words. */
export async function measureBrowserSize(): Promise<Size[]> {
  const library: LibraryOptions = { entry: project + wholeEngine, formats: ['es'] }
  return [
    ...(await measureEditor()),
    sizeOf(
      'the start page, to try it',
      await codeOf({ rolldownOptions: { input: project + startPage } }),
    ),
    sizeOf('all of the engine, unloaded', await codeOf({ lib: library })),
    sizeOf('  of which skills', tightenSources(fieldSources.map(withoutTitles))),
    sizeOf('  of which titles', tightenSources(fieldSources.map(withoutSkills))),
  ]
}

/**
 * What the editor loads to score, built as the web app builds it, and what it loads besides: to note lines
 * once the score is there, and for a pasted posting what reads one and what people tell of their work in
 * each of its fields.
 */
async function measureEditor(): Promise<readonly Size[]> {
  const files = await bundle({ rolldownOptions: { input: project + editorWorker } })
  const first = fetchedWith(files, 'score-worker')
  const notes = fetchedWith(files, 'find-notes').filter((file) => !first.includes(file))
  const reader = fetchedWith(files, 'posting-reader').filter((file) => !first.includes(file))
  const bySize = files.filter(({ name }) => isOfField(name)).map(({ code }) => code)
  bySize.sort((a, b) => b.length - a.length)
  if (bySize.length === 0) throw new Error('The deeds of the fields are no chunks of their own.')
  return [
    sizeOf('the editor loads, to score', joined(first)),
    sizeOf('  then, to note lines', joined(notes)),
    sizeOf('  and for a pasted posting', joined(reader)),
    sizeOf('  and of its fields, the largest', bySize[0] ?? ''),
  ]
}

interface File {
  readonly name: string
  readonly code: string
}

/** A file by a part of its name, with those that it cannot start without. */
function fetchedWith(files: readonly File[], part: string): readonly File[] {
  const start = files.find(({ name }) => name.includes(part))
  if (!start) throw new Error(`There is no file of its own for ${part}.`)
  const fetched = new Set([start])
  for (const { code } of fetched) {
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
      const needed = files.find((file) => file.name.endsWith(name))
      if (needed) fetched.add(needed)
    }
  }
  return [...fetched]
}

function joined(files: readonly File[]): string {
  return files.map(({ code }) => code).join('\n')
}

function withoutTitles(source: FieldSource): FieldSource {
  return { ...source, titles: '' }
}

function withoutSkills(source: FieldSource): FieldSource {
  return { ...source, skills: '' }
}

/** What is fetched at once: the deeds and papers of a field come with a posting of it. */
async function codeOf(how: BuildOptions): Promise<string> {
  return joined((await bundle(how)).filter(({ name }) => !isOfField(name)))
}

function isOfField(name: string): boolean {
  return /-(?:deeds|papers)-/.test(name)
}

async function bundle(how: BuildOptions): Promise<File[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [tightWords()],
    worker: workerBuild,
    build: { write: false, minify: true, target: 'es2022', ...how },
  })
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : []
  // The chunks of a worker come as assets.
  return outputs.map((file) => ({
    name: steady(file.fileName),
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
    brotli: packBrotli(text).length,
  }
}
