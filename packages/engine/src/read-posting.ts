import type { Job } from './job/job.ts'
import { readJob } from './job/read-job.ts'
import { keepLatest } from './keep-latest.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords, type WordedText } from './lexicon/read-words.ts'

/** A posting with its words. */
export interface ReadPosting {
  readonly worded: WordedText
  readonly job: Job
}

const latest = keepLatest<ReadPosting>()

/**
 * Reads a posting, or takes it as it was just read: who edits a CV, or scores many for one job, asks
 * about the same posting again and again.
 */
export function readPosting(text: string): ReadPosting {
  return latest(text, () => {
    const { lexicon, words } = readKnowledge()
    const worded = readWords(lexicon, text)
    return { worded, job: readJob(lexicon, words, worded) }
  })
}
