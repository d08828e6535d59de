import { expect, it } from 'vitest'
import { listsTraitsAbroad } from './traits-abroad.ts'

it.each([
  "Rigueur, organisation et esprit d'équipe sont indispensables.",
  'Vous êtes rigoureux(se), autonome et motivé.',
  'Sens du service et bon relationnel',
  'Teamfähigkeit, Zuverlässigkeit und eine selbstständige Arbeitsweise',
  'Kommunikationsstärke und Belastbarkeit zeichnen dich aus',
  'Du bist zuverlässig, flexibel und teamfähig.',
])('reads "%s" as traits alone', (said) => {
  expect(listsTraitsAbroad(said)).toBe(true)
})

it.each([
  'Organisation des tournées et gestion des stocks',
  'Rigueur dans la saisie des commandes et maîtrise de SAP',
  'Teamfähigkeit und sehr gute Kenntnisse in SAP',
  'Motivation der Mitarbeiter im Schichtbetrieb',
  'Organisation and motivation of the crew',
])('reads more in "%s"', (said) => {
  expect(listsTraitsAbroad(said)).toBe(false)
})
