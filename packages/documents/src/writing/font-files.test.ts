import { registerHooks } from 'node:module'
import { describe, expect, it } from 'vitest'
import { drawableText } from './drawable-text.ts'
import { fontFile } from './font-files.ts'

const looks = [
  { bold: false, italic: false },
  { bold: true, italic: false },
  { bold: false, italic: true },
  { bold: true, italic: true },
]

describe('fontFile', () => {
  it.each(['Tinos', 'Carlito', 'Arimo'] as const)(
    'sets each letter of %s by itself, as a word processor does, and none as a part of "fi"',
    (face) => {
      for (const look of looks) {
        const { widthOf } = fontFile(face, look)
        for (const pair of ['fi', 'fl', 'ti']) {
          const letters = [...pair].reduce((sum, letter) => sum + widthOf(letter, 10), 0)
          expect([pair, look, widthOf(pair, 10)]).toEqual([pair, look, letters])
        }
      }
    },
  )

  it('knows what a face has no shape for', () => {
    const { has } = fontFile('Carlito', { bold: false, italic: false })
    expect([...'aéß€'].every((letter) => has(letter.codePointAt(0) ?? 0))).toBe(true)
    expect(has('漢'.codePointAt(0) ?? 0)).toBe(false)
  })

  it('is not looked for on the disk anew for each letter: a page of Chinese holds up nobody', () => {
    const page = '漢字'.repeat(500)
    drawableText(page)
    const lookedFor: string[] = []
    const hooks = registerHooks({
      resolve: (name, context, next) => {
        lookedFor.push(name)
        return next(name, context)
      },
    })
    expect(drawableText(page)).toEqual({ text: page, leftOut: [] })
    hooks.deregister()
    expect(lookedFor).toEqual([])
  })
})
