import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(__dirname, '../../../..')

const main = join(root, 'dist/apps/simulator/main.mjs')

/** Whether it is built as its source is now; Nx builds it before it runs these tests. */
let isBuilt = process.env['NX_TASK_TARGET_PROJECT'] !== undefined

/** The file to run of the simulator as it ships. */
export const builtSimulator = (): string => {
  if (!isBuilt) {
    const given = [join(root, 'node_modules/.bin/nx'), 'run', 'simulator:build']
    const env = { ...process.env, NX_DAEMON: 'false' }
    const { status, stdout } = spawnSync(process.execPath, given, { cwd: root, encoding: 'utf8', env })
    if (status !== 0) throw new Error(stdout)
  }
  isBuilt = true
  return main
}

export interface SpawnedSimulator {
  readonly process: ChildProcess
  readonly base: string
  /** Milliseconds from the process's start until it printed its address. */
  readonly readyAfter: number
  /** Kills the process at once, and waits until it is gone. */
  kill(): Promise<void>
}

const baseOf = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('the simulator has no output')
  for await (const line of createInterface(child.stdout)) {
    const base = /carrier API +(http:\S+)\/soe/.exec(line)?.[1]
    if (base) {
      child.stdout.resume()
      return base
    }
  }
  throw new Error('the simulator ended before it listened')
}

/** Starts a built simulator on a free port. */
export const spawnSimulator = async (bundle: string, flags: readonly string[]): Promise<SpawnedSimulator> => {
  const started = performance.now()
  const given = [bundle, '--host', '127.0.0.1', '--port', '0', ...flags]
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] })
  const base = await baseOf(child)
  return {
    process: child,
    base,
    readyAfter: performance.now() - started,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
