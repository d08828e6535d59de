import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Percent } from '../rules/percent.ts'

/** What a shared link shows: no CV text, file name, name or contact. */
export const SharedAnalysis = z.object({
  score: Percent,
  band: z.string(),
  sub_scores: z.record(z.string(), Percent),
  jd_title: z.string().nullable(),
  jd_summary: z.string(),
  requirements: z.array(
    z.object({
      text: z.string(),
      importance: z.enum(['must', 'preferred', 'nice']),
      status: z.enum(['met', 'partly', 'missing', 'unclear']),
    }),
  ),
  created_at: z.iso.datetime(),
})
export type SharedAnalysis = z.infer<typeof SharedAnalysis>

export const SharedLink = z.object({
  id: z.string(),
  analysis_id: z.string(),
  jd_title: z.string().nullable(),
  score: Percent,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
})
export type SharedLink = z.infer<typeof SharedLink>

export const shareAnalysis = endpoint({
  method: 'POST',
  path: '/api/share-analysis',
  summary: 'Make a link that shows the score, without the CV',
  access: 'signed-in',
  body: z.object({
    analysis_id: z.string().max(60),
    /** Days until it expires; null for never. */
    days: z.union([z.literal(7), z.literal(30), z.literal(90), z.null()]).default(90),
  }),
  reply: z.object({ ok: z.literal(true), url: z.string(), link: SharedLink }),
})

export const readShared = endpoint({
  method: 'GET',
  path: '/api/share/{token}',
  summary: 'What a shared link shows',
  access: 'public',
  reply: SharedAnalysis.extend({ ok: z.literal(true) }),
})

export const listSharedLinks = endpoint({
  method: 'GET',
  path: '/api/shared-links',
  summary: 'The links of this account that still work',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), items: z.array(SharedLink) }),
})

export const revokeSharedLink = endpoint({
  method: 'DELETE',
  path: '/api/shared-links/{id}',
  summary: 'Make a shared link stop working',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true) }),
})
