import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unfoldForms } from '../../packages/engine/src/lexicon/tight/unfold-forms.ts'
import { foldForms } from './fold-forms.ts'

describe('foldForms', () => {
  it('says only what a form does not share with the one before it', () => {
    expect(foldForms(['purchase ledger clerk', 'AP clerk', 'purchase ledger assistant'])).toEqual([
      'purchase ledger clerk',
      '-assistant',
      'AP clerk',
    ])
  })

  it('loses nothing, and keeps the name in front', () => {
    const word = fc.constantFrom('stock', 'control', 'manager', 'of', '=AP', 'clerk@', 'C++')
    const form = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.uniqueArray(form, { minLength: 1, maxLength: 7 }), (forms) => {
        const back = unfoldForms(foldForms(forms).join(','))
        expect(back[0]).toBe(forms[0])
        expect(back.toSorted()).toEqual(forms.toSorted())
      }),
    )
  })
})
