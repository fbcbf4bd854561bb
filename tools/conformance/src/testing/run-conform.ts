import { execFile, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ProcessIo } from '../io'
import { main } from '../main'

const root = join(__dirname, '../../../..')
const bundle = join(root, 'tools/conformance/dist/soe-conform.mjs')

type Env = Readonly<Record<string, string>>

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command in this process. */
export const runConform = async (args: readonly string[], env: Env = {}): Promise<Ran> => {
  const said = { out: '', err: '' }
  const io: ProcessIo = {
    out: (text) => void (said.out += `${text}\n`),
    err: (text) => void (said.err += `${text}\n`),
    progress: () => undefined,
    isTty: false,
    env,
    signal: new AbortController().signal,
    now: () => performance.now(),
    cpu: () => 0,
  }
  return { code: await main(args, io), ...said }
}

let isBuilt = false

/** Bundles the command as it is now, once for all tests. */
export const buildConform = (): string => {
  if (!isBuilt)
    execFileSync(process.execPath, [join(root, 'tools/workspace/src/build-program.mjs'), 'conformance'], { cwd: root })
  isBuilt = true
  return bundle
}

/** Runs a program to its end. */
export const runProgram = (
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: Env } = {},
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

/** Runs the bundled command as its users do. */
export const runBundle = (...args: readonly string[]): Promise<Ran> =>
  runProgram(process.execPath, [buildConform(), ...args])

export interface Running {
  /** Resolves with the first match in what the command has printed. */
  prints(pattern: RegExp): Promise<RegExpExecArray>
  kill(signal: NodeJS.Signals): void
  readonly ended: Promise<Ran>
}

/** Starts the bundled command as its users do, and leaves it running. */
export const spawnConform = (args: readonly string[]): Running => {
  const env = { ...process.env, GITHUB_ACTIONS: '' }
  const child = spawn(process.execPath, [buildConform(), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
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
