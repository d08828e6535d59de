import { describe, expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'

function creditOf(wish: string, worked: string) {
  const report = analyze({
    cvText: `Ada Moreton\nada@moreton.example\n\nExperience\nHousekeeping Supervisor, Grand Hotel, 2019 - present\n- ${worked}\n- Inspected sixty rooms a shift and trained twelve attendants\n- Kept the linen store and ordered the chemicals of the floor\n- Planned the rota of twelve people`,
    jobText: `Housekeeping Supervisor\n\nRequirements\n- Housekeeping in a hotel\n- ${wish}\n- Fluent English\n- Linen and chemicals`,
    today: { year: 2026, month: 11 },
  })
  if (report.status !== 'scored') throw new Error('Both texts can be read.')
  return report.rows.find(({ requirement }) => requirement.text.includes('GCC'))?.credit
}

describe('withCountries', () => {
  it('finds a region in the countries that are of it', () => {
    expect(
      creditOf('Previous GCC experience preferred', 'Opened a tower of 300 rooms in Doha, Qatar'),
    ).toBeGreaterThan(0.5)
    expect(
      creditOf('Previous GCC experience preferred', 'Opened a tower of 300 rooms in Leeds, UK'),
    ).toBe(0)
  })
})
