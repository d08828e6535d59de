import type { Change } from '../../src/advice/advice.ts'
import { analyze, type Report } from '../../src/analyze.ts'
import { writeSnippet } from '../../src/writing/snippets/write-snippet.ts'

interface Pair extends Report {
  readonly cvText: string
  readonly jobText: string
}

const sections: Readonly<Record<string, string>> = {
  education: 'Education',
  certification: 'Certifications',
  licence: 'Certifications',
  language: 'Languages',
}

/** The score once the example of a change stands in the CV, its open places filled; whether it was an empty frame. */
export function putIn(report: Pair, change: Change): { score: number; isEmpty: boolean } {
  const { cvText, jobText, candidate, rows } = report
  const { text, line } = writeSnippet({ change, candidate, rows })
  const row = rows.find(({ requirement }) => requirement.id === change.requirementId)
  const section = sections[row?.requirement.kind ?? '']
  const filled = fillIn(text)
  const told = analyze({
    cvText: section
      ? `${cvText.trimEnd()}\n\n${section}\n${filled}\n`
      : line && cvText.includes(line)
        ? cvText.replace(line, filled)
        : withLine(report, filled),
    jobText,
    today: { year: 2026, month: 11 },
  })
  if (told.status === 'refused') throw new Error(told.reason)
  return { score: told.score, isEmpty: /^\[What you did\](?: for \[|, )/.test(text) }
}

/** A line more in the latest role. */
function withLine({ cvText, candidate }: Pair, line: string): string {
  const [latest] = candidate.cv.experience
  const end = latest?.bullets.at(-1)?.span.end ?? latest?.span.end ?? cvText.length
  return `${cvText.slice(0, end)}\n- ${line}${cvText.slice(end)}`
}

function fillIn(text: string): string {
  return text
    .replace(/\[number\] \[of what, or how often\]/g, '14 a week')
    .replace(/\[number\]/g, '14')
    .replace(
      /\[(?:What you did that (?:shows|took)|When your work called for) ([^\]]+)\]/g,
      'Showed $1',
    )
    .replace(/\[What you did(?: with|:| as) ([^\]]+)\]/g, 'Worked with $1')
    .replace(/\[(?:What you did|Planned, did, checked …)\]/g, 'Checked')
    .replace(/\bto \[what you did\]/g, 'to plan the week')
    .replace(/\[what you did\]/g, 'planned it with the others')
    .replace(/\[(?:month and )?year\]/g, 'March 2021')
    .replace(/\[(?:from whom|school)\]/g, 'Riverside College')
    .replace(/\[how well[^\]]*\]/g, 'fluent')
    .replace(/ \[which\]/g, '')
    .replace(/\[[^\]]*\]/g, 'the whole house')
}
