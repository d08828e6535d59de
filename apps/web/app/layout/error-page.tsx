import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** What a person sees when a page cannot be shown, in the words the product prescribes. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, detail, more } = describe(error)
  const { pathname, search } = useLocation()
  return (
    <Page width="text">
      <h1>
        <span className="marked-missing px-1">{title}</span>
      </h1>
      {detail && <p className="mt-6 text-lg text-quiet wrap-anywhere">{detail}</p>}
      {more && <p className="mt-3 text-lg text-quiet">{more}</p>}
      <p className="mt-8 flex flex-wrap gap-3">
        {!isMissing(error) && (
          <ButtonLink to={pathname + search} reloadDocument>
            Try again
          </ButtonLink>
        )}
        <ButtonLink to="/" look="secondary">
          Go to the start page
        </ButtonLink>
        {isMissing(error) && (
          <ButtonLink to="/feedback" look="secondary">
            Tell us about the link
          </ButtonLink>
        )}
      </p>
    </Page>
  )
}

/** What the window and the history call the page. */
export function errorTitle(error: unknown): string {
  return isMissing(error) ? 'Page not found' : 'Something went wrong'
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

interface Description {
  readonly title: string
  readonly detail: string
  readonly more?: string
}

/** The router would name its own parts. */
const notTaken: Description = {
  title: 'Unexpected Application Error!',
  detail: '405 Method Not Allowed',
  more: 'Nothing can be sent to this page. Open it by its link instead.',
}

function describe(error: unknown): Description {
  if (isRouteErrorResponse(error)) {
    if (error.status === 405) return notTaken
    // What stands between us and the browser answers with a page of its own.
    const hasWords = typeof error.data === 'string' && /^[^<]/.test(error.data)
    const words = hasWords ? error.data : error.statusText
    return {
      title: 'Unexpected Application Error!',
      detail: `${error.status} ${words}`.trim(),
      ...(isMissing(error)
        ? {
            more: 'There is no page at this address. The link may be old, or part of it may be missing.',
          }
        : {}),
    }
  }
  return {
    title: 'Something went wrong',
    detail: 'This page could not be shown. Nothing of yours is lost.',
  }
}
