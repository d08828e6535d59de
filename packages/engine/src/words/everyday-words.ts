import { singular, wordRoot } from '../text/forms/word-forms.ts'
import { WordTrait } from '../text/forms/word-trait.ts'
import { plainWords, stopWords } from './plain-words.ts'

let stops: ReadonlySet<string> | undefined
let plain: ReadonlySet<string> | undefined

/** Words that carry grammar and no subject, by root. */
export function stopRoots(): ReadonlySet<string> {
  stops ??= rootsOf(stopWords)
  return stops
}

/** Words of applications in any profession, by root. */
export function plainRoots(): ReadonlySet<string> {
  plain ??= rootsOf(plainWords)
  return plain
}

/** Whether a word belongs to everyday language, whatever the profession. */
export function isEverydayWord(written: string): boolean {
  const word = written.toLowerCase()
  return [word, singular(word), wordRoot(word)].some(
    (form) => stopRoots().has(form) || plainRoots().has(form),
  )
}

/** The same two of a text's words: by the root, and in whatever form. */
export const stopWord = new WordTrait(({ root }) => stopRoots().has(root))
export const everydayWord = new WordTrait(({ word }) => isEverydayWord(word))

let plainForms: ReadonlySet<string> | undefined

/** Whether a word as it stands, or its singular, is an everyday one: "completion", but not "marketing". */
export function isPlainForm(written: string): boolean {
  plainForms ??= new Set(
    `${stopWords} ${plainWords}`.split(/\s+/).flatMap((word) => [word, singular(word)]),
  )
  const word = written.toLowerCase()
  return plainForms.has(word) || plainForms.has(singular(word))
}

function rootsOf(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(wordRoot),
  )
}
