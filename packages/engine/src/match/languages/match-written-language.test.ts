import { describe, expect, it } from 'vitest'
import { analyze } from '../../index.ts'

const posting = `Kitchen manager

We look for a kitchen manager for our hotel.

Requirements:
- Fluent English
- Menu planning and stock control
- Food hygiene certificate
- Three years as a sous chef

Duties:
- Lead a team of eight cooks
- Order supplies
`

const english = `Amelia Baker
amelia@example.com

EXPERIENCE
Sous chef, Hotel Miramar, 2016 - 2021
- Planned menus with the head chef and kept stock control for the cold kitchen
- Trained four commis chefs and wrote the rota of the week for all of them
- Ordered fish and meat from the market by seven in the morning

EDUCATION
Diploma in culinary arts, Hill College, 2012
`

const german = `Amelia Bäcker
amelia@example.com

Berufserfahrung
Sous Chef, Hotel Miramar, 2016 - 2021
- Menüplanung und Lagerhaltung in der kalten Küche
- Vier Lehrlinge angeleitet und den Dienstplan der Woche geschrieben

Ausbildung
Köchin, Berufsschule am Hafen, 2012
`

describe('of a language that a CV is written in', () => {
  it('quotes its longest sentence on work', () => {
    const report = analyze({
      cvText: english,
      jobText: posting,
      today: { year: 2026, month: 11 },
    })
    if (report.status === 'refused') throw new Error(report.reason)
    const row = report.rows.find(({ requirement }) => requirement.kind === 'language')
    expect(row?.evidence.map(({ quote }) => quote)).toEqual([
      'Trained four commis chefs and wrote the rota of the week for all of them',
    ])
  })
})

describe('matchWrittenLanguage', () => {
  it('takes a CV in English for some English', () => {
    expect(languageIn(english)).toMatchObject({ status: 'partly', how: 'implied' })
  })

  it('lets a CV that names the language show more', () => {
    expect(languageIn(`${english}\nLANGUAGES\nEnglish (fluent)\n`)).toMatchObject({ how: 'same' })
  })

  it('takes a German CV for none, and for some German', () => {
    const told = `${german}
Kurse
- Kurs zur Hygiene bei der Handwerkskammer und im Betrieb, mit Prüfung
- Kurs zur Führung von Teams und zur Planung der Schichten bei der Kammer
`
    expect(languageIn(told)).toMatchObject({ status: 'missing' })
    const inGerman = posting.replace('Fluent English', 'Fluent German')
    expect(languageIn(told, inGerman)).toMatchObject({ status: 'partly', how: 'implied' })
  })
})

function languageIn(cvText: string, jobText = posting) {
  const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
  if (report.status !== 'scored') return null
  return report.rows.find(({ requirement }) => requirement.kind === 'language')
}
