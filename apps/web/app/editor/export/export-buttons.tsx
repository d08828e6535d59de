import { Button } from '../../ui/button.tsx'
import type { ExportOrders } from './use-export.ts'

interface ExportButtonsProps {
  readonly order: ExportOrders
  /** Whether a placeholder still waits for a fact. */
  readonly isBlocked: boolean
  readonly formats?: readonly ExportFormat[]
  /** Where a phone leaves little room. */
  readonly isShort?: boolean
}

const allFormats = ['docx', 'pdf'] as const
type ExportFormat = (typeof allFormats)[number]

export function ExportButtons({
  order: { busy, run },
  isBlocked,
  formats = allFormats,
  isShort = false,
}: ExportButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map((format) => (
        <Button
          key={format}
          className={isShort ? 'px-3' : ''}
          look={format === 'docx' ? 'primary' : 'secondary'}
          disabled={isBlocked || (busy !== null && busy !== format)}
          isBusy={busy === format}
          aria-describedby={isBlocked ? 'export-blocked' : undefined}
          onClick={() => void run(format)}
        >
          <span>
            {format === 'docx' && 'Export '}
            <span className={isShort ? 'sr-only' : ''}>{format === 'docx' ? 'DOCX' : 'PDF'}</span>
            {format === 'pdf' && <span className="sr-only"> export</span>}
          </span>
        </Button>
      ))}
    </div>
  )
}
