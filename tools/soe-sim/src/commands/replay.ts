import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { readSnapshot } from '../read-snapshot'

export const replay = defineCommand({
  usage: 'replay <snapshot>',
  summary: 'Make a world of a snapshot: a file, a kept one by its id, or - for stdin.',
  options: { '--id <id>': 'the name of the new world' },
  examples: ['replay demo.json --id demo-replayed', 'replay before-the-checkout'],
  json: ({ control, z }) => control.makeWorld.responses[201].extend({ enter: z.string() }),
  handler: async ({ io, given, connect, show }, source) => {
    const from = await readSnapshot(source, io)
    const simulator = await connect()
    const world = await simulator.makeWorld({ from, ...(given.id !== undefined && { id: given.id }) })
    const enter = simulator.enterUrl(world.id)
    show({ ...world, enter }, () => [
      `Made the world ${world.id} of ${source}: persona ${world.persona}, seed ${world.seed}, clock ${world.now}.`,
      `Enter it at ${enter}`,
    ])
    return exitCode.fine
  },
})
