import { type Snippet, textOf } from './to-snippet.ts'

/** The example line, or why there is none; spoken when it arrives. */
export function SnippetText({ snippet }: { snippet: Snippet }) {
  const isLoading = snippet.status === 'loading'
  const text = textOf(snippet)
  const isKnown = snippet.status === 'text' && snippet.isKept
  return (
    <div aria-live={isKnown ? 'off' : 'polite'}>
      {isLoading && <span className="sr-only">Writing…</span>}
      {text !== null && (
        <blockquote
          className={`mt-3 whitespace-pre-wrap rounded-sheet border border-line bg-sheet px-4 py-3 font-serif print:mt-1 print:py-2 print:text-base text-lg leading-snug ${isLoading ? 'text-quiet' : ''}`}
        >
          {text}
        </blockquote>
      )}
      {snippet.status === 'error' && (
        <p className="mt-3 font-medium text-missing">{snippet.message}</p>
      )}
    </div>
  )
}
