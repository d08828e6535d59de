import type { listDevices, readProfile } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { changeAccount, type ProfileAnswer } from '../account/change-account.ts'
import { DeviceList } from '../account/device-list.tsx'
import { ProfileDetails } from '../account/profile-details.tsx'
import { YourData } from '../account/your-data.tsx'
import { callApi } from '../page-context.ts'
import { forgetOnThisDevice } from '../session/device-traces.ts'
import {
  keepDataWhenLost,
  surviveLostConnection,
  troubleInWords,
} from '../session/survive-lost-connection.ts'
import { useChangesElsewhere } from '../session/use-changes-elsewhere.ts'
import { Notice } from '../ui/notice.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/account.profile.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Profile · ${brand.name}` }]
}

export async function loader(args: Route.LoaderArgs) {
  const [profile, devices] = await Promise.all([
    callApi<typeof readProfile>(args, { method: 'GET', path: '/api/account' }),
    callApi<typeof listDevices>(args, { method: 'GET', path: '/api/account/devices' }),
  ])
  return {
    profile: profile.ok ? profile.profile : null,
    devices: devices.ok ? devices.items : [],
  }
}

export async function action(args: Route.ActionArgs) {
  return changeAccount(args, await args.request.formData())
}

export const shouldRevalidate = keepDataWhenLost

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  const field = problemOf[String(intent)] ?? 'nameProblem'
  try {
    return await surviveLostConnection<ProfileAnswer | Response, ProfileAnswer>(
      serverAction,
      (trouble) => ({ [field]: troubleInWords[trouble] }),
    )
  } catch (thrown) {
    // Both lead away from here once they are done: nothing of the person stays on the device.
    const hasLeft = intent === 'delete' || intent === 'sign-out-everywhere'
    if (hasLeft && thrown instanceof Response) forgetOnThisDevice()
    throw thrown
  }
}

/** Where a form's trouble is told: beside the form itself. */
const problemOf: Readonly<Record<string, keyof ProfileAnswer>> = {
  delete: 'deleteProblem',
  'sign-out-device': 'deviceProblem',
  'sign-out-everywhere': 'deviceProblem',
}

export default function AccountProfile({ loaderData, actionData }: Route.ComponentProps) {
  useChangesElsewhere()
  const { profile, devices } = loaderData
  const answer: ProfileAnswer = actionData instanceof Response ? {} : (actionData ?? {})
  if (!profile) return <Notice tone="bad">Couldn't load your profile.</Notice>
  return (
    <>
      <ProfileDetails
        profile={profile}
        problem={answer.nameProblem}
        missingNames={answer.missingNames}
        typedNames={answer.typedNames}
      />
      <DeviceList devices={devices} problem={answer.deviceProblem} />
      <YourData
        email={profile.email}
        hasBought={profile.plan === 'paid' && profile.credits > 0}
        problem={answer.deleteProblem}
      />
      <Toast message={answer.saved ? 'Saved.' : null} occasion={actionData} />
    </>
  )
}
