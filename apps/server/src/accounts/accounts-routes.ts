import * as contract from '@rolefit/contract'
import type { Mount } from '../http/mount.ts'
import { Problem } from '../http/replies/problem.ts'
import {
  listDevices,
  signOut,
  signOutDevice,
  signOutEverywhere,
} from '../sign-in/sessions/sign-out.ts'
import { renameAccount } from './account-store.ts'
import { cleanName } from './clean-name.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { readProfile } from './read-profile.ts'

export function mountAccounts(mount: Mount): void {
  mount(contract.readProfile, async ({ context, owner }) => ({
    profile: await readProfile(context.db, owner.accountId),
  }))

  mount(contract.updateProfile, async ({ context, owner, body }) => {
    const [firstName, lastName] = [cleanName(body.first_name), cleanName(body.last_name)]
    if (!firstName || !lastName) throw new Problem('required_fields_missing')
    await renameAccount(context.db, { id: owner.accountId, firstName, lastName })
    return { profile: await readProfile(context.db, owner.accountId) }
  })

  mountDevices(mount)

  mount(contract.exportAccount, async ({ context, owner, setHeader }) => {
    await context.limits.spend('export_by_account', owner.accountId)
    setHeader('content-disposition', 'attachment; filename="rolefit-my-data.json"')
    return exportAccount(context, owner)
  })

  mount(contract.deleteAccount, async ({ context, owner, body, info, setHeader }) => {
    await deleteAccount(context, { owner, confirmation: body.confirmation })
    await signOut(context, { info, setHeader })
    return {}
  })
}

function mountDevices(mount: Mount): void {
  mount(contract.listDevices, async ({ context, owner }) => {
    const { accountId, sessionId } = owner
    const items = await listDevices(context.db, {
      accountId,
      currentId: sessionId,
      now: context.now(),
    })
    return { items }
  })

  mount(contract.signOutDevice, async ({ context, owner, slots }) => {
    await signOutDevice(context.db, { accountId: owner.accountId, id: slots.id })
    return {}
  })

  mount(contract.signOutEverywhere, async ({ context, owner, info, setHeader }) => {
    await signOutEverywhere(context, { accountId: owner.accountId, info, setHeader })
    return {}
  })
}
