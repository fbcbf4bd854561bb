/** Runs a command with CHROME_PATH naming a Chromium: `node with-chrome.mjs playwright test`. */
import { spawnSync } from 'node:child_process'
import { findChrome } from './find-chrome.mjs'
import { thisMachine } from './this-machine.mjs'

const [program = '', ...rest] = process.argv.slice(2)

try {
  const env = { ...process.env, CHROME_PATH: findChrome(thisMachine) }
  process.exitCode = spawnSync(program, rest, { stdio: 'inherit', env }).status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
