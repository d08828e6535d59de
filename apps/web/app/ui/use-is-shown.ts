import { useCallback, useEffect, useRef } from 'react'

/** Answers whether what asks is still on the screen: who went on meanwhile is not taken back. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
