import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call: anyone, or only the owner of a session. */
export type Access = 'public' | 'signed-in'

/** One call of the API, as data: the server mounts it, the client calls it, the documentation lists it. */
export interface Endpoint {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  readonly body?: z.ZodObject
  /** The most bytes the body may have, where it is more than a small form. */
  readonly bodyBytes?: number
  /** A form that may carry files, in place of a JSON body. */
  readonly form?: z.ZodObject
  /** What is told while it works, as server-sent events, to a caller that accepts them. */
  readonly progress?: z.ZodObject
  readonly query?: z.ZodObject
  readonly reply: z.ZodObject
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

export type BodyOf<E extends Endpoint> = E extends { body: infer B extends z.ZodObject }
  ? z.infer<B>
  : undefined
export type FormOf<E extends Endpoint> = E extends { form: infer F extends z.ZodObject }
  ? z.infer<F>
  : undefined
export type ProgressOf<E extends Endpoint> = E extends { progress: infer P extends z.ZodObject }
  ? z.infer<P>
  : never
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends z.ZodObject }
  ? z.infer<Q>
  : undefined
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>

/** The names of the `{slots}` in a path. */
export type SlotsOf<Path extends string> = Path extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never
