import { Contents, FoldedContents } from '../prose/contents.tsx'
import { Prose } from '../prose/prose.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { Article, ArticleSummary } from './article.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ShareArticle } from './share-article.tsx'

interface ArticlePageProps {
  readonly article: Omit<Article, 'words'>
  readonly related: readonly ArticleSummary[]
  readonly address: string
}

const contentsTitle = 'In this article'

export function ArticlePage({ article, related, address }: ArticlePageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 sm:py-14">
      <article>
        <header className="max-w-3xl">
          <ArticleFacts article={article} />
          <h1 className="mt-3">{article.title}</h1>
          <p className="mt-5 text-lg text-quiet">{article.description}</p>
        </header>
        <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,44rem)_15rem] lg:justify-between lg:gap-12">
          <div className="min-w-0">
            <div className="overflow-hidden rounded-sheet border border-line bg-sheet print:max-w-[8cm]">
              <ArticlePicture slug={article.slug} />
            </div>
            <div className="mt-6 lg:hidden print:hidden">
              <FoldedContents title={contentsTitle} contents={article.contents} />
            </div>
            <Prose html={article.html} />
            <footer className="mt-10 border-t border-line pt-4 print:hidden">
              <ShareArticle address={address} title={article.title} />
            </footer>
          </div>
          <div className="hidden print:hidden lg:block">
            <Contents title={contentsTitle} contents={article.contents} />
          </div>
        </div>
      </article>
      <TryIt />
      <section aria-labelledby="related" className="mt-14 print:hidden">
        <h2 id="related">Read next</h2>
        <div className="mt-6 grid gap-10 md:grid-cols-3 md:gap-8">
          {related.map((other) => (
            <ArticleCard key={other.slug} article={other} level="h3" />
          ))}
        </div>
      </section>
    </div>
  )
}

function TryIt() {
  return (
    <aside
      aria-label="Try it with your own CV"
      className="mt-14 flex flex-col gap-5 rounded-sheet border border-line bg-sheet p-6 sm:p-8 md:flex-row md:items-center md:justify-between print:hidden"
    >
      <div>
        <p className="font-serif text-2xl leading-snug">
          Put your CV beside a posting and <span className="marked">see every line</span>
        </p>
        <p className="mt-2 text-quiet">3 free analyses, no card required.</p>
      </div>
      <ButtonLink to="/analyze" className="shrink-0">
        Analyze my CV
      </ButtonLink>
    </aside>
  )
}
