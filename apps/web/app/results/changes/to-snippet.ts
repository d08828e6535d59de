import type { generateSnippet } from '@rolefit/contract'
import type { Answer } from '@rolefit/contract/call'

export type Snippet =
  | { readonly status: 'none' }
  /** `before`: what was written before; it stays until there is another. */
  | { readonly status: 'loading'; readonly before: string | null }
  /** `isKept`: written on an earlier visit. */
  | { readonly status: 'text'; readonly text: string; readonly isKept?: true }
  | { readonly status: 'error'; readonly message: string; readonly before: string | null }

const noText = 'Could not generate text.'

/** What an answer comes to: the example text, or why there is none. */
export function toSnippet(answer: Answer<typeof generateSnippet>, before: string | null): Snippet {
  if (answer.ok && answer.snippet.trim()) return { status: 'text', text: answer.snippet }
  return { status: 'error', message: whyNone(answer), before }
}

function whyNone(answer: Answer<typeof generateSnippet>): string {
  if (answer.ok) return noText
  if (answer.error === 'network') return `${noText} ${answer.message}`
  if (answer.error !== 'unexpected_response') return answer.message || noText
  return answer.status >= 400 ? `Failed (${answer.status})` : noText
}

/** The example text that is there to read and to copy, or null. */
export function textOf(snippet: Snippet): string | null {
  if (snippet.status === 'text') return snippet.text
  return snippet.status === 'none' ? null : snippet.before
}
