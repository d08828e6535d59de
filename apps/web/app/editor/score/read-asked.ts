import { algorithmVersion, type ReadPosting, unpackPosting } from '@rolefit/engine'
import type { AskedPosting } from './live-score.ts'

/**
 * The posting as the server read it. One that it never saw, or read by another algorithm, is read here:
 * the reader is fetched for that, and where it cannot be, there is nothing.
 */
export async function readAsked({ text, read }: AskedPosting): Promise<ReadPosting | null> {
  if (read?.version === algorithmVersion) return unpackPosting(read, text)
  try {
    const reader = await import('./posting-reader.ts')
    return await reader.readPasted(text)
  } catch {
    return null
  }
}
