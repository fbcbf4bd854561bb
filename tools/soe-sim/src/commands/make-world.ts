import type { MakeWorldOptions } from '@soe/simulator-client'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { readLabels } from '../read-labels'
import { readNumber } from '../read-number'
import { readOneSource } from '../read-sources'

interface Given {
  readonly persona?: string
  readonly id?: string
  readonly seed?: string
  readonly title?: string
  readonly label?: readonly string[]
  readonly freeze?: string | true
  readonly scenario?: string
}

const optionsOf = ({ persona, id, seed: text, freeze, title, label }: Given): MakeWorldOptions => {
  const seed = readNumber('--seed', text, { min: 0, max: 4_294_967_295 })
  return {
    ...(persona !== undefined && { persona }),
    ...(id !== undefined && { id }),
    ...(seed !== undefined && { seed }),
    ...(title !== undefined && { title }),
    ...(label && { labels: readLabels(label) }),
    ...(freeze !== undefined && { clock: { freeze } }),
  }
}

export const makeWorld = async ({ io, given, connect, show }: CommandRun<Given>): Promise<number> => {
  const options = optionsOf(given)
  const simulator = await connect()
  const scenario = given.scenario === undefined ? undefined : await readOneSource(given.scenario, io)
  const world = await simulator.makeWorld({ ...options, ...(scenario && { scenario: { ...scenario } }) })
  const url = simulator.enterUrl(world.id)
  show({ ...world, enter: url }, () => [
    `Made the world ${world.id}: persona ${world.persona}, seed ${world.seed}, clock ${world.now}.`,
    ...(scenario ? [`Armed ${scenario.id}: ${scenario.title}.`] : []),
    `Enter it at ${url}`,
  ])
  return exitCode.fine
}
