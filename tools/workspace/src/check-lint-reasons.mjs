/** Part of `nx lint`: every rule that is switched off says why. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesWithoutReason } from './lint-reasons.mjs'
import { root } from './nx.mjs'

const isSource = /^(?!tools\/workspace\/src\/lint-reasons).*[.](?:[cm]?[jt]s|tsx)$/

const found = execFileSync('git', ['ls-files', '--', 'apps', 'libs', 'tools'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => isSource.test(path) && existsSync(join(root, path)))
  .flatMap((path) => linesWithoutReason(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`))

for (const place of found) console.log(`${place}: switches a rule off without saying why: add " -- reason".`)
process.exitCode = found.length === 0 ? 0 : 1
