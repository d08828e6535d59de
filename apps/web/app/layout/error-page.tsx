import { isRouteErrorResponse, Link } from 'react-router'
import { Page } from '../ui/page.tsx'

/** What a person sees when a page cannot be shown, in the words the product prescribes. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, detail } = describe(error)
  return (
    <Page width="text">
      <h1>
        <span className="marked-missing px-1">{title}</span>
      </h1>
      {detail && <p className="mt-6 text-lg text-quiet">{detail}</p>}
      <p className="mt-8">
        <Link to="/" className="font-medium underline underline-offset-4">
          Go to the start page
        </Link>
      </p>
    </Page>
  )
}

function describe(error: unknown): { title: string; detail: string } {
  if (isRouteErrorResponse(error)) {
    const words = typeof error.data === 'string' && error.data ? error.data : error.statusText
    return { title: 'Unexpected Application Error!', detail: `${error.status} ${words}`.trim() }
  }
  return {
    title: 'Something went wrong',
    detail: 'This page could not be shown. Nothing of yours is lost.',
  }
}
