import { describe, expect, it } from 'vitest'
import { loosenWords, tightenWords } from './tight-words.ts'

describe('tightenWords', () => {
  it('writes one below the other what stands in a line, and spaces for words left out', () => {
    const source =
      '\n# heat\noven baking,-frying,pan- > cooking,heat ~ frying\ntool > baking:\noven pan\ncake pan'
    expect(tightenWords(source)).toBe(
      '\noven baking\n frying\npan \n>cooking\nheat\n~frying\n\ntool\n>baking:\n\noven pan\n\ncake \n\n',
    )
  })

  it('names what stands in the same list by how many lines away it is', () => {
    const source =
      'frying,pan- > oven baking\nstewing\noven baking,pastry > heat ~ frying,stewing\n'
    expect(tightenWords(source)).toBe(
      'frying\npan \n>|2\n\nstewing\n\noven baking\npastry\n>heat\n~<2\n<1\n\n',
    )
    expect(loosenWords(tightenWords(source))).toBe(source)
  })

  it('names what was linked to of late by how many other links ago that was', () => {
    const source = 'oven\nC\nbaking > oven\nfrying > heat ~ C\nroasting > heat,oven ~ C\n'
    expect(tightenWords(source)).toBe(
      'oven\n\nC\n\nbaking\n><2\n\nfrying\n>heat\n~<2\n\nroasting\n>1\n2\n~2\n\n',
    )
    expect(loosenWords(tightenWords(source))).toBe(source)
  })
})
