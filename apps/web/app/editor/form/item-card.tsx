import type { ReactNode } from 'react'
import { MoveHandle } from './move-handle.tsx'
import { RemoveButton } from './remove-button.tsx'

interface ItemCardProps {
  readonly item: string
  readonly index: number
  readonly count: number
  readonly name: string
  readonly children: ReactNode
}

/** A role, a school or an own section in its list: it can be moved and removed as a whole. */
export function ItemCard({ item, index, count, name, children }: ItemCardProps) {
  return (
    <li
      data-item={item}
      className="border-t border-line bg-sheet py-4 first:border-t-0 first:pt-0 last:pb-2"
    >
      <div className="-mx-2 -mt-1 mb-1 flex items-center">
        {count > 1 ? (
          <MoveHandle item={item} index={index} count={count} name={name} />
        ) : (
          <span className="w-2" />
        )}
        <h3 className="min-w-0 flex-1 truncate font-sans text-[0.9375rem] font-medium tracking-normal">
          {name}
        </h3>
        <RemoveButton item={item} name={name} />
      </div>
      {children}
    </li>
  )
}
