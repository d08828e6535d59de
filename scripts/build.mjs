import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/project.mjs'

/** Builds the web app as it is served: with a compressed copy beside each file. */
buildWeb(findNode())
