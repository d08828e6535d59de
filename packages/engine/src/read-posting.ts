import type { ReadPosting } from './compare-read.ts'
import { readablePosting } from './job/pasted/readable-posting.ts'
import { readJob } from './job/read-job.ts'
import { keepLatest } from './keep-latest.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords } from './lexicon/read-words.ts'

const latest = keepLatest<ReadPosting>(({ job }) => job.text)

/**
 * Reads a posting, or takes it as it was just read: who edits a CV, or scores many for one job, asks
 * about the same posting again and again. What it says of places is true of the readable text.
 */
export function readPosting(given: string): ReadPosting {
  const text = readablePosting(given)
  return latest(text, () => {
    const { lexicon, words } = readKnowledge()
    const worded = readWords(lexicon, text)
    return { job: readJob(lexicon, words, worded), tokens: worded.tokens }
  })
}
