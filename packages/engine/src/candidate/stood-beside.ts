import type { Token } from '../text/tokenize.ts'
import { wordAmong } from '../text/word-trait.ts'
import type { CvUnit } from './candidate.ts'

/** Most lines have none of these words, which is told without reading their letters. */
const cue = wordAmong(
  'supervision guidance instruction sign supervised shadowed shadowing visitor hobby self sat edge watched'.split(
    ' ',
  ),
)

/**
 * Who leads others says "under my supervision" and "shadowed by two trainees"; what is watched for a living is a pool,
 * a screen or a market, and who studies users shadows them.
 */
const beside =
  /\bunder\s+(?!my\s+(?:\w+\s+)?(?:super|guid|instr|sign)|(?:own|little|limited|minimal|general)\b)(?:[\w’']+\s+){0,3}(?:supervision|guidance|instruction|sign-off)\b|\bsupervised\s+by\b|\bshadow(?:ed|ing)\b(?!\s+(?:\d+\s+)?(?:by|me|new|trainees|users|customers))|\bas\s+a\s+(?:visitor|hobby)\b|\bsat\s+(?:in\s+on|at\s+the\s+edge)\b|\bself-study\b|\bwatched\s+(?:others|colleagues|how\s+(?!users|people|customers|children))/i

/** Whether a line says that somebody stood beside the work, or did it under another's eye: "shadowed the ward clerk". */
export function stoodBeside(
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
  { start, end, first, last }: CvUnit,
): boolean {
  for (let at = first; at < last; at += 1) {
    const token = tokens[at]
    if (token && cue.has(token)) return beside.test(text.slice(start, end))
  }
  return false
}
