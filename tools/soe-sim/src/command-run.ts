import type { SimulatorClient } from '@soe/simulator-client'
import { connect, type ServerOptions } from './connect'
import type { Io } from './io'

/** One run of a command: its input and its output. */
export interface CommandRun<Given = object> {
  readonly io: Io
  readonly given: Given
  readonly server: ServerOptions
  connect(): Promise<SimulatorClient>
  /** The value where JSON is asked for, else the text. */
  show(value: unknown, text: () => string): void
}

export const createRun = <Given>(io: Io, given: Given, server: ServerOptions): CommandRun<Given> => ({
  io,
  given,
  server,
  connect: () => connect(server),
  show: (value, text) => io.out(server.json ? JSON.stringify(value, null, 2) : text()),
})
