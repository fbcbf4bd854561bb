import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { shopPath } from '../shop-path'

export const enterWorld = defineCommand({
  usage: 'worlds enter <world>',
  summary: "Print the address that brings a browser into a world's shop.",
  options: { '--to <path>': { text: 'where in the shop, such as /smartphones/', otherwise: '/' } },
  examples: ['worlds enter demo --to /smartphones/'],
  json: ({ z }) => z.strictObject({ world: z.string(), url: z.string() }),
  handler: async ({ given, connect, show }, world) => {
    const to = shopPath(given.to)
    const simulator = await connect()
    await simulator.getWorld(world)
    const url = simulator.enterUrl(world, to)
    show({ world, url }, () => url)
    return exitCode.fine
  },
})
