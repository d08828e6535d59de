import { Link } from 'react-router'

/** The session has ended while the form was filled in. */
export function SignedOut() {
  return (
    <>
      You are not signed in any more.{' '}
      <Link to="/login?next=%2Fanalyze" className="font-medium underline underline-offset-4">
        Sign in again
      </Link>
      . The posting and a pasted CV stay in this tab; a file may have to be chosen again.
    </>
  )
}
