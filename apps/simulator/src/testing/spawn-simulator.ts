import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(__dirname, '../../../..')

/**
 * Builds the simulator from its source and returns the file to run. It lies inside the workspace, where the packages
 * that can't be bundled are found.
 */
export const buildSimulator = (name: string): string => {
  const outfile = join(root, 'dist/test', `${name}.cjs`)
  const flags = [
    '--bundle',
    '--platform=node',
    '--format=cjs',
    '--target=node20',
    '--external:lmdb',
    '--log-level=warning',
  ]
  const given = [join(root, 'apps/simulator/src/main.ts'), ...flags, `--outfile=${outfile}`]
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/esbuild'), given, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return outfile
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
