import type { UserConfig } from 'vite'
import { tightWords } from './tight-words.ts'

/**
 * How the workers that score are built: as modules, so that they can leave what a score does not need to chunks of their
 * own, with all that a score needs in one file, also where such a chunk needs a part of it.
 */
export const workerBuild: NonNullable<UserConfig['worker']> = {
  format: 'es',
  plugins: () => [tightWords()],
  rolldownOptions: {
    output: {
      codeSplitting: { groups: [{ name: 'score', tags: ['$initial'] }] },
      // Which calls may be left out has been decided by then.
      comments: { annotation: false },
    },
  },
}
