import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const main = join(__dirname, '../../../../apps/simulator/src/main.ts')

export interface RunningSimulator {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a simulator of its own, on a free port. */
export const startSimulator = async (...flags: string[]): Promise<RunningSimulator> => {
  const given = ['--import', 'tsx', main, '--port', '0', '--host', '127.0.0.1', ...flags]
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'], cwd: __dirname })
  const stop = async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  for await (const line of createInterface(child.stdout)) {
    const url = /carrier API +(http:\/\/[^/]+)\/soe/.exec(line)?.[1]
    if (url === undefined) continue
    child.stdout.resume()
    return { url, stop }
  }
  throw new Error('the simulator ended before it listened')
}
