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

  it('marks the names that are missing, and none where the line was lost', () => {
    const nameProblem = 'First name and last name are required.'
    const missing = { nameProblem, missingNames: ['first_name', 'last_name'] }
    const page = renderedPage(AccountProfile, { profile, devices: [] }, missing)
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(wordsOf(page).split(nameProblem)).toHaveLength(2)
    const lost = { nameProblem: 'Network error. Please try again.' }
    const kept = renderedPage(AccountProfile, { profile, devices: [] }, lost)
    expect(kept).not.toContain('aria-invalid="true"')
    expect(kept).toMatch(/role="alert"><div [^>]+>Network error\. Please try again/)
  })

  it('says where it cannot be loaded', () => {
    const page = renderedPage(AccountProfile, { profile: null, devices: [] })
    expect(wordsOf(page)).toBe("Couldn't load your profile.")
  })
})
