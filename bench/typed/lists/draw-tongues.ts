import type { Chance } from '../../templates/chance.ts'
import type { DrawnCv } from '../drawn-cv.ts'
import { squeeze } from '../squeeze.ts'
import { findLostBeside, formatsOf, takenForSkills, writeCv, writeList } from './draw-list.ts'
import { tongueForms } from './forms.ts'
import { tongueLevels, tongues } from './words.ts'

const headings = ['Languages', 'LANGUAGES', 'Languages spoken', 'languages', 'Language skills']

/** A CV with one to three languages besides English. */
export function drawTongues(chance: Chance): DrawnCv {
  const form = chance.pick(tongueForms)
  const heading = chance.pick(headings)
  const isAbove = chance.isOneIn(2)
  const listed = ['English', ...chance.sample(tongues, chance.between(1, 3))].map((it) => {
    const how = chance.pick(tongueLevels)
    return {
      it,
      how,
      How: how.charAt(0).toUpperCase() + how.slice(1),
      cefr: chance.pick(['A2', 'B1', 'B2', 'C1', 'C2']),
    }
  })
  return {
    text: writeCv(writeList(heading, form, { listed, chance }), isAbove),
    formats: formatsOf(heading, form, isAbove),
    findLost: ({ languages, ...cv }) => {
      const read = languages.map(({ text }) => squeeze(text))
      const level = ({ how, cefr }: (typeof listed)[number]) =>
        squeeze(form.item.includes('{cefr}') ? cefr : /\{how\}/i.test(form.item) ? how : '')
      const isRead = (each: (typeof listed)[number]) =>
        read.some((text) => text.includes(squeeze(each.it)) && text.includes(level(each)))
      return [
        ...listed.filter((each) => !isRead(each)).map(({ it }) => `language: ${it}`),
        ...(read.length > listed.length ? [`languages: ${read.join(' | ')}`] : []),
        ...takenForSkills(cv),
        ...findLostBeside(cv),
      ]
    },
  }
}
