/** What the server hands the web app with each page request. */
export interface PageContext {
  /** The content-security-policy nonce that every script and style element of this page carries. */
  readonly nonce: string
  /** Scheme and host as people know them: what absolute links on the page begin with. */
  readonly origin: string
  /** Calls our own API in process, as the person who asked for the page; cookies it sets reach the browser. */
  readonly fetchApi: typeof fetch
}

/** The web app's server bundle: one function from request to page. */
export type HandlePage = (request: Request, context: PageContext) => Promise<Response>
