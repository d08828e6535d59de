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
        <figure className="mt-3 border-l-4 border-met bg-sheet px-4 py-2.5 print:mt-1 print:py-1.5">
          <figcaption className="text-xs text-quiet">
            {placeholder.test(text)
              ? 'Example text: fill in what stands in brackets'
              : 'Example text'}
          </figcaption>
          <blockquote
            className={`mt-0.5 whitespace-pre-wrap font-serif text-lg leading-snug print:text-base ${isLoading ? 'text-quiet' : ''}`}
          >
            <WithPlaceholders text={text} />
          </blockquote>
        </figure>
      )}
      {snippet.status === 'error' && (
        <p className="mt-3 font-medium text-missing">{snippet.message}</p>
      )}
    </div>
  )
}

/** What waits for a fact of the person's. */
const placeholder = /(\[[^[\]\n]{1,80}\])/

function WithPlaceholders({ text }: { text: string }) {
  return text.split(placeholder).map((part, index) =>
    placeholder.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is told anew as a whole
      <span key={index} className="marked-partly">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
