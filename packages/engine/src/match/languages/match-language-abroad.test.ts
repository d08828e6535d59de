import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

function creditFor(language: string, line: string, name = 'Lea Harting'): number {
  const report = analyze({
    cvText: `${name}\nlea@harting.example\n\nBerufserfahrung\n10/2022 – heute Laborantin, Rovera, Martinsried\n- HPLC von Antikörpern, Freigabe und Stabilität, 40 Proben die Woche\n- Kalibrierung von Waagen und Pipetten\n\nSprachen\n${line}`,
    jobText: `Lab Technician\n\nRequirements\n- HPLC and calibration\n- Fluent ${language}\n- GMP experience in a laboratory`,
    today: { year: 2026, month: 11 },
  })
  if (report.status !== 'scored') throw new Error('Both texts can be read.')
  return report.rows.find(({ requirement }) => requirement.kind === 'language')?.credit ?? 0
}

describe('matchLanguageAbroad', () => {
  it.each([
    ['English', 'Deutsch (Muttersprache), Englisch (C1)'],
    ['English', 'Anglais courant, espagnol scolaire'],
    ['English', 'angielski C1'],
    ['English', 'Engleski: C2'],
    ['French', 'Französisch verhandlungssicher'],
    ['German', 'Allemand C1'],
    ['Russian', 'Russisch Muttersprache'],
    ['Arabic', 'Arabe langue maternelle'],
    ['Spanish or Mandarin', 'Spanisch C1'],
  ])('finds %s in "%s"', (language, line) => {
    expect(creditFor(language, line)).toBe(1)
  })

  it.each([
    ['English', 'Englisch A1'],
    ['English', 'Englisch: Grundkenntnisse'],
    ['French', 'Französisch (Schulkenntnisse)'],
    ['Spanish', 'Espagnol : notions'],
    ['German', 'Alemán nivel básico'],
  ])('takes little %s of "%s" for little', (language, line) => {
    expect(creditFor(language, line)).toBeGreaterThan(0)
    expect(creditFor(language, line)).toBeLessThan(0.55)
  })

  it.each([
    ['Polish', 'Lieferant der Allegro Polska'],
    ['Italian', 'Trattoria Italiana, Aushilfe'],
    ['German', 'Beraten der Deutsche Bank'],
  ])('reads no %s in "%s"', (language, line) => {
    expect(creditFor(language, line)).toBe(0)
  })

  it('takes nobody’s name for a language', () => {
    expect(creditFor('Russian', 'Deutsch (Muttersprache), Englisch (C1)', 'Marco Russo')).toBe(0)
    expect(
      creditFor('German', 'Englisch (C1), Spanisch (B1)\n\nReferenzen\nDr. Anna Tedesco, Rovera'),
    ).toBe(0)
  })
})
