import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { creditPaper, plainPaper } from './credit-paper.ts'
import { evidenceAt, unitAround } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

const onRegister =
  /\bon the (?:\p{L}+ )?register\b|\b(?:fully|currently) (?:registered|licen[cs]ed)\b|\b(?:registered|licen[cs]ed) since\b|\bregistration (?:number|pin)\b|\b(?:registration|licen[cs]e) (?:is )?(?:current|in date|in good standing)\b/giu
/** Which register it is follows from the work alone. */
const unnamedRegister = 0.85

/** A licence that a CV does not call by its name: who works under the job's title and is "on the register" is on its own. */
export function matchRegister(candidate: Candidate, titles: Job['titles']): Found {
  const { text } = candidate
  const worksAs = candidate.titles.some(
    (held) => held.isRole && titles.some(({ name }) => name === held.title.name),
  )
  if (!worksAs) return nothingFound
  let best = nothingFound
  for (const { index, 0: said } of text.matchAll(onRegister)) {
    const span = { start: index, end: index + said.length }
    const line = unitAround(candidate, span)
    if (!line) continue
    const credit =
      unnamedRegister *
      line.backing *
      creditPaper(text, { line, hit: span, asked: plainPaper, titles: candidate.titles })
    if (credit <= best.credit) continue
    const { strength } = line
    best = {
      credit,
      how: 'implied',
      evidence: [evidenceAt(candidate, span, { how: 'implied', strength })],
    }
  }
  return best
}
