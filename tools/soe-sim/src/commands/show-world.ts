import type { WorldScenario } from '@soe/simulator-client'
import { defineCommand } from '../command'
import { describeClock } from '../describe-clock'
import { describeState } from '../describe-state'
import { exitCode } from '../exit-code'

const describeScenario = ({ id, title, rules }: WorldScenario): string => {
  const counts = rules.map((rule) => `${rule.id} fired ${rule.fired} of ${rule.matched}`)
  return `Armed is ${id}: ${title}; ${counts.join(', ')}.`
}

export const showWorld = defineCommand({
  usage: 'worlds show <world>',
  summary: 'Tell what a world holds, in sentences.',
  examples: ['worlds show demo'],
  json: ({ control }) =>
    control.getWorld.responses[200].extend({
      state: control.getState.responses[200],
      scenarios: control.listScenarios.responses[200].shape.scenarios,
    }),
  handler: async ({ connect, show }, id) => {
    const simulator = await connect()
    const [world, state, scenarios] = await Promise.all([
      simulator.getWorld(id),
      simulator.state(id),
      simulator.scenarios(id),
    ])
    show({ ...world, state, scenarios }, () => [
      `World ${id}: persona ${world.persona}, seed ${world.seed}, clock ${describeClock(world)}.`,
      ...describeState(state, Date.parse(world.now)),
      ...scenarios.map(describeScenario),
    ])
    return exitCode.fine
  },
})
