import { type RefObject, useLayoutEffect, useState } from 'react'

/** How large a sheet of this width may be drawn in its frame. */
export function useScale(frame: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const fit = () => {
      // A frame that is not shown has no width; it keeps the scale it had.
      if (element.clientWidth > 0) setScale(element.clientWidth / width)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, width])

  return scale
}
