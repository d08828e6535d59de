import { describe, expect, it } from 'vitest'
import { parseSkills, parseTitles } from '../../packages/engine/src/lexicon/parse-lexicon.ts'
import { groupSkills, groupTitles } from './group-lines.ts'

const skills = `# heat
tool: oven > baking ~ pan
baking > cooking
tool: pan,wok
frying > cooking
tool: tray > baking
# cold
icing > sweets ~ glaze
tool:
fridge`.split('\n')

const titles = `# heat
baker,-assistant > bakery
stoker
cook > kitchen
pastry cook > bakery`.split('\n')

describe('groupSkills', () => {
  it('says once what several lines are and prove, within each stretch', () => {
    expect(groupSkills(skills)).toEqual([
      '# heat',
      'skill > cooking:',
      'baking',
      'frying',
      'tool:',
      'pan,wok',
      'tool > baking:',
      'oven ~ pan',
      'tray',
      '# cold',
      'icing > sweets ~ glaze',
      'tool:',
      'fridge',
    ])
  })

  it('loses nothing, and changes nothing the second time', () => {
    const read = (lines: readonly string[]) =>
      parseSkills('x', lines.join('\n')).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    expect(read(groupSkills(skills))).toEqual(read(skills))
    expect(groupSkills(groupSkills(skills))).toEqual(groupSkills(skills))
  })
})

describe('groupTitles', () => {
  it('says a family once, and nothing of who is of their own', () => {
    expect(groupTitles(titles)).toEqual([
      '# heat',
      'stoker',
      '> bakery',
      'baker,-assistant',
      'pastry cook',
      '> kitchen',
      'cook',
    ])
    const read = (lines: readonly string[]) =>
      parseTitles('x', lines.join('\n')).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    expect(read(groupTitles(titles))).toEqual(read(titles))
    expect(groupTitles(groupTitles(titles))).toEqual(groupTitles(titles))
  })
})
