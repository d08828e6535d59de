import type { Plugin } from 'vite'
import { tightenWords } from '@rolefit/engine/tight-words'

const lists = /\/engine\/src\/lexicon\/(?:fields|titles)\/[\w-]+\.ts$/

/** Packs the word data for its way to a browser, where it is written as it was before it is read. */
export function tightWords(): Plugin {
  return {
    name: 'tight-words',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (!lists.test(id)) return
      const [start, end] = [code.indexOf('`'), code.lastIndexOf('`')]
      const tight = `/* @__PURE__ */ loosenWords(\`${tightenWords(code.slice(start + 1, end))}\`)`
      return {
        code: `import { loosenWords } from '../tight-words.ts'\n${code.slice(0, start)}${tight}${code.slice(end + 1)}`,
        map: null,
      }
    },
  }
}
