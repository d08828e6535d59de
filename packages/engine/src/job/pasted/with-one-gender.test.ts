import { expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'
import { withOneGender } from './with-one-gender.ts'

it.each([
  ['Technicien(ne) de laboratoire', 'Technicien de laboratoire'],
  ['Vendeur(se) ou employé·e', 'Vendeur ou employé'],
  ['Directeur·rice, agents', 'Directeur, agents'],
  ['Directeur/trice de magasin', 'Directeur de magasin'],
  ['Verkäufer/-in, Fahrer:innen, Lehrer*in', 'Verkäufer, Fahrer, Lehrer'],
  ['Employé.e.s polyvalent.e.s', 'Employé polyvalent'],
  ['Kaufmann/-frau für Büromanagement', 'Kaufmann für Büromanagement'],
  ['Leiter (m/w/d) Einkauf', 'Leiter Einkauf'],
  ['Mitarbeiter (w/m/d) im Kundenservice', 'Mitarbeiter im Kundenservice'],
])('reads "%s" without its second ending', (written, read) => {
  expect(withOneGender(written)).toBe(read)
})

it.each([
  'Koch (m/w/d)',
  'Koch (m/w/d) in Teilzeit',
  'Write to ann@moss.se or see moss.example/in/use',
  'Item(s) to bring',
  'Option (e) applies',
  'See list·end',
  'Plan(ning) of work',
])('leaves "%s" as it is', (written) => {
  expect(withOneGender(written)).toBe(written)
})

it('calls the job as its holders call themselves', () => {
  const { job } = readPosting(
    'Technicien(ne) de laboratoire\n\nProfil\n- Analyses microbiologiques',
  )
  expect(job.title).toBe('Technicien de laboratoire')
})
