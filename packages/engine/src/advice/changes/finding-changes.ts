import { hasFigure } from '../../findings/bullet-rules.ts'
import type { Finding } from '../../findings/finding.ts'
import { findingCatalog } from '../../findings/finding-catalog.ts'
import type { Change } from '../advice.ts'
import { quoted } from '../in-words.ts'

/** Changes to wording and page. They make a CV better to read and leave the match score as it is. */
export function findingChanges(findings: readonly Finding[]): Change[] {
  return findings
    .toSorted((a, b) => findingCatalog[b.code].cost - findingCatalog[a.code].cost)
    .map(({ code, quotes }) => {
      const { area, meaning, advice } = findingCatalog[code]
      const [quote] = quotes
      return {
        id: `mend_${code}`,
        category: area === 'ats' ? 'Format' : 'Wording',
        action: leavesOut.has(code) ? 'leave-out' : 'mend',
        text: quote ? `${meaning} (${quoted(quote.quote)}) ${advice}` : `${meaning} ${advice}`,
        tenths: 0,
        requirementId: null,
        findingCode: code,
        quote: quote ?? null,
        question: null,
      }
    })
}

/** What is worth telling: "Manage seven seniors" and "MSc Statistics" are brief, and say enough. */
export function findingsToTell(findings: readonly Finding[]): Finding[] {
  return findings.flatMap((finding) => {
    if (finding.code !== 'short-bullet') return [finding]
    const quotes = finding.quotes.filter(({ quote }) => !hasFigure(quote) && !schooling.test(quote))
    return quotes.length > 0 ? [{ ...finding, quotes }] : []
  })
}

const schooling =
  /\b(?:[BM]\.?(?:Sc|A|S|Eng|Ed)|Ph\.?D|[GN]VQ|GCSEs?|A-levels?|Diploma|Certificate|Degree|Bachelor|Master)\b/

const leavesOut: ReadonlySet<string> = new Set([
  'hidden-text',
  'copied-from-posting',
  'keyword-stuffing',
  'filler-words',
  'first-person',
])
