import type { Heading } from '../prose/render-markdown.ts'

/** The parts of a long text: open beside it where there is room, folded above it on a phone. */
export function ArticleContents({ contents }: { contents: readonly Heading[] }) {
  return (
    <>
      <details className="rounded-sheet border border-line bg-sheet px-4 lg:hidden">
        <summary className="flex min-h-12 items-center font-medium">In this article</summary>
        <ContentsList contents={contents} />
      </details>
      <nav
        aria-label="In this article"
        className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block"
      >
        <p className="text-sm font-medium">In this article</p>
        <ContentsList contents={contents} />
      </nav>
    </>
  )
}

function ContentsList({ contents }: { contents: readonly Heading[] }) {
  return (
    <ol className="mt-2 pb-3 text-[0.9375rem] leading-snug">
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block border-l-2 border-line py-2 pl-3 text-quiet no-underline hover:border-met-ink hover:text-ink"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
