import { describe, expect, it } from 'vitest'
import { fieldSources } from '../field-sources.ts'
import { parseSkills, parseTitles } from '../parse-lexicon.ts'
import { foldForms } from './fold-forms.ts'

describe('foldForms', () => {
  it('puts side by side what shares words, behind the name', () => {
    const skills =
      'tool > ledgers:\nledger software,sales ledger,digital accounts,sales books > ledgers'
    const [folded] = foldForms([{ field: 'accounting', skills, titles: '' }])
    expect(folded?.skills).toBe(
      'tool > ledgers:\nledger software,sales ledger,-books,digital accounts > ledgers',
    )
  })

  it('loses no way of writing', () => {
    const folded = foldForms(fieldSources)
    for (const [at, { field, skills, titles }] of fieldSources.entries()) {
      const other = folded[at]
      expect(parseSkills(field, other?.skills ?? '').map(sorted)).toEqual(
        parseSkills(field, skills).map(sorted),
      )
      expect(parseTitles(field, other?.titles ?? '').map(sorted)).toEqual(
        parseTitles(field, titles).map(sorted),
      )
    }
  })
})

/** In any order; a form may be there in small letters and in these letters only. */
function sorted<Entry extends { readonly forms: readonly object[] }>(entry: Entry) {
  return { ...entry, forms: entry.forms.map((form) => JSON.stringify(form)).toSorted() }
}
