import { type Assessment, type Refusal, refuseUnread, scoreRead } from '@rolefit/engine'
import { type CvLines, pathAt, toCvLines } from './cv-lines.ts'
import type {
  AskedPosting,
  LedgerRow,
  LiveScore,
  Scorable,
  Unread,
  Unscored,
} from './live-score.ts'
import { readAsked } from './read-asked.ts'

interface Pair extends Pick<Scorable, 'cv' | 'today'> {
  readonly posting: AskedPosting
}

/** Scores a CV under the pen against a posting, by the very engine that the server runs. */
export async function scoreCv({
  cv,
  posting,
  today,
}: Pair): Promise<LiveScore | Unscored | Unread> {
  const lines = toCvLines(cv)
  const unread = refuseUnread({ cvText: lines.text, jobText: posting.text })
  if (unread) return told(unread)
  const read = await readAsked(posting)
  if (!read) return { status: 'unread' }
  const scored = scoreRead({ cvText: lines.text, cv: lines.cv, posting: read, today })
  return scored.status === 'refused' ? told(scored) : toLiveScore(scored, lines)
}

async function told({ reason }: Refusal): Promise<Unscored> {
  const words = await import('./refused-words.ts').catch(() => null)
  return {
    status: 'refused',
    words: words?.refusedWords(reason) ?? 'This cannot be scored as it is.',
  }
}

function toLiveScore(scored: Assessment, lines: CvLines): LiveScore {
  return {
    status: 'scored',
    score: scored.score,
    band: scored.band,
    giveOrTake: scored.certainty.points,
    ceiling: scored.ceiling,
    subScores: [
      ...scored.subScores.map(({ name, percent }) => ({ name, percent })),
      { name: 'Phrasing', percent: scored.quality.phrasing },
      { name: 'ATS readiness', percent: scored.quality.atsReadiness },
    ],
    rows: ledger(scored, lines),
  }
}

/** The heaviest lines first, what the posting asks for before its own words. */
function ledger({ rows, receipt }: Assessment, lines: CvLines): LedgerRow[] {
  return rows
    .flatMap(({ requirement, status, evidence, how }) => {
      const line = receipt.find(({ requirementId }) => requirementId === requirement.id)
      if (!line) return []
      const shown = evidence[0]
      return [
        {
          id: requirement.id,
          text: requirement.text,
          importance: requirement.importance,
          status,
          points: line.tenths / 10,
          of: line.ofTenths / 10,
          isInOwnWords: how === 'told',
          quote: shown?.quote ?? null,
          path: shown ? pathAt(lines, shown.start) : null,
        },
      ]
    })
    .sort((a, b) => b.of - a.of)
}
