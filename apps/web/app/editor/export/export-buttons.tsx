import { Button } from '../../ui/button.tsx'
import type { ExportOrders } from './use-export.ts'

interface ExportButtonsProps {
  readonly order: ExportOrders
  /** Whether a placeholder still waits for a fact. */
  readonly isBlocked: boolean
}

export function ExportButtons({ order: { busy, run }, isBlocked }: ExportButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {(['docx', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          look={format === 'docx' ? 'primary' : 'secondary'}
          disabled={isBlocked || (busy !== null && busy !== format)}
          isBusy={busy === format}
          aria-describedby={isBlocked ? 'export-blocked' : undefined}
          onClick={() => void run(format)}
        >
          {format === 'docx' ? 'Export DOCX' : 'PDF'}
          {format === 'pdf' && <span className="sr-only"> export</span>}
        </Button>
      ))}
    </div>
  )
}
