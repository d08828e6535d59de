import './app.css'
import { type ReactNode, useContext } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { brand } from '@rolefit/contract/brand'
import type { Route } from './+types/root.ts'
import { usePageViews } from './analytics/use-page-views.ts'
import interFont from './fonts/inter-latin.woff2?url'
import newsreaderFont from './fonts/newsreader-latin.woff2?url'
import { earlyScript } from './layout/early-script.ts'
import { ErrorPage, errorTitle } from './layout/error-page.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { LeftWithoutLine, useLeftWithoutLine } from './layout/left-without-line.tsx'
import { NewsNotice } from './layout/news-notice.tsx'
import { StayOffline } from './layout/stay-offline.tsx'
import { readTheme, whereShown } from './layout/theme.ts'
import { useEarlyInput } from './layout/use-early-input.ts'
import { useFocusOnNavigation } from './layout/use-focus-on-navigation.ts'
import { useFocusOnProblem } from './layout/use-focus-on-problem.ts'
import { useTheme } from './layout/use-theme.ts'
import { pageAddress } from './meta/page-meta.ts'
import { NonceContext } from './nonce-context.ts'
import { pageContext } from './page-context.ts'
import { keepPageWhenLost } from './session/keep-page-when-lost.ts'
import { nobody, readIdentity } from './session/read-identity.ts'
import { keepDataWhenLost } from './session/survive-lost-connection.ts'
import { useIdentity } from './session/use-identity.ts'
import { NavigationStroke } from './ui/navigation-stroke.tsx'

export function meta({ error }: Route.MetaArgs) {
  if (error) return [{ title: `${errorTitle(error)} · ${brand.name}` }]
  return [{ title: `${brand.name}: ${brand.tagline}` }]
}

export async function loader(args: Route.LoaderArgs) {
  return {
    identity: await readIdentity(args),
    origin: args.context.get(pageContext).origin,
    theme: readTheme(args.request.headers.get('cookie')),
    year: new Date().getFullYear(),
  }
}

export const shouldRevalidate = keepDataWhenLost

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageWhenLost]

export function Layout({ children }: { children: ReactNode }) {
  // On an error page the loader's data may be missing.
  const data = useRouteLoaderData<typeof loader>('root')
  const identity = useIdentity(data?.identity)
  const [theme, setTheme] = useTheme(data?.theme)
  const nonce = useContext(NonceContext)
  const { pathname } = useLocation()
  useFocusOnNavigation()
  useFocusOnProblem()
  usePageViews()
  const hearClick = useEarlyInput()
  const hasLeft = useLeftWithoutLine()
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, the same on each page
          dangerouslySetInnerHTML={{ __html: earlyScript }}
        />
        <meta name="theme-color" media={whereShown(theme, 'light')} content="#faf7f0" />
        <meta name="theme-color" media={whereShown(theme, 'dark')} content="#191815" />
        <link rel="canonical" href={pageAddress(data?.origin ?? '', pathname)} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="alternate"
          href="/rss.xml"
          type="application/rss+xml"
          title={`${brand.name}: blog`}
        />
        {[interFont, newsreaderFont].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <Meta />
        <Links />
      </head>
      <body onClickCapture={hearClick}>
        <a
          href="#main"
          className="fixed left-4 top-3 z-30 -translate-y-24 rounded-sheet bg-ink px-4 py-2 text-sheet focus:translate-y-0"
        >
          Skip to content
        </a>
        <NavigationStroke />
        <Header identity={hasLeft ? { ...nobody, showsResults: false } : identity} />
        <main id="main" tabIndex={-1} className="flex-1">
          {hasLeft ? <LeftWithoutLine /> : children}
        </main>
        <Footer theme={theme} onTheme={setTheme} year={data?.year ?? new Date().getFullYear()} />
        <StayOffline />
        <NewsNotice />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
