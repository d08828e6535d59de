import { describe, expect, it } from 'vitest'
import { degreeLevels } from '../../../education/degrees.ts'
import { readPosting } from '../../../read-posting.ts'
import { schoolingAbroad } from './schooling-abroad.ts'

const { vocational, associate, bachelor, master } = degreeLevels

describe('schoolingAbroad', () => {
  it.each([
    [
      'Bac+2/+3 (BTS Bioanalyses et contrôles, BTS Anabiotec, BUT Génie biologique ou équivalent)',
      associate,
    ],
    ['Bac+5 en informatique ou école d’ingénieur', master],
    ['Bac Pro MELEC ou un BTS électrotechnique', vocational],
    ['Bac+2 minimum (BTS MCO, DUT TC)', associate],
    ['licence professionnelle', bachelor],
  ])('reads "%s" as one demand', (demand, level) => {
    const text = `Vous êtes titulaire d'un ${demand}, vous aimez le contact.`
    const found = schoolingAbroad(text)
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([demand])
    expect(found[0]?.level).toBe(level)
  })

  it.each([
    [
      'Abgeschlossenes Studium der Informatik oder eine Ausbildung zum Fachinformatiker bzw. vergleichbare Qualifikation',
      vocational,
    ],
    [
      'abgeschlossene Berufsausbildung, z. B. als Koch, oder vergleichbare Qualifikation',
      vocational,
    ],
    ['Abgeschlossenes Hochschulstudium', bachelor],
  ])('reads "%s" as one demand', (demand, level) => {
    const text = `Wir erwarten:\n- ${demand}\n- Erfahrung und Freude am Kochen`
    const found = schoolingAbroad(text)
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([demand])
    expect(found[0]?.level).toBe(level)
  })

  it('tells the subjects where nothing else will do', () => {
    const [found] = schoolingAbroad('Vous avez un Bac Pro MELEC ou un BTS électrotechnique.')
    expect(found?.subjects).toEqual([['melec'], ['electrotechniqu']])
    expect(schoolingAbroad('Vous avez un CAP cuisine ou équivalent.')[0]?.subjects).toEqual([])
  })

  it.each([
    'Notre but est de vous former, vous aimez cela.',
    'Keep the CAP on and bring a bachelor.',
    'Die Ausbildung der Azubis gehört dazu, du führst sie.',
  ])('finds none in "%s"', (text) => {
    expect(schoolingAbroad(text)).toEqual([])
  })
})

it('asks for the schooling once, and for none of its words besides', () => {
  const { job } = readPosting(`Technicien de laboratoire (H/F)
Laiterie Sabot

Vos missions
- réaliser les analyses microbiologiques

Votre profil
- Titulaire d'un Bac+2 (BTS Bioanalyses et contrôles, BTS Anabiotec ou équivalent)
- Excel`)
  const asked = job.requirements.filter(({ text }) => /BTS/.test(text))
  expect(asked.map(({ kind }) => kind)).toEqual(['education'])
})
