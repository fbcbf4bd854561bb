import { execFile, execFileSync, spawn } from 'node:child_process'
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

export interface Running {
  /** Resolves with the first match in what the command has printed. */
  prints(pattern: RegExp): Promise<RegExpExecArray>
  kill(signal: NodeJS.Signals): void
  readonly ended: Promise<Ran>
}

/** Starts the command as its users do, and leaves it running. */
export const spawnConform = (args: readonly string[]): Running => {
  const env = { ...process.env, GITHUB_ACTIONS: '' }
  const child = spawn(process.execPath, [bundle, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  const waiting = new Set<() => void>()
  const hear = (stream: 'out' | 'err') => (chunk: Buffer) => {
    said[stream] += chunk.toString()
    for (const look of waiting) look()
  }
  child.stdout.on('data', hear('out'))
  child.stderr.on('data', hear('err'))
  const ended = new Promise<Ran>((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? -1, ...said }))
  })
  return {
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(said.out)
          if (!match) return
          waiting.delete(look)
          resolve(match)
        }
        waiting.add(look)
        void ended.then(({ out, err }) => reject(new Error(`it ended without ${String(pattern)}: ${out}${err}`)))
        look()
      }),
    kill: (signal) => void child.kill(signal),
    ended,
  }
}
