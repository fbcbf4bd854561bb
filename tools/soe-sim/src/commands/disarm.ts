import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

export const disarm = defineCommand({
  usage: 'disarm <world> <id>',
  summary: 'Disarm a scenario, and forget what it has counted.',
  examples: ['disarm demo cart-load-503-once'],
  json: ({ z }) => z.strictObject({ world: z.string(), disarmed: z.string() }),
  handler: async ({ connect, show }, world, id) => {
    const simulator = await connect()
    const armed = (await simulator.scenarios(world)).map((scenario) => scenario.id)
    if (!armed.includes(id)) {
      const none = armed.length === 0 ? ' Nothing is armed there.' : ''
      throw new InputError('UNKNOWN_SCENARIO', `The scenario "${id}" is not armed in the world ${world}.${none}`, armed)
    }
    await simulator.disarm(world, id)
    show({ world, disarmed: id }, () => `Disarmed ${id} in the world ${world}.`)
    return exitCode.fine
  },
})
