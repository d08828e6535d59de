import { type ReactNode, useState } from 'react'
import type { Analysis } from '@rolefit/contract'
import { Stroke } from '../../ui/stroke.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { importanceWords, type Status, statusLook } from '../status-look.ts'
import { countByStatus, type LedgerEntry, ledgerEntries } from './ledger-entries.ts'
import { LedgerRow } from './ledger-row.tsx'

const statuses = ['met', 'partly', 'missing', 'unclear'] as const
const importances = ['must', 'preferred', 'nice'] as const

/** Every requirement of the posting with the words of the CV that answer it. */
export function Ledger({ analysis }: { analysis: Analysis }) {
  const [chosen, setChosen] = useState<Status | 'all'>('all')
  const entries = ledgerEntries(analysis)
  const counts = countByStatus(entries)
  const isShown = ({ requirement }: LedgerEntry) =>
    chosen === 'all' || requirement.status === chosen
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="asked-for">
      <SectionHeading id="asked-for" title="What the posting asks for">
        <span className="print:hidden">
          Open a line to see the posting’s words beside those of your CV.
        </span>
      </SectionHeading>
      <fieldset className="mt-4 flex flex-wrap gap-x-1 text-sm print:hidden">
        <legend className="sr-only">Show</legend>
        <Filter isChosen={chosen === 'all'} onChoose={() => setChosen('all')}>
          all {entries.length}
        </Filter>
        {statuses
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <Filter
              key={status}
              isChosen={chosen === status}
              onChoose={() => setChosen(chosen === status ? 'all' : status)}
            >
              <Stroke kind={statusLook[status].stroke}>{statusLook[status].word}</Stroke>{' '}
              {counts[status]}
            </Filter>
          ))}
      </fieldset>
      {importances.map((importance) => {
        const group = entries.filter(({ requirement }) => requirement.importance === importance)
        if (group.length === 0) return null
        return (
          <div
            key={importance}
            className={group.some(isShown) ? 'mt-5' : 'mt-5 hidden print:block'}
          >
            <h3 className="border-b border-line-strong pb-1.5 font-sans text-sm font-medium tracking-normal">
              {capitalised(importanceWords[importance])}
            </h3>
            <ul className="divide-y divide-line border-b border-line">
              {group.map((entry) => (
                <LedgerRow
                  key={entry.requirement.id}
                  entry={entry}
                  analysis={analysis}
                  isShown={isShown(entry)}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

interface FilterProps {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Filter({ isChosen, onChoose, children }: FilterProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-11 rounded-sheet border border-transparent px-2 aria-pressed:border-line-strong aria-pressed:bg-sheet"
    >
      {children}
    </button>
  )
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
