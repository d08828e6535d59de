import type { Chance } from '../../templates/chance.ts'
import type { DrawnCv } from '../drawn-cv.ts'
import { squeeze } from '../squeeze.ts'
import { findLostBeside, formatsOf, writeCv, writeList } from './draw-list.ts'
import { paperForms } from './forms.ts'
import { papers } from './words.ts'

const headings = [
  'Certificates',
  'CERTIFICATES',
  'Licences and certificates',
  'Training',
  'Certificates and training',
  'Courses',
  'Tickets',
]

/** A CV with two to five papers that are no degrees. */
export function drawPapers(chance: Chance): DrawnCv {
  const form = chance.pick(paperForms)
  const heading = chance.pick(headings)
  const isAbove = chance.isOneIn(4)
  const listed = chance
    .sample(papers, chance.between(2, 5))
    .map(([it, giver]) => ({ it, giver, year: String(chance.between(2018, 2027)) }))
  const part = (name: 'giver' | 'year', value: string) =>
    form.item.includes(`{${name}}`) ? squeeze(value) : ''
  return {
    text: writeCv(writeList(heading, form, { listed, chance }), isAbove),
    formats: formatsOf(heading, form, isAbove),
    findLost: ({ certifications, ...cv }) => {
      const read = certifications.map(({ text }) => squeeze(text))
      const isRead = ({ it, giver, year }: (typeof listed)[number]) =>
        read.some(
          (text) =>
            text.includes(squeeze(it)) &&
            text.includes(part('giver', giver)) &&
            text.includes(part('year', year)),
        )
      return [
        ...listed.filter((each) => !isRead(each)).map(({ it }) => `paper: ${it}`),
        ...(read.length > listed.length ? [`papers: ${read.join(' | ')}`] : []),
        ...findLostBeside(cv),
      ]
    },
  }
}
