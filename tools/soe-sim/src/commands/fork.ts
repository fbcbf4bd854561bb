import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { lostStorage } from '../lost-storage'

interface Given {
  readonly id?: string
  readonly before?: string
}

/** Makes a second world that goes on from where the first one is, or was just before a call. */
export const fork = async ({ given, connect, show }: CommandRun<Given>, world: string): Promise<number> => {
  const { id, before } = given
  const simulator = await connect()
  const from = { world, ...(before !== undefined && { before }) }
  const made = await simulator.makeWorld({ from, ...(id !== undefined && { id }) })
  const enter = simulator.enterUrl(made.id, '/', { session: made.session })
  show({ ...made, enter }, () => [
    `Made the world ${made.id}, a fork of ${world}${before === undefined ? '' : ` just before ${before}`}.`,
    `Enter it at ${enter}`,
    ...(before === undefined ? [] : [lostStorage]),
  ])
  return exitCode.fine
}
