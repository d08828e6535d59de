import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { openInEditor } from '../editor/open-in-editor.ts'
import { scoreTitle } from '../meta/score-title.ts'
import { ResultPane } from '../results/result-pane.tsx'
import { ResultsSidebar } from '../results/results-sidebar.tsx'
import { changeResults, type ResultsAnswer, stillWorks } from '../results/stored/change-results.ts'
import { forgetResult } from '../results/stored/forget-result.ts'
import { loadResults } from '../results/stored/load-results.ts'
import {
  keepDataWhenLost,
  surviveLostConnection,
  troubleInWords,
} from '../session/survive-lost-connection.ts'
import { useChangesElsewhere } from '../session/use-changes-elsewhere.ts'
import { useReloadBehind } from '../session/use-reload-behind.ts'
import { announceDeletion, announceUsage } from '../session/user-record.ts'
import { ShareButton } from '../sharing/share-button.tsx'
import { SharedLinks } from '../sharing/shared-links.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/results.ts'

export function meta({ loaderData, params }: Route.MetaArgs) {
  const result = params.id ? loaderData?.result : null
  return [{ title: `${result ? scoreTitle(result) : 'Results'} · ${brand.name}` }]
}

export async function loader(args: Route.LoaderArgs) {
  return loadResults(args, args.params.id)
}

export async function action(args: Route.ActionArgs) {
  return changeResults(args, await args.request.formData())
}

export const shouldRevalidate = keepDataWhenLost

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const isRevoke = form.get('intent') === 'revoke'
  const id = String(form.get('id'))
  if (!isRevoke) forgetResult(id)
  try {
    const answer = await surviveLostConnection<ResultsAnswer | Response, ResultsAnswer>(
      serverAction,
      (trouble) => {
        const words = troubleInWords[trouble]
        return isRevoke ? { revokeProblem: stillWorks(words) } : { deleteProblem: words }
      },
    )
    if ('revoked' in answer) announceUsage()
    return answer
  } catch (thrown) {
    // Once it is deleted, the way leads to the list.
    if (thrown instanceof Response) announceDeletion(id)
    throw thrown
  }
}

export default function Results({ loaderData, actionData, params }: Route.ComponentProps) {
  const { items, before, next, isListed, isDeleted, usage, links, result, sent } = loaderData
  const answer: ResultsAnswer = actionData instanceof Response ? {} : (actionData ?? {})
  const asked = params.id ?? null
  const reload = useReloadBehind()
  useChangesElsewhere(forgetResult)
  return (
    <Page>
      <div className="flex items-baseline justify-between gap-4 print:hidden">
        <h1 className={asked === null ? 'text-4xl' : 'text-2xl lg:text-4xl'}>
          <span className="marked draws">Results</span>
        </h1>
        {asked !== null && (
          <Link
            to="/results"
            className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 lg:hidden"
          >
            All results
          </Link>
        )}
      </div>
      <div
        className={`${asked === null ? 'mt-8' : 'mt-2 lg:mt-8'} grid print:m-0 print:block grid-cols-1 gap-10 lg:grid-cols-[17rem_minmax(0,1fr)]`}
      >
        <ResultsSidebar
          {...{ items, next, before, usage }}
          current={result?.id ?? null}
          isNarrowHidden={asked !== null}
        >
          <SharedLinks links={links} />
          {answer.revokeProblem && <Notice tone="bad">{answer.revokeProblem}</Notice>}
        </ResultsSidebar>
        <div className="min-w-0">
          <div className={isDeleted ? 'mb-6' : ''}>
            <Notice tone="good">{isDeleted && 'The analysis is deleted.'}</Notice>
          </div>
          {!isListed && <Notice tone="bad">Something went wrong.</Notice>}
          <ResultPane
            result={result}
            sent={sent}
            asked={asked}
            hasItems={items.length > 0}
            deleteProblem={answer.deleteProblem}
            openEditor={openInEditor}
            share={(analysis, label) => (
              <ShareButton {...{ analysis, label, links }} onMade={reload} />
            )}
          />
        </div>
      </div>
      <Toast
        message={answer.revoked ? 'The link does not work any more.' : null}
        occasion={answer}
      />
    </Page>
  )
}
