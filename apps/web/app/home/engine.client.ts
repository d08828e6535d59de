// What is scored with on the start page, and nothing else of the engine: a browser fetches no more.
export { analyze, fetchDeedsFor, refusalWords } from '@rolefit/engine'
