import type { Plugin } from 'vite'
import { fieldSources } from '@rolefit/engine/field-sources'
import { tightenSources } from '@rolefit/engine/tight-sources'

const sources = /\/engine\/src\/lexicon\/field-sources\.ts$/

/** Packs the word data for its way to a browser, where it is written as it was before it is read. */
export function tightWords(): Plugin {
  return {
    name: 'tight-words',
    apply: 'build',
    enforce: 'pre',
    transform: (_, id) => {
      if (!sources.test(id)) return
      const tight = JSON.stringify(tightenSources(fieldSources))
      return {
        code: `import { loosenSources } from './tight/tight-sources.ts'\nexport const fieldSources = /* @__PURE__ */ loosenSources(${tight})`,
        map: null,
      }
    },
  }
}
