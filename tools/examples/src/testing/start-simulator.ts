import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { built } from './workspace'

export interface RunningSimulator {
  readonly url: string
  /** What it said when it started, up to the line that comes last. */
  readonly said: readonly string[]
  stop(): Promise<void>
}

const isLast = (line: string) => line.startsWith('contract ')

const announcement = async (child: ChildProcessByStdio<null, Readable, null>): Promise<string[]> => {
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) {
    said.push(line)
    if (isLast(line)) return said
  }
  throw new Error(`the simulator ended before it listened: ${said.join('\n')}`)
}

/** The built simulator with the built shop and console, on a free port, keeping nothing. */
export const startSimulator = async (...more: readonly string[]): Promise<RunningSimulator> => {
  const flags = ['--port', '0', '--store', 'memory', '--static', built.storefront, '--console', built.console, ...more]
  const child = spawn(process.execPath, [built.simulator, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await announcement(child)
  child.stdout.resume()
  return {
    url: /http:\/\/localhost:\d+/.exec(said.join('\n'))?.[0] ?? '',
    said,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
