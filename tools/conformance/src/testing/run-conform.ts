import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '../../../..')
const bundle = join(root, 'tools/conformance/dist/soe-conform.mjs')

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Bundles the command as it is now. */
export const buildConform = (): string => {
  execFileSync(process.execPath, [join(root, 'tools/workspace/src/build-conformance.mjs')], { cwd: root })
  return bundle
}

/** Runs a program to its end. */
export const runProgram = (
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> =>
  new Promise((resolve) => {
    const options = {
      ...(cwd !== undefined && { cwd }),
      env: { ...process.env, GITHUB_ACTIONS: '', ...env },
      maxBuffer: 64 * 1024 * 1024,
    }
    execFile(command, args, options, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })

/** Runs the command as its users do. */
export const runConform = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> =>
  runProgram(process.execPath, [bundle, ...args], { env })
