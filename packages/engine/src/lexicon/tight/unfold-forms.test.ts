import { describe, expect, it } from 'vitest'
import { unfoldForms } from './unfold-forms.ts'

describe('unfoldForms', () => {
  it('keeps what is written in full', () => {
    expect(unfoldForms('petty cash, T&E,book-keeping')).toEqual([
      'petty cash',
      'T&E',
      'book-keeping',
    ])
  })

  it('repeats all but the last word', () => {
    expect(unfoldForms('purchase ledger clerk, -controller, -team leader')).toEqual([
      'purchase ledger clerk',
      'purchase ledger controller',
      'purchase ledger team leader',
    ])
  })

  it('repeats all but the first word', () => {
    expect(unfoldForms('expense reports, travel-')).toEqual(['expense reports', 'travel reports'])
  })

  it('replaces as many words as hyphens stand there, and adds to all of them', () => {
    expect(unfoldForms('accounts payable clerk, AP--, +typist, --analyst')).toEqual([
      'accounts payable clerk',
      'AP clerk',
      'AP clerk typist',
      'AP analyst',
    ])
  })

  it('carries the marks of a form along', () => {
    expect(unfoldForms('=CMA exam, -test, cheque runs@, bank-')).toEqual([
      '=CMA exam',
      '=CMA test',
      'cheque runs@',
      'bank runs@',
    ])
  })
})
