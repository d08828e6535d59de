import { brand } from '@rolefit/contract/brand'
import { Editor } from '../editor/editor.tsx'
import { forgetCv } from '../editor/saving/forget-cv.ts'
import { loadOpening } from '../editor/start/load-opening.ts'
import { restoreOpening } from '../editor/start/restore-opening.ts'
import { type StartAnswer, startFrom } from '../editor/start/start-from.ts'
import { StartScreen } from '../editor/start/start-screen.tsx'
import {
  keepDataWhenLost,
  surviveLostConnection,
  troubleInWords,
} from '../session/survive-lost-connection.ts'
import { announceUsage } from '../session/user-record.ts'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/cv-editor.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `CV editor · ${brand.name}` }]
}

export function loader(args: Route.LoaderArgs) {
  return loadOpening(args)
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return restoreOpening(await serverLoader())
}
clientLoader.hydrate = true as const

export async function action(args: Route.ActionArgs) {
  return startFrom(args, await args.request.formData())
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const answer = await surviveLostConnection<StartAnswer | Response, StartAnswer>(
    serverAction,
    (trouble) => ({ problem: troubleInWords[trouble] }),
  )
  if ('deleted' in answer) {
    forgetCv(String(form.get('id')))
    announceUsage()
  }
  return answer
}

export const shouldRevalidate = keepDataWhenLost

export default function CvEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { opening, items, problem, isCarried } = loaderData
  const answer: StartAnswer = actionData instanceof Response ? {} : (actionData ?? {})
  if (opening) {
    const { id, analysisId, isUnsaved } = opening
    return <Editor key={`${id} ${analysisId} ${isUnsaved} ${isCarried}`} opening={opening} />
  }
  return (
    <>
      <StartScreen items={items} problem={answer.problem ?? problem} />
      <Toast message={answer.deleted ?? null} occasion={actionData} />
    </>
  )
}
