import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Percent } from '../rules/percent.ts'
import { Plan } from './account.ts'

/** Start and end in the CV's or the posting's text, end exclusive. */
const TextSpan = z.tuple([z.number().int(), z.number().int()])

/** Words of the CV that answer a requirement, and the line they stand in. */
export const AnalysisEvidence = z.object({
  span: TextSpan,
  line: TextSpan,
  quote: z.string(),
  strength: z.enum(['listed', 'described', 'result']),
})

/** One thing the posting asks for, with what the CV shows for it. */
export const AnalysisRequirement = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.string(),
  importance: z.enum(['must', 'preferred', 'nice']),
  status: z.enum(['met', 'partly', 'missing', 'unclear']),
  how: z.string(),
  job_span: TextSpan,
  evidence: z.array(AnalysisEvidence),
})
export type AnalysisRequirement = z.infer<typeof AnalysisRequirement>

/** What a requirement gave of what it could, in points; all points sum to the score, all `of` to 100. */
export const AnalysisReceiptLine = z.object({
  part: z.string(),
  requirement_id: z.string().nullable(),
  points: z.number(),
  of: z.number(),
})

/** A word by which the posting tells its job from others, and where the CV uses it. */
export const AnalysisWord = z.object({
  word: z.string(),
  /** In a line about work; only in a list, a heading or a summary; only where words do not count; nowhere. */
  shown: z.enum(['work', 'elsewhere', 'uncounted', 'none']),
})
export type AnalysisWord = z.infer<typeof AnalysisWord>

/** One proposed change, with the points it would really bring. */
export const AnalysisChange = z.object({
  id: z.string(),
  text: z.string(),
  action: z.enum(['reword', 'move-up', 'add-if-true', 'leave-out', 'mend']),
  points: z.number(),
  requirement_id: z.string().nullable(),
  /** What the person has to answer before anything can be written. */
  question: z.string().nullable(),
  quote: z.string().nullable(),
})
export type AnalysisChange = z.infer<typeof AnalysisChange>

/** Something a recruiter or a parser would stumble over. */
export const AnalysisFinding = z.object({
  code: z.string(),
  area: z.enum(['phrasing', 'ats']),
  meaning: z.string(),
  advice: z.string(),
  count: z.number().int(),
  quotes: z.array(z.string()),
})

/** What the file reader saw of the CV; pasted text has none. */
export const AnalysisFile = z.object({
  format: z.string(),
  method: z.enum(['text', 'ocr']),
  pages: z.number().int(),
  words: z.number().int(),
  columns: z.number().int(),
  tables: z.number().int(),
  images: z.number().int(),
  confidence: z.number(),
  doubts: z.array(z.string()),
})
export type AnalysisFile = z.infer<typeof AnalysisFile>

/** A whole analysis, as its owner sees it. */
export const Analysis = z.object({
  id: z.string(),
  analysis_id: z.string(),
  score: Percent,
  band: z.string(),
  /** The score this CV could reach by telling better what it already shows. */
  ceiling: Percent,
  certainty: z.object({
    points: z.number().int(),
    level: z.enum(['high', 'medium', 'low']),
    reasons: z.array(z.string()),
  }),
  sub_scores: z.record(z.string(), Percent),
  feedback: z.array(z.string()),
  /** How many of the feedback's first lines say what is good; older results do not tell. */
  feedback_good: z.number().int().optional(),
  suggestions: z.array(z.string()),
  suggested_changes: z.array(z.object({ category: z.string(), items: z.array(AnalysisChange) })),
  requirements: z.array(AnalysisRequirement),
  receipt: z.array(AnalysisReceiptLine),
  findings: z.array(AnalysisFinding),
  file: AnalysisFile.nullable(),
  jd_title: z.string().nullable(),
  /** Whose job it is, and where, as far as the posting says so plainly; older results do not tell. */
  jd_company: z.string().nullable().optional(),
  jd_place: z.string().nullable().optional(),
  /** What the receipt counts as the posting's own words, the weightiest first; older results do not tell. */
  jd_words: z.array(AnalysisWord).optional(),
  jd_summary: z.string(),
  jd_text: z.string(),
  cv_summary: z.string(),
  tags: z.array(z.string()),
  cv_filename: z.string(),
  cv_text: z.string(),
  algorithm_version: z.number().int(),
  created_at: z.iso.datetime(),
})
export type Analysis = z.infer<typeof Analysis>

