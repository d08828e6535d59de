import type { Chance } from '../../templates/chance.ts'
import type { DrawnCv } from '../drawn-cv.ts'
import { squeeze } from '../squeeze.ts'
import { findLostBeside, formatsOf, writeCv, writeList } from './draw-list.ts'
import { skillForms } from './forms.ts'
import { skillLevels, skills } from './words.ts'

const headings = [
  'Skills',
  'SKILLS',
  'Key skills',
  'My skills',
  'skills',
  'Key Skills and Abilities',
]

/** A CV with three to seven skills. */
export function drawSkills(chance: Chance): DrawnCv {
  const form = chance.pick(skillForms)
  const heading = chance.pick(headings)
  const isAbove = chance.isOneIn(2)
  const listed = chance
    .sample(skills, chance.between(3, 7))
    .map((it) => ({ it, how: chance.pick(skillLevels) }))
  const stop = form.name.endsWith('full stop') ? '.' : ''
  return {
    text: writeCv(`${writeList(heading, form, { listed, chance })}${stop}`, isAbove),
    formats: formatsOf(heading, form, isAbove),
    findLost: (cv) => {
      const read = cv.skills.map(({ text }) => squeeze(text))
      const isRead = ({ it, how }: (typeof listed)[number]) =>
        read.includes(squeeze(it)) || read.includes(squeeze(it + how))
      return [
        ...listed.filter((each) => !isRead(each)).map(({ it }) => `skill: ${it}`),
        ...(read.length > listed.length ? [`skills: ${read.join(' | ')}`] : []),
        ...findLostBeside(cv),
      ]
    },
  }
}
