import { defineCommand } from '../command'
import { describeClock } from '../describe-clock'
import { exitCode } from '../exit-code'
import { readSnapshot } from '../read-snapshot'

export const restore = defineCommand({
  usage: 'restore <world> <snapshot>',
  summary: 'Take a world back to a snapshot: a file, a kept one by its id, or - for stdin.',
  examples: ['restore demo demo.json', 'restore demo before-the-checkout'],
  json: ({ control }) => control.restoreSnapshot.responses[200],
  handler: async ({ io, connect, show }, world, source) => {
    const snapshot = await readSnapshot(source, io)
    const simulator = await connect()
    const restored = await simulator.restore(world, snapshot)
    const clock = describeClock(await simulator.getWorld(world))
    show(restored, () => `Restored the world ${world} of ${source}: clock ${clock}.`)
    return exitCode.fine
  },
})
