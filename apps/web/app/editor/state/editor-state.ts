import type { CvStyle } from '@rolefit/contract'
import { type ContentChange, changeContent } from './change-content.ts'
import type { Content } from './content.ts'
import { keyAt } from './edited-cv.ts'

const mostSteps = 200

/** The editor's whole state: what is edited, the way back and forth, and how it will look. */
export interface EditorState {
  readonly content: Content
  readonly past: readonly Content[]
  readonly future: readonly Content[]
  /** What is being typed or dragged: until a pause, it counts as one step. */
  readonly burst: Burst | null
  /** The item that was added last, for the page to go there. */
  readonly added: string | null
  /** Behind how many of its letters the cursor goes there. */
  readonly cursor: number
  readonly name: string
  readonly style: CvStyle
}

interface Burst {
  readonly of: string
  /** What it began with, and comes back to where it ends as it began. */
  readonly from: Pick<EditorState, 'content' | 'past' | 'future'>
}

export type EditorAction =
  | ContentChange
  | { readonly type: 'undo' | 'redo' | 'pause' }
  | { readonly type: 'rename'; readonly name: string }
  /** The account keeps it under another name than it was sent with; one typed meanwhile stays. */
  | { readonly type: 'adopt-name'; readonly sent: string; readonly kept: string }
  | { readonly type: 'restyle'; readonly style: CvStyle }
  | { readonly type: 'replace'; readonly content: Content }

/** The editor before anything was done in it. */
export function startState(opened: Pick<EditorState, 'content' | 'name' | 'style'>): EditorState {
  return { ...opened, past: [], future: [], burst: null, added: null, cursor: 0 }
}

/** What the editor becomes by one action. Names and styles are no steps; everything else can be undone. */
export function changeEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'pause':
      return state.burst === null ? state : { ...state, burst: null }
    case 'rename':
      return { ...state, name: action.name }
    case 'adopt-name':
      return state.name === action.sent ? { ...state, name: action.kept } : state
    case 'restyle':
      return { ...state, style: action.style }
    case 'replace':
      return step(state, action.content, null)
    default:
      return changed(state, action)
  }
}

function undo(state: EditorState): EditorState {
  const content = state.past.at(-1)
  if (!content) return state
  return {
    ...state,
    content,
    past: state.past.slice(0, -1),
    future: [state.content, ...state.future],
    burst: null,
    added: null,
  }
}

function redo(state: EditorState): EditorState {
  const [content, ...future] = state.future
  if (!content) return state
  const past = [...state.past, state.content]
  return { ...state, content, past, future, burst: null, added: null }
}

function changed(state: EditorState, change: ContentChange): EditorState {
  const content = changeContent(state.content, change)
  if (isSame(content, state.content)) return state
  const of = burstOf(change)
  const begun = of !== null && state.burst?.of === of ? state.burst : null
  if (begun && isSame(content, begun.from.content)) {
    return { ...state, ...begun.from, burst: null, added: null }
  }
  const next = begun ? { ...state, content, added: null } : step(state, content, of)
  if (!goesToAdded(state.content, change)) return next
  const cursor = change.type === 'split' ? change.cursor : 0
  return { ...next, added: keyAt(content.nextKey - 1), cursor }
}

/** Skills are added one after the other from a box that keeps the cursor. */
function goesToAdded({ cv }: Content, change: ContentChange): boolean {
  if (change.type === 'split') return change.texts.length > 1
  if (change.type !== 'add-lines') return change.type.startsWith('add-')
  return cv.skills.every(({ key }) => key !== change.owner)
}

function step(state: EditorState, content: Content, of: string | null): EditorState {
  const { content: before, past, future } = state
  return {
    ...state,
    content,
    past: [...past, before].slice(-mostSteps),
    future: [],
    burst: of === null ? null : { of, from: { content: before, past, future } },
    added: null,
  }
}

function burstOf(change: ContentChange): string | null {
  if (change.type === 'write') return `write ${change.field}`
  return change.type === 'move' ? `move ${change.key}` : null
}

function isSame(one: Content, other: Content): boolean {
  return (
    one.proposals === other.proposals &&
    one.nextKey === other.nextKey &&
    JSON.stringify(one.cv) === JSON.stringify(other.cv)
  )
}
