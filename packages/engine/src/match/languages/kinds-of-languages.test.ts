import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

function statusOf(asked: string, languages: string): string[] {
  const jobText = `Wine Merchant\n\nRequirements\n- ${asked}\n- Excel\n- Stock control\n- Serving customers`
  const cvText = `Ann Other
ann@example.com

Experience
Shop Assistant, Elm Cellars, 2021 - present
- Carried cases to the cellar and wrote the labels of every shelf by hand each Monday
- Served customers at the counter and answered the letters of the oldest buyers

Languages
${languages}`
  return scoredReport(cvText, jobText)
    .rows.filter(({ requirement }) => requirement.kind === 'language')
    .map(({ status }) => status)
}

describe('a kind of language', () => {
  it('is none besides the language that is named right before it', () => {
    expect(statusOf('Welsh language skills are desirable', 'Welsh: fluent')).toEqual(['met'])
  })

  it.each([
    ['A second language', 'French'],
    ['Foreign language skills', 'Urdu: native'],
    ['At least one other language', 'Danish'],
    ['A language other than English', 'Polish (native)'],
    ['Another European language', 'Lithuanian'],
    ['A Scandinavian language', 'Svenska (modersmål)'],
    ['German or another European language', 'Italian'],
    ['A further language, such as French or Dutch', 'Spanish'],
  ])('%s is met by %s', (asked, spoken) => {
    expect(statusOf(asked, spoken)).toEqual(['met'])
  })

  it.each([
    ['A second language', 'English (native)'],
    ['Another European language', 'Urdu'],
    ['A Scandinavian language', 'Dutch'],
  ])('%s is not met by %s', (asked, spoken) => {
    expect(statusOf(asked, spoken)).toEqual(['missing'])
  })

  it('is none of those that the posting names by themselves', () => {
    const asked = 'German\n- Another language, for example Italian'
    expect(statusOf(asked, 'German')).toEqual(['met', 'missing'])
    expect(statusOf(asked, 'German, Spanish')).toEqual(['met', 'met'])
  })

  it('is nothing beside the languages themselves', () => {
    expect(statusOf('Bilingual in English and French', 'French, English')).toEqual(['met', 'met'])
  })
})
