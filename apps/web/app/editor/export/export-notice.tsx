import { CloseMessage } from '../../ui/close-message.tsx'
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
          <CloseMessage onClose={dismiss} />
        </div>
      )}
    </Notice>
  )
}
