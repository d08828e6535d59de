import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The sitemap. Routes under `members` ask for a signed-in person. */
export default [
  index('routes/home.tsx'),
  route('method', 'routes/method.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('login', 'routes/login.tsx'),
  route('check-email', 'routes/check-email.tsx'),
  route('magic', 'routes/magic.tsx'),
  route('logout', 'routes/logout.ts'),
  route('theme', 'routes/theme.ts'),
  route('legal/terms', 'routes/legal.terms.tsx'),
  route('legal/privacy', 'routes/legal.privacy.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('feedback', 'routes/feedback.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/blog.post.tsx'),
  route('rss.xml', 'routes/rss.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('share/:token', 'routes/share.tsx'),
  route('checkout/success', 'routes/checkout.success.tsx'),
  layout('routes/members.tsx', [
    route('analyze', 'routes/analyze.tsx'),
    route('results/:id?', 'routes/results.tsx'),
    route('cv-editor', 'routes/cv-editor.tsx'),
    route('checkout/pretend/:id', 'routes/checkout.pretend.tsx'),
    route('account/receipts/:id', 'routes/account.receipt.ts'),
    route('account', 'routes/account.tsx', [
      index('routes/account.index.ts'),
      route('profile', 'routes/account.profile.tsx'),
      route('billing', 'routes/account.billing.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
