import { redirect } from 'react-router'
import type { deleteAnalysis, revokeSharedLink } from '@rolefit/contract'
import { callApi, type PageRequest } from '../../page-context.ts'

/** What a form on the results page gets back. */
export interface ResultsAnswer {
  readonly deleteProblem?: string
  readonly revokeProblem?: string
  readonly revoked?: true
  readonly isLost?: boolean
}

/** Deletes an analysis, or ends a link that was shared. */
export async function changeResults(
  args: PageRequest,
  form: FormData,
): Promise<Response | ResultsAnswer> {
  const id = String(form.get('id') ?? '')
  if (form.get('intent') === 'revoke') {
    const answer = await callApi<typeof revokeSharedLink>(args, {
      method: 'DELETE',
      path: '/api/shared-links/{id}',
      slots: { id },
    })
    // Another tab may have been faster.
    const isRevoked = answer.ok || answer.error === 'not_found'
    return isRevoked ? { revoked: true } : { revokeProblem: stillWorks(answer.message) }
  }
  const answer = await callApi<typeof deleteAnalysis>(args, {
    method: 'DELETE',
    path: '/api/analyses/{id}',
    slots: { id },
  })
  return answer.ok ? redirect('/results?deleted=1') : { deleteProblem: answer.message }
}

/** What went wrong, and what that leaves the link: only a revoked one has stopped working. */
export function stillWorks(message: string): string {
  return `${message} The link still works.`
}
