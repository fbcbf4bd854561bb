import type { Lines } from '@soe/contracts'
import type { SimulatorClient } from '@soe/simulator-client'
import { connect, type ServerOptions } from './connect'
import type { Io } from './io'

/** One run of a command: its input and its output. */
export interface CommandRun<Given = object> {
  readonly io: Io
  readonly given: Given
  readonly server: ServerOptions
  connect(): Promise<SimulatorClient>
  /** The value where JSON is asked for, else the lines. */
  show(value: unknown, lines: () => Lines): void
}

export const jsonLines = (value: unknown): string[] => JSON.stringify(value, null, 2).split('\n')

export const createRun = <Given>(io: Io, given: Given, server: ServerOptions): CommandRun<Given> => ({
  io,
  given,
  server,
  connect: () => connect(server),
  show: (value, lines) => io.out(server.json ? jsonLines(value) : lines()),
})
