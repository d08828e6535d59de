import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ExportOrders } from './use-export.ts'

/** What came of an export, until it is put away. */
export function ExportNotice({ order: { outcome, run, dismiss } }: { order: ExportOrders }) {
  return (
    <Notice tone={outcome?.tone ?? 'good'}>
      {outcome && (
        <div className="flex items-start justify-between gap-3">
          <div>
            {outcome.words}
            {outcome.isForWordOnly && (
              <button
                type="button"
                className="touch-sized mt-1 block min-h-8 underline"
                onClick={() => void run('docx')}
              >
                Export DOCX instead
              </button>
            )}
          </div>
          <button
            type="button"
            aria-label="Close this message"
            className="-my-2 -mr-2 touch-sized flex size-10 shrink-0 items-center justify-center rounded-sheet text-quiet hover:text-ink"
            onClick={() => {
              document.getElementById('main')?.focus({ preventScroll: true })
              dismiss()
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </Notice>
  )
}
