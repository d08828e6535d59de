import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project-folder.ts'

const file = 'content/testimonials.json'

/** How many of the quotes on the start page are still the samples that came with the software. */
export function countSampleTestimonials(source = readFileSync(join(projectFolder, file), 'utf8')) {
  const quotes: unknown = JSON.parse(source)
  return Array.isArray(quotes) ? quotes.filter(isSample).length : 0
}

export function sampleTestimonialsWarning(count: number): string {
  return `${count} of the quotes in ${file} are samples by invented people. Replace them before you open: publishing invented reviews is against the law in many places.`
}

function isSample(quote: unknown): boolean {
  return typeof quote === 'object' && quote !== null && 'sample' in quote && quote.sample === true
}
