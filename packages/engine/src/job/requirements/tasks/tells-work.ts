import { workVerbs } from '../../../lexicon/verbs/work-verbs.ts'
import { WordTrait, wordAmong } from '../../../text/forms/word-trait.ts'
import type { Token } from '../../../text/tokenize.ts'
import { wantsFrom } from '../../head/hiring-sentence.ts'
import type { Posting } from '../../posting.ts'
import type { JobUnit } from '../../sections/read-sections.ts'
import { isDoing } from '../../terms/names-thing.ts'

/**
 * In a list every line is a task or a demand; a whole sentence above one tells of the work where it
 * turns to the reader, says who does something, or begins with what is done.
 */
export function tellsWork({ text, tokens }: Posting, unit: JobUnit): boolean {
  if (unit.section !== 'intro' && unit.section !== 'about') return true
  if (!/[.!?]$/.test(text.slice(unit.start, unit.end))) return true
  const own = tokens.slice(unit.first, unit.last)
  return (
    own.some((token) => ofWork.has(token)) ||
    begins(own[own[0]?.word === 'to' ? 1 : 0]) ||
    wantsFrom(text, unit) !== null
  )
}

/** Whether a line begins with what is done. */
export function begins(first: Token | undefined): boolean {
  if (first === undefined) return false
  return (
    ending.has(first) || isDoing(first) || (workVerbs.has(first.word) && !calls.has(first.word))
  )
}

/** What a posting calls its readers to do, or a word that begins with a name as often: "Call Jan", "Contract work". */
const calls: ReadonlySet<string> = new Set(
  `call contact apply join visit read get send work start learn find win see show share book ship stock travel study store sample care
  design research test plan support market finance project process account balance bill block box care change document fish`.split(
    /\s+/,
  ),
)

const ending = new WordTrait(({ word }) => word.endsWith('ing'))
const ofWork = wordAmong(
  `you your youll youd youre youve will shall would must should responsible responsibility responsibilities candidate applicant role position
  duties tasks include includes including involve involves work working works means someone somebody person who needs need needed looking
  seeking support postholder jobholder`.split(/\s+/),
)
