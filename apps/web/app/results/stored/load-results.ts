import type {
  listAnalyses,
  listSent,
  listSharedLinks,
  readAnalysis,
  readRemaining,
} from '@rolefit/contract'
import { callApi, type PageRequest } from '../../page-context.ts'

const pageSize = 10

/** The list, what is left, the links, and the analysis that is open: the one asked for, or the newest. */
export async function loadResults(args: PageRequest, asked: string | undefined) {
  const { searchParams } = new URL(args.request.url)
  const before = searchParams.get('before')
  const [list, usage, links] = await Promise.all([
    callApi<typeof listAnalyses>(args, {
      method: 'GET',
      path: '/api/analyses',
      query: { limit: pageSize, ...(before ? { before } : {}) },
    }),
    callApi<typeof readRemaining>(args, { method: 'GET', path: '/api/usage/remaining' }),
    callApi<typeof listSharedLinks>(args, { method: 'GET', path: '/api/shared-links' }),
  ])
  const items = list.ok ? list.items : []
  const id = asked ?? items[0]?.id
  return {
    items,
    before,
    isDeleted: searchParams.has('deleted'),
    next: list.ok ? list.next : null,
    isListed: list.ok,
    usage: usage.ok ? { remaining: usage.remaining, plan: usage.plan } : null,
    links: links.ok ? links.items : [],
    ...(id === undefined ? { result: null, sent: [] } : await find(args, id)),
  }
}

async function find(args: PageRequest, id: string) {
  const [result, sent] = await Promise.all([
    callApi<typeof readAnalysis>(args, {
      method: 'GET',
      path: '/api/analyses/{id}',
      slots: { id },
    }),
    callApi<typeof listSent>(args, {
      method: 'GET',
      path: '/api/analyses/{id}/sent',
      slots: { id },
    }),
  ])
  return { result: result.ok ? result : null, sent: sent.ok ? sent.items : [] }
}
