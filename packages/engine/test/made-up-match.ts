import type { Requirement } from '../src/job/job.ts'
import { withShut } from '../src/job/requirements/papers/with-shut.ts'
import type { MatchRow } from '../src/match/match-row.ts'
import { readPosting } from '../src/read-posting.ts'
import type { Matched } from '../src/score/score.ts'

type Asked = Partial<Requirement> & Pick<Requirement, 'id'>

/** What a posting asks for and a CV earns of it, set down by hand, so that a test can add it up itself. */
export function madeUpMatch({
  text = '',
  rows,
  words = [],
  places = () => 0,
}: {
  readonly text?: string
  readonly rows: readonly MatchRow[]
  /** The weights of the posting's own words, which are named "word-0" and so on. */
  readonly words?: readonly number[]
  readonly places?: (root: string) => number
}): Matched {
  const keywords = words.map((weight, index) => ({
    root: `word-${index}`,
    word: `word-${index}`,
    weight,
  }))
  const { job } = readPosting(text)
  // Nothing else in the CV: what is named once is shown in full.
  return { job: { ...job, text, keywords }, rows, placesOf: places, spread: 0 }
}

/** A requirement with what the CV earns of it; a wish for a skill of weight 1 where nothing else is said. */
export function madeUpRow(asked: Asked, credit: number): MatchRow {
  const asks: Requirement = {
    text: asked.id,
    quote: { quote: asked.id, start: 0, end: 0 },
    sentence: { start: 0, end: 0 },
    kind: 'skill',
    importance: 'preferred',
    weight: 1,
    need: { type: 'terms', anyOf: [asked.id] },
    ...asked,
  }
  const [requirement = asks] = withShut({ text: '', degrees: [], terms: [], title: null }, [asks])
  const status = credit === 1 ? 'met' : credit > 0 ? 'partly' : 'missing'
  return { requirement, status, credit, how: 'same', places: credit > 0 ? 1 : 0, evidence: [] }
}
