import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages whose code runs in a browser. */
export const packages = /^(apps\/(storefront|console)|libs\/(ui|shop\/[^/]+))\//

const isCode = (file: string) => /^[^/]+\/([^/]+|shop\/[^/]+)\/src\/.*\.tsx?$/.test(file)
const isForTests = (file: string) => /\.(test|story|gallery)\.tsx?$|\/testing\//.test(file)

export interface SourceFile {
  /** From the root of the workspace. */
  readonly file: string
  readonly text: string
}

/** Every file of a workspace that git knows or would add. */
export const filesOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter(Boolean)

export const readSources = (root: string, files = filesOf(root)): SourceFile[] =>
  files
    .filter((file) => packages.test(file) && isCode(file) && !isForTests(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** The feature that a file belongs to: a package below libs/shop, else the package. */
export const featureOf = (file: string): string => /^(?:apps|libs\/shop|libs)\/([^/]+)/.exec(file)?.[1] ?? ''
