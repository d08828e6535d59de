import { useEffect, useState } from 'react'
import { goToStart, leftWithoutLine } from '../session/go-to-start.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Toast } from '../ui/toast.tsx'

/** How often the start page could not be reached since this browser was logged out; 0 before. */
export function useLeftWithoutLine(): number {
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const hear = () => setTries((before) => before + 1)
    window.addEventListener(leftWithoutLine, hear)
    return () => window.removeEventListener(leftWithoutLine, hear)
  }, [])
  return tries
}

const title = 'You are logged out'

/** In place of a page of somebody who has logged out, until the start page can be reached. */
export function LeftWithoutLine({ tries }: { tries: number }) {
  useEffect(() => {
    document.title = title
    document.getElementById('main')?.focus({ preventScroll: true })
    window.addEventListener('online', goToStart)
    return () => window.removeEventListener('online', goToStart)
  }, [])
  return (
    <Page width="text">
      <h1>{title}</h1>
      <p className="mt-6 text-lg">Nothing of you is shown or kept in this browser any more.</p>
      <p className="mt-3 text-lg text-quiet">
        There is no connection, so the start page cannot be shown yet. It comes by itself as soon as
        there is one.
      </p>
      <Button className="mt-8" onClick={() => void goToStart()}>
        Try again
      </Button>
      <Toast message={tries > 1 ? 'Still no connection.' : null} occasion={tries} />
    </Page>
  )
}
