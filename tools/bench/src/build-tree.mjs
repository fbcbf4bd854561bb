/** The built tree of another commit. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { git, ownRoot } from './tree.mjs'

/** @param {string} root @param {readonly string[]} command */
function run(root, [program = '', ...given]) {
  const { status } = spawnSync(program, given, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${[program, ...given].join(' ')} failed in ${root}`)
}

/** Adds a tree, installs and builds in it, as that commit says. @param {string} root @param {string} ref */
function build(root, ref) {
  git(ownRoot, 'worktree', 'add', '--detach', root, ref)
  run(root, ['npm', 'ci'])
  run(root, ['node', 'tools/workspace/src/with-build.mjs', 'true'])
}

/** @param {string} root */
function remove(root) {
  git(ownRoot, 'worktree', 'remove', '--force', root)
  rmSync(dirname(root), { recursive: true, force: true })
}

/** Ctrl-C ends what runs, and the tree goes as at any end. @param {string} root */
function removeAtEnd(root) {
  process.on('exit', () => remove(root))
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]))
    process.on(signal, () => process.exit(code))
}

/**
 * The root of a built tree of a commit: one that is removed when this process ends, or the one in `keep`, which stays
 * and is used again as it is.
 * @param {{ ref: string | undefined, keep: string | undefined }} wanted
 */
export function buildTree({ ref, keep }) {
  if (keep !== undefined && existsSync(keep)) return resolve(keep)
  if (ref === undefined) throw new Error('Name a commit: npm run bench:against -- main')
  if (keep !== undefined) {
    build(resolve(keep), ref)
    return resolve(keep)
  }
  mkdirSync(join(ownRoot, 'tmp'), { recursive: true })
  const root = join(mkdtempSync(join(ownRoot, 'tmp/against-')), 'tree')
  removeAtEnd(root)
  build(root, ref)
  return root
}
