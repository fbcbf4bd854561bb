import { defineCommand } from '../command'
import { describeClock } from '../describe-clock'
import { exitCode } from '../exit-code'
import { lostStorage } from '../lost-storage'

export const rewind = defineCommand({
  usage: 'rewind <world>',
  summary: 'Take a world back to just before a call; the calls that this undoes stay in its journal.',
  options: { '--before <decision>': { text: 'one of the latest 200 calls of the world', isRequired: true } },
  examples: ['rewind demo --before demo-3'],
  json: ({ control, z }) => control.restoreSnapshot.responses[200].extend({ enter: z.string() }),
  handler: async ({ given: { before }, connect, show }, world) => {
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
  },
})
