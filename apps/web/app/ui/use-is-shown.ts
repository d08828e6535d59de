import { useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Answers whether what asks is still on the screen, and nobody is on the way to another page: who went on
 * meanwhile is not taken back.
 */
export function useIsShown(): () => boolean {
  const isStaying = useNavigation().state === 'idle'
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = isStaying
    return () => {
      isShown.current = false
    }
  }, [isStaying])
  return useCallback(() => isShown.current, [])
}
