import { expect, it } from 'vitest'
import { longestCvName } from '@rolefit/contract/input-rules'
import { freeName } from './free-name.ts'

it('leaves a name as it is where no other CV bears it', () => {
  expect(freeName('Staff Nurse', ['Cook'])).toBe('Staff Nurse')
})

it('puts the first free number behind a name that is taken', () => {
  expect(freeName('Staff Nurse', ['Staff Nurse'])).toBe('Staff Nurse (2)')
  expect(freeName('Staff Nurse', ['Staff Nurse (2)', 'Staff Nurse'])).toBe('Staff Nurse (3)')
  expect(freeName('Staff Nurse', ['Staff Nurse', 'Staff Nurse (3)'])).toBe('Staff Nurse (2)')
})

it('counts on from a name that bears a number, which a year is not', () => {
  expect(freeName('Cook (2)', ['Cook', 'Cook (2)'])).toBe('Cook (3)')
  expect(freeName('Cook (2026)', ['Cook (2026)'])).toBe('Cook (2026) (2)')
})

it('shortens the longest names, so that they stay within their limit', () => {
  const longest = 'n'.repeat(longestCvName)
  const numbered = freeName(longest, [longest])
  expect(numbered).toHaveLength(longestCvName)
  expect(numbered).toMatch(/n \(2\)$/)
})
