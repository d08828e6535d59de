import { useLocation } from 'react-router'

/** The last word to somebody whose account is gone: that it is. */
export function Goodbye() {
  const { search } = useLocation()
  if (search !== '?account=deleted') return null
  return (
    <p
      role="status"
      className="mx-auto mt-6 w-[calc(100%-2rem)] max-w-6xl border-l-4 border-met-ink bg-sheet px-4 py-3 text-[0.9375rem]"
    >
      Your account is deleted, and everything that belonged to it.
    </p>
  )
}
