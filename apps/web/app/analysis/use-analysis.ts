import { startTransition, useEffect, useRef, useState } from 'react'
import { announceNews } from '../session/news.ts'
import { useElsewhere } from '../session/use-elsewhere.ts'
import { useIsShown } from '../ui/use-is-shown.ts'
import { fileProblem, inputProblem, isThinPosting } from './form/check-input.ts'
import { keepCv } from './form/kept-cv.ts'
import { forgetPosting } from './form/posting-draft.ts'
import { type FilledForm, readForm } from './form/read-form.ts'
import { askWhatBecame } from './run/ask-what-became.ts'
import { type AnalysisEnd, createAnalyst } from './run/create-analyst.ts'
import { endInNews } from './run/end-in-news.ts'
import { outcomeInWords } from './run/outcome-in-words.ts'
import type { StartedAnalysis } from './run/post-analysis.ts'
import type { ProgressStep } from './run/progress-step.ts'
import { type CutOff, findCutOff, forgetCutOff, isAtItsPage } from './run/under-way.ts'
import { useForgetOnceShown } from './run/use-forget-once-shown.ts'

export type AnalyzeState =
  | { readonly status: 'idle' }
  | { readonly status: 'warned' }
  | { readonly status: 'analysing'; readonly step: ProgressStep | null }
  | Exclude<AnalysisEnd, { status: 'done' | 'cancelled' }>

const idle = { status: 'idle' } as const
const cost = 'One that did not finish costs nothing; one that did is under Results.'

interface AnalysisEvents {
  /** The result that stands beside the form; null where none does. */
  readonly shownId: string | null
  /** A result has come, wherever the person is by now. */
  readonly onDone: (analysis: StartedAnalysis) => void
  /** The person waits here for the result. */
  readonly onShow: (analysis: StartedAnalysis) => Promise<void> | void
}

/** The way from a filled-in form to a result: checks, the warning, the work, its end. */
export function useAnalysis({ shownId, onDone, onShow }: AnalysisEvents) {
  const [state, setState] = useState<AnalyzeState>(idle)
  const [analyst] = useState(createAnalyst)
  const running = useRef<AbortController | null>(null)
  const noteAwaited = useForgetOnceShown(shownId)
  const isWaitedFor = useIsShown()

  const stop = (message: string) => setState({ status: 'stopped', message })

  const begin = (form: HTMLFormElement) => {
    if (running.current) return
    const input = filledIn(form)
    const problem = inputProblem(input)
    if (problem) stop(problem)
    else if (isThinPosting(input.jobText)) setState({ status: 'warned' })
    else void analyse(form)
  }

  /** A refused file is told at once; a message about what has changed since goes away. */
  const reconsider = (form: HTMLFormElement, { isFile }: { isFile: boolean }) => {
    if (running.current || (!isFile && state.status !== 'stopped')) return
    const { file } = filledIn(form)
    const problem = file && fileProblem(file)
    if (problem) stop(problem)
    else if (state.status === 'stopped') setState(idle)
  }

  const analyse = async (form: HTMLFormElement) => {
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'analysing', step: null })
    const end = await analyst.analyse(filledIn(form), {
      signal: controller.signal,
      onStep: (step) => setState({ status: 'analysing', step }),
    })
    // Who cancelled was told at once; another one may be under way.
    if (end.status === 'cancelled') return
    running.current = null
    if (end.status === 'done') return takeIn(end.analysis, { isShown: isWaitedFor() })
    if (!isWaitedFor()) return announceNews(endInNews(end))
    setState(end)
  }

  const takeIn = async (result: StartedAnalysis, { isShown }: { isShown: boolean }) => {
    forgetPosting()
    keepCv(null)
    onDone(result)
    if (!isShown) {
      forgetCutOff()
      return announceNews(endInNews({ status: 'done', analysis: result }))
    }
    noteAwaited(result.id)
    await onShow(result)
    // The page of the result comes as a transition: until it is there, the form stays at work.
    startTransition(() => setState(idle))
  }

  /** What a reload has cut off may have been finished all the same. */
  const learnEnd = async (cutOff: CutOff) => {
    const became = await askWhatBecame(cutOff.requestKey)
    if (running.current) return
    if (became.status === 'done') {
      return takeIn(became.analysis, { isShown: isWaitedFor() && isAtItsPage(cutOff) })
    }
    if (became.status !== 'lost') forgetCutOff()
    const which = shownId ? '; the result shown here is an earlier one' : ''
    stop(`The last analysis was cut off${which}. ${cost}`)
  }

  const cancel = () => {
    running.current?.abort()
    running.current = null
    stop(outcomeInWords({ status: 'cancelled' }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the form comes
  useEffect(() => {
    const cutOff = findCutOff()
    if (cutOff) void learnEnd(cutOff)
  }, [])

  // Credits may have come from another tab; where none have, the page says so by itself.
  useElsewhere(() => setState((now) => (now.status === 'limit_reached' ? idle : now)))

  const dismiss = () => setState(idle)
  return { state, begin, analyse, cancel, dismiss, reconsider }
}

function filledIn(form: HTMLFormElement): FilledForm {
  return readForm(new FormData(form))
}
