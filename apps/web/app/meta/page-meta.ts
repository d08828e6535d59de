import { brand } from '@rolefit/contract/brand'

/** What every route's `meta` is called with, as far as it is needed here. */
interface MetaArgs {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
  readonly location: { readonly pathname: string }
}

interface PageDescription {
  readonly title: string
  readonly description: string
  /** The name of a picture in `public/cards`, 1200 by 630. */
  readonly card?: string
  readonly type?: 'website' | 'article'
}

const cardSize = { width: '1200', height: '630' } as const

/** Title, description, and what a link to the page looks like elsewhere. */
export function pageMeta(
  args: MetaArgs,
  { title, description, card = 'site', type = 'website' }: PageDescription,
) {
  const origin = readOrigin(args)
  const address = pageAddress(origin, args.location.pathname)
  const picture = `${origin}/cards/${card}.png`
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: cardSize.width },
    { property: 'og:image:height', content: cardSize.height },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ]
}

/** The address people use, as the root loader hands it to every page. */
export function readOrigin({ matches }: Pick<MetaArgs, 'matches'>): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  const isRoot = typeof data === 'object' && data !== null && 'origin' in data
  return isRoot && typeof data.origin === 'string' ? data.origin : ''
}

/** The one address of a page, however it was reached. */
export function pageAddress(origin: string, pathname: string): string {
  return `${origin}${pathname === '/' ? '/' : pathname.replace(/\/+$/, '')}`
}
