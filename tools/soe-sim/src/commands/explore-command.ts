import { defineCommand } from '../command'

export const exploreOptions = {
  '--journey <name>': 'instead of a test, a journey that comes with the command, such as own-device',
  '--config <file>': "Playwright's configuration; the nearest above the test unless told otherwise",
  '--project <name>': 'only this project of it',
  '--grep <pattern>': 'only tests whose titles fit',
  '--cells <parts...>': 'only cells whose names hold one of these, such as cart.addDevice or lost-answer',
  '--without <oracles...>': 'oracles that are not asked, such as axe',
  '--no-prune': 'run also the cells that nothing tells from another',
  '--time <duration>': 'begin no cell after so long, such as PT8M; the next run goes on there',
  '--workers <number>': 'how many run side by side; two a core unless told otherwise',
  '--fresh': 'forget what an earlier run has found',
  '--out <folder>': { text: 'where results, reports and pictures go', otherwise: 'explore-results' },
} as const

export const exploreCommand = defineCommand({
  usage: 'explore [test]',
  summary:
    'Run a Playwright test that is green under each thing that can go wrong with each of its calls, and judge what the shop makes of it.',
  options: exploreOptions,
  examples: [
    'explore tests/checkout.spec.ts',
    'explore tests/checkout.spec.ts --time PT8M --cells checkout.placeOrder',
    'explore --journey own-device --time PT8M',
  ],
  json: ({ z }) =>
    z.looseObject({
      counts: z.record(z.string(), z.number()),
      seconds: z.number(),
      cells: z.array(z.looseObject({ id: z.string(), standing: z.string() })),
    }),
  handler: async (run, test) => (await import('./explore')).explore(run, test),
})
