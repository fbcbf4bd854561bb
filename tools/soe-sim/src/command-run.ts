import type { CommandRun } from './command'
import { connect } from './connect'

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
