import { Fragment } from 'react'
import { diffWords } from '../state/diff-words.ts'

interface DiffProps {
  /** By which the buttons that decide about it are told apart when they are read out. */
  readonly id: string
  readonly before: string
  readonly after: string
}

/** Both wordings in one: what goes is struck out, what comes is marked. */
export function Diff({ id, before, after }: DiffProps) {
  return (
    <p>
      <span id={id} className="sr-only">{`Before: ${before} After: ${after}`}</span>
      <span aria-hidden="true">
        {diffWords(before, after).map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and are replaced all at once
          <Fragment key={index}>
            {/^\s/.test(text) || (kind === 'in' && index > 0) ? ' ' : ''}
            {kind === 'same' && text.trimStart()}
            {kind === 'out' && <del className="text-quiet decoration-missing">{text.trim()}</del>}
            {kind === 'in' && <ins className="marked no-underline">{text.trim()}</ins>}
          </Fragment>
        ))}
      </span>
    </p>
  )
}
