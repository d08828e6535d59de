import { useNavigation } from 'react-router'

/** A stroke along the top while the next page is fetched. */
export function NavigationStroke() {
  const isMoving = useNavigation().state !== 'idle'
  return (
    <div
      aria-hidden="true"
      className={`fixed inset-x-0 top-0 z-40 fills h-1 origin-left bg-met-ink motion-safe:transition-transform motion-safe:duration-1000 ${isMoving ? 'scale-x-75' : 'scale-x-0 motion-safe:!duration-0'}`}
    />
  )
}
