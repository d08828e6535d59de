import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asked(line: string): string[] {
  const { requirements } = readPosting(
    `Bricklayer\nHarrow Builders Ltd, Leeds\n\nAbout the job\n${line}\n\nYou must have a CSCS card.`,
  ).job
  return requirements
    .filter(({ kind }) => kind !== 'duty' && kind !== 'title')
    .map(({ text }) => text.toLowerCase())
}

describe('isAtHand', () => {
  it.each([
    ['Must be reliable. Some lifting, labourers and telehandler on site.', 'telehandler'],
    ['There is a tower crane and a good gang.', 'tower crane'],
    ['The yard has a forklift and a wash bay.', 'forklift'],
    ['Site has welfare, parking and a telehandler.', 'telehandler'],
    ['Scaffold is up, with a forklift available.', 'forklift'],
    ['Hoist provided by the main contractor.', 'hoist'],
    ['You will join our award winning 4 star hotel.', '4 star hotel'],
    ['We need a qualified bricklayer to join our 4 star hotel.', '4 star hotel'],
    ['You cover the borough, the county council and the NHS trust.', 'nhs trust'],
    ['You cover the borough and the county councils.', 'county councils'],
    ['Set up and clear down the surgery.', 'surgery'],
  ])('asks in "%s" for no "%s"', (line, word) => expect(asked(line)).not.toContain(word))

  it.each([
    ['You drive the telehandler on site.', 'telehandler'],
    ['Must have a telehandler ticket for use on site.', 'telehandler ticket'],
    ['Telehandler experience on site needed.', 'telehandler'],
    ['Two years of experience in a 4 star hotel.', '4 star hotel'],
    ['Background in an NHS trust preferred.', 'nhs trust'],
    ['Assist in oral surgery.', 'oral surgery'],
    ['Must be registered with the Nursing and Midwifery Council.', 'nursing and midwifery council'],
    [
      'Current registration with the General Pharmaceutical Council.',
      'general pharmaceutical council',
    ],
  ])('asks in "%s" for "%s"', (line, word) => expect(asked(line)).toContain(word))
})
