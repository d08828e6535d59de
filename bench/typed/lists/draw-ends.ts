import type { Cv } from '@rolefit/engine'
import type { Chance } from '../../templates/chance.ts'
import type { DrawnCv } from '../drawn-cv.ts'
import { squeeze } from '../squeeze.ts'
import { findLostBeside, takenForSkills, writeCv, writeList } from './draw-list.ts'
import { hobbyForms, onRequest, refereeForms } from './forms.ts'
import { hobbies, referees } from './words.ts'

const headingsOfHobbies = ['Hobbies', 'HOBBIES', 'Interests', 'Hobbies and interests', 'hobbies']
const headingsOfReferees = ['References', 'REFERENCES', 'Referees', 'references']

/** A CV that ends with what somebody likes to do and who would speak for them. */
export function drawEnds(chance: Chance): DrawnCv {
  const form = chance.pick(hobbyForms)
  const heading = chance.pick(headingsOfHobbies)
  const liked = chance.sample(hobbies, chance.between(2, 4)).map((it) => ({ it }))
  const isNamed = chance.isOneIn(2)
  const named = chance.sample(referees, isNamed ? chance.between(1, 2) : 0)
  const ofReferees = chance.pick(refereeForms)
  const asked = isNamed
    ? writeList(chance.pick(headingsOfReferees), ofReferees, {
        listed: named.map(({ name = '', ...rest }) => ({ it: name, ...rest })),
        chance,
      })
    : chance.pick(onRequest)
  const gap = chance.pick(['\n', '\n\n'])
  return {
    text: writeCv(`${writeList(heading, form, { listed: liked, chance })}${gap}${asked}`, false),
    formats: [
      `hobbies: ${form.name}`,
      `referees: ${isNamed ? ofReferees.name : 'on request'}`,
      `between them: ${gap === '\n' ? 'nothing' : 'an empty line'}`,
    ],
    findLost: (cv) => [
      ...liked.filter(({ it }) => !isIn(cv, 'interests', it)).map(({ it }) => `hobby: ${it}`),
      ...named.flatMap(({ name = '', phone = '' }) =>
        [name, phone]
          .filter((words) => !isIn(cv, 'references', words))
          .map((it) => `referee: ${it}`),
      ),
      ...takenForSkills(cv),
      ...findLostBeside(cv),
    ],
  }
}

function isIn(
  { others }: Pick<Cv, 'others'>,
  kind: Cv['others'][number]['kind'],
  words: string,
): boolean {
  return others
    .filter((other) => other.kind === kind)
    .some(({ items }) => items.some(({ text }) => squeeze(text).includes(squeeze(words))))
}
