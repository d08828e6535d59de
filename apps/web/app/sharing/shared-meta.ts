import type { SharedAnalysis } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { readOrigin } from '../meta/page-meta.ts'
import { scoreTitle } from '../meta/score-title.ts'

type MetaArgs = Parameters<typeof readOrigin>[0]

/** What a shared link looks like where it is passed on: the score, as a picture. Never in a search engine. */
export function sharedMeta(args: MetaArgs, token: string, shared: SharedAnalysis | null) {
  const kept = [
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
  if (!shared) return [{ title: `Shared analysis · ${brand.name}` }, ...kept]
  const title = scoreTitle(shared)
  const description = `${shared.band}: how a CV fits this job, line by line.`
  const address = `${readOrigin(args)}/share/${encodeURIComponent(token)}`
  return [
    { title: `${title} · ${brand.name}` },
    ...kept,
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${address}/score.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: `${address}/score.png` },
  ]
}
