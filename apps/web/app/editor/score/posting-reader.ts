import { fetchDeedsFor, type ReadPosting, readPosting } from '@rolefit/engine'

/** Reads a pasted posting, with the word data of its fields. This and the reader are fetched only where one was pasted. */
export async function readPasted(text: string): Promise<ReadPosting> {
  await fetchDeedsFor(text)
  return readPosting(text)
}
