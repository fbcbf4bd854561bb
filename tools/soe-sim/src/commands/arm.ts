import type { ArmedScenario } from '@soe/simulator-client'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'

const rules = (count: number) => `${count} ${count === 1 ? 'rule' : 'rules'}`

export const arm = defineCommand({
  usage: 'arm <world> <sources...>',
  summary: 'Arm scenarios: of files, of stdin (-), or built-in ones by id. All are right, or none is armed.',
  examples: ['arm demo locked.yaml', 'arm demo cart-load-503-once'],
  json: ({ control, z }) => z.array(control.armScenario.responses[200]),
  handler: async ({ io, connect, show }, world, sources) => {
    const { readSources } = await import('../read-sources')
    const simulator = await connect()
    const known = await simulator.names(world)
    const armed: ArmedScenario[] = []
    for (const scenario of await readSources(sources, io, known)) {
      armed.push(await simulator.arm(world, scenario))
    }
    show(armed, () =>
      armed.map(({ id, title, rules: count }) => `Armed ${id} in the world ${world}: ${title} (${rules(count)}).`),
    )
    return exitCode.fine
  },
})
