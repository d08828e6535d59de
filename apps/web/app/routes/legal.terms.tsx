import { brand } from '@rolefit/contract/brand'
import { LegalPage } from '../legal/legal-page.tsx'
import { readLegalText } from '../legal/legal-texts.server.ts'
import { pageMeta } from '../meta/page-meta.ts'
import type { Route } from './+types/legal.terms.ts'

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return []
  const { title, description } = args.loaderData.text
  return pageMeta(args, { title: `${title} · ${brand.name}`, description })
}

export function loader() {
  return { text: readLegalText('terms') }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData.text} />
}
