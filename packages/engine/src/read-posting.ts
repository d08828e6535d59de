import type { ReadPosting } from './compare-read.ts'
import type { Job } from './job/job.ts'
import { readablePosting } from './job/pasted/readable-posting.ts'
import { readJob } from './job/read-job.ts'
import { keepLatest } from './keep-latest.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords } from './lexicon/find/read-words.ts'
import { setCapitals } from './text/capitals/set-capitals.ts'
import { smallWords } from './text/capitals/small-words.ts'
import { ownLetters } from './text/letters/own-letters.ts'
import { quoteSpan } from './text/span.ts'

const latest = keepLatest<ReadPosting>(({ job }) => job.text)

/**
 * Reads a posting, or takes it as it was just read: who edits a CV, or scores many for one job, asks
 * about the same posting again and again. What it says of places is true of the readable text.
 */
export function readPosting(given: string): ReadPosting {
  const text = readablePosting(given)
  return latest(text, () => {
    const { lexicon, words } = readKnowledge()
    const typed = setCapitals(text)
    const worded = readWords(lexicon, typed ?? text)
    const told = typed === null ? worded : { ...worded, smallWords }
    const job = readJob(lexicon, words, told)
    return { job: typed === null ? job : inLettersOf(text, job), tokens: worded.tokens }
  })
}

/** What was read with capitals set asks in the letters of the posting. */
function inLettersOf(text: string, job: Job): Job {
  const requirements = job.requirements.map((asked) => {
    const quote = quoteSpan(text, asked.quote)
    return { ...asked, text: ownLetters(asked.text, quote.quote), quote }
  })
  return { ...job, text, requirements }
}
