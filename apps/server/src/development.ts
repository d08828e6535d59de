import { join } from 'node:path'
import type { Env } from './env.ts'
import type { WebApp } from './http/pages/serve-pages.ts'
import { handlePageOf } from './load-web-app.ts'
import { projectFolder } from './project-folder.ts'
import { type Running, start } from './start.ts'

/** The same application, with the web app's sources served and reloaded by Vite. */
export async function startDevelopment(env: Env): Promise<Running> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(projectFolder, 'apps/web'),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const web: WebApp = {
    handlePage: async (request, page) => {
      const bundle = await vite.ssrLoadModule('/app/handle-page.ts')
      return handlePageOf(bundle)(request, page)
    },
    clientFolder: undefined,
  }
  const running = await start(env, web, (listener) => (request, response) => {
    vite.middlewares(request, response, () => listener(request, response))
  })
  return {
    address: running.address,
    stop: async () => {
      await running.stop()
      await vite.close()
    },
  }
}
