import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'
import { readLabels } from '../read-labels'

interface Given {
  readonly label?: readonly string[]
  readonly idle?: string
}

const count = (worlds: number) => (worlds === 1 ? '1 world' : `${worlds} worlds`)

/** Drops the worlds of some labels, or those that nothing has happened in for a while. */
export const sweepWorlds = async ({ given: { label, idle }, connect, show }: CommandRun<Given>): Promise<number> => {
  if (!label && idle === undefined)
    throw new InputError('NOTHING_TO_SWEEP', 'Say which worlds: --label, --idle or both.')
  const simulator = await connect()
  const dropped = await simulator.sweepWorlds({
    ...(label && { labels: readLabels(label) }),
    ...(idle !== undefined && { idleFor: idle }),
  })
  show({ dropped }, () => [`Dropped ${count(dropped.length)}.`, ...dropped.map((id) => `  ${id}`)])
  return exitCode.fine
}
