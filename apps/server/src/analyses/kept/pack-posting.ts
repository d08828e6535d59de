import type { ReplyOf, readPosting } from '@rolefit/contract'
import { readablePosting } from '@rolefit/engine'
import type { AppContext } from '../../app-context.ts'
import { readAnalysis } from './read-analysis.ts'

interface Whose {
  readonly id: string
  readonly accountId: string
}

/** The posting of an analysis with what the engine reads in it, so that a browser need not read it again. */
export async function packPosting(
  { db, engine, limits }: Pick<AppContext, 'db' | 'engine' | 'limits'>,
  whose: Whose,
): Promise<Omit<ReplyOf<typeof readPosting>, 'ok'>> {
  await limits.spend('posting_by_account', whose.accountId)
  const { jd_title: title, jd_text } = await readAnalysis(db, whose)
  const text = readablePosting(jd_text)
  return { title, text, read: await engine.ask('packPosting', { text }) }
}
