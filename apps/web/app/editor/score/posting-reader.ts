// What reads a posting, and nothing else of the engine: fetched only where a posting was pasted.
export { readPosting } from '@rolefit/engine'
