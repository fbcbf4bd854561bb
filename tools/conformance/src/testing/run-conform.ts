import { execFile } from 'node:child_process'
import { join } from 'node:path'

const bin = join(__dirname, '../../bin/soe-conform.mjs')

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command as its users do. */
export const runConform = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, GITHUB_ACTIONS: '', ...env }, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, [bin, ...args], options, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })
