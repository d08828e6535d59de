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
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends z.ZodObject }
  ? z.infer<Q>
  : undefined
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>

/** The names of the `{slots}` in a path. */
export type SlotsOf<Path extends string> = Path extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never
