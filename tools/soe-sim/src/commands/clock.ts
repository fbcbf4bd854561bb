import type { ClockChange } from '@soe/simulator-client'
import type { CommandRun } from '../command-run'
import { describeClock } from '../describe-clock'
import { exitCode } from '../exit-code'

interface Given {
  readonly freeze?: string | true
  readonly advance?: string
  readonly resume?: true
}

const changeOf = ({ freeze, advance, resume }: Given): ClockChange => ({
  ...(freeze !== undefined && { freeze }),
  ...(advance !== undefined && { advance }),
  ...(resume && { resume }),
})

/** Reads a world's clock, or changes it. */
export const clock = async ({ given, connect, show }: CommandRun<Given>, world: string): Promise<number> => {
  const change = changeOf(given)
  const simulator = await connect()
  const isAsked = Object.keys(change).length === 0
  const { now, frozen } = isAsked ? await simulator.getWorld(world) : await simulator.clock(world, change)
  show({ now, frozen }, () => `The clock of the world ${world} shows ${describeClock({ now, frozen })}.`)
  return exitCode.fine
}
