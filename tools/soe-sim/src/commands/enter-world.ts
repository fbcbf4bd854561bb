import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

/** A path of this shop, and of nowhere else. */
const shopPath = (path: string): string => {
  if (/^\/(?![/\\])/.test(path)) return path
  throw new InputError(
    'INVALID_PATH',
    `"${path}" is not a path of the shop: it begins with one /, such as /smartphones/.`,
  )
}

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
