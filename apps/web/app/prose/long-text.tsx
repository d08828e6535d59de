import type { ReactNode } from 'react'
import { Contents, FoldedContents } from './contents.tsx'
import { Prose } from './prose.tsx'
import type { Rendered } from './render-markdown.ts'

interface LongTextProps {
  readonly title: string
  readonly text: Pick<Rendered, 'html' | 'contents'>
  /** What stands between the title and the text. */
  readonly children?: ReactNode
}

const contentsTitle = 'On this page'

/** A text of many parts under its marked title, with the parts listed where there is room. */
export function LongText({ title, text: { html, contents }, children }: LongTextProps) {
  return (
    <div className="mx-auto grid w-full max-w-6xl px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,44rem)_15rem] lg:justify-between lg:gap-12">
      <div className="min-w-0">
        <h1>
          <span className="marked draws">{title}</span>
        </h1>
        {children}
        <div className="mt-6 lg:hidden print:hidden">
          <FoldedContents title={contentsTitle} contents={contents} />
        </div>
        <Prose html={html} />
      </div>
      <div className="hidden print:hidden lg:block">
        <Contents title={contentsTitle} contents={contents} />
      </div>
    </div>
  )
}
