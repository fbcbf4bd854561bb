import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { readNumber } from '../read-number'

export const failNext = defineCommand({
  usage: 'fail-next <world> <operation>',
  summary: 'Fail the next call of an operation.',
  options: {
    '--error <id>': 'an error that the operation may answer',
    '--status <number>': 'an HTTP status; 0 ends the connection without an answer',
  },
  examples: ['fail-next demo cart.addDevice --error 208', 'fail-next demo checkout.getCheckoutDetails --status 503'],
  json: ({ z }) =>
    z.strictObject({
      failNext: z.strictObject({ on: z.string(), error: z.string().optional(), status: z.number().int().optional() }),
    }),
  handler: async ({ given: { error, status: text }, connect, show }, world, on) => {
    const status = readNumber('--status', text, { min: 0, max: 599 })
    const failure = { on, ...(error !== undefined && { error }), ...(status !== undefined && { status }) }
    await (await connect()).command(world, { failNext: failure })
    show({ failNext: failure }, () => `The next call of ${on} in the world ${world} answers ${error ?? status}.`)
    return exitCode.fine
  },
})
