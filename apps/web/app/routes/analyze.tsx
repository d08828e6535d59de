import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { readAnalysis, readRemaining } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { BeforeTheResult } from '../analysis/before-the-result.tsx'
import { AnalyzeForm } from '../analysis/form/analyze-form.tsx'
import { resultAddress } from '../analysis/result-address.ts'
import { ResultArrival } from '../analysis/result-arrival.tsx'
import { arrivalOf } from '../analysis/run/arrival-of.ts'
import { sendAnalysis } from '../analysis/send-analysis.ts'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { openInEditor } from '../editor/open-in-editor.ts'
import { scoreTitle } from '../meta/score-title.ts'
import { callApi } from '../page-context.ts'
import { ShownResult } from '../results/shown-result.tsx'
import { forgetResult } from '../results/stored/forget-result.ts'
import { keepLocalDraft } from '../results/stored/local-draft.ts'
import { useChangesElsewhere } from '../session/use-changes-elsewhere.ts'
import { announceUsage, setAnalysisFlag } from '../session/user-record.ts'
import { ShareButton } from '../sharing/share-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/analyze.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const result = loaderData?.result
  return [{ title: `${result ? scoreTitle(result) : 'Analyze'} · ${brand.name}` }]
}

export async function loader(args: Route.LoaderArgs) {
  const id = new URL(args.request.url).searchParams.get('analysis')
  const [usage, found] = await Promise.all([
    callApi<typeof readRemaining>(args, { method: 'GET', path: '/api/usage/remaining' }),
    id === null
      ? null
      : callApi<typeof readAnalysis>(args, {
          method: 'GET',
          path: '/api/analyses/{id}',
          slots: { id },
        }),
  ])
  return {
    remaining: usage.ok ? usage.remaining : null,
    plan: usage.ok ? usage.plan : 'free',
    result: found?.ok ? found : null,
    isGone: found?.ok === false,
  }
}

export async function action(args: Route.ActionArgs) {
  return sendAnalysis(args)
}

export default function Analyze({ loaderData, actionData }: Route.ComponentProps) {
  const { remaining, plan, result, isGone } = loaderData
  const sent = actionData instanceof Response ? undefined : actionData
  const formRef = useRef<HTMLFormElement>(null)
  const jobRef = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  useChangesElsewhere(forgetResult)
  const analysis = useAnalysis({
    shownId: result?.id ?? null,
    onDone: (done) => {
      setAnalysisFlag()
      keepLocalDraft(done)
      announceUsage()
    },
    onShow: (done) => navigate(resultAddress(done.id), { state: arrivalOf(done) }),
  })
  return (
    <Page>
      <h1 className={`max-sm:-mt-2 max-sm:text-2xl lg:-mt-6 ${result ? 'print:hidden' : ''}`}>
        <span className="marked draws">Analyze</span>
      </h1>
      <div className="mt-4 grid grid-cols-1 gap-10 sm:mt-8 print:mt-0 print:block lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="print:hidden lg:sticky lg:top-20 lg:-mx-1.5 lg:px-1.5 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
          <AnalyzeForm
            {...{ formRef, jobRef, analysis, sent, remaining, plan }}
            posting={result?.jd_text ?? ''}
            besides={result?.id ?? ''}
          />
        </div>
        {result ? (
          <ShownResult
            place="form"
            openEditor={openInEditor}
            analysis={result}
            versions={result.versions}
            share={(shared, label) => <ShareButton analysis={shared} label={label} />}
          />
        ) : (
          <div className="space-y-4">
            {isGone && <Notice tone="bad">This analysis is not there any more.</Notice>}
            <BeforeTheResult />
          </div>
        )}
      </div>
      <ResultArrival result={result} />
    </Page>
  )
}
