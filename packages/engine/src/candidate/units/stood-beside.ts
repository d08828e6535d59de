import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import type { CvUnit } from '../candidate.ts'

/** Most lines have none of these words, which is told without reading their letters. */
const cue = wordAmong(
  'supervision guidance instruction sign supervised shadowed shadowing visitor hobby self sat edge watched home spare free fun friends learning lectures dissertation thesis coursework interest interested reading'.split(
    ' ',
  ),
)

/**
 * Who leads others says "under my supervision" and "shadowed by two trainees"; what is watched for a living is a pool,
 * a screen or a market, and who studies users shadows them.
 */
const beside =
  /\bunder\s+(?!my\s+(?:\w+\s+)?(?:super|guid|instr|sign)|(?:own|little|limited|minimal|general)\b)(?:[\w’']+\s+){0,3}(?:supervision|guidance|instruction|sign-off)\b|\bsupervised\s+by\b|\bshadow(?:ed|ing)\b(?!\s+(?:\d+\s+)?(?:by|me|new|trainees|users|customers))|\bas\s+a\s+(?:visitor|hobby)\b|\bsat\s+(?:in\s+on|at\s+the\s+edge)\b|\bself-study\b|\bwatched\s+(?:others|colleagues|how\s+(?!users|people|customers|children))/i

/** What is only learnt, tried or liked so far, or done at home and for friends; "learning support" is a job. */
const unpaid =
  /\bin my (?:spare|free) time\b|\bfor (?:fun|friends)\b|\b(?:tried|learn(?:ed|t)|practi[cs]ed|baked|built)\b.{0,60}\bat home\b|^\W*learning:|\b(?:am|currently|still|now|started) (?:learning(?! (?:support|disab|and|&))|reading)\b|\b(?:lectures|dissertation|thesis|coursework)\s*[:(–]|\binterested in\b|\b(?:keen|strong|great|an|my) interest in\b/i

/** Whether a line says that somebody stood beside the work, or did it under another's eye, or not for a living. */
export function stoodBeside(
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
  { start, end, first, last }: CvUnit,
): boolean {
  for (let at = first; at < last; at += 1) {
    const token = tokens[at]
    if (!token || !cue.has(token)) continue
    const line = text.slice(start, end)
    return beside.test(line) || unpaid.test(line)
  }
  return false
}
