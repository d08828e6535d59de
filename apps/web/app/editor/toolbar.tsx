import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longestCvName } from '@rolefit/contract/input-rules'
import { Icon } from '../ui/icon.tsx'
import { useEditorTools } from './editor-context.ts'
import type { EditorState } from './state/editor-state.ts'
import { StyleChoice } from './style-choice.tsx'
import { takeStep } from './take-step.ts'

interface ToolbarProps {
  readonly state: EditorState
  readonly status: ReactNode
  readonly exports: ReactNode
}

/**
 * The CV's name and how it will look. The rest stands here only where this stays in sight; on a narrower
 * screen it is beside the score, which does.
 */
export function Toolbar({ state, status, exports }: ToolbarProps) {
  const { dispatch } = useEditorTools()
  const { name, style, past, future } = state
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
      <div className="flex min-w-0 grow basis-48 items-center gap-3 sm:basis-60">
        <Link
          to="/cv-editor"
          className="touch-sized whitespace-nowrap text-sm text-quiet underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          All CVs
        </Link>
        <input
          aria-label="Name of this CV"
          value={name}
          title={name}
          maxLength={longestCvName}
          placeholder="Untitled CV"
          autoComplete="off"
          onChange={(event) => dispatch({ type: 'rename', name: event.target.value })}
          className="min-h-10 pointer-coarse:min-h-11 w-full min-w-0 max-w-2xl text-ellipsis rounded-t-sheet border border-transparent border-b-line-strong bg-transparent px-2 font-serif text-xl font-medium placeholder:text-quiet hover:border-line-strong focus:border-line-strong"
        />
      </div>
      {status}
      <div className="max-lg:hidden">
        <StepButtons past={past.length} future={future.length} />
      </div>
      <div className="max-sm:hidden">
        <StyleChoice style={style} />
      </div>
      <div className="max-lg:hidden">{exports}</div>
    </div>
  )
}

interface StepButtonsProps {
  readonly past: number
  readonly future: number
}

export function StepButtons({ past, future }: StepButtonsProps) {
  return (
    <div className="flex">
      <StepButton label="Undo" icon="undo" count={past} type="undo" />
      <StepButton label="Redo" icon="redo" count={future} type="redo" />
    </div>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly icon: 'undo' | 'redo'
  readonly count: number
  readonly type: 'undo' | 'redo'
}

/** Stays where the focus is when there is nothing left to take back. */
function StepButton({ label, icon, count, type }: StepButtonProps) {
  const tools = useEditorTools()
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={count === 0}
      title={label}
      onClick={() => takeStep(tools, { type, count })}
      className="touch-sized flex size-10 max-[24rem]:w-9 items-center justify-center rounded-sheet hover:bg-line aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  )
}
