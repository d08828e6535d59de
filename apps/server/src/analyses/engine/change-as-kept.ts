import type { AnalysisChange } from '@rolefit/contract'
import { type Change, type FindingCode, findingCatalog, type Report } from '@rolefit/engine'

/** A change as a result keeps it, with what the posting asked for in its words. */
export interface KeptChange extends AnalysisChange {
  readonly asked: string | null
}

/** A change that a result keeps, for an engine that would not propose it any more. */
export function changeAsKept(kept: KeptChange, { candidate, rows }: Report): Change {
  const { id, text, action, asked, quote, question } = kept
  const row = rows.find(({ requirement }) => requirement.text === asked)
  const start = quote === null ? -1 : candidate.text.indexOf(quote)
  const code = id.replace(/^mend_/, '')
  return {
    id,
    category: 'Wording',
    action,
    text,
    tenths: 0,
    requirementId: row?.requirement.id ?? null,
    findingCode: isFindingCode(code) ? code : null,
    quote: quote === null || start < 0 ? null : { start, end: start + quote.length, quote },
    question,
  }
}

function isFindingCode(code: string): code is FindingCode {
  return Object.hasOwn(findingCatalog, code)
}
