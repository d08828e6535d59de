import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const rest = '\n\nRequirements\n- MIG welding\n- Reading drawings\n'

describe('findEmployerInTitle', () => {
  it.each([
    [
      'Pharmacy Dispenser - Well & Good Pharmacy, Stockport',
      'Pharmacy Dispenser',
      'Well & Good Pharmacy',
    ],
    ['CHEF DE PARTIE 🔪 @ The Salt House, Whitby', 'CHEF DE PARTIE', 'The Salt House'],
    ['Barista at Ground Floor Coffee, Leeds', 'Barista', 'Ground Floor Coffee'],
    [
      'Bookkeeper – Harrow & Finch Accountants, Bristol',
      'Bookkeeper',
      'Harrow & Finch Accountants',
    ],
    ['Marketing Executive (Harper Lane Ltd, London)', 'Marketing Executive', 'Harper Lane Ltd'],
    ['Graphic Designer for Bold Bean Co', 'Graphic Designer', 'Bold Bean Co'],
    ['Vet Nurse // Paws & Claws Vets // Truro', 'Vet Nurse', 'Paws & Claws Vets'],
    ['Plumber wanted by Flow Right Plumbing', 'Plumber', 'Flow Right Plumbing'],
    ['Hair Stylist @ Shear Bliss 💇', 'Hair Stylist', 'Shear Bliss'],
    [
      'Registered Manager, Supported Living - Lifeways, Preston',
      'Registered Manager, Supported Living',
      'Lifeways',
    ],
    ['Join Tidewell as a QA Engineer', 'QA Engineer', 'Tidewell'],
    ['Accounts Assistant - Manchester City Centre', 'Accounts Assistant', null],
  ])('parts title and employer in “%s”', (line, title, company) => {
    expect(readPosting(`${line}${rest}`).job).toMatchObject({ title, company })
  })
})
