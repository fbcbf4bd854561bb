import { defineCommand } from '../command'
import { exitCode } from '../exit-code'

export const dropWorld = defineCommand({
  usage: 'worlds drop <world>',
  summary: 'Drop a world with everything in it.',
  examples: ['worlds drop demo'],
  json: ({ z }) => z.strictObject({ dropped: z.string() }),
  handler: async ({ connect, show }, world) => {
    const simulator = await connect()
    // The client accepts a world that is gone; on the command line it is most likely a typo.
    await simulator.getWorld(world)
    await simulator.dropWorld(world)
    show({ dropped: world }, () => `Dropped the world ${world}.`)
    return exitCode.fine
  },
})
