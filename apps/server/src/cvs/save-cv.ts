import type { BodyOf, saveCv as endpoint } from '@rolefit/contract'
import type { Db } from '../database/database.ts'
import { Problem } from '../http/problem.ts'
import { newId } from '../ids.ts'
import { addCv, changeCv, countCvs, findCv } from './cv-store.ts'

const mostCvs = 100

interface Saved {
  readonly id: string
  readonly version: number
}

/** Keeps a CV: a new one, or a new version of one, which an older version cannot replace. */
export async function saveCv(
  db: Db,
  { accountId, body, now }: { accountId: string; body: BodyOf<typeof endpoint>; now: number },
): Promise<Saved> {
  const content = {
    name: body.name.trim() || 'My CV',
    analysis_id: body.analysis_id,
    style: body.style,
    document: JSON.stringify(body.cv),
    patches: JSON.stringify(body.patches),
    updated_at: now,
  }
  if (body.id === undefined) return addNew(db, { ...content, account_id: accountId })
  if (body.version === undefined) {
    throw new Problem('invalid_request', { message: 'version: say which one was edited' })
  }
  const whose = { accountId, id: body.id }
  const version = await changeCv(db, { ...whose, version: body.version }, content)
  if (version !== null) return { id: body.id, version }
  throw new Problem((await findCv(db, whose)) ? 'newer_version' : 'not_found')
}

async function addNew(
  db: Db,
  content: Omit<Parameters<typeof addCv>[1], 'id' | 'version' | 'created_at'>,
): Promise<Saved> {
  if ((await countCvs(db, content.account_id)) >= mostCvs) throw new Problem('too_many_cvs')
  const row = { ...content, id: newId('cvs'), version: 1, created_at: content.updated_at }
  await addCv(db, row)
  return { id: row.id, version: row.version }
}
