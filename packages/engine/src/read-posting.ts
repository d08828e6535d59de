import type { ReadPosting } from './compare-read.ts'
import type { Job } from './job/job.ts'
import { readablePosting } from './job/pasted/readable-posting.ts'
import { readJob } from './job/read-job.ts'
import { keepLatest } from './keep-latest.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords, type WordedText } from './lexicon/find/read-words.ts'
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
    const worded = wordPosting(text)
    const job = readJob(lexicon, words, worded)
    return {
      job: worded.smallWords === undefined ? job : inLettersOf(text, job),
      tokens: worded.tokens,
    }
  })
}

/** The words of a posting's readable text, with capitals where people set them. */
export function wordPosting(text: string): WordedText {
  const { lexicon } = readKnowledge()
  const typed = setCapitals(text)
  const worded = readWords(lexicon, typed ?? text)
  return typed === null ? worded : { ...worded, smallWords }
}

/** What was read with capitals set asks in the letters of the posting. */
function inLettersOf(text: string, job: Job): Job {
  const requirements = job.requirements.map((asked) => {
    const quote = quoteSpan(text, asked.quote)
    return { ...asked, text: ownLetters(asked.text, quote.quote), quote }
  })
  return { ...job, text, requirements }
}
