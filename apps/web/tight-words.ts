import type { Plugin } from 'vite'
import { fieldSources } from '@rolefit/engine/field-sources'
import { buildLexicon } from '@rolefit/engine/lexicon'
import { relatedSkills } from '@rolefit/engine/related-skills'
import { tightenSources } from '@rolefit/engine/tight-sources'

/**
 * Packs the word data for its way to a browser, where it is written as it was before it is read; but for what
 * is near what, which travels by itself, with what reads postings.
 */
export function tightWords(): Plugin {
  return {
    name: 'tight-words',
    apply: 'build',
    enforce: 'pre',
    transform: (_, id) => {
      const [, file = ''] = wordData.exec(id) ?? []
      const code = written[file]?.()
      return code === undefined ? undefined : { code, map: null }
    },
  }
}

const wordData = /\/engine\/src\/lexicon\/([a-z-]+)\.ts$/

/** What the files of word data hold in a browser. */
const written: Readonly<Record<string, (() => string) | undefined>> = {
  'field-sources': () => {
    const sources = fieldSources.map((source) => ({
      ...source,
      skills: source.skills.replace(/ ~ .*/g, ''),
    }))
    const tight = JSON.stringify(tightenSources(sources))
    return `import { loosenSources } from './tight/tight-sources.ts'\nexport const fieldSources = /* @__PURE__ */ loosenSources(${tight})`
  },
  'related-skills': () =>
    `export const relatedSkills = () => ${JSON.stringify(relatedSkills(buildLexicon(fieldSources)))}`,
}
