import type { BodyOf, saveCv as endpoint } from '@rolefit/contract'
import { holdAccount } from '../accounts/hold-account.ts'
import type { Db } from '../database/database.ts'
import { Problem } from '../http/replies/problem.ts'
import { newId } from '../ids.ts'
import { addCv, changeCv, findCv, listCvNames, listSameCvs } from './cv-store.ts'
import { freeName, withoutNumber } from './free-name.ts'

const mostCvs = 100

interface Saved {
  readonly id: string
  readonly version: number
  readonly name: string
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
  if (body.id === undefined) {
    return db
      .transaction()
      .execute((inside) => addNew(inside, { ...content, account_id: accountId }))
  }
  if (body.version === undefined) {
    throw new Problem('invalid_request', { message: '"version" is missing: which one was edited?' })
  }
  const whose = { accountId, id: body.id }
  const version = await changeCv(db, { ...whose, version: body.version }, content)
  if (version !== null) return { id: body.id, version, name: content.name }
  throw new Problem((await findCv(db, whose)) ? 'newer_version' : 'not_found')
}

/**
 * A CV that is there already, word for word, stays the one it is: whoever regenerates a CV and has changed
 * nothing, or sends it again because the answer got lost, goes on in it. One after the other, or two that are
 * sent at the same moment would not see each other.
 */
async function addNew(
  db: Db,
  content: Omit<Parameters<typeof addCv>[1], 'id' | 'version' | 'created_at'>,
): Promise<Saved> {
  await holdAccount(db, content.account_id)
  const same = (await listSameCvs(db, content)).find(({ name }) => isNamed(name, content.name))
  if (same) return same
  const names = await listCvNames(db, content.account_id)
  if (names.length >= mostCvs) throw new Problem('too_many_cvs')
  const name = freeName(content.name, names)
  const row = { ...content, name, id: newId('cvs'), version: 1, created_at: content.updated_at }
  await addCv(db, row)
  return { id: row.id, version: row.version, name }
}

function isNamed(kept: string, name: string): boolean {
  return kept === name || withoutNumber(kept) === name
}
