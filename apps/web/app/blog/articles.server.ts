import type { Article, ArticleSummary } from './article.ts'
import { readArticle } from './read-article.ts'

const sources = import.meta.glob<string>('../../../../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Addresses that articles once had, or that people try. */
const moved: Readonly<Record<string, string>> = {
  ats: 'what-is-an-applicant-tracking-system',
  'what-is-an-ats': 'what-is-an-applicant-tracking-system',
  'cover-letter': 'cover-letters',
  keywords: 'job-description-keywords',
}

let known: readonly Article[] | undefined

/** Every article, newest first; read and rendered once, when somebody first asks. */
export function listArticles(): readonly Article[] {
  known ??= Object.entries(sources)
    .map(([file, source]) => readArticle(file, source))
    .sort((a, b) => b.date.localeCompare(a.date))
  return known
}

export function findArticle(slug: string): Article | null {
  return listArticles().find((article) => article.slug === slug) ?? null
}

/** Where an article is now, if this is an address it once had or only its spelling differs. */
export function findMovedArticle(slug: string): string | null {
  const tidied = slug.toLowerCase().replaceAll('_', '-')
  const now = moved[tidied] ?? tidied
  return now !== slug && findArticle(now) ? now : null
}

export function summarise({
  slug,
  title,
  description,
  date,
  tags,
  minutes,
}: ArticleSummary): ArticleSummary {
  return { slug, title, description, date, tags, minutes }
}
