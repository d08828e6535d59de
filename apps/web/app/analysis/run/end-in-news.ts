import { problems } from '@rolefit/contract/problems'
import type { News } from '../../session/news.ts'
import { resultAddress } from '../result-address.ts'
import { arrivalOf } from './arrival-of.ts'
import type { AnalysisEnd } from './create-analyst.ts'

const theForm = { to: '/analyze', label: 'Back to the form' } as const

/** What somebody who went to another page meanwhile is told of the end: nothing takes them away from there. */
export function endInNews(end: Exclude<AnalysisEnd, { status: 'cancelled' }>): News {
  switch (end.status) {
    case 'done': {
      const { id, score, band } = end.analysis
      const state = arrivalOf(end.analysis)
      return {
        words: `Your result is ready: ${score} of 100, ${band}.`,
        link: { to: resultAddress(id), label: 'Open the result', state },
      }
    }
    case 'stopped':
      return { words: `Your analysis did not finish. ${end.message}`, link: theForm }
    case 'limit_reached':
      return { words: problems.limit_reached.message, link: theForm }
    case 'signed_out':
      return {
        words: 'Your analysis did not finish. You are not signed in any more.',
        link: theForm,
      }
  }
}
