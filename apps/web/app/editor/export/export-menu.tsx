import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ExportButtons, type ExportButtonsProps } from './export-buttons.tsx'

/** Both kinds of file behind one button, where a phone leaves room for no more. */
export function ExportMenu(props: ExportButtonsProps) {
  return (
    <Disclosure
      label="Export"
      button={
        <span className="flex items-center gap-1 text-[0.9375rem] font-medium leading-tight">
          Export
          {props.order.busy === null ? (
            <Icon name="down" className="size-3.5 group-open:rotate-180 max-[22.5rem]:hidden" />
          ) : (
            <Spinner />
          )}
        </span>
      }
      buttonClassName="min-w-20 min-[22.5rem]:min-w-23 rounded-sheet bg-ink text-sheet"
      className="relative sm:hidden"
    >
      <div className="absolute right-0 mt-1 w-44 rounded-sheet border border-line-strong bg-sheet p-2 shadow-lg *:flex-col">
        <ExportButtons {...props} />
      </div>
    </Disclosure>
  )
}
