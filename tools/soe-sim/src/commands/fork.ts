import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { lostStorage } from '../lost-storage'

/** Makes a second world that goes on from where the first one is, or was just before a call. */
export const fork = defineCommand({
  usage: 'fork <world>',
  summary: 'Make a second world that goes on from where the first one is; the first stays as it is.',
  options: {
    '--id <id>': 'the name of the new world',
    '--before <decision>': 'from where the first one was just before one of its latest 200 calls',
  },
  examples: ['fork demo --id demo-again', 'fork demo --before demo-3'],
  json: ({ control, z }) => control.makeWorld.responses[201].extend({ enter: z.string() }),
  handler: async ({ given, connect, show }, world) => {
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
  },
})
