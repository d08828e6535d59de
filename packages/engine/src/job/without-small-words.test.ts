import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'

function scoreOf(jobText: string, cvText: string): number {
  const report = analyze({ jobText, cvText, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.score
}

const german = {
  posting: `Lagermitarbeiter (m/w/d)

Ihre Aufgaben
- Annahme und Kontrolle der Ware sowie die Buchung im System
- Kommissionierung der Aufträge und Verpackung für den Versand
- Beladung der Fahrzeuge mit dem Gabelstapler
- Pflege des Lagers und der Bestände

Ihr Profil
- Erfahrung in der Logistik von Vorteil
- Gute Deutschkenntnisse und Freude an der Arbeit im Team`,
  own: `Jana Orrin
Hexham, 07700 900131

Berufserfahrung
Mitarbeiterin im Lager, Spedition Linde, 2018 - 2024
- Kommissionierung von bis zu 80 Aufträgen am Tag, Verpackung und Versand
- Annahme der Ware, Kontrolle der Lieferscheine und Buchung im System
- Beladung der Fahrzeuge mit dem Gabelstapler und Zählung der Bestände`,
  other: `Jana Orrin
Hexham, 07700 900131

Berufserfahrung
Köchin, Gasthof Linde, 2018 - 2024
- Zubereitung der Speisen für bis zu 80 Gäste und Planung der Karte
- Einkauf der Lebensmittel sowie die Abrechnung mit den Lieferanten
- Anleitung der Auszubildenden im Betrieb und Reinigung der Küche`,
}

const french = {
  posting: `Magasinier

Vos missions
- Réception et contrôle des marchandises avec le transporteur
- Préparation des commandes et emballage pour les clients de la région
- Chargement des camions avec un chariot élévateur dans la cour
- Tenue des stocks et rangement de votre entrepôt

Votre profil
- Une expérience dans la logistique et le goût du travail dans une équipe`,
  other: `Jana Orrin
Hexham, 07700 900131

Expérience
Cuisinière, Auberge du Pont, 2018 - 2024
- Cuisson des plats avec les apprentis et les saisonniers dans une salle de 80 couverts
- Achat des légumes pour la carte et accueil des fournisseurs de la vallée
- Rédaction des menus et nettoyage de la salle avec une aide`,
}

describe('withoutSmallWords', () => {
  it('lets the small words of its language tell of no task that a posting names', () => {
    expect(scoreOf(german.posting, german.other)).toBeLessThan(25)
    expect(scoreOf(french.posting, french.other)).toBeLessThan(25)
  })

  it('leaves the words that do tell of them', () => {
    expect(scoreOf(german.posting, german.own)).toBeGreaterThan(50)
  })

  it('keeps words of English that are small in other languages', () => {
    const posting =
      'Die Caster\n\nDuties\n- Pour aluminium into the die\n- Set the die and trim the casts\n- Drive the van to customers'
    const cv = `Mats Orrin\nHexham, 07700 900131\n\nExperience\nFoundry worker, Tarn Metals, 2018 - 2026\n- Set each die, poured aluminium and trimmed what came out of it\n- Kept a log of every cast and of what was sent back by those who bought it`
    expect(scoreOf(posting, cv)).toBeGreaterThan(scoreOf(posting, cv.replaceAll('die', 'thing')))
  })
})
