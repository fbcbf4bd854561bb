import type { CommandRun } from '../command-run'
import { describeClock } from '../describe-clock'
import { exitCode } from '../exit-code'
import { lostStorage } from '../lost-storage'

/** Takes a world back to just before a call. */
export const rewind = async (
  { given: { before }, connect, show }: CommandRun<{ readonly before: string }>,
  world: string,
): Promise<number> => {
  const simulator = await connect()
  const rewound = await simulator.rewind(world, before)
  const enter = simulator.enterUrl(world, '/', { session: rewound.session })
  const clock = describeClock(await simulator.getWorld(world))
  show({ ...rewound, enter }, () => [
    `Took the world ${world} back to just before ${before}: clock ${clock}. What it undid is marked ${rewound.rewind}.`,
    `Enter it at ${enter}`,
    lostStorage,
  ])
  return exitCode.fine
}
