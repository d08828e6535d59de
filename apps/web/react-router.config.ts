import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The sitemap is small: sent at once, a click never waits to learn where it leads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
