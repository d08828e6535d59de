import { describe, expect, it } from 'vitest'
import { analyze } from '../../index.ts'

const cv = (language: string) =>
  `Ada Lind\nada@example.com\n\nExperience\nAccountant, Hill Works, 2019 - present\n- Kept the books of four firms and closed them each month with the auditors\n- Wrote the reports of costs for the owner and his bank, and the budget of each year\n\nLanguages\n${language}\n`

function creditOf(posting: string, language: string): number | undefined {
  const today = { year: 2026, month: 11 }
  const report = analyze({ cvText: cv(language), jobText: posting, today })
  if (report.status !== 'scored') return undefined
  return report.rows.find(({ requirement }) => requirement.kind === 'language')?.credit
}

const french = `Comptable\n\nProfil recherché\n- Anglais courant\n- Maîtrise de Sage\n- Excel\n- TVA\n\nVos missions\n- Tenir les comptes\n`

describe('findLanguagesAbroad', () => {
  it('knows a language by the name that a posting gives it', () => {
    expect(creditOf(french, 'English (fluent)')).toBe(1)
  })

  it('lets a CV call it so, too', () => {
    expect(creditOf(french.replace('Anglais', 'Allemand'), 'Allemand')).toBeGreaterThan(0.3)
  })

  it('asks for what is asked and nothing else', () => {
    expect(creditOf(french, 'German')).toBeLessThan(1)
    expect(creditOf(french.replace('- Anglais courant\n', ''), 'English')).toBeUndefined()
  })
})
