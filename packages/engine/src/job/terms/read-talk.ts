import { RootSet } from '../../text/tables/root-set.ts'
import type { Posting } from '../posting.ts'

/** What a posting says of who hires, where, and of what it gives: its words are asked of nobody. */
interface Talk {
  readonly all: RootSet
  /** Without the benefits, in which no company or town is named. */
  readonly ofFirm: RootSet
}

/** The company's name and the town stand in the boilerplate, too; a skill hardly does, and no sentence that demands is talk. */
export function readTalk({ text, units, tokens, importance }: Posting): Talk {
  const hasSections = units.some((unit) => unit.section !== 'intro')
  const talk = units.filter(
    (unit, at) =>
      unit.isBoilerplate ||
      (hasSections &&
        unit.section === 'intro' &&
        !(importance[at] === 'must' && demands.test(text.slice(unit.start, unit.end)))),
  )
  const rootsOf = (said: Posting['units']) =>
    new RootSet(said.flatMap((unit) => tokens.slice(unit.first, unit.last)))
  return {
    all: rootsOf(talk),
    ofFirm: rootsOf(talk.filter(({ section }) => section !== 'benefits')),
  }
}

const demands = /^\W*you(?:['’]ll)? (?:will |also |must |should |need )+/i
