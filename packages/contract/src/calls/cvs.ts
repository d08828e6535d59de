import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { longestCvName, mostCvLetters } from '../rules/input-rules.ts'

const Line = z.string().max(4000)

/** A long CV with all its changes under review. */
const cvBytes = 512 * 1024

/** A CV as it is edited and exported. */
export const CvDocument = z.object({
  header: z.object({
    name: Line,
    /** The line under the name, where the CV has one. */
    headline: Line.optional(),
    email: Line,
    phone: Line,
    location: Line,
    links: z.array(Line).max(20).default([]),
  }),
  summary: z.string().max(8000),
  experience: z
    .array(z.object({ title: Line, company: Line, dates: Line, bullets: z.array(Line).max(200) }))
    .max(60),
  education: z
    .array(
      z.object({ degree: Line, institution: Line, dates: Line, details: z.array(Line).max(60) }),
    )
    .max(40),
  skills: z.array(Line).max(300),
  /** How the skills stand together; `skills` says what there is, in whatever groups. */
  skill_groups: z
    .array(z.object({ label: Line, skills: z.array(Line).max(300) }))
    .max(60)
    .optional(),
  /** Sections of the person's own. */
  others: z
    .array(z.object({ heading: Line, items: z.array(Line).max(200) }))
    .max(30)
    .default([]),
})
export type CvDocument = z.infer<typeof CvDocument>

/** One change to a CV document: where, what it was, what it becomes, and why. */
export const CvPatch = z.object({
  /**
   * Like "experience.0.bullets.2" or "experience.0.dates". A path to a list, like "experience.0.bullets",
   * "skills" or "skill_groups.1.skills", is about its order and what comes in: its lines stand one under the other.
   */
  path: z.string(),
  before: z.string(),
  after: z.string(),
  because: z.string(),
})
export type CvPatch = z.infer<typeof CvPatch>

/** What a reader would stumble over in one line of a CV. */
export const LineNote = z.object({
  /** Like "experience.0.bullets.2". */
  path: z.string(),
  code: z.enum(['weak-verb', 'no-result', 'too-long', 'first-person', 'repeated-verb', 'tense']),
  advice: z.string(),
  /** The line as it could be, on several lines where it is better split; empty where nobody but the person knows. */
  fix: z.array(z.string()).readonly(),
})
export type LineNote = z.infer<typeof LineNote>

export const cvStyles = ['harvard', 'modern', 'minimal'] as const
export const CvStyle = z.enum(cvStyles)
export type CvStyle = z.infer<typeof CvStyle>

export const CvFormat = z.enum(['docx', 'pdf'])
export type CvFormat = z.infer<typeof CvFormat>

/** A CV kept under a name. */
export const SavedCv = z.object({
  id: z.string(),
  name: z.string(),
  analysis_id: z.string().nullable(),
  style: CvStyle,
  updated_at: z.iso.datetime(),
})
export type SavedCv = z.infer<typeof SavedCv>

export const regenerateCv = endpoint({
  method: 'POST',
  path: '/api/regenerate-cv',
  summary: 'Read a CV into the editor’s shape, with proposed changes to accept or reject',
  access: 'signed-in',
  bodyBytes: cvBytes,
  body: z.object({
    cv_text: z.string().max(mostCvLetters),
    suggestions: z.array(z.string().max(2000)).max(60).default([]),
    analysis_id: z.string().max(60).optional(),
  }),
  reply: z.object({
    ok: z.literal(true),
    cv: CvDocument,
    patches: z.array(CvPatch),
    notes: z.array(LineNote),
  }),
})

const ProofCounts = {
  roles: z.number().int(),
  dates: z.number().int(),
  bullets: z.number().int(),
  skills: z.number().int(),
  schools: z.number().int(),
}

/** What our own reader got back from an exported file, sent along as JSON in `X-Export-Proof`. */
export const ExportProof = z.object({
  ...ProofCounts,
  /** How many of each there were. */
  of: z.object(ProofCounts),
  pages: z.number().int(),
  /** Whether all of it came back as what it is. */
  ok: z.boolean(),
  /** What a parser took for something else, though its words are all in the file. */
  missing: z.array(z.string()),
  /** Words and signs that are not in the file, as a PDF has no font for them. */
  left_out: z.array(z.string()),
})
export type ExportProof = z.infer<typeof ExportProof>

/** `cv` is the file. */
export const readCvFile = endpoint({
  method: 'POST',
  path: '/api/read-cv',
  summary: 'Read the text of a CV file; nothing of it is kept',
  access: 'signed-in',
  form: z.object({ cv: z.file() }),
  reply: z.object({ ok: z.literal(true), text: z.string(), file_name: z.string() }),
})

/** The reply is the file itself, saved as `cv.docx` or `cv.pdf`. */
export const exportCv = endpoint({
  method: 'POST',
  path: '/api/export-cv',
  summary: 'Write a CV as a DOCX or PDF file, read it back and check that nothing was lost',
  access: 'signed-in',
  bodyBytes: cvBytes,
  body: z.object({
    cv: CvDocument,
    format: CvFormat.default('docx'),
    style: CvStyle.default('modern'),
  }),
  reply: z.object({}),
})

export const listCvs = endpoint({
  method: 'GET',
  path: '/api/cvs',
  summary: 'The CVs kept in this account, the latest first',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), items: z.array(SavedCv) }),
})

export const readSavedCv = endpoint({
  method: 'GET',
  path: '/api/cvs/{id}',
  summary: 'One CV with its changes under review',
  access: 'signed-in',
  reply: SavedCv.extend({
    ok: z.literal(true),
    cv: CvDocument,
    patches: z.array(CvPatch),
    notes: z.array(LineNote),
    version: z.number().int(),
  }),
})

/** As many as a database can count. */
const mostVersions = 2_147_483_647

export const saveCv = endpoint({
  method: 'POST',
  path: '/api/cvs',
  summary: 'Keep a CV: a new one, or a new version of one',
  access: 'signed-in',
  bodyBytes: cvBytes,
  body: z.object({
    id: z.string().max(60).optional(),
    /** The version of it that was edited; an older one than the stored is refused. */
    version: z.number().int().min(1).max(mostVersions).optional(),
    name: z.string().min(1).max(longestCvName),
    analysis_id: z.string().max(60).nullable().default(null),
    style: CvStyle.default('modern'),
    cv: CvDocument,
    patches: z.array(CvPatch).max(500).default([]),
  }),
  reply: z.object({
    ok: z.literal(true),
    id: z.string(),
    version: z.number().int(),
    /** What it is kept as: a new one whose name was taken has a number behind it. */
    name: z.string(),
  }),
})

export const deleteCv = endpoint({
  method: 'DELETE',
  path: '/api/cvs/{id}',
  summary: 'Delete a CV kept in this account',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true) }),
})
