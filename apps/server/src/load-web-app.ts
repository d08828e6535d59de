import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HandlePage } from '@rolefit/contract'
import type { WebApp } from './http/pages/serve-pages.ts'
import { projectFolder } from './project-folder.ts'

export const webBuildFolder = join(projectFolder, 'apps/web/build')

/** The web app as it was built, or null where it was not. */
export async function loadWebApp(): Promise<WebApp | null> {
  const entry = join(webBuildFolder, 'server/index.js')
  if (!existsSync(entry)) return null
  const bundle: unknown = await import(pathToFileURL(entry).href)
  return { handlePage: handlePageOf(bundle), clientFolder: join(webBuildFolder, 'client') }
}

/** The bundle exports `handlePage`, typed against the same contract where it is written. */
export function handlePageOf(bundle: unknown): HandlePage {
  const isBundle = typeof bundle === 'object' && bundle !== null && 'handlePage' in bundle
  if (!isBundle || typeof bundle.handlePage !== 'function') {
    throw new TypeError('The web app was built without its handlePage; run npm run build again')
  }
  return bundle.handlePage as HandlePage
}
