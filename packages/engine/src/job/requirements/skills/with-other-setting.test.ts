import { expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function asked(line: string) {
  return readPosting(`Cook\n\nRequirements\n- Food hygiene\n- ${line}`).job.requirements
}

it('asks for either of two settings that share their noun', () => {
  expect(asked('Experience of working in a kitchen or catering environment')).toContainEqual(
    expect.objectContaining({
      text: 'kitchen or catering environment',
      need: expect.objectContaining({ orWords: [['kitchen']] }),
    }),
  )
})

it('takes what a place is like for no place', () => {
  const texts = asked('Experience of working in a busy or catering environment').map(
    ({ text }) => text,
  )
  expect(texts).not.toContain('busy or catering environment')
})
