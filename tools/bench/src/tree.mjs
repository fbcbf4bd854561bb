/** The tree that this bench stands in, or another. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ownRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** @param {string} root @param {string[]} given */
export const git = (root, ...given) => execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim()

/** The commit that a tree stands at; figures in README.md are no change. @param {string} root */
export function describeTree(root) {
  const commit = git(root, 'rev-parse', '--short=8', 'HEAD')
  const changed = git(root, 'status', '--porcelain', '--', '.', ':!README.md')
  return changed === '' ? commit : `${commit} and changes`
}
