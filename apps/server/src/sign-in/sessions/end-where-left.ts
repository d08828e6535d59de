import type { Db } from '../../database/database.ts'
import type { RequestInfo } from '../../http/request-info.ts'
import { hashSecret } from '../secrets.ts'
import { removeSessionByToken } from './session-store.ts'
import { saysItLeft } from './sign-in-cookies.ts'

/** A browser that has logged out has no session, even if the call that should end it got lost: it ends now. */
export async function endWhereLeft(
  db: Db,
  { info, token }: { info: RequestInfo; token: string },
): Promise<boolean> {
  if (!saysItLeft(info)) return false
  await removeSessionByToken(db, hashSecret(token))
  return true
}
