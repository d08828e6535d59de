import { join } from 'node:path'
import type { Hono } from 'hono'
import * as contract from '@rolefit/contract'
import { drawScoreCard, type ScoreCard } from '@rolefit/documents'
import { bands } from '@rolefit/engine'
import type { AppContext } from '../app-context.ts'
import type { Mount } from '../http/mount.ts'
import { requestInfo } from '../http/request-info.ts'
import { projectFolder } from '../project-folder.ts'
import { listSharedLinks } from './list-shared-links.ts'
import { readShared } from './read-shared.ts'
import { rememberPictures } from './remember-pictures.ts'
import { revokeSharedLink } from './revoke-shared-link.ts'
import { shareAnalysis } from './share-analysis.ts'

export function mountSharing(mount: Mount): void {
  mount(contract.shareAnalysis, async ({ context, owner, body, info }) => {
    const { token, link } = await shareAnalysis(context, {
      accountId: owner.accountId,
      analysisId: body.analysis_id,
      days: body.days,
    })
    return { url: `${info.ownOrigin}/share/${token}`, link }
  })

  mount(contract.readShared, async ({ context, slots, info }) => {
    await context.limits.spend('shared_by_address', info.limitKey)
    return readShared(context, slots.token)
  })

  mount(contract.listSharedLinks, async ({ context, owner }) => ({
    items: await listSharedLinks(context.db, { accountId: owner.accountId, now: context.now() }),
  }))

  mount(contract.revokeSharedLink, async ({ context, owner, slots }) => {
    await revokeSharedLink(context.db, { id: slots.id, accountId: owner.accountId })
    return {}
  })
}

const fontFolder = join(projectFolder, 'apps/web/app/fonts')
const fonts = {
  serif: join(fontFolder, 'newsreader-latin.woff2'),
  sans: join(fontFolder, 'inter-latin.woff2'),
}

/** The picture that a shared link shows where it is posted. */
export function mountScorePicture(site: Hono, context: AppContext): void {
  const draw = rememberPictures((card: ScoreCard) => drawScoreCard(card, fonts))
  site.get('/share/:token/score.png', async (c) => {
    await context.limits.spend('shared_by_address', requestInfo(c, context).limitKey)
    const shared = await readShared(context, c.req.param('token'))
    const picture = await draw(toCard(shared))
    return c.body(Uint8Array.from(picture), 200, {
      'content-type': 'image/png',
      // Short, so that a revoked link stops showing soon.
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    })
  })
}

function toCard({ score, band, jd_title, requirements }: contract.SharedAnalysis): ScoreCard {
  const rows = requirements.map(({ status }) => status)
  const color = bands.find(({ from }) => score >= from)?.color ?? 'rose'
  return { score, band, look: looks[color], title: jd_title, rows, brand: contract.brand.name }
}

/** The picture marks as the pages do: a score to hold off with is marked with no colour. */
const looks = { green: 'met', amber: 'partly', rose: 'line' } as const
