import type { CheckContext, Finding, FindingRule } from './finding.ts'
import type { FindingCode } from './finding-costs.ts'

/** What a parser needs at the top and along the page to file a CV. */
export const contactRules: readonly FindingRule[] = [
  ({ candidate }) => missing('no-name', candidate.cv.header.name === null),
  ({ candidate }) => missing('no-email', candidate.cv.header.email === null),
  ({ candidate }) => missing('no-phone', candidate.cv.header.phone === null),
  ({ candidate }) => missing('no-location', candidate.cv.header.location === null),
  (context) => missing('no-experience-section', !hasSection(context, 'experience')),
  (context) =>
    missing(
      'no-education-section',
      !hasSection(context, 'education') && !hasSection(context, 'certifications'),
    ),
  (context) => missing('no-skills-section', !hasSection(context, 'skills')),
  ({ candidate }) => {
    const long = candidate.cv.header.links.filter(({ text }) => text.length > 70)
    return long.length === 0
      ? []
      : [
          {
            code: 'bare-links',
            count: long.length,
            quotes: long.map(({ span, quote }) => ({ ...span, quote })),
          },
        ]
  },
]

function missing(code: FindingCode, isMissing: boolean): Finding[] {
  return isMissing ? [{ code, count: 1, quotes: [] }] : []
}

function hasSection({ candidate }: CheckContext, kind: string): boolean {
  return candidate.cv.sections.some((section) => section.kind === kind)
}
