import type { generateSnippet } from '@rolefit/contract'
import type { Answer } from '@rolefit/contract/call'

export type Snippet =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly before: string | null }
  | { readonly status: 'text'; readonly text: string }
  | { readonly status: 'error'; readonly message: string }

const noText = 'Could not generate text.'

/** What an answer comes to: the example text, or why there is none. */
export function toSnippet(answer: Answer<typeof generateSnippet>): Snippet {
  if (answer.ok && answer.snippet.trim()) return { status: 'text', text: answer.snippet }
  if (answer.ok || answer.error === 'network') return { status: 'error', message: noText }
  if (answer.error === 'unexpected_response') {
    return { status: 'error', message: `Failed (${answer.status})` }
  }
  return { status: 'error', message: answer.message || noText }
}
