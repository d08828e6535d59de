import { useLayoutEffect, useState } from 'react'
import { whenReleased } from './when-released.ts'

/** A value that what is held down must not feel change: the new one comes with the release. */
export function useOnceReleased<Value extends string | number | boolean>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useLayoutEffect(() => whenReleased(() => setSettled(value)), [value])
  return settled
}
