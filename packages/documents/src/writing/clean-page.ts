import { cleanText } from './clean-text.ts'
import type { Page, PageRun } from './page.ts'

/** The page without what a file cannot hold. */
export function cleanPage(page: Page): Page {
  return {
    ...page,
    paragraphs: page.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map(cleanRun),
      right: paragraph.right.map(cleanRun),
    })),
  }
}

function cleanRun(run: PageRun): PageRun {
  return { ...run, text: cleanText(run.text) }
}
