import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { describe, expect, it } from 'vitest'
import { wordsOnScreen } from './words-on-screen.ts'

const project = join(import.meta.dirname, '../..')
const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
const own = readFileSync(join(import.meta.dirname, 'own-words.txt'), 'utf8').split(/\s+/)
for (const word of own) speller.add(word)

describe('spelling', () => {
  const texts = 'content/**/*.{md,txt,json}'
  it.each(filesAt(texts))('is right in %s', (file) => {
    expect(misspelled(read(file))).toEqual([])
  })

  const screens = [
    'apps/web/app/**/*.{ts,tsx}',
    'packages/contract/src/*.ts',
    'packages/engine/src/{advice,findings,method}/*.ts',
    'packages/documents/src/unreadable.ts',
    'apps/server/src/{sign-in,payments}/*mail*.ts',
  ]
  it('is right in the words on screen', () => {
    const found = screens
      .flatMap(filesAt)
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) =>
        wordsOnScreen(file, read(file))
          .flatMap(misspelled)
          .map((word) => `${word} in ${file}`),
      )
    expect(found).toEqual([])
  })

  it('notices a slip between tags, in a sentence and in an attribute', () => {
    const source = `const a = <p title="A lovley day"> Recieve it </p>; const b = 'It is definately so'`
    expect(wordsOnScreen('a.tsx', source).flatMap(misspelled)).toEqual([
      'lovley',
      'Recieve',
      'definately',
    ])
  })
})

function filesAt(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: project }).sort()
}

function read(file: string): string {
  return readFileSync(join(project, file), 'utf8')
}

/** Addresses, code and the names of files are nobody's prose. */
const noProse = /https?:\/\/\S+|[\w.-]+@\S+|\]\([^)]*\)|`[^`]*`|\b[\w-]+\.(?:pdf|docx)\b/g

function misspelled(text: string): readonly string[] {
  const words = text.replace(noProse, ' ').match(/\p{L}[\p{L}’']+/gu) ?? []
  return words
    .map((word) => word.replaceAll('’', "'").replace(/'s?$/, ''))
    .filter((word) => !speller.correct(word))
}
