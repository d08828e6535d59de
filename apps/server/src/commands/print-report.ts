import { doubtWords, type MatchRow, type Report } from '@rolefit/engine'

const marks = { met: '+', partly: '~', missing: '-', unclear: '?' } as const
const width = 88
const mostChanges = 10

/** A report that is good to read in a terminal. */
export function printReport(report: Report): string {
  const { job, quality, certainty } = report
  return [
    heading([job.title ?? 'This job', job.company, job.place].filter(Boolean).join(', ')),
    `Match ${report.score} of 100: ${report.band} (give or take ${certainty.points})`,
    report.ceiling > report.score
      ? `With better wording and no new claim: ${report.ceiling}`
      : 'Better wording of what this CV already shows would add less than a point.',
    '',
    ...report.subScores.map(({ name, percent, points }) =>
      bar(name, percent, `${Math.round(points)} points`),
    ),
    bar('Phrasing', quality.phrasing, 'beside the score'),
    bar('ATS readiness', quality.atsReadiness, 'beside the score'),
    ...certainty.doubts.map((code) => wrap(doubtWords[code], '  ! ')),
    ...section(
      'What the posting asks for',
      report.rows.filter(isAsked).map((row) => printRow(report, row)),
    ),
    ...section(
      'Check these first',
      report.rows
        .filter(isCondition)
        .map(({ requirement, status }) => `  ${marks[status]} ${plain(requirement.text)}`),
    ),
    ...section(
      'What speaks for this CV',
      report.advice.strengths.map((line) => wrap(line, '  ')),
    ),
    ...section(
      'What holds it back',
      report.advice.weaknesses.map((line) => wrap(line, '  ')),
    ),
    ...section(
      'What to change, and the points it would bring',
      report.advice.changes
        .slice(0, mostChanges)
        .map(({ text, tenths }) =>
          wrap(text, tenths > 0 ? `  +${(tenths / 10).toFixed(1)} `.padEnd(8) : '        '),
        ),
    ),
    '',
  ].join('\n')
}

function isAsked({ requirement }: MatchRow): boolean {
  return requirement.kind !== 'knock-out'
}

function isCondition({ requirement }: MatchRow): boolean {
  return requirement.kind === 'knock-out'
}

function printRow({ receipt }: Report, { requirement, status, evidence, how }: MatchRow): string {
  const line = receipt.find(({ requirementId }) => requirementId === requirement.id)
  const points = line ? `${(line.tenths / 10).toFixed(1)}/${(line.ofTenths / 10).toFixed(1)}` : ''
  const [best] = evidence
  const own = how === 'told' ? 'In words of its own: ' : ''
  const said = best ? `\n${wrap(`${own}“${plain(best.quote)}”`, '            ')}` : ''
  return `  ${marks[status]} ${points.padStart(8)} ${clip(plain(requirement.text), width - 14)}${said}`
}

function heading(text: string): string {
  return `${clip(plain(text), width)}\n${'─'.repeat(Math.min(width, plain(text).length))}`
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines]
}

function bar(name: string, percent: number, note: string): string {
  const filled = Math.round(percent / 5)
  return `  ${name.padEnd(14)} ${'█'.repeat(filled)}${'░'.repeat(20 - filled)} ${`${percent} %`.padStart(5)}  ${note}`
}

/** Words of a file as one line; control characters could command the terminal. */
function plain(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim()
}

function clip(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}

function wrap(text: string, indent: string): string {
  const lines: string[] = []
  let line = indent
  for (const word of plain(text).split(' ')) {
    if (line.length + word.length + 1 > width && line.trim() !== '') {
      lines.push(line)
      line = ' '.repeat(indent.length)
    }
    line += line === indent || line.trim() === '' ? word : ` ${word}`
  }
  return [...lines, line].join('\n')
}
