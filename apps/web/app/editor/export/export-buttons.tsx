import { Button } from '../../ui/button.tsx'
import { useEditorTools } from '../editor-context.ts'
import type { Placeholder } from '../state/find-placeholders.ts'
import { goToPlaceholder } from './go-to-placeholder.ts'
import type { ExportOrders } from './use-export.ts'

export interface ExportButtonsProps {
  readonly order: ExportOrders
  /** What still waits for a fact. */
  readonly placeholders: readonly Placeholder[]
}

const formats = ['docx', 'pdf'] as const
type ExportFormat = (typeof formats)[number]

/** They can be reached while something is in the way: pressing one leads to it, and says so. */
export function ExportButtons({ order: { busy, run, refuse }, placeholders }: ExportButtonsProps) {
  const { goTo } = useEditorTools()
  const [inTheWay] = placeholders
  const press = (format: ExportFormat) => {
    if (inTheWay) {
      goToPlaceholder(goTo, inTheWay)
      refuse(
        `${inTheWay.words} in ${inTheWay.place} is not filled in yet. Fill it in or take it out, then export.`,
      )
    } else if (busy === null) void run(format)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map((format) => (
        <Button
          key={format}
          look={format === 'docx' ? 'primary' : 'secondary'}
          isBusy={busy === format}
          aria-describedby={inTheWay ? 'export-blocked' : undefined}
          onClick={() => press(format)}
          {...(inTheWay || busy !== null ? { 'aria-disabled': true } : {})}
        >
          <span>
            {format === 'docx' && 'Export '}
            {format === 'docx' ? 'DOCX' : 'PDF'}
            {format === 'pdf' && <span className="sr-only"> export</span>}
          </span>
        </Button>
      ))}
    </div>
  )
}
