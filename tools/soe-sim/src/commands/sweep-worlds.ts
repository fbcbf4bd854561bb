import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'
import { readLabels } from '../read-labels'

const count = (worlds: number) => (worlds === 1 ? '1 world' : `${worlds} worlds`)

/** Drops the worlds of some labels, or those that nothing has happened in for a while. */
export const sweepWorlds = defineCommand({
  usage: 'worlds sweep',
  summary: 'Drop the worlds of some labels, or those that have been idle.',
  options: {
    '--label <name=value...>': 'only worlds that bear all of these labels',
    '--idle <duration>': 'only worlds that nothing has happened in for so long, such as PT2H',
  },
  examples: ['worlds sweep --label run=17', 'worlds sweep --idle PT2H'],
  json: ({ control }) => control.sweepWorlds.responses[200],
  handler: async ({ given: { label, idle }, connect, show }) => {
    if (!label && idle === undefined)
      throw new InputError('NOTHING_TO_SWEEP', 'Say which worlds: --label, --idle or both.')
    const simulator = await connect()
    const dropped = await simulator.sweepWorlds({
      ...(label && { labels: readLabels(label) }),
      ...(idle !== undefined && { idleFor: idle }),
    })
    show({ dropped }, () => [`Dropped ${count(dropped.length)}.`, ...dropped.map((id) => `  ${id}`)])
    return exitCode.fine
  },
})
