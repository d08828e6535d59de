import type { Token } from '../text/tokenize.ts'
import { wordAmong } from '../text/word-trait.ts'
import type { CvUnit } from './candidate.ts'

/** Most lines have none of these words, which is told without reading their letters. */
const cue = wordAmong(
  'supervision guidance instruction sign supervised shadowed shadowing visitor hobby self sat edge watched'.split(
    ' ',
  ),
)

const eye = '(?:supervision|guidance|instruction|sign-off)'
const leading = String.raw`my\s+(?:\w+\s+)?${eye}|(?:own|little|limited|minimal|minimum|general)\b`

/** Who leads others says "under my supervision" and "shadowed by two trainees"; what is watched for a living is a pool, a screen or a market. */
const beside = new RegExp(
  [
    String.raw`\bunder\s+(?!${leading})(?:[\w’']+\s+){0,3}${eye}\b`,
    String.raw`\bsupervised\s+by\b(?!\s+me\b)`,
    String.raw`(?<!\b(?:starters|hires|trainees|recruits)\s+)\bshadow(?:ed|ing)\b(?!\s+(?:\d+\s+)?(?:by|me|new|trainees|users?|customers?|clients?|payroll|tickets)\b)`,
    String.raw`\bas\s+a\s+(?:visitor|hobby)\b`,
    String.raw`\bsat\s+in\s+on\b`,
    String.raw`\bself-study\b`,
    String.raw`\b(?:sat|stood)\s+at\s+the\s+edge\b`,
    String.raw`\bwatched\s+(?:others|colleagues|(?:the|an?|my|our)\s+(?:senior|lead|head|experienced|qualified|older|other)|how(?!\s+(?:users?|people|customers?|visitors?|children)))\b`,
  ].join('|'),
  'i',
)

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
