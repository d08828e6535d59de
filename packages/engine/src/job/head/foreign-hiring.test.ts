import { describe, expect, it } from 'vitest'
import { findForeignHiring } from './foreign-hiring.ts'

function namesIn(text: string) {
  const { company, title, place } = findForeignHiring(text)
  return [company, title, place].map((span) => span && text.slice(span.start, span.end))
}

describe('findForeignHiring', () => {
  it('reads employer, title and place of one sentence', () => {
    expect(
      namesIn('Groupe Belvaux recrute un(e) Gestionnaire de paie (H/F) en CDI à Angers'),
    ).toEqual(['Groupe Belvaux', 'Gestionnaire de paie (H/F)', 'Angers'])
  })

  it('takes the title from the line below', () => {
    expect(
      namesIn(
        'Hallmoor GmbH sucht in Vollzeit am Standort Kassel eine/n\n\nElektroniker (m/w/d)\n',
      ),
    ).toEqual(['Hallmoor GmbH', 'Elektroniker (m/w/d)', 'Kassel'])
    expect(namesIn('Naviera Sol S.L. selecciona:\nADMINISTRATIVO/A DE TRÁFICO\n')).toEqual([
      'Naviera Sol S.L.',
      'ADMINISTRATIVO/A DE TRÁFICO',
      null,
    ])
  })

  it('takes nobody’s word for an employer, and English for no hiring of others', () => {
    expect(namesIn('Wir suchen eine Köchin für unser Haus')[0]).toBeNull()
    expect(namesIn('Hill Works is looking for a welder in Kassel')).toEqual([null, null, null])
  })
})
