import { redirect } from 'react-router'
import type { deleteCv, regenerateCv, saveCv } from '@rolefit/contract'
import { callApi, type PageRequest } from '../../page-context.ts'
import { readCvFile } from '../../read-cv-file.ts'
import { regenerateProblem } from '../../regenerate-problem.ts'

/** What the start screen shows after a form, with what was typed, so that nothing is lost. */
export interface StartAnswer {
  readonly problem?: string
  readonly deleted?: string
}

/** Carries one of the start screen's forms to the API. */
export async function startFrom(
  args: PageRequest,
  form: FormData,
): Promise<StartAnswer | Response> {
  const text = (name: string) => String(form.get(name) ?? '')
  if (form.get('intent') === 'delete') return remove(args, text('id'), text('name'))
  const file = form.get('cv')
  if (!(file instanceof File) || file.size === 0) {
    return startFromText(args, text('cv_text'), text('name'))
  }
  const read = await readCvFile(args, file)
  if (!read.ok) return { problem: read.problem }
  return startFromText(args, read.text, text('name') || withoutExtension(read.fileName))
}

function withoutExtension(fileName: string): string {
  return fileName.replace(/\.[a-z]+$/i, '')
}

async function startFromText(args: PageRequest, cv_text: string, name: string) {
  if (!cv_text.trim()) return { problem: 'Choose a file or paste the text of your CV first.' }
  const read = await callApi<typeof regenerateCv>(args, {
    method: 'POST',
    path: '/api/regenerate-cv',
    body: { cv_text, suggestions: [] },
  })
  if (!read.ok) return { problem: regenerateProblem(read) }
  const { cv, patches } = read
  const kept = await callApi<typeof saveCv>(args, {
    method: 'POST',
    path: '/api/cvs',
    body: {
      name: name.trim() || cv.header.name || 'My CV',
      analysis_id: null,
      style: 'modern',
      cv,
      patches,
    },
  })
  return kept.ok ? redirect(`/cv-editor?cv=${kept.id}`) : { problem: kept.message }
}

async function remove(args: PageRequest, id: string, name: string): Promise<StartAnswer> {
  const reply = await callApi<typeof deleteCv>(args, {
    method: 'DELETE',
    path: '/api/cvs/{id}',
    slots: { id },
  })
  return reply.ok ? { deleted: `“${name}” deleted.` } : { problem: reply.message }
}
