import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** @param {string} name */
function locate(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** @param {string[]} command */
function run(...[program = '', ...rest]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, rest, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}

function downloaded() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** @type {import('./find-chrome.mjs').Machine & import('./find-redis.mjs').RedisMachine & import('./find-engines.mjs').EngineMachine} */
export const thisMachine = {
  chromePath: process.env['CHROME_PATH'],
  redisPath: process.env['REDIS_SERVER'],
  variables: process.env,
  exists: existsSync,
  locate,
  canInstallPackages: process.getuid?.() === 0 && locate('apt-get') !== undefined,
  run,
  downloaded,
}
