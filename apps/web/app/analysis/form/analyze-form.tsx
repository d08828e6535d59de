import { type RefObject, useEffect, useRef } from 'react'
import type { Plan } from '@rolefit/contract'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../run/progress.tsx'
import type { SentAnalysis } from '../send-analysis.ts'
import type { useAnalysis } from '../use-analysis.ts'
import { CvField } from './cv-field.tsx'
import { JobField } from './job-field.tsx'
import { LimitReached } from './limit-reached.tsx'
import { SignedOut } from './signed-out.tsx'
import { StillRunning } from './still-running.tsx'
import { anywayName } from './thin-posting.ts'
import { ThinPostingChoice } from './thin-posting-choice.tsx'
import { ThinPostingDialog } from './thin-posting-dialog.tsx'

interface AnalyzeFormProps {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly jobRef: RefObject<HTMLTextAreaElement | null>
  readonly analysis: ReturnType<typeof useAnalysis>
  /** The answer to a form sent without JavaScript. */
  readonly sent: SentAnalysis | undefined
  readonly remaining: number | null
  readonly plan: Plan
  /** The posting of the result that is open, so that the next version of the CV is one step away. */
  readonly posting: string
  /** Its id; empty where no result is open. */
  readonly besides: string
}

/** A posting and a CV. Sent by the browser itself where JavaScript is missing. */
export function AnalyzeForm({
  formRef,
  jobRef,
  analysis,
  sent,
  remaining,
  plan,
  posting,
  besides,
}: AnalyzeFormProps) {
  const { state, begin, analyse, cancel, dismiss, reconsider } = analysis
  const isAnalysing = state.status === 'analysing'
  const isRefused = state.status === 'limit_reached' || (state.status === 'idle' && sent?.isLimit)
  const isEmpty = state.status === 'idle' && remaining === 0 && !isRefused
  const isLimit = isRefused || isEmpty
  const problem =
    state.status === 'stopped' ? state.message : state.status === 'idle' ? sent?.problem : undefined
  const noticeRef = useInView(state.status === 'signed_out' || isRefused || problem)
  const submitRef = useRef<HTMLButtonElement>(null)
  return (
    <form
      ref={formRef}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label="New analysis"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnyway(event.nativeEvent)) void analyse(event.currentTarget)
        else begin(event.currentTarget)
      }}
      onChange={({ currentTarget, target, nativeEvent }) => {
        const isFile = isFilePicker(target)
        // What is put back into a field, once the scripts have come, is no change of the person's.
        if (isFile || nativeEvent.isTrusted) reconsider(currentTarget, { isFile })
      }}
      className="space-y-4 sm:space-y-6 lg:space-y-4"
    >
      {/* Who has nothing left learns it before filling in the form, not after. */}
      {isEmpty && <LimitReached plan={plan} />}
      <JobField areaRef={jobRef} defaultValue={sent?.jobText ?? posting} besides={besides} />
      <CvField defaultText={sent?.cvText ?? ''} />
      {state.status === 'idle' && sent?.thinPosting && !isLimit && (
        <ThinPostingChoice {...sent.thinPosting} />
      )}
      {/* The button that it answers holds the focus and comes into view with it. */}
      <div ref={noticeRef} className="scroll-mb-20">
        {isRefused && <LimitReached plan={plan} isFilledIn />}
        {state.status === 'idle' && <StillRunning />}
        <Notice tone="bad">
          {state.status === 'signed_out' ? <SignedOut /> : problem && !isLimit ? problem : null}
        </Notice>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={submitRef} type="submit" isBusy={isAnalysing} className="min-w-36">
          {isAnalysing ? 'Analyzing…' : 'Analyze'}
        </Button>
        {isAnalysing && (
          <Button
            look="secondary"
            onClick={() => {
              cancel()
              submitRef.current?.focus()
            }}
          >
            Cancel
          </Button>
        )}
        {remaining !== null && remaining > 0 && !isAnalysing && !isLimit && (
          <p className="text-sm text-quiet">
            Uses {remaining === 1 ? 'your last credit' : `1 of ${remaining} credits`}, only if it
            succeeds.
          </p>
        )}
      </div>
      {isAnalysing && <Progress step={state.step} />}
      <ThinPostingDialog
        isOpen={state.status === 'warned'}
        jobRef={jobRef}
        onClose={dismiss}
        onAnyway={() => formRef.current && void analyse(formRef.current)}
      />
    </form>
  )
}

/** What has gone wrong may stand below the end of the window, or of the column. */
function useInView(occasion: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (occasion) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [occasion])
  return ref
}

/** The page asked before its JavaScript ran: who has chosen is not asked once more. */
function isAnyway(event: Event): boolean {
  const button = event instanceof SubmitEvent ? event.submitter : null
  return button?.getAttribute('name') === anywayName
}

function isFilePicker(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'file'
}
