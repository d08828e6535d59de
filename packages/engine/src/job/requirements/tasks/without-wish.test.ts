import { expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const tasks = (wish: string) =>
  readPosting(`Conveyancer\n\nYou need\n- Leasehold experience\n\n${wish}`)
    .job.requirements.filter(({ kind }) => kind === 'duty')
    .map(({ text, importance }) => `${importance}: ${text}`)

it.each([
  ['It would help if you had supervised juniors or written articles for the website.', 'nice'],
  ['Bonus points if you have supervised juniors or written articles for the website.', 'nice'],
  ["It helps if you've supervised juniors or written articles for the website.", 'nice'],
  ['Ideally you will have supervised juniors or written articles for the website.', 'preferred'],
])('asks for what is wished, and not for the wish: %s', (line, importance) => {
  expect(tasks(line)).toEqual([
    `${importance}: supervised juniors or written articles for the website`,
  ])
})