/** A line of the list of analyses. */
export const AnalysisListItem = z.object({
  id: z.string(),
  score: Percent,
  band: z.string(),
  jd_title: z.string().nullable(),
  jd_company: z.string().nullable(),
  jd_place: z.string().nullable(),
  cv_filename: z.string(),
  created_at: z.iso.datetime(),
})
export type AnalysisListItem = z.infer<typeof AnalysisListItem>

/** What the server is at, told while it works to a caller that accepts `text/event-stream`. */
export const AnalysisProgress = z.object({
  step: z.enum(['reading', 'ocr', 'requirements', 'matching', 'writing']),
  /** Which page of how many is being recognised. */
  page: z.number().int().optional(),
  pages: z.number().int().optional(),
})
export type AnalysisProgress = z.infer<typeof AnalysisProgress>

/**
 * `cv` is a file, `cv_text` a pasted CV. With an `Idempotency-Key` header a repeated call answers the
 * same analysis. Events are called "step", and at the end "result" or "problem".
 */
export const startAnalysis = endpoint({
  method: 'POST',
  path: '/api/analyze',
  summary: 'Analyse a CV against a posting; costs one credit where a new result is made',
  access: 'signed-in',
  form: z.object({
    jd_text: z.string().default(''),
    cv: z.file().optional(),
    cv_text: z.string().optional(),
    /** Accepted and ignored: the session decides whose analysis it is. */
    email: z.string().optional(),
  }),
  progress: AnalysisProgress,
  reply: Analysis.extend({
    ok: z.literal(true),
    /** Whether this is the stored result of the same CV and posting, at no cost. */
    is_repeat: z.boolean(),
    /** Whether it used a credit: the same words in another file are read anew and use none within a day. */
    charged: z.boolean(),
    remaining: z.number().int(),
    plan: Plan,
  }),
})

export const listAnalyses = endpoint({
  method: 'GET',
  path: '/api/analyses',
  summary: 'The analyses of this account, newest first',
  access: 'signed-in',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(10),
    /** The `next` of the page before. */
    before: z.string().max(120).optional(),
  }),
  reply: z.object({
    ok: z.literal(true),
    items: z.array(AnalysisListItem),
    next: z.string().nullable(),
  }),
})

export const readAnalysis = endpoint({
  method: 'GET',
  path: '/api/analyses/{id}',
  summary: 'One analysis',
  access: 'signed-in',
  reply: Analysis.extend({
    ok: z.literal(true),
    /** Earlier and later scores of the same posting, oldest first. */
    versions: z.array(AnalysisListItem),
  }),
})

export const deleteAnalysis = endpoint({
  method: 'DELETE',
  path: '/api/analyses/{id}',
  summary: 'Delete one analysis and what was shared of it',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true) }),
})

/** What left this server for a language model, word for word. */
export const SentMessage = z.object({
  at: z.iso.datetime(),
  purpose: z.enum(['prose', 'snippet', 'cv']),
  provider: z.string(),
  model: z.string(),
  text: z.string(),
  outcome: z.enum(['used', 'not used']),
})
export type SentMessage = z.infer<typeof SentMessage>

export const listSent = endpoint({
  method: 'GET',
  path: '/api/analyses/{id}/sent',
  summary: 'What was sent to a language model for an analysis, the latest first',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), items: z.array(SentMessage) }),
})

export const generateSnippet = endpoint({
  method: 'POST',
  path: '/api/generate-snippet',
  summary: 'Write an example line for a proposed change from what the CV says and what you add',
  access: 'signed-in',
  body: z.object({
    /** Where it is missing, the refusal says so in the product's own words. */
    analysis_id: z.string().max(60).nullable().default(null),
    change_text: z.string().max(2000),
    change_id: z.string().max(200).optional(),
    style: z.literal('bullet').default('bullet'),
    /** What the person answered to the change's question. */
    fact: z.string().max(600).optional(),
    /** The text shown so far, where another is asked for. */
    previous: z.string().max(4000).optional(),
  }),
  reply: z.object({ ok: z.literal(true), snippet: z.string() }),
})
