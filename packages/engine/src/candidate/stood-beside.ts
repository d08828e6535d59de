import type { Token } from '../text/tokenize.ts'
import { wordAmong } from '../text/word-trait.ts'
import type { CvUnit } from './candidate.ts'

/** Most lines have none of these words, which is told without reading their letters. */
const cue = wordAmong(
  'supervision guidance instruction supervised sign-off signoff shadowed shadowing visitor hobby self-study study sat edge watched'.split(
    ' ',
  ),
)
const beside =
  /\bunder (?:(?:the|an?|my) )?(?:[\w’']+ ){0,3}(?:supervision|guidance|instruction|sign-off)\b|\bsupervised by\b|\bshadow(?:ed|ing)\b(?! by)|\bas a (?:visitor|hobby)\b|\bsat in on\b|\bself-study\b|\bat the edge\b|\bwatched (?:the|a|an|how)\b/i

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
