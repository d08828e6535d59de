import { describe, expect, it } from 'vitest'
import { renderedPage, wordsOf } from '../../test/rendered.ts'
import AccountProfile from './account.profile.tsx'

const profile = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  year_of_birth: 1992,
  plan: 'paid',
  credits: 7,
  created_at: '2026-11-01T09:00:00.000Z',
}

describe('AccountProfile', () => {
  it('shows who the account belongs to, its plan and its credits', () => {
    const page = renderedPage(AccountProfile, { profile, devices: [] })
    expect(wordsOf(page)).toContain(
      'Email ada@example.com Year of birth 1992 Plan paid Credits balance 7',
    )
    expect(page).toMatch(/name="first_name"[^>]* value="Ada"/)
    expect(page).toMatch(/name="last_name"[^>]* value="Byron"/)
  })

  it('says where it cannot be loaded', () => {
    const page = renderedPage(AccountProfile, { profile: null, devices: [] })
    expect(wordsOf(page)).toBe("Couldn't load your profile.")
  })
})
