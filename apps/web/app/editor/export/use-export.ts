import { useState } from 'react'
import type { CvDocument, CvFormat, CvStyle } from '@rolefit/contract'
import { track } from '../../analytics/track.ts'
import { download, exportCv } from './export-cv.ts'
import { failureInWords } from './failure-in-words.ts'
import { leftOutInWords, proofInWords } from './proof-in-words.ts'

/** What came of an export, in words. */
interface ExportOutcome {
  /** The CV as it was then: once it is another one, there is nothing to say of it. */
  readonly of: CvDocument
  readonly tone: 'good' | 'bad'
  readonly words: string
  /** Only a word processor brings all letters of this CV along. */
  readonly isForWordOnly?: boolean
}

/** Orders the CV as a file, one at a time. */
export interface ExportOrders {
  readonly busy: CvFormat | null
  readonly outcome: ExportOutcome | null
  readonly run: (format: CvFormat) => Promise<void>
  /** Says why a file that was asked for is not made. */
  readonly refuse: (words: string) => void
  /** What came of the last one has been read. */
  readonly dismiss: () => void
}

export function useExport(cv: CvDocument, style: CvStyle): ExportOrders {
  const [busy, setBusy] = useState<CvFormat | null>(null)
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null)

  const run = async (format: CvFormat) => {
    setBusy(format)
    setOutcome(null)
    const result = await exportCv({ cv, format, style })
    setBusy(null)
    if (result.ok) {
      download(result.file, `cv.${format}`)
      track('cv_exported', style)
      const { proof } = result
      const leftOut = proof ? leftOutInWords(proof) : ''
      const told = [`Saved as cv.${format}.`, leftOut, proof ? proofInWords(proof) : '']
      const words = told.filter(Boolean).join(' ')
      const isForWordOnly = leftOut !== ''
      setOutcome({ of: cv, tone: isForWordOnly ? 'bad' : 'good', words, isForWordOnly })
    } else {
      const words = failureInWords(result.reason)
      setOutcome({ of: cv, tone: 'bad', words, isForWordOnly: result.isForWordOnly })
    }
  }

  return {
    busy,
    outcome: outcome?.of === cv ? outcome : null,
    run,
    refuse: (words) => setOutcome({ of: cv, tone: 'bad', words }),
    dismiss: () => setOutcome(null),
  }
}
