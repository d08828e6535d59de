import { useEffect, useState } from 'react'
import { goToStart, leftWithoutLine } from '../session/go-to-start.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Toast } from '../ui/toast.tsx'

/** Whether somebody has logged out here and the start page could not be reached. */
export function useLeftWithoutLine(): boolean {
  const [hasLeft, setLeft] = useState(false)
  useEffect(() => {
    const hear = () => setLeft(true)
    window.addEventListener(leftWithoutLine, hear)
    return () => window.removeEventListener(leftWithoutLine, hear)
  }, [])
  return hasLeft
}

const title = 'You are logged out'

/** In place of a page of somebody who has logged out, until the start page can be reached. */
export function LeftWithoutLine() {
  const [tries, setTries] = useState(0)
  const tryAgain = async () => {
    await goToStart()
    setTries((before) => before + 1)
  }
  useEffect(() => {
    document.title = title
    document.getElementById('main')?.focus({ preventScroll: true })
    window.addEventListener('online', goToStart)
    return () => window.removeEventListener('online', goToStart)
  }, [])
  return (
    <Page width="text">
      <h1>{title}</h1>
      <p className="mt-6 text-lg">Nothing of yours is shown in this browser any more.</p>
      <p className="mt-3 text-lg text-quiet">
        There is no connection, so the start page cannot be shown yet. It opens by itself as soon as
        there is one.
      </p>
      <Button className="mt-8" onClick={() => void tryAgain()}>
        Try again
      </Button>
      <Toast message={tries > 0 ? 'Still no connection.' : null} occasion={tries} />
    </Page>
  )
}
