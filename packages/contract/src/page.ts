/** What the server hands the web app with each page request. */
export interface PageContext {
  /** The content-security-policy nonce that every script and style element of this page carries. */
  readonly nonce: string
  /** Scheme and host as people know them: what absolute links on the page begin with. */
  readonly origin: string
  /** The external form that stands on the feedback page, where the operator has one. */
  readonly feedbackFormUrl: string | undefined
  /** Other companies that receive something, by the operator's configuration. */
  readonly services: readonly Service[]
  /** Calls our own API in process, as the person who asked for the page; cookies it sets reach the browser. */
  readonly fetchApi: typeof fetch
  /** Where a page that could not be made is told of: the server's log, and nothing else. */
  readonly reportError: (error: unknown) => void
}

/** Who else may be involved in running this site; the privacy page names those that are. */
export type Service =
  | 'mail'
  | 'payments'
  | 'language-model'
  | 'posthog'
  | 'plausible'
  | 'feedback-form'

/** The web app's server bundle: one function from request to page. */
export type HandlePage = (request: Request, context: PageContext) => Promise<Response>
