import { setTimeout as pause } from 'node:timers/promises'
import type { SimulatorConnection } from '../fetch-like'

/** A simulator that is ready: give it to `createSimulatorClient`, or as `simulator` to the fixtures. */
export interface StartedSimulator extends SimulatorConnection, AsyncDisposable {
  /** What it has printed. */
  logs(): Promise<string>
  /** Lets calls that are under way end, and waits until it is gone. */
  stop(): Promise<void>
}

/** What a process and an image are started with alike. */
export abstract class StartOptions {
  protected environment: Readonly<Record<string, string>> = {}
  /** Milliseconds that a start may take. */
  protected timeout = 60_000

  withEnvironment(environment: Readonly<Record<string, string>>): this {
    this.environment = { ...this.environment, ...environment }
    return this
  }

  withStartupTimeout(milliseconds: number): this {
    this.timeout = milliseconds
    return this
  }
}

/** Milliseconds between two questions whether it is ready. */
const interval = 50

const isReady = async ({ baseUrl, token }: SimulatorConnection): Promise<boolean> => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  try {
    return (await fetch(`${baseUrl}/__sim/ready`, { headers, signal: AbortSignal.timeout(1000) })).status === 200
  } catch {
    return false
  }
}

/** Waits until the simulator answers, and throws with what it printed where it does not in time. */
export const untilReady = async (
  connection: SimulatorConnection,
  { timeout, logs }: { timeout: number; logs: () => Promise<string> },
): Promise<void> => {
  const end = performance.now() + timeout
  while (!(await isReady(connection))) {
    if (performance.now() > end) {
      throw new Error(`${connection.baseUrl} was not ready after ${timeout} ms. It printed:\n${await logs()}`)
    }
    await pause(interval)
  }
}
