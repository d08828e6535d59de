import { Icon } from '../ui/icon.tsx'
import type { Heading } from './render-markdown.ts'

interface ContentsProps {
  readonly title: string
  readonly contents: readonly Heading[]
}

/** The parts of a long text, beside it where there is room. */
export function Contents({ title, contents }: ContentsProps) {
  return (
    <nav aria-label={title} className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
      <p className="text-sm font-medium">{title}</p>
      <ContentsList contents={contents} />
    </nav>
  )
}

/** The same, folded above the text where there is no room beside it. */
export function FoldedContents({ title, contents }: ContentsProps) {
  return (
    <details className="group rounded-sheet border border-line bg-sheet px-4">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="down" className="size-5 text-quiet group-open:rotate-180" />
      </summary>
      <ContentsList contents={contents} />
    </details>
  )
}

function ContentsList({ contents }: Pick<ContentsProps, 'contents'>) {
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
