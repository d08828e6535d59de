import type { SentMessage } from '@rolefit/contract'
import { Icon } from '../ui/icon.tsx'
import { momentInWords } from '../ui/moment-in-words.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'

/** What left this server for a language model, word for word; nothing where none was asked. */
export function SentRecord({ sent }: { sent: readonly SentMessage[] }) {
  if (sent.length === 0) return null
  return (
    <details className="group mt-10 rounded-sheet border border-line-strong bg-sheet print:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        What was sent to a language model
        <Icon name="down" className="size-5 text-quiet group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {sent.map(({ at, provider, model, text, outcome }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and have no other name
          <li key={index} className="px-4 py-3">
            <p className="text-sm text-quiet">
              {momentInWords(at)} · {provider}, {model} · answer {outcome}
            </p>
            <ScrollBox
              label={`Sent at ${momentInWords(at)}`}
              className="mt-2 max-h-72 whitespace-pre-wrap text-sm leading-relaxed"
            >
              {text}
            </ScrollBox>
          </li>
        ))}
      </ul>
    </details>
  )
}
