import { expect, it } from 'vitest'
import { scoredReport } from '../../../../test/scored-report.ts'
import { ofOtherGender } from './of-other-gender.ts'

it.each([
  ['Contrôleur qualité', 'Contrôleuse qualité'],
  ['Animatrice périscolaire', 'Animateur périscolaire'],
  ['Opticienne lunetière', 'Opticien lunetière'],
  ['Oberbauleiter', 'Oberbauleiterin'],
  ['Feinoptikerin', 'Feinoptiker'],
  ['Wirtschaftsfachmann', 'Wirtschaftsfachfrau'],
])('turns "%s" into "%s"', (name, other) => {
  expect(ofOtherGender(name)).toBe(other)
})

it.each(['Chef de rang', 'Fachkraft für Sonderbau', 'Train Guard', 'Koch'])(
  'finds no other gender of "%s"',
  (name) => {
    expect(ofOtherGender(name)).toBeNull()
  },
)

it('credits who holds a title of another gender that no word data knows', () => {
  const report = scoredReport(
    `Ana Adler
ana@example.com

Experience
Wagenmeisterin
Hügel GmbH
January 2018 - present
- Arbeiten des Tages geprüft und aufgeschrieben
- Zwei neue Kolleginnen im ersten Monat eingearbeitet und begleitet
- Trained two new people and answered questions of the whole office
- Wrote reports on Fridays and looked after the keys of the house`,
    `Wagenmeister (m/w/d)
Moos GmbH

Requirements
- Three years of experience in a similar job
- Microsoft Excel
- English and German`,
  )
  const row = report.rows.find(({ requirement }) => requirement.kind === 'title')
  expect(row?.credit).toBeGreaterThan(0.7)
})
