import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { promisify } from 'node:util'
import { StartOptions, untilReady, type StartedSimulator } from './started-simulator'

const execute = promisify(execFile)

/** The port of the image. */
const port = 4010

/** Starts the image of the shop through the program of a container engine, such as docker or podman. */
export class SimulatorContainer extends StartOptions {
  #engine = 'docker'
  #command: readonly string[] = []

  constructor(private readonly image = 'soe-sim') {
    super()
  }

  withEngine(program: string): this {
    this.#engine = program
    return this
  }

  /** Takes the place of the image's command: flags of `soe-sim start`. */
  withCommand(...command: readonly string[]): this {
    this.#command = command
    return this
  }

  async start(): Promise<StartedSimulator> {
    // Calls come from outside the container, so the control API asks for a token.
    const environment = { SIM_TOKEN: randomUUID(), ...this.environment }
    const id = await this.#run(environment)
    const stop = async () => void (await this.#ask(['stop', id]))
    const logs = () => this.#ask(['logs', id])
    try {
      const published = await this.#ask(['port', id, `${port}/tcp`])
      const connection = { baseUrl: `http://${published.split('\n')[0] ?? ''}`, token: environment.SIM_TOKEN }
      await untilReady(connection, { timeout: this.timeout, logs })
      return { ...connection, logs, stop, [Symbol.asyncDispose]: stop }
    } catch (error) {
      await stop()
      throw error
    }
  }

  /** Values are handed over in the environment, which no list of processes shows. */
  #run(environment: Readonly<Record<string, string>>): Promise<string> {
    const names = Object.keys(environment).flatMap((name) => ['--env', name])
    const flags = ['--detach', '--rm', '--read-only', '--publish', `127.0.0.1::${port}`, ...names]
    return this.#ask(['run', ...flags, this.image, ...this.#command], environment)
  }

  async #ask(given: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> {
    const { stdout, stderr } = await execute(this.#engine, given, { env: { ...process.env, ...environment } })
    return given[0] === 'logs' ? stdout + stderr : stdout.trim()
  }
}
