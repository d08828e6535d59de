import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** What a person sees when a page cannot be shown, in the words the product prescribes. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, detail, more } = describe(error)
  return (
    <Page width="text">
      <h1>
        <span className="marked-missing px-1">{title}</span>
      </h1>
      {detail && <p className="mt-6 text-lg text-quiet wrap-anywhere">{detail}</p>}
      {more && <p className="mt-3 text-lg text-quiet">{more}</p>}
      <p className="mt-8">
        <ButtonLink to="/" look="secondary">
          Go to the start page
        </ButtonLink>
      </p>
    </Page>
  )
}

/** What the window and the history call the page. */
export function errorTitle(error: unknown): string {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? 'Page not found' : 'Something went wrong'
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
    const words = typeof error.data === 'string' && error.data ? error.data : error.statusText
    return {
      title: 'Unexpected Application Error!',
      detail: `${error.status} ${words}`.trim(),
      ...(error.status === 404 ? { more: 'There is no page at this address.' } : {}),
    }
  }
  return {
    title: 'Something went wrong',
    detail: 'This page could not be shown. Nothing of yours is lost.',
  }
}
