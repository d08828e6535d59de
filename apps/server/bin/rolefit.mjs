#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { checkNode, findNode } from '../../../scripts/setup/project.mjs'

// Started by whatever Node there is; the command itself runs on the one that came along.
checkNode()
const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const { status } = spawnSync(findNode(), [cli, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
