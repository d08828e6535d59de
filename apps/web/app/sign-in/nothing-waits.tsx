import { ButtonLink } from '../ui/button.tsx'

/** Who comes back late, or opens the page by its address, is told where things stand. */
export function NothingWaits() {
  return (
    <>
      <p className="mt-4 text-quiet">
        No sign-in is waiting in this browser. It was started elsewhere, or its 15 minutes are over.
        If you have a newer email from us, open the link in it.
      </p>
      <ButtonLink to="/login" className="mt-6">
        Get a new link
      </ButtonLink>
    </>
  )
}
