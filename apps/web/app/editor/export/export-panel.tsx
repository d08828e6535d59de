import { useState } from 'react'
import type { CvDocument, CvFormat, CvStyle } from '@rolefit/contract'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useEditorTools } from '../editor-context.ts'
import type { Placeholder } from '../state/find-placeholders.ts'
import { download, exportCv } from './export-cv.ts'
import { proofInWords } from './proof-in-words.ts'

interface ExportPanelProps {
  readonly cv: CvDocument
  readonly style: CvStyle
  readonly placeholders: readonly Placeholder[]
}

type Outcome = { readonly tone: 'good' | 'bad'; readonly words: string }

/** The files: blocked while a placeholder stands, and never one that lost a word. */
export function ExportPanel({ cv, style, placeholders }: ExportPanelProps) {
  const [busy, setBusy] = useState<CvFormat | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const run = async (format: CvFormat) => {
    setBusy(format)
    setOutcome(null)
    const result = await exportCv({ cv, format, style })
    setBusy(null)
    if (!result.ok) {
      setOutcome({
        tone: 'bad',
        words: ['Error exporting CV.', result.reason].filter(Boolean).join(' '),
      })
      return
    }
    download(result.file, `cv.${format}`)
    const proof = result.proof ? ` ${proofInWords(result.proof)}` : ''
    setOutcome({ tone: 'good', words: `Saved as cv.${format}.${proof}` })
  }

  const isBlocked = placeholders.length > 0
  return (
    <section aria-label="Export" className="space-y-3">
      <div className="flex flex-wrap gap-3">
        {(['docx', 'pdf'] as const).map((format) => (
          <Button
            key={format}
            look={format === 'docx' ? 'primary' : 'secondary'}
            disabled={isBlocked || busy !== null}
            aria-busy={busy === format}
            onClick={() => void run(format)}
          >
            {busy === format && <Spinner />}
            {format === 'docx' ? 'Export DOCX' : 'Export PDF'}
          </Button>
        ))}
      </div>
      {isBlocked && <PlaceholderList placeholders={placeholders} />}
      <Notice tone={outcome?.tone ?? 'good'}>{outcome?.words}</Notice>
    </section>
  )
}

function PlaceholderList({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const { goTo } = useEditorTools()
  return (
    <div className="border-l-4 border-partly bg-sheet px-4 py-3 text-sm">
      <p>
        {placeholders.length === 1 ? 'One place waits' : `${placeholders.length} places wait`} for a
        fact of yours. Fill in or take out each, then export.
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {placeholders.map(({ field, start, words, place }) => (
          <li key={`${field}-${start}`}>
            <button
              type="button"
              className="min-h-8 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              onClick={() => goTo(field, { start, end: start + words.length })}
            >
              {words} in {place}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
