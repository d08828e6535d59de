import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { whenReleased } from '../ui/when-released.ts'
import { reloadBehind } from './keep-page-when-lost.ts'

const firstPauseMs = 5_000
const longestPauseMs = 60_000

/**
 * Loads the page's data anew behind what is on the screen. Where the answer gets lost, or there is no
 * connection, the page stays as it is and it is tried again later, until it has come or the page is left.
 */
export function useReloadBehind(): () => void {
  const { revalidate } = useRevalidator()
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  return useCallback(() => {
    stop.current?.()
    stop.current = untilCome(() => reloadBehind(revalidate))
  }, [revalidate])
}

/** Answers how to give up. */
function untilCome(reload: () => Promise<boolean>): () => void {
  let isOver = false
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const tryIt = () => {
    clearTimeout(timer)
    if (navigator.onLine) whenReleased(() => void tryNow())
    else tryLater()
  }
  const tryNow = async () => {
    if (isOver || (await reload())) end()
    else if (!isOver) tryLater()
  }
  const tryLater = () => {
    clearTimeout(timer)
    timer = setTimeout(tryIt, pauseMs)
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  }
  const end = () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', tryIt)
  }
  window.addEventListener('online', tryIt)
  tryIt()
  return end
}
