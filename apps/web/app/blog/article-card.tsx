import { Link } from 'react-router'
import type { ArticleSummary } from './article.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'

interface ArticleCardProps {
  readonly article: ArticleSummary
  readonly level: 'h2' | 'h3'
}

/** One article in a list; the whole card leads to it, and is read out as its title. */
export function ArticleCard({ article, level: Heading }: ArticleCardProps) {
  return (
    <article className="group relative flex break-inside-avoid flex-col gap-5 print:flex-row print:items-start">
      <div className="overflow-hidden rounded-sheet border border-line bg-sheet group-hover:border-line-strong print:w-2/5 print:shrink-0">
        <ArticlePicture slug={article.slug} />
      </div>
      <div>
        <ArticleFacts article={article} />
        <Heading className="mt-2 text-[1.375rem]">
          <Link
            to={`/blog/${article.slug}`}
            className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-met-ink group-hover:decoration-2 group-hover:underline-offset-4"
          >
            {article.title}
          </Link>
        </Heading>
        <p className="mt-3 text-quiet">{article.description}</p>
      </div>
    </article>
  )
}
