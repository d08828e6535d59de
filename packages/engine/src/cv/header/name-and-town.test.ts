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

it.each(['Joanne Hesketh MAAT, Assoc CIPD', 'Joanne Hesketh BSc, Chartered MCIPD'])(
  'what somebody is of a body is no given name: %s',
  (line) => {
    expect(readCv(`${line}\nLeyland\nj@example.org\n`).header.name?.text).toMatch(/^Joanne/)
  },
)

it.each([
  ['Houghton-le-Spring, DH4', 'Houghton-le-Spring, DH4'],
  ['Stoke-on-Trent ST4', 'Stoke-on-Trent ST4'],
  ['Forklift, MIG3', undefined],
])('a town goes with the first half of its postcode: %s', (line, place) => {
  const { location } = readCv(`Cal Robson\n${line}\nc@example.com | 07700 900263\n`).header
  expect(location?.text).toBe(place)
})

it.each([
  ['Tamworth area', 'Tamworth area'],
  ['Greater Boston Area', 'Greater Boston Area'],
  ['San Francisco Bay Area', 'San Francisco Bay Area'],
  ['Practice area', undefined],
])('whoever names no town may name its area: %s', (words, place) => {
  const { location } = readCv(`Cal Robson\n${words} | 07700 900263 | c@example.com\n`).header
  expect(location?.text).toBe(place)
})
