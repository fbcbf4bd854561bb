import { execFile } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const tools = join(import.meta.dirname, '../../generators')

/** Tools that are no dependencies of this workspace are installed in a folder of their own. */
export const work = resolve(import.meta.dirname, '../../../../dist/generators')

export interface Ran {
  readonly code: number
  readonly output: string
}

export const runIn = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> => {
  const options = { cwd: work, env: { ...process.env, ...env }, maxBuffer: 256_000_000 }
  try {
    const { stdout } = await promisify(execFile)(program, args, options)
    return { code: 0, output: stdout }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code: number; stdout?: string; stderr?: string }
    return { code, output: `${stdout}${stderr}` }
  }
}

/** The lockfile that npm writes once all is installed. */
const installed = (): string => {
  try {
    return readFileSync(join(work, 'installed.json'), 'utf8')
  } catch {
    return ''
  }
}

/** Copies the tools to where they work, and installs what they need unless it is there. */
export const installTools = async (): Promise<void> => {
  const wanted = readFileSync(join(tools, 'package-lock.json'), 'utf8')
  cpSync(tools, work, { recursive: true })
  if (installed() === wanted) return
  const { code, output } = await runIn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Error(`The tools cannot be installed: ${output}`)
  cpSync(join(tools, 'package-lock.json'), join(work, 'installed.json'))
}
