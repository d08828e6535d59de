import { describe, expect, it } from 'vitest'
import { regenerateProblem } from './regenerate-problem.ts'

describe('regenerateProblem', () => {
  it.each([
    ['rate_limited', 'Too many tries.', 'CV regeneration failed: Too many tries.'],
    ['unexpected', '', 'CV regeneration failed: Unknown error'],
    ['unexpected_response', 'Not understood.', 'CV regeneration failed: Unknown error'],
    ['network', 'Lost.', 'Something went wrong regenerating the CV. Lost.'],
  ] as const)('explains %s', (error, message, words) => {
    expect(regenerateProblem({ ok: false, status: 0, error, message })).toBe(words)
  })
})
