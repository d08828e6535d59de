import { describe, expect, it } from 'vitest'
import { CvDocument } from '@rolefit/contract'
import { noteLines } from './note-lines.ts'

function cvOf(lines: number): CvDocument {
  const bullets = Array.from({ length: 150 }, () => 'Responsible for the keys')
  const role = { title: 'Porter', company: 'Quill Hotel', dates: '2019', bullets }
  const header = { name: 'Ada', email: '', phone: '', location: '' }
  const experience = Array.from({ length: lines / bullets.length }, () => role)
  return CvDocument.parse({ header, summary: '', experience, education: [], skills: [] })
}

describe('noteLines', () => {
  it('notes what a reader would stumble over', () => {
    expect(noteLines(cvOf(150))).toContainEqual(expect.objectContaining({ code: 'weak-verb' }))
  })

  it('leaves a CV that nobody can export to the browser that shows it', () => {
    expect(noteLines(cvOf(3_000))).toEqual([])
  })
})
