import { fetchWaysFor, type ReadPosting, readPosting } from '@rolefit/engine'

let withWords: string | null = null

/**
 * Reads a pasted posting, with the word data of its fields. This and the reader are fetched only where one
 * was pasted. The CV changes with every letter typed, and the posting seldom.
 */
export async function readPasted(text: string): Promise<ReadPosting> {
  if (text !== withWords) await fetchWaysFor(text)
  withWords = text
  return readPosting(text)
}
