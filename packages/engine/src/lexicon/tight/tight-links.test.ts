import { describe, expect, it } from 'vitest'
import { joinLinks, partLinks } from './tight-links.ts'

describe('partLinks', () => {
  it('sets links apart from the lines that hold them', () => {
    const text =
      'baking\nfrying\n>heat\nfire\n~|2\n\n>cooking\n\nstewing\n\n>|3\n<1\n\ncake\n\n\t\n>food\n\ncook\n>kitchen\n\n'
    const [rest, links] = partLinks(text)
    expect(rest).toBe('baking\nfrying>~>stewing\n\n>cake\n\n\t\n>cook>')
    expect(links).toBe('heat,fire|2\ncooking|3,<1\nfood\nkitchen')
    expect(joinLinks(rest, links)).toBe(text)
  })
})
