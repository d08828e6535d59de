import type {
  Analysis,
  listCvs,
  readAnalysis,
  readPosting,
  readSavedCv,
  regenerateCv,
  SavedCv,
} from '@rolefit/contract'
import { nameOfCv } from '../../name-of-cv.ts'
import { callApi, type PageRequest } from '../../page-context.ts'
import { regenerateProblem } from '../../regenerate-problem.ts'
import type { Opening } from '../opening.ts'
import { emptyCv } from '../state/edited-cv.ts'

/** What the editor's address leads to: a CV to edit, or the choice of one. */
export interface EditorPage {
  readonly opening: Opening | null
  /** Whether the browser holds the CV, laid ready by the analysis screen. */
  readonly isCarried: boolean
  /** Whether what only the browser has is in it, too. */
  readonly isRestored: boolean
  readonly items: readonly SavedCv[]
  readonly problem: string | null
}

/** Reads the CV that the address names: a kept one, one from an analysis, or an empty one. */
export async function loadOpening(args: PageRequest): Promise<EditorPage> {
  const query = new URL(args.request.url).searchParams
  const id = query.get('cv')
  const analysisId = query.get('analysis')
  if (id) return openKept(args, id)
  if (query.has('carried')) {
    return opened(fresh('CV', analysisId, await findPosting(args, analysisId)), { isCarried: true })
  }
  if (analysisId) return regenerate(args, analysisId)
  if (query.has('new')) return opened(fresh('My CV', null, null))
  return choose(args, null)
}

async function openKept(args: PageRequest, id: string): Promise<EditorPage> {
  const kept = await callApi<typeof readSavedCv>(args, {
    method: 'GET',
    path: '/api/cvs/{id}',
    slots: { id },
  })
  if (!kept.ok) return choose(args, 'That CV is not here. It may have been deleted.')
  return opened({
    ...kept,
    analysisId: kept.analysis_id,
    posting: await findPosting(args, kept.analysis_id),
  })
}

async function regenerate(args: PageRequest, analysisId: string): Promise<EditorPage> {
  const analysis = await findAnalysis(args, analysisId)
  if (!analysis) return choose(args, 'That analysis is not here. It may have been deleted.')
  const { cv_text, suggestions } = analysis
  const [reply, posting] = await Promise.all([
    callApi<typeof regenerateCv>(args, {
      method: 'POST',
      path: '/api/regenerate-cv',
      body: { cv_text, suggestions, analysis_id: analysisId },
    }),
    findPosting(args, analysisId, analysis),
  ])
  if (!reply.ok) return choose(args, regenerateProblem(reply))
  const { cv, patches, notes } = reply
  return opened({ ...fresh(nameOfCv(analysis), analysisId, posting), cv, patches, notes })
}

/** The posting as the server reads it; its text alone will do, the browser then reads it itself. */
async function findPosting(
  args: PageRequest,
  analysisId: string | null,
  known: Analysis | null = null,
): Promise<Opening['posting']> {
  if (!analysisId) return null
  const reply = await callApi<typeof readPosting>(args, {
    method: 'GET',
    path: '/api/analyses/{id}/posting',
    slots: { id: analysisId },
  })
  if (reply.ok) return { title: reply.title, text: reply.text, read: reply.read }
  const analysis = known ?? (await findAnalysis(args, analysisId))
  return analysis && { title: analysis.jd_title, text: analysis.jd_text, read: null }
}

async function findAnalysis(args: PageRequest, id: string) {
  const reply = await callApi<typeof readAnalysis>(args, {
    method: 'GET',
    path: '/api/analyses/{id}',
    slots: { id },
  })
  return reply.ok ? reply : null
}

async function choose(args: PageRequest, problem: string | null): Promise<EditorPage> {
  const reply = await callApi<typeof listCvs>(args, { method: 'GET', path: '/api/cvs' })
  const items = reply.ok ? reply.items : []
  return { opening: null, isCarried: false, isRestored: false, items, problem }
}

function fresh(name: string, analysisId: string | null, posting: Opening['posting']): Opening {
  return {
    id: null,
    version: null,
    name,
    style: 'modern',
    cv: emptyCv,
    patches: [],
    notes: [],
    analysisId,
    posting,
    isUnsaved: false,
  }
}

function opened(
  opening: Omit<Opening, 'isUnsaved'>,
  { isCarried = false }: { isCarried?: boolean } = {},
): EditorPage {
  return {
    opening: { ...opening, isUnsaved: false },
    isCarried,
    isRestored: false,
    items: [],
    problem: null,
  }
}
