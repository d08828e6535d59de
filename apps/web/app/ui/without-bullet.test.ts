import { describe, expect, it } from 'vitest'
import { withoutBullet } from './without-bullet.ts'

describe('withoutBullet', () => {
  it('leaves a line as it is that opens with a word', () => {
    expect(withoutBullet('Counterbalance forklift, renewed 2024')).toBe(
      'Counterbalance forklift, renewed 2024',
    )
  })

  it('takes off what a list opens a line with', () => {
    for (const sign of ['• ', '- ', '* ', '– ', '· ', '▪', '  • ']) {
      expect(withoutBullet(`${sign}KPI reporting in Excel`), sign).toBe('KPI reporting in Excel')
    }
  })

  it('takes off the signs of a Markdown heading, and no number sign of a word', () => {
    expect(withoutBullet('### Staff Nurse, 2013 - 2019')).toBe('Staff Nurse, 2013 - 2019')
    expect(withoutBullet('#1 in sales')).toBe('#1 in sales')
  })
})
