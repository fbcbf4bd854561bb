import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { readNumber } from '../read-number'

interface Given {
  readonly error?: string
  readonly status?: string
}

/** Fails the next call of an operation, with an error or a status. */
export const failNext = async (
  { given: { error, status: text }, connect, show }: CommandRun<Given>,
  world: string,
  on: string,
): Promise<number> => {
  const status = readNumber('--status', text, { min: 0, max: 599 })
  const failure = { on, ...(error !== undefined && { error }), ...(status !== undefined && { status }) }
  await (await connect()).command(world, { failNext: failure })
  show({ failNext: failure }, () => `The next call of ${on} in the world ${world} answers ${error ?? status}.`)
  return exitCode.fine
}
