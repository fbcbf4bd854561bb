import type { ArmedScenario } from '@soe/simulator-client'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { readSources } from '../read-sources'

const rules = (count: number) => `${count} ${count === 1 ? 'rule' : 'rules'}`

export const arm = async ({ io, connect, show }: CommandRun, world: string, sources: string[]): Promise<number> => {
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
}
