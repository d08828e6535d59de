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
const kept: ReadPosting[] = []

/**
 * Reads a posting, or takes it as it was just read: who edits a CV, or scores many for one job, asks
 * about the same posting again and again. The text alone decides, so the answer is the same.
 */
export function readPosting(text: string): ReadPosting {
  // Texts of other lengths differ at once; a key of a map would be read to its end.
  const known = kept.find(({ worded }) => worded.text === text)
  if (known) return known
  const { lexicon, words } = readKnowledge()
  const worded = readWords(lexicon, text)
  const fresh = { worded, job: readJob(lexicon, words, worded) }
  if (kept.length >= mostKept) kept.shift()
  kept.push(fresh)
  return fresh
}
