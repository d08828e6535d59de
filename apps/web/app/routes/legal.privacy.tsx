import { brand } from '@rolefit/contract/brand'
import { LegalPage } from '../legal/legal-page.tsx'
import { readLegalText } from '../legal/legal-texts.server.ts'
import { servicesInWords } from '../legal/services-in-words.ts'
import { pageMeta } from '../meta/page-meta.ts'
import { pageContext } from '../page-context.ts'
import type { Route } from './+types/legal.privacy.ts'

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return []
  const { title, description } = args.loaderData.text
  return pageMeta(args, { title: `${title} · ${brand.name}`, description })
}

export function loader({ context }: Route.LoaderArgs) {
  const services = servicesInWords(context.get(pageContext).services)
  return { text: readLegalText('privacy', { services }) }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData.text} />
}
