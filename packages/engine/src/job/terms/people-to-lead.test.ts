import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readPosting } from '../../read-posting.ts'
import { findPeopleToLead } from './people-to-lead.ts'

function askedBy(line: string) {
  const posting = `Site Supervisor\n\nWhat you will do\n- Check deliveries against their notes\n- ${line}\n`
  return readPosting(posting).job.requirements.find(({ id }) => id.includes('people-management'))
}

describe('people to lead', () => {
  it('are asked for by their number, whatever they do', () => {
    expect(askedBy('One coordinator to lead')?.text).toBe('One coordinator to lead')
    expect(askedBy('Keep the yard, with 12 agency drivers to supervise')?.text).toBe(
      '12 agency drivers to supervise',
    )
  })

  it('are found with the very words that say so', () => {
    const { lexicon } = readKnowledge()
    const worded = readWords(
      lexicon,
      'Keep the yard, with 12 agency drivers to supervise. Use Excel.',
    )
    const [hit] = findPeopleToLead(lexicon, worded)
    const words = worded.tokens
      .slice(hit?.first, hit?.last)
      .map(({ start, end }) => worded.text.slice(start, end))
    expect(words).toEqual(['12', 'agency', 'drivers', 'to', 'supervise'])
  })

  it.each([
    'Supervise two nurses',
    'You will supervise trainees',
    'Manage up to six agency drivers',
  ])('are asked for behind the verb: %s', (line) => {
    expect(askedBy(line)?.text.toLowerCase()).toBe(line.replace('You will ', '').toLowerCase())
  })

  it('are to be mentored', () => {
    const { requirements } = readPosting(
      'Planner\n\nWhat you will do\n- Check plans against the rules\n- You’ll mentor two Planning Officers\n',
    ).job
    expect(requirements.find(({ text }) => /mentor/i.test(text))?.need).toMatchObject({
      anyOf: ['staff development'],
    })
  })

  it.each([
    'Lead engineers through an audit',
    'Manage agents and letting fees',
    'Supervise the loading of drivers',
    'Oversee projects with two builders',
  ])('are none in "%s"', (line) => expect(askedBy(line)).toBeUndefined())

  it('are none where something else is led, or nobody', () => {
    expect(askedBy('Find two new ways to lead water off the yard')).toBeUndefined()
    expect(askedBy('Pass one report to the foreman')).toBeUndefined()
  })
})
