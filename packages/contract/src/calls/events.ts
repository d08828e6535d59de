import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * Everything that is counted, with the details each may carry; the list is closed. A detail is one of
 * a few known words, so that nothing anybody typed can travel in it.
 */
export const eventDetails = {
  page_viewed: [],
  sign_in_requested: ['signin', 'register'],
  signed_in: [],
  signed_out: [],
  job_description_warned: ['paste', 'anyway'],
  analysis_started: [],
  analysis_finished: ['strong', 'worth', 'borderline', 'hold'],
  analysis_failed: ['unreadable', 'refused', 'network', 'unexpected'],
  limit_reached: [],
  sample_tried: [],
  snippet_generated: ['first', 'again'],
  snippet_copied: [],
  cv_regenerated: [],
  cv_exported: ['harvard', 'modern', 'minimal'],
  result_shared: ['linkedin', 'x', 'whatsapp', 'telegram', 'email', 'copy', 'sheet'],
  shared_result_viewed: [],
  checkout_started: ['starter', 'hunt', 'serious', 'power'],
  checkout_finished: [],
  article_shared: ['linkedin', 'x', 'whatsapp', 'telegram', 'email', 'copy'],
  feedback_sent: ['problem', 'idea', 'praise', 'other'],
  theme_chosen: ['system', 'light', 'dark'],
} as const satisfies Record<string, readonly string[]>

export type EventName = keyof typeof eventDetails

/** The details this event may carry; `undefined` for one that has none. */
export type EventDetail<Name extends EventName> = (typeof eventDetails)[Name] extends readonly []
  ? undefined
  : (typeof eventDetails)[Name][number]

export const mostEventsAtOnce = 20

export const CountedEvent = z
  .object({
    name: z.enum(eventNames()),
    detail: z.string().max(20).optional(),
    path: z
      .string()
      .max(200)
      .regex(/^\/[\w./-]*$/),
  })
  .refine(({ name, detail }) => detail === undefined || allows(name, detail), {
    path: ['detail'],
    message: 'not a detail of this event',
  })
export type CountedEvent = z.infer<typeof CountedEvent>

export const recordEvents = endpoint({
  method: 'POST',
  path: '/api/events',
  summary: 'Count what was done on a page; nothing in it names a person',
  access: 'public',
  body: z.object({
    /** Made at random for one visit, and forgotten by the browser with the page. */
    visit: z.string().regex(/^[a-z0-9]{8,32}$/),
    events: z.array(CountedEvent).min(1).max(mostEventsAtOnce),
  }),
  reply: z.object({ ok: z.literal(true) }),
})

/** `Object.keys` forgets what the table's own type knows. */
function eventNames(): EventName[] {
  return Object.keys(eventDetails) as EventName[]
}

function allows(name: EventName, detail: string): boolean {
  const allowed: readonly string[] = eventDetails[name]
  return allowed.includes(detail)
}
