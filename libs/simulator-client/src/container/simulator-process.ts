import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { StartOptions, untilReady, type StartedSimulator } from './started-simulator'

/** Milliseconds that it may take to end by itself. */
const patience = 10_000

/** The package `soe-sim` of the project that runs the tests. */
const installedProgram = (): string => {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  try {
    return join(dirname(resolve('soe-sim/package.json')), 'start.mjs')
  } catch (error) {
    throw new Error('soe-sim is not installed here: npm install --save-dev soe-sim', { cause: error })
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

const end = async (child: ChildProcess): Promise<void> => {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), patience)
  await ended
  clearTimeout(late)
}

/** The address that it prints once it listens. */
const addressOf = (child: ChildProcess, printed: () => string, timeout: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`soe-sim ${why}. It printed:\n${printed()}`))
    const late = setTimeout(() => fail(`did not listen after ${timeout} ms`), timeout)
    const read = () => {
      const address = /http:\/\/[^\s"/]+(?=\/__sim\/docs)/.exec(printed())?.[0]
      if (address === undefined) return
      clearTimeout(late)
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(late)
      fail(`ended with ${code}`)
    })
  })

/** Starts the installed `soe-sim` as a process of its own, on a free port unless `withFlags` names one. */
export class SimulatorProcess extends StartOptions {
  #flags: readonly string[] = []

  /** @param program what Node runs; the package `soe-sim` of this project by default */
  constructor(private readonly program = installedProgram()) {
    super()
  }

  /** Flags of `soe-sim start`, such as `--data`. */
  withFlags(...flags: readonly string[]): this {
    this.#flags = [...this.#flags, ...flags]
    return this
  }

  async start(): Promise<StartedSimulator> {
    const child = spawn(process.execPath, [this.program, '--port', '0', ...this.#flags], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)))
    const abandon = () => void child.kill()
    process.once('exit', abandon)
    const stop = async () => {
      await end(child)
      process.off('exit', abandon)
    }
    const logs = async () => printed
    try {
      const baseUrl = await addressOf(child, () => printed, this.timeout)
      const token = this.#token()
      const connection = { baseUrl, ...(token !== undefined && { token }) }
      await untilReady(connection, { timeout: this.timeout, logs })
      return { ...connection, logs, stop, [Symbol.asyncDispose]: stop }
    } catch (error) {
      await stop()
      throw error
    }
  }

  /** The token that it was given, by flag or by variable. */
  #token(): string | undefined {
    const at = this.#flags.lastIndexOf('--token')
    return at === -1 ? this.environment['SIM_TOKEN'] : this.#flags[at + 1]
  }
}
