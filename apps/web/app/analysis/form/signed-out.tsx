import { Link } from 'react-router'

/** The session has ended while the form was filled in. */
export function SignedOut() {
  return (
    <>
      You are not signed in any more.{' '}
      <Link to="/login?next=%2Fanalyze" className="font-medium underline underline-offset-4">
        Sign in again
      </Link>
      . The posting stays in this tab, and so does your CV until the page is reloaded: copy a pasted
      one first.
    </>
  )
}
