import * as contract from '@rolefit/contract'
import type { Mount } from '../http/mount.ts'
import { exportCv } from './export-cv.ts'
import { deleteCv, listCvs, readSavedCv } from './list-cvs.ts'
import { proofInHeader } from './proof-in-header.ts'
import { readCvFile } from './read-cv-file.ts'
import { regenerateCv } from './regenerate-cv.ts'
import { saveCv } from './save-cv.ts'

export function mountCvs(mount: Mount): void {
  mount(contract.regenerateCv, async ({ context, owner, body }) => {
    await context.limits.spend('write_by_account', owner.accountId)
    return regenerateCv(context, { accountId: owner.accountId, body })
  })

  mount(contract.readCvFile, async ({ context, owner, form, signal }) => {
    await context.limits.spend('write_by_account', owner.accountId)
    return readCvFile(context, form, signal)
  })

  mount(contract.exportCv, async ({ context, owner, body, setHeader }) => {
    await context.limits.spend('write_by_account', owner.accountId)
    const { file, proof } = await exportCv(context, body)
    setHeader('x-export-proof', proofInHeader(proof))
    return file
  })

  mount(contract.listCvs, async ({ context, owner }) => ({
    items: await listCvs(context.db, owner.accountId),
  }))

  mount(contract.readSavedCv, ({ context, owner, slots }) =>
    readSavedCv(context.db, { accountId: owner.accountId, id: slots.id }),
  )

  mount(contract.saveCv, ({ context, owner, body }) =>
    saveCv(context.db, { accountId: owner.accountId, body, now: context.now() }),
  )

  mount(contract.deleteCv, async ({ context, owner, slots }) => {
    await deleteCv(context.db, { accountId: owner.accountId, id: slots.id })
    return {}
  })
}
