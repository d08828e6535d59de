import { writeFileSync } from 'node:fs'
import { describeMethod } from '../packages/engine/src/method/describe-method.ts'

writeFileSync('docs/method.md', `${describeMethod()}\n`)
console.log('docs/method.md is written.')
