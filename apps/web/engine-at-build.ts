import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { toExample } from './app/home/to-example.ts'

const name = 'virtual:engine-at-build'
const project = join(import.meta.dirname, '../..')
const engine = join(project, 'packages/engine/src')

/**
 * What the site shows of the engine without running it for each visitor: the sample analysis and the
 * page on how the score is made. The engine itself computes both while the web app is built.
 */
export function engineAtBuild(): Plugin {
  return {
    name: 'engine-at-build',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return
      const { analyze, doubtWords } = await import(join(engine, 'index.ts'))
      const { describeMethod } = await import(join(engine, 'method/describe-method.ts'))
      const sample = { cv: readSample('cv.txt'), job: readSample('job.txt') }
      const example = toExample({ analyze, doubtWords }, sample)
      return Object.entries({ sample, example, method: describeMethod() })
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

function readSample(file: string): string {
  return readFileSync(join(project, 'content/example', file), 'utf8').trim()
}
