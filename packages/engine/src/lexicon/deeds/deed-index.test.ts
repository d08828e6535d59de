import { describe, expect, it } from 'vitest'
import { tokenize } from '../../text/tokenize.ts'
import { DeedIndex } from './deed-index.ts'

const index = new DeedIndex(`
# wards
wound care, manage wounds | dress ulcers, change dressings
team management | ran a crew of people
stock control, take stock | count shelves
custody records | log of detainees
`)

function asked(words: string): string[] {
  return index.find(tokenize(words)).map(({ line }) => index.waysOf(line)[0] ?? '')
}

describe('DeedIndex', () => {
  it('finds what some words ask for, in any order and form', () => {
    expect(asked('Care of complex wounds')).toEqual(['wound care'])
    expect(asked('Managing wounds and managing the team')).toEqual([
      'wound care',
      'team management',
    ])
  })

  it('asks nothing by a part of a name, nor by a word that only begins alike', () => {
    expect(asked('Care of patients')).toEqual([])
    expect(asked('Customer records')).toEqual([])
    expect(asked('Know our stock')).toEqual([])
    expect(asked('Take stock every week')).toEqual(['stock control'])
  })

  it('asks nothing by words that stand far apart', () => {
    expect(asked('Manage all aspects of the team')).toEqual(['team management'])
    expect(asked('Manage the day, the budget and what else there is for the team')).toEqual([])
  })

  it('asks nothing across a comma, unless what is done is listed', () => {
    expect(asked('Vendor management, team meetings')).toEqual([])
    expect(asked('Recruit, manage and train a team')).toEqual(['team management'])
    expect(asked('Assess, dress and manage wounds')).toEqual(['wound care'])
  })

  it('asks nothing by who does it, nor by what it is done with', () => {
    expect(asked('Work with managers and the team')).toEqual([])
    expect(asked('Join the management team')).toEqual([])
    expect(asked('Management of the team')).toEqual(['team management'])
  })

  it('knows a product from production', () => {
    const bakery = new DeedIndex('bread production | baked loaves')
    expect(bakery.find(tokenize('Produce bread'))).toHaveLength(1)
    expect(bakery.find(tokenize('Sell bread products'))).toEqual([])
  })

  it('takes words in braces for one another', () => {
    const trades = new DeedIndex('{clear flush} drains? | {taps sinks} {fit put} houses')
    expect(trades.find(tokenize('Flushing of drains'))).toHaveLength(1)
    expect(trades.waysOf(0)).toEqual([
      'tap fit hous',
      'tap put hous',
      'sink fit hous',
      'sink put hous',
    ])
  })

  it('lets a figure be told by any word of its going down or up', () => {
    const books = new DeedIndex('credit control | overdue <, cash >')
    expect(books.waysOf(0)).toEqual(
      expect.arrayContaining(['overdu halv', 'overdu fell', 'overdu fall', 'cash rose']),
    )
    expect(books.waysOf(0)).not.toContain('overdu rose')
  })

  it('takes no name with a question mark for a way of telling', () => {
    const trades = new DeedIndex('plastering?, wall plastering | skimmed ceilings')
    expect(trades.find(tokenize('Plastering'))).toHaveLength(1)
    expect(trades.waysOf(0)).toEqual(['wall plaster', 'skim ceil'])
  })

  it('asks by a marked word only where it stands alone, and takes it for no telling', () => {
    const hiring = new DeedIndex('=recruitment, fill posts | interviewed people')
    const [found] = hiring.find(tokenize('Recruitment'))
    expect(hiring.waysOf(found?.line ?? -1)).toEqual(['fill post', 'interview peopl'])
    expect(hiring.find(tokenize('Recruitment software'))).toEqual([])
  })

  it('tells which words asked', () => {
    const [found] = index.find(tokenize('Manage the wounds of surgical patients'))
    expect(found?.tokens.map(({ word }) => word)).toEqual(['manage', 'wounds'])
  })

  it('knows the names and the ways of telling as sets of words', () => {
    const [found] = index.find(tokenize('team management'))
    expect(index.waysOf(found?.line ?? -1)).toEqual(
      expect.arrayContaining(['team management', 'ran crew peopl']),
    )
  })

  it('knows what is done now by how it was done then, and the other way round', () => {
    const tablets = new DeedIndex('medication | gave tablets, write sheets')
    const [found] = tablets.find(tokenize('medication'))
    const ways = tablets.waysOf(found?.line ?? -1)
    expect(ways).toContain('give tablet')
    expect(ways).toContain('wrot sheet')
  })
})
