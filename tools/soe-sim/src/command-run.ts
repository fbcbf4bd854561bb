import type { Lines } from '@soe/contracts'
import type { SimulatorClient } from '@soe/simulator-client'
import type { SimCommand } from './command'
import { connect, type ServerOptions } from './connect'
import type { Io } from './io'

/** One run of a command: its input and its output. */
export interface CommandRun<Given = object> {
  readonly io: Io
  readonly given: Given
  readonly server: ServerOptions
  /** All commands of the command line. */
  readonly commands: readonly SimCommand[]
  connect(): Promise<SimulatorClient>
  /** The value where JSON is asked for, else the lines. */
  show(value: unknown, lines: () => Lines): void
}

export const jsonLines = (value: unknown): string[] => JSON.stringify(value, null, 2).split('\n')

export const createRun = <Given>({
  io,
  server,
  ...rest
}: Pick<CommandRun<Given>, 'io' | 'given' | 'server' | 'commands'>): CommandRun<Given> => ({
  ...rest,
  io,
  server,
  connect: () => connect(server),
  show: (value, lines) => io.out(server.json ? jsonLines(value) : lines()),
})
