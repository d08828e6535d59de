import type { Job } from './job/job.ts'
import { readJob } from './job/read-job.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords, type WordedText } from './lexicon/read-words.ts'

/** A posting with its words. */
export interface ReadPosting {
  readonly worded: WordedText
  readonly job: Job
}

const mostKept = 4
const kept = new Map<string, ReadPosting>()

/**
 * Reads a posting, or takes it as it was just read: who edits a CV, or scores many for one job, asks
 * about the same posting again and again. The text alone decides, so the answer is the same.
 */
export function readPosting(text: string): ReadPosting {
  const known = kept.get(text)
  if (known) return known
  const { lexicon, words } = readKnowledge()
  const worded = readWords(lexicon, text)
  const fresh = { worded, job: readJob(lexicon, words, worded) }
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
  kept.set(text, fresh)
  return fresh
}
