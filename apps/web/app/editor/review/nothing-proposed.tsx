import { useEffect } from 'react'
import { useEditorTools } from '../editor-context.ts'
import type { Opening } from '../opening.ts'

const words =
  'We have no changes to propose: without new facts from you, we would leave every line as it is.'

/** Says what came of re-generating a CV where there is nothing to review: silence would look like a failure. */
export function NothingProposed({ opening }: { opening: Opening }) {
  const { say } = useEditorTools()
  const isShown = opening.id === null && opening.analysisId !== null && opening.patches.length === 0
  useEffect(() => {
    if (isShown) say(words)
  }, [isShown, say])
  if (!isShown) return null
  return (
    <p className="border-l-4 border-line-strong bg-sheet px-4 py-2.5 text-sm">
      {words} What the posting asks for and your CV does not show is listed under Score.
    </p>
  )
}
