import type { Advice } from './advice/advice.ts'
import { advise } from './advice/advise.ts'
import { type Assessment, assess } from './assess.ts'
import type { Month } from './candidate/months-worked.ts'
import { compare } from './compare.ts'
import type { Cv, LayoutLine } from './cv/cv.ts'
import { checkFile } from './findings/check-file.ts'
import type { FileFacts } from './findings/finding.ts'
import type { Refusal } from './refuse.ts'

/** Two texts, the month they are read in, and what the file reader saw of the CV. */
export interface AnalyzeInput {
  readonly cvText: string
  readonly jobText: string
  /** The month in which "present" ends. */
  readonly today: Month
  readonly layout?: readonly LayoutLine[]
  /** What the CV's text says, where its fields are known and need no reading. */
  readonly cv?: Cv
  readonly file?: FileFacts
}

/** Everything the engine has to say about a CV and a posting. */
export interface Report extends Assessment {
  readonly advice: Advice
}

/** Reads a posting and a CV, matches them, scores the match and says what to change. */
export function analyze(input: AnalyzeInput): Report | Refusal {
  // 1. What does the posting ask for, what does the CV show, and where do they meet?
  const compared = compare(input)
  if (compared.status === 'refused') return compared

  // 2. What is that worth, how sure is it, and how is it told?
  const assessed = assess(compared, { today: input.today, inFile: checkFile(input.file) })

  // 3. What would make it better without a word that is not true?
  const { candidate, matched } = compared
  return { ...assessed, advice: advise({ candidate, matched, quality: assessed.quality }) }
}
