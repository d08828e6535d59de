import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'
import { withSmallLinesMarked } from './with-small-lines-marked.ts'

const tasks = [
  'find and write original stories from council meetings and documents',
  'attend evening meetings',
  'build contacts with councillors, officers and community groups',
  'file clean copy to tight deadlines, with headlines, pictures and video',
]

describe('withSmallLinesMarked', () => {
  it('reads each line of a list without marks by itself', () => {
    const { requirements } = readPosting(
      `Reporter\nDee News, Chester\n\nYou will:\n${tasks.join('\n')}\n\nYou must have:\n- Two years in a newsroom\n- Shorthand`,
    ).job
    const duties = requirements.filter(({ kind }) => kind === 'duty').map(({ text }) => text)
    expect(duties.some((text) => text.includes('\n'))).toBe(false)
    expect(duties).toContain(tasks[3])
  })

  it.each([
    [
      'a sentence that a window broke',
      'You will:\nfind and write original stories from the meetings of\nthe council and from documents, and build contacts with\nofficers, groups and all who know what is going on in the\ntown',
    ],
    ['a list that has its marks', `You will:\n- ${tasks.join('\n- ')}`],
    ['short lines, which are read as they are', 'You will:\ncook\nclean\nserve guests\n'],
  ])('leaves %s', (_, text) => expect(withSmallLinesMarked(text)).toBe(text))
})
