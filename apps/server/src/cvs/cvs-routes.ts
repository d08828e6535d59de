import * as contract from '@rolefit/contract'
import type { Mount } from '../http/mount.ts'
import { exportCv } from './export-cv.ts'
import { deleteCv, listCvs, readSavedCv } from './list-cvs.ts'
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
    setHeader('x-export-proof', inHeader(proof))
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

const mostMissing = 20

/** A header holds plain letters only; JSON can say all others by their numbers. */
function inHeader(proof: contract.ExportProof): string {
  const missing = proof.missing.slice(0, mostMissing).map((each) => each.slice(0, 120))
  return JSON.stringify({ ...proof, missing }).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
