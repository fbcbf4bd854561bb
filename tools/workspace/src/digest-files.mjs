import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesUnder(join(path, name)))
}

/** @param {string} path */
function describe(path) {
  const { mtimeMs, size } = statSync(path)
  return `${path} ${mtimeMs} ${size}`
}

/**
 * Changes when a file under one of the paths is added, removed or written.
 * @param {readonly string[]} paths files or folders
 * @returns {string}
 */
export function digestFiles(paths) {
  const lines = paths.flatMap(filesUnder).toSorted().map(describe)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
