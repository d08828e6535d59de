import { useId, useState } from 'react'
import { mostJobLetters } from '@rolefit/contract/input-rules'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface PostingFormProps {
  readonly posting: string
  readonly onPosting: (text: string) => void
}

/** The posting that the CV is scored against; another one can be pasted, at no cost. */
export function PostingForm({ posting, onPosting }: PostingFormProps) {
  const id = useId()
  const [text, setText] = useState(posting)
  return (
    <details
      open={posting === ''}
      className={`group ${posting === '' ? '' : 'border-t border-line pt-4'}`}
    >
      <summary className="touch-sized flex min-h-8 list-none items-center justify-between gap-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {posting ? 'The posting' : 'Paste a posting, and the score moves as you type'}
        <Icon name="down" className="size-5 text-quiet group-open:rotate-180" />
      </summary>
      <label htmlFor={id} className="sr-only">
        Job description
      </label>
      <textarea
        id={id}
        value={text}
        rows={10}
        maxLength={mostJobLetters}
        onChange={(event) => setText(event.target.value)}
        className="mt-2 block w-full rounded-sheet border border-line-strong bg-sheet px-3 py-2 text-base leading-normal hover:border-ink sm:text-sm"
      />
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Button look="secondary" disabled={text === posting} onClick={() => onPosting(text)}>
          Score against this
        </Button>
        <p className="text-sm text-quiet">The score is made in your browser. It costs nothing.</p>
      </div>
    </details>
  )
}
