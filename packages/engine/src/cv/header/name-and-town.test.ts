import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('two names, a comma and a town', () => {
  it.each([
    ['Rosa Achter, Hull', 'Rosa Achter'],
    ['Garcia Lopez, Sofia', 'Sofia Garcia Lopez'],
  ])('are no surname in front, unless people are called so: %s', (line, name) => {
    expect(readCv(`${line}\n07700 900998\nr.a@example.com\n`).header.name?.text).toBe(name)
  })
})
