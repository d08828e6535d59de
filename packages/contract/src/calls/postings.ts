import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const Span = z.object({ start: z.number().int(), end: z.number().int() })
const Words = z.array(z.string()).readonly()
const OrWords = { orWords: z.array(Words).readonly().exactOptional() }
const NamedTitle = {
  name: z.string(),
  inName: Words,
  weights: z.array(z.tuple([z.string(), z.number()]).readonly()).readonly(),
  total: z.number(),
  noun: z.string(),
  skills: z.array(z.object({ name: z.string(), roots: Words })).readonly(),
}

const KnownTitle = z.object({
  name: z.string(),
  family: z.string(),
  field: z.string(),
  apart: Words,
  near: Words,
  nearWork: Words,
  namedBy: z.string(),
  otherNames: Words,
})

/** What has to be found in a CV for a requirement to be met. */
const Need = z.discriminatedUnion('type', [
  z.object({ type: z.literal('terms'), anyOf: Words, ...OrWords }),
  z.object({
    type: z.literal('words'),
    roots: Words,
    needsAllWords: z.literal(true).exactOptional(),
    /** Whom a task is done with or for. */
    people: Words.exactOptional(),
    ...OrWords,
  }),
  z.object({ type: z.literal('field') }),
  z.object({
    type: z.literal('years'),
    years: z.number(),
    terms: Words,
    titles: z.array(KnownTitle).readonly().exactOptional(),
    isQualified: z.literal(true).exactOptional(),
    isInTitle: z.literal(true).exactOptional(),
    of: z.enum(['leading', 'trade', 'title']).exactOptional(),
  }),
  z.object({
    type: z.literal('degree'),
    level: z.number(),
    grade: z.object({ scale: z.literal('level'), step: z.number() }).exactOptional(),
    isOpenToLearners: z.literal(true).exactOptional(),
    orExperience: z.boolean(),
    orPapers: Words.exactOptional(),
    ...OrWords,
    subjects: z.array(Words).readonly(),
  }),
  z.object({
    type: z.literal('title'),
    ...NamedTitle,
    others: z.array(z.object(NamedTitle)).readonly().exactOptional(),
    kin: z
      .array(
        z.object({ name: z.string(), family: z.string(), field: z.string(), otherNames: Words }),
      )
      .readonly()
      .exactOptional(),
    learntBy: z
      .object({ level: z.number(), subjects: z.array(Words).readonly() })
      .readonly()
      .exactOptional(),
  }),
  z.object({
    type: z.literal('condition'),
    shown: z.string(),
    place: z.string().exactOptional(),
  }),
])

const PackedRequirement = z.object({
  id: z.string(),
  text: z.string(),
  quote: Span,
  sentence: Span,
  kind: z.enum([
    'skill',
    'tool',
    'licence',
    'certification',
    'language',
    'soft skill',
    'knowledge',
    'experience',
    'duty',
    'title',
    'education',
    'knock-out',
  ]),
  importance: z.enum(['must', 'preferred', 'nice']),
  weight: z.number(),
  need: Need,
  /** What it says of a paper beside its name. */
  paper: z
    .object({
      grade: z.object({ scale: z.enum(['level', 'edition']), step: z.number() }).nullable(),
      branches: Words,
      isByTrade: z.boolean(),
      code: z.string().nullable(),
      isOpenToLearners: z.boolean(),
      /** One paper for several things: patterns for the one that is asked for, and for others beside the paper. */
      heldFor: z.object({ own: z.string(), others: z.string() }).exactOptional(),
    })
    .exactOptional(),
  /** Categories of driving licence. */
  categories: Words.exactOptional(),
  /** How well a language is asked for, by the rank of its level. */
  fluency: z.number().exactOptional(),
  /** Whether a little of it will do. */
  isBasic: z.literal(true).exactOptional(),
  /** What it asks people to have done, and the sets of words by which they tell it. */
  deeds: z
    .array(z.object({ roots: Words, ways: Words }))
    .readonly()
    .exactOptional(),
  /** How roles are titled whose holders do it: in small letters, no word in the plural. */
  doers: Words.exactOptional(),
  /** How holders of a paper write it, beside its names: patterns, for letters as they stand and for those of any case. */
  written: z
    .object({ exact: z.string().exactOptional(), anyCase: z.string().exactOptional() })
    .exactOptional(),
  /** Of a paper that the posting insists on, the share of all points that it keeps shut while it is not shown. */
  shuts: z.number().exactOptional(),
})

/** A posting as the engine read it, for who scores against it where no reader of postings is. */
export const PackedPosting = z.object({
  /** Of the algorithm that read it; an engine of another version reads the text itself. */
  version: z.number().int(),
  title: z.string().nullable(),
  titleSpan: Span.nullable(),
  titles: z.array(KnownTitle).readonly(),
  company: z.string().nullable(),
  place: z.string().nullable(),
  summary: z.string(),
  seniority: z.enum(['entry', 'middle', 'senior', 'lead', 'executive']),
  tags: Words,
  /** Of each skill that is asked for by name, those near it. */
  near: z.record(z.string(), Words).readonly(),
  fields: z.array(z.object({ field: z.string(), share: z.number() })).readonly(),
  requirements: z.array(PackedRequirement).readonly(),
  keywords: z
    .array(z.object({ root: z.string(), word: z.string(), weight: z.number() }))
    .readonly(),
  boilerplate: z.array(Span).readonly(),
})
export type PackedPosting = z.infer<typeof PackedPosting>

export const readPosting = endpoint({
  method: 'GET',
  path: '/api/analyses/{id}/posting',
  summary: 'The posting of an analysis, and what the engine reads in it',
  access: 'signed-in',
  reply: z.object({
    ok: z.literal(true),
    title: z.string().nullable(),
    text: z.string(),
    read: PackedPosting,
  }),
})
