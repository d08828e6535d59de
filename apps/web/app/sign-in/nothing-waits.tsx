import { ButtonLink } from '../ui/button.tsx'

/** Who comes back late, or opens the page by its address, is told where things stand. */
export function NothingWaits() {
  return (
    <>
      <p className="mt-4 text-quiet">
        No sign-in waits in this browser. It was asked for elsewhere, or its 15 minutes are over. If
        you have a mail from us that is newer, open its link.
      </p>
      <ButtonLink to="/login" className="mt-6">
        Get a new link
      </ButtonLink>
    </>
  )
}
