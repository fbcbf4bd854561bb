import { defineCommand } from '../command'
import { exploreOptions } from './explore-options'

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
