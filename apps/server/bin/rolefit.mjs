#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { envFileFlags } from '../../../scripts/setup/env-file.mjs'
import { checkNode, environment, findNode } from '../../../scripts/setup/project.mjs'

// Started by whatever Node there is; the command itself runs on the one that came along.
checkNode()
const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const args = [...envFileFlags(), cli, ...process.argv.slice(2)]
const { status } = spawnSync(findNode(), args, { env: environment(), stdio: 'inherit' })
process.exit(status ?? 1)
