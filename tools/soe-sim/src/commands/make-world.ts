import type { MakeWorldOptions } from '@soe/simulator-client'
import { defineCommand, type GivenOptions } from '../command'
import { exitCode } from '../exit-code'
import { readLabels } from '../read-labels'
import { readNumber } from '../read-number'

const options = {
  '--persona <id>': 'who comes into it; prospect by default',
  '--id <id>': 'its name; one that no one guesses by default',
  '--title <text>': 'what it is for, in words',
  '--label <name=value...>': 'what groups it with others, such as run=17',
  '--seed <number>': 'what its chance is drawn from',
  '--freeze [instant]': 'its clock stands still, now or at an instant such as 2026-12-24T18:00:00Z',
  '--scenario <file or id>': 'begin with a scenario of a file, or a built-in one',
} as const

const optionsOf = ({
  persona,
  id,
  seed: text,
  freeze,
  title,
  label,
}: GivenOptions<typeof options>): MakeWorldOptions => {
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

export const makeWorld = defineCommand({
  usage: 'worlds make',
  summary: 'Make a world.',
  options,
  examples: [
    'worlds make --persona signed-in',
    'worlds make --id late --freeze 2026-12-24T18:00:00Z --scenario cart-load-503-once',
  ],
  json: ({ control, z }) => control.makeWorld.responses[201].extend({ enter: z.string() }),
  handler: async ({ io, given, connect, show }) => {
    const asked = optionsOf(given)
    const simulator = await connect()
    const scenario =
      given.scenario === undefined
        ? undefined
        : await (await import('../read-sources')).readOneSource(given.scenario, io)
    const world = await simulator.makeWorld({ ...asked, ...(scenario && { scenario: { ...scenario } }) })
    const url = simulator.enterUrl(world.id)
    show({ ...world, enter: url }, () => [
      `Made the world ${world.id}: persona ${world.persona}, seed ${world.seed}, clock ${world.now}.`,
      ...(scenario ? [`Armed ${scenario.id}: ${scenario.title}.`] : []),
      `Enter it at ${url}`,
    ])
    return exitCode.fine
  },
})
