import { forgetFields } from '../../session/use-kept-fields.ts'
import { answersKey } from '../changes/changes-section.tsx'
import { forgetExamples } from '../changes/kept-examples.ts'
import { forgetLocalDraft } from './local-draft.ts'

/** Deleted means deleted: what this tab has kept of a result goes with it. */
export function forgetResult(id: string): void {
  forgetLocalDraft(id)
  forgetExamples(id)
  forgetFields(answersKey(id))
}
