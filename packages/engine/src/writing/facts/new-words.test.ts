import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { checkFacts } from './check-facts.ts'

const { lexicon } = readKnowledge()

function found(text: string, line: string, userFacts: string[] = []): string[] {
  return checkFacts(lexicon, text, { cvText: line, userFacts, line })
    .filter(({ kind }) => kind === 'word')
    .map(({ claim }) => claim)
}

describe('findNewWords', () => {
  it.each([
    [
      'Fitted LED lighting in four car parks and reduced the bill by 38%',
      'Installed LED lighting in 4 car parks, cutting the bill by 38%',
    ],
    [
      'Performed monthly reconciliations of 60 accounts, thereby closing earlier',
      'Reconciled 60 accounts monthly, closed earlier',
    ],
    ['Boosted output by revising the break plan', 'Raised output by changing the break plan'],
  ])('lets “%s” be said of its line', (text, line) => expect(found(text, line)).toEqual([]))

  it('names each thing that the line does not: a place, a person, a plain noun', () => {
    expect(
      found('First and second fix on schools and hospitals', 'First and second fix on schools'),
    ).toEqual(['hospitals'])
    expect(
      found('Demonstrate products to surgeons', 'Demonstrate products to physiotherapists'),
    ).toEqual(['surgeons'])
    expect(found('Teach KS3, IB and GCSE', 'Teach KS3 and GCSE')).toEqual(['IB'])
  })

  it('lets nobody be promoted or honoured, though the words are plain', () => {
    expect(found('Hired and trained two juniors', 'Trained two juniors')).toEqual(['Hired'])
    expect(found('Won an award for the menu', 'Wrote the menu')).toEqual(['award'])
  })

  it.each(
    `award awards awarded prize prizes honour honours honor certified accredited licenced licensed chartered degree
    diploma supervise supervised supervises supervising hire hired hires hiring recruit recruited recruits recruiting
    promoted appointed chaired founded`.split(/\s+/),
  )('names “%s” where no line says it', (word) =>
    expect(found(`Kept the till and ${word} it`, 'Kept the till')).toEqual([word]),
  )

  it('takes other forms of doing for phrasing', () => {
    expect(found('Carried, fitted and sold boilers carefully', 'Boilers')).toEqual([])
  })

  it('takes what the person typed for known', () => {
    expect(found('Fixed boilers in hospitals', 'Fixed boilers', ['in two hospitals'])).toEqual([])
  })
})
